"""RW-13.7 to RW-13.11  After a battle: treasure, spoils, the loser's retreat, and the way back after a tie."""

from typing import final

from mypy_extensions import i64

from tablee.games.realm_of_wonder.cards import CURSED_ORB, TILE_KINDS
from tablee.games.realm_of_wonder.decisions import Loot, Retreat
from tablee.games.realm_of_wonder.faults import (
    ASKED_RETREAT,
    ASKED_SPOILS,
    ASKED_WAY_BACK,
    NO_CURSED_ORB,
    NO_RETREAT,
    NO_SUCH_LOOT,
    NO_WAY_BACK,
    RETREAT_TAKEN,
    STEAL_OR_GIVE,
    Fault,
)
from tablee.games.realm_of_wonder.position import FALL_BACK, RETREAT, SPOILS, State
from tablee.games.realm_of_wonder.quests import find_page
from tablee.games.realm_of_wonder.realm import KEPT_AT, NOBODY, NOWHERE, PLACE, WINS
from tablee.games.realm_of_wonder.rounds import carry_on, end_turn
from tablee.games.realm_of_wonder.steps import Step
from tablee.games.realm_of_wonder.tiles import receive_treasure
from tablee.games.realm_of_wonder.ways import path_fault, stands_in_the_way
from tablee.kernel.decision import Decision
from tablee.kernel.ints import bit


def settle(state: State) -> None:
    """RW-13.7, RW-13.8  The higher total wins; with equal totals the attacker goes back."""
    if state.attack_total > state.defence_total:
        state.add(state.mover, WINS, 1)
        if state.defender == NOBODY:
            take_monster(state)
        else:
            divide_spoils(state, state.defender)
    elif state.attack_total < state.defence_total:
        if state.defender == NOBODY:
            state.loser = state.mover
            begin_retreat(state)
        else:
            state.add(state.defender, WINS, 1)
            divide_spoils(state, state.mover)
    else:
        fall_back(state)


def take_monster(state: State) -> None:
    """RW-13.10, RW-15.9  The monster tile goes to the winner's card with its treasure; the tower is empty."""
    seat = state.mover
    space = state.place(seat)
    tower = state.board.tower_number[space]
    kind = state.towers[tower]
    state.monsters &= ~bit(tower)
    state.add(seat, KEPT_AT + kind, 1)
    if state.story is not None:
        state.tell("monster-beaten", seat, [state.box.tiles[kind].names.id])
    find_page(state, seat, space)
    receive_treasure(state, seat, kind)


def winner_over(state: State) -> i64:
    """Who has beaten the loser of this battle."""
    return state.defender if state.loser == state.mover else state.mover


def divide_spoils(state: State, loser: i64) -> None:
    """RW-13.9  The winner is asked for the spoils, if there is anything to take or to give."""
    state.loser = loser
    state.looted = False
    winner = winner_over(state)
    if state.story is not None:
        state.tell("battle-won", winner, [f"seat_{loser}"])
    if state.kept_count(loser) > 0 or state.kept(winner, CURSED_ORB) > 0:
        state.ask(SPOILS, winner)
    else:
        begin_retreat(state)


@final
class SpoilsStep(Step):
    """RW-13.9, RW-18.20  Take any number of the loser's tiles one by one, or give one cursed orb, or leave it."""

    def legal(self, state: State, seat: int) -> list[Decision]:
        decisions: list[Decision] = []
        for kind in range(TILE_KINDS):
            if state.kept(state.loser, kind) > 0:
                decisions.append(self.choices.loot[kind])
        if self.fault(state, seat, self.choices.curse) is None:
            decisions.append(self.choices.curse)
        decisions.append(self.choices.leave)
        return decisions

    def fault(self, state: State, seat: int, decision: Decision) -> Fault | None:
        if isinstance(decision, Loot):
            return None if state.kept(state.loser, decision.kind) > 0 else NO_SUCH_LOOT
        if decision is self.choices.leave:
            return None
        if decision is not self.choices.curse:
            return ASKED_SPOILS
        if state.looted:
            return STEAL_OR_GIVE
        return None if state.kept(seat, CURSED_ORB) > 0 else NO_CURSED_ORB

    def apply(self, state: State, seat: int, decision: Decision) -> None:
        if isinstance(decision, Loot):
            state.looted = True
            hand_over(state, state.loser, seat, decision.kind)
            if state.kept_count(state.loser) > 0:
                return
        elif decision is self.choices.curse:
            hand_over(state, seat, state.loser, CURSED_ORB)
        begin_retreat(state)


