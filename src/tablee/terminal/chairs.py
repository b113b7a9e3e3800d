"""Who sits where: people, named or not, and bots; as `--seats` says it and as records remember it."""

from collections.abc import Sequence
from dataclasses import dataclass

from tablee.bots import BOTS, sit_down
from tablee.kernel.errors import SetupError
from tablee.kernel.game import Game
from tablee.kernel.record import Record
from tablee.texts.texts import Texts

PERSON = "you"
LONGEST_NAME = 24


@dataclass(frozen=True)
class Chair:
    """A seat taken by a bot, or by a person with or without a name of their own."""

    bot: str | None
    name: str = ""

    def line(self) -> str:
        """How `--seats` and the `player` lines of a record write it."""
        if self.bot is not None:
            return self.bot
        return f"{PERSON}:{self.name}" if self.name else PERSON


def read_chair(word: str, texts: Texts) -> Chair:
    """`you`, `you:Name` or the name of a bot."""
    kind, colon, name = word.strip().partition(":")
    if kind.lower() == PERSON:
        name = name.strip()
        if len(name) > LONGEST_NAME or not name.isprintable() or (colon and not name):
            raise SetupError(texts.say("bad-name", name=name[:LONGEST_NAME], most=LONGEST_NAME))
        return Chair(None, name)
    if kind.lower() in BOTS and not colon:
        return Chair(kind.lower())
    raise SetupError(texts.say("unknown-seat", word=word.strip(), bots=", ".join(BOTS)))


def read_chairs(line: str, texts: Texts) -> list[Chair]:
    """The seats in order, separated by commas."""
    return [read_chair(word, texts) for word in line.split(",")]


def remembered_chairs(record: Record, texts: Texts) -> list[Chair]:
    """Who sat where in a record, also where a line is none of ours: then it is a name."""
    chairs: list[Chair] = []
    for line in [*record.players, *[PERSON] * record.setup.seats][: record.setup.seats]:
        try:
            chairs.append(read_chair(line, texts))
        except SetupError:
            chairs.append(Chair(None, "".join(c for c in line if c.isprintable())[:LONGEST_NAME]))
    return chairs


def usual_chairs(game: Game) -> list[Chair]:
    """One person and two good bots, or as many as the game allows."""
    bots = min(max(2, game.fewest - 1), game.most - 1)
    return [Chair(None), *[Chair(best_bot(game))] * bots]


def best_bot(game: Game) -> str:
    """The strongest bot that knows this game; there is always one that plays at random."""
    for name in reversed(BOTS):
        try:
            sit_down(name, game)
        except SetupError:
            continue
        return name
    raise SetupError(f"no bot can play {game.name}")


def names_of(chairs: Sequence[Chair], texts: Texts) -> list[str]:
    """What everybody is called; those who would be called the same are numbered."""
    plain = [chair.name or texts.say(f"chair-{chair.bot or PERSON}") for chair in chairs]
    names: list[str] = []
    for seat, name in enumerate(plain):
        number = plain[: seat + 1].count(name)
        names.append(f"{name} {number}" if plain.count(name) > 1 else name)
    return names
