"""OC-6.3, OC-6.8, OC-6.9, OC-8.5  Which lines are full, and which of them can be used now."""

from typing import Final

from mypy_extensions import i64

from tablee.games.oh_mon_chateau.cards import GUARD
from tablee.games.oh_mon_chateau.components import (
    FLAG_LINE,
    FLOORS,
    KEEP_LINE,
    REACTIVATE_LINE,
    SPOTS,
    TOWER_LINE,
    TOWERS,
    WALL_LINE,
    WALLS,
)
from tablee.games.oh_mon_chateau.position import NOBODY, State
from tablee.games.oh_mon_chateau.sheet import free_spots
from tablee.kernel.ints import bit

# Why the result of a line is not possible (OC-6.8); the first four last for ever (OC-6.9).
POSSIBLE: Final = 0
TOWERS_FULL: Final = 1
WALLS_FULL: Final = 2
FLOORS_FULL: Final = 3
FLAGS_FULL: Final = 4
NO_SPOT: Final = 5
NO_LIGHTNING: Final = 6
NOTHING_TO_STEAL: Final = 7
HINDRANCES: Final = [
    "possible",
    "towers-full",
    "walls-full",
    "floors-full",
    "flags-full",
    "no-flag-spot",
    "no-lightning-guest",
    "nothing-to-steal",
]


def is_full(state: State, seat: i64, line: i64) -> bool:
    """OC-6.3  A token on every cell of the line."""
    cells = state.board.line_cells[line]
    return state.tokens(seat) & cells == cells


def full_lines(state: State, seat: i64) -> i64:
    """The mask of the full lines."""
    lines: i64 = 0
    for line in range(len(state.board.line_cells)):
        if is_full(state, seat, line):
            lines |= bit(line)
    return lines


def hindrance(state: State, seat: i64, kind: i64) -> i64:
    """OC-6.8  Why a line of this kind gives nothing now; 0 if it does."""
    if kind == TOWER_LINE:
        return TOWERS_FULL if state.towers(seat) == TOWERS else POSSIBLE
    if kind == WALL_LINE:
        return WALLS_FULL if state.walls(seat) == WALLS else POSSIBLE
    if kind == KEEP_LINE:
        return FLOORS_FULL if state.floors(seat) == FLOORS else POSSIBLE
    if kind == FLAG_LINE:
        if state.flags(seat) == SPOTS:
            return FLAGS_FULL
        return POSSIBLE if free_spots(state, seat) else NO_SPOT
    if kind == REACTIVATE_LINE:
        return POSSIBLE if state.guests(seat) & state.deck.lightning else NO_LIGHTNING
    return POSSIBLE if stealable(state, seat) else NOTHING_TO_STEAL


def never_again(why: i64) -> bool:
    """OC-6.9  Whether a hindrance lasts for ever."""
    return POSSIBLE < why <= FLAGS_FULL


def stealable(state: State, seat: i64) -> i64:
    """OC-10.7, OC-11.12  The guests of the others, without crown guests behind a Guard."""
    guests: i64 = 0
    for other in range(state.seats):
        if other != seat:
            guests |= unguarded(state, other)
    return guests


def unguarded(state: State, seat: i64) -> i64:
    """OC-11.12  The guests of a seat that could be stolen."""
    if state.has_power(seat, GUARD):
        return state.guests(seat) & ~state.deck.crowns
    return state.guests(seat)


def counts_after_end(state: State, seat: i64, line: i64) -> bool:
    """OC-8.5  After the end only lines that were full then and were not touched since."""
    if state.finisher == NOBODY or not state.agreed.snapshot:
        return True
    return state.last_lines(seat) & bit(line) != 0


def may_build(state: State, seat: i64, line: i64) -> bool:
    """OC-6.3  A full line whose result is possible now."""
    if not is_full(state, seat, line) or not counts_after_end(state, seat, line):
        return False
    return hindrance(state, seat, state.board.line_kind[line]) == POSSIBLE


def may_clear(state: State, seat: i64, line: i64) -> bool:
    """OC-6.9  A full line whose result can never be possible again; not after the end (OC-8.4)."""
    if not state.agreed.clear or state.finisher != NOBODY or not is_full(state, seat, line):
        return False
    return never_again(hindrance(state, seat, state.board.line_kind[line]))


def may_construct(state: State, seat: i64) -> bool:
    """OC-6.7  Whether anything at all is possible in the construction step."""
    for line in range(len(state.board.line_cells)):
        if may_build(state, seat, line) or may_clear(state, seat, line):
            return True
    return False
