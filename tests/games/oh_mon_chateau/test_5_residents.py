"""OC-5  Residents: drawn in order, thirty at most, never erased."""

import pytest

from .helpers import (
    GAME,
    blue,
    building,
    give_residents,
    green,
    legal_lines,
    new_game,
    play,
    put,
    rolled,
    rule_against,
)


@pytest.mark.rule("OC-5.1")
def test_residents_are_a_number_that_grows_from_none_to_thirty() -> None:
    state = green()
    for expected in (2, 4, 6):
        rolled(state, "residents", "wood")
        play(state, "0 residents die_1")
        assert state.residents(0) == expected

    assert GAME.box.castle.total == 30
    assert len(GAME.box.castle.resident_points) == 31


@pytest.mark.rule("OC-5.2")
def test_residents_beyond_the_thirtieth_are_lost() -> None:
    state = green()
    give_residents(state, 0, 28)
    put(state, 0, "g_r2c4 g_r3c4 g_r4c4")
    building(state)
    play(state, "0 build g_wall_3", "0 wall wall_front")
    assert state.residents(0) == 30

    rolled(state, "any", "wood")
    assert rule_against(state, "0 residents die_1") == "OC-5.2"


@pytest.mark.rule("OC-5.3")
@pytest.mark.parametrize("version", ["little_builders", "grand_architects"])
def test_residents_never_become_fewer(version: str) -> None:
    state = new_game(3, seed=11, version=version)
    before = [0, 0, 0]
    while state.to_act():
        seat = state.to_act()[0]
        choices = legal_lines(state, seat)
        play(state, f"{seat} {choices[(7 * state.turn) % len(choices)]}")
        now = [state.residents(s) for s in range(3)]
        assert all(new >= old for new, old in zip(now, before, strict=True))
        before = now

    assert max(before) > 0
    assert blue().residents(0) == 0
