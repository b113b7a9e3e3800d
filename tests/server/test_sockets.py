"""Play over sockets: hello, resuming, several tabs, several seats on one screen, onlookers."""

import contextlib
import json

import pytest
from websockets.exceptions import ConnectionClosed

from tablee.server.settings import ServerSettings

from .client import TestTable, Wire, auth


def test_a_whole_game_is_played_over_sockets_and_everybody_sees_the_end(new_table, wire):
    table = new_table(options={"level": "simplified_2"}).seated()
    wires = [wire(token) for token in table.tokens]
    for seat, one in enumerate(wires):
        one.state(seat)

    while not all(one.states[seat]["over"] for seat, one in enumerate(wires)):
        for seat, one in enumerate(wires):
            while one.states[seat]["question"] is None and not one.states[seat]["over"]:
                one.state(seat)
            if one.states[seat]["question"]:
                before = one.states[seat]
                assert one.answer(seat)["type"] == "accepted"
                while one.states[seat] is before:
                    one.next()

    assert wires[0].states[0]["view"]["points"] == wires[1].states[1]["view"]["points"]
    assert wires[0].states[0]["seed"] == wires[1].states[1]["seed"]


def test_a_dropped_socket_resumes_with_what_it_missed(new_table, wire):
    table = new_table().seated()
    first = wire(table.tokens[0])
    seen = first.state()["version"]
    first.answer()
    first.drop()
    table.answer(table.tokens[1])
    table.post("say", table.tokens[1], {"text": "where are you?"})

    again = wire(table.tokens[0], seen=[seen]).state()

    assert [line["number"] for line in again["lines"]] == list(range(seen + 1, again["version"] + 1))
    assert again["lines"]
    assert [saying["text"] for saying in again["sayings"]] == ["where are you?"]
    assert again["question"] is not None
    caught_up = wire(table.tokens[0], seen=[again["version"]], heard=1).state()
    assert caught_up["lines"] == caught_up["sayings"] == []


def test_an_answer_that_was_sent_before_the_socket_broke_can_be_sent_again(new_table, wire):
    table = new_table().seated()
    first = wire(table.tokens[0])
    question = first.state()["question"]
    same = {"seat": 0, "question": question["number"], "decision": question["choices"][0]["notation"]}
    first.ask("answer", **same)
    first.drop()

    again = wire(table.tokens[0])

    assert again.ask("answer", **same)["type"] == "accepted"
    other = {**same, "decision": question["choices"][1]["notation"]}
    refused = again.ask("answer", **other)
    assert (refused["reason"], refused["words"]) == ("stale-question", ["0", "1"])


def test_two_tabs_on_one_seat_see_the_same(new_table, wire):
    table = new_table().seated()
    left, right = wire(table.tokens[0]), wire(table.tokens[0])
    left.state()
    right.state()

    other = right.states[0]["question"]["choices"][1]["notation"]
    left.answer()

    assert right.until(lambda m: m["type"] == "state" and m["question"] is None)["view"]["me"]["chosen"]
    refused = right.ask("answer", seat=0, question=0, decision=other)
    assert refused["reason"] == "stale-question"


def test_several_seats_share_a_screen_with_what_each_has_seen(new_table, wire):
    table = new_table(seats=3).seated()
    shared = wire(table.tokens[2], table.tokens[0], seen=[1, 2])

    first, second = shared.state(2), shared.state(0)

    assert first["lines"][0]["number"] == 2
    assert second["lines"][0]["number"] == 3
    assert shared.answer(0)["type"] == shared.answer(2)["type"] == "accepted"
    refused = shared.ask("answer", seat=1, question=0, decision="pick dragon")
    assert (refused["reason"], refused["words"]) == ("not-your-seat", ["1"])


def test_an_answer_and_what_it_changed_come_in_one_message(new_table, wire):
    table = new_table().seated()
    one = wire(table.tokens[0])
    question = one.state()["question"]
    one.say("answer", seat=0, question=question["number"], decision=question["choices"][0]["notation"])

    while not one.unread:  # what was said before the answer
        one.next()

    together = [one.told[-1]["type"], *[json.loads(line)["type"] for line in one.unread]]
    assert together == ["state", "accepted"]


def test_an_onlooker_sees_the_table_and_nobodys_hand(new_table, wire):
    table = new_table().seated()
    looking = wire(table.made["onlooker"])

    state = looking.state(None)

    assert state["view"]["me"] is None
    assert state["question"] is None
    assert looking.ask("answer", seat=0, question=0, decision="pick dragon")["reason"] == "not-your-seat"
    assert looking.ask("say", seat=None, name="Looker", text="hello")["type"] == "accepted"


def test_everybody_knows_who_is_connected(new_table, wire):
    table = new_table().seated()
    one = wire(table.tokens[0])
    one.until(lambda m: m == {"type": "present", "seats": [0], "onlookers": 0})
    other = wire(table.tokens[1])
    one.until(lambda m: m == {"type": "present", "seats": [0, 1], "onlookers": 0})
    looking = wire(table.made["onlooker"])
    one.until(lambda m: m == {"type": "present", "seats": [0, 1], "onlookers": 1})

    other.close()
    looking.close()

    assert one.until(lambda m: m["type"] == "present" and m["seats"] == [0])
    assert one.until(lambda m: m["type"] == "present" and m["onlookers"] == 0)


