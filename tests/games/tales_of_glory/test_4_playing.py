"""TG-4  Step 2: order, cost, discard."""

import pytest

from .helpers import (
    GAME,
    area_of,
    edited_game,
    finish_parts,
    give,
    legal_lines,
    listen,
    my_part,
    new_game,
    open_chests,
    open_quietly,
    play,
    purse,
    put_on_board,
    refusal,
    set_area,
    step_2,
    told,
)


@pytest.mark.rule("TG-4.1")
def test_step_2_goes_in_turn_order_from_the_new_holder() -> None:
    state = step_2(new_game(4), holder=2)
    order = []
    while state.view(None).step == "play":
        seat = state.to_act()[0]
        order.append(seat)
        play(state, f"{seat} discard {state.view(None).seats[seat].taken}")
        while state.view(None).step == "play" and state.to_act() == [seat]:
            play(state, f"{seat} {legal_lines(state, seat)[0]}")

    assert order == [2, 3, 0, 1]


@pytest.mark.rule("TG-4.1", "TG-6.4", "TG-R3")
def test_a_first_player_gain_does_not_change_the_order_of_the_step() -> None:
    state = new_game(3)
    set_area(state, 0, "hero_mage")
    set_area(state, 1, "hero_paladin")
    step_2(state, ("goblin", 1), ("bard", 2), holder=0)
    give(state, 1, coins=1)
    play(state, "0 discard goblin", "0 open hero_mage 1")

    play(state, "1 play bard", "1 place 0,1")

    assert state.holder == 1
    assert state.to_act() == [2]
    assert state.view(None).order == [0, 1, 2]


@pytest.mark.rule("TG-R3")
def test_of_several_first_player_gains_the_last_in_turn_order_keeps_the_token() -> None:
    state = new_game(3)
    set_area(state, 0, "hero_paladin")
    set_area(state, 1, "hero_shaman / harbour 1,0")
    step_2(state, ("bard", 1), ("village", 2), holder=2)
    give(state, 0, coins=1)
    play(state, f"2 discard {state.view(None).seats[2].taken}", f"2 {first_chest(state, 2)}")

    play(state, "0 play bard", "0 place 0,1")
    assert state.holder == 0
    play(state, "1 play village", "1 place 1,1")

    assert state.holder == 1


def first_chest(state, seat: int) -> str:
    """The first chest of the seat's hero."""
    return f"open {state.view(None).seats[seat].area[0].tile} 1"


@pytest.mark.rule("TG-4.2")
def test_playing_is_paying_then_placing_then_gaining() -> None:
    state = my_part("rusty_sword", area="hero_mage", potions=1)
    story = listen(state)

    play(state, "0 play rusty_sword")
    assert purse(state)["potions"] == 0
    assert state.view(None).seats[0].placing == "rusty_sword"
    play(state, "0 place -1,0", "0 open hero_mage 1")

    names = [event.name for event in story]
    assert names[:2] == ["paid", "placed"]
    assert "gain-combat" in names[2:]


@pytest.mark.rule("TG-4.2", "TG-4.11", "TG-R4")
def test_a_tile_that_fits_nowhere_cannot_be_played_and_nothing_is_paid() -> None:
    state = my_part("were_ram", area="hero_barbarian / goblin 0,1", combat=4, coins=2)

    assert legal_lines(state) == ["discard were_ram"]
    assert refusal(state, "0 play were_ram").rule == "TG-R4"
    play(state, "0 discard were_ram")
    assert purse(state)["coins"] == 3


@pytest.mark.rule("TG-4.2", "TG-4.11")
def test_a_tile_that_cannot_be_paid_cannot_be_played() -> None:
    state = my_part("jewelled_crown", coins=3)

    assert legal_lines(state) == ["discard jewelled_crown"]
    found = refusal(state, "0 play jewelled_crown")
    assert (found.rule, found.words) == ("TG-4.4", ["jewelled_crown", "4", "3"])


@pytest.mark.rule("TG-4.3")
def test_no_tile_of_the_box_has_more_than_two_parts_of_cost() -> None:
    assert all(sum(1 for part in tile.cost if part) <= 2 for tile in GAME.box.tiles)


@pytest.mark.rule("TG-4.3")
def test_a_tile_without_pennant_is_free() -> None:
    state = my_part("coin_purse")

    play(state, "0 play coin_purse", "0 place 0,1")

    assert purse(state)["coins"] == 3


@pytest.mark.rule("TG-4.4")
def test_coins_and_potions_of_the_cost_are_spent() -> None:
    state = my_part("goblin", quests="quest_master_key", coins=5, potions=4)

    play(state, "0 play quest_master_key")

    assert (purse(state)["coins"], purse(state)["potions"]) == (3, 2)


@pytest.mark.rule("TG-4.4")
def test_too_few_potions_are_named_with_the_rule() -> None:
    state = my_part("dwarven_shield", potions=1)

    found = refusal(state, "0 play dwarven_shield")

    assert (found.rule, found.reason) == ("TG-4.4", "too-few-potions")


