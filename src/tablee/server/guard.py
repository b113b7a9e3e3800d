"""At the door: rates and sizes of HTTP requests, safe headers, and how long everything took."""

import logging
import time

from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tablee.server.limits import Buckets, neighbourhood
from tablee.server.metrics import REFUSED, REQUESTS
from tablee.server.problems import HEADERS, problem
from tablee.server.settings import ServerSettings
from tablee.table.errors import TableRefusal

logger = logging.getLogger("tablee.requests")

ALWAYS = ("/healthz", "/readyz", "/metrics")
"""What an operator asks for, however busy it is."""


class Guard:
    """Middleware around all routes. It logs neither links nor bodies nor addresses."""

    def __init__(self, app: ASGIApp, settings: ServerSettings) -> None:
        self.app = app
        self.largest = settings.largest_body
        self.rates = Buckets(settings.requests_per_second, settings.request_burst)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
        elif scope["path"] not in ALWAYS and not self.rates.take(address_of(scope)):
            REFUSED.labels("requests").inc()
            await _too_fast(scope, receive, send)
        elif scope["type"] == "websocket":
            await self.app(scope, receive, send)
        else:
            await self._timed(scope, self._measured(scope, receive), send)

    async def _timed(self, scope: Scope, receive: Receive, send: Send) -> None:
        begun = time.perf_counter()
        status = 0

        async def with_headers(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                add_headers(MutableHeaders(raw=message["headers"]), scope["path"])
            await send(message)

        try:
            await self.app(scope, receive, with_headers)
        finally:
            route = getattr(scope.get("route"), "path", "none")
            seconds = time.perf_counter() - begun
            REQUESTS.labels(route).observe(seconds)
            logger.debug("%s %s %s in %.1f ms", scope["method"], route, status, seconds * 1000)

    def _measured(self, scope: Scope, receive: Receive) -> Receive:
        """The same request, refused as soon as it is too large."""
        size = 0
        declared = Headers(scope=scope).get("content-length", "")

        async def limited() -> Message:
            nonlocal size
            message = await receive()
            size += len(message.get("body", b""))
            if size > self.largest or (declared.isdecimal() and int(declared) > self.largest):
                raise HTTPException(413, f"the largest body is {self.largest} bytes")
            return message

        return limited


async def _too_fast(scope: Scope, receive: Receive, send: Send) -> None:
    """Refuse a request, or a socket before it opens."""
    if scope["type"] == "http":
        await problem(TableRefusal("too-fast"))(scope, receive, send)
    else:
        await receive()
        await send({"type": "websocket.close"})


def add_headers(headers: MutableHeaders, path: str) -> None:
    """Safe headers for every answer; what tables say is never kept by anybody on the way."""
    for name, value in HEADERS.items():
        headers[name] = value
    if path.startswith("/api"):
        headers["Cache-Control"] = "no-store"


def address_of(scope: Scope) -> str:
    """Where a request comes from; uvicorn has looked behind the reverse proxy."""
    client = scope.get("client")
    return neighbourhood(str(client[0])) if client else ""
