"""Running it: health, metrics, headers, origins, and stopping gracefully."""

import threading

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from .client import TestTable, Wire, auth

SAFE = {
    "content-security-policy": "script-src 'self'",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
}


def test_it_is_alive_and_ready(http):
    assert http.get("/healthz").json() == {"status": "alive"}
    assert http.get("/readyz").json() == {"status": "ready"}


def test_metrics_count_and_name_nobody(new_table, http, wire):
    table = new_table().seated()
    one = wire(table.tokens[0])
    one.state()
    one.answer()

    text = http.get("/metrics").text

    metrics = dict(line.rsplit(" ", 1) for line in text.splitlines() if not line.startswith("#"))
    assert float(metrics["tablee_writes_total"]) >= 5
    assert float(metrics["tablee_tables"]) >= 1
    assert float(metrics["tablee_connections"]) >= 1
    assert float(metrics['tablee_messages_total{kind="Answer"}']) >= 1
    assert float(metrics['tablee_request_seconds_count{route="/api/start"}']) >= 1
    assert not any(secret in text for secret in (*table.tokens, *table.made.values(), "Player"))


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("GET", "/api/games"),
        ("GET", "/nothing"),
        ("GET", "/api/state"),
        ("POST", "/api/tables"),
        ("PUT", "/healthz"),
    ],
)
def test_every_answer_has_safe_headers(http, method, path):
    headers = http.request(method, path).headers

    for name, value in SAFE.items():
        assert value in headers[name]
    assert "unsafe" not in headers["content-security-policy"]
    assert "server" not in headers
    if path.startswith("/api"):
        assert headers["cache-control"] == "no-store"


@pytest.mark.parametrize("origin", ["https://elsewhere.example", "null", "http://[", "http://127.0.0.1:1"])
def test_a_page_from_elsewhere_cannot_open_a_socket(wire, origin):
    with pytest.raises(InvalidStatus, match="403"):
        wire(origin=origin)


def test_a_page_of_this_service_can(new_table, wire, service):
    table = new_table().seated()

    assert wire(table.tokens[0], origin=service.address).state()["viewer"] == 0


def test_a_stop_answers_whoever_waits_and_ends_connections_politely(own_service):
    service = own_service(origins="https://club.example")
    with service.client() as http:
        table = TestTable(http).seated()
        version = table.answer(table.tokens[0])["version"]
        connected = Wire(service.address, table.tokens[1], origin="https://club.example")
        connected.state(1)
        waited = []

        def wait():
            query = {"version": version, "seconds": 30}
            waited.append(
                httpx.get(
                    f"{service.address}/api/wait", params=query, headers=auth(table.tokens[0]), timeout=60
                )
            )

        waiting = threading.Thread(target=wait)
        waiting.start()
        while "tablee_waiting 1.0" not in http.get("/metrics").text:
            pass
        service.stop()
        waiting.join()

    code, _said = connected.ended()
    connected.close()
    assert code == 1012
    assert [response.status_code for response in waited] == [200]
    assert waited[0].json()["version"] == version
    assert '"level": "error"' not in service.log()


@pytest.mark.parametrize(
    "path", ["/%00", "/" + "x" * 300, "/a" * 3000, "/%ff", "/..%2f..%2fapp.py", "/assets/../../app.py"]
)
def test_an_address_that_can_be_no_file_is_no_fault_and_no_way_out_of_the_folder(http, path):
    response = http.get(path)

    assert response.status_code in (200, 404, 503)
    assert "FastAPI" not in response.text
    assert "tablee_faults_total 0.0" in http.get("/metrics").text
