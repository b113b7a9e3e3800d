"""The best kingdom from some tiles: an exact search, small enough to run for every candidate of a draft.

Castle, workshops and terrains are tried from the most valuable down, and a branch is left as soon as it cannot beat
the best kingdom found. The first row is not tried: which colours it must show follows from the terrains, and given those
the most valuable tiles can be taken one by one. Bards fill what is left, as many as needed.
"""

from typing import Final, final

from mypy_extensions import i64

from tablee.games.mon_royaume.components import MONSTER, NO_COLOUR, Box
from tablee.kernel.ints import Ints, bit, zeros

NOTHING: Final = -1000000000
FREE: Final = 99
"""What `fixed` says of a slot that may still hold anything."""
NO_DEMAND: Final = -1
WILD: Final = -2
"""The colour of a bard: it lends whatever is asked."""
DULL: Final = -3
"""The colour of a bard of the advanced option: it lends nothing."""


@final
class Worth:
    """What each kind of tile is worth in a kingdom: its first copy, and each further copy."""

    def __init__(self, kinds: int) -> None:
        self.first: Ints = zeros(kinds)
        self.again: Ints = zeros(kinds)

    def clone(self) -> "Worth":
        copy = Worth(len(self.first))
        copy.first = self.first[:]
        copy.again = self.again[:]
        return copy

    def add(self, kind: i64, first: i64) -> None:
        """Make the first copy of a kind worth more."""
        self.first[kind] += first

    def add_each(self, kind: i64, value: i64) -> None:
        """Make every copy of a kind worth more."""
        self.first[kind] += value
        self.again[kind] += value


