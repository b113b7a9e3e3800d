"""MR-7  The Time of the Bard: eight accessories are called, and each brings one token to every kingdom."""

from mypy_extensions import i64

from tablee.games.mon_royaume.adventures import bonus_present
from tablee.games.mon_royaume.components import LOVE
from tablee.games.mon_royaume.position import TOKENS_AT, State


def show(state: State) -> None:
    """MR-7.1 to MR-7.6  Tokens are turned up, eight cards are called, then come the serenades."""
    state.reveals += 1
    for _ in range(state.box.numbers.show_cards):
        kind = turn_card(state)
        if state.story is not None:
            state.tell("bard-card", -1, [state.box.bard_kinds[kind].names.id])
        for number in range(state.seats):
            transfer(state, state.from_caller(number), kind)
    for number in range(state.seats):
        seat = state.from_caller(number)
        if bonus_present(state, seat, LOVE):
            serenade(state, seat)


def turn_card(state: State) -> i64:
    """MR-7.2  The next bard card; its kind."""
    kind = state.bards[state.bards_shown]
    state.bards_shown += 1
    return kind


def transfer(state: State, seat: i64, kind: i64) -> None:
    """MR-7.3  One token of the kind goes to the kingdom, if the seat has one left. It is automatic (MR-R31)."""
    if state.tokens(seat, kind) <= state.transferred(seat, kind):
        return
    state.facts[seat * state.block + TOKENS_AT + len(state.box.bard_kinds) + kind] += 1
    if state.story is not None:
        state.tell("transferred", seat, [state.box.bard_kinds[kind].names.id])


def serenade(state: State, seat: i64) -> None:
    """MR-7.5  United lovers draw a card for their player alone (MR-R30)."""
    for _ in range(state.box.numbers.serenade_cards):
        kind = turn_card(state)
        if state.story is not None:
            state.tell("serenade", seat, [state.box.bard_kinds[kind].names.id])
        transfer(state, seat, kind)
