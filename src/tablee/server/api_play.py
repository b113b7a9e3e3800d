"""The HTTP API of a play: see, wait, decide, ask; everything a socket can do, one route each."""

import asyncio
import time
from typing import Annotated, Literal

from fastapi import APIRouter, Query, Request, Response

from tablee.server import api_models as m
from tablee.server.acts import Command
from tablee.server.api_links import (
    Credentials,
    TheHall,
    TheLink,
    TheRoom,
    TheSeat,
    answers,
    link_of,
    written,
)
from tablee.server.guard import address_of
from tablee.server.hall import Hall
from tablee.server.limits import Places
from tablee.server.links import HOST
from tablee.server.metrics import REFUSED, WAITING
from tablee.server.rooms import Room
from tablee.server.shelf import known_bot
from tablee.table.entries import AnyEntry
from tablee.table.errors import TableRefusal
from tablee.table.messages import Drawings, Explained, Hinted, Moment, State
from tablee.table.projection import drawings, explain, moment, project
from tablee.table.table import Table
from tablee.texts.texts import Texts

router = APIRouter(prefix="/api", tags=["play"])
LONGEST_WAIT = 30.0
Version = Annotated[int, Query(ge=0, le=2**53)]


@router.get("/state", responses=answers(State))
async def state(
    hall: TheHall, link: TheLink, room: TheRoom, seen: Version = 0, heard: Version = 0
) -> Response:
    """The table as I may know it: my view, my question with its legal decisions, my log and the chat since."""
    return written(project(room.table, link.seat, seen, heard, hall.clock.now()))


@router.get("/wait", responses=answers(State))
async def wait(
    hall: TheHall,
    credentials: Credentials,
    link: TheLink,
    room: TheRoom,
    request: Request,
    version: Version = 0,
    heard: Version = 0,
    seconds: Annotated[float, Query(ge=0, le=LONGEST_WAIT)] = LONGEST_WAIT,
) -> Response:
    """Wait until I am asked something, the play is over, or my log goes on after a version (long poll)."""
    places: Places = request.app.state.places
    address = address_of(request.scope)
    if not places.enter(address):
        REFUSED.labels("connections").inc()
        raise TableRefusal("too-many-connections")
    try:
        with WAITING.track_inprogress():
            return await _wait(hall, credentials, room, (version, heard), time.monotonic() + seconds)
    finally:
        places.leave(address)
        hall.notice(room, [link.seat])


async def _wait(
    hall: Hall, credentials: Credentials, room: Room, known: tuple[int, int], end: float
) -> Response:
    """Look whenever something happens; the link is followed anew each time, as the seat may have been emptied."""
    while True:
        moved = room.moved
        link = await link_of(hall, credentials)
        now = project(room.table, link.seat, *known, hall.clock.now())
        left = end - time.monotonic()
        news = now.question is not None or now.over or now.version > known[0] or room.closed
        if news or left <= 0 or hall.stopping.is_set():
            return written(now)
        try:
            async with asyncio.timeout(left):
                await moved.wait()
        except TimeoutError:
            continue


@router.get("/decisions")
async def decisions(seat: TheSeat, room: TheRoom, lang: Literal["fr", "en"] = "en") -> m.DecisionsOut:
    """Everything that I may decide now, in notation and in words."""
    table = room.table
    if seat not in table.to_act():
        return m.DecisionsOut(number=None, ask="", decisions=[])
    texts = Texts(lang, table.game, [chair.name for chair in table.chairs])
    return m.DecisionsOut(
        number=table.chairs[seat].asked,
        ask=texts.question(table.position.question(seat)),
        decisions=[
            m.DecisionOut(notation=d.notation, text=texts.decision(d)) for d in table.position.legal(seat)
        ],
    )


@router.post("/answer", responses=answers(State))
async def answer(hall: TheHall, seat: TheSeat, room: TheRoom, body: m.AnswerBody) -> Response:
    """Decide. With the number of the question, sending it twice is harmless."""

    def submit(table: Table, now: float) -> list[AnyEntry]:
        question = table.chairs[seat].asked if body.question is None else body.question
        return table.submit(seat, question, body.decision, now)

    return await _act(hall, room, seat, submit)


