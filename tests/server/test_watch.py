"""Once a second: clocks that ran out, people who left, and clocks of machines that jump."""

from tablee.server.clock import SteadyClock
from tablee.server.watch import look_after, overdue

from .house import in_house


class Time:
    """A time that tests set."""

    def __init__(self, now=1_000_000.0):
        self.time = now

    def now(self):
        return self.time


def with_time(folder, story, **table):
    async def run(house):
        house.hall.clock = time = Time()
        made, tokens = await house.table(**table)
        return await story(house, time, await house.room(made), made, tokens)

    return in_house(folder, run)


def test_a_bot_takes_over_when_the_clock_runs_out(tmp_path):
    async def story(house, time, room, _made, tokens):
        time.time += 59
        await look_after(house.hall)
        before = [chair.bot for chair in room.table.chairs]
        await house.answer(tokens[0])
        time.time += 2
        await look_after(house.hall)
        return before, [chair.bot for chair in room.table.chairs], room.table.notes

    before, after, notes = with_time(tmp_path, story, settings={"bank": 60})

    assert before == [None, None]
    assert after[0] is None
    assert after[1] is not None
    assert "(clock)" in notes[0][1]


def test_a_bot_takes_over_for_who_has_been_away_too_long_and_not_for_who_looks_in(tmp_path):
    async def story(house, time, room, _made, tokens):
        for _ in range(5):
            time.time += 30
            await house.get("state", tokens[0])
            await look_after(house.hall)
        return [chair.bot for chair in room.table.chairs], room.table.notes

    bots, notes = with_time(tmp_path, story, settings={"absent_after": 60})

    assert bots[0] is None
    assert bots[1] is not None
    assert "(absent)" in notes[0][1]


def test_who_left_before_a_restart_is_still_away_after_it(tmp_path):
    async def story(house, time, room, made, _tokens):
        house.hall.drop(room, "no-such-table")
        again = await house.room(made)
        time.time += 61
        return overdue(again, time.now())

    assert with_time(tmp_path, story, settings={"absent_after": 60}) == [(0, "absent"), (1, "absent")]


def test_without_such_a_setting_everybody_may_stay_away(tmp_path):
    async def story(_house, time, room, _made, _tokens):
        time.time += 10**9
        return overdue(room, time.now())

    assert with_time(tmp_path, story) == []


def test_bots_that_were_left_alone_are_asked_again(tmp_path):
    async def story(house, time, room, _made, tokens):
        room.thinking = True
        await house.answer(tokens[0])
        room.thinking = False
        time.time += 1
        await look_after(house.hall)
        return (await house.get("wait", tokens[0], version=10**6, seconds=30)).json()

    assert with_time(tmp_path, story, people=1)["question"] is not None


def test_a_room_that_is_behind_catches_up(tmp_path):
    async def story(house, _time, room, made, _tokens):
        body = b'{"entry":"said","at":1.0,"seat":0,"name":"Player 0","text":"from another worker"}'
        await house.hall.storage.append(made["table"], room.table.entries, [body])
        room.behind = True
        await look_after(house.hall)
        return [said.text for said in room.table.sayings], room.behind

    assert with_time(tmp_path, story) == (["from another worker"], False)


def test_a_machine_whose_clock_is_set_flags_nobody():
    wall, passing = [5000.0], [70.0]
    clock = SteadyClock(lambda: wall[0], lambda: passing[0])

    assert clock.now() == 5000.0
    wall[0] += 86_400
    passing[0] += 10
    assert clock.now() == 5010.0
    wall[0] -= 10 * 86_400
    assert clock.now() == 5010.0
