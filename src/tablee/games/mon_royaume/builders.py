"""MR-4  The Time of the Builders: everybody stacks ten of twelve tiles into a pyramid."""

from typing import final

from mypy_extensions import i64

from tablee.games.mon_royaume.adventures import draw_tokens
from tablee.games.mon_royaume.bard import show
from tablee.games.mon_royaume.colours import colours_fit
from tablee.games.mon_royaume.components import (
    ALL_COLOURS,
    LEFT_BELOW,
    NO_COLOUR,
    ROW,
    SLOTS,
)
from tablee.games.mon_royaume.decisions import Confirm, Place
from tablee.games.mon_royaume.position import FRONT, OVER, PLACED, SLOT_AT, SLOT_COUNT, State
from tablee.games.mon_royaume.scoring import tell_counters
from tablee.games.mon_royaume.steps import Step
from tablee.kernel.decision import Decision
from tablee.kernel.errors import Refusal
from tablee.kernel.ints import bit


@final
class BuildStep(Step):
    """MR-4.1  Each player fills ten slots, tile by tile from the bottom up, and confirms (MR-R41, MR-R45)."""

    def legal(self, state: State, seat: int) -> list[Decision]:
        decisions: list[Decision] = []
        finished = True
        for slot in range(SLOT_COUNT):
            if state.slot(seat, slot) == 0:
                finished = False
                if rests(state, seat, slot):
                    self._for_slot(state, seat, slot, decisions)
        if finished:
            decisions.append(self.choices.confirm)
        return decisions

    def _for_slot(self, state: State, seat: i64, slot: i64, decisions: list[Decision]) -> None:
        """Every tile that may go into an open slot: face up in its row on its colour, or bard side up."""
        row = ROW[slot]
        colours = colours_admitted(state, seat, slot)
        placed = state.placed(seat)
        seen: i64 = 0
        for number in range(FRONT):
            if placed & bit(number):
                continue
            kind = state.front(seat, number)
            if seen & bit(kind):
                continue
            seen |= bit(kind)
            if state.box.kind_level[kind] == row and colours & bit(state.box.kind_colour[kind]):
                decisions.append(self.choices.place[kind * SLOT_COUNT + slot])
            decisions.append(self.choices.bard[kind * SLOT_COUNT + slot])

    def refusal(self, state: State, seat: int, decision: Decision) -> Refusal | None:
        if isinstance(decision, Confirm):
            return None if is_finished(state, seat) else Refusal("MR-4.8", "kingdom-not-finished")
        if not isinstance(decision, Place):
            return Refusal("MR-4.1", "build-your-kingdom")
        if number_in_front(state, seat, decision.kind) < 0:
            return Refusal("MR-4.8", "no-such-tile-left", decision.words[:1])
        if state.slot(seat, decision.slot) != 0:
            return Refusal("MR-4.1", "slot-taken", decision.words[1:])
        if not rests(state, seat, decision.slot):
            return Refusal("MR-4.2", "nothing-below", decision.words[1:])
        if decision.face_up:
            return self._refusal_face_up(state, seat, decision)
        return None

    def _refusal_face_up(self, state: State, seat: int, decision: Place) -> Refusal | None:
        box = state.box
        if box.kind_level[decision.kind] != ROW[decision.slot]:
            return Refusal("MR-R8", "wrong-row", [*decision.words, str(box.kind_level[decision.kind])])
        colour = box.kind_colour[decision.kind]
        if colours_admitted(state, seat, decision.slot) & bit(colour):
            return None
        if colour == box.black:
            return Refusal("MR-4.5", "no-monster", decision.words[:1])
        return self._refusal_of_colour(state, seat, decision, box.colours[colour].id)

    def _refusal_of_colour(self, state: State, seat: int, decision: Place, colour: str) -> Refusal:
        """Neither tile below shows the colour, or a bard below lends another one already (MR-R3)."""
        below = LEFT_BELOW[decision.slot]
        words = [decision.words[0], colour, SLOTS[below], SLOTS[below + 1]]
        if state.bard_side.colour == NO_COLOUR:
            return Refusal("MR-4.9", "no-real-colour-below", words)
        if state.slot(seat, below) < 0 or state.slot(seat, below + 1) < 0:
            rule = "MR-R2" if state.bard_side.needs_support else "MR-R3"
            return Refusal(rule, "bard-lends-another-colour", words)
        return Refusal("MR-4.3", "no-colour-below", words)

    def apply(self, state: State, seat: int, decision: Decision) -> None:
        if isinstance(decision, Place):
            lay(state, seat, decision.kind, decision.slot, decision.face_up)
        elif state.answered(seat):
            reveal_kingdoms(state)


