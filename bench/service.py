"""The table service under load, side by side with boardgame.io's own server: the same draft, the same traffic.

    make bench-service

Both are driven by the same Node program (bench/load): closed loop for throughput, then at a pace for the time from an
answer to the moment another seat is told of it. Durable means a file: SQLite with synchronous FULL here, boardgame.io's
FlatFile there. In memory means a file system in memory here, its own memory there.
"""

import asyncio
import json
import os
import shutil
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable
from pathlib import Path

import msgspec

from bench import report
from bench.runs import machine
from tablee.games import open_game
from tablee.server.links import SEAT, hashed
from tablee.server.new_tables import opened
from tablee.server.storage import Storage, link_row, new_play
from tablee.table.entries import AnyEntry, Settings
from tablee.table.table import Table

LOAD = Path(__file__).with_name("load")
ROOT = Path(__file__).parent.parent
BUSY = (100, 40, 0)
"""Tables, how many of them play at a time, and milliseconds of thinking when as much as possible is asked for."""
PACED = (10, 10, 500)
"""The same at a pace that both can keep."""
ROUNDS = 5
"""How often each server is measured, in turn with the others."""
TRIES = 3
TABLE_BYTES = 3000
"""What a seat is sent of this draft at a time, about."""
DECISIONS = 2000
"""What is stored of the long table."""
IDLE = 500
"""Tables opened and held to see what an idle one costs."""


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Server:
    """A server process, killed at the end."""

    def __init__(self, command: list[str], port: int, environment: dict[str, str], ready: str) -> None:
        self.address = f"http://127.0.0.1:{port}"
        self.process = subprocess.Popen(
            command,
            env={**os.environ, **environment},
            cwd=LOAD,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        self._wait(ready)

    def _wait(self, ready: str) -> None:
        for _ in range(300):
            try:
                urllib.request.urlopen(self.address + ready, timeout=1).close()
            except OSError:
                time.sleep(0.1)
            else:
                return
        self.stop()
        raise SystemExit(f"{self.address} does not answer")

    def memory(self) -> int:
        """Resident memory in bytes."""
        for line in Path(f"/proc/{self.process.pid}/status").read_text().splitlines():
            if line.startswith("VmRSS"):
                return int(line.split()[1]) * 1024
        return 0

    def stop(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()


def tablee(folder: Path) -> Server:
    port = free_port()
    code = f"from tablee.server.serve import serve; serve('127.0.0.1', {port}, 1, False, {{}})"
    compiled = ROOT / ".venv" / "compiled"
    environment = {
        "TABLEE_DATABASE_URL": f"sqlite:///{folder / 'tables.db'}",
        "TABLEE_TABLES_PER_ADDRESS": "1000000",
        "TABLEE_CONNECTIONS_PER_ADDRESS": "1000000",
        "TABLEE_MESSAGES_PER_SECOND": "1000000",
        "TABLEE_BURST": "1000000",
        "TABLEE_REQUESTS_PER_SECOND": "1000000",
        "TABLEE_REQUEST_BURST": "1000000",
        "PYTHONPATH": str(compiled) if compiled.exists() else "",
    }
    return Server([sys.executable, "-c", code], port, environment, "/readyz")


def rival(folder: Path | None) -> Server:
    port = free_port()
    command = ["node", "rival_server.cjs", str(port), *([str(folder)] if folder else [])]
    return Server(command, port, {}, "/games")


def echo() -> Server:
    port = free_port()
    return Server(
        [sys.executable, "-m", "bench.echo", str(port), str(TABLE_BYTES)],
        port,
        {"PYTHONPATH": str(ROOT)},
        "/",
    )


Kind = tuple[str, Callable[[], Server]]
"""Which seats it has (tablee.mjs, rival.mjs or echo.mjs), and how to start it."""


class Unfinished(Exception):
    """The plays did not come to their end: a server lost a connection, or an answer."""


def load(kind: str, server: Server, traffic: tuple[int, int, int]) -> dict[str, float]:
    """Run the Node program against a server."""
    command = ["node", "load.mjs", kind, server.address, *map(str, traffic), str(server.process.pid)]
    done = subprocess.run(command, cwd=LOAD, capture_output=True, text=True, timeout=600, check=False)
    if done.returncode:
        raise Unfinished(done.stderr[-1500:] or f"exit code {done.returncode}")
    result: dict[str, float] = json.loads(done.stdout.splitlines()[-1])
    return result


def measure(servers: dict[str, Kind]) -> dict[str, dict[str, float]]:
    """Measure all servers in turn, several times, each time a fresh one: the median of each figure."""
    rounds: dict[str, list[dict[str, float]]] = {name: [] for name in servers}
    for number in range(ROUNDS):
        for name, (kind, start) in servers.items():
            rounds[name].append(one_round(name, kind, start))
            shown = {key: round(value, 2) for key, value in rounds[name][-1].items()}
            print(f"round {number + 1} of {ROUNDS}: {name} {shown}", flush=True)
    return {name: medians(some) for name, some in rounds.items()}


def one_round(name: str, kind: str, start: Callable[[], Server]) -> dict[str, float]:
    """One round with a server of its own. Where boardgame.io's loses a play it is said, and played again; ours may not."""
    for _ in range(TRIES):
        server = start()
        try:
            busy = load(kind, server, BUSY)
            paced = (
                busy if kind == "echo" else load(kind, server, PACED)
            )  # there nobody is told of another's answer
        except Unfinished as error:
            print(f"{name} did not come to the end of its plays: {error}", flush=True)
            if kind == "tablee":
                break
        else:
            return {
                "per_second": busy["per_second"],
                "busy_p99": busy["p99"],
                "cost": busy["cost"] * 1000,
                "load": busy["driver"] / busy["per_second"] * 1000,
                "p50": paced["p50"],
                "p99": paced["p99"],
            }
        finally:
            server.stop()
    raise SystemExit(f"{name} cannot be measured")


def medians(rounds: list[dict[str, float]]) -> dict[str, float]:
    return {key: statistics.median(row[key] for row in rounds) for key in rounds[0]}


def idle_memory(folder: Path) -> float:
    """Bytes of memory for each table that is open and waits."""
    server = tablee(folder)
    try:
        body = json.dumps({"game": "mon_royaume", "seats": 4, "options": {}}).encode()
        before = 0
        for number in range(IDLE + 20):
            request = urllib.request.Request(
                server.address + "/api/tables", body, {"Content-Type": "application/json"}, method="POST"
            )
            made = json.loads(urllib.request.urlopen(request).read())
            _open(server, made)
            if number == 19:
                before = server.memory()
        return (server.memory() - before) / IDLE
    finally:
        server.stop()


def _open(server: Server, made: dict[str, str]) -> None:
    for seat in range(4):
        _post(
            server,
            "/api/bots" if seat else "/api/seats",
            made["host"],
            {"seat": seat, "bot": "random"} if seat else {"name": "idle"},
        )
    _post(server, "/api/start", made["host"], None)


def _post(server: Server, path: str, token: str, body: object) -> None:
    data = b"" if body is None else json.dumps(body).encode()
    headers = {"Content-Type": "application/json", "Authorization": f"Bearer {token}"}
    urllib.request.urlopen(
        urllib.request.Request(server.address + path, data, headers, method="POST")
    ).close()


def opening_seconds(folder: Path) -> float:
    """How long somebody waits for the first sight of a table with 2,000 stored decisions that nobody had open."""
    asyncio.run(store_long(folder))
    server = tablee(folder)
    try:
        begun = time.perf_counter()
        headers = {"Authorization": "Bearer long"}
        urllib.request.urlopen(urllib.request.Request(server.address + "/api/state", headers=headers)).read()
        return time.perf_counter() - begun
    finally:
        server.stop()


async def store_long(folder: Path) -> None:
    """Store a table at which people changed their minds until there were so many decisions."""
    game = open_game("mon_royaume")
    first = opened(game, 4, {}, Settings(), 0.0)
    table, entries = Table(game, first), [first]

    def do(new: list[AnyEntry]) -> None:
        table.evolve(new)
        entries.extend(new)

    for seat in range(4):
        do(table.sit(seat, f"seat {seat}", 0.0))
    do(table.start(0.0))
    decisions = 0
    while decisions < DECISIONS:
        seat = table.to_act()[0]
        do(table.submit(seat, table.chairs[seat].asked, table.position.legal(seat)[0].notation, 0.0))
        decisions += 1
        if decisions < DECISIONS - 60 and table.can_take_back(seat):
            do(table.take_back(seat, 0.0))
    storage = Storage(f"sqlite+aiosqlite:///{folder / 'tables.db'}")
    try:
        await storage.open()
        bodies = [msgspec.json.encode(entry) for entry in entries]
        await storage.writer.store(
            new_play("long", game.name, bodies, [link_row("long", hashed("long"), SEAT, 0)])
        )
    finally:
        await storage.close()


def main() -> None:
    if not (LOAD / "node_modules").exists():
        subprocess.run(
            ["npm", "install", "--no-audit", "--no-fund", "--loglevel=error"], cwd=LOAD, check=True
        )
    memory = Path("/dev/shm") if Path("/dev/shm").is_dir() else None
    with tempfile.TemporaryDirectory() as disk, tempfile.TemporaryDirectory(dir=memory) as shm:
        on_disk, in_memory = Path(disk), Path(shm)

        def fresh(parent: Path) -> Path:
            return Path(tempfile.mkdtemp(dir=parent))

        rows = measure(
            {
                "Tablée, durable": ("tablee", lambda: tablee(fresh(on_disk))),
                "boardgame.io, durable": ("rival", lambda: rival(fresh(on_disk))),
                "Tablée, in memory": ("tablee", lambda: tablee(fresh(in_memory))),
                "boardgame.io, in memory": ("rival", lambda: rival(None)),
                "uvicorn alone, sending back": ("echo", echo),
            }
        )
        idle = idle_memory(fresh(on_disk))
        opening = opening_seconds(fresh(on_disk))
    results = {"machine": machine(), "rows": rows, "idle_table_kib": idle / 1024, "opening_seconds": opening}
    report.save(
        "service",
        {**results, "busy_tables": BUSY[0], "paced_tables": PACED[0], "held": IDLE, "rounds": ROUNDS},
    )
    print(report.table_of("service"))


if __name__ == "__main__":
    if shutil.which("node") is None:
        raise SystemExit("this comparison needs Node.js and npm")
    main()
