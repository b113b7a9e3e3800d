"""RS-10  Battles: secret cards, reinforcement tokens in answer to tokens, round after round."""

from typing import final

from mypy_extensions import i64

from tablee.games.royaumes_sauvages.components import HAND
from tablee.games.royaumes_sauvages.decisions import Decline, Fight, Reinforce
from tablee.games.royaumes_sauvages.deck import discard, full_hand, take_from_hand
from tablee.games.royaumes_sauvages.majorities import award
from tablee.games.royaumes_sauvages.position import (
    BLOCK,
    FIGHT,
    LAST_SHOWN_AT,
    NOBODY,
    SEALED,
    SHOWN_AT,
    SIDES_AT,
    TABLE,
    TOKEN_WINDOW,
    TOKENS,
    TOKENS_HELD,
    State,
    battle_place,
)
from tablee.games.royaumes_sauvages.steps import Step
from tablee.kernel.decision import Decision
from tablee.kernel.errors import Refusal
from tablee.kernel.ints import bit, count_bits


def begin_battle(state: State) -> None:
    """RS-10.1  All who share the most influence of the realm fight (RS-R17)."""
    state.still_in = state.fighters
    state.round = 0
    ask_for_cards(state)
    if state.story is not None:
        state.tell("battle", -1, [state.box.realms[state.realm].names.id])
        for number in range(state.sides):
            if state.fighters & bit(state.from_first(number)):
                state.tell_side("fights", state.from_first(number), [])


def ask_for_cards(state: State) -> None:
    """RS-10.2  Everybody still in chooses a card."""
    state.ask(FIGHT, state.still_in)


@final
class FightStep(Step):
    """RS-10.2  Each fighter secretly chooses a card of the hand; all are revealed together (RS-R48)."""

    def legal(self, state: State, seat: int) -> list[Decision]:
        decisions: list[Decision] = []
        for place in range(state.held(seat)):
            decisions.append(self.choices.fight[state.hand_card(seat, place)])
        return decisions

    def refusal(self, state: State, seat: int, decision: Decision) -> Refusal | None:
        if not isinstance(decision, Fight):
            return Refusal("RS-10.2", "choose-a-battle-card")
        if state.place_in_hand(seat, decision.card) < 0:
            return Refusal("RS-10.2", "not-in-your-hand", decision.words)
        return None

    def apply(self, state: State, seat: int, decision: Decision) -> None:
        assert isinstance(decision, Fight)
        state.facts[SIDES_AT + seat * BLOCK + SEALED] = state.place_in_hand(seat, decision.card) + 1
        state.owing &= ~bit(seat)
        if state.owing == 0:
            reveal_cards(state)


def reveal_cards(state: State) -> None:
    """RS-10.2, RS-10.3  Turn all chosen cards over together; then tokens may be played."""
    state.reveals += 1
    for number in range(state.sides):
        seat = state.from_first(number)
        if state.still_in & bit(seat):
            card = take_from_hand(state, seat, state.sealed(seat))
            state.facts[SIDES_AT + seat * BLOCK + SEALED] = 0
            state.facts[SHOWN_AT + battle_place(seat, state.round)] = card + 1
            if state.story is not None:
                state.tell("showed", seat, [state.box.card_names[card]])
    state.asked = 0
    state.silent = 0
    state.last_token = NOBODY
    state.coming = TOKEN_WINDOW


def token_window(state: State) -> None:
    """RS-10.8  Ask in turn, again and again, until all (after a token: all others) have declined in a row."""
    fighters = count_bits(state.still_in)
    while state.silent < fighters - (0 if state.last_token == NOBODY else 1):
        seat = state.from_first(state.asked % state.sides)
        state.asked += 1
        if not state.still_in & bit(seat):
            continue
        if state.tokens(seat) > 0:
            state.ask(TOKENS, bit(seat))
            return
        state.silent += 1
    finish_round(state)