def rests(state: State, seat: i64, slot: i64) -> bool:
    """MR-4.2  A slot of row 2, 3 or 4 can be filled once both slots below it are."""
    below = LEFT_BELOW[slot]
    if below < 0:
        return True
    return state.slot(seat, below) != 0 and state.slot(seat, below + 1) != 0


def is_finished(state: State, seat: i64) -> bool:
    """MR-R7  A kingdom is finished when all ten slots are filled."""
    for slot in range(SLOT_COUNT):
        if state.slot(seat, slot) == 0:
            return False
    return True


def colours_admitted(state: State, seat: i64, slot: i64) -> i64:
    """MR-4.3 to MR-4.9  The colours that a face-up tile in this slot may have, as a mask.

    Row 1 takes every colour; above it a tile needs its colour on one of the two tiles below, a bard lending
    one colour; black needs a monster in row 1.
    """
    box = state.box
    lands = bit(box.lands) - 1
    below = LEFT_BELOW[slot]
    if below < 0:
        return lands
    black = box_black(state, seat) if ROW[slot] == 4 else 0
    left = state.slot(seat, below)
    right = state.slot(seat, below + 1)
    colours: i64 = 0
    if left > 0:
        colours |= bit(box.kind_colour[left - 1])
    if right > 0:
        colours |= bit(box.kind_colour[right - 1])
    if (left < 0 or right < 0) and state.bard_side.colour != NO_COLOUR:
        if state.bard_side.colour == ALL_COLOURS:
            return lands | black
        for colour in range(box.lands):
            if not colours & bit(colour) and colours_fit(state, seat, slot, colour):
                colours |= bit(colour)
    return (colours & lands) | black


def box_black(state: State, seat: i64) -> i64:
    """MR-4.5  The bit of black if a monster lies face up in the kingdom's first row, else nothing."""
    if state.kingdom_mask(seat) & state.box.monster_mask:
        return bit(state.box.black)
    return 0


def number_in_front(state: State, seat: i64, kind: i64) -> i64:
    """A tile of this kind in front of the seat that is not yet in its kingdom, or -1."""
    placed = state.placed(seat)
    for number in range(FRONT):
        if not placed & bit(number) and state.front(seat, number) == kind:
            return number
    return -1


def lay(state: State, seat: i64, kind: i64, slot: i64, face_up: bool) -> None:
    """MR-4.2, MR-4.6  Put a tile into a slot."""
    number = number_in_front(state, seat, kind)
    start = seat * state.block
    state.facts[start + PLACED] |= bit(number)
    state.facts[start + SLOT_AT + slot] = kind + 1 if face_up else -1 - kind


def reveal_kingdoms(state: State) -> None:
    """MR-R41  When everybody has confirmed, all kingdoms are revealed; the two spare tiles go (MR-4.8)."""
    state.reveals += 1
    if state.story is not None:
        for number in range(state.seats):
            tell_kingdom(state, state.from_caller(number))
    if state.level.bard_show:
        draw_tokens(state)
        show(state)
    elif state.level.tales and state.story is not None:
        for number in range(state.seats):
            tell_counters(state, state.from_caller(number))
    state.ask(OVER, 0)


def tell_kingdom(state: State, seat: i64) -> None:
    """Say what a seat built, row by row, a bard side as `bard`."""
    words: list[str] = []
    for slot in range(SLOT_COUNT):
        tile = state.slot(seat, slot)
        words.append(state.box.tiles[tile - 1].names.id if tile > 0 else "bard")
    state.tell("kingdom", seat, words)
