"""Who sits where in a simulation."""

from collections import Counter

import pytest

from tablee.arena.seating import chair_at, chairs_of
from tablee.kernel.errors import SetupError


def test_the_last_name_fills_the_seats_that_are_left():
    assert chairs_of(["greedy", "random"], 4) == ["greedy", "random", "random", "random"]
    assert chairs_of(["random", "greedy"], 2) == ["random", "greedy"]


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_every_chair_plays_every_seat_equally_often(seats):
    games = 3 * seats
    pairs = Counter((seat, chair_at(seat, game, seats)) for game in range(games) for seat in range(seats))

    assert set(pairs.values()) == {3}
    assert len(pairs) == seats * seats


def test_in_the_first_game_everybody_sits_as_named():
    assert [chair_at(seat, 0, 4) for seat in range(4)] == [0, 1, 2, 3]


def test_more_bots_than_seats_are_refused():
    with pytest.raises(SetupError, match="3 bots are too many for 2 seats"):
        chairs_of(["random", "random", "random"], 2)


def test_a_table_without_bots_is_refused():
    with pytest.raises(SetupError, match="name at least one bot"):
        chairs_of([], 2)
