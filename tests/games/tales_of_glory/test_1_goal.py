"""TG-1  Goal, things, words."""

import pytest

from tablee.games.tales_of_glory.tiles import EDGES, HERO, NO_TYPE, PLACE, QUEST, SPECIAL, TYPES
from tablee.kernel.errors import SetupError

from .helpers import (
    GAME,
    area_of,
    ended,
    give,
    hurry,
    legal_lines,
    my_part,
    new_game,
    play,
    purse,
    refusal,
    set_area,
)


@pytest.mark.rule("TG-1.1")
def test_most_prestige_after_ten_rounds_wins() -> None:
    state = new_game(seats=3)
    hurry(state, rounds=9)
    assert state.result() is None

    hurry(state)

    result = state.result()
    assert result is not None
    assert state.round == 10
    assert result.points[result.winners()[0]] == max(result.points)


@pytest.mark.rule("TG-1.2")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_two_to_five_can_play(seats: int) -> None:
    assert new_game(seats).to_act() == list(range(seats))


@pytest.mark.rule("TG-1.2", "TG-11.5")
@pytest.mark.parametrize("seats", [0, 1, 6])
def test_nobody_plays_alone_and_six_are_too_many(seats: int) -> None:
    with pytest.raises(SetupError, match="2 to 5"):
        GAME.setup(seats)


@pytest.mark.rule("TG-1.3")
def test_the_hero_lies_at_the_origin_and_squares_count_to_the_right_and_upward() -> None:
    state = my_part("herbalist", coins=1)

    play(state, "0 play herbalist", "0 place 0,1")

    assert area_of(state) == ["hero_paladin 0,0", "herbalist 0,1"]
    hero, above = state.square(0, 0), state.square(0, 1)
    assert state.number_at(0, hero) == 0
    assert state.number_at(0, above) == 1


@pytest.mark.rule("TG-1.3")
def test_a_square_holds_at_most_one_tile() -> None:
    state = my_part("herbalist", area="hero_paladin / bard 0,1", coins=1)

    play(state, "0 play herbalist")

    assert refusal(state, "0 place 0,1").rule == "TG-5.1"


@pytest.mark.rule("TG-1.3", "TG-5.6")
def test_an_area_has_no_border_within_reach_of_all_its_tiles() -> None:
    """Twelve tiles in a row above the hero: every square of it has a decision."""
    state = new_game()
    names = ["bard", "harbour", "village", "royal_castle", "cartographer", "quest_realm"]
    names += ["herbalist", "giant_rat", "ogre", "herald", "demon"]
    area = " / ".join(["hero_shaman", *[f"{name} 0,{y}" for y, name in enumerate(names, 1)]])

    set_area(state, 0, area)

    assert area_of(state)[-1] == "demon 0,11"
    assert "place 0,12" in [choice.notation for choice in state.steps[0].choices.place]


@pytest.mark.rule("TG-1.4")
def test_a_player_owns_a_reserve_a_banner_an_area_and_quests() -> None:
    state = new_game(quests="on")

    seat = state.view(None).seats[0]

    assert {"coins", "potions", "prestige", "combat", "magic"} <= set(seat.__struct_fields__)
    assert len(seat.area) == 1
    assert seat.quests == 3


@pytest.mark.rule("TG-1.5", "TG-R28")
def test_the_reserve_never_limits_anybody() -> None:
    state = my_part("coin_purse", coins=500)

    play(state, "0 play coin_purse", "0 place 0,1")

    assert purse(state)["coins"] == 503


@pytest.mark.rule("TG-1.5")
def test_skill_and_key_tokens_cannot_run_out_with_the_tiles_of_the_box() -> None:
    box = GAME.box
    points = {"combat": 0, "magic": 0}
    for tile in box.tiles:
        gains = [tile.gain, *tile.chests, *[link.gain for link in tile.links.values()]]
        for item in [item for gain in gains for item in gain]:
            name = ["prestige", "coins", "potions", "combat", "magic", "key", "first_player"][item.give]
            if name in points:
                points[name] += item.n

    assert points == {"combat": 16, "magic": 16}
    assert len(box.chest_tile) == 30


@pytest.mark.rule("TG-1.6")
def test_a_tile_shows_cost_type_gain_chests_and_four_edges() -> None:
    purse_tile = GAME.box.tiles[GAME.box.tile_ids["rusty_sword"]]

    assert purse_tile.cost == [0, 1, 0, 0]
    assert TYPES[purse_tile.type] == "treasure"
    assert [(item.give, item.n) for item in purse_tile.gain] == [(3, 1), (0, 1)]
    assert [(item.give, item.n) for item in purse_tile.chests[0]] == [(1, 2)]
    assert [EDGES[edge] for edge in purse_tile.edges] == ["key", "key", "none", "none"]


@pytest.mark.rule("TG-1.7")
def test_only_places_have_special_connectors_each_with_a_gain() -> None:
    for tile in GAME.box.tiles:
        special = [side for side, edge in enumerate(tile.edges) if edge == SPECIAL]
        assert special == sorted(tile.links)
        assert not special or tile.type == PLACE
        assert all(link.gain for link in tile.links.values())


@pytest.mark.rule("TG-1.8")
def test_two_connectors_make_a_connection_and_two_half_keys_a_key_connection() -> None:
    state = my_part("grimoire", area="hero_thief / bard 1,0", potions=1)

    squares = {view.square: view for view in state.view(0).me.placements}

    assert squares["0,1"].connections == ["s"]
    assert squares["0,1"].keys == ["s"]
    assert squares["1,1"].connections == ["s"]
    assert squares["1,1"].keys == []


@pytest.mark.rule("TG-1.9", "TG-R6", "TG-R7")
def test_heroes_and_quests_have_none_of_the_four_types() -> None:
    box = GAME.box

    assert {tile.type for tile in box.tiles if tile.set in (HERO, QUEST)} == {NO_TYPE}
    assert {TYPES[tile.type] for tile in box.tiles if tile.set not in (HERO, QUEST)} == set(TYPES)


@pytest.mark.rule("TG-1.9", "TG-R6")
def test_the_hero_is_not_counted_as_a_character() -> None:
    state = new_game()
    set_area(state, 0, "hero_paladin / king 0,1")
    give(state, 0, prestige=0)

    assert state.view(None).seats[0].types["character"] == 1
    assert ended(state).lines[-1].points[0] == 2


@pytest.mark.rule("TG-1.1")
def test_nothing_is_asked_after_the_end() -> None:
    state = new_game()
    hurry(state, rounds=10)

    assert state.to_act() == []
    assert legal_lines(state, 0) == []
