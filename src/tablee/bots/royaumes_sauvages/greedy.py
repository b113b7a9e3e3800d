"""The greedy bot of Les Royaumes Sauvages: the claim, rally or pass that promises most, and strong battle cards."""

from typing import Final, final

from mypy_extensions import i64

from tablee.bots.bot import Bot, Seen
from tablee.bots.royaumes_sauvages.judgement import claim_gain, pass_gain, standing
from tablee.games.royaumes_sauvages.battles import best_cards
from tablee.games.royaumes_sauvages.components import REALMS
from tablee.games.royaumes_sauvages.decisions import Claim, Discard, Draw, Fight, PlayBonus, Rally, Reinforce
from tablee.games.royaumes_sauvages.decrees import allows, counting, decree_of
from tablee.games.royaumes_sauvages.position import (
    HUMAN,
    NOBODY,
    OPPONENT,
    SHOWN_AT,
    TABLE,
    State,
    battle_place,
)
from tablee.games.royaumes_sauvages.solo_battles import beats, opponent_cards
from tablee.games.royaumes_sauvages.turns import is_open
from tablee.kernel.decision import Decision
from tablee.kernel.ints import bit, zeros
from tablee.kernel.rng import Rng

FRESH_CARDS: Final = 25
FRESH_CARDS_ALONE: Final = 70
"""What new cards are worth to who rallies, beside the point; more in the solo mode, where decrees get broken."""
FLEXIBLE: Final = 15
"""What it costs to play a card, for each realm where it would fit too."""
PATIENCE: Final = 1
"""So many rallies in a row of every player are enough, even where no limit was agreed (RS-R39)."""
WORTH_KEEPING: Final = 3
"""A card that fits somewhere is worth keeping."""
WORLDS: Final = 8
"""Worlds imagined to choose a battle card."""


@final
class GreedyBot(Bot):
    """Takes what looks best now; in a sampled world it reads only what its seat may know."""

    def choose(self, seen: Seen, rng: Rng) -> Decision:
        legal = seen.legal()
        if len(legal) == 1:
            return legal[0]
        first = legal[0]
        if isinstance(first, Fight):
            return fight(seen, legal, rng)
        world = seen.sample(rng)
        assert isinstance(world, State)
        if isinstance(first, Discard):
            return throw_away(world, legal)
        if isinstance(first, PlayBonus):
            return kinder_bonus(world, legal)
        if isinstance(legal[-1], Reinforce):
            return reinforce(world, seen.seat, legal)
        return act(world, seen.seat, legal)


def act(state: State, seat: i64, legal: list[Decision]) -> Decision:
    """The claim that gains most; a rally or a pass if they promise more."""
    gains = [claim_gain(state, seat, realm) if is_open(state, realm) else 0 for realm in range(REALMS)]
    best = legal[-1]
    best_gain = pass_gain(state, seat)
    for decision in legal:
        gain = best_gain
        if isinstance(decision, Claim):
            gain = gains[decision.realm] - FLEXIBLE * fits(state, decision.card)
        elif isinstance(decision, Rally) and state.rallies < PATIENCE * state.sides:
            gain = 100 * state.box.numbers.rally_points
            gain += FRESH_CARDS_ALONE if state.solo else FRESH_CARDS
        if gain > best_gain:
            best_gain = gain
            best = decision
    return best


def fits(state: State, card: i64) -> i64:
    """In how many realms a card could be played now."""
    count: i64 = 0
    for realm in range(REALMS):
        if is_open(state, realm) and allows(decree_of(state, realm), card, counting(state, realm)):
            count += 1
    return count


def throw_away(state: State, legal: list[Decision]) -> Decision:
    """Discard, one by one, what fits nowhere; at least the card that is worth least."""
    worst = legal[0]
    worst_value: i64 = WORTH_KEEPING
    for decision in legal:
        if isinstance(decision, Discard):
            value = WORTH_KEEPING * fits(state, decision.card) + battle_worth(state, decision.card)
            if value < worst_value or decision is worst:
                worst = decision
                worst_value = value
    return legal[-1] if worst_value >= WORTH_KEEPING and isinstance(legal[-1], Draw) else worst


