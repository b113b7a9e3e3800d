"""TG-5  Placement."""

import pytest

from tablee.games.tales_of_glory.decisions import square_of, squares_in_reach
from tablee.games.tales_of_glory.placing import lay, placing_refusal, squares_for
from tablee.games.tales_of_glory.position import EDGE
from tablee.kernel.rng import rng_from
from tablee.kernel.seed import secret_of

from .helpers import (
    GAME,
    area_of,
    legal_lines,
    my_part,
    new_game,
    number_of,
    play,
    purse,
    refusal,
    set_area,
)

CLOSED = "hero_thief / were_ram 0,1 / cyclops -1,0 / lich 1,0 / red_dragon 1,-1"
"""An area without an open connector."""


def why(state, tile: str, x: int, y: int):
    """Why a tile may not lie there in the area of seat 0, or None."""
    return placing_refusal(state, 0, number_of(state, tile), square_of(x, y))


def with_area(area: str):
    state = new_game()
    set_area(state, 0, area)
    return state


@pytest.mark.rule("TG-5.1")
def test_a_tile_is_laid_upright_and_cannot_be_turned() -> None:
    """The Were-Ram has a connector at the bottom only: it goes above a tile, and to no other side of it."""
    state = my_part("were_ram", area="hero_paladin", combat=4)

    play(state, "0 play were_ram")

    assert legal_lines(state) == ["place 0,1"]


@pytest.mark.rule("TG-5.1")
def test_a_taken_square_is_refused() -> None:
    state = my_part("herbalist", area="hero_paladin / bard 0,1", coins=1)
    play(state, "0 play herbalist")

    found = refusal(state, "0 place 0,1")

    assert (found.rule, found.words) == ("TG-5.1", ["0,1"])
    assert refusal(state, "0 discard herbalist").rule == "TG-4.2"


@pytest.mark.rule("TG-5.2")
def test_a_tile_must_connect_to_the_area() -> None:
    state = my_part("herbalist", coins=1)
    play(state, "0 play herbalist")

    assert (refusal(state, "0 place 3,3").rule, refusal(state, "0 place 3,3").reason) == (
        "TG-5.2",
        "touches-nothing",
    )
    assert why(with_area("hero_barbarian"), "weapon_master", -1, 0).rule == "TG-5.3"
    assert why(with_area("hero_barbarian"), "giant_rat", -1, 0).reason == "no-connection"


@pytest.mark.rule("TG-5.3")
def test_a_connector_against_a_bare_edge_is_not_allowed() -> None:
    state = with_area("hero_barbarian")

    bare_tile, bare_hero = why(state, "giant_rat", 1, 0), why(state, "herbalist", -1, 0)

    assert bare_hero.words == ["herbalist", "-1,0", "hero_barbarian", "e"]
    assert (bare_hero.rule, bare_hero.reason) == ("TG-5.3", "connector-meets-bare-edge")
    assert bare_tile is None
    assert why(state, "coin_purse", 0, -1) is None
    assert why(state, "goblin", 0, -1).reason == "bare-edge-meets-connector"


@pytest.mark.rule("TG-5.3")
def test_every_neighbour_counts_not_only_the_one_connected_to() -> None:
    state = with_area("hero_paladin / weapon_master 0,1 / goblin 1,0")

    assert why(state, "rusty_sword", 1, 1).rule == "TG-5.3"
    assert why(with_area("hero_paladin / weapon_master 0,1"), "hedge_wizard", 1, 1) is None


@pytest.mark.rule("TG-5.4")
def test_bare_edges_may_touch_as_long_as_there_is_a_connection_elsewhere() -> None:
    state = with_area("hero_paladin / weapon_master 0,1 / village -1,0")

    assert why(state, "enchantress", -1, 1) is None


@pytest.mark.rule("TG-5.4")
def test_edges_toward_empty_squares_are_free() -> None:
    state = with_area("hero_paladin")

    assert why(state, "cartographer", 0, 1) is None
    assert why(state, "were_ram", 0, 1) is None


