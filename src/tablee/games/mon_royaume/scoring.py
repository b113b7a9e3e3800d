"""MR-8, MR-9.10 to MR-9.12  The Time of the Legends: the score sheet line by line, and who wins."""

from mypy_extensions import i64

from tablee.games.mon_royaume.adventures import bonus_present, elements_present, tale_of
from tablee.games.mon_royaume.components import EVIL, HEROIC
from tablee.games.mon_royaume.position import OVER, SLOT_COUNT, State
from tablee.kernel.ints import bit, count_bits
from tablee.kernel.position import Result, ScoreLine, places_by_points


def result(state: State) -> Result | None:
    """MR-8.9  Most points wins; equal points share the place (MR-R37). None while the play goes on."""
    if state.step != OVER:
        return None
    lines = score_sheet(state)
    points = [sum(line.points[seat] for line in lines) for seat in range(state.seats)]
    return Result(points, places_by_points(points), lines)


def score_sheet(state: State) -> list[ScoreLine]:
    """The lines that this level plays with; totals may be negative (MR-R36)."""
    seats = range(state.seats)
    lines = [ScoreLine("kingdom", [kingdom_points(state, seat) for seat in seats])]
    if state.level.tales:
        lines.append(ScoreLine("bard_tokens", [token_points(state, seat) for seat in seats]))
    if state.level.adventures:
        each = state.box.numbers.marker_points
        lines.append(ScoreLine("monster_markers", [state.markers(seat) * each for seat in seats]))
    if state.level.tale_bonuses:
        lines.append(ScoreLine("tale_bonus", [tale_bonus(state, seat) for seat in seats]))
        lines.append(ScoreLine("curse", [curse(state, seat) for seat in seats]))
    return lines


def kingdom_points(state: State, seat: i64) -> i64:
    """MR-8.1, MR-8.2  Face-up tiles score their level; bard sides score nothing."""
    points: i64 = 0
    for slot in range(SLOT_COUNT):
        tile = state.slot(seat, slot)
        if tile > 0:
            points += state.box.kind_value[tile - 1]
    return points


def token_points(state: State, seat: i64) -> i64:
    """MR-8.3  Two points per token brought to the kingdom; at level 2 per token held (MR-9.12)."""
    numbers = state.box.numbers
    if state.level.counts_tokens:
        return counters(state, seat) * numbers.counter_points
    points: i64 = 0
    for kind in range(len(state.box.bard_kinds)):
        points += state.transferred(seat, kind)
    return points * numbers.token_points


def counters(state: State, seat: i64) -> i64:
    """MR-9.10, MR-9.11  Level 2: a token per element and per monster; adults lose one per missing element."""
    numbers = state.box.numbers
    present = elements_present(state, seat)
    count = present * numbers.counter_per_element + monsters(state, seat) * numbers.counter_per_monster
    if state.level.adult_penalty and state.adults & bit(seat):
        count -= (len(tale_of(state, seat).elements) - present) * numbers.adult_loss
    return max(count, 0)


def tell_counters(state: State, seat: i64) -> None:
    """MR-9.7  The Time of the Tales: say how much of its tale a seat can tell, and the tokens it takes."""
    tale = tale_of(state, seat)
    present = str(elements_present(state, seat))
    words = [
        tale.names.id,
        present,
        str(len(tale.elements)),
        str(monsters(state, seat)),
        str(counters(state, seat)),
    ]
    state.tell("tale-tokens", seat, words)


def monsters(state: State, seat: i64) -> i64:
    """How many monsters lie face up in a kingdom; each is unique (MR-R11)."""
    return count_bits(state.kingdom_mask(seat) & state.box.monster_mask)


def tale_bonus(state: State, seat: i64) -> i64:
    """MR-8.5, MR-8.6, MR-8.8  What a heroic or evil tale adds; a love tale adds nothing here."""
    numbers = state.box.numbers
    if tale_of(state, seat).type == EVIL:
        return monsters(state, seat) * numbers.evil_points
    if bonus_present(state, seat, HEROIC):
        return castle_colour_tiles(state, seat) * numbers.heroic_points
    return 0


def castle_colour_tiles(state: State, seat: i64) -> i64:
    """MR-R32  Face-up tiles of the colour of the castle in the kingdom, itself included; no castle, none."""
    castle = state.slot(seat, SLOT_COUNT - 1)
    if castle <= 0:
        return 0
    colour = state.box.kind_colour[castle - 1]
    count: i64 = 0
    for slot in range(SLOT_COUNT):
        tile = state.slot(seat, slot)
        if tile > 0 and state.box.kind_colour[tile - 1] == colour:
            count += 1
    return count


def curse(state: State, seat: i64) -> i64:
    """MR-8.7  Minus 3 per own monster if an opponent tells an evil tale from the black castle (MR-R35)."""
    if tale_of(state, seat).type == EVIL:
        return 0
    for other in range(state.seats):
        if other != seat and curses(state, other):
            return monsters(state, seat) * state.box.numbers.curse_points
    return 0


def curses(state: State, seat: i64) -> bool:
    """MR-R35  An evil tale and the black castle, face up, in one and the same kingdom."""
    castle = state.slot(seat, SLOT_COUNT - 1)
    if castle <= 0 or state.box.kind_colour[castle - 1] != state.box.black:
        return False
    return tale_of(state, seat).type == EVIL
