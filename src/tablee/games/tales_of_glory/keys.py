"""TG-7  Keys and chests: where keys come from, and which chests they may open."""

from typing import Final, final

from mypy_extensions import i64

from tablee.games.tales_of_glory.components import KEYS
from tablee.games.tales_of_glory.decisions import Open
from tablee.games.tales_of_glory.gains import (
    CHEST,
    begin_gain,
    closed_chests,
    connected,
    count_of,
    finish_gain,
    items_of,
)
from tablee.games.tales_of_glory.placing import opposite
from tablee.games.tales_of_glory.position import BLOCK, OPEN, OPENED, State
from tablee.games.tales_of_glory.steps import Step
from tablee.kernel.decision import Decision
from tablee.kernel.errors import Refusal
from tablee.kernel.ints import bit

ANY: Final = -1
"""In a frame: the key may open any chest of the area."""


def chests_for(state: State, seat: i64, first: i64, second: i64) -> i64:
    """TG-7.3, TG-7.4  The closed chests that a key may open: any, or those of two connected tiles and the hero."""
    closed = closed_chests(state, seat)
    if first == ANY:
        return closed
    box = state.box
    hero = box.chests[state.tile(seat, 0)]
    pair = box.chests[state.tile(seat, first)] | box.chests[state.tile(seat, second)]
    return closed & (hero | pair)


def bring_key(state: State, seat: i64, first: i64, second: i64) -> None:
    """TG-7.6  A key must be placed at once, if a chest that it may open is closed; else it is lost (TG-R22)."""
    if chests_for(state, seat, first, second):
        state.push(seat, OPEN, first, second, 0)
    elif state.story is not None:
        state.say("key-lost", seat, [])


def key_connection(state: State, seat: i64, number: i64, side: i64) -> i64:
    """TG-1.8  The tile that meets this one half key to half key over this side, or -1."""
    box = state.box
    if not box.half_keys[state.tile(seat, number)] & bit(side):
        return -1
    other = connected(state, seat, number, side)
    if other < 0 or not box.half_keys[state.tile(seat, other)] & bit(opposite(side)):
        return -1
    return other


def settle_placement(state: State, seat: i64) -> None:
    """TG-6.17  The next key of a placement, in the order top, right, bottom, left; after the last, its gains."""
    frame = state.top(seat)
    number = state.frame(frame, 0)
    for side in range(state.frame(frame, 1), 4):
        other = key_connection(state, seat, number, side)
        if other >= 0:
            state.set_frame(frame, 1, side + 1)
            bring_key(state, seat, number, other)
            return
    state.pop(seat)
    begin_gain(state, seat, number)


def settle_gain(state: State, seat: i64) -> None:
    """TG-6.17  The next key of a gain; after the last, its multiplied items."""
    frame = state.top(seat)
    items = items_of(state, seat, state.frame(frame, 0))
    box = state.box
    for place in range(state.frame(frame, 1), len(items)):
        if box.item_group[items[place]] != KEYS:
            continue
        left = state.frame(frame, 2)
        if left < 0:
            left = box.item_n[items[place]] * count_of(state, seat, box.item_per[items[place]])
        if left > 0:
            state.set_frame(frame, 1, place)
            state.set_frame(frame, 2, left - 1)
            bring_key(state, seat, ANY, ANY)
            return
        state.set_frame(frame, 2, -1)
    state.pop(seat)
    finish_gain(state, seat, items)


@final
class OpenStep(Step):
    """TG-7.6  Place a key at once on a chest that it may open; the owner chooses which (TG-R39)."""

    def legal(self, state: State, seat: int) -> list[Decision]:
        frame = state.top(seat)
        chests = chests_for(state, seat, state.frame(frame, 0), state.frame(frame, 1))
        decisions: list[Decision] = []
        for chest in range(len(state.box.chest_tile)):
            if chests & bit(chest):
                decisions.append(self.choices.open[chest])
        return decisions

    def refusal(self, state: State, seat: int, decision: Decision) -> Refusal | None:
        if not isinstance(decision, Open):
            return Refusal("TG-7.6", "place-the-key")
        frame = state.top(seat)
        if chests_for(state, seat, state.frame(frame, 0), state.frame(frame, 1)) & bit(decision.chest):
            return None
        if state.opened(seat) & bit(decision.chest):
            return Refusal("TG-7.2", "chest-open", decision.words)
        if closed_chests(state, seat) & bit(decision.chest):
            return Refusal("TG-7.3", "chest-not-connected", decision.words)
        return Refusal("TG-7.8", "not-your-chest", decision.words)

    def apply(self, state: State, seat: int, decision: Decision) -> None:
        assert isinstance(decision, Open)
        state.pop(seat)
        state.facts[seat * BLOCK + OPENED] |= bit(decision.chest)
        if state.story is not None:
            state.say("opened", seat, decision.words)
        begin_gain(state, seat, CHEST + decision.chest)
