"""The `tablee` command: what can be typed, and the function that answers it."""

import argparse
import os
import sys
from collections.abc import Callable, Sequence
from typing import NoReturn

from tablee import __version__, service_commands
from tablee.build_info import compiled
from tablee.kernel.errors import SetupError, TableeError
from tablee.terminal import commands
from tablee.terminal.closing import complain, forget_output
from tablee.terminal.screen import Closed, Screen, open_screen, wants_plain
from tablee.texts.language import LANGUAGES, language_of
from tablee.texts.texts import Texts

Run = Callable[[argparse.Namespace, Screen, Texts], int]
"""A command: it returns the exit code."""


class Parser(argparse.ArgumentParser):
    """A parser that explains itself in one language, and whose complaints are raised, to be said like all others."""

    def __init__(self, prog: str, texts: Texts, description: str) -> None:
        super().__init__(prog=prog, description=description, add_help=False)
        self._positionals.title = texts.say("help-words")
        self._optionals.title = texts.say("help-options")
        self.add_argument("-h", "--help", action="help", help=texts.say("arg-help"))

    def error(self, message: str) -> NoReturn:
        raise SetupError(f"{message} ({self.prog} --help)")


def main(words: Sequence[str] | None = None) -> int:
    """Run the command; every fault that a person can put right is one sentence and exit code 2."""
    words = sys.argv[1:] if words is None else words
    texts = Texts(language_of(wanted_language(words), os.environ))
    try:
        return run(words, texts)
    except TableeError as error:
        complain(str(error))
    except (KeyboardInterrupt, Closed):
        complain(texts.say("interrupted"))
    except BrokenPipeError:
        forget_output()
        return commands.DONE
    return commands.FAULT


def run(words: Sequence[str], texts: Texts) -> int:
    """Read the words and do what they say."""
    arguments = CommandLine(texts).parser.parse_args(words)
    if arguments.lang is not None and arguments.lang not in LANGUAGES:
        raise SetupError(texts.say("unknown-language", lang=arguments.lang, languages=", ".join(LANGUAGES)))
    screen = open_screen(wants_plain(arguments.plain, sys.stdout, os.environ))
    if arguments.version:
        screen.line(f"tablee {__version__} ({texts.say('compiled' if compiled() else 'interpreted')})")
        return commands.DONE
    answer: Run = arguments.run
    return answer(arguments, screen, texts)


def wanted_language(words: Sequence[str]) -> str | None:
    """What `--lang` says, before anything else is read: even complaints are in that language."""
    for number, word in enumerate(words):
        if word == "--lang":
            return "".join(words[number + 1 : number + 2])
        if word.startswith("--lang="):
            return word.partition("=")[2]
    return None


