"""Secret answers that several seats give at once: one commit, an acknowledgement for each, all of them or none."""

import asyncio

from tablee.kernel.errors import IllegalDecision
from tablee.server.writer import StorageError

from .house import in_house


def answering(room, seat, notation=None):
    """A wish of a seat: its first legal decision, or one that is named."""
    chosen = notation or room.table.position.legal(seat)[0].notation
    question = room.table.chairs[seat].asked
    return lambda table, now: table.submit(seat, question, chosen, now)


def counting(house):
    """How many entries every commit from now on stores."""
    append = house.hall.storage.append
    commits = []

    async def counted(play, number, bodies, more):
        commits.append(len(bodies))
        await append(play, number, bodies, more)

    house.hall.storage.append = counted
    return commits


async def at_once(house, room, *wishes):
    """Wish several things in one turn of the loop; what became of each."""
    acts = [house.hall.acts.act(room, wish) for wish in wishes]
    return await asyncio.gather(*acts, return_exceptions=True)


def test_answers_of_all_seats_are_stored_in_one_commit_and_each_is_acknowledged(tmp_path):
    async def story(house):
        made, _ = await house.table(seats=3)
        room = await house.room(made)
        commits = counting(house)
        granted = await at_once(house, room, *(answering(room, seat) for seat in range(3)))
        stored = await house.hall.storage.load(made["table"])
        return commits, [entries[0].seat for entries in granted], room.table, len(stored)

    commits, seats, table, stored = in_house(tmp_path, story)

    assert commits == [3]
    assert seats == [0, 1, 2]
    assert table.moment == 3
    assert table.entries == stored


def test_an_answer_that_is_not_legal_is_refused_alone(tmp_path):
    async def story(house):
        made, _ = await house.table(seats=3)
        room = await house.room(made)
        commits = counting(house)
        wrong = next(
            d.notation for d in room.table.position.legal(0) if d not in room.table.position.legal(1)
        )
        granted = await at_once(
            house, room, answering(room, 0), answering(room, 1, wrong), answering(room, 2)
        )
        return commits, granted, room.table

    commits, (first, second, third), table = in_house(tmp_path, story)

    assert commits == [1, 1]
    assert isinstance(second, IllegalDecision)
    assert [entries[0].seat for entries in (first, third)] == [0, 2]
    assert table.to_act() == [1]


def test_a_seat_that_answers_twice_at_once_is_heard_once(tmp_path):
    async def story(house):
        made, _ = await house.table(seats=3)
        room = await house.room(made)
        commits = counting(house)
        granted = await at_once(house, room, *(answering(room, seat) for seat in (0, 0, 1)))
        return commits, granted, room.table.moment

    commits, granted, moment = in_house(tmp_path, story)

    assert [len(entries) for entries in granted] == [1, 0, 1], "the second is a repeated message: harmless"
    assert sum(commits) == moment == 2


def test_when_the_commit_fails_none_of_the_answers_has_happened(tmp_path):
    async def story(house):
        made, _ = await house.table(seats=3)
        room = await house.room(made)
        append = house.hall.storage.append

        async def full(*_):
            raise StorageError

        house.hall.storage.append = full
        refused = await at_once(house, room, *(answering(room, seat) for seat in range(3)))
        house.hall.storage.append = append
        again = await at_once(house, room, *(answering(room, seat) for seat in range(3)))
        return refused, again, room.table.moment, len(await house.hall.storage.load(made["table"]))

    refused, again, moment, stored = in_house(tmp_path, story)

    assert [type(error) for error in refused] == [StorageError] * 3
    assert [len(entries) for entries in again] == [1, 1, 1]
    assert moment == 3
    assert stored == 8, "opened, three seats, the start and three answers"


def test_what_is_no_answer_is_never_stored_with_one(tmp_path):
    async def story(house):
        made, _ = await house.table(seats=3)
        room = await house.room(made)
        commits = counting(house)
        await at_once(
            house,
            room,
            answering(room, 0),
            lambda table, now: table.say(1, "", "wait for me", now),
            answering(room, 2),
        )
        return commits, [said.text for said in room.table.sayings], room.table.moment

    assert in_house(tmp_path, story) == ([1, 1, 1], ["wait for me"], 2)
