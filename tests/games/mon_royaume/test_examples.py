"""MR-E1 to MR-E9  The worked examples of the rulebook."""

import itertools
from collections.abc import Iterator
from functools import cache

import pytest

from .helpers import (
    HER_KINGDOM,
    HER_TILES,
    MonRoyaumePosition,
    build,
    build_all,
    builders,
    choose_first,
    deal_tale,
    finished,
    give_markers,
    give_tokens,
    kingdom_lines,
    lay,
    legal_lines,
    listen,
    next_bard_cards,
    next_tokens,
    play,
    points,
    ready_to_draft,
    refusal,
    result_of,
    tiles_in,
    token_kinds,
    told,
)

BEST_KINGDOM = (
    "woodcutter* woodcutter farmer knight / quarry wheat_field border_post / mill forge / yellow_castle"
)
HER_PICKS = (
    "scarecrow mill border_post woodcutter farmer knight "
    "quarry wheat_field forge woodcutter yellow_castle black_castle"
)
HIS_PICKS = (
    "healer healer stonecutter stonecutter marsh marsh "
    "apothecary stone_workshop purple_castle blue_castle forest forest"
)
NOBODYS_MONSTERS = " ".join(
    f"adv_monster_{name}_{n}" for name in ("werewolf", "dragon", "witch", "troll") for n in (1, 2)
)


@pytest.mark.rule("MR-E1")
def test_e1_her_kingdom_is_legal_and_worth_18() -> None:
    state = builders(HER_TILES)
    build(state, 0, HER_KINGDOM)
    me = state.view(0).me

    assert me is not None
    assert sorted(me.left_to_place) == ["woodcutter", "yellow_castle"]
    assert state.view(0).seats[0].kingdom_points == 4 + 4 + 6 + 4 == 18


@pytest.mark.rule("MR-E1")
def test_e1_her_tiles_are_five_of_level_one_three_two_and_two() -> None:
    state = builders(HER_TILES)
    levels = [state.box.tiles[state.box.kind_ids[name]].level for name in HER_TILES.split()]

    assert [levels.count(level) for level in (1, 2, 3, 4)] == [5, 3, 2, 2]


@pytest.mark.rule("MR-E1")
def test_e1_the_quarry_finds_no_blue_tile_below() -> None:
    state = builders(HER_TILES)
    lay(state, 0, "woodcutter farmer scarecrow knight")

    for slot in ("r2s1", "r2s2", "r2s3"):
        assert refusal(state, f"0 place quarry {slot}").rule == "MR-4.3"


@pytest.mark.rule("MR-E2")
def test_e2_the_heroic_bonus_would_be_5() -> None:
    state = finished(HER_KINGDOM.replace("black_castle", "yellow_castle"), tales="hero_steel_harvest")

    assert points(state, "tale_bonus")[0] == 5


@pytest.mark.rule("MR-E3")
def test_e3_her_tale_brings_four_tokens_and_two_for_the_lovers_nine_in_all() -> None:
    state = after_her_draft()
    assert state.view(None).seats[0].tokens == 1 + 2

    build_all(state, HER_KINGDOM)

    tale = next(tale for tale in state.view(None).seats[0].tales if tale.kept)
    assert (tale.tale, tale.present) == ("love_tree", ["woodcutter", "farmer", "border_post", "mill"])
    assert state.view(None).seats[0].tokens == 3 + 4 + 2 == 9


def after_her_draft() -> MonRoyaumePosition:
    """She picked her twelve tiles, the scarecrow among them, fulfilled two missions, and kept The Tree of Love."""
    missions = "adv_mission_mill adv_mission_border_post"
    cards = f"{missions} {NOBODYS_MONSTERS} adv_mission_apothecary adv_mission_stone_workshop"
    state = ready_to_draft(HER_PICKS, HIS_PICKS, cards=cards)
    for tale in ("love_tree", "hero_steel_harvest", "evil_windless_mill"):
        deal_tale(state, 0, tale)
    for tale in ("hero_steel_harvest", "evil_windless_mill"):
        choose_first(state, "discard")
        play(state, f"0 discard {tale}", f"1 {legal_lines(state, 1)[0]}")
    assert sorted(state.view(None).seats[0].tiles) == sorted(HER_TILES.split())
    return state


