"""TG-4.1, TG-10.9, TG-11.3, TG-11.4  The order of step 2: whose part it is, and what a part does next."""

from typing import Final

from mypy_extensions import i64

from tablee.games.tales_of_glory.decisions import square_name
from tablee.games.tales_of_glory.gains import COMPENSATION
from tablee.games.tales_of_glory.keys import settle_gain, settle_placement
from tablee.games.tales_of_glory.playing import can_play_quest
from tablee.games.tales_of_glory.position import (
    BLOCK,
    FIRST,
    GAIN,
    OPENED,
    OVER,
    PART,
    PLACED,
    TAKEN,
    TILES,
    State,
)
from tablee.games.tales_of_glory.preparing import begin_round, prepare
from tablee.games.tales_of_glory.scoring import tell_result
from tablee.kernel.ints import bit, zeros

NOT_DISCARDED: Final = -1
NO_SIDE_LEFT: Final = 4
"""In a frame of a placement: nothing to look for but the gain itself, as for the compensation of a discard."""


def begin_parts(state: State) -> None:
    """TG-4.1  Step 2 begins: its order is counted now, from the new holder; TG-11.3 opens all parts together."""
    state.leader = state.holder
    state.turn = 0
    if state.simultaneous:
        state.before = state.facts[:]
        for seat in range(state.seats):
            open_part(state, seat)
        state.ask(PART, state.everybody())
    else:
        open_part(state, state.leader)
        state.ask(PART, bit(state.leader))


def open_part(state: State, seat: i64) -> None:
    """TG-10.9  A seat's part begins with the tile it took."""
    state.push(seat, PART, state.tiles(seat), NOT_DISCARDED, 0)


def advance(state: State, seat: i64) -> None:
    """Do what follows from a decision in step 2, until the seat is asked again or its part is over."""
    while True:
        top = state.top(seat)
        if top < 0:
            part_over(state, seat)
            return
        kind = state.kind(top)
        if kind == PLACED:
            settle_placement(state, seat)
        elif kind == GAIN:
            settle_gain(state, seat)
        elif kind != PART or not part_ends(state, seat, top):
            return
        else:
            end_part(state, seat, top)


def part_ends(state: State, seat: i64, frame: i64) -> bool:
    """TG-10.9  The tile is dealt with, and the seat finished or has no quest that it could play."""
    if state.taken(seat) >= 0:
        return False
    return state.frame(frame, 2) != 0 or not can_play_quest(state, seat)


def end_part(state: State, seat: i64, frame: i64) -> None:
    """TG-11.4  With deferred gains all that was played is settled now, in the order of placement."""
    before = state.frame(frame, 0)
    discarded_at = state.frame(frame, 1)
    state.pop(seat)
    if state.deferred:
        for number in range(state.tiles(seat), before - 1, -1):
            if number < state.tiles(seat):
                state.push(seat, PLACED, number, 0, 0)
            if number == discarded_at:
                state.push(seat, PLACED, COMPENSATION, NO_SIDE_LEFT, 0)


def part_over(state: State, seat: i64) -> None:
    """TG-4.1  The next player's part, or the end of step 2."""
    state.owing &= ~bit(seat)
    if state.simultaneous:
        if state.owing == 0:
            reveal_parts(state)
            end_round(state)
        return
    state.turn += 1
    if state.turn < state.seats:
        follower = state.from_leader(state.turn)
        open_part(state, follower)
        state.owing = bit(follower)
    else:
        end_round(state)


def reveal_parts(state: State) -> None:
    """TG-11.3  Everybody has finished: all parts are seen, and the last one to gain the token keeps it (TG-R3)."""
    state.reveals += 1
    winner = state.holder
    for number in range(state.seats):
        seat = state.from_leader(number)
        if state.facts[seat * BLOCK + FIRST]:
            state.facts[seat * BLOCK + FIRST] = 0
            winner = seat
        if state.story is not None:
            tell_part(state, seat)
    if winner != state.holder and state.story is not None:
        state.tell("wins-token", winner, [])
    state.holder = winner
    state.before = zeros(0)


def tell_part(state: State, seat: i64) -> None:
    """Say to everybody what a seat did in a hidden part: the difference to its beginning."""
    start = seat * BLOCK
    for number in range(state.before[start + TILES], state.tiles(seat)):
        words = [state.tile_name(state.tile(seat, number)), square_name(state.square(seat, number))]
        state.tell("placed", seat, words)
    taken = state.before[start + TAKEN] - 1
    if not any(state.tile(seat, number) == taken for number in range(state.tiles(seat))):
        state.tell("discarded", seat, [state.tile_name(taken)])
    for chest, tile in enumerate(state.box.chest_tile):
        if state.opened(seat) & ~state.before[start + OPENED] & bit(chest):
            state.tell("opened", seat, [state.tile_name(tile), str(state.box.chest_number(chest))])


def end_round(state: State) -> None:
    """TG-3.1, TG-9.1  Step 3 and the next round, or the end of the game after the tenth."""
    if not state.is_last_round():
        prepare(state)
        begin_round(state)
        return
    state.ask(OVER, 0)
    if state.story is not None:
        tell_result(state)
