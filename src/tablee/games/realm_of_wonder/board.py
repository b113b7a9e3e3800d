"""RW-10  The board: spaces, discs, walls and water, and the passages that every rotation opens."""

from typing import Final, final

from mypy_extensions import i64

from tablee.games.realm_of_wonder.names import Names, finish, measure, measures, names_of, slots
from tablee.kernel.data import Entry, numbered
from tablee.kernel.ints import Ints, ints

REGIONS: Final = 6

DISCS: Final = ["outer", "middle", "castle"]
OUTER: Final = 0
MIDDLE: Final = 1
CASTLE_DISC: Final = 2
DISC_WORDS: Final = ["middle_disc", "castle_disc"]
"""The two discs that turn, as the notation names them: disc number 1 + place in this list."""

FEATURES: Final = ["none", "home", "well", "tower", "rune_stone", "vortex", "castle"]
HOME: Final = 1
WELL: Final = 2
TOWER: Final = 3
RUNE_STONE: Final = 4
VORTEX: Final = 5
CASTLE: Final = 6


@final
class Space:
    """A space of the board: where it lies, what it costs to enter and what it offers."""

    def __init__(self, entry: Entry, regions: dict[str, int]) -> None:
        self.names = names_of(entry)
        self.disc = DISCS.index(entry.one_of("disc", DISCS))
        self.region = -1
        if entry.text("region") or self.disc != CASTLE_DISC:
            self.region = entry.reference("region", regions)
        self.slot = entry.whole("slot", 0, REGIONS - 1) if entry.has("slot") else -1
        self.cost = entry.whole("cost", 1, 2)
        self.feature = FEATURES.index(entry.one_of("feature", FEATURES))
        self.beach = entry.flag("beach")
        self.gate = entry.one_of("gate", ["in", "out"]) if entry.has("gate") else ""
        self.x = measure(entry, "x")
        self.y = measure(entry, "y")
        self.shape = measures(entry, "shape", 4)


@final
class Disc:
    """How a disc is drawn: its radii and, if it turns, where its whirlpool lies."""

    def __init__(self, entry: Entry, turns: bool) -> None:
        entry.fixed("rotates", turns)
        self.inner_radius = measure(entry, "inner_radius")
        self.outer_radius = measure(entry, "outer_radius")
        self.whirlpool_angle = 0.0
        self.whirlpool_radius = 0.0
        if turns:
            entry.fixed("whirlpool_slot", 0)
            self.whirlpool_angle = measure(entry, "whirlpool_angle")
            self.whirlpool_radius = measure(entry, "whirlpool_radius")