@pytest.mark.rule("MR-E4")
def test_e4_she_transfers_six_tokens_and_one_more_with_her_serenade() -> None:
    state = builders(HER_TILES, tales="love_tree")
    give_tokens(state, 0, "lute lute sword")
    next_tokens(state, "sword sword cape cape cape flute")
    next_bard_cards(state, "lute sword cape lute lute sword flute flute sword")
    story = listen(state)
    build_all(state, HER_KINGDOM)

    assert token_kinds(state, 0) == ["lute"] * 2 + ["flute"] + ["cape"] * 3 + ["sword"] * 3
    assert told(story, "bard-card", "serenade", "transferred") == [
        "-1: bard-card lute", "0: transferred lute",
        "-1: bard-card sword", "0: transferred sword",
        "-1: bard-card cape", "0: transferred cape",
        "-1: bard-card lute", "0: transferred lute",
        "-1: bard-card lute",
        "-1: bard-card sword", "0: transferred sword",
        "-1: bard-card flute", "0: transferred flute",
        "-1: bard-card flute",
        "0: serenade sword", "0: transferred sword",
    ]  # fmt: skip
    assert state.view(None).seats[0].transferred == {"lute": 2, "flute": 1, "cape": 1, "sword": 3}
    assert points(state, "bard_tokens")[0] == 7 * 2 == 14


@pytest.mark.rule("MR-E5")
@pytest.mark.parametrize(("markers", "total"), [(0, 32), (2, 30)])
def test_e5_her_total_is_32_before_markers_and_there_is_no_curse(markers: int, total: int) -> None:
    his = "dragon witch healer stonecutter / marsh* forest* quarry* / apothecary* stone_workshop* / purple_castle*"
    state = builders(HER_TILES, tiles_in(his), tales="love_tree evil_dragon_tribute")
    give_tokens(state, 0, "lute lute sword")
    give_markers(state, 0, markers)
    next_tokens(state, "sword lute sword cape cape cape flute")  # the second one is his, for the dragon
    next_bard_cards(state, "lute sword cape lute lute sword flute flute sword")
    build_all(state, HER_KINGDOM, his)

    assert result_of(state).points[0] == total
    assert points(state, "curse") == [0, 0]


@pytest.mark.rule("MR-E5")
def test_e5_her_own_black_castle_curses_nobody() -> None:
    his = "dragon witch healer stonecutter / marsh* forest* quarry* / apothecary* stone_workshop* / purple_castle*"
    state = builders(HER_TILES, tiles_in(his), tales="love_tree hero_marsh_bridge")
    build_all(state, HER_KINGDOM, his)

    assert points(state, "curse") == [0, 0]


@pytest.mark.rule("MR-E6")
def test_e6_ten_face_up_tiles_are_worth_20() -> None:
    kingdom = "woodcutter farmer farmer knight / forest wheat_field border_post / mill forge / yellow_castle"
    state = finished(kingdom, level="simplified_1")

    assert points(state, "kingdom")[0] == 4 * 1 + 3 * 2 + 2 * 3 + 4 == 20


@pytest.mark.rule("MR-E7")
@pytest.mark.parametrize(("age", "tokens", "total"), [("child", 5, 28), ("adult", 4, 26)])
def test_e7_at_level_two_a_child_scores_28_and_an_adult_26(age: str, tokens: int, total: int) -> None:
    state = finished(HER_KINGDOM, tales="love_tree", level="simplified_2", age=age)

    assert state.view(None).seats[0].tokens == tokens
    assert result_of(state).points[0] == total


@pytest.mark.rule("MR-E8")
@pytest.mark.parametrize("turned", ["knight", "border_post", "forge"])
def test_e8_with_the_advanced_bard_a_red_castle_needs_a_red_chain_of_face_up_tiles(turned: str) -> None:
    tiles = "knight woodcutter farmer farmer border_post forest wheat_field forge mill red_castle"
    chain = "knight woodcutter farmer farmer / border_post forest wheat_field / forge mill / red_castle"
    lay(builders(tiles, advanced_bard="on"), 0, chain)

    state = builders(tiles, advanced_bard="on")
    refused = ""
    for line in kingdom_lines(chain.replace(turned, f"{turned}*")):
        if line not in legal_lines(state, 0):
            refused = line
            break
        play(state, f"0 {line}")
    above = {"knight": "border_post", "border_post": "forge", "forge": "red_castle"}
    assert refused.split()[1] == above[turned]
    assert refusal(state, f"0 {refused}").rule == "MR-4.9"