@final
class TokenStep(Step):
    """RS-10.8  A fighter adds any number of own tokens to the own card, or declines (RS-10.9, RS-R19)."""

    def legal(self, state: State, seat: int) -> list[Decision]:
        decisions: list[Decision] = [self.choices.decline]
        for count in range(state.tokens(seat)):
            decisions.append(self.choices.reinforce[count])
        return decisions

    def refusal(self, state: State, seat: int, decision: Decision) -> Refusal | None:
        if isinstance(decision, Decline):
            return None
        if not isinstance(decision, Reinforce):
            return Refusal("RS-10.8", "tokens-or-decline")
        if decision.count > state.tokens(seat):
            return Refusal("RS-10.8", "not-so-many-tokens", [*decision.words, str(state.tokens(seat))])
        return None

    def apply(self, state: State, seat: int, decision: Decision) -> None:
        if isinstance(decision, Reinforce):
            play_tokens(state, seat, decision.count)
        else:
            state.silent += 1
            if state.story is not None:
                state.tell("declined", seat, [])
        state.owing = 0


def play_tokens(state: State, seat: i64, count: i64) -> None:
    """RS-10.8  Tokens are spent at once and return to the reserve."""
    place = battle_place(seat, state.round)
    state.facts[SIDES_AT + seat * BLOCK + TOKENS_HELD] -= count
    state.facts[SHOWN_AT + place + TABLE] += count
    state.silent = 0
    state.last_token = seat
    if state.story is not None:
        card = state.box.card_names[state.shown(place)]
        state.tell("reinforced", seat, [card, str(count), str(strength(state, seat))])


def strength(state: State, seat: i64) -> i64:
    """RS-10.3  What the card of this round comes to."""
    return strength_at(state, SHOWN_AT + battle_place(seat, state.round))


def strength_at(state: State, place: i64) -> i64:
    """RS-10.3  The value of the battle card that lies there, and 2 more for each token on it."""
    card = state.facts[place] - 1
    return state.box.cards.value[card] + state.box.token_bonus * state.facts[place + TABLE]


def best_cards(state: State) -> i64:
    """RS-10.4, RS-R18  Who has the best card: the highest strength, but a plain 1 if an 8 or more is there."""
    best: i64 = 0
    low: i64 = 0
    for seat in range(state.sides):
        if state.still_in & bit(seat):
            best = max(best, strength(state, seat))
            if strength(state, seat) == state.box.numbers.battle_low:
                low |= bit(seat)
    if low != 0 and best >= state.box.numbers.battle_high:
        return low
    mask: i64 = 0
    for seat in range(state.sides):
        if state.still_in & bit(seat) and strength(state, seat) == best:
            mask |= bit(seat)
    return mask


def finish_round(state: State) -> None:
    """RS-10.5, RS-10.6  One alone has won; several fight on, and after the fourth round win together."""
    state.still_in = best_cards(state)
    state.round += 1
    if count_bits(state.still_in) == 1 or state.round == HAND:
        finish_battle(state)
    else:
        if state.story is not None:
            state.tell("tied", -1, [str(state.round + 1)])
        ask_for_cards(state)


def finish_battle(state: State) -> None:
    """RS-10.7, RS-10.11  Discard what was shown, draw up to four, score the realm, hand the losers their tokens."""
    winners = state.still_in
    losers = state.fighters & ~winners
    for number in range(state.sides):
        seat = state.from_first(number)
        for battle_round in range(HAND):
            discard_shown(state, battle_place(seat, battle_round))
    clear_table(state, winners)
    for number in range(state.sides):
        seat = state.from_first(number)
        if state.fighters & bit(seat):
            full_hand(state, seat)
    award(state, winners, losers)
    hand_out_tokens(state, losers)


def discard_shown(state: State, place: i64) -> None:
    """RS-10.11  A card shown in the battle goes to the discard pile."""
    card = state.shown(place)
    if card >= 0:
        discard(state, card)


def clear_table(state: State, winners: i64) -> None:
    """Make room for the next battle; how this one went stays to be looked at."""
    state.last_battle = state.realm
    state.last_tile = state.majority(state.realm)
    state.last_fighters = state.fighters
    state.last_winners = winners
    state.last_rounds = state.round
    for i in range(2 * TABLE):
        state.facts[LAST_SHOWN_AT + i] = state.facts[SHOWN_AT + i]
        state.facts[SHOWN_AT + i] = 0


def hand_out_tokens(state: State, losers: i64) -> None:
    """RS-10.7, RS-R21  A token for every loser, clockwise from the first player, as long as there are any."""
    for number in range(state.sides):
        seat = state.from_first(number)
        if losers & bit(seat) and state.reserve() > 0:
            state.facts[SIDES_AT + seat * BLOCK + TOKENS_HELD] += 1
            if state.story is not None:
                state.tell("token", seat, [])
