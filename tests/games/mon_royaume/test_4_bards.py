"""MR-4.6, MR-4.9, MR-R1 to MR-R6  The bard's help: any tile, any slot, one colour."""

from pathlib import Path

import pytest

from tablee.games.mon_royaume.game import MonRoyaume

from .helpers import (
    ALL_COLOURS,
    GAME,
    HER_TILES,
    NEEDS_SUPPORT,
    MonRoyaumePosition,
    arranged,
    at_builders,
    build,
    build_bards,
    builders,
    edited_game,
    finished,
    lay,
    legal_lines,
    new_game,
    play,
    points,
    refusal,
)


def building(game: MonRoyaume, tiles: str, **options: str) -> MonRoyaumePosition:
    """The first seat of two has these tiles, and everybody builds."""
    return at_builders(arranged(new_game(2, 1, game, **options), [tiles]))


@pytest.mark.rule("MR-4.6", "MR-R1")
def test_every_tile_may_be_a_bard_in_every_open_slot() -> None:
    state = builders(HER_TILES)
    lay(state, 0, "woodcutter farmer scarecrow")

    left = {
        "woodcutter",
        "knight",
        "quarry",
        "border_post",
        "wheat_field",
        "mill",
        "forge",
        "yellow_castle",
        "black_castle",
    }
    for slot in ("r1s4", "r2s1", "r2s2"):
        assert {
            line.split()[1] for line in legal_lines(state, 0) if line.startswith("bard") and slot in line
        } == left


@pytest.mark.rule("MR-R1")
def test_a_tile_may_be_turned_over_even_where_it_could_lie_face_up() -> None:
    state = builders(HER_TILES)

    assert {"place farmer r1s1", "bard farmer r1s1"} <= set(legal_lines(state, 0))


@pytest.mark.rule("MR-R1", "MR-R45", "MR-4.6")
def test_whatever_was_drafted_ten_slots_can_be_filled() -> None:
    castles = "green_castle yellow_castle red_castle purple_castle blue_castle black_castle"
    state = builders(f"{castles} sawmill mill forge apothecary stone_workshop quarry", level="simplified_1")

    build_bards(state, 0)
    build_bards(state, 1)

    assert points(state, "kingdom") == [0, 0]


@pytest.mark.rule("MR-R2", "MR-4.6")
def test_a_bard_rests_on_any_two_tiles() -> None:
    state = builders(HER_TILES)

    lay(
        state,
        0,
        "woodcutter farmer scarecrow knight / quarry* wheat_field border_post / yellow_castle* forge",
    )


@pytest.mark.rule("MR-4.6", "MR-R3")
@pytest.mark.parametrize("terrain", ["forest", "wheat_field", "border_post", "marsh", "quarry"])
def test_a_bard_adopts_the_colour_that_its_owner_needs(terrain: str) -> None:
    state = builders(f"farmer dragon {terrain}")

    lay(state, 0, f"farmer dragon* / {terrain}")


@pytest.mark.rule("MR-R3")
def test_one_bard_holds_up_two_tiles_of_one_colour() -> None:
    state = builders("farmer healer knight quarry quarry")

    lay(state, 0, "farmer healer* knight / quarry quarry")


@pytest.mark.rule("MR-R3")
@pytest.mark.parametrize(("first", "second"), [("quarry r2s1", "marsh r2s2"), ("marsh r2s2", "quarry r2s1")])
def test_one_bard_does_not_hold_up_two_tiles_of_different_colours(first: str, second: str) -> None:
    state = builders("farmer healer knight quarry marsh")
    lay(state, 0, "farmer healer* knight")
    play(state, f"0 place {first}")

    assert refusal(state, f"0 place {second}").rule in {"MR-4.3", "MR-R3"}
    assert f"bard {second}" in legal_lines(state, 0)


@pytest.mark.rule("MR-R3", "MR-R45")
def test_a_second_bard_saves_what_a_shared_bard_cannot_hold() -> None:
    state = builders("farmer healer forge knight quarry marsh forest border_post")
    lay(state, 0, "farmer healer* forge* knight / quarry")

    lay(state, 0, "/ - marsh")  # the first bard is blue now, so the second one is purple
    assert refusal(state, "0 place forest r2s3").rule in {"MR-4.3", "MR-R3"}
    lay(state, 0, "/ - - border_post")  # the knight holds it up


@pytest.mark.rule("MR-R3", "MR-R45")
def test_the_kingdom_is_judged_as_a_whole_when_the_middle_tile_came_first() -> None:
    state = builders("farmer healer forge knight quarry marsh forest")
    lay(state, 0, "farmer healer* forge* knight / - marsh")

    lay(state, 0, "/ quarry")  # then the second bard must be purple
    assert "place forest r2s3" not in legal_lines(state, 0)

    state = builders("farmer healer forge knight quarry marsh forest")
    lay(state, 0, "farmer healer* forge* knight / - marsh forest")  # or the first one is
    assert "place quarry r2s1" not in legal_lines(state, 0)


@pytest.mark.rule("MR-R3")
def test_a_bard_is_free_for_another_colour_if_a_face_up_tile_does_its_work() -> None:
    state = builders("farmer healer stonecutter marsh wheat_field")

    lay(state, 0, "farmer healer* stonecutter / wheat_field marsh")


