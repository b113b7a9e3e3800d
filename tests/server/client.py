"""A client for tests: tables made in a line, and sockets that remember what they were told."""

import contextlib
import json

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

PATIENCE = 60.0
"""Seconds after which a test that waits for a message fails."""


def auth(token):
    return {"Authorization": f"Bearer {token}"}


class TestTable:
    """A table made over HTTP, with its tokens."""

    __test__ = False

    def __init__(self, http, game="mon_royaume", seats=2, options=None, settings=None):
        self.http = http
        body = {"game": game, "seats": seats, "options": options or {}, "settings": settings or {}}
        self.made = self.ok(http.post("/api/tables", json=body))
        self.size = seats
        self.tokens = []

    @staticmethod
    def ok(response):
        assert response.is_success, response.text
        return response.json() if response.content else None

    @property
    def host(self):
        return self.made["host"]

    def post(self, path, token, body=None):
        return self.http.post(f"/api/{path}", json=body, headers=auth(token))

    def get(self, path, token, **query):
        return self.http.get(f"/api/{path}", params=query, headers=auth(token))

    def sit(self, name=None):
        name = name or f"Player {len(self.tokens)}"
        seated = self.ok(self.post("seats", self.made["join"], {"name": name}))
        self.tokens.append(seated["token"])
        return seated["token"]

    def bot(self, seat, bot="random"):
        self.ok(self.post("bots", self.host, {"seat": seat, "bot": bot}))

    def start(self):
        self.ok(self.post("start", self.host))
        return self

    def seated(self, people=None):
        """Everybody sits down (bots where there are no people left), and the host deals."""
        people = self.size if people is None else people
        for _ in range(people):
            self.sit()
        for seat in range(people, self.size):
            self.bot(seat)
        return self.start()

    def state(self, token):
        return self.ok(self.get("state", token))

    def answer(self, token, number=0, state=None):
        """Answer one's open question with the decision of a number."""
        question = (state or self.state(token))["question"]
        choices = question["choices"]
        body = {"question": question["number"], "decision": choices[number % len(choices)]["notation"]}
        return self.ok(self.post("answer", token, body))

    def play_on(self, decisions=10_000):
        """Let everybody decide until so many decisions were made, or the play is over; a seat's last state."""
        state = self.state(self.tokens[0])
        made = 0
        while made < decisions and not state["over"]:
            for token in self.tokens:
                state = self.state(token)
                if state["question"] and made < decisions:
                    state = self.answer(token, made, state)
                    made += 1
        return state


def play_whole(table):
    """Play a table to its end; the state of the first seat."""
    table.play_on()
    return table.state(table.tokens[0])


class Wire:
    """A socket to a table. Messages that were not asked for are kept in `told`."""

    def __init__(self, address, *tokens, seen=(), heard=0, hello=True, **more):
        self._open = contextlib.ExitStack()
        self.socket = self._open.enter_context(
            connect(address.replace("http", "ws") + "/ws", open_timeout=PATIENCE, max_size=2**24, **more)
        )
        self.reference = 0
        self.told = []
        self.states = {}
        self.unread = []
        if hello:
            self.say("hello", tokens=list(tokens), seen=list(seen), heard=heard)

    def __enter__(self):
        return self

    def __exit__(self, *_error):
        self.close()

    def close(self):
        self._open.close()

    def drop(self):
        """Cut the connection without a word."""
        self.socket.socket.close()

    def send(self, text):
        self.socket.send(text)

    def say(self, kind, **fields):
        self.reference += 1
        self.send(json.dumps({"type": kind, "reference": self.reference, **fields}))
        return self.reference

    def next(self):
        """The next message."""
        if not self.unread:
            self.unread = self.socket.recv(PATIENCE).split("\n")
        message = json.loads(self.unread.pop(0))
        if message["type"] == "state":
            self.states[message["viewer"]] = message
        self.told.append(message)
        return message

    def until(self, good):
        """The next message that is good."""
        while not good(message := self.next()):
            pass
        return message

    def ask(self, kind, **fields):
        """Say something, and return the answer to it."""
        reference = self.say(kind, **fields)
        return self.until(lambda m: m.get("reference") == reference)

    def ended(self):
        """The close code and the last thing that was said, when the server ends the connection."""
        try:
            while True:
                self.next()
        except ConnectionClosed as error:
            return error.rcvd.code, self.told[-1] if self.told else None

    def state(self, viewer=0):
        """The next state of a viewer."""
        return self.until(lambda m: m["type"] == "state" and m["viewer"] == viewer)

    def answer(self, seat=0, number=0):
        """Answer the open question of a seat, as it was last told."""
        question = self.states[seat]["question"]
        notation = question["choices"][number]["notation"]
        return self.ask("answer", seat=seat, question=question["number"], decision=notation)
