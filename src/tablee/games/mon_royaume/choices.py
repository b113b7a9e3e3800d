"""MR-3  The Time of the Choices: two rounds of drafting, adventure cards, tales to discard."""

from typing import final

from mypy_extensions import i64

from tablee.games.mon_royaume.components import MISSION_CARD, MONSTER_CARD, Adventure
from tablee.games.mon_royaume.decisions import Discard, Give, Pick
from tablee.games.mon_royaume.position import (
    BUILD,
    CARDS,
    FRONT_AT,
    GIVE,
    HAND,
    KEPT,
    MARKERS,
    PICK,
    PICKS,
    SEALED,
    TALE,
    State,
)
from tablee.games.mon_royaume.steps import Step
from tablee.kernel.decision import Decision
from tablee.kernel.errors import Refusal
from tablee.kernel.ints import bit


def deal_round(state: State) -> None:
    """MR-3.1, MR-3.2  Deal every player 7 tiles and turn up 6 adventure cards; MR-3.10 for round 2."""
    state.picks = 0
    state.card = 0
    state.hands = bit(state.seats * HAND) - 1
    state.reveals += 1
    state.ask(PICK, state.everybody())
    if state.story is not None:
        tell_round(state)


@final
class PickStep(Step):
    """MR-3.3  Every player chooses one tile of his hand, secretly and all at once (MR-R13)."""

    def legal(self, state: State, seat: int) -> list[Decision]:
        decisions: list[Decision] = []
        pick = self.choices.pick
        stack = state.stack
        hand = state.hand_of(seat)
        start = state.hand_start(hand)
        left = state.hand_mask(hand)
        seen: i64 = 0
        place: i64
        for place in range(HAND):
            if left & bit(place):
                kind = stack[start + place]
                if not seen & bit(kind):
                    seen |= bit(kind)
                    decisions.append(pick[kind])
        return decisions

    def refusal(self, state: State, seat: int, decision: Decision) -> Refusal | None:
        if not isinstance(decision, Pick):
            return Refusal("MR-3.3", "pick-a-tile")
        if place_in_hand(state, seat, decision.kind) < 0:
            return Refusal("MR-3.3", "not-in-your-hand", decision.words)
        return None

    def apply(self, state: State, seat: int, decision: Decision) -> None:
        assert isinstance(decision, Pick)
        if state.seal(seat, place_in_hand(state, seat, decision.kind)):
            reveal_picks(state)


def place_in_hand(state: State, seat: i64, kind: i64) -> i64:
    """Where a tile of this kind is in the seat's hand, or -1. Copies are interchangeable (MR-R11)."""
    hand = state.hand_of(seat)
    start = state.hand_start(hand)
    left = state.hand_mask(hand)
    stack = state.stack
    place: i64
    for place in range(HAND):
        if left & bit(place) and stack[start + place] == kind:
            return place
    return -1


def reveal_picks(state: State) -> None:
    """MR-3.4 to MR-3.7  Turn the chosen tiles up, pay for monsters, pass the hands on."""
    state.reveals += 1
    count = state.front_count()
    monsters: i64 = 0
    for number in range(state.seats):
        seat = state.from_caller(number)
        hand = state.hand_of(seat)
        place = state.sealed(seat)
        kind = state.stack[state.hand_start(hand) + place]
        state.hands &= ~bit(hand * HAND + place)
        state.facts[seat * state.block + FRONT_AT + count] = kind
        state.facts[seat * state.block + SEALED] = 0
        if state.box.kind_bit[kind] & state.box.monster_mask:
            monsters |= bit(seat)
        if state.story is not None:
            state.tell("took", seat, [state.box.tiles[kind].names.id])
    if state.level.monster_token:
        pay_monsters(state, monsters)
    state.picks += 1
    if state.picks < PICKS:
        state.owing = state.everybody()
    else:
        finish_picks(state)


def pay_monsters(state: State, monsters: i64) -> None:
    """MR-3.5  Whoever revealed a monster takes a token at once, one each from the caller on (MR-R46)."""
    for _ in range(state.box.numbers.monster_tokens):
        for number in range(state.seats):
            seat = state.from_caller(number)
            if monsters & bit(seat) and state.supply_left() > 0:
                state.take_token(seat)
                if state.story is not None:
                    state.tell("monster-token", seat, [])


def finish_picks(state: State) -> None:
    """MR-3.7, MR-3.8  The seventh tile is discarded (MR-R18), then the adventure cards are resolved."""
    if state.box.numbers.last_tile_is_passed:
        state.reveals += 1  # the receiver sees it before it goes
    if state.level.adventures:
        resolve_cards(state)
    else:
        finish_cards(state)


def resolve_cards(state: State) -> None:
    """MR-3.8  Resolve the adventure cards in the order in which they were turned up (MR-R23)."""
    while state.card < CARDS:
        card = card_at(state, state.card)
        if card.type == MONSTER_CARD:
            owner = owner_of(state, card.wants[0])
            if owner >= 0:
                state.ask(GIVE, bit(owner))
                return
            if state.story is not None:
                state.tell("adventure-nobody", -1, [card.names.id])
        else:
            pay_card(state, card)
        state.card += 1
    finish_cards(state)


def card_at(state: State, number: i64) -> Adventure:
    """One of the six adventure cards of this round."""
    return state.box.adventures[state.adventures[state.round * CARDS + number]]


def owner_of(state: State, monster: i64) -> i64:
    """MR-3.13  The seat that has this monster in front of it, or -1."""
    for seat in range(state.seats):
        if state.front_copies(seat, monster):
            return seat
    return -1


