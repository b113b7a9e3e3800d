"""Who may know what: the view of a seat, built up from what it may know. Nearly everything is open."""

from mypy_extensions import i64, mypyc_attr

from tablee.games.oh_mon_chateau.components import (
    CELLS,
    FACES,
    FLOORS,
    LINE_KINDS,
    RESOURCES,
    SPOTS,
    TOWERS,
    VERSIONS,
    WALLS,
)
from tablee.games.oh_mon_chateau.decisions import DIE_IDS
from tablee.games.oh_mon_chateau.lines import counts_after_end, hindrance, is_full
from tablee.games.oh_mon_chateau.position import DICE, NO_CARD, NO_CELL, NO_FACE, NOBODY, OVER, State
from tablee.games.oh_mon_chateau.scoring import (
    flag_points,
    guest_points,
    points_of_guest,
    points_without_guests,
    resident_points,
    result,
    sky_points,
    tower_points,
)
from tablee.kernel.ints import bit, count_bits
from tablee.kernel.seen import Seen

STEP_NAMES = [
    "roll",
    "dice",
    "construct",
    "tower",
    "wall",
    "flag",
    "guest",
    "reactivate",
    "steal",
    "gift",
    "dagobert",
    "magician",
    "over",
]


@mypyc_attr(native_class=False)
class DieView(Seen, frozen=True):
    """A die as it lies since the last roll, and whether the active player is through with it."""

    die: str
    face: str | None
    used: bool


@mypyc_attr(native_class=False)
class CellView(Seen, frozen=True):
    """A cell of a board."""

    cell: str
    resource: str
    token: bool


@mypyc_attr(native_class=False)
class LineView(Seen, frozen=True):
    """A line: what it builds, how many tokens are missing, and whether its result is possible now.

    `crosses` are the full lines that using this one would break; `counts` is False for a line that was not full
    when the game ended.
    """

    line: str
    kind: str
    value: int
    cells: list[str]
    missing: int
    possible: bool
    counts: bool
    crosses: list[str]


@mypyc_attr(native_class=False)
class PartView(Seen, frozen=True):
    """A tower, wall, floor or flag spot of a castle: drawn or not, and its value if it has one."""

    part: str
    drawn: bool
    value: int


@mypyc_attr(native_class=False)
class GuestView(Seen, frozen=True):
    """A guest beside a castle and what it is worth there now."""

    guest: str
    points: int


@mypyc_attr(native_class=False)
class ScoreView(Seen, frozen=True):
    """The banner of a castle as it stands; guests that lie face down are left out for the others."""

    towers: int
    sky: int
    residents: int
    flags: int
    guests: int | None
    total: int


@mypyc_attr(native_class=False)
class SeatView(Seen, frozen=True):
    """What may be known of a seat; its guests are None while they lie face down for this viewer."""

    seat: int
    sheet: str
    reserve: int
    cells: list[CellView]
    lines: list[LineView]
    towers: list[PartView]
    walls: list[PartView]
    floors: list[PartView]
    flags: list[PartView]
    parts: int
    residents: int
    sun: bool
    cloud: bool
    extra_clouds: int
    guest_count: int
    guests: list[GuestView] | None
    through: bool
    score: ScoreView


@mypyc_attr(native_class=False)
class EffectView(Seen, frozen=True):
    """The lightning guest at work: what is still to come, and the token in the Magician's hand."""

    guest: str
    left: int
    residents: int
    lifted: str | None
    moved: str | None


@mypyc_attr(native_class=False)
class ScoreLineView(Seen, frozen=True):
    """One line of the score sheet."""

    name: str
    points: list[int]


@mypyc_attr(native_class=False)
class OhMonChateauView(Seen, frozen=True):
    """One moment of Oh mon château as one seat, or an onlooker, may know it."""

    game: str
    version: str
    board: str
    me: int | None
    step: str
    to_act: list[int]
    turn: int
    first: int
    active: int
    builder: int
    line: str | None
    dice: list[DieView]
    dagobert: str | None
    pile: int
    display: list[str]
    unseen: list[str]
    effect: EffectView | None
    seats: list[SeatView]
    sun: int | None
    finisher: int | None
    unfinished: bool
    sheet: list[ScoreLineView] | None
    points: list[int] | None
    places: list[int] | None


