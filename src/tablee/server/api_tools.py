"""The HTTP API for records: get one, and verify one from anywhere."""

import asyncio
import logging

from fastapi import APIRouter, Request, Response

from tablee.kernel.errors import RecordError, TableeError
from tablee.kernel.record import Record, read_record, replay
from tablee.server import api_models as m
from tablee.server.api_links import TheHall, TheRoom
from tablee.server.hall import Hall
from tablee.table.records import record_of

logger = logging.getLogger("tablee.requests")

router = APIRouter(prefix="/api", tags=["records"])


@router.get("/record", response_class=Response, responses={200: {"content": {"text/plain": {}}}})
async def record(room: TheRoom) -> Response:
    """The record of a finished play, as text."""
    return Response(record_of(room.table).to_text(), media_type="text/plain; charset=utf-8")


@router.post("/verify")
async def verify(hall: TheHall, request: Request, body: m.RecordBody) -> m.Verified:
    """Deal a record anew from its seed, replay it, and compare the points."""
    one_at_a_time: asyncio.Lock = request.app.state.verifying
    try:
        async with one_at_a_time:
            return await asyncio.to_thread(_verified, hall, body.record)
    except TableeError as error:
        return m.Verified(good=False, message=str(error), decisions=0, points=None)


def _verified(hall: Hall, text: str) -> m.Verified:
    try:
        found = read_record(text)
        _check_setup(hall, found)
        positions = replay(hall.shelf.game(found.game), found)
    except TableeError:
        raise
    except Exception as error:
        logger.warning("a record could not be replayed: %s", type(error).__name__)
        raise RecordError("this record is damaged: it cannot be replayed") from error
    result = positions[-1].result()
    points = None if result is None else result.points
    return m.Verified(good=True, message="it replays exactly", decisions=len(found.decisions), points=points)


def _check_setup(hall: Hall, found: Record) -> None:
    """A record from anywhere may ask for a million seats."""
    checked = hall.shelf.game(found.game).setup(found.setup.seats, found.setup.options)
    if checked.options != found.setup.options:
        raise RecordError("this record does not name every option of its game")
