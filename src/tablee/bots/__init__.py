"""Who can sit down besides people."""

from tablee.bots.bot import Bot, RandomBot
from tablee.kernel.errors import SetupError
from tablee.kernel.game import Game

BOTS = ["random", "greedy"]
"""The names of the bots, from the weakest to the strongest."""


def sit_down(name: str, game: Game) -> Bot:  # noqa: ARG001
    """The bot of this name, ready to play this game."""
    if name == "random":
        return RandomBot()
    raise SetupError(f"there is no bot '{name}'; the bots are: {', '.join(BOTS)}")
