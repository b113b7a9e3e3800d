"""An outbox: the lines that wait to go out over one connection."""

import asyncio
from collections import deque

LONGEST = 200
"""Lines that may wait for a slow connection before it is closed."""
MOST_AT_ONCE = 16
"""Lines that go out in one message at the most."""


class Outbox:
    """Lines in order. It remembers its loop, which to ask for takes longer than everything else here."""

    def __init__(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._lines: deque[bytes] = deque()
        self._filled: asyncio.Future[None] | None = None

    def put(self, line: bytes) -> bool:
        """Add a line, and whether there was space for it."""
        if len(self._lines) >= LONGEST:
            return False
        self._lines.append(line)
        if self._filled is not None and not self._filled.done():
            self._filled.set_result(None)
        return True

    def __len__(self) -> int:
        return len(self._lines)

    async def take(self) -> list[bytes]:
        """The lines of the next message; if none waits, wait for one."""
        while not self._lines:
            self._filled = self._loop.create_future()
            await self._filled
        return self.next()

    def next(self) -> list[bytes]:
        """The lines that wait, as many as go into one message."""
        return [self._lines.popleft() for _ in range(min(len(self._lines), MOST_AT_ONCE))]