@pytest.mark.rule("MR-R3")
def test_bards_of_row_two_and_three_lend_a_colour_as_well() -> None:
    state = builders(
        "woodcutter farmer healer knight quarry marsh border_post stone_workshop apothecary blue_castle"
    )
    lay(state, 0, "woodcutter farmer healer knight / quarry* marsh border_post")

    other = state.clone()
    lay(state, 0, "/ / stone_workshop apothecary / blue_castle")
    lay(other, 0, "/ / stone_workshop* apothecary / blue_castle")


@pytest.mark.rule("MR-R3")
def test_a_table_may_give_bards_every_colour_at_once(tmp_path: Path) -> None:
    game = edited_game(tmp_path, ALL_COLOURS)

    lay(building(game, "farmer healer knight quarry marsh"), 0, "farmer healer* knight / quarry marsh")


@pytest.mark.rule("MR-R2")
def test_a_table_may_ask_that_a_bard_rests_on_its_own_colour(tmp_path: Path) -> None:
    tiles = "farmer knight woodcutter quarry wheat_field stone_workshop mill forge"
    usual, strict = building(GAME, tiles), building(edited_game(tmp_path, NEEDS_SUPPORT), tiles)
    for state in (usual, strict):
        lay(state, 0, "knight farmer woodcutter / quarry* wheat_field")

    assert "place stone_workshop r3s1" in legal_lines(usual, 0)
    assert refusal(strict, "0 place stone_workshop r3s1").rule in {"MR-4.3", "MR-R2"}
    assert {"place mill r3s1", "place forge r3s1", "bard forge r3s1"} <= set(legal_lines(strict, 0))


@pytest.mark.rule("MR-R2", "MR-R45")
def test_a_bard_that_must_rest_on_its_colour_passes_the_need_on_to_the_bard_below(tmp_path: Path) -> None:
    game = edited_game(tmp_path, NEEDS_SUPPORT)
    state = building(game, "farmer knight woodcutter quarry wheat_field stone_workshop")
    lay(state, 0, "knight* farmer woodcutter / quarry* wheat_field / stone_workshop")

    state = building(game, "farmer healer woodcutter quarry marsh stone_workshop apothecary")
    lay(
        state, 0, "farmer healer* woodcutter / quarry* marsh"
    )  # the lower bard is purple, so the upper one is not blue
    assert "place stone_workshop r3s1" not in legal_lines(state, 0)


@pytest.mark.rule("MR-R4", "MR-4.7")
def test_a_bard_is_not_what_its_front_shows() -> None:
    kingdom = "woodcutter* farmer scarecrow* knight / wheat_field* quarry* border_post / mill* forge / yellow_castle*"
    state = builders(HER_TILES, tales="love_tree")
    build(state, 0, kingdom)
    build_bards(state, 1)

    tale = next(tale for tale in state.view(None).seats[0].tales if tale.kept)
    assert tale.present == ["farmer", "border_post"]
    assert points(state, "kingdom")[0] == 1 + 1 + 2 + 3
    assert state.view(None).seats[0].tokens == 2


@pytest.mark.rule("MR-R5")
def test_with_a_bard_on_top_there_is_no_castle() -> None:
    kingdom = (
        "woodcutter farmer scarecrow knight / quarry* wheat_field border_post / mill forge / black_castle*"
    )
    state = builders(HER_TILES, "dragon witch", tales="evil_windless_mill hero_steel_harvest")
    build(state, 0, kingdom)
    lay(state, 1, "dragon witch")
    build_bards(state, 1)

    assert points(state, "kingdom") == [14, 2]
    assert points(state, "curse") == [0, 0]


@pytest.mark.rule("MR-R5", "MR-R32")
@pytest.mark.parametrize("top", ["yellow_castle", "black_castle", "purple_castle", "healer", "woodcutter"])
def test_with_a_bard_on_top_there_is_no_heroic_bonus(top: str) -> None:
    kingdom = f"woodcutter farmer scarecrow knight / quarry* wheat_field border_post / mill forge / {top}*"

    assert points(finished(kingdom, tales="hero_steel_harvest"), "tale_bonus") == [0, 0]


@pytest.mark.rule("MR-4.9", "MR-R6")
def test_with_the_advanced_option_a_bard_lends_no_colour() -> None:
    state = builders("farmer healer knight quarry marsh", advanced_bard="on")
    lay(state, 0, "farmer healer* knight")

    found = refusal(state, "0 place quarry r2s1")
    assert (found.rule, found.reason) == ("MR-4.9", "no-real-colour-below")
    assert "bard quarry r2s1" in legal_lines(state, 0)


@pytest.mark.rule("MR-R6", "MR-4.9")
def test_with_the_advanced_option_two_bards_carry_the_black_castle_but_no_other() -> None:
    tiles = "scarecrow farmer knight healer wheat_field quarry border_post mill forge black_castle red_castle"
    state = builders(tiles, advanced_bard="on")
    lay(state, 0, "scarecrow farmer knight healer / wheat_field quarry* border_post / mill* forge*")

    assert "place black_castle r4s1" in legal_lines(state, 0)
    assert refusal(state, "0 place red_castle r4s1").rule == "MR-4.9"


@pytest.mark.rule("MR-R6")
def test_with_the_advanced_option_bards_still_fill_any_row_and_need_no_support() -> None:
    state = builders(HER_TILES, advanced_bard="on")

    build(
        state,
        0,
        "black_castle* farmer scarecrow mill* / quarry* wheat_field knight* / forge* border_post* / yellow_castle*",
    )
