"""The hall: every table that this worker has open."""

import asyncio
import contextlib
import logging
from collections import Counter, OrderedDict
from collections.abc import AsyncIterator

from tablee.kernel.game import Game
from tablee.server.acts import DECODER, Acts
from tablee.server.bot_players import BotPlayers
from tablee.server.bot_pool import BotPool
from tablee.server.clock import SteadyClock
from tablee.server.metrics import FAULTS
from tablee.server.new_tables import NewTable, new_table
from tablee.server.news import HERE_SECONDS, News
from tablee.server.rooms import Room
from tablee.server.settings import ServerSettings
from tablee.server.shelf import Shelf
from tablee.server.storage import Storage
from tablee.server.tasks import Tasks
from tablee.table.entries import Opened
from tablee.table.errors import TableRefusal
from tablee.table.table import Table, open_table

logger = logging.getLogger("tablee.hall")

LONG = 300
"""Entries from which on a table is opened beside the event loop, so that others need not wait."""
STOP_SECONDS = 5.0


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
        self.acts = Acts(self)
        self._opening: dict[str, asyncio.Task[Room]] = {}
        self._users: Counter[str] = Counter()

    async def open(self) -> None:
        await self.storage.open()
        await self.news.open(self.heard, self.look_everywhere)

    async def close(self) -> None:
        """Stop gracefully: finish what is under way; what was acknowledged is stored already."""
        self.stop()
        await self.acts.finish(STOP_SECONDS)
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
            await self.acts.catch_up(room)

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
