"""Nothing leaks over the wire: every route and every command, by enumeration, in worlds that cannot be told apart."""

import typing

import msgspec
import pytest

from tablee.games import COLLECTION
from tablee.kernel.errors import Refusal
from tablee.kernel.play import why_not
from tablee.kernel.rng import rng_from
from tablee.server import commands as c
from tablee.server.app import make_app
from tablee.server.carry_out import carry_out
from tablee.server.rooms import Guest, Showing
from tablee.server.settings import ServerSettings
from tablee.table import projection
from tablee.table.messages import AnyMessage, Hinted
from tablee.table.table import first_position

from .client import auth
from .house import in_house

FAR = 10**6
ILLEGAL = "a decision of the game that is not legal now"

ASKED: dict[tuple[str, str], dict] = {
    ("get", "/api/state"): {},
    ("get", "/api/wait"): {"params": {"seconds": 0}},
    ("get", "/api/decisions"): {},
    ("get", "/api/moment"): {"params": {"line": 3}},
    ("get", "/api/record"): {},
    ("get", "/api/result"): {},
    ("post", "/api/why"): {"json": {"decision": ILLEGAL}},
    ("post", "/api/answer"): {"json": {"decision": ILLEGAL}},
    ("post", "/api/take-back"): {"json": {}},
    ("post", "/api/confirm"): {},
    ("post", "/api/undo"): {"json": {"line": FAR}},
    ("post", "/api/undo/answer"): {"json": {"agreed": True}},
    ("post", "/api/hand-over"): {"json": {"bot": "nobody"}},
    ("post", "/api/give-back"): {},
    ("post", "/api/say"): {"json": {"text": " "}},
    ("post", "/api/draw"): {"json": {"kept": FAR, "strokes": []}},
    ("get", "/api/drawings"): {},
    ("post", "/api/fork"): {"json": {"line": FAR}},
    ("post", "/api/rematch"): {},
    ("post", "/api/seats"): {"json": {"name": "Late"}},
    ("post", "/api/bots"): {"json": {"seat": 0, "bot": "random"}},
    ("delete", "/api/seats/{seat}"): {},
    ("post", "/api/start"): {},
}
"""Every route that leads to a table, asked so that nothing changes: what comes back may depend on nothing hidden."""
BY_A_BOT = {("post", "/api/hint")}
"""A hint is what a bot would choose, and a bot chooses the same in every such world: tests/bots/test_bots.py."""
WITHOUT_A_TABLE = {
    ("get", "/api/address"),
    ("get", "/api/games"),
    ("get", "/api/games/{game}/components"),
    ("get", "/api/games/{game}/names/{lang}"),
    ("get", "/api/games/{game}/printed"),
    ("get", "/api/games/{game}/rules/{lang}"),
    ("get", "/api/games/{game}/stories/{lang}"),
    ("post", "/api/tables"),
    ("post", "/api/verify"),
    ("get", "/healthz"),
    ("get", "/readyz"),
    ("get", "/metrics"),
}

SAID = {
    c.Hello: lambda _seat, _illegal: c.Hello(reference=1, tokens=[]),
    c.Ping: lambda _seat, _illegal: c.Ping(reference=1),
    c.Sit: lambda seat, _illegal: c.Sit(reference=1, seat=seat, name=" "),
    c.Answer: lambda seat, illegal: c.Answer(reference=1, seat=seat, question=FAR, decision=illegal),
    c.TakeBack: lambda seat, _illegal: c.TakeBack(reference=1, seat=seat),
    c.Confirm: lambda seat, _illegal: c.Confirm(reference=1, seat=seat),
    c.Why: lambda seat, illegal: c.Why(reference=1, seat=seat, decision=illegal),
    c.Look: lambda seat, _illegal: c.Look(reference=1, seat=seat, line=3),
    c.AskUndo: lambda seat, _illegal: c.AskUndo(reference=1, seat=seat, line=FAR),
    c.AnswerUndo: lambda seat, _illegal: c.AnswerUndo(reference=1, seat=seat, agreed=True),
    c.HandOver: lambda seat, _illegal: c.HandOver(reference=1, seat=seat, bot="nobody"),
    c.GiveBack: lambda seat, _illegal: c.GiveBack(reference=1, seat=seat),
    c.Say: lambda seat, _illegal: c.Say(reference=1, seat=seat, text=" "),
    c.Draw: lambda seat, _illegal: c.Draw(reference=1, seat=seat, kept=FAR, strokes=[], look=""),
}
"""Every command, said so that nothing changes."""
TAKING_BACK = {("post", "/api/take-back"), c.TakeBack}
CONFIRMING = {("post", "/api/confirm"), c.Confirm}


