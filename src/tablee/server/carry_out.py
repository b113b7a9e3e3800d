"""From a client's command to the table: what changes it goes through the hall, what only asks is answered."""

import logging
from typing import TypeAlias, get_args

from tablee.kernel.errors import TableeError
from tablee.server import commands as c
from tablee.server.acts import Command, Fault
from tablee.server.hall import Hall
from tablee.server.metrics import FAULTS
from tablee.server.rooms import Room
from tablee.server.shelf import known_bot
from tablee.table.entries import AnyEntry
from tablee.table.errors import TableRefusal
from tablee.table.messages import Accepted, AnyMessage, Hinted
from tablee.table.projection import explain, moment, refuse
from tablee.table.table import Table

logger = logging.getLogger("tablee.commands")

PRICES: dict[type[c.AnyCommand], float] = {
    c.TakeBack: 2,
    c.Look: 4,
    c.Hint: 4,
    c.AskUndo: 5,
    c.Sit: 5,
    c.HandOver: 5,
    c.GiveBack: 5,
    c.Say: 5,
    c.Draw: 4,
}
"""What costs more of a connection's rate than one: it takes the table longer, or annoys people sooner."""


Asking: TypeAlias = c.Ping | c.Why | c.Look | c.Hint
"""What changes nothing at the table."""
ASKING = get_args(Asking)


async def carry_out(hall: Hall, room: Room, command: c.AnyCommand, viewers: list[int | None]) -> AnyMessage:
    """Carry out a command of somebody who is these viewers; every command gets an answer."""
    try:
        _check_viewer(command, viewers)
        if isinstance(command, ASKING):
            return await _answer(hall, room, command)
        await hall.acts.act(room, _change(command))
    except TableeError as error:
        return refuse(error, command.reference)
    except Exception:
        FAULTS.inc()
        logger.exception("table %s: a question failed", room.play)
        return refuse(Fault(), command.reference)
    return Accepted(reference=command.reference)


def _check_viewer(command: c.AnyCommand, viewers: list[int | None]) -> None:
    """Nobody speaks for a seat whose link they do not hold."""
    if isinstance(command, c.Hello):
        raise TableRefusal("said-hello-already")
    if not isinstance(command, c.Ping) and command.seat not in viewers:
        raise TableRefusal("not-your-seat", str(command.seat))


async def _answer(hall: Hall, room: Room, command: Asking) -> AnyMessage:
    """The answer to a command that only asks."""
    match command:
        case c.Ping():
            return Accepted(reference=command.reference)
        case c.Why():
            return explain(room.table, command.seat, command.decision, command.reference)
        case c.Look():
            return moment(room.table, command.seat, command.line, command.reference)
        case c.Hint():
            decision = await hall.players.hint(room, command.seat)
            return Hinted(reference=command.reference, decision=decision)


def _change(command: c.AnyCommand) -> Command:
    """The command as something to do to a table at a moment."""

    def change(table: Table, now: float) -> list[AnyEntry]:
        match command:
            case c.Sit():
                return table.sit(command.seat, command.name, now, command.avatar)
            case c.Answer():
                return table.submit(command.seat, command.question, command.decision, now)
            case c.TakeBack():
                return table.take_back(command.seat, now, command.everything)
            case c.Confirm():
                return table.confirm(command.seat, now)
            case _:
                return _change_together(command, table, now)

    return change


def _change_together(command: c.AnyCommand, table: Table, now: float) -> list[AnyEntry]:
    """The commands that concern the others too."""
    match command:
        case c.AskUndo():
            return table.ask_undo(command.seat, command.line, now)
        case c.AnswerUndo():
            return table.answer_undo(command.seat, command.agreed, now)
        case c.HandOver():
            return table.hand_to_bot(command.seat, known_bot(command.bot, table.game), "asked", now)
        case c.GiveBack():
            return table.give_back(command.seat, now)
        case c.Say():
            return table.say(command.seat, command.name, command.text, now)
        case c.Draw():
            return table.draw(command.seat, command.kept, command.strokes, command.look, now)
    raise AssertionError(f"not a change: {command}")
