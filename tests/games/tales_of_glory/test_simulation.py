"""Many games at once: scores as the dossier of the rules expects them, and hardly a tile that fits nowhere."""

import pytest

from tablee.arena.simulate import simulate

from .helpers import GAME, my_part, play

EXPECTED = {2: 64, 3: 60, 4: 58, 5: 54}
"""Mean points of players who mind the cost, by the number of seats."""


@pytest.mark.parametrize("seats", list(EXPECTED))
def test_scores_and_forced_discards_are_as_expected(seats: int) -> None:
    summary = simulate(GAME, GAME.setup(seats), ["greedy"], games=6, seed=1)

    assert summary.counts["forced_discards"] < 0.5
    assert abs(summary.scores["greedy"].mean - EXPECTED[seats]) < 8


@pytest.mark.rule("TG-4.11")
def test_only_a_discard_of_a_tile_that_fits_nowhere_is_counted() -> None:
    dear = my_part("cyclops", area="hero_paladin")
    play(dear, "0 discard cyclops")

    closed = my_part("goblin", area="hero_barbarian / red_dragon 0,-1 / were_ram 0,1 / lich 1,0", combat=1)
    play(closed, "0 discard goblin")

    assert dear.counts() == {"forced_discards": 0}
    assert closed.counts() == {"forced_discards": 1}
