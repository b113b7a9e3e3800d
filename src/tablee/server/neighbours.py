"""The machine in the network at home: a port that is free, and the address that phones can reach."""

import contextlib
import socket
from collections.abc import Iterable

from tablee.kernel.errors import SetupError

SOMEWHERE = ("192.0.2.1", 9)
"""An address of the documentation: a datagram socket that names it sends nothing, but learns which way it would go."""
PATIENCE = 0.5


def free_port(host: str, ports: Iterable[int]) -> int:
    """The first of these ports that nobody listens on."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for port in ports:
        with contextlib.suppress(OSError), socket.socket(family, socket.SOCK_STREAM) as trial:
            trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            trial.bind((host, port))
            return port
    raise SetupError(f"all the usual ports of {host} are taken; name another: --port 9000")


def home_address() -> str | None:
    """The address of this machine in its network; None where it has none."""
    with contextlib.suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as way:
        way.connect(SOMEWHERE)
        address: str = way.getsockname()[0]
        return None if address.startswith("127.") else address
    return None


def reachable_address(port: int) -> str | None:
    """Where others in the network reach this service; None if it listens to this machine only."""
    address = home_address()
    if address is None:
        return None
    try:
        with socket.create_connection((address, port), PATIENCE):
            return f"http://{address}:{port}"
    except OSError:
        return None
