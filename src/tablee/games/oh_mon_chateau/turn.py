"""OC-3, OC-8.4  The course of the game: whose turn it is, and who constructs next."""

from mypy_extensions import i64

from tablee.games.oh_mon_chateau.end import close
from tablee.games.oh_mon_chateau.lines import may_construct
from tablee.games.oh_mon_chateau.position import CONSTRUCT, NOBODY, ROLL, State


def begin_turn(state: State, seat: i64) -> None:
    """OC-3.1  The next player gets the dice; a play that nobody ever finishes is stopped (OC-R43)."""
    cap = state.box.defaults.turn_cap
    if cap and state.turn == cap:
        close(state)
        return
    state.turn += 1
    state.active = seat
    state.ask(ROLL, seat)


def begin_construction(state: State) -> None:
    """OC-3.4, OC-3.5  When everybody is through with the dice, the active player constructs."""
    state.builder = state.active
    go_on(state)


def go_on(state: State) -> None:
    """OC-6.7, OC-8.3, OC-8.4  Look again what can be constructed, and by whom.

    Before the end it is the active player, then the next turn begins. From the end on the finisher constructs
    no more, and each of the others follows once, clockwise.
    """
    while state.builder == state.finisher or not may_construct(state, state.builder):
        if state.finisher == NOBODY:
            begin_turn(state, state.left_of(state.active))
            return
        if not next_builder(state):
            return
    state.ask(CONSTRUCT, state.builder)


def next_builder(state: State) -> bool:
    """OC-8.4  The next player clockwise makes final constructions; False when all have."""
    state.builder = state.left_of(state.builder)
    if state.builder == state.finisher:
        close(state)
        return False
    return True


def stop_building(state: State) -> None:
    """OC-6.2  The builder constructs no more."""
    if state.finisher == NOBODY:
        begin_turn(state, state.left_of(state.active))
    elif next_builder(state):
        go_on(state)
