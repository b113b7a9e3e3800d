"""Tables that are played while servers are killed, and what came of it."""

import asyncio
import random
from dataclasses import dataclass, field

from .players import World, play_table

PATIENCE = 300.0
"""Seconds after which a story without an end is one."""


@dataclass
class Story:
    """What happened."""

    kills: int = 0
    acknowledged: int = 0
    finished: int = 0
    resumed: int = 0
    sealed: list[int] = field(default_factory=list)
    """How many sealed answers were acknowledged and unrevealed at each kill."""
    complaints: list[str] = field(default_factory=list)

    def __str__(self):
        return (
            f"{self.kills} crashes, {self.finished} tables played to their end, {self.acknowledged} answers acknowledged, "
            f"{self.resumed} times resumed, sealed answers pending at a crash: "
            f"{min(self.sealed, default=0)} to {max(self.sealed, default=0)}; {len(self.complaints)} complaints"
        )


async def play_through(services, crashes, tables, seed=1, gap=40, bots=0):
    """Keep so many tables going while one crash after the other happens; then let all play to their end.

    A crash is a function that breaks something and mends it; it comes after a random number of answers.
    """
    world = World([service.address for service in services], seed)
    rng = random.Random(seed)
    story = Story()
    done = asyncio.Event()

    async def keep_playing():
        await play_table(world, bots=bots)
        while not done.is_set():
            await play_table(world, bots=bots)

    async def keep_crashing():
        for crash in crashes:
            await world.until(world.acknowledged + rng.randrange(gap))
            story.sealed.append(len(world.waiting))
            if len(services) == 1:
                world.up.clear()
            await asyncio.to_thread(crash)
            world.up.set()
            story.kills += 1
        done.set()

    async with asyncio.timeout(PATIENCE + 30 * len(crashes)), asyncio.TaskGroup() as group:
        for _ in range(tables):
            group.create_task(keep_playing())
        group.create_task(keep_crashing())
    await world.http.aclose()
    story.acknowledged, story.finished, story.resumed = world.acknowledged, world.finished, world.resumed
    story.complaints = world.complaints
    return story
