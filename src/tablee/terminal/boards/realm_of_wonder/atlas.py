"""The map: a row for every region, a column for every place of its rings, and a row for the castle island."""

import re

from rich.text import Text

from tablee.games.realm_of_wonder.board import CASTLE_DISC, MIDDLE, OUTER
from tablee.terminal.boards.realm_of_wonder.places import Places

RING = re.compile(r"_([a-z])(\d+)$")
"""The notation of a place ends with its ring and its number there."""
NAME = 22
DARK, CREAM = "#2b2620", "#fdf6e3"

Ring = dict[int, str]
"""The places of a ring by their numbers."""


def atlas(places: Places) -> Text:
    """All regions, outer rings first, then the rings of the island, with a heading that names them."""
    regions = places.box.regions
    rows = [[*rings(places, number, OUTER), *rings(places, number, MIDDLE)] for number in range(len(regions))]
    sizes = [max(max(row[ring][1], default=0) for row in rows) for ring in range(len(rows[0]))]
    lines = [heading([letter for letter, _ in rows[0]], sizes)]
    for region, row in zip(regions, rows, strict=True):
        name = f" {places.called(region.names.id)[: NAME - 2]:<{NAME - 2}} "
        cells = [ring_text(places, ring, size) for (_, ring), size in zip(row, sizes, strict=True)]
        lines.append(Text(name, paper(region.colour)) + Text(" ") + Text(" ").join(cells))
    return Text("\n").join([*lines, island(places)])


def rings(places: Places, region: int, disc: int) -> list[tuple[str, Ring]]:
    """The rings of a region on one disc, by their letters."""
    found: dict[str, Ring] = {}
    for name in places.in_region(region, disc):
        match = RING.search(name)
        letter, number = (match[1], int(match[2])) if match else ("", 1)
        found.setdefault(letter, {})[number] = name
    return list(found.items())


def heading(letters: list[str], sizes: list[int]) -> Text:
    """The letter of every ring and the numbers in it."""
    cells = [
        letter + " ".join(str(number) for number in range(1, size + 1))
        for letter, size in zip(letters, sizes, strict=True)
    ]
    widths = [2 * size for size in sizes]
    line = " ".join(f"{cell:<{width}}" for cell, width in zip(cells, widths, strict=True))
    return Text(" " * NAME + line, "dim")


def ring_text(places: Places, ring: Ring, size: int) -> Text:
    """The places of a ring, two columns each."""
    line = Text()
    for number in range(1, size + 1):
        line += place_text(places, ring[number]) if number in ring else Text("  ")
    return line


def place_text(places: Places, name: str) -> Text:
    """A place; where a figure stands it stands out."""
    style = "bold reverse" if name in places.figures else "" if places.stands_out(name) else "dim"
    return Text(places.sign(name) + places.mark(name), style)


def island(places: Places) -> Text:
    """The castle island, place by place with their notation."""
    line = Text(f" {places.texts.say('board-island')[: NAME - 2]:<{NAME - 2}}  ")
    for name in places.in_region(-1, CASTLE_DISC):
        match = RING.search(name)
        code = f"{match[1]}{match[2]}" if match else ""
        line += Text(code, "dim") + place_text(places, name) + Text(" ")
    return line


def paper(colour: str) -> str:
    """A region's own paper, with ink that can be read on it."""
    red, green, blue = (int(colour[place : place + 2], 16) for place in (1, 3, 5))
    ink = DARK if 299 * red + 587 * green + 114 * blue > 130000 else CREAM
    return f"{ink} on {colour}"
