"""What a client can say over its socket: one struct for each command. The TypeScript types are made from these."""

from typing import Annotated, TypeAlias

import msgspec

Number = Annotated[int, msgspec.Meta(ge=-(2**53), le=2**53)]
"""A number that every client can hold."""


class ClientCommand(msgspec.Struct, frozen=True, tag_field="type", kw_only=True, forbid_unknown_fields=True):
    """Something a client asks for; `reference` is its own number for the answer."""

    reference: Number


class Hello(ClientCommand, tag="hello", frozen=True, kw_only=True):
    """First of all: the links held (several seats of one table on a shared screen), and what was seen before."""

    tokens: list[str]
    seen: list[Number] = []
    """The last version that each of them has seen, in the same order; none at all: everything is sent."""
    heard: Number = 0
    """The number of the last saying that was heard."""


class Ping(ClientCommand, tag="ping", frozen=True, kw_only=True):
    """Ask whether the table still hears: a phone that changed networks holds a connection that leads nowhere."""


class Sit(ClientCommand, tag="sit", frozen=True, kw_only=True):
    """Change the name or avatar of one's seat."""

    seat: Number
    name: str
    avatar: str = ""


class Answer(ClientCommand, tag="answer", frozen=True, kw_only=True):
    """Answer the open question of a seat."""

    seat: Number
    question: Number
    decision: str


class TakeBack(ClientCommand, tag="take_back", frozen=True, kw_only=True):
    """Take back the last decision of a seat, or everything since something was revealed."""

    seat: Number
    everything: bool = False


class Confirm(ClientCommand, tag="confirm", frozen=True, kw_only=True):
    """Show a provisional turn to the others."""

    seat: Number


class Why(ClientCommand, tag="why", frozen=True, kw_only=True):
    """Ask why a decision is not allowed."""

    seat: Number
    decision: str


class Hint(ClientCommand, tag="hint", frozen=True, kw_only=True):
    """Ask what a bot would do."""

    seat: Number


class Look(ClientCommand, tag="look", frozen=True, kw_only=True):
    """Look at a past moment: a line of one's own log."""

    seat: Number | None
    line: Number


class AskUndo(ClientCommand, tag="ask_undo", frozen=True, kw_only=True):
    """Ask everybody to go back to a line of one's own log."""

    seat: Number
    line: Number


class AnswerUndo(ClientCommand, tag="answer_undo", frozen=True, kw_only=True):
    """Agree to going back, or not."""

    seat: Number
    agreed: bool


class HandOver(ClientCommand, tag="hand_over", frozen=True, kw_only=True):
    """Let a bot play for one's seat."""

    seat: Number
    bot: str


class GiveBack(ClientCommand, tag="give_back", frozen=True, kw_only=True):
    """Play again instead of the bot."""

    seat: Number


class Say(ClientCommand, tag="say", frozen=True, kw_only=True):
    """Say something to everybody; an onlooker gives a name."""

    seat: Number | None
    text: str
    name: str = ""


class Draw(ClientCommand, tag="draw", frozen=True, kw_only=True):
    """Change the drawing of one's seat: keep its first strokes, and draw these after them."""

    seat: Number
    kept: Number
    strokes: list[str]
    look: str


AnyCommand: TypeAlias = (
    Hello
    | Ping
    | Sit
    | Answer
    | TakeBack
    | Confirm
    | Why
    | Hint
    | Look
    | AskUndo
    | AnswerUndo
    | HandOver
    | GiveBack
    | Say
    | Draw
)

DECODER: msgspec.json.Decoder[AnyCommand] = msgspec.json.Decoder(AnyCommand)
