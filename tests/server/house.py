"""The service within the test's own process, where its parts can be looked at and broken."""

import asyncio
import contextlib

import httpx

from tablee.server.app import make_app
from tablee.server.settings import ServerSettings

from .client import auth


class House:
    """A running application, a client for it, and its hall."""

    def __init__(self, app):
        self.app = app
        transport = httpx.ASGITransport(app, raise_app_exceptions=False)
        self.http = httpx.AsyncClient(transport=transport, base_url="http://table", timeout=60)

    @property
    def hall(self):
        return self.app.state.hall

    async def post(self, path, token=None, body=None):
        return await self.http.post(f"/api/{path}", json=body, headers=auth(token) if token else {})

    async def get(self, path, token, **query):
        return await self.http.get(f"/api/{path}", params=query, headers=auth(token))

    async def table(self, seats=2, people=None, start=True, game="mon_royaume", **wanted):
        """A table with everybody seated: what was made, and the tokens of the seats."""
        made = (await self.post("tables", body={"game": game, "seats": seats, **wanted})).json()
        people = seats if people is None else people
        tokens = []
        for seat in range(people):
            seated = await self.post("seats", made["join"], {"name": f"Player {seat}"})
            tokens.append(seated.json()["token"])
        for seat in range(people, seats):
            assert (await self.post("bots", made["host"], {"seat": seat, "bot": "random"})).is_success
        if start:
            assert (await self.post("start", made["host"])).is_success
        return made, tokens

    async def room(self, made):
        async with self.hall.using(made["table"]) as room:
            return room

    async def answer(self, token, number=0):
        question = (await self.get("state", token)).json()["question"]
        choices = question["choices"]
        body = {"question": question["number"], "decision": choices[number % len(choices)]["notation"]}
        return await self.post("answer", token, body)

    async def play_on(self, tokens, most=10_000):
        """Let people decide until the play is over."""
        for number in range(most):
            states = [(await self.get("state", token)).json() for token in tokens]
            if states[0]["over"]:
                return states[0]
            for token, state in zip(tokens, states, strict=True):
                if state["question"]:
                    await self.answer(token, number)
        return None


@contextlib.asynccontextmanager
async def house(folder, **settings):
    """Open a service on a folder, with generous limits."""
    chosen = ServerSettings(
        **{
            "database_url": f"sqlite:///{folder / 'tables.db'}",
            "archive_folder": str(folder / "archive"),
            "tables_per_address": 100_000,
            "request_burst": 100_000,
            "requests_per_second": 100_000.0,
            **settings,
        }
    )
    app = make_app(chosen)
    async with app.router.lifespan_context(app):
        opened = House(app)
        async with opened.http:
            yield opened


def in_house(folder, story, **settings):
    """Run a story, a function of a House, in a service on this folder."""

    async def run():
        async with house(folder, **settings) as opened:
            return await story(opened)

    return asyncio.run(run())
