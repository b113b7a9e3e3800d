"""Cards and sides as they look and are called: a species has a colour and its name, a side a mark and its name."""

from collections.abc import Sequence
from typing import NamedTuple

from rich.text import Text

from tablee.games.royaumes_sauvages.components import Box
from tablee.games.royaumes_sauvages.decrees import allows
from tablee.games.royaumes_sauvages.view import RealmView, RoyaumesSauvagesView
from tablee.kernel.ints import ints
from tablee.texts.texts import Texts

CREAM = "#fdf6e3"
INK = "#33260c"


class Banner(NamedTuple):
    """The cloth that a species is embroidered on."""

    colour: str
    ink: str

    def style(self) -> str:
        return f"{self.ink} on {self.colour}"


BANNERS = [
    Banner("#e0b02c", INK),
    Banner("#3f7a33", CREAM),
    Banner("#2f7f7a", CREAM),
    Banner("#8a5a3b", CREAM),
    Banner("#74468f", CREAM),
    Banner("#b23a31", CREAM),
    Banner("#dd7a1f", INK),
    Banner("#5a6270", CREAM),
]
"""In the order of the species: bee, frog, lizard, okapi, owl, red panda, tiger, wolf."""
MARKS = ["●", "■", "▲", "◆", "★"]
CUBES = ["#e8c547", "#e06a5a", "#6aa5e0", "#7cc46a", "#c08ae0"]
"""The mark of every side, and the colour that it is drawn in."""
LOOKS = {"A": "·", "B": "↓", "C": "↔", "D": "⇔"}
"""RS-6.1  What a decree looks at: the card alone, its own realm, the neighbours, all other realms."""
SHORT = 3
"""Letters of a species where there is little room; no two species share them."""


class Animals:
    """The cards of a box and the sides of a table, in one language and for one reader."""

    def __init__(self, box: Box, texts: Texts, reader: int | None) -> None:
        self.box = box
        self.texts = texts
        self.reader = reader

    def board(self, name: str) -> str:
        return self.texts.say(f"board-{name}")

    # Cards

    def value(self, card: str) -> int:
        return int(self.box.cards.value[self.box.card_ids[card]])

    def species(self, card: str) -> int:
        return int(self.box.cards.species[self.box.card_ids[card]])

    def called(self, card: str) -> str:
        """A card in words: Bee 3."""
        return str(self.texts.word(card))

    def listed(self, cards: Sequence[str]) -> str:
        return ", ".join(self.called(card) for card in cards)

    def chip(self, card: str, mark: str = "", short: bool = False) -> Text:
        """A card on its banner, value first."""
        species = self.species(card)
        name = self.box.species[species].in_language(self.texts.lang)
        name = name[:SHORT] if short else name
        return Text(f" {self.value(card)} {name}{mark} ", BANNERS[species].style())

    # Sides

    def name(self, side: int) -> str:
        """What a side is called; the opponent of the solo mode has no seat."""
        if side >= len(self.texts.names):
            return self.board("opponent")
        return self.texts.name(side, self.reader)

    def heading(self, side: int) -> str:
        name = self.name(side)
        return name[:1].upper() + name[1:]

    def names(self, sides: Sequence[int]) -> str:
        return ", ".join(self.name(side) for side in sides)

    def mark(self, side: int, more: str = "") -> Text:
        """The mark of a side in its colour."""
        return Text(f"{MARKS[side]}{more}", f"bold {CUBES[side]}")

    # Realms

    def realm(self, name: str) -> str:
        return str(self.texts.word(name))

    def sentence(self, realm: RealmView) -> str:
        """The decree of a realm as a sentence."""
        return realm.decree.text_fr if self.texts.lang == "fr" else realm.decree.text_en

    def homes(self, view: RoyaumesSauvagesView, card: str) -> list[RealmView]:
        """RS-5.2  The realms in which a card of the reader's hand could be played."""
        if self.reader is None or not view.sides[self.reader].supply:
            return []
        return [realm for realm in view.realms if realm.open and self.fits(realm, card)]

    def fits(self, realm: RealmView, card: str) -> bool:
        """Whether a card respects the decree of a realm."""
        decree = self.box.decrees[self.box.decree_ids[realm.decree.decree]]
        counting = ints([self.box.card_ids[name] for name in realm.decree.counting])
        return allows(decree, self.box.card_ids[card], counting)


def takes_capital(realm: RealmView) -> bool:
    """RS-5.4  Whether the next card in this realm takes its capital."""
    return len(realm.column) == realm.size - 1


def points_by_age(view: RoyaumesSauvagesView, side: int) -> list[int]:
    """What a side has won in the realms in each age so far."""
    ages = range(1, view.age + 1)
    return [
        sum(line.points[side] for line in view.sheet if line.name.startswith(f"age_{age}_")) for age in ages
    ]


def other_points(view: RoyaumesSauvagesView, name: str, side: int) -> int:
    """A line of the score sheet that belongs to no age: rallies, tiles, tokens."""
    return sum(line.points[side] for line in view.sheet if line.name == name)
