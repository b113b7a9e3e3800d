"""The screen: where a person reads and answers, in colour or in plain lines for a pipe or a screen reader."""

import contextlib
import importlib
import io
import sys
import time
from collections.abc import Callable, Mapping
from typing import TextIO

from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.text import Text

PROMPT = "→ "
PLAIN_PROMPT = "> "


class Closed(Exception):
    """Nobody is there to answer any more: the input ended, or the terminal was closed."""


class Screen:
    """What is said goes to a console, answers come from a function; so a test can sit at both ends."""

    def __init__(
        self, console: Console, read: Callable[[str], str], plain: bool, sleep: Callable[[float], None]
    ) -> None:
        self.console = console
        self.read = read
        self.plain = plain
        self.sleep = sleep

    @property
    def width(self) -> int:
        return self.console.width

    @property
    def height(self) -> int:
        return self.console.height

    def line(self, text: str | Text = "", style: str = "") -> None:
        """One line of text; in colour it is set in by one column and wrapped."""
        words = Text(text, style) if isinstance(text, str) else text
        if self.plain:
            self.console.out(words.plain.rstrip(), highlight=False)
        else:
            self.console.print(Padding(words, (0, 1)))

    def show(self, picture: RenderableType) -> None:
        """Something drawn; only asked for in colour."""
        self.console.print(picture)

    def ask(self, question: str = "") -> str:
        """Say something and wait for a line; Closed if none will come."""
        if question:
            self.line(question)
        try:
            return self.read(PLAIN_PROMPT if self.plain else PROMPT).strip()
        except EOFError:
            raise Closed from None

    def clear(self) -> None:
        """An empty screen; in plain lines, where nothing is wiped away, an empty line."""
        if self.plain:
            self.line()
        else:
            self.console.clear()

    def pause(self, seconds: float) -> None:
        """Leave time to look; nobody waits in plain lines."""
        if not self.plain:
            self.sleep(seconds)


def wants_plain(asked: bool, output: TextIO, environment: Mapping[str, str]) -> bool:
    """Whether to write plain lines: asked for, no terminal, NO_COLOR, or a terminal without a cursor."""
    return (
        asked or not output.isatty() or bool(environment.get("NO_COLOR")) or environment.get("TERM") == "dumb"
    )


class Printer(Console):
    """A console that leaves it to us what to do when its reader is gone; rich would end the process."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


def open_screen(plain: bool) -> Screen:
    """The terminal that this process was started in; letters that it does not know are replaced."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    if plain:
        console = Printer(no_color=True, color_system=None, legacy_windows=False, soft_wrap=True)
    else:
        console = Printer(highlight=False)
    return Screen(console, read_line, plain, time.sleep)


def read_line(prompt: str) -> str:
    """A line from the keyboard, with editing and history where the system has them."""
    if sys.stdin.isatty():
        with contextlib.suppress(ImportError):
            importlib.import_module("readline")
    return input(prompt)
