"""RW-8  Stage 4: the turn, with steps and everything that the space offers, in any order."""

from typing import final

from mypy_extensions import i64

from tablee.games.realm_of_wonder.board import HOME, RUNE_STONE, TOWER, VORTEX, WELL
from tablee.games.realm_of_wonder.cards import TELEPORT
from tablee.games.realm_of_wonder.decisions import (
    Act,
    Conquer,
    FlyOver,
    Spin,
    Teleport,
    Travel,
    TurnDisc,
    UsePower,
    Walk,
)
from tablee.games.realm_of_wonder.entering import enter
from tablee.games.realm_of_wonder.faults import ASKED_TURN, TOO_FEW_POINTS, Fault
from tablee.games.realm_of_wonder.flight import add_flights, fly_fault, fly_over
from tablee.games.realm_of_wonder.forts import build, build_fault, conquer_here, conquest_fault
from tablee.games.realm_of_wonder.places import (
    buy_card,
    buy_fault,
    buy_point,
    choose_rotation,
    drink,
    drink_fault,
    extra_fault,
    open_fault,
    open_tower,
    rune_stone_fault,
    search_fault,
    search_tower,
    spin_disc,
    teleport,
    teleport_fault,
    travel,
    vortex_fault,
)
from tablee.games.realm_of_wonder.position import State
from tablee.games.realm_of_wonder.powers import add_powers, power_fault, use_power
from tablee.games.realm_of_wonder.realm import POWER
from tablee.games.realm_of_wonder.rounds import end_turn
from tablee.games.realm_of_wonder.steps import Step
from tablee.games.realm_of_wonder.ways import entry_fault, passes_walls, path_fault, step_cost
from tablee.kernel.decision import Decision


def walk_fault(state: State, seat: i64, space: i64) -> Fault | None:
    """RW-8.5  A step leads to a neighbouring space that may be entered and can be paid in full."""
    fault = path_fault(state, seat, state.place(seat), space)
    if fault is not None:
        return fault
    if step_cost(state, seat, space) > state.points:
        return TOO_FEW_POINTS
    return entry_fault(state, seat, space)


