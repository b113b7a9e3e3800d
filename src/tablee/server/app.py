"""The application put together: the hall, the routes, the socket, health and metrics."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from urllib.parse import urlsplit

from fastapi import FastAPI, Response
from prometheus_client import CONTENT_TYPE_LATEST
from starlette.datastructures import Headers
from starlette.routing import WebSocketRoute
from starlette.types import Receive, Scope, Send

from tablee import __version__
from tablee.server import api_play, api_tables, api_tools
from tablee.server.api_links import SCHEMAS
from tablee.server.api_models import Health, Problem
from tablee.server.archive import keep_archiving
from tablee.server.bot_pool import BotPool
from tablee.server.guard import Guard
from tablee.server.hall import Hall
from tablee.server.limits import Buckets, Places
from tablee.server.metrics import TABLES, measured
from tablee.server.news import open_news
from tablee.server.pages import add_pages
from tablee.server.problems import DOCUMENTED, add_problems
from tablee.server.settings import ServerSettings
from tablee.server.shelf import Shelf
from tablee.server.sockets import POLICY, serve_socket
from tablee.server.stopping import answer_before_stopping
from tablee.server.storage import Storage
from tablee.server.watch import watch
from tablee.server.wire import Gone, Wire

HOUR = 3600.0


def make_app(settings: ServerSettings) -> FastAPI:
    """The service with these settings."""
    app = FastAPI(
        title="Tablée",
        version=__version__,
        description="A game table: make one, take a seat, see what you may know, decide.",
        lifespan=_life,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
        responses={status: {"model": Problem} for status in DOCUMENTED},
    )
    app.state.settings = settings
    app.state.new_tables = Buckets(settings.tables_per_address / HOUR, settings.tables_per_address)
    app.state.places = Places(settings.connections, settings.connections_per_address)
    app.state.verifying = asyncio.Lock()
    for api in (api_tables, api_play, api_tools):
        app.include_router(api.router)
    app.router.routes.append(WebSocketRoute("/ws", Play(app)))
    _add_operation(app)
    add_pages(app)  # last: it answers whatever nothing else does
    add_problems(app)
    app.add_middleware(Guard, settings=settings)
    app.openapi = lambda: _documented(app)  # type: ignore[method-assign]  # FastAPI's own way to extend it
    return app


@contextlib.asynccontextmanager
async def _life(app: FastAPI) -> AsyncIterator[None]:
    """Open the hall, and close it whatever happens."""
    settings: ServerSettings = app.state.settings
    pool = BotPool(settings.bot_workers, settings.bot_seconds)
    news = open_news(settings.redis_url)
    hall = Hall(settings, Storage(settings.database()), news, pool, Shelf(settings.components))
    app.state.hall = hall
    try:
        await hall.open()
        hall.background.spawn(watch(hall))
        hall.background.spawn(keep_archiving(hall))
        answer_before_stopping(hall)
        yield
    finally:
        await hall.close()


class Play:
    """The route over which people play."""

    def __init__(self, app: FastAPI) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        wire, state = Wire(scope, receive, send), self.app.state
        with contextlib.suppress(Gone):  # who hangs up before it is open has no more to hear
            if own_origin(Headers(scope=scope), state.settings):
                await serve_socket(state.hall, state.places, wire)
            else:
                await wire.close(POLICY)


def own_origin(headers: Headers, settings: ServerSettings) -> bool:
    """Whether a page of this service opened the socket; programs send no origin."""
    origin = headers.get("origin")
    if origin is None or origin in [allowed for allowed in settings.origins.split(",") if allowed]:
        return True
    try:
        return urlsplit(origin).netloc == headers.get("host")
    except ValueError:
        return False


def _add_operation(app: FastAPI) -> None:
    @app.get("/healthz", tags=["operation"])
    async def healthy() -> Health:
        """The process answers."""
        return Health(status="alive")

    @app.get("/readyz", tags=["operation"])
    async def ready() -> Health:
        """The database answers too, and takes what is written."""
        await app.state.hall.storage.check()
        return Health(status="ready")

    @app.get("/metrics", tags=["operation"], response_class=Response)
    async def metrics() -> Response:
        """Prometheus metrics."""
        TABLES.set(len(app.state.hall.rooms))
        return Response(measured(), media_type=CONTENT_TYPE_LATEST)


def _documented(app: FastAPI) -> dict[str, object]:
    """The OpenAPI document, with the schemas of the table's messages in it."""
    if app.openapi_schema is None:
        schema = FastAPI.openapi(app)
        schema.setdefault("components", {}).setdefault("schemas", {}).update(SCHEMAS)
        app.openapi_schema = schema
    return app.openapi_schema
