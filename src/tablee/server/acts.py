"""What people do at the tables: checked, stored, let happen and shown, in this order.

Secret answers that several seats give at about the same time are stored in one commit and shown at once.
"""

import asyncio
import itertools
import logging
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import msgspec

from tablee.kernel.errors import TableeError
from tablee.server.metrics import FAULTS
from tablee.server.rooms import Room
from tablee.server.storage import touched
from tablee.server.tasks import Tasks
from tablee.server.writer import Conflict, Job, StorageError
from tablee.table.entries import AnyEntry, Decided, Said
from tablee.table.errors import TableRefusal
from tablee.table.table import Table

if TYPE_CHECKING:
    from tablee.server.hall import Hall

logger = logging.getLogger("tablee.acts")

TRIES = 8
"""How often a command is tried again after another worker moved first."""
HOUR = 3600.0

ENCODER = msgspec.json.Encoder()
DECODER: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)

Command = Callable[[Table, float], list[AnyEntry]]
"""What somebody wants of a table at a moment: checked, and returned as entries."""
Along = Callable[[list[AnyEntry]], Job]
"""Other rows to be stored together with the entries of a command."""


class Fault(TableRefusal):
    """Something is wrong with the program; the log says what."""

    def __init__(self) -> None:
        super().__init__("fault")


class Wish:
    """A command that waits for its turn, and whoever waits for it."""

    def __init__(self, command: Command, along: Along | None, done: asyncio.Future[list[AnyEntry]]) -> None:
        self.command = command
        self.along = along
        self.tries = 0
        self.new: list[AnyEntry] = []
        self.done = done

    def refuse(self, error: TableeError) -> None:
        if not self.done.done():
            self.done.set_exception(error.with_traceback(None))
            self.done.exception()  # whoever waited may have gone: nobody needs to hear of it then

    def grant(self) -> None:
        if not self.done.done():
            self.done.set_result(self.new)


