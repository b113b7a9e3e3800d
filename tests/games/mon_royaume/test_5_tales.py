"""MR-5  What a tale card asks."""

import pytest

from tablee.games.mon_royaume.components import CATEGORIES, TALE_TYPES

from .helpers import (
    GAME,
    HER_KINGDOM,
    HER_TILES,
    MonRoyaumePosition,
    build_all,
    builders,
    finished,
    new_game,
    pick_first,
)


def kept_tale_present(state: MonRoyaumePosition, seat: int = 0) -> list[str]:
    """The elements of the kept tale that are present."""
    return next(tale.present for tale in state.view(None).seats[seat].tales if tale.kept)


@pytest.mark.rule("MR-5.1")
@pytest.mark.parametrize("tale", GAME.box.tales, ids=lambda tale: tale.names.id)
def test_a_tale_has_a_type_and_five_or_six_different_elements(tale) -> None:  # type: ignore[no-untyped-def]
    assert TALE_TYPES[tale.type] in {"love", "heroic", "evil"}
    assert len(set(tale.elements)) == len(tale.elements) in {5, 6}


@pytest.mark.rule("MR-5.1")
def test_the_tree_of_love_asks_for_what_is_printed_on_it() -> None:
    tale = GAME.box.tales[GAME.box.tale_ids["love_tree"]]
    names = [GAME.box.tiles[kind].names.id for kind in tale.elements]

    assert names == ["woodcutter", "farmer", "border_post", "mill", "green_castle"]
    assert tale.names.fr == "L'arbre d'amour"


@pytest.mark.rule("MR-5.2")
def test_an_element_is_present_when_its_tile_lies_face_up_in_the_kingdom() -> None:
    state = finished(HER_KINGDOM, tales="love_tree")

    assert kept_tale_present(state) == ["woodcutter", "farmer", "border_post", "mill"]


@pytest.mark.rule("MR-5.2", "MR-R4")
def test_an_element_that_lies_bard_side_up_is_not_present() -> None:
    state = finished(HER_KINGDOM.replace("woodcutter", "woodcutter*"), tales="love_tree")

    assert kept_tale_present(state) == ["farmer", "border_post", "mill"]


@pytest.mark.rule("MR-5.2", "MR-4.8")
def test_a_discarded_tile_is_not_present() -> None:
    state = builders(HER_TILES, tales="hero_steel_harvest")
    assert "yellow_castle" in kept_tale_present(state)

    build_all(state, HER_KINGDOM)

    assert kept_tale_present(state) == ["farmer", "wheat_field", "forge"]


@pytest.mark.rule("MR-5.2", "MR-R28")
def test_two_copies_of_an_element_count_once() -> None:
    state = finished(
        HER_KINGDOM.replace("scarecrow", "woodcutter").replace("black_castle", "yellow_castle"),
        tales="love_tree",
    )

    assert kept_tale_present(state) == ["woodcutter", "farmer", "border_post", "mill"]
    assert state.view(None).seats[0].tokens == 4 + 2


@pytest.mark.rule("MR-5.3")
def test_love_tales_mark_two_lovers_and_heroic_ones_circle_a_terrain_and_a_workshop() -> None:
    wanted = {"love": ["character", "character"], "heroic": ["terrain", "workshop"], "evil": []}
    for tale in GAME.box.tales:
        bonus = [CATEGORIES[GAME.box.tiles[kind].category] for kind in tale.bonus]
        assert bonus == wanted[TALE_TYPES[tale.type]]
        assert set(tale.bonus) <= set(tale.elements)


@pytest.mark.rule("MR-5.2")
def test_while_drafting_the_table_shows_which_elements_are_in_front_of_a_player() -> None:
    state = new_game(seats=2)
    pick_first(state, 3)

    for seat in state.view(None).seats:
        for tale in seat.tales:
            assert tale.present == [element for element in tale.elements if element in seat.tiles]
