"""MR-R3  One colour per bard: is there a way to colour the bards that holds every face-up tile up?"""

from mypy_extensions import i64

from tablee.games.mon_royaume.components import FIRST_IN_ROW, LEFT_BELOW, ROW
from tablee.games.mon_royaume.position import SLOT_AT, SLOT_COUNT, State
from tablee.kernel.ints import Ints, zeros


def colours_fit(state: State, seat: i64, new_slot: i64, new_colour: i64) -> bool:
    """Whether the kingdom, with a face-up tile of this colour in this slot too, can be coloured.

    Without `needs_support` rows do not influence each other, and going through the row from the left, giving
    each tile its left bard where that is still free to lend the colour, finds a colouring if there is one: the
    right bard is the one that later tiles could use. `colouring_exists` is the plain definition.
    """
    if state.bard_side.needs_support:
        return colouring_exists(state, seat, new_slot, new_colour)
    facts = state.facts
    start = seat * state.block + SLOT_AT
    row = ROW[new_slot]
    lent_left: i64 = -1  # what the left bard of the present slot lends already
    slot: i64
    for slot in range(FIRST_IN_ROW[row], FIRST_IN_ROW[row + 1]):
        lent_right: i64 = -1
        colour = colour_at(state, seat, slot, new_slot, new_colour)
        if colour >= 0 and not on_face_up(state, seat, slot, colour):
            below = start + LEFT_BELOW[slot]
            if facts[below] < 0 and lent_left in (-1, colour):
                pass
            elif facts[below + 1] < 0:
                lent_right = colour
            else:
                return False
        lent_left = lent_right
    return True


def colour_at(state: State, seat: i64, slot: i64, new_slot: i64, new_colour: i64) -> i64:
    """The colour that a face-up tile in this slot needs below it, or -1 (empty, bard, black)."""
    if slot == new_slot:
        return new_colour
    tile = state.slot(seat, slot)
    if tile <= 0:
        return -1
    colour = state.box.kind_colour[tile - 1]
    return -1 if colour == state.box.black else colour


def on_face_up(state: State, seat: i64, slot: i64, colour: i64) -> bool:
    """Whether one of the two tiles below lies face up and has the colour."""
    facts = state.facts
    colours = state.box.kind_colour
    below = seat * state.block + SLOT_AT + LEFT_BELOW[slot]
    left = facts[below]
    right = facts[below + 1]
    return (left > 0 and colours[left - 1] == colour) or (right > 0 and colours[right - 1] == colour)


def on_bard(state: State, seat: i64, slot: i64) -> bool:
    """Whether one of the two tiles below lies bard side up."""
    below = LEFT_BELOW[slot]
    return state.slot(seat, below) < 0 or state.slot(seat, below + 1) < 0


def colouring_exists(state: State, seat: i64, new_slot: i64, new_colour: i64) -> bool:
    """The plain definition: try every colour for every bard, from the bottom up (`needs_support` included)."""
    lent = zeros(SLOT_COUNT)
    slot: i64 = 0
    while slot < SLOT_COUNT:
        is_bard = state.slot(seat, slot) < 0
        if is_bard and lent[slot] < state.box.lands:
            lent[slot] += 1  # colours are 1 + their number here; 0 is not yet tried
            if stands(state, seat, slot, new_slot, new_colour, lent):
                slot += 1
            continue
        if not is_bard and stands(state, seat, slot, new_slot, new_colour, lent):
            slot += 1
            continue
        lent[slot] = 0
        slot -= 1
        while slot >= 0 and state.slot(seat, slot) >= 0:
            slot -= 1  # back to the last bard, whose next colour is tried
        if slot < 0:
            return False
    return True


def stands(state: State, seat: i64, slot: i64, new_slot: i64, new_colour: i64, lent: Ints) -> bool:
    """Whether what lies in this slot is held up, with the colours lent by the bards below."""
    below = LEFT_BELOW[slot]
    if below < 0:
        return True
    colour = colour_at(state, seat, slot, new_slot, new_colour)
    if state.slot(seat, slot) < 0:
        if not state.bard_side.needs_support:
            return True
        colour = lent[slot] - 1
    if colour < 0 or on_face_up(state, seat, slot, colour):
        return True
    return lent[below] == colour + 1 or lent[below + 1] == colour + 1
