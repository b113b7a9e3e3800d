"""OC-11  The twenty guests of the Grand Architects, one by one."""

import pytest

from tablee.games.oh_mon_chateau.components import GRAND_ARCHITECTS, RESOURCES

from .helpers import (
    ALL_WALLS,
    GAME,
    OhMonChateauPosition,
    blue,
    building,
    cells_of,
    give_flags,
    give_floors,
    give_guests,
    give_residents,
    give_towers,
    give_walls,
    guests_of,
    legal_lines,
    on_board,
    play,
    put,
    refusal,
    rolled,
    rule_against,
    show_guests,
    with_dagobert,
)


def using(guest: str, tokens: str = "") -> OhMonChateauPosition:
    """Seat 0 has these tokens and has just used this lightning guest again."""
    state = blue()
    give_guests(state, 0, guest)
    put(state, 0, f"b_r2c0 b_r3c0 {tokens}")
    building(state)
    play(state, "0 build b_reactivate", f"0 reactivate {guest}")
    return state


def stolen_from_1(state: OhMonChateauPosition, guest: str) -> None:
    """Seat 0 steals this guest of seat 1."""
    put(state, 0, "b_r1c1 b_r1c2 b_r1c3")
    building(state)
    play(state, "0 build b_steal", f"0 steal {guest}")


# Lightning


@pytest.mark.rule("OC-11.1")
def test_the_architect_brings_a_token_for_any_cell_and_a_resident() -> None:
    state = using("architect")
    assert len(legal_lines(state, 0)) == 12 + 2

    play(state, "0 put b_r3c4", "0 draw")

    assert (on_board(state, 0), state.residents(0)) == ({"b_r3c4"}, 1)
    assert state.view(None).effect is None


@pytest.mark.rule("OC-11.1", "OC-10.10")
def test_the_architects_resident_may_come_first_or_alone() -> None:
    state = using("architect")
    play(state, "0 draw")
    assert rule_against(state, "0 draw") == "OC-10.10"
    play(state, "0 stop")

    assert (on_board(state, 0), state.residents(0)) == (set(), 1)


@pytest.mark.rule("OC-11.2")
def test_the_bohemian_brings_four_residents() -> None:
    state = using("bohemian")
    assert legal_lines(state, 0) == ["draw", "stop"]
    assert rule_against(state, "0 put b_r0c2") == "OC-10.10"
    assert rule_against(state, "0 roll") == "OC-10.10"

    play(state, "0 draw")

    assert state.residents(0) == 4


@pytest.mark.rule("OC-11.3", "OC-11.6", "OC-11.7", "OC-11.8")
@pytest.mark.parametrize(
    ("guest", "resource"),
    [("lumberjack", "wood"), ("merchant", "gold"), ("miner", "stone"), ("peasant", "food")],
)
def test_four_guests_bring_two_of_their_resource(guest: str, resource: str) -> None:
    state = using(guest)
    cells = cells_of(state, resource).split()
    assert legal_lines(state, 0) == [*[f"put {cell}" for cell in cells], "stop"]
    wrong = cells_of(state, RESOURCES[(RESOURCES.index(resource) + 2) % 4]).split()[0]
    assert refusal(state, f"0 put {wrong}").words == [f"face_{resource}", wrong]
    assert rule_against(state, "0 draw") == "OC-10.10"
    assert rule_against(state, "0 put g_r0c2") == "OC-1.4"

    play(state, f"0 put {cells[0]}")
    assert rule_against(state, f"0 put {cells[0]}") == "OC-2.3"
    play(state, f"0 put {cells[2]}")

    assert on_board(state, 0) == {cells[0], cells[2]}
    assert state.view(None).effect is None


