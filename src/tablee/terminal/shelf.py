"""The shelf: which games there are, for how many, with which options; and the welcome."""

from rich.table import Table
from rich.text import Text

from tablee.games import COLLECTION, open_game
from tablee.kernel.game import Game
from tablee.terminal.screen import Screen
from tablee.texts.texts import Texts

WELCOME = ["play", "resume", "watch", "games", "rules", "replay", "verify", "simulate", "best-kingdom"]
"""The commands that a welcome names, in the order in which a newcomer needs them."""


def show_games(screen: Screen, texts: Texts) -> None:
    """Every game with its seats and options."""
    for name in COLLECTION:
        show_game(open_game(name), screen, texts)


def show_game(game: Game, screen: Screen, texts: Texts) -> None:
    """A game: title, name to type, seats, options with their values."""
    said = texts.about(game)
    seats = said.say("seats", fewest=game.fewest, most=game.most)
    screen.line(Text.assemble((said.say("title"), "bold"), f"  {game.name}, {seats}"))
    screen.line(said.say("tagline"))
    for option in game.options:
        values = ", ".join(f"{value} ({said.option_value(option.name, value)})" for value in option.values)
        label = said.option(option.name)
        line = said.say("game-option", name=option.name, label=label, values=values, usual=option.default)
        screen.line(line)
    screen.line()


def show_welcome(screen: Screen, texts: Texts) -> None:
    """What `tablee` alone says: what this is, and the commands."""
    screen.line(texts.say("greeting"), "bold")
    screen.line(texts.say("greeting-more"))
    screen.line()
    if screen.plain:
        for command in WELCOME:
            screen.line(f"tablee {command}: {texts.say(f'about-{command}')}")
    else:
        table = Table.grid(padding=(0, 3))
        for command in WELCOME:
            table.add_row(Text(f"   tablee {command}", "bold"), texts.say(f"about-{command}"))
        screen.show(table)
    screen.line()
    screen.line(texts.say("greeting-end"), "dim")
