"""The hall: every table that this worker has open. Commands are checked, stored, carried out and shown, in this order."""

import asyncio
import contextlib
import logging
from collections import Counter, OrderedDict
from collections.abc import AsyncIterator, Callable

import msgspec

from tablee.kernel.errors import TableeError
from tablee.kernel.game import Game
from tablee.server.bot_players import BotPlayers
from tablee.server.bot_pool import BotPool
from tablee.server.clock import SteadyClock
from tablee.server.metrics import FAULTS
from tablee.server.new_tables import NewTable, new_table
from tablee.server.news import HERE_SECONDS, News
from tablee.server.rooms import Room
from tablee.server.settings import ServerSettings
from tablee.server.shelf import Shelf
from tablee.server.storage import Storage, touched
from tablee.server.tasks import Tasks
from tablee.server.writer import Conflict, Job, StorageError
from tablee.table.entries import AnyEntry, Opened, Said
from tablee.table.errors import TableRefusal
from tablee.table.table import Table, open_table

logger = logging.getLogger("tablee.hall")

TRIES = 8
"""How often a command is tried again after another worker moved first."""
LONG = 300
"""Entries from which on a table is opened beside the event loop, so that others need not wait."""
HOUR = 3600.0
STOP_SECONDS = 5.0

DECODER: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)

Command = Callable[[Table, float], list[AnyEntry]]
"""What somebody wants of a table at a moment: checked, and returned as entries."""
Along = Callable[[list[AnyEntry]], Job]
"""Other rows to be stored together with the entries of a command."""


class Fault(TableRefusal):
    """Something is wrong with the program; the log says what."""

    def __init__(self) -> None:
        super().__init__("fault")


