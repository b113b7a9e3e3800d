"""Who can sit down besides people."""

from collections.abc import Callable

from tablee.bots.bot import Bot, RandomBot
from tablee.bots.mon_royaume.greedy import GreedyBot as MonRoyaumeGreedy
from tablee.bots.oh_mon_chateau.greedy import GreedyBot as OhMonChateauGreedy
from tablee.bots.realm_of_wonder.greedy import GreedyBot as RealmOfWonderGreedy
from tablee.bots.royaumes_sauvages.greedy import GreedyBot as RoyaumesSauvagesGreedy
from tablee.bots.tales_of_glory.greedy import GreedyBot as TalesOfGloryGreedy
from tablee.kernel.errors import SetupError
from tablee.kernel.game import Game

BOTS = ["random", "greedy"]
"""The names of the bots, from the weakest to the strongest."""


GREEDY: dict[str, Callable[[], Bot]] = {
    "mon_royaume": MonRoyaumeGreedy,
    "tales_of_glory": TalesOfGloryGreedy,
    "royaumes_sauvages": RoyaumesSauvagesGreedy,
    "oh_mon_chateau": OhMonChateauGreedy,
    "realm_of_wonder": RealmOfWonderGreedy,
}
"""The greedy bot of every game that has one."""


def sit_down(name: str, game: Game) -> Bot:
    """The bot of this name, ready to play this game."""
    if name == "random":
        return RandomBot()
    if name != "greedy":
        raise SetupError(f"there is no bot '{name}'; the bots are: {', '.join(BOTS)}")
    if game.name not in GREEDY:
        raise SetupError(f"{game.name} has no greedy bot; let 'random' sit down instead")
    return GREEDY[game.name]()
