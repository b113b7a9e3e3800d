"""RW-8.5, RW-8.6  The ways from space to space: neighbours, walls, water, passages, costs, and what bars entry."""

from mypy_extensions import i64

from tablee.games.realm_of_wonder.board import CASTLE_DISC
from tablee.games.realm_of_wonder.faults import (
    CLOSED_CASTLE,
    CLOSED_FORT,
    CLOSED_HOME,
    NO_PASSAGE,
    NOT_NEXT,
    WALL,
    WATER,
    Fault,
)
from tablee.games.realm_of_wonder.position import State
from tablee.games.realm_of_wonder.realm import MAGIC_POINTS, NOBODY, SUPPLY
from tablee.kernel.ints import bit


def has_balloon(state: State, seat: i64) -> bool:
    return state.balloons & bit(seat) != 0


def passes_walls(state: State, seat: i64, space: i64) -> bool:
    """RW-8.6  Walls do not stop the Golem's fist and a balloon, but neither works on the castle island."""
    if state.board.disc[space] == CASTLE_DISC:
        return False
    return has_balloon(state, seat) or (state.fist and seat == state.mover)


def path_fault(state: State, seat: i64, start: i64, space: i64) -> Fault | None:
    """RW-8.5, RW-8.6  Whether one step leads from a space to another, and if not, what is in the way."""
    board = state.board
    if board.near.has(start, space) or state.across(start) == space:
        return None
    if board.walls.has(start, space):
        return None if passes_walls(state, seat, start) else WALL
    if board.waters.has(start, space):
        return WATER
    return NOT_NEXT if board.disc[start] == board.disc[space] else NO_PASSAGE


def step_cost(state: State, seat: i64, space: i64) -> i64:
    """RW-8.5  What the space costs; 1 with a balloon (RW-7.5) or in the region of the vulture (RW-14.5)."""
    board = state.board
    if board.disc[space] != CASTLE_DISC:
        if has_balloon(state, seat):
            return 1
        if seat == state.mover and state.vulture >= 0 and board.region[space] == state.vulture:
            return 1
    return board.cost[space]


def entry_fault(state: State, seat: i64, space: i64) -> Fault | None:
    """RW-8.7  Why a seat may not enter a space: another's home, the castle, a fort it cannot conquer."""
    if state.home_owner(space) not in (NOBODY, seat):
        return CLOSED_HOME
    if space == state.board.castle and not state.can_win(seat):
        return CLOSED_CASTLE
    if state.fort_owner(space) not in (NOBODY, seat) and not can_conquer(state, seat, space):
        return CLOSED_FORT
    return None


def can_conquer(state: State, seat: i64, space: i64) -> bool:
    """RW-12.6  Whether a seat has the tokens and magic points for one token more than the fort has."""
    needed = state.fort_height(space) + 1
    cost = needed * state.box.numbers.token_cost
    return state.fact(seat, SUPPLY) >= needed and state.fact(seat, MAGIC_POINTS) >= cost


def stands_in_the_way(state: State, seat: i64, space: i64) -> bool:
    """Whether entering a space is impossible, or would mean a conquest, a battle or the end of the game."""
    return (
        space == state.board.castle
        or state.home_owner(space) not in (NOBODY, seat)
        or state.fort_owner(space) not in (NOBODY, seat)
        or state.other_character(space, seat) != NOBODY
        or state.has_monster(space)
    )
