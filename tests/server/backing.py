"""PostgreSQL and Redis of one's own: started in a temporary folder on a free port, stopped, and started again."""

import asyncio
import os
import shutil
import signal
import socket
import subprocess
import tempfile
from pathlib import Path

import asyncpg
import pytest

REQUIRED = os.environ.get("TABLEE_REQUIRE_SERVICES") == "1"


def need(*programs):
    """Where programs are; a test that needs one that is missing is skipped, or fails where it is required."""
    found = {name: _where(name) for name in programs}
    missing = [name for name, place in found.items() if place is None]
    if missing:
        reason = f"{', '.join(missing)} not installed: apt-get install postgresql redis-server"
        pytest.fail(reason) if REQUIRED else pytest.skip(reason)
    return found


def _where(name):
    folders = sorted(str(folder) for folder in Path("/usr/lib/postgresql").glob("*/bin"))
    return shutil.which(name) or shutil.which(name, path=os.pathsep.join(folders))


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


class Postgres:
    """A PostgreSQL server. It refuses to run as root, so root runs it as somebody else."""

    def __init__(self):
        programs = need("initdb", "postgres")
        self.port = free_port()
        self.folder = Path(tempfile.mkdtemp(prefix="tablee-pg-"))
        self.process = None
        self._postgres = programs["postgres"]
        self._as = ["runuser", "-u", "postgres", "--"] if os.getuid() == 0 else []
        if self._as:
            shutil.chown(self.folder, "postgres")
        command = [programs["initdb"], "-D", str(self.folder), "-U", "postgres", "-A", "trust", "--no-sync"]
        subprocess.run([*self._as, *command], check=True, stdout=subprocess.DEVNULL)

    def start(self):
        """Start, and return when it takes connections."""
        options = [f"port={self.port}", "listen_addresses=127.0.0.1", "unix_socket_directories=", "fsync=off"]
        command = [self._postgres, "-D", str(self.folder), *[part for o in options for part in ("-c", o)]]
        with open(self.folder.parent / f"{self.folder.name}.log", "a", encoding="utf-8") as log:
            self.process = subprocess.Popen([*self._as, *command], stdout=log, stderr=log, cwd="/")
        asyncio.run(self._ready())
        return self

    async def _ready(self):
        while True:
            try:
                await (await self._connect()).close()
            except (OSError, asyncpg.PostgresError):
                assert self.process.poll() is None, "PostgreSQL did not start"
                await asyncio.sleep(0.05)
            else:
                return

    async def _connect(self):
        return await asyncpg.connect(host="127.0.0.1", port=self.port, user="postgres", database="postgres")

    def database(self, name):
        """A new, empty database; its address."""

        async def create():
            connection = await self._connect()
            try:
                await connection.execute(f'CREATE DATABASE "{name}"')
            finally:
                await connection.close()

        asyncio.run(create())
        return f"postgresql://postgres@127.0.0.1:{self.port}/{name}"

    def crash(self):
        """Go away at once, without a word to anybody."""
        pid = int((self.folder / "postmaster.pid").read_text().split()[0])
        os.kill(pid, signal.SIGQUIT)
        self.process.wait()

    def close(self):
        if self.process.poll() is None:
            self.crash()
        shutil.rmtree(self.folder)
        (self.folder.parent / f"{self.folder.name}.log").unlink()


class RedisServer:
    """A Redis server that keeps nothing."""

    def __init__(self):
        self._program = need("redis-server")["redis-server"]
        self.port = free_port()
        self.process = None

    @property
    def url(self):
        return f"redis://127.0.0.1:{self.port}/0"

    def start(self):
        command = [
            self._program,
            "--port",
            str(self.port),
            "--bind",
            "127.0.0.1",
            "--save",
            "",
            "--appendonly",
            "no",
        ]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        for line in self.process.stdout:
            if "Ready to accept connections" in line:
                break
        assert self.process.poll() is None, "Redis did not start"
        return self

    def crash(self):
        self.process.kill()
        self.process.wait()
        self.process.stdout.close()

    def close(self):
        if self.process.poll() is None:
            self.crash()
