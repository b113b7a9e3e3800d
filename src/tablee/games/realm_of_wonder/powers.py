"""RW-14  The special powers of the six characters."""

from mypy_extensions import i64

from tablee.games.realm_of_wonder.cards import CATAPULT, DIVE, FIST, FROZEN_STONE, VULTURE, WAND
from tablee.games.realm_of_wonder.decisions import Choices, UsePower
from tablee.games.realm_of_wonder.discs import turn_disc
from tablee.games.realm_of_wonder.entering import enter
from tablee.games.realm_of_wonder.faults import (
    DIVE_FROM_BEACH,
    NO_POWERS_HERE,
    NOT_YOUR_POWER,
    OTHER_REGION,
    POWER_USED,
    SAME_PLACE,
    Fault,
)
from tablee.games.realm_of_wonder.position import State
from tablee.games.realm_of_wonder.realm import MAGIC_POINTS, POWER
from tablee.games.realm_of_wonder.ways import entry_fault
from tablee.kernel.decision import Decision


def add_powers(choices: Choices, state: State, seat: i64, decisions: list[Decision]) -> None:
    """RW-14.10  The choices that the power of a seat has now."""
    power = state.character(seat).power
    offered: list[UsePower]
    if power == WAND:
        offered = [choices.wand]
    elif power == FIST:
        offered = [choices.fist]
    elif power == VULTURE:
        offered = choices.vulture
    elif power == FROZEN_STONE:
        offered = choices.freeze
    elif power == CATAPULT:
        offered = choices.catapult
    else:
        offered = choices.dive
    for choice in offered:
        if power_fault(state, seat, choice.power, choice.target) is None:
            decisions.append(choice)


def power_fault(state: State, seat: i64, power: i64, target: i64) -> Fault | None:
    """RW-14.1  The own power, if its token is ready, not on the castle island, with a goal if it needs one."""
    if state.character(seat).power != power:
        return NOT_YOUR_POWER
    if state.on_island(seat):
        return NO_POWERS_HERE
    if not state.fact(seat, POWER):
        return POWER_USED
    if power == DIVE:
        return dive_fault(state, seat, target)
    if power == CATAPULT:
        return SAME_PLACE if target == state.place(seat) else entry_fault(state, seat, target)
    return None


def dive_fault(state: State, seat: i64, goal: i64) -> Fault | None:
    """RW-14.8, RW-18.5  From a beach to another easy beach of the same region, on either disc."""
    here = state.place(seat)
    board = state.board
    if not board.beach[here]:
        return DIVE_FROM_BEACH
    if goal == here:
        return SAME_PLACE
    if board.region[goal] != board.region[here]:
        return OTHER_REGION
    return entry_fault(state, seat, goal)


def use_power(state: State, seat: i64, power: i64, target: i64) -> None:
    """RW-14.1  The token is turned over, and the power takes effect."""
    state.put(seat, POWER, 0)
    if state.story is not None:
        state.tell("power", seat, [state.character(seat).power_names.id])
    if power == WAND:
        wave_wand(state, seat)
    elif power == FIST:
        state.fist = True
    elif power == VULTURE:
        state.vulture = target
    elif power == FROZEN_STONE:
        turn_disc(state, target, state.box.ice)
    else:
        enter(state, target)


def wave_wand(state: State, seat: i64) -> None:
    """RW-14.3, RW-18.17  1 MP for the home well and for each well with a fort."""
    amount = 1 + state.fort_count(seat)
    state.add(seat, MAGIC_POINTS, amount)
    if state.story is not None:
        state.tell("gained", seat, [str(amount)])
