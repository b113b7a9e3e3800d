"""A process in which a bot thinks. It gets the play as the table's seat has it, and answers with a decision."""

import contextlib
import logging
import signal
from multiprocessing.connection import Connection
from pathlib import Path

import msgspec

from tablee.bots import sit_down
from tablee.bots.bot import Seen
from tablee.games import open_game
from tablee.kernel.game import Game
from tablee.kernel.rng import rng_from
from tablee.table.entries import Opened
from tablee.table.table import first_position

logger = logging.getLogger("tablee.bots")

READY = b"ready"
"""What a process says when it can be asked."""


class Thought(msgspec.Struct, frozen=True, kw_only=True):
    """What a bot is asked: a play so far, a seat, a bot's name, and chance of its own."""

    opened: Opened
    decisions: list[tuple[int, str]]
    seat: int
    bot: str
    chance: str
    components: str = ""


def think(connection: Connection, seconds: float) -> None:
    """Answer questions until the pipe is closed; nothing for one that the bot failed at."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with contextlib.suppress(EOFError, OSError):
        _answer_questions(connection, seconds)


def _answer_questions(connection: Connection, seconds: float) -> None:
    games: dict[tuple[str, str], Game] = {}
    connection.send_bytes(READY)
    while True:
        thought = msgspec.json.decode(connection.recv_bytes(), type=Thought)
        _limit(seconds)
        chosen = _tried(thought, games)
        _limit(0)
        connection.send_bytes(chosen.encode())


def _limit(seconds: float) -> None:
    """Die by oneself a little after the limit, should nobody be left to do the killing; 0: no limit."""
    if hasattr(signal, "setitimer"):
        signal.setitimer(signal.ITIMER_REAL, seconds and seconds + 1)


def _tried(thought: Thought, games: dict[tuple[str, str], Game]) -> str:
    try:
        return _decide(thought, games)
    except Exception:
        logger.exception("the bot %s failed at %s", thought.bot, thought.opened.game)
        return ""


def _decide(thought: Thought, games: dict[tuple[str, str], Game]) -> str:
    key = (thought.opened.game, thought.components)
    if key not in games:
        games[key] = open_game(key[0], Path(key[1]) if key[1] else None)
    game = games[key]
    position = first_position(game, thought.opened)
    for seat, notation in thought.decisions:
        position.apply(seat, game.decisions.parse(notation))
    rng = rng_from(bytes.fromhex(thought.chance), "bot")
    return sit_down(thought.bot, game).choose(Seen(position, thought.seat), rng).notation
