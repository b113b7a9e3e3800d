"""A WebSocket as the server hands it over: text in, text out, and nothing between, since every message goes this way."""

from starlette.types import Message, Receive, Scope, Send


class Gone(Exception):
    """The other side hung up."""


class Wire:
    """One connection."""

    def __init__(self, scope: Scope, receive: Receive, send: Send) -> None:
        self.scope = scope
        self._receive = receive
        self._send = send

    async def accept(self) -> None:
        """Open it."""
        await self._receive()
        await self._say({"type": "websocket.accept"})

    async def text(self) -> str | None:
        """The next message; None if it is not text."""
        message = await self._receive()
        if message["type"] == "websocket.disconnect":
            raise Gone
        text: str | None = message.get("text")
        return text

    async def send(self, body: bytes) -> None:
        """Send a message; it waits while the other side takes nothing."""
        await self._say({"type": "websocket.send", "text": body.decode()})

    async def close(self, code: int, reason: str = "") -> None:
        """Close it; one that was not opened is turned away."""
        await self._say({"type": "websocket.close", "code": code, "reason": reason})

    async def _say(self, message: Message) -> None:
        try:
            await self._send(message)
        except (OSError, RuntimeError):  # what uvicorn raises when it has closed the connection, or lost it
            raise Gone from None