class Hall:
    """The open tables, the database behind them, the bots, and the news from other workers."""

    def __init__(
        self,
        settings: ServerSettings,
        storage: Storage,
        news: News,
        pool: BotPool,
        shelf: Shelf,
        clock: SteadyClock | None = None,
    ) -> None:
        self.settings = settings
        self.storage = storage
        self.news = news
        self.shelf = shelf
        self.clock = clock or SteadyClock()
        self.players = BotPlayers(self, pool)
        self.rooms: OrderedDict[str, Room] = OrderedDict()
        self.stopping = asyncio.Event()
        self.background = Tasks()
        self._acts = Tasks()
        self._opening: dict[str, asyncio.Task[Room]] = {}
        self._users: Counter[str] = Counter()

    async def open(self) -> None:
        await self.storage.open()
        await self.news.open(self.heard, self.look_everywhere)

    async def close(self) -> None:
        """Stop gracefully: finish what is under way; what was acknowledged is stored already."""
        self.stop()
        await self._acts.finish(STOP_SECONDS)
        await self.background.cancel()
        await self.news.close()
        await self.players.close()
        await self.storage.close()
        self.shelf.close()

    def stop(self) -> None:
        """Let nobody wait for a move any longer."""
        self.stopping.set()
        for room in self.rooms.values():
            room.wake()

    # Making and finding tables

    async def create(self, first: Opened) -> NewTable:
        """A new table that begins with this entry."""
        made = new_table(first)
        await self.storage.writer.store(made.rows)
        logger.info("table %s of %s was made", made.play, first.game)
        return made

    @contextlib.asynccontextmanager
    async def using(self, play: str) -> AsyncIterator[Room]:
        """The room of a play, opened from its record if it is not in memory; it stays there while it is used."""
        self._users[play] += 1
        try:
            yield await self._room(play)
        finally:
            self._users[play] -= 1
            if not self._users[play]:
                del self._users[play]
            self._make_space()

    def in_use(self) -> list[Room]:
        """The rooms in which somebody is."""
        return [room for play, room in self.rooms.items() if play in self._users]

    async def _room(self, play: str) -> Room:
        room = self.rooms.get(play)
        if room is None:
            if play not in self._opening:
                self._opening[play] = self.background.spawn(self._open(play))
            room = await asyncio.shield(self._opening[play])
        elif room.behind or self.news.shared:
            await self.fresh(room)
        if play in self.rooms:
            self.rooms.move_to_end(play)
        return room

    async def _open(self, play: str) -> Room:
        try:
            room = Room(play, await self._load(play), self.clock.now())
            self.rooms[play] = room
            self.players.let_play(room)
            return room
        finally:
            del self._opening[play]

    async def _load(self, play: str) -> Table:
        bodies = await self.storage.load(play)
        if not bodies:
            raise TableRefusal("no-such-table")
        game = self._game_of(bodies[0])
        try:
            if len(bodies) < LONG:
                return opened(game, bodies)
            return await asyncio.to_thread(opened, game, bodies)
        except Exception as error:
            FAULTS.inc()
            logger.exception("table %s cannot be opened", play)
            raise TableRefusal("cannot-open") from error

    def _game_of(self, body: bytes) -> Game:
        """The game of a table by its first entry, with the rules and the data that it was begun with."""
        first = DECODER.decode(body)
        assert isinstance(first, Opened)
        game = self.shelf.game(first.game)
        if first.edition != game.edition or first.components != game.components:
            raise TableRefusal("other-components", game.name)
        return game

    def _make_space(self) -> None:
        """Forget the tables that were not used for longest."""
        if len(self.rooms) <= self.settings.tables_in_memory:
            return
        idle = [play for play in self.rooms if play not in self._users]
        for play in idle[: len(self.rooms) - self.settings.tables_in_memory]:
            del self.rooms[play]

    def drop(self, room: Room, reason: str) -> None:
        """Close a room; its table can be opened again from its record."""
        room.closed = True
        if self.rooms.get(room.play) is room:
            del self.rooms[room.play]
        room.dismiss_all(reason)

    # Commands

    async def act(self, room: Room, command: Command, along: Along | None = None) -> list[AnyEntry]:
        """Carry out a command: check it, store what it does, let it happen, show it.

        Whoever stops waiting for it does not stop it: what is stored must also happen.
        """
        return await asyncio.shield(self._acts.spawn(self._act(room, command, along)))

    async def _act(self, room: Room, command: Command, along: Along | None) -> list[AnyEntry]:
        try:
            for _ in range(TRIES):
                async with room.lock:
                    new = await self._try(room, command, along)
                if new is not None:
                    return new
        except TableeError:
            raise
        except Exception as error:
            raise self._fault(room, error) from error
        raise TableRefusal("busy")

    def _happen(self, room: Room, stored: list[AnyEntry]) -> None:
        """Let stored entries happen. They were checked: whatever goes wrong now is a fault."""
        try:
            if stored:
                room.happen(stored, self.clock.now())
        except Exception as error:
            raise self._fault(room, error) from error

    def _fault(self, room: Room, error: Exception) -> Fault:
        """A room in which the program failed is closed: its table begins again from its record."""
        FAULTS.inc()
        logger.error("table %s: the program failed", room.play, exc_info=error)
        self.drop(room, "fault")
        return Fault()

    async def _try(self, room: Room, command: Command, along: Along | None) -> list[AnyEntry] | None:
        """One try, with the room locked; None if another worker moved first."""
        if room.closed:
            raise StorageError
        if room.behind:
            await self._catch_up(room)
        now = self.clock.now()
        try:
            new = command(room.table, now)
            self._check_size(room.table, new)
        except TableeError:
            if self.news.shared and await self._catch_up(room):
                return None
            raise
        if not new:
            return new
        try:
            await self._store(room, new, along, now)
        except Conflict:
            if not await self._catch_up(room):
                self.drop(room, "no-such-table")
                raise TableRefusal("no-such-table") from None
            return None
        self._happen(room, new)
        self.news.tell(room.play, room.table.entries)
        self.players.let_play(room)
        return new

    async def _store(self, room: Room, new: list[AnyEntry], along: Along | None, now: float) -> None:
        more = Job() if along is None else along(new)
        if now - room.touched_at > HOUR:
            more += touched(room.play)
        bodies = [msgspec.json.encode(entry) for entry in new]
        try:
            await self.storage.append(room.play, room.table.entries, bodies, more)
        except Conflict:
            raise
        except BaseException:
            room.behind = True  # the write may be durable all the same
            raise
        if more.touched:
            room.touched_at = now

    def _check_size(self, table: Table, new: list[AnyEntry]) -> None:
        """A table holds much, but not everything: the database has an end."""
        if table.entries + len(new) > self.settings.entries_per_table:
            raise TableRefusal("table-full-of-entries")
        if len(table.sayings) >= self.settings.sayings_per_table and any(isinstance(e, Said) for e in new):
            raise TableRefusal("chat-full")

    # Who is here

    def notice(self, room: Room, viewers: list[int | None]) -> None:
        """Somebody is at these seats; other workers are told now and then."""
        now = self.clock.now()
        for viewer in viewers:
            room.notice(viewer, now)
        if self.news.shared and now - room.told_here_at > HERE_SECONDS / 3:
            room.told_here_at = now
            seats = [(room.play, viewer) for viewer in viewers if viewer is not None]
            self.background.spawn(self.news.keep_here(seats))

    # What other workers did

    async def fresh(self, room: Room) -> None:
        """Let happen in a room whatever the database has more."""
        async with room.lock:
            await self._catch_up(room)

    async def _catch_up(self, room: Room) -> bool:
        """Let happen what another worker stored; whether there was something."""
        bodies = await self.storage.load(room.play, room.table.entries)
        self._happen(room, [DECODER.decode(body) for body in bodies])
        room.behind = False
        return bool(bodies)

    def heard(self, play: str, entries: int) -> None:
        """Another worker moved a play; it will let its bots answer, unless it dies."""
        room = self.rooms.get(play)
        if room is not None and room.table.entries < entries:
            room.behind = True
            self.background.spawn(self.fresh(room))

    def look_everywhere(self) -> None:
        """News may have been missed: look at every open play, soon."""
        self.background.spawn(self.look_for_moves())

    async def look_for_moves(self) -> None:
        """Look which open plays have moved, in one statement; rooms that nobody uses look when they are used."""
        rooms = {room.play: room for room in self.in_use()}
        for play, entries in (await self.storage.lengths(rooms)).items():
            if entries > rooms[play].table.entries:
                await self.fresh(rooms[play])


def opened(game: Game, bodies: list[bytes]) -> Table:
    """The table that these stored entries made."""
    return open_table(game, [DECODER.decode(body) for body in bodies])
