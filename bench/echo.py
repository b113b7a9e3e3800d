"""The floor under every service on uvicorn: nothing is played or stored, for every answer as much comes back as from a table.

python -m bench.echo PORT BYTES-OF-A-TABLE
"""

import sys

import uvicorn
from starlette.types import ASGIApp, Receive, Scope, Send

from tablee.server.serve import WEBSOCKETS


def echoing(size: int) -> ASGIApp:
    """An application without any other layer, which sends as much as a table does."""
    table = "x" * size

    async def echo(scope: Scope, receive: Receive, send: Send) -> None:
        await receive()
        if scope["type"] == "http":
            await send({"type": "http.response.start", "status": 200, "headers": []})
            await send({"type": "http.response.body"})
            return
        await send({"type": "websocket.accept"})
        while (await receive())["type"] == "websocket.receive":
            await send({"type": "websocket.send", "text": table})

    return echo


if __name__ == "__main__":
    uvicorn.run(
        echoing(int(sys.argv[2])), port=int(sys.argv[1]), lifespan="off", log_level="error", **WEBSOCKETS
    )
