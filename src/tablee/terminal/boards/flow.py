"""Flow: pieces of text side by side, wrapped only between pieces, so that no piece is torn apart."""

from collections.abc import Sequence

from rich.console import Console, ConsoleOptions, RenderResult
from rich.measure import Measurement
from rich.text import Text


class Flow:
    """Pieces in a row, and as many rows as they need."""

    def __init__(self, pieces: Sequence[Text], gap: str = " ") -> None:
        self.pieces = list(pieces)
        self.gap = gap

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        row: list[Text] = []
        for piece in self.pieces:
            if row and Text(self.gap).join([*row, piece]).cell_len > options.max_width:
                yield Text(self.gap).join(row)
                row = []
            row.append(piece)
        if row:
            yield Text(self.gap).join(row)

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        widths = [piece.cell_len for piece in self.pieces] or [0]
        whole = sum(widths) + len(self.gap) * (len(widths) - 1)
        return Measurement(max(widths), whole).with_maximum(options.max_width)
