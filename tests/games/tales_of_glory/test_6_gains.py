"""TG-6  Gains."""

import pytest

from tablee.games.tales_of_glory.gains import count_of
from tablee.games.tales_of_glory.tiles import MULTIPLIERS

from .helpers import (
    change_tile,
    edited_game,
    ended,
    finish_parts,
    give,
    legal_lines,
    listen,
    my_part,
    new_game,
    open_quietly,
    play,
    points,
    purse,
    set_area,
    step_2,
    told,
)


def multiplied(state, per: str) -> int:
    """By how much seat 0 would multiply."""
    return int(count_of(state, 0, MULTIPLIERS.index(per)))


def playing(game, tile: str, area: str, **amounts: int):
    """Seat 0 is about to play a tile of an edited box."""
    state = new_game(2, game=game)
    set_area(state, 0, area)
    step_2(state, (tile, 1))
    give(state, 0, **({"coins": 0, "potions": 0, "combat": 0, "magic": 0, "prestige": 0} | amounts))
    return state


@pytest.mark.rule("TG-6.1")
def test_a_gain_is_received_once_right_after_placing() -> None:
    state = my_part("coin_purse")

    play(state, "0 play coin_purse")
    assert purse(state)["coins"] == 0
    play(state, "0 place 0,1")

    assert purse(state)["coins"] == 3
    finish_parts(state)
    assert purse(state)["coins"] == 3


@pytest.mark.rule("TG-6.2")
def test_prestige_coins_and_potions_go_into_the_reserve() -> None:
    state = my_part("herbalist", coins=1)
    play(state, "0 play herbalist", "0 place 0,1")
    assert purse(state) == {"prestige": 1, "coins": 0, "potions": 3, "combat": 0, "magic": 0}

    state = my_part("ogre", combat=3)
    play(state, "0 play ogre", "0 place 0,1")
    assert purse(state) == {"prestige": 6, "coins": 2, "potions": 0, "combat": 3, "magic": 0}


@pytest.mark.rule("TG-6.3")
@pytest.mark.parametrize(("tile", "skill"), [("weapon_master", "combat"), ("hedge_wizard", "magic")])
def test_each_symbol_of_combat_or_magic_is_a_point_on_the_banner(tile: str, skill: str) -> None:
    state = my_part(tile, coins=2)

    play(state, f"0 play {tile}", "0 place 0,1")

    assert purse(state)[skill] == 2


@pytest.mark.rule("TG-6.4")
def test_a_first_player_gain_takes_the_token() -> None:
    state = new_game(3)
    set_area(state, 1, "hero_paladin")
    step_2(state, ("goblin", 1), ("bard", 2), holder=1)
    state.holder = 2
    give(state, 1, coins=1)

    play(state, "1 play bard", "1 place 0,1")

    assert state.holder == 1
    assert state.view(None).order == [1, 2, 0]


@pytest.mark.rule("TG-6.4", "TG-R40")
def test_a_first_player_gain_does_nothing_for_the_holder() -> None:
    state = my_part("bard", coins=1)
    story = listen(state)
    assert state.holder == 0

    play(state, "0 play bard", "0 place 0,1")

    assert state.holder == 0
    assert told(story, "wins-token") == []


@pytest.mark.rule("TG-6.5")
def test_a_key_is_placed_on_any_closed_chest() -> None:
    state = my_part("key_ring", area="hero_paladin / coin_purse 0,1")

    play(state, "0 play key_ring", "0 place -1,0")

    assert legal_lines(state) == ["open hero_paladin 1", "open hero_paladin 2", "open coin_purse 1"]
    assert (purse(state)["coins"], purse(state)["potions"]) == (1, 1)


@pytest.mark.rule("TG-6.6")
@pytest.mark.parametrize(("per", "count"), [("monster", 2), ("treasure", 1), ("character", 1), ("place", 0)])
def test_a_multiplier_by_type_counts_the_tiles_of_the_own_area(per: str, count: int) -> None:
    state = new_game()
    set_area(state, 0, "hero_paladin / goblin 1,0 / coin_purse 0,1 / bard 0,-1 / ogre 1,-1")
    set_area(state, 1, "hero_mage / village 0,1")

    assert multiplied(state, per) == count


@pytest.mark.rule("TG-6.6", "TG-R17")
def test_the_tile_that_gives_the_gain_counts_itself() -> None:
    state = my_part("goblin", quests="quest_fellowship", coins=4, area="hero_paladin / bard 0,1")
    play(state, "0 play quest_fellowship", "0 place 0,-1")
    assert purse(state)["prestige"] == 3

    state = new_game()
    set_area(state, 0, "hero_paladin / king 0,1")
    assert points(ended(state), "end_gains")[0] == 2


