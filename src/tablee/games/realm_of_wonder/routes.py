"""RW-8.5  How far a character can walk in its turn: every space within reach, what it costs and how to get there."""

from typing import final

from mypy_extensions import i64

from tablee.games.realm_of_wonder.position import State
from tablee.games.realm_of_wonder.ways import entry_fault, passes_walls, stands_in_the_way, step_cost
from tablee.kernel.ints import Ints, ints


@final
class Reach:
    """For every space the movement points to enter it (-1 = out of reach) and the space before it."""

    def __init__(self, count: int) -> None:
        self.cost: Ints = ints([-1] * count)
        self.before: Ints = ints([-1] * count)


def reach(state: State, seat: i64, points: i64) -> Reach:
    """All spaces that can be entered with these points by steps on foot, cheapest way first.

    A space where a battle or a conquest would happen can be reached, but the way does not lead on through it.
    """
    found = Reach(state.board.count)
    start = state.place(seat)
    found.cost[start] = 0
    rings: list[list[i64]] = [[] for _ in range(points + 1)]
    rings[0].append(start)
    for spent in range(points + 1):
        for space in rings[spent]:
            if found.cost[space] == spent and (space == start or not stands_in_the_way(state, seat, space)):
                for other in steps_from(state, seat, space):
                    cost = spent + step_cost(state, seat, other)
                    cheaper = found.cost[other] < 0 or cost < found.cost[other]
                    if cost <= points and cheaper and entry_fault(state, seat, other) is None:
                        found.cost[other] = cost
                        found.before[other] = space
                        rings[cost].append(other)
    return found


def steps_from(state: State, seat: i64, space: i64) -> list[i64]:
    """RW-8.5, RW-8.6  The spaces one step away."""
    board = state.board
    found: list[i64] = []
    for i in range(board.near.start[space], board.near.start[space + 1]):
        found.append(board.near.items[i])
    if passes_walls(state, seat, space):
        for i in range(board.walls.start[space], board.walls.start[space + 1]):
            found.append(board.walls.items[i])
    across = state.across(space)
    if across >= 0:
        found.append(across)
    return found
