"""What a kingdom is worth to a seat with its tale, in hundredths of a point, and the best one for it."""

from typing import Final, final

from mypy_extensions import i64

from tablee.bots.mon_royaume.best_kingdom import NOTHING, KingdomSearch, Worth
from tablee.games.mon_royaume.components import EVIL, HEROIC, LOVE, MONSTER, Box, Level, Tale
from tablee.games.mon_royaume.position import State

POINT: Final = 100
ELEMENT: Final = 105
"""An element brings a bard token, and a token about a point: half of them are called for."""
LOVERS: Final = 250
"""United lovers bring two more tokens and a serenade."""
MUST: Final = 1000000
"""Makes sure that both tiles of a bonus are in the kingdom."""


@final
class Planner:
    """Finds the kingdom that is worth most to a seat; put the tiles into `search` first."""

    def __init__(self, box: Box, level: Level, advanced: bool) -> None:
        self.box = box
        self.level = level
        self.advanced = advanced
        self.search = KingdomSearch(box, advanced)
        self.plain = Worth(len(box.tiles))
        for kind in range(len(box.tiles)):
            self.plain.add_each(kind, box.kind_value[kind] * POINT)

    def fits(self, state: State) -> bool:
        """Whether this planner is for the box, level and option of a play."""
        return self.box is state.box and self.level is state.level and self.advanced == state.advanced

    def take(self, tiles: list[int]) -> None:
        """Plan with these tiles and no slot filled."""
        self.search.clear()
        for kind in tiles:
            self.search.copies[kind] += 1

    def value(self, tale: i64, adult: bool, monster_risk: i64) -> i64:
        """The worth of the best kingdom for a tale (-1: none); `search.best` holds its slots.

        `monster_risk` is what each monster may cost if somebody else's black castle curses it.
        """
        if tale < 0:
            return self.search.search(self.plain)
        card = self.box.tales[tale]
        worth = self._worth(card, adult, monster_risk)
        best = self.search.search(worth)
        if self.level.tale_bonuses and self._both_at_hand(card):
            if card.type == LOVE:
                best = max(best, self._with_lovers(card, worth, best))
            elif card.type == HEROIC:
                best = self._with_circled(card, worth, best)
        return best

    def _worth(self, card: Tale, adult: bool, monster_risk: i64) -> Worth:
        """Points of the tiles, elements of the tale, and what monsters bring or risk."""
        worth = self.plain.clone()
        numbers = self.box.numbers
        element: i64 = ELEMENT * numbers.element_tokens
        monster: i64 = -monster_risk
        if self.level.counts_tokens:
            losing = numbers.adult_loss if adult and self.level.adult_penalty else 0
            element = (numbers.counter_per_element + losing) * numbers.counter_points * POINT
            monster = numbers.counter_per_monster * numbers.counter_points * POINT
        elif card.type == EVIL:
            monster = numbers.evil_points * POINT
        for kind in card.elements:
            worth.add(kind, element)
        for kind, tile in enumerate(self.box.tiles):
            if tile.category == MONSTER:
                worth.add(kind, monster)
        return worth

    def _both_at_hand(self, card: Tale) -> bool:
        for kind in card.bonus:
            if self.search.copies[kind] == 0:
                return False
        return True

    def _with_lovers(self, card: Tale, worth: Worth, best: i64) -> i64:
        """The best kingdom with both lovers in it, if it beats the best so far."""
        for kind in card.bonus:
            worth.add(kind, MUST)
        united = self.search.search(worth, best + 2 * MUST - LOVERS)
        return NOTHING if united == NOTHING else united - 2 * MUST + LOVERS

    def _with_circled(self, card: Tale, worth: Worth, best: i64) -> i64:
        """The best kingdom with both circled tiles, castle by castle: tiles of its colour count once more."""
        for kind in card.bonus:
            worth.add(kind, MUST)
        for castle, tile in enumerate(self.box.tiles):
            if tile.level != 4 or self.search.copies[castle] == 0:
                continue
            coloured = worth.clone()
            for kind, other in enumerate(self.box.tiles):
                if other.colour == tile.colour:
                    coloured.add_each(kind, self.box.numbers.heroic_points * POINT)
            found = self.search.search(coloured, best + 2 * MUST, castle)
            if found != NOTHING:
                best = found - 2 * MUST
        return best
