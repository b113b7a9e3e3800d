"""RS-14, RS-15.27  End of the game: the score sheet line by line, and who wins."""

from mypy_extensions import i64

from tablee.games.royaumes_sauvages.components import AGES, REALMS
from tablee.games.royaumes_sauvages.position import (
    BLOCK,
    HUMAN,
    OPPONENT,
    OVER,
    RALLY_POINTS,
    SIDES_AT,
    State,
)
from tablee.kernel.position import Result, ScoreLine


def result(state: State) -> Result | None:
    """How the play ended, or None while it goes on; the solo opponent has no seat in it."""
    if state.step != OVER:
        return None
    lines = [ScoreLine(line.name, line.points[: state.seats]) for line in score_sheet(state)]
    points = [sum(line.points[seat] for line in lines) for seat in range(state.seats)]
    if state.solo:
        return Result(points, [1 if beats_opponent(state) else 2], lines)
    return Result(points, places(state, points), lines)


def score_sheet(state: State) -> list[ScoreLine]:
    """Every age and realm, the rallies and, at the end, the tiles and tokens, for all sides (RS-1.3)."""
    sides = range(state.sides)
    lines: list[ScoreLine] = []
    for age in range(AGES):
        for realm in range(REALMS):
            name = f"age_{age + 1}_{state.box.realms[realm].names.id}"
            lines.append(ScoreLine(name, [state.score(side, age, realm) for side in sides]))
    rallies = [state.facts[SIDES_AT + side * BLOCK + RALLY_POINTS] for side in sides]
    lines.append(ScoreLine("rallies", [int(points) for points in rallies]))
    if state.step == OVER and not state.solo:
        lines.append(ScoreLine("first_to_pass", [tile_points(state, side) for side in sides]))
        if not state.treaty:
            each = state.box.token_points
            lines.append(ScoreLine("tokens", [state.tokens(side) * each for side in sides]))
    return lines


def tile_points(state: State, side: i64) -> i64:
    """RS-14.1  The points of the First-to-Pass tiles of a side."""
    points: i64 = 0
    for age in range(AGES):
        if state.first_out(age) == side:
            points += state.box.firsts[state.first_tiles[age]].points
    return points


def capital_size(state: State, side: i64) -> i64:
    """RS-14.3, RS-R26  The territories of the realm whose capital a side holds at the end, or 0."""
    for realm in range(REALMS):
        if state.capital_owner(realm) == side:
            return state.box.size[realm]
    return 0


def places(state: State, points: list[int]) -> list[int]:
    """RS-14.2 to RS-14.5  Most points first, then the larger capital; equal in both, they share the place."""
    sizes = [int(capital_size(state, seat)) for seat in range(state.seats)]
    found: list[int] = []
    for mine in range(state.seats):
        place = 1
        for other in range(state.seats):
            if (points[other], sizes[other]) > (points[mine], sizes[mine]):
                place += 1
        found.append(place)
    return found


def beats_opponent(state: State) -> bool:
    """RS-15.27  The human wins with more points than the opponent, and not with as many."""
    return state.points(HUMAN) > state.points(OPPONENT)
