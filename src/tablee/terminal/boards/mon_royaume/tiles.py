"""The tiles as coloured paper: every land has a paper and an emblem, so colour is never the only sign."""

from collections.abc import Iterable
from typing import NamedTuple

from rich.text import Text

from tablee.games.mon_royaume.components import MONSTER, Box, Tile
from tablee.terminal.boards.flow import Flow


class Paper(NamedTuple):
    """A sheet: its colour, the ink on it, the shade of its lower edge, and the emblem printed in a corner."""

    colour: str
    ink: str
    edge: str
    emblem: str

    def style(self, more: str = "") -> str:
        return f"{self.ink} on {self.colour} {more}".strip()


CREAM = "#fdf6e3"
LANDS = [
    Paper("#3f7a33", CREAM, "#2c5824", "♣"),
    Paper("#e0b02c", "#3a2b06", "#a97f14", "☼"),
    Paper("#b23a31", CREAM, "#7f2620", "◆"),
    Paper("#74468f", CREAM, "#512f66", "☾"),
    Paper("#38679c", CREAM, "#264a73", "▲"),
    Paper("#2f7f7a", CREAM, "#1f5955", "●"),
    Paper("#a65a2a", CREAM, "#763e1b", "✦"),
]
"""In the order of the ring of lands; the last two are for boxes with more than five."""
BLACK = Paper("#4b4b53", CREAM, "#313137", "♜")
BARD = Paper("#d8ccb2", "#4a3f30", "#a89b80", "♪")

TIMES = "\N{MULTIPLICATION SIGN}"
LEVELS = [1, 2, 3, 4]


class Tiles:
    """The kinds of tile of a box as they look and are called."""

    def __init__(self, box: Box, lang: str) -> None:
        self.box = box
        self.lang = lang

    def tile(self, name: str) -> Tile:
        return self.box.tiles[self.box.kind_ids[name]]

    def called(self, name: str) -> str:
        return self.tile(name).names.in_language(self.lang)

    def colour(self, name: str) -> str:
        """The name of a tile's colour."""
        return self.box.colours[self.tile(name).colour].in_language(self.lang)

    def is_monster(self, name: str) -> bool:
        return self.tile(name).category == MONSTER

    def paper(self, name: str) -> Paper:
        colour = self.tile(name).colour
        return BLACK if colour == self.box.black else LANDS[colour]

    def chip(self, name: str, mark: str = "") -> Text:
        """A tile in a line of text: a strip of its paper with emblem and name."""
        paper = self.paper(name)
        return Text.assemble((f" {paper.emblem} {self.called(name)}{mark} ", paper.style()))

    def outline(self, name: str, mark: str = "") -> Text:
        """A tile that is not there: emblem and name without its paper."""
        return Text(f" {self.paper(name).emblem} {self.called(name)}{mark} ", "dim")

    def by_level(self, names: Iterable[str]) -> dict[int, list[str]]:
        """Tiles sorted by level, then by colour."""
        levels: dict[int, list[str]] = {level: [] for level in LEVELS}
        for name in sorted(names, key=lambda name: self.tile(name).colour):
            levels[self.tile(name).level].append(name)
        return levels

    def chips(self, names: Iterable[str]) -> Flow:
        """Several tiles side by side; copies are counted."""
        counts: dict[str, int] = {}
        for name in names:
            counts[name] = counts.get(name, 0) + 1
        marks = {name: f" {TIMES}{count}" if count > 1 else "" for name, count in counts.items()}
        return Flow([self.chip(name, mark) for name, mark in marks.items()])
