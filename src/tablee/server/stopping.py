"""Stopping gracefully: whoever waits for a move is answered at once when the process is asked to stop."""

import asyncio
import signal
from collections.abc import Callable
from functools import partial
from types import FrameType

import uvicorn

from tablee.server.hall import Hall

Handler = Callable[[int, FrameType | None], object]


def answer_before_stopping(hall: Hall) -> None:
    """Tell the hall as soon as uvicorn is told to stop; without uvicorn there is nobody to tell it."""
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        handler = signal.getsignal(number)
        if callable(handler) and isinstance(getattr(handler, "__self__", None), uvicorn.Server):
            signal.signal(number, partial(_stop, loop, hall, handler))


def _stop(
    loop: asyncio.AbstractEventLoop, hall: Hall, handler: Handler, number: int, frame: FrameType | None
) -> None:
    loop.call_soon_threadsafe(hall.stop)
    handler(number, frame)
