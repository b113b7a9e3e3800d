"""The append-only log of a table: everything that ever happened at it, one entry after the other.

A table is nothing but its entries: `Table.evolve` replayed over them gives it back on any machine.
"""

from typing import TypeAlias

import msgspec


class Entry(msgspec.Struct, frozen=True, tag_field="entry", kw_only=True):
    """Something that happened at a table, and when (seconds since the epoch)."""

    at: float


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """What the host chose besides the options of the game."""

    confirm_turns: bool = False
    """Whether a turn must be confirmed by hand before others see it; else it is when the turn passes."""
    bank: int | None = None
    """Seconds on each seat's clock, or None for no clocks."""
    increment: int = 0
    """Seconds added after each answer."""
    window: tuple[int, int] | None = None
    """The hours of the day (UTC, from and to) in which clocks run, for slow games."""
    absent_after: int | None = None
    """Seconds after which a bot plays for somebody who has gone; None: only when asked."""


class Fork(msgspec.Struct, frozen=True, kw_only=True):
    """Where a forked table began: another table's first decisions, seen by a seat (None: as it really was)."""

    table: str
    moment: int
    decisions: list[tuple[int, str]]
    seat: int | None
    chance: str
    """Hexadecimal secret for what the seat could not know."""


class Opened(Entry, tag="opened", frozen=True, kw_only=True):
    """The table was made."""

    game: str
    edition: str
    components: str
    seats: int
    options: dict[str, str]
    secret: str
    settings: Settings
    fork: Fork | None = None


class Sat(Entry, tag="sat", frozen=True, kw_only=True):
    """Somebody, or a bot, took a seat."""

    seat: int
    name: str
    avatar: str = ""
    bot: str | None = None


class StoodUp(Entry, tag="stood_up", frozen=True, kw_only=True):
    """A seat became empty again, before the start."""

    seat: int


class Started(Entry, tag="started", frozen=True, kw_only=True):
    """The cards were dealt."""


class Decided(Entry, tag="decided", frozen=True, kw_only=True):
    """A seat answered the question of this number."""

    seat: int
    question: int
    decision: str


class TookBack(Entry, tag="took_back", frozen=True, kw_only=True):
    """A seat took back its last decisions."""

    seat: int
    count: int


class Confirmed(Entry, tag="confirmed", frozen=True, kw_only=True):
    """A seat showed its turn to the others."""

    seat: int


class BotTookOver(Entry, tag="bot_took_over", frozen=True, kw_only=True):
    """A bot plays for a person from here on: on request, for absence, or because the clock ran out."""

    seat: int
    bot: str
    why: str


class GaveBack(Entry, tag="gave_back", frozen=True, kw_only=True):
    """A person plays again instead of the bot."""

    seat: int


class UndoAsked(Entry, tag="undo_asked", frozen=True, kw_only=True):
    """A seat asks the others to go back to a moment after which something was revealed."""

    seat: int
    moment: int


class UndoAnswered(Entry, tag="undo_answered", frozen=True, kw_only=True):
    """A seat agrees to going back, or does not."""

    seat: int
    agreed: bool


class Said(Entry, tag="said", frozen=True, kw_only=True):
    """Somebody said something; an onlooker has no seat."""

    seat: int | None
    name: str
    text: str


class Drew(Entry, tag="drew", frozen=True, kw_only=True):
    """A seat changed its drawing: it keeps its first strokes, and draws these after them."""

    seat: int
    kept: int
    strokes: list[str]
    look: str


class Rematched(Entry, tag="rematched", frozen=True, kw_only=True):
    """The next play of the same people is at another table."""

    table: str


AnyEntry: TypeAlias = (
    Opened
    | Sat
    | StoodUp
    | Started
    | Decided
    | TookBack
    | Confirmed
    | BotTookOver
    | GaveBack
    | UndoAsked
    | UndoAnswered
    | Said
    | Drew
    | Rematched
)
