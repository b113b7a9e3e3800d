"""TG-R29, TG-11.3  What of a position lies open: everything, but for hidden parts of step 2."""

from mypy_extensions import i64

from tablee.games.tales_of_glory.position import BLOCK, FRAME, PART, SQUARE, SURCHARGE, State


def as_shown(state: State, seat: int | None) -> State:
    """TG-11.3  In a simultaneous step 2 the other seats are as they were when it began; else all is as it is."""
    if not state.simultaneous or state.step != PART:
        return state
    shown = State(state.box, state.count, state.quests_on, state.simultaneous, state.deferred)
    state.copy_to(shown)
    shown.depth = 0
    for number in range(state.depth):
        start = number * FRAME
        if state.frames[start] == seat:
            shown.push(
                state.frames[start],
                state.kind(number),
                state.frame(number, 0),
                state.frame(number, 1),
                state.frame(number, 2),
            )
    for other in range(state.seats):
        if other != seat:
            for fact in range(other * BLOCK, (other + 1) * BLOCK):
                shown.facts[fact] = state.before[fact]
    return shown


def placing(state: State, seat: i64) -> i64:
    """The tile that a seat is about to pay for or to place, or -1."""
    top = state.top(seat) if state.step == PART else -1
    if top < 0 or state.kind(top) not in (SURCHARGE, SQUARE):
        return -1
    return state.frame(top, 0)
