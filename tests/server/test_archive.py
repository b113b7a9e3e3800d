"""The archive: old tables become files, leave the database, and can be brought back."""

import time

import pytest

from tablee.cli import main
from tablee.games import open_game
from tablee.kernel.errors import TableeError
from tablee.kernel.record import read_record, replay
from tablee.server.archive import archive_old, bring_back, bring_back_into

from .client import auth
from .house import in_house

LATER = 10.0


def files_in(folder):
    return sorted(file.name for file in (folder / "archive").iterdir())


def test_a_finished_play_becomes_its_record_and_leaves_the_database(tmp_path):
    async def story(house):
        made, tokens = await house.table(options={"level": "simplified_1"})
        final = await house.play_on(tokens)
        record = (await house.get("record", tokens[0])).text
        count = await archive_old(house.hall, time.time() + LATER)
        gone = await house.get("state", tokens[0])
        return made["table"], final, record, count, gone, await house.hall.storage.links_of(made["table"])

    play, final, record, count, gone, links = in_house(tmp_path, story)

    assert count == 1
    assert files_in(tmp_path)[0].endswith(f"-mon_royaume-{play}.record")
    text = (tmp_path / "archive" / files_in(tmp_path)[0]).read_text()
    assert text == record
    assert replay(open_game("mon_royaume"), read_record(text))[-1].result().points == final["view"]["points"]
    assert gone.status_code == 401
    assert links == []


def test_an_unfinished_play_becomes_all_its_entries_and_comes_back_with_its_links(tmp_path):
    async def story(house):
        made, tokens = await house.table()
        await house.answer(tokens[0])
        before = [(await house.get("state", token)).content for token in (*tokens, made["onlooker"])]
        assert await archive_old(house.hall, time.time() + LATER) == 1
        gone = await house.get("state", tokens[0])
        file = next((tmp_path / "archive").iterdir())
        play = await bring_back(house.hall.storage, file)
        after = [(await house.get("state", token)).content for token in (*tokens, made["onlooker"])]
        with pytest.raises(TableeError, match="in the database already"):
            await bring_back(house.hall.storage, file)
        return made["table"], play, gone, before, after

    made, play, gone, before, after = in_house(tmp_path, story)

    assert made == play
    assert gone.status_code == 401
    assert before == after
    assert files_in(tmp_path)[0].endswith(".json")
    assert (tmp_path / "archive" / files_in(tmp_path)[0]).stat().st_mode & 0o077 == 0


def test_a_fork_and_a_table_of_other_rules_are_kept_whole(tmp_path):
    async def story(house):
        _made, tokens = await house.table()
        await house.post("fork", tokens[0], {"line": 0})
        return await archive_old(house.hall, time.time() + LATER)

    assert in_house(tmp_path, story) == 2
    assert all(name.endswith(".json") for name in files_in(tmp_path))


def test_what_is_used_or_recent_stays(tmp_path):
    async def story(house):
        made, tokens = await house.table()
        recent = await archive_old(house.hall, time.time() - 3600)
        async with house.hall.using(made["table"]):
            used = await archive_old(house.hall, time.time() + LATER)
        return recent, used, await house.get("state", tokens[0])

    recent, used, state = in_house(tmp_path, story)

    assert (recent, used) == (0, 0)
    assert state.status_code == 200


def test_what_happened_while_it_was_being_archived_is_not_lost(tmp_path):
    async def story(house):
        made, tokens = await house.table()
        entries = await house.hall.storage.load(made["table"])
        await house.answer(tokens[0])
        await house.hall.storage.forget(made["table"], len(entries))
        return len(entries), await house.hall.storage.load(made["table"])

    before, after = in_house(tmp_path, story)

    assert len(after) == before + 1


def test_whoever_still_holds_an_archived_table_open_is_told_that_it_is_gone(tmp_path):
    async def story(house):
        made, _tokens = await house.table()
        room = await house.room(made)
        stored = await house.hall.storage.load(made["table"])
        await house.hall.storage.forget(made["table"], len(stored))
        with pytest.raises(TableeError, match="no such table"):
            await house.hall.acts.act(room, lambda table, now: table.say(0, "", "anybody here?", now))
        return room.closed

    assert in_house(tmp_path, story)


def test_a_file_that_is_no_archived_table_is_refused(tmp_path):
    (tmp_path / "letter.json").write_text("{}")

    (tmp_path / "newer.json").write_text(
        '{"format": 9, "play": "p", "game": "g", "entries": [], "links": []}'
    )

    for name, words in (
        ("letter.json", "not an archived table"),
        ("nothing.json", "cannot read"),
        ("newer.json", "has format 9"),
    ):
        with pytest.raises(TableeError, match=words):
            bring_back_into(f"sqlite:///{tmp_path / 'tables.db'}", tmp_path / name)


def test_a_table_is_brought_back_while_its_service_runs(own_service, tmp_path, monkeypatch):
    async def archive(house):
        _made, tokens = await house.table()
        await archive_old(house.hall, time.time() + LATER)
        return tokens

    tokens = in_house(tmp_path, archive)
    service = own_service()
    with service.client() as http:
        gone = http.get("/api/state", headers=auth(tokens[0]))
        monkeypatch.setenv("TABLEE_DATABASE_URL", f"sqlite:///{service.database}")
        assert main(["bring-back", str(tmp_path / "archive" / files_in(tmp_path)[0])]) == 0
        back = http.get("/api/state", headers=auth(tokens[0]))

    assert (gone.status_code, back.status_code) == (401, 200)
