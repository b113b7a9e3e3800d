"""TG-3  Step 1: everybody selects in secret, takes a tile in turn order, and the first player changes."""

from typing import final

from mypy_extensions import i64

from tablee.games.tales_of_glory.decisions import Select, Take
from tablee.games.tales_of_glory.parts import begin_parts
from tablee.games.tales_of_glory.position import BLOCK, CATCH_UP, FROM, TAKEN, State
from tablee.games.tales_of_glory.steps import Step
from tablee.kernel.decision import Decision
from tablee.kernel.errors import Refusal
from tablee.kernel.ints import bit


@final
class SelectStep(Step):
    """TG-3.2  Everybody lays the card of one slot, secretly and all at once; the same slot is allowed."""

    def legal(self, state: State, seat: int) -> list[Decision]:  # noqa: ARG002 - the same for everybody
        decisions: list[Decision] = []
        for slot in range(state.slots):
            decisions.append(self.choices.select[slot])
        return decisions

    def refusal(self, state: State, seat: int, decision: Decision) -> Refusal | None:  # noqa: ARG002
        if not isinstance(decision, Select):
            return Refusal("TG-3.2", "select-a-slot")
        if decision.slot >= state.slots:
            return Refusal("TG-R26", "no-such-slot", decision.words)
        return None

    def apply(self, state: State, seat: int, decision: Decision) -> None:
        assert isinstance(decision, Select)
        if state.seal(seat, decision.slot):
            reveal_cards(state)


def reveal_cards(state: State) -> None:
    """TG-3.3  All cards are turned up; in turn order, whoever finds the tile still there takes it."""
    state.reveals += 1
    state.late = 0
    for number in range(state.seats):
        seat = state.from_holder(number)
        slot = state.sealed(seat)
        if state.slot(slot) >= 0:
            take(state, seat, slot, "took")
        else:
            state.late |= bit(seat)
            if state.story is not None:
                state.tell("late", seat, [f"slot_{slot + 1}"])
    catch_up(state)


def take(state: State, seat: i64, slot: i64, event: str) -> None:
    """TG-3.5  A tile goes to a seat, and the slot it came from is remembered."""
    tile = state.slot(slot)
    state.board[slot] = 0
    state.facts[seat * BLOCK + TAKEN] = tile + 1
    state.facts[seat * BLOCK + FROM] = slot + 1
    if state.story is not None:
        state.tell(event, seat, [state.tile_name(tile), f"slot_{slot + 1}"])


def catch_up(state: State) -> None:
    """TG-3.4  The next one in turn order who came too late takes any tile left; then step 1 is over."""
    for number in range(state.seats):
        seat = state.from_holder(number)
        if state.late & bit(seat):
            state.ask(CATCH_UP, bit(seat))
            return
    change_first_player(state)
    begin_parts(state)


@final
class CatchUpStep(Step):
    """TG-3.4  Take any one of the tiles still on the board; passing is not possible."""

    def legal(self, state: State, seat: int) -> list[Decision]:  # noqa: ARG002 - what is left is left
        decisions: list[Decision] = []
        for slot in range(state.slots):
            if state.slot(slot) >= 0:
                decisions.append(self.choices.take[slot])
        return decisions

    def refusal(self, state: State, seat: int, decision: Decision) -> Refusal | None:  # noqa: ARG002
        if not isinstance(decision, Take):
            return Refusal("TG-3.4", "take-a-tile")
        if decision.slot >= state.slots:
            return Refusal("TG-R26", "no-such-slot", decision.words)
        if state.slot(decision.slot) < 0:
            return Refusal("TG-3.4", "slot-is-empty", decision.words)
        return None

    def apply(self, state: State, seat: int, decision: Decision) -> None:
        assert isinstance(decision, Take)
        take(state, seat, decision.slot, "caught-up")
        state.late &= ~bit(seat)
        catch_up(state)


def change_first_player(state: State) -> None:
    """TG-3.6  Whoever took from the lowest slot gets the token, but never the holder: then the second lowest."""
    lowest = state.slots
    follower = state.holder
    for seat in range(state.seats):
        if seat != state.holder and state.taken_from(seat) < lowest:
            lowest = state.taken_from(seat)
            follower = seat
    state.holder = follower
    if state.story is not None:
        state.tell("first-player", follower, [f"slot_{lowest + 1}"])
