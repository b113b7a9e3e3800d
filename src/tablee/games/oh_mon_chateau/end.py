"""OC-8  The end of the game: who finishes a castle, and what the others may still use."""

from mypy_extensions import i64

from tablee.games.oh_mon_chateau.components import PARTS
from tablee.games.oh_mon_chateau.lines import full_lines
from tablee.games.oh_mon_chateau.position import BLOCK, LAST_LINES, NOBODY, OVER, State


def check_finished(state: State, seat: i64) -> None:
    """OC-8.1  The first player who has twelve main parts draws the cloud, and the game ends."""
    if state.finisher != NOBODY or state.parts(seat) < PARTS:
        return
    state.finisher = seat
    for other in range(state.seats):
        if other != seat:
            state.facts[other * BLOCK + LAST_LINES] = full_lines(state, other)
    if state.story is not None:
        state.tell("finished", seat, [])


def close(state: State) -> None:
    """Nobody has anything to do any more; guests that lay face down are turned up for the score (OC-R23)."""
    if state.face_down():
        state.reveals += 1
    state.step = OVER
    state.owing = 0
    if state.story is not None:
        state.tell("unfinished" if state.finisher == NOBODY else "over", -1, [])