@pytest.mark.rule("OC-11.8")
def test_a_guests_resource_comes_from_no_die_side() -> None:
    state = blue()
    give_guests(state, 0, "peasant cook merchant monk")
    give_walls(state, 0, ALL_WALLS)
    put(state, 0, "b_r2c0 b_r3c0")
    building(state)
    play(state, "0 build b_reactivate", "0 reactivate peasant", "0 put b_r2c0", "0 put b_r1c3")
    assert state.residents(0) == 0

    put(state, 0, "b_r2c0 b_r3c0")
    building(state)
    play(state, "0 build b_reactivate", "0 reactivate merchant")
    assert {line.split()[0] for line in legal_lines(state, 0)} == {"put", "stop"}


@pytest.mark.rule("OC-11.4")
def test_dagobert_rolls_a_die_that_only_his_owner_uses_twice() -> None:
    state = blue()
    give_guests(state, 0, "dagobert")
    put(state, 0, "b_r2c0 b_r3c0")
    building(state)
    play(state, "0 build b_reactivate", "0 reactivate dagobert")
    assert legal_lines(state, 0) == ["roll", "stop"]
    assert rule_against(state, "0 draw") == "OC-11.4"
    reveals = state.reveals
    play(state, "0 roll")
    assert state.reveals == reveals + 1
    assert state.view(1).dagobert == state.view(0).dagobert

    state = blue()
    with_dagobert(state, "gold")
    assert state.to_act() == [0]
    assert rule_against(state, "0 place die_1 b_r1c1") == "OC-11.4"
    assert rule_against(state, "0 roll") == "OC-11.4"
    play(state, "0 place die_dagobert b_r1c1", "0 place die_dagobert b_r3c4")
    assert on_board(state, 0) == {"b_r1c1", "b_r3c4"}
    assert state.view(None).effect is None


@pytest.mark.rule("OC-11.4")
def test_a_useless_roll_of_dagobert_ends_his_effect_but_stays_visible() -> None:
    state = blue()
    put(state, 0, cells_of(state, "stone"))
    with_dagobert(state, "stone")

    assert state.view(None).effect is None
    assert state.view(0).dagobert == "face_stone"


@pytest.mark.rule("OC-11.4", "OC-R32")
def test_dagoberts_question_mark_may_become_two_different_sides() -> None:
    state = blue()
    with_dagobert(state, "any")
    play(state, "0 place die_dagobert b_r1c2", "0 residents die_dagobert")

    assert (on_board(state, 0), state.residents(0)) == ({"b_r1c2"}, 2)


@pytest.mark.rule("OC-R33")
def test_dagoberts_residents_are_four_or_tokens_with_the_knight() -> None:
    state = blue()
    with_dagobert(state, "residents")
    play(state, "0 residents die_dagobert", "0 residents die_dagobert")
    assert state.residents(0) == 4

    state = blue()
    give_guests(state, 0, "knight")
    with_dagobert(state, "residents")
    play(state, "0 residents die_dagobert", "0 place die_dagobert b_r3c4")
    assert (on_board(state, 0), state.residents(0)) == ({"b_r3c4"}, 2)


@pytest.mark.rule("OC-11.5", "OC-R34", "OC-R35")
def test_the_magician_moves_up_to_two_different_tokens_to_any_empty_cell() -> None:
    state = using("magician", "b_r0c2 b_r3c4")
    assert legal_lines(state, 0) == ["lift b_r0c2", "lift b_r3c4", "stop"]
    assert rule_against(state, "0 lift b_r1c1") == "OC-11.5"
    assert rule_against(state, "0 lift g_r0c2") == "OC-1.4"
    assert rule_against(state, "0 draw") == "OC-11.5"
    play(state, "0 lift b_r0c2")
    assert state.reserve(0) == 8
    assert rule_against(state, "0 stop") == "OC-R34"
    assert rule_against(state, "0 put b_r0c2") == "OC-11.5"
    assert rule_against(state, "0 put b_r3c4") == "OC-2.3"
    assert rule_against(state, "0 put g_r0c2") == "OC-1.4"
    play(state, "0 put b_r1c3")

    assert rule_against(state, "0 lift b_r1c3") == "OC-R34"
    play(state, "0 lift b_r3c4", "0 put b_r0c2")
    assert on_board(state, 0) == {"b_r1c3", "b_r0c2"}
    assert state.view(None).effect is None


