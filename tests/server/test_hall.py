"""The hall: one room for a table, whoever comes; what is stored happens; what fails harms no other table."""

import asyncio
import gc
import json
import shutil
import weakref
from pathlib import Path

import pytest

from tablee.games import mon_royaume
from tablee.kernel.errors import ComponentError, NotationError
from tablee.server.sockets import serve_socket
from tablee.server.storage import emptied
from tablee.server.wire import Wire
from tablee.server.writer import StorageError

from .house import in_house

COMPONENTS = Path(mon_royaume.__file__).with_name("components.toml")


def saying(text):
    return b'{"entry":"said","at":1.0,"seat":0,"name":"Player 0","text":"%s"}' % text.encode()


def test_many_who_come_at_once_find_one_room(tmp_path):
    async def story(house):
        made, _ = await house.table()
        house.hall.rooms.clear()

        async def look():
            async with house.hall.using(made["table"]) as room:
                await asyncio.sleep(0)
                return room

        return await asyncio.gather(*(look() for _ in range(20)))

    rooms = in_house(tmp_path, story)

    assert len({id(room) for room in rooms}) == 1


def test_a_room_that_is_used_stays_and_the_others_make_space(tmp_path):
    async def story(house):
        first, _ = await house.table()
        async with house.hall.using(first["table"]) as room:
            others = [await house.table() for _ in range(3)]
            async with house.hall.using(first["table"]) as again:
                same = room is again
            count = len(house.hall.rooms)
        await house.room(others[0][0])
        return same, count, len(house.hall.rooms)

    assert in_house(tmp_path, story, tables_in_memory=1) == (True, 1, 1)


def test_a_room_is_found_even_when_there_is_space_for_none(tmp_path):
    async def story(house):
        _made, tokens = await house.table()
        return (await house.answer(tokens[0])).status_code, len(house.hall.rooms)

    assert in_house(tmp_path, story, tables_in_memory=0) == (200, 0)


def test_a_closed_room_leaves_memory_at_once(tmp_path):
    """A worker seldom looks for circles (serve.py), so nothing about a table may be one."""

    async def story(house):
        made, tokens = await house.table()
        room = weakref.ref(await house.room(made))
        stale = {"type": "answer", "seat": 0, "question": 99, "decision": "x"}
        hello = {"type": "hello", "tokens": tokens[:1]}
        told = await talk(house, hello, {"type": "ping"}, stale, {"type": "nonsense"})
        assert {"state", "accepted", "refused"} <= {message["type"] for message in told}
        assert (await house.answer(tokens[0])).is_success
        assert (await house.post("answer", tokens[0], {"question": 99, "decision": "x"})).is_client_error
        assert (await house.post("take-back", tokens[0], {})).is_success
        assert room() is not None
        house.hall.rooms.clear()
        await asyncio.sleep(0.01)
        return room() is None

    gc.disable()
    try:
        assert in_house(tmp_path, story)
    finally:
        gc.enable()


async def talk(house, *commands):
    """Say something over a socket, hang up, and return what was said in return."""
    said, inbox = [], asyncio.Queue()

    async def send(message):
        said.append(message)

    scope = {"type": "websocket", "path": "/ws", "headers": [], "client": ("127.0.0.1", 1)}
    wire = Wire(scope, inbox.get, send)
    inbox.put_nowait({"type": "websocket.connect"})
    serving = asyncio.create_task(serve_socket(house.hall, house.app.state.places, wire))
    for number, command in enumerate(commands):
        inbox.put_nowait({"type": "websocket.receive", "text": json.dumps({"reference": number, **command})})
        await asyncio.sleep(0.05)
    inbox.put_nowait({"type": "websocket.disconnect"})
    await serving
    return [json.loads(line) for message in said if "text" in message for line in message["text"].split("\n")]


def test_whoever_stops_waiting_does_not_stop_what_was_begun(tmp_path):
    async def story(house):
        made, tokens = await house.table()
        room = await house.room(made)
        writing, go_on = asyncio.Event(), asyncio.Event()
        append = house.hall.storage.append

        async def slow(*more):
            writing.set()
            await go_on.wait()
            await append(*more)

        house.hall.storage.append = slow
        asked = asyncio.create_task(house.answer(tokens[0]))
        await writing.wait()
        asked.cancel()
        await asyncio.gather(asked, return_exceptions=True)
        moved = room.moved
        go_on.set()
        await moved.wait()
        return room.table.moment, room.table.entries, len(await house.hall.storage.load(made["table"]))

    moment, entries, stored = in_house(tmp_path, story)

    assert moment == 1
    assert entries == stored


def test_two_workers_that_move_at_once_both_get_their_move(tmp_path):
    async def story(house):
        made, tokens = await house.table()
        room = await house.room(made)
        await house.hall.storage.append(made["table"], room.table.entries, [saying("first")])
        answered = await house.post("say", tokens[0], {"text": "second"})
        return answered.status_code, [said.text for said in room.table.sayings]

    assert in_house(tmp_path, story) == (200, ["first", "second"])