def test_every_command_is_answered(new_table, wire):
    table = new_table().seated()
    one, other = wire(table.tokens[0]), wire(table.tokens[1])
    start = one.state()
    other.state(1)

    assert one.ask("ping")["type"] == "accepted"
    assert one.ask("sit", seat=0, name="Renamed", avatar="fox")["type"] == "accepted"
    assert one.ask("why", seat=0, decision="confirm")["rule"] == "MR-3.3"
    assert one.ask("hint", seat=0)["type"] == "hinted"
    assert one.answer()["type"] == "accepted"
    assert one.ask("take_back", seat=0)["type"] == "accepted"
    assert one.ask("confirm", seat=0)["reason"] == "nothing-to-confirm"
    assert one.ask("look", seat=0, line=start["version"])["view"] == start["view"]
    one.answer()
    other.answer(1)
    assert one.ask("ask_undo", seat=0, line=start["version"])["type"] == "accepted"
    assert other.ask("answer_undo", seat=1, agreed=False)["type"] == "accepted"
    assert one.ask("hand_over", seat=0, bot="random")["type"] == "accepted"
    assert one.ask("give_back", seat=0)["type"] == "accepted"
    assert one.ask("say", seat=0, text="hm")["type"] == "accepted"
    assert one.ask("hello", tokens=[])["reason"] == "said-hello-already"


@pytest.mark.parametrize(
    "first", ['{"type": "say", "reference": 1, "seat": 0, "text": "hi"}', "nonsense", "[" * 5000]
)
def test_who_does_not_say_hello_first_is_turned_away(wire, first):
    stranger = wire(hello=False)

    stranger.send(first)

    code, said = stranger.ended()
    assert (code, said["reason"]) == (1008, "hello-first")


def test_wrong_foreign_and_too_many_links_are_turned_away(new_table, wire):
    mine, other = new_table().seated(), new_table().seated()
    for tokens in (
        ["wrong"],
        [],
        [mine.tokens[0], "wrong"],
        [mine.tokens[0], other.tokens[0]],
        mine.tokens * 5,
    ):
        code, said = wire(*tokens).ended()
        assert (code, said["reason"]) == (1008, "no-such-link")
        assert said["reference"] == 1


def test_who_held_a_seat_that_was_emptied_is_sent_away(new_table, wire):
    table = new_table()
    held = wire(table.sit())
    held.state()

    TestTable.ok(table.http.delete("/api/seats/0", headers=auth(table.host)))

    code, said = held.ended()
    assert (code, said["reason"]) == (1008, "no-such-link")


@pytest.mark.parametrize(
    "message",
    [
        "",
        "null",
        "[]",
        "{}",
        '{"type": "answer"}',
        '{"type": "fly", "reference": 1}',
        '{"type": "hint", "reference": 1, "seat": 0, "colour": "red"}',
        '{"type": "hint", "reference": 1e99, "seat": 0}',
        '{"type": "hint", "reference": ' + "9" * 500 + ', "seat": 0}',
        '{"type": "why", "reference": 1, "seat": 0, "decision": "\\ud800"}',
        "[" * 10_000,
        '{"type": "say", "reference": 1, "seat": 0, "text": "' + "x" * 20_000 + '"}',
        b"\x00\xff",
    ],
)
def test_a_message_that_is_none_is_refused_and_the_socket_stays(new_table, wire, message):
    table = new_table().seated()
    one = wire(table.tokens[0])
    one.state()

    one.send(message)

    refused = one.until(lambda m: m["type"] not in ("state", "present"))
    assert refused["type"] in ("refused", "explained")
    assert one.answer()["type"] == "accepted"


def test_a_message_that_is_too_large_ends_only_its_own_connection(new_table, wire):
    table = new_table().seated()
    one, other = wire(table.tokens[0]), wire(table.tokens[1])
    one.state()
    other.state(1)

    one.send("x" * (4 * ServerSettings().largest_message + 1))

    assert one.ended()[0] == 1009
    assert other.answer(1)["type"] == "accepted"


def test_an_enormous_message_is_cut_short_and_harms_nobody_else(new_table, wire):
    """The service does not wait for the rest of it, so the sender may not even get to its end."""
    table = new_table().seated()
    one, other = wire(table.tokens[0]), wire(table.tokens[1])
    one.state()
    other.state(1)

    with contextlib.suppress(ConnectionClosed):
        one.send("x" * 10_000_000)

    with pytest.raises(ConnectionClosed):
        one.until(lambda _message: False)

    assert other.answer(1)["type"] == "accepted"


def test_a_clients_own_numbers_come_back_unchanged(new_table, service):
    table = new_table().seated()
    with Wire(service.address, table.tokens[0]) as one:
        one.send(json.dumps({"type": "confirm", "reference": -7, "seat": 0}))
        assert one.until(lambda m: m["type"] == "refused")["reference"] == -7
