"""MR-8  The Time of the Legends: the score sheet line by line, and who wins."""

import pytest

from .helpers import (
    GAME,
    HER_KINGDOM,
    build_all,
    builders,
    finished,
    give_markers,
    give_tokens,
    next_bard_cards,
    points,
    result_of,
    tiles_in,
)

HEROINE = HER_KINGDOM.replace("black_castle", "yellow_castle")
# Two monsters and the black castle, or another castle.
DARK = "troll witch knight stonecutter / quarry marsh* border_post* / stone_workshop mill* / black_castle"
# Three monsters on their own, in a kingdom without a castle.
WILD = (
    "werewolf dragon scarecrow farmer* / forest* marsh* wheat_field* / sawmill* apothecary* / green_castle*"
)


@pytest.mark.rule("MR-8.1", "MR-8.2")
def test_face_up_tiles_score_their_level_and_bards_nothing() -> None:
    state = finished(
        HER_KINGDOM, WILD.replace("scarecrow", "woodcutter"), tales="love_tree hero_marsh_bridge"
    )

    assert points(state, "kingdom") == [4 * 1 + 2 * 2 + 2 * 3 + 4, 3]


@pytest.mark.rule("MR-8.3")
def test_a_transferred_token_is_worth_two_points() -> None:
    state = builders(tales="evil_three_drops evil_hungry_moon")
    give_tokens(state, 0, "lute lute flute cape")
    give_tokens(state, 1, "sword")
    next_bard_cards(state, "lute lute lute flute cape cape flute flute")

    build_all(state)

    assert points(state, "bard_tokens") == [8, 0]


@pytest.mark.rule("MR-8.4", "MR-3.14")
def test_a_monster_marker_costs_a_point() -> None:
    state = builders(seats=3)
    give_markers(state, 1, 3)

    build_all(state)

    assert points(state, "monster_markers") == [0, -3, 0]


@pytest.mark.rule("MR-8.5")
def test_the_heroic_bonus_counts_the_tiles_of_the_castles_colour() -> None:
    assert points(finished(HEROINE, tales="hero_steel_harvest"), "tale_bonus") == [5, 0]


@pytest.mark.rule("MR-8.5", "MR-R4")
@pytest.mark.parametrize("turned", ["wheat_field", "forge"])
def test_without_both_circled_tiles_there_is_no_heroic_bonus(turned: str) -> None:
    state = finished(HEROINE.replace(turned, f"{turned}*"), tales="hero_steel_harvest")

    assert points(state, "tale_bonus") == [0, 0]


@pytest.mark.rule("MR-R32")
def test_the_castle_that_counts_is_the_one_in_the_kingdom_not_the_one_on_the_card() -> None:
    row_two = "wheat_field* wheat_field border_post"
    state = finished(
        f"woodcutter farmer knight dragon / {row_two} / mill forge / red_castle",
        seats=3,
        tales="hero_steel_harvest",
    )

    assert points(state, "tale_bonus")[0] == 5  # knight, dragon, border post, forge, red castle


@pytest.mark.rule("MR-R32")
def test_with_the_black_castle_the_heroic_bonus_is_one() -> None:
    assert points(finished(HER_KINGDOM, tales="hero_steel_harvest"), "tale_bonus") == [1, 0]


@pytest.mark.rule("MR-R32", "MR-R4")
@pytest.mark.parametrize("bard", ["farmer", "healer", "marsh", "purple_castle"])
def test_bards_never_count_for_the_heroic_bonus(bard: str) -> None:
    state = finished(HEROINE.replace("woodcutter", f"{bard}*"), tales="hero_steel_harvest")

    assert points(state, "tale_bonus")[0] == 5


@pytest.mark.rule("MR-8.5", "MR-R10")
def test_a_monster_counts_in_its_colour_for_the_heroic_bonus() -> None:
    with_monster = finished(HEROINE, tales="hero_steel_harvest")
    without = finished(HEROINE.replace("scarecrow", "scarecrow*"), tales="hero_steel_harvest")

    assert points(with_monster, "tale_bonus")[0] - points(without, "tale_bonus")[0] == 1


@pytest.mark.rule("MR-8.6", "MR-R43")
def test_an_evil_tale_scores_two_for_every_monster_without_any_other_condition() -> None:
    state = finished(WILD, DARK, seats=3, tales="evil_windless_mill evil_three_drops")

    assert points(state, "tale_bonus") == [6, 4, 0]


@pytest.mark.rule("MR-8.6", "MR-R4")
def test_a_monster_that_lies_bard_side_up_scores_nothing_for_evil() -> None:
    state = finished(WILD.replace("dragon", "dragon*"), tales="evil_windless_mill")

    assert points(state, "tale_bonus")[0] == 4


@pytest.mark.rule("MR-8.6", "MR-8.8", "MR-R43")
def test_monsters_bring_love_and_heroic_tales_nothing() -> None:
    state = finished(WILD, DARK, tales="love_lantern hero_border_night")

    assert points(state, "tale_bonus") == [0, 0]