def hand_over(state: State, giver: i64, taker: i64, kind: i64) -> None:
    """A kept tile changes its owner."""
    state.add(giver, KEPT_AT + kind, -1)
    state.add(taker, KEPT_AT + kind, 1)
    if state.story is not None:
        state.tell("tile-taken", taker, [state.box.tiles[kind].names.id, f"seat_{giver}"])


def begin_retreat(state: State) -> None:
    """RW-13.7  The loser goes home or, if there is one to choose, to a fortress."""
    loser = state.loser
    for space in state.board.wells:
        if space != state.home(loser) and retreat_fault(state, loser, space) is None:
            state.ask(RETREAT, loser)
            return
    retreat_to(state, state.home(loser))


def retreat_fault(state: State, seat: i64, space: i64) -> Fault | None:
    """RW-13.7, RW-18.24  Home, or an own fortress on which no other character stands."""
    if space == state.home(seat):
        return None
    if state.fort_owner(space) != seat or state.fort_height(space) < state.box.numbers.fortress:
        return NO_RETREAT
    return None if state.other_character(space, seat) == NOBODY else RETREAT_TAKEN


def retreat_to(state: State, space: i64) -> None:
    """RW-13.7, RW-18.21  The loser is put there; a turn under way is over, the winner's own turn goes on."""
    state.put(state.loser, PLACE, space)
    if state.story is not None:
        state.tell("retreated", state.loser, [state.board.name(space)])
    if state.loser == state.mover:
        end_turn(state)
    else:
        carry_on(state)


@final
class RetreatStep(Step):
    """RW-13.7  The loser chooses between home and the own fortresses."""

    def legal(self, state: State, seat: int) -> list[Decision]:
        decisions: list[Decision] = []
        for space in state.board.wells:
            if retreat_fault(state, seat, space) is None:
                decisions.append(self.choices.retreat[space])
        return decisions

    def fault(self, state: State, seat: int, decision: Decision) -> Fault | None:
        return retreat_fault(state, seat, decision.space) if isinstance(decision, Retreat) else ASKED_RETREAT

    def apply(self, state: State, seat: int, decision: Decision) -> None:  # noqa: ARG002 - it is the loser
        assert isinstance(decision, Retreat)
        retreat_to(state, decision.space)


def fall_back(state: State) -> None:
    """RW-13.8, RW-18.22, RW-18.58  After a tie the attacker goes back to where he stood, if he can."""
    seat = state.mover
    if state.story is not None:
        state.tell("battle-tied", seat, [])
    if state.came_from != NOWHERE and state.other_character(state.came_from, seat) == NOBODY:
        go_back(state, state.came_from)
        return
    found: i64 = NOWHERE
    for space in range(state.board.count):
        if way_back_fault(state, seat, space) is None:
            if found != NOWHERE:
                state.ask(FALL_BACK, seat)
                return
            found = space
    go_back(state, state.home(seat) if found == NOWHERE else found)


def way_back_fault(state: State, seat: i64, space: i64) -> Fault | None:
    """RW-18.22  A neighbouring space to which he could step now without battle or conquest."""
    fault = path_fault(state, seat, state.place(seat), space)
    if fault is not None:
        return fault
    return NO_WAY_BACK if stands_in_the_way(state, seat, space) else None


def go_back(state: State, space: i64) -> None:
    """RW-13.8  The attacker is put there, and his turn ends."""
    state.put(state.mover, PLACE, space)
    if state.story is not None:
        state.tell("fell-back", state.mover, [state.board.name(space)])
    end_turn(state)


@final
class FallBackStep(Step):
    """RW-18.22, RW-18.58  After a tie without a way back the attacker chooses a neighbouring space."""

    def legal(self, state: State, seat: int) -> list[Decision]:
        decisions: list[Decision] = []
        for space in range(state.board.count):
            if way_back_fault(state, seat, space) is None:
                decisions.append(self.choices.retreat[space])
        return decisions

    def fault(self, state: State, seat: int, decision: Decision) -> Fault | None:
        if not isinstance(decision, Retreat):
            return ASKED_WAY_BACK
        return way_back_fault(state, seat, decision.space)

    def apply(self, state: State, seat: int, decision: Decision) -> None:  # noqa: ARG002 - it is the attacker
        assert isinstance(decision, Retreat)
        go_back(state, decision.space)
