"""What a step is: a point where seats decide, with one predicate for what is legal and why not."""

from tablee.games.royaumes_sauvages.decisions import Choices
from tablee.games.royaumes_sauvages.position import State
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

    def refusal(self, state: State, seat: int, decision: Decision) -> Refusal | None:
        """Why the seat may not choose this, or None."""
        raise NotImplementedError

    def apply(self, state: State, seat: int, decision: Decision) -> None:
        """Carry out a legal choice, and what follows from it."""
        raise NotImplementedError