@pytest.mark.rule("OC-R34")
def test_the_magician_need_not_move_two_tokens() -> None:
    state = using("magician", "b_r0c2 b_r3c4")
    play(state, "0 lift b_r0c2", "0 put b_r1c3", "0 stop")
    assert on_board(state, 0) == {"b_r1c3", "b_r3c4"}

    alone = using("magician", "b_r0c2")
    play(alone, "0 lift b_r0c2", "0 put b_r1c3")
    assert alone.view(None).effect is None

    nothing = using("magician")
    assert nothing.view(None).effect is None


# Hourglass


@pytest.mark.rule("OC-11.9", "OC-R27", "OC-R39")
def test_the_shepherdess_draws_clouds_without_limit_for_question_marks() -> None:
    state = blue()
    give_guests(state, 0, "shepherdess")
    rolled(state, "gold", "wood")
    assert rule_against(state, "0 cloud die_1") == "OC-11.9"
    for _ in range(4):
        rolled(state, "any", "any")
        play(state, "0 cloud die_1", "0 cloud die_2", "1 pass")

    assert state.extra_clouds(0) == 8
    assert state.view(None).seats[0].score.sky == 16


@pytest.mark.rule("OC-11.9", "OC-10.7")
def test_clouds_stay_when_the_shepherdess_is_stolen() -> None:
    state = blue()
    give_guests(state, 1, "shepherdess")
    rolled(state, "any", "wood")
    play(state, "1 cloud die_1")
    stolen_from_1(state, "shepherdess")

    assert state.extra_clouds(1) == 1
    assert guests_of(state, 0) == ["shepherdess"]


@pytest.mark.rule("OC-11.10")
def test_the_knight_puts_a_token_anywhere_instead_of_two_residents() -> None:
    state = blue()
    give_guests(state, 0, "knight")
    rolled(state, "residents", "gold")

    offered = [line for line in legal_lines(state, 0) if "die_1" in line]
    assert len(offered) == 12 + 1
    play(state, "0 place die_1 b_r2c4")
    assert (on_board(state, 0), state.residents(0)) == ({"b_r2c4"}, 0)


@pytest.mark.rule("OC-R31")
def test_the_knight_helps_when_all_residents_are_drawn_unless_that_is_impossible_too() -> None:
    state = blue()
    give_guests(state, 0, "knight")
    give_residents(state, 0, 30)
    put(state, 0, "b_r0c2 b_r1c1 b_r1c2 b_r1c3 b_r2c0 b_r2c1 b_r2c3 b_r2c4 b_r3c0")
    rolled(state, "residents", "residents")
    play(state, "0 place die_1 b_r3c4")

    assert state.reserve(0) == 0
    assert 0 not in state.to_act()


@pytest.mark.rule("OC-11.11")
def test_the_cook_adds_a_resident_to_a_food_side() -> None:
    state = blue()
    give_guests(state, 0, "cook")
    rolled(state, "food", "wood")
    assert rule_against(state, "0 cook die_1") == "OC-11.11"
    play(state, "0 place die_1 b_r2c0")

    assert (on_board(state, 0), state.residents(0)) == ({"b_r2c0"}, 1)


@pytest.mark.rule("OC-11.11", "OC-R28")
def test_the_cooks_resident_comes_even_when_the_food_is_lost() -> None:
    state = blue()
    for seat, guest in ((0, "cook"), (1, "monk")):
        give_guests(state, seat, guest)
        put(state, seat, cells_of(state, "food"))
    rolled(state, "food", "gold", seat=1)
    assert [line for line in legal_lines(state, 0) if "die_1" in line] == ["cook die_1"]
    play(state, "0 cook die_1")
    assert state.residents(0) == 1

    rolled(state, "food", "gold", seat=0)
    assert [line for line in legal_lines(state, 0) if "die_1" in line] == ["cook die_1", "skip die_1"]


