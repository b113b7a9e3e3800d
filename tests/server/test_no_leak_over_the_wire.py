"""Nothing leaks over the wire: every route and every command, by enumeration, in worlds that cannot be told apart."""

import typing

import msgspec
import pytest

from tablee.kernel.rng import rng_from
from tablee.server import commands as c
from tablee.server.app import make_app
from tablee.server.carry_out import carry_out
from tablee.server.settings import ServerSettings

from .client import auth
from .house import in_house

FAR = 10**6

ASKED: dict[tuple[str, str], dict] = {
    ("get", "/api/state"): {},
    ("get", "/api/wait"): {"params": {"seconds": 0}},
    ("get", "/api/decisions"): {},
    ("get", "/api/moment"): {"params": {"line": 3}},
    ("get", "/api/record"): {},
    ("get", "/api/result"): {},
    ("post", "/api/why"): {"json": {"decision": "pick dragon"}},
    ("post", "/api/answer"): {"json": {"decision": "confirm"}},
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
"""Bots see sampled worlds only: tests/bots."""
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
    c.Hello: lambda _seat: c.Hello(reference=1, tokens=[]),
    c.Sit: lambda seat: c.Sit(reference=1, seat=seat, name=" "),
    c.Answer: lambda seat: c.Answer(reference=1, seat=seat, question=FAR, decision="confirm"),
    c.TakeBack: lambda seat: c.TakeBack(reference=1, seat=seat),
    c.Confirm: lambda seat: c.Confirm(reference=1, seat=seat),
    c.Why: lambda seat: c.Why(reference=1, seat=seat, decision="pick dragon"),
    c.Look: lambda seat: c.Look(reference=1, seat=seat, line=3),
    c.AskUndo: lambda seat: c.AskUndo(reference=1, seat=seat, line=FAR),
    c.AnswerUndo: lambda seat: c.AnswerUndo(reference=1, seat=seat, agreed=True),
    c.HandOver: lambda seat: c.HandOver(reference=1, seat=seat, bot="nobody"),
    c.GiveBack: lambda seat: c.GiveBack(reference=1, seat=seat),
    c.Say: lambda seat: c.Say(reference=1, seat=seat, text=" "),
    c.Draw: lambda seat: c.Draw(reference=1, seat=seat, kept=FAR, strokes=[], look=""),
}
"""Every command, said so that nothing changes."""


def test_every_route_and_every_command_is_known_to_this_file():
    """A new one must be added here, with a way to ask it."""
    paths = make_app(ServerSettings(database_url="sqlite:///nowhere")).openapi()["paths"]
    routes = {(method, path) for path, operations in paths.items() for method in operations}

    assert routes == set(ASKED) | BY_A_BOT | WITHOUT_A_TABLE
    assert set(typing.get_args(c.AnyCommand)) == set(SAID) | {c.Hint}


async def everything(house, room, viewer, links):
    """All bytes that can come back to a viewer, whatever it asks."""
    answers = []
    for link in links:
        for (method, path), asked in ASKED.items():
            request = house.http.request(method, path.replace("{seat}", "0"), headers=auth(link), **asked)
            response = await request
            answers.append((path, response.status_code, response.content))
    for say in SAID.values():
        if viewer is not None:
            said = await carry_out(house.hall, room, say(viewer), [viewer])
            answers.append(("socket", 0, msgspec.json.encode(said)))
    return answers


@pytest.mark.parametrize("decisions", [0, 1, 7, 40])
def test_a_viewer_gets_the_same_bytes_in_every_world_that_it_cannot_tell_apart(tmp_path, decisions):
    async def story(house):
        made, tokens = await house.table(seats=3)
        room = await house.room(made)
        for number in range(decisions):
            await house.answer(tokens[room.table.to_act()[-1]], number)
        links = {0: [tokens[0]], 1: [tokens[1]], None: [made["onlooker"], made["host"], made["join"]]}
        entries, truth = room.table.entries, room.table.history.now
        for viewer, mine in links.items():
            if viewer is not None and room.table.can_take_back(viewer):
                continue
            real = await everything(house, room, viewer, mine)
            for chance in range(4):
                room.table.history.now = truth.sample(viewer or 0, rng_from(b"%d" % chance))
                assert await everything(house, room, viewer, mine) == real
                room.table.history.now = truth
        return room.table.entries == entries

    assert in_house(tmp_path, story)


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
