"""Refusals over HTTP: one kind of body that names the rule or the reason, with the status that fits."""

import logging

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException

from tablee.kernel.errors import NotationError, SetupError, TableeError
from tablee.server.acts import Fault
from tablee.server.api_models import Problem
from tablee.server.metrics import FAULTS
from tablee.table.errors import TableRefusal
from tablee.table.projection import refuse

logger = logging.getLogger("tablee.requests")

HEADERS = {
    "Content-Security-Policy": (
        "default-src 'self'; img-src 'self' data:; style-src 'self'; script-src 'self'; connect-src 'self'; "
        "object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}
"""What goes with every answer."""

STATUS = {
    "no-such-link": 401,
    "not-your-seat": 403,
    "only-the-host": 403,
    "no-such-table": 404,
    "no-such-moment": 404,
    "no-such-seat": 404,
    "too-fast": 429,
    "too-many-tables": 429,
    "too-many-connections": 429,
    "fault": 500,
    "cannot-open": 500,
    "busy": 503,
    "no-hint": 503,
    "try-again": 503,
}
"""The status of a refusal by the table; 409 for all others: not now."""
MORE = {401: {"WWW-Authenticate": "Bearer"}, 429: {"Retry-After": "2"}, 503: {"Retry-After": "2"}}
REASONS = {404: "no-such-page", 405: "no-such-method", 413: "message-too-large"}
DOCUMENTED = (400, 401, 403, 404, 409, 413, 422, 429, 500, 503)


def problem(error: TableeError) -> JSONResponse:
    """A refusal as a response."""
    said = refuse(error, 0)
    status = _status(error)
    body = Problem(
        rule=said.rule, reason=said.reason, words=said.words, allowed=said.allowed, message=str(error)
    )
    return JSONResponse(body.model_dump(), status, headers={**HEADERS, **MORE.get(status, {})})


def _status(error: TableeError) -> int:
    if isinstance(error, TableRefusal):
        return STATUS.get(error.refusal.reason, 409)
    if isinstance(error, NotationError | SetupError):
        return 400
    return 409


async def _refused(_request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, TableeError)
    return problem(error)


async def _unreadable(_request: Request, error: Exception) -> JSONResponse:
    """A body or parameter that does not fit: which, and why; what was sent is not repeated."""
    assert isinstance(error, RequestValidationError)
    words = [f"{'.'.join(str(part) for part in e['loc'])}: {e['msg']}" for e in error.errors()][:20]
    clean = [word.encode("utf-8", "replace").decode() for word in words]
    return _plain(422, "not-understood", clean)


async def _of_the_web(_request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, HTTPException)
    response = _plain(
        error.status_code, REASONS.get(error.status_code, "not-understood"), [str(error.detail)]
    )
    response.headers.update(error.headers or {})
    return response


async def _failed(_request: Request, error: Exception) -> JSONResponse:
    FAULTS.inc()
    logger.error("a request failed", exc_info=error)
    return problem(Fault())


def _plain(status: int, reason: str, words: list[str]) -> JSONResponse:
    body = Problem(rule="table", reason=reason, words=words, allowed=[], message="; ".join(words))
    return JSONResponse(body.model_dump(), status, headers=HEADERS)


def add_problems(app: FastAPI) -> None:
    """Answer every error with a Problem."""
    app.exception_handler(TableeError)(_refused)
    app.exception_handler(RequestValidationError)(_unreadable)
    app.exception_handler(HTTPException)(_of_the_web)
    app.exception_handler(Exception)(_failed)
