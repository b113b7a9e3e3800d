"""What the HTTP API refuses, and how clearly."""

import pytest

from .client import TestTable, auth

NEW = {"game": "mon_royaume", "seats": 2}


def refused(response, status, reason):
    assert (response.status_code, response.json()["reason"]) == (status, reason), response.text
    return response.json()


@pytest.mark.parametrize(
    ("wanted", "words"),
    [
        ({**NEW, "game": "chess"}, "there is no game 'chess'"),
        ({**NEW, "seats": 9}, "is for 2 to 4 seats, not 9"),
        ({**NEW, "options": {"moon": "full"}}, "has no option 'moon'"),
        ({**NEW, "options": {"level": "lunar"}}, "cannot be 'lunar'"),
    ],
)
def test_a_table_that_cannot_be_is_refused_with_what_could_be(http, wanted, words):
    response = http.post("/api/tables", json=wanted)

    assert response.status_code == 400
    assert words in response.json()["message"]


@pytest.mark.parametrize(
    "wanted",
    [
        {},
        {**NEW, "seats": "two"},
        {**NEW, "colour": "red"},
        {**NEW, "settings": {"bank": -1}},
        {**NEW, "options": {"level": "x" * 500}},
    ],
)
def test_a_body_that_does_not_fit_is_refused_without_repeating_it(http, wanted):
    problem = refused(http.post("/api/tables", json=wanted), 422, "not-understood")

    assert problem["words"]
    assert "x" * 100 not in str(problem)


@pytest.mark.parametrize(
    "content", [b"{nonsense", b"\xff", b"[" * 50_000, rb'{"game": "\ud800", "seats": 2}', b""]
)
def test_what_is_not_json_is_refused(http, content):
    response = http.post("/api/tables", content=content, headers={"Content-Type": "application/json"})

    assert response.status_code in (400, 422)
    assert response.json()["reason"] == "not-understood"


@pytest.mark.parametrize("token", ["", " wrong", " " + "x" * 5000, " é", " Zm9v Zm9v"])
def test_a_link_that_leads_nowhere_is_refused(http, token):
    response = http.get("/api/state", headers={"Authorization": f"Bearer{token}".encode("latin-1")})

    refused(response, 401, "no-such-link")
    assert response.headers["www-authenticate"] == "Bearer"
    refused(http.get("/api/state"), 401, "no-such-link")


def test_a_link_of_one_table_opens_no_other(new_table):
    mine, other = new_table().seated(), new_table().seated()

    assert mine.state(mine.tokens[0])["view"] != other.state(other.tokens[0])["view"]
    assert mine.state(mine.tokens[0])["commitment"] != other.state(other.tokens[0])["commitment"]


def test_only_the_host_may_seat_bots_empty_seats_and_deal(new_table):
    table = new_table()
    token = table.sit()

    for link in (token, table.made["join"], table.made["onlooker"]):
        refused(table.post("start", link), 403, "only-the-host")
        refused(table.post("bots", link, {"seat": 1, "bot": "random"}), 403, "only-the-host")
        refused(table.http.delete("/api/seats/0", headers=auth(link)), 403, "only-the-host")


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("answer", {"decision": "confirm"}),
        ("take-back", {}),
        ("confirm", None),
        ("why", {"decision": "confirm"}),
        ("hint", None),
        ("undo", {"line": 0}),
        ("undo/answer", {"agreed": True}),
        ("give-back", None),
        ("hand-over", {"bot": "random"}),
    ],
)
def test_who_has_no_seat_decides_nothing(new_table, path, body):
    table = new_table().seated()

    for link in (table.host, table.made["join"], table.made["onlooker"]):
        refused(table.post(path, link, body), 403, "not-your-seat")


def test_a_seat_cannot_be_handed_over_by_another_one(new_table):
    table = new_table().seated()

    refused(table.post("hand-over", table.tokens[0], {"bot": "random", "seat": 1}), 403, "not-your-seat")
    refused(table.post("hand-over", table.host, {"bot": "random", "seat": 9}), 404, "no-such-seat")


def test_seats_are_refused_that_are_taken_or_not_there(new_table):
    table = new_table()
    join = table.made["join"]
    table.sit()

    refused(table.post("seats", join, {"name": "Late", "seat": 0}), 409, "seat-taken")
    refused(table.post("seats", join, {"name": "Far", "seat": 7}), 404, "no-such-seat")
    refused(table.post("seats", join, {"name": " \n"}), 409, "name-missing")
    refused(table.post("seats", table.made["onlooker"], {"name": "Looker"}), 403, "not-your-seat")
    refused(table.post("bots", table.host, {"seat": 0, "bot": "random"}), 409, "seat-taken")
    refused(table.post("start", table.host), 409, "seats-empty")
    table.sit()
    refused(table.post("seats", join, {"name": "Third"}), 409, "table-full")


