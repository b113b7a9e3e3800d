"""What a tile is worth to a seat: the prices of things now, and what a placement would bring, in hundredths."""

from typing import Final, final

from mypy_extensions import i64

from tablee.games.tales_of_glory.components import KEYS, ROUNDS
from tablee.games.tales_of_glory.gains import closed_chests, count_of
from tablee.games.tales_of_glory.paying import coins_due, potions_due
from tablee.games.tales_of_glory.placing import TOWARD, lay, open_connectors, opposite
from tablee.games.tales_of_glory.position import State
from tablee.games.tales_of_glory.tiles import (
    COINS,
    COMBAT,
    FIRST_PLAYER,
    MAGIC,
    NO_TYPE,
    PER_CLOSED_CHEST,
    PER_COINS_3,
    PER_COMBAT,
    PER_KEY,
    PER_MAGIC,
    PER_MAJORITY,
    PER_POTIONS_3,
    PER_SURROUNDED,
    POTIONS,
    SPECIAL,
)
from tablee.kernel.ints import Ints, bit, count_bits, ints, zeros

POINT: Final = 100
"""One point of prestige."""
HOPE_OF_A_CHEST: Final = 90
OPEN_CONNECTOR: Final = 30
ENOUGH_CONNECTORS: Final = 6
CLOSED_AREA: Final = 250
"""What an area without an open connector costs for each round still to come."""
TOKEN: Final = 40
GROWTH: Final = ints([45, 20, 30, 20, 40, 10, 10])
"""How much each multiplier of an end gain grows in a round: the four types, keys, combat, magic."""
MAJORITIES: Final = 130
"""How many majorities a seat may hope for."""
RACE: Final = ints([100, 50, 25, 10])
"""How much the majorities as they stand count when so many rounds are left, in percent."""


