"""What every route needs: the hall, what the link in the Authorization header leads to, and the room behind it."""

from collections.abc import AsyncIterator
from typing import Annotated, Any

import msgspec
from fastapi import Depends, Request, Response
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer

from tablee.server.guard import address_of
from tablee.server.hall import Hall
from tablee.server.limits import Buckets
from tablee.server.links import HOST, SEAT, hashed
from tablee.server.metrics import REFUSED
from tablee.server.rooms import Room
from tablee.server.storage import Link
from tablee.table.errors import TableRefusal
from tablee.table.messages import Drawings, Explained, Hinted, Moment, State

bearer = HTTPBearer(
    auto_error=False, description="The token of a link: a seat's, the host's, to join, or to look on."
)

SCHEMAS: dict[str, Any] = msgspec.json.schema_components(
    [State, Explained, Hinted, Moment, Drawings], ref_template="#/components/schemas/{name}"
)[1]


def answers(kind: type) -> dict[int | str, dict[str, Any]]:
    """The documentation of a route that answers with a message of the table."""
    schema = {"$ref": f"#/components/schemas/{kind.__name__}"}
    return {200: {"content": {"application/json": {"schema": schema}}, "description": kind.__doc__ or ""}}


def written(message: msgspec.Struct) -> Response:
    """A message of the table as a response."""
    return Response(msgspec.json.encode(message), media_type="application/json")


def hall_of(request: Request) -> Hall:
    hall: Hall = request.app.state.hall
    return hall


TheHall = Annotated[Hall, Depends(hall_of)]
Credentials = Annotated[HTTPAuthorizationCredentials | None, Depends(bearer)]


async def link_of(hall: TheHall, credentials: Credentials) -> Link:
    """What the link in the Authorization header leads to."""
    link = await hall.storage.follow(hashed(credentials.credentials)) if credentials else None
    if link is None:
        raise TableRefusal("no-such-link")
    return link


TheLink = Annotated[Link, Depends(link_of)]


def seat_of(link: TheLink) -> int:
    """The seat whose link was given."""
    if link.role != SEAT or link.seat is None:
        raise TableRefusal("not-your-seat", link.role)
    return link.seat


def host_link(link: TheLink) -> Link:
    """The link of a table's host."""
    if link.role != HOST:
        raise TableRefusal("only-the-host")
    return link


async def room_of(hall: TheHall, link: TheLink, credentials: Credentials) -> AsyncIterator[Room]:
    """The room that the link leads to, kept open while it is used."""
    async with hall.using(link.play) as room:
        if room.table.moment == 0 and await link_of(hall, credentials) != link:
            raise TableRefusal("no-such-link")  # the seat was emptied on the way
        hall.notice(room, [link.seat])
        yield room


def may_make_tables(request: Request) -> None:
    """Whether this address may open one more table."""
    limit: Buckets = request.app.state.new_tables
    if not limit.take(address_of(request.scope)):
        REFUSED.labels("tables").inc()
        raise TableRefusal("too-many-tables")


TheSeat = Annotated[int, Depends(seat_of)]
TheHost = Annotated[Link, Depends(host_link)]
TheRoom = Annotated[Room, Depends(room_of)]
MayMakeTables = Depends(may_make_tables)