@pytest.mark.rule("MR-8.7", "MR-R35")
def test_the_curse_costs_love_and_heroic_opponents_three_points_for_each_monster() -> None:
    lonely = (
        "dragon knight healer farmer / border_post* forest* wheat_field* / forge* apothecary* / red_castle*"
    )
    wild = WILD.replace("dragon", "woodcutter")
    state = finished(DARK, wild, lonely, tales="evil_three_drops love_tree hero_border_night")

    assert points(state, "curse") == [0, -6, -3]


@pytest.mark.rule("MR-R35", "MR-8.7")
def test_evil_opponents_and_the_curser_himself_are_spared() -> None:
    state = finished(DARK, WILD, tales="evil_three_drops evil_hungry_moon")

    assert points(state, "curse") == [0, 0]


@pytest.mark.rule("MR-R35")
@pytest.mark.parametrize("tale", ["love_tree", "hero_border_night"])
def test_the_black_castle_without_an_evil_tale_curses_nobody(tale: str) -> None:
    state = finished(DARK, WILD, seats=3, tales=f"{tale} love_lantern evil_hungry_moon")

    assert points(state, "curse") == [0, 0, 0]


@pytest.mark.rule("MR-R35", "MR-R5")
def test_the_black_castle_bard_side_up_or_discarded_curses_nobody() -> None:
    for dark in (DARK.replace("black_castle", "black_castle*"), DARK.replace("black_castle", "blue_castle")):
        state = builders(
            f"{tiles_in(DARK)} blue_castle", tiles_in(WILD), tales="evil_three_drops love_lantern"
        )
        build_all(state, dark, WILD)

        assert points(state, "curse") == [0, 0]


@pytest.mark.rule("MR-8.7", "MR-R4")
def test_bard_side_monsters_are_not_cursed() -> None:
    state = finished(
        DARK,
        WILD.replace("dragon", "dragon*").replace("werewolf", "werewolf*"),
        tales="evil_three_drops love_lantern",
    )

    assert points(state, "curse") == [0, -3]


@pytest.mark.rule("MR-8.8")
def test_united_lovers_score_nothing_on_the_line_of_the_tale() -> None:
    state = finished(HER_KINGDOM, tales="love_tree")

    assert points(state, "tale_bonus") == [0, 0]


@pytest.mark.rule("MR-8.1", "MR-8.3", "MR-8.4", "MR-8.5", "MR-8.7")
def test_the_total_is_the_sum_of_the_lines_of_the_score_sheet() -> None:
    state = builders(tiles_in(DARK), tiles_in(WILD), tales="evil_three_drops love_lantern")
    give_tokens(state, 1, "lute cape")
    give_markers(state, 0, 2)
    build_all(state, DARK, WILD)
    result = result_of(state)

    assert [line.name for line in result.lines] == [
        "kingdom",
        "bard_tokens",
        "monster_markers",
        "tale_bonus",
        "curse",
    ]
    assert result.points == [sum(line.points[seat] for line in result.lines) for seat in (0, 1)]
    assert [line.name for line in result.lines] == [line.id for line in GAME.box.score_lines]
    assert state.view(None).points == result.points


@pytest.mark.rule("MR-8.9", "MR-R37")
def test_tied_players_share_the_victory_and_the_next_is_third() -> None:
    one = "woodcutter farmer* knight* healer* / forest* marsh* quarry* / mill* forge* / red_castle*"
    two = "woodcutter farmer knight* healer* / forest* marsh* quarry* / mill* forge* / blue_castle*"
    also_two = "stonecutter farmer knight* healer* / wheat_field* border_post* quarry* / sawmill* apothecary* / green_castle*"
    state = finished(one, two, also_two, "", level="simplified_1")

    assert result_of(state).points == [1, 2, 2, 0]
    assert result_of(state).places == [3, 1, 1, 4]
    assert result_of(state).winners() == [1, 2]


@pytest.mark.rule("MR-R36")
def test_a_total_may_be_negative() -> None:
    state = builders(tales="evil_three_drops love_lantern")
    give_markers(state, 1, 3)

    build_all(state)

    assert result_of(state).points == [0, -3]
    assert result_of(state).places == [1, 2]


@pytest.mark.rule("MR-8.10")
@pytest.mark.parametrize("lang", ["fr", "en"])
def test_every_tale_has_a_text_for_its_winner_to_read(lang: str) -> None:
    stories = [tale.story(lang) for tale in GAME.box.tales]

    assert len(set(stories)) == 15
    assert min(len(story.split()) for story in stories) > 60


@pytest.mark.rule("MR-8.10", "MR-8.9")
def test_with_a_shared_victory_several_tales_can_be_told() -> None:
    state = finished(tales="evil_three_drops love_lantern")
    winners = result_of(state).winners()

    kept = [tale.tale for seat in winners for tale in state.view(None).seats[seat].tales if tale.kept]
    assert kept == ["evil_three_drops", "love_lantern"]
