"""The machine in the network at home: free ports and the address that phones can reach."""

import socket

import pytest

from tablee.kernel.errors import SetupError
from tablee.server import neighbours


@pytest.fixture
def taken():
    """A port that somebody listens on, at all addresses."""
    with socket.create_server(("", 0)) as listening:
        yield listening.getsockname()[1]


def test_a_taken_port_is_passed_over(taken):
    with socket.create_server(("127.0.0.1", 0)) as other:
        free = other.getsockname()[1]

    assert neighbours.free_port("127.0.0.1", [taken, free]) == free


def test_when_all_ports_are_taken_the_sentence_says_what_to_do(taken):
    with pytest.raises(SetupError, match="--port 9000"):
        neighbours.free_port("127.0.0.1", [taken])


def test_a_service_that_listens_to_the_network_has_an_address_there(taken):
    home = neighbours.home_address()

    assert neighbours.reachable_address(taken) == (f"http://{home}:{taken}" if home else None)


def test_a_service_that_listens_to_this_machine_only_has_none():
    with socket.create_server(("127.0.0.1", 0)) as listening:
        assert neighbours.reachable_address(listening.getsockname()[1]) is None
