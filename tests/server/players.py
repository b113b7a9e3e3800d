"""People at tables who never trust the server: they remember what was acknowledged, come back after every crash,
send again what was not answered, and complain about whatever is missing."""

import asyncio
import json
import random

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from tablee.games import open_game
from tablee.kernel.record import read_record, replay

from .client import auth

AGAIN = ("try-again", "busy", "too-fast", "fault")
"""Refusals after which one tries again."""
PAUSE = 0.1
"""Seconds before one tries again."""
PATIENCE = 120.0


class World:
    """The servers there are, what everybody noticed, and the complaints."""

    def __init__(self, addresses, seed=1):
        self.addresses = addresses
        self.rng = random.Random(seed)
        self.http = httpx.AsyncClient(timeout=PATIENCE, limits=httpx.Limits(max_connections=None))
        self.acknowledged = 0
        self.finished = 0
        self.resumed = 0
        self.complaints = []
        self.up = asyncio.Event()
        """Whether there is a server at all: whoever was cut off waits for it."""
        self.up.set()
        self.waiting = set()
        """Players whose sealed answer was acknowledged and not revealed yet."""
        self._counted = asyncio.Condition()

    async def count(self):
        async with self._counted:
            self.acknowledged += 1
            self._counted.notify_all()

    async def until(self, number):
        """Wait until so many answers were acknowledged."""
        async with self._counted:
            await self._counted.wait_for(lambda: self.acknowledged >= number)

    def complain(self, text):
        self.complaints.append(text)

    async def request(self, method, address, path, token=None, **more):
        return await self.http.request(
            method, f"{address}/api/{path}", headers=auth(token) if token else {}, **more
        )


class Player:
    """One seat. `answers` is what the record must hold in the end."""

    def __init__(self, world, name, token, address):
        self.world = world
        self.name = name
        self.token = token
        self.address = address
        self.rng = random.Random(world.rng.random())
        self.answers = []
        self.last = -1
        """The number of the last question of which the answer was acknowledged."""
        self.version = 0
        self.pending = None
        self.taking_back = False
        self.over = False

    async def look(self, state):
        """Compare what the server says with what it has acknowledged."""
        if state["version"] < self.version:
            self.world.complain(f"{self.name}: the log went back from {self.version} to {state['version']}")
        self.version = max(self.version, state["version"])
        self.over = state["over"]
        question = state["question"]
        if question and question["number"] <= self.last:
            self.world.complain(
                f"{self.name}: asked {question['number']} again after {self.last} was acknowledged"
            )
        if self.taking_back and question and question["number"] == self.last + 2:
            self.answers.pop()
        if question and question["number"] > self.last:
            self.taking_back = False
        sealed = question is None and not self.over and self.answers
        (self.world.waiting.add if sealed else self.world.waiting.discard)(self)

    def decide(self, state):
        """What to send now, if anything: what is unanswered first."""
        if self.pending:
            return self.pending
        question = state["question"]
        if question and question["number"] > self.last:
            choice = self.rng.choice(question["choices"])["notation"]
            self.pending = (question["number"], choice)
            return self.pending
        return None

    async def acknowledge(self):
        self.last = self.pending[0]
        self.answers.append(self.pending[1])
        self.pending = None
        await self.world.count()

    def possible(self):
        """What the record may hold of this seat: all that was acknowledged, and perhaps what was sent last."""
        return [self.answers, *([[*self.answers, self.pending[1]]] if self.pending else [])]

    def changes_mind(self, state):
        """Whether to take a sealed answer back and think again."""
        return (
            state["can_take_back"] and not state["question"] and not self.pending and self.rng.random() < 0.1
        )

    async def play(self):
        while not self.over:
            try:
                await self.play_a_while()
            except (OSError, WebSocketException, httpx.TransportError, TimeoutError):
                self.world.resumed += 1
                self.address = self.rng.choice(self.world.addresses)
                await asyncio.sleep(PAUSE)
                await self.world.up.wait()
        self.world.waiting.discard(self)


class HttpPlayer(Player):
    """Plays by requests, and waits by long polls."""

    async def play_a_while(self):
        query = {"version": self.version, "seconds": 5}
        state = await self._request("GET", "wait", params=query)
        if state is None:
            return
        await self.look(state)
        if self.decide(state):
            await self._send()

    async def _send(self):
        number, decision = self.pending
        response = await self._request("POST", "answer", json={"question": number, "decision": decision})
        if response is not None:
            await self.acknowledge()
            await self.look(response)

    async def _request(self, method, path, **more):
        """The answer; None if it is to be tried again."""
        response = await self.world.request(method, self.address, path, self.token, **more)
        if response.is_success:
            return response.json()
        if response.json()["reason"] not in AGAIN:
            self.world.complain(f"{self.name}: {path} was refused: {response.text}")
            self.pending = None
        await asyncio.sleep(PAUSE)
        return None


