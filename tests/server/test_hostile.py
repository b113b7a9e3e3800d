"""Hostile messages find no fault, no leak, and no way to stop others from playing. The long version is in `soak`."""

import asyncio

from .client import TestTable
from .hostile import besieged
from .players import World, play_table


def test_a_siege_harms_nobody(own_service):
    service = own_service(log_level="INFO")
    with service.client() as http:
        tables = [TestTable(http, seats=3).seated() for _ in range(2)]

        async def story():
            world = World([service.address])
            siege, _ = await asyncio.gather(
                besieged(service, tables, messages=3000), play_table(world, bots=1)
            )
            await world.http.aclose()
            return siege, world

        siege, world = asyncio.run(story())
        while "tablee_connections 0.0" not in (metrics := http.get("/metrics").text):
            pass

    assert siege.leaks == []
    assert siege.sent >= 3000
    assert siege.answered >= siege.sent / 2
    assert siege.cut
    assert world.complaints == []
    assert world.finished == 1
    assert "tablee_faults_total 0.0" in metrics
    assert "Traceback" not in service.log()
