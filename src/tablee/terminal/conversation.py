"""The short conversation before a game that was started without saying which: game, bots, level."""

from dataclasses import dataclass

from tablee.games import COLLECTION, open_game
from tablee.kernel.game import Game, Option
from tablee.terminal.chairs import Chair, best_bot
from tablee.terminal.records import Components
from tablee.terminal.screen import Screen
from tablee.texts.texts import Texts


@dataclass(frozen=True)
class Wishes:
    """What came out of the conversation."""

    game: Game
    chairs: list[Chair]
    options: dict[str, str]


def converse(screen: Screen, texts: Texts, components: Components) -> Wishes:
    """Which game, how many bots, which level; Enter takes what is usual."""
    screen.line(texts.say("greeting"), "bold")
    game = choose_game(screen, texts, components)
    said = texts.about(game)
    bots = choose_bots(screen, said, game)
    level = next((option for option in game.options if option.name == "level"), None)
    options = {} if level is None else {"level": choose_value(screen, said, level)}
    return Wishes(game, [Chair(None), *[Chair(best_bot(game))] * bots], options)


def choose_game(screen: Screen, texts: Texts, components: Components) -> Game:
    """One of the games on the shelf."""
    games = [open_game(name, components.get(name)) for name in COLLECTION]
    titles = [texts.about(game).say("title") for game in games]
    return games[choose(screen, texts, texts.say("which-game"), titles, 0)]


def choose_bots(screen: Screen, texts: Texts, game: Game) -> int:
    """How many bots sit down with one person."""
    counts = list(range(max(1, game.fewest - 1), game.most))
    labels = [texts.say("bots", bots=count) for count in counts]
    usual = counts.index(2) if 2 in counts else 0
    return counts[choose(screen, texts, texts.say("how-many-bots"), labels, usual)]


def choose_value(screen: Screen, texts: Texts, option: Option) -> str:
    """A value of an option."""
    labels = [texts.option_value(option.name, value) for value in option.values]
    usual = option.values.index(option.default)
    return option.values[choose(screen, texts, texts.option_help(option.name), labels, usual)]


def choose(screen: Screen, texts: Texts, question: str, labels: list[str], usual: int) -> int:
    """Ask for one of a few things by its number; with only one there is nothing to ask."""
    if len(labels) == 1:
        return 0
    screen.line()
    screen.line(question, "bold")
    for number, label in enumerate(labels, 1):
        screen.line(f"{number}. {label}")
    while True:
        answer = screen.ask(texts.say("enter-takes", usual=usual + 1)) or str(usual + 1)
        if answer.isdecimal() and 1 <= int(answer) <= len(labels):
            return int(answer) - 1
        screen.line(texts.say("choose-number", most=len(labels)))