def test_a_write_whose_fate_is_unknown_is_looked_up_before_anything_else(tmp_path):
    """The database may have stored it although the answer was lost: then sending it again is harmless."""

    async def story(house):
        made, tokens = await house.table()
        append = house.hall.storage.append

        async def lost(*more):
            await append(*more)
            raise StorageError

        house.hall.storage.append = lost
        refused = await house.answer(tokens[0])
        house.hall.storage.append = append
        state = (await house.get("state", tokens[0])).json()
        again = await house.post("answer", tokens[0], json.loads(refused.request.content))
        return (
            refused,
            state,
            again,
            len(await house.hall.storage.load(made["table"])),
            await house.room(made),
        )

    refused, state, again, stored, room = in_house(tmp_path, story)

    assert (refused.status_code, again.status_code) == (503, 200)
    assert state["question"] is None
    assert room.table.entries == stored
    assert room.table.moment == 1


@pytest.mark.parametrize("failure", [ZeroDivisionError(), NotationError("not after it was checked")])
def test_a_program_that_fails_at_one_table_closes_it_and_it_begins_again_from_its_record(tmp_path, failure):
    async def story(house):
        made, tokens = await house.table()
        other, others = await house.table()
        room = await house.room(made)

        def broken(_entries):
            raise failure

        room.table.evolve = broken
        failed = await house.answer(tokens[0])
        state = (await house.get("state", tokens[0])).json()
        fine = await house.answer(others[0])
        return failed, state, fine, room.closed, (await house.room(made)) is room, other

    failed, state, fine, closed, same, _ = in_house(tmp_path, story)

    assert (failed.status_code, failed.json()["reason"]) == (500, "fault")
    assert state["question"] is None
    assert fine.status_code == 200
    assert closed
    assert not same


@pytest.mark.parametrize(
    "body",
    [
        b'{"entry":"decided","at":1.0,"se',
        b'{"entry":"decided","at":1.0,"seat":0,"question":0,"decision":"confirm"}',
    ],
)
def test_a_table_that_cannot_be_opened_says_so_and_harms_no_other(tmp_path, body):
    async def story(house):
        made, tokens = await house.table()
        _other, others = await house.table()
        house.hall.rooms.clear()
        stored = len(await house.hall.storage.load(made["table"]))
        await house.hall.storage.append(made["table"], stored, [body])
        return await house.get("state", tokens[0]), await house.get("state", others[0])

    broken, fine = in_house(tmp_path, story)

    assert (broken.status_code, broken.json()["reason"]) == (500, "cannot-open")
    assert fine.status_code == 200


def test_a_table_of_other_component_data_is_refused_until_they_are_back(tmp_path):
    mine = tmp_path / "mine.toml"
    shutil.copy(COMPONENTS, mine)

    async def make(house):
        return await house.table()

    async def look(house):
        return await house.get("state", tokens[0])

    _made, tokens = in_house(tmp_path, make, components={"mon_royaume": str(mine)})
    mine.write_text(mine.read_text().replace("year = 2020", "year = 2021"))
    changed = in_house(tmp_path, look, components={"mon_royaume": str(mine)})
    back = in_house(tmp_path, look)

    assert (changed.status_code, changed.json()["reason"]) == (409, "other-components")
    assert changed.json()["words"] == ["mon_royaume"]
    assert back.status_code == 200


def test_a_component_file_that_changes_while_tables_are_played_changes_nothing_for_them(tmp_path):
    mine = tmp_path / "mine.toml"
    shutil.copy(COMPONENTS, mine)

    async def story(house):
        _made, tokens = await house.table(people=1, options={"level": "simplified_1"})
        mine.write_text("nonsense")
        return await house.play_on(tokens)

    final = in_house(tmp_path, story, components={"mon_royaume": str(mine)})

    assert final["over"]


def test_a_component_file_that_is_wrong_stops_the_start(tmp_path):
    (tmp_path / "mine.toml").write_text("nonsense")

    with pytest.raises(ComponentError, match=r"mine\.toml is not valid TOML"):
        in_house(
            tmp_path, lambda house: house.table(), components={"mon_royaume": str(tmp_path / "mine.toml")}
        )


def test_who_comes_in_while_their_seat_is_emptied_and_taken_by_another_sees_nothing_of_it(tmp_path):
    async def story(house):
        made, tokens = await house.table(start=False)
        house.hall.rooms.clear()
        coming, let_in = asyncio.Event(), asyncio.Event()
        load = house.hall.storage.load

        async def slow(*more):
            coming.set()
            await let_in.wait()
            return await load(*more)

        house.hall.storage.load = slow
        asked = asyncio.create_task(house.get("state", tokens[0]))
        await coming.wait()
        house.hall.storage.load = load
        stored = len(await load(made["table"]))
        bodies = [
            b'{"entry":"stood_up","at":1.0,"seat":0}',
            b'{"entry":"sat","at":1.0,"seat":0,"name":"New"}',
        ]
        started = b'{"entry":"started","at":1.0}'
        await house.hall.storage.append(made["table"], stored, [*bodies, started], emptied(made["table"], 0))
        let_in.set()
        return await asked

    response = in_house(tmp_path, story)

    assert (response.status_code, response.json()["reason"]) == (401, "no-such-link")
