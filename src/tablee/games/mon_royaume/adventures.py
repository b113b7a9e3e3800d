"""MR-5, MR-6  What a tale asks, and the Time of the Adventures: tokens for the elements that are present."""

from mypy_extensions import i64

from tablee.games.mon_royaume.components import LOVE, Tale
from tablee.games.mon_royaume.position import State
from tablee.kernel.ints import count_bits, zeros


def tale_of(state: State, seat: i64) -> Tale:
    """The tale that a seat kept."""
    return state.box.tales[state.kept_tale(seat)]


def elements_present(state: State, seat: i64) -> i64:
    """MR-5.2  How many elements of the tale lie face up in the kingdom, each counted once (MR-R28)."""
    return count_bits(tale_of(state, seat).element_mask & state.kingdom_mask(seat))


def bonus_present(state: State, seat: i64, tale_type: i64) -> bool:
    """MR-5.3  Whether the tale is of this type and both its lovers, or circled tiles, are present."""
    tale = tale_of(state, seat)
    both = tale.bonus_mask
    return tale.type == tale_type and state.kingdom_mask(seat) & both == both


def tokens_due(state: State, seat: i64) -> i64:
    """MR-6.1, MR-6.2  A token for each element present, and two more for united lovers."""
    numbers = state.box.numbers
    due = elements_present(state, seat) * numbers.element_tokens
    if bonus_present(state, seat, LOVE):
        due += numbers.love_tokens
    return due


def draw_tokens(state: State) -> None:
    """MR-6  Draw what is due one at a time in turn from the caller, as long as the supply lasts (MR-R22)."""
    due = zeros(state.seats)
    owed: i64 = 0
    for seat in range(state.seats):
        due[seat] = tokens_due(state, seat)
        owed += due[seat]
        if state.story is not None:
            tell_elements(state, seat, due[seat])
    number: i64 = 0
    while owed > 0 and state.supply_left() > 0:
        seat = state.from_caller(number)
        if due[seat] > 0:
            state.take_token(seat)
            due[seat] -= 1
            owed -= 1
        number += 1


def tell_elements(state: State, seat: i64, due: i64) -> None:
    """Say how much of its tale a seat can tell."""
    tale = tale_of(state, seat)
    present = elements_present(state, seat)
    name = "lovers" if bonus_present(state, seat, LOVE) else "elements"
    state.tell(name, seat, [tale.names.id, str(present), str(len(tale.elements)), str(due)])
