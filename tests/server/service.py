"""Real servers for tests: processes that are started, stopped, killed and started again."""

import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import httpx

START = "import sys; from tablee.server.serve import serve; serve('127.0.0.1', int(sys.argv[1]), int(sys.argv[2]), False, {})"
GENEROUS = {
    "TABLEE_TABLES_PER_ADDRESS": "100000",
    "TABLEE_REQUESTS_PER_SECOND": "100000",
    "TABLEE_REQUEST_BURST": "100000",
    "TABLEE_MESSAGES_PER_SECOND": "100000",
    "TABLEE_BURST": "100000",
    "TABLEE_CONNECTIONS_PER_ADDRESS": "10000",
    "TABLEE_LOG_LEVEL": "DEBUG",
}
"""Limits that a test which is not about limits never meets."""


class Service:
    """A service of its own: its address stays the same when it is started again."""

    def __init__(self, folder, *, workers=1, prefix=(), **settings):
        self.folder = Path(folder)
        self.workers = workers
        self.prefix = list(prefix)
        self.port = 0
        self.process = None
        own = {f"TABLEE_{name.upper()}": str(value) for name, value in settings.items()}
        self.environment = {
            "TABLEE_DATABASE_URL": f"sqlite:///{self.folder / 'tables.db'}",
            "TABLEE_ARCHIVE_FOLDER": str(self.folder / "archive"),
            **GENEROUS,
            **own,
        }

    @property
    def address(self):
        return f"http://127.0.0.1:{self.port}"

    @property
    def database(self):
        return self.folder / "tables.db"

    @property
    def log_file(self):
        return self.folder / "log"

    def start(self):
        """Start, and return when it listens: whoever calls then waits until it answers."""
        return self.begin().listening()

    def begin(self):
        self.process = self.launch()
        return self

    def listening(self):
        line = self.process.stdout.readline()
        found = re.search(r":(\d+)$", line.strip())
        assert found, f"the service did not start: {line!r} {self.log()[-2000:]}"
        self.port = int(found[1])
        return self

    def launch(self):
        environment = {k: v for k, v in os.environ.items() if not k.startswith("TABLEE_")}
        with open(self.log_file, "a", encoding="utf-8") as log:
            return subprocess.Popen(
                [*self.prefix, sys.executable, "-c", START, str(self.port), str(self.workers)],
                env={**environment, **self.environment},
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
            )

    def kill(self):
        """`kill -9`."""
        self.process.kill()
        self._end()

    def stop(self, seconds=60):
        """Ask it to stop, and return its exit code."""
        if self.process is None:
            return None
        self.process.send_signal(signal.SIGTERM)
        try:
            self.process.wait(seconds)
        finally:
            self.process.kill()
            code = self._end()
        return code

    def _end(self):
        code = self.process.wait()
        self.process.stdout.close()
        self.process = None
        return code

    def restart(self):
        self.kill()
        return self.start()

    def log(self):
        return self.log_file.read_text(encoding="utf-8") if self.log_file.exists() else ""

    def client(self):
        return httpx.Client(base_url=self.address, timeout=60)

    def __enter__(self):
        return self.start()

    def __exit__(self, *_error):
        if self.process is not None:
            self.stop()
