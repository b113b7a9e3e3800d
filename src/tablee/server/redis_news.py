"""News between workers over Redis: what moved, and who is connected where."""

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Awaitable, Callable

from redis.asyncio import Redis
from redis.asyncio.client import PubSub
from redis.exceptions import RedisError

from tablee.server.news import HERE_SECONDS, Heard, Missed, News

logger = logging.getLogger("tablee.news")

CHANNEL = "tablee:moved"
RETRY_SECONDS = 1.0
REDIS_SECONDS = 5.0
"""How long Redis may take to answer."""
BEAT_SECONDS = 5.0
"""How often a worker says something even if nothing moved: long silence means that Redis is out of reach."""


class RedisNews(News):
    """News over Redis."""

    shared = True

    def __init__(self, url: str) -> None:
        self.redis = Redis.from_url(
            url,
            decode_responses=True,
            socket_connect_timeout=REDIS_SECONDS,
            health_check_interval=10,
            socket_keepalive=True,
        )
        self.away = True
        self._worker = secrets.token_hex(4)
        self._untold: dict[str, int] = {}
        self._something_to_tell = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self, heard: Heard, missed: Missed) -> None:
        listening = self._again_and_again(lambda: self._listen(heard, missed))
        self._tasks = [
            asyncio.create_task(listening),
            asyncio.create_task(self._again_and_again(self._publish)),
        ]

    def tell(self, play: str, entries: int) -> None:
        self._untold[play] = entries
        self._something_to_tell.set()

    async def _publish(self) -> None:
        """Tell what is untold; what could not be told stays so until it can."""
        try:
            async with asyncio.timeout(BEAT_SECONDS):
                await self._something_to_tell.wait()
        except TimeoutError:
            await self._say("")
        self._something_to_tell.clear()
        while self._untold:
            play, entries = next(iter(self._untold.items()))
            await self._say(f"{entries} {play}")
            if self._untold.get(play) == entries:
                del self._untold[play]

    async def _say(self, words: str) -> None:
        async with asyncio.timeout(REDIS_SECONDS):
            await self.redis.publish(CHANNEL, words)

    async def _listen(self, heard: Heard, missed: Missed) -> None:
        async with self.redis.pubsub(ignore_subscribe_messages=True) as channel:
            await channel.subscribe(CHANNEL)
            missed()
            self.away = False
            try:
                await _hear(channel, heard)
            finally:
                self.away = True

    async def _again_and_again(self, work: Callable[[], Awaitable[None]]) -> None:
        while True:
            try:
                await work()
            except (RedisError, OSError) as error:
                self._something_to_tell.set()
                logger.warning("redis is away (%s); trying again", type(error).__name__)
                await asyncio.sleep(RETRY_SECONDS)
            except Exception:
                logger.exception("news from other workers could not be taken in")
                await asyncio.sleep(RETRY_SECONDS)

    async def keep_here(self, seats: list[tuple[str, int]]) -> None:
        now = time.time()
        with contextlib.suppress(RedisError, OSError):
            async with asyncio.timeout(REDIS_SECONDS), self.redis.pipeline(transaction=False) as pipe:
                for play, seat in seats:
                    pipe.hset(f"tablee:here:{play}", f"{seat} {self._worker}", str(now))
                    pipe.expire(f"tablee:here:{play}", int(2 * HERE_SECONDS))
                await pipe.execute()

    async def elsewhere(self, play: str) -> set[int] | None:
        try:
            async with asyncio.timeout(REDIS_SECONDS):
                said = await self.redis.hgetall(f"tablee:here:{play}")
        except (RedisError, OSError):
            return None
        since = time.time() - HERE_SECONDS
        places = [str(key).split() for key, at in said.items() if float(at) > since]
        return {int(seat) for seat, worker in places if worker != self._worker}

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.redis.aclose()


async def _hear(channel: PubSub, heard: Heard) -> None:
    """Hear what is said until the connection breaks or falls silent."""
    while True:
        async with asyncio.timeout(3 * BEAT_SECONDS):
            said = await _next(channel)
        if said:
            entries, _, play = said.partition(" ")
            heard(play, int(entries))


async def _next(channel: PubSub) -> str:
    """The next thing said; empty for a heartbeat."""
    message = None
    while message is None:
        message = await channel.get_message(timeout=None)
    return str(message["data"])
