"""Records and forks of a table."""

import msgspec
import pytest

from table.helpers import Played, seen_by
from tablee.kernel.record import read_record, replay
from tablee.table.entries import Settings
from tablee.table.errors import TableRefusal
from tablee.table.records import fork_of, record_of
from tablee.table.table import open_table


def finished(**options):
    played = Played(level="simplified_2", **options)
    played.random_decisions(3, 1)
    played.do(played.table.hand_to_bot(0, "greedy", "absent", 0.0))
    played.random_decisions(500, 1)
    return played


def test_the_record_of_a_finished_table_replays_and_names_who_took_over():
    played = finished()

    record = read_record(record_of(played.table).to_text())

    assert replay(played.game, record)[-1].view(None) == played.table.position.view(None)
    assert record.notes == [(3, "seat 0: greedy took over (absent)")]
    assert read_record(record_of(played.table).to_json()).notes == record.notes


def test_an_unfinished_table_gives_no_record():
    with pytest.raises(TableRefusal, match="not over"):
        record_of(Played().table)


def forked(played, fork):
    opened = msgspec.structs.replace(played.entries[0], fork=fork, settings=Settings())
    return open_table(played.game, [opened, *played.entries[1 : len(played.table.chairs) + 2]])


def test_a_fork_of_a_finished_play_begins_exactly_as_it_was():
    played = finished()
    line = len(played.table.logs.lines[1]) // 2
    moment = played.table.logs.moment_of(1, line)

    table = forked(played, fork_of(played.table, "there", 1, line, b"x" * 32))

    assert table.position.view(1) == played.table.history.position_at(moment).view(1)
    assert table.position.view(0) == played.table.history.position_at(moment).view(0)


def test_a_fork_of_a_running_play_deals_anew_what_its_seat_could_not_know():
    played = Played(seats=3, seed=4)
    played.random_decisions(4, 1)
    before = played.table.position
    line = len(played.table.logs.lines[0])
    moment = played.table.logs.moment_of(0, line)
    then = played.table.history.position_at(moment)

    tables = [forked(played, fork_of(played.table, "there", 0, line, bytes([n]) * 32)) for n in range(8)]

    assert all(table.position.view(0) == then.view(0) for table in tables)
    assert any(table.position.view(2) != then.view(2) for table in tables)
    assert played.table.position is before


def test_a_fork_never_opens_the_seed_of_the_play_it_came_from():
    played = Played(seats=2, level="simplified_1")
    table = forked(played, fork_of(played.table, "there", 0, 0, b"y" * 32))

    assert table.secret.hex().encode() not in seen_by(table, 0)
    with pytest.raises(TableRefusal):
        record_of(table)


def test_an_onlooker_cannot_fork_a_running_play():
    with pytest.raises(TableRefusal, match="not over"):
        fork_of(Played().table, "there", None, 0, b"z" * 32)
