"""RS-4, RS-5, RS-7, RS-8  Course of an age: claim, rally or pass, until everybody is out."""

from typing import final

from mypy_extensions import i64

from tablee.games.royaumes_sauvages.components import HAND, REALMS
from tablee.games.royaumes_sauvages.decisions import Claim, Discard, Draw, Pass, Rally
from tablee.games.royaumes_sauvages.deck import discard, full_hand, take_from_hand
from tablee.games.royaumes_sauvages.decrees import allows, counting, decree_of, decree_refusal
from tablee.games.royaumes_sauvages.position import (
    ACT,
    BLOCK,
    COLUMN_AT,
    DISCARD,
    FIRST_AT,
    INFLUENCE_AT,
    LENGTH_AT,
    LONGEST,
    NEXT_REALM,
    ON_BOARD,
    OPPONENT,
    OPPONENT_TURN,
    ORDER_AT,
    OUT_AT,
    OWNER_AT,
    POINTS,
    RALLY_POINTS,
    SIDES_AT,
    State,
)
from tablee.games.royaumes_sauvages.steps import Step
from tablee.kernel.decision import Decision
from tablee.kernel.errors import Refusal
from tablee.kernel.ints import bit


def next_turn(state: State) -> None:
    """RS-4.1, RS-4.3, RS-4.4  The next side that is not out takes a turn; if all are out, the age ends (RS-R2)."""
    if state.out_count == state.sides:
        state.realm = 0
        state.battles_won = 0
        state.battles_lost = 0
        state.coming = NEXT_REALM
        if state.story is not None:
            state.tell("age-ends", -1, [str(state.age + 1)])
        return
    state.turn = (state.turn + 1) % state.sides
    while state.is_out(state.turn):
        state.turn = (state.turn + 1) % state.sides
    if state.solo and state.turn == OPPONENT:
        state.coming = OPPONENT_TURN
    else:
        state.ask(ACT, bit(state.turn))


@final
class ActStep(Step):
    """RS-4.2  In a turn a player does one thing: claim a territory, rally or pass."""

    def legal(self, state: State, seat: int) -> list[Decision]:
        decisions: list[Decision] = []
        if state.supply(seat) > 0:
            held = state.held(seat)
            for realm in range(REALMS):
                if is_open(state, realm):
                    decree = decree_of(state, realm)
                    cards = counting(state, realm)
                    for place in range(held):
                        card = state.hand_card(seat, place)
                        if allows(decree, card, cards):
                            decisions.append(self.choices.claim[card * REALMS + realm])
            if rally_refusal(state) is None:
                decisions.append(self.choices.rally)
        decisions.append(self.choices.skip)
        return decisions

    def refusal(self, state: State, seat: int, decision: Decision) -> Refusal | None:
        """RS-4.5  Passing is always allowed; without a cube nothing else is (RS-R7)."""
        if isinstance(decision, Pass):
            return None
        if not isinstance(decision, (Claim, Rally)):
            return Refusal("RS-4.2", "claim-rally-or-pass")
        if state.supply(seat) == 0:
            return Refusal("RS-5.8", "no-cube-left")
        if isinstance(decision, Rally):
            return rally_refusal(state)
        return claim_refusal(state, seat, decision)

    def apply(self, state: State, seat: int, decision: Decision) -> None:
        if isinstance(decision, Claim):
            claim(state, seat, decision.card, decision.realm)
        elif isinstance(decision, Rally):
            rally(state, seat)
        else:
            skip(state, seat)


def is_open(state: State, realm: i64) -> bool:
    """RS-5.2, RS-5.5  Whether a realm has a free territory."""
    return state.length(realm) < state.box.size[realm]


def claim_refusal(state: State, seat: i64, decision: Claim) -> Refusal | None:
    """RS-5.2  Why this card cannot be played in this realm, or None."""
    if state.place_in_hand(seat, decision.card) < 0:
        return Refusal("RS-5.1", "not-in-your-hand", decision.words[:1])
    return realm_refusal(state, decision.card, decision.realm)


def realm_refusal(state: State, card: i64, realm: i64) -> Refusal | None:
    """RS-5.2, RS-5.5  Why a realm takes no card now, or not this one; None if it does."""
    if not is_open(state, realm):
        return Refusal("RS-5.5", "realm-is-full", [state.box.realms[realm].names.id])
    return decree_refusal(state, card, realm)


