"""What a step is: a point where seats decide, with one predicate for what is legal and why not."""

from tablee.games.realm_of_wonder.decisions import Choices
from tablee.games.realm_of_wonder.faults import Fault
from tablee.games.realm_of_wonder.position import State
from tablee.kernel.decision import Decision
from tablee.kernel.errors import Refusal


class Step:
    """A point where somebody decides. Its docstring is the rule."""

    def __init__(self, question: str, choices: Choices) -> None:
        self.question = question
        self.choices = choices

    def legal(self, state: State, seat: int) -> list[Decision]:
        """What the seat may choose."""
        raise NotImplementedError

    def fault(self, state: State, seat: int, decision: Decision) -> Fault | None:
        """What is wrong with this choice, or None."""
        raise NotImplementedError

    def apply(self, state: State, seat: int, decision: Decision) -> None:
        """Carry out a legal choice, and what follows from it."""
        raise NotImplementedError

    def refusal(self, state: State, seat: int, decision: Decision) -> Refusal | None:
        """Why the seat may not choose this, or None."""
        fault = self.fault(state, seat, decision)
        return None if fault is None else fault.refusal(decision.words)
