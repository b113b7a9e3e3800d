"""A castle drawn with letters: parts that are not built are dotted, and appear in ink as they are built."""

from itertools import groupby
from operator import itemgetter
from typing import NamedTuple

from rich.text import Text

from tablee.games.oh_mon_chateau.view import PartView, SeatView
from tablee.terminal.boards.oh_mon_chateau.signs import CLOUD, FLAG, RESIDENT

WIDTH = 46
HEIGHT = 11
OPAQUE = "~"
"""Inside a part: nothing to see, but what stands behind is covered."""
GROUP = 3
"""Residents stand in groups of three."""


class Sprite(NamedTuple):
    """A part: where its upper left corner is, how it looks, and its pencil."""

    row: int
    column: int
    lines: list[str]
    style: str


BACK_TOWER = ["~/\\~", "/~~\\", "|~~|", "|~~|", "|__|"]
FRONT_TOWER = ["~/\\~", "/~~\\", "|~~|", "|~~|", "|~~|", "|~~|", "|__|"]
STONE, ROOF, KEEP = "#9a8f7d", "#b0643c", "#c08a3e"

SPRITES = {
    "wall_back": Sprite(4, 11, ["_n_n_n_n_n_n_n_n_n_n_n_n", "~" * 24, "_" * 24], STONE),
    "tower_back_left": Sprite(2, 8, BACK_TOWER, ROOF),
    "tower_back_right": Sprite(2, 34, BACK_TOWER, ROOF),
    "keep_floor_1": Sprite(6, 18, ["|___[]___|"], KEEP),
    "keep_floor_2": Sprite(5, 18, ["|___[]___|"], KEEP),
    "keep_floor_3": Sprite(4, 18, ["|___[]___|"], KEEP),
    "keep_floor_4": Sprite(0, 17, ["     /\\     ", "  __/~~\\__  ", "_/~~~~~~~~\\_", " |___[]___| "], KEEP),
    "wall_left": Sprite(6, 5, ["n_n/", "~~/ ", "~/  "], STONE),
    "wall_right": Sprite(6, 37, ["\\n_n", " \\~~", "  \\~"], STONE),
    "wall_front": Sprite(
        8,
        5,
        [
            "_n_n_n_n_n_n_n_n_n_n_n_n_n_n_n_n_n_n",
            "~~~~~~~~~~~~~~~.--.~~~~~~~~~~~~~~~~~",
            "_______________|  |_________________",
        ],
        STONE,
    ),
    "tower_front_left": Sprite(4, 1, FRONT_TOWER, ROOF),
    "tower_front_right": Sprite(4, 41, FRONT_TOWER, ROOF),
}
"""The parts from the back to the front: what comes later covers what is there."""

FLAGS = {
    "flag_front_1": (9, 10),
    "flag_front_2": (9, 34),
    "flag_back_1": (5, 14),
    "flag_back_2": (5, 30),
    "flag_left_1": (7, 5),
    "flag_right_1": (7, 39),
}
VALUES = {
    "tower_front_left": (6, 2),
    "tower_front_right": (6, 42),
    "tower_back_left": (4, 9),
    "tower_back_right": (4, 35),
}
SUN_PLACE = Sprite(0, 40, ["\\ | /", "- 4 -", "/ | \\"], "bold #d9a514")
CLOUD_PLACE = Sprite(0, 1, [" .--. ", "(~~4~)", " '--' "], "bold")
EXTRA_CLOUDS = (0, 9)
INK, DOTS, BANNER = "bold", "dim", "bold #c0392b"


class Sheet:
    """A sheet of drawing paper."""

    def __init__(self) -> None:
        self.letters = [[" "] * WIDTH for _ in range(HEIGHT)]
        self.styles = [[""] * WIDTH for _ in range(HEIGHT)]

    def put(self, row: int, column: int, letters: str, style: str) -> None:
        """Write letters; blanks let through what is there, the inside of a part covers it."""
        for place, letter in enumerate(letters, column):
            if letter != " " and place < WIDTH:
                self.letters[row][place] = " " if letter == OPAQUE else letter
                self.styles[row][place] = style

    def ink(self, sprite: Sprite) -> None:
        for row, letters in enumerate(sprite.lines, sprite.row):
            self.put(row, sprite.column, letters, sprite.style)

    def dot(self, sprite: Sprite) -> None:
        """The outline of a part that is still to be drawn."""
        for row, letters in enumerate(sprite.lines, sprite.row):
            dots = "".join(" " if letter in " ~" else "·" for letter in letters)
            self.put(row, sprite.column, dots, DOTS)

    def text(self) -> list[Text]:
        return [row_text(*row) for row in zip(self.letters, self.styles, strict=True)]


def row_text(letters: list[str], styles: list[str]) -> Text:
    """A row of the sheet, in one piece for every run of one style."""
    row = Text()
    for style, run in groupby(zip(letters, styles, strict=True), key=itemgetter(1)):
        row.append("".join(letter for letter, _ in run), style)
    return row


def castle(seat: SeatView, people: int) -> Text:
    """The castle of a seat with sky and residents, who are so many at most; on a blank sheet nothing is dotted (OC-12.4)."""
    sheet = Sheet()
    parts = {part.part: part for part in [*seat.walls, *seat.towers, *seat.floors]}
    if seat.sheet == "guide":
        for name, sprite in SPRITES.items():
            if not parts[name].drawn:
                sheet.dot(sprite)
    for name, sprite in SPRITES.items():
        if parts[name].drawn:
            sheet.ink(sprite)
            draw_flags(sheet, name, seat.flags)
        if name in VALUES and parts[name].drawn:
            sheet.put(*VALUES[name], str(parts[name].value), INK)
    draw_sky(sheet, seat)
    return Text("\n").join([*sheet.text(), residents(seat.residents, people)])


def draw_flags(sheet: Sheet, wall: str, flags: list[PartView]) -> None:
    """The flags of a wall: behind the parts that stand in front of it."""
    side = wall.removeprefix("wall_")
    for flag in flags:
        if flag.drawn and flag.part.startswith(f"flag_{side}_"):
            sheet.put(*FLAGS[flag.part], f"{FLAG}{flag.value}", BANNER)


def draw_sky(sheet: Sheet, seat: SeatView) -> None:
    """Sun, cloud and extra clouds, each with its points."""
    if seat.sun:
        sheet.ink(SUN_PLACE)
    if seat.cloud:
        sheet.ink(CLOUD_PLACE)
    if seat.extra_clouds:
        sheet.put(*EXTRA_CLOUDS, f"{CLOUD}2\N{MULTIPLICATION SIGN}{seat.extra_clouds}", INK)


def residents(count: int, people: int) -> Text:
    """The people in front of the castle, in groups; those still to come are dots."""
    line = Text("  ")
    for first in range(0, people, GROUP):
        drawn = min(max(count - first, 0), GROUP)
        line.append(RESIDENT * drawn, INK)
        line.append("·" * (GROUP - drawn) + " ", DOTS)
    return line