@final
class KingdomSearch:
    """Finds the kingdom of the greatest total worth. One search can be used again and again."""

    def __init__(self, box: Box, advanced: bool) -> None:
        self.box = box
        side = box.numbers.advanced_bard if advanced else box.numbers.standard_bard
        self.bard_colour: i64 = DULL if side.colour == NO_COLOUR else WILD
        self.copies: Ints = zeros(len(box.tiles))
        self.fixed: Ints = zeros(10)
        self.any_fixed = False
        self.worth = Worth(len(box.tiles))
        # The tiles of each level, most valuable first; an extra copy is an entry of its own.
        self.kind: Ints = zeros(4 * 13)
        self.value: Ints = zeros(4 * 13)
        self.colour: Ints = zeros(4 * 13)
        self.size: Ints = zeros(4)
        # The first row for three demanded colours and with or without a monster, once it was worked out.
        self.lands: i64 = box.lands + 1
        self.known_row: Ints = zeros(2 * int(self.lands * self.lands * self.lands))
        self.row_stamp: Ints = zeros(2 * int(self.lands * self.lands * self.lands))
        self.stamp: i64 = 0
        # The row being filled, the kingdom being tried, the best one.
        self.row: Ints = zeros(4)
        self.wanted: Ints = zeros(4)
        self.trial: Ints = zeros(10)
        self.best: Ints = zeros(10)
        self.best_value: i64 = NOTHING

    def clear(self) -> None:
        """Forget the tiles and the fixed slots."""
        for kind in range(len(self.copies)):
            self.copies[kind] = 0
        for slot in range(10):
            self.fixed[slot] = FREE
        self.any_fixed = False

    def fix(self, slot: i64, tile: i64) -> None:
        """Demand that a slot holds this: 1 + kind face up, or a negative number for a bard."""
        self.fixed[slot] = max(tile, 0)
        self.any_fixed = True

    def search(self, worth: Worth, at_least: i64 = NOTHING, castle: i64 = -1) -> i64:
        """The greatest worth of a kingdom, if it beats `at_least` (else NOTHING); `best` holds its slots.

        With `castle`, only kingdoms with that castle are tried.
        """
        self.worth = worth
        self.stamp += 1
        for level in range(4):
            self._sort_level(level)
        self.best_value = at_least
        found = NOTHING
        top = 3 * 13
        for place in range(self.size[3]):
            wanted = castle < 0 or self.kind[top + place] == castle
            if wanted and self._try_castle(self.kind[top + place], self.value[top + place]):
                found = self.best_value
        if castle < 0 and self._try_castle(-1, 0):
            found = self.best_value
        return found

    def _sort_level(self, level: i64) -> None:
        """List the tiles of a level, most valuable first."""
        start = level * 13
        size: i64 = 0
        for kind in range(len(self.copies)):
            if self.copies[kind] > 0 and self.box.kind_level[kind] == level + 1:
                for copy in range(min(self.copies[kind], 4)):
                    value = self.worth.first[kind] if copy == 0 else self.worth.again[kind]
                    self._insert(start, size, kind, value)
                    size += 1
        self.size[level] = size

    def _insert(self, start: i64, size: i64, kind: i64, value: i64) -> None:
        place = start + size
        while place > start and self.value[place - 1] < value:
            self.kind[place] = self.kind[place - 1]
            self.value[place] = self.value[place - 1]
            self.colour[place] = self.colour[place - 1]
            place -= 1
        self.kind[place] = kind
        self.value[place] = value
        self.colour[place] = self.box.kind_colour[kind]

    def _top(self, level: i64, count: i64) -> i64:
        """The most that so many tiles of a level can be worth."""
        total: i64 = 0
        for place in range(min(count, self.size[level])):
            total += max(self.value[level * 13 + place], 0)
        return total

    def _admits(self, slot: i64, kind: i64) -> bool:
        """Whether a fixed slot agrees with this kind (-1 for a bard)."""
        return self.fixed[slot] == FREE or self.fixed[slot] == kind + 1

    def _try_castle(self, castle: i64, value: i64) -> bool:
        """Try every pair of workshops under a castle (-1: a bard); True if a better kingdom was found."""
        if not self._admits(9, castle):
            return False
        demand = NO_DEMAND if castle < 0 else self.box.kind_colour[castle]
        monster = demand == self.box.black
        if monster:
            demand = NO_DEMAND
        self.trial[9] = castle + 1
        rest = self._top(1, 3) + self._top(0, 4)
        better = False
        for left in range(-1, self.size[2]):
            # Kingdoms can be mirrored, so the right workshop need not be listed before the left one.
            for right in range(-1 if self.any_fixed else left, self.size[2]):
                if left == right and left >= 0:
                    continue
                pair = value + self._value_at(2, left) + self._value_at(2, right)
                if pair + rest <= self.best_value or not self._holds(demand, left, right):
                    continue
                if self._try_workshops(left, right, pair, monster):
                    better = True
        return better

    def _value_at(self, level: i64, place: i64) -> i64:
        return 0 if place < 0 else self.value[level * 13 + place]

    def _kind_at(self, level: i64, place: i64) -> i64:
        return -1 if place < 0 else self.kind[level * 13 + place]

    def _colour_at(self, level: i64, place: i64) -> i64:
        return self.bard_colour if place < 0 else self.colour[level * 13 + place]

    def _holds(self, demand: i64, left: i64, right: i64) -> bool:
        """Whether two workshops hold up a castle of this colour."""
        if demand == NO_DEMAND:
            return True
        a = self._colour_at(2, left)
        b = self._colour_at(2, right)
        return a in (demand, WILD) or b in (demand, WILD)

    def _try_workshops(self, left: i64, right: i64, value: i64, monster: bool) -> bool:
        """Try every three terrains under a pair of workshops."""
        left_kind = self._kind_at(2, left)
        right_kind = self._kind_at(2, right)
        if not self._admits(7, left_kind) or not self._admits(8, right_kind):
            return False
        self.trial[7] = left_kind + 1
        self.trial[8] = right_kind + 1
        x = NO_DEMAND if left < 0 else self._colour_at(2, left)
        y = NO_DEMAND if right < 0 else self._colour_at(2, right)
        rest = self._top(0, 4)
        better = False
        for middle in range(-1, self.size[1]):
            for one in range(-1, self.size[1]):
                if one == middle and one >= 0:
                    continue
                for two in range(-1, self.size[1]):
                    if two >= 0 and two in (one, middle):
                        continue
                    total = (
                        value + self._value_at(1, one) + self._value_at(1, middle) + self._value_at(1, two)
                    )
                    if total + rest <= self.best_value or not self._carries(x, y, one, middle, two):
                        continue
                    if self._try_terrains(one, middle, two, total, monster):
                        better = True
        return better

    def _carries(self, x: i64, y: i64, one: i64, middle: i64, two: i64) -> bool:
        """Whether three terrains hold up workshops of colours x and y; a bard between them lends one colour."""
        a = self._colour_at(1, one)
        m = self._colour_at(1, middle)
        b = self._colour_at(1, two)
        left_held = x in (NO_DEMAND, a, m) or a == WILD
        right_held = y in (NO_DEMAND, b, m) or b == WILD
        if left_held and right_held:
            return True
        if m != WILD:
            return False
        return left_held or right_held or x == y

    def _try_terrains(self, one: i64, middle: i64, two: i64, value: i64, monster: bool) -> bool:
        """Complete the kingdom with the best first row."""
        kinds = (self._kind_at(1, one), self._kind_at(1, middle), self._kind_at(1, two))
        if not (self._admits(4, kinds[0]) and self._admits(5, kinds[1]) and self._admits(6, kinds[2])):
            return False
        a = NO_DEMAND if one < 0 else self._colour_at(1, one)
        m = NO_DEMAND if middle < 0 else self._colour_at(1, middle)
        b = NO_DEMAND if two < 0 else self._colour_at(1, two)
        row = self._row_value(a, m, b, monster)
        if row == NOTHING or value + row <= self.best_value:
            return False
        self._best_row(a, m, b, monster)
        self.best_value = value + row
        self.trial[4] = kinds[0] + 1
        self.trial[5] = kinds[1] + 1
        self.trial[6] = kinds[2] + 1
        for slot in range(4, 10):
            self.best[slot] = self.trial[slot]
        for slot in range(4):
            self.best[slot] = self.row[slot]
        return True

    def _row_value(self, a: i64, m: i64, b: i64, monster: bool) -> i64:
        """The worth of the best first row under three terrains, worked out once for each three colours."""
        key = ((a + 1) * self.lands + m + 1) * self.lands + b + 1
        if monster:
            key += self.lands * self.lands * self.lands
        if self.row_stamp[key] != self.stamp:
            self.row_stamp[key] = self.stamp
            self.known_row[key] = self._best_row(a, m, b, monster)
        return self.known_row[key]

    def _best_row(self, a: i64, m: i64, b: i64, monster: bool) -> i64:
        """Fill the first row under terrains of colours a, m, b; its worth, or NOTHING if it cannot be done.

        Each terrain is served by the slot to its right, unless its left slot serves it already: no other way
        leaves more slots free. With fixed slots, every way to serve the three is tried.
        """
        if not self.any_fixed:
            for slot in range(4):
                self.wanted[slot] = NO_DEMAND
            self.wanted[1] = a
            self.wanted[2] = NO_DEMAND if m == a else m
            self.wanted[3] = NO_DEMAND if b == self.wanted[2] else b
            return self._fill(monster)
        return self._best_fixed_row(a, m, b, monster)

    def _best_fixed_row(self, a: i64, m: i64, b: i64, monster: bool) -> i64:
        best = NOTHING
        best_row = self.row[:]
        for way in range(8):
            if self._serve(a, m, b, way):
                value = self._fill(monster)
                if value > best:
                    best = value
                    best_row = self.row[:]
        self.row = best_row
        return best

    def _serve(self, a: i64, m: i64, b: i64, way: i64) -> bool:
        """Let each of three terrains be served by its left or right slot; False if two want one slot."""
        for slot in range(4):
            self.wanted[slot] = NO_DEMAND
        for number in range(3):
            colour = a if number == 0 else m if number == 1 else b
            slot = number + (1 if way & bit(number) else 0)
            if colour == NO_DEMAND:
                continue
            if self.wanted[slot] not in (NO_DEMAND, colour):
                return False
            self.wanted[slot] = colour
        return True

    def _fill(self, monster: bool) -> i64:
        """Take the most valuable tile for every slot: first those with a demand, then the free ones."""
        used: i64 = 0
        total: i64 = 0
        for slot in range(4):
            self.row[slot] = -1
            if self.fixed[slot] != FREE:
                place = self._fixed_place(slot, used)
                if place == -2:
                    return NOTHING
                if place >= 0:
                    used |= bit(place)
                    total += self.value[place]
                    self.row[slot] = place
        for slot in range(4):
            if self.fixed[slot] == FREE and self.wanted[slot] != NO_DEMAND:
                place = self._best_place(used, self.wanted[slot])
                if place < 0 and self.bard_colour != WILD:
                    return NOTHING
                if place >= 0 and self.value[place] < 0 and self.bard_colour == WILD:
                    place = -1
                if place >= 0:
                    used |= bit(place)
                    total += self.value[place]
                self.row[slot] = place
        return self._fill_free(used, total, monster)

    def _fixed_place(self, slot: i64, used: i64) -> i64:
        """Where the tile of a fixed slot is listed, -1 for a bard, -2 if it does not meet the slot's demand."""
        tile = self.fixed[slot]
        demand = self.wanted[slot]
        if tile == 0:
            return -1 if demand == NO_DEMAND or self.bard_colour == WILD else -2
        if demand not in (NO_DEMAND, self.box.kind_colour[tile - 1]):
            return -2
        for place in range(self.size[0]):
            if self.kind[place] == tile - 1 and not used & bit(place):
                return place
        return -2

    def _best_place(self, used: i64, colour: i64) -> i64:
        """The most valuable unused tile of a colour (NO_DEMAND: of any), or -1."""
        for place in range(self.size[0]):
            if not used & bit(place) and colour in (NO_DEMAND, self.colour[place]):
                return place
        return -1

    def _fill_free(self, used: i64, total: i64, monster: bool) -> i64:
        """Fill the slots without a demand; then see to it that a black castle has its monster."""
        for slot in range(4):
            if self.fixed[slot] == FREE and self.wanted[slot] == NO_DEMAND:
                place = self._best_place(used, NO_DEMAND)
                if place >= 0 and self.value[place] < 0:
                    place = -1
                if place >= 0:
                    used |= bit(place)
                    total += self.value[place]
                self.row[slot] = place
        if monster:
            total = self._ensure_monster(used, total)
        for slot in range(4):
            place = self.row[slot]
            self.row[slot] = 0 if place < 0 else self.kind[place] + 1
        return total

    def _ensure_monster(self, used: i64, total: i64) -> i64:
        """If no monster is in the row, put one where it costs least: a free slot, or one that wants its colour."""
        for slot in range(4):
            if self.row[slot] >= 0 and self._is_monster(self.row[slot]):
                return total
        best = NOTHING
        best_slot: i64 = 0
        best_place: i64 = 0
        for place in range(self.size[0]):
            if not used & bit(place) and self._is_monster(place):
                for slot in range(4):
                    swapped = total + self.value[place] - self._value_at(0, self.row[slot])
                    if self._may_hold(slot, place) and swapped > best:
                        best = swapped
                        best_slot = slot
                        best_place = place
        if best != NOTHING:
            self.row[best_slot] = best_place
        return best

    def _may_hold(self, slot: i64, place: i64) -> bool:
        """Whether a tile can go into a slot of the row without leaving a terrain unserved."""
        return self.fixed[slot] == FREE and self.wanted[slot] in (NO_DEMAND, self.colour[place])

    def _is_monster(self, place: i64) -> bool:
        return self.box.tiles[self.kind[place]].category == MONSTER
