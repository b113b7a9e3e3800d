"""Logs, metrics and the database hold no token, and logs no secret of a play."""

import json

from .client import TestTable, Wire, auth, play_whole


def test_neither_log_nor_database_holds_a_token_and_the_log_no_secret(own_service):
    service = own_service(log_level="DEBUG")
    with service.client() as http:
        table = TestTable(http, seats=3, options={"level": "simplified_1"}).seated(people=2)
        with Wire(service.address, *table.tokens) as wire:
            wire.state()
            wire.send("x" * 30_000)
            wire.send(json.dumps({"type": "hello", "reference": 1, "tokens": table.tokens}))
            wire.until(lambda m: m.get("reason") == "said-hello-already")
        http.get("/api/state", headers=auth("a wrong token"))
        http.get("/api/state", params={"token": "in the address"}, headers=auth(table.tokens[0]))
        http.post("/api/tables", json={"game": "mon_royaume", "seats": 2, "token": table.host})
        running = table.state(table.tokens[0])
        final = play_whole(table)
        again = TestTable.ok(table.post("rematch", table.tokens[0]))
    service.stop()

    log = service.log()
    stored = b"".join(
        file.read_bytes() for file in service.folder.iterdir() if file.name.startswith("tables.db")
    )
    tokens = [*table.tokens, *table.made.values(), *again.values(), "a wrong token", "in the address"]
    tokens = [token for token in tokens if token not in (table.made["table"], again["table"])]
    assert [token for token in tokens if token in log] == []
    assert [token for token in tokens if token.encode() in stored] == []
    assert running["commitment"].encode() not in stored
    assert final["seed"] not in log
    assert "Player 0" not in log
    assert "pick " not in log
    for line in log.splitlines():
        assert {"at", "level", "logger", "message"} <= set(json.loads(line))
    assert f"table {table.made['table']} of mon_royaume was made" in log
