"""RW-6  Stage 3: spells, cast from the slowest player to the fastest, and the reactions to each of them."""

from typing import Final, final

from mypy_extensions import i64

from tablee.games.realm_of_wonder.cards import (
    BALLOON,
    CARD_TYPES,
    COUNTERSPELL,
    LIGHTNING,
    MINUS_THREE,
    PLUS_THREE,
    RUNE_SPELL,
    SUBMARINE,
    WISH,
)
from tablee.games.realm_of_wonder.decisions import Cast, Counter, EndSpells, Pass
from tablee.games.realm_of_wonder.draws import use_card
from tablee.games.realm_of_wonder.faults import (
    ASKED_REACTION,
    ASKED_SPELL,
    NOT_IN_HAND,
    Fault,
)
from tablee.games.realm_of_wonder.magic import resolve_spell, spell_event, spell_fault, spell_words
from tablee.games.realm_of_wonder.position import (
    AIM_BEACH,
    AIM_FORT,
    AIM_SEAT,
    AIM_TILE,
    AIM_TURN,
    CAST,
    REACT,
    State,
)
from tablee.games.realm_of_wonder.realm import NOBODY
from tablee.games.realm_of_wonder.rounds import begin_turns
from tablee.games.realm_of_wonder.steps import Step
from tablee.kernel.decision import Decision
from tablee.kernel.ints import bit, ints, zeros

OWNER: Final = 32
"""An entry of the stack is OWNER * seat + type of card."""


def begin_spells(state: State) -> None:
    """RW-6.1  Everybody has a spell turn."""
    state.casting = state.everybody()
    next_caster(state)


def next_caster(state: State) -> None:
    """RW-6.1, RW-6.3, RW-6.13  The slowest player who has not finished casts; on the castle island nobody can."""
    seat = state.slowest(state.casting)
    while seat != NOBODY and state.on_island(seat):
        state.casting &= ~bit(seat)
        seat = state.slowest(state.casting)
    if seat == NOBODY:
        begin_turns(state)
    else:
        state.ask(CAST, seat)


@final
class CastStep(Step):
    """RW-6.2  In the spell turn a player plays any number of magic cards, one after the other, or none."""

    def legal(self, state: State, seat: int) -> list[Decision]:
        decisions: list[Decision] = []
        for card in range(CARD_TYPES):
            if state.cards(seat, card) > 0 and spell_fault(state, seat, card // 2) is None:
                decisions.append(self.choices.cast[card])
        decisions.append(self.choices.finish)
        return decisions

    def fault(self, state: State, seat: int, decision: Decision) -> Fault | None:
        if isinstance(decision, EndSpells):
            return None
        if not isinstance(decision, Cast):
            return ASKED_SPELL
        if state.cards(seat, decision.card) == 0:
            return NOT_IN_HAND
        return spell_fault(state, seat, decision.card // 2)

    def apply(self, state: State, seat: int, decision: Decision) -> None:
        if isinstance(decision, Cast):
            state.spell = decision.card
            use_card(state, seat, decision.card)
            ask_for_choices(state, seat)
            return
        state.casting &= ~bit(seat)
        next_caster(state)


def ask_for_choices(state: State, seat: i64) -> None:
    """RW-6.4  All choices are declared together with the card."""
    kind = state.spell // 2
    if kind in (LIGHTNING, BALLOON):
        declare(state, seat)
    elif kind in (PLUS_THREE, MINUS_THREE):
        state.ask(AIM_SEAT, seat)
    elif kind == RUNE_SPELL:
        state.ask(AIM_TURN, seat)
    elif kind == WISH:
        state.ask(AIM_TILE, seat)
    elif kind == SUBMARINE:
        state.ask(AIM_BEACH, seat)
    else:
        state.ask(AIM_FORT, seat)


def declare(state: State, seat: i64) -> None:
    """RW-6.5  The card with its choices goes onto the stack, and the others are asked."""
    state.reveals += 1
    state.stack = ints([int(OWNER * seat + state.spell)])
    if state.story is not None:
        state.tell(spell_event(state.spell // 2), seat, spell_words(state))
    open_window(state)


def open_window(state: State) -> None:
    """RW-6.5  Everybody but the player of the top card is asked, from the left of that player on."""
    state.ask(REACT, state.left_of(top_owner(state)))


def top_owner(state: State) -> i64:
    """Who played the card on top of the stack."""
    return state.stack[len(state.stack) - 1] // OWNER


@final
class ReactStep(Step):
    """RW-6.5, RW-6.12  Play one Counterspell against the top card, or pass; everybody is asked alike."""

    def legal(self, state: State, seat: int) -> list[Decision]:
        decisions: list[Decision] = []
        for counter in self.choices.counter:
            if state.cards(seat, counter.card) > 0:
                decisions.append(counter)
        decisions.append(self.choices.let_be)
        return decisions

    def fault(self, state: State, seat: int, decision: Decision) -> Fault | None:
        if isinstance(decision, Pass):
            return None
        if not isinstance(decision, Counter):
            return ASKED_REACTION
        return None if state.cards(seat, decision.card) > 0 else NOT_IN_HAND

    def apply(self, state: State, seat: int, decision: Decision) -> None:
        if isinstance(decision, Counter):
            counter_top(state, seat, decision.card)
            return
        following = state.left_of(seat)
        if following == top_owner(state):
            resolve_top(state)
        else:
            state.ask(REACT, following)


def counter_top(state: State, seat: i64, card: i64) -> None:
    """RW-6.5  A Counterspell becomes the top card, and a new window opens for it."""
    state.reveals += 1
    use_card(state, seat, card)
    if state.story is not None:
        under = state.stack[len(state.stack) - 1]
        state.tell("countered", seat, [state.box.card_word(under % OWNER), f"seat_{under // OWNER}"])
    stack = zeros(len(state.stack) + 1)
    for i in range(len(state.stack)):
        stack[i] = state.stack[i]
    stack[len(state.stack)] = OWNER * seat + card
    state.stack = stack
    open_window(state)


def resolve_top(state: State) -> None:
    """RW-6.6  A spell takes effect; a Counterspell blocks the card beneath it, and what is left is asked about anew."""
    height = len(state.stack)
    top = state.stack[height - 1]
    if top % OWNER // 2 != COUNTERSPELL:
        resolve_spell(state, top // OWNER)
        finish_spell(state)
        return
    if state.story is not None:
        blocked = state.stack[height - 2]
        state.tell("blocked", blocked // OWNER, [state.box.card_word(blocked % OWNER)])
    state.stack = state.stack[: height - 2]
    if height == 2:
        finish_spell(state)
    else:
        open_window(state)


def finish_spell(state: State) -> None:
    """RW-6.7, RW-6.8  The stack is empty: whoever is the slowest now goes on casting."""
    state.spell = -1
    state.stack = zeros(0)
    next_caster(state)