@pytest.mark.rule("TG-5.5", "TG-1.7")
@pytest.mark.parametrize(
    ("area", "tile", "square"),
    [
        ("hero_shaman", "bard", (0, -1)),  # half key and empty connector
        ("hero_shaman", "village", (0, 1)),  # half key and special connector
        ("hero_shaman", "village", (1, 0)),  # empty and special connector
        ("hero_shaman / village 0,1", "tavern", (1, 1)),  # two special connectors
        ("hero_shaman", "coin_purse", (0, -1)),  # two half keys
    ],
)
def test_connectors_fit_each_other_whatever_they_contain(
    area: str, tile: str, square: tuple[int, int]
) -> None:
    assert why(with_area(area), tile, *square) is None


@pytest.mark.rule("TG-5.5")
def test_a_half_key_facing_anything_else_makes_no_key() -> None:
    state = my_part("goblin", area="hero_paladin / bard 0,1", combat=1)

    placements = {view.square: view for view in state.view(0).me.placements}

    assert placements["-1,0"].keys == ["e"]
    assert placements["1,1"].connections == ["w"]
    assert placements["1,1"].keys == []


@pytest.mark.rule("TG-5.6")
def test_placed_tiles_stay_where_they_are() -> None:
    state = my_part("herbalist", area="hero_paladin / bard 0,1", coins=1)
    before = area_of(state)

    play(state, "0 play herbalist", "0 place 0,2")

    assert area_of(state)[:2] == before


@pytest.mark.rule("TG-5.6", "TG-R4")
def test_an_area_may_close_itself_then_everything_is_discarded() -> None:
    state = my_part("cartographer", area=CLOSED, coins=9, quests="quest_realm quest_ransom")

    assert legal_lines(state) == ["discard cartographer"]
    assert refusal(state, "0 play quest_realm").rule == "TG-R4"
    play(state, "0 discard cartographer")
    assert purse(state)["coins"] == 10


@pytest.mark.rule("TG-5.2", "TG-5.3")
def test_the_open_squares_agree_with_the_plain_definition_in_random_areas() -> None:
    rng = rng_from(secret_of(3), "areas")
    tiles = [number for number, tile in enumerate(GAME.box.tiles) if tile.set != 3]
    for seed in range(12):
        state = new_game(seed=seed)
        for _ in range(12):
            tile = tiles[rng.below(len(tiles))]
            fast = sorted(squares_for(state, 0, tile))
            assert fast == sorted(
                square for square in squares_in_reach() if placing_refusal(state, 0, tile, square) is None
            )
            if fast and state.tiles(0) < 13:
                lay(state, 0, tile, fast[rng.below(len(fast))])
        assert state.facts[EDGE] <= 2 * state.tiles(0) + 2


@pytest.mark.rule("TG-5.3")
def test_every_square_beside_the_area_is_said_to_fit_or_why_not() -> None:
    """Before the tile is paid for, its owner reads what would be refused afterwards, word for word."""
    state = my_part("goblin", area="hero_paladin / bard 0,1 / village 0,-1", combat=1)
    before = state.view(0).me
    fits = {place.square for place in before.placements}
    misfits = {misfit.square: misfit.why_not for misfit in before.misfits}

    play(state, "0 play goblin")

    assert {f"place {square}" for square in fits} == set(legal_lines(state))
    assert {"-1,1", "0,2"} & set(misfits)
    assert not fits & set(misfits)
    for square, said in misfits.items():
        found = refusal(state, f"0 place {square}")
        assert (found.rule, found.reason, found.words) == (said.rule, said.reason, said.words)
    assert state.view(0).me.misfits == before.misfits
    assert state.view(1).me.misfits == []


@pytest.mark.rule("TG-6.10")
def test_a_placement_says_by_how_much_the_gains_of_the_end_would_grow() -> None:
    state = my_part("goblin", area="hero_paladin / barbarian_ally 0,1", combat=1)

    assert {place.end_gain for place in state.view(0).me.placements} == {2}
