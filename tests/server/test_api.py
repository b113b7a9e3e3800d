"""The HTTP API: everything that can be done at a table."""

from .client import TestTable, auth, play_whole


def test_the_games_are_listed_with_their_options_and_bots(http):
    games = {game["name"]: game for game in http.get("/api/games").json()}

    level = next(option for option in games["mon_royaume"]["options"] if option["name"] == "level")
    assert level["default"] in level["values"]
    assert games["mon_royaume"]["bots"][0] == "random"
    assert games["mon_royaume"]["title"]["fr"] == "Mon Royaume pour un Conte"


def test_a_whole_game_is_played_recorded_and_verified(new_table, http):
    table = new_table(seats=3, options={"level": "simplified_2"}).seated(people=2)

    final = play_whole(table)

    assert final["over"]
    assert len(final["seed"]) == 64
    record = table.get("record", table.made["onlooker"])
    assert record.headers["content-type"].startswith("text/plain")
    verified = http.post("/api/verify", json={"record": record.text}).json()
    assert verified["good"]
    assert verified["points"] == final["view"]["points"]
    altered = http.post("/api/verify", json={"record": record.text.replace("pick", "pack", 1)}).json()
    assert not altered["good"]


def test_my_decisions_come_in_notation_and_in_words_of_my_language(new_table):
    table = new_table().seated()
    state = table.state(table.tokens[0])

    asked = table.get("decisions", table.tokens[0], lang="fr").json()

    assert asked["number"] == state["question"]["number"]
    assert [d["notation"] for d in asked["decisions"]] == [
        c["notation"] for c in state["question"]["choices"]
    ]
    english = table.get("decisions", table.tokens[0], lang="en").json()
    assert asked["ask"] != english["ask"]
    assert asked["decisions"][0]["text"] != english["decisions"][0]["text"]


def test_whoever_is_not_asked_has_no_decisions(new_table):
    table = new_table().seated()
    table.answer(table.tokens[0])

    assert table.get("decisions", table.tokens[0]).json() == {"number": None, "ask": "", "decisions": []}


def test_a_sealed_answer_can_be_taken_back_and_changed(new_table):
    table = new_table().seated()
    one, other = table.tokens
    table.answer(one)
    sealed = table.state(other)

    taken_back = TestTable.ok(table.post("take-back", one, {}))

    assert taken_back["question"] is not None
    table.answer(one, 1)
    assert table.state(other) == sealed


def test_an_answer_that_is_sent_twice_counts_once(new_table):
    table = new_table().seated()
    token = table.tokens[0]
    question = table.state(token)["question"]
    body = {"question": question["number"], "decision": question["choices"][0]["notation"]}

    first = table.post("answer", token, body)
    again = table.post("answer", token, body)

    assert first.status_code == again.status_code == 200
    assert first.json() == again.json()


def test_why_names_the_rule_and_a_hint_is_a_legal_decision(new_table):
    table = new_table().seated()
    token = table.tokens[0]

    why = TestTable.ok(table.post("why", token, {"decision": "confirm"}))
    hint = TestTable.ok(table.post("hint", token))

    assert why["rule"] == "MR-3.3"
    legal = [choice["notation"] for choice in table.state(token)["question"]["choices"]]
    assert hint["decision"] in legal
    assert TestTable.ok(table.post("why", token, {"decision": legal[0]}))["rule"] is None


def test_waiting_ends_when_my_log_goes_on(new_table, service):
    table = new_table().seated()
    one, other = table.tokens
    version = table.answer(one)["version"]

    with service.client() as second:
        table.answer(other)
        waited = second.get("/api/wait", params={"version": version, "seconds": 30}, headers=auth(one)).json()

    assert waited["version"] > version
    assert waited["question"] is not None


def test_waiting_without_news_returns_what_there_is(new_table):
    table = new_table().seated()
    version = table.answer(table.tokens[0])["version"]

    waited = table.get("wait", table.tokens[0], version=version, seconds=0).json()

    assert waited["version"] == version
    assert waited["question"] is None


