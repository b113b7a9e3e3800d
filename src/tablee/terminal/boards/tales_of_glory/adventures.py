"""The tiles as they look and are called: cost, gain, chests and connectors, in signs for a picture or in words."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from rich.text import Text

from tablee.games.tales_of_glory.components import Box
from tablee.games.tales_of_glory.tiles import (
    BARE,
    COSTS,
    EDGES,
    GIVES,
    MULTIPLIERS,
    NO_TYPE,
    ONCE,
    SETS,
    SIDES,
    TYPES,
    Item,
    Link,
    Tile,
)
from tablee.games.tales_of_glory.view import VerdictView
from tablee.kernel.errors import Refusal
from tablee.texts.texts import Argument, Texts

SIGNS = {
    "prestige": "♛",
    "coins": "●",
    "potions": "♥",
    "combat": "†",
    "magic": "✦",
    "key": "⚷",
    "first_player": "①",
}
"""What a picture writes for a resource; the heading of the reserves explains them."""
TIMES = "\N{MULTIPLICATION SIGN}"
CLOSED, OPENED = "□", "■"
ARROWS = ["↑", "→", "↓", "←"]
"""The edges of a tile: top, right, bottom, left."""
CREAM = "#fdf6e3"


class Paper(NamedTuple):
    """The paper of a type of tile."""

    colour: str
    ink: str

    def style(self) -> str:
        return f"{self.ink} on {self.colour}"


PAPERS = {
    "monster": Paper("#8f2f2f", CREAM),
    "treasure": Paper("#d8a72a", "#33260c"),
    "character": Paper("#38679c", CREAM),
    "place": Paper("#3f7a33", CREAM),
    "hero": Paper("#74468f", CREAM),
    "quest": Paper("#5a6270", CREAM),
}


class Adventures:
    """The tiles of a box in one language."""

    def __init__(self, box: Box, texts: Texts) -> None:
        self.box = box
        self.texts = texts

    def board(self, message: str, /, **arguments: Argument) -> str:
        return self.texts.say(f"board-{message}", **arguments)

    def tell(self, message: str, /, **arguments: Argument) -> str:
        return self.texts.say(f"tell-{message}", **arguments)

    def tile(self, name: str) -> Tile:
        return self.box.tiles[self.box.tile_ids[name]]

    def kind(self, name: str) -> str:
        """The type of a tile; heroes and quests are of their own kind."""
        tile = self.tile(name)
        return SETS[tile.set] if tile.type == NO_TYPE else TYPES[tile.type]

    def called(self, name: str) -> str:
        return self.tile(name).names.in_language(self.texts.lang)

    def kind_name(self, name: str) -> str:
        return self.texts.say(f"board-kind-{self.kind(name)}")

    def chip(self, name: str) -> Text:
        """A tile in a line of text, on the paper of its type."""
        letter = self.kind_name(name)[:1]
        return Text(f" {letter} {self.called(name)} ", PAPERS[self.kind(name)].style())

    # In signs

    def signs(self, items: Sequence[Item]) -> str:
        """A gain in signs: 3♛ 1●."""
        return " ".join(self.sign(item) for item in items)

    def sign(self, item: Item) -> str:
        times = "" if item.per == ONCE else f"{TIMES}{self.multiplier(item)}"
        return f"{item.n}{SIGNS[GIVES[item.give]]}{times}{self.board('at-end') if item.at_end else ''}"

    def multiplier(self, item: Item) -> str:
        return self.texts.say(f"board-per-{MULTIPLIERS[item.per].replace('_', '-')}")

    def cost_signs(self, name: str) -> str:
        """The printed cost in signs."""
        parts = [f"{n}{SIGNS[COSTS[part]]}" for part, n in enumerate(self.tile(name).cost) if n]
        return " ".join(parts) or self.board("free")

    def gives_signs(self, name: str) -> str:
        """The gain, the chests and the special connectors in signs."""
        tile = self.tile(name)
        parts = [self.signs(tile.gain)] if tile.gain else []
        parts += [f"{CLOSED} {self.signs(chest)}" for chest in tile.chests]
        parts += [f"{ARROWS[side]}{self.link_sign(link)}" for side, link in sorted(tile.links.items())]
        return "  ".join(parts)

    def link_sign(self, link: Link) -> str:
        needs = "" if link.needs == NO_TYPE else f"{self.texts.say(f'board-kind-{TYPES[link.needs]}')} "
        return f"({needs}{self.signs(link.gain)})"

    def edges_signs(self, name: str) -> str:
        """The connectors by arrows: ↑ → ↓ ←, a half key with its key."""
        tile = self.tile(name)
        marks = {EDGES.index("plain"): "", EDGES.index("key"): SIGNS["key"], EDGES.index("gain"): "◇"}
        return "".join(f"{ARROWS[side]}{marks[edge]}" for side, edge in enumerate(tile.edges) if edge != BARE)

    def sums(self, gains: Mapping[str, int]) -> str:
        """What comes in, in signs."""
        return " ".join(f"+{n}{SIGNS[give]}" for give, n in gains.items())

    # In words

    def amount(self, give: str, count: int) -> str:
        return self.texts.say(f"tell-amount-{give.replace('_', '-')}", count=count)

    def words(self, items: Sequence[Item]) -> str:
        """A gain in words."""
        return ", ".join(self.worded(item) for item in items)

    def worded(self, item: Item) -> str:
        words = self.amount(GIVES[item.give], item.n)
        if item.per != ONCE:
            words = self.tell("times", amount=words, what=self.multiplier(item))
        return self.tell("at-end", amount=words) if item.at_end else words

    def cost_words(self, name: str) -> str:
        """The printed cost in words."""
        parts = [self.amount(COSTS[part], n) for part, n in enumerate(self.tile(name).cost) if n]
        return ", ".join(parts) or self.board("free")

    def gives_words(self, name: str) -> str:
        """The gain, the chests and the special connectors in words."""
        tile = self.tile(name)
        parts = [self.words(tile.gain)] if tile.gain else []
        parts += [self.tell("chest-with", items=self.words(chest)) for chest in tile.chests]
        for side, link in sorted(tile.links.items()):
            needs = "any" if link.needs == NO_TYPE else TYPES[link.needs]
            who = self.texts.say(f"tell-link-{needs}")
            parts.append(self.tell("link", side=self.side(side), who=who, items=self.words(link.gain)))
        return self.tell("also").join(parts)

    def edges_words(self, name: str) -> str:
        """What is on the four edges."""
        edges = self.tile(name).edges
        return ", ".join(
            f"{self.side(side)} {self.texts.say(f'tell-edge-{EDGES[edge]}')}"
            for side, edge in enumerate(edges)
        )

    def side(self, number: int) -> str:
        return str(self.texts.word(SIDES[number]))

    # What it means for a seat

    def due(self, verdict: VerdictView, words: bool) -> str:
        """What a tile would cost now, with potions for missing skill and the surcharge of the Wild Lands."""
        parts: list[str] = []
        for resource, count in (("coins", verdict.coins), ("potions", verdict.potions)):
            if count:
                parts.append(self.amount(resource, count) if words else f"{count}{SIGNS[resource]}")
        if verdict.surcharge:
            coins, potions = SIGNS["coins"], SIGNS["potions"]
            short = f"{verdict.surcharge}{coins}/{potions}"
            parts.append(self.tell("surcharge", count=verdict.surcharge) if words else short)
        return (", " if words else " + ").join(parts) or self.board("nothing" if words else "free")

    def why_not(self, verdict: VerdictView) -> str:
        """Why a tile could not be played, with the number of the rule."""
        why = verdict.why_not
        return "" if why is None else self.texts.refusal(Refusal(why.rule, why.reason, why.words))

    def squares(self, names: Sequence[str]) -> str:
        return ", ".join(str(self.texts.word(name)) for name in names)