def view(state: State, seat: int | None) -> OhMonChateauView:
    """What this seat may know; None is an onlooker."""
    final = result(state)
    building = state.step > DICE and state.step != OVER
    return OhMonChateauView(
        game="oh_mon_chateau",
        version=VERSIONS[state.agreed.version],
        board=state.board.names.id,
        me=seat,
        step=STEP_NAMES[state.step],
        to_act=[s for s in range(state.seats) if state.owing & bit(s)],
        turn=state.turn,
        first=state.first,
        active=state.active,
        builder=state.builder if building else state.active,
        line=state.board.line_names[state.line] if state.step > DICE + 1 and building else None,
        dice=[die_view(state, die) for die in range(2)],
        dagobert=None if state.dagobert_face == NO_FACE else FACES[state.dagobert_face],
        pile=len(state.pile) - state.drawn,
        display=[state.guest_name(guest) for guest in state.display if guest != NO_CARD],
        unseen=[
            state.guest_name(guest) for guest in range(state.deck.size) if not is_seen(state, seat, guest)
        ],
        effect=None if state.effect == NO_CARD else effect_view(state),
        seats=[seat_view(state, s, s == seat) for s in range(state.seats)],
        sun=None if state.sun == NOBODY else state.sun,
        finisher=None if state.finisher == NOBODY else state.finisher,
        unfinished=state.step == OVER and state.finisher == NOBODY,
        sheet=None if final is None else [ScoreLineView(line.name, line.points) for line in final.lines],
        points=None if final is None else final.points,
        places=None if final is None else final.places,
    )


def die_view(state: State, die: i64) -> DieView:
    face = state.face(die)
    return DieView(DIE_IDS[die], None if face == NO_FACE else FACES[face], state.dice_used & bit(die) != 0)


def is_seen(state: State, seat: int | None, guest: i64) -> bool:
    """Whether this viewer has seen a guest: in the display, or beside a castle where it lies open for him."""
    for place in range(len(state.display)):
        if state.display[place] == guest:
            return True
    owner = state.owner_of(guest)
    return owner != NOBODY and (owner == seat or not state.face_down())


def effect_view(state: State) -> EffectView:
    names = state.board.cell_names
    return EffectView(
        guest=state.guest_name(state.effect),
        left=state.effect_left,
        residents=state.effect_residents,
        lifted=None if state.lifted == NO_CELL else names[state.lifted],
        moved=None if state.moved == NO_CELL else names[state.moved],
    )


def seat_view(state: State, seat: i64, own: bool) -> SeatView:
    """The board and the castle of a seat."""
    castle = state.box.castle
    walls = state.wall_mask(seat)
    open_guests = own or not state.face_down()
    return SeatView(
        seat=seat,
        sheet=state.agreed.sheets[seat],
        reserve=state.reserve(seat),
        cells=[cell_view(state, seat, cell) for cell in range(CELLS)],
        lines=[line_view(state, seat, line) for line in range(len(state.board.lines))],
        towers=[part_view(castle.towers[n].id, state.tower(seat, n)) for n in range(TOWERS)],
        walls=[PartView(castle.walls[n].id, walls & bit(n) != 0, 0) for n in range(WALLS)],
        floors=[PartView(castle.floors[n].id, n < state.floors(seat), 0) for n in range(FLOORS)],
        flags=[part_view(castle.spots[n], state.flag(seat, n)) for n in range(SPOTS)],
        parts=state.parts(seat),
        residents=state.residents(seat),
        sun=state.sun == seat,
        cloud=state.finisher == seat,
        extra_clouds=state.extra_clouds(seat),
        guest_count=count_bits(state.guests(seat)),
        guests=guest_views(state, seat) if open_guests else None,
        through=state.step == DICE and not state.owing & bit(seat),
        score=score_view(state, seat, open_guests),
    )


def cell_view(state: State, seat: i64, cell: i64) -> CellView:
    resource = RESOURCES[state.board.resource[cell]]
    return CellView(state.board.cell_names[cell], resource, state.tokens(seat) & bit(cell) != 0)


def line_view(state: State, seat: i64, line: i64) -> LineView:
    printed = state.board.lines[line]
    cells = state.board.line_cells[line]
    crossing: list[str] = []
    for other in range(len(state.board.lines)):
        if other != line and is_full(state, seat, other) and state.board.line_cells[other] & cells:
            crossing.append(state.board.line_names[other])
    return LineView(
        line=printed.id,
        kind=LINE_KINDS[printed.kind],
        value=printed.value,
        cells=[state.board.cell_names[cell] for cell in printed.cells],
        missing=count_bits(cells & ~state.tokens(seat)),
        possible=hindrance(state, seat, printed.kind) == 0,
        counts=counts_after_end(state, seat, line),
        crosses=crossing,
    )


def part_view(part: str, value: i64) -> PartView:
    return PartView(part, value > 0, value)


def guest_views(state: State, seat: i64) -> list[GuestView]:
    """The guests of a seat in the order of their arrival."""
    mine = [guest for guest in range(state.deck.size) if state.guests(seat) & bit(guest)]
    by_arrival = sorted([(int(state.arrivals[guest]), guest) for guest in mine])
    return [
        GuestView(state.guest_name(guest), points_of_guest(state, seat, guest)) for _, guest in by_arrival
    ]


def score_view(state: State, seat: i64, open_guests: bool) -> ScoreView:
    guests = guest_points(state, seat) if open_guests else 0
    return ScoreView(
        towers=tower_points(state, seat),
        sky=sky_points(state, seat),
        residents=resident_points(state, seat),
        flags=flag_points(state, seat),
        guests=guests if open_guests else None,
        total=points_without_guests(state, seat) + guests,
    )
