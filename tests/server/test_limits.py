"""Limits: what one address or one connection may ask for, and what one table may hold."""

import socket

import pytest
from websockets.exceptions import InvalidStatus

from tablee.server.limits import MOST_KEYS, Bucket, Buckets, Places, neighbourhood

from .client import TestTable, Wire, auth
from .house import in_house


def test_a_bucket_holds_a_burst_and_fills_at_its_rate():
    bucket = Bucket(rate=2, burst=3)
    start = bucket.filled

    assert [bucket.take(now=start) for _ in range(4)] == [True, True, True, False]
    assert bucket.take(now=start + 0.5)
    assert not bucket.take(2, now=start + 0.5)
    assert bucket.take(2, now=start + 1.5)
    assert not bucket.take(now=start - 100)


def test_addresses_that_were_not_seen_for_long_are_forgotten():
    buckets = Buckets(0.0001, 1)
    for number in range(MOST_KEYS + 1):
        buckets.take(str(number))

    assert buckets.take("0")
    assert not buckets.take("2")


def test_places_are_for_so_many_and_for_so_many_of_one_address():
    places = Places(3, 2)

    assert [places.enter(key) for key in "aaabb"] == [True, True, False, True, False]
    places.leave("a")
    assert places.enter("b")
    assert places.count == 3


def test_a_home_with_many_addresses_counts_as_one():
    homes = [
        "2001:db8:1:2::5",
        "2001:db8:1:2:ffff::1",
        "2001:db8:1:3::5",
        "192.0.2.7",
        "::ffff:192.0.2.7",
        "testclient",
    ]

    assert [neighbourhood(host) for host in homes] == [
        "2001:db8:1:2::/64",
        "2001:db8:1:2::/64",
        "2001:db8:1:3::/64",
        "192.0.2.7",
        "::ffff:192.0.2.7",
        "testclient",
    ]


def test_an_address_that_asks_too_much_is_told_to_slow_down(own_service):
    service = own_service(requests_per_second=0.01, request_burst=6, tables_per_address=1, largest_body=2000)
    with service.client() as http:
        made = http.post("/api/tables", json={"game": "mon_royaume", "seats": 2}).json()
        second = http.post("/api/tables", json={"game": "mon_royaume", "seats": 2})
        large = http.post("/api/verify", json={"record": "x" * 3000})
        chunked = http.post("/api/verify", content=(b"x" * 500 for _ in range(6)))
        states = [http.get("/api/state", headers=auth(made["host"])) for _ in range(3)]
        healthy = http.get("/healthz")
        with pytest.raises(InvalidStatus, match="403"):
            Wire(service.address, made["host"])

    assert (second.status_code, second.json()["reason"]) == (429, "too-many-tables")
    assert (large.status_code, large.json()["reason"]) == (413, "message-too-large")
    assert (chunked.status_code, chunked.json()["reason"]) == (413, "message-too-large")
    assert [state.status_code for state in states] == [200, 200, 429]
    assert states[2].headers["retry-after"] == "2"
    assert states[2].headers["x-frame-options"] == "DENY"
    assert healthy.status_code == 200


def test_a_socket_that_floods_is_told_and_slowed_and_others_are_not(own_service):
    service = own_service(messages_per_second=50, burst=10, connections_per_address=3)
    with service.client() as http:
        table = TestTable(http).seated()
        flooding, playing = (Wire(service.address, token) for token in table.tokens)
        flooding.state()
        playing.state(1)
        for _ in range(60):
            flooding.say("why", seat=0, decision="confirm")
        assert playing.answer(1)["type"] == "accepted"
        answers = [flooding.until(lambda m: "reference" in m) for _ in range(60)]
        third = Wire(service.address, table.host)
        third.state(None)
        fourth = Wire(service.address, hello=False)
        code, said = fourth.ended()
        for wire in (flooding, playing, third, fourth):
            wire.close()

    assert (code, said["reason"]) == (1013, "too-many-connections")
    assert [answer["reference"] for answer in answers] == list(range(2, 62))
    assert {answer.get("reason") for answer in answers if answer["type"] == "refused"} == {"too-fast"}
    assert sum(answer["type"] == "explained" for answer in answers) >= 10


def test_a_connection_that_reads_nothing_is_closed_and_the_others_play_on(new_table, service, wire):
    table = new_table().seated()
    one = wire(table.tokens[0])
    one.state()
    raw = socket.create_connection(("127.0.0.1", service.port))
    raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    slow = Wire(service.address, table.tokens[1], sock=raw, max_queue=1)
    one.until(lambda m: m["type"] == "present" and m["seats"] == [0, 1])

    for _ in range(2000):
        one.ask("say", seat=0, text="x" * 500)
        if any(m["type"] == "present" and m["seats"] == [0] for m in one.told[-5:]):
            break

    assert one.told[-1]["type"] != "refused"
    assert any(m["type"] == "present" and m["seats"] == [0] for m in one.told[-10:])
    assert one.answer()["type"] == "accepted"
    slow.drop()


def test_a_table_holds_so_much_and_says_when_it_is_full(tmp_path):
    async def story(house):
        _made, tokens = await house.table()
        said = [await house.post("say", tokens[0], {"text": "hm"}) for _ in range(4)]
        moves = []
        for _ in range(6):
            moves += [await house.answer(tokens[0]), await house.post("take-back", tokens[0], {})]
        return said, moves

    said, moves = in_house(tmp_path, story, sayings_per_table=3, entries_per_table=15)

    assert [response.status_code for response in said] == [200, 200, 200, 409]
    assert said[3].json()["reason"] == "chat-full"
    assert moves[0].status_code == 200
    assert moves[-2].json()["reason"] == "table-full-of-entries"


def test_tables_that_nobody_uses_leave_the_memory_and_come_back(tmp_path):
    async def story(house):
        tables = [await house.table() for _ in range(5)]
        kept = len(house.hall.rooms)
        for _made, tokens in tables:
            assert (await house.answer(tokens[0])).is_success
        states = [(await house.get("state", tokens[0])).json() for _, tokens in tables]
        return kept, len(house.hall.rooms), states

    kept, after, states = in_house(tmp_path, story, tables_in_memory=2)

    assert kept == after == 2
    assert all(state["question"] is None for state in states)
