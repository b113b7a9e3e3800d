"""RS-15.1 to RS-15.18  Solo mode: the turns of the fictitious opponent, which the rules move."""

from typing import Final, final

from mypy_extensions import i64

from tablee.games.royaumes_sauvages.components import (
    BY_SPECIES_OR_VALUE,
    NEVER,
    REALMS,
    Level,
)
from tablee.games.royaumes_sauvages.decisions import PlayBonus
from tablee.games.royaumes_sauvages.deck import discard, draw_card
from tablee.games.royaumes_sauvages.position import (
    BONUS,
    BONUS_AT,
    HUMAN,
    NEXT_TURN,
    NOBODY,
    OPPONENT,
    State,
)
from tablee.games.royaumes_sauvages.steps import Step
from tablee.games.royaumes_sauvages.turns import go_out, place
from tablee.kernel.decision import Decision
from tablee.kernel.errors import Refusal
from tablee.kernel.ints import bit

BONUS_CARDS: Final = 2
"""Room for the Bonus cards; at most levels only one lies there."""


def level_of(state: State) -> Level:
    """The level of a solo play."""
    level = state.level
    assert level is not None, "not a solo play"
    return level


def starter(state: State) -> i64:
    """RS-15.5, RS-R28  The human starts every age; at the level Easy the opponent does."""
    return OPPONENT if level_of(state).opponent_starts else HUMAN


def turn_up_bonus(state: State, slot: i64) -> None:
    """RS-15.2  The top card of the deck becomes a Bonus card."""
    card = draw_card(state)
    state.facts[BONUS_AT + slot] = card + 1
    if state.story is not None:
        state.tell("bonus-card", -1, [state.box.card_names[card]])


def opponent_turn(state: State) -> None:
    """RS-15.7 to RS-15.9  Draw and place a card, then look at the Bonus cards; without a cube, go out."""
    state.coming = NEXT_TURN
    if state.supply(OPPONENT) == 0:
        if state.story is not None:
            state.tell("opponent-passed", -1, [])
        go_out(state, OPPONENT)
        return
    card = draw_playable(state)
    place(state, OPPONENT, card, realm_for(state, card))
    if not state.is_out(OPPONENT) and state.supply(OPPONENT) > 0:
        check_bonus(state, card)


def draw_playable(state: State) -> i64:
    """RS-15.15  A card for the opponent; once the human is out, those of 1, 2 and 3 are discarded."""
    card = draw_card(state)
    while is_unplayable(state, card):
        set_aside(state, card)
        card = draw_card(state)
    return card


def is_unplayable(state: State, card: i64) -> bool:
    """RS-15.15, RS-15.18  Whether the human is out and the card follows the human's claims (RS-R29)."""
    return state.is_out(HUMAN) and state.box.solo.designated[state.box.cards.value[card]] < 0


def set_aside(state: State, card: i64) -> None:
    """Discard a card that the opponent cannot play."""
    discard(state, card)
    if state.story is not None:
        state.tell("opponent-discarded", -1, [state.box.card_names[card]])


def designated_realm(state: State, card: i64) -> i64:
    """RS-15.10  The realm of that size or, for 1, 2 and 3, of the human's last claim in this age (RS-R27)."""
    solo = state.box.solo
    realm = solo.designated[state.box.cards.value[card]]
    if realm >= 0:
        return realm
    return solo.follow_default if state.last_claim == NOBODY else state.last_claim


def realm_for(state: State, card: i64) -> i64:
    """RS-15.11, RS-15.16  The first realm clockwise from the designated one that the best possible tier admits."""
    start = designated_realm(state, card)
    after = state.is_out(HUMAN)
    for tier in range(3):
        for distance in range(REALMS):
            realm = (start + distance) % REALMS
            if admits(state, realm, tier, after):
                return realm
    raise AssertionError("the opponent finds no free territory [RS-15.13]")


def admits(state: State, realm: i64, tier: i64, after: bool) -> bool:
    """RS-15.11  Tier 0: free and not far ahead; tier 1: free; tier 2: free, the capital included (RS-R31).

    RS-15.16  Once the human is out, the capital is not avoided in any tier (RS-R33).
    """
    avoided = 0 if after or tier == 2 else 1
    if state.length(realm) + avoided >= state.box.size[realm]:
        return False
    lead = state.influence(OPPONENT, realm) - state.influence(HUMAN, realm)
    return tier > 0 or lead < state.box.solo.lead_limit


def check_bonus(state: State, card: i64) -> None:
    """RS-15.14, RS-15.30  A Bonus card that matches the card just placed is played; of two the human chooses."""
    hits: i64 = 0
    for slot in range(BONUS_CARDS):
        if matches(state, state.bonus(slot), card):
            hits |= bit(slot)
    if hits == 3:
        state.ask(BONUS, bit(HUMAN))
    elif hits:
        play_bonus(state, hits - 1)


def matches(state: State, bonus: i64, card: i64) -> bool:
    """RS-15.14  Whether a Bonus card shares what the level asks for with the card just placed."""
    match = level_of(state).bonus_match
    cards = state.box.cards
    if bonus < 0 or match == NEVER:
        return False
    if cards.species[bonus] == cards.species[card]:
        return True
    return match == BY_SPECIES_OR_VALUE and cards.value[bonus] == cards.value[card]


def play_bonus(state: State, slot: i64) -> None:
    """RS-15.14, RS-15.17  Place a Bonus card, or its substitute (RS-R34), and turn up a new one."""
    card = state.bonus(slot)
    state.facts[BONUS_AT + slot] = 0
    if is_unplayable(state, card):
        set_aside(state, card)
        card = draw_playable(state)
    if state.story is not None:
        state.tell("bonus-played", -1, [state.box.card_names[card]])
    place(state, OPPONENT, card, realm_for(state, card))
    turn_up_bonus(state, slot)


@final
class BonusStep(Step):
    """RS-15.30  Expert: if both Bonus cards match, the human chooses which one is played."""

    def legal(self, state: State, seat: int) -> list[Decision]:  # noqa: ARG002 - there is only one seat
        return [self.choices.bonus[state.bonus(slot)] for slot in range(BONUS_CARDS)]

    def refusal(self, state: State, seat: int, decision: Decision) -> Refusal | None:  # noqa: ARG002
        if not isinstance(decision, PlayBonus):
            return Refusal("RS-15.30", "choose-a-bonus-card")
        if slot_of(state, decision.card) < 0:
            return Refusal("RS-15.30", "not-a-bonus-card", decision.words)
        return None

    def apply(self, state: State, seat: int, decision: Decision) -> None:  # noqa: ARG002
        assert isinstance(decision, PlayBonus)
        state.owing = 0
        play_bonus(state, slot_of(state, decision.card))


def slot_of(state: State, card: i64) -> i64:
    """Which Bonus card this is, or -1."""
    for slot in range(BONUS_CARDS):
        if state.bonus(slot) == card:
            return slot
    return -1
