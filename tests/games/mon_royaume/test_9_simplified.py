"""MR-9  The simplified levels."""

import pytest

from .helpers import (
    GAME,
    HER_KINGDOM,
    HER_TILES,
    MonRoyaumePosition,
    build_all,
    builders,
    choose_first,
    finished,
    lay,
    legal_lines,
    listen,
    new_game,
    pick_first,
    play,
    points,
    ready_to_draft,
    refusal,
    result_of,
    told,
)

MONSTERS = "werewolf scarecrow dragon witch troll"
FEAST = "troll witch dragon scarecrow / quarry marsh border_post / stone_workshop* mill* / black_castle"


def steps_of(state: MonRoyaumePosition) -> list[str]:
    """Every step that comes, in order, when everybody chooses the first thing."""
    steps: list[str] = []
    while True:
        step = state.view(None).step
        if not steps or steps[-1] != step:
            steps.append(step)
        if not state.to_act():
            return steps
        for seat in state.to_act():
            play(state, f"{seat} {legal_lines(state, seat)[-1]}")


@pytest.mark.rule("MR-9.1")
@pytest.mark.parametrize(("seats", "tiles"), [(2, 36), (3, 46), (4, 56)])
def test_level_one_is_set_up_with_the_tiles_and_nothing_else(seats: int, tiles: int) -> None:
    state = new_game(seats, level="simplified_1")
    view = state.view(None)

    assert len(state.stack) == tiles
    assert len(view.removed) == 56 - tiles
    assert (view.adventures, view.bard_cards) == ([], [])
    assert [(seat.tales, seat.tokens, seat.markers) for seat in view.seats] == [([], 0, 0)] * seats


@pytest.mark.rule("MR-9.2")
def test_level_one_has_the_choices_the_builders_and_the_legends() -> None:
    state = new_game(seats=3, level="simplified_1")

    assert steps_of(state) == ["pick", "build", "over"]
    assert state.view(None).bard_cards == []


@pytest.mark.rule("MR-9.3")
def test_at_level_one_a_monster_brings_no_token_and_its_round_ends_with_the_sixth_pick() -> None:
    state = ready_to_draft(MONSTERS, level="simplified_1")
    story = listen(state)

    pick_first(state, 6)

    assert [seat.tokens for seat in state.view(None).seats] == [0, 0]
    assert (state.view(None).step, state.view(None).round) == ("pick", 2)
    assert {event.name for event in story} == {"took", "round"}


@pytest.mark.rule("MR-9.3")
def test_the_draft_of_level_one_is_that_of_the_complete_rules() -> None:
    simple, complete = new_game(seats=3, level="simplified_1"), new_game(seats=3)
    for state in (simple, complete):
        choose_first(state, "build")

    def fronts(state: MonRoyaumePosition) -> list[list[str]]:
        return [seat.tiles for seat in state.view(None).seats]

    assert fronts(simple) == fronts(complete)
    assert [len(tiles) for tiles in fronts(simple)] == [12, 12, 12]


@pytest.mark.rule("MR-9.4", "MR-9.9")
@pytest.mark.parametrize("level", ["simplified_1", "simplified_2"])
def test_the_builders_of_the_simplified_levels_follow_the_same_rules(level: str) -> None:
    state = builders(HER_TILES, level=level)
    lay(state, 0, "woodcutter farmer woodcutter* knight")

    assert refusal(state, "0 place mill r2s1").rule == "MR-R8"
    assert refusal(state, "0 place quarry r2s1").rule == "MR-4.3"
    lay(state, 0, "/ scarecrow* wheat_field border_post / mill forge")
    assert refusal(state, "0 place black_castle r4s1").rule == "MR-4.5"
    assert refusal(state, "0 confirm").rule == "MR-4.8"


@pytest.mark.rule("MR-9.5", "MR-R37")
def test_level_one_scores_the_kingdom_alone_and_ties_are_shared() -> None:
    state = finished(HER_KINGDOM, level="simplified_1")
    assert [(line.name, line.points) for line in result_of(state).lines] == [("kingdom", [18, 0])]

    state = finished(level="simplified_1")
    assert result_of(state).places == [1, 1]


@pytest.mark.rule("MR-9.6")
def test_level_two_deals_three_tales_of_any_types() -> None:
    mixes = set()
    for seed in range(20):
        state = new_game(4, seed, level="simplified_2")
        dealt = [tale for seat in state.view(None).seats for tale in seat.tales]
        assert len({tale.tale for tale in dealt}) == 12
        assert sorted(state.tales) == list(range(15))
        mixes |= {tuple(sorted(tale.type for tale in seat.tales)) for seat in state.view(None).seats}

    assert {len(set(mix)) for mix in mixes} == {1, 2, 3}


@pytest.mark.rule("MR-9.6", "MR-R46")
def test_level_two_deals_the_tales_clockwise_from_the_caller_for_all_to_see() -> None:
    first, second = new_game(3, level="simplified_2"), new_game(3, level="simplified_2", youngest="1")

    dealt = [[tale.tale for tale in seat.tales] for seat in first.view(None).seats]
    assert [[tale.tale for tale in seat.tales] for seat in second.view(2).seats] == [
        dealt[2],
        dealt[0],
        dealt[1],
    ]


