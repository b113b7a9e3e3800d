"""What is printed on boards, dice, cards and castle sheets, as typed values, read once and strictly checked."""

from pathlib import Path
from typing import Final, final

from tablee.games.oh_mon_chateau.cards import GUEST_TYPES, Deck, mask_of
from tablee.games.oh_mon_chateau.reading import Names, finish, names_of, whole_numbers
from tablee.games.oh_mon_chateau.scene import check_drawing, check_scene
from tablee.kernel.data import Entry, hash_of, numbered, read_components
from tablee.kernel.ints import Ints, ints

RESOURCES: Final = ["wood", "stone", "gold", "food"]
WOOD: Final = 0
STONE: Final = 1
GOLD: Final = 2
FOOD: Final = 3

FACES: Final = ["face_wood", "face_stone", "face_gold", "face_food", "face_residents", "face_any"]
"""The sides of a die; a resource and its side have the same number."""
RESIDENTS_FACE: Final = 4
ANY_FACE: Final = 5

CELLS: Final = 12
"""Cells of a board (OC-2.1)."""

LINE_KINDS: Final = ["tower", "wall", "keep", "flag", "reactivate", "steal"]
TOWER_LINE: Final = 0
WALL_LINE: Final = 1
KEEP_LINE: Final = 2
FLAG_LINE: Final = 3
REACTIVATE_LINE: Final = 4
STEAL_LINE: Final = 5

VERSIONS: Final = ["little_builders", "grand_architects"]
LITTLE_BUILDERS: Final = 0
GRAND_ARCHITECTS: Final = 1
MOST_SEATS: Final = 4
MOST_CARDS: Final = 60
"""Guests of a deck: a mask holds no more."""
TOWERS: Final = 4
WALLS: Final = 4
FLOORS: Final = 4
PARTS: Final = 12
"""Main parts of a castle (OC-7.1)."""
SPOTS: Final = 6
"""Spots for flags on all walls (OC-7.8)."""
EXTRA_CLOUD: Final = 2
"""Points of a cloud of the Shepherdess (OC-11.9)."""
MONK_FLAG: Final = 2
"""Points of a flag of the Monk (OC-11.13)."""
DISPLAY: Final = 3
"""Guests that Grand Architects choose from (OC-1.7)."""


@final
class Line:
    """A line of a board: what it builds, its points or residents, and its cells."""

    def __init__(self, entry: Entry, cells: dict[str, int]) -> None:
        self.id = entry.text("id")
        self.kind = LINE_KINDS.index(entry.one_of("kind", LINE_KINDS))
        self.value = 0
        if self.kind in (TOWER_LINE, FLAG_LINE):
            self.value = entry.whole("points", 1, 20)
        elif self.kind == WALL_LINE:
            self.value = entry.whole("residents", 0, 20)
        self.in_row = entry.one_of("dir", ["row", "column"]) == "row"
        self.cells = entry.references("cells", cells)
        self.label = whole_numbers(entry, "label")
        finish(entry)

    def recipe(self) -> str:
        """What the line is called among the recipes: `tower_5`, `keep` …"""
        return f"{LINE_KINDS[self.kind]}_{self.value}" if self.value else LINE_KINDS[self.kind]


