"""The one place where a position becomes what leaves the process, for one viewer: a seat, or an onlooker (None)."""

from functools import lru_cache

import msgspec

from tablee.kernel.decision import Decision
from tablee.kernel.errors import IllegalDecision, NotationError, Refusal, TableeError
from tablee.kernel.play import why_not
from tablee.kernel.position import Position
from tablee.table.errors import TableRefusal
from tablee.table.messages import (
    ChoiceOut,
    Drawn,
    Explained,
    Moment,
    QuestionOut,
    Refused,
    SayingOut,
    SeatOut,
    State,
    UndoOut,
)
from tablee.table.table import Table

MOST_CHOICES = 20_000
"""Decisions that are kept as they are sent: they are made once for all tables of a game."""


def project(
    table: Table, viewer: int | None, seen: int = 0, heard: int = 0, now: float | None = None
) -> State:
    """The table as this viewer may know it, with what it has not seen of its log and not heard of the chat."""
    over = table.result is not None
    turn = table.provisional()
    position = None if table.history is None else table.position_for(viewer)
    awaited = [] if position is None else _awaited(position, turn, viewer)
    mine = viewer in awaited and turn in (None, viewer)
    return State(
        game=table.game.name,
        options=table.setup.options,
        started=position is not None,
        over=over,
        viewer=viewer,
        seats=_seats(table, awaited),
        commitment=table.commitment,
        seed=table.secret.hex() if over and table.opened.fork is None else None,
        version=len(table.logs.lines[viewer]),
        lines=table.logs.since(viewer, seen),
        sayings=_sayings(table, heard),
        view=None if position is None else _view(position, viewer),
        question=_question(table, viewer) if viewer is not None and mine else None,
        can_take_back=viewer is not None and table.can_take_back(viewer),
        provisional=viewer is not None and turn == viewer,
        undo=_undo(table),
        rematch=table.rematch,
        clocks=_clocks(table, now),
    )


def explain(table: Table, seat: int, notation: str, reference: int) -> Explained:
    """Why a seat may not choose this now; nothing if it may."""
    decision = table.game.decisions.parse(notation)
    refusal = why_not(table.position_for(seat), seat, decision)
    return Explained(
        reference=reference,
        decision=decision.notation,
        rule=None if refusal is None else refusal.rule,
        reason=None if refusal is None else refusal.reason,
        words=[] if refusal is None else refusal.words,
    )


def refuse(error: TableeError, reference: int) -> Refused:
    """An error as the viewer is told it."""
    allowed: list[str] = []
    if isinstance(error, IllegalDecision):
        refusal = error.refusal
        allowed = error.allowed
    elif isinstance(error, TableRefusal):
        refusal = error.refusal
    elif isinstance(error, NotationError):
        refusal = Refusal("notation", "not-a-decision", [str(error)])
    else:
        refusal = Refusal("table", "refused", [str(error)])
    return Refused(
        reference=reference,
        rule=refusal.rule,
        reason=refusal.reason,
        words=refusal.words,
        allowed=allowed,
    )


def moment(table: Table, viewer: int | None, line: int, reference: int) -> Moment:
    """How the table looked to this viewer at a line of its log: decisions that it may know of, nothing later."""
    if not 0 <= line <= len(table.logs.lines[viewer]) or table.history is None:
        raise TableRefusal("no-such-moment", str(line))
    number = min(table.logs.moment_of(viewer, line), table.moment)
    if table.provisional() not in (None, viewer):
        number = min(number, table.confirmed)
    position = table.history.position_at(number)
    return Moment(reference=reference, line=line, view=_view(position, viewer))


def drawings(table: Table) -> list[Drawn]:
    """The whole drawings of all seats that ever drew; they are open to everybody."""
    return [
        Drawn(seat=seat, kept=0, strokes=drawing.strokes, look=drawing.look)
        for seat, drawing in enumerate(table.drawings)
        if drawing.ink
    ]


def _view(position: Position, viewer: int | None) -> msgspec.Raw:
    """A view written as JSON, ready to be put into a message."""
    return msgspec.Raw(msgspec.json.encode(position.view(viewer)))


def _awaited(position: Position, turn: int | None, viewer: int | None) -> list[int]:
    """The seats that a viewer sees asked: in its own unconfirmed turn itself, in another's as before that turn."""
    seats = position.to_act()
    return seats if turn is None or turn != viewer else [seat for seat in seats if seat == turn]


def _seats(table: Table, awaited: list[int]) -> list[SeatOut]:
    """Everybody at the table, and whether an answer is awaited from them."""
    return [
        SeatOut(
            seat=chair.seat,
            name=chair.name,
            avatar=chair.avatar,
            bot=chair.bot,
            person=chair.person,
            asked=chair.seat in awaited,
        )
        for chair in table.chairs
    ]


def _clocks(table: Table, now: float | None) -> list[float] | None:
    """What every clock shows at this moment; None without clocks, or where no moment is given."""
    if not table.clocks.used or now is None:
        return None
    return [table.clocks.left_at(seat, now) for seat in range(table.setup.seats)]


def _question(table: Table, seat: int) -> QuestionOut:
    position = table.position
    return QuestionOut(
        number=table.chairs[seat].asked,
        ask=position.question(seat),
        choices=[_choice(decision) for decision in position.legal(seat)],
    )


@lru_cache(MOST_CHOICES)
def _choice(decision: Decision) -> ChoiceOut:
    return ChoiceOut(notation=decision.notation, verb=decision.verb, touches=decision.words)


def _sayings(table: Table, heard: int) -> list[SayingOut]:
    """What was said since a saying of this number."""
    if heard >= len(table.sayings):
        return []
    return [
        SayingOut(number=number, seat=said.seat, name=said.name, text=said.text)
        for number, said in enumerate(table.sayings[max(heard, 0) :], max(heard, 0) + 1)
    ]


def _undo(table: Table) -> UndoOut | None:
    if table.undo is None:
        return None
    return UndoOut(seat=table.undo.seat, agreed=sorted(table.agreed))
