"""Several workers on PostgreSQL and Redis: the players of one table are spread over both, and one may go away."""

import asyncio
import os
import secrets
import signal
import subprocess

import pytest

from tablee.kernel.errors import SetupError
from tablee.server.serve import serve

from .backing import need
from .client import TestTable, Wire, auth
from .crashes import play_through
from .service import Service


def test_the_players_of_one_table_are_spread_over_two_services(two_services):
    left, right = two_services
    with left.client() as http:
        table = TestTable(http).seated()
        with Wire(left.address, table.tokens[0]) as one, Wire(right.address, table.tokens[1]) as other:
            one.state(0)
            before = other.state(1)
            assert one.answer(0)["type"] == "accepted"
            other.until(lambda m: m["type"] == "state" and not m["seats"][0]["asked"])
            assert other.answer(1)["type"] == "accepted"
            revealed = one.until(lambda m: m["type"] == "state" and m["question"])
            assert revealed["version"] > before["version"]
            assert other.ask("say", seat=1, text="from the right")["type"] == "accepted"
            assert (
                one.until(lambda m: m["type"] == "state" and m["sayings"])["sayings"][0]["text"]
                == "from the right"
            )


def test_who_is_connected_to_one_service_is_shown_at_the_other(two_services):
    left, right = two_services
    with left.client() as http:
        table = TestTable(http).seated()
        with Wire(left.address, table.tokens[0]) as one, Wire(right.address, table.tokens[1]) as other:
            assert one.until(lambda m: m["type"] == "present" and m["seats"] == [0, 1])
            assert other.until(lambda m: m["type"] == "present" and m["seats"] == [0, 1])


def test_two_services_that_start_at_once_on_an_empty_database_make_it_once(tmp_path, postgres, redis):
    database = postgres.database(f"fresh_{secrets.token_hex(4)}")
    services = []
    for name in ("left", "right"):
        (tmp_path / name).mkdir()
        services.append(Service(tmp_path / name, database_url=database, redis_url=redis.url).begin())

    for service in services:
        with service.listening().client() as http:
            assert http.get("/readyz").json() == {"status": "ready"}
    assert [service.stop() is not None for service in services] == [True, True]


