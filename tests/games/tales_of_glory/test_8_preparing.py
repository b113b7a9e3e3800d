"""TG-8  Step 3: prepare the next round."""

import pytest

from .helpers import (
    GAME,
    board,
    edited_game,
    finish_parts,
    hurry,
    listen,
    new_game,
    play,
    told,
)


def take_from(state, *slots: int) -> None:
    """Everybody takes from another slot and discards."""
    play(state, *[f"{seat} select slot_{slot}" for seat, slot in enumerate(slots)])
    finish_parts(state)


@pytest.mark.rule("TG-8.1", "TG-8.2")
def test_two_players_sweep_the_three_lowest_tiles_and_one_slides() -> None:
    state = new_game(2)
    tiles = board(state)
    story = listen(state)

    take_from(state, 2, 5)

    assert told(story, "swept") == [f"-1: swept {tiles[slot - 1]}" for slot in (1, 3, 4)]
    assert board(state)[0] == tiles[5]
    assert set(tiles[:1] + tiles[2:4]) <= set(state.view(None).discard)


@pytest.mark.rule("TG-8.1", "TG-8.2", "TG-R11")
@pytest.mark.parametrize(
    ("slots", "kept"),
    [((1, 2, 3), [6]), ((6, 5, 4), [3]), ((1, 2, 3, 4), [6, 7, 8]), ((2, 4, 6, 8, 1), [3, 5, 7])],
)
def test_the_rest_slides_to_the_lowest_slots_in_order(slots: tuple[int, ...], kept: list[int]) -> None:
    state = new_game(len(slots))
    tiles = board(state)

    take_from(state, *slots)

    assert board(state)[: len(kept)] == [tiles[slot - 1] for slot in kept]


@pytest.mark.rule("TG-8.3", "TG-8.4")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_five_tiles_from_the_top_of_the_pile_fill_the_free_slots_in_rising_order(seats: int) -> None:
    state = new_game(seats)
    upcoming = [GAME.box.tiles[tile].names.id for tile in list(state.pile)[state.drawn : state.drawn + 5]]

    take_from(state, *range(1, seats + 1))

    assert board(state)[-5:] == upcoming
    assert state.view(None).piles == [5, 20, 15]


@pytest.mark.rule("TG-8.4")
def test_new_tiles_count_as_revealed() -> None:
    state = new_game(2)
    play(state, "0 select slot_1", "1 select slot_2")
    before = state.reveals

    finish_parts(state)

    assert state.reveals == before + 1


@pytest.mark.rule("TG-8.5", "TG-8.3")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_ages_come_after_rounds_2_6_and_9(seats: int) -> None:
    state = new_game(seats)
    drawn = []

    for _ in range(9):
        hurry(state)
        new = {GAME.box.tiles[GAME.box.tile_ids[name]].set + 1 for name in board(state)[-5:]}
        drawn.append(new)

    assert drawn == [{1}, {1}, {2}, {2}, {2}, {2}, {3}, {3}, {3}]


@pytest.mark.rule("TG-8.3", "TG-8.4", "TG-R27")
def test_with_another_split_a_draw_goes_on_with_the_next_pile_and_is_shuffled(tmp_path) -> None:
    moved = 'fr = "Bélier-garou"\nen = "Were-Ram"\nset = "age2"'
    game = edited_game(tmp_path, (moved, moved.replace("age2", "age1")))
    places = set()
    for seed in range(20):
        state = new_game(4, seed, game)
        hurry(state, rounds=2)
        assert state.view(None).piles == [1, 19, 15]
        hurry(state)
        assert state.view(None).piles == [0, 15, 15]
        ages = [game.box.tiles[game.box.tile_ids[name]].set for name in board(state)[-5:]]
        assert sorted(ages) == [0, 1, 1, 1, 1]
        places.add(ages.index(0))

    assert len(places) > 2
