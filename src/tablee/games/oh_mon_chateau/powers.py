"""OC-11.1 to OC-11.8  What lightning guests do: bring tokens and residents, roll a die, move tokens."""

from typing import final

from mypy_extensions import i64

from tablee.games.oh_mon_chateau import cards
from tablee.games.oh_mon_chateau.components import CELLS, FACES
from tablee.games.oh_mon_chateau.decisions import DAGOBERTS_DIE, Draw, Lift, Put, Roll, Stop, Use
from tablee.games.oh_mon_chateau.position import (
    BLOCK,
    DAGOBERT,
    GIFT,
    MAGICIAN,
    NO_CARD,
    NO_CELL,
    NO_FACE,
    NOBODY,
    TOKENS,
    State,
)
from tablee.games.oh_mon_chateau.sheet import draw_residents, room_for_residents
from tablee.games.oh_mon_chateau.steps import Step
from tablee.games.oh_mon_chateau.tokens import cells_for, put_token, refusal_of_cell, take_off
from tablee.games.oh_mon_chateau.turn import go_on
from tablee.games.oh_mon_chateau.uses import add_uses, carry_out, has_use, refusal_of_use
from tablee.kernel.decision import Decision
from tablee.kernel.errors import Refusal
from tablee.kernel.ints import bit


def begin_effect(state: State, seat: i64, guest: i64) -> None:
    """OC-10.5, OC-10.6  A lightning guest goes to work; what cannot be done is lost (OC-10.10)."""
    does = state.deck.does[guest]
    state.effect = guest
    state.effect_left = state.deck.amount[guest]
    state.effect_residents = state.deck.residents[guest]
    if does == cards.GIFT:
        go_on_giving(state, seat)
    elif does == cards.MOVE_TOKENS:
        go_on_moving(state, seat)
    elif state.finisher == NOBODY or state.agreed.dagobert_after_end:
        state.dagobert_face = NO_FACE
        state.ask(DAGOBERT, seat)
    else:
        end_effect(state)  # OC-8.6


def end_effect(state: State) -> None:
    """The guest is done, and the construction goes on."""
    state.effect = NO_CARD
    state.effect_left = 0
    state.effect_residents = 0
    state.moved = NO_CELL
    go_on(state)


# OC-11.1 to OC-11.3, OC-11.6 to OC-11.8


def gift_cells(state: State, seat: i64) -> i64:
    """The cells that a token of the guest may go to now."""
    if state.effect_left == 0:
        return 0
    return cells_for(state, seat, state.deck.resource[state.effect])


def gift_residents(state: State, seat: i64) -> bool:
    """Whether residents of the guest can be drawn now."""
    return state.effect_residents > 0 and room_for_residents(state, seat)


def go_on_giving(state: State, seat: i64) -> None:
    """OC-10.10  Ask as long as something can be done."""
    if gift_cells(state, seat) or gift_residents(state, seat):
        state.ask(GIFT, seat)
    else:
        end_effect(state)


@final
class GiftStep(Step):
    """OC-11.1  Put the tokens and draw the residents that a guest brings, all or a part of them (OC-10.10)."""

    def question(self, state: State, seat: int) -> str:  # noqa: ARG002
        return "gift"

    def legal(self, state: State, seat: int) -> list[Decision]:
        decisions: list[Decision] = []
        cells = gift_cells(state, seat)
        for cell in range(CELLS):
            if cells & bit(cell):
                decisions.append(self.choices.put[state.agreed.version * CELLS + cell])
        if gift_residents(state, seat):
            decisions.append(self.choices.draw)
        decisions.append(self.choices.stop)
        return decisions

    def refusal(self, state: State, seat: int, decision: Decision) -> Refusal | None:
        if isinstance(decision, Stop):
            return None
        if isinstance(decision, Draw):
            return self._refusal_of_drawing(state, seat)
        if isinstance(decision, Put):
            return self._refusal_of_putting(state, seat, decision)
        return Refusal("OC-10.10", "take-the-gift-or-stop", [state.guest_name(state.effect)])

    def _refusal_of_drawing(self, state: State, seat: i64) -> Refusal | None:
        if state.effect_residents == 0:
            return Refusal("OC-10.10", "brings-no-residents", [state.guest_name(state.effect)])
        return None if room_for_residents(state, seat) else Refusal("OC-5.2", "all-residents-drawn")

    def _refusal_of_putting(self, state: State, seat: i64, decision: Put) -> Refusal | None:
        if state.effect_left == 0:
            return Refusal("OC-10.10", "brings-no-token", [state.guest_name(state.effect)])
        refusal = refusal_of_cell(state, seat, decision.board, decision.cell, decision.words[0])
        if refusal is not None or gift_cells(state, seat) & bit(decision.cell):
            return refusal
        return Refusal(
            "OC-2.4", "wrong-resource", [FACES[state.deck.resource[state.effect]], decision.words[0]]
        )

    def apply(self, state: State, seat: int, decision: Decision) -> None:
        if isinstance(decision, Put):
            put_token(state, seat, decision.cell)
            state.effect_left -= 1
            if state.story is not None:
                state.tell("placed", seat, decision.words)
            go_on_giving(state, seat)
        elif isinstance(decision, Draw):
            draw_residents(state, seat, state.effect_residents)
            state.effect_residents = 0
            go_on_giving(state, seat)
        else:
            end_effect(state)