def pay_card(state: State, card: Adventure) -> None:
    """MR-3.15 to MR-3.17  A token for every winner, or nothing if the supply cannot pay them all (MR-R21)."""
    winners = winners_of(state, card)
    due: i64 = 0
    for seat in range(state.seats):
        if winners & bit(seat):
            due += 1
    if due > state.supply_left():
        if state.story is not None:
            state.tell("adventure-unpaid", -1, [card.names.id])
        return
    for number in range(state.seats):
        seat = state.from_caller(number)
        if winners & bit(seat):
            state.take_token(seat)
            if state.story is not None:
                state.tell("adventure-token", seat, [card.names.id])
    if due == 0 and state.story is not None:
        state.tell("adventure-nobody", -1, [card.names.id])


def winners_of(state: State, card: Adventure) -> i64:
    """The seats whom a mission or territory card rewards now."""
    if card.type == MISSION_CARD:
        return mission_winners(state, card)
    return territory_winners(state, card.colour)


def mission_winners(state: State, card: Adventure) -> i64:
    """MR-3.15  Everybody who has the tile, or both tiles of the pair; two copies of a doubled kind (MR-R20)."""
    winners: i64 = 0
    first = card.wants[0]
    for seat in range(state.seats):
        have = state.front_copies(seat, first) > 0
        if have and len(card.wants) == 2:
            second = card.wants[1]
            have = state.front_copies(seat, second) > (1 if second == first else 0)
        if have:
            winners |= bit(seat)
    return winners


def territory_winners(state: State, colour: i64) -> i64:
    """MR-3.16  Whoever has the most tiles of the colour, at least one; all who tie (MR-R19)."""
    winners: i64 = 0
    most: i64 = 1
    for seat in range(state.seats):
        count = front_colour(state, seat, colour)
        if count > most:
            most = count
            winners = bit(seat)
        elif count == most:
            winners |= bit(seat)
    return winners


def front_colour(state: State, seat: i64, colour: i64) -> i64:
    """How many tiles of a colour are in front of a seat; monsters and castles count too (MR-R10)."""
    count: i64 = 0
    for number in range(state.front_count()):
        if state.box.kind_colour[state.front(seat, number)] == colour:
            count += 1
    return count


@final
class GiveStep(Step):
    """MR-3.13  The owner of the named monster must give a marker to another player (MR-R25)."""

    def legal(self, state: State, seat: int) -> list[Decision]:
        decisions: list[Decision] = []
        for other in range(state.seats):
            if other != seat:
                decisions.append(self.choices.give[other])
        return decisions

    def refusal(self, state: State, seat: int, decision: Decision) -> Refusal | None:
        if not isinstance(decision, Give):
            return Refusal("MR-3.13", "give-the-marker")
        if decision.seat == seat:
            return Refusal("MR-R25", "not-to-yourself")
        if decision.seat >= state.seats:
            return Refusal("MR-3.13", "no-such-seat", decision.words)
        return None

    def apply(self, state: State, seat: int, decision: Decision) -> None:
        assert isinstance(decision, Give)
        state.facts[decision.seat * state.block + MARKERS] += 1
        if state.story is not None:
            state.tell("gave-marker", seat, [card_at(state, state.card).names.id, f"seat_{decision.seat}"])
        state.card += 1
        resolve_cards(state)


def finish_cards(state: State) -> None:
    """MR-3.9  After the cards every player discards a tale, where tales are played."""
    if state.level.tales:
        state.ask(TALE, state.everybody())
    else:
        finish_round(state)


@final
class TaleStep(Step):
    """MR-3.9  Every player discards one of his tales, secretly and all at once (MR-R16)."""

    def legal(self, state: State, seat: int) -> list[Decision]:
        kept = state.kept(seat)
        decisions: list[Decision] = []
        for number in range(3):
            if kept & bit(number):
                decisions.append(self.choices.discard[state.tale(seat, number)])
        return decisions

    def refusal(self, state: State, seat: int, decision: Decision) -> Refusal | None:
        if not isinstance(decision, Discard):
            return Refusal("MR-3.9", "discard-a-tale")
        if place_of_tale(state, seat, decision.tale) < 0:
            return Refusal("MR-3.9", "not-your-tale", decision.words)
        return None

    def apply(self, state: State, seat: int, decision: Decision) -> None:
        assert isinstance(decision, Discard)
        if state.seal(seat, place_of_tale(state, seat, decision.tale)):
            reveal_discards(state)


def place_of_tale(state: State, seat: i64, tale: i64) -> i64:
    """Which of the seat's three tales this is, if it still has it; else -1."""
    for number in range(3):
        if state.kept(seat) & bit(number) and state.tale(seat, number) == tale:
            return number
    return -1


def reveal_discards(state: State) -> None:
    """MR-R16  All discarded tales are shown together and leave the game."""
    state.reveals += 1
    for number in range(state.seats):
        seat = state.from_caller(number)
        place = state.sealed(seat)
        state.facts[seat * state.block + KEPT] &= ~bit(place)
        state.facts[seat * state.block + SEALED] = 0
        if state.story is not None:
            state.tell("discarded", seat, [state.box.tales[state.tale(seat, place)].names.id])
    finish_round(state)


def finish_round(state: State) -> None:
    """MR-3.10, MR-3.11  Round 2 follows round 1; after it everybody builds."""
    if state.round == 0:
        state.round = 1
        deal_round(state)
    else:
        state.ask(BUILD, state.everybody())
        if state.story is not None:
            state.tell("builders", -1, [])


def tell_round(state: State) -> None:
    """Say which round begins and what is turned up."""
    state.tell("round", -1, [str(state.round + 1)])
    if state.level.adventures:
        state.tell("turned-up", -1, [card_at(state, number).names.id for number in range(CARDS)])