@pytest.mark.rule("TG-6.6")
def test_times_nothing_gives_nothing() -> None:
    state = my_part("bounty_hunter", coins=1)

    play(state, "0 play bounty_hunter", "0 place 0,-1")

    assert (purse(state)["coins"], purse(state)["potions"]) == (0, 0)


@pytest.mark.rule("TG-6.7")
def test_a_multiplier_by_keys_counts_the_opened_chests() -> None:
    state = my_part(
        "goblin", area="hero_paladin / coin_purse 0,1", quests="quest_master_key", coins=2, potions=2
    )
    open_quietly(state, 0, "hero_paladin 2", "coin_purse 1")

    play(state, "0 play quest_master_key", "0 place 0,2", "0 open hero_paladin 1")

    assert purse(state)["prestige"] == 2 + 3 * 2


@pytest.mark.rule("TG-6.8")
@pytest.mark.parametrize(
    ("quest", "skill", "square"), [("quest_tournament", "combat", "1,0"), ("quest_academy", "magic", "-1,0")]
)
def test_a_multiplier_by_skill_counts_the_points_on_the_banner(quest: str, skill: str, square: str) -> None:
    state = my_part("goblin", quests=quest, coins=2, potions=2, **{skill: 4})

    play(state, f"0 play {quest}", f"0 place {square}", "0 open hero_paladin 2")

    assert purse(state)["prestige"] == 8


@pytest.mark.rule("TG-6.9")
def test_a_multiplier_by_majorities_counts_shared_ones() -> None:
    state = new_game()
    set_area(state, 0, "hero_paladin / herald 0,1")
    set_area(state, 1, "hero_mage")
    give(state, 0, prestige=0, coins=5, potions=1, combat=2, magic=0)
    give(state, 1, prestige=0, coins=1, potions=1, combat=0, magic=3)

    assert points(ended(state), "end_gains") == [9, 0]


@pytest.mark.rule("TG-6.10")
def test_a_tile_may_have_gains_of_both_kinds() -> None:
    state = my_part("cartographer", coins=2)
    play(state, "0 play cartographer", "0 place 0,1")

    assert purse(state)["potions"] == 1
    assert purse(state)["prestige"] == 0
    set_area(state, 0, "hero_paladin / cartographer 0,1 / village 1,1 / tavern -1,1")
    assert points(ended(state), "end_gains")[0] == 4


@pytest.mark.rule("TG-6.11")
@pytest.mark.parametrize(("coins", "prestige"), [(2, 0), (3, 3), (8, 6), (9, 9)])
def test_full_threes_of_coins_count_after_the_payment(coins: int, prestige: int) -> None:
    state = my_part("goblin", quests="quest_hoard", coins=coins, combat=2)

    play(state, "0 play quest_hoard", "0 place 0,-1")

    assert purse(state)["prestige"] == prestige


@pytest.mark.rule("TG-6.11")
def test_potions_drunk_for_reinforcement_are_gone_when_threes_are_counted() -> None:
    state = my_part("goblin", quests="quest_elixirs", potions=7)

    play(state, "0 play quest_elixirs", "0 place 0,1")

    assert purse(state)["potions"] == 5
    assert purse(state)["prestige"] == 3


@pytest.mark.rule("TG-6.12", "TG-R7")
def test_heroes_and_quests_count_for_surrounded_tiles_in_the_middle_and_around() -> None:
    state = new_game()

    set_area(state, 0, "hero_paladin / bard 0,1 / quest_realm 1,0 / giant_rat 0,-1 / goblin -1,0")

    assert multiplied(state, "surrounded") == 1


@pytest.mark.rule("TG-6.12")
def test_a_neighbour_that_only_touches_surrounds_too() -> None:
    """The Grimoire beside the Barbarian touches it with a bare edge."""
    state = new_game()
    three = "hero_barbarian / weapon_master 0,1 / cartographer 1,0 / herbalist 0,-1 / bard -1,-1"

    set_area(state, 0, three)
    assert multiplied(state, "surrounded") == 0
    set_area(state, 0, f"{three} / grimoire -1,0")
    assert multiplied(state, "surrounded") == 1


@pytest.mark.rule("TG-6.12", "TG-R17")
def test_a_quest_just_laid_counts_what_it_surrounds() -> None:
    area = "hero_paladin / bard 0,1 / giant_rat 0,-1 / goblin -1,0"
    state = my_part("hydra", area=area, quests="quest_realm", coins=3)

    play(state, "0 play quest_realm", "0 place 1,0")

    assert purse(state)["prestige"] == 5


