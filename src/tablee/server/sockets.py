"""Play over one WebSocket: hello with one's links, then commands and answers, and the table whenever it changes."""

import asyncio
import contextlib
import logging
from collections.abc import Coroutine
from typing import get_args

import msgspec

from tablee.kernel.errors import TableeError
from tablee.server.acts import Fault
from tablee.server.carry_out import PRICES, carry_out
from tablee.server.commands import DECODER, AnyCommand, Hello
from tablee.server.guard import address_of
from tablee.server.hall import Hall
from tablee.server.limits import Bucket, Places
from tablee.server.links import SEAT, hashed
from tablee.server.metrics import CONNECTIONS, FAULTS, MESSAGES, REFUSED
from tablee.server.rooms import Guest, Room, Showing
from tablee.server.storage import Link
from tablee.server.wire import Gone, Wire
from tablee.table.errors import TableRefusal
from tablee.table.messages import AnyMessage
from tablee.table.projection import refuse

logger = logging.getLogger("tablee.sockets")

RECEIVED = {kind: MESSAGES.labels(kind.__name__) for kind in get_args(AnyCommand)}
UNREADABLE = MESSAGES.labels("unreadable")
HELLO_SECONDS = 10.0
CLOSE_SECONDS = 2.0
POLICY = 1008
FAILED = 1011
TRY_AGAIN = 1013
MOST_TOKENS = 8
FOR_NOW = ("too-slow", "too-many-connections", "try-again", "busy")
"""Reasons to close a connection after which the client may come back by itself."""


async def serve_socket(hall: Hall, places: Places, wire: Wire) -> None:
    """Serve one connection from its hello to its end."""
    address = address_of(wire.scope)
    await wire.accept()
    if not places.enter(address):
        REFUSED.labels("connections").inc()
        await _close(wire, TableRefusal("too-many-connections"))
        return
    CONNECTIONS.inc()
    try:
        await _serve(hall, wire)
    except Gone:
        pass
    except Exception:
        FAULTS.inc()
        logger.exception("a connection failed")
        await _close(wire, Fault())
    finally:
        CONNECTIONS.dec()
        places.leave(address)


async def _serve(hall: Hall, wire: Wire) -> None:
    hello = await _hello(wire, hall.settings.largest_message)
    if hello is None:
        await _close(wire, TableRefusal("hello-first"))
        return
    try:
        links = await follow(hall, hello.tokens)
        async with hall.using(links[0].play) as room:
            await _serve_guest(hall, room, wire, hello, links)
    except TableeError as error:
        await _close(wire, error, hello.reference)


async def _hello(wire: Wire, largest: int) -> Hello | None:
    """The first message; None if it is anything else, or does not come."""
    try:
        async with asyncio.timeout(HELLO_SECONDS):
            text = await wire.text()
    except TimeoutError:
        return None
    command = _decoded(text, largest)
    return command if isinstance(command, Hello) else None


async def follow(hall: Hall, tokens: list[str]) -> list[Link]:
    """What these links lead to: one table, for one person or several on a shared screen."""
    if not 1 <= len(tokens) <= MOST_TOKENS:
        raise TableRefusal("no-such-link")
    links = [await hall.storage.follow(hashed(token)) for token in tokens]
    known = [link for link in links if link is not None]
    if len(known) != len(tokens) or len({link.play for link in known}) != 1:
        raise TableRefusal("no-such-link")
    return known


def viewers_of(links: list[Link], seen: list[int]) -> dict[int | None, int]:
    """The viewers that links make, seats of a table or else an onlooker, and what each has seen."""
    known = [*seen, *[0] * len(links)]
    seats: dict[int | None, int] = {
        link.seat: known[number] for number, link in enumerate(links) if link.role == SEAT
    }
    return seats or {None: known[0]}


async def _serve_guest(hall: Hall, room: Room, wire: Wire, hello: Hello, links: list[Link]) -> None:
    ending: asyncio.Future[str] = asyncio.get_running_loop().create_future()

    def close(reason: str) -> None:
        if not ending.done():
            ending.set_result(reason)

    guest = Guest(viewers_of(links, hello.seen), hello.heard, close)
    room.enter(guest)
    try:
        if room.table.moment == 0 and await follow(hall, hello.tokens) != links:
            raise TableRefusal("no-such-link")  # the seat was emptied while we were on our way in
        hall.notice(room, guest.viewers)
        guest.show(Showing(room.table, hall.clock.now()))
        guest.show_drawings(room.table)
        await _first_to_end(_send(wire, guest), _receive(hall, room, wire, guest), _end(wire, ending))
    finally:
        room.leave(guest, hall.clock.now())


async def _first_to_end(*parts: Coroutine[None, None, None]) -> None:
    tasks = [asyncio.create_task(part) for part in parts]
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            task.result()
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def _send(wire: Wire, guest: Guest) -> None:
    """Send what waits together, a line for each thing said: an answer is not alone, what it changed goes with it."""
    with contextlib.suppress(Gone):
        while True:
            await wire.send(b"\n".join(await guest.outbox.take()))


async def _end(wire: Wire, ending: asyncio.Future[str]) -> None:
    await _close(wire, TableRefusal(await ending))


async def _receive(hall: Hall, room: Room, wire: Wire, guest: Guest) -> None:
    bucket = Bucket(hall.settings.messages_per_second, hall.settings.burst)
    with contextlib.suppress(Gone):
        while True:
            text = await wire.text()
            command = _decoded(text, hall.settings.largest_message)
            if not bucket.take(PRICES.get(type(command), 1) if command is not None else 1):
                REFUSED.labels("messages").inc()
                guest.send(_refused("too-fast", command))
                await asyncio.sleep(1 / max(hall.settings.messages_per_second, 0.1))
            elif command is None:
                UNREADABLE.inc()
                guest.send(_refused("not-a-message"))
            else:
                RECEIVED[type(command)].inc()
                guest.send(await carry_out(hall, room, command, guest.viewers))


def _decoded(text: str | None, largest: int) -> AnyCommand | None:
    """The command that a message is; None for one that is none."""
    if text is None or len(text) > largest:
        return None
    try:
        return DECODER.decode(text)
    except (msgspec.MsgspecError, RecursionError, UnicodeError):
        return None


def _refused(reason: str, command: AnyCommand | None = None) -> AnyMessage:
    return refuse(TableRefusal(reason), 0 if command is None else command.reference)


async def _close(wire: Wire, error: TableeError, reference: int = 0) -> None:
    """Say why, and close; a connection that takes nothing any more is cut."""
    said = refuse(error, reference)
    code = TRY_AGAIN if said.reason in FOR_NOW else FAILED if said.reason == "fault" else POLICY
    with contextlib.suppress(Gone, TimeoutError):
        async with asyncio.timeout(CLOSE_SECONDS):
            await wire.send(msgspec.json.encode(said))
            await wire.close(code, said.reason)
