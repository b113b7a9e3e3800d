"""RS-15.19 to RS-15.25  Solo battles: one card of the human against several from the deck."""

from typing import final

from mypy_extensions import i64

from tablee.games.royaumes_sauvages.battles import clear_table, discard_shown
from tablee.games.royaumes_sauvages.components import HAND
from tablee.games.royaumes_sauvages.decisions import Fight
from tablee.games.royaumes_sauvages.deck import draw_card, draw_up, take_from_hand
from tablee.games.royaumes_sauvages.majorities import award
from tablee.games.royaumes_sauvages.position import (
    HUMAN,
    OPPONENT,
    SHOWN_AT,
    SOLO_FIGHT,
    TABLE,
    State,
    battle_place,
)
from tablee.games.royaumes_sauvages.solo import level_of
from tablee.games.royaumes_sauvages.steps import Step
from tablee.kernel.decision import Decision
from tablee.kernel.errors import Refusal
from tablee.kernel.ints import bit


def begin_solo_battle(state: State) -> None:
    """RS-15.19, RS-15.24  A tie is fought out; without a card the human has lost at once."""
    state.still_in = state.fighters
    state.round = 0
    if state.story is not None:
        state.tell("battle", -1, [state.box.realms[state.realm].names.id])
    if state.held(HUMAN) == 0:
        lose(state)
    else:
        state.ask(SOLO_FIGHT, bit(HUMAN))


def opponent_cards(state: State) -> i64:
    """RS-15.20  3 cards (Hard: 4), minus the battles lost in this end of age, never below 0."""
    count = level_of(state).battle_cards - state.battles_lost
    return max(count, 0)


def opponent_place(battle_round: i64, number: i64) -> i64:
    """Where the opponent's cards of a round lie."""
    return battle_place(OPPONENT, battle_round * HAND + number)


@final
class SoloFightStep(Step):
    """RS-15.20  The human chooses a card, then the opponent's cards are turned up."""

    def legal(self, state: State, seat: int) -> list[Decision]:
        decisions: list[Decision] = []
        for place in range(state.held(seat)):
            decisions.append(self.choices.fight[state.hand_card(seat, place)])
        return decisions

    def refusal(self, state: State, seat: int, decision: Decision) -> Refusal | None:
        if not isinstance(decision, Fight):
            return Refusal("RS-15.20", "choose-a-battle-card")
        if state.place_in_hand(seat, decision.card) < 0:
            return Refusal("RS-15.20", "not-in-your-hand", decision.words)
        return None

    def apply(self, state: State, seat: int, decision: Decision) -> None:
        assert isinstance(decision, Fight)
        state.owing = 0
        card = take_from_hand(state, seat, state.place_in_hand(seat, decision.card))
        state.facts[SHOWN_AT + battle_place(HUMAN, state.round)] = card + 1
        if state.story is not None:
            state.tell("showed", seat, decision.words)
        count = opponent_cards(state)
        for number in range(count):
            show_opponent_card(state, opponent_place(state.round, number))
        finish_solo_round(state, card, count)


def show_opponent_card(state: State, place: i64) -> None:
    """RS-15.20  Turn up a card of the deck for the opponent."""
    card = draw_card(state)
    state.facts[SHOWN_AT + place] = card + 1
    if state.story is not None:
        state.tell("opponent-showed", -1, [state.box.card_names[card]])


def beats(state: State, card: i64, other: i64) -> bool:
    """RS-15.21, RS-R36  The higher value beats the lower, but 1 beats 8 and 8 does not beat 1."""
    numbers = state.box.numbers
    mine = state.box.cards.value[card]
    theirs = state.box.cards.value[other]
    if mine == numbers.battle_low and theirs >= numbers.battle_high:
        return True
    if theirs == numbers.battle_low and mine >= numbers.battle_high:
        return False
    return mine > theirs


def finish_solo_round(state: State, card: i64, count: i64) -> None:
    """RS-15.21, RS-15.24  Beaten by one: lost. Beating all: won. Else another round, while there are cards."""
    beaten: i64 = 0
    for number in range(count):
        other = state.shown(opponent_place(state.round, number))
        if beats(state, other, card):
            state.round += 1
            lose(state)
            return
        if beats(state, card, other):
            beaten += 1
    state.round += 1
    if beaten == count:
        state.battles_won += 1
        finish_solo_battle(state, bit(HUMAN))
    elif state.held(HUMAN) == 0:
        finish_solo_battle(state, state.fighters)
    else:
        if state.story is not None:
            state.tell("tied", -1, [str(state.round + 1)])
        state.ask(SOLO_FIGHT, bit(HUMAN))


def lose(state: State) -> None:
    """RS-15.20  The opponent wins; it will have one card less in the next battle of this end of age."""
    state.battles_lost += 1
    finish_solo_battle(state, bit(OPPONENT))


def finish_solo_battle(state: State, winners: i64) -> None:
    """RS-15.22, RS-15.23  Discard all cards shown, score, and draw up to four minus the battles won."""
    for place in range(TABLE):
        discard_shown(state, place)
    clear_table(state, winners)
    draw_up(state, HUMAN, HAND - state.battles_won)
    award(state, winners, state.fighters & ~winners)
