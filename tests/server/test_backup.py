"""Backup while it runs, restore while it rests."""

import sqlite3

import pytest

from tablee.kernel.errors import TableeError
from tablee.server.backup import backup, restore
from tablee.server.database import DatabaseHeld

from .client import TestTable
from .house import in_house


def url_of(folder):
    return f"sqlite:///{folder / 'tables.db'}"


def test_a_backup_of_a_running_service_restores_everything_that_was_acknowledged(own_service, tmp_path):
    service = own_service()
    copy = tmp_path / "copy.db"
    with service.client() as http:
        table = TestTable(http).seated()
        table.answer(table.tokens[0])
        at_backup = [table.state(token) for token in table.tokens]
        backup(url_of(tmp_path), copy)
        table.answer(table.tokens[1])
        with pytest.raises(DatabaseHeld, match="stop it first"):
            restore(copy, url_of(tmp_path))
    service.stop()

    kept = restore(copy, url_of(tmp_path))

    assert copy.stat().st_mode & 0o077 == 0
    assert kept.name == "tables.db.before-restore"
    service.start()
    with service.client() as http:
        table.http = http
        assert [table.state(token) for token in table.tokens] == at_backup
        table.answer(table.tokens[1])
    service.stop()
    restore(kept, url_of(tmp_path))
    service.start()
    with service.client() as http:
        table.http = http
        assert table.state(table.tokens[0])["question"] is not None


def test_a_backup_can_be_restored_where_there_was_nothing(tmp_path):
    here, there = tmp_path / "here", tmp_path / "there"
    here.mkdir()

    async def make(house):
        return await house.table()

    made, _tokens = in_house(here, make)
    backup(url_of(here), tmp_path / "copy.db")

    assert restore(tmp_path / "copy.db", url_of(there)) is None

    async def look(house):
        return (await house.get("state", made["onlooker"])).json()["started"]

    assert in_house(there, look)


def test_what_is_not_a_backup_of_ours_is_refused_and_nothing_is_touched(tmp_path):
    (tmp_path / "letter").write_bytes(b"not a database" * 100)
    (tmp_path / "empty").write_bytes(b"")
    other = sqlite3.connect(tmp_path / "other.db")
    other.execute("CREATE TABLE recipe (name TEXT)")
    other.close()

    for name, words in (
        ("letter", "is not a database"),
        ("empty", "not one of Tablée"),
        ("other.db", "not one of Tablée"),
        ("nothing", "there is no file"),
    ):
        with pytest.raises(TableeError, match=words):
            restore(tmp_path / name, url_of(tmp_path / "new"))
    assert not (tmp_path / "new").exists()


def test_a_backup_of_a_newer_version_is_refused(tmp_path):
    async def nothing(_house):
        return None

    in_house(tmp_path, nothing)
    backup(url_of(tmp_path), tmp_path / "copy.db")
    newer = sqlite3.connect(tmp_path / "copy.db")
    newer.execute("UPDATE alembic_version SET version_num = '9999'")
    newer.commit()
    newer.close()

    with pytest.raises(TableeError, match="newer version"):
        restore(tmp_path / "copy.db", url_of(tmp_path))


def test_a_database_that_is_no_file_names_the_tool_to_use(tmp_path):
    with pytest.raises(TableeError, match="pg_dump"):
        backup("postgresql://somewhere/tables", tmp_path / "copy")
    with pytest.raises(TableeError, match="pg_restore"):
        restore(tmp_path / "copy", "postgresql://somewhere/tables")
    with pytest.raises(TableeError, match="there is no database"):
        backup(url_of(tmp_path), tmp_path / "copy")
