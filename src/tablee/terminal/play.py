"""A play at this terminal: who sits where, what was decided so far, and the journal that keeps it."""

from collections.abc import Sequence
from pathlib import Path

from tablee.bots import sit_down
from tablee.bots.bot import Bot, Seen
from tablee.kernel.decision import Decision
from tablee.kernel.errors import RecordError, SetupError
from tablee.kernel.game import Game, Setup
from tablee.kernel.history import History
from tablee.kernel.position import Event, Position
from tablee.kernel.record import Record, replay
from tablee.kernel.rng import rng_from
from tablee.terminal.chairs import Chair, names_of, read_chair, remembered_chairs
from tablee.terminal.journal import Journal
from tablee.texts.texts import Texts


class Play:
    """The history of a play with its people and bots; `story` is all that happened, for those who may know."""

    def __init__(self, game: Game, setup: Setup, secret: bytes, chairs: Sequence[Chair]) -> None:
        self.game = game
        self.setup = setup
        self.secret = secret
        self.chairs = list(chairs)
        self.people = [seat for seat, chair in enumerate(chairs) if chair.bot is None]
        self.bots: dict[int, Bot] = {
            seat: sit_down(chair.bot, game) for seat, chair in enumerate(chairs) if chair.bot is not None
        }
        self.history = History(game.deal(setup, secret))
        self.story: list[Event] = []
        self.journal: Journal | None = None

    @property
    def now(self) -> Position:
        return self.history.now

    def texts(self, texts: Texts) -> Texts:
        """A language, for this game and the people at it."""
        return texts.about(self.game, names_of(self.chairs, texts))

    def decide(self, seat: int, decision: Decision) -> list[Event]:
        """Carry out a decision, keep it, and tell what happened."""
        events = self.history.play(seat, decision)
        self.story += events
        if self.journal is not None:
            self.journal.add(seat, decision.notation)
        return events

    def take_back(self, seat: int) -> Decision:
        """Undo the seat's last decision, in the journal too."""
        decision = self.history.take_back(seat)
        lines = self.history.lines
        self.history = History(self.history.start)
        self.story = []
        for line in lines:
            self.story += self.history.play(line.seat, line.decision)
        if self.journal is not None:
            self.journal.rewrite(self.record())
        return decision

    def bot_decision(self, seat: int) -> Decision:
        """What the bot at this seat does now; its chance depends on the moment only, so a resumed play goes alike."""
        return self.choice_of(self.bots[seat], seat)

    def choice_of(self, bot: Bot, seat: int) -> Decision:
        """What a bot would do at this seat now."""
        rng = rng_from(self.secret, f"bot {seat} {len(self.history.lines)}")
        return bot.choose(Seen(self.now, seat), rng)

    def record(self) -> Record:
        """The play so far."""
        result = self.now.result()
        return Record(
            self.game.name,
            self.game.edition,
            self.game.components,
            self.setup,
            self.secret,
            [chair.line() for chair in self.chairs],
            [(line.seat, line.decision.notation) for line in self.history.lines],
            None if result is None else result.points,
        )


def play_of(record: Record, game: Game, texts: Texts) -> Play:
    """A play brought to where its record ends; refused if the record does not replay."""
    replay(game, record)
    if len(record.players) != record.setup.seats:
        raise RecordError(texts.say("players-missing", seats=record.setup.seats, players=len(record.players)))
    return play_on(record, game, [read_chair(line, texts) for line in record.players], len(record.decisions))


def fork_of(record: Record, game: Game, at: int, chairs: Sequence[Chair] | None, texts: Texts) -> Play:
    """A play of its own that goes as a finished one did up to one of its decisions, with those who sat there or with others.

    While a play goes on its secrets stay where they are.
    """
    replay(game, record)
    if record.points is None:
        raise RecordError(texts.say("fork-not-over"))
    if not 0 <= at < len(record.decisions):
        raise SetupError(texts.say("fork-where", at=at, last=len(record.decisions) - 1))
    if chairs is None:
        chairs = with_somebody(remembered_chairs(record, texts), record.decisions[at][0])
    if len(chairs) != record.setup.seats:
        raise SetupError(texts.say("fork-seats", seats=record.setup.seats, chairs=len(chairs)))
    return play_on(record, game, chairs, at)


def with_somebody(chairs: Sequence[Chair], seat: int) -> list[Chair]:
    """The same chairs; where only bots sat, somebody takes the seat that decides next."""
    if any(chair.bot is None for chair in chairs):
        return list(chairs)
    return [Chair(None) if number == seat else chair for number, chair in enumerate(chairs)]


def play_on(record: Record, game: Game, chairs: Sequence[Chair], at: int) -> Play:
    """A play brought to a decision of a record, to go on from there."""
    play = Play(game, record.setup, record.secret, chairs)
    for seat, notation in record.decisions[:at]:
        play.decide(seat, game.decisions.parse(notation))
    return play


def save(play: Play, path: Path) -> None:
    """Write the play as it is now as a whole record; `tablee resume` goes on from it."""
    path.write_text(play.record().to_text(), encoding="utf-8")
