"""The bodies of HTTP requests and the answers that are not messages of the table, as OpenAPI documents them."""

from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field

Name = Annotated[str, Field(min_length=1, max_length=40)]
Notation = Annotated[str, Field(min_length=1, max_length=200)]
SeatNumber = Annotated[int, Field(ge=0, le=15)]


class Strict(BaseModel):
    """A body that may hold nothing but its fields."""

    model_config = ConfigDict(extra="forbid")


class TableSettings(Strict):
    """What the host chooses besides the options of the game."""

    confirm_turns: bool = False
    bank: Annotated[int, Field(ge=10, le=30 * 86400)] | None = None
    increment: Annotated[int, Field(ge=0, le=86400)] = 0
    window: tuple[Annotated[int, Field(ge=0, le=23)], Annotated[int, Field(ge=0, le=24)]] | None = None
    absent_after: Annotated[int, Field(ge=5, le=30 * 86400)] | None = None


class NewTable(Strict):
    """A table to be made."""

    game: Annotated[str, Field(max_length=40)]
    seats: SeatNumber
    options: Annotated[
        dict[Annotated[str, Field(max_length=40)], Annotated[str, Field(max_length=80)]], Field(max_length=20)
    ] = {}
    settings: TableSettings = TableSettings()


class Made(BaseModel):
    """A new table and its links: the host's own, one to join by, one for onlookers; only those that are yours to have."""

    table: str
    host: str | None = None
    join: str | None = None
    onlooker: str


class TakeSeat(Strict):
    """Sit down: at a given seat, or at the first free one."""

    name: Name
    seat: SeatNumber | None = None
    avatar: Annotated[str, Field(max_length=40)] = ""


class Seated(BaseModel):
    """The seat that was taken, and the link that is its key."""

    table: str
    seat: int
    token: str


class SeatBot(Strict):
    """Let a bot sit down."""

    seat: SeatNumber
    bot: Annotated[str, Field(max_length=40)]


class AnswerBody(Strict):
    """A decision for the open question; without its number, for whichever is open now."""

    decision: Notation
    question: Annotated[int, Field(ge=0)] | None = None


class WhyBody(Strict):
    """A decision to ask about."""

    decision: Notation


class TakeBackBody(Strict):
    """One decision, or everything since something was revealed."""

    everything: bool = False


class SayBody(Strict):
    """Something to say."""

    text: Annotated[str, Field(min_length=1, max_length=500)]
    name: Annotated[str, Field(max_length=40)] = ""


class DrawBody(Strict):
    """Strokes to draw after those that are kept, and the look of my parts."""

    kept: Annotated[int, Field(ge=0)]
    strokes: Annotated[list[Annotated[str, Field(max_length=4000)]], Field(max_length=200)]
    look: Annotated[str, Field(max_length=2000)] = ""


class ForkBody(Strict):
    """The line of one's own log to play on from."""

    line: Annotated[int, Field(ge=0)]


class RecordBody(Strict):
    """A record to verify."""

    record: Annotated[str, Field(max_length=2_000_000)]


class HandOverBody(Strict):
    """The bot that shall play; the host also says for which seat."""

    bot: Annotated[str, Field(max_length=40)]
    seat: SeatNumber | None = None


class UndoBody(Strict):
    """The line of one's own log to go back to."""

    line: Annotated[int, Field(ge=0)]


class UndoAnswerBody(Strict):
    """Whether one agrees to going back."""

    agreed: bool


class DecisionOut(BaseModel):
    """A legal decision: what to send, and what it means."""

    notation: str
    text: str


class DecisionsOut(BaseModel):
    """My open question and everything that I may decide; without a number, I am not asked."""

    number: int | None
    ask: str
    decisions: list[DecisionOut]


class OptionOut(BaseModel):
    """An option of a game."""

    name: str
    values: list[str]
    default: str
    per_seat: bool


class GameOut(BaseModel):
    """A game that can be played here."""

    name: str
    title: dict[str, str]
    tagline: dict[str, str]
    fewest: int
    most: int
    edition: str
    options: list[OptionOut]
    bots: list[str]


class Verified(BaseModel):
    """What came of verifying a record."""

    good: bool
    message: str
    decisions: int
    points: list[int] | None


class Health(BaseModel):
    """Whether the service works."""

    status: str


class Problem(BaseModel):
    """Why something was not done: the rule, the reason to look up in the texts, and what would be accepted."""

    rule: str
    reason: str
    words: list[str]
    allowed: list[str]
    message: str
