"""A land as a grid: every tile on its square with its connectors, and the squares where one could be laid."""

from collections.abc import Mapping

from rich.console import Group, RenderableType
from rich.text import Text

from tablee.games.tales_of_glory.tiles import EDGES
from tablee.games.tales_of_glory.view import AreaTileView
from tablee.terminal.boards.tales_of_glory.adventures import CLOSED, OPENED, PAPERS, Adventures

Square = tuple[int, int]

WIDEST, NARROWEST = 18, 5
"""Columns of a tile."""
TALL, LOW, FLAT = 4, 3, 1
"""Lines of a tile: with its chests, with all its connectors, or with those at its sides only."""
MARGIN = 4
"""Columns for the numbers of the rows."""
HERE = "+"
"""A square whose name is too long for it; the margins say where it is."""
MARKS = {"plain": "○", "key": "⚷", "gain": "◇"}
"""What a connector looks like: empty, a half key, the special one of a place."""


class Land:
    """The area of a seat, drawn row by row from the top."""

    def __init__(
        self,
        adventures: Adventures,
        area: list[AreaTileView],
        free: Mapping[Square, str],
        width: int,
        lines: int,
    ) -> None:
        self.adventures = adventures
        self.tiles = {(tile.x, tile.y): tile for tile in area}
        self.free = free
        """The squares where a tile could be laid, each with what that would bring."""
        squares = [*self.tiles, *free]
        self.columns = range(min(x for x, _ in squares), max(x for x, _ in squares) + 1)
        self.rows = range(max(y for _, y in squares), min(y for _, y in squares) - 1, -1)
        room = (width - MARGIN - 2) // len(self.columns)
        self.cell = max(NARROWEST, min(WIDEST, room))
        self.lines = lines

    def drawn(self) -> RenderableType:
        """The whole land under the numbers of its columns."""
        head = " " * MARGIN + "".join(f"{x:^{self.cell}}" for x in self.columns)
        lines = [Text(head.rstrip(), "dim")]
        for y in self.rows:
            lines += self._row(y)
        for line in lines:
            line.no_wrap = True
            line.overflow = "crop"
        return Group(*lines)

    def _row(self, y: int) -> list[Text]:
        """A row of squares, with its number beside the names."""
        cells = [self._cell((x, y)) for x in self.columns]
        middle = 1 if self.lines > FLAT else 0
        return [
            Text.assemble(
                (f"{y:>{MARGIN - 1}} " if number == middle else " " * MARGIN, "dim"),
                *[cell[number] for cell in cells],
            )
            for number in range(self.lines)
        ]

    def _cell(self, square: Square) -> list[Text]:
        if square in self.tiles:
            return self._tile(self.tiles[square])
        if square in self.free:
            return self._free(square)
        return [Text(" " * self.cell)] * self.lines

    def _tile(self, tile: AreaTileView) -> list[Text]:
        """A tile: its name between the connectors of its sides, its chests, top and bottom."""
        inner = self.cell - 2
        top, right, bottom, left = self._marks(tile.tile)
        name = self.adventures.called(tile.tile)
        name = name if len(name) <= inner else f"{name[: inner - 1]}…"
        middle = f"{left or '│'}{name:^{inner}}{right or '│'}"
        if self.lines == FLAT:
            return [self._paper(tile, middle)]
        found = [f"╭{top or '─':─^{inner}}╮", middle]
        if self.lines == TALL:
            found.append(f"│{self._chests(tile)[:inner]:^{inner}}│")
        found.append(f"╰{bottom or '─':─^{inner}}╯")
        return [self._paper(tile, line) for line in found]

    def _paper(self, tile: AreaTileView, line: str) -> Text:
        return Text(line, PAPERS[self.adventures.kind(tile.tile)].style())

    def _marks(self, name: str) -> list[str]:
        """The connectors of a tile, from the top clockwise."""
        return [MARKS.get(EDGES[edge], "") for edge in self.adventures.tile(name).edges]

    def _chests(self, tile: AreaTileView) -> str:
        """The type by its letter, and the chests: closed with what is in them, or open."""
        contents = self.adventures.tile(tile.tile).chests
        parts = [self.adventures.kind_name(tile.tile)[:1]]
        for is_open, chest in zip(tile.chests, contents, strict=True):
            parts.append(OPENED if is_open else f"{CLOSED}{self.adventures.signs(chest)}")
        return " ".join(parts)

    def _free(self, square: Square) -> list[Text]:
        """A square where a tile could be laid: how to name it, and what it would bring."""
        inner = self.cell - 2
        name = f"{square[0]},{square[1]}"
        name = name if len(name) <= inner else HERE
        if self.lines == FLAT:
            return [Text(f"({name:^{inner}})", "bold")]
        found = [f"┌{'┄' * inner}┐", f"┊{name:^{inner}}┊"]
        if self.lines == TALL:
            found.append(f"┊{self.free[square][:inner]:^{inner}}┊")
        found.append(f"└{'┄' * inner}┘")
        return [Text(line, "bold") for line in found]


def square_of(name: str) -> Square:
    """A square by its name: `-1,2`."""
    x, _, y = name.partition(",")
    return int(x), int(y)
