"""Tasks in the background: none is forgotten, and what goes wrong in one is logged."""

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any, TypeVar

from tablee.kernel.errors import TableeError
from tablee.server.metrics import FAULTS

logger = logging.getLogger("tablee")

T = TypeVar("T")


class Tasks:
    """The running tasks of something that is closed one day."""

    def __init__(self) -> None:
        self._running: set[asyncio.Task[Any]] = set()

    def spawn(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        task = asyncio.create_task(work)
        self._running.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._running.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, TableeError):
            FAULTS.inc()
            logger.error("a task failed", exc_info=error)

    async def finish(self, seconds: float) -> None:
        """Wait for what is running, for so long; then cancel it."""
        if self._running:
            await asyncio.wait(list(self._running), timeout=seconds)
        await self.cancel()

    async def cancel(self) -> None:
        running = list(self._running)
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)
