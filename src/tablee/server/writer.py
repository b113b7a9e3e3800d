"""The one writer of a worker: what is waiting is committed together, and whoever waits is told when it is durable."""

import asyncio
import contextlib
import logging
from collections.abc import Sequence
from dataclasses import dataclass, fields
from functools import cache, partial

from sqlalchemy import Connection, Executable, bindparam, delete, func, insert, select, update
from sqlalchemy.dialects import sqlite
from sqlalchemy.exc import DataError, IntegrityError

from tablee.kernel.errors import TableeError
from tablee.server.database import Database
from tablee.server.metrics import COMMITS, FAILED_WRITES, WRITES
from tablee.server.schema import entries, links, plays
from tablee.table.errors import TableRefusal

logger = logging.getLogger("tablee.writer")

LARGEST_GROUP = 200
"""Writes that are committed together at the most."""
ROWS_AT_ONCE = 300
"""Entries in one statement at the most: SQLite takes 999 values everywhere."""

INSERT_PLAYS = insert(plays)
INSERT_ENTRIES = insert(entries)
INSERT_LINKS = insert(links)
UNLINK = delete(links).where(links.c.play == bindparam("play_id"), links.c.seat == bindparam("seat_number"))
TOUCH = update(plays).where(plays.c.id == bindparam("play_id")).values(touched=bindparam("now"))

Row = dict[str, object]


class StorageError(TableRefusal):
    """The database did not take it, or does not answer: full, read-only, gone. Nothing was acknowledged."""

    def __init__(self) -> None:
        super().__init__("try-again")


class Conflict(TableeError):
    """Somebody else wrote this entry first, or the play is gone; read the table again."""


@dataclass(frozen=True)
class Job:
    """Rows to write together. The rows of a whole group of jobs go to the database in one statement a table.

    At most one job of a play is in a group: whoever writes for a play waits before writing for it again.
    """

    entries: Sequence[Row] = ()
    plays: Sequence[Row] = ()
    links: Sequence[Row] = ()
    unlinked: Sequence[Row] = ()
    touched: Sequence[Row] = ()
    forgotten: Sequence[tuple[str, int]] = ()
    """Plays to delete if they have exactly so many entries."""

    def __add__(self, other: "Job") -> "Job":
        return Job(*[[*getattr(self, part.name), *getattr(other, part.name)] for part in fields(Job)])


class Writer:
    """Writes jobs in groups. It outlives every fault of the database."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self.failed = False
        """Whether the last write failed for a reason of the database's own."""
        self._waiting: asyncio.Queue[tuple[Job, asyncio.Future[None]]] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None

    def open(self) -> None:
        self._task = asyncio.create_task(self._write_groups())

    async def close(self) -> None:
        """Finish what is waiting, then stop."""
        if self._task is None:
            return
        await self._waiting.join()
        self._task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self._task

    async def store(self, job: Job) -> None:
        """Return when the job is durable; StorageError or Conflict if it is not."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.put_nowait((job, done))
        await done

    async def _write_groups(self) -> None:
        while True:
            group = [await self._waiting.get()]
            while len(group) < LARGEST_GROUP and not self._waiting.empty():
                group.append(self._waiting.get_nowait())
            await self._commit(group)
            for _ in group:
                self._waiting.task_done()

    async def _commit(self, group: list[tuple[Job, asyncio.Future[None]]]) -> None:
        """Commit a group together; where one job does not fit, halves of it, so that it harms no other."""
        try:
            await self._database.transact(partial(_write, [job for job, _ in group]))
        except (IntegrityError, DataError):
            await self._commit_halves(group)
        except Exception as error:  # noqa: BLE001 - drivers raise many kinds, and the writer must go on
            self._fail(group, error)
        else:
            self.failed = False
            COMMITS.inc()
            WRITES.inc(len(group))
            for _, done in group:
                _settle(done, None)

    async def _commit_halves(self, group: list[tuple[Job, asyncio.Future[None]]]) -> None:
        if len(group) == 1:
            _settle(group[0][1], Conflict("somebody else wrote this entry first"))
            return
        middle = len(group) // 2
        await self._commit(group[:middle])
        await self._commit(group[middle:])

    def _fail(self, group: list[tuple[Job, asyncio.Future[None]]], error: Exception) -> None:
        self.failed = True
        FAILED_WRITES.inc(len(group))
        logger.error("the database did not take %s writes: %s", len(group), fault_of(error))
        for _, done in group:
            _settle(done, StorageError())


def _write(jobs: list[Job], connection: Connection) -> None:
    """Write the rows of several jobs, one statement for each kind."""
    _execute(connection, INSERT_PLAYS, [row for job in jobs for row in job.plays])
    _insert_entries(connection, [row for job in jobs for row in job.entries])
    _execute(connection, INSERT_LINKS, [row for job in jobs for row in job.links])
    _execute(connection, UNLINK, [row for job in jobs for row in job.unlinked])
    _execute(connection, TOUCH, [row for job in jobs for row in job.touched])
    for job in jobs:
        for play, count in job.forgotten:
            _forget(connection, play, count)


def _execute(connection: Connection, statement: Executable, rows: list[Row]) -> None:
    if rows:
        connection.execute(statement, rows)


def _insert_entries(connection: Connection, rows: list[Row]) -> None:
    """Insert entries; into SQLite many in one statement: after each one, this thread waits for its turn again."""
    if connection.dialect.name != "sqlite":
        _execute(connection, INSERT_ENTRIES, rows)
        return
    for start in range(0, len(rows), ROWS_AT_ONCE):
        some = rows[start : start + ROWS_AT_ONCE]
        values = tuple(value for row in some for value in (row["play"], row["number"], row["body"]))
        connection.exec_driver_sql(_insertion_of(len(some)), values)


@cache
def _insertion_of(count: int) -> str:
    """The statement that inserts so many entries into SQLite."""
    return str(INSERT_ENTRIES.compile(dialect=sqlite.dialect())) + ", (?, ?, ?)" * (count - 1)


def _forget(connection: Connection, play: str, count: int) -> None:
    """Delete a play with its entries and links, unless something happened in it: the lock keeps new entries out."""
    connection.execute(select(plays.c.id).where(plays.c.id == play).with_for_update())
    there = select(func.count()).select_from(entries).where(entries.c.play == play)
    if connection.execute(there).scalar_one() == count:
        connection.execute(delete(plays).where(plays.c.id == play))


def _settle(done: asyncio.Future[None], error: TableeError | None) -> None:
    """Tell whoever waits, unless they have gone."""
    if done.done():
        return
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)


def fault_of(error: BaseException) -> str:
    """What a log may hold of a database's fault: its kind and first line, never the values of a statement."""
    cause = getattr(error, "orig", None) or error
    return f"{type(cause).__name__}: {str(cause).partition(chr(10))[0][:200]}"
