"""OC-9  The score, line by line as on the banner of the castle sheet, and who wins."""

from mypy_extensions import i64

from tablee.games.oh_mon_chateau.cards import CROWN_GUESTS, FLAGS, FLOORS, NOT_COUNTED, TOWERS, WALLS
from tablee.games.oh_mon_chateau.components import EXTRA_CLOUD, SPOTS
from tablee.games.oh_mon_chateau.components import TOWERS as TOWER_COUNT
from tablee.games.oh_mon_chateau.position import OVER, State
from tablee.kernel.ints import bit, count_bits
from tablee.kernel.position import Result, ScoreLine, places_by_points


def result(state: State) -> Result | None:
    """OC-9.5  Most points wins; equal points share the place (OC-R20). None while the play goes on."""
    if state.step != OVER:
        return None
    lines = score_sheet(state)
    points = [sum(line.points[seat] for line in lines) for seat in range(state.seats)]
    return Result(points, places_by_points(points), lines)


def score_sheet(state: State) -> list[ScoreLine]:
    """OC-9.1  The five sums of the banner."""
    seats = range(state.seats)
    return [
        ScoreLine("towers", [tower_points(state, seat) for seat in seats]),
        ScoreLine("sky", [sky_points(state, seat) for seat in seats]),
        ScoreLine("residents", [resident_points(state, seat) for seat in seats]),
        ScoreLine("flags", [flag_points(state, seat) for seat in seats]),
        ScoreLine("guests", [guest_points(state, seat) for seat in seats]),
    ]


def points_without_guests(state: State, seat: i64) -> i64:
    """What everybody can count at any time."""
    return (
        tower_points(state, seat)
        + sky_points(state, seat)
        + resident_points(state, seat)
        + flag_points(state, seat)
    )


def tower_points(state: State, seat: i64) -> i64:
    """The values written on the towers."""
    points: i64 = 0
    for tower in range(TOWER_COUNT):
        points += state.tower(seat, tower)
    return points


def sky_points(state: State, seat: i64) -> i64:
    """OC-7.5, OC-8.1, OC-11.9  Sun, cloud and extra clouds."""
    points = state.extra_clouds(seat) * EXTRA_CLOUD
    if state.sun == seat:
        points += state.box.numbers.sun
    if state.finisher == seat:
        points += state.box.numbers.cloud
    return points


def resident_points(state: State, seat: i64) -> i64:
    """OC-9.2  The value of the group of the last resident drawn."""
    return state.box.castle.resident_points[state.residents(seat)]


def flag_points(state: State, seat: i64) -> i64:
    """The values of the flags."""
    points: i64 = 0
    for spot in range(SPOTS):
        points += state.flag(seat, spot)
    return points


def guest_points(state: State, seat: i64) -> i64:
    """OC-9.3  The guests that the seat has now: printed points, and what crown guests count."""
    points: i64 = 0
    for guest in range(state.deck.size):
        if state.guests(seat) & bit(guest):
            points += points_of_guest(state, seat, guest)
    return points


def points_of_guest(state: State, seat: i64, guest: i64) -> i64:
    """What one guest brings in the castle of this seat (OC-R38)."""
    points = state.deck.points[guest]
    what = state.deck.counts[guest]
    if what != NOT_COUNTED:
        points += state.deck.per[guest] * counted(state, seat, what)
    return points


def counted(state: State, seat: i64, what: i64) -> i64:
    """OC-11.15 to OC-11.20  What a crown guest counts in the castle of its owner."""
    if what == CROWN_GUESTS:
        return count_bits(state.guests(seat) & state.deck.crowns)
    if what == FLOORS:
        return state.floors(seat)
    if what == WALLS:
        return state.walls(seat)
    if what == TOWERS:
        return state.towers(seat)
    assert what == FLAGS
    return state.flags(seat)
