"""Connect four, the smallest game on the kernel: copy this file to begin a game of your own.

C4-1  Two seats take turns; seat 0 begins.
C4-2  On its turn a seat drops one stone into one of the seven columns.
C4-3  A column holds six stones; a full column takes no more.
C4-4  Whoever first has four stones in a row, upright, level or slanting, wins.
C4-5  When all 42 cells are filled and nobody has won, it is a draw.
"""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from tablee.kernel.decision import Decision, Decisions
from tablee.kernel.errors import Refusal
from tablee.kernel.game import Game, Setup
from tablee.kernel.ints import ints
from tablee.kernel.position import Position, Result, ScoreLine, places_by_points
from tablee.kernel.rng import Rng
from tablee.kernel.seen import Seen

COLUMNS: Final = 7
ROWS: Final = 6

# A column is seven bits, the lowest its bottom cell; the seventh stays empty, so that rows do not touch.
BOTTOM: Final = ints([128**column for column in range(COLUMNS)])
TOP: Final = ints([32 * 128**column for column in range(COLUMNS)])
FULL: Final = sum(63 * 128**column for column in range(COLUMNS))
DIRECTIONS: Final = ints([1, 6, 7, 8])
"""How far a neighbour is: upright, slanting down, level, slanting up."""


@final
class Drop(Decision):
    """C4-2  Drop a stone into this column."""

    def __init__(self, column: int) -> None:
        super().__init__("drop", [f"column_{column + 1}"])
        self.column = column


DROPS: Final = [Drop(column) for column in range(COLUMNS)]


@mypyc_attr(native_class=False)
class ConnectFourView(Seen, frozen=True):
    """The columns from the bottom up, each stone as its seat; everybody may know everything."""

    columns: list[list[int]]
    to_act: list[int]
    points: list[int] | None


@final
@mypyc_attr(acyclic=True)
class ConnectFourPosition(Position):
    """The stones of the seat that dropped last, and the cells taken by both."""

    def __init__(self) -> None:
        super().__init__()
        self.turn: i64 = 0
        self.stones: i64 = 0  # of the seat whose turn it is not
        self.taken: i64 = 0
        self.won = False

    def to_act(self) -> list[int]:
        return [] if self.won or self.taken == FULL else [int(self.turn)]

    def legal(self, seat: int) -> list[Decision]:
        decisions: list[Decision] = []
        if seat == self.turn and not self.won:
            for column in range(COLUMNS):
                if not self.taken & TOP[column]:
                    decisions.append(DROPS[column])
        return decisions

    def refusal(self, seat: int, decision: Decision) -> Refusal | None:
        if seat != self.turn or self.won or self.taken == FULL:
            return Refusal("C4-1", "not-your-turn")
        if not isinstance(decision, Drop):
            return Refusal("C4-2", "drop-a-stone")
        if self.taken & TOP[decision.column]:
            return Refusal("C4-3", "column-full", decision.words)
        return None

    def apply(self, seat: int, decision: Decision) -> None:
        assert isinstance(decision, Drop)
        stone = (self.taken + BOTTOM[decision.column]) & ~self.taken
        self.stones = (self.taken ^ self.stones) | stone
        self.taken |= stone
        self.won = has_four(self.stones)
        self.turn = 1 - self.turn
        if self.story is not None:
            self.tell("dropped", seat, decision.words)

    def clone(self) -> "ConnectFourPosition":
        copy = ConnectFourPosition()
        copy.reveals = self.reveals
        copy.turn = self.turn
        copy.stones = self.stones
        copy.taken = self.taken
        copy.won = self.won
        return copy

    def sample(self, seat: int, rng: Rng) -> "ConnectFourPosition":  # noqa: ARG002 - nothing is hidden
        return self.clone()

    def view(self, seat: int | None) -> ConnectFourView:  # noqa: ARG002 - everybody sees the same
        result = self.result()
        columns = [self._column(column) for column in range(COLUMNS)]
        return ConnectFourView(columns, self.to_act(), None if result is None else result.points)

    def _column(self, column: i64) -> list[int]:
        """The stones of a column from the bottom up, each as its seat."""
        other = int(1 - self.turn)
        cells = [BOTTOM[column] << row for row in range(ROWS)]
        return [other if self.stones & cell else 1 - other for cell in cells if self.taken & cell]

    def result(self) -> Result | None:
        """C4-4, C4-5  The winner has one point; in a draw nobody has."""
        if not self.won and self.taken != FULL:
            return None
        points = [1 if self.won and seat != self.turn else 0 for seat in range(2)]
        return Result(points, places_by_points(points), [ScoreLine("four_in_a_row", points)])

    def question(self, seat: int) -> str:
        return "drop" if seat in self.to_act() else "wait"


def has_four(stones: i64) -> bool:
    """C4-4  Whether four of these stones are in a row: two neighbouring pairs, two apart."""
    for direction in DIRECTIONS:
        pairs = stones & (stones >> direction)
        if pairs & (pairs >> (2 * direction)):
            return True
    return False


@final
class ConnectFour(Game):
    """The rules of connect four: two seats, no options, no components but stones."""

    def __init__(self) -> None:
        super().__init__("connect_four", "1", "C4", 2, 2, [], Decisions(DROPS), "none")

    def deal(self, setup: Setup, secret: bytes) -> Position:  # noqa: ARG002 - an empty board, whatever the chance
        return ConnectFourPosition()
