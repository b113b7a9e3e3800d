"""OC-8  The end of the game: the twelfth part, the cloud, and the last constructions of the others."""

import pytest

from .helpers import (
    ALL_WALLS,
    blue,
    building,
    finish,
    give_floors,
    give_guests,
    give_towers,
    give_walls,
    green,
    guests_of,
    legal_lines,
    listen,
    nearly_done,
    next_guests,
    on_board,
    play,
    points,
    put,
    refusal,
    rolled,
    rule_against,
    show_guests,
    told,
)


@pytest.mark.rule("OC-8.1")
@pytest.mark.parametrize(
    ("missing", "cells", "lines"),
    [
        ("tower", "g_r1c1 g_r2c1", ["0 build g_tower_2", "0 tower tower_back_right"]),
        ("wall", "g_r1c3 g_r2c3", ["0 build g_wall_2", "0 wall wall_right"]),
        ("floor", "g_r4c3 g_r4c4", ["0 build g_keep"]),
    ],
)
def test_the_twelfth_part_brings_the_cloud_and_ends_the_game(
    missing: str, cells: str, lines: list[str]
) -> None:
    state = green()
    nearly_done(state, 0, missing)
    put(state, 0, cells)
    story = listen(state)
    building(state)
    play(state, *lines)

    assert state.view(None).step == "over"
    assert state.to_act() == []
    assert "0: finished" in told(story)
    assert [seat.cloud for seat in state.view(None).seats] == [True, False]
    result = state.result()
    assert result is not None
    assert points(result, "sky") == [8, 0]


@pytest.mark.rule("OC-8.2")
def test_the_last_tower_still_brings_its_value_and_the_sun() -> None:
    state = green()
    nearly_done(state, 0, "tower")
    put(state, 0, "g_r1c1 g_r1c2 g_r1c3")
    building(state)
    play(state, "0 build g_tower_5", "0 tower tower_back_right")

    assert state.view(None).seats[0].score.towers == 2 + 2 + 2 + 5
    assert state.sun == 0


@pytest.mark.rule("OC-8.2")
def test_the_last_wall_still_brings_its_residents_and_the_last_floor_its_guest() -> None:
    state = green()
    nearly_done(state, 0, "wall")
    put(state, 0, "g_r2c4 g_r3c4 g_r4c4")
    building(state)
    play(state, "0 build g_wall_3", "0 wall wall_right")
    assert state.residents(0) == 3

    state = green()
    nearly_done(state, 0, "floor")
    next_guests(state, "green_queen")
    put(state, 0, "g_r4c3 g_r4c4")
    building(state)
    play(state, "0 build g_keep")
    assert guests_of(state, 0) == ["green_queen"]
    assert state.view(None).seats[0].score.total == 8 + 8 + 4


@pytest.mark.rule("OC-8.2")
def test_the_last_lightning_guest_still_acts_before_anybody_else() -> None:
    state = blue()
    show_guests(state, "bohemian king queen")
    nearly_done(state, 0, "floor")
    put(state, 0, "b_r2c0 b_r2c1")
    put(state, 1, "b_r0c2 b_r1c2")
    building(state)
    play(state, "0 build b_keep")
    assert (state.finisher, state.to_act()) == (0, [0])
    play(state, "0 take bohemian")
    assert state.to_act() == [0]
    play(state, "0 draw")

    assert state.residents(0) == 4
    assert state.to_act() == [1]


@pytest.mark.rule("OC-8.3", "OC-R14")
def test_the_finisher_builds_nothing_more() -> None:
    state = green()
    nearly_done(state, 0, "tower")
    put(state, 0, "g_r1c1 g_r2c1 g_r2c3 g_r2c4")
    put(state, 1, "g_r4c3 g_r4c4")
    building(state)
    assert "build g_flag_2_right" in legal_lines(state, 0)
    play(state, "0 build g_tower_2", "0 tower tower_back_right")

    assert state.to_act() == [1]
    play(state, "1 build g_keep")
    assert state.view(None).step == "over"
    assert state.flags(0) == 0


@pytest.mark.rule("OC-8.4", "OC-R16")
def test_the_others_build_all_they_can_clockwise_from_the_finishers_left() -> None:
    state = green(4)
    nearly_done(state, 2, "floor")
    put(state, 2, "g_r4c3 g_r4c4")
    for seat in (0, 1, 3):
        put(state, seat, "g_r4c3 g_r4c4 g_r1c1 g_r2c1")
    building(state, 2)
    play(state, "2 build g_keep")

    order = []
    while state.to_act():
        seat = state.to_act()[0]
        assert state.question(seat) == "last-construct"
        order.append(seat)
        play(state, f"{seat} build g_keep", f"{seat} build g_tower_2", f"{seat} tower tower_front_left")
    assert order == [3, 0, 1]
    assert [state.parts(seat) for seat in (0, 1, 3)] == [2, 2, 2]


