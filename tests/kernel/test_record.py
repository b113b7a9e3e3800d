"""Records: readable, complete, and what a journal leaves when a play was interrupted."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from contract.plays import game_of
from contract.snapshot import snapshot
from tablee.kernel.record import Record, read_record, replay
from tablee.kernel.seed import commitment, secret_of

LINES = [(0, "bet"), (1, "fold")]


def record_of(lines=LINES, points=(1, -1), players=("you", "a bot")):
    """The record of a round of Kuhn poker."""
    game = game_of("kuhn_poker")
    decided = None if points is None else list(points)
    return Record(
        game.name,
        game.edition,
        game.components,
        game.setup(2),
        secret_of(1),
        list(players),
        list(lines),
        decided,
    )


def test_a_record_is_readable():
    text = record_of().to_text()
    assert text.splitlines()[:-1] == [
        "tablee record 1",
        "game kuhn_poker",
        "edition 1",
        "components none",
        "seats 2",
        "player 0 you",
        "player 1 a bot",
        f"commitment {commitment(secret_of(1))}",
        f"seed {secret_of(1).hex()}",
        "0 bet",
        "1 fold",
        "result 1 -1",
    ]
    assert text.splitlines()[-1].startswith("end 2 ")


def test_json_holds_the_same():
    record = record_of()
    data = json.loads(record.to_json())
    assert data["format"] == 1
    assert data["decisions"] == [[0, "bet"], [1, "fold"]]
    assert data["result"] == [1, -1]
    assert read_record(record.to_json()).to_text() == record.to_text()


def test_options_are_kept():
    game = game_of("mon_royaume")
    setup = game.setup(2, {"level": "simplified_2", "age": "child,adult"})
    record = Record(game.name, game.edition, game.components, setup, secret_of(1), [], [], None)
    for read in (read_record(record.to_text()), read_record(record.to_json())):
        assert read.setup.options == setup.options
        assert read.setup.seats == 2


@pytest.mark.parametrize("write", [Record.to_text, Record.to_json], ids=["text", "json"])
def test_replaying_gives_every_position(write):
    game = game_of("kuhn_poker")
    positions = replay(game, read_record(write(record_of())))
    again = game.deal(game.setup(2), secret_of(1))
    for position, (seat, notation) in zip(positions, LINES, strict=False):
        assert snapshot(game, position) == snapshot(game, again)
        again.apply(seat, game.decisions.parse(notation))
    assert len(positions) == 3
    assert positions[-1].result().points == [1, -1]


def test_a_play_still_under_way_has_no_result():
    record = read_record(record_of(lines=LINES[:1], points=None).to_text())
    assert record.points is None
    assert record.whole
    assert replay(game_of("kuhn_poker"), record)[-1].to_act() == [1]


def test_a_journal_without_its_close_replays_as_far_as_it_goes():
    record = read_record(record_of().journal_text())
    assert not record.whole
    assert record.decisions == LINES
    assert len(replay(game_of("kuhn_poker"), record)) == 3


def test_a_half_written_last_line_of_a_journal_is_dropped():
    record = read_record(record_of().journal_text()[:-2])
    assert not record.whole
    assert record.decisions == [(0, "bet")]


def test_line_ends_of_another_system_do_not_matter():
    record = record_of()
    assert read_record(record.to_text().replace("\n", "\r\n")).to_text() == record.to_text()


@pytest.mark.parametrize("write", [Record.to_text, Record.to_json], ids=["text", "json"])
def test_notes_are_kept_at_their_place(write):
    record = record_of()
    record.notes = [(0, "greedy sits down at seat 1"), (2, "that was short")]
    read = read_record(write(record))
    assert read.notes == record.notes
    assert read.decisions == LINES
    assert read.to_text() == record.to_text()


def test_a_line_break_in_a_note_does_not_become_a_line_of_the_record():
    record = record_of()
    record.notes = [(1, "a\n1 call\nend 0 x")]
    for text in (record.to_text(), record.to_json()):
        assert read_record(text).decisions == LINES
        assert len(read_record(text).notes) == 1


names = st.text(st.characters(exclude_categories=["Cc", "Cs", "Zl", "Zp"]), max_size=12)


@given(st.lists(names, max_size=3))
def test_the_names_of_the_players_are_kept(names):
    record = record_of(players=names)
    for text in (record.to_text(), record.to_json()):
        assert read_record(text).players == names
        assert read_record(text).to_text() == record.to_text()


@pytest.mark.parametrize("name", ["a\nb", "a\n1 call", "a\nend 0 x", "a\r", "\r\n"])
def test_a_line_break_in_a_name_does_not_become_a_line_of_the_record(name):
    record = record_of(players=[name, "b"])
    for text in (record.to_text(), record.to_json()):
        read = read_record(text)
        assert read.decisions == LINES
        assert len(read.players) == 2
        assert read.to_text() == record.to_text()
