"""New tables: what is stored of one before anybody sits down, and the tokens that lead to it."""

import secrets
from dataclasses import dataclass

import msgspec

from tablee.kernel.game import Game
from tablee.server.links import HOST, JOIN, ONLOOKER, hashed, new_name, new_token
from tablee.server.storage import link_row, new_play
from tablee.server.writer import Job
from tablee.table.entries import Opened, Settings


@dataclass(frozen=True)
class NewTable:
    """A table to be stored: its name, the tokens of its host, of who joins and of onlookers, and its rows."""

    play: str
    tokens: dict[str, str]
    rows: Job


def opened(game: Game, seats: int, options: dict[str, str], settings: Settings, now: float) -> Opened:
    """The first entry of a table, with a secret of its own."""
    return Opened(
        at=now,
        game=game.name,
        edition=game.edition,
        components=game.components,
        seats=seats,
        options=game.setup(seats, options).options,
        secret=secrets.token_hex(32),
        settings=settings,
    )


def new_table(first: Opened) -> NewTable:
    """A table that begins with this entry."""
    play = new_name()
    tokens = {role: new_token() for role in (HOST, JOIN, ONLOOKER)}
    links = [link_row(play, hashed(token), role, None) for role, token in tokens.items()]
    return NewTable(play, tokens, new_play(play, first.game, [msgspec.json.encode(first)], links))
