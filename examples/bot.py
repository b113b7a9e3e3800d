"""A bot that plays over the HTTP API: it takes a seat with the link to join, and decides at random until the end.

    python examples/bot.py http://127.0.0.1:8000 TOKEN_TO_JOIN [NAME]

Everything it knows comes from the server: what it may see, what it is asked, and what it may choose.
"""

# ruff: noqa: INP001, S310 - a script to copy; it calls the address that it was given

import json
import random
import sys
import urllib.request
from typing import Any


def call(address: str, method: str, path: str, token: str, body: object = None) -> Any:
    """One request; the token of a link goes into the Authorization header, never into the address."""
    request = urllib.request.Request(
        f"{address}/api/{path}",
        method=method,
        data=None if body is None else json.dumps(body).encode(),
        headers={"Authorization": f"Bearer {token}", "Content-Type": "application/json"},
    )
    with urllib.request.urlopen(request) as response:
        return json.load(response)


def choose(state: Any) -> str:
    """The bot's whole mind: improve it here. `state["view"]` is what it sees of the table."""
    return str(random.choice(state["question"]["choices"])["notation"])


def play(address: str, join: str, name: str) -> Any:
    token = call(address, "POST", "seats", join, {"name": name})["token"]
    version = 0
    while True:
        state = call(address, "GET", f"wait?version={version}", token)
        if state["over"]:
            return state["view"]["points"]
        if state["question"]:
            answer = {"question": state["question"]["number"], "decision": choose(state)}
            state = call(address, "POST", "answer", token, answer)
        version = state["version"]


if __name__ == "__main__":
    print(play(sys.argv[1], sys.argv[2], sys.argv[3] if len(sys.argv) > 3 else "Bot"))
