"""OC-6  The construction step: full lines, crossing lines, what is impossible, clearing."""

from itertools import combinations

import pytest

from tablee.games.oh_mon_chateau.components import KEEP_LINE, TOWER_LINE, WALL_LINE

from .helpers import (
    ALL_WALLS,
    GAME,
    blue,
    building,
    give_flags,
    give_floors,
    give_guests,
    give_residents,
    give_towers,
    give_walls,
    green,
    guests_of,
    legal_lines,
    next_guests,
    on_board,
    play,
    put,
    refusal,
    rolled,
    rule_against,
    show_guests,
)

SIX_FLAGS = {"front_1": 1, "front_2": 1, "back_1": 1, "back_2": 1, "left_1": 1, "right_1": 1}


@pytest.mark.rule("OC-6.1", "OC-6.6")
def test_a_player_builds_one_thing_after_the_other() -> None:
    state = green()
    put(state, 0, "g_r4c3 g_r4c4 g_r1c1 g_r2c1 g_r1c3 g_r2c3")
    building(state)
    assert rule_against(state, "0 pass") == "OC-6.1"

    play(state, "0 build g_keep", "0 build g_tower_2", "0 tower tower_back_left")
    play(state, "0 build g_wall_2", "0 wall wall_left")

    assert on_board(state, 0) == set()
    assert state.parts(0) == 3
    assert state.view(None).step == "roll"


@pytest.mark.rule("OC-6.2")
def test_nobody_has_to_build() -> None:
    state = green()
    put(state, 0, "g_r4c3 g_r4c4")
    building(state)

    play(state, "0 stop")

    assert on_board(state, 0) == {"g_r4c3", "g_r4c4"}
    assert state.parts(0) == 0
    assert state.active == 1


@pytest.mark.rule("OC-6.3")
def test_a_line_must_be_full() -> None:
    state = green()
    put(state, 0, "g_r4c3 g_r4c4 g_r1c1 g_r1c2")
    building(state)

    assert legal_lines(state, 0) == ["build g_keep", "stop"]
    assert rule_against(state, "0 build g_tower_5") == "OC-6.3"
    assert rule_against(state, "0 build b_keep") == "OC-1.4"


@pytest.mark.rule("OC-6.4")
def test_first_the_tokens_come_back_then_the_result_comes_at_once() -> None:
    state = green()
    put(state, 0, "g_r1c1 g_r2c1")
    building(state)
    play(state, "0 build g_tower_2")

    assert (on_board(state, 0), state.reserve(0)) == (set(), 10)
    assert (state.view(None).step, state.view(None).line) == ("tower", "g_tower_2")
    assert rule_against(state, "0 stop") == "OC-7.4"


@pytest.mark.rule("OC-6.4")
def test_a_guest_may_put_the_tokens_that_just_came_back() -> None:
    state = blue()
    show_guests(state, "lumberjack prince jester")
    put(state, 0, "b_r2c0 b_r2c1 b_r1c1 b_r1c2 b_r1c3 b_r2c3 b_r2c4 b_r3c0 b_r3c1 b_r3c4")
    building(state)
    assert state.reserve(0) == 0

    play(state, "0 build b_keep", "0 take lumberjack", "0 put b_r0c2", "0 put b_r2c1")

    assert {"b_r0c2", "b_r2c1"} <= on_board(state, 0)
    assert state.reserve(0) == 0


@pytest.mark.rule("OC-6.5")
def test_of_two_crossing_lines_only_one_can_be_used() -> None:
    state = green()
    put(state, 0, "g_r1c1 g_r1c2 g_r1c3 g_r2c1")
    building(state)
    assert {"build g_tower_5", "build g_tower_2"} <= set(legal_lines(state, 0))
    lines = {line.line: line for line in state.view(0).seats[0].lines}
    assert lines["g_tower_5"].crosses == ["g_tower_2"]

    play(state, "0 build g_tower_5", "0 tower tower_front_left")

    assert on_board(state, 0) == {"g_r2c1"}
    assert state.view(None).step == "roll"


@pytest.mark.rule("OC-R7")
def test_a_row_that_crosses_two_columns_leaves_the_choice_between_it_and_both() -> None:
    tokens = "g_r1c1 g_r1c2 g_r1c3 g_r2c1 g_r2c3"
    row, columns = green(), green()
    for state in (row, columns):
        put(state, 0, tokens)
        building(state)
    play(row, "0 build g_tower_5", "0 tower tower_front_left")
    assert row.view(None).step == "roll"

    play(columns, "0 build g_tower_2", "0 tower tower_front_left")
    assert legal_lines(columns, 0) == ["build g_wall_2", "stop"]
    play(columns, "0 build g_wall_2", "0 wall wall_front")
    assert columns.parts(0) == 2


