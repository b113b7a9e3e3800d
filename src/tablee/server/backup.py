"""Backup and restore of the SQLite file: while the service runs, and while it rests.

PostgreSQL has tools of its own for this: docs/running-a-table.md says how.
"""

import contextlib
import os
import shutil
import sqlite3
from pathlib import Path

from sqlalchemy import create_engine
from sqlalchemy.exc import DBAPIError

from tablee.kernel.errors import TableeError
from tablee.server.archive import sync_folder
from tablee.server.database import hold, release
from tablee.server.migrate import check_version
from tablee.server.settings import async_url, sqlite_file

BEFORE = ".before-restore"
"""What is added to the name of a database that was replaced."""


def backup(url: str, file: Path) -> None:
    """Copy the database into one file, as it is at this moment; a service that is running does not notice."""
    source = _file_of(url, "pg_dump --format=custom --file=FILE DATABASE")
    if not source.exists():
        raise TableeError(f"there is no database {source}")
    half = file.with_name(file.name + ".part")
    try:
        _copy(source, half)
        half.replace(file)
        sync_folder(file.parent)
    except (sqlite3.Error, OSError) as error:
        half.unlink(missing_ok=True)
        raise TableeError(f"the backup of {source} to {file} failed: {error}") from error


def restore(file: Path, url: str) -> Path | None:
    """Put a backup in place of the database; the service must not be running.

    A database that was there is kept beside it; its name is returned.
    """
    target = _file_of(url, "pg_restore --clean --if-exists --dbname=DATABASE FILE")
    check(file)
    there = target.exists() and target.stat().st_size > 0
    lock = hold(target)
    try:
        kept = target.with_name(target.name + BEFORE) if there else None
        if kept is not None:
            backup(url, kept)
        _replace(target, file)
    except OSError as error:
        raise TableeError(f"the restore of {file} to {target} failed: {error}") from error
    finally:
        release(lock)
    return kept


def check(file: Path) -> None:
    """Refuse what is not a whole database of Tablée, of this version or an older one."""
    if not file.is_file():
        raise TableeError(f"there is no file {file}")
    engine = create_engine(f"sqlite:///{file}")
    try:
        with engine.connect() as connection:
            good = connection.exec_driver_sql("PRAGMA integrity_check").scalar_one() == "ok"
            version = check_version(connection)
    except DBAPIError as error:
        raise TableeError(f"{file} is not a database: {error.orig}") from None
    finally:
        engine.dispose()
    if not good:
        raise TableeError(f"{file} is damaged; take another backup")
    if version is None:
        raise TableeError(f"{file} is a database, but not one of Tablée")


def _file_of(url: str, instead: str) -> Path:
    file = sqlite_file(async_url(url))
    if file is None:
        raise TableeError(f"this database is not a file; use PostgreSQL's own tool: {instead}")
    return file


def _copy(source: Path, target: Path) -> None:
    """A consistent copy in one file, for nobody else to read, durable when this returns."""
    target.unlink(missing_ok=True)
    os.close(os.open(target, os.O_WRONLY | os.O_CREAT, 0o600))
    with (
        contextlib.closing(sqlite3.connect(source)) as old,
        contextlib.closing(sqlite3.connect(target)) as new,
    ):
        old.backup(new)
        new.execute("PRAGMA journal_mode=DELETE")
    _sync(target)


def _replace(target: Path, file: Path) -> None:
    half = target.with_name(target.name + ".part")
    shutil.copyfile(file, half)
    half.chmod(0o600)
    _sync(half)
    for more in ("-wal", "-shm"):
        Path(f"{target}{more}").unlink(missing_ok=True)
    half.replace(target)
    sync_folder(target.parent)


def _sync(file: Path) -> None:
    handle = os.open(file, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