def test_every_route_and_every_command_is_known_to_this_file():
    """A new one must be added here, with a way to ask it."""
    paths = make_app(ServerSettings(database_url="sqlite:///nowhere")).openapi()["paths"]
    routes = {(method, path) for path, operations in paths.items() for method in operations}

    assert routes == set(ASKED) | BY_A_BOT | WITHOUT_A_TABLE
    assert set(typing.get_args(c.AnyCommand)) == set(SAID) | {c.Hint}


async def everything(house, room, viewer, links, illegal):
    """All bytes that can come back to a viewer, whatever it asks."""
    left_out = would_change(room.table, viewer)
    answers = []
    for link in links:
        for route in [route for route in ASKED if route not in left_out]:
            for asked in asked_with(ASKED[route], illegal):
                path = route[1].replace("{seat}", "0")
                response = await house.http.request(route[0], path, headers=auth(link), **asked)
                answers.append((path, response.status_code, response.content))
    for kind in [kind for kind in SAID if viewer is not None and kind not in left_out]:
        for word in illegal:
            said = await carry_out(house.hall, room, SAID[kind](viewer, word), [viewer])
            answers.append((kind, 0, msgspec.json.encode(said)))
    return answers + unasked(room, viewer)


def unasked(room, viewer):
    """What a socket is sent by itself when it comes in: who is here, the table, and what was drawn."""
    guest = Guest({viewer: 0}, 0, pytest.fail)
    room.enter(guest)
    guest.show(Showing(room.table, 0.0))
    guest.show_drawings(room.table)
    room.leave(guest, 0.0)
    return [("unasked", 0, line) for line in emptied(guest.outbox)]


def emptied(outbox):
    """Every line that waited."""
    lines = []
    while len(outbox):
        lines += outbox.next()
    return lines


def would_change(table, viewer):
    """What is not asked of a viewer because it would be done: take something back, confirm one's turn."""
    if viewer is None:
        return set()
    taking = TAKING_BACK if table.can_take_back(viewer) else set()
    return taking | (CONFIRMING if table.provisional() == viewer else set())


def asked_with(asked, illegal):
    """A question as it is, or once for every illegal decision where it names one."""
    if asked.get("json", {}).get("decision") != ILLEGAL:
        return [asked]
    return [{"json": {"decision": word}} for word in illegal]