@final
class Board:
    """The whole map. A space is a number; `names_of_spaces` gives its id and printed names."""

    def __init__(self, data: Entry, regions: dict[str, int]) -> None:
        entries = data.tables("spaces")
        self.ids = numbered(entries)
        self.spaces = [Space(entry, regions) for entry in entries]
        self.near = Lists([entry.references("adjacent", self.ids) for entry in entries])
        self.walls = Lists([entry.references("wall", self.ids) for entry in entries])
        self.waters = Lists([entry.references("water", self.ids) for entry in entries])
        for entry in entries:
            finish(entry)
        self._make_tables()
        self._read_discs(data.table("board"))
        self.across: Ints = self._passages()
        self.to_castle: Ints = ints(
            [way for rotation in range(REGIONS * REGIONS) for way in self._ways(rotation)]
        )

    def name(self, space: i64) -> str:
        """The id of a space."""
        return self.spaces[space].names.id

    def names(self, space: i64) -> Names:
        """What players call a space."""
        return self.spaces[space].names

    def _make_tables(self) -> None:
        """Flat tables for the rules to read while playing."""
        spaces = self.spaces
        self.count = len(spaces)
        self.disc: Ints = ints([space.disc for space in spaces])
        self.region: Ints = ints([space.region for space in spaces])
        self.cost: Ints = ints([space.cost for space in spaces])
        self.feature: Ints = ints([space.feature for space in spaces])
        self.beach: Ints = ints([1 if space.beach else 0 for space in spaces])
        self.easy_beach: Ints = ints([1 if space.beach and space.cost == 1 else 0 for space in spaces])
        self.wells = self._with_feature([HOME, WELL])
        self.towers = self._with_feature([TOWER])
        self.castle = self._only_castle()
        self.well_number: Ints = self._numbers(self.wells)
        self.tower_number: Ints = self._numbers(self.towers)

    def _with_feature(self, features: list[int]) -> list[int]:
        return [number for number, space in enumerate(self.spaces) if space.feature in features]

    def _only_castle(self) -> int:
        castles = self._with_feature([CASTLE])
        return castles[0] if len(castles) == 1 else -1

    def _numbers(self, chosen: list[int]) -> Ints:
        """For every space its number among the chosen ones, or -1."""
        return ints([chosen.index(space) if space in chosen else -1 for space in range(self.count)])

    def _read_discs(self, board: Entry) -> None:
        """RW-10.4, RW-10.5, RW-9.6  Which slots have landings and quays, and the circles of vortices."""
        board.fixed("slots", REGIONS)
        self.outer_radius = measure(board, "outer_radius")
        self.frame = measure(board, "frame")
        self.turn_track_corner = board.text("turn_track_corner")
        outer = board.table("outer")
        middle = board.table("middle")
        castle = board.table("castle")
        self.discs = [Disc(outer, turns=False), Disc(middle, turns=True), Disc(castle, turns=True)]
        self.landings = slots(middle, "outer_passages")
        self.inner_landings = slots(middle, "inner_passages")
        self.quays = slots(castle, "passages")
        for entry in (outer, middle, castle):
            finish(entry)
        vortices = board.table("vortices")
        self.vortices = [vortices.references("outer", self.ids), vortices.references("middle", self.ids)]
        finish(vortices)
        finish(board)
        self.next_vortex: Ints = self._circle(1)
        self.vortex_before: Ints = self._circle(-1)

    def _circle(self, way: int) -> Ints:
        """The next vortex of the same disc, clockwise or anticlockwise; -1 where there is none."""
        found = [-1] * self.count
        for circle in self.vortices:
            for place, space in enumerate(circle):
                found[space] = circle[(place + way) % len(circle)]
        return ints(found)

    def gate(self, disc: int, way: str, slot: int) -> int:
        """The space of this slot that joins the disc further in or out, or -1."""
        for number, space in enumerate(self.spaces):
            if space.disc == disc and space.gate == way and space.slot == slot:
                return number
        return -1

    def _passages(self) -> Ints:
        """RW-10.4, RW-10.5  For each of the 36 positions of the discs: the space across a passage, or -1."""
        table: list[int] = []
        for middle in range(REGIONS):
            for castle in range(REGIONS):
                across = [-1] * self.count
                for slot in self.landings:
                    path = self.gate(OUTER, "in", (slot + middle) % REGIONS)
                    self._join(across, path, self.gate(MIDDLE, "out", slot))
                for slot in self.quays:
                    facing = (slot + castle - middle) % REGIONS
                    if facing in self.inner_landings:
                        self._join(
                            across, self.gate(MIDDLE, "in", facing), self.gate(CASTLE_DISC, "out", slot)
                        )
                table += across
        return ints(table)

    def _ways(self, rotation: int) -> list[int]:
        """RW-17.4  The movement points on foot from every space to the castle, at one position of the discs."""
        ways = [-1] * self.count
        rings: list[list[int]] = [[self.castle], [], []]
        for way in range(3 * self.count):
            for space in rings[way]:
                if space >= 0 and ways[space] < 0:
                    ways[space] = way
                    beyond = rings[way + self.spaces[space].cost]
                    beyond += [*self.near.of(space), int(self.across[rotation * self.count + space])]
            rings.append([])
        return ways

    def _join(self, across: list[int], one: int, other: int) -> None:
        if one >= 0 and other >= 0:
            across[one] = other
            across[other] = one


@final
class Lists:
    """A list of spaces for every space, as one flat array: those of `space` begin at `start[space]`."""

    def __init__(self, lists: list[list[int]]) -> None:
        starts = [0]
        for numbers in lists:
            starts.append(starts[-1] + len(numbers))
        self.start: Ints = ints(starts)
        self.items: Ints = ints([number for numbers in lists for number in numbers])

    def of(self, space: int) -> list[int]:
        """The list of one space."""
        return [int(self.items[i]) for i in range(self.start[space], self.start[space + 1])]

    def has(self, space: i64, other: i64) -> bool:
        """Whether the list of a space names another."""
        for i in range(self.start[space], self.start[space + 1]):
            if self.items[i] == other:
                return True
        return False