@pytest.mark.rule("OC-8.4")
def test_nothing_is_cleared_in_the_last_constructions_and_nobody_has_to_build() -> None:
    state = green()
    nearly_done(state, 0, "floor")
    put(state, 0, "g_r4c3 g_r4c4")
    give_towers(state, 1, 5, 5, 5, 5)
    put(state, 1, "g_r1c1 g_r2c1 g_r4c3 g_r4c4")
    building(state)
    play(state, "0 build g_keep")

    assert legal_lines(state, 1) == ["build g_keep", "stop"]
    assert rule_against(state, "1 clear g_tower_2") == "OC-8.4"
    play(state, "1 stop")
    assert state.view(None).step == "over"
    assert on_board(state, 1) == {"g_r1c1", "g_r2c1", "g_r4c3", "g_r4c4"}


@pytest.mark.rule("OC-8.5", "OC-R17")
def test_tokens_that_a_guest_puts_after_the_end_complete_nothing() -> None:
    state = blue()
    show_guests(state, "lumberjack king queen")
    nearly_done(state, 0, "wall")
    put(state, 0, "b_r3c0 b_r3c1")
    put(state, 1, "b_r2c0 b_r2c1 b_r1c1 b_r3c1")
    building(state)
    play(state, "0 build b_wall_2", "0 wall wall_right")
    play(state, "1 build b_keep", "1 take lumberjack", "1 put b_r2c1", "1 put b_r0c2")

    assert {"b_r1c1", "b_r2c1", "b_r3c1"} <= on_board(state, 1)
    assert state.view(None).step == "over"


@pytest.mark.rule("OC-8.5")
def test_a_line_broken_after_the_end_is_lost_even_if_it_is_full_again() -> None:
    state = blue()
    show_guests(state, "lumberjack king queen")
    nearly_done(state, 0, "wall")
    put(state, 0, "b_r3c0 b_r3c1")
    put(state, 1, "b_r2c0 b_r2c1 b_r1c1 b_r3c1 b_r2c3 b_r2c4")
    building(state)
    play(state, "0 build b_wall_2", "0 wall wall_right")
    assert {"build b_keep", "build b_tower_5", "build b_wall_1"} <= set(legal_lines(state, 1))
    play(state, "1 build b_keep", "1 take lumberjack", "1 put b_r2c1", "1 stop")

    assert legal_lines(state, 1) == ["build b_wall_1", "stop"]
    assert rule_against(state, "1 build b_tower_5") == "OC-8.5"
    lines = {line.line: line for line in state.view(1).seats[1].lines}
    assert (lines["b_tower_5"].missing, lines["b_tower_5"].counts) == (0, False)


@pytest.mark.rule("OC-8.5")
def test_a_line_whose_token_the_magician_moved_away_is_lost() -> None:
    state = blue()
    nearly_done(state, 0, "wall")
    put(state, 0, "b_r3c0 b_r3c1")
    give_guests(state, 1, "magician")
    put(state, 1, "b_r2c0 b_r3c0 b_r0c2 b_r1c2 b_r3c3")
    building(state)
    play(state, "0 build b_wall_2", "0 wall wall_right")
    play(state, "1 build b_reactivate", "1 reactivate magician")
    play(state, "1 lift b_r0c2", "1 put b_r2c4", "1 lift b_r3c3", "1 put b_r0c2")

    assert {"b_r0c2", "b_r1c2"} <= on_board(state, 1)
    assert state.view(None).step == "over"


@pytest.mark.rule("OC-8.5")
def test_a_wall_built_after_the_end_gives_a_spot_and_a_new_lightning_guest_can_be_reactivated() -> None:
    state = blue()
    show_guests(state, "bohemian king queen")
    nearly_done(state, 0, "wall")
    put(state, 0, "b_r3c0 b_r3c1")
    put(state, 1, "b_r2c3 b_r2c4 b_r3c3 b_r3c4")
    building(state)
    play(state, "0 build b_wall_2", "0 wall wall_right")
    assert legal_lines(state, 1) == ["build b_wall_1", "stop"]
    play(state, "1 build b_wall_1", "1 wall wall_left", "1 build b_flag_1", "1 flag flag_left_1")
    assert state.flags(1) == 1

    state = blue()
    give_guests(state, 0, "bohemian")
    nearly_done(state, 0, "wall")
    put(state, 0, "b_r3c0 b_r3c1")
    put(state, 1, "b_r1c1 b_r1c2 b_r1c3 b_r2c0 b_r3c0")
    building(state)
    play(state, "0 build b_wall_2", "0 wall wall_right")
    assert legal_lines(state, 1) == ["build b_steal", "stop"]
    play(state, "1 build b_steal", "1 steal bohemian", "1 draw")
    play(state, "1 build b_reactivate", "1 reactivate bohemian", "1 draw")
    assert state.residents(1) == 8


