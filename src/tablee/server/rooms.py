"""A room: one table in the memory of this worker, and everybody connected to it."""

import asyncio
from collections import deque
from collections.abc import Callable
from typing import TYPE_CHECKING

import msgspec

from tablee.server.outbox import Outbox
from tablee.table.entries import AnyEntry, Drew, StoodUp
from tablee.table.messages import AnyMessage, Drawn, Present, State
from tablee.table.projection import drawings, project
from tablee.table.table import Table

if TYPE_CHECKING:
    from tablee.server.acts import Wish

ENCODER = msgspec.json.Encoder()


class Showing:
    """A table at one moment, projected and written once for all who are told the same: tabs of a seat, onlookers."""

    def __init__(self, table: Table, now: float) -> None:
        self.table = table
        self._now = now
        self._written: dict[tuple[int | None, int, int], tuple[State, bytes]] = {}

    def to(self, viewer: int | None, seen: int, heard: int) -> tuple[State, bytes]:
        """What a viewer is told, and the same as bytes."""
        key = (viewer, seen, heard)
        written = self._written.get(key)
        if written is None:
            state = project(self.table, viewer, seen, heard, self._now)
            written = self._written[key] = (state, ENCODER.encode(state))
        return written


class Guest:
    """Somebody connected: the viewers they are (several seats on a shared screen) and what they have seen."""

    def __init__(self, seen: dict[int | None, int], heard: int, close: Callable[[str], None]) -> None:
        self.viewers = list(seen)
        self.outbox = Outbox()
        self.close = close
        """End the connection for a reason."""
        self._seen = seen
        self._heard = heard
        self._known: dict[int | None, State] = {}

    def send(self, message: AnyMessage) -> None:
        """Put a message into the outbox."""
        self._put(ENCODER.encode(message))

    def _put(self, body: bytes) -> None:
        """Whoever does not keep up is closed, and may resume."""
        if not self.outbox.put(body):
            self.close("too-slow")

    def show(self, showing: Showing) -> None:
        """Send each viewer the table, if anything changed that it may know of: silence tells nothing."""
        for viewer in self.viewers:
            state, body = showing.to(viewer, self._seen[viewer], self._heard)
            if changed(self._known.get(viewer), state):
                self._known[viewer] = state
                self._seen[viewer] = state.version
                self._put(body)
        self._heard = len(showing.table.sayings)

    def show_drawings(self, table: Table) -> None:
        """Send all that was drawn; what is drawn later follows stroke by stroke."""
        for drawing in drawings(table):
            self.send(drawing)


def changed(before: State | None, now: State) -> bool:
    """Whether a viewer is told anything by a state that it did not know: time that runs is no news."""
    if before is None or now.lines or now.sayings:
        return True
    return lasting(before) != lasting(now)


def lasting(state: State) -> State:
    """A state without what is only news, or time."""
    return msgspec.structs.replace(state, lines=[], sayings=[], clocks=None)


class Room:
    """One table, its lock, and its guests. `moved` is set anew whenever something happens."""

    def __init__(self, play: str, table: Table, now: float) -> None:
        self.play = play
        self.table = table
        self.lock = asyncio.Lock()
        self.wishes: deque[Wish] = deque()
        """What people want to do here, in the order in which they asked."""
        self.granting = False
        """Whether a task carries out these wishes."""
        self.guests: set[Guest] = set()
        self.moved = asyncio.Event()
        self.opened_at = now
        self.moved_at = now
        self.touched_at = 0.0
        """When the database last heard that something happened here; it is told once an hour."""
        self.behind = False
        """Whether the database may hold entries that did not happen here yet."""
        self.closed = False
        """Whether this room is no longer the table's."""
        self.told_here_at = 0.0
        self.thinking = False
        """Whether a task of this worker lets bots play here."""
        self.hinting = False
        """Whether somebody waits for a hint; one at a time."""
        self.looked_elsewhere_at = 0.0
        self._elsewhere: set[int] = set()
        self._last_here: dict[int, float] = {}

    def happen(self, new: list[AnyEntry], now: float) -> None:
        """Let stored entries happen; `show` shows them."""
        self.table.evolve(new)
        self.moved_at = now
        for entry in new:
            if isinstance(entry, StoodUp):
                self.dismiss(entry.seat)
            elif isinstance(entry, Drew):
                self.show_stroke(entry)

    def show(self, now: float) -> None:
        """Show the table to everybody connected, and wake whoever waits for it."""
        self.wake()
        showing = Showing(self.table, now)
        for guest in list(self.guests):
            guest.show(showing)

    def show_stroke(self, drew: Drew) -> None:
        """Show everybody connected what a seat just drew."""
        message = Drawn(seat=drew.seat, kept=drew.kept, strokes=drew.strokes, look=drew.look)
        for guest in list(self.guests):
            guest.send(message)

    def wake(self) -> None:
        """Let whoever waits look again."""
        self.moved.set()
        self.moved = asyncio.Event()

    # Who is here

    def seats_present(self) -> list[int]:
        """The seats whose people are connected to this worker."""
        return sorted({v for guest in self.guests for v in guest.viewers if v is not None})

    def show_presence(self) -> None:
        """Tell everybody who is connected, here or elsewhere; onlookers are counted here."""
        onlookers = sum(1 for guest in self.guests if guest.viewers == [None])
        message = Present(seats=sorted({*self.seats_present(), *self._elsewhere}), onlookers=onlookers)
        for guest in list(self.guests):
            guest.send(message)

    def hear_elsewhere(self, seats: set[int] | None) -> None:
        """Other workers say who is connected there."""
        if seats is not None and seats != self._elsewhere:
            self._elsewhere = seats
            self.show_presence()

    def enter(self, guest: Guest) -> None:
        self.guests.add(guest)
        self.show_presence()

    def leave(self, guest: Guest, now: float) -> None:
        self.guests.discard(guest)
        for viewer in guest.viewers:
            self.notice(viewer, now)
        self.show_presence()

    def notice(self, viewer: int | None, now: float) -> None:
        """Somebody of this seat was here, over a socket or by a request."""
        if viewer is not None:
            self._last_here[viewer] = now

    def away_for(self, seat: int, now: float) -> float:
        """How long nobody of this seat was here, as far as this worker knows."""
        if seat in self.seats_present():
            return 0.0
        return now - self._last_here.get(seat, self.opened_at)

    def dismiss(self, seat: int) -> None:
        """Whoever held a seat that became empty has no business here any more."""
        for guest in list(self.guests):
            if seat in guest.viewers:
                guest.close("no-such-link")
                self.guests.discard(guest)

    def dismiss_all(self, reason: str) -> None:
        """End every connection to this room."""
        self.wake()
        for guest in list(self.guests):
            guest.close(reason)
