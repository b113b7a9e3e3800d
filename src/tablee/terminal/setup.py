"""Before the start: the game, its options and its seed, as the command line says them."""

import argparse
from collections.abc import Sequence
from pathlib import Path

from tablee.games import COLLECTION, open_game
from tablee.kernel.errors import SetupError
from tablee.kernel.game import Game
from tablee.kernel.seed import fresh_secret, secret_of
from tablee.terminal.records import Components
from tablee.texts.texts import Texts


def components_of(lines: Sequence[str], texts: Texts) -> Components:
    """The files of `--components GAME=FILE`."""
    found: dict[str, Path] = {}
    for line in lines:
        game, equals, file = line.partition("=")
        if not equals or not file:
            raise SetupError(texts.say("bad-components", line=line))
        check_game(game, texts)
        found[game] = Path(file)
    return found


def check_game(name: str, texts: Texts) -> None:
    """Refuse a game that is not on the shelf."""
    if name not in COLLECTION:
        raise SetupError(texts.say("unknown-game", game=name, games=", ".join(COLLECTION)))


def game_of(name: str, components: Components, texts: Texts) -> Game:
    """The game of this name, with its own component data or a corrected file."""
    check_game(name, texts)
    return open_game(name, components.get(name))


def options_of(arguments: argparse.Namespace, game: Game, texts: Texts) -> dict[str, str]:
    """The options of `--option name=value` and of the handy ones, `--level` and `--advanced-bard`."""
    chosen: dict[str, str] = {}
    for line in arguments.option:
        name, equals, value = line.partition("=")
        if not equals:
            raise SetupError(texts.say("bad-option", line=line))
        chosen[name.strip().replace("-", "_")] = value.strip()
    if arguments.level is not None:
        chosen["level"] = level_of(arguments.level, game)
    if arguments.advanced_bard:
        chosen["advanced_bard"] = "on"
    return chosen


def level_of(text: str, game: Game) -> str:
    """A level by its name, or by its number from the easiest: 1, 2, …"""
    values = next((option.values for option in game.options if option.name == "level"), [])
    if text.isdecimal() and 1 <= int(text) <= len(values):
        return values[int(text) - 1]
    return text


def secret_from(seed: str | None, texts: Texts) -> bytes:
    """The secret of `--seed N`, or a fresh one."""
    return fresh_secret() if seed is None else secret_of(number_of("--seed", seed, texts))


def number_of(option: str, text: str, texts: Texts, least: int = 0) -> int:
    """A whole number from the command line."""
    if not text.isdecimal() or int(text) < least:
        raise SetupError(texts.say("bad-number", option=option, text=text, least=least))
    return int(text)


def pace_of(text: str, texts: Texts) -> float:
    """Seconds between two moments."""
    try:
        pace = float(text.replace(",", "."))
    except ValueError:
        pace = -1.0
    if not 0 <= pace <= 60:
        raise SetupError(texts.say("bad-pace", text=text))
    return pace
