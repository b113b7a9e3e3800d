"""Seats: sitting down, starting, bots that take over and give back."""

import pytest

from table.helpers import Played
from tablee.kernel.seed import secret_of
from tablee.table.entries import Opened, Settings
from tablee.table.errors import TableRefusal
from tablee.table.table import Table


def empty_table():
    played = Played()
    opened = Opened(
        at=0.0,
        game="mon_royaume",
        edition="1",
        components=played.game.components,
        seats=2,
        options=played.game.setup(2).options,
        secret=secret_of(1).hex(),
        settings=Settings(),
    )
    return Table(played.game, opened)


def test_a_play_starts_only_when_every_seat_is_taken():
    table = empty_table()
    table.evolve(table.sit(0, "  Red   hat ", 0.0))
    assert table.chairs[0].name == "Red hat"

    with pytest.raises(TableRefusal, match="seats empty 1"):
        table.start(0.0)
    table.evolve(table.sit(1, "greedy", 0.0, bot="greedy"))
    table.evolve(table.start(0.0))
    assert table.to_act() == [0, 1]
    assert table.bots_to_act() == [1]


def test_a_taken_seat_is_refused_to_a_bot_and_a_nameless_person_too():
    table = empty_table()
    table.evolve(table.sit(0, "Red", 0.0))

    with pytest.raises(TableRefusal, match="seat taken 0"):
        table.sit(0, "greedy", 0.0, bot="greedy")
    with pytest.raises(TableRefusal, match="name missing"):
        table.sit(1, "   ", 0.0)


def test_who_stands_up_before_the_start_leaves_the_seat_empty():
    table = empty_table()
    table.evolve(table.sit(0, "Red", 0.0))
    table.evolve(table.stand_up(0, 0.0))

    assert not table.chairs[0].taken
    assert table.stand_up(0, 0.0) == []


def test_a_bot_plays_for_somebody_who_left_and_gives_the_seat_back():
    played = Played()
    played.do(played.table.hand_to_bot(0, "random", "absent", 0.0))
    assert played.table.bots_to_act() == [0]

    played.do(played.table.give_back(0, 0.0))

    assert played.table.bots_to_act() == []
    assert [note for _, note in played.table.notes] == [
        "seat 0: random took over (absent)",
        "seat 0: given back",
    ]
    names = [line.name for line in played.table.logs.lines[1]]
    assert names[-2:] == ["bot-took-over", "gave-back"]


def test_a_seat_that_is_a_bot_has_no_person_to_give_it_back_to():
    played = Played(bots=(1,))

    with pytest.raises(TableRefusal, match="no person there 1"):
        played.table.give_back(1, 0.0)


def test_chat_is_heard_by_all_and_kept_short():
    played = Played()
    played.do(played.table.say(0, "", "  well\n played " + "x" * 600, 0.0))
    played.do(played.table.say(None, "Onlooker", "bravo", 0.0))

    assert played.table.sayings[0].text.startswith("well played x")
    assert len(played.table.sayings[0].text) == 500
    assert played.table.sayings[1].name == "Onlooker"
    with pytest.raises(TableRefusal, match="nothing said"):
        played.table.say(0, "", " \n ", 0.0)


@pytest.mark.rule("TG-11.2", "TG-R33")
@pytest.mark.parametrize(
    ("names", "begins"), [(["Zoé", "Hélène", "Al"], 1), (["Maximilienne", "Bo", "Al"], 0)]
)
def test_the_longest_name_at_the_table_begins_tales_of_glory(names, begins):
    played = Played("tales_of_glory", seats=3, names=names)
    marked = ["yes" if seat == begins else "no" for seat in range(3)]

    assert played.table.position.view(None).holder == begins
    assert played.table.setup.values("has_longest_name") == marked
    assert played.reopened().position.view(None).holder == begins
