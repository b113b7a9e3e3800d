"""Bots think in processes of their own: one that hangs, dies or lies is replaced, and the play goes on."""

import asyncio
import os
import select
from pathlib import Path

import pytest

from tablee.bots import BOTS
from tablee.games import open_game
from tablee.kernel.errors import SetupError
from tablee.server.bot_pool import BotPool
from tablee.server.bot_process import Thought
from tablee.server.shelf import bots_of, known_bot
from tablee.table.entries import Opened, Settings

from . import stand_ins
from .client import TestTable
from .house import in_house

GAME = open_game("mon_royaume")


def thought(seat=0, bot="random"):
    opened = Opened(
        at=0.0,
        game="mon_royaume",
        edition=GAME.edition,
        components=GAME.components,
        seats=2,
        options=GAME.setup(2).options,
        secret="00" * 32,
        settings=Settings(),
    )
    return Thought(opened=opened, decisions=[], seat=seat, bot=bot, chance="00" * 32)


def asked(pool_of, *thoughts):
    """What a pool of one worker answers to thoughts, one after the other."""

    async def ask():
        pool = pool_of()
        try:
            return [await pool.choose(one) for one in thoughts]
        finally:
            await pool.close()

    return asyncio.run(ask())


def test_a_bot_that_hangs_is_killed_and_replaced():
    before, nothing, after, again = asked(
        lambda: BotPool(1, 1.0, stand_ins.hangs_at_seat_one), thought(0), thought(1), thought(0), thought(0)
    )

    assert nothing is None
    assert before != after
    assert after == again
    with pytest.raises(ProcessLookupError):
        os.kill(int(before.split()[1]), 0)


@pytest.mark.parametrize("thinking", [stand_ins.dies, stand_ins.never_begins])
def test_a_bot_that_dies_says_nothing(thinking):
    assert asked(lambda: BotPool(1, 5.0, thinking), thought(), thought()) == [None, None]


def test_a_bot_that_fails_says_nothing_and_its_process_goes_on():
    assert asked(lambda: BotPool(1, 30.0), thought(bot="nobody"), thought())[0] is None


def test_several_bots_think_at_once_and_a_pool_can_be_closed_while_they_do():
    async def story():
        pool = BotPool(2, 60.0, stand_ins.hangs_at_seat_one)
        hanging = asyncio.ensure_future(pool.choose(thought(1)))
        answer = await pool.choose(thought(0))
        await pool.close()
        return answer, await hanging

    answer, hung = asyncio.run(story())

    assert answer.startswith("process")
    assert hung is None


def with_stand_in(thinking, seconds):
    async def story(house):
        await house.hall.players.pool.close()
        house.hall.players.pool = BotPool(1, seconds, thinking)
        _made, tokens = await house.table(people=1)
        await house.answer(tokens[0])
        state = (await house.get("wait", tokens[0], version=10**6, seconds=30)).json()
        hint = await house.post("hint", tokens[0])
        return state, hint

    return story


@pytest.mark.parametrize("thinking", [stand_ins.dies, stand_ins.lies])
def test_a_table_whose_bot_cannot_play_goes_on_with_a_legal_decision(tmp_path, thinking):
    state, hint = in_house(tmp_path, with_stand_in(thinking, 5.0))

    assert state["question"] is not None
    assert (hint.status_code == 503) == (thinking is stand_ins.dies)


def test_every_game_names_the_bots_that_can_play_it():
    assert bots_of(GAME) == BOTS[: len(bots_of(GAME))]
    with pytest.raises(SetupError, match="the bots are: random"):
        known_bot("nobody", GAME)


def test_no_process_of_a_bot_outlives_a_killed_service(own_service):
    service = own_service()
    with service.client() as http:
        table = TestTable(http).seated(people=1)
        table.post("hint", table.tokens[0])
    children = [
        int(status.parent.name)
        for status in Path("/proc").glob("[0-9]*/status")
        if f"\nPPid:\t{service.process.pid}\n" in status.read_text()
    ]
    handles = [os.pidfd_open(child) for child in children]

    service.kill()

    assert handles
    for handle in handles:
        ended, _, _ = select.select([handle], [], [], 60)
        os.close(handle)
        assert ended