@router.post("/take-back", responses=answers(State))
async def take_back(hall: TheHall, seat: TheSeat, room: TheRoom, body: m.TakeBackBody) -> Response:
    """Take back my last decision, or everything since something was revealed."""
    return await _act(hall, room, seat, lambda table, now: table.take_back(seat, now, body.everything))


@router.post("/confirm", responses=answers(State))
async def confirm(hall: TheHall, seat: TheSeat, room: TheRoom) -> Response:
    """Show my provisional turn to the others."""
    return await _act(hall, room, seat, lambda table, now: table.confirm(seat, now))


@router.post("/undo", responses=answers(State))
async def ask_undo(hall: TheHall, seat: TheSeat, room: TheRoom, body: m.UndoBody) -> Response:
    """Ask everybody to go back to a line of my log."""
    return await _act(hall, room, seat, lambda table, now: table.ask_undo(seat, body.line, now))


@router.post("/undo/answer", responses=answers(State))
async def answer_undo(hall: TheHall, seat: TheSeat, room: TheRoom, body: m.UndoAnswerBody) -> Response:
    """Agree to going back, or not."""
    return await _act(hall, room, seat, lambda table, now: table.answer_undo(seat, body.agreed, now))


@router.post("/hand-over", responses=answers(State))
async def hand_over(hall: TheHall, link: TheLink, room: TheRoom, body: m.HandOverBody) -> Response:
    """Let a bot play for my seat; the host may do so for somebody who has gone."""
    seat = body.seat if link.role == HOST else link.seat
    if seat is None or (body.seat is not None and body.seat != seat):
        raise TableRefusal("not-your-seat", link.role)
    bot = known_bot(body.bot, room.table.game)
    return await _act(hall, room, link.seat, lambda table, now: table.hand_to_bot(seat, bot, "asked", now))


@router.post("/give-back", responses=answers(State))
async def give_back(hall: TheHall, seat: TheSeat, room: TheRoom) -> Response:
    """Play again instead of the bot."""
    return await _act(hall, room, seat, lambda table, now: table.give_back(seat, now))


@router.post("/say", responses=answers(State))
async def say(hall: TheHall, link: TheLink, room: TheRoom, body: m.SayBody) -> Response:
    """Say something to everybody."""
    return await _act(
        hall, room, link.seat, lambda table, now: table.say(link.seat, body.name, body.text, now)
    )


@router.post("/draw", responses=answers(State))
async def draw(hall: TheHall, seat: TheSeat, room: TheRoom, body: m.DrawBody) -> Response:
    """Draw on my own sheet, or rub out."""
    return await _act(
        hall, room, seat, lambda table, now: table.draw(seat, body.kept, body.strokes, body.look, now)
    )


@router.get("/drawings", responses=answers(Drawings))
async def drawn(room: TheRoom) -> Response:
    """What all seats have drawn on their sheets."""
    return written(Drawings(drawings=drawings(room.table)))


async def _act(hall: Hall, room: Room, viewer: int | None, command: Command) -> Response:
    await hall.acts.act(room, command)
    table = room.table
    known = len(table.logs.lines[viewer]), len(table.sayings)
    return written(project(table, viewer, *known, hall.clock.now()))


@router.post("/why", responses=answers(Explained))
async def why(seat: TheSeat, room: TheRoom, body: m.WhyBody) -> Response:
    """Why I may not decide this now: the rule and the reason; none of both if I may."""
    return written(explain(room.table, seat, body.decision, 0))


@router.post("/hint", responses=answers(Hinted))
async def hint(hall: TheHall, seat: TheSeat, room: TheRoom) -> Response:
    """What the best bot would do at my seat."""
    return written(Hinted(reference=0, decision=await hall.players.hint(room, seat)))


@router.get("/moment", responses=answers(Moment))
async def look(link: TheLink, room: TheRoom, line: Version) -> Response:
    """How the table looked to me when I was told a line of my log."""
    return written(moment(room.table, link.seat, line, 0))
