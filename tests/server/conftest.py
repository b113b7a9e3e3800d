"""Fixtures: a service that most tests share, and services of one's own."""

import secrets

import httpx
import pytest

from .backing import Postgres, RedisServer
from .client import TestTable, Wire
from .service import Service


@pytest.fixture(scope="session")
def service(tmp_path_factory):
    """A service that many tests share; it has generous limits."""
    with Service(tmp_path_factory.mktemp("service")) as running:
        yield running


@pytest.fixture(scope="session")
def http(service):
    with httpx.Client(base_url=service.address, timeout=60) as client:
        yield client


@pytest.fixture
def new_table(http):
    """Make a table at the shared service: `new_table(seats=3)`."""

    def make(**wanted):
        return TestTable(http, **wanted)

    return make


@pytest.fixture
def wire(service):
    """Open a socket to the shared service: `wire(token)`; it is closed at the end."""
    opened = []

    def open_wire(*tokens, **more):
        opened.append(Wire(service.address, *tokens, **more))
        return opened[-1]

    yield open_wire
    for one in opened:
        one.close()


@pytest.fixture
def own_service(tmp_path):
    """A service with settings of its own: `own_service(burst=5)`; it is stopped at the end."""
    services = []

    def start(**settings):
        services.append(Service(tmp_path, **settings))
        return services[-1].start()

    yield start
    for one in services:
        one.stop()


@pytest.fixture(scope="session")
def postgres():
    """A PostgreSQL server that several tests share."""
    running = Postgres().start()
    yield running
    running.close()


@pytest.fixture(scope="session")
def redis():
    """A Redis server that several tests share."""
    running = RedisServer().start()
    yield running
    running.close()


@pytest.fixture(scope="module")
def two_services(tmp_path_factory, postgres, redis):
    """Two services, as if on two machines, on one PostgreSQL and one Redis."""
    folder = tmp_path_factory.mktemp("two")
    database = postgres.database(f"two_{secrets.token_hex(4)}")
    services = []
    for name in ("left", "right"):
        (folder / name).mkdir()
        services.append(Service(folder / name, database_url=database, redis_url=redis.url).start())
    yield services
    for one in services:
        one.stop()
