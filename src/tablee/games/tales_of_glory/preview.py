"""What placing a tile would bring its owner: Connections, keys and gains, square by square."""

from mypy_extensions import i64, mypyc_attr

from tablee.games.tales_of_glory.decisions import square_name
from tablee.games.tales_of_glory.gains import connected, count_of, items_of
from tablee.games.tales_of_glory.keys import key_connection
from tablee.games.tales_of_glory.paying import coins_due, potions_due
from tablee.games.tales_of_glory.placing import lay, open_squares, placing_refusal, squares_for
from tablee.games.tales_of_glory.position import PART, State
from tablee.games.tales_of_glory.scoring import end_gains
from tablee.games.tales_of_glory.tiles import COINS, GIVES, POTIONS, SIDES
from tablee.kernel.errors import Refusal
from tablee.kernel.seen import Seen


@mypyc_attr(native_class=False)
class WhyView(Seen, frozen=True):
    """Why something could not be done: the rule, the reason to look up in the texts, and what it speaks of."""

    rule: str
    reason: str
    words: list[str]


@mypyc_attr(native_class=False)
class PlacementView(Seen, frozen=True):
    """A tile on a square: the sides that connect, those that make a key, and what comes in, counted before any key.

    `end_gain` is by how much the gains of the end of the game would grow, as things stand.
    """

    tile: str
    square: str
    connections: list[str]
    keys: list[str]
    gains: dict[str, int]
    end_gain: int


@mypyc_attr(native_class=False)
class MisfitView(Seen, frozen=True):
    """A tile on a square beside the area where it may not lie, and why."""

    tile: str
    square: str
    why_not: WhyView


def why_view(refusal: Refusal) -> WhyView:
    """A refusal as a view carries it."""
    return WhyView(refusal.rule, refusal.reason, refusal.words)


def about_to_place(state: State, seat: int, placing: i64, taken: i64, hand: list[int]) -> list[int]:
    """TG-10.9  The tile that a seat is about to place; before that, all that it has to play."""
    if state.step != PART or state.top(seat) < 0:
        return []
    if placing >= 0:
        return [placing]
    if state.kind(state.top(seat)) != PART:
        return []
    return [taken, *hand] if taken >= 0 else hand


def previews(state: State, seat: int, placing: i64, tiles: list[int]) -> list[PlacementView]:
    """TG-6.16  What each of these tiles would bring on every square where it fits."""
    found: list[PlacementView] = []
    for tile in tiles:
        found += previews_of(state, seat, tile, paid=placing >= 0)
    return found


def misfits(state: State, seat: int, tiles: list[int]) -> list[MisfitView]:
    """TG-5.1 to TG-5.5  Why each of these tiles does not fit on the other squares beside the area."""
    found: list[MisfitView] = []
    for tile in tiles:
        for square in open_squares(state, seat):
            refusal = placing_refusal(state, seat, tile, square)
            if refusal is not None:
                found.append(MisfitView(state.tile_name(tile), square_name(square), why_view(refusal)))
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
        end_gain=end_gains(tried, seat) - end_gains(state, seat),
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
