"""What leaves the process: one struct for each kind of message. The TypeScript types are made from these."""

from typing import TypeAlias

import msgspec

Written: TypeAlias = msgspec.Raw
"""A view, written as JSON already: each game has its own shape for it."""


class Message(msgspec.Struct, frozen=True, tag_field="type", kw_only=True):
    """Something said to one viewer: a seat, or an onlooker."""


class LineOut(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """A line of the viewer's own log: a name to look up in the texts and what it speaks of."""

    number: int
    name: str
    seat: int
    words: list[str]


class ChoiceOut(msgspec.Struct, frozen=True, kw_only=True):
    """A legal decision: its notation, and the verb and the components that it touches."""

    notation: str
    verb: str
    touches: list[str]


class QuestionOut(msgspec.Struct, frozen=True, kw_only=True):
    """What a seat is asked: its number for the answer, a name to look up in the texts, what may be chosen."""

    number: int
    ask: str
    choices: list[ChoiceOut]


class SeatOut(msgspec.Struct, frozen=True, kw_only=True):
    """Who sits at a seat, and whether an answer is awaited from it."""

    seat: int
    name: str
    avatar: str
    bot: str | None
    person: bool
    asked: bool


class SayingOut(msgspec.Struct, frozen=True, kw_only=True):
    """Something said in the chat."""

    number: int
    seat: int | None
    name: str
    text: str


class UndoOut(msgspec.Struct, frozen=True, kw_only=True):
    """A request to go back that waits for everybody's consent."""

    seat: int
    agreed: list[int]


class State(Message, tag="state", frozen=True, kw_only=True):
    """The whole table as one viewer may know it, with the lines of its log and chat since those it has seen."""

    game: str
    options: dict[str, str]
    started: bool
    over: bool
    viewer: int | None
    seats: list[SeatOut]
    commitment: str
    seed: str | None
    """Opened when the play is over."""
    version: int
    """The number of the last line in the viewer's log."""
    lines: list[LineOut]
    sayings: list[SayingOut]
    view: Written | None
    """What the viewer may know of the position, in the game's own words; None before the start."""
    question: QuestionOut | None
    can_take_back: bool
    provisional: bool
    """Whether the viewer's turn waits for its own confirmation."""
    undo: UndoOut | None
    rematch: str | None
    clocks: list[float] | None
    """Seconds left for each seat; those that are asked run."""


class Accepted(Message, tag="accepted", frozen=True, kw_only=True):
    """A command was carried out and stored. `reference` is the client's own number for it."""

    reference: int


class Refused(Message, tag="refused", frozen=True, kw_only=True):
    """A command was not carried out: the rule, the reason to look up, and what would be accepted."""

    reference: int
    rule: str
    reason: str
    words: list[str]
    allowed: list[str]


class Explained(Message, tag="explained", frozen=True, kw_only=True):
    """Why a decision is not allowed now; no rule means that it is."""

    reference: int
    decision: str
    rule: str | None
    reason: str | None
    words: list[str]


class Hinted(Message, tag="hinted", frozen=True, kw_only=True):
    """What a bot would do at this seat."""

    reference: int
    decision: str


class Moment(Message, tag="moment", frozen=True, kw_only=True):
    """How the table looked to this viewer when it was told a line of its log."""

    reference: int
    line: int
    view: Written


class Present(Message, tag="present", frozen=True, kw_only=True):
    """Which seats have somebody connected, and how many look on."""

    seats: list[int]
    onlookers: int


class Drawn(Message, tag="drawn", frozen=True, kw_only=True):
    """A seat changed its drawing, for all to see: it keeps its first strokes, and draws these after them."""

    seat: int
    kept: int
    strokes: list[str]
    look: str
    """What it chose for the look of its parts, in a word of its game's own."""


class Drawings(msgspec.Struct, frozen=True, kw_only=True):
    """What all seats have drawn."""

    drawings: list[Drawn]


AnyMessage: TypeAlias = State | Accepted | Refused | Explained | Hinted | Moment | Present | Drawn