def test_every_request_may_go_to_another_service_than_the_last(two_services):
    left, right = two_services
    with left.client() as first, right.client() as second:
        table = TestTable(first, options={"level": "simplified_1"}, seats=3).seated(people=2)
        clients = [first, second]
        turn = 0
        while True:
            turn += 1
            token = table.tokens[turn % 2]
            state = clients[turn % 2].get("/api/wait", params={"version": 0}, headers=auth(token)).json()
            if state["over"]:
                break
            if state["question"]:
                choice = state["question"]["choices"][0]["notation"]
                body = {"question": state["question"]["number"], "decision": choice}
                answered = clients[(turn // 2) % 2].post("/api/answer", json=body, headers=auth(token))
                assert answered.is_success, answered.text
    assert '"level": "error"' not in left.log() + right.log()


def test_who_held_an_emptied_seat_is_sent_away_by_the_other_service_too(two_services):
    left, right = two_services
    with left.client() as http:
        table = TestTable(http)
        held = Wire(right.address, table.sit())
        held.state()
        TestTable.ok(http.delete("/api/seats/0", headers=auth(table.host)))
        code, said = held.ended()
        held.close()

    assert (code, said["reason"]) == (1008, "no-such-link")


def test_nothing_acknowledged_is_lost_when_one_of_two_services_is_killed_and_redis_and_postgresql_go_away(
    two_services, postgres, redis
):
    def away(server):
        def crash():
            server.crash()
            server.start()

        return crash

    left, right = two_services
    crashes = [left.restart, away(redis), right.restart, away(postgres), left.restart, away(postgres)]

    story = asyncio.run(play_through(two_services, crashes, tables=4, gap=30, bots=1))

    assert story.complaints == []
    assert story.kills == 6
    assert story.finished >= 4
    for service in two_services:
        assert "Traceback" not in service.log()


def test_while_redis_is_away_the_others_still_learn_what_moved(two_services, redis):
    left, right = two_services
    with left.client() as http:
        table = TestTable(http).seated()
        with Wire(left.address, table.tokens[0]) as one, Wire(right.address, table.tokens[1]) as other:
            one.state(0)
            other.state(1)
            redis.crash()
            try:
                assert one.answer(0)["type"] == "accepted"
                other.until(lambda m: m["type"] == "state" and not m["seats"][0]["asked"])
            finally:
                redis.start()


def test_without_postgresql_nothing_is_accepted_and_the_service_is_not_ready(tmp_path, postgres):
    database = postgres.database(f"gone_{secrets.token_hex(4)}")
    with Service(tmp_path, database_url=database) as service, service.client() as http:
        table = TestTable(http).seated()
        with Wire(service.address, table.tokens[0]) as one:
            one.state()
            postgres.crash()
            try:
                assert one.answer()["reason"] == "try-again"
                assert http.get("/readyz").status_code == 503
                assert http.get("/healthz").status_code == 200
                assert table.get("state", table.tokens[1]).json()["reason"] == "try-again"
            finally:
                postgres.start()
            answered = one.answer()
            while answered.get("reason") == "try-again":
                answered = one.answer()
            assert answered["type"] == "accepted"
            assert http.get("/readyz").status_code == 200


def test_a_worker_that_dies_is_replaced_and_metrics_are_of_all_workers(tmp_path, postgres, redis):
    database = postgres.database(f"workers_{secrets.token_hex(4)}")
    with Service(tmp_path, workers=2, database_url=database, redis_url=redis.url) as service:
        with service.client() as http:
            table = TestTable(http).seated()
            with Wire(service.address, table.tokens[0]) as one:
                one.state()
                one.answer()
            workers = children_of(service.process.pid)
            assert "tablee_writes_total" in http.get("/metrics").text
        for worker in workers[:1]:
            os.kill(worker, signal.SIGKILL)
        with service.client() as http:
            table.http = http
            state = retried(lambda: table.state(table.tokens[1]))
            assert state["question"] is not None
            assert table.answer(table.tokens[1])["version"] >= state["version"]


def children_of(parent):
    """The workers of a service: its children that serve."""
    found = subprocess.run(
        ["pgrep", "-P", str(parent), "-f", "spawn_main"], capture_output=True, text=True, check=False
    )
    return [int(line) for line in found.stdout.split()]


def retried(ask):
    """Ask again while connections break: a worker that was killed takes its connections with it."""
    for _ in range(50):
        try:
            return ask()
        except Exception as error:  # noqa: BLE001 - any broken connection
            last = error
    raise last


@pytest.mark.parametrize(
    ("environment", "words"),
    [
        ({}, "several workers need PostgreSQL"),
        ({"TABLEE_DATABASE_URL": "postgresql://somewhere/tables"}, "several workers need Redis"),
    ],
)
def test_several_workers_are_refused_without_what_they_need(monkeypatch, tmp_path, environment, words):
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    for name, value in environment.items():
        monkeypatch.setenv(name, value)

    with pytest.raises(SetupError, match=words):
        serve("127.0.0.1", 0, 2, False, {})


def test_a_dump_of_postgresql_restores_everything(tmp_path, postgres):
    """As docs/running-a-table.md says."""
    programs = need("pg_dump", "pg_restore")
    url, other = (postgres.database(f"dump_{secrets.token_hex(4)}") for _ in range(2))
    dump = str(tmp_path / "tables.dump")
    with Service(tmp_path, database_url=url) as service, service.client() as http:
        table = TestTable(http).seated()
        table.answer(table.tokens[0])
        before = [table.state(token) for token in table.tokens]
        subprocess.run([programs["pg_dump"], "--format=custom", f"--file={dump}", url], check=True)
    restore = [programs["pg_restore"], "--clean", "--if-exists", "--no-owner", f"--dbname={other}", dump]
    subprocess.run(restore, check=True)

    with Service(tmp_path, database_url=other) as service, service.client() as http:
        table.http = http
        assert [table.state(token) for token in table.tokens] == before


def test_without_the_programs_a_test_is_skipped_and_says_what_to_install(monkeypatch):
    monkeypatch.setattr("server.backing.REQUIRED", False)
    with pytest.raises(pytest.skip.Exception, match="apt-get install postgresql redis-server"):
        need("no-such-program")
    monkeypatch.setattr("server.backing.REQUIRED", True)
    with pytest.raises(pytest.fail.Exception, match="no-such-program not installed"):
        need("no-such-program")
