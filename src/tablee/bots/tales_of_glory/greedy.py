"""The greedy bot of Tales of Glory: values every tile on every square, and bets on what it is likely to get."""

from typing import Final, final

from mypy_extensions import i64

from tablee.bots.bot import Bot, Seen
from tablee.bots.tales_of_glory.outlook import POINT, TOKEN, Outlook
from tablee.games.tales_of_glory.decisions import (
    Discard,
    Finish,
    Open,
    Pay,
    Place,
    Play,
    Return,
    Select,
    Take,
)
from tablee.games.tales_of_glory.paying import can_pay, coins_due, potions_due, surcharge_due, surcharge_of
from tablee.games.tales_of_glory.placing import squares_for
from tablee.games.tales_of_glory.position import State
from tablee.games.tales_of_glory.tiles import COINS, POTIONS, QUEST
from tablee.kernel.decision import Decision
from tablee.kernel.ints import Ints, ints, zeros
from tablee.kernel.rng import Rng

NEVER: Final = -1000000
TAKES: Final = ints([60, 20, 8])
"""How often a player takes what looks best, second and third best to that player, in percent."""
FALLBACK: Final = 90
"""What is left of the best other tile after coming too late, in percent."""
PATIENCE: Final = 400
"""What a quest must bring at least when nine rounds are left; less and less toward the end."""
EXPECTED: Final = ints([250, 200, 250, 200, 350, 300, 300, 0, 150, 150, 200, 250])
"""What the multipliers of quests may come to, in hundredths."""


@final
class GreedyBot(Bot):
    """Takes what looks best now; in a sampled world it reads only what its seat may know."""

    def choose(self, seen: Seen, rng: Rng) -> Decision:
        legal = seen.legal()
        if len(legal) == 1:
            return legal[0]
        state = seen.sample(rng)
        assert isinstance(state, State)
        first = legal[0]
        if isinstance(first, Select):
            return self._select(state, seen.seat, legal)
        if isinstance(first, Take):
            return self._take(state, seen.seat, legal)
        if isinstance(first, Place):
            return self._place(state, seen.seat, legal)
        if isinstance(first, Open):
            return self._open(state, seen.seat, legal)
        if isinstance(first, Pay):
            return self._pay(state, seen.seat, legal)
        if isinstance(first, Return):
            return self._return(state, legal)
        return self._part(state, seen.seat, legal)

    # Obtaining

    def _select(self, state: State, seat: i64, legal: list[Decision]) -> Decision:
        """The slot with the best prospect, given who chooses before and what they will want."""
        values = slot_values(state, seat)
        gone = chances_gone(state, seat)
        best = legal[0]
        most: i64 = NEVER
        for decision in legal:
            assert isinstance(decision, Select)
            slot = decision.slot
            fallback = best_but(values, slot) * FALLBACK // 100
            prospect = (values[slot] * (100 - gone[slot]) + fallback * gone[slot]) // 100
            if slot == 0 and state.holder != seat:
                prospect += TOKEN
            if prospect > most:
                most = prospect
                best = decision
        return best

    def _take(self, state: State, seat: i64, legal: list[Decision]) -> Decision:
        values = slot_values(state, seat)
        best = legal[0]
        most: i64 = NEVER
        for decision in legal:
            assert isinstance(decision, Take)
            if values[decision.slot] > most:
                most = values[decision.slot]
                best = decision
        return best

    # Playing

    def _part(self, state: State, seat: i64, legal: list[Decision]) -> Decision:
        """Play the tile or discard it, whichever is better; a quest when it pays enough, first if it must be."""
        outlook = Outlook(state, seat)
        tile = legal[0]
        rest = legal[-1]
        gain: i64 = 0
        if isinstance(tile, Play) and tile.tile == state.taken(seat):
            surcharge = surcharge_due(state, seat, tile.tile)
            gain = (
                best_value(outlook, tile.tile) - outlook.surcharge_value(surcharge) - outlook.discard_value()
            )
            rest = tile if gain > 0 else legal[1]
        elif isinstance(tile, Discard):
            rest = tile
        quest = self._best_quest(outlook, legal)
        if quest is None:
            return rest
        if isinstance(rest, Finish):
            return quest
        value = best_value(outlook, quest.tile)
        return quest if gain < value and excludes(state, seat, tile, quest) else rest

    def _best_quest(self, outlook: Outlook, legal: list[Decision]) -> Play | None:
        """The quest that brings most, if it brings enough for this stage of the game."""
        best: Play | None = None
        most = PATIENCE * outlook.left // 9 + POINT // 2
        if outlook.left == 0:
            most = 0
        for decision in legal:
            if isinstance(decision, Play) and outlook.state.box.set_of[decision.tile] == QUEST:
                value = best_value(outlook, decision.tile)
                if value > most:
                    most = value
                    best = decision
        return best

    def _pay(self, state: State, seat: i64, legal: list[Decision]) -> Decision:
        """With what is worth less now."""
        outlook = Outlook(state, seat)
        coins = outlook.price_of_paying(COINS)
        potions = outlook.price_of_paying(POTIONS)
        for decision in legal:
            assert isinstance(decision, Pay)
            if (decision.resource == COINS) == (coins <= potions):
                return decision
        return legal[0]

    def _place(self, state: State, seat: i64, legal: list[Decision]) -> Decision:
        outlook = Outlook(state, seat)
        tile = state.frame(state.top(seat), 0)
        best = legal[0]
        most: i64 = NEVER
        for decision in legal:
            assert isinstance(decision, Place)
            value = outlook.value_on(tile, decision.square, True)
            if value > most:
                most = value
                best = decision
        return best

    def _open(self, state: State, seat: i64, legal: list[Decision]) -> Decision:
        outlook = Outlook(state, seat)
        best = legal[0]
        most: i64 = NEVER
        for decision in legal:
            assert isinstance(decision, Open)
            value = outlook.chest_value(decision.chest)
            if value > most:
                most = value
                best = decision
        return best

    def _return(self, state: State, legal: list[Decision]) -> Decision:
        """The quest that promises least goes back."""
        worst = legal[0]
        least: i64 = -NEVER
        for decision in legal:
            assert isinstance(decision, Return)
            value = quest_promise(state, decision.quest)
            if value < least:
                least = value
                worst = decision
        return worst