@pytest.mark.rule("OC-8.5", "OC-R17")
def test_without_the_snapshot_new_tokens_count_to_the_end() -> None:
    state = blue(final_lines_snapshot="off")
    show_guests(state, "lumberjack king queen")
    nearly_done(state, 0, "wall")
    put(state, 0, "b_r3c0 b_r3c1")
    put(state, 1, "b_r2c0 b_r2c1 b_r1c1 b_r3c1")
    building(state)
    play(state, "0 build b_wall_2", "0 wall wall_right")
    play(state, "1 build b_keep", "1 take lumberjack", "1 put b_r2c1", "1 stop")

    assert legal_lines(state, 1) == ["build b_tower_5", "stop"]


@pytest.mark.rule("OC-8.6", "OC-R18")
def test_dagobert_as_the_twelfth_part_does_not_roll() -> None:
    state = blue()
    show_guests(state, "dagobert king queen")
    nearly_done(state, 0, "floor")
    put(state, 0, "b_r2c0 b_r2c1")
    building(state)
    play(state, "0 build b_keep", "0 take dagobert")

    assert state.view(None).step == "over"
    assert state.view(None).dagobert is None


@pytest.mark.rule("OC-8.6", "OC-R18")
def test_dagobert_rolls_after_the_end_if_the_table_wants_it() -> None:
    state = blue(dagobert_after_end="on")
    show_guests(state, "dagobert king queen")
    nearly_done(state, 0, "floor")
    put(state, 0, "b_r2c0 b_r2c1")
    building(state)
    play(state, "0 build b_keep", "0 take dagobert")

    assert legal_lines(state, 0) == ["roll", "stop"]


@pytest.mark.rule("OC-8.7", "OC-R22")
def test_a_second_finished_castle_gets_no_cloud() -> None:
    state = green()
    for seat in (0, 1):
        nearly_done(state, seat, "floor")
        put(state, seat, "g_r4c3 g_r4c4")
    building(state)
    play(state, "0 build g_keep", "1 build g_keep")

    assert [state.parts(seat) for seat in (0, 1)] == [12, 12]
    assert [seat.cloud for seat in state.view(None).seats] == [True, False]


@pytest.mark.rule("OC-8.7", "OC-R21")
def test_after_the_end_four_towers_bring_no_sun_any_more() -> None:
    state = green()
    nearly_done(state, 0, "floor")
    put(state, 0, "g_r4c3 g_r4c4")
    give_towers(state, 1, 2, 2, 2)
    put(state, 1, "g_r1c1 g_r2c1")
    building(state)
    play(state, "0 build g_keep", "1 build g_tower_2", "1 tower tower_back_right")

    assert state.towers(1) == 4
    assert state.sun == 0


@pytest.mark.rule("OC-8.7", "OC-R19", "OC-R45")
def test_after_the_end_guests_are_stolen_even_from_the_finisher() -> None:
    state = blue()
    nearly_done(state, 0, "wall")
    give_guests(state, 0, "bohemian queen")
    put(state, 0, "b_r3c0 b_r3c1")
    put(state, 1, "b_r1c1 b_r1c2 b_r1c3")
    building(state)
    play(state, "0 build b_wall_2", "0 wall wall_right")
    play(state, "1 build b_steal", "1 steal queen")

    assert guests_of(state, 1) == ["queen"]
    assert [seat.cloud for seat in state.view(None).seats] == [True, False]
    assert finish(state).lines[-1].points == [1, 3]


@pytest.mark.rule("OC-R45")
def test_the_guard_of_the_finisher_keeps_crown_guests_safe_after_the_end() -> None:
    state = blue()
    nearly_done(state, 0, "wall")
    give_guests(state, 0, "guard queen")
    put(state, 0, "b_r3c0 b_r3c1")
    put(state, 1, "b_r1c1 b_r1c2 b_r1c3")
    building(state)
    play(state, "0 build b_wall_2", "0 wall wall_right", "1 build b_steal")

    assert legal_lines(state, 1) == ["steal guard"]
    assert refusal(state, "1 steal queen").rule == "OC-11.12"


@pytest.mark.rule("OC-R15")
def test_the_others_use_a_die_of_the_last_roll() -> None:
    state = green()
    give_towers(state, 0, 2, 2, 2, 2)
    give_walls(state, 0, ALL_WALLS)
    give_floors(state, 0, 3)
    put(state, 0, "g_r4c3")
    put(state, 1, "g_r1c1")
    rolled(state, "wood", "stone")
    play(state, "0 place die_1 g_r4c4", "0 place die_2 g_r3c4", "1 place die_2 g_r2c1", "0 build g_keep")

    assert legal_lines(state, 1) == ["build g_tower_2", "stop"]


@pytest.mark.rule("OC-R43")
def test_a_play_that_nobody_finishes_is_stopped_and_called_unfinished() -> None:
    state = green()
    story = listen(state)
    while state.to_act():
        seat = state.to_act()[0]
        play(state, f"{seat} {legal_lines(state, seat)[-1]}")

    assert state.turn == 400
    assert told(story)[-1] == "-1: unfinished"
    assert state.view(None).unfinished
    result = state.result()
    assert result is not None
    assert points(result, "sky") == [0, 0]
