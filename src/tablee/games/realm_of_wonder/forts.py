"""RW-12  Forts: building on free and own wells, and conquering the forts of others."""

from typing import final

from mypy_extensions import i64

from tablee.games.realm_of_wonder.decisions import Conquer
from tablee.games.realm_of_wonder.entering import arrive
from tablee.games.realm_of_wonder.faults import (
    ASKED_CONQUEST,
    HIGH_ENOUGH,
    NO_FORT_HERE,
    NO_TOKENS,
    NO_WELL,
    NOT_AT_HOME,
    TOO_FEW_MP,
    TOO_FEW_TOKENS,
    TOO_MANY_TOKENS,
    Fault,
)
from tablee.games.realm_of_wonder.position import State
from tablee.games.realm_of_wonder.realm import MAGIC_POINTS, NOBODY, SUPPLY
from tablee.games.realm_of_wonder.rounds import carry_on
from tablee.games.realm_of_wonder.steps import Step
from tablee.kernel.decision import Decision


def build_fault(state: State, seat: i64) -> Fault | None:
    """RW-12.1, RW-12.2  A token can be built on a free well or an own fort lower than 3, not at home (RW-9.1)."""
    space = state.place(seat)
    numbers = state.box.numbers
    if state.home_owner(space) == seat:
        return NOT_AT_HOME
    if not state.is_free_well(space) and not state.is_own_well(space, seat):
        return NO_WELL
    if state.fort_height(space) >= numbers.built_height:
        return HIGH_ENOUGH
    if state.fact(seat, SUPPLY) == 0:
        return NO_TOKENS
    return TOO_FEW_MP if state.fact(seat, MAGIC_POINTS) < numbers.token_cost else None


def build(state: State, seat: i64) -> None:
    """RW-12.1  One more token; several are built one after the other."""
    space = state.place(seat)
    state.add(seat, MAGIC_POINTS, -state.box.numbers.token_cost)
    state.raise_fort(space, seat, 1)
    if state.story is not None:
        state.tell("built", seat, [state.board.name(space), str(state.fort_height(space))])


def conquest_fault(state: State, seat: i64, space: i64, tokens: i64) -> Fault | None:
    """RW-12.6, RW-18.23  More tokens than the fort has, at most 3 more, within supply and magic points."""
    if state.fort_owner(space) in (NOBODY, seat):
        return NO_FORT_HERE
    height = state.fort_height(space)
    if tokens <= height:
        return TOO_FEW_TOKENS
    if tokens > height + state.box.numbers.built_height:
        return TOO_MANY_TOKENS
    if tokens > state.fact(seat, SUPPLY):
        return NO_TOKENS
    cost = tokens * state.box.numbers.token_cost
    return TOO_FEW_MP if state.fact(seat, MAGIC_POINTS) < cost else None


def conquer(state: State, seat: i64, space: i64, tokens: i64) -> None:
    """RW-12.6  All tokens are paid; the owner takes his back, and what exceeds them stays as the new fort."""
    owner = state.fort_owner(space)
    height = state.fort_height(space)
    state.add(seat, MAGIC_POINTS, -tokens * state.box.numbers.token_cost)
    state.raise_fort(space, owner, -height)
    state.raise_fort(space, seat, tokens - height)
    if state.story is not None:
        state.tell("conquered", seat, [state.board.name(space), f"seat_{owner}", str(tokens - height)])


@final
class ConquerStep(Step):
    """RW-12.6, RW-12.7  On entering an opponent's fort, say with how many tokens it is conquered."""

    def legal(self, state: State, seat: int) -> list[Decision]:
        decisions: list[Decision] = []
        for choice in self.choices.conquer:
            if conquest_fault(state, seat, state.goal, choice.tokens) is None:
                decisions.append(choice)
        return decisions

    def fault(self, state: State, seat: int, decision: Decision) -> Fault | None:
        if not isinstance(decision, Conquer):
            return ASKED_CONQUEST
        return conquest_fault(state, seat, state.goal, decision.tokens)

    def apply(self, state: State, seat: int, decision: Decision) -> None:
        assert isinstance(decision, Conquer)
        conquer(state, seat, state.goal, decision.tokens)
        arrive(state, state.goal)


def conquer_here(state: State, seat: i64, tokens: i64) -> None:
    """RW-12.8  Conquer a fort that appeared under the character."""
    conquer(state, seat, state.place(seat), tokens)
    carry_on(state)
