"""The race to the castle: everything that shortens the way, for whoever may enter it.

Candidates are found in the printed ways to the castle, which know no obstacles; the best one is then tried out in
thought with everybody and everything in the way, and taken only if it really saves something. So every shortcut
brings the castle nearer, and the bot never walks in circles.
"""

from typing import Final

from mypy_extensions import i64

from tablee.bots.realm_of_wonder.outlook import FAR, own_force, strength, way_from, way_to_castle
from tablee.games.realm_of_wonder.board import MIDDLE, REGIONS, RUNE_STONE
from tablee.games.realm_of_wonder.cards import CATAPULT, DIVE, FROZEN_STONE
from tablee.games.realm_of_wonder.decisions import Spin, Teleport, Travel, TurnDisc, UsePower
from tablee.games.realm_of_wonder.places import vortex_goal
from tablee.games.realm_of_wonder.position import State
from tablee.games.realm_of_wonder.realm import MAGIC_POINTS, NOBODY, PLACE
from tablee.games.realm_of_wonder.routes import Reach, reach
from tablee.kernel.decision import Decision

HORIZON: Final = 40
"""How many movement points ahead the race is planned."""
PAID_GAIN: Final = 3
"""A shortcut that costs something must save at least so many points."""


def real_way(way: Reach, castle: i64) -> i64:
    """The movement points to the castle past everything in the way."""
    return way.cost[castle] if way.cost[castle] >= 0 else FAR


def way_turned(state: State, space: i64, disc: i64, region: i64) -> i64:
    """The printed way to the castle from a space after turning a disc."""
    if disc == MIDDLE:
        return way_from(state, space, region, state.castle)
    return way_from(state, space, state.middle, region)


def way_in_thought(state: State, seat: i64, space: i64, disc: i64, region: i64) -> i64:
    """The real way to the castle if the character stood there and a disc (0 = none) were turned."""
    here, middle, castle = state.place(seat), state.middle, state.castle
    state.put(seat, PLACE, space)
    if disc == MIDDLE:
        state.middle = region
    elif disc:
        state.castle = region
    left = real_way(reach(state, seat, HORIZON), state.board.castle)
    state.put(seat, PLACE, here)
    state.middle = middle
    state.castle = castle
    return left


# Shortcuts


def shortcut(state: State, seat: i64, way: Reach, legal: list[Decision]) -> Decision | None:
    """A rotation, trip or power that brings the castle within this turn, or much nearer."""
    now = real_way(way, state.board.castle)
    if now <= state.points:
        return None
    best: Decision | None = None
    shortest: i64 = FAR
    for decision in legal:
        left = printed_way_after(state, seat, decision)
        if left < shortest:
            shortest = left
            best = decision
    if best is None:
        return None
    left = real_way_after(state, seat, best)
    return best if left < now and (left <= state.points or now - left >= PAID_GAIN) else None


def goal_after(state: State, seat: i64, decision: Decision) -> i64:
    """Where the character stands after a decision that moves it at a stroke; else where it is."""
    if isinstance(decision, Travel):
        return vortex_goal(state, seat, decision.way)
    if isinstance(decision, Teleport):
        return decision.space
    if isinstance(decision, UsePower) and decision.power in (CATAPULT, DIVE):
        return decision.target
    return state.place(seat)


def disc_after(decision: Decision) -> i64:
    """The disc that a decision turns, or 0."""
    if isinstance(decision, TurnDisc):
        return decision.disc
    if isinstance(decision, UsePower) and decision.power == FROZEN_STONE:
        return decision.target
    return 0


def region_after(state: State, decision: Decision) -> i64:
    """The region that a decision turns a disc to."""
    return decision.region if isinstance(decision, TurnDisc) else state.box.ice


def printed_way_after(state: State, seat: i64, decision: Decision) -> i64:
    """The printed way to the castle after a decision that turns a disc or moves the character at a stroke."""
    disc = disc_after(decision)
    goal = goal_after(state, seat, decision)
    if disc:
        return way_turned(state, goal, disc, region_after(state, decision))
    return FAR if goal == state.place(seat) else way_from(state, goal, state.middle, state.castle)


def real_way_after(state: State, seat: i64, decision: Decision) -> i64:
    """The same past everything in the way."""
    goal = goal_after(state, seat, decision)
    return way_in_thought(state, seat, goal, disc_after(decision), region_after(state, decision))


def lucky_spin(state: State, seat: i64, legal: list[Decision]) -> Decision | None:
    """With too little magic for a choice, roll for the disc that shortens the way more often than not."""
    now = way_to_castle(state, seat)
    for decision in legal:
        if isinstance(decision, Spin):
            better: i64 = 0
            for region in range(REGIONS):
                if way_turned(state, state.place(seat), decision.disc, region) < now:
                    better += 1
            if better > REGIONS // 2:
                return decision
    return None


# Where to walk


def goal_of_rush(state: State, seat: i64, way: Reach) -> i64:
    """The castle, or a rune stone on the way if a rotation from there makes the whole way shorter."""
    now = real_way(way, state.board.castle)
    goal = state.board.castle if now < FAR else nearest_to_castle(state, seat, way)
    if now <= state.points or state.fact(seat, MAGIC_POINTS) < state.box.numbers.turn_cost:
        return goal
    stone = best_stone(state, way)
    if stone < 0:
        return goal
    turn = best_turn(state, stone)
    left = way_in_thought(state, seat, stone, turn // REGIONS, turn % REGIONS)
    return stone if way.cost[stone] + left + PAID_GAIN <= now else goal


def best_stone(state: State, way: Reach) -> i64:
    """The rune stone from which the castle would be nearest, the way there included, or -1."""
    best: i64 = -1
    shortest: i64 = FAR
    for space in range(state.board.count):
        if state.board.feature[space] == RUNE_STONE and way.cost[space] > 0:
            turn = best_turn(state, space)
            total = way.cost[space] + way_turned(state, space, turn // REGIONS, turn % REGIONS)
            if total < shortest:
                shortest = total
                best = space
    return best


def best_turn(state: State, space: i64) -> i64:
    """The rotation that brings the castle nearest to a space, as 6 * disc + region."""
    best: i64 = REGIONS
    shortest: i64 = FAR
    for turn in range(REGIONS, 3 * REGIONS):
        left = way_turned(state, space, turn // REGIONS, turn % REGIONS)
        if left < shortest:
            shortest = left
            best = turn
    return best


def nearest_to_castle(state: State, seat: i64, way: Reach) -> i64:
    """With the way barred, the space nearest to the castle: beside whoever stands there, or in a fight with him."""
    best: i64 = -1
    shortest = way_to_castle(state, seat)
    for space in range(state.board.count):
        left = way_from(state, space, state.middle, state.castle)
        if way.cost[space] > 0 and left < shortest and not is_too_strong(state, seat, space):
            shortest = left
            best = space
    return best


def is_too_strong(state: State, seat: i64, space: i64) -> bool:
    """Whether somebody stands there whom it would be folly to attack."""
    other = state.other_character(space, seat)
    return other != NOBODY and own_force(state, seat) < strength(state, other)
