"""RW-7.5 to RW-7.7  Flying with the balloon: a chain of spaces, of which only the last is entered."""

from typing import final

from mypy_extensions import i64

from tablee.games.realm_of_wonder.board import CASTLE_DISC
from tablee.games.realm_of_wonder.decisions import Choices, FlyOver, Walk
from tablee.games.realm_of_wonder.entering import enter
from tablee.games.realm_of_wonder.faults import (
    ASKED_FLIGHT,
    FLOWN_BEFORE,
    NO_BALLOON,
    NO_LANDING,
    NOT_OVER_CASTLE,
    TOO_FEW_POINTS,
    Fault,
)
from tablee.games.realm_of_wonder.position import FLY, State
from tablee.games.realm_of_wonder.steps import Step
from tablee.games.realm_of_wonder.ways import entry_fault, has_balloon, path_fault
from tablee.kernel.decision import Decision
from tablee.kernel.ints import Ints, zeros


def above(state: State, seat: i64) -> i64:
    """The space that the balloon is over, or the one where the character stands."""
    flown = len(state.trail)
    return state.trail[flown - 1] if flown else state.place(seat)


def neighbours_in_the_air(state: State, space: i64) -> list[i64]:
    """RW-7.6  Where a balloon can go from a space: neighbours, over walls, through passages; not over water."""
    board = state.board
    found: list[i64] = []
    for i in range(board.near.start[space], board.near.start[space + 1]):
        found.append(board.near.items[i])
    for i in range(board.walls.start[space], board.walls.start[space + 1]):
        found.append(board.walls.items[i])
    across = state.across(space)
    if across >= 0 and board.disc[across] != CASTLE_DISC:
        found.append(across)
    return found


def air_fault(state: State, seat: i64, space: i64) -> Fault | None:
    """RW-7.6, RW-7.7  What keeps a balloon from the next space of a chain, landing there or not."""
    if not has_balloon(state, seat):
        return NO_BALLOON
    if state.board.disc[space] == CASTLE_DISC:
        return NOT_OVER_CASTLE
    fault = path_fault(state, seat, above(state, seat), space)
    if fault is not None:
        return fault
    if space == state.place(seat) or is_on_trail(state.trail, space):
        return FLOWN_BEFORE
    return TOO_FEW_POINTS if state.points < 1 else None


def is_on_trail(trail: Ints, space: i64) -> bool:
    """RW-7.6  Whether a chain has touched a space."""
    for i in range(len(trail)):
        if trail[i] == space:
            return True
    return False


def fly_fault(state: State, seat: i64, space: i64) -> Fault | None:
    """RW-7.6  A space can be flown over if the chain can still end on a space that may be entered."""
    fault = air_fault(state, seat, space)
    if fault is not None:
        return fault
    return None if can_land_from(state, seat, space, state.points - 1) else NO_LANDING


def can_land_from(state: State, seat: i64, start: i64, points: i64) -> bool:
    """Whether a balloon over a space can reach one that may be entered, touching no space twice."""
    touched = zeros(state.board.count)
    touched[state.place(seat)] = 1
    for i in range(len(state.trail)):
        touched[state.trail[i]] = 1
    touched[start] = 1
    ring: list[i64] = [start]
    for _ in range(points):
        following: list[i64] = []
        for space in ring:
            for other in neighbours_in_the_air(state, space):
                if not touched[other]:
                    if entry_fault(state, seat, other) is None:
                        return True
                    touched[other] = 1
                    following.append(other)
        ring = following
    return False


def fly_over(state: State, seat: i64, space: i64) -> None:
    """RW-7.6  The space is paid for but not entered; the chain must go on."""
    flown = len(state.trail)
    trail = zeros(flown + 1)
    for i in range(flown):
        trail[i] = state.trail[i]
    trail[flown] = space
    state.trail = trail
    state.points -= 1
    state.ask(FLY, seat)
    if state.story is not None:
        state.tell("flew-over", seat, [state.board.name(space)])


def add_flights(choices: Choices, state: State, seat: i64, decisions: list[Decision]) -> None:
    """Every space that can be flown over next."""
    if has_balloon(state, seat):
        for space in neighbours_in_the_air(state, above(state, seat)):
            if fly_fault(state, seat, space) is None:
                decisions.append(choices.fly[space])


@final
class FlyStep(Step):
    """RW-7.6, RW-8.4  In the middle of a chain fly on, or enter the next space as the last one."""

    def legal(self, state: State, seat: int) -> list[Decision]:
        decisions: list[Decision] = []
        for space in neighbours_in_the_air(state, above(state, seat)):
            if landing_fault(state, seat, space) is None:
                decisions.append(self.choices.step[space])
        add_flights(self.choices, state, seat, decisions)
        return decisions

    def fault(self, state: State, seat: int, decision: Decision) -> Fault | None:
        if isinstance(decision, Walk):
            return landing_fault(state, seat, decision.space)
        if isinstance(decision, FlyOver):
            return fly_fault(state, seat, decision.space)
        return ASKED_FLIGHT

    def apply(self, state: State, seat: int, decision: Decision) -> None:
        if isinstance(decision, FlyOver):
            fly_over(state, seat, decision.space)
            return
        assert isinstance(decision, Walk)
        state.points -= 1
        state.trail = zeros(0)
        enter(state, decision.space)


def landing_fault(state: State, seat: i64, space: i64) -> Fault | None:
    """RW-7.6, RW-18.11  The last space of a chain is one that may be entered."""
    fault = air_fault(state, seat, space)
    return fault if fault is not None else entry_fault(state, seat, space)
