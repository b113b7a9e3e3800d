"""The search for the best kingdom against the plain definition: try every kingdom there is."""

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablee.bots.mon_royaume.plans import ELEMENT, LOVERS, POINT, Planner
from tablee.games.mon_royaume.components import EVIL, HEROIC, LEFT_BELOW, LOVE, MONSTER, ROW, open_box

BOX = open_box()
COMPLETE = BOX.levels[2]
BARD = None


def stands(kingdom: list[int | None], advanced: bool) -> bool:
    """MR-4.3 to MR-4.9 and MR-R3, as written: some colouring of the bards holds every face-up tile up."""
    bards = [slot for slot in range(10) if kingdom[slot] is BARD]
    colours = [None] if advanced else range(BOX.lands)
    used = [s for s in bards if any(s in (b, b + 1) for b in (int(x) for x in LEFT_BELOW) if b >= 0)]
    needed = [
        s for s in used if any(kingdom[t] is not BARD for t in range(4, 10) if s - LEFT_BELOW[t] in (0, 1))
    ]
    for lent in product(colours, repeat=len(needed)):
        shown = dict(zip(needed, lent, strict=True))
        shown |= {s: BOX.tiles[k].colour for s, k in enumerate(kingdom) if k is not None}
        if all(held(kingdom, slot, shown) for slot in range(4, 10)):
            return True
    return False


def held(kingdom: list[int | None], slot: int, shown: dict[int, int | None]) -> bool:
    kind = kingdom[slot]
    if kind is BARD:
        return True
    tile = BOX.tiles[kind]
    if tile.colour == BOX.black:
        return any(k is not None and BOX.tiles[k].category == MONSTER for k in kingdom[:4])
    below = int(LEFT_BELOW[slot])
    return tile.colour in (shown.get(below), shown.get(below + 1))


def kingdoms(tiles: list[int]):
    """Every way to lay some of the tiles face up in the rows of their levels, bards elsewhere."""
    kingdom: list[int | None] = [BARD] * 10

    def lay(number: int):
        if number == len(tiles):
            yield list(kingdom)
            return
        yield from lay(number + 1)
        for slot in range(10):
            if ROW[slot] == BOX.tiles[tiles[number]].level and kingdom[slot] is BARD:
                kingdom[slot] = tiles[number]
                yield from lay(number + 1)
                kingdom[slot] = BARD

    yield from lay(0)


def worth(kingdom: list[int | None], tale: int, risk: int) -> int:
    """What the planner says a kingdom is worth, added up from the rules of the tales."""
    card = BOX.tales[tale]
    up = [k for k in kingdom if k is not None]
    monsters = sum(BOX.tiles[k].category == MONSTER for k in up)
    total = sum(BOX.tiles[k].value * POINT for k in up)
    total += ELEMENT * sum(element in up for element in card.elements)
    both = bool(card.bonus) and all(kind in up for kind in card.bonus)
    if card.type == EVIL:
        return total + 200 * monsters
    if card.type == LOVE and both:
        total += LOVERS
    if card.type == HEROIC and both and kingdom[9] is not None:
        total += POINT * sum(BOX.tiles[k].colour == BOX.tiles[kingdom[9]].colour for k in up)
    return total - risk * monsters


ALL_TILES = [(kind, copy) for kind, tile in enumerate(BOX.tiles) for copy in range(tile.copies)]
TILES = st.lists(st.sampled_from(ALL_TILES), min_size=1, max_size=6, unique=True).map(
    lambda tiles: [kind for kind, _ in tiles]
)


@given(tiles=TILES, tale=st.integers(0, 14), advanced=st.booleans(), risk=st.sampled_from([0, 50, 240]))
def test_no_kingdom_is_worth_more_than_the_one_found(
    tiles: list[int], tale: int, advanced: bool, risk: int
) -> None:
    planner = Planner(BOX, COMPLETE, advanced)
    planner.take(tiles)

    found = planner.value(tale, adult=True, monster_risk=risk)

    legal = [k for k in kingdoms(tiles) if stands(k, advanced)]
    assert found == max(worth(k, tale, risk) for k in legal)
    best = [int(s) - 1 if s > 0 else BARD for s in planner.search.best]
    assert stands(best, advanced)
    assert worth(best, tale, risk) == found


@given(tiles=TILES, advanced=st.booleans(), data=st.data())
def test_what_already_lies_is_completed_in_the_best_way(
    tiles: list[int], advanced: bool, data: st.DataObject
) -> None:
    legal = [k for k in kingdoms(tiles) if stands(k, advanced)]
    model = data.draw(st.sampled_from(legal))
    count = data.draw(st.integers(1, 10))
    planner = Planner(BOX, COMPLETE, advanced)
    planner.take(tiles)
    for slot in range(count):
        planner.search.fix(slot, -1 if model[slot] is BARD else model[slot] + 1)

    found = planner.value(0, adult=True, monster_risk=0)

    agreeing = [k for k in legal if k[:count] == model[:count]]
    assert found == max(worth(k, 0, 0) for k in agreeing)


@pytest.mark.rule("MR-E9")
def test_the_example_kingdom_can_be_worth_19_and_with_the_advanced_bard_18() -> None:
    people = ["woodcutter", "woodcutter", "farmer", "scarecrow", "knight"]
    lands = ["quarry", "border_post", "wheat_field", "mill", "forge", "yellow_castle", "black_castle"]
    names = people + lands
    tiles = [BOX.kind_ids[name] for name in names]
    for advanced, points in ((False, 19), (True, 18)):
        planner = Planner(BOX, COMPLETE, advanced)
        planner.take(tiles)

        assert planner.value(-1, adult=True, monster_risk=0) == points * POINT