class Acts:
    """Everything that is done at the tables of a hall."""

    def __init__(self, hall: "Hall") -> None:
        self.hall = hall
        self._tasks = Tasks()
        self._loop = asyncio.get_running_loop()

    async def act(self, room: Room, command: Command, along: Along | None = None) -> list[AnyEntry]:
        """Carry out a command and return its entries, or raise why not.

        Whoever stops waiting for it does not stop it: what is stored must also happen.
        """
        wish = Wish(command, along, self._loop.create_future())
        room.wishes.append(wish)
        if not room.granting:
            room.granting = True
            self._tasks.spawn(self._grant_all(room))
        try:
            return await wish.done
        finally:
            del wish  # a refusal would hold on to it, and it to the refusal

    async def finish(self, seconds: float) -> None:
        """Finish what is under way, for so long."""
        await self._tasks.finish(seconds)

    async def _grant_all(self, room: Room) -> None:
        """Carry out one wish after the other until there is none left."""
        try:
            while room.wishes:
                async with room.lock:
                    await self._grant_some(room)
        finally:
            room.granting = False
            while room.wishes:
                room.wishes.popleft().refuse(StorageError())

    async def _grant_some(self, room: Room) -> None:
        """Carry out the first wish, and with a secret answer those of other seats that wait."""
        group = [room.wishes[0]]
        try:
            await self._ready(room)
            group = await self._checked(room, self.hall.clock.now())
            if group and group[0].new:
                await self._carry_out(room, group)
        except Conflict:
            await self._try_again(room, group[0])
            return
        except TableeError as error:
            _end(room, group, error)
        except Exception as error:  # noqa: BLE001 - whatever it is, somebody waits for an answer
            _end(room, group, self._fault(room, error))
        else:
            _end(room, group, None)

    async def _ready(self, room: Room) -> None:
        """Make sure that the room still is the table's and knows all that is stored."""
        if room.closed:
            raise StorageError
        if room.behind:
            await self.catch_up(room)

    async def _checked(self, room: Room, now: float) -> list[Wish]:
        """The wishes that are carried out now, each with its entries; none if the first one must be checked again."""
        first = room.wishes[0]
        try:
            first.new = first.command(room.table, now)
            self._check_size(room.table, first.new)
        except TableeError:
            first.tries += 1
            if self.hall.news.shared and first.tries < TRIES and await self.catch_up(room):
                return []
            raise
        return [first, *answers_with(room, first, now)]

    async def _carry_out(self, room: Room, group: list[Wish]) -> None:
        new = [entry for wish in group for entry in wish.new]
        await self._store(room, new, group[0].along)
        self._happen(room, new, group)
        self.hall.news.tell(room.play, room.table.entries)
        self.hall.players.let_play(room)

    async def _store(self, room: Room, new: list[AnyEntry], along: Along | None) -> None:
        now = self.hall.clock.now()
        more = None if along is None else along(new)
        touching = now - room.touched_at > HOUR
        if touching:
            more = touched(room.play) if more is None else more + touched(room.play)
        bodies = [ENCODER.encode(entry) for entry in new]
        try:
            await self.hall.storage.append(room.play, room.table.entries, bodies, more)
        except Conflict:
            raise
        except BaseException:
            room.behind = True  # the write may be durable all the same
            raise
        if touching:
            room.touched_at = now

    async def _try_again(self, room: Room, first: Wish) -> None:
        """Another worker moved first: take in what it did, and check anew."""
        first.tries += 1
        try:
            if not await self.catch_up(room):
                self.hall.drop(room, "no-such-table")
                raise TableRefusal("no-such-table")
            if first.tries >= TRIES:
                raise TableRefusal("busy")
        except TableeError as error:
            _end(room, [first], error)

    def _check_size(self, table: Table, new: list[AnyEntry]) -> None:
        """A table holds much, but not everything: the database has an end."""
        settings = self.hall.settings
        if table.entries + len(new) > settings.entries_per_table:
            raise TableRefusal("table-full-of-entries")
        if len(table.sayings) >= settings.sayings_per_table and any(isinstance(e, Said) for e in new):
            raise TableRefusal("chat-full")

    def _happen(self, room: Room, stored: list[AnyEntry], group: Sequence[Wish] = ()) -> None:
        """Let stored entries happen. They were checked: whatever goes wrong now is a fault."""
        if not stored:
            return
        now = self.hall.clock.now()
        try:
            room.happen(stored, now)
            for wish in group:  # before the table is shown, so that both go out together
                wish.grant()
            room.show(now)
        except Exception as error:
            raise self._fault(room, error) from error

    def _fault(self, room: Room, error: Exception) -> Fault:
        """A room in which the program failed is closed: its table begins again from its record."""
        FAULTS.inc()
        logger.error("table %s: the program failed", room.play, exc_info=error)
        self.hall.drop(room, "fault")
        return Fault()

    async def catch_up(self, room: Room) -> bool:
        """Let happen what another worker stored, with the room locked; whether there was something."""
        bodies = await self.hall.storage.load(room.play, room.table.entries)
        self._happen(room, [DECODER.decode(body) for body in bodies])
        room.behind = False
        return bool(bodies)


def answers_with(room: Room, first: Wish, now: float) -> list[Wish]:
    """The answers next in turn that can be given together with this one: of other seats, each legal after the last."""
    decided = _answer(first)
    if decided is None or len(room.table.to_act()) < 2:
        return []
    game, position = room.table.game, room.table.position.clone()
    position.apply(decided.seat, game.decisions.parse(decided.decision))
    seats, found = {decided.seat}, []
    for wish in itertools.islice(room.wishes, 1, None):
        try:
            wish.new = wish.command(room.table, now)
        except TableeError:
            break  # it is told why when its own turn comes
        decided = _answer(wish)
        if decided is None or decided.seat in seats or decided.seat not in position.to_act():
            break
        decision = game.decisions.parse(decided.decision)
        if position.refusal(decided.seat, decision) is not None:
            break
        position.apply(decided.seat, decision)
        seats.add(decided.seat)
        found.append(wish)
    return found


def _answer(wish: Wish) -> Decided | None:
    """The answer that a wish is, if it is nothing else."""
    if wish.along is not None or len(wish.new) != 1:
        return None
    return wish.new[0] if isinstance(wish.new[0], Decided) else None


def _end(room: Room, group: list[Wish], error: TableeError | None) -> None:
    """Tell those whose wishes were carried out, or refused."""
    for wish in group:
        assert room.wishes[0] is wish
        room.wishes.popleft()
        if error is None:
            wish.grant()
        else:
            wish.refuse(error)
