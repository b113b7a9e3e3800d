"""OC-3.2 to OC-4.9  The roll, and how everybody uses the dice at the same time."""

from typing import Final, final

from mypy_extensions import i64

from tablee.games.oh_mon_chateau.components import FACES
from tablee.games.oh_mon_chateau.decisions import DAGOBERTS_DIE, DIE_IDS, Build, Pass, Roll, Skip, Use
from tablee.games.oh_mon_chateau.position import DICE, NO_FACE, State
from tablee.games.oh_mon_chateau.steps import Step
from tablee.games.oh_mon_chateau.turn import begin_construction
from tablee.games.oh_mon_chateau.uses import add_uses, carry_out, has_use, must_use, refusal_of_use
from tablee.kernel.decision import Decision
from tablee.kernel.errors import Refusal
from tablee.kernel.ints import bit

BOTH: Final = 3
"""The mask of both dice."""


@final
class RollStep(Step):
    """OC-3.2  The active player rolls both dice, once."""

    def question(self, state: State, seat: int) -> str:  # noqa: ARG002
        return "roll"

    def legal(self, state: State, seat: int) -> list[Decision]:  # noqa: ARG002
        return [self.choices.roll]

    def refusal(self, state: State, seat: int, decision: Decision) -> Refusal | None:  # noqa: ARG002
        return None if isinstance(decision, Roll) else Refusal("OC-3.1", "roll-first")

    def apply(self, state: State, seat: int, decision: Decision) -> None:  # noqa: ARG002
        state.face_1 = state.rng.below(len(FACES))
        state.face_2 = state.rng.below(len(FACES))
        state.dagobert_face = NO_FACE
        state.reveals += 1
        if state.story is not None:
            state.tell("rolled", seat, [FACES[state.face_1], FACES[state.face_2]])
        open_dice(state)


def open_dice(state: State) -> None:
    """OC-3.3, OC-4.9  Everybody who can do something with the dice is asked."""
    state.step = DICE
    state.dice_used = 0
    state.owing = 0
    for seat in range(state.seats):
        useful = has_use(state, seat, state.face_1) or has_use(state, seat, state.face_2)
        if useful and seat != state.active:
            state.owing |= bit(seat)
    lose_useless_dice(state)
    if state.dice_used != BOTH:
        state.owing |= bit(state.active)
    if state.owing == 0:
        begin_construction(state)


def lose_useless_dice(state: State) -> None:
    """OC-4.5, OC-4.9  A die of no use to the active player is lost without a question."""
    for die in range(2):
        if not state.dice_used & bit(die) and not has_use(state, state.active, state.face(die)):
            state.dice_used |= bit(die)
            if state.story is not None:
                state.tell("die-lost", state.active, [FACES[state.face(die)]])


@final
class DiceStep(Step):
    """OC-3.3  The active player uses both dice, each of the others one; all at the same time, openly (OC-R3)."""

    def question(self, state: State, seat: int) -> str:
        return "dice-both" if seat == state.active else "dice-one"

    def legal(self, state: State, seat: int) -> list[Decision]:
        decisions: list[Decision] = []
        if seat != state.active:
            add_uses(state, seat, 0, self.choices, decisions)
            add_uses(state, seat, 1, self.choices, decisions)
            decisions.append(self.choices.pass_by)
            return decisions
        for die in range(2):
            if not state.dice_used & bit(die):
                add_uses(state, seat, die, self.choices, decisions)
                if not must_use(state, seat, state.face(die)):
                    decisions.append(self.choices.skip[die])
        return decisions

    def refusal(self, state: State, seat: int, decision: Decision) -> Refusal | None:
        if isinstance(decision, Use):
            if decision.die == DAGOBERTS_DIE:
                return Refusal("OC-11.4", "not-dagoberts-die")
            if seat == state.active and state.dice_used & bit(decision.die):
                return Refusal("OC-4.9", "die-is-used", [DIE_IDS[decision.die]])
            return refusal_of_use(state, seat, decision)
        if isinstance(decision, Skip):
            return self._refusal_of_skip(state, seat, decision.die)
        if isinstance(decision, Pass):
            return Refusal("OC-3.3", "you-use-both-dice") if seat == state.active else None
        if isinstance(decision, Roll):
            return Refusal("OC-3.2", "no-second-roll")
        if isinstance(decision, Build):
            return Refusal("OC-3.4", "dice-before-building")
        return Refusal("OC-3.3", "use-the-dice")

    def _refusal_of_skip(self, state: State, seat: i64, die: int) -> Refusal | None:
        """OC-4.5  A die must be used if its base effect is possible."""
        if seat != state.active:
            return Refusal("OC-4.6", "pass-instead")
        if state.dice_used & bit(die):
            return Refusal("OC-4.9", "die-is-used", [DIE_IDS[die]])
        if must_use(state, seat, state.face(die)):
            return Refusal("OC-4.5", "must-use-the-die", [FACES[state.face(die)]])
        return None

    def apply(self, state: State, seat: int, decision: Decision) -> None:
        if isinstance(decision, Use):
            carry_out(state, seat, decision)
            if seat == state.active:
                state.dice_used |= bit(decision.die)
        elif isinstance(decision, Skip):
            state.dice_used |= bit(decision.die)
            if state.story is not None:
                state.tell("skipped", seat, [FACES[state.face(decision.die)]])
        elif state.story is not None:
            state.tell("passed", seat, [])
        if seat == state.active:
            lose_useless_dice(state)
        if (seat != state.active or state.dice_used == BOTH) and state.answered(seat):
            begin_construction(state)
