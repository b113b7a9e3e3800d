"""Somebody who plays through the text alone: reads what the terminal wrote and answers."""

import io
import re
from collections.abc import Callable
from random import Random

from rich.console import Console

from tablee.games import open_game
from tablee.kernel.seed import secret_of
from tablee.terminal.chairs import read_chairs
from tablee.terminal.journal import new_journal, state_folder
from tablee.terminal.play import Play
from tablee.terminal.screen import Screen
from tablee.terminal.session import Session
from tablee.texts.texts import Texts

NUMBERED = re.compile(r"^ *(\d+)\. ", re.MULTILINE)
BRACKETED = re.compile(r"^ *\d+\. .*? \[([a-z0-9_ ]+)\]", re.MULTILINE)

Answer = Callable[[str], str]
"""What to type after reading the text that was written since the last question."""


class Terminal:
    """A screen with a scripted reader at the other end."""

    def __init__(self, answer: Answer, plain=True, width=100, height=40) -> None:
        self.file = io.StringIO()
        self.console = Console(
            file=self.file,
            width=width,
            height=height,
            force_terminal=not plain,
            color_system=None if plain else "truecolor",
            highlight=False,
        )
        self.answer = answer
        self.asked = 0
        self.screen = Screen(self.console, self._read, plain, lambda _: None)

    @property
    def output(self) -> str:
        return self.file.getvalue()

    def _read(self, _: str) -> str:
        new = self.output[self.asked :]
        self.asked = len(self.output)
        return self.answer(new)


class ByNumber:
    """Answers with the number of a choice, by default a random one."""

    def __init__(self, choose: Callable[[list[str]], str] | None = None) -> None:
        self.choose = choose or Random(1).choice

    def __call__(self, text: str) -> str:
        numbers = NUMBERED.findall(text)
        return self.choose(numbers) if numbers else ""


class ByNotation(ByNumber):
    """Answers with notation where it is shown, and opens groups by number."""

    def __call__(self, text: str) -> str:
        lines = BRACKETED.findall(text)
        return self.choose(lines) if lines else super().__call__(text)


class Script:
    """Types given lines one after the other, then plays on by number."""

    def __init__(self, *lines: str) -> None:
        self.lines = list(lines)
        self.heard: list[str] = []
        self.after = ByNumber()

    def __call__(self, text: str) -> str:
        self.heard.append(text)
        return self.lines.pop(0) if self.lines else self.after(text)


def begin(seats="you,random", seed=1, lang="en", game="mon_royaume", **options) -> Play:
    """A play with a journal of its own."""
    texts = Texts(lang)
    title = open_game(game)
    chairs = read_chairs(seats, texts)
    play = Play(title, title.setup(len(chairs), options), secret_of(seed), chairs)
    play.journal = new_journal(state_folder(), play.record(), texts)
    return play


def sit(play: Play, answer: Answer, lang="en", **screen) -> Terminal:
    """Play at a terminal to the end."""
    terminal = Terminal(answer, **screen)
    Session(play, terminal.screen, Texts(lang)).run()
    return terminal