@final
class Board:
    """One face of a player board: cells, lines, and their flat tables."""

    def __init__(self, entry: Entry, resources: dict[str, int]) -> None:
        self.names = Names(entry)
        self.version = entry.one_of("version", VERSIONS)
        self.rows = entry.whole("rows", 1, 9)
        self.cols = entry.whole("cols", 1, 9)
        cells = entry.tables("cells")
        self.cell_ids = numbered(cells)
        self.places: list[tuple[int, int]] = []
        resource_of: list[int] = []
        for cell in cells:
            self.places.append((cell.whole("row", 0, self.rows - 1), cell.whole("col", 0, self.cols - 1)))
            resource_of.append(cell.reference("resource", resources))
            finish(cell)
        lines = entry.tables("lines")
        self.line_ids = numbered(lines)
        self.lines = [Line(line, self.cell_ids) for line in lines]
        self._make_tables(resource_of)
        self._check(entry)
        finish(entry)

    def _make_tables(self, resource_of: list[int]) -> None:
        self.cell_names = list(self.cell_ids)
        self.line_names = list(self.line_ids)
        self.resource: Ints = ints(resource_of)
        """The resource of every cell."""
        by_resource = [[c for c, r in enumerate(resource_of) if r == number] for number in range(4)]
        self.cells_of: Ints = ints([mask_of(cells) for cells in by_resource])
        """For every resource the mask of its cells."""
        self.line_cells: Ints = ints([mask_of(line.cells) for line in self.lines])
        self.line_kind: Ints = ints([line.kind for line in self.lines])
        self.line_value: Ints = ints([line.value for line in self.lines])

    def _check(self, entry: Entry) -> None:
        """OC-2.1, OC-2.2  Twelve cells, three of each resource; the lines are the runs of adjacent cells."""
        if sorted(self.resource) != sorted(list(range(4)) * 3):
            raise entry.wrong("cells", "must be twelve, three of each resource (OC-2.1)")
        if len(set(self.places)) != CELLS:
            raise entry.wrong("cells", "must lie in twelve different squares")
        if sorted(self.line_cells) != sorted(self.runs()):
            raise entry.wrong("lines", "must be exactly the runs of two or more adjacent cells (OC-2.2)")

    def runs(self) -> list[int]:
        """OC-2.2  The masks of all longest runs of two or more adjacent cells in a row or a column."""
        found: list[int] = []
        for down, right in ((0, 1), (1, 0)):
            for place in self.places:
                if (place[0] - down, place[1] - right) not in self.places:
                    run = self._run(place, down, right)
                    if len(run) > 1:
                        found.append(mask_of(run))
        return found

    def _run(self, place: tuple[int, int], down: int, right: int) -> list[int]:
        run: list[int] = []
        while place in self.places:
            run.append(self.places.index(place))
            place = (place[0] + down, place[1] + right)
        return run


@final
class Castle:
    """The castle sheet: towers, walls with spots for flags, floors, and the values of the residents."""

    def __init__(self, entry: Entry) -> None:
        self.towers = names_of(entry.tables("towers"))
        self.floors = names_of(entry.tables("keep_floors"))
        walls = entry.tables("walls")
        self.walls = [Names(wall) for wall in walls]
        self.spots: list[str] = []
        self.spot_wall: Ints = ints([])
        self._read_spots(walls)
        self.total = 0
        self._read_residents(entry.table("residents"))
        self.banner = names_of(entry.tables("banner"))
        counts = (len(self.towers), len(self.walls), len(self.floors), len(self.spots))
        if counts != (TOWERS, WALLS, FLOORS, SPOTS):
            raise entry.wrong(
                "towers", "walls and keep_floors must be 4 each, with 6 spots for flags (OC-7.8)"
            )
        finish(entry)

    def _read_spots(self, walls: list[Entry]) -> None:
        wall_of: list[int] = []
        for number, wall in enumerate(walls):
            spots = wall.texts("flag_spots")
            self.spots += spots
            wall_of += [number] * len(spots)
            finish(wall)
        self.spot_wall = ints(wall_of)
        """The wall of every spot."""

    def _read_residents(self, entry: Entry) -> None:
        """OC-9.2  The points of every number of residents, from none to all."""
        self.total = entry.whole("total", 1, 60)
        entry.whole("per_line", 1, self.total)
        points = [0]
        groups = entry.tables("groups")
        numbered(groups)
        for group in groups:
            group.whole("line", 1, 9)
            group.fixed("first", len(points))
            last = group.whole("last", len(points), self.total)
            points += [group.whole("points", 0, 99)] * (last + 1 - len(points))
            finish(group)
        if len(points) != self.total + 1:
            raise entry.wrong("groups", f"must reach to resident {self.total}")
        self.resident_points: Ints = ints(points)
        finish(entry)


