"""OC-2  Board and tokens: where a token may go, how it comes and how it leaves."""

from mypy_extensions import i64

from tablee.games.oh_mon_chateau.cards import ANY_RESOURCE, TROLL
from tablee.games.oh_mon_chateau.components import STONE, WOOD
from tablee.games.oh_mon_chateau.position import BLOCK, LAST_LINES, TOKENS, State
from tablee.kernel.errors import Refusal
from tablee.kernel.ints import bit


def cells_for(state: State, seat: i64, resource: i64) -> i64:
    """OC-2.4, OC-2.5  The mask of the empty cells that this resource may go to; none without a token.

    OC-11.14  The Troll lets Wood go to Stone and Stone to Wood.
    """
    if state.reserve(seat) == 0:
        return 0
    empty = state.empty_cells(seat)
    if resource == ANY_RESOURCE:
        return empty
    cells = state.board.cells_of[resource]
    if (resource in (WOOD, STONE)) and state.has_power(seat, TROLL):
        cells = state.board.cells_of[WOOD] | state.board.cells_of[STONE]
    return empty & cells


def refusal_of_cell(state: State, seat: i64, board: int, cell: int, word: str) -> Refusal | None:
    """Why no token at all can come to this cell now, or None."""
    if board != state.agreed.version:
        return Refusal("OC-1.4", "not-on-your-board", [word])
    if state.tokens(seat) & bit(cell):
        return Refusal("OC-2.3", "cell-taken", [word])
    if state.reserve(seat) == 0:
        return Refusal("OC-2.5", "no-token-left")
    return None


def put_token(state: State, seat: i64, cell: i64) -> None:
    """OC-2.4  A token of the reserve goes to a cell."""
    state.facts[seat * BLOCK + TOKENS] |= bit(cell)


def take_off(state: State, seat: i64, cells: i64) -> None:
    """Tokens leave their cells; after the end this breaks every line through them for good (OC-8.5)."""
    state.facts[seat * BLOCK + TOKENS] &= ~cells
    if state.last_lines(seat):
        for line in range(len(state.board.line_cells)):
            if state.board.line_cells[line] & cells:
                state.facts[seat * BLOCK + LAST_LINES] &= ~bit(line)
