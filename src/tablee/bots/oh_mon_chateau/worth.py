"""What lines, tokens, residents and guests are worth to a builder, in hundredths of a point.

The figures are those of a seasoned player: two residents or one well placed token are worth a good point, progress
on the castle is worth something by itself, and more so towards the end.
"""

from typing import Final

from mypy_extensions import i64

from tablee.games.oh_mon_chateau import cards
from tablee.games.oh_mon_chateau.components import (
    DISPLAY,
    FLAG_LINE,
    GRAND_ARCHITECTS,
    KEEP_LINE,
    PARTS,
    REACTIVATE_LINE,
    TOWER_LINE,
    TOWERS,
    WALL_LINE,
)
from tablee.games.oh_mon_chateau.lines import POSSIBLE, hindrance, never_again, stealable
from tablee.games.oh_mon_chateau.position import NO_CARD, NOBODY, State
from tablee.games.oh_mon_chateau.scoring import points_of_guest
from tablee.games.oh_mon_chateau.sheet import free_spots
from tablee.kernel.ints import Ints, bit, count_bits, ints

PROGRESS: Final = 300
LATE: Final = 9
"""From so many parts on a castle is nearly done."""
PER_RESIDENT: Final = 67
FIRST_WALL: Final = 60
GREEN_GUEST: Final = 220
SUN: Final = 150
MISSING: Final = ints([95, 55, 28, 14])
"""How much of a line's worth is there with 0, 1, 2, 3 tokens missing, in hundredths."""
MISSING_LATE: Final = ints([95, 40, 12, 4])
NO_USE_YET: Final = 50
"""What is left of a line's worth while its result is impossible only for now, in hundredths."""
CHANCE_DIE: Final = 180
CROWN_HOPE: Final = 30


def leading_parts(state: State) -> i64:
    """How far the most advanced castle is: how near the end is."""
    most: i64 = 0
    for seat in range(state.seats):
        most = max(most, state.parts(seat))
    return most


def progress(state: State, seat: i64) -> i64:
    """What a main part is worth besides its points."""
    return PROGRESS * 3 // 2 if state.parts(seat) >= LATE else PROGRESS


def line_worth(state: State, seat: i64, line: i64) -> i64:
    """What using a line brings, for good or at least for hope."""
    kind = state.board.line_kind[line]
    why = hindrance(state, seat, kind)
    if never_again(why):
        return 0
    worth = result_worth(state, seat, kind, state.board.line_value[line])
    return worth if why == POSSIBLE else worth * NO_USE_YET // 100


def result_worth(state: State, seat: i64, kind: i64, value: i64) -> i64:
    """What a tower, wall, floor, flag, reactivation or theft brings."""
    if kind == TOWER_LINE:
        sun = SUN if state.sun == NOBODY and state.towers(seat) == TOWERS - 1 else 0
        return value * 100 + progress(state, seat) + sun
    if kind == WALL_LINE:
        return value * PER_RESIDENT + FIRST_WALL + progress(state, seat)
    if kind == KEEP_LINE:
        return floor_guest(state, seat) + progress(state, seat)
    if kind == FLAG_LINE:
        return value * 100
    if kind == REACTIVATE_LINE:
        return best_of(state, seat, state.guests(seat) & state.deck.lightning, True)
    return best_of(state, seat, stealable(state, seat), False)


def floor_guest(state: State, seat: i64) -> i64:
    """The guest that a floor brings: an average one, or the best of the display."""
    if state.agreed.version != GRAND_ARCHITECTS:
        return GREEN_GUEST
    shown: i64 = 0
    for place in range(DISPLAY):
        if state.display[place] != NO_CARD:
            shown |= bit(state.display[place])
    return best_of(state, seat, shown, False)


def best_of(state: State, seat: i64, guests: i64, only_effect: bool) -> i64:
    """The best of some guests: as a newcomer, or for its effect alone."""
    best: i64 = 0
    for guest in range(state.deck.size):
        if guests & bit(guest):
            worth = effect_worth(state, guest) if only_effect else guest_worth(state, seat, guest)
            best = max(best, worth)
    return best


def grid_worth(state: State, cells: i64, lines: Ints) -> i64:
    """What tokens on these cells promise: every line by what it lacks. `lines` holds the worth of each."""
    share = MISSING_LATE if leading_parts(state) >= LATE else MISSING
    total: i64 = 0
    for line in range(len(lines)):
        missing = count_bits(state.board.line_cells[line] & ~cells)
        total += lines[line] * share[min(missing, 3)]
    return total // 100


def worth_of_lines(state: State, seat: i64) -> Ints:
    """The worth of every line, to be used for many grids."""
    return ints([line_worth(state, seat, line) for line in range(len(state.board.line_cells))])


def residents_worth(state: State, seat: i64, count: i64) -> i64:
    """What more residents bring: the way to the next group counts, not only its edge."""
    now = state.residents(seat)
    return track(state, now + count) - track(state, now)


def track(state: State, residents: i64) -> i64:
    """The value of so many residents, smoothed over the neighbours."""
    last = state.box.castle.total
    points = state.box.castle.resident_points
    total: i64 = 0
    for near in range(residents - 1, residents + 2):
        total += points[max(0, min(near, last))]
    return total * 100 // 3


def guest_worth(state: State, seat: i64, guest: i64) -> i64:
    """What a guest is worth to a seat that gets it now."""
    kind = state.deck.type[guest]
    printed = state.deck.points[guest] * 100
    if kind == cards.LIGHTNING:
        return printed + effect_worth(state, guest)
    if kind == cards.CROWN:
        return crown_worth(state, seat, guest)
    return printed + hourglass_worth(state, seat, guest)


def effect_worth(state: State, guest: i64) -> i64:
    """What a lightning guest does, on average."""
    if state.deck.does[guest] != cards.GIFT:
        return CHANCE_DIE
    return state.deck.amount[guest] * 100 + state.deck.residents[guest] * PER_RESIDENT


def crown_worth(state: State, seat: i64, guest: i64) -> i64:
    """What a crown guest counts now, and what it may still come to count."""
    now = points_of_guest(state, seat, guest) * 100
    what = state.deck.counts[guest]
    if what == cards.CROWN_GUESTS:
        return now + 250
    if what == cards.FLAGS:
        return now + count_bits(free_spots(state, seat)) * CROWN_HOPE
    if what == cards.NOT_COUNTED:
        return now
    return 340


def hourglass_worth(state: State, seat: i64, guest: i64) -> i64:
    """What an hourglass guest may still bring until the end."""
    left: i64 = PARTS - leading_parts(state)
    bits = bit(guest)
    powers = state.deck.with_power
    if bits & powers[cards.SHEPHERDESS]:
        return left * 28
    if bits & powers[cards.MONK]:
        return left * 20
    if bits & powers[cards.COOK]:
        return left * 15
    if bits & powers[cards.GUARD]:
        return count_bits(state.guests(seat) & state.deck.crowns) * 60
    return left * 10