@pytest.mark.rule("OC-6.7", "OC-R8")
def test_the_check_is_repeated_and_the_same_line_may_be_used_again() -> None:
    state = blue()
    show_guests(state, "peasant lumberjack jester")
    next_guests(state, "king")
    put(state, 0, "b_r2c0 b_r2c1")
    building(state)

    play(state, "0 build b_keep", "0 take peasant", "0 put b_r2c0", "0 put b_r1c3")
    assert state.view(None).step == "roll"
    put(state, 0, "b_r2c0 b_r2c1 b_r3c0 b_r1c1 b_r3c1")
    building(state)
    play(state, "0 build b_keep", "0 take lumberjack", "0 put b_r2c1", "0 put b_r0c2")

    assert legal_lines(state, 0) == ["build b_tower_5", "build b_wall_2", "stop"]
    play(state, "0 build b_tower_5", "0 tower tower_front_left")
    assert on_board(state, 0) == {"b_r3c0", "b_r0c2"}


@pytest.mark.rule("OC-6.7")
def test_a_line_filled_again_by_the_magician_is_used_again() -> None:
    state = blue()
    give_guests(state, 0, "magician")
    put(state, 0, "b_r2c0 b_r3c0 b_r0c2 b_r1c2")
    building(state)
    play(state, "0 build b_reactivate", "0 reactivate magician")
    play(state, "0 lift b_r0c2", "0 put b_r2c0", "0 lift b_r1c2", "0 put b_r3c0")

    assert legal_lines(state, 0) == ["build b_reactivate", "stop"]


@pytest.mark.rule("OC-6.8")
def test_a_fifth_tower_wall_or_floor_and_a_seventh_flag_are_impossible() -> None:
    state = green()
    give_towers(state, 0, 2, 2, 2, 2)
    give_walls(state, 0, ALL_WALLS)
    give_floors(state, 0, 4)
    give_flags(state, 0, **SIX_FLAGS)
    put(state, 0, "g_r1c1 g_r2c1 g_r2c0 g_r3c0 g_r4c3 g_r4c4")
    state.finisher = -1
    building(state)

    reasons = [
        refusal(state, f"0 build {line}") for line in ("g_tower_2", "g_wall_1", "g_keep", "g_flag_2_left")
    ]
    assert {found.rule for found in reasons} == {"OC-6.8"}
    assert [found.reason for found in reasons] == ["towers-full", "walls-full", "floors-full", "flags-full"]


@pytest.mark.rule("OC-6.8")
def test_a_flag_needs_a_free_spot_on_a_drawn_wall() -> None:
    state = green()
    put(state, 0, "g_r0c2 g_r1c2 g_r4c3 g_r4c4")
    building(state)
    assert refusal(state, "0 build g_flag_1").reason == "no-flag-spot"

    give_walls(state, 0, "wall_left")
    assert "build g_flag_1" in legal_lines(state, 0)
    give_flags(state, 0, left_1=2)
    assert refusal(state, "0 build g_flag_1").reason == "no-flag-spot"


@pytest.mark.rule("OC-6.8")
def test_reactivating_and_stealing_need_a_guest() -> None:
    state = blue()
    put(state, 0, "b_r2c0 b_r3c0 b_r1c1 b_r1c2 b_r1c3 b_r2c1")
    building(state)
    assert refusal(state, "0 build b_reactivate").reason == "no-lightning-guest"
    assert refusal(state, "0 build b_steal").reason == "nothing-to-steal"

    give_guests(state, 0, "knight")
    give_guests(state, 1, "king guard")
    assert refusal(state, "0 build b_reactivate").reason == "no-lightning-guest"
    assert "build b_steal" in legal_lines(state, 0)
    give_guests(state, 0, "miner")
    assert "build b_reactivate" in legal_lines(state, 0)


@pytest.mark.rule("OC-6.8")
def test_the_tokens_of_an_impossible_line_stay() -> None:
    state = green()
    put(state, 0, "g_r0c2 g_r1c2")
    building(state)

    assert state.view(None).step == "roll"
    assert on_board(state, 0) == {"g_r0c2", "g_r1c2"}


@pytest.mark.rule("OC-6.9")
def test_a_full_line_that_can_never_give_anything_again_may_be_cleared_for_nothing() -> None:
    state = green()
    give_towers(state, 0, 5, 5, 5, 5)
    put(state, 0, "g_r1c1 g_r2c1")
    building(state)
    assert legal_lines(state, 0) == ["clear g_tower_2", "stop"]

    play(state, "0 clear g_tower_2")

    assert (on_board(state, 0), state.parts(0), state.residents(0)) == (set(), 4, 0)
    assert state.view(None).step == "roll"


