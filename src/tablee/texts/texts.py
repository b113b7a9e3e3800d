"""Texts: what people read about a game and its players, from the Project Fluent files of a language."""

import re
from collections.abc import Sequence
from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Resource

from tablee.kernel.decision import Decision
from tablee.kernel.errors import Refusal
from tablee.kernel.game import Game
from tablee.kernel.position import Event
from tablee.texts.elision import FUNCTIONS

NUMBER = re.compile(r"-?\d+")
SEAT = re.compile(r"seat_(\d+)")
RULE = re.compile(r"[A-Z]{2}-\w+")
LETTERS = "abcdefghijklmnopqrstuvwxyz"

Argument = str | int


class Texts:
    """The messages of a language: those of every table, and those of one game with the names of its players.

    Words of decisions, events and refusals arrive in messages as `$a`, `$b`, …: a number as a number, `seat_2` as
    that player's name, anything else by its printed name. `$seat` is the player whom an event is about; `$mine` is
    "yes" if that is the reader, `$me` is "yes" if one of the words names the reader.
    """

    def __init__(
        self, lang: str, game: Game | None = None, names: Sequence[str] = (), personal: bool = True
    ) -> None:
        self.lang = lang
        self.game = game
        self.names = list(names)
        self.personal = personal
        """Whether the reader is addressed as "you"; otherwise everybody is called by name."""
        self._bundle = FluentBundle([lang], functions=FUNCTIONS, use_isolating=False)
        for name in ["common", "terminal", *([game.name] if game else [])]:
            self._bundle.add_resource(resource(lang, name))

    def about(self, game: Game, names: Sequence[str] = ()) -> "Texts":
        """The same language for a game and its players."""
        return Texts(self.lang, game, names)

    def has(self, message: str) -> bool:
        return self._bundle.has_message(message)

    def say(self, message: str, **arguments: Argument) -> str:
        """A message; one that the language lacks is said by its own name rather than not at all."""
        if not self.has(message):
            words = [str(value) for name, value in arguments.items() if name in LETTERS]
            return " ".join([(message.partition("-")[2] or message).replace("-", " "), *words])
        return self.format(message, arguments)[0]

    def format(self, message: str, arguments: dict[str, Argument]) -> tuple[str, list[Exception]]:
        """A message and what is wrong with it, such as an argument that it did not get."""
        pattern = self._bundle.get_message(message).value
        assert pattern is not None, f"{message} has no text"
        text, faults = self._bundle.format_pattern(pattern, arguments)
        return str(text), faults

    # Players and words

    def name(self, seat: int, reader: int | None = None) -> str:
        """What a seat is called."""
        return self.say("you") if seat == reader and self.personal else self.names[seat]

    def heading(self, seat: int, reader: int | None = None) -> str:
        """The same at the head of a column or a paragraph."""
        name = self.name(seat, reader)
        return name[:1].upper() + name[1:]

    def together(self, seats: Sequence[int], reader: int | None = None) -> str:
        """Several players, the reader first."""
        first = sorted(seats, key=lambda seat: seat != reader)
        return ", ".join(self.name(seat, reader) for seat in first)

    def word(self, word: str) -> Argument:
        """A word of the notation as people say it."""
        if NUMBER.fullmatch(word):
            return int(word)
        seat = SEAT.fullmatch(word)
        if seat:
            number = int(seat[1])
            return self.names[number] if number < len(self.names) else self.say("seat", number=number + 1)
        own = f"word-{word.replace('_', '-')}"
        if self.has(own) or self.game is None:
            return self.say(own)
        return self.game.component_name(word, self.lang)

    def _arguments(self, words: Sequence[str]) -> dict[str, Argument]:
        return {LETTERS[number]: self.word(word) for number, word in enumerate(words)}

    # What a game says

    def question(self, name: str) -> str:
        """What a seat is asked."""
        return self.say(f"ask-{_id(name)}")

    def decision(self, decision: Decision) -> str:
        """A decision in words."""
        return self.say(f"do-{_id(decision.verb)}", **self._arguments(decision.words))

    def event(self, event: Event, reader: int | None = None) -> str:
        """Something that happened, told to one reader or to everybody."""
        about = {
            "seat": self.names[event.seat] if event.seat >= 0 else "",
            "mine": "yes" if reader is not None and event.seat == reader else "no",
            "me": "yes" if f"seat_{reader}" in event.words else "no",
        }
        return self.say(f"event-{_id(event.name)}", **self._arguments(event.words), **about)

    def refusal(self, refusal: Refusal) -> str:
        """Why not, in one sentence, with the number of the rule where it is one."""
        reason = self.say(f"why-{_id(refusal.reason)}", **self._arguments(refusal.words))
        return f"{reason} [{refusal.rule}]" if RULE.match(refusal.rule) else reason

    def option(self, name: str) -> str:
        """What an option is called."""
        return self.say(f"option-{_id(name)}")

    def option_help(self, name: str) -> str:
        """What an option is for, in one sentence."""
        return self.say(f"option-{_id(name)}-help")

    def option_value(self, name: str, value: str) -> str:
        """What a value of an option is called."""
        return self.say(f"option-{_id(name)}-{_id(value)}")

    def score_line(self, name: str) -> str:
        """A line of the score sheet."""
        return self.say(f"score-{_id(name)}")


def _id(name: str) -> str:
    return name.replace("_", "-")


@cache
def resource(lang: str, name: str) -> Resource:
    """The messages of one file, read once; a game without texts of its own has none."""
    file = files("tablee.texts").joinpath(lang, f"{name}.ftl")
    return FluentResource(file.read_text(encoding="utf-8") if file.is_file() else "")