def best_value(outlook: Outlook, tile: i64) -> i64:
    """What a tile brings on its best square."""
    most: i64 = NEVER
    for square in squares_for(outlook.state, outlook.seat, tile):
        value = outlook.value_on(tile, square, False)
        most = max(most, value)
    return most


def slot_values(state: State, seat: i64) -> Ints:
    """What the tile of each slot is worth to a seat: played if it can be, else discarded; nothing for an empty slot."""
    outlook = Outlook(state, seat)
    discard = outlook.discard_value()
    values = zeros(state.slots)
    for slot in range(state.slots):
        tile = state.slot(slot)
        if tile < 0:
            continue
        values[slot] = discard
        surcharge = surcharge_of(state, slot)
        if can_pay(state, seat, tile, surcharge):
            values[slot] = max(discard, best_value(outlook, tile) - outlook.surcharge_value(surcharge))
    return values


def chances_gone(state: State, seat: i64) -> Ints:
    """TG-3.3  How likely each tile is taken by somebody who comes before this seat in turn order, in percent."""
    stays = zeros(state.slots)
    for slot in range(state.slots):
        stays[slot] = 100
    number: i64 = 0
    while state.from_holder(number) != seat:
        values = slot_values(state, state.from_holder(number))
        for rank in range(len(TAKES)):
            slot = best_slot(values)
            stays[slot] = stays[slot] * (100 - TAKES[rank]) // 100
            values[slot] = NEVER
        number += 1
    for slot in range(state.slots):
        stays[slot] = 100 - stays[slot]
    return stays


def best_slot(values: Ints) -> i64:
    """The slot with the highest value."""
    best: i64 = 0
    for slot in range(len(values)):
        if values[slot] > values[best]:
            best = slot
    return best


def best_but(values: Ints, left_out: i64) -> i64:
    """The highest value of all slots but one."""
    most: i64 = NEVER
    for slot in range(len(values)):
        if slot != left_out and values[slot] > most:
            most = values[slot]
    return most


def excludes(state: State, seat: i64, tile: Decision, quest: Play) -> bool:
    """Whether paying for the tile would leave too little for the quest."""
    if not isinstance(tile, Play):
        return False
    coins = state.amount(seat, COINS) - coins_due(state, tile.tile)
    potions = state.amount(seat, POTIONS) - potions_due(state, seat, tile.tile)
    return coins < coins_due(state, quest.tile) or potions < potions_due(state, seat, quest.tile)


def quest_promise(state: State, quest: i64) -> i64:
    """What a quest may bring in the end, less its cost: thresholds are met in part by then."""
    box = state.box
    value: i64 = 0
    for item in range(box.gain_from[quest], box.gain_to[quest]):
        per = box.item_per[item]
        value += box.item_n[item] * (EXPECTED[per] if per >= 0 else POINT)
    cost = box.cost_of
    return (
        value
        - 60 * cost[quest * 4]
        - 90 * cost[quest * 4 + 1]
        - 70 * (cost[quest * 4 + 2] + cost[quest * 4 + 3])
    )
