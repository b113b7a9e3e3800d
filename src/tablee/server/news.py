"""News between workers: "this play has so many entries now", and who is connected where.

A single worker needs none. While the carrier of news is away plays go on: `away` tells the hall to look into the
database instead.
"""

from collections.abc import Callable

HERE_SECONDS = 30.0
"""How long somebody counts as connected after a worker last said so."""

Heard = Callable[[str, int], None]
Missed = Callable[[], None]


class News:
    """No news: there is only this worker."""

    shared = False
    """Whether other workers write to the same tables."""
    away = False

    async def open(self, heard: Heard, missed: Missed) -> None:
        """Begin to listen: `heard` gets a play and its number of entries; `missed` is called after a gap."""

    def tell(self, play: str, entries: int) -> None:
        """Say that a play moved."""

    async def keep_here(self, seats: list[tuple[str, int]]) -> None:
        """Say who is connected to this worker; it holds for half a minute."""

    async def elsewhere(self, play: str) -> set[int] | None:  # noqa: ARG002 - there is no elsewhere
        """The seats whose people are connected to other workers; None while that cannot be known."""
        return set()

    async def close(self) -> None:
        """Stop listening."""


def open_news(url: str) -> News:
    """News over the Redis at this address, or none without an address."""
    if not url:
        return News()
    from tablee.server.redis_news import RedisNews  # noqa: PLC0415 - most services need no Redis

    return RedisNews(url)
