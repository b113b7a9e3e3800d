"""What placing a tile would bring its owner: Connections, keys and gains, square by square."""

from dataclasses import dataclass

from mypy_extensions import i64, mypyc_attr

from tablee.games.tales_of_glory.decisions import square_name
from tablee.games.tales_of_glory.gains import connected, count_of, items_of
from tablee.games.tales_of_glory.keys import key_connection
from tablee.games.tales_of_glory.paying import coins_due, potions_due
from tablee.games.tales_of_glory.placing import lay, squares_for
from tablee.games.tales_of_glory.position import PART, State
from tablee.games.tales_of_glory.tiles import COINS, GIVES, POTIONS, SIDES


@mypyc_attr(native_class=False)
@dataclass(frozen=True)
class PlacementView:
    """A tile on a square: the sides that connect, those that make a key, and what comes in, counted before any key."""

    tile: str
    square: str
    connections: list[str]
    keys: list[str]
    gains: dict[str, int]


def previews(state: State, seat: int, placing: i64, taken: i64, hand: list[int]) -> list[PlacementView]:
    """TG-6.16  For a seat that is about to place: each square of its tile; before that, of all it could play."""
    if state.step != PART or state.top(seat) < 0:
        return []
    if placing >= 0:
        return previews_of(state, seat, placing, paid=True)
    found: list[PlacementView] = []
    if state.kind(state.top(seat)) == PART:
        for tile in [taken, *hand] if taken >= 0 else hand:
            found += previews_of(state, seat, tile, paid=False)
    return found


def previews_of(state: State, seat: i64, tile: i64, paid: bool) -> list[PlacementView]:
    """One tile on every square where it fits."""
    return [preview(state, seat, tile, square, paid) for square in squares_for(state, seat, tile)]


def preview(state: State, seat: i64, tile: i64, square: i64, paid: bool) -> PlacementView:
    """One tile on one square, tried out on a copy."""
    tried = State(state.box, state.count, state.quests_on, state.simultaneous, state.deferred)
    state.copy_to(tried)
    if not paid:
        tried.add(seat, COINS, -coins_due(state, tile))
        tried.add(seat, POTIONS, -potions_due(state, seat, tile))
    lay(tried, seat, tile, square)
    number = tried.tiles(seat) - 1
    return PlacementView(
        tile=state.tile_name(tile),
        square=square_name(square),
        connections=[SIDES[side] for side in range(4) if connected(tried, seat, number, side) >= 0],
        keys=[SIDES[side] for side in range(4) if key_connection(tried, seat, number, side) >= 0],
        gains=gains_of(tried, seat, number),
    )


def gains_of(state: State, seat: i64, number: i64) -> dict[str, int]:
    """What a placement gives at once, added up."""
    box = state.box
    gains: dict[str, int] = {}
    for item in items_of(state, seat, number):
        n = box.item_n[item] * count_of(state, seat, box.item_per[item])
        if n > 0:
            name = GIVES[box.item_give[item]]
            gains[name] = gains.get(name, 0) + n
    return gains
