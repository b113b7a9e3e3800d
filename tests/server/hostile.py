"""Hostile clients: malformed, oversized, reordered, doubled, replayed and foreign messages, floods and broken frames."""

import asyncio
import json
import os
import random
import string
from dataclasses import dataclass, field

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from .client import auth

KINDS = [
    "hello",
    "sit",
    "answer",
    "take_back",
    "confirm",
    "why",
    "hint",
    "look",
    "ask_undo",
    "answer_undo",
    "hand_over",
    "give_back",
    "say",
    "draw",
]
BATCH = 50
PATIENCE = 120.0


@dataclass
class Siege:
    """What was sent and what came back."""

    sent: int = 0
    answered: int = 0
    cut: int = 0
    leaks: list[str] = field(default_factory=list)

    def __str__(self):
        return (
            f"{self.sent} hostile messages, {self.answered} answers, "
            f"{self.cut} connections cut, {len(self.leaks)} leaks"
        )


class Arsenal:
    """Messages that no decent client sends."""

    def __init__(self, seed, notations):
        self.rng = random.Random(seed)
        self.notations = notations
        self.sent = []

    def value(self, depth=0):
        """Anything that JSON can hold, and some that it cannot."""
        rng = self.rng
        simple = [
            None,
            True,
            rng.randrange(-3, 9),
            rng.choice([2**31, -(2**63), 2**64, 10**30, 1e308, -0.0]),
            self.text(rng.randrange(30)),
            rng.choice(self.notations),
            "\ud800",
            float("nan"),
        ]
        if depth < 3 and rng.random() < 0.3:
            return rng.choice([[self.value(depth + 1)], {self.text(3): self.value(depth + 1)}])
        return rng.choice(simple)

    def text(self, length):
        letters = string.printable + "éß漢🐉\u0000\u202e"
        return "".join(self.rng.choices(letters, k=length))

    def command(self):
        """A command with fields that fit, or nearly."""
        rng = self.rng
        fields = {
            "seat": rng.choice([0, 1, 2, None, -1, 99]),
            "question": rng.randrange(40),
            "decision": rng.choice(self.notations),
            "line": rng.randrange(-2, 200),
            "agreed": rng.random() < 0.2,
            "everything": rng.random() < 0.5,
            "bot": rng.choice(["random", "nobody", ""]),
            "text": self.text(rng.randrange(600)),
            "name": self.text(rng.randrange(60)),
            "tokens": [self.text(27)],
        }
        kept = rng.sample(sorted(fields), rng.randrange(1, 4))
        chosen = {name: fields[name] if rng.random() < 0.9 else self.value() for name in kept}
        return {
            "type": rng.choice(KINDS),
            "reference": rng.randrange(-5, 10**6),
            "seat": fields["seat"],
            **chosen,
        }

    def exact(self):
        """A command exactly as it should be, for whichever seat, whenever."""
        rng = self.rng
        seat = rng.randrange(3)
        kinds = {
            "answer": {"question": rng.randrange(30), "decision": rng.choice(self.notations)},
            "take_back": {},
            "confirm": {},
            "why": {"decision": rng.choice(self.notations)},
            "look": {"line": rng.randrange(60)},
            "ask_undo": {"line": rng.randrange(60)},
            "answer_undo": {"agreed": False},
            "give_back": {},
            "say": {"text": self.text(20)},
            "draw": {"kept": rng.randrange(3), "strokes": [self.text(20), "0 1 2"], "look": ""},
        }
        kind = rng.choice(sorted(kinds))
        return {"type": kind, "reference": rng.randrange(10**6), "seat": seat, **kinds[kind]}

    def message(self):
        """One message, text or bytes."""
        rng = self.rng
        roll = rng.random()
        if roll < 0.3:
            made = json.dumps(self.command())
        elif roll < 0.6:
            made = json.dumps(self.exact())
        elif roll < 0.7:
            made = json.dumps(self.value())
        elif roll < 0.8:
            whole = json.dumps(self.command())
            made = whole[: rng.randrange(len(whole))]
        elif roll < 0.85:
            made = self.text(rng.randrange(200)).encode("utf-8", "replace").decode()
        elif roll < 0.9:
            made = rng.randbytes(rng.randrange(200))
        elif roll < 0.93:
            made = "[" * rng.randrange(1, 10_000)
        elif roll < 0.95:
            made = json.dumps({**self.command(), "text": "x" * rng.randrange(15_000, 60_000)})
        elif roll < 0.952:
            made = "x" * rng.randrange(70_000, 300_000)
        elif self.sent:
            made = rng.choice(self.sent)
        else:
            made = ""
        self.sent = [*self.sent[-200:], made]
        return made

    def batch(self, size=BATCH):
        """Messages, some doubled, in another order than they were made."""
        made = [self.message() for _ in range(size)]
        made += self.rng.sample(made, size // 10)
        self.rng.shuffle(made)
        return made


async def besiege(address, tokens, viewers, secrets, arsenal, siege, batches):
    """Attack over sockets with a link that leads to these viewers; secrets are what must never come back."""
    while batches > 0:
        try:
            async with connect(
                address.replace("http", "ws") + "/ws", max_size=2**24, open_timeout=PATIENCE
            ) as socket:
                await socket.send(json.dumps({"type": "hello", "reference": 0, "tokens": tokens}))
                while batches > 0:
                    batches -= 1
                    await _volley(socket, viewers, secrets, arsenal, siege)
        except (WebSocketException, OSError):
            siege.cut += 1


async def _volley(socket, viewers, secrets, arsenal, siege):
    """Send a batch at once, then a question, and read until it is answered."""
    for message in arsenal.batch():
        await socket.send(message)
        siege.sent += 1
    last = -(siege.sent + 10)
    await socket.send(json.dumps({"type": "confirm", "reference": last, "seat": 77}))
    async with asyncio.timeout(PATIENCE):
        while True:
            lines = (await socket.recv()).split("\n")
            for line in lines:
                _inspect(line, viewers, secrets, siege)
            if any(json.loads(line).get("reference") == last for line in lines):
                return


def _inspect(text, viewers, secrets, siege):
    """Whether something came back that is not for this viewer."""
    siege.answered += 1
    siege.leaks += [f"a secret in {text[:200]}" for secret in secrets if secret in text]
    message = json.loads(text)
    if message["type"] == "state" and message["viewer"] not in viewers:
        siege.leaks.append(f"a state of {message['viewer']} went to {viewers}")
    view = message.get("view") or {}
    if "me" in view and (view["me"] or {}).get("seat") not in viewers:
        siege.leaks.append(f"what only {view['me']['seat']} may know went to {viewers}")


async def break_frames(port, seed, times):
    """Speak something that is no WebSocket, after or instead of the handshake."""
    rng = random.Random(seed)
    for _ in range(times):
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        key = "dGhlIHNhbXBsZSBub25jZQ=="
        request = f"GET /ws HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n"
        writer.write(request.encode() if rng.random() < 0.8 else os.urandom(rng.randrange(1, 300)))
        writer.write(rng.randbytes(rng.randrange(300)))
        if rng.random() < 0.5:
            writer.write_eof()
            try:
                async with asyncio.timeout(15):
                    await reader.read()
            except (TimeoutError, OSError):
                pass
        writer.close()


async def besieged(service, tables, messages, seed=1):
    """Besiege tables from every side with so many messages in all; what came of it."""
    arsenals = []
    siege = Siege()
    everything = [token for table in tables for token in [*table.tokens, *table.made.values()]]
    async with httpx.AsyncClient(base_url=service.address, timeout=PATIENCE) as http:
        state = (await http.get("/api/state", headers=auth(tables[0].tokens[0]))).json()
    notations = [choice["notation"] for choice in state["question"]["choices"]] + ["confirm", "pass", ""]
    attacks = []
    for number, table in enumerate(tables):
        for tokens, viewers in (
            ([table.tokens[0]], [0]),
            (table.tokens[:2], [0, 1]),
            ([table.made["onlooker"]], [None]),
            (["wrong"], []),
        ):
            secrets = [token for token in everything if token not in (*tokens, table.made["table"])]
            arsenals.append(Arsenal(seed * 1000 + len(arsenals), notations))
            batches = 1 if not viewers else 1 + messages // (3 * len(tables) * BATCH)
            attacks.append(besiege(service.address, tokens, viewers, secrets, arsenals[-1], siege, batches))
        attacks.append(break_frames(service.port, seed + number, 5))
    await asyncio.gather(*attacks)
    return siege
