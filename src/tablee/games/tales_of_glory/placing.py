"""TG-5  Placement: where a tile fits, and laying it."""

from typing import Final, final

from mypy_extensions import i64

from tablee.games.tales_of_glory.decisions import Place, square_name
from tablee.games.tales_of_glory.position import (
    BLOCK,
    EDGE,
    OPEN_AT,
    PLACED,
    SQUARE_AT,
    TILE_AT,
    TILES,
    WIDTH,
    State,
)
from tablee.games.tales_of_glory.steps import Step
from tablee.games.tales_of_glory.tiles import SIDES
from tablee.kernel.decision import Decision
from tablee.kernel.errors import Refusal
from tablee.kernel.ints import Ints, bit, count_bits, ints, zeros

TOWARD: Final = ints([WIDTH, 1, -WIDTH, -1])
"""From a square to its neighbour above, to the right, below, to the left."""

# An open square is kept as square * 256 + wanted * 16 + barred: the sides of a tile laid there that would face a
# connector, and those that would face a bare edge.
SQUARE_UNIT: Final = 256
WANTED_UNIT: Final = 16


def opposite(side: i64) -> i64:
    """The side that faces this one: top and bottom, right and left."""
    return side ^ 2


def fits(place: i64, connectors: i64) -> bool:
    """TG-5.2 to TG-5.4  Whether a tile with these connectors may lie on this open square.

    Every wanted side must have a connector, no barred side may have one, and there must be one Connection.
    `placing_refusal` is the plain definition.
    """
    wanted = (place // WANTED_UNIT) & 15
    barred = place & 15
    return wanted != 0 and wanted & connectors == wanted and barred & connectors == 0


def has_square(state: State, seat: i64, tile: i64) -> bool:
    """TG-4.2  Whether there is a square for this tile."""
    connectors = state.box.connectors[tile]
    facts = state.facts
    start = seat * BLOCK
    place: i64
    for place in range(start + OPEN_AT, start + OPEN_AT + facts[start + EDGE]):
        if fits(facts[place], connectors):
            return True
    return False


def squares_for(state: State, seat: i64, tile: i64) -> Ints:
    """All squares on which this tile may lie."""
    connectors = state.box.connectors[tile]
    facts = state.facts
    start = seat * BLOCK
    found = zeros(facts[start + EDGE])
    count: i64 = 0
    place: i64
    for place in range(start + OPEN_AT, start + OPEN_AT + facts[start + EDGE]):
        if fits(facts[place], connectors):
            found[count] = facts[place] // SQUARE_UNIT
            count += 1
    return found[:count]


def open_squares(state: State, seat: i64) -> list[int]:
    """All empty squares that touch a tile of the area."""
    start = seat * BLOCK
    places = range(start + OPEN_AT, start + OPEN_AT + state.facts[start + EDGE])
    return [state.facts[place] // SQUARE_UNIT for place in places]


@final
class SquareStep(Step):
    """TG-5  Choose the square for the tile that was paid for; every legal one may be chosen (TG-R39)."""

    def legal(self, state: State, seat: int) -> list[Decision]:
        tile = state.frame(state.top(seat), 0)
        decisions: list[Decision] = []
        for square in squares_for(state, seat, tile):
            decisions.append(self.choices.place[self.choices.place_on[square]])
        return decisions

    def refusal(self, state: State, seat: int, decision: Decision) -> Refusal | None:
        tile = state.frame(state.top(seat), 0)
        if not isinstance(decision, Place):
            return Refusal("TG-4.2", "place-the-tile", [state.tile_name(tile)])
        return placing_refusal(state, seat, tile, decision.square)

    def apply(self, state: State, seat: int, decision: Decision) -> None:
        assert isinstance(decision, Place)
        tile = state.frame(state.top(seat), 0)
        state.pop(seat)
        lay(state, seat, tile, decision.square)
        if not state.deferred:
            state.push(seat, PLACED, state.tiles(seat) - 1, 0, 0)
        if state.story is not None:
            state.say("placed", seat, [state.tile_name(tile), decision.words[0]])


def placing_refusal(state: State, seat: i64, tile: i64, square: i64) -> Refusal | None:
    """TG-5.1 to TG-5.5  Why a tile may not lie on a square, edge by edge; None if it may."""
    where = square_name(square)
    if state.number_at(seat, square) >= 0:
        return Refusal("TG-5.1", "square-taken", [where])
    connections: i64 = 0
    neighbours: i64 = 0
    for side in range(4):
        number = state.number_at(seat, square + TOWARD[side])
        if number < 0:
            continue
        neighbours += 1
        other = state.tile(seat, number)
        mine = state.box.connectors[tile] & bit(side) != 0
        theirs = state.box.connectors[other] & bit(opposite(side)) != 0
        if mine != theirs:
            words = [state.tile_name(tile), where, state.tile_name(other), SIDES[side]]
            return Refusal(
                "TG-5.3", "bare-edge-meets-connector" if theirs else "connector-meets-bare-edge", words
            )
        if mine:
            connections += 1
    if neighbours == 0:
        return Refusal("TG-5.2", "touches-nothing", [where])
    if connections == 0:
        return Refusal("TG-5.2", "no-connection", [state.tile_name(tile), where])
    return None


def lay(state: State, seat: i64, tile: i64, square: i64) -> None:
    """TG-5.1  Put a tile on a square, and keep the open squares around the area up to date."""
    start = seat * BLOCK
    number = state.facts[start + TILES]
    state.facts[start + TILE_AT + number] = tile
    state.facts[start + SQUARE_AT + number] = square
    state.facts[start + TILES] += 1
    close_square(state, seat, square)
    connectors = state.box.connectors[tile]
    for side in range(4):
        neighbour = square + TOWARD[side]
        if state.number_at(seat, neighbour) < 0:
            facing = bit(opposite(side))
            adds = facing * WANTED_UNIT if connectors & bit(side) else facing
            touch_square(state, seat, neighbour, adds)


def close_square(state: State, seat: i64, square: i64) -> None:
    """A tile lies there now: it is no open square any more."""
    number = find_open(state, seat, square)
    if number < 0:
        return
    start = seat * BLOCK
    state.facts[start + EDGE] -= 1
    for place in range(start + OPEN_AT + number, start + OPEN_AT + state.facts[start + EDGE]):
        state.facts[place] = state.facts[place + 1]


def touch_square(state: State, seat: i64, square: i64, adds: i64) -> None:
    """An open square has a new neighbour, and asks more of a tile."""
    number = find_open(state, seat, square)
    start = seat * BLOCK
    if number < 0:
        number = state.facts[start + EDGE]
        state.facts[start + EDGE] += 1
        state.facts[start + OPEN_AT + number] = square * SQUARE_UNIT
    state.facts[start + OPEN_AT + number] += adds


def find_open(state: State, seat: i64, square: i64) -> i64:
    """The number of an open square, or -1."""
    facts = state.facts
    start = seat * BLOCK
    number: i64
    for number in range(facts[start + EDGE]):
        if facts[start + OPEN_AT + number] // SQUARE_UNIT == square:
            return number
    return -1


def open_connectors(state: State, seat: i64) -> i64:
    """TG-5.6  How many connectors of an area face an empty square; without any it is closed."""
    count: i64 = 0
    start = seat * BLOCK + OPEN_AT
    place: i64
    for place in range(start, start + state.facts[seat * BLOCK + EDGE]):
        count += count_bits((state.facts[place] // WANTED_UNIT) & 15)
    return count
