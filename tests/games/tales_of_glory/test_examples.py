"""TG-E  The worked examples."""

import pytest

from .helpers import (
    area_of,
    board,
    ended,
    finish_parts,
    give,
    legal_lines,
    my_part,
    new_game,
    number_of,
    open_chests,
    play,
    points,
    purse,
    refusal,
    set_area,
    step_2,
)


@pytest.mark.rule("TG-E1", "TG-2.8")
def test_the_shaman_begins_with_four_coins_and_seven_potions() -> None:
    seen = []
    for seed in range(10):
        state = new_game(5, seed)
        seat = next(s for s in range(5) if state.tile(s, 0) == number_of(state, "hero_shaman"))
        seen.append(purse(state, seat))
        assert open_chests(state, seat) == []

    assert seen == [{"prestige": 0, "coins": 4, "potions": 7, "combat": 0, "magic": 0}] * 10


@pytest.mark.rule("TG-E2", "TG-3.3", "TG-3.4", "TG-3.6")
def test_three_want_slot_3_and_two_of_them_catch_up() -> None:
    state = new_game(4, has_longest_name="yes,no,no,no")

    play(state, "0 select slot_3", "1 select slot_3", "2 select slot_4", "3 select slot_3")

    assert [seat.taken_from for seat in state.view(None).seats] == [3, None, 4, None]
    assert legal_lines(state, 1) == [f"take slot_{slot}" for slot in (1, 2, 5, 6, 7, 8)]
    play(state, "1 take slot_2")
    assert legal_lines(state, 3) == [f"take slot_{slot}" for slot in (1, 5, 6, 7, 8)]
    play(state, "3 take slot_7")
    assert state.holder == 1


@pytest.mark.rule("TG-E3", "TG-3.6", "TG-4.1")
def test_the_holder_took_the_lowest_so_the_second_lowest_becomes_first_player() -> None:
    state = new_game(4, has_longest_name="yes,no,no,no")
    play(state, "0 select slot_1", "1 select slot_8", "2 select slot_5", "3 select slot_1", "3 take slot_3")

    assert state.holder == 3
    assert state.view(None).order == [3, 0, 1, 2]


@pytest.mark.rule("TG-E4", "TG-4.5", "TG-4.6", "TG-4.7", "TG-4.9")
@pytest.mark.parametrize(("way", "coins", "potions"), [("potions", 1, 1), ("coins", 0, 2)])
def test_the_mercenary_captain_from_the_wild_lands(way: str, coins: int, potions: int) -> None:
    state = my_part("mercenary_captain", slot=6, seats=4, combat=1, coins=2, potions=3)

    play(state, "0 play mercenary_captain", f"0 pay {way}")
    assert (purse(state)["coins"], purse(state)["potions"], purse(state)["combat"]) == (coins, potions, 1)
    play(state, "0 place 0,1")

    assert (purse(state)["combat"], purse(state)["prestige"]) == (2, 3)


@pytest.mark.rule("TG-E5", "TG-4.9")
def test_the_potion_for_the_rusty_sword_is_paid_before_its_combat_comes() -> None:
    state = my_part("rusty_sword", area="hero_shaman / harbour 0,1", potions=1)

    play(state, "0 play rusty_sword")
    assert (purse(state)["potions"], purse(state)["combat"]) == (0, 0)
    play(state, "0 place -1,1")

    assert purse(state)["combat"] == 1


@pytest.mark.rule("TG-E6", "TG-5.2", "TG-5.3", "TG-5.4")
def test_where_the_crate_and_the_sword_may_not_go() -> None:
    area = "hero_paladin / weapon_master 0,1 / village -1,0"
    state = my_part("enchantress", area=area, magic=2, coins=1)
    play(state, "0 play enchantress", "0 place -1,1")
    assert "enchantress -1,1" in area_of(state)

    area += " / enchantress -1,1 / giant_rat 0,-1"
    crate = my_part("potion_crate", area=area)
    play(crate, "0 play potion_crate")
    found = refusal(crate, "0 place -1,-1")
    assert (found.rule, found.words) == ("TG-5.3", ["potion_crate", "-1,-1", "village", "n"])

    sword = my_part("rusty_sword", area=area, potions=1)
    play(sword, "0 play rusty_sword")
    found = refusal(sword, "0 place 1,-1")
    assert (found.rule, found.reason) == ("TG-5.2", "no-connection")