def test_a_bot_that_there_is_not_cannot_sit_down(new_table):
    table = new_table()

    response = table.post("bots", table.host, {"seat": 0, "bot": "deep thought"})

    assert response.status_code == 400
    assert "the bots are: random" in response.json()["message"]


def test_after_the_start_nobody_sits_down_or_is_sent_away(new_table):
    table = new_table().seated()

    refused(table.post("start", table.host), 409, "already-started")
    refused(table.post("seats", table.made["join"], {"name": "Late"}), 409, "table-full")
    refused(table.http.delete("/api/seats/0", headers=auth(table.host)), 409, "already-started")


def test_before_the_start_nothing_can_be_decided_or_looked_at(new_table):
    table = new_table()
    token = table.sit()

    refused(table.post("answer", token, {"decision": "confirm", "question": 0}), 409, "not-started")
    refused(table.post("take-back", token, {}), 409, "not-started")
    refused(table.post("hint", token), 409, "nothing-asked")
    refused(table.get("moment", token, line=0), 404, "no-such-moment")
    refused(table.post("fork", token, {"line": 0}), 404, "no-such-moment")
    refused(table.get("record", token), 409, "not-over")


def test_an_illegal_decision_is_refused_with_its_rule_and_what_is_allowed(new_table):
    table = new_table().seated()
    token = table.tokens[0]
    legal = [choice["notation"] for choice in table.state(token)["question"]["choices"]]

    response = table.post("answer", token, {"decision": "confirm"})

    assert response.status_code == 409
    assert response.json()["rule"] == "MR-3.3"
    assert response.json()["allowed"] == legal


def test_a_decision_that_the_game_does_not_know_is_refused(new_table):
    table = new_table().seated()

    response = table.post("answer", table.tokens[0], {"decision": "castle the king"})

    assert (response.status_code, response.json()["reason"]) == (400, "not-a-decision")


def test_a_stale_answer_is_refused_with_the_number_of_the_open_question(new_table):
    table = new_table().seated()
    table.play_on(4)

    problem = refused(
        table.post("answer", table.tokens[0], {"decision": "pick dragon", "question": 0}),
        409,
        "stale-question",
    )

    assert problem["words"][0] == "0"


def test_the_record_of_a_running_play_is_not_opened(new_table):
    table = new_table().seated()

    for link in (*table.tokens, table.host, table.made["onlooker"]):
        refused(table.get("record", link), 409, "not-over")
    assert table.state(table.host)["seed"] is None


@pytest.mark.parametrize(
    "record",
    [
        "",
        "{",
        "[" * 100_000,
        '{"format": 1}',
        "tablee record 1\n² pick forest\n",
        "tablee record 1\n" + "9" * 5000 + " pick forest\n",
        "tablee record 1\ngame mon_royaume\nedition 1\ncomponents x\nseats 1000000000\nseed 00\ncommitment 00\n",
    ],
)
def test_a_damaged_record_is_not_good_and_harms_nobody(http, record):
    response = http.post("/api/verify", json={"record": record})

    assert response.status_code == 200
    assert not response.json()["good"]


def test_a_record_with_too_many_seats_or_too_few_options_is_refused_before_it_is_dealt(new_table, http):
    table = new_table(options={"level": "simplified_1"}).seated()
    table.play_on()
    record = table.get("record", table.tokens[0]).text
    text = record[: record.rindex("end ")]

    seats = http.post("/api/verify", json={"record": text.replace("seats 2", "seats 99")}).json()
    options = http.post("/api/verify", json={"record": text.replace("option ", "note ")}).json()

    assert "2 to 4 seats, not 99" in seats["message"]
    assert "every option" in options["message"]


def test_a_page_or_method_that_there_is_not_is_refused_in_the_same_form(http):
    refused(http.get("/api/nothing"), 404, "no-such-page")
    refused(http.put("/api/state"), 405, "no-such-method")


def test_the_link_of_a_seat_that_was_emptied_opens_nothing_any_more(new_table):
    table = new_table()
    gone = table.sit("Gone")
    TestTable.ok(table.http.delete("/api/seats/0", headers=auth(table.host)))
    new = TestTable.ok(table.post("seats", table.made["join"], {"name": "New", "seat": 0}))["token"]

    refused(table.get("state", gone), 401, "no-such-link")
    assert table.state(new)["viewer"] == 0
