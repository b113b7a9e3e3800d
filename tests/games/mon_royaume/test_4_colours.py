"""MR-R3, MR-R45  One colour per bard, judged over the whole kingdom.

The rules of MR-4 are written down here once more, as plainly as possible, and the game is compared with them.
"""

import itertools
import random
from pathlib import Path

import pytest

from tablee.games.mon_royaume.builders import rests
from tablee.games.mon_royaume.colours import colouring_exists, colours_fit
from tablee.games.mon_royaume.components import SLOTS

from .helpers import (
    ALL_COLOURS,
    GAME,
    NEEDS_SUPPORT,
    MonRoyaumePosition,
    at_builders,
    edited_game,
    legal_lines,
    new_game,
    play,
)

BELOW = {4: (0, 1), 5: (1, 2), 6: (2, 3), 7: (4, 5), 8: (5, 6), 9: (7, 8)}
COLOURS = range(5)


def is_in_order(state: MonRoyaumePosition, kingdom: list[int], colour_rule: str, needs_support: bool) -> bool:
    """Whether some colouring of the bards holds every tile up. Slots hold 0, 1 + kind, or -1 - kind for a bard."""
    bards = [slot for slot, tile in enumerate(kingdom) if tile < 0]
    if colour_rule != "one":
        shades = set(COLOURS) if colour_rule == "all" else set()
        return stands(state, kingdom, dict.fromkeys(bards, shades), needs_support=False)
    return any(
        stands(state, kingdom, {b: {c} for b, c in zip(bards, chosen, strict=True)}, needs_support)
        for chosen in itertools.product(COLOURS, repeat=len(bards))
    )


def stands(
    state: MonRoyaumePosition, kingdom: list[int], lent: dict[int, set[int]], needs_support: bool
) -> bool:
    """The same with the colours of the bards given."""
    tiles = state.box.tiles
    has = {
        slot: {tiles[tile - 1].colour} if tile > 0 else lent.get(slot, set())
        for slot, tile in enumerate(kingdom)
    }
    monster = any(tile > 0 and tiles[tile - 1].category == 1 for tile in kingdom)
    for slot, (left, right) in BELOW.items():
        below = has[left] | has[right]
        if kingdom[slot] > 0 and tiles[kingdom[slot] - 1].names.id == "black_castle":
            if not monster:
                return False
        elif (kingdom[slot] > 0 or (kingdom[slot] < 0 and needs_support)) and not has[slot] & below:
            return False
    return True


def left_to_place(state: MonRoyaumePosition) -> list[str]:
    me = state.view(0).me
    assert me is not None
    return me.left_to_place


def random_kingdom(state: MonRoyaumePosition, chance: random.Random, bards: int, tiles: int) -> None:
    """Seat 0 lays some random tiles, with at most so many bards."""
    for _ in range(tiles):
        lines = legal_lines(state, 0)
        wanted = "place" if bards == 0 or chance.random() < 0.6 else "bard"
        lines = [line for line in lines if line.startswith(wanted)]
        if lines:
            play(state, f"0 {chance.choice(lines)}")
            bards -= wanted == "bard"


@pytest.mark.rule("MR-R3", "MR-4.2", "MR-4.3", "MR-4.5", "MR-4.9", "MR-R2")
@pytest.mark.parametrize(
    ("colour_rule", "needs_support"), [("one", False), ("one", True), ("all", False), ("none", False)]
)
def test_a_tile_may_be_laid_exactly_if_some_colouring_of_the_bards_holds_up_the_kingdom(
    tmp_path: Path, colour_rule: str, needs_support: bool
) -> None:
    edits = [ALL_COLOURS] if colour_rule == "all" else [NEEDS_SUPPORT] if needs_support else []
    game = edited_game(tmp_path, *edits) if edits else GAME
    options = {"advanced_bard": "on"} if colour_rule == "none" else {}
    compared = {True: 0, False: 0}
    for seed in range(150):
        chance = random.Random(seed)
        state = at_builders(new_game(4, seed, game, **options))
        random_kingdom(state, chance, 4, chance.randrange(4, 10))
        kingdom = [int(state.slot(0, slot)) for slot in range(10)]
        for slot in [slot for slot in range(10) if kingdom[slot] == 0 and rests(state, 0, slot)]:
            for tile in set(left_to_place(state)):
                kind = state.box.kind_ids[tile]
                row = int(SLOTS[slot][1])
                there = [*kingdom[:slot], 1 + kind, *kingdom[slot + 1 :]]
                fits = state.box.tiles[kind].level == row and is_in_order(
                    state, there, colour_rule, needs_support
                )
                assert (f"place {tile} {SLOTS[slot]}" in legal_lines(state, 0)) == fits, (kingdom, tile, slot)
                compared[fits] += state.box.tiles[kind].level == row
    assert min(compared.values()) > 20


@pytest.mark.rule("MR-R3")
def test_the_quick_judgement_of_bard_colours_agrees_with_the_plain_definition() -> None:
    answers = {True: 0, False: 0}
    for seed in range(400):
        chance = random.Random(seed)
        state = at_builders(new_game(4, seed))
        random_kingdom(state, chance, 5, chance.randrange(4, 10))
        for slot in range(4, 10):
            if state.slot(0, slot) == 0 and rests(state, 0, slot):
                for colour in COLOURS:
                    quick = colours_fit(state, 0, slot, colour)
                    assert quick == colouring_exists(state, 0, slot, colour)
                    answers[quick] += 1
    assert min(answers.values()) > 100


@pytest.mark.rule("MR-R45", "MR-R7")
@pytest.mark.parametrize("edit", [None, ALL_COLOURS, NEEDS_SUPPORT])
def test_whoever_builds_tile_by_tile_is_never_stuck_and_ends_with_a_kingdom_in_order(
    tmp_path: Path, edit: tuple[str, str] | None
) -> None:
    game = edited_game(tmp_path, edit) if edit else GAME
    rule = ("all", False) if edit == ALL_COLOURS else ("one", edit == NEEDS_SUPPORT)
    for seed in range(30):
        chance = random.Random(seed)
        state = at_builders(new_game(2, seed, game))
        while legal_lines(state, 0) != ["confirm"]:
            lines = legal_lines(state, 0)
            face_up = [line for line in lines if line.startswith("place")]
            play(state, f"0 {chance.choice(face_up or lines)}")
        kingdom = [int(state.slot(0, slot)) for slot in range(10)]
        assert is_in_order(state, kingdom, *rule)
