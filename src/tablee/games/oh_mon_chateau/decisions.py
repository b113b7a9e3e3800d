"""Everything a seat can choose, each made once: this list is the action space."""

from typing import Final, final

from tablee.games.oh_mon_chateau.components import CELLS, Box
from tablee.kernel.decision import Decision, Decisions

DIE_IDS: Final = ["die_1", "die_2", "die_dagobert"]
DAGOBERTS_DIE: Final = 2

# What a die is used for.
PLACE: Final = 0
DRAW_RESIDENTS: Final = 1
MONKS_FLAG: Final = 2
CLOUD: Final = 3
COOKS_RESIDENT: Final = 4
USES: Final = ["place", "residents", "monk", "cloud", "cook"]


@final
class Roll(Decision):
    """OC-3.2, OC-11.4  Roll the two dice, or Dagobert's."""

    def __init__(self) -> None:
        super().__init__("roll", [])


@final
class Use(Decision):
    """OC-4  Use a die: for a token on a cell, for residents, or for what a guest offers instead."""

    def __init__(self, use: int, die: int, board: int, subject: int, names: list[str]) -> None:
        super().__init__(USES[use], [DIE_IDS[die], *names])
        self.use = use
        self.die = die
        self.board = board
        self.subject = subject
        """The cell of a token or the spot of a flag."""


@final
class Skip(Decision):
    """OC-4.5  Let one of the two dice go."""

    def __init__(self, die: int) -> None:
        super().__init__("skip", [DIE_IDS[die]])
        self.die = die


@final
class Pass(Decision):
    """OC-4.6  Use no die of another player's roll."""

    def __init__(self) -> None:
        super().__init__("pass", [])


@final
class Build(Decision):
    """OC-6.4  Take the tokens of a full line back and get its result; or, clearing, nothing (OC-6.9)."""

    def __init__(self, board: int, line: int, name: str, clear: bool) -> None:
        super().__init__("clear" if clear else "build", [name])
        self.board = board
        self.line = line
        self.clear = clear


@final
class Stop(Decision):
    """OC-6.1, OC-10.10  Construct no more; or let the rest of a guest's effect go."""

    def __init__(self) -> None:
        super().__init__("stop", [])


@final
class DrawTower(Decision):
    """OC-7.4  Draw this tower."""

    def __init__(self, tower: int, name: str) -> None:
        super().__init__("tower", [name])
        self.tower = tower


@final
class DrawWall(Decision):
    """OC-7.6  Draw this wall."""

    def __init__(self, wall: int, name: str) -> None:
        super().__init__("wall", [name])
        self.wall = wall


@final
class DrawFlag(Decision):
    """OC-7.7  Draw the flag on this spot."""

    def __init__(self, spot: int, name: str) -> None:
        super().__init__("flag", [name])
        self.spot = spot


@final
class Take(Decision):
    """OC-10.2  Choose this guest of the display."""

    def __init__(self, guest: int, name: str) -> None:
        super().__init__("take", [name])
        self.guest = guest


@final
class Reactivate(Decision):
    """OC-10.6  Use this lightning guest once more."""

    def __init__(self, guest: int, name: str) -> None:
        super().__init__("reactivate", [name])
        self.guest = guest


@final
class Steal(Decision):
    """OC-10.7  Take this guest from the player who has it."""

    def __init__(self, guest: int, name: str) -> None:
        super().__init__("steal", [name])
        self.guest = guest


@final
class Put(Decision):
    """OC-11.1 to OC-11.8  Put a token that a lightning guest brings, or moves, on this cell."""

    def __init__(self, board: int, cell: int, name: str) -> None:
        super().__init__("put", [name])
        self.board = board
        self.cell = cell


@final
class Draw(Decision):
    """OC-11.1, OC-11.2  Draw the residents that a lightning guest brings."""

    def __init__(self) -> None:
        super().__init__("draw", [])


@final
class Lift(Decision):
    """OC-11.5  Take the token on this cell to move it."""

    def __init__(self, board: int, cell: int, name: str) -> None:
        super().__init__("lift", [name])
        self.board = board
        self.cell = cell


@final
class Choices:
    """The decisions of one box, by what they are about. Cells and lines count through both boards."""

    def __init__(self, box: Box) -> None:
        dice = range(len(DIE_IDS))
        cells = [(b, c, name) for b in range(2) for c, name in enumerate(box.boards[b].cell_names)]
        lines = [(b, n, name) for b in range(2) for n, name in enumerate(box.boards[b].line_names)]
        guests = list(box.decks[1].ids)
        spots = box.castle.spots
        self.first_line = [0, len(box.boards[0].lines)]
        """Where the lines of a board begin in `build` and `clear`."""
        self.roll = Roll()
        self.place = [Use(PLACE, die, b, c, [name]) for die in dice for b, c, name in cells]
        self.residents = [Use(DRAW_RESIDENTS, die, 0, 0, []) for die in dice]
        self.monk = [Use(MONKS_FLAG, die, 0, s, [name]) for die in dice for s, name in enumerate(spots)]
        self.cloud = [Use(CLOUD, die, 0, 0, []) for die in dice]
        self.cook = [Use(COOKS_RESIDENT, die, 0, 0, []) for die in dice]
        self.skip = [Skip(die) for die in range(DAGOBERTS_DIE)]
        self.pass_by = Pass()
        self.build = [Build(b, n, name, False) for b, n, name in lines]
        self.clear = [Build(b, n, name, True) for b, n, name in lines]
        self.stop = Stop()
        self.tower = [DrawTower(n, part.id) for n, part in enumerate(box.castle.towers)]
        self.wall = [DrawWall(n, part.id) for n, part in enumerate(box.castle.walls)]
        self.flag = [DrawFlag(n, name) for n, name in enumerate(spots)]
        self.take = [Take(n, name) for n, name in enumerate(guests)]
        self.reactivate = [Reactivate(n, name) for n, name in enumerate(guests)]
        self.steal = [Steal(n, name) for n, name in enumerate(guests)]
        self.put = [Put(b, c, name) for b, c, name in cells]
        self.draw = Draw()
        self.lift = [Lift(b, c, name) for b, c, name in cells]
        self.all = Decisions(self._in_order())

    def _in_order(self) -> list[Decision]:
        """The order of the action ids."""
        uses: list[Decision] = [*self.place, *self.residents, *self.monk, *self.cloud, *self.cook]
        castle: list[Decision] = [*self.build, *self.clear, *self.tower, *self.wall, *self.flag]
        guests: list[Decision] = [*self.take, *self.reactivate, *self.steal, *self.put, *self.lift]
        return [self.roll, *uses, *self.skip, self.pass_by, *castle, *guests, self.draw, self.stop]

    def place_on(self, die: int, board: int, cell: int) -> Decision:
        return self.place[(die * 2 + board) * CELLS + cell]
