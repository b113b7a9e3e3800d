"""Starting the service: one process, or several workers on one database."""

import asyncio
import contextlib
import gc
import os
import socket
import tempfile
import threading
import webbrowser
from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any

import uvicorn
from fastapi import FastAPI
from uvicorn.supervisors import Multiprocess

from tablee.kernel.errors import SetupError
from tablee.server.app import make_app
from tablee.server.logs import begin_logging
from tablee.server.settings import ServerSettings, read_settings
from tablee.server.shelf import Shelf
from tablee.server.storage import Storage

PATIENCE = 10
"""Seconds that connections have to end when the service stops."""
UNSENT_MILLISECONDS = 60_000
"""How long a connection may take nothing of what is sent to it before it is cut."""
COLLECTIONS = (5_000, 10, 20)
"""New objects between collections of the young, and how many of these come before one of the older and of all."""

WEBSOCKETS: Mapping[str, Any] = {
    "ws": "websockets-sansio",
    "ws_per_message_deflate": False,  # it costs more than everything else about a message, and memory for each socket
    "ws_ping_interval": 20,
    "ws_ping_timeout": 20,
}


def serve(host: str, port: int, workers: int, open_page: bool, components: dict[str, str]) -> None:
    """Serve until stopped; settings come from the environment. What cannot work is refused before anything starts."""
    settings = read_settings(os.environ)
    settings = replace(settings, components={**settings.components, **components})
    begin_logging(settings.log_level)
    _check_workers(settings, workers)
    _check_components(settings)
    asyncio.run(_prepare(settings))
    os.environ["TABLEE_COMPONENTS"] = ",".join(f"{game}={path}" for game, path in settings.components.items())
    listening = _listen(host, port)
    address = _address(host, listening)
    print(f"Tablée: {address}", flush=True)
    if open_page:
        threading.Timer(1.0, webbrowser.open, [address]).start()
    _run(_config(settings, workers), listening)


def app_from_environment() -> FastAPI:
    """The application of a worker."""
    settings = read_settings(os.environ)
    begin_logging(settings.log_level)
    app = make_app(settings)
    _collect_seldom()
    return app


def _collect_seldom() -> None:
    """Let Python look through everything that it holds only now and then: all tables would wait meanwhile.

    A table that is closed leaves memory by itself, since nothing in it goes round in a circle.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECTIONS)


def _check_workers(settings: ServerSettings, workers: int) -> None:
    if workers > 1 and settings.database().startswith("sqlite"):
        raise SetupError("several workers need PostgreSQL (TABLEE_DATABASE_URL) and Redis (TABLEE_REDIS_URL)")
    if workers > 1 and not settings.redis_url:
        raise SetupError("several workers need Redis to tell each other what moved: set TABLEE_REDIS_URL")


def _check_components(settings: ServerSettings) -> None:
    """Refuse a component file that is not there or not right."""
    Shelf(settings.components).close()


async def _prepare(settings: ServerSettings) -> None:
    """Make the database, or bring it to this version."""
    storage = Storage(settings.database())
    try:
        storage.database.hold()
        await storage.prepare()
    finally:
        await storage.close()


def _listen(host: str, port: int) -> socket.socket:
    """A listening socket: from here on callers wait rather than being turned away."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if hasattr(socket, "TCP_USER_TIMEOUT"):
        listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, UNSENT_MILLISECONDS)
    try:
        listening.bind((host, port))
        listening.listen(2048)
    except (OSError, OverflowError) as error:
        listening.close()
        raise SetupError(f"cannot serve at {host}, port {port}: {error}") from None
    listening.set_inheritable(True)
    return listening


def _address(host: str, listening: socket.socket) -> str:
    """What to type into a browser on this machine."""
    name = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)  # noqa: S104
    return f"http://{name}:{listening.getsockname()[1]}"


def _config(settings: ServerSettings, workers: int) -> uvicorn.Config:
    return uvicorn.Config(
        "tablee.server.serve:app_from_environment",
        factory=True,
        workers=workers,
        ws_max_size=settings.largest_message * 4,
        **WEBSOCKETS,
        log_config=None,
        access_log=False,
        server_header=False,
        forwarded_allow_ips=settings.proxies,
        timeout_graceful_shutdown=PATIENCE,
    )


def _run(config: uvicorn.Config, listening: socket.socket) -> None:
    if config.workers > 1:
        with _shared_metrics():
            Multiprocess(config, sockets=[listening]).run()
        return
    with contextlib.suppress(KeyboardInterrupt):
        uvicorn.Server(config).run(sockets=[listening])


@contextlib.contextmanager
def _shared_metrics() -> Iterator[None]:
    """A folder in which the workers add up what they measure."""
    with tempfile.TemporaryDirectory(prefix="tablee-metrics-") as folder:
        os.environ.setdefault("PROMETHEUS_MULTIPROC_DIR", folder)
        yield
