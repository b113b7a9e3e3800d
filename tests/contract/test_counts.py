"""The number of ways to play the first few decisions has not changed."""

import pytest

from contract.plays import game_of
from contract.ways import COUNTS, lines_of, ways
from tablee.games import COLLECTION
from tablee.games.small import SMALL
from tablee.kernel.seed import secret_of


@pytest.mark.parametrize("name", [*COLLECTION, *SMALL])
def test_there_are_as_many_ways_to_play_as_were_counted(name):
    path = COUNTS / f"{name}.txt"
    assert path.exists(), f"count them with: python tests/contract/make_counts.py {name}"
    assert lines_of(name) == path.read_text(encoding="utf-8").splitlines()


@pytest.mark.rule("C4-2", "C4-3")
def test_connect_four_has_the_known_number_of_openings():
    game = game_of("connect_four")
    start = game.deal(game.setup(2), secret_of(1))
    assert [ways(start, depth) for depth in range(1, 6)] == [7, 49, 343, 2401, 16807]


@pytest.mark.rule("KP-3", "KP-4")
def test_kuhn_poker_has_five_ways_to_be_played():
    game = game_of("kuhn_poker")
    start = game.deal(game.setup(2), secret_of(1))
    assert [ways(start, depth) for depth in range(1, 5)] == [2, 4, 5, 5]
