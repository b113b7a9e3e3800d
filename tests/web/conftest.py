"""Fixtures: the built pages, a service that serves them, and scenarios played in Debian's Chromium."""

import json
import os
import shutil
import subprocess
from pathlib import Path

import build_pages
import pytest

from server.service import Service

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"
BUILT = ROOT / "src" / "tablee" / "web"
CHROMIUM = os.environ.get("TABLEE_CHROMIUM") or shutil.which("chromium") or "chromium"
SECONDS = 400


def missing():
    """What a browser test needs and this machine does not have; nothing if it has all."""
    needs = {
        CHROMIUM: "Chromium (apt-get install chromium)",
        str(BUILT / "index.html"): "built pages (make pages)",
        str(WEB / "node_modules" / "playwright-core"): "playwright-core (make test fetches it)",
        str(node()): "Node 20.19 or newer",
    }
    return [what for path, what in needs.items() if not Path(path).exists()]


def node():
    """The Node that built the pages."""
    return build_pages.find_node()


@pytest.fixture(scope="session")
def needs_browser():
    lacking = missing()
    if lacking and os.environ.get("TABLEE_REQUIRE_BROWSER") == "1":
        pytest.fail(f"browser tests are required, and there is no {', no '.join(lacking)}")
    if lacking:
        pytest.skip(f"no browser tests: there is no {', no '.join(lacking)}")


@pytest.fixture(scope="session")
def table_service(needs_browser, tmp_path_factory):  # noqa: ARG001 - it skips
    """A service with the pages that all scenarios share."""
    with Service(tmp_path_factory.mktemp("web")) as running:
        yield running


class StalledError(AssertionError):
    """A scenario waited in vain; nothing that it looked at was found wrong."""


class Scenario:
    """A scenario of web/e2e/scenarios.mjs under way."""

    def __init__(self, name, address):
        command = [str(node()), str(WEB / "e2e" / "scenarios.mjs"), name, address]
        self.process = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env={**os.environ, "TABLEE_CHROMIUM": CHROMIUM},
        )

    def wait_for(self, word):
        line = self.process.stdout.readline().strip()
        assert line == word, f"{line} {self.process.stderr.read() if line == '' else ''}"

    def go_on(self):
        self.process.stdin.write("\n")
        self.process.stdin.flush()

    def result(self):
        """What it found; no page may have complained about anything."""
        out, error = self.process.communicate(timeout=SECONDS)
        if "name: 'TimeoutError'" in error:
            raise StalledError(error)
        assert self.process.returncode == 0, error
        found = json.loads(out.strip().splitlines()[-1])
        assert found.pop("faults") == []
        return found


@pytest.fixture
def begin(needs_browser):  # noqa: ARG001 - it skips
    """Begin a scenario: `begin("bots", address)`; it is ended with the test."""
    begun = []

    def start(name, address):
        begun.append(Scenario(name, address))
        return begun[-1]

    yield start
    for one in begun:
        if one.process.poll() is None:
            one.process.kill()
        one.process.communicate()


@pytest.fixture
def play(begin, table_service, record_property):
    """Play a scenario at the shared service: `play("bots")`.

    One that only waited in vain is played once more, and named at the end of the run, failed or not.
    """

    def played(name):
        try:
            return begin(name, table_service.address).result()
        except StalledError as stalled:
            record_property("stalled", f"{name}: {stalled}")
            return begin(name, table_service.address).result()

    return played
