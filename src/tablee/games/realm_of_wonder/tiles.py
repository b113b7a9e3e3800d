"""RW-15  Tower tiles and bonus tokens: what a tile does when it is found, treasures, and the magic chest."""

from typing import final

from mypy_extensions import i64

from tablee.games.realm_of_wonder.cards import ARM, CARD_TILE, CARD_TYPES, CHEST
from tablee.games.realm_of_wonder.decisions import ChooseSide, Keep
from tablee.games.realm_of_wonder.draws import draw_magic, give_card, remember
from tablee.games.realm_of_wonder.faults import ASKED_KEEP, ASKED_SIDE, NOT_IN_CHEST, Fault
from tablee.games.realm_of_wonder.position import BONUS, DRAFT, TURN, State
from tablee.games.realm_of_wonder.realm import ARMS, KEPT_AT, SHOES
from tablee.games.realm_of_wonder.steps import Step
from tablee.kernel.decision import Decision
from tablee.kernel.ints import Ints, bit, zeros


def find_tile(state: State, seat: i64, kind: i64) -> None:
    """RW-15.2 to RW-15.7  A tile that is no monster takes effect at once, or is kept on the card."""
    if kind == CARD_TILE:
        draw_magic(state, seat)
        state.ask(TURN, seat)
    elif kind == CHEST:
        open_chest(state, seat)
    else:
        state.add(seat, KEPT_AT + kind, 1)
        state.ask(TURN, seat)


def receive_treasure(state: State, seat: i64, kind: i64) -> None:
    """RW-15.9, RW-18.28  A monster's cards and, while there are any, its bonus token; then the turn goes on."""
    tile = state.box.tiles[kind]
    for _ in range(tile.treasure_cards):
        draw_magic(state, seat)
    if tile.treasure_tokens and state.bonus_left > 0:
        state.ask(BONUS, seat)
    else:
        state.ask(TURN, seat)


@final
class BonusStep(Step):
    """RW-15.10  Whoever takes a bonus token chooses its side for good."""

    def legal(self, state: State, seat: int) -> list[Decision]:  # noqa: ARG002 - the same for everybody
        return [self.choices.side[0], self.choices.side[1]]

    def fault(self, state: State, seat: int, decision: Decision) -> Fault | None:  # noqa: ARG002
        return None if isinstance(decision, ChooseSide) else ASKED_SIDE

    def apply(self, state: State, seat: int, decision: Decision) -> None:
        assert isinstance(decision, ChooseSide)
        state.bonus_left -= 1
        state.add(seat, ARMS if decision.side == ARM else SHOES, 1)
        if state.story is not None:
            state.tell("bonus", seat, decision.words)
        state.ask(TURN, seat)


def open_chest(state: State, seat: i64) -> None:
    """RW-15.3, RW-18.27  Draw a card for each player, or what is left; whoever opened the chest chooses first."""
    count: i64 = min(state.seats, state.magic_left)
    cards = zeros(count)
    for i in range(count):
        state.magic_left -= 1
        cards[i] = state.magic_pile[state.magic_left]
    state.chest = cards
    offer_chest(state, seat)


def offer_chest(state: State, seat: i64) -> None:
    """RW-15.3  Show a seat what is left in the chest; a single card is taken without asking."""
    left = len(state.chest)
    if left > 1:
        state.reveals += 1
        state.ask(DRAFT, seat)
        return
    if left == 1:
        give_card(state, seat, state.chest[0])
        state.chest = zeros(0)
    state.ask(TURN, state.mover)


@final
class ChestStep(Step):
    """RW-15.3  Keep one card of the chest in secret; the rest is passed to the left."""

    def legal(self, state: State, seat: int) -> list[Decision]:  # noqa: ARG002 - only the holder is asked
        decisions: list[Decision] = []
        for card in range(CARD_TYPES):
            if place_in_chest(state.chest, card) >= 0:
                decisions.append(self.choices.keep[card])
        return decisions

    def fault(self, state: State, seat: int, decision: Decision) -> Fault | None:  # noqa: ARG002
        if not isinstance(decision, Keep):
            return ASKED_KEEP
        return None if place_in_chest(state.chest, decision.card) >= 0 else NOT_IN_CHEST

    def apply(self, state: State, seat: int, decision: Decision) -> None:
        assert isinstance(decision, Keep)
        rest = without(state.chest, place_in_chest(state.chest, decision.card))
        give_card(state, seat, decision.card)
        remember(state, seat, seats_after(state, seat, len(rest)), rest)
        state.chest = rest
        offer_chest(state, state.left_of(seat))


def place_in_chest(cards: Ints, card: i64) -> i64:
    """Where a card of this type is among the cards, or -1."""
    for place in range(len(cards)):
        if cards[place] == card:
            return place
    return -1


def without(cards: Ints, place: i64) -> Ints:
    """The cards but one."""
    rest = zeros(len(cards) - 1)
    for i in range(len(rest)):
        rest[i] = cards[i if i < place else i + 1]
    return rest


def seats_after(state: State, seat: i64, count: i64) -> i64:
    """Mask of the next seats to the left."""
    seats: i64 = 0
    for _ in range(count):
        seat = state.left_of(seat)
        seats |= bit(seat)
    return seats
