"""RW-6.4, RW-7  The choices that are declared together with a magic card."""

from typing import final

from tablee.games.realm_of_wonder.cards import CANNON, TILE_KINDS
from tablee.games.realm_of_wonder.decisions import Aim, AimAt, TurnDisc, WishFor
from tablee.games.realm_of_wonder.faults import ASKED_AIM, Fault
from tablee.games.realm_of_wonder.magic import (
    dock_fault,
    fort_fault,
    goal_fault,
    kept_kinds,
    player_fault,
    source_fault,
    wish_fault,
)
from tablee.games.realm_of_wonder.position import AIM_WELL, State
from tablee.games.realm_of_wonder.spells import declare
from tablee.games.realm_of_wonder.steps import Step
from tablee.kernel.decision import Decision


@final
class AimFortStep(Step):
    """RW-7.1, RW-7.9  Choose the fort that a Cannon hits, or that a Transfer takes a token from."""

    def legal(self, state: State, seat: int) -> list[Decision]:
        decisions: list[Decision] = []
        for space in state.board.wells:
            if self.fault(state, seat, self.choices.aim[space]) is None:
                decisions.append(self.choices.aim[space])
        return decisions

    def fault(self, state: State, seat: int, decision: Decision) -> Fault | None:  # noqa: ARG002
        if not isinstance(decision, Aim):
            return ASKED_AIM
        if state.spell // 2 == CANNON:
            return fort_fault(state, decision.space)
        return source_fault(state, decision.space)

    def apply(self, state: State, seat: int, decision: Decision) -> None:
        assert isinstance(decision, Aim)
        state.aim = decision.space
        if state.spell // 2 == CANNON:
            declare(state, seat)
        else:
            state.ask(AIM_WELL, seat)


@final
class AimWellStep(Step):
    """RW-7.9  Choose where the token of a Transfer goes."""

    def legal(self, state: State, seat: int) -> list[Decision]:  # noqa: ARG002
        decisions: list[Decision] = []
        for space in state.board.wells:
            if goal_fault(state, state.aim, space) is None:
                decisions.append(self.choices.aim[space])
        return decisions

    def fault(self, state: State, seat: int, decision: Decision) -> Fault | None:  # noqa: ARG002
        if not isinstance(decision, Aim):
            return ASKED_AIM
        return goal_fault(state, state.aim, decision.space)

    def apply(self, state: State, seat: int, decision: Decision) -> None:
        assert isinstance(decision, Aim)
        state.aim_two = decision.space
        declare(state, seat)


@final
class AimSeatStep(Step):
    """RW-7.3, RW-7.4, RW-18.44  Choose who has 3 points more or fewer: anybody, oneself included."""

    def legal(self, state: State, seat: int) -> list[Decision]:  # noqa: ARG002
        decisions: list[Decision] = []
        for other in range(state.seats):
            decisions.append(self.choices.on[other])
        return decisions

    def fault(self, state: State, seat: int, decision: Decision) -> Fault | None:  # noqa: ARG002
        return player_fault(state, decision.seat) if isinstance(decision, AimAt) else ASKED_AIM

    def apply(self, state: State, seat: int, decision: Decision) -> None:
        assert isinstance(decision, AimAt)
        state.aim = decision.seat
        declare(state, seat)


@final
class AimTurnStep(Step):
    """RW-7.8  Choose the disc and the region of a Rune Stone; where it stands already is legal (RW-18.43)."""

    def legal(self, state: State, seat: int) -> list[Decision]:  # noqa: ARG002
        decisions: list[Decision] = []
        decisions.extend(self.choices.turn)
        return decisions

    def fault(self, state: State, seat: int, decision: Decision) -> Fault | None:  # noqa: ARG002
        return None if isinstance(decision, TurnDisc) else ASKED_AIM

    def apply(self, state: State, seat: int, decision: Decision) -> None:
        assert isinstance(decision, TurnDisc)
        state.aim = decision.disc
        state.aim_two = decision.region
        declare(state, seat)


@final
class AimTileStep(Step):
    """RW-7.10  Choose another player and one kept tile of that player."""

    def legal(self, state: State, seat: int) -> list[Decision]:
        decisions: list[Decision] = []
        for other in range(state.seats):
            if other != seat:
                for kind in kept_kinds(state, other):
                    decisions.append(self.choices.wish[other * TILE_KINDS + kind])
        return decisions

    def fault(self, state: State, seat: int, decision: Decision) -> Fault | None:
        if not isinstance(decision, WishFor):
            return ASKED_AIM
        return wish_fault(state, seat, decision.seat, decision.kind)

    def apply(self, state: State, seat: int, decision: Decision) -> None:
        assert isinstance(decision, WishFor)
        state.aim = decision.seat
        state.aim_two = decision.kind
        declare(state, seat)


@final
class AimBeachStep(Step):
    """RW-7.11  Choose the beach where a Submarine surfaces."""

    def legal(self, state: State, seat: int) -> list[Decision]:
        decisions: list[Decision] = []
        for space in range(state.board.count):
            if dock_fault(state, seat, space) is None:
                decisions.append(self.choices.aim[space])
        return decisions

    def fault(self, state: State, seat: int, decision: Decision) -> Fault | None:
        return dock_fault(state, seat, decision.space) if isinstance(decision, Aim) else ASKED_AIM

    def apply(self, state: State, seat: int, decision: Decision) -> None:
        assert isinstance(decision, Aim)
        state.aim = decision.space
        declare(state, seat)
