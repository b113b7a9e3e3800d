"""Everything that can go wrong, as one small tree.

TableeError                 something that a person can put right; its text is one clear sentence
├── IllegalDecision         the rules forbid this decision here; `refusal` names the paragraph
├── SetupError              no such game, seat count or option
├── NotationError           a line that is no decision of this game
├── ComponentError          a component file with a wrong field, value or count
└── RecordError             a record that cannot be read or no longer replays
"""

from typing import final


class TableeError(Exception):
    """Something that a person can put right; the text says what is wrong and what to do."""


class SetupError(TableeError):
    """No such game, seat count or option."""


class NotationError(TableeError):
    """A line that is no decision of this game."""


class ComponentError(TableeError):
    """A component file with a wrong field, value or count."""


class RecordError(TableeError):
    """A record that cannot be read or no longer replays."""


@final
class Refusal:
    """Why a decision is not allowed: the rule, a reason to look up in the texts, and what it speaks of."""

    def __init__(self, rule: str, reason: str, words: list[str] | None = None) -> None:
        self.rule = rule
        self.reason = reason
        self.words: list[str] = [] if words is None else words

    def __str__(self) -> str:
        said = " ".join([self.reason.replace("-", " "), *self.words])
        return f"{said} [{self.rule}]"

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Refusal)
            and self.rule == other.rule
            and self.reason == other.reason
            and self.words == other.words
        )

    def __hash__(self) -> int:
        return hash((self.rule, self.reason, tuple(self.words)))


class IllegalDecision(TableeError):
    """The rules forbid this decision here; `refusal` says why, `allowed` what would be accepted."""

    def __init__(self, refusal: Refusal, allowed: list[str]) -> None:
        super().__init__(str(refusal))
        self.refusal = refusal
        self.allowed = allowed
