"""The titles that can be played here, by name."""

from collections.abc import Callable
from pathlib import Path

from tablee.games.mon_royaume.game import MonRoyaume
from tablee.games.oh_mon_chateau.game import OhMonChateau
from tablee.games.realm_of_wonder.game import RealmOfWonder
from tablee.games.royaumes_sauvages.game import RoyaumesSauvages
from tablee.games.tales_of_glory.game import TalesOfGlory
from tablee.kernel.errors import SetupError
from tablee.kernel.game import Game

COLLECTION: dict[str, Callable[[Path | None], Game]] = {
    "mon_royaume": MonRoyaume,
    "tales_of_glory": TalesOfGlory,
    "royaumes_sauvages": RoyaumesSauvages,
    "oh_mon_chateau": OhMonChateau,
    "realm_of_wonder": RealmOfWonder,
}
"""The games on the shelf."""


def open_game(name: str, components: Path | None = None) -> Game:
    """The game of this name, with its own component data or a corrected file."""
    if name not in COLLECTION:
        raise SetupError(f"there is no game '{name}'; the games are: {', '.join(COLLECTION)}")
    return COLLECTION[name](components)