def illegal_for(table, viewer):
    """A few decisions of the game that a viewer may not choose now."""
    every = [d for d in table.game.decisions.all if viewer is None or why_not(table.position, viewer, d)]
    return [every[place * (len(every) - 1) // 4].notation for place in range(5)]


async def play(house, room, decisions):
    """Let whoever is asked decide at random, but not end the play: then everything is open, and there is no other world."""
    rng = rng_from(b"%d" % decisions)
    for _ in range(decisions):
        seats = room.table.to_act()
        seat = seats[rng.below(len(seats))]
        legal = room.table.position.legal(seat)
        decision = legal[rng.below(len(legal))]
        if is_last(room.table.position, seat, decision):
            return
        chosen = decision.notation
        await house.hall.acts.act(
            room, lambda table, now, s=seat, d=chosen: table.submit(s, table.chairs[s].asked, d, now)
        )


def is_last(position, seat, decision):
    after = position.clone()
    after.apply(seat, decision)
    return after.result() is not None


def check_every_byte(tmp_path, game, decisions):
    """Ask everything in the true world and in sampled ones, and compare what comes back."""

    async def story(house):
        made, tokens = await house.table(seats=3, game=game)
        room = await house.room(made)
        await play(house, room, decisions)
        links = {0: [tokens[0]], 1: [tokens[1]], None: [made["onlooker"], made["host"], made["join"]]}
        entries, truth = room.table.entries, room.table.history.now
        for viewer, mine in links.items():
            illegal = illegal_for(room.table, viewer)
            real = await everything(house, room, viewer, mine, illegal)
            for chance in range(3):
                room.table.history.now = truth.sample(viewer or 0, rng_from(b"%d" % chance))
                assert await everything(house, room, viewer, mine, illegal) == real
                room.table.history.now = truth
        return room.table.entries == entries

    assert in_house(tmp_path, story)


@pytest.mark.parametrize("decisions", [0, 1, 9, 42])
@pytest.mark.parametrize("game", COLLECTION)
def test_a_viewer_gets_the_same_bytes_in_every_world_that_it_cannot_tell_apart(tmp_path, game, decisions):
    check_every_byte(tmp_path, game, decisions)


def test_every_kind_of_message_is_compared(tmp_path):
    """Except a hint, for which tests/bots/test_bots.py stands. A new kind that nothing here brings about fails."""

    async def story(house):
        made, tokens = await house.table(seats=3)
        room = await house.room(made)
        await play(house, room, 3)
        await house.hall.acts.act(room, lambda table, now: table.draw(1, 0, ["a stroke"], "", now))
        compared = await everything(house, room, 0, tokens[:1], illegal_for(room.table, 0))
        return {msgspec.json.decode(content).get("type") for _, _, content in compared if content[:1] == b"{"}

    kinds = {kind.__struct_config__.tag for kind in typing.get_args(AnyMessage)}
    assert kinds - in_house(tmp_path, story) == {Hinted.__struct_config__.tag}


def leaky_view(position, _viewer):
    return msgspec.Raw(msgspec.json.encode(position.view(2)))


def leaky_refusal(position, _seat, _decision):
    return Refusal("MR-3.1", "hand", [position.legal(2)[0].notation])


@pytest.mark.parametrize(("name", "leaky"), [("_view", leaky_view), ("why_not", leaky_refusal)])
def test_a_projection_that_leaks_is_found(tmp_path, monkeypatch, name, leaky):
    """The check is broken on purpose: with the hand of another seat in a view, or in the words of a refusal."""
    monkeypatch.setattr(projection, name, leaky)
    with pytest.raises(AssertionError):
        check_every_byte(tmp_path, "mon_royaume", 0)


def test_which_secret_answer_another_seat_gave_changes_nothing_that_is_sent(new_table, wire):
    """Only that somebody has answered is seen, and it looks the same whatever it was."""
    table = new_table(seats=3).seated()
    looking = wire(table.tokens[2])
    looking.state(2)

    table.answer(table.tokens[0])
    first = looking.state(2)
    table.post("take-back", table.tokens[0], {})
    looking.state(2)
    table.answer(table.tokens[0], 1)

    assert looking.state(2) == first


WITH_TURNS = {"tales_of_glory", "oh_mon_chateau", "realm_of_wonder"}
"""The games in which a turn has several decisions, before anything of it is shown."""


@pytest.mark.parametrize("game", sorted(WITH_TURNS))
def test_a_turn_that_is_not_shown_yet_sends_the_others_nothing_at_all(tmp_path, game):
    """Not even the same table once more: that would tell that somebody has begun."""

    async def story(house):
        made, _ = await house.table(seats=3, game=game, settings={"confirm_turns": True})
        room = await house.room(made)
        guests = {viewer: Guest({viewer: 0}, 0, pytest.fail) for viewer in (0, 1, 2, None)}
        room.guests.update(guests.values())
        silent = 0
        for _ in range(30):
            turn, acting = room.table.provisional(), room.table.to_act()
            if turn is not None and not acting:
                await house.hall.acts.act(room, lambda table, now, seat=turn: table.confirm(seat, now))
            for guest in guests.values():
                emptied(guest.outbox)
            await play(house, room, 1)
            turn = room.table.provisional()
            if turn is not None:
                told = {viewer for viewer, guest in guests.items() if len(guest.outbox)}
                assert told == {turn}
                silent += 1
        return silent

    assert in_house(tmp_path, story) > 0


WITH_HANDS = {"mon_royaume", "royaumes_sauvages", "realm_of_wonder"}
"""The games in which the others hold cards that a seat has not seen after the first decision."""


@pytest.mark.parametrize("game", COLLECTION)
def test_a_fork_shows_its_seat_what_it_saw_and_nothing_else_of_the_true_world(tmp_path, game):
    """All seats of a fork may be one person's: whatever its other seats are shown was dealt anew."""

    async def story(house):
        made, tokens = await house.table(seats=3, game=game)
        room = await house.room(made)
        await play(house, room, 1)
        line = len(room.table.logs.lines[0])
        moment = await house.http.get("/api/moment", headers=auth(tokens[0]), params={"line": line})
        forks = [await forked(house, tokens[0], line) for _ in range(12)]
        assert all(msgspec.to_builtins(fork.view(0)) == moment.json()["view"] for fork in forks)
        others = {msgspec.json.encode([fork.view(1), fork.view(2)]) for fork in forks}
        return (len(others) > 1) == (game in WITH_HANDS)

    assert in_house(tmp_path, story)


async def forked(house, token, line):
    """The position at which a fork from a line of a seat's log begins."""
    answer = await house.http.request("post", "/api/fork", headers=auth(token), json={"line": line})
    assert answer.status_code == 201, answer.text
    room = await house.room(answer.json())
    return first_position(room.table.game, room.table.opened)