@pytest.mark.rule("MR-9.7", "MR-9.8")
def test_level_two_goes_on_with_a_discard_after_each_round_and_ends_with_one_tale() -> None:
    state = new_game(seats=3, level="simplified_2")

    assert steps_of(state) == ["pick", "discard", "pick", "discard", "build", "over"]
    assert [[tale.kept for tale in seat.tales].count(True) for seat in state.view(None).seats] == [1, 1, 1]


@pytest.mark.rule("MR-9.10")
def test_a_child_takes_a_token_for_every_element_and_every_monster() -> None:
    state = finished(HER_KINGDOM, tales="love_tree", level="simplified_2", age="child")

    assert state.view(None).seats[0].tokens == 4 + 1
    assert points(state, "bard_tokens")[0] == 10


@pytest.mark.rule("MR-9.10", "MR-R4")
def test_bard_side_elements_and_monsters_bring_no_token() -> None:
    kingdom = HER_KINGDOM.replace("scarecrow", "scarecrow*").replace("black_castle", "black_castle*")
    state = finished(kingdom, tales="love_tree", level="simplified_2", age="child")

    assert state.view(None).seats[0].tokens == 4


@pytest.mark.rule("MR-9.11", "MR-9.10")
@pytest.mark.parametrize(("age", "tokens"), [("child", 4 + 3), ("adult", 4 + 3 - 2)])
def test_an_adult_loses_a_token_for_every_missing_element(age: str, tokens: int) -> None:
    kingdom = "werewolf scarecrow dragon knight / forest wheat_field border_post / mill forge / red_castle"
    state = finished(kingdom, tales="hero_border_night", level="simplified_2", age=age)

    assert state.view(None).seats[0].tokens == tokens


@pytest.mark.rule("MR-9.11")
def test_only_adults_lose_tokens_and_only_at_level_two() -> None:
    ages = "child,adult"
    mixed = finished(HER_KINGDOM, "", tales="love_tree love_lantern", level="simplified_2", age=ages)
    assert [seat.tokens for seat in mixed.view(None).seats] == [5, 0]

    for age in ("adult", "child"):
        assert finished(HER_KINGDOM, tales="love_tree", age=age).view(None).seats[0].tokens == 4 + 2


@pytest.mark.rule("MR-R33", "MR-9.11")
def test_nobody_has_fewer_than_zero_tokens() -> None:
    state = finished("", HER_KINGDOM, tales="love_tree love_singing_statue", level="simplified_2")

    assert [seat.tokens for seat in state.view(None).seats] == [0, 0]
    assert result_of(state).points == [0, 18]


@pytest.mark.rule("MR-R34")
def test_a_monster_of_the_tale_brings_two_tokens() -> None:
    state = finished(FEAST, tales="evil_windless_mill", level="simplified_2", age="child")

    # troll, quarry and the black castle are elements; troll, witch, dragon and scarecrow are monsters
    assert state.view(None).seats[0].tokens == 3 + 4


@pytest.mark.rule("MR-9.12")
def test_level_two_scores_the_kingdom_and_two_points_for_every_token() -> None:
    state = finished(HER_KINGDOM, tales="love_tree", level="simplified_2", age="child")

    assert {line.name: line.points[0] for line in result_of(state).lines} == {
        "kingdom": 18,
        "bard_tokens": 10,
    }
    assert result_of(state).winners() == [0]


@pytest.mark.rule("MR-9.13")
@pytest.mark.parametrize("tale", ["love_lantern", "hero_steel_harvest", "evil_windless_mill"])
def test_at_level_two_the_type_of_a_tale_has_no_effect(tale: str) -> None:
    other = (
        "werewolf dragon witch* farmer* / forest* marsh* wheat_field* / sawmill* apothecary* / green_castle*"
    )
    state = finished(HER_KINGDOM, other, tales=f"{tale} hero_marsh_bridge", level="simplified_2", age="child")
    element_count = len(next(tale.present for tale in state.view(None).seats[0].tales if tale.kept))

    assert [line.name for line in result_of(state).lines] == ["kingdom", "bard_tokens"]
    assert points(state, "bard_tokens") == [2 * (element_count + 1), 2 * 2]
    assert points(state, "kingdom") == [18, 2]


@pytest.mark.rule("MR-9.13")
def test_level_two_has_no_adventures_no_markers_no_show_and_no_token_for_a_drafted_monster() -> None:
    state = ready_to_draft(MONSTERS, level="simplified_2")
    story = listen(state)
    choose_first(state, "build")
    assert [(seat.tokens, seat.markers) for seat in state.view(None).seats] == [(0, 0)] * 2
    assert state.view(None).adventures == []

    build_all(state)

    assert (
        told(story, "monster-token", "turned-up", "gave-marker", "bard-card", "serenade", "transferred") == []
    )
    assert state.view(None).bard_cards == []


@pytest.mark.rule("MR-R22", "MR-9.10")
def test_level_two_never_needs_more_tokens_than_there_are() -> None:
    longest = max(len(tale.elements) for tale in GAME.box.tales)
    monsters = sum(tile.category == 1 for tile in GAME.box.tiles)

    assert 4 * longest + monsters == 29
    assert sum(kind.tokens for kind in GAME.box.bard_kinds) == 48
