"""TG-8  Step 3: sweep the board, let it slide, and lay five new tiles; then a round begins."""

from mypy_extensions import i64

from tablee.games.tales_of_glory.components import MOST_SLOTS, REFILL
from tablee.games.tales_of_glory.position import BLOCK, FROM, SEALED, SELECT, State
from tablee.kernel.ints import Ints, zeros
from tablee.kernel.rng import Rng


def begin_round(state: State) -> None:
    """TG-3.1, TG-3.2  A new round: everybody has all cards in hand and selects."""
    state.round += 1
    for seat in range(state.seats):
        state.facts[seat * BLOCK + SEALED] = 0
        state.facts[seat * BLOCK + FROM] = 0
    state.ask(SELECT, state.everybody())
    if state.story is not None:
        state.tell("round", -1, [str(state.round)])


def prepare(state: State) -> None:
    """TG-8.1 to TG-8.4  Sweep, slide, fill."""
    swept = state.count.swept
    board = zeros(MOST_SLOTS)
    kept: i64 = 0
    for slot in range(state.slots):
        tile = state.slot(slot)
        if tile < 0:
            continue
        if swept > 0:
            swept -= 1
            if state.story is not None:
                state.tell("swept", -1, [state.tile_name(tile)])
        else:
            board[kept] = tile + 1
            kept += 1
    state.board = board
    fill(state, kept, REFILL)


def fill(state: State, first: i64, count: i64) -> None:
    """TG-2.10, TG-8.4  Lay the next tiles of the pile onto the free slots in rising order."""
    state.reveals += 1
    for slot in range(first, first + count):
        state.board[slot] = state.pile[state.drawn] + 1
        state.drawn += 1
    if state.story is not None:
        state.tell("drawn", -1, [state.tile_name(state.slot(slot)) for slot in range(first, first + count)])


def mix_ages(state: State, pile: Ints, start: i64, rng: Rng) -> None:
    """TG-8.4  Shuffle each draw of five that takes tiles of several ages; the draws begin at `start`."""
    for first in range(start, len(pile), REFILL):
        if state.box.set_of[pile[first]] != state.box.set_of[pile[first + REFILL - 1]]:
            rng.shuffle_part(pile, first, first + REFILL)
