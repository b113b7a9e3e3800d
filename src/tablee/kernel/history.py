"""History: a play from its beginning, and taking back until new information came out."""

from typing import final

from mypy_extensions import i64

from tablee.kernel.decision import Decision
from tablee.kernel.errors import IllegalDecision, Refusal
from tablee.kernel.play import play
from tablee.kernel.position import Event, Position


@final
class Line:
    """One decision of a record: who decided what, and how much had come out before."""

    def __init__(self, seat: int, decision: Decision, reveals: i64) -> None:
        self.seat = seat
        self.decision = decision
        self.reveals = reveals


@final
class History:
    """A play from its first position to now. Nothing in it is ever changed, only added or taken back."""

    def __init__(self, start: Position) -> None:
        self.start = start.clone()
        self.now = start.clone()
        self.lines: list[Line] = []
        self._mark = self.start
        self._mark_number = 0
        """The position when something last came out: nothing before it can be taken back, so replays begin there."""

    def play(self, seat: int, decision: Decision) -> list[Event]:
        """Carry out a checked decision and return what happened."""
        reveals = self.now.reveals
        story: list[Event] = []
        self.now.story = story
        try:
            play(self.now, seat, decision)
        finally:
            self.now.story = None
        self.lines.append(Line(seat, decision, reveals))
        if self.now.reveals != reveals:
            self._mark = self.now.clone()
            self._mark_number = len(self.lines)
        return story

    def take_back(self, seat: int) -> Decision:
        """Undo the seat's last decision; others that decided meanwhile keep theirs."""
        number = self.last_of(seat)
        without = self._without(number)
        if without is None:
            raise IllegalDecision(self._too_late(number), [])
        self.now = without
        return self.lines.pop(number).decision

    def can_take_back(self, seat: int) -> bool:
        """Whether the seat's last decision can still be undone: nothing came out, nobody built on it."""
        number = self.last_of(seat)
        return self._without(number) is not None

    def last_of(self, seat: int) -> int:
        """The number of the seat's last decision, or -1."""
        number = len(self.lines) - 1
        while number >= 0 and self.lines[number].seat != seat:
            number -= 1
        return number

    def back_to(self, number: int) -> None:
        """Forget every decision after that many, revealed or not: for those who all agreed to it."""
        self.now = self.position_at(number)
        del self.lines[number:]
        self._mark = self.start
        self._mark_number = 0

    def position_at(self, number: int) -> Position:
        """The position after that many decisions."""
        near = number >= self._mark_number
        position = self._mark.clone() if near else self.start.clone()
        for line in self.lines[self._mark_number if near else 0 : number]:
            position.apply(line.seat, line.decision)
        return position

    def _without(self, number: int) -> Position | None:
        """The position now if that decision had not been made; None if too much depends on it."""
        if number < 0 or self.lines[number].reveals != self.now.reveals:
            return None
        position = self.position_at(number)
        for line in self.lines[number + 1 :]:
            if line.seat not in position.to_act():
                return None
            if position.refusal(line.seat, line.decision) is not None:
                return None
            position.apply(line.seat, line.decision)
        return position if position.reveals == self.now.reveals else None

    def _too_late(self, number: int) -> Refusal:
        if number < 0:
            return Refusal("take-back", "nothing-to-take-back")
        if self.lines[number].reveals != self.now.reveals:
            return Refusal("take-back", "something-was-revealed")
        return Refusal("take-back", "others-decided-since")