@pytest.mark.rule("TG-4.5")
def test_combat_and_magic_are_thresholds_and_not_spent() -> None:
    state = my_part("harpy", combat=3, magic=2)

    play(state, "0 play harpy", "0 place 0,-1")

    assert (purse(state)["combat"], purse(state)["magic"]) == (3, 2)
    assert purse(state)["prestige"] == 8


@pytest.mark.rule("TG-4.6", "TG-R36")
@pytest.mark.parametrize("resource", ["coins", "potions"])
def test_the_upper_row_costs_a_coin_or_a_potion_more(resource: str) -> None:
    state = my_part("coin_purse", slot=4, coins=1, potions=1)

    play(state, "0 play coin_purse")
    assert legal_lines(state) == ["pay coins", "pay potions"]
    assert refusal(state, "0 place 0,1").rule == "TG-4.6"
    play(state, f"0 pay {resource}")

    assert purse(state) == {"prestige": 0, "coins": 1, "potions": 1, "combat": 0, "magic": 0} | {resource: 0}


@pytest.mark.rule("TG-4.6")
@pytest.mark.parametrize(
    ("seats", "wild"), [(2, [4, 5, 6]), (3, [4, 5, 6]), (4, [5, 6, 7, 8]), (5, [5, 6, 7, 8])]
)
def test_the_wild_lands_are_the_upper_row(seats: int, wild: list[int]) -> None:
    assert [slot.slot for slot in new_game(seats).view(None).board if slot.wild] == wild


@pytest.mark.rule("TG-4.6", "TG-R15")
def test_the_surcharge_also_holds_in_catch_up() -> None:
    state = new_game(2, has_longest_name="yes,no")
    play(state, "0 select slot_1", "1 select slot_1", "1 take slot_6")

    assert state.view(1).me.taken.surcharge == 1
    assert state.view(0).me.taken.surcharge == 0


@pytest.mark.rule("TG-4.6", "TG-R16")
def test_a_free_tile_of_the_wild_lands_needs_a_coin_or_a_potion() -> None:
    state = my_part("coin_purse", slot=5)

    assert legal_lines(state) == ["discard coin_purse"]
    assert refusal(state, "0 play coin_purse").rule == "TG-R16"
    play(state, "0 discard coin_purse")
    assert (purse(state)["coins"], purse(state)["potions"]) == (1, 1)


@pytest.mark.rule("TG-4.6")
def test_a_surcharge_that_cannot_be_paid_on_top_of_the_cost_is_named() -> None:
    state = my_part("goblin", slot=5, potions=1)

    assert refusal(state, "0 play goblin").rule == "TG-4.6"


@pytest.mark.rule("TG-4.9", "TG-4.11")
def test_the_display_says_what_each_tile_would_cost_and_why_it_could_not_be_played() -> None:
    state = new_game(2)
    set_area(state, 0, "hero_barbarian / goblin 0,1")
    for slot, tile in ((1, "jewelled_crown"), (2, "were_ram"), (3, "coin_purse"), (4, "grimoire")):
        put_on_board(state, slot, tile)
    give(state, 0, coins=3, potions=1, combat=4, magic=0)

    verdicts = [slot.verdict for slot in state.view(0).board]

    assert [verdict.why_not and verdict.why_not.rule for verdict in verdicts[:4]] == [
        "TG-4.4",
        "TG-R4",
        None,
        None,
    ]
    assert (verdicts[3].potions, verdicts[3].surcharge, verdicts[3].payable) == (1, 1, True)
    assert verdicts[1].squares == []
    assert state.view(None).board[0].verdict is None


@pytest.mark.rule("TG-R42")
@pytest.mark.parametrize(("coins", "potions", "left"), [(1, 0, (0, 0)), (0, 1, (0, 0))])
def test_the_surcharge_is_not_asked_when_there_is_one_way_only(
    coins: int, potions: int, left: tuple[int, int]
) -> None:
    state = my_part("key_ring", slot=4, coins=coins, potions=potions)

    play(state, "0 play key_ring")

    assert state.question(0) == "place"
    assert (purse(state)["coins"], purse(state)["potions"]) == left


@pytest.mark.rule("TG-R42")
def test_the_cost_and_reinforcement_are_set_aside_before_the_surcharge() -> None:
    state = my_part("goblin", slot=4, coins=1, potions=1)

    play(state, "0 play goblin")

    assert state.question(0) == "place"
    assert (purse(state)["coins"], purse(state)["potions"]) == (0, 0)


@pytest.mark.rule("TG-4.7", "TG-R14")
def test_each_missing_point_is_made_good_by_a_potion_down_to_no_points_at_all() -> None:
    state = my_part("harpy", potions=6)

    play(state, "0 play harpy", "0 place 0,-1")

    assert purse(state)["potions"] == 1
    assert (purse(state)["combat"], purse(state)["magic"]) == (0, 0)