def battle_worth(state: State, card: i64) -> i64:
    """What a card is worth in battles: an 8, a 7 and a 1 are good to have."""
    value = state.box.cards.value[card]
    if value >= state.box.numbers.battle_high - 1:
        return 2
    return 1 if value == state.box.numbers.battle_low else 0


# Battles


def fight(seen: Seen, legal: list[Decision], rng: Rng) -> Decision:
    """RS-10.2, RS-15.20  The card that wins most often in imagined worlds."""
    scores = zeros(len(legal))
    for _ in range(WORLDS):
        world = seen.sample(rng)
        assert isinstance(world, State)
        rivals = revealed(world) if world.solo else guessed(world, seen.seat, rng)
        for number in range(len(legal)):
            decision = legal[number]
            assert isinstance(decision, Fight)
            scores[number] += verdict(world, decision.card, rivals)
    best: i64 = 0
    for number in range(len(legal)):
        if scores[number] > scores[best]:
            best = number
    return legal[best]


def revealed(state: State) -> list[int]:
    """RS-15.20  The cards that the solo opponent would turn up in this world."""
    count = min(opponent_cards(state), state.deck_size)
    return [int(state.deck[state.deck_size - 1 - number]) for number in range(count)]


def guessed(state: State, seat: i64, rng: Rng) -> list[int]:
    """What the rivals might choose in this world: the highest card as often as any."""
    cards: list[int] = []
    for rival in range(state.sides):
        if rival != seat and state.still_in & bit(rival):
            held = state.held(rival)
            card = state.hand_card(rival, rng.below(held))
            if rng.below(2) == 0:
                card = highest(state, rival)
            cards.append(int(card))
    return cards


def highest(state: State, seat: i64) -> i64:
    """The highest card of a hand."""
    best = state.hand_card(seat, 0)
    for place in range(state.held(seat)):
        card = state.hand_card(seat, place)
        if state.box.cards.value[card] > state.box.cards.value[best]:
            best = card
    return best


def verdict(state: State, card: i64, rivals: list[int]) -> i64:
    """2 for a victory over these cards, 1 for another round, 0 for a defeat."""
    tied = False
    for rival in rivals:
        if beats(state, rival, card):
            return 0
        tied = tied or not beats(state, card, rival)
    return 1 if tied else 2


def reinforce(state: State, seat: i64, legal: list[Decision]) -> Decision:
    """RS-10.8  The fewest tokens that make the seat the only winner, if the tile is worth them."""
    stake = state.box.majorities[state.majority(state.realm)].points - state.box.numbers.second_points
    place = SHOWN_AT + battle_place(seat, state.round) + TABLE
    if best_cards(state) == bit(seat):
        return legal[0]
    for decision in legal:
        if isinstance(decision, Reinforce) and decision.count * state.box.token_points < stake:
            state.facts[place] += decision.count
            alone = best_cards(state) == bit(seat)
            state.facts[place] -= decision.count
            if alone:
                return decision
    return legal[0]


# Solo


def kinder_bonus(state: State, legal: list[Decision]) -> Decision:
    """RS-15.30  The Bonus card after which the human stands better."""
    best = legal[0]
    best_lead: i64 = 0
    for number in range(len(legal)):
        after = state.clone()
        after.apply(HUMAN, legal[number])
        assert isinstance(after, State)
        lead = outlook(after, HUMAN) - outlook(after, OPPONENT)
        if number == 0 or lead > best_lead:
            best_lead = lead
            best = legal[number]
    return best


def outlook(state: State, side: i64) -> i64:
    """The points of a side and what its influence promises."""
    total = 100 * state.points(side)
    for realm in range(REALMS):
        total += standing(state, side, realm, NOBODY, state.box.size[realm] - state.length(realm))
    return total