@pytest.mark.rule("TG-E7", "TG-6.6")
@pytest.mark.parametrize(("monsters", "each"), [("/ giant_rat 0,1 / will_o_wisp 0,2", 2), ("", 0)])
def test_the_bounty_hunter_brings_a_coin_and_a_potion_for_each_monster(monsters: str, each: int) -> None:
    state = my_part("bounty_hunter", area=f"hero_paladin {monsters}", coins=1)

    play(state, "0 play bounty_hunter", "0 place 0,-1")

    assert (purse(state)["coins"], purse(state)["potions"]) == (each, each)


@pytest.mark.rule("TG-E8", "TG-6.10", "TG-9.4")
def test_the_barbarian_brings_two_prestige_for_each_monster_at_the_end() -> None:
    state = my_part("barbarian_ally", area="hero_paladin / giant_rat 0,-1", coins=3)
    play(state, "0 play barbarian_ally", "0 place 0,1")
    assert purse(state)["prestige"] == 0

    monsters = "giant_rat 0,-1 / ogre 1,1 / ghost 0,2 / goblin 1,0"
    set_area(state, 0, f"hero_paladin / barbarian_ally 0,1 / {monsters}")

    assert points(ended(state), "end_gains")[0] == 8


@pytest.mark.rule("TG-E9", "TG-6.14", "TG-6.15")
def test_the_treasure_cave_pays_on_the_right_and_on_the_left_but_not_on_top() -> None:
    state = my_part("treasure_cave", area="hero_thief / coin_purse 0,1")
    play(state, "0 play treasure_cave", "0 place -1,1")
    assert purse(state)["prestige"] == 3

    finish_parts(state)
    step_2(state, ("goblin", 1))
    give(state, 0, coins=0, potions=0, combat=1, magic=0, prestige=0)
    play(state, "0 play goblin", "0 place -2,1")
    assert (purse(state)["prestige"], purse(state)["coins"]) == (3 + 1, 1)

    finish_parts(state)
    step_2(state, ("weapon_master", 1))
    give(state, 0, coins=2, potions=0, combat=1, magic=0, prestige=0)
    play(state, "0 play weapon_master", "0 place -1,2")
    assert purse(state) == {"prestige": 0, "coins": 0, "potions": 0, "combat": 3, "magic": 0}


@pytest.mark.rule("TG-E10", "TG-7.3")
def test_the_key_of_the_giant_spider_opens_one_of_four_chests() -> None:
    state = my_part("giant_spider", area="hero_paladin / coin_purse 0,1 / potion_crate 1,0", combat=2)

    play(state, "0 play giant_spider", "0 place -1,1")

    assert sorted(legal_lines(state)) == [
        "open coin_purse 1",
        "open giant_spider 1",
        "open hero_paladin 1",
        "open hero_paladin 2",
    ]
    assert refusal(state, "0 open potion_crate 1").rule == "TG-7.3"
    assert refusal(state, "0 finish").rule == "TG-7.6"


@pytest.mark.rule("TG-E11", "TG-8.1", "TG-8.2", "TG-8.3")
def test_one_tile_is_swept_three_slide_and_five_are_new() -> None:
    state = new_game(4)
    tiles = board(state)

    play(state, "0 select slot_1", "1 select slot_4", "2 select slot_5", "3 select slot_7")
    finish_parts(state)

    assert board(state)[:3] == [tiles[2], tiles[5], tiles[7]]
    assert tiles[1] in state.view(None).discard
    assert all(name not in tiles for name in board(state)[3:])
