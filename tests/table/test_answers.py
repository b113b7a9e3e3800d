"""Answers: numbered questions, repeated and stale messages, sealed choices."""

import pytest

from table.helpers import Played, seen_by
from tablee.kernel.errors import IllegalDecision, NotationError
from tablee.table.errors import TableRefusal


def first(table, seat):
    return table.position.legal(seat)[0].notation


def test_a_repeated_answer_is_harmless_and_adds_nothing():
    played = Played()
    notation = first(played.table, 0)
    assert len(played.submit(0, notation, question=0)) == 1

    assert played.submit(0, notation, question=0) == []
    assert played.table.moment == 1


def test_a_stale_answer_is_refused_with_the_number_of_the_open_question():
    played = Played()
    played.submit(0, first(played.table, 0))

    with pytest.raises(TableRefusal, match="stale question 0 1"):
        played.submit(0, "pick dragon", question=0)


def test_an_illegal_answer_names_its_rule_and_what_is_allowed():
    played = Played()

    with pytest.raises(IllegalDecision) as caught:
        played.submit(0, "confirm")
    assert caught.value.refusal.rule == "MR-3.3"
    assert first(played.table, 0) in caught.value.allowed


def test_words_that_are_no_decision_are_refused():
    played = Played()

    with pytest.raises(NotationError):
        played.submit(0, "pick the moon")


def test_a_sealed_answer_can_be_changed_until_the_last_one_is_in():
    played = Played()
    one, other = (d.notation for d in played.table.position.legal(0)[:2])
    played.submit(0, one)
    before = seen_by(played.table, 1)
    played.take_back(0)
    played.submit(0, other)

    assert seen_by(played.table, 1) == before
    played.submit(1, first(played.table, 1))
    assert played.table.position.view(None).seats[0].tiles == [other.split()[1]]
    with pytest.raises(IllegalDecision, match="something was revealed"):
        played.take_back(0)


def test_answers_that_come_at_the_same_time_do_not_collide():
    played = Played(seats=4)
    waiting = [(seat, first(played.table, seat)) for seat in (2, 0, 3, 1)]

    for seat, notation in waiting:
        played.submit(seat, notation, question=0)

    assert played.table.moment == 4
    assert [chair.asked for chair in played.table.chairs] == [1, 1, 1, 1]


def test_nobody_can_answer_for_a_seat_that_does_not_exist_or_is_not_asked():
    played = Played("connect_four")

    with pytest.raises(TableRefusal, match="no such seat 7"):
        played.submit(7, "drop a", question=0)
    with pytest.raises(IllegalDecision, match="not your turn"):
        played.submit(1, first(played.table, 0))
