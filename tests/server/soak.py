"""The long versions: `make soak-service`, or
`python -m tests.server.soak [--kills 100] [--tables 50] [--messages 100000] [PART …]`.

Parts: sqlite, postgresql, two (two services on PostgreSQL and Redis, which go away too), siege, schema.
Each prints one line of numbers, and the whole fails if anything that was acknowledged is missing.
"""

import argparse
import asyncio
import os
import random
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from .backing import Postgres, RedisServer
from .client import TestTable
from .crashes import play_through
from .hostile import besieged
from .players import World, play_table
from .service import Service

SIEGED_TABLES = 4
SIEGE_SECONDS = 1800.0
"""A siege that takes longer has stalled."""


def killed_on_sqlite(options):
    with tempfile.TemporaryDirectory() as folder, Service(folder, log_level="INFO") as service:
        return played([service], [service.restart] * options.kills, options)


def killed_on_postgresql(options):
    postgres = Postgres().start()
    try:
        url = postgres.database("soak")
        with (
            tempfile.TemporaryDirectory() as folder,
            Service(folder, database_url=url, log_level="INFO") as service,
        ):
            return played([service], [service.restart] * options.kills, options)
    finally:
        postgres.close()


def killed_one_of_two(options):
    """Most crashes kill one of two services; every tenth takes Redis or PostgreSQL away for a moment."""
    postgres, redis = Postgres().start(), RedisServer().start()
    try:
        url = postgres.database("soak")
        with tempfile.TemporaryDirectory() as left, tempfile.TemporaryDirectory() as right:
            more = {"database_url": url, "redis_url": redis.url, "log_level": "INFO"}
            with Service(left, **more) as first, Service(right, **more) as second:
                crashes = [first.restart, second.restart] * 4 + [away(redis), away(postgres)]
                rng = random.Random(options.seed)
                order = [rng.choice(crashes) for _ in range(options.kills)]
                return played([first, second], order, options, bots=1)
    finally:
        redis.close()
        postgres.close()


def away(server):
    """A crash that takes a server away and brings it back."""

    def crash():
        server.crash()
        server.start()

    return crash


def played(services, crashes, options, bots=0):
    story = asyncio.run(
        play_through(services, crashes, options.tables, options.seed, gap=options.gap, bots=bots)
    )
    faults = [line for service in services for line in service.log().splitlines() if "Traceback" in line]
    return str(story), [*story.complaints, *faults]


def siege(options):
    with (
        tempfile.TemporaryDirectory() as folder,
        Service(folder, log_level="INFO") as service,
        service.client() as http,
    ):
        tables = [TestTable(http, seats=3).seated() for _ in range(SIEGED_TABLES)]
        before = memory(service)

        async def story():
            world = World([service.address], options.seed)
            done = asyncio.Event()

            async def others():
                while not done.is_set():
                    await play_table(world, bots=1)

            playing = asyncio.create_task(others())
            async with asyncio.timeout(SIEGE_SECONDS):
                attacked = await besieged(service, tables, options.messages, options.seed)
            done.set()
            await playing
            await world.http.aclose()
            return attacked, world

        attacked, world = asyncio.run(story())
        faults = [
            line for line in http.get("/metrics").text.splitlines() if line.startswith("tablee_faults_total ")
        ]
        said = (
            f"{attacked}; meanwhile {world.finished} other tables were played to their end; "
            f"memory {before} MB before, {memory(service)} MB after; {faults[0]}"
        )
        return said, [*attacked.leaks, *world.complaints, *([] if faults[0].endswith(" 0.0") else faults)]


def memory(service):
    """Megabytes that a service holds."""
    status = Path(f"/proc/{service.process.pid}/status").read_text(encoding="utf-8")
    return int(status.split("VmRSS:")[1].split()[0]) // 1024


def schema(_options):
    environment = {**os.environ, "TABLEE_SCHEMA_EXAMPLES": "150"}
    command = [
        sys.executable,
        "-m",
        "pytest",
        "-q",
        "-p",
        "no:cacheprovider",
        str(Path(__file__).with_name("test_schema.py")),
    ]
    done = subprocess.run(
        command, env=environment, capture_output=True, text=True, check=False, timeout=SIEGE_SECONDS
    )
    return (
        "no request made the service fail" if done.returncode == 0 else "",
        [] if done.returncode == 0 else [done.stdout[-3000:]],
    )


PARTS = {
    "sqlite": killed_on_sqlite,
    "postgresql": killed_on_postgresql,
    "two": killed_one_of_two,
    "siege": siege,
    "schema": schema,
}


def main():
    parser = argparse.ArgumentParser(prog="python -m tests.server.soak")
    parser.add_argument("parts", nargs="*", metavar="PART", help=f"of {', '.join(PARTS)}; all by default")
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--messages", type=int, default=100_000)
    parser.add_argument("--gap", type=int, default=200, help="answers between two crashes, at the most")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    failed = False
    for name in options.parts or PARTS:
        begun = time.monotonic()
        said, complaints = PARTS[name](options)
        print(f"{name}: {said} ({time.monotonic() - begun:.0f} s)", flush=True)
        for complaint in complaints[:20]:
            print(f"  {complaint}", flush=True)
        failed = failed or bool(complaints)
    sys.exit(failed)


if __name__ == "__main__":
    main()