def test_a_bot_takes_over_and_gives_the_seat_back(new_table):
    table = new_table().seated()
    one, other = table.tokens

    handed = TestTable.ok(table.post("hand-over", one, {"bot": "random"}))
    assert handed["seats"][0]["bot"] == "random"
    assert table.get("wait", other, seconds=30).json()["question"] is not None
    returned = TestTable.ok(table.post("give-back", one))

    assert returned["seats"][0]["bot"] is None
    assert returned["seats"][0]["person"]


def test_the_host_lets_a_bot_play_for_somebody_who_has_gone(new_table):
    table = new_table().seated()

    TestTable.ok(table.post("hand-over", table.host, {"bot": "random", "seat": 1}))

    assert table.state(table.tokens[0])["seats"][1]["bot"] == "random"


def test_everybody_together_goes_back_beyond_a_reveal(new_table):
    table = new_table().seated()
    one, other = table.tokens
    start = table.state(one)
    table.play_on(2)
    assert table.state(one)["view"] != start["view"]

    TestTable.ok(table.post("undo", one, {"line": start["version"]}))
    assert table.state(other)["undo"] == {"seat": 0, "agreed": [0]}
    TestTable.ok(table.post("undo/answer", other, {"agreed": True}))

    assert table.state(one)["view"] == start["view"]


def test_a_past_moment_can_be_looked_at_again(new_table):
    table = new_table().seated()
    token = table.tokens[0]
    start = table.state(token)
    table.play_on(4)

    moment = table.get("moment", token, line=start["version"]).json()

    assert moment["view"] == start["view"]


def test_everybody_hears_what_is_said(new_table):
    table = new_table().seated()

    table.post("say", table.tokens[0], {"text": "bonne chance"})
    table.post("say", table.made["onlooker"], {"text": "bravo", "name": "a friend"})

    sayings = table.state(table.tokens[1])["sayings"]
    assert [(s["seat"], s["name"], s["text"]) for s in sayings] == [
        (0, "Player 0", "bonne chance"),
        (None, "a friend", "bravo"),
    ]
    assert table.get("state", table.tokens[1], heard=1).json()["sayings"] == sayings[1:]


def test_a_turn_that_must_be_confirmed_is_shown_by_confirming_it(new_table):
    table = new_table(settings={"confirm_turns": True}).seated()

    refused = table.post("confirm", table.tokens[0])

    assert refused.status_code == 409
    assert refused.json()["reason"] == "nothing-to-confirm"


def test_a_fork_plays_on_from_a_line_of_my_log(new_table, http):
    table = new_table().seated()
    table.play_on(4)
    version = table.state(table.tokens[0])["version"]

    made = TestTable.ok(table.post("fork", table.tokens[0], {"line": version}))

    forked = TestTable.__new__(TestTable)
    forked.http, forked.made, forked.tokens, forked.size = http, made, [], 2
    forked.seated()
    assert forked.state(forked.tokens[0])["view"] == table.state(table.tokens[0])["view"]
    again = forked.post("fork", forked.tokens[0], {"line": 0})
    assert (again.status_code, again.json()["reason"]) == (409, "forks-cannot-fork")


def test_a_rematch_is_one_table_for_everybody_who_played(new_table):
    table = new_table(options={"level": "simplified_1"}).seated()
    assert table.post("rematch", table.tokens[0]).json()["reason"] == "not-over"
    table.play_on()

    first = TestTable.ok(table.post("rematch", table.tokens[0]))
    second = TestTable.ok(table.post("rematch", table.tokens[1]))
    onlooker = TestTable.ok(table.post("rematch", table.made["onlooker"]))

    assert first["table"] == second["table"] == onlooker["table"] == table.state(table.tokens[0])["rematch"]
    assert second["host"] is None
    assert onlooker["join"] is None
    for token in (first["join"], second["join"], onlooker["onlooker"]):
        assert table.state(token)["started"] is False


def test_the_openapi_document_names_every_route(http):
    document = http.get("/api/openapi.json").json()

    assert "/api/answer" in document["paths"]
    assert "State" in document["components"]["schemas"]
    assert all(
        "409" in operation["responses"] for path in document["paths"].values() for operation in path.values()
    )
