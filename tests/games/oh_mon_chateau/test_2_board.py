"""OC-2  Board and tokens: cells, lines, and how tokens come, stay and go."""

import pytest

from tablee.games.oh_mon_chateau.components import RESOURCES

from .helpers import (
    GAME,
    blue,
    building,
    cells_of,
    give_guests,
    green,
    legal_lines,
    on_board,
    play,
    put,
    refusal,
    rolled,
    rule_against,
)

TEN = "g_r0c2 g_r1c1 g_r1c2 g_r1c3 g_r2c0 g_r2c1 g_r2c3 g_r2c4 g_r3c0 g_r4c4"


@pytest.mark.rule("OC-2.1")
def test_a_face_has_twelve_cells_three_of_each_resource() -> None:
    for board in GAME.box.boards:
        assert len(board.cell_names) == 12
        assert [list(board.resource).count(number) for number in range(len(RESOURCES))] == [3, 3, 3, 3]


@pytest.mark.rule("OC-2.2", "OC-R6")
def test_the_lines_are_the_runs_of_adjacent_cells_up_to_a_gap() -> None:
    green_board, blue_board = GAME.box.boards

    assert (len(green_board.lines), len(blue_board.lines)) == (9, 10)
    for board in GAME.box.boards:
        assert sorted(board.line_cells) == sorted(board.runs())


@pytest.mark.rule("OC-2.2")
def test_one_row_can_hold_two_lines_with_a_gap_between() -> None:
    lines = {line.id: line for line in GAME.box.boards[0].lines}
    rows = {GAME.box.boards[0].places[cell][0] for cell in lines["g_wall_1"].cells}

    assert rows == {GAME.box.boards[0].places[cell][0] for cell in lines["g_flag_2_right"].cells} == {2}
    assert lines["g_wall_1"].in_row
    assert lines["g_flag_2_right"].in_row


@pytest.mark.rule("OC-2.2")
def test_every_line_has_its_result_printed_at_one_of_its_ends() -> None:
    for board in GAME.box.boards:
        for line in board.lines:
            ends = [board.places[line.cells[0]], board.places[line.cells[-1]]]
            row, col = line.label
            step = (0, 1) if line.in_row else (1, 0)
            before = (ends[0][0] - step[0], ends[0][1] - step[1])
            after = (ends[1][0] + step[0], ends[1][1] + step[1])
            assert (row, col) in (before, after), line.id


@pytest.mark.rule("OC-2.3")
def test_a_cell_holds_one_token_at_most() -> None:
    state = green()
    put(state, 0, "g_r0c2")
    rolled(state, "wood", "wood")

    assert rule_against(state, "0 place die_1 g_r0c2") == "OC-2.3"
    assert refusal(state, "0 place die_1 g_r0c2").words == ["g_r0c2"]


@pytest.mark.rule("OC-2.3", "OC-2.5")
def test_with_ten_tokens_on_the_board_no_further_one_can_come() -> None:
    state = green()
    put(state, 0, TEN)
    rolled(state, "stone", "any")

    assert state.reserve(0) == 0
    assert rule_against(state, "0 place die_2 g_r3c4") == "OC-2.5"
    assert [line for line in legal_lines(state, 0) if line.startswith("place")] == []


@pytest.mark.rule("OC-2.4")
def test_the_owner_chooses_the_cell_of_a_resource() -> None:
    state = green()
    rolled(state, "gold", "gold")

    offered = {line.split()[2] for line in legal_lines(state, 0) if line.startswith("place die_1")}
    assert offered == set(cells_of(state, "gold").split()) == {"g_r1c2", "g_r2c3", "g_r3c0"}
    play(state, "0 place die_1 g_r2c3")
    assert on_board(state, 0) == {"g_r2c3"}
    assert state.reserve(0) == 9


@pytest.mark.rule("OC-2.5")
def test_a_resource_without_an_empty_cell_is_lost() -> None:
    state = green()
    put(state, 0, cells_of(state, "gold"))
    rolled(state, "gold", "residents")

    assert legal_lines(state, 0) == ["residents die_2"]


@pytest.mark.rule("OC-2.6")
def test_nothing_a_player_can_choose_moves_a_token_but_the_magician() -> None:
    moving = [choice for choice in GAME.decisions.all if choice.verb in ("lift", "put")]
    state = green()
    put(state, 0, "g_r0c2 g_r1c1")
    rolled(state, "wood", "any")

    assert all(state.refusal(0, choice) is not None for choice in moving)


@pytest.mark.rule("OC-2.6")
def test_tokens_leave_by_building_clearing_and_the_magician() -> None:
    state = blue()
    give_guests(state, 0, "magician")
    put(state, 0, "b_r2c0 b_r3c0 b_r1c2")
    building(state)

    play(state, "0 build b_reactivate", "0 reactivate magician", "0 lift b_r1c2", "0 put b_r0c2")

    assert on_board(state, 0) == {"b_r0c2"}


@pytest.mark.rule("OC-2.7")
def test_tokens_stay_from_turn_to_turn() -> None:
    state = green()
    rolled(state, "wood", "stone")
    play(state, "1 place die_1 g_r0c2", "0 place die_1 g_r0c2", "0 place die_2 g_r3c4")

    assert state.active == 1
    play(state, "1 roll")
    assert on_board(state, 0) >= {"g_r0c2", "g_r3c4"}
    assert on_board(state, 1) >= {"g_r0c2"}