@pytest.mark.rule("TG-4.7")
def test_too_few_potions_for_reinforcement_are_named() -> None:
    state = my_part("harpy", combat=2, magic=1, potions=1)

    found = refusal(state, "0 play harpy")

    assert (found.rule, found.words) == ("TG-4.7", ["harpy", "2", "2", "1"])


@pytest.mark.rule("TG-R13")
def test_no_potion_is_drunk_when_the_skill_suffices() -> None:
    state = my_part("goblin", combat=3, potions=4)

    play(state, "0 play goblin", "0 place 1,0")

    assert purse(state)["potions"] == 4


@pytest.mark.rule("TG-4.8")
def test_nothing_else_can_be_exchanged() -> None:
    rich_in_potions = my_part("jewelled_crown", coins=3, potions=20, combat=9)
    rich_in_coins = my_part("dwarven_shield", potions=1, coins=20)
    weak_with_coins = my_part("ogre", combat=2, coins=20)

    for state, tile in [
        (rich_in_potions, "jewelled_crown"),
        (rich_in_coins, "dwarven_shield"),
        (weak_with_coins, "ogre"),
    ]:
        assert legal_lines(state) == [f"discard {tile}"]


@pytest.mark.rule("TG-4.9")
@pytest.mark.parametrize(
    ("combat", "magic", "missing", "potions"), [(0, 0, 5, 5), (3, 0, 2, 2), (1, 1, 3, 3), (9, 9, 0, 0)]
)
def test_the_formula_of_missing_points(combat: int, magic: int, missing: int, potions: int) -> None:
    state = my_part("harpy", slot=6, combat=combat, magic=magic)

    verdict = state.view(0).me.taken

    assert (verdict.missing, verdict.coins, verdict.potions, verdict.surcharge) == (missing, 0, potions, 1)


@pytest.mark.rule("TG-4.9")
def test_what_a_tile_gives_cannot_help_to_pay_for_it() -> None:
    state = my_part("dwarven_hoard", coins=9)

    assert legal_lines(state) == ["discard dwarven_hoard"]


@pytest.mark.rule("TG-4.10", "TG-7.4", "TG-R12")
def test_a_discard_brings_a_coin_a_potion_and_a_key_to_be_placed_at_once() -> None:
    state = my_part("goblin", slot=6, area="hero_paladin / coin_purse 0,1")

    play(state, "0 discard goblin")

    assert (purse(state)["coins"], purse(state)["potions"]) == (1, 1)
    assert legal_lines(state) == ["open hero_paladin 1", "open hero_paladin 2", "open coin_purse 1"]
    play(state, "0 open coin_purse 1")
    assert purse(state)["prestige"] == 2
    assert area_of(state) == ["hero_paladin 0,0", "coin_purse 0,1"]
    assert "goblin" in state.view(None).discard


@pytest.mark.rule("TG-4.10")
def test_discarding_is_allowed_although_the_tile_could_be_played() -> None:
    state = my_part("coin_purse")

    assert legal_lines(state) == ["play coin_purse", "discard coin_purse"]


@pytest.mark.rule("TG-4.10", "TG-7.6")
def test_the_key_of_a_discard_is_lost_without_a_closed_chest() -> None:
    state = my_part("goblin")
    open_quietly(state, 0, "hero_paladin 1", "hero_paladin 2")
    story = listen(state)

    play(state, "0 discard goblin")

    assert told(story, "key-lost") == ["0: key-lost"]
    assert state.to_act() == [1]


@pytest.mark.rule("TG-4.11", "TG-R12")
def test_the_tile_taken_must_be_played_or_discarded() -> None:
    state = my_part("goblin", combat=1)

    assert refusal(state, "0 finish").rule == "TG-10.9"
    assert refusal(state, "0 select slot_1").rule == "TG-4.1"
    assert refusal(state, "0 play bard").rule == "TG-4.1"
    assert refusal(state, "0 discard bard").rule == "TG-4.1"
    finish_parts(state)
    assert [seat.taken for seat in state.view(None).seats] == [None, None]


@pytest.mark.rule("TG-4.10")
def test_a_discard_pays_no_surcharge_and_opens_one_chest() -> None:
    state = my_part("hydra", slot=6)

    play(state, "0 discard hydra", "0 open hero_paladin 1")

    assert open_chests(state) == ["hero_paladin 1"]
    assert purse(state) == {"prestige": 2, "coins": 1, "potions": 1, "combat": 0, "magic": 0}


@pytest.mark.rule("TG-4.6", "TG-4.7", "TG-4.10")
def test_the_numbers_of_the_rules_come_from_the_component_file(tmp_path) -> None:
    game = edited_game(
        tmp_path,
        ("wild_lands_surcharge = 1", "wild_lands_surcharge = 2"),
        ("potions_per_missing_point = 1", "potions_per_missing_point = 3"),
    )
    state = new_game(2, game=game)
    set_area(state, 0, "hero_shaman")
    step_2(state, ("goblin", 5))
    give(state, 0, coins=2, potions=3, combat=0)

    play(state, "0 play goblin")

    assert (purse(state)["coins"], purse(state)["potions"]) == (0, 0)
