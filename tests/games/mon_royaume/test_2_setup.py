"""MR-2  Setup: tiles taken out, tales dealt, piles and supply."""

from collections import Counter
from pathlib import Path

import pytest

from tablee.games.mon_royaume.components import CATEGORIES, TALE_TYPES

from .helpers import MonRoyaumePosition, edited_game, names_of, new_game

LANDS = ["green", "yellow", "red", "purple", "blue"]


def tiles_by_land(state: MonRoyaumePosition, kinds: list[int]) -> dict[str, list[int]]:
    """For each land how many characters, monsters, terrains, workshops and castles are among these tiles."""
    box = state.box
    counts = Counter((box.tiles[kind].colour, box.tiles[kind].category) for kind in kinds)
    return {land: [counts[number, c] for c in range(len(CATEGORIES))] for number, land in enumerate(LANDS)}


@pytest.mark.rule("MR-2.1", "MR-2.2", "MR-2.3", "MR-2.4")
@pytest.mark.parametrize(
    ("seats", "in_play", "of_each_land"),
    [(4, 56, [4, 1, 3, 2, 1]), (3, 46, [3, 1, 2, 2, 1]), (2, 36, [2, 1, 2, 1, 1])],
)
def test_tiles_in_play_by_number_of_players(seats: int, in_play: int, of_each_land: list[int]) -> None:
    state = new_game(seats)

    assert len(state.stack) == in_play
    assert tiles_by_land(state, list(state.stack)) == dict.fromkeys(LANDS, of_each_land)
    assert names_of(state, state.stack).count("black_castle") == 1


@pytest.mark.rule("MR-2.1", "MR-2.2", "MR-2.3", "MR-R12")
@pytest.mark.parametrize(
    ("seats", "of_each_land"), [(4, [0, 0, 0, 0, 0]), (3, [1, 0, 1, 0, 0]), (2, [2, 0, 1, 1, 0])]
)
def test_everybody_knows_which_tiles_went_back_to_the_box(seats: int, of_each_land: list[int]) -> None:
    state = new_game(seats)
    removed = state.view(None).removed

    assert tiles_by_land(state, [state.box.kind_ids[name] for name in removed]) == dict.fromkeys(
        LANDS, of_each_land
    )
    assert Counter(removed) + Counter(names_of(state, state.stack)) == Counter(
        {tile.names.id: tile.copies for tile in state.box.tiles}
    )


@pytest.mark.rule("MR-2.4")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_monsters_and_castles_are_never_taken_out(seats: int) -> None:
    state = new_game(seats)
    always = [t.names.id for t in state.box.tiles if CATEGORIES[t.category] in {"monster", "castle"}]

    assert len(always) == 11
    assert not set(always) & set(state.view(None).removed)


@pytest.mark.rule("MR-R12")
def test_if_the_box_has_two_kinds_of_character_chance_says_which_go_and_all_see_it(tmp_path: Path) -> None:
    other = "id = 'lumberjack'\nfr = 'x'\nen = 'x'\ncategory = 'character'\ncolour = 'green'\nlevel = 1\nvalue = 1"
    game = edited_game(
        tmp_path, ("value = 1\ncopies = 4", f"value = 1\ncopies = 2\n[[tile]]\n{other}\ncopies = 2")
    )

    green = {"woodcutter", "lumberjack"}
    removed = [new_game(2, seed, game).view(None).removed for seed in range(20)]
    gone = {tuple(sorted(green_ones)) for green_ones in ([n for n in r if n in green] for r in removed)}

    assert gone == {("lumberjack",) * 2, ("lumberjack", "woodcutter"), ("woodcutter",) * 2}
    assert {len(r) for r in removed} == {20}


@pytest.mark.rule("MR-2.5", "MR-R46")
def test_the_tiles_are_shuffled_by_the_seed() -> None:
    first, again, other = new_game(seed=1), new_game(seed=1), new_game(seed=2)

    assert list(first.stack) == list(again.stack)
    assert list(first.stack) != list(other.stack)
    assert sorted(first.stack) == sorted(other.stack)


@pytest.mark.rule("MR-2.5")
@pytest.mark.parametrize(("seats", "left"), [(2, 22), (3, 25), (4, 28)])
def test_of_the_stack_all_know_only_how_many_tiles_are_left(seats: int, left: int) -> None:
    for viewer in [None, *range(seats)]:
        assert new_game(seats).view(viewer).stack == left


@pytest.mark.rule("MR-2.6")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_is_dealt_one_tale_of_each_type(seats: int) -> None:
    state = new_game(seats)
    tales = [[tale.tale for tale in seat.tales] for seat in state.view(None).seats]

    for seat in state.view(None).seats:
        assert [tale.type for tale in seat.tales] == TALE_TYPES
    assert len({name for names in tales for name in names}) == 3 * seats
    assert len(state.tales) == 15
    assert len(set(state.tales)) == 15


@pytest.mark.rule("MR-2.6")
def test_there_are_five_tales_of_each_type_and_each_pile_is_shuffled() -> None:
    box = new_game().box
    dealt = {new_game(2, seed).view(None).seats[0].tales[0].tale for seed in range(60)}

    assert Counter(TALE_TYPES[tale.type] for tale in box.tales) == {"love": 5, "heroic": 5, "evil": 5}
    assert dealt == {tale.names.id for tale in box.tales if TALE_TYPES[tale.type] == "love"}


@pytest.mark.rule("MR-2.7", "MR-R16")
def test_tales_lie_open_for_everybody() -> None:
    state = new_game(seats=3)
    tales = [seat.tales for seat in state.view(None).seats]

    assert [[seat.tales for seat in state.view(viewer).seats] for viewer in range(3)] == [tales] * 3
    assert all(len(tale.elements) in {5, 6} and tale.kept for hand in tales for tale in hand)


@pytest.mark.rule("MR-2.8")
def test_the_adventure_and_bard_cards_are_shuffled_piles() -> None:
    state, other = new_game(seed=1), new_game(seed=2)

    assert sorted(state.adventures) == list(range(36))
    assert Counter(state.bards) == dict.fromkeys(range(4), 4)
    assert list(state.adventures) != list(other.adventures)
    assert list(state.bards) != list(other.bards)
    assert state.view(0).bard_cards == []


@pytest.mark.rule("MR-2.9")
def test_forty_eight_mixed_tokens_and_fourteen_markers_lie_ready() -> None:
    state, other = new_game(seed=1), new_game(seed=2)

    assert Counter(state.supply) == dict.fromkeys(range(4), 12)
    assert list(state.supply) != list(other.supply)
    assert state.view(None).supply == 48
    assert state.box.markers == 14
    assert [(seat.tokens, seat.markers) for seat in state.view(None).seats] == [(0, 0)] * 4


@pytest.mark.rule("MR-R46", "MR-R38")
def test_tiles_and_tales_are_dealt_clockwise_from_the_caller() -> None:
    first, second = new_game(seats=3, youngest="0"), new_game(seats=3, youngest="2")

    def hands_and_tales(state: MonRoyaumePosition, seat: int) -> tuple[list[str], list[str]]:
        view = state.view(seat)
        assert view.me is not None
        return view.me.hand, [tale.tale for tale in view.seats[seat].tales]

    for number in range(3):
        assert hands_and_tales(first, number) == hands_and_tales(second, (2 + number) % 3)
    assert hands_and_tales(first, 0)[0] == names_of(first, list(first.stack)[:7])
