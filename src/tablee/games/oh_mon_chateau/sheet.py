"""OC-5, OC-7.7  What is drawn on the castle sheet besides the main parts: residents, flags, extra clouds."""

from mypy_extensions import i64

from tablee.games.oh_mon_chateau.components import SPOTS
from tablee.games.oh_mon_chateau.position import BLOCK, EXTRA_CLOUDS, FLAG_AT, RESIDENTS, State
from tablee.kernel.errors import Refusal
from tablee.kernel.ints import bit


def draw_residents(state: State, seat: i64, count: i64) -> None:
    """OC-5.1, OC-5.2  The next residents in line; what does not fit is lost."""
    place = seat * BLOCK + RESIDENTS
    before = state.facts[place]
    after: i64 = min(before + count, state.box.castle.total)
    state.facts[place] = after
    if after > before and state.story is not None:
        state.tell("residents", seat, [str(after - before), str(after)])


def room_for_residents(state: State, seat: i64) -> bool:
    """OC-5.2  Whether a silhouette is still empty."""
    return state.residents(seat) < state.box.castle.total


def free_spots(state: State, seat: i64) -> i64:
    """OC-7.7, OC-7.8  The mask of the spots on drawn walls that have no flag yet."""
    walls = state.wall_mask(seat)
    spots: i64 = 0
    for spot in range(SPOTS):
        if walls & bit(state.box.castle.spot_wall[spot]) and state.flag(seat, spot) == 0:
            spots |= bit(spot)
    return spots


def refusal_of_spot(state: State, seat: i64, spot: i64) -> Refusal | None:
    """Why no flag can be drawn on this spot, or None."""
    if free_spots(state, seat) & bit(spot):
        return None
    castle = state.box.castle
    if state.flag(seat, spot):
        return Refusal("OC-7.7", "spot-taken", [castle.spots[spot]])
    return Refusal("OC-7.7", "wall-not-drawn", [castle.walls[castle.spot_wall[spot]].id])


def draw_flag(state: State, seat: i64, spot: i64, value: i64) -> None:
    """OC-7.7  A flag with its value on a spot."""
    state.facts[seat * BLOCK + FLAG_AT + spot] = value
    if state.story is not None:
        state.tell("flag-drawn", seat, [state.box.castle.spots[spot], str(value)])


def draw_cloud(state: State, seat: i64) -> None:
    """OC-11.9  An extra cloud."""
    state.facts[seat * BLOCK + EXTRA_CLOUDS] += 1
    if state.story is not None:
        state.tell("cloud-drawn", seat, [str(state.extra_clouds(seat))])
