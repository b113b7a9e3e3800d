"""Decisions: everything a seat can choose, each made once and shared."""

from collections.abc import Sequence
from typing import final

from tablee.kernel.errors import NotationError


class Decision:
    """One thing a seat can choose. `verb` and `words` are its notation; `index` is its action id.

    The words are ids of components, slots or seats: what the decision touches.
    """

    def __init__(self, verb: str, words: list[str]) -> None:
        self.verb = verb
        self.words = words
        self.notation = " ".join([verb, *words])
        self.index = -1

    def __repr__(self) -> str:
        return f"<{self.notation}>"


@final
class Decisions:
    """All decisions of a game in a fixed order: its action space and its notation."""

    def __init__(self, decisions: Sequence[Decision]) -> None:
        self.all: list[Decision] = list(decisions)
        self.by_notation: dict[str, Decision] = {}
        for index, decision in enumerate(self.all):
            decision.index = index
            self.by_notation[decision.notation] = decision
        assert len(self.by_notation) == len(self.all), "two decisions with one notation"

    def __len__(self) -> int:
        return len(self.all)

    def __getitem__(self, index: int) -> Decision:
        return self.all[index]

    def parse(self, line: str) -> Decision:
        """The decision that a line of notation names; spaces and capitals do not matter."""
        decision = self.by_notation.get(" ".join(line.lower().split()))
        if decision is None:
            raise NotationError(self._not_a_decision(line))
        return decision

    def _not_a_decision(self, line: str) -> str:
        first = line.lower().split()[:1]
        verbs = sorted({decision.verb for decision in self.all})
        if first and first[0] in verbs:
            example = next(d.notation for d in self.all if d.verb == first[0])
            return f"'{line.strip()}' is no decision of this game; write for example '{example}'"
        return f"'{line.strip()}' is no decision of this game; a decision begins with {', '.join(verbs)}"
