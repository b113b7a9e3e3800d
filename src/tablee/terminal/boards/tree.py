"""The board of a game that has none of its own: its view as an indented tree."""

from collections.abc import Iterator

from rich.console import RenderableType
from rich.text import Text

from tablee.kernel.game import Game
from tablee.kernel.position import View
from tablee.kernel.seen import Seen
from tablee.terminal.boards.board import Board
from tablee.texts.texts import Texts

STEP = "  "


class TreeBoard(Board):
    """Every field of a view with its value, as deep as it goes; in brief, those that changed since the last time."""

    def __init__(self, game: Game, texts: Texts, plain: bool) -> None:
        super().__init__(game, texts, plain)
        self.told: dict[str, str] = {}

    def picture(self, view: View, width: int, height: int) -> RenderableType:  # noqa: ARG002 - lines flow
        whole = self.lines(view)
        shown = whole if len(whole) <= height else self.brief(view)[: max(1, height)]
        return Text("\n".join(f" {line}" for line in shown))

    def lines(self, view: View) -> list[str]:
        return list(branch("", view, ""))

    def brief(self, view: View) -> list[str]:
        before = self.told
        self.told = dict(facts("", view))
        return [f"{name}: {value}" for name, value in self.told.items() if before.get(name) != value]


def facts(name: str, value: object) -> Iterator[tuple[str, str]]:
    """Every plain value, or list of plain values, with the names that lead to it."""
    parts = parts_of(value)
    if parts is None or (not isinstance(value, Seen) and all(parts_of(part) is None for _, part in parts)):
        yield name, leaf(value)
        return
    for part_name, part in parts:
        yield from facts(f"{name} {part_name}".strip(), part)


def branch(name: str, value: object, indent: str) -> Iterator[str]:
    """One value and all that hangs on it; short lists stay on one line."""
    parts = parts_of(value)
    if parts is None or (not isinstance(value, Seen) and all(parts_of(part) is None for _, part in parts)):
        yield f"{indent}{name}: {leaf(value)}" if name else f"{indent}{leaf(value)}"
        return
    deeper = indent
    if name:
        yield f"{indent}{name}"
        deeper += STEP
    for part_name, part in parts:
        yield from branch(part_name, part, deeper)


def parts_of(value: object) -> list[tuple[str, object]] | None:
    """The named parts of a value, or None for a plain one."""
    if isinstance(value, Seen):
        return [(name, getattr(value, name)) for name in value.__struct_fields__]
    if isinstance(value, dict):
        return [(str(key), part) for key, part in value.items()]
    if isinstance(value, (list, tuple)):
        return [(str(number), part) for number, part in enumerate(value, 1)]
    return None


def leaf(value: object) -> str:
    """A plain value, or a list or table of plain ones, in one line."""
    if isinstance(value, dict):
        return ", ".join(f"{key} {part}" for key, part in value.items()) or "—"
    if isinstance(value, (list, tuple)):
        return ", ".join(str(part) for part in value) or "—"
    return "—" if value is None else str(value)