@pytest.mark.rule("OC-6.9")
def test_lines_that_are_still_possible_or_not_full_are_not_cleared() -> None:
    state = green()
    give_towers(state, 0, 5, 5, 5, 5)
    put(state, 0, "g_r4c3 g_r4c4 g_r1c1")
    building(state)

    assert rule_against(state, "0 clear g_keep") == "OC-R13"
    assert rule_against(state, "0 clear g_tower_2") == "OC-6.3"


@pytest.mark.rule("OC-6.9", "OC-R12")
def test_clearing_can_be_switched_off() -> None:
    state = green(clear_impossible_lines="off")
    give_towers(state, 0, 5, 5, 5, 5)
    put(state, 0, "g_r1c1 g_r2c1 g_r4c3 g_r4c4")
    building(state)

    assert legal_lines(state, 0) == ["build g_keep", "stop"]
    assert rule_against(state, "0 clear g_tower_2") == "OC-6.9"


@pytest.mark.rule("OC-R9")
def test_a_fifth_wall_does_not_even_bring_its_residents() -> None:
    state = green()
    give_walls(state, 0, ALL_WALLS)
    give_residents(state, 0, 5)
    put(state, 0, "g_r2c4 g_r3c4 g_r4c4")
    building(state)

    assert rule_against(state, "0 build g_wall_3") == "OC-6.8"
    play(state, "0 clear g_wall_3")
    assert state.residents(0) == 5


@pytest.mark.rule("OC-R12")
def test_with_any_two_cells_empty_two_tower_wall_or_keep_lines_are_full() -> None:
    for board in GAME.box.boards:
        for pair in combinations(range(12), 2):
            tokens = 4095 & ~sum(1 << cell for cell in pair)
            full = [
                line
                for line in range(len(board.lines))
                if tokens & board.line_cells[line] == board.line_cells[line]
                and board.line_kind[line] in (TOWER_LINE, WALL_LINE, KEEP_LINE)
            ]
            assert len(full) >= 2


@pytest.mark.rule("OC-R13")
def test_a_line_that_is_impossible_only_now_is_not_cleared() -> None:
    state = blue()
    give_towers(state, 0, 5, 5, 5, 5)
    put(state, 0, "b_r3c3 b_r3c4 b_r1c1 b_r1c2 b_r1c3 b_r0c2")
    building(state)

    assert legal_lines(state, 0) == ["clear b_tower_2", "stop"]
    assert rule_against(state, "0 clear b_flag_1") == "OC-R13"
    assert rule_against(state, "0 clear b_steal") == "OC-R13"


@pytest.mark.rule("OC-R10")
def test_a_flag_may_hang_on_a_wall_of_the_same_step() -> None:
    state = green()
    put(state, 0, "g_r1c3 g_r2c3 g_r0c2 g_r1c2")
    building(state)
    assert "build g_flag_1" not in legal_lines(state, 0)

    play(state, "0 build g_wall_2", "0 wall wall_right", "0 build g_flag_1", "0 flag flag_right_1")

    assert state.flags(0) == 1


@pytest.mark.rule("OC-R44")
def test_no_line_gives_residents_alone() -> None:
    for board in GAME.box.boards:
        assert [line.value for line in board.lines if line.kind == WALL_LINE] == [1, 2, 3]
    state = green()
    put(state, 0, "g_r2c4 g_r3c4 g_r4c4")
    building(state)
    play(state, "0 build g_wall_3", "0 wall wall_front")
    assert (state.walls(0), state.residents(0)) == (1, 3)


@pytest.mark.rule("OC-R48")
def test_a_construction_step_comes_to_an_end() -> None:
    state = blue()
    give_guests(state, 0, "magician merchant peasant miner lumberjack")
    give_guests(state, 1, "bohemian architect king queen troll")
    put(state, 0, "b_r2c0 b_r3c0 b_r1c1 b_r1c2 b_r1c3 b_r2c1 b_r3c1 b_r0c2 b_r2c3 b_r3c3")
    building(state)
    decisions = 0
    while state.builder == 0 and state.view(None).step not in ("roll", "over"):
        play(state, f"0 {legal_lines(state, 0)[0]}")
        decisions += 1
        assert decisions < 100

    assert decisions > 5
    assert len(guests_of(state, 0)) >= 5
    rolled(state, "wood", "wood")
