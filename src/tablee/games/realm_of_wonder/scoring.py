"""RW-1, RW-17.4  Who has won, and a ranking of the others for statistics."""

from mypy_extensions import i64

from tablee.games.realm_of_wonder.board import REGIONS
from tablee.games.realm_of_wonder.position import OVER, State
from tablee.games.realm_of_wonder.realm import NOBODY, TOKEN
from tablee.kernel.position import Result, ScoreLine


def result(state: State) -> Result | None:
    """RW-1.3  One winner, all others have lost alike; without one it is a draw (RW-17.3)."""
    if state.step != OVER:
        return None
    seats = range(state.seats)
    points = [1 if seat == state.winner else 0 for seat in seats]
    places = [1 if state.winner in (NOBODY, seat) else 2 for seat in seats]
    return Result(points, places, [ScoreLine("castle", points)])


def ranking(state: State) -> list[int]:
    """RW-17.4  The winner, then victory tokens, then the shorter way to the castle; equal ranks are shared."""
    keys = [rank_key(state, seat) for seat in range(state.seats)]
    return [1 + sum(1 for other in keys if other < key) for key in keys]


def rank_key(state: State, seat: i64) -> i64:
    """Smaller is better."""
    if seat == state.winner:
        return -1
    return castle_way(state, seat) + (0 if state.fact(seat, TOKEN) else 1000)


def castle_way(state: State, seat: i64) -> i64:
    """RW-17.4  Movement points on foot to the castle, with the discs as they stand and whatever is on the way."""
    rotation = state.middle * REGIONS + state.castle
    return state.board.to_castle[rotation * state.board.count + state.place(seat)]
