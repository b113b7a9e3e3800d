"""RW-5  Stage 2: everybody plays a movement card in secret; special cards take effect, slowest first."""

from typing import final

from mypy_extensions import i64

from tablee.games.realm_of_wonder.cards import DRAW_MAGIC, FIVE_POINTS, RECHARGE
from tablee.games.realm_of_wonder.decisions import ChooseDisc, PlayCard
from tablee.games.realm_of_wonder.discs import roll_region, turn_disc
from tablee.games.realm_of_wonder.draws import draw_magic
from tablee.games.realm_of_wonder.faults import ASKED_CARD, ASKED_DISC, NOT_YOUR_CARD, Fault
from tablee.games.realm_of_wonder.position import DISC, State
from tablee.games.realm_of_wonder.realm import CARD, HAND, MAGIC_POINTS, POWER
from tablee.games.realm_of_wonder.spells import begin_spells
from tablee.games.realm_of_wonder.steps import Step
from tablee.kernel.decision import Decision
from tablee.kernel.ints import bit


@final
class PlayStep(Step):
    """RW-5.1  Every player chooses one movement card of the hand, secretly and all at once."""

    def legal(self, state: State, seat: int) -> list[Decision]:
        hand = state.fact(seat, HAND)
        decisions: list[Decision] = []
        for card in range(len(self.choices.play)):
            if hand & bit(card):
                decisions.append(self.choices.play[card])
        return decisions

    def fault(self, state: State, seat: int, decision: Decision) -> Fault | None:
        if not isinstance(decision, PlayCard):
            return ASKED_CARD
        return None if state.fact(seat, HAND) & bit(decision.card) else NOT_YOUR_CARD

    def apply(self, state: State, seat: int, decision: Decision) -> None:
        assert isinstance(decision, PlayCard)
        state.put(seat, CARD, decision.card + 1)
        state.owing &= ~bit(seat)
        if state.owing == 0:
            reveal_cards(state)


def reveal_cards(state: State) -> None:
    """RW-5.1, RW-5.3  All cards are turned over together, and the turn markers lined up by speed."""
    state.reveals += 1
    for seat in range(state.seats):
        card = state.fact(seat, CARD) - 1
        state.put(seat, HAND, state.fact(seat, HAND) & ~bit(card))
        if state.box.special[card] >= 0:
            state.specials |= bit(seat)
        if state.story is not None:
            speed = str(state.box.speed[card])
            state.tell(
                "played", seat, [state.box.movement_cards[card].id, speed, str(state.box.points[card])]
            )
    resolve_specials(state)


def resolve_specials(state: State) -> None:
    """RW-5.4, RW-18.2  Special cards take effect one after the other, slowest first; then spells are cast."""
    while state.specials:
        seat = state.slowest(state.specials)
        state.specials &= ~bit(seat)
        special = state.box.special[state.fact(seat, CARD) - 1]
        if special == RECHARGE:
            recharge(state, seat)
        elif special == DRAW_MAGIC:
            draw_magic(state, seat)
        elif special == FIVE_POINTS:
            state.add(seat, MAGIC_POINTS, 5)
            if state.story is not None:
                state.tell("gained", seat, ["5"])
        else:
            roll_region(state, seat)
            state.ask(DISC, seat)
            return
    begin_spells(state)


def recharge(state: State, seat: i64) -> None:
    """RW-5.4, RW-14.2  The special power becomes ready again, if it was used."""
    if state.story is not None and not state.fact(seat, POWER):
        state.tell("recharged", seat, [state.character(seat).power_names.id])
    state.put(seat, POWER, 1)


@final
class DiscStep(Step):
    """RW-5.4, RW-18.3  After the roll choose which of the two inner discs is turned."""

    def legal(self, state: State, seat: int) -> list[Decision]:  # noqa: ARG002 - the same for everybody
        return [self.choices.disc[0], self.choices.disc[1]]

    def fault(self, state: State, seat: int, decision: Decision) -> Fault | None:  # noqa: ARG002
        return None if isinstance(decision, ChooseDisc) else ASKED_DISC

    def apply(self, state: State, seat: int, decision: Decision) -> None:  # noqa: ARG002
        assert isinstance(decision, ChooseDisc)
        turn_disc(state, decision.disc, state.rolled)
        resolve_specials(state)
