"""Storage: together and durable, one writer wins, and what the disk refuses was never acknowledged."""

import asyncio
import os
import sqlite3
import subprocess
import sys

import pytest

from tablee.kernel.errors import TableeError
from tablee.server.database import Database, DatabaseHeld
from tablee.server.migrate import NewerDatabase, migrate
from tablee.server.storage import Storage, link_row, new_play
from tablee.server.writer import ROWS_AT_ONCE, Conflict, Job, StorageError

from .house import in_house
from .service import Service


def with_storage(folder, story):
    async def run():
        storage = Storage(f"sqlite+aiosqlite:///{folder / 'tables.db'}")
        try:
            await storage.open()
            return await story(storage)
        finally:
            await storage.close()

    return asyncio.run(run())


def test_entries_come_back_in_order_and_links_lead_to_their_play(tmp_path):
    async def story(storage):
        await storage.writer.store(new_play("p", "g", [b"0"], [link_row("p", "hash", "seat", 1)]))
        await storage.append("p", 1, [b"1", b"2"])
        return (
            await storage.load("p"),
            await storage.load("p", 2),
            await storage.follow("hash"),
            await storage.follow("no"),
        )

    entries, later, link, nothing = with_storage(tmp_path, story)

    assert entries == [b"0", b"1", b"2"]
    assert later == [b"2"]
    assert (link.play, link.role, link.seat) == ("p", "seat", 1)
    assert nothing is None


def test_a_play_may_come_with_more_entries_than_go_into_one_statement(tmp_path):
    """As when an archived play is brought back."""
    bodies = [b"%d" % number for number in range(2 * ROWS_AT_ONCE + 1)]

    async def story(storage):
        await storage.writer.store(new_play("p", "g", bodies, []))
        return await storage.load("p")

    assert with_storage(tmp_path, story) == bodies


def test_of_several_entries_of_which_one_was_there_none_is_stored(tmp_path):
    async def story(storage):
        await storage.writer.store(new_play("p", "g", [b"0", b"1", b"2"], []))
        with pytest.raises(Conflict):
            await storage.append("p", 1, [b"x", b"y", b"z"])
        await storage.append("p", 3, [b"3"])
        return await storage.load("p")

    assert with_storage(tmp_path, story) == [b"0", b"1", b"2", b"3"]


def test_of_two_writers_of_one_entry_one_wins_and_harms_no_other(tmp_path):
    async def story(storage):
        for play in "abc":
            await storage.writer.store(new_play(play, "g", [b"0"], []))
        jobs = [
            storage.append(play, 1, [body])
            for play, body in (("a", b"x"), ("b", b"x"), ("b", b"y"), ("c", b"x"))
        ]
        done = await asyncio.gather(*jobs, return_exceptions=True)
        return done, [await storage.load(play, 1) for play in "abc"]

    done, stored = with_storage(tmp_path, story)

    assert [type(one) for one in done] == [type(None), type(None), Conflict, type(None)]
    assert stored == [[b"x"], [b"x"], [b"x"]]


def test_what_waits_is_committed_together(tmp_path):
    async def story(storage):
        await storage.writer.store(Job())
        await asyncio.gather(*[storage.writer.store(new_play(f"p{n}", "g", [b"0"], [])) for n in range(150)])
        return sum((await storage.lengths([f"p{n}" for n in range(150)])).values())

    assert with_storage(tmp_path, story) == 150


def test_a_full_disk_is_answered_with_try_again_and_nothing_is_lost_or_invented(tmp_path):
    async def story(house):
        made, tokens = await house.table()
        await limit_pages(house, 1)
        said = [await house.post("say", tokens[0], {"text": f"{n} " + "x" * 490}) for n in range(40)]
        full = await house.answer(tokens[0])
        stored = b"".join(await house.hall.storage.load(made["table"])).decode()
        await limit_pages(house, 2**30)
        after = await house.answer(tokens[1])
        ready = await house.http.get("/readyz")
        return said, full, stored, after, ready, await house.room(made)

    said, full, stored, after, ready, room = in_house(tmp_path, story)

    refused = [n for n, response in enumerate(said) if not response.is_success]
    assert refused
    for number, response in enumerate(said):
        assert (f'"text":"{number} x' in stored) == response.is_success
    assert {(said[n].status_code, said[n].json()["reason"]) for n in refused} == {(503, "try-again")}
    assert {said[n].headers["retry-after"] for n in refused} == {"2"}
    assert full.status_code in (200, 503)
    assert after.status_code == ready.status_code == 200
    assert len(room.table.sayings) == len(said) - len(refused)