@pytest.mark.rule("OC-11.11", "OC-5.2")
def test_a_cook_with_a_full_house_and_no_food_has_nothing_to_do() -> None:
    state = blue()
    give_guests(state, 0, "cook")
    give_residents(state, 0, 30)
    put(state, 0, cells_of(state, "food"))
    rolled(state, "any", "food")

    assert rule_against(state, "0 cook die_1") == "OC-5.2"
    assert state.view(None).dice[1].used


@pytest.mark.rule("OC-11.12", "OC-R37")
def test_the_guard_protects_crown_guests_but_not_himself() -> None:
    state = blue()
    give_guests(state, 0, "architect merchant")
    give_guests(state, 1, "guard king")
    put(state, 0, "b_r1c1 b_r1c2 b_r1c3")
    building(state)
    play(state, "0 build b_steal")
    assert legal_lines(state, 0) == ["steal guard"]
    play(state, "0 steal guard")

    assert state.view(None).step == "roll"
    put(state, 0, "b_r1c1 b_r1c2 b_r1c3")
    building(state)
    play(state, "0 build b_steal", "0 steal king")
    assert guests_of(state, 0) == ["architect", "merchant", "guard", "king"]


@pytest.mark.rule("OC-11.13", "OC-R29")
def test_the_monk_draws_a_flag_of_two_points_for_gold_even_without_a_cell_or_a_token() -> None:
    state = blue()
    give_guests(state, 0, "monk")
    give_walls(state, 0, "wall_left wall_back")
    put(state, 0, cells_of(state, "gold"))
    rolled(state, "gold", "gold")
    assert rule_against(state, "0 monk die_1 flag_front_1") == "OC-7.7"
    play(state, "0 monk die_1 flag_left_1")
    assert rule_against(state, "0 monk die_2 flag_left_1") == "OC-7.7"
    play(state, "0 monk die_2 flag_back_2")

    assert state.view(None).seats[0].score.flags == 4
    put(state, 1, "b_r0c2")
    rolled(state, "wood", "residents")
    assert rule_against(state, "0 monk die_1 flag_back_1") == "OC-11.13"


@pytest.mark.rule("OC-11.13")
def test_the_monk_needs_a_free_spot() -> None:
    state = blue()
    give_guests(state, 0, "monk")
    put(state, 0, cells_of(state, "gold"))
    rolled(state, "gold", "wood")

    assert state.view(None).dice[0].used
    state = blue()
    give_guests(state, 0, "monk")
    give_walls(state, 0, ALL_WALLS)
    give_flags(state, 0, front_1=1, front_2=1, back_1=1, back_2=1, left_1=1, right_1=1)
    rolled(state, "gold", "wood")
    assert [line for line in legal_lines(state, 0) if line.startswith("monk")] == []


@pytest.mark.rule("OC-11.13", "OC-10.7")
def test_flags_stay_when_the_monk_is_stolen() -> None:
    state = blue()
    give_guests(state, 1, "monk")
    give_walls(state, 1, "wall_left")
    rolled(state, "gold", "wood")
    play(state, "1 monk die_1 flag_left_1")
    stolen_from_1(state, "monk")

    assert state.flags(1) == 1


@pytest.mark.rule("OC-R27")
def test_a_question_mark_pleases_monk_cook_and_knight() -> None:
    state = blue()
    give_guests(state, 0, "monk cook knight")
    give_walls(state, 0, "wall_left")
    rolled(state, "any", "any")
    play(state, "0 monk die_1 flag_left_1", "0 place die_2 b_r2c4")

    assert (state.flags(0), state.residents(0)) == (1, 1)


@pytest.mark.rule("OC-11.14")
def test_the_troll_swaps_wood_and_stone_from_dice_and_from_guests() -> None:
    state = blue()
    give_guests(state, 0, "troll miner")
    rolled(state, "wood", "gold")
    assert {line.split()[2] for line in legal_lines(state, 0) if line.startswith("place die_1")} == set(
        cells_of(state, "wood", "stone").split()
    )
    assert rule_against(state, "0 place die_2 b_r0c2") == "OC-4.1"

    put(state, 0, "b_r2c0 b_r3c0")
    building(state)
    play(state, "0 build b_reactivate", "0 reactivate miner", "0 put b_r0c2", "0 put b_r1c2")
    assert on_board(state, 0) == {"b_r0c2", "b_r1c2"}


