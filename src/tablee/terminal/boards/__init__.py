"""How the games look in a terminal."""

from tablee.games.mon_royaume.game import MonRoyaume
from tablee.games.oh_mon_chateau.game import OhMonChateau
from tablee.games.realm_of_wonder.game import RealmOfWonder
from tablee.games.royaumes_sauvages.game import RoyaumesSauvages
from tablee.games.tales_of_glory.game import TalesOfGlory
from tablee.kernel.game import Game
from tablee.terminal.boards.board import Board
from tablee.terminal.boards.mon_royaume import MonRoyaumeBoard
from tablee.terminal.boards.oh_mon_chateau import OhMonChateauBoard
from tablee.terminal.boards.realm_of_wonder import RealmOfWonderBoard
from tablee.terminal.boards.royaumes_sauvages import RoyaumesSauvagesBoard
from tablee.terminal.boards.tales_of_glory import TalesOfGloryBoard
from tablee.terminal.boards.tree import TreeBoard
from tablee.texts.texts import Texts


def board_of(game: Game, texts: Texts, plain: bool) -> Board:
    """The board of a game, or the tree of its view."""
    if isinstance(game, MonRoyaume):
        return MonRoyaumeBoard(game, texts, plain)
    if isinstance(game, OhMonChateau):
        return OhMonChateauBoard(game, texts, plain)
    if isinstance(game, RealmOfWonder):
        return RealmOfWonderBoard(game, texts, plain)
    if isinstance(game, RoyaumesSauvages):
        return RoyaumesSauvagesBoard(game, texts, plain)
    if isinstance(game, TalesOfGlory):
        return TalesOfGloryBoard(game, texts, plain)
    return TreeBoard(game, texts, plain)
