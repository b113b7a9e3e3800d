"""Once a second: clocks that ran out, people who left, bots that wait, and what other workers did unheard."""

import asyncio
import contextlib
import logging
from functools import partial

from tablee.kernel.errors import TableeError
from tablee.server.hall import Hall
from tablee.server.metrics import FAULTS
from tablee.server.news import HERE_SECONDS
from tablee.server.rooms import Room
from tablee.server.shelf import bots_of
from tablee.table.entries import AnyEntry
from tablee.table.table import Table

logger = logging.getLogger("tablee.watch")

WATCH_SECONDS = 1.0
LOOK_SECONDS = 5.0
"""How often a worker asks who is connected to the others."""
BREATH = 100
"""Rooms looked after before everybody else gets a turn."""
BOT_PATIENCE = 2.0
"""Seconds after a bot's limit when another worker plays for it: the first one must have died."""


async def watch(hall: Hall) -> None:
    """Look after all open tables, for ever."""
    while True:
        await asyncio.sleep(WATCH_SECONDS)
        try:
            await look_after(hall)
        except TableeError as error:
            logger.warning("could not look after the tables: %s", error)
        except Exception:
            FAULTS.inc()
            logger.exception("could not look after the tables")


async def look_after(hall: Hall) -> None:
    """Look after all open tables once."""
    if hall.news.away:
        await hall.look_for_moves()
    for number, room in enumerate(list(hall.rooms.values())):
        if number % BREATH == BREATH - 1:
            await asyncio.sleep(0)
        with contextlib.suppress(TableeError):
            await _look_after_one(hall, room)


async def _look_after_one(hall: Hall, room: Room) -> None:
    now = hall.clock.now()
    if room.behind:
        await hall.fresh(room)
    if now - room.moved_at > _bot_patience(hall):
        hall.players.let_play(room)
    if hall.news.shared and room.guests:
        await _tell_who_is_here(hall, room, now)
    for seat, why in overdue(room, now):
        if why == "clock" or await _is_nowhere(hall, room, seat):
            await hall.acts.act(room, partial(take_over, seat, why))


async def _tell_who_is_here(hall: Hall, room: Room, now: float) -> None:
    """Tell other workers who is connected to this one, and hear who is connected there."""
    if now - room.told_here_at > HERE_SECONDS / 3:
        hall.notice(room, [*room.seats_present()])
    if now - room.looked_elsewhere_at > LOOK_SECONDS:
        room.looked_elsewhere_at = now
        room.hear_elsewhere(await hall.news.elsewhere(room.play))


async def _is_nowhere(hall: Hall, room: Room, seat: int) -> bool:
    """Whether nobody of this seat is connected to any other worker, for certain."""
    found = await hall.news.elsewhere(room.play)
    return found is not None and seat not in found


def _bot_patience(hall: Hall) -> float:
    """How long bots are left to the worker that made the last move."""
    return hall.settings.bot_seconds + BOT_PATIENCE if hall.news.shared else 0.0


def take_over(seat: int, why: str, table: Table, now: float) -> list[AnyEntry]:
    """Let the best bot there is play for a seat."""
    return table.hand_to_bot(seat, bots_of(table.game)[-1], why, now)


def overdue(room: Room, now: float) -> list[tuple[int, str]]:
    """The seats for which a bot must take over: the clock ran out, or the person has been away too long."""
    table = room.table
    late = [(seat, "clock") for seat in table.clocks.flagged(now)]
    patience = table.opened.settings.absent_after
    if patience is None:
        return late
    asked = [seat for seat in table.to_act() if table.chairs[seat].bot is None]
    return late + [(seat, "absent") for seat in asked if room.away_for(seat, now) >= patience]