@pytest.mark.rule("OC-R30")
def test_the_trolls_owner_may_let_a_die_go_whose_own_cells_are_full() -> None:
    state = blue()
    give_guests(state, 0, "troll")
    put(state, 0, cells_of(state, "wood"))
    rolled(state, "wood", "gold")

    assert "skip die_1" in legal_lines(state, 0)
    assert "place die_1 b_r1c2" in legal_lines(state, 0)
    assert rule_against(state, "0 skip die_2") == "OC-4.5"


@pytest.mark.rule("OC-R47")
def test_an_hourglass_guest_works_from_the_moment_it_arrives() -> None:
    state = blue()
    show_guests(state, "troll queen jester")
    give_guests(state, 0, "lumberjack")
    put(state, 0, "b_r2c0 b_r2c1 b_r3c0")
    building(state)
    play(state, "0 build b_keep", "0 take troll")
    put(state, 0, "b_r2c0 b_r3c0")
    building(state)
    play(state, "0 build b_reactivate", "0 reactivate lumberjack", "0 put b_r1c2")

    assert on_board(state, 0) == {"b_r1c2"}


@pytest.mark.rule("OC-R47")
def test_a_knight_stolen_a_moment_ago_helps_with_dagoberts_die() -> None:
    state = blue()
    give_guests(state, 1, "knight")
    stolen_from_1(state, "knight")
    with_dagobert(state, "residents")

    assert "place die_dagobert b_r0c2" in legal_lines(state, 0)


# Crown


@pytest.mark.rule("OC-11.15", "OC-11.16", "OC-11.17", "OC-11.18", "OC-11.19", "OC-11.20")
@pytest.mark.parametrize(
    ("guest", "worth"),
    [("courtesan", 1), ("jester", 4), ("prince", 3), ("princess", 2), ("queen", 3), ("king", 5)],
)
def test_what_a_crown_guest_counts(guest: str, worth: int) -> None:
    state = blue()
    show_guests(state, "monk troll cook")
    give_floors(state, 0, 4)
    give_walls(state, 0, "wall_front wall_back wall_left")
    give_towers(state, 0, 5, 2)
    give_flags(state, 0, front_1=1, front_2=2, back_1=2, back_2=2, left_1=1)
    give_guests(state, 0, guest)

    assert state.view(0).seats[0].score.guests == worth


@pytest.mark.rule("OC-11.15")
def test_the_lady_of_the_court_counts_crowns_only_and_herself() -> None:
    state = blue()
    show_guests(state, "monk troll cook")
    give_guests(state, 0, "courtesan king miner guard")

    guests = state.view(0).seats[0].guests
    assert guests is not None
    assert {guest.guest: guest.points for guest in guests}["courtesan"] == 2


@pytest.mark.rule("OC-R38")
def test_a_stolen_crown_guest_counts_in_the_castle_of_the_thief() -> None:
    state = blue()
    show_guests(state, "monk troll cook")
    give_guests(state, 0, "courtesan")
    give_guests(state, 1, "king")
    give_walls(state, 0, "wall_left")
    give_flags(state, 0, left_1=2)
    stolen_from_1(state, "king")

    assert state.view(0).seats[0].score.guests == 2 + 1
    assert state.view(0).seats[1].score.guests == 0


@pytest.mark.rule("OC-11.1", "OC-11.9", "OC-11.19")
def test_lightning_and_hourglass_guests_are_worth_a_point_and_the_queen_three() -> None:
    for guest in GAME.box.decks[GRAND_ARCHITECTS].guests:
        crown = guest.type == 2
        assert guest.points == (0 if crown and guest.names.id != "queen" else 3 if crown else 1)
