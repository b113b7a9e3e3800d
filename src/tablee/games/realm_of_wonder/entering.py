"""RW-8.7  Entering a space: conquest first, then a battle with a character, then one with a monster."""

from mypy_extensions import i64

from tablee.games.realm_of_wonder.battles import begin_battle
from tablee.games.realm_of_wonder.board import CASTLE_DISC
from tablee.games.realm_of_wonder.position import CONQUER, OVER, State
from tablee.games.realm_of_wonder.realm import NOBODY, PLACE
from tablee.games.realm_of_wonder.rounds import carry_on
from tablee.kernel.ints import bit


def enter(state: State, space: i64) -> None:
    """RW-8.7  The mover enters a space that he may enter; an opponent's fort must be conquered first."""
    if state.fort_owner(space) not in (NOBODY, state.mover):
        state.goal = space
        state.ask(CONQUER, state.mover)
    else:
        arrive(state, space)


def arrive(state: State, space: i64) -> None:
    """RW-8.7, RW-13.1  The character is there: whoever else is there is fought, and the castle ends the game."""
    seat = state.mover
    state.came_from = state.place(seat)
    state.put(seat, PLACE, space)
    if state.story is not None:
        state.tell("entered", seat, [state.board.name(space)])
    if state.board.disc[space] == CASTLE_DISC:
        leave_magic_behind(state, seat)
    other = state.other_character(space, seat)
    if space == state.board.castle:
        win(state, seat)
    elif other != NOBODY:
        begin_battle(state, other)
    elif state.has_monster(space):
        begin_battle(state, NOBODY)
    else:
        carry_on(state)


def leave_magic_behind(state: State, seat: i64) -> None:
    """RW-7.7, RW-11.5  Balloon, Fist and Vulture end on the castle island and do not come back (RW-18.56)."""
    state.balloons &= ~bit(seat)
    state.fist = False
    state.vulture = -1


def win(state: State, seat: i64) -> None:
    """RW-1.1, RW-16.6  The first to enter the castle wins, and the game ends at once."""
    state.winner = seat
    state.step = OVER
    state.owing = 0
    if state.story is not None:
        state.tell("castle", seat, [])
