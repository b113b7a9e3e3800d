"""OC-3  The turn: roll, dice, construction, the next player."""

import pytest

from .helpers import (
    building,
    cells_of,
    green,
    legal_lines,
    listen,
    new_game,
    on_board,
    play,
    put,
    refusal,
    rolled,
    rule_against,
    told,
)


@pytest.mark.rule("OC-3.1")
def test_a_turn_is_roll_dice_construction_and_then_the_next_player() -> None:
    state = green()
    put(state, 0, "g_r4c3")
    assert state.view(None).step == "roll"
    assert rule_against(state, "0 pass") == "OC-3.1"

    rolled(state, "wood", "gold")
    assert state.view(None).step == "dice"
    play(state, "1 pass", "0 place die_1 g_r4c4", "0 place die_2 g_r3c0")
    assert state.view(None).step == "construct"
    play(state, "0 stop")

    assert (state.view(None).step, state.to_act()) == ("roll", [1])


@pytest.mark.rule("OC-3.2")
def test_the_active_player_rolls_both_dice_once() -> None:
    state = new_game(2)
    assert state.to_act() == [0]
    assert [die.face for die in state.view(None).dice] == [None, None]
    reveals = state.reveals

    play(state, "0 roll")

    assert all(die.face is not None for die in state.view(None).dice)
    assert state.reveals == reveals + 1
    assert rule_against(state, "0 roll") == "OC-3.2"


@pytest.mark.rule("OC-3.2")
def test_all_sides_come_up() -> None:
    faces = set()
    for seed in range(30):
        state = new_game(2, seed)
        play(state, "0 roll")
        faces |= {die.face for die in state.view(None).dice}

    assert len(faces) == 6


@pytest.mark.rule("OC-3.3")
def test_the_active_player_uses_both_dice_and_the_others_one() -> None:
    state = green(3)
    rolled(state, "wood", "stone")

    play(state, "2 place die_2 g_r3c4", "0 place die_1 g_r0c2")
    assert state.to_act() == [0, 1]
    assert refusal(state, "2 place die_1 g_r0c2").rule == "OC-3.1"
    assert rule_against(state, "0 pass") == "OC-3.3"
    play(state, "0 place die_2 g_r3c4", "1 place die_1 g_r1c1")

    assert [len(on_board(state, seat)) for seat in range(3)] == [2, 1, 1]


@pytest.mark.rule("OC-3.4", "OC-R4")
def test_nobody_builds_before_everybody_is_through_with_the_dice() -> None:
    state = green()
    put(state, 0, "g_r4c3 g_r4c4")
    rolled(state, "gold", "gold")
    play(state, "0 place die_1 g_r1c2")

    assert rule_against(state, "0 build g_keep") == "OC-3.4"
    play(state, "0 place die_2 g_r2c3")
    assert refusal(state, "0 build g_keep").rule == "OC-3.1"
    play(state, "1 pass")
    assert "build g_keep" in legal_lines(state, 0)


@pytest.mark.rule("OC-3.5", "OC-R5")
def test_only_the_active_player_builds_and_full_lines_of_others_wait() -> None:
    state = green()
    put(state, 1, "g_r4c3 g_r4c4")
    rolled(state, "gold", "gold")
    assert rule_against(state, "1 build g_keep") == "OC-3.4"
    play(state, "1 pass", "0 place die_1 g_r1c2", "0 place die_2 g_r2c3")

    assert (state.view(None).step, state.to_act()) == ("roll", [1])
    building(state, 1)
    assert legal_lines(state, 1) == ["build g_keep", "stop"]


@pytest.mark.rule("OC-3.1", "OC-4.9")
def test_a_roll_that_is_of_no_use_to_anybody_passes_the_dice_on() -> None:
    state = green()
    for seat in range(2):
        put(state, seat, cells_of(state, "gold"))
    story = listen(state)
    rolled(state, "gold", "gold")

    assert told(story) == ["0: die-lost face_gold", "0: die-lost face_gold"]
    assert (state.view(None).step, state.to_act()) == ("roll", [1])
    assert [die.face for die in state.view(None).dice] == ["face_gold", "face_gold"]