@final
class Outlook:
    """One seat's prices at one moment. `state` must be a world that the asking seat may know."""

    def __init__(self, state: State, seat: i64) -> None:
        self.state = state
        self.seat = seat
        self.left: i64 = ROUNDS - state.round
        self.worth: Ints = prices(self.left)
        self.type_bonus: Ints = zeros(4)
        self.key_bonus: i64 = 0
        self._count_end_gains()
        self.closed: i64 = closed_chests(state, seat)
        self.connectors: i64 = open_connectors(state, seat)
        # What one placement changes: amounts, chests still closed, open connectors.
        self.change: Ints = zeros(5)
        self.chests: i64 = self.closed
        self.grown: i64 = 0
        self.rivals: Ints = best_of_others(state, seat)

    def _count_end_gains(self) -> None:
        """What counts at the end for tiles that lie already is worth more."""
        state = self.state
        for number in range(state.tiles(self.seat)):
            tile = state.tile(self.seat, number)
            for item in range(state.box.gain_from[tile], state.box.gain_to[tile]):
                if state.box.item_at_end[item]:
                    self._add_end_gain(state.box.item_per[item], state.box.item_n[item] * POINT)

    def _add_end_gain(self, per: i64, points: i64) -> None:
        if per == PER_COMBAT:
            self.worth[COMBAT] += points
        elif per == PER_MAGIC:
            self.worth[MAGIC] += points
        elif per == PER_KEY:
            self.key_bonus += points
        elif 0 <= per < PER_KEY:
            self.type_bonus[per] += points

    # Single things

    def chest_value(self, chest: i64) -> i64:
        """What opening a chest brings, less the hope of opening it later."""
        box = self.state.box
        value = self.key_bonus - (HOPE_OF_A_CHEST if self.left > 0 else 0)
        for item in range(box.chest_from[chest], box.chest_to[chest]):
            if box.item_group[item] == KEYS:
                value += POINT + self.key_bonus
            else:
                count = count_of(self.state, self.seat, box.item_per[item])
                value += box.item_n[item] * count * self._price(box.item_give[item])
        return value

    def best_chest(self, chests: i64) -> i64:
        """The most valuable of some chests, or -1."""
        best: i64 = -1
        most: i64 = -1000000
        for chest in range(len(self.state.box.chest_tile)):
            if chests & bit(chest):
                value = self.chest_value(chest)
                if value > most:
                    most = value
                    best = chest
        return best

    def discard_value(self) -> i64:
        """TG-4.10  A coin, a potion, and the best chest."""
        self._forget()
        self.change[COINS] = 1
        self.change[POTIONS] = 1
        return self._free_key(self.closed) + self._amounts()

    def surcharge_value(self, surcharge: i64) -> i64:
        """TG-4.6  What the wild lands cost at the cheaper price."""
        return surcharge * min(self.worth[COINS], self.worth[POTIONS])

    def price_of_paying(self, resource: i64) -> i64:
        """What one coin or potion less costs, majorities included."""
        self._forget()
        self.change[resource] = -1
        return -self._amounts()

    def _price(self, give: i64) -> i64:
        if give == FIRST_PLAYER:
            return TOKEN if self.left > 0 else 0
        return self.worth[give]

    # A tile on a square

    def value_on(self, tile: i64, square: i64, paid: bool) -> i64:
        """What placing a tile on this square brings, all costs but the surcharge counted."""
        self._forget()
        if not paid:
            self.change[COINS] = -coins_due(self.state, tile)
            self.change[POTIONS] = -potions_due(self.state, self.seat, tile)
        box = self.state.box
        self.chests = self.closed | box.chests[tile]
        value: i64 = 0
        for side in range(4):
            value += self._edge(tile, square, side)
        if box.type_of[tile] != NO_TYPE:
            value += self.type_bonus[box.type_of[tile]]
        value += self._own_gain(tile, square)
        value += self._chests(count_bits(box.chests[tile])) + self._connectors()
        return value + self._amounts()

    def _forget(self) -> None:
        """Begin to reckon with a new change."""
        for resource in range(5):
            self.change[resource] = 0
        self.grown = 0

    def _edge(self, tile: i64, square: i64, side: i64) -> i64:
        """What one edge brings: a connector left open, or a Connection with its gains and its key."""
        state = self.state
        if not state.box.connectors[tile] & bit(side):
            return 0
        number = state.number_at(self.seat, square + TOWARD[side])
        if number < 0:
            self.grown += 1
            return self._hope(tile, side)
        self.grown -= 1
        other = state.tile(self.seat, number)
        back = opposite(side)
        value = self._link(tile, side, other) + self._link(other, back, tile) - self._hope(other, back)
        if state.box.half_keys[tile] & bit(side) and state.box.half_keys[other] & bit(back):
            value += self._connection_key(tile, other)
        return value

    def _connection_key(self, tile: i64, other: i64) -> i64:
        """TG-7.3  The best chest of the two tiles or the hero; it is open from then on."""
        box = self.state.box
        mine = box.chests[tile] | box.chests[other] | box.chests[self.state.tile(self.seat, 0)]
        return self._free_key(self.chests & mine)

    def _free_key(self, chests: i64) -> i64:
        """TG-7.4  The best of some chests; it is open from then on."""
        chest = self.best_chest(chests)
        if chest < 0:
            return 0
        self.chests &= ~bit(chest)
        return self.chest_value(chest)

    def _own_gain(self, tile: i64, square: i64) -> i64:
        """What the tile itself gives, now and at the end."""
        box = self.state.box
        value: i64 = 0
        for item in range(box.gain_from[tile], box.gain_to[tile]):
            per = box.item_per[item]
            give = box.item_give[item]
            if box.item_at_end[item]:
                value += box.item_n[item] * self._end_count(tile, per)
            elif box.item_group[item] == KEYS:
                value += self._free_key(self.chests)
            elif give == FIRST_PLAYER:
                value += self._price(give)
            else:
                self.change[give] += box.item_n[item] * self._count(tile, square, per)
        return value

    def _count(self, tile: i64, square: i64, per: i64) -> i64:
        """By how much a gain will be multiplied once the tile lies there."""
        state = self.state
        if per == PER_SURROUNDED:
            tried = State(state.box, state.count, state.quests_on, state.simultaneous, state.deferred)
            state.copy_to(tried)
            lay(tried, self.seat, tile, square)
            return count_of(tried, self.seat, per)
        if per == PER_CLOSED_CHEST:
            return count_bits(self.chests)
        if per == PER_COINS_3:
            return max(state.amount(self.seat, COINS) + self.change[COINS], 0) // 3
        if per == PER_POTIONS_3:
            return max(state.amount(self.seat, POTIONS) + self.change[POTIONS], 0) // 3
        count = count_of(state, self.seat, per)
        return count + 1 if 0 <= per < PER_KEY and state.box.type_of[tile] == per else count

    def _end_count(self, tile: i64, per: i64) -> i64:
        """What a multiplier may come to at the end, in hundredths."""
        if per == PER_MAJORITY:
            return MAJORITIES
        count = count_of(self.state, self.seat, per) * POINT
        if 0 <= per < PER_KEY and self.state.box.type_of[tile] == per:
            count += POINT
        return count + (GROWTH[per] * self.left if 0 <= per < len(GROWTH) else 0)

    def _link(self, place: i64, side: i64, met: i64) -> i64:
        """TG-6.15  What the special connector of a place pays for the tile it meets; amounts go into `change`."""
        box = self.state.box
        link = place * 4 + side
        if box.edge_of[link] != SPECIAL or box.link_needs[link] not in (NO_TYPE, box.type_of[met]):
            return 0
        value: i64 = 0
        for item in range(box.link_from[link], box.link_to[link]):
            give = box.item_give[item]
            if box.item_group[item] == KEYS:
                value += self._free_key(self.chests)
            elif give == FIRST_PLAYER:
                value += self._price(give)
            else:
                self.change[give] += box.item_n[item] * count_of(self.state, self.seat, box.item_per[item])
        return value

    def _hope(self, place: i64, side: i64) -> i64:
        """What an unused special connector is worth: less if it wants a type, nothing in the last round."""
        box = self.state.box
        link = place * 4 + side
        if self.left == 0 or box.edge_of[link] != SPECIAL:
            return 0
        percent = 40 if box.link_needs[link] == NO_TYPE else 25
        value: i64 = 0
        for item in range(box.link_from[link], box.link_to[link]):
            if box.item_group[item] == KEYS:
                value += POINT
            else:
                value += box.item_n[item] * self._price(box.item_give[item])
        return value * percent // 100

    def _chests(self, new: i64) -> i64:
        """The hope of opening new chests, as long as there are rounds to find keys in."""
        if self.left == 0:
            return 0
        enough = (POINT + 35 * self.left) // POINT
        return HOPE_OF_A_CHEST * max(min(new, enough - count_bits(self.closed)), 0)

    def _connectors(self) -> i64:
        """Open connectors keep the area growing; without any it is closed."""
        if self.left == 0:
            return 0
        after = self.connectors + self.grown
        if after <= 0:
            return -CLOSED_AREA * self.left
        return OPEN_CONNECTOR * (min(after, ENOUGH_CONNECTORS) - min(self.connectors, ENOUGH_CONNECTORS))

    def _amounts(self) -> i64:
        """What the changed amounts are worth, and near the end what they do for the majorities."""
        value: i64 = 0
        for resource in range(5):
            value += self.change[resource] * self.worth[resource]
        if self.left < len(RACE):
            prize = self.state.box.numbers.majority * RACE[self.left]
            for resource in range(COINS, MAGIC + 1):
                has = self.state.amount(self.seat, resource)
                rival = self.rivals[resource]
                if has < rival <= has + self.change[resource]:
                    value += prize
                elif has >= rival > has + self.change[resource]:
                    value -= prize
        return value


def prices(left: i64) -> Ints:
    """What prestige, coins, potions, combat and magic are worth when so many rounds are left.

    In the last round amounts count for majorities and ties only.
    """
    if left == 0:
        return ints([POINT, 2, 3, 5, 4])
    coins = 25 + 75 * left // 9
    potions = 50 + 100 * left // 9
    skill = 60 + 250 * left // 9
    return ints([POINT, coins, potions, skill, skill])


def best_of_others(state: State, seat: i64) -> Ints:
    """The most that another seat has of each resource."""
    best = zeros(5)
    for other in range(state.seats):
        if other != seat:
            for resource in range(5):
                best[resource] = max(best[resource], state.amount(other, resource))
    return best
