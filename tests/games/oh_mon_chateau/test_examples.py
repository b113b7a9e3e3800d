"""OC-E  The worked examples of the rulebook, each as it stands there."""

import pytest

from tablee.games.oh_mon_chateau.sheet import free_spots

from .helpers import (
    ALL_WALLS,
    blue,
    building,
    cells_of,
    finish,
    give_flags,
    give_floors,
    give_guests,
    give_residents,
    give_towers,
    give_walls,
    green,
    guests_of,
    legal_lines,
    nearly_done,
    next_guests,
    on_board,
    play,
    put,
    rolled,
    rule_against,
    show_guests,
)


@pytest.mark.rule("OC-E1")
def test_crossing_lines_give_a_wall_or_a_floor_and_never_both() -> None:
    state = green()
    put(state, 0, "g_r2c4 g_r3c4 g_r4c4 g_r4c3")
    next_guests(state, "green_cook")
    building(state)
    assert legal_lines(state, 0) == ["build g_wall_3", "build g_keep", "stop"]
    other = state.clone()

    play(state, "0 build g_wall_3", "0 wall wall_front")
    assert (state.walls(0), state.residents(0), on_board(state, 0)) == (1, 3, {"g_r4c3"})
    assert state.view(None).step == "roll"

    play(other, "0 build g_keep")
    assert (other.floors(0), guests_of(other, 0)) == (1, ["green_cook"])
    assert on_board(other, 0) == {"g_r2c4", "g_r3c4"}
    assert other.view(None).step == "roll"


@pytest.mark.rule("OC-E2")
def test_two_constructions_that_do_not_cross_in_one_turn() -> None:
    state = green()
    put(state, 0, "g_r4c3 g_r4c4 g_r2c3 g_r2c4")
    give_walls(state, 0, "wall_back")
    building(state)
    assert state.reserve(0) == 6

    play(state, "0 build g_keep", "0 build g_flag_2_right", "0 flag flag_back_1")

    assert (state.floors(0), state.flags(0), state.reserve(0)) == (1, 1, 10)


@pytest.mark.rule("OC-E3")
def test_a_roll_of_stone_and_question_mark() -> None:
    state = green(3)
    rolled(state, "stone", "any")

    assert rule_against(state, "0 skip die_1") == "OC-4.5"
    assert "skip die_2" in legal_lines(state, 0)
    for seat in (1, 2):
        assert {"place die_1 g_r1c3", "residents die_2", "pass"} <= set(legal_lines(state, seat))
    play(state, "1 residents die_2", "2 place die_1 g_r3c4")
    assert state.to_act() == [0]


@pytest.mark.rule("OC-E4")
def test_lost_dice() -> None:
    state = green()
    gold = cells_of(state, "gold").split()
    put(state, 0, " ".join(gold))
    put(state, 1, " ".join(gold[:2]))
    rolled(state, "gold", "gold")

    assert state.to_act() == [1]
    play(state, f"1 place die_1 {gold[2]}")
    assert on_board(state, 1) == set(gold)


@pytest.mark.rule("OC-E5")
def test_eleven_residents_become_thirteen() -> None:
    state = green()
    give_residents(state, 0, 11)
    assert state.view(0).seats[0].score.residents == 5
    rolled(state, "residents", "wood")
    play(state, "0 residents die_1")

    assert state.residents(0) == 13
    assert state.view(0).seats[0].score.residents == 7


@pytest.mark.rule("OC-E6")
@pytest.mark.parametrize(
    ("walls", "spots"),
    [("wall_left wall_right", 2), ("wall_left wall_right wall_front", 4), (ALL_WALLS, 6)],
)
def test_spots_for_flags(walls: str, spots: int) -> None:
    state = green()
    give_walls(state, 0, walls)

    assert int(free_spots(state, 0)).bit_count() == spots


@pytest.mark.rule("OC-E7")
def test_a_score_of_fifty_one() -> None:
    state = green()
    give_towers(state, 0, 5, 5, 5, 2)
    state.sun = 0
    give_walls(state, 0, ALL_WALLS)
    give_residents(state, 0, 20)
    give_flags(state, 0, front_1=2, front_2=2, back_1=1)
    give_floors(state, 0, 3)
    give_guests(state, 0, "green_king green_cook green_miner")
    next_guests(state, "green_prince")
    put(state, 0, "g_r4c3 g_r4c4")
    building(state)
    play(state, "0 build g_keep")

    result = finish(state)
    assert [line.points[0] for line in result.lines] == [17, 8, 11, 5, 10]
    assert result.points == [51, 0]


@pytest.mark.rule("OC-E8")
def test_a_lightning_chain() -> None:
    state = blue()
    show_guests(state, "lumberjack queen jester")
    put(state, 0, "b_r2c0 b_r2c1 b_r1c1 b_r3c1")
    building(state)
    assert legal_lines(state, 0) == ["build b_tower_5", "build b_keep", "stop"]
    play(state, "0 build b_keep", "0 take lumberjack", "0 put b_r2c1")
    assert legal_lines(state, 0) == ["put b_r0c2", "put b_r3c3", "stop"]
    play(state, "0 put b_r0c2")

    assert legal_lines(state, 0) == ["build b_tower_5", "stop"]
    play(state, "0 build b_tower_5", "0 tower tower_front_left")
    assert (state.floors(0), state.towers(0)) == (1, 1)


@pytest.mark.rule("OC-E9")
def test_the_theft_of_the_bohemian() -> None:
    state = blue()
    give_guests(state, 1, "bohemian")
    give_residents(state, 1, 4)
    give_floors(state, 1, 1)
    put(state, 0, "b_r1c1 b_r1c2 b_r1c3")
    building(state)
    play(state, "0 build b_steal", "0 steal bohemian", "0 draw")

    assert (state.residents(0), guests_of(state, 0)) == (4, ["bohemian"])
    assert state.view(0).seats[0].score.guests == 1
    assert (state.residents(1), state.floors(1), guests_of(state, 1)) == (4, 1, [])


@pytest.mark.rule("OC-E10")
def test_three_crowns_and_four_flags() -> None:
    state = blue()
    give_guests(state, 0, "courtesan king queen")
    give_walls(state, 0, ALL_WALLS)
    give_flags(state, 0, front_1=1, front_2=2, back_1=2, left_1=1)

    assert state.view(0).seats[0].score.guests == 10


@pytest.mark.rule("OC-E11")
def test_after_the_end_the_third_and_then_the_first_player_build_and_nobody_rolls() -> None:
    state = green(3)
    nearly_done(state, 1, "floor")
    put(state, 1, "g_r4c3 g_r4c4")
    put(state, 0, "g_r1c1 g_r2c1")
    put(state, 2, "g_r1c3 g_r2c3 g_r4c3")
    building(state, 1)
    play(state, "1 build g_keep")

    assert (state.finisher, state.to_act()) == (1, [2])
    assert legal_lines(state, 2) == ["build g_wall_2", "stop"]
    play(state, "2 build g_wall_2", "2 wall wall_front")
    assert state.to_act() == [0]
    play(state, "0 build g_tower_2", "0 tower tower_front_left")
    assert state.view(None).step == "over"