def rally_refusal(state: State) -> Refusal | None:
    """RS-7.3, RS-R39  Why nobody can rally now, or None."""
    if state.out_count > 0:
        return Refusal("RS-7.3", "somebody-is-out")
    if state.limit > 0 and state.rallies >= state.limit:
        return Refusal("RS-R39", "too-many-rallies", [str(state.limit)])
    return None


def claim(state: State, seat: i64, card: i64, realm: i64) -> None:
    """RS-5.1 to RS-5.9  Play a card, place a cube, and draw; a capital ends the age for its owner (RS-R46)."""
    take_from_hand(state, seat, state.place_in_hand(seat, card))
    place(state, seat, card, realm)
    state.last_claim = realm
    full_hand(state, seat)
    state.owing = 0


def place(state: State, side: i64, card: i64, realm: i64) -> None:
    """RS-5.3, RS-5.4  Add a card to a column and a cube to the next territory, the capital last of all."""
    length = state.length(realm)
    state.facts[COLUMN_AT + realm * LONGEST + length] = card
    state.facts[OWNER_AT + realm * LONGEST + length] = side
    state.facts[ORDER_AT + realm * LONGEST + length] = state.arrivals
    state.arrivals += 1
    state.facts[LENGTH_AT + realm] = length + 1
    state.facts[SIDES_AT + side * BLOCK + INFLUENCE_AT + realm] += 1
    state.facts[SIDES_AT + side * BLOCK + ON_BOARD] += 1
    state.rallies = 0
    capital = not is_open(state, realm)
    if state.story is not None:
        words = [state.box.card_names[card], state.box.realms[realm].names.id]
        state.tell_side("capital" if capital else "claimed", side, words)
    if capital:
        go_out(state, side)


def rally(state: State, seat: i64) -> None:
    """RS-7.1  Gain a point; then cards are discarded one by one."""
    points = state.box.numbers.rally_points
    state.facts[SIDES_AT + seat * BLOCK + POINTS] += points
    state.facts[SIDES_AT + seat * BLOCK + RALLY_POINTS] += points
    state.rallies += 1
    state.ask(DISCARD, bit(seat))
    if state.story is not None:
        state.tell("rallied", seat, [str(points)])


@final
class DiscardStep(Step):
    """RS-7.2  Who rallies discards one to four cards, as many as they like, and draws up to four."""

    def legal(self, state: State, seat: int) -> list[Decision]:
        decisions: list[Decision] = []
        for place in range(state.held(seat)):
            decisions.append(self.choices.discard[state.hand_card(seat, place)])
        if has_discarded(state, seat):
            decisions.append(self.choices.draw)
        return decisions

    def refusal(self, state: State, seat: int, decision: Decision) -> Refusal | None:
        if isinstance(decision, Draw):
            return None if has_discarded(state, seat) else Refusal("RS-7.2", "discard-at-least-one")
        if not isinstance(decision, Discard):
            return Refusal("RS-7.1", "discard-or-draw")
        if state.place_in_hand(seat, decision.card) < 0:
            return Refusal("RS-7.1", "not-in-your-hand", decision.words)
        return None

    def apply(self, state: State, seat: int, decision: Decision) -> None:
        if isinstance(decision, Discard):
            discard(state, take_from_hand(state, seat, state.place_in_hand(seat, decision.card)))
            if state.story is not None:
                state.tell("discarded", seat, decision.words)
        else:
            full_hand(state, seat)
            state.owing = 0


def has_discarded(state: State, seat: i64) -> bool:
    """Whether a seat that rallies has discarded at least one card."""
    return state.held(seat) < HAND


def skip(state: State, seat: i64) -> None:
    """RS-8.2  Be out until the end of the age, with the hand kept."""
    state.rallies = 0
    if state.story is not None:
        state.tell("passed", seat, [])
    go_out(state, seat)
    state.owing = 0


def go_out(state: State, side: i64) -> None:
    """RS-8.3  Who goes out first in an age takes a secret First-to-Pass tile (RS-R8, RS-R9); not in solo."""
    state.facts[OUT_AT + state.out_count] = side
    state.out_count += 1
    if state.out_count > 1 or state.solo:
        return
    state.facts[FIRST_AT + state.age] = side + 1
    state.reveals += 1
    if state.story is not None:
        tile = state.box.firsts[state.first_tiles[state.age]]
        state.tell("first-to-pass", side, [])
        state.tell("your-tile", side, [tile.id, str(tile.points)], side)