@final
class Numbers:
    """The numbers of the rules that the data file may change."""

    def __init__(self, constants: Entry) -> None:
        self.tokens = constants.whole("tokens_per_player", 1, CELLS - 1)
        self.residents_per_face = constants.whole("residents_per_face", 1, 9)
        self.sun = constants.whole("sun_points", 0, 20)
        self.cloud = constants.whole("cloud_points", 0, 20)
        fixed = {
            "cells_per_board": CELLS,
            "cells_per_resource": 3,
            "dice_rolled": 2,
            "dice_used_by_active": 2,
            "dice_used_by_others": 1,
            "guest_display": DISPLAY,
            "towers": TOWERS,
            "walls": WALLS,
            "keep_floors": FLOORS,
            "main_parts": PARTS,
            "flags_max": SPOTS,
            "extra_cloud_points": EXTRA_CLOUD,
            "monk_flag_points": MONK_FLAG,
        }
        for field, value in fixed.items():
            constants.fixed(field, value)
        finish(constants)


@final
class Defaults:
    """What the options are when nobody asks for anything else."""

    def __init__(self, options: Entry) -> None:
        self.first_player = options.one_of("first_player", ["random", "seat_0"])
        self.clear = options.flag("clear_impossible_lines")
        self.guests_face_up = options.flag("guests_face_up_green")
        self.snapshot = options.flag("final_lines_snapshot")
        self.dagobert_after_end = options.flag("dagobert_after_end")
        self.turn_cap = options.whole("simulation_turn_cap", 0, 100000)
        finish(options)


