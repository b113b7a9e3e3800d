"""The shelf: the games that a service plays, read once, and the bots that can play each."""

import shutil
import tempfile
import threading
from functools import cache
from pathlib import Path

from tablee.bots import BOTS, sit_down
from tablee.games import COLLECTION, open_game
from tablee.kernel.errors import ComponentError, SetupError, TableeError
from tablee.kernel.game import Game


class Shelf:
    """Every title with its own component data, or a corrected file.

    Such a file is copied when the service starts: changing it changes nothing for tables that are being played,
    and bots, who think in processes of their own, read the same data.
    """

    def __init__(self, components: dict[str, str]) -> None:
        self._copies = tempfile.TemporaryDirectory(prefix="tablee-") if components else None
        self._files: dict[str, Path] = {}
        self._games: dict[str, Game] = {}
        self._reading = threading.Lock()
        try:
            for game, file in components.items():
                self._files[game] = self._copy(game, Path(file))
                self.game(game)
        except TableeError:
            self.close()
            raise

    def _copy(self, game: str, file: Path) -> Path:
        if game not in COLLECTION:
            raise SetupError(f"there is no game '{game}'; the games are: {', '.join(COLLECTION)}")
        assert self._copies is not None
        folder = Path(self._copies.name) / game
        folder.mkdir()
        try:
            return Path(shutil.copy(file, folder))
        except OSError as error:
            raise ComponentError(f"cannot read the component file {file}: {error.strerror}") from None

    def game(self, name: str) -> Game:
        """The rules of a title."""
        with self._reading:
            if name not in self._games:
                self._games[name] = open_game(name, self._files.get(name))
            return self._games[name]

    def file(self, name: str) -> str:
        """The component file of a title for another process; empty for its own."""
        return str(self._files.get(name, ""))

    def close(self) -> None:
        if self._copies is not None:
            self._copies.cleanup()


def bots_of(game: Game) -> list[str]:
    """The names of the bots that can play a game, from the weakest to the strongest."""
    return [bot for bot in BOTS if _can_play(bot, game)]


@cache
def _can_play(bot: str, game: Game) -> bool:
    try:
        sit_down(bot, game)
    except SetupError:
        return False
    return True


def known_bot(name: str, game: Game) -> str:
    """The name of a bot that can play a game."""
    if name not in bots_of(game):
        raise SetupError(
            f"there is no bot '{name}' for {game.name}; the bots are: {', '.join(bots_of(game))}"
        )
    return name
