"""TG-9  End of the game: majorities, gains of the end, the score sheet line by line, ties."""

from mypy_extensions import i64

from tablee.games.tales_of_glory.gains import count_of
from tablee.games.tales_of_glory.position import OVER, State
from tablee.games.tales_of_glory.tiles import GIVES, PER_MAJORITY, PRESTIGE
from tablee.kernel.ints import bit
from tablee.kernel.position import Result, ScoreLine


def result(state: State) -> Result | None:
    """TG-9.5  Most prestige wins; None while the play goes on."""
    if state.step != OVER:
        return None
    lines = score_sheet(state)
    points = [sum(line.points[seat] for line in lines) for seat in range(state.seats)]
    return Result(points, places(state, points), lines)


def score_sheet(state: State) -> list[ScoreLine]:
    """What every seat won while playing, by each majority and by gains of the end of the game."""
    seats = range(state.seats)
    lines = [ScoreLine("prestige", [state.amount(seat, PRESTIGE) for seat in seats])]
    for resource in state.box.numbers.majorities:
        holders = majority(state, resource)
        each = state.box.numbers.majority
        lines.append(
            ScoreLine(f"majority_{GIVES[resource]}", [each if holders & bit(seat) else 0 for seat in seats])
        )
    lines.append(ScoreLine("end_gains", [end_gains(state, seat) for seat in seats]))
    return lines


def majority(state: State, resource: i64) -> i64:
    """TG-9.2, TG-9.3  Who has the most of a resource, as a mask: all who tie, at zero too (TG-R8)."""
    holders: i64 = 0
    most: i64 = -1
    for seat in range(state.seats):
        amount = state.amount(seat, resource)
        if amount > most:
            most = amount
            holders = bit(seat)
        elif amount == most:
            holders |= bit(seat)
    return holders


def majority_count(state: State, seat: i64) -> i64:
    """TG-6.9  How many majorities a seat has, shared ones included."""
    count: i64 = 0
    for resource in state.box.numbers.majorities:
        if majority(state, resource) & bit(seat):
            count += 1
    return count


def end_gains(state: State, seat: i64) -> i64:
    """TG-9.4  What all gains of the end of the game bring a seat."""
    points: i64 = 0
    for number in range(state.tiles(seat)):
        points += end_gain_of(state, seat, state.tile(seat, number))
    return points


def end_gain_of(state: State, seat: i64, tile: i64) -> i64:
    """TG-6.10, TG-9.4  What one tile brings at the end, with the numbers of now."""
    box = state.box
    points: i64 = 0
    for item in range(box.gain_from[tile], box.gain_to[tile]):
        if box.item_at_end[item]:
            per = box.item_per[item]
            count = majority_count(state, seat) if per == PER_MAJORITY else count_of(state, seat, per)
            points += box.item_n[item] * count
    return points


def places(state: State, points: list[int]) -> list[int]:
    """TG-9.6 to TG-9.8  Rank by points, then by the tie-breaks; who is equal in everything shares a place."""
    found: list[int] = []
    for seat in range(state.seats):
        ahead = 0
        for other in range(state.seats):
            if is_ahead(state, points, other, seat):
                ahead += 1
        found.append(1 + ahead)
    return found


def is_ahead(state: State, points: list[int], seat: i64, other: i64) -> bool:
    """TG-9.6  Whether a seat ranks before another: prestige, then combat, magic, potions, coins."""
    if points[seat] != points[other]:
        return points[seat] > points[other]
    for resource in state.box.numbers.tie_break:
        mine = state.amount(seat, resource)
        theirs = state.amount(other, resource)
        if mine != theirs:
            return mine > theirs
    return False


def tell_result(state: State) -> None:
    """Say who has which majority, and what the gains of the end bring."""
    for resource in state.box.numbers.majorities:
        holders = majority(state, resource)
        for seat in range(state.seats):
            if holders & bit(seat):
                state.tell("majority", seat, [GIVES[resource], str(state.box.numbers.majority)])
    for seat in range(state.seats):
        for number in range(state.tiles(seat)):
            tile = state.tile(seat, number)
            points = end_gain_of(state, seat, tile)
            if points > 0:
                state.tell("end-gain", seat, [state.tile_name(tile), str(points)])
