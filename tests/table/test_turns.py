"""Provisional turns: taken back until something came out, shown to the others when they are confirmed."""

import pytest

from table.helpers import Played, seen_by
from tablee.kernel.errors import IllegalDecision
from tablee.table.entries import Settings
from tablee.table.errors import TableRefusal
from tablee.table.projection import project

ASK = Settings(confirm_turns=True)


def test_a_turn_that_passes_is_shown_at_once_and_can_be_taken_back_until_the_next_answer():
    played = Played("connect_four")
    before = seen_by(played.table, 1)
    played.submit(0, played.table.position.legal(0)[0].notation)
    assert seen_by(played.table, 1) != before
    assert played.table.to_act() == [1]

    played.take_back(0)
    assert played.table.to_act() == [0]
    played.submit(0, played.table.position.legal(0)[1].notation)
    played.submit(1, played.table.position.legal(1)[0].notation)
    with pytest.raises(IllegalDecision, match="others decided since"):
        played.take_back(0)


def test_with_confirmed_turns_nobody_sees_or_answers_before_the_confirmation():
    played = Played("connect_four", settings=ASK)
    before = seen_by(played.table, 1)

    played.submit(0, played.table.position.legal(0)[0].notation)

    assert seen_by(played.table, 1) == before
    assert seen_by(played.table, None) == seen_by(Played("connect_four", settings=ASK).table, None)
    assert played.table.to_act() == []
    played.do(played.table.confirm(0, 0.0))
    assert seen_by(played.table, 1) != before
    assert played.table.to_act() == [1]


def test_until_a_turn_is_confirmed_nobody_is_asked_and_to_the_others_its_seat_still_thinks():
    played = Played("connect_four", settings=ASK)
    played.submit(0, played.table.position.legal(0)[0].notation)

    states = {viewer: project(played.table, viewer) for viewer in (0, 1, None)}

    asked = {viewer: [seat.seat for seat in state.seats if seat.asked] for viewer, state in states.items()}
    assert asked == {0: [], 1: [0], None: [0]}
    assert [state.question for state in states.values()] == [None, None, None]
    assert [state.provisional for state in states.values()] == [True, False, False]


def test_an_unconfirmed_turn_that_is_taken_back_was_never_seen():
    played = Played("connect_four", settings=ASK)
    before = [seen_by(played.table, viewer) for viewer in (1, None)]

    played.submit(0, played.table.position.legal(0)[0].notation)
    played.take_back(0)

    assert [seen_by(played.table, viewer) for viewer in (1, None)] == before
    assert played.table.to_act() == [0]


def test_a_turn_begun_in_secret_does_not_stop_another_from_taking_back():
    """A refusal would tell that it was begun; so it is dropped instead, and never happened."""
    played = Played("connect_four", settings=ASK)
    played.submit(0, played.table.position.legal(0)[0].notation)
    played.do(played.table.confirm(0, 0.0))
    asked = played.table.chairs[1].asked
    played.submit(1, played.table.position.legal(1)[0].notation)

    played.take_back(0)

    assert played.table.to_act() == [0]
    assert played.table.moment == 0
    assert played.table.provisional() is None
    assert [line.name for line in played.table.logs.lines[1]][-1] == "took-back"
    with pytest.raises(TableRefusal, match="stale question"):
        played.submit(1, "drop column_1", question=asked + 1)
    assert seen_by(played.reopened(), 1) == seen_by(played.table, 1)


def test_whether_another_has_begun_its_turn_changes_nothing_of_a_take_back():
    plays = [Played("connect_four", settings=ASK) for _ in range(2)]
    for played in plays:
        played.submit(0, played.table.position.legal(0)[0].notation)
        played.do(played.table.confirm(0, 0.0))
    plays[1].submit(1, plays[1].table.position.legal(1)[0].notation)

    assert [played.take_back(0) for played in plays] == [plays[0].entries[-1:]] * 2
    assert [seen_by(played.table, 0) for played in plays] == [seen_by(plays[0].table, 0)] * 2


def built_by_seat_0():
    """Two seats build; the first has finished, so the other builds alone."""
    played = Played(level="simplified_1")
    while played.table.position.view(None).step != "build":
        for seat in played.table.to_act():
            played.submit(seat, played.table.position.legal(seat)[0].notation)
    while 0 in played.table.to_act():
        played.submit(0, played.table.position.legal(0)[0].notation)
    return played


def test_who_takes_back_while_another_builds_alone_builds_beside_them_again():
    """What the other has built stays, and neither waits for the end of the other's turn."""
    played = built_by_seat_0()
    for _ in range(2):
        played.submit(1, played.table.position.legal(1)[0].notation)
    assert played.table.provisional() == 1
    begun = played.table.position.view(1)

    played.take_back(0)

    assert played.table.to_act() == [0, 1]
    assert played.table.provisional() is None
    assert played.table.position.view(1).seats[1] == begun.seats[1]
    for viewer in (0, 1, None):
        assert seen_by(played.reopened(), viewer) == seen_by(played.table, viewer)
    assert [line.name for line in played.table.logs.lines[0]][-1] == "took-back"
    assert "took-back" not in [line.name for line in played.table.logs.lines[1]]


def test_only_the_seat_whose_turn_it_is_can_confirm_it():
    played = Played("connect_four", settings=ASK)
    played.submit(0, played.table.position.legal(0)[0].notation)

    with pytest.raises(TableRefusal, match="nothing to confirm"):
        played.table.confirm(1, 0.0)


def test_a_reveal_confirms_by_itself():
    played = Played("kuhn_poker", settings=ASK)
    played.submit(0, "check")
    played.do(played.table.confirm(0, 0.0))

    played.submit(1, "check")

    assert played.table.result is not None
    assert played.table.provisional() is None


def test_everything_since_the_reveal_can_be_taken_back_at_once():
    played = Played(level="simplified_1")
    while played.table.position.view(None).step != "build":
        for seat in played.table.to_act():
            played.submit(seat, played.table.position.legal(seat)[0].notation)
    empty = played.table.position.view(0)
    for _ in range(5):
        played.submit(0, played.table.position.legal(0)[0].notation)

    entry = played.take_back(0, everything=True)[0]

    assert entry.count == 5
    assert played.table.position.view(0) == empty


def test_beyond_a_reveal_everybody_must_agree_to_go_back():
    played = Played(seats=3, bots=(2,))
    start = played.table.position.view(0)
    played.random_decisions(3, chance=1)
    assert played.table.position.view(0) != start
    dealt = next(line.number for line in played.table.logs.lines[0] if line.name == "dealt")

    played.do(played.table.ask_undo(0, dealt, 0.0))
    assert played.table.moment == 3
    played.do(played.table.answer_undo(1, True, 0.0))

    assert played.table.moment == 0
    assert played.table.position.view(0) == start


def test_one_no_ends_a_request_to_go_back():
    played = Played(seats=2)
    played.random_decisions(2, chance=1)
    played.do(played.table.ask_undo(0, 0, 0.0))

    played.do(played.table.answer_undo(1, False, 0.0))

    assert played.table.undo is None
    assert played.table.moment == 2
    with pytest.raises(TableRefusal, match="no undo asked"):
        played.table.answer_undo(1, True, 0.0)
