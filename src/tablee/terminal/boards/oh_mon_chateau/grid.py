"""The board of a seat: twelve cells where they lie, and at an end of every line the sign of what it builds."""

from rich.text import Text

from tablee.games.oh_mon_chateau.components import Board
from tablee.games.oh_mon_chateau.view import LineView, SeatView
from tablee.terminal.boards.oh_mon_chateau.signs import Signs

SQUARE = 4
"""Columns of a cell."""


def grid(signs: Signs, seat: SeatView, board: Board) -> Text:
    """Row by row, as the board lies on the table."""
    squares = {place: signs.token(cell) for place, cell in zip(board.places, seat.cells, strict=True)}
    for line in seat.lines:
        squares[label_place(board, line)] = label(signs, board, line)
    rows = range(max(row for row, _ in squares) + 1)
    columns = range(min(column for _, column in squares), max(column for _, column in squares) + 1)
    blank = Text(" " * SQUARE)
    lines = [Text().join(squares.get((row, column), blank) for column in columns) for row in rows]
    return Text("\n").join(lines)


def label_place(board: Board, line: LineView) -> tuple[int, int]:
    """Where the sign of a line is printed."""
    row, column = board.lines[board.line_ids[line.line]].label
    return row, column


def label(signs: Signs, board: Board, line: LineView) -> Text:
    """The sign of a line with an arrow to its cells; of a full line it stands out."""
    sign = signs.line(line)
    arrow = arrow_of(board, line)
    text = f"{arrow}{sign}" if arrow == "◂" else f"{sign}{arrow}"
    return Text(f"{text:^{SQUARE}}", "bold underline" if not line.missing else "")


def arrow_of(board: Board, line: LineView) -> str:
    """Which way from the sign the cells lie."""
    printed = board.lines[board.line_ids[line.line]]
    row, column = label_place(board, line)
    first_row, first_column = board.places[printed.cells[0]]
    if printed.in_row:
        return "▸" if column < first_column else "◂"
    return "▾" if row < first_row else "▴"
