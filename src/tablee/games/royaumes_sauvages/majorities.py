"""RS-9, RS-11  End of an age: every realm is scored by majority, by battle or by the Peace Treaty."""

from mypy_extensions import i64

from tablee.games.royaumes_sauvages.components import REALMS
from tablee.games.royaumes_sauvages.position import (
    AGE_END,
    BATTLE,
    BLOCK,
    NEXT_REALM,
    NOBODY,
    POINTS,
    SCORE_AT,
    SIDES_AT,
    State,
)
from tablee.kernel.ints import bit, count_bits


def next_realm(state: State) -> None:
    """RS-9.1  Score the realms one after the other, from the smallest to the largest."""
    if state.realm == REALMS:
        state.coming = AGE_END
        return
    leaders = leaders_of(state, state.realm)
    if count_bits(leaders) <= 1:
        award(state, leaders, 0)
    elif state.treaty:
        winners = treaty_winners(state, leaders)
        award(state, winners, leaders & ~winners)
    else:
        state.fighters = leaders
        state.coming = BATTLE


def leaders_of(state: State, realm: i64) -> i64:
    """RS-9.3 to RS-9.5  The sides with the most influence in a realm, as a mask; none without any (RS-9.8)."""
    return at_level(state, realm, highest_below(state, realm, state.box.cubes + 1), 0)


def highest_below(state: State, realm: i64, limit: i64, besides: i64 = 0) -> i64:
    """The highest influence in a realm below a limit, leaving out a mask of sides; 0 if there is none."""
    highest: i64 = 0
    for side in range(state.sides):
        influence = state.influence(side, realm)
        if highest < influence < limit and not besides & bit(side):
            highest = influence
    return highest


def at_level(state: State, realm: i64, level: i64, besides: i64) -> i64:
    """RS-R15  The sides with exactly this influence, which is not 0, leaving out a mask of sides."""
    mask: i64 = 0
    for side in range(state.sides):
        if level > 0 and state.influence(side, realm) == level and not besides & bit(side):
            mask |= bit(side)
    return mask


def treaty_winners(state: State, leaders: i64) -> i64:
    """RS-11.2, RS-11.3  Of those who share first place, whoever holds the capital wins; else all of them."""
    owner = state.capital_owner(state.realm)
    if owner != NOBODY and leaders & bit(owner):
        return bit(owner)
    return leaders


def award(state: State, winners: i64, losers: i64) -> None:
    """RS-9.7  The points of the tile, 3 and 1 for the first three groups; then comes the next realm (RS-R47)."""
    numbers = state.box.numbers
    tile = state.box.majorities[state.majority(state.realm)].points
    if state.story is not None:
        state.tell("realm-scored", -1, [state.box.realms[state.realm].names.id, str(tile)])
        if winners == 0:
            state.tell("nobody-there", -1, [state.box.realms[state.realm].names.id])
    pay(state, winners, tile, "first-place")
    settled = winners | losers
    second = losers
    level = highest_below(state, state.realm, state.box.cubes + 1, settled)
    if second == 0:
        second = at_level(state, state.realm, level, settled)
        level = highest_below(state, state.realm, level, settled)
    pay(state, second, numbers.second_points, "second-place")
    pay(state, at_level(state, state.realm, level, settled), numbers.third_points, "third-place")
    state.realm += 1
    state.coming = NEXT_REALM


def pay(state: State, group: i64, points: i64, place: str) -> None:
    """RS-9.6  Every member of a group gains its points in full."""
    for number in range(state.sides):
        side = state.from_first(number)
        if group & bit(side):
            start = SIDES_AT + side * BLOCK
            state.facts[start + POINTS] += points
            state.facts[start + SCORE_AT + state.age * REALMS + state.realm] = points
            if state.story is not None:
                state.tell_side(place, side, [state.box.realms[state.realm].names.id, str(points)])