async def limit_pages(house, most):
    """Let the database file grow to so many pages, or no further: SQLite then says that the disk is full."""
    limit = f"PRAGMA max_page_count={most}"
    await house.hall.storage.database.transact(lambda connection: connection.exec_driver_sql(limit))


def test_a_database_of_a_newer_version_is_refused_and_left_alone(tmp_path):
    with_storage(tmp_path, lambda storage: storage.check())
    with sqlite3.connect(tmp_path / "tables.db") as database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
    database.close()

    with pytest.raises(NewerDatabase, match="newer version of Tablée"):
        with_storage(tmp_path, lambda storage: storage.check())

    with sqlite3.connect(tmp_path / "tables.db") as database:
        assert database.execute("SELECT version_num FROM alembic_version").fetchone() == ("9999",)
    database.close()


def test_a_file_that_is_no_database_is_refused(tmp_path):
    (tmp_path / "tables.db").write_bytes(b"a letter to a friend" * 100)

    with pytest.raises(TableeError, match="cannot be opened"):
        with_storage(tmp_path, lambda storage: storage.check())

    assert (tmp_path / "tables.db").read_bytes().startswith(b"a letter")


def test_two_services_cannot_use_one_file(tmp_path):
    async def story(_storage):
        second = Storage(f"sqlite+aiosqlite:///{tmp_path / 'tables.db'}")
        try:
            with pytest.raises(DatabaseHeld, match="another Tablée uses"):
                await second.open()
        finally:
            await second.close()

    with_storage(tmp_path, story)


def test_the_file_of_the_tables_is_for_nobody_else_to_read(tmp_path):
    with_storage(tmp_path, lambda storage: storage.check())

    assert (tmp_path / "tables.db").stat().st_mode & 0o077 == 0


def test_a_file_that_cannot_be_written_stops_the_start_with_one_sentence(tmp_path):
    with_storage(tmp_path, lambda storage: storage.check())
    for file in tmp_path.iterdir():
        file.chmod(0o444)
    heed = ["setpriv", "--bounding-set=-dac_override,-dac_read_search"]  # root must heed permissions too
    prefix = [] if os.getuid() else heed
    code = "from tablee.server.storage import Storage; import asyncio, sys; asyncio.run(Storage(sys.argv[1]).open())"
    script = [sys.executable, "-c", code, f"sqlite+aiosqlite:///{tmp_path / 'tables.db'}"]

    done = subprocess.run([*prefix, *script], capture_output=True, text=True, check=False)

    assert "cannot be written: Permission denied" in done.stderr


def test_a_first_start_that_is_interrupted_leaves_nothing_half_made(tmp_path):
    async def interrupted():
        database = Database(f"sqlite+aiosqlite:///{tmp_path / 'tables.db'}")

        def half(connection):
            migrate(connection)
            raise KeyboardInterrupt

        with pytest.raises(KeyboardInterrupt):
            await database.transact(half)
        await database.close()

    asyncio.run(interrupted())

    with sqlite3.connect(tmp_path / "tables.db") as database:
        assert database.execute("SELECT count(*) FROM sqlite_master").fetchone() == (0,)
    database.close()
    with_storage(tmp_path, lambda storage: storage.check())


def test_every_commit_reaches_the_disk(tmp_path):
    """Synchronous 2 is FULL."""

    async def story(storage):
        found = []

        def look(connection):
            for pragma in ("journal_mode", "synchronous"):
                found.append(connection.exec_driver_sql(f"PRAGMA {pragma}").scalar())
            found.append(connection.connection.driver_connection.in_transaction)

        await storage.database.transact(look)
        return found

    assert with_storage(tmp_path, story) == ["wal", 2, True]


def test_a_database_that_does_not_answer_is_a_storage_error(tmp_path):
    async def story(storage):
        await storage.database.read.dispose()
        (tmp_path / "tables.db").unlink()
        (tmp_path / "tables.db").mkdir()
        with pytest.raises(StorageError):
            await storage.load("p")

    with_storage(tmp_path, story)


def test_a_service_that_cannot_start_says_why_in_one_line(tmp_path):
    service = Service(tmp_path, redis_url="", database_url="postgresql://nobody@127.0.0.1:1/nothing")
    process = service.launch()

    output, _ = process.communicate(timeout=60)

    assert process.returncode
    assert output == ""
    assert "the database cannot be opened: ConnectionRefusedError" in service.log().strip().splitlines()[-1]
