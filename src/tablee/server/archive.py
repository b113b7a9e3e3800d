"""The archive: tables in which nothing happened for long become files, and leave the database.

A finished play becomes its record. One that was not finished, or that has no record of its own, becomes all of its
entries and links as JSON, from which `bring_back` restores it whole.
"""

import asyncio
import logging
import os
import time
from datetime import UTC, datetime
from pathlib import Path

import msgspec

from tablee.kernel.errors import TableeError
from tablee.server.acts import DECODER, HOUR
from tablee.server.hall import Hall
from tablee.server.metrics import FAULTS
from tablee.server.settings import async_url
from tablee.server.shelf import Shelf
from tablee.server.storage import Storage, link_row, new_play
from tablee.server.writer import Conflict
from tablee.table.entries import Opened
from tablee.table.records import record_of
from tablee.table.table import open_table

logger = logging.getLogger("tablee.archive")

FORMAT = 1
DAY = 24 * HOUR
AT_ONCE = 100
"""Tables archived before others get a turn at the database."""


class ArchivedLink(msgspec.Struct, frozen=True, kw_only=True):
    """A link, hashed as it was stored."""

    play: str
    hash: str
    role: str
    seat: int | None


class ArchivedTable(msgspec.Struct, frozen=True, kw_only=True):
    """A play as it was stored."""

    format: int
    play: str
    game: str
    entries: list[msgspec.Raw]
    links: list[ArchivedLink]


async def keep_archiving(hall: Hall) -> None:
    """Archive what is old, once an hour, for ever."""
    if not hall.settings.archive_after_days:
        return
    while True:
        try:
            await archive_old(hall, time.time() - hall.settings.archive_after_days * DAY)
        except TableeError as error:
            logger.warning("could not archive: %s", error)
        except OSError as error:
            logger.warning("could not write to the archive: %s", error.strerror)
        except Exception:
            FAULTS.inc()
            logger.exception("could not archive")
        await asyncio.sleep(HOUR)


async def archive_old(hall: Hall, before: float) -> int:
    """Archive the tables in which nothing happened since a moment, and that nobody uses; how many there were."""
    count = 0
    while old := await hall.storage.untouched_since(before, AT_ONCE):
        used = {room.play for room in hall.in_use()}
        done = [await archive_one(hall, play) for play in old if play not in used]
        count += sum(done)
        if not any(done):
            break
    return count


async def archive_one(hall: Hall, play: str) -> bool:
    """Archive one table; whether it has left the database."""
    bodies = await hall.storage.load(play)
    links = [msgspec.convert(row, ArchivedLink) for row in await hall.storage.links_of(play)]
    if bodies:
        name, content = await asyncio.to_thread(archived, hall.shelf, play, bodies, links)
        await asyncio.to_thread(write_file, hall.settings.archive() / name, content)
    await hall.storage.forget(play, len(bodies))
    if await hall.storage.load(play):
        return False
    room = hall.rooms.get(play)
    if room is not None:
        hall.drop(room, "no-such-table")
    logger.info("table %s was archived", play)
    return True


def archived(shelf: Shelf, play: str, bodies: list[bytes], links: list[ArchivedLink]) -> tuple[str, bytes]:
    """The name and content of a table's file: its record if it has one, else everything."""
    first = DECODER.decode(bodies[0])
    assert isinstance(first, Opened)
    name = f"{datetime.fromtimestamp(first.at, UTC):%Y-%m-%d}-{first.game}-{play}"
    try:
        record = record_of(open_table(shelf.game(first.game), [DECODER.decode(body) for body in bodies]))
    except Exception as error:  # noqa: BLE001 - a table that cannot be opened is kept as it is
        logger.info("table %s is archived with all its entries: %s", play, error)
        entries = [msgspec.Raw(body) for body in bodies]
        table = ArchivedTable(format=FORMAT, play=play, game=first.game, entries=entries, links=links)
        return f"{name}.json", msgspec.json.encode(table)
    return f"{name}.record", record.to_text().encode()


def write_file(path: Path, content: bytes) -> None:
    """Write a file whole or not at all, durable when this returns, for nobody else to read: it holds secrets."""
    path.parent.mkdir(parents=True, exist_ok=True)
    half = path.with_name(path.name + ".part")
    with open(os.open(half, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())
    half.replace(path)
    sync_folder(path.parent)


def sync_folder(folder: Path) -> None:
    """Make durable which files a folder has."""
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


async def bring_back(storage: Storage, path: Path) -> str:
    """Put an archived table back into the database, with the links that led to it; its name."""
    table = await asyncio.to_thread(_read, path)
    links = [link_row(link.play, link.hash, link.role, link.seat) for link in table.links]
    try:
        await storage.writer.store(new_play(table.play, table.game, [bytes(e) for e in table.entries], links))
    except Conflict:
        raise TableeError(f"the table of {path} is in the database already") from None
    return table.play


def bring_back_into(url: str, path: Path) -> str:
    """The same for a database by its address, whether its service runs or rests."""

    async def run() -> str:
        storage = Storage(async_url(url))
        try:
            await storage.prepare()
            storage.writer.open()
            return await bring_back(storage, path)
        finally:
            await storage.close()

    return asyncio.run(run())


def _read(path: Path) -> ArchivedTable:
    try:
        table = msgspec.json.decode(path.read_bytes(), type=ArchivedTable)
    except OSError as error:
        raise TableeError(f"cannot read {path}: {error.strerror}") from None
    except msgspec.MsgspecError:
        raise TableeError(f"{path} is not an archived table; a .record file is for `tablee replay`") from None
    if table.format != FORMAT:
        raise TableeError(f"{path} has format {table.format}; this version of Tablée reads format {FORMAT}")
    return table
