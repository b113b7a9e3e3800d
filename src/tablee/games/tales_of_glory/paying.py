"""TG-4.3 to TG-4.9  Paying: thresholds, reinforcement, and the surcharge of the wild lands."""

from typing import Final, final

from mypy_extensions import i64

from tablee.games.tales_of_glory.decisions import Pay
from tablee.games.tales_of_glory.position import SQUARE, State
from tablee.games.tales_of_glory.steps import Step
from tablee.games.tales_of_glory.tiles import COINS, COMBAT, MAGIC, POTIONS
from tablee.kernel.decision import Decision
from tablee.kernel.errors import Refusal

COIN_PART: Final = 0
POTION_PART: Final = 1
COMBAT_PART: Final = 2
MAGIC_PART: Final = 3
"""The parts of a cost, in the order of COSTS."""


def missing_points(state: State, seat: i64, tile: i64) -> i64:
    """TG-4.5, TG-4.9  The points of combat and magic that a seat lacks for a tile."""
    combat = state.box.cost_of[tile * 4 + COMBAT_PART] - state.amount(seat, COMBAT)
    magic = state.box.cost_of[tile * 4 + MAGIC_PART] - state.amount(seat, MAGIC)
    missing: i64 = 0
    if combat > 0:
        missing += combat
    if magic > 0:
        missing += magic
    return missing


def coins_due(state: State, tile: i64) -> i64:
    """TG-4.4  The coins of the cost, without a surcharge."""
    return state.box.cost_of[tile * 4 + COIN_PART]


def potions_due(state: State, seat: i64, tile: i64) -> i64:
    """TG-4.7, TG-4.9  The potions of the cost and one for each missing point, without a surcharge."""
    reinforcement = missing_points(state, seat, tile) * state.box.numbers.reinforcement
    return state.box.cost_of[tile * 4 + POTION_PART] + reinforcement


def surcharge_of(state: State, slot: i64) -> i64:
    """TG-4.6  What a tile from this slot costs more, in coins or in potions."""
    return state.box.numbers.surcharge if state.in_wild_lands(slot) else 0


def surcharge_due(state: State, seat: i64, tile: i64) -> i64:
    """TG-4.6, TG-10.4  The surcharge for playing this tile now: only for the tile taken, by its slot (TG-R15)."""
    return surcharge_of(state, state.taken_from(seat)) if tile == state.taken(seat) else 0


def can_pay(state: State, seat: i64, tile: i64, surcharge: i64) -> bool:
    """TG-4.2  Whether a seat can pay the whole cost, the surcharge in one of the two ways (TG-R42)."""
    coins = state.amount(seat, COINS) - coins_due(state, tile)
    potions = state.amount(seat, POTIONS) - potions_due(state, seat, tile)
    return coins >= 0 and potions >= 0 and (coins >= surcharge or potions >= surcharge)


def can_choose(state: State, seat: i64, tile: i64, surcharge: i64) -> bool:
    """TG-R42  Whether both ways to pay the surcharge are possible."""
    coins = state.amount(seat, COINS) - coins_due(state, tile)
    potions = state.amount(seat, POTIONS) - potions_due(state, seat, tile)
    return 0 < surcharge <= coins and surcharge <= potions


def only_way(state: State, seat: i64, tile: i64, surcharge: i64) -> i64:
    """TG-R42  The resource in which a surcharge is paid when there is no choice."""
    coins = state.amount(seat, COINS) - coins_due(state, tile)
    return COINS if coins >= surcharge else POTIONS


def paying_refusal(state: State, seat: i64, tile: i64, surcharge: i64) -> Refusal | None:
    """Why a seat cannot pay for a tile: `can_pay`, with the rule that fails."""
    if can_pay(state, seat, tile, surcharge):
        return None
    name = state.tile_name(tile)
    coins = state.amount(seat, COINS)
    potions = state.amount(seat, POTIONS)
    due = potions_due(state, seat, tile)
    if coins < coins_due(state, tile):
        return Refusal("TG-4.4", "too-few-coins", [name, str(coins_due(state, tile)), str(coins)])
    if potions < due:
        missing = missing_points(state, seat, tile)
        if missing > 0:
            return Refusal("TG-4.7", "too-weak", [name, str(missing), str(due), str(potions)])
        return Refusal("TG-4.4", "too-few-potions", [name, str(due), str(potions)])
    rule = "TG-R16" if coins_due(state, tile) + due == 0 else "TG-4.6"
    return Refusal(rule, "no-surcharge", [name, str(surcharge)])


def pay(state: State, seat: i64, tile: i64, surcharge: i64, resource: i64) -> None:
    """TG-4.4, TG-4.9  Pay the cost, the surcharge in this resource, and go on to placing."""
    coins = coins_due(state, tile)
    potions = potions_due(state, seat, tile)
    if resource == COINS:
        coins += surcharge
    else:
        potions += surcharge
    state.add(seat, COINS, -coins)
    state.add(seat, POTIONS, -potions)
    state.push(seat, SQUARE, tile, 0, 0)
    if state.story is not None and coins + potions > 0:
        state.say("paid", seat, [state.tile_name(tile), str(coins), str(potions)])


@final
class SurchargeStep(Step):
    """TG-4.6  Pay the wild lands with a coin or with a potion; asked only if both are possible (TG-R42)."""

    def legal(self, state: State, seat: int) -> list[Decision]:  # noqa: ARG002 - both ways are open
        return [self.choices.pay_coins, self.choices.pay_potions]

    def refusal(self, state: State, seat: int, decision: Decision) -> Refusal | None:
        if isinstance(decision, Pay):
            return None
        return Refusal("TG-4.6", "pay-the-surcharge", [state.tile_name(state.frame(state.top(seat), 0))])

    def apply(self, state: State, seat: int, decision: Decision) -> None:
        assert isinstance(decision, Pay)
        tile = state.frame(state.top(seat), 0)
        state.pop(seat)
        surcharge = surcharge_of(state, state.taken_from(seat))
        pay(state, seat, tile, surcharge, decision.resource)
