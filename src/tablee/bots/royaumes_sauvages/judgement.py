"""What a standing in a realm promises, in hundredths of a point: the eye of a seasoned player for majorities."""

from typing import Final

from mypy_extensions import i64

from tablee.games.royaumes_sauvages.components import AGES, REALMS
from tablee.games.royaumes_sauvages.position import NOBODY, State
from tablee.kernel.ints import Ints, ints

FIRST_IF_MANY_FREE: Final = ints([4, 11, 25, 46, 66, 83, 93])
"""The chance in hundredths to win a realm with much room left, from three cubes behind to three ahead."""
FIRST_IF_FEW_FREE: Final = ints([0, 3, 20, 48, 82, 98, 100])
"""The same with one or two territories left."""
FEW: Final = 2
FAR: Final = 3
TURN: Final = 250
"""What a turn is worth."""
SEAT_ON_COUNCIL: Final = 90
"""What a cube on a council is worth for each age that follows."""
FIRST_TILE: Final = 350
"""The mean of the First-to-Pass tiles."""
LEFT_TO_OPPONENT: Final = 500
"""Solo: what it costs to go out, for each territory that the opponent may still take (RS-15.16)."""


def claim_gain(state: State, seat: i64, realm: i64) -> i64:
    """What one more cube in a realm is worth to a seat, and what it takes from the others."""
    free = state.box.size[realm] - state.length(realm) - 1
    gain = standing(state, seat, realm, seat, free) - standing(state, seat, realm, NOBODY, free + 1)
    taken: i64 = 0
    for other in range(state.sides):
        if other != seat:
            taken += standing(state, other, realm, NOBODY, free + 1) - standing(
                state, other, realm, seat, free
            )
    gain += taken * (100 if state.solo else 80) // (100 * (state.sides - 1))
    return gain + capital_gain(state, seat, realm) if free == 0 else gain


def standing(state: State, side: i64, realm: i64, extra: i64, free: i64) -> i64:
    """What the influence of a side in a realm promises, if one side had a cube more and so much were free."""
    mine = state.influence(side, realm) + (1 if extra == side else 0)
    if mine == 0:
        return 0
    best: i64 = 0
    leaders: i64 = 0
    above: i64 = 0
    for other in range(state.sides):
        if other != side:
            theirs = state.influence(other, realm) + (1 if extra == other else 0)
            above += 1 if theirs > mine else 0
            if theirs > best:
                best = theirs
                leaders = 0
            leaders += 1 if theirs == best else 0
    chance = chance_of_first(mine - best, leaders, free)
    tile = 100 * state.box.majorities[state.majority(realm)].points
    return (chance * tile + (100 - chance) * lower_place(state, above, leaders)) // 100


def chance_of_first(lead: i64, leaders: i64, free: i64) -> i64:
    """The chance in hundredths to win the tile with this lead over the best of the others."""
    if free == 0 and lead != 0:
        return 100 if lead > 0 else 0
    if lead == 0:
        return 92 // (leaders + 1)
    step = FAR + max(-FAR, min(FAR, lead))
    return chance_table(free)[step]


def chance_table(free: i64) -> Ints:
    return FIRST_IF_FEW_FREE if free <= FEW else FIRST_IF_MANY_FREE


def lower_place(state: State, above: i64, leaders: i64) -> i64:
    """RS-9.6, RS-10.7  What is left for who does not win: second place, or third behind one or two others."""
    numbers = state.box.numbers
    if above == 0 or (above == 1 and leaders == 1):
        return 100 * numbers.second_points
    return 100 * numbers.third_points if above <= FEW else 0


def capital_gain(state: State, seat: i64, realm: i64) -> i64:
    """RS-5.9, RS-12.1  A capital ends the age like a pass, and seats a cube on the council."""
    return pass_gain(state, seat) + SEAT_ON_COUNCIL * (AGES - 1 - state.age) + 10 * realm


def pass_gain(state: State, seat: i64) -> i64:
    """RS-8.3  The First-to-Pass tile if it is there, less the turns that could still have been taken."""
    free = free_territories(state)
    if state.solo:
        return -LEFT_TO_OPPONENT * free
    players = state.sides - state.out_count
    turns = min(state.supply(seat), (free + players - 1) // players)
    return (FIRST_TILE if state.out_count == 0 else 0) - TURN * turns


def free_territories(state: State) -> i64:
    """The normal territories that are still free."""
    free: i64 = 0
    for realm in range(REALMS):
        free += max(0, state.box.size[realm] - state.length(realm) - 1)
    return free
