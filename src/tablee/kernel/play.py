"""The door for everything that comes from outside: checked, and answered with the rule."""

from tablee.kernel.decision import Decision
from tablee.kernel.errors import IllegalDecision, Refusal
from tablee.kernel.position import Position

NOT_YOUR_TURN = "not-your-turn"


def why_not(position: Position, seat: int, decision: Decision) -> Refusal | None:
    """Why the seat may not choose this now, or None if it may."""
    if seat not in position.to_act():
        return Refusal("turn", NOT_YOUR_TURN)
    return position.refusal(seat, decision)


def play(position: Position, seat: int, decision: Decision) -> None:
    """Carry out a decision if it is legal; else raise IllegalDecision with the rule that forbids it."""
    refusal = why_not(position, seat, decision)
    if refusal is not None:
        waiting = seat in position.to_act()
        allowed = [d.notation for d in position.legal(seat)] if waiting else []
        raise IllegalDecision(refusal, allowed)
    position.apply(seat, decision)
