"""One table: commands are checked and become entries; entries change the table. Nothing else does.

A caller stores the entries that a command returns before it lets the table evolve: acknowledged means stored.
"""

import msgspec

from tablee.kernel.errors import IllegalDecision, Refusal
from tablee.kernel.game import Game, Setup
from tablee.kernel.history import History
from tablee.kernel.play import why_not
from tablee.kernel.position import Event, Position, Result
from tablee.kernel.rng import rng_from
from tablee.kernel.seed import commitment
from tablee.table.chairs import Chair
from tablee.table.clocks import Clocks
from tablee.table.drawings import Drawing
from tablee.table.entries import (
    AnyEntry,
    BotTookOver,
    Confirmed,
    Decided,
    Drew,
    GaveBack,
    Opened,
    Rematched,
    Said,
    Sat,
    Started,
    StoodUp,
    TookBack,
    UndoAnswered,
    UndoAsked,
)
from tablee.table.errors import TableRefusal
from tablee.table.log import Logs

LONGEST_NAME = 40
LONGEST_SAYING = 500


class Table:
    """A running play with people and bots at it, rebuilt at any time from its entries."""

    def __init__(self, game: Game, opened: Opened) -> None:
        self.game = game
        self.opened = opened
        self.setup = Setup(opened.seats, opened.options)
        self.secret = bytes.fromhex(opened.secret)
        self.commitment = commitment(self.secret)
        self.chairs = [Chair(seat) for seat in range(opened.seats)]
        self.clocks = Clocks(opened.settings, opened.seats)
        self.logs = Logs(opened.seats)
        self.history: History | None = None
        self.confirmed = 0
        """How many decisions everybody may know of; those after it are one seat's provisional turn."""
        self.withheld: list[tuple[int, Event]] = []
        """What the provisional turn told, for the others to learn when it is confirmed."""
        self.undo: UndoAsked | None = None
        self.agreed: set[int] = set()
        self.sayings: list[Said] = []
        self.drawings = [Drawing() for _ in range(opened.seats)]
        self.rematch: str | None = None
        self.notes: list[tuple[int, str]] = []
        """Who played for whom from which decision on, for the record."""
        self.entries = 1

    # What can be asked of a table

    @property
    def position(self) -> Position:
        """The true position, provisional decisions included. It never leaves the process."""
        return self._playing().now

    @property
    def moment(self) -> int:
        """How many decisions were made."""
        return 0 if self.history is None else len(self.history.lines)

    @property
    def result(self) -> Result | None:
        return None if self.history is None else self.history.now.result()

    def provisional(self) -> int | None:
        """The seat whose turn is not shown to the others yet, or None."""
        if self.history is None or self.confirmed == len(self.history.lines):
            return None
        return self.history.lines[-1].seat

    def position_for(self, viewer: int | None) -> Position:
        """The position as far as this viewer may know of the decisions made."""
        turn = self.provisional()
        if turn is None or turn == viewer:
            return self.position
        return self._playing().position_at(self.confirmed)

    def to_act(self) -> list[int]:
        """The seats that are asked now; nobody else is while a turn waits for its confirmation."""
        if self.history is None:
            return []
        seats = self.history.now.to_act()
        turn = self.provisional()
        if turn is None:
            return seats
        return [seat for seat in seats if seat == turn]

    def bots_to_act(self) -> list[int]:
        """The seats that are asked now and have a bot."""
        return [seat for seat in self.to_act() if self.chairs[seat].bot is not None]

    # Commands: each checks, and returns the entries to store

    def sit(
        self, seat: int, name: str, now: float, avatar: str = "", bot: str | None = None
    ) -> list[AnyEntry]:
        """Somebody takes an empty seat, or the person there changes their name; bots only before the start."""
        chair = self._chair(seat)
        if chair.taken and (bot is not None or not chair.person):
            raise TableRefusal("seat-taken", str(seat))
        if self.history is not None and not chair.person:
            raise TableRefusal("already-started")
        clean = " ".join(name.split())[:LONGEST_NAME]
        if not clean:
            raise TableRefusal("name-missing")
        return [Sat(at=now, seat=seat, name=clean, avatar=avatar[:LONGEST_NAME], bot=bot)]

    def stand_up(self, seat: int, now: float) -> list[AnyEntry]:
        """A seat becomes empty again; after the start a bot must take over instead."""
        if self.history is not None:
            raise TableRefusal("already-started")
        if not self._chair(seat).taken:
            return []
        return [StoodUp(at=now, seat=seat)]

    def start(self, now: float) -> list[AnyEntry]:
        """Deal, when every seat is taken."""
        if self.history is not None:
            raise TableRefusal("already-started")
        empty = [str(chair.seat) for chair in self.chairs if not chair.taken]
        if empty:
            raise TableRefusal("seats-empty", ", ".join(empty))
        return [Started(at=now)]

    def submit(self, seat: int, question: int, notation: str, now: float) -> list[AnyEntry]:
        """A seat answers its question. A repeated message is harmless: it returns nothing new."""
        chair = self._chair(seat)
        if chair.last == (question, notation) and question == chair.asked - 1:
            return []
        position = self._playing().now
        if question != chair.asked:
            raise TableRefusal("stale-question", str(question), str(chair.asked))
        decision = self.game.decisions.parse(notation)
        refusal = why_not(position, seat, decision)
        if seat not in self.to_act():
            refusal = Refusal("turn", "not-your-turn")
        if refusal is not None:
            mine = seat in self.to_act()
            raise IllegalDecision(refusal, [d.notation for d in position.legal(seat)] if mine else [])
        return [Decided(at=now, seat=seat, question=question, decision=decision.notation)]

    def take_back(self, seat: int, now: float, everything: bool = False) -> list[AnyEntry]:
        """Undo the seat's last decision, or all since something was revealed."""
        self._chair(seat)
        trial = self._copy_history(self._known_to(seat))
        count = 0
        while count == 0 or (everything and trial.can_take_back(seat)):
            trial.take_back(seat)
            count += 1
        return [TookBack(at=now, seat=seat, count=count)]

    def can_take_back(self, seat: int) -> bool:
        """Whether the seat can undo its last decision; a turn that another began in secret does not stop it."""
        if self.history is None:
            return False
        if self.provisional() in (None, seat):
            return self.history.can_take_back(seat)
        return could_take_back(self.history, seat, self.confirmed)

    def confirm(self, seat: int, now: float) -> list[AnyEntry]:
        """Show a provisional turn to the others."""
        if self.provisional() != seat:
            raise TableRefusal("nothing-to-confirm")
        return [Confirmed(at=now, seat=seat)]

    def hand_to_bot(self, seat: int, bot: str, why: str, now: float) -> list[AnyEntry]:
        """Let a bot play for a person: asked for, for absence, or because the clock ran out."""
        chair = self._chair(seat)
        self._playing()
        if not chair.person:
            raise TableRefusal("no-person-there", str(seat))
        if chair.bot is not None:
            return []
        return [BotTookOver(at=now, seat=seat, bot=bot, why=why)]

    def give_back(self, seat: int, now: float) -> list[AnyEntry]:
        """The person plays again."""
        chair = self._chair(seat)
        if not chair.person:
            raise TableRefusal("no-person-there", str(seat))
        return [] if chair.bot is None else [GaveBack(at=now, seat=seat)]

    def ask_undo(self, seat: int, line: int, now: float) -> list[AnyEntry]:
        """Ask everybody to go back to a line of the seat's log, also before something was revealed."""
        self._chair(seat)
        if not 0 <= line <= len(self.logs.lines[seat]):
            raise TableRefusal("no-such-moment", str(line))
        moment = self.logs.moment_of(seat, line)
        self._playing()
        if moment >= self._known_to(seat):
            raise TableRefusal("no-such-moment", str(line))
        if self.undo is not None:
            raise TableRefusal("undo-asked-already")
        return [UndoAsked(at=now, seat=seat, moment=moment)]

    def answer_undo(self, seat: int, agreed: bool, now: float) -> list[AnyEntry]:
        """Agree to going back, or not; one no ends it."""
        self._chair(seat)
        if self.undo is None:
            raise TableRefusal("no-undo-asked")
        return [UndoAnswered(at=now, seat=seat, agreed=agreed)]

    def say(self, seat: int | None, name: str, text: str, now: float) -> list[AnyEntry]:
        """Somebody says something to everybody."""
        clean = " ".join(text.split())[:LONGEST_SAYING]
        if not clean:
            raise TableRefusal("nothing-said")
        said = self._chair(seat).name if seat is not None else " ".join(name.split())[:LONGEST_NAME]
        return [Said(at=now, seat=seat, name=said, text=clean)]

    def draw(self, seat: int, kept: int, strokes: list[str], look: str, now: float) -> list[AnyEntry]:
        """A seat draws on its own sheet, or rubs out; no rule ever reads it."""
        self._chair(seat)
        self._playing()
        self.drawings[seat].check(kept, strokes, look)
        return [Drew(at=now, seat=seat, kept=kept, strokes=strokes, look=look)]

    def announce_rematch(self, table: str, now: float) -> list[AnyEntry]:
        """The next play of the same people is at another table, made by the caller."""
        if self.result is None:
            raise TableRefusal("not-over")
        return [] if self.rematch is not None else [Rematched(at=now, table=table)]

    # Entries: what they change

    def evolve(self, entries: list[AnyEntry]) -> None:
        """Let stored entries happen."""
        for entry in entries:
            self._happen(entry)
            self.entries += 1
            if self.clocks.used:
                self.clocks.turn(self._running(), entry.at)

    def _happen(self, entry: AnyEntry) -> None:
        match entry:
            case Decided():
                self._decide(entry)
            case TookBack():
                self._undo_own(entry)
            case Confirmed():
                self._confirm()
            case UndoAsked():
                self._begin_undo(entry)
            case UndoAnswered():
                self._answer_undo(entry)
            case Started():
                self._deal()
            case Said():
                self.sayings.append(entry)
            case Drew():
                self.drawings[entry.seat].draw(entry.kept, entry.strokes, entry.look)
            case Rematched():
                self.rematch = entry.table
            case _:
                self._change_chairs(entry)

    def _change_chairs(self, entry: AnyEntry) -> None:
        match entry:
            case Sat():
                self.chairs[entry.seat].sit(entry.name, entry.avatar, entry.bot)
                self._announce("sat", entry.seat, [])
            case StoodUp():
                self.chairs[entry.seat].stand_up()
                self._announce("stood-up", entry.seat, [])
            case BotTookOver():
                self.chairs[entry.seat].bot = entry.bot
                self._note(f"seat {entry.seat}: {entry.bot} took over ({entry.why})")
                self._announce("bot-took-over", entry.seat, [entry.bot, entry.why])
            case GaveBack():
                self.chairs[entry.seat].bot = None
                self._note(f"seat {entry.seat}: given back")
                self._announce("gave-back", entry.seat, [])
            case _:
                raise AssertionError(f"a table cannot evolve by {entry}")

    def _deal(self) -> None:
        """Deal; a rule that asks for names is settled now that everybody sits. A fork goes on as it was dealt."""
        if self.opened.fork is None:
            names = [chair.name or chair.bot or "" for chair in self.chairs]
            self.setup = self.game.named(self.setup, names)
            self.opened = msgspec.structs.replace(self.opened, options=self.setup.options)
        self.history = History(first_position(self.game, self.opened))
        self._announce("dealt", -1, [])

    def _decide(self, entry: Decided) -> None:
        history = self._playing()
        alone = history.now.to_act() == [entry.seat]
        reveals = history.now.reveals
        story = history.play(entry.seat, self.game.decisions.parse(entry.decision))
        chair = self.chairs[entry.seat]
        chair.last = (entry.question, entry.decision)
        chair.asked += 1
        self._drop_undo()
        moment = len(history.lines)
        self.withheld += [(moment, event) for event in story]
        for event in story:
            self.logs.tell(entry.seat, moment, event)
        open_to_all = not alone or history.now.reveals != reveals or self._turn_is_over(entry.seat)
        if open_to_all:
            self._confirm(but=entry.seat)

    def _turn_is_over(self, seat: int) -> bool:
        """Whether a turn is confirmed by itself: a bot's, or one that passes to others unless the host said ask."""
        if self._playing().now.to_act() == [seat]:
            return False
        return (
            self.chairs[seat].bot is not None
            or not self.opened.settings.confirm_turns
            or self.result is not None
        )

    def _confirm(self, but: int | None = None) -> None:
        """Tell the others what a provisional turn told its own seat."""
        turn = self.provisional() if but is None else but
        for moment, event in self.withheld:
            self.logs.tell_all(moment, event, but=turn)
        self.withheld = []
        self.confirmed = self.moment

    def _undo_own(self, entry: TookBack) -> None:
        history = self._playing()
        shown = False
        for _ in range(entry.count):
            if not history.can_take_back(entry.seat):
                self._drop_turn_of_another(entry.seat)
            number = history.last_of(entry.seat)
            shown = shown or number < self.confirmed
            history.take_back(entry.seat)
            self._forget(number)
        self.chairs[entry.seat].asked += 1
        if len(history.now.to_act()) > 1:
            self._confirm()  # all decide together again: nobody waits for the end of another's turn
        if shown and len(history.now.to_act()) == 1:
            self._announce("took-back", entry.seat, [])
        else:
            self.logs.tell(entry.seat, len(history.lines), Event("took-back", entry.seat, []))

    def _forget(self, number: int) -> None:
        """The decision of this number was taken back: it is neither confirmed nor told to anybody later."""
        moment = number + 1
        self.confirmed -= number < self.confirmed
        self.withheld = [(at - (at > moment), event) for at, event in self.withheld if at != moment]

    def _drop_turn_of_another(self, seat: int) -> None:
        """A turn that was built on what a seat now takes back never happened. Refusing would tell that it was begun."""
        turn = self.provisional()
        if turn is None or turn == seat:
            return
        self._playing().back_to(self.confirmed)
        self.withheld = []
        self.chairs[turn].asked += 1

    def _begin_undo(self, entry: UndoAsked) -> None:
        self.undo = entry
        self.agreed = {entry.seat}
        self._announce("undo-asked", entry.seat, [])
        self._finish_undo()

    def _answer_undo(self, entry: UndoAnswered) -> None:
        if not entry.agreed:
            self._announce("undo-refused", entry.seat, [])
            self._drop_undo()
            return
        self.agreed.add(entry.seat)
        self._finish_undo()

    def _finish_undo(self) -> None:
        """When every person has agreed (bots do not mind), go back to the moment."""
        people = {chair.seat for chair in self.chairs if chair.person and chair.bot is None}
        if self.undo is None or not people <= self.agreed:
            return
        moment = self.undo.moment
        self._playing().back_to(moment)
        self.confirmed = min(self.confirmed, moment)
        self.withheld = []
        for chair in self.chairs:
            chair.asked += 1
        self._drop_undo()
        self._announce("undone", -1, [])

    def _drop_undo(self) -> None:
        self.undo = None
        self.agreed = set()

    def _announce(self, name: str, seat: int, words: list[str]) -> None:
        self.logs.tell_all(self.confirmed, Event(name, seat, words))

    def _note(self, text: str) -> None:
        self.notes.append((self.moment, text))

    def _running(self) -> set[int]:
        """The seats whose clocks run: people who owe an answer."""
        return {seat for seat in self.to_act() if self.chairs[seat].bot is None}

    def _chair(self, seat: int) -> Chair:
        if not 0 <= seat < len(self.chairs):
            raise TableRefusal("no-such-seat", str(seat))
        return self.chairs[seat]

    def _playing(self) -> History:
        if self.history is None:
            raise TableRefusal("not-started")
        return self.history

    def _known_to(self, seat: int) -> int:
        """How many decisions a seat may know of: not those of a turn that another has begun in secret."""
        return self.moment if self.provisional() in (None, seat) else self.confirmed

    def _copy_history(self, known: int) -> History:
        """A history of its own to try things on, of so many decisions."""
        history = self._playing()
        copy = History(history.start)
        for line in history.lines[:known]:
            copy.play(line.seat, line.decision)
        return copy