# MR-E9 says that nothing better exists. So every kingdom of her tiles is tried, with the rules written out anew.

COLOUR = {
    "woodcutter": "green", "farmer": "yellow", "scarecrow": "yellow", "knight": "red", "quarry": "blue",
    "border_post": "red", "wheat_field": "yellow", "mill": "yellow", "forge": "red", "yellow_castle": "yellow",
}  # fmt: skip
HER_LEVELS = [
    ["woodcutter", "woodcutter", "farmer", "scarecrow", "knight"],
    ["quarry", "border_post", "wheat_field"],
    ["mill", "forge"],
    ["yellow_castle", "black_castle"],
]
Row = tuple[str, ...]


def rows(level: int) -> set[Row]:
    """Every way to fill the row of a level with her tiles of that level and bards."""
    slots = 5 - level
    return set(itertools.permutations(HER_LEVELS[level - 1] + ["bard"] * slots, slots))


@cache
def holds_up(lower: Row, upper: Row, advanced: bool) -> bool:
    """Whether some colouring of the bards in a row gives every coloured tile above its colour."""
    shades = [
        [COLOUR[tile]] if tile != "bard" else ["none"] if advanced else set(COLOUR.values()) for tile in lower
    ]
    return any(
        all(COLOUR.get(tile) in {None, below[n], below[n + 1]} for n, tile in enumerate(upper))
        for below in itertools.product(*shades)
    )


def her_kingdoms(advanced: bool) -> Iterator[tuple[Row, Row, Row, Row]]:
    """Every legal kingdom of her twelve tiles; with two to spare there is always a tile for a bard."""
    upper = [
        (second, third, top)
        for second, third, top in itertools.product(rows(2), rows(3), rows(4))
        if holds_up(second, third, advanced) and holds_up(third, top, advanced)
    ]
    for first in rows(1):
        for second, third, top in upper:
            if holds_up(first, second, advanced) and (top != ("black_castle",) or "scarecrow" in first):
                yield first, second, third, top


def worth(kingdom: tuple[Row, Row, Row, Row]) -> int:
    return sum(level * sum(tile != "bard" for tile in row) for level, row in enumerate(kingdom, 1))


@pytest.mark.rule("MR-E9", "MR-E1")
def test_e9_with_the_standard_bard_her_tiles_can_be_worth_19_and_no_more() -> None:
    best = max(worth(kingdom) for kingdom in her_kingdoms(advanced=False))
    state = builders(HER_TILES, level="simplified_1")
    build_all(state, BEST_KINGDOM)

    assert best == 19
    assert points(state, "kingdom")[0] == 19


@pytest.mark.rule("MR-E9")
def test_e9_the_black_castle_could_not_stand_in_that_kingdom() -> None:
    state = builders(HER_TILES)
    lay(state, 0, BEST_KINGDOM.rpartition("/")[0])

    assert refusal(state, "0 place black_castle r4s1").rule == "MR-4.5"


@pytest.mark.rule("MR-E9")
def test_e9_with_both_lovers_and_the_black_castle_18_is_the_most() -> None:
    found = [
        worth(kingdom)
        for kingdom in her_kingdoms(advanced=False)
        if {"woodcutter", "farmer"} <= set(kingdom[0]) and kingdom[3] == ("black_castle",)
    ]

    assert max(found) == 18


@pytest.mark.rule("MR-E9")
def test_e9_with_the_advanced_option_18_is_the_most_in_any_case() -> None:
    best = max(her_kingdoms(advanced=True), key=worth)

    assert worth(best) == 18
    state = builders(HER_TILES, advanced_bard="on")
    build(state, 0, HER_KINGDOM)
    assert state.view(0).seats[0].kingdom_points == 18