class CommandLine:
    """All commands with their options, explained in one language."""

    def __init__(self, texts: Texts) -> None:
        self.texts = texts
        self.parser = Parser("tablee", texts, texts.say("greeting"))
        self.parser.set_defaults(run=commands.run_welcome, lang=None, plain=False)
        self.parser.add_argument("--version", action="store_true", help=texts.say("arg-version"))
        self.everywhere(self.parser)
        self.adding = self.parser.add_subparsers(metavar="COMMAND", parser_class=Parser)
        self.playing()
        self.looking()
        self.counting()
        self.serving()

    def command(self, name: str, answer: Run) -> Parser:
        """A new command."""
        about = self.texts.say(f"about-{name}")
        parser: Parser = self.adding.add_parser(name, help=about, texts=self.texts, description=about)
        parser.set_defaults(run=answer)
        self.everywhere(parser)
        return parser

    def option(self, parser: Parser, name: str, value: str, default: str | None = None) -> None:
        """An option with one value."""
        parser.add_argument(f"--{name}", metavar=value, default=default, help=self.texts.say(f"arg-{name}"))

    def everywhere(self, parser: Parser) -> None:
        """What every command understands."""
        none = argparse.SUPPRESS
        parser.add_argument("--lang", metavar="fr|en", default=none, help=self.texts.say("arg-lang"))
        parser.add_argument("--plain", action="store_true", default=none, help=self.texts.say("arg-plain"))

    def game(self, parser: Parser, needed: bool = True) -> None:
        parser.add_argument(
            "game", metavar="GAME", nargs=None if needed else "?", help=self.texts.say("arg-game")
        )

    def components(self, parser: Parser) -> None:
        help_text = self.texts.say("arg-components")
        parser.add_argument("--components", metavar="GAME=FILE", action="append", default=[], help=help_text)

    def options(self, parser: Parser) -> None:
        """The options of a game."""
        say = self.texts.say
        parser.add_argument(
            "--option", metavar="NAME=VALUE", action="append", default=[], help=say("arg-option")
        )
        self.option(parser, "level", "LEVEL")
        parser.add_argument("--advanced-bard", action="store_true", help=say("arg-advanced-bard"))
        self.components(parser)

    def playing(self) -> None:
        play = self.command("play", commands.run_play)
        self.game(play, needed=False)
        self.option(play, "seats", "SEATS")
        self.option(play, "seed", "N")
        self.options(play)
        resume = self.command("resume", commands.run_resume)
        resume.add_argument("file", metavar="FILE", nargs="?", help=self.texts.say("arg-resume"))
        self.components(resume)
        fork = self.command("fork", commands.run_fork)
        fork.add_argument("file", metavar="FILE", help=self.texts.say("arg-file"))
        self.option(fork, "at", "N", "0")
        self.option(fork, "seats", "SEATS")
        self.components(fork)

    def looking(self) -> None:
        watch = self.command("watch", commands.run_watch)
        self.game(watch)
        self.option(watch, "seats", "SEATS")
        self.option(watch, "seed", "N")
        self.option(watch, "pace", "SECONDS", "1.5")
        self.option(watch, "save", "FILE")
        self.options(watch)
        for name, answer in (("replay", commands.run_replay), ("verify", commands.run_verify)):
            parser = self.command(name, answer)
            parser.add_argument("file", metavar="FILE", help=self.texts.say("arg-file"))
            self.components(parser)
        self.command("games", commands.run_games)
        rules = self.command("rules", commands.run_rules)
        self.game(rules)
        rules.add_argument("number", metavar="NUMBER", nargs="?", help=self.texts.say("arg-number"))

    def counting(self) -> None:
        simulate = self.command("simulate", commands.run_simulate)
        self.game(simulate)
        self.option(simulate, "players", "N", "4")
        self.option(simulate, "games", "K", "1000")
        self.option(simulate, "bots", "BOTS", "random")
        self.option(simulate, "seed", "S", "1")
        self.option(simulate, "workers", "W", "1")
        simulate.add_argument("--json", action="store_true", help=self.texts.say("arg-json"))
        self.options(simulate)
        best = self.command("best-kingdom", commands.run_best_kingdom)
        best.add_argument("tiles", metavar="TILE", nargs="+", help=self.texts.say("arg-tiles"))
        self.option(best, "tale", "TALE")
        best.add_argument("--advanced", action="store_true", help=self.texts.say("arg-advanced"))
        self.components(best)
        coverage = self.command("coverage-of-rules", commands.run_coverage)
        self.game(coverage)
        self.option(coverage, "tests", "FOLDER", "tests")

    def serving(self) -> None:
        serve = self.command("serve", service_commands.run_serve)
        self.option(serve, "host", "ADDRESS", "127.0.0.1")
        self.option(serve, "port", "N")
        self.option(serve, "workers", "W", "1")
        serve.add_argument("--open", action="store_true", help=self.texts.say("arg-open"))
        self.components(serve)
        for name, answer in (
            ("backup", service_commands.run_backup),
            ("restore", service_commands.run_restore),
            ("bring-back", service_commands.run_bring_back),
        ):
            parser = self.command(name, answer)
            parser.add_argument("file", metavar="FILE", help=self.texts.say("arg-backup"))