@pytest.mark.rule("TG-6.13")
def test_unopened_chests_count_those_of_the_hero_too() -> None:
    state = my_part("goblin", area="hero_paladin / coin_purse 0,1", quests="quest_vault", potions=2)
    open_quietly(state, 0, "coin_purse 1")

    play(state, "0 play quest_vault", "0 place 1,0")

    assert purse(state)["prestige"] == 4


@pytest.mark.rule("TG-6.14")
def test_a_place_pays_when_the_connection_comes_into_being_whoever_was_laid_last() -> None:
    last = my_part("village", area="hero_paladin")
    play(last, "0 play village", "0 place 0,-1")
    assert purse(last)["coins"] == 1

    first = my_part("herbalist", area="hero_paladin / village 0,-1", coins=1)
    play(first, "0 play herbalist", "0 place 0,-2")
    assert purse(first)["potions"] == 3 + 1


@pytest.mark.rule("TG-6.14", "TG-R18")
def test_a_special_connector_pays_once() -> None:
    state = my_part("herbalist", area="hero_paladin / village 0,-1", coins=1)

    play(state, "0 play herbalist", "0 place 0,1")

    assert purse(state) == {"prestige": 1, "coins": 0, "potions": 3, "combat": 0, "magic": 0}


@pytest.mark.rule("TG-6.15", "TG-R41")
def test_a_condition_that_is_not_met_pays_nothing_but_the_connection_is_valid() -> None:
    state = my_part("goblin", area="hero_paladin / village 0,-1", combat=1)

    play(state, "0 play goblin", "0 place 1,-1")

    assert purse(state) == {"prestige": 3, "coins": 1, "potions": 0, "combat": 1, "magic": 0}


@pytest.mark.rule("TG-6.15")
def test_a_condition_that_is_met_pays() -> None:
    state = my_part("hedge_wizard", area="hero_paladin / village 0,-1", coins=2)

    play(state, "0 play hedge_wizard", "0 place 1,-1")

    assert purse(state)["coins"] == 3


@pytest.mark.rule("TG-6.15", "TG-R6", "TG-R7")
def test_heroes_and_quests_satisfy_connectors_without_condition_only() -> None:
    met_by_hero = my_part("village", area="hero_paladin")
    play(met_by_hero, "0 play village", "0 place -1,0")
    assert purse(met_by_hero)["coins"] == 0  # its right side wants a Character

    met_by_quest = my_part("goblin", area="hero_paladin / village 0,-1", quests="quest_realm", coins=3)
    play(met_by_quest, "0 play quest_realm", "0 place 0,-2")
    assert purse(met_by_quest)["potions"] == 1


@pytest.mark.rule("TG-6.15", "TG-R19")
def test_two_places_are_each_judged_on_their_own() -> None:
    """The Monastery's bottom wants a Place: met; the Village's top pays for anything: met too."""
    state = my_part("monastery", area="hero_paladin / village 1,0", potions=1)

    play(state, "0 play monastery", "0 place 1,1")

    assert purse(state) == {"prestige": 4, "coins": 1, "potions": 0, "combat": 0, "magic": 0}


@pytest.mark.rule("TG-6.16")
def test_one_placement_can_bring_several_gains_and_keys() -> None:
    """The Rusty Sword under the Tavern and beside the Hero: a key, the Tavern's gain, and its own."""
    state = my_part("rusty_sword", area="hero_paladin / herbalist 0,1 / tavern -1,1", potions=1)

    play(state, "0 play rusty_sword", "0 place -1,0", "0 open rusty_sword 1")

    assert purse(state) == {"prestige": 1, "coins": 2, "potions": 2, "combat": 1, "magic": 0}


# TG-6.17: the order


TWO_KEYS = "hero_mage / coin_purse 0,1 / giant_spider -1,1"
"""The Rusty Sword at (-1, 0) meets a half key on top (Giant Spider) and one on the right (Mage)."""


@pytest.mark.rule("TG-6.17", "TG-7.7", "TG-R20")
def test_the_keys_of_a_placement_come_in_the_order_top_right_bottom_left() -> None:
    state = my_part("rusty_sword", area=TWO_KEYS, potions=1)

    play(state, "0 play rusty_sword", "0 place -1,0")
    assert legal_lines(state) == [
        "open hero_mage 1",
        "open hero_mage 2",
        "open giant_spider 1",
        "open rusty_sword 1",
    ]
    play(state, "0 open hero_mage 1")

    assert legal_lines(state) == ["open hero_mage 2", "open rusty_sword 1"]