@final
class TurnStep(Step):
    """RW-8.4  Steps and actions in any order while points and MP last; ending the turn is always legal."""

    def legal(self, state: State, seat: int) -> list[Decision]:
        decisions: list[Decision] = []
        if state.points > 0:
            self._add_steps(state, seat, decisions)
            add_flights(self.choices, state, seat, decisions)
        self._add_if(state, seat, self.choices.extra, decisions)
        self._add_actions(state, seat, decisions)
        if state.fact(seat, POWER):
            add_powers(self.choices, state, seat, decisions)
        decisions.append(self.choices.end)
        return decisions

    def _add_if(self, state: State, seat: i64, decision: Decision, decisions: list[Decision]) -> None:
        if self.fault(state, seat, decision) is None:
            decisions.append(decision)

    def _add_steps(self, state: State, seat: i64, decisions: list[Decision]) -> None:
        """RW-8.5  Every neighbouring space that can be entered now."""
        board = state.board
        here = state.place(seat)
        for i in range(board.near.start[here], board.near.start[here + 1]):
            self._add_if(state, seat, self.choices.step[board.near.items[i]], decisions)
        if passes_walls(state, seat, here):
            for i in range(board.walls.start[here], board.walls.start[here + 1]):
                self._add_if(state, seat, self.choices.step[board.walls.items[i]], decisions)
        across = state.across(here)
        if across >= 0:
            self._add_if(state, seat, self.choices.step[across], decisions)

    def _add_actions(self, state: State, seat: i64, decisions: list[Decision]) -> None:
        """RW-9  Everything that the space offers."""
        choices = self.choices
        feature = state.board.feature[state.place(seat)]
        if feature == TOWER:
            self._add_if(state, seat, choices.open, decisions)
            self._add_if(state, seat, choices.search, decisions)
        elif feature in (HOME, WELL):
            self._add_well(state, seat, decisions)
        elif feature == RUNE_STONE:
            for spin in choices.spin:
                self._add_if(state, seat, spin, decisions)
            for turn in choices.turn:
                self._add_if(state, seat, turn, decisions)
            self._add_if(state, seat, choices.drink, decisions)
        elif feature == VORTEX:
            for trip in choices.vortex:
                self._add_if(state, seat, trip, decisions)

    def _add_well(self, state: State, seat: i64, decisions: list[Decision]) -> None:
        """RW-9.3, RW-12, RW-15.5  What a magic well offers."""
        self._add_if(state, seat, self.choices.buy, decisions)
        self._add_if(state, seat, self.choices.build, decisions)
        for conquest in self.choices.conquer:
            self._add_if(state, seat, conquest, decisions)
        if state.kept(seat, TELEPORT) > 0:
            for trip in self.choices.teleport:
                self._add_if(state, seat, trip, decisions)

    def fault(self, state: State, seat: int, decision: Decision) -> Fault | None:
        if isinstance(decision, Walk):
            return walk_fault(state, seat, decision.space)
        if isinstance(decision, Act):
            return self._act_fault(state, seat, decision)
        if isinstance(decision, FlyOver):
            return fly_fault(state, seat, decision.space)
        if isinstance(decision, Conquer):
            return conquest_fault(state, seat, state.place(seat), decision.tokens)
        if isinstance(decision, UsePower):
            return power_fault(state, seat, decision.power, decision.target)
        if isinstance(decision, Spin):
            return rune_stone_fault(state, seat, state.box.numbers.spin_cost)
        if isinstance(decision, TurnDisc):
            return rune_stone_fault(state, seat, state.box.numbers.turn_cost)
        if isinstance(decision, Travel):
            return vortex_fault(state, seat, decision.way)
        if isinstance(decision, Teleport):
            return teleport_fault(state, seat, decision.space)
        return ASKED_TURN

    def _act_fault(self, state: State, seat: i64, act: Act) -> Fault | None:
        choices = self.choices
        if act is choices.end:
            return None
        if act is choices.extra:
            return extra_fault(state, seat)
        if act is choices.open:
            return open_fault(state, seat)
        if act is choices.search:
            return search_fault(state, seat)
        if act is choices.buy:
            return buy_fault(state, seat)
        if act is choices.build:
            return build_fault(state, seat)
        if act is choices.drink:
            return drink_fault(state, seat)
        return ASKED_TURN

    def apply(self, state: State, seat: int, decision: Decision) -> None:
        if isinstance(decision, Walk):
            state.points -= step_cost(state, seat, decision.space)
            enter(state, decision.space)
        elif isinstance(decision, Act):
            self._act(state, seat, decision)
        elif isinstance(decision, FlyOver):
            fly_over(state, seat, decision.space)
        elif isinstance(decision, Conquer):
            conquer_here(state, seat, decision.tokens)
        elif isinstance(decision, UsePower):
            use_power(state, seat, decision.power, decision.target)
        elif isinstance(decision, Spin):
            spin_disc(state, seat, decision.disc)
        elif isinstance(decision, TurnDisc):
            choose_rotation(state, seat, decision.disc, decision.region)
        elif isinstance(decision, Travel):
            travel(state, seat, decision.way)
        elif isinstance(decision, Teleport):
            teleport(state, seat, decision.space)

    def _act(self, state: State, seat: i64, act: Act) -> None:
        choices = self.choices
        if act is choices.end:
            end_turn(state)
        elif act is choices.extra:
            buy_point(state, seat)
        elif act is choices.open:
            open_tower(state, seat)
        elif act is choices.search:
            search_tower(state, seat)
        elif act is choices.buy:
            buy_card(state, seat)
        elif act is choices.build:
            build(state, seat)
        else:
            drink(state, seat)