def could_take_back(history: History, seat: int, known: int) -> bool:
    """Whether a seat could undo its last decision if only so many had been made; as `History.can_take_back`."""
    last = known - 1
    while last >= 0 and history.lines[last].seat != seat:
        last -= 1
    if last < 0 or history.lines[last].reveals != history.now.reveals:
        return False
    position = history.position_at(last)
    for line in history.lines[last + 1 : known]:
        if line.seat not in position.to_act() or position.refusal(line.seat, line.decision) is not None:
            return False
        position.apply(line.seat, line.decision)
    return position.reveals == history.now.reveals


def first_position(game: Game, opened: Opened) -> Position:
    """The deal, or the moment of another play that a table was forked from."""
    position = game.deal(Setup(opened.seats, opened.options), bytes.fromhex(opened.secret))
    fork = opened.fork
    if fork is None:
        return position
    for seat, notation in fork.decisions:
        position.apply(seat, game.decisions.parse(notation))
    if fork.seat is not None:
        position = position.sample(fork.seat, rng_from(bytes.fromhex(fork.chance), "fork"))
    return position


def open_table(game: Game, entries: list[AnyEntry]) -> Table:
    """The table that these entries made."""
    first = entries[0]
    assert isinstance(first, Opened)
    table = Table(game, first)
    table.evolve(entries[1:])
    return table
