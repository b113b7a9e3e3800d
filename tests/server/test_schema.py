"""The OpenAPI document is real: schemathesis finds no answer that it does not describe, and no server error."""

import os

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tablee.server.app import make_app
from tablee.server.settings import ServerSettings

from .client import TestTable, auth

EXAMPLES = int(os.environ.get("TABLEE_SCHEMA_EXAMPLES", "8"))
"""Requests for each route; the long run takes many more."""

schema = schemathesis.openapi.from_dict(make_app(ServerSettings(database_url="sqlite:///nowhere")).openapi())


@pytest.fixture(scope="module")
def links(http):
    """The links of a running table and of one that has not begun, and one that leads nowhere."""
    running, waiting = TestTable(http).seated(), TestTable(http)
    waiting.sit()
    return [
        *running.tokens,
        running.host,
        running.made["onlooker"],
        waiting.host,
        waiting.made["join"],
        "nowhere",
    ]


@schema.parametrize()
@settings(
    max_examples=EXAMPLES,
    deadline=None,
    derandomize=True,
    database=None,
    phases=[Phase.generate],
    suppress_health_check=list(HealthCheck),
)
def test_no_request_makes_the_service_fail(case, links, service):
    for link in links:
        query = {**(case.query or {}), **({"seconds": 0} if case.path == "/api/wait" else {})}
        case.query = query
        response = case.call(base_url=service.address, headers=auth(link))
        case.validate_response(
            response,
            checks=[
                not_a_server_error,
                status_code_conformance,
                content_type_conformance,
                response_schema_conformance,
            ],
        )


def test_the_service_has_noticed_no_fault(http):
    faults = [
        line for line in http.get("/metrics").text.splitlines() if line.startswith("tablee_faults_total")
    ]

    assert faults == ["tablee_faults_total 0.0"]
