"""Position: one moment of a play, and what every game can be asked about it."""

from typing import Any, TypeAlias, final

from mypy_extensions import i64, mypyc_attr

from tablee.kernel.decision import Decision
from tablee.kernel.errors import Refusal
from tablee.kernel.rng import Rng

View: TypeAlias = Any
"""What one seat may know: each game has its own frozen dataclasses of plain values for it."""


@final
class Event:
    """Something that happened, for people to read: a name to look up in the texts and what it speaks of.

    `audience` is the one seat that may know of it, or None for everybody.
    """

    def __init__(self, name: str, seat: int, words: list[str], audience: int | None = None) -> None:
        self.name = name
        self.seat = seat
        self.words = words
        self.audience = audience

    def __repr__(self) -> str:
        return " ".join([f"{self.seat}:", self.name, *self.words])


@final
class ScoreLine:
    """One line of the score sheet: its name and the points of every seat."""

    def __init__(self, name: str, points: list[int]) -> None:
        self.name = name
        self.points = points


@final
class Result:
    """How a play ended: the points and the place of every seat (equal places are shared), line by line."""

    def __init__(self, points: list[int], places: list[int], lines: list[ScoreLine]) -> None:
        self.points = points
        self.places = places
        self.lines = lines

    def winners(self) -> list[int]:
        """The seats in first place."""
        return [seat for seat, place in enumerate(self.places) if place == 1]


def places_by_points(points: list[int]) -> list[int]:
    """Most points is first; equal points share a place, and the next place is left out."""
    return [1 + sum(1 for other in points if other > mine) for mine in points]


@mypyc_attr(acyclic=True)
class Position:
    """One moment of a play. `reveals` counts what came out so far: dice, draws, opened secrets.

    `story` collects what happens while it is a list; clones begin with none, so search pays nothing for it.
    """

    reveals: i64
    story: list[Event] | None

    def __init__(self) -> None:
        self.reveals = 0
        self.story = None

    def to_act(self) -> list[int]:
        """Every seat that owes an answer now; several decide simultaneously and in secret."""
        raise NotImplementedError

    def legal(self, seat: int) -> list[Decision]:
        """What the seat may choose now, in a stable order; empty only for a seat that owes nothing."""
        raise NotImplementedError

    def refusal(self, seat: int, decision: Decision) -> Refusal | None:
        """Why this decision is not in `legal`, or None if it is: the same predicate."""
        raise NotImplementedError

    def apply(self, seat: int, decision: Decision) -> None:
        """Carry out a legal decision. It trusts its caller: for bots and search."""
        raise NotImplementedError

    def clone(self) -> "Position":
        """An independent copy."""
        raise NotImplementedError

    def sample(self, seat: int, rng: Rng) -> "Position":
        """A world that this seat cannot tell from the true one, with chance of its own."""
        raise NotImplementedError

    def view(self, seat: int | None) -> View:
        """What this seat may know; None is an onlooker."""
        raise NotImplementedError

    def result(self) -> Result | None:
        """How the play ended, or None while it goes on."""
        raise NotImplementedError

    def question(self, seat: int) -> str:
        """The name of what this seat is asked now, to look up in the texts."""
        raise NotImplementedError

    def counts(self) -> dict[str, int]:
        """What simulations count besides points, over all seats and from the start; by name."""
        return {}

    def tell(self, name: str, seat: int, words: list[str], audience: int | None = None) -> None:
        """Add to the story. Callers check `story is not None` first, to build no words in vain."""
        story = self.story
        if story is not None:
            story.append(Event(name, seat, words, audience))
