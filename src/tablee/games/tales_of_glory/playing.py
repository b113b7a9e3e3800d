"""TG-4, TG-10.3 to TG-10.9  What to do next in the own part of step 2: play, discard, a quest, or finish."""

from typing import final

from mypy_extensions import i64

from tablee.games.tales_of_glory.components import QUESTS_DEALT
from tablee.games.tales_of_glory.decisions import Discard, Finish, Play
from tablee.games.tales_of_glory.gains import COMPENSATION, begin_gain
from tablee.games.tales_of_glory.paying import (
    can_choose,
    can_pay,
    only_way,
    pay,
    paying_refusal,
    surcharge_due,
)
from tablee.games.tales_of_glory.placing import has_square
from tablee.games.tales_of_glory.position import BLOCK, HAND, SURCHARGE, TAKEN, State
from tablee.games.tales_of_glory.steps import Step
from tablee.games.tales_of_glory.tiles import QUEST
from tablee.kernel.decision import Decision
from tablee.kernel.errors import Refusal
from tablee.kernel.ints import bit


def can_play(state: State, seat: i64, tile: i64) -> bool:
    """TG-4.2  Whether a seat can pay for a tile of its own and place it."""
    return can_pay(state, seat, tile, surcharge_due(state, seat, tile)) and has_square(state, seat, tile)


def playing_refusal(state: State, seat: i64, tile: i64, surcharge: i64) -> Refusal | None:
    """TG-4.2, TG-R4  Why a seat could not play a tile with this surcharge: `can_play`, with the rule that fails."""
    refusal = paying_refusal(state, seat, tile, surcharge)
    if refusal is None and not has_square(state, seat, tile):
        return Refusal("TG-R4", "fits-nowhere", [state.tile_name(tile)])
    return refusal


def can_play_quest(state: State, seat: i64) -> bool:
    """TG-10.9  Whether a seat has a quest in hand that it can pay for and place."""
    hand = state.hand(seat)
    for number in range(QUESTS_DEALT):
        if hand & bit(number) and can_play(state, seat, state.quest(seat, number)):
            return True
    return False


def quest_number(state: State, seat: i64, tile: i64) -> i64:
    """Which of the quests in hand this tile is, or -1."""
    hand = state.hand(seat)
    for number in range(QUESTS_DEALT):
        if hand & bit(number) and state.quest(seat, number) == tile:
            return number
    return -1


@final
class PartStep(Step):
    """TG-10.9  Play the tile taken, discard it, or play a quest; afterwards play a quest or finish."""

    def legal(self, state: State, seat: int) -> list[Decision]:
        decisions: list[Decision] = []
        taken = state.taken(seat)
        if taken >= 0:
            if can_play(state, seat, taken):
                decisions.append(self.choices.play[taken])
            decisions.append(self.choices.discard[taken])
        hand = state.hand(seat)
        for number in range(QUESTS_DEALT):
            if hand & bit(number):
                quest = state.quest(seat, number)
                if can_play(state, seat, quest):
                    decisions.append(self.choices.play[quest])
        if taken < 0:
            decisions.append(self.choices.finish)
        return decisions

    def refusal(self, state: State, seat: int, decision: Decision) -> Refusal | None:
        if isinstance(decision, Play):
            return self._refusal_to_play(state, seat, decision)
        if isinstance(decision, Discard):
            return self._refusal_to_discard(state, seat, decision)
        if state.taken(seat) < 0:
            return None if isinstance(decision, Finish) else Refusal("TG-10.9", "quest-or-finish")
        words = [state.tile_name(state.taken(seat))]
        if isinstance(decision, Finish):
            return Refusal("TG-10.9", "tile-first", words)
        return Refusal("TG-4.1", "play-or-discard", words)

    def _refusal_to_play(self, state: State, seat: int, decision: Play) -> Refusal | None:
        tile = decision.tile
        if state.taken(seat) != tile and quest_number(state, seat, tile) < 0:
            return not_yours(state, seat, tile)
        return playing_refusal(state, seat, tile, surcharge_due(state, seat, tile))

    def _refusal_to_discard(self, state: State, seat: int, decision: Discard) -> Refusal | None:
        if state.taken(seat) == decision.tile:
            return None
        if state.box.set_of[decision.tile] == QUEST:
            return Refusal("TG-10.7", "quests-are-not-discarded")
        return not_yours(state, seat, decision.tile)

    def apply(self, state: State, seat: int, decision: Decision) -> None:
        if isinstance(decision, Play):
            play(state, seat, decision.tile)
        elif isinstance(decision, Discard):
            discard(state, seat, decision.tile)
        else:
            state.set_frame(state.top(seat), 2, 1)


def not_yours(state: State, seat: i64, tile: i64) -> Refusal:
    """Why a tile is not the seat's to play or to discard."""
    words = [state.tile_name(tile)]
    if state.box.set_of[tile] == QUEST:
        return Refusal("TG-10.3", "not-in-hand", words)
    if state.taken(seat) < 0:
        return Refusal("TG-10.9", "tile-dealt-with", words)
    return Refusal("TG-4.1", "not-your-tile", words)


def play(state: State, seat: i64, tile: i64) -> None:
    """TG-4.2, TG-10.4  Pay for a tile of the own hand; how to pay for the wild lands may be asked first."""
    surcharge = surcharge_due(state, seat, tile)
    number = quest_number(state, seat, tile)
    if number >= 0:
        state.facts[seat * BLOCK + HAND] &= ~bit(number)
    else:
        state.facts[seat * BLOCK + TAKEN] = 0
    if can_choose(state, seat, tile, surcharge):
        state.push(seat, SURCHARGE, tile, 0, 0)
    else:
        pay(state, seat, tile, surcharge, only_way(state, seat, tile, surcharge))


def discard(state: State, seat: i64, tile: i64) -> None:
    """TG-4.10  The tile goes to the discard, and its compensation is received: at once, or in its place (TG-11.4)."""
    state.facts[seat * BLOCK + TAKEN] = 0
    if not has_square(state, seat, tile):
        state.unfit += 1
    if state.story is not None:
        state.say("discarded", seat, [state.tile_name(tile)])
    if state.deferred:
        state.set_frame(state.top(seat), 1, state.tiles(seat))
    else:
        begin_gain(state, seat, COMPENSATION)
