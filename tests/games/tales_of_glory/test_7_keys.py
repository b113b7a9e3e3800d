"""TG-7  Keys and Chests."""

import pytest

from .helpers import (
    change_tile,
    edited_game,
    ended,
    give,
    legal_lines,
    listen,
    my_part,
    new_game,
    open_chests,
    open_quietly,
    play,
    purse,
    refusal,
    set_area,
    step_2,
    told,
)


@pytest.mark.rule("TG-7.1")
def test_a_key_opens_a_chest_and_its_contents_are_received_at_once() -> None:
    state = my_part("goblin", area="hero_barbarian")

    play(state, "0 discard goblin", "0 open hero_barbarian 2")

    assert open_chests(state) == ["hero_barbarian 2"]
    assert purse(state)["combat"] == 1
    assert state.view(None).seats[0].area[0].chests == [False, True]


@pytest.mark.rule("TG-7.2")
def test_a_chest_is_opened_once() -> None:
    state = my_part("goblin", area="hero_barbarian")
    open_quietly(state, 0, "hero_barbarian 2")

    play(state, "0 discard goblin")

    assert legal_lines(state) == ["open hero_barbarian 1"]
    assert refusal(state, "0 open hero_barbarian 2").rule == "TG-7.2"


@pytest.mark.rule("TG-7.3")
def test_a_key_of_a_connection_opens_only_the_two_tiles_or_the_hero() -> None:
    area = "hero_paladin / coin_purse 0,1 / potion_crate 1,0"
    state = my_part("giant_spider", area=area, combat=2)

    play(state, "0 play giant_spider", "0 place -1,1")

    assert refusal(state, "0 open potion_crate 1").rule == "TG-7.3"
    assert set(legal_lines(state)) == {
        "open hero_paladin 1",
        "open hero_paladin 2",
        "open coin_purse 1",
        "open giant_spider 1",
    }


@pytest.mark.rule("TG-7.3", "TG-R20")
def test_a_key_connection_with_the_hero_opens_the_new_tile_or_the_hero() -> None:
    state = my_part("grimoire", area="hero_shaman / coin_purse 0,-1", potions=1)

    play(state, "0 play grimoire", "0 place 0,1")

    assert legal_lines(state) == ["open hero_shaman 1", "open hero_shaman 2", "open grimoire 1"]


@pytest.mark.rule("TG-R21")
def test_the_key_just_formed_may_open_the_chest_of_the_new_tile() -> None:
    state = my_part("grimoire", area="hero_shaman", potions=1)

    play(state, "0 play grimoire", "0 place 0,1", "0 open grimoire 1")

    assert purse(state)["potions"] == 2


@pytest.mark.rule("TG-7.4")
def test_a_key_of_a_gain_opens_any_closed_chest_of_the_area() -> None:
    state = my_part("key_ring", area="hero_paladin / coin_purse 0,1 / potion_crate 1,0")

    play(state, "0 play key_ring", "0 place -1,0")

    assert "open potion_crate 1" in legal_lines(state)
    assert "open coin_purse 1" in legal_lines(state)


@pytest.mark.rule("TG-7.5", "TG-R23")
def test_a_key_found_in_a_chest_opens_any_other_in_a_chain() -> None:
    state = my_part("goblin", area="hero_thief / coin_purse 0,1")

    play(state, "0 discard goblin", "0 open hero_thief 2")
    assert purse(state)["coins"] == 2
    assert legal_lines(state) == ["open hero_thief 1", "open coin_purse 1"]
    play(state, "0 open coin_purse 1")

    assert open_chests(state) == ["hero_thief 2", "coin_purse 1"]


@pytest.mark.rule("TG-R23")
def test_the_key_that_opened_a_chest_already_counts_within_it(tmp_path) -> None:
    chests = '[[{ give = "prestige", n = 3 }], [{ give = "coins", n = 1, per = "key" }]]'
    state = new_game(2, game=edited_game(tmp_path, change_tile("hero_thief", "chests", chests)))
    set_area(state, 0, "hero_thief")
    step_2(state, ("goblin", 1))
    before = purse(state)["coins"]

    play(state, "0 discard goblin", "0 open hero_thief 2")

    assert purse(state)["coins"] == before + 1 + 1


@pytest.mark.rule("TG-7.6")
def test_a_key_must_be_placed_at_once() -> None:
    state = my_part("goblin")

    play(state, "0 discard goblin")

    assert state.to_act() == [0]
    assert state.question(0) == "open"
    assert refusal(state, "0 finish").rule == "TG-7.6"
    assert refusal(state, "0 discard goblin").rule == "TG-7.6"


@pytest.mark.rule("TG-7.6", "TG-R22")
def test_a_key_of_a_connection_is_lost_if_neither_tile_nor_hero_has_a_closed_chest() -> None:
    state = my_part("goblin", area="hero_paladin / coin_purse 0,1", combat=1)
    open_quietly(state, 0, "hero_paladin 1", "hero_paladin 2")
    story = listen(state)

    play(state, "0 play goblin", "0 place -1,0")

    assert told(story, "key-lost") == ["0: key-lost"]
    assert open_chests(state) == ["hero_paladin 1", "hero_paladin 2"]
    assert purse(state)["prestige"] == 3


@pytest.mark.rule("TG-7.6", "TG-R39")
def test_the_owner_chooses_the_chest_even_a_poorer_one() -> None:
    state = my_part("goblin", area="hero_paladin / jewelled_crown 1,-1")

    play(state, "0 discard goblin", "0 open hero_paladin 2")

    assert purse(state) == {"prestige": 0, "coins": 3, "potions": 1, "combat": 0, "magic": 0}


@pytest.mark.rule("TG-R39")
def test_every_legal_square_may_be_chosen() -> None:
    state = my_part("village")
    play(state, "0 play village")

    assert set(legal_lines(state)) == {"place 0,1", "place 1,0", "place 0,-1", "place -1,0"}


@pytest.mark.rule("TG-7.7")
def test_several_key_connections_bring_as_many_keys_each_with_its_own_pair() -> None:
    area = "hero_mage / coin_purse 0,1 / giant_spider -1,1"
    state = my_part("rusty_sword", area=area, potions=1)

    play(state, "0 play rusty_sword", "0 place -1,0", "0 open giant_spider 1", "0 open rusty_sword 1")

    assert open_chests(state) == ["giant_spider 1", "rusty_sword 1"]
    assert state.to_act() == [1]


@pytest.mark.rule("TG-7.8")
def test_only_chests_of_the_own_area_can_be_opened() -> None:
    state = my_part("goblin", area="hero_paladin")
    set_area(state, 1, "hero_mage / coin_purse 0,1")

    play(state, "0 discard goblin")

    assert refusal(state, "0 open hero_mage 1").rule == "TG-7.8"
    assert refusal(state, "0 open coin_purse 1").rule == "TG-7.8"


@pytest.mark.rule("TG-7.8")
def test_chests_left_closed_at_the_end_give_nothing() -> None:
    state = new_game()
    set_area(state, 0, "hero_paladin / coin_purse 0,1")
    give(state, 0, prestige=5)

    assert ended(state).lines[0].points[0] == 5
    assert ended(state).lines[-1].points[0] == 0