@pytest.mark.rule("TG-6.17", "TG-R5")
def test_keys_of_connections_and_what_they_open_come_before_the_gain(tmp_path) -> None:
    game = edited_game(
        tmp_path, change_tile("rusty_sword", "gain", '[{ give = "coins", n = 1, per = "combat" }]')
    )
    state = playing(game, "rusty_sword", TWO_KEYS, potions=1, combat=2)

    play(state, "0 play rusty_sword", "0 place -1,0", "0 open giant_spider 1")
    assert (purse(state)["combat"], purse(state)["coins"]) == (3, 0)
    play(state, "0 open hero_mage 1")

    assert purse(state)["coins"] == 3


@pytest.mark.rule("TG-6.17")
def test_fixed_amounts_come_before_multiplied_ones(tmp_path) -> None:
    gain = '[{ give = "coins", n = 1, per = "combat" }, { give = "combat", n = 2 }]'
    game = edited_game(tmp_path, change_tile("herbalist", "gain", gain))
    state = playing(game, "herbalist", "hero_paladin", coins=1, combat=1)

    play(state, "0 play herbalist", "0 place 0,1")

    assert (purse(state)["combat"], purse(state)["coins"]) == (3, 3)


@pytest.mark.rule("TG-6.17", "TG-R5")
def test_unopened_chests_are_counted_before_keys_and_opened_ones_after(tmp_path) -> None:
    gain = '[{ give = "coins", n = 1, per = "key" }, { give = "key", n = 1 }, { give = "prestige", n = 1, per = "closed_chest" }]'
    game = edited_game(tmp_path, change_tile("herbalist", "gain", gain))
    state = playing(game, "herbalist", "hero_paladin", coins=1)

    play(state, "0 play herbalist", "0 place 0,1")
    assert purse(state)["prestige"] == 2
    assert purse(state)["coins"] == 0
    play(state, "0 open hero_paladin 1")

    assert purse(state)["prestige"] == 2 + 2
    assert purse(state)["coins"] == 1


@pytest.mark.rule("TG-6.17")
def test_goods_come_before_what_may_count_them(tmp_path) -> None:
    gain = '[{ give = "prestige", n = 1, per = "coins_3" }, { give = "coins", n = 3, per = "character" }]'
    game = edited_game(tmp_path, change_tile("herbalist", "gain", gain))
    state = playing(game, "herbalist", "hero_paladin / bard 0,1", coins=1)

    play(state, "0 play herbalist", "0 place 0,-1")

    assert (purse(state)["coins"], purse(state)["prestige"]) == (6, 2)


@pytest.mark.rule("TG-6.17")
def test_all_of_a_group_is_counted_before_any_of_it_is_received(tmp_path) -> None:
    gain = '[{ give = "combat", n = 1, per = "magic" }, { give = "magic", n = 1, per = "combat" }]'
    game = edited_game(tmp_path, change_tile("herbalist", "gain", gain))
    state = playing(game, "herbalist", "hero_paladin", coins=1, combat=2, magic=3)

    play(state, "0 play herbalist", "0 place 0,1")

    assert (purse(state)["combat"], purse(state)["magic"]) == (5, 5)


@pytest.mark.rule("TG-6.17")
def test_multiplied_keys_are_placed_one_after_the_other(tmp_path) -> None:
    gain = '[{ give = "key", n = 1, per = "character" }, { give = "key", n = 2 }]'
    game = edited_game(tmp_path, change_tile("herbalist", "gain", gain))
    state = playing(game, "herbalist", "hero_thief / bard 0,1 / coin_purse 1,0 / weapon_master 0,2", coins=1)
    story = listen(state)

    play(state, "0 play herbalist", "0 place 0,3")
    for _ in range(2):
        play(state, f"0 {legal_lines(state)[-1]}")
    assert legal_lines(state) == ["open hero_thief 1"]
    play(state, "0 open hero_thief 1")

    assert told(story, "opened") == [
        "0: opened coin_purse 1",
        "0: opened hero_thief 2",
        "0: opened hero_thief 1",
    ]
    assert len(told(story, "key-lost")) == 3


@pytest.mark.rule("TG-6.17", "TG-7.5")
def test_the_contents_of_a_chest_come_completely_before_anything_else(tmp_path) -> None:
    gain = '[{ give = "key", n = 1 }, { give = "potions", n = 1, per = "key" }]'
    game = edited_game(tmp_path, change_tile("herbalist", "gain", gain))
    state = playing(game, "herbalist", "hero_thief / bard 0,1", coins=1)

    play(state, "0 play herbalist", "0 place 0,2", "0 open hero_thief 2")
    assert purse(state)["potions"] == 0
    assert legal_lines(state) == ["open hero_thief 1"]
    play(state, "0 open hero_thief 1")

    assert purse(state)["potions"] == 2