# OC-11.4


@final
class DagobertStep(Step):
    """OC-11.4  Roll one die and use it twice, one use after the other; each may be declined (OC-10.10)."""

    def question(self, state: State, seat: int) -> str:  # noqa: ARG002
        return "dagobert-roll" if state.dagobert_face == NO_FACE else "dagobert-use"

    def legal(self, state: State, seat: int) -> list[Decision]:
        if state.dagobert_face == NO_FACE:
            return [self.choices.roll, self.choices.stop]
        decisions: list[Decision] = []
        add_uses(state, seat, DAGOBERTS_DIE, self.choices, decisions)
        decisions.append(self.choices.stop)
        return decisions

    def refusal(self, state: State, seat: int, decision: Decision) -> Refusal | None:
        if isinstance(decision, Stop):
            return None
        if state.dagobert_face == NO_FACE:
            return None if isinstance(decision, Roll) else Refusal("OC-11.4", "roll-dagoberts-die")
        if not isinstance(decision, Use) or decision.die != DAGOBERTS_DIE:
            return Refusal("OC-11.4", "use-dagoberts-die")
        return refusal_of_use(state, seat, decision)

    def apply(self, state: State, seat: int, decision: Decision) -> None:
        if isinstance(decision, Roll):
            state.dagobert_face = state.rng.below(len(FACES))
            state.reveals += 1
            if state.story is not None:
                state.tell("dagobert-rolled", seat, [FACES[state.dagobert_face]])
        elif isinstance(decision, Use):
            carry_out(state, seat, decision)
            state.effect_left -= 1
        if isinstance(decision, Stop) or not self._useful(state, seat):
            end_effect(state)

    def _useful(self, state: State, seat: i64) -> bool:
        return state.effect_left > 0 and has_use(state, seat, state.dagobert_face)


# OC-11.5


def movable(state: State, seat: i64) -> i64:
    """OC-11.5, OC-R34  The tokens that may still be moved: not the one that was moved already."""
    tokens = state.tokens(seat)
    return tokens if state.moved == NO_CELL else tokens & ~bit(state.moved)


def go_on_moving(state: State, seat: i64) -> None:
    """Ask as long as there is a token to move."""
    if state.effect_left > 0 and movable(state, seat):
        state.ask(MAGICIAN, seat)
    else:
        end_effect(state)


@final
class MagicianStep(Step):
    """OC-11.5  Move up to two different tokens, each to any empty cell (OC-R34, OC-R35)."""

    def question(self, state: State, seat: int) -> str:  # noqa: ARG002
        return "lift" if state.lifted == NO_CELL else "put"

    def legal(self, state: State, seat: int) -> list[Decision]:
        decisions: list[Decision] = []
        first = state.agreed.version * CELLS
        if state.lifted == NO_CELL:
            for cell in range(CELLS):
                if movable(state, seat) & bit(cell):
                    decisions.append(self.choices.lift[first + cell])
            decisions.append(self.choices.stop)
            return decisions
        for cell in range(CELLS):
            if self._is_free(state, seat, cell):
                decisions.append(self.choices.put[first + cell])
        return decisions

    def _is_free(self, state: State, seat: i64, cell: i64) -> bool:
        """An empty cell, but not the one that the token comes from."""
        return cell != state.lifted and state.empty_cells(seat) & bit(cell) != 0

    def refusal(self, state: State, seat: int, decision: Decision) -> Refusal | None:
        if state.lifted == NO_CELL:
            return self._refusal_of_lifting(state, seat, decision)
        if not isinstance(decision, Put):
            return Refusal("OC-R34", "put-the-token-down")
        if decision.board != state.agreed.version:
            return Refusal("OC-1.4", "not-on-your-board", decision.words)
        if decision.cell == state.lifted:
            return Refusal("OC-11.5", "another-cell", decision.words)
        if not self._is_free(state, seat, decision.cell):
            return Refusal("OC-2.3", "cell-taken", decision.words)
        return None

    def _refusal_of_lifting(self, state: State, seat: i64, decision: Decision) -> Refusal | None:
        if isinstance(decision, Stop):
            return None
        if not isinstance(decision, Lift):
            return Refusal("OC-11.5", "lift-a-token-or-stop")
        if decision.board != state.agreed.version:
            return Refusal("OC-1.4", "not-on-your-board", decision.words)
        if movable(state, seat) & bit(decision.cell):
            return None
        if state.tokens(seat) & bit(decision.cell):
            return Refusal("OC-R34", "already-moved", decision.words)
        return Refusal("OC-11.5", "no-token-there", decision.words)

    def apply(self, state: State, seat: int, decision: Decision) -> None:
        if isinstance(decision, Lift):
            state.lifted = decision.cell
            take_off(state, seat, bit(decision.cell))
        elif isinstance(decision, Put):
            state.facts[seat * BLOCK + TOKENS] |= bit(decision.cell)
            if state.story is not None:
                state.tell("moved", seat, [state.board.cell_names[state.lifted], *decision.words])
            state.lifted = NO_CELL
            state.moved = decision.cell
            state.effect_left -= 1
            go_on_moving(state, seat)
        else:
            end_effect(state)
