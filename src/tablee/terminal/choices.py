"""The numbered choices: what a person may choose, in words and notation, grouped when there are many."""

from collections.abc import Sequence

from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from tablee.kernel.decision import Decision
from tablee.kernel.position import View
from tablee.terminal.boards.board import Board
from tablee.terminal.screen import Screen

MANY = 9
"""More choices than this are grouped by what they are about."""
TWO_COLUMNS = 6


class Menu:
    """Entries with a number each: one decision, or several that are about the same thing."""

    def __init__(self, decisions: Sequence[Decision], grouped: bool = True) -> None:
        groups: dict[str, list[Decision]] = {}
        apart = not grouped or len(decisions) <= MANY
        for decision in decisions if grouped else by_verb(decisions):
            about = decision.words[0] if decision.words and not apart else decision.notation
            groups.setdefault(about, []).append(decision)
        self.entries = list(groups.values())

    def entry(self, text: str) -> list[Decision]:
        """What a number stands for; nothing if there is no such number."""
        if not text.isdecimal() or not 1 <= int(text) <= len(self.entries):
            return []
        return self.entries[int(text) - 1]

    def named(self, text: str, board: Board) -> list[Decision]:
        """The entry that is called so: by its label, or by the printed name of what it is about."""
        wanted = text.casefold()
        found = [entry for entry in self.entries if wanted in names_of(entry, board)]
        return found[0] if len(found) == 1 else []

    def show(self, screen: Screen, board: Board, view: View) -> None:
        """Write the entries, one a line in plain text."""
        if not screen.plain:
            screen.show(self._table(board, view))
            return
        for number, entry in enumerate(self.entries, 1):
            notation = f" [{entry[0].notation}]" if len(entry) == 1 else ""
            note = board.note(view, entry).plain
            screen.line(f"{number}. {board.label(entry).plain}{notation}{', ' if note else ''}{note}")

    def columns(self) -> int:
        """Two columns if there are many entries and they are short, as those of groups are."""
        short = any(len(entry) > 1 for entry in self.entries)
        return 2 if short and len(self.entries) > TWO_COLUMNS else 1

    def height(self) -> int:
        """How many lines the entries take in colour."""
        return -(-len(self.entries) // self.columns())

    def _table(self, board: Board, view: View) -> RenderableType:
        """The entries with number, label, notation and note."""
        rows = [self._row(board, view, number) for number in range(len(self.entries))]
        columns = self.columns()
        height = self.height()
        table = Table.grid(padding=(0, 1))
        for _ in range(columns):
            table.add_column(justify="right", width=3, no_wrap=True)
            for _ in ("label", "notation", "note"):
                table.add_column()
        for place in range(height):
            table.add_row(*[cell for row in rows[place::height] for cell in row])
        return Padding(table, (0, 1, 1, 1))

    def _row(self, board: Board, view: View, number: int) -> list[Text]:
        entry = self.entries[number]
        notation = Text(entry[0].notation if len(entry) == 1 else "", "italic dim")
        return [Text(str(number + 1), "bold"), board.label(entry), notation, board.note(view, entry)]


def by_verb(decisions: Sequence[Decision]) -> list[Decision]:
    """The same decisions, those of one kind together."""
    verbs = list(dict.fromkeys(decision.verb for decision in decisions))
    return sorted(decisions, key=lambda decision: verbs.index(decision.verb))


def names_of(entry: Sequence[Decision], board: Board) -> list[str]:
    """Everything that an entry answers to, besides its number and notation."""
    words = entry[0].words[:1]
    names = [*words, *[str(board.texts.word(word)) for word in words]]
    if len(entry) == 1:
        names.append(board.texts.decision(entry[0]))
    return [name.casefold() for name in names]
