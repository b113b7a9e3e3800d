"""TG-2  Setup."""

import pytest

from tablee.kernel.seed import secret_of

from .helpers import (
    GAME,
    board,
    hurry,
    legal_lines,
    names_of,
    new_game,
    play,
    purse,
    refusal,
)

SEATS = [2, 3, 4, 5]


@pytest.mark.rule("TG-2.1", "TG-2.7")
@pytest.mark.parametrize(("seats", "slots"), [(2, 6), (3, 6), (4, 8), (5, 8)])
def test_two_or_three_use_six_slots_and_four_or_five_use_eight(seats: int, slots: int) -> None:
    state = new_game(seats)

    assert len(state.view(None).board) == slots
    assert legal_lines(state) == [f"select slot_{number}" for number in range(1, slots + 1)]


@pytest.mark.rule("TG-2.2")
def test_four_majorities_wait_beside_the_board_and_nobody_has_prestige() -> None:
    state = new_game(4)

    assert list(state.view(None).majorities) == ["combat", "magic", "potions", "coins"]
    assert [seat.prestige for seat in state.view(None).seats] == [0, 0, 0, 0]


@pytest.mark.rule("TG-2.3", "TG-8.1")
@pytest.mark.parametrize(("seats", "face"), [(2, 3), (3, 2), (4, 1), (5, 0)])
def test_the_discard_tile_fits_the_number_of_players(seats: int, face: int) -> None:
    assert new_game(seats).view(None).swept_each_round == face


@pytest.mark.rule("TG-2.4")
def test_tiles_are_sorted_by_age_and_shuffled() -> None:
    orders = {tuple(new_game(5, seed).pile) for seed in range(5)}
    ages = [GAME.box.tiles[tile].set for tile in new_game(5).pile]

    assert len(orders) == 5
    assert ages == [0] * 18 + [1] * 20 + [2] * 15


@pytest.mark.rule("TG-2.4", "TG-11.1")
def test_without_the_variant_there_are_no_quests() -> None:
    state = new_game(3)

    assert len(state.quests) == 0
    assert [seat.quests for seat in state.view(None).seats] == [0, 0, 0]


@pytest.mark.rule("TG-2.5", "TG-R9")
@pytest.mark.parametrize(("seats", "removed"), [(2, 2), (3, 2), (4, 0), (5, 0)])
def test_with_two_or_three_players_two_tiles_of_age_1_are_removed_unseen(seats: int, removed: int) -> None:
    state = new_game(seats)

    assert len(state.removed) == removed
    assert all(GAME.box.tiles[tile].set == 0 for tile in state.removed)
    assert state.view(0).removed == removed
    assert state.view(0).removed_tiles is None


@pytest.mark.rule("TG-2.5")
def test_the_removed_tiles_are_shown_when_the_game_is_over() -> None:
    state = new_game(2)
    hurry(state, rounds=10)

    assert state.view(None).removed_tiles == sorted(names_of(state, state.removed))


@pytest.mark.rule("TG-2.6")
@pytest.mark.parametrize("seats", SEATS)
def test_everybody_gets_another_hero_by_chance(seats: int) -> None:
    dealt = [tuple(state.tile(seat, 0) for seat in range(seats)) for state in map_seeds(seats)]

    assert all(len(set(heroes)) == seats for heroes in dealt)
    assert len(set(dealt)) > 1


def map_seeds(seats: int):
    return [new_game(seats, seed) for seed in range(8)]


@pytest.mark.rule("TG-2.7", "TG-R26")
def test_cards_7_and_8_cannot_be_chosen_on_the_side_with_six_slots() -> None:
    state = new_game(3)

    assert refusal(state, "0 select slot_7").rule == "TG-R26"
    assert refusal(state, "0 select slot_8").rule == "TG-R26"


@pytest.mark.rule("TG-2.8", "TG-6.1")
@pytest.mark.parametrize("seed", range(6))
def test_everybody_receives_the_gain_of_the_hero_but_not_its_chests(seed: int) -> None:
    start = {
        "hero_paladin": (3, 4, 1, 1),
        "hero_shaman": (4, 7, 0, 0),
        "hero_barbarian": (3, 2, 2, 0),
        "hero_thief": (7, 3, 1, 0),
        "hero_mage": (3, 3, 0, 2),
    }
    state = new_game(5, seed)

    for seat, shown in enumerate(state.view(None).seats):
        has = purse(state, seat)
        assert (has["coins"], has["potions"], has["combat"], has["magic"]) == start[shown.area[0].tile]
        assert has["prestige"] == 0
        assert shown.area[0].chests == [False, False]


@pytest.mark.rule("TG-2.9", "TG-11.2")
def test_the_token_goes_to_the_longest_name() -> None:
    holders = {new_game(3, seed, has_longest_name="no,no,yes").holder for seed in range(10)}

    assert holders == {2}


@pytest.mark.rule("TG-2.9")
def test_turn_order_is_clockwise_from_the_holder() -> None:
    state = new_game(4, has_longest_name="no,no,yes,no")

    assert state.view(None).order == [2, 3, 0, 1]


@pytest.mark.rule("TG-2.10")
@pytest.mark.parametrize("seats", SEATS)
def test_a_tile_of_age_1_lies_on_each_slot(seats: int) -> None:
    state = new_game(seats)

    tiles = [GAME.box.tile_ids[name] for name in board(state) if name]
    assert len(tiles) == state.slots
    assert {GAME.box.tiles[tile].set for tile in tiles} == {0}


@pytest.mark.rule("TG-2.11", "TG-10.1", "TG-R10")
def test_with_the_variant_quests_are_dealt_when_heroes_and_display_are_known() -> None:
    state = new_game(3, quests="on")

    view = state.view(1)
    assert view.step == "return"
    assert all(slot.tile for slot in view.board)
    assert all(seat.area for seat in view.seats)
    assert len(view.me.quests) == 3


@pytest.mark.rule("TG-2.12")
@pytest.mark.parametrize("seats", SEATS)
def test_the_piles_hold_ten_twenty_and_fifteen_tiles(seats: int) -> None:
    assert new_game(seats).view(None).piles == [10, 20, 15]


@pytest.mark.rule("TG-2.13")
def test_the_same_seed_deals_the_same_and_options_that_draw_later_change_nothing_before() -> None:
    plain, again, with_quests = (
        GAME.deal(GAME.setup(4, options), secret_of(7)) for options in ({}, {}, {"quests": "on"})
    )

    assert list(plain.pile) == list(again.pile) == list(with_quests.pile)
    heroes = [[state.tile(seat, 0) for seat in range(4)] for state in (plain, again, with_quests)]
    assert heroes[0] == heroes[1] == heroes[2]


@pytest.mark.rule("TG-2.13", "TG-8.4")
def test_after_setup_the_order_of_the_pile_is_the_only_chance() -> None:
    one, other = new_game(3, 5), new_game(3, 5)
    pile = list(one.pile)

    hurry(one, rounds=4)
    hurry(other, rounds=4)

    assert board(one) == board(other)
    assert list(one.pile) == pile


@pytest.mark.rule("TG-2.13")
def test_the_first_slots_are_filled_from_the_top_of_the_pile() -> None:
    state = new_game(4)

    assert board(state) == names_of(state, list(state.pile)[:8])
    play(state, "0 select slot_1")
    assert state.view(None).to_act == [1, 2, 3]
