"""The way to the database: SQLite in one file that one service holds, or PostgreSQL."""

import asyncio
import os
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from sqlalchemy import Engine, create_engine, event
from sqlalchemy.engine import Connection
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from tablee.kernel.errors import TableeError
from tablee.server.settings import sqlite_file

BUSY_SECONDS = 10
"""How long SQLite waits for a backup to let it write, and PostgreSQL may take to answer."""


class DatabaseHeld(TableeError):
    """Another service uses this file."""


Work = Callable[[Connection], None]
"""What is done within one transaction."""


class FileWriting:
    """Writes to an SQLite file from one thread: a whole transaction is one way there and back.

    Its connection stays open: to take one anew and give it back takes longer than a small transaction.
    """

    def __init__(self, url: str) -> None:
        plain = url.replace("+aiosqlite", "")
        self._engine = create_engine(plain, hide_parameters=True, connect_args={"timeout": BUSY_SECONDS})
        make_durable(self._engine)
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="writer")
        self._connection: Connection | None = None

    async def transact(self, work: Work) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._transact, work)

    def _transact(self, work: Work) -> None:
        if self._connection is None:
            self._connection = self._engine.connect()
        try:
            with self._connection.begin():
                work(self._connection)
        except BaseException:
            self._give_back()  # the pool knows whether it can be used again
            raise

    def _give_back(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None

    def _dispose(self) -> None:
        self._give_back()
        self._engine.dispose()

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._dispose)
        self._thread.shutdown()


class ServerWriting:
    """Writes to PostgreSQL."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def transact(self, work: Work) -> None:
        async with self._engine.begin() as connection:
            await connection.run_sync(work)

    async def close(self) -> None:
        await self._engine.dispose()


class Database:
    """One database: a way to write, an engine to read with, and the lock on an SQLite file."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.file = sqlite_file(url)
        self.read: AsyncEngine = _sqlite_reader(url) if self.file else _postgresql(url)
        self._writing = FileWriting(url) if self.file else ServerWriting(self.read)
        self._lock: int | None = None

    async def transact(self, work: Work) -> None:
        """Do something within one transaction; it is durable when this returns, or did not happen."""
        await self._writing.transact(work)

    def hold(self) -> None:
        """Take the file for this process; a killed process lets go of it by itself."""
        if self.file is not None:
            self._lock = hold(self.file)

    async def close(self) -> None:
        await self._writing.close()
        await self.read.dispose()
        release(self._lock)
        self._lock = None


def hold(file: Path) -> int:
    """Lock an SQLite file for one service, and make it if it is not there, readable by nobody else."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        os.close(os.open(file, os.O_RDWR | os.O_CREAT, 0o600))
        lock = os.open(f"{file}.lock", os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as error:
        raise TableeError(f"the database {file} cannot be written: {error.strerror}") from error
    if sys.platform != "win32":
        import fcntl  # noqa: PLC0415 - not on every system

        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            os.close(lock)
            raise DatabaseHeld(
                f"another Tablée uses {file}; stop it first, or give this one a file of its own"
            ) from None
    return lock


def release(lock: int | None) -> None:
    if lock is not None:
        os.close(lock)


def _postgresql(url: str) -> AsyncEngine:
    return create_async_engine(
        url,
        pool_size=10,
        pool_timeout=BUSY_SECONDS,
        pool_pre_ping=True,
        hide_parameters=True,
        connect_args={"timeout": BUSY_SECONDS, "command_timeout": BUSY_SECONDS},
    )


def _sqlite_reader(url: str) -> AsyncEngine:
    """Reading needs nothing special: a reader in WAL mode waits for nobody."""
    return create_async_engine(url, hide_parameters=True, connect_args={"timeout": BUSY_SECONDS})


def make_durable(engine: Engine) -> None:
    """Every transaction takes the file for writing at once, and a commit is on the disk when it returns."""

    @event.listens_for(engine, "connect")
    def _durable(connection: DBAPIConnection, _record: object) -> None:
        connection.isolation_level = None
        cursor = connection.cursor()
        cursor.execute("PRAGMA journal_mode=WAL")
        cursor.execute("PRAGMA synchronous=FULL")
        cursor.execute("PRAGMA foreign_keys=ON")
        cursor.execute("PRAGMA temp_store=MEMORY")  # what a statement needs to undo itself makes no file
        cursor.close()

    @event.listens_for(engine, "begin")
    def _begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE")
