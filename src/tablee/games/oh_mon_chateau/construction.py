"""OC-6  The construction step: full lines become towers, walls, floors, flags and guests' tricks."""

from typing import final

from mypy_extensions import i64

from tablee.games.oh_mon_chateau.castle import draw_floor
from tablee.games.oh_mon_chateau.components import (
    FLAG_LINE,
    KEEP_LINE,
    REACTIVATE_LINE,
    TOWER_LINE,
    WALL_LINE,
)
from tablee.games.oh_mon_chateau.decisions import Build, Stop
from tablee.games.oh_mon_chateau.lines import (
    HINDRANCES,
    counts_after_end,
    hindrance,
    is_full,
    may_build,
    may_clear,
    never_again,
)
from tablee.games.oh_mon_chateau.position import FLAG, NOBODY, REACTIVATE, STEAL, TOWER, WALL, State
from tablee.games.oh_mon_chateau.steps import Step
from tablee.games.oh_mon_chateau.tokens import take_off
from tablee.games.oh_mon_chateau.turn import go_on, stop_building
from tablee.kernel.decision import Decision
from tablee.kernel.errors import Refusal


@final
class ConstructStep(Step):
    """OC-6.1, OC-8.4  The builder constructs one thing after the other, clears lines, or stops."""

    def question(self, state: State, seat: int) -> str:  # noqa: ARG002
        return "construct" if state.finisher == NOBODY else "last-construct"

    def legal(self, state: State, seat: int) -> list[Decision]:
        decisions: list[Decision] = []
        first = self.choices.first_line[state.agreed.version]
        for line in range(len(state.board.line_cells)):
            if may_build(state, seat, line):
                decisions.append(self.choices.build[first + line])
            elif may_clear(state, seat, line):
                decisions.append(self.choices.clear[first + line])
        decisions.append(self.choices.stop)
        return decisions

    def refusal(self, state: State, seat: int, decision: Decision) -> Refusal | None:
        if isinstance(decision, Stop):
            return None
        if not isinstance(decision, Build):
            return Refusal("OC-6.1", "build-or-stop")
        if decision.board != state.agreed.version:
            return Refusal("OC-1.4", "not-on-your-board", decision.words)
        if decision.clear:
            return refusal_of_clearing(state, seat, decision)
        return refusal_of_building(state, seat, decision)

    def apply(self, state: State, seat: int, decision: Decision) -> None:
        if isinstance(decision, Build):
            take_off(state, seat, state.board.line_cells[decision.line])
            if state.story is not None:
                state.tell("cleared" if decision.clear else "built", seat, decision.words)
            if decision.clear:
                go_on(state)
            else:
                give_result(state, seat, decision.line)
        else:
            stop_building(state)


def refusal_of_building(state: State, seat: i64, decision: Build) -> Refusal | None:
    """OC-6.3, OC-6.8, OC-8.5"""
    if may_build(state, seat, decision.line):
        return None
    if not is_full(state, seat, decision.line):
        return Refusal("OC-6.3", "line-not-full", decision.words)
    if not counts_after_end(state, seat, decision.line):
        return Refusal("OC-8.5", "not-full-at-the-end", decision.words)
    why = hindrance(state, seat, state.board.line_kind[decision.line])
    return Refusal("OC-6.8", HINDRANCES[why])


def refusal_of_clearing(state: State, seat: i64, decision: Build) -> Refusal | None:
    """OC-6.9, OC-8.4, OC-R13"""
    if may_clear(state, seat, decision.line):
        return None
    if state.finisher != NOBODY:
        return Refusal("OC-8.4", "no-clearing-now")
    if not state.agreed.clear:
        return Refusal("OC-6.9", "no-clearing-here")
    if not is_full(state, seat, decision.line):
        return Refusal("OC-6.3", "line-not-full", decision.words)
    assert not never_again(hindrance(state, seat, state.board.line_kind[decision.line]))
    return Refusal("OC-R13", "line-still-useful", decision.words)


def give_result(state: State, seat: i64, line: i64) -> None:
    """OC-6.4  After the tokens are back, the result of the line comes at once."""
    state.line = line
    kind = state.board.line_kind[line]
    if kind == KEEP_LINE:
        draw_floor(state, seat)
    elif kind == TOWER_LINE:
        state.ask(TOWER, seat)
    elif kind == WALL_LINE:
        state.ask(WALL, seat)
    elif kind == FLAG_LINE:
        state.ask(FLAG, seat)
    elif kind == REACTIVATE_LINE:
        state.ask(REACTIVATE, seat)
    else:
        state.ask(STEAL, seat)
