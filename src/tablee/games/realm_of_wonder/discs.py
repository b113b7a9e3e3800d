"""RW-10  Turning the two inner discs, by choice or by the rotation die."""

from mypy_extensions import i64

from tablee.games.realm_of_wonder.board import DISC_WORDS, MIDDLE
from tablee.games.realm_of_wonder.position import State


def turn_disc(state: State, disc: i64, region: i64) -> None:
    """RW-10.3  The whirlpool of a disc faces the path of a region; everything on the disc goes along."""
    if disc == MIDDLE:
        state.middle = region
    else:
        state.castle = region
    state.turned_disc = disc
    state.turned_to = region
    if state.story is not None:
        state.tell("disc-turned", -1, [DISC_WORDS[disc - 1], state.box.regions[region].names.id])


def roll_region(state: State, seat: i64) -> i64:
    """RW-5.4, RW-9.4  Roll the rotation die."""
    region = state.box.die_regions[state.rng.below(len(state.box.die_regions))]
    state.rolled = region
    state.reveals += 1
    if state.story is not None:
        state.tell("region-rolled", seat, [state.box.regions[region].names.id])
    return region
