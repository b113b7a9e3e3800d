"""OC-7.3, OC-10  Guests move in: from the pile, from the display, or stolen; and are used again."""

from typing import final

from mypy_extensions import i64

from tablee.games.oh_mon_chateau.components import DISPLAY, GRAND_ARCHITECTS
from tablee.games.oh_mon_chateau.decisions import Reactivate, Steal, Take
from tablee.games.oh_mon_chateau.lines import stealable
from tablee.games.oh_mon_chateau.position import BLOCK, GUEST, GUESTS, NOBODY, State
from tablee.games.oh_mon_chateau.powers import begin_effect
from tablee.games.oh_mon_chateau.steps import Step
from tablee.games.oh_mon_chateau.turn import go_on
from tablee.kernel.decision import Decision
from tablee.kernel.errors import Refusal
from tablee.kernel.ints import bit


def welcome(state: State, seat: i64) -> None:
    """OC-7.3, OC-10.2  A floor brings the top card of the pile, or the choice among the display."""
    if state.agreed.version == GRAND_ARCHITECTS:
        state.ask(GUEST, seat)
        return
    guest = draw_card(state)
    move_in(state, seat, guest)
    if state.story is not None:
        tell_arrival(state, seat, guest)
    go_on(state)


def draw_card(state: State) -> i64:
    """OC-1.10  The top card of the pile; it never runs out (OC-R26)."""
    guest = state.pile[state.drawn]
    state.drawn += 1
    state.reveals += 1
    return guest


def move_in(state: State, seat: i64, guest: i64) -> None:
    """A guest comes to lie beside a castle."""
    state.facts[seat * BLOCK + GUESTS] |= bit(guest)
    state.arrived += 1
    state.arrivals[guest] = state.arrived


def tell_arrival(state: State, seat: i64, guest: i64) -> None:
    """OC-R23  If guests are kept face down, only their owner learns who came."""
    if not state.face_down():
        state.tell("guest-came", seat, [state.guest_name(guest)])
    else:
        state.tell("guest-came-hidden", seat, [])
        state.tell("guest-is", seat, [state.guest_name(guest)], int(seat))


def arrive(state: State, seat: i64, guest: i64) -> None:
    """OC-10.5  A lightning guest acts when it arrives."""
    if state.deck.lightning & bit(guest):
        begin_effect(state, seat, guest)
    else:
        go_on(state)


def fill_display(state: State, place: i64) -> None:
    """OC-1.7, OC-10.2  The top card of the pile fills a gap of the display."""
    state.display[place] = draw_card(state)
    if state.story is not None:
        state.tell("guest-turned-up", -1, [state.guest_name(state.display[place])])


@final
class GuestStep(Step):
    """OC-10.2  Choose one of the three guests of the display."""

    def question(self, state: State, seat: int) -> str:  # noqa: ARG002
        return "guest"

    def legal(self, state: State, seat: int) -> list[Decision]:  # noqa: ARG002
        decisions: list[Decision] = []
        for place in range(DISPLAY):
            decisions.append(self.choices.take[state.display[place]])
        return decisions

    def refusal(self, state: State, seat: int, decision: Decision) -> Refusal | None:  # noqa: ARG002
        if not isinstance(decision, Take):
            return Refusal("OC-10.2", "choose-a-guest")
        if place_in_display(state, decision.guest) < 0:
            return Refusal("OC-10.2", "not-in-the-display", decision.words)
        return None

    def apply(self, state: State, seat: int, decision: Decision) -> None:
        assert isinstance(decision, Take)
        place = place_in_display(state, decision.guest)
        move_in(state, seat, decision.guest)
        if state.story is not None:
            tell_arrival(state, seat, decision.guest)
        fill_display(state, place)
        arrive(state, seat, decision.guest)


def place_in_display(state: State, guest: i64) -> i64:
    """Where a guest lies in the display, or -1."""
    for place in range(DISPLAY):
        if state.display[place] == guest:
            return place
    return -1


@final
class ReactivateStep(Step):
    """OC-10.6  Use the effect of one of the own lightning guests once more."""

    def question(self, state: State, seat: int) -> str:  # noqa: ARG002
        return "reactivate"

    def legal(self, state: State, seat: int) -> list[Decision]:
        decisions: list[Decision] = []
        for guest in range(state.deck.size):
            if state.guests(seat) & state.deck.lightning & bit(guest):
                decisions.append(self.choices.reactivate[guest])
        return decisions

    def refusal(self, state: State, seat: int, decision: Decision) -> Refusal | None:
        if not isinstance(decision, Reactivate):
            return Refusal("OC-10.6", "choose-whom-to-reactivate")
        if not state.guests(seat) & bit(decision.guest):
            return Refusal("OC-10.6", "not-your-guest", decision.words)
        if not state.deck.lightning & bit(decision.guest):
            return Refusal("OC-10.6", "not-a-lightning-guest", decision.words)
        return None

    def apply(self, state: State, seat: int, decision: Decision) -> None:
        assert isinstance(decision, Reactivate)
        if state.story is not None:
            state.tell("reactivated", seat, decision.words)
        begin_effect(state, seat, decision.guest)


@final
class StealStep(Step):
    """OC-10.7  Take a guest of another player; crown guests are safe behind a Guard (OC-11.12)."""

    def question(self, state: State, seat: int) -> str:  # noqa: ARG002
        return "steal"

    def legal(self, state: State, seat: int) -> list[Decision]:
        decisions: list[Decision] = []
        guests = stealable(state, seat)
        for guest in range(state.deck.size):
            if guests & bit(guest):
                decisions.append(self.choices.steal[guest])
        return decisions

    def refusal(self, state: State, seat: int, decision: Decision) -> Refusal | None:
        if not isinstance(decision, Steal):
            return Refusal("OC-10.7", "choose-whom-to-steal")
        if stealable(state, seat) & bit(decision.guest):
            return None
        owner = state.owner_of(decision.guest)
        if owner == NOBODY:
            return Refusal("OC-10.7", "nobody-has-this-guest", decision.words)
        if owner == seat:
            return Refusal("OC-10.7", "already-your-guest", decision.words)
        return Refusal("OC-11.12", "behind-the-guard", [decision.words[0], f"seat_{owner}"])

    def apply(self, state: State, seat: int, decision: Decision) -> None:
        assert isinstance(decision, Steal)
        victim = state.owner_of(decision.guest)
        state.facts[victim * BLOCK + GUESTS] &= ~bit(decision.guest)
        move_in(state, seat, decision.guest)
        if state.story is not None:
            state.tell("stolen", seat, [decision.words[0], f"seat_{victim}"])
        arrive(state, seat, decision.guest)
