"""Bots at the tables: they answer when they are asked, and give hints; they think elsewhere."""

import asyncio
import logging
import secrets
from typing import TYPE_CHECKING

from tablee.kernel.errors import TableeError
from tablee.server.bot_pool import BotPool
from tablee.server.bot_process import Thought
from tablee.server.rooms import Room
from tablee.server.shelf import bots_of
from tablee.table.entries import AnyEntry
from tablee.table.errors import TableRefusal
from tablee.table.table import Table

if TYPE_CHECKING:
    from tablee.server.hall import Hall

logger = logging.getLogger("tablee.bots")


class BotPlayers:
    """Everybody at the tables of a hall who is not a person."""

    def __init__(self, hall: "Hall", pool: BotPool) -> None:
        self.hall = hall
        self.pool = pool

    async def close(self) -> None:
        await self.pool.close()

    def let_play(self, room: Room) -> None:
        """Let every bot that is asked answer, until people have to."""
        if room.table.bots_to_act() and not room.thinking:
            room.thinking = True
            self.hall.background.spawn(self._play(room))

    async def _play(self, room: Room) -> None:
        try:
            async with self.hall.using(room.play) as found:
                while found is room and (seats := room.table.bots_to_act()):
                    await asyncio.gather(*(self._answer(room, seat) for seat in seats))
        except TableeError as error:
            logger.warning("table %s: a bot could not play: %s", room.play, error)
        finally:
            room.thinking = False

    async def _answer(self, room: Room, seat: int) -> None:
        question = room.table.chairs[seat].asked
        legal = [decision.notation for decision in room.table.position.legal(seat)]
        chosen = await self._choose(room.table, seat, room.table.chairs[seat].bot or "random")
        notation = chosen if chosen in legal else legal[0]

        def submit(table: Table, now: float) -> list[AnyEntry]:
            if seat not in table.bots_to_act() or table.chairs[seat].asked != question:
                return []
            return table.submit(seat, question, notation, now)

        await self.hall.acts.act(room, submit)

    async def hint(self, room: Room, seat: int) -> str:
        """What the best bot would decide at a seat; one hint at a time is thought about at a table."""
        if seat not in room.table.to_act():
            raise TableRefusal("nothing-asked")
        if room.hinting:
            raise TableRefusal("busy")
        room.hinting = True
        try:
            chosen = await self._choose(room.table, seat, bots_of(room.table.game)[-1])
        finally:
            room.hinting = False
        if chosen is None:
            raise TableRefusal("no-hint")
        return chosen

    async def _choose(self, table: Table, seat: int, bot: str) -> str | None:
        """What a bot decides; None if it cannot think in time."""
        assert table.history is not None
        thought = Thought(
            opened=table.opened,
            decisions=[(line.seat, line.decision.notation) for line in table.history.lines],
            seat=seat,
            bot=bot,
            chance=secrets.token_hex(32),
            components=self.hall.shelf.file(table.game.name),
        )
        return await self.pool.choose(thought)