class SocketPlayer(Player):
    """Plays over a socket, and takes an answer back now and then."""

    state = None
    reference = 0
    answering = 0
    """The reference of the answer that is under way."""
    taking = 0
    """The reference of the last wish to take something back."""

    async def play_a_while(self):
        address = self.address.replace("http", "ws") + "/ws"
        async with connect(address, open_timeout=PATIENCE, ping_interval=None) as socket:
            self.answering = 0
            await self._say(socket, "hello", tokens=[self.token], seen=[self.version])
            while not self.over:
                async with asyncio.timeout(PATIENCE):
                    said = await socket.recv()
                for line in said.split("\n"):
                    await self._hear(socket, json.loads(line))

    async def _hear(self, socket, message):
        if message["type"] == "state":
            self.state = message
            await self.look(message)
            await self._act(socket)
        elif message["type"] == "refused":
            await self._refused(socket, message)
        elif message["type"] == "accepted" and message["reference"] == self.answering:
            self.answering = 0
            await self.acknowledge()
            await self._act(socket)

    async def _act(self, socket):
        """Answer unless an answer is under way, or think again."""
        if self.answering:
            return
        if self.decide(self.state):
            await self._send(socket)
        elif self.changes_mind(self.state) and not self.taking_back:
            self.taking_back = True
            self.taking = await self._say(socket, "take_back", seat=self.seat)

    async def _send(self, socket):
        number, decision = self.pending
        self.answering = await self._say(socket, "answer", seat=self.seat, question=number, decision=decision)

    async def _refused(self, socket, message):
        again = message["reason"] in AGAIN
        if message["reference"] == self.taking:
            self.taking_back = again and self.taking_back  # it may have happened: the next question tells
        elif not again:
            self.world.complain(f"{self.name}: refused: {message}")
            self.pending, self.answering = None, 0
        elif message["reference"] == self.answering:
            await asyncio.sleep(PAUSE)
            await self._send(socket)

    async def _say(self, socket, kind, **fields):
        self.reference += 1
        await socket.send(json.dumps({"type": kind, "reference": self.reference, **fields}))
        return self.reference


async def make_table(world, seats, bots, options):
    """A table with everybody seated, each at a server of their own choice; made anew if a crash comes between."""
    while True:
        try:
            return await _make_table(world, seats, bots, options)
        except (httpx.TransportError, AssertionError):
            await asyncio.sleep(PAUSE)


async def _make_table(world, seats, bots, options):
    async def post(path, token=None, body=None):
        response = await world.request("POST", world.rng.choice(world.addresses), path, token, json=body)
        assert response.is_success, response.text
        return response.json() if response.content else None

    made = await post("tables", body={"game": "mon_royaume", "seats": seats, "options": options})
    players = []
    for seat in range(seats - bots):
        seated = await post("seats", made["join"], {"name": f"Player {seat}"})
        kind = SocketPlayer if seat % 2 == 0 else HttpPlayer
        name = f"table {made['table']} seat {seat}"
        players.append(kind(world, name, seated["token"], world.addresses[seat % len(world.addresses)]))
        players[-1].seat = seated["seat"]
    for seat in range(seats - bots, seats):
        await post("bots", made["host"], {"seat": seat, "bot": "random"})
    await post("start", made["host"])
    return made, players


async def play_table(world, seats=3, bots=0, options=None):
    """Play a whole game, and compare its record with what every player was told."""
    made, players = await make_table(world, seats, bots, options or {"level": "simplified_2"})
    await asyncio.gather(*(player.play() for player in players))
    record = read_record(await _record(world, made["onlooker"]))
    replay(open_game(record.game), record)
    for player in players:
        stored = [decision for seat, decision in record.decisions if seat == player.seat]
        if stored not in player.possible():
            world.complain(f"{player.name}: acknowledged {player.answers}, stored {stored}")
    world.finished += 1


async def _record(world, token):
    while True:
        try:
            response = await world.request("GET", world.rng.choice(world.addresses), "record", token)
            if response.is_success:
                return response.text
        except httpx.TransportError:
            pass
        await asyncio.sleep(PAUSE)
