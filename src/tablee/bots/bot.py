"""What a bot is and what it gets: the view of its seat and a sampler, never the true position."""

from typing import final

from mypy_extensions import mypyc_attr

from tablee.kernel.decision import Decision
from tablee.kernel.position import Position, View
from tablee.kernel.rng import Rng


@final
@mypyc_attr(acyclic=True)
class Seen:
    """A position as one seat sees it."""

    def __init__(self, position: Position, seat: int) -> None:
        self._position = position
        self.seat = seat

    def legal(self) -> list[Decision]:
        """What the seat may choose."""
        return self._position.legal(self.seat)

    def view(self) -> View:
        """What the seat may know."""
        return self._position.view(self.seat)

    def sample(self, rng: Rng) -> Position:
        """A world that the seat cannot tell from the true one: what it does not know is dealt anew."""
        return self._position.sample(self.seat, rng)


class Bot:
    """Somebody who can sit at any seat."""

    def choose(self, seen: Seen, rng: Rng) -> Decision:
        """One of the legal decisions of a seat that owes an answer."""
        raise NotImplementedError


@final
class RandomBot(Bot):
    """Every legal decision is equally likely."""

    def choose(self, seen: Seen, rng: Rng) -> Decision:
        legal = seen.legal()
        return legal[rng.below(len(legal))]