@final
class Box:
    """Everything in the box: both boards, both decks, dice, the castle sheet and the numbers of the rules."""

    def __init__(self, data: Entry) -> None:
        data.fixed("schema", 1)
        read_credits(data.table("game"))
        if data.has("sources"):
            data.table("sources")
        self.hash = hash_of(data)
        self.numbers = Numbers(data.table("constants"))
        self.defaults = Defaults(data.table("options"))
        self._read_resources(data)
        boards = exactly(data, "boards", ["board_green", "board_blue"])
        self.boards = [Board(entry, self.resource_ids) for entry in boards]
        self.castle = Castle(data.table("castle"))
        self.decks = [
            Deck(data.tables("guests_green"), self.resource_ids, False),
            Deck(data.tables("guests_blue"), self.resource_ids, True),
        ]
        self._read_names(data)
        self._check_boards(data)
        self._check_decks(data)
        self.scene = check_scene(data.table("scene"), self.castle.spots, self._part_ids())
        self.drawing = check_drawing(data.table("drawing"))
        data.done()

    def _read_resources(self, data: Entry) -> None:
        entries = exactly(data, "resources", RESOURCES)
        self.resource_ids = numbered(entries)
        self.resources = [Names(entry) for entry in entries]
        self.letters: list[str] = []
        for entry in entries:
            self.letters.append(entry.text("letter"))
            entry.text("hex")
            finish(entry)
        dice = data.table("dice")
        dice.fixed("ids", ["die_1", "die_2"])
        self.faces = self._read_faces(dice)
        finish(dice)

    def _read_faces(self, dice: Entry) -> list[Names]:
        """OC-4.1 to OC-4.3  Six different sides, in this order."""
        entries = exactly(dice, "faces", FACES)
        faces = [Names(entry) for entry in entries]
        for number, entry in enumerate(entries):
            if number < RESIDENTS_FACE:
                entry.fixed("resource", RESOURCES[number])
            elif number == RESIDENTS_FACE:
                entry.fixed("residents", self.numbers.residents_per_face)
            else:
                entry.fixed("any", True)
            finish(entry)
        return faces

    def _read_names(self, data: Entry) -> None:
        """Names and colours that players see and no rule reads."""
        for entry in data.tables("colors"):
            entry.text("hex")
            Names(entry)
            finish(entry)
        self.versions: list[Names] = []
        for number, entry in enumerate(exactly(data, "versions", VERSIONS)):
            self.versions.append(Names(entry))
            entry.fixed("board", self.boards[number].names.id)
            entry.fixed("deck", "deck_blue" if number == GRAND_ARCHITECTS else "deck_green")
            entry.fixed("guests_visible", DISPLAY * number)
            entry.fixed("guest_powers", number == GRAND_ARCHITECTS)
            if entry.has("en_alt"):
                entry.text("en_alt")
            finish(entry)
        self.line_kinds = names_of(exactly(data, "line_kinds", LINE_KINDS))
        for entry in exactly(data, "guest_types", GUEST_TYPES):
            Names(entry)
            entry.text("help_fr")
            entry.text("help_en")
            finish(entry)

    def _check_boards(self, data: Entry) -> None:
        """Both faces belong to their version, and a construction costs the same on both."""
        if [board.version for board in self.boards] != VERSIONS:
            raise data.wrong("boards", f"must be one for {VERSIONS[0]} and one for {VERSIONS[1]}")
        recipes = data.table("recipes")
        costs = {name: sorted(recipes.references(name, self.resource_ids)) for name in recipes.data}
        for board in self.boards:
            for line in board.lines:
                if costs.get(line.recipe()) != sorted(int(board.resource[cell]) for cell in line.cells):
                    raise recipes.wrong(line.recipe(), f"is not what line {line.id} costs")
        for word in self.boards[0].cell_ids:
            if word in self.boards[1].cell_ids:
                raise data.wrong("boards", f"use the id '{word}' twice")

    def _check_decks(self, data: Entry) -> None:
        """OC-R26  Enough guests for every floor of four castles; the totals of the box add up."""
        counts = data.table("counts")
        counts.fixed("player_boards", MOST_SEATS)
        counts.fixed("token_sets", MOST_SEATS)
        counts.fixed("tokens_per_set", self.numbers.tokens)
        counts.fixed("dice", 2)
        counts.fixed("guest_cards", self.decks[0].size + self.decks[1].size)
        counts.fixed("guest_cards_green", self.decks[0].size)
        counts.fixed("guest_cards_blue", self.decks[1].size)
        finish(counts)
        for number, entry in enumerate(exactly(data, "decks", ["deck_green", "deck_blue"])):
            Names(entry)
            entry.fixed("size", self.decks[number].size)
            finish(entry)
        needed = MOST_SEATS * FLOORS
        if self.decks[0].size < needed or self.decks[1].size < needed + DISPLAY:
            raise counts.wrong("guest_cards", f"must be at least {needed} green and {needed + DISPLAY} blue")
        if max(self.decks[0].size, self.decks[1].size) > MOST_CARDS:
            raise counts.wrong("guest_cards", f"must be at most {MOST_CARDS} of a colour")

    def _part_ids(self) -> list[str]:
        return [part.id for part in [*self.castle.towers, *self.castle.walls, *self.castle.floors]]


def exactly(entry: Entry, field: str, ids: list[str]) -> list[Entry]:
    """A list of tables that must be exactly these, in this order."""
    entries = entry.tables(field)
    if list(numbered(entries)) != ids:
        raise entry.wrong(field, f"must be {', '.join(ids)}")
    return entries


def read_credits(game: Entry) -> None:
    """The title's own data: shown to players, without effect on the rules."""
    game.fixed("id", "oh_mon_chateau")
    game.fixed("prefix", "OC")
    for field in ("fr", "en", "de", "illustrator", "publisher"):
        game.text(field)
    game.texts("authors")
    game.whole("year", 1900, 2100)
    game.fixed("players_min", 2)
    game.fixed("players_max", MOST_SEATS)
    game.whole("age_min", 1, 99)
    game.whole("minutes", 1, 300)
    finish(game)


def open_box(path: Path | None = None) -> Box:
    """Read the component file that comes with the game, or a corrected one."""
    return Box(read_components(Path(__file__).with_name("components.toml") if path is None else path))
