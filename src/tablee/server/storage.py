"""Storage: append-only entries of plays, and the links that lead to them, in SQLite or PostgreSQL.

An append returns when its rows are durable. Two writers of one entry cannot both win: (play, number) is unique.
"""

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import AsyncIterator, Iterable
from dataclasses import dataclass

from sqlalchemy import func, select, text
from sqlalchemy.ext.asyncio import AsyncConnection

from tablee.kernel.errors import TableeError
from tablee.server.database import Database
from tablee.server.migrate import migrate
from tablee.server.schema import entries, links, plays
from tablee.server.writer import Job, Row, StorageError, Writer, fault_of

logger = logging.getLogger("tablee.storage")

OPENING_TRIES = 60
"""How often a worker tries to reach a database on another machine when it starts, once a second."""
MOST_NAMES = 500
"""Plays asked about in one statement."""


class Unreachable(TableeError):
    """The database cannot be opened."""


@dataclass(frozen=True)
class Link:
    """What a link leads to: a play, as its host, at a seat, to join, or to look on."""

    play: str
    role: str
    seat: int | None


class Storage:
    """The database of the service."""

    def __init__(self, url: str) -> None:
        self.database = Database(url)
        self.writer = Writer(self.database)

    async def open(self) -> None:
        """Bring the database to this version and begin to write; wait a while for one that is away."""
        self.database.hold()
        for left in reversed(range(1 if self.database.file else OPENING_TRIES)):
            try:
                await self.prepare()
                break
            except Unreachable as error:
                if not left:
                    raise
                logger.warning("%s; trying again", error)
                await asyncio.sleep(1)
        self.writer.open()

    async def prepare(self) -> None:
        """Bring the database to this version."""
        try:
            await self.database.transact(migrate)
        except TableeError:
            raise
        except Exception as error:
            raise Unreachable(f"the database cannot be opened: {fault_of(error)}") from error

    async def close(self) -> None:
        """Finish what is waiting, then close."""
        await self.writer.close()
        await self.database.close()

    # Writing

    async def append(self, play: str, number: int, bodies: list[bytes], along: Job | None = None) -> None:
        """Store the next entries of a play; Conflict if its entry of this number is there already."""
        job = Job(entries=entry_rows(play, number, bodies))
        await self.writer.store(job if along is None else job + along)

    async def forget(self, play: str, count: int) -> None:
        """Delete a play that was archived with so many entries; one in which something happened since stays."""
        await self.writer.store(Job(forgotten=[(play, count)]))

    # Reading

    async def load(self, play: str, first: int = 0) -> list[bytes]:
        """The entries of a play from a number on; empty if there is no such play."""
        rows = (
            select(entries.c.body)
            .where(entries.c.play == play, entries.c.number >= first)
            .order_by(entries.c.number)
        )
        async with self.reading() as connection:
            return [bytes(body) for (body,) in await connection.execute(rows)]

    async def lengths(self, names: Iterable[str]) -> dict[str, int]:
        """How many entries each of these plays has."""
        wanted = list(names)
        found: dict[str, int] = {}
        async with self.reading() as connection:
            for start in range(0, len(wanted), MOST_NAMES):
                some = wanted[start : start + MOST_NAMES]
                last = func.max(entries.c.number)
                rows = select(entries.c.play, last).where(entries.c.play.in_(some)).group_by(entries.c.play)
                found |= {play: number + 1 for play, number in await connection.execute(rows)}
        return found

    async def follow(self, hashed: str) -> Link | None:
        """What a link leads to."""
        row = select(links.c.play, links.c.role, links.c.seat).where(links.c.hash == hashed)
        async with self.reading() as connection:
            found = (await connection.execute(row)).first()
        return None if found is None else Link(found.play, found.role, found.seat)

    async def links_of(self, play: str) -> list[Row]:
        """All links to a play, hashed as they are stored."""
        rows = select(links.c.hash, links.c.role, links.c.seat).where(links.c.play == play)
        async with self.reading() as connection:
            return [link_row(play, *row) for row in await connection.execute(rows)]

    async def untouched_since(self, moment: float, most: int) -> list[str]:
        """Plays in which nothing happened since a moment, oldest first."""
        rows = select(plays.c.id).where(plays.c.touched < moment).order_by(plays.c.touched).limit(most)
        async with self.reading() as connection:
            return [name for (name,) in await connection.execute(rows)]

    async def check(self) -> None:
        """Whether the database answers; after a write that it did not take, whether it takes one now."""
        async with self.reading() as connection:
            await connection.execute(text("SELECT 1"))
        if self.writer.failed:
            probe = f"probe {secrets.token_hex(8)}"
            await self.writer.store(new_play(probe, "", [], []) + Job(forgotten=[(probe, 0)]))

    @contextlib.asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A connection to read with; every fault of the database is a StorageError."""
        try:
            async with self.database.read.connect() as connection:
                yield connection
        except TableeError:
            raise
        except Exception as error:
            logger.error("the database did not answer: %s", fault_of(error))  # noqa: TRY400 - without its values
            raise StorageError from error


def new_play(play: str, game: str, bodies: list[bytes], made: list[Row]) -> Job:
    """A new play with its first entries and its links."""
    now = time.time()
    row: Row = {"id": play, "game": game, "created": now, "touched": now}
    return Job(plays=[row], entries=entry_rows(play, 0, bodies), links=made)


def entry_rows(play: str, number: int, bodies: list[bytes]) -> list[Row]:
    return [{"play": play, "number": number + i, "body": body} for i, body in enumerate(bodies)]


def link_row(play: str, hashed: str, role: str, seat: int | None) -> Row:
    return {"hash": hashed, "play": play, "role": role, "seat": seat}


def emptied(play: str, seat: int) -> Job:
    """The links of a seat that became empty open nothing any more."""
    return Job(unlinked=[{"play_id": play, "seat_number": seat}])


def touched(play: str) -> Job:
    """Something happened in a play."""
    return Job(touched=[{"play_id": play, "now": time.time()}])
