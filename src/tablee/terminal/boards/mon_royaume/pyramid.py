"""A kingdom drawn: ten sheets of paper, each lying on two others, and dashed outlines where none lies yet."""

from collections.abc import Sequence
from textwrap import wrap

from rich.text import Text

from tablee.games.mon_royaume.components import LEFT_BELOW, ROW, SLOTS
from tablee.games.mon_royaume.view import SlotView
from tablee.terminal.boards.mon_royaume.tiles import BARD, Paper, Tiles

ROWS = [[9], [7, 8], [4, 5, 6], [0, 1, 2, 3]]
"""The slots of each row, from the top."""
WIDTHS = [(98, 21), (78, 17), (62, 13)]
"""How wide a sheet is on a screen of at least this width."""
NARROWEST = 9


def pyramid(tiles: Tiles, slots: Sequence[SlotView], bard: str, width: int, tall: bool) -> Text:
    """The kingdom, row by row from the top, in the middle of the width."""
    sheet = next((size for least, size in WIDTHS if width >= least), NARROWEST)
    drawn = [draw(tiles, slots, number, bard, sheet, 3 if tall else 2) for number in range(len(slots))]
    lines: list[Text] = []
    for row in ROWS:
        indent = max(0, (width - len(row) * (sheet + 1) + 1) // 2)
        for parts in zip(*[drawn[number] for number in row], strict=True):
            lines.append(Text(" " * indent) + Text(" ").join(parts))
    return Text("\n").join(lines)


def draw(
    tiles: Tiles, slots: Sequence[SlotView], number: int, bard: str, width: int, height: int
) -> list[Text]:
    """One slot: a sheet of paper, or an outline with the name of the slot."""
    slot = slots[number]
    if slot.tile is None:
        return outline(slot.slot, width, height, is_open(slots, number))
    if slot.bard:
        return sheet_of(BARD, bard, "0", width, height)
    return sheet_of(
        tiles.paper(slot.tile), tiles.called(slot.tile), str(tiles.tile(slot.tile).value), width, height
    )


def is_open(slots: Sequence[SlotView], number: int) -> bool:
    """Whether a tile could be laid here now: in row 1, or on two tiles (MR-4.2)."""
    below = LEFT_BELOW[number]
    return below < 0 or (slots[below].tile is not None and slots[below + 1].tile is not None)


def sheet_of(paper: Paper, name: str, points: str, width: int, height: int) -> list[Text]:
    """A sheet of two or three lines."""
    if height == 2:
        return low_sheet(paper, name, points, width)
    return tall_sheet(paper, name, points, width)


def low_sheet(paper: Paper, name: str, points: str, width: int) -> list[Text]:
    """Emblem, name and points in one line; a long name goes on where the edge would be."""
    first, *rest = wrap(name, width - 6)
    top = Text(f" {paper.emblem} {first:<{width - 6}} {points} ", paper.style())
    below = Text(f"   {' '.join(rest):<{width - 3}}"[:width], paper.style())
    return [top, below if rest else edge(paper, width)]


def tall_sheet(paper: Paper, name: str, points: str, width: int) -> list[Text]:
    """Emblem and points in the corners, the name in the middle, a darker edge below."""
    first, *rest = wrap(name, width - 2)
    corners = Text(f" {paper.emblem}{points:>{width - 3}} ", paper.style())
    if not rest:
        return [corners, Text(f"{first:^{width}}", paper.style("bold")), edge(paper, width)]
    middle = Text(f"{first:^{width}}", paper.style("bold"))
    return [corners, middle, Text(f"{' '.join(rest):^{width}}"[:width], paper.style("bold"))]


def edge(paper: Paper, width: int) -> Text:
    """The lower edge of a sheet, in its shade."""
    return Text("▁" * width, f"{paper.edge} on {paper.colour}")


def outline(slot: str, width: int, height: int, is_open: bool) -> list[Text]:
    """An empty slot; where a tile may be laid now its name stands out."""
    style = "" if is_open else "dim"
    dashes = "╌" * (width - 2)
    name = Text(slot, "bold" if is_open else "dim")
    if height == 2:
        side = "╌" * ((width - 4 - len(slot)) // 2)
        rest = "╌" * (width - 4 - len(slot) - len(side))
        return [
            Text.assemble((f"╭{side} ", style), name, (f" {rest}╮", style)),
            Text(f"╰{dashes}╯", style),
        ]
    gap = (width - 2 - len(slot)) // 2
    middle = Text.assemble(("╎", style), " " * gap, name, " " * (width - 2 - len(slot) - gap), ("╎", style))
    return [Text(f"╭{dashes}╮", style), middle, Text(f"╰{dashes}╯", style)]


def row_of(slot: str) -> int:
    """The row of a slot by its name."""
    return int(ROW[SLOTS.index(slot)])
