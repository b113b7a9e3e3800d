"""MR-4  The Time of the Builders: everybody stacks ten of twelve tiles into a pyramid."""

from typing import final

from mypy_extensions import i64

from tablee.games.mon_royaume.adventures import draw_tokens
from tablee.games.mon_royaume.bard import show
from tablee.games.mon_royaume.colours import colours_fit, on_bard, on_face_up
from tablee.games.mon_royaume.components import (
    ALL_COLOURS,
    LEFT_BELOW,
    NO_COLOUR,
    ONE_COLOUR,
    ROW,
    SLOTS,
)
from tablee.games.mon_royaume.decisions import Confirm, Place
from tablee.games.mon_royaume.position import FRONT, FRONT_AT, OVER, PLACED, SLOT_AT, SLOT_COUNT, State
from tablee.games.mon_royaume.scoring import tell_counters
from tablee.games.mon_royaume.steps import Step
from tablee.kernel.decision import Decision
from tablee.kernel.errors import Refusal
from tablee.kernel.ints import Ints, bit


@final
class BuildStep(Step):
    """MR-4.1  Each player fills ten slots, tile by tile from the bottom up, and confirms (MR-R41, MR-R45)."""

    def legal(self, state: State, seat: int) -> list[Decision]:
        decisions: list[Decision] = []
        kinds = kinds_left(state, seat)
        slots = open_slots(state, seat)
        slot: i64
        for slot in range(SLOT_COUNT):
            if slots & bit(slot):
                self._for_slot(state, seat, slot, kinds, decisions)
        if not slots:
            decisions.append(self.choices.confirm)
        return decisions

    def _for_slot(self, state: State, seat: i64, slot: i64, kinds: Ints, decisions: list[Decision]) -> None:
        """Every tile that may go into an open slot: face up in its row on its colour, or bard side up."""
        level = state.box.kind_level
        colour = state.box.kind_colour
        face_up = self.choices.place
        bard = self.choices.bard
        row = ROW[slot]
        for kind in kinds:
            if level[kind] == row and admits(state, seat, slot, colour[kind]):
                decisions.append(face_up[kind * SLOT_COUNT + slot])
            decisions.append(bard[kind * SLOT_COUNT + slot])

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
        if admits(state, seat, decision.slot, colour):
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
        if on_bard(state, seat, decision.slot):
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


def open_slots(state: State, seat: i64) -> i64:
    """The empty slots that can be filled now, as a mask; none are left in a finished kingdom."""
    facts = state.facts
    start = seat * state.block + SLOT_AT
    slots: i64 = 0
    slot: i64
    for slot in range(SLOT_COUNT):
        if facts[start + slot] == 0 and rests(state, seat, slot):
            slots |= bit(slot)
    return slots


def kinds_left(state: State, seat: i64) -> Ints:
    """The kinds of the tiles in front that are not placed yet, each once (MR-R11)."""
    start = seat * state.block + FRONT_AT
    kinds = state.facts[start : start + FRONT]
    placed = state.placed(seat)
    seen: i64 = 0
    count: i64 = 0
    number: i64
    for number in range(FRONT):
        kind = kinds[number]
        if not placed & bit(number) and not seen & bit(kind):
            seen |= bit(kind)
            kinds[count] = kind
            count += 1
    return kinds[:count]


def is_finished(state: State, seat: i64) -> bool:
    """MR-R7  A kingdom is finished when all ten slots are filled."""
    for slot in range(SLOT_COUNT):
        if state.slot(seat, slot) == 0:
            return False
    return True


def admits(state: State, seat: i64, slot: i64, colour: i64) -> bool:
    """MR-4.3 to MR-4.9  Whether a face-up tile of this colour may lie in this slot.

    Row 1 takes every colour; above it a tile needs its colour on one of the two tiles below, a bard lending
    one colour; black needs a monster in row 1.
    """
    if LEFT_BELOW[slot] < 0:
        return True
    if colour == state.box.black:
        return state.kingdom_mask(seat) & state.box.monster_mask != 0
    if on_face_up(state, seat, slot, colour):
        return True
    lends = state.bard_side.colour
    if lends == ONE_COLOUR:
        return colours_fit(state, seat, slot, colour)
    return lends == ALL_COLOURS and on_bard(state, seat, slot)


def number_in_front(state: State, seat: i64, kind: i64) -> i64:
    """A tile of this kind in front of the seat that is not yet in its kingdom, or -1."""
    facts = state.facts
    start = seat * state.block + FRONT_AT
    placed = state.placed(seat)
    number: i64
    for number in range(FRONT):
        if facts[start + number] == kind and not placed & bit(number):
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
