"""The greedy bot of Oh mon château: puts tokens where they promise most, builds what pays, finishes when ahead."""

from typing import Final, final

from mypy_extensions import i64

from tablee.bots.bot import Bot, Seen
from tablee.bots.oh_mon_chateau.worth import (
    LATE,
    effect_worth,
    grid_worth,
    guest_worth,
    leading_parts,
    residents_worth,
    worth_of_lines,
)
from tablee.games.oh_mon_chateau.cards import COOK
from tablee.games.oh_mon_chateau.components import (
    ANY_FACE,
    CELLS,
    EXTRA_CLOUD,
    FLAG_LINE,
    FOOD,
    MONK_FLAG,
    PARTS,
    TOWER_LINE,
)
from tablee.games.oh_mon_chateau.decisions import (
    CLOUD,
    DRAW_RESIDENTS,
    MONKS_FLAG,
    PLACE,
    Build,
    Draw,
    Lift,
    Put,
    Reactivate,
    Roll,
    Steal,
    Take,
    Use,
)
from tablee.games.oh_mon_chateau.position import NOBODY, State
from tablee.games.oh_mon_chateau.scoring import guest_points, points_without_guests
from tablee.kernel.decision import Decision
from tablee.kernel.ints import Ints, bit, zeros
from tablee.kernel.rng import Rng

NEVER: Final = -1000000
FOR_THE_VICTIM: Final = 30
"""How much of a guest's worth to its owner counts for stealing it, in hundredths."""


@final
class GreedyBot(Bot):
    """Takes what looks best now; in a sampled world it reads only what its seat may know."""

    def __init__(self) -> None:
        self.lines: Ints = zeros(0)

    def choose(self, seen: Seen, rng: Rng) -> Decision:
        legal = seen.legal()
        if len(legal) == 1:
            return legal[0]
        world = seen.sample(rng)
        assert isinstance(world, State)
        self.lines = worth_of_lines(world, seen.seat)
        best = legal[0]
        most: i64 = NEVER
        for decision in legal:
            worth = self._worth(world, seen.seat, decision)
            if worth > most:
                most = worth
                best = decision
        return best

    def _worth(self, state: State, seat: i64, decision: Decision) -> i64:
        """What a decision is worth; stopping, passing and free choices of place are worth nothing."""
        if isinstance(decision, Use):
            return self._use(state, seat, decision)
        if isinstance(decision, Build):
            return self._build(state, seat, decision)
        if isinstance(decision, Take):
            return guest_worth(state, seat, decision.guest)
        if isinstance(decision, Steal):
            victim = state.owner_of(decision.guest)
            loss = guest_worth(state, victim, decision.guest)
            return guest_worth(state, seat, decision.guest) + loss * FOR_THE_VICTIM // 100
        if isinstance(decision, Reactivate):
            return effect_worth(state, decision.guest)
        if isinstance(decision, Put):
            return 1 + self._token(state, seat, decision.cell)
        if isinstance(decision, Lift):
            return self._best_move(state, seat, decision.cell)
        return 1 if isinstance(decision, (Draw, Roll)) else 0

    # Dice

    def _use(self, state: State, seat: i64, decision: Use) -> i64:
        """The growth that a use of a die brings; a plain side goes before a "?" that could do the same."""
        face = state.face(decision.die)
        plain = 0 if face == ANY_FACE else 1
        if decision.use == PLACE:
            worth = self._token(state, seat, decision.subject)
            if state.board.resource[decision.subject] == FOOD and state.has_power(seat, COOK):
                worth += residents_worth(state, seat, 1)
            return worth + plain
        if decision.use == DRAW_RESIDENTS:
            return residents_worth(state, seat, state.box.numbers.residents_per_face) + plain
        if decision.use == MONKS_FLAG:
            return MONK_FLAG * 100
        if decision.use == CLOUD:
            return EXTRA_CLOUD * 100
        return residents_worth(state, seat, 1)

    def _token(self, state: State, seat: i64, cell: i64) -> i64:
        """What one more token promises; the Magician's token is in his hand already."""
        tokens = state.tokens(seat)
        after = grid_worth(state, tokens | bit(cell), self.lines)
        return after - grid_worth(state, tokens, self.lines)

    def _best_move(self, state: State, seat: i64, cell: i64) -> i64:
        """What moving the token of a cell to the best empty one would bring."""
        tokens = state.tokens(seat)
        now = grid_worth(state, tokens, self.lines)
        best: i64 = NEVER
        for target in range(CELLS):
            if not tokens & bit(target):
                moved = (tokens & ~bit(cell)) | bit(target)
                best = max(best, grid_worth(state, moved, self.lines) - now)
        return best

    # Building

    def _build(self, state: State, seat: i64, decision: Build) -> i64:
        """What a line brings now, less what its tokens promise; the part that ends the game comes last."""
        tokens = state.tokens(seat)
        cells = state.board.line_cells[decision.line]
        if decision.clear:
            return 1 + self._freed(state, seat, cells)
        kind = state.board.line_kind[decision.line]
        if state.parts(seat) == PARTS - 1 and state.finisher == NOBODY and kind < FLAG_LINE:
            return self._finish(state, seat, decision.line)
        worth = self.lines[decision.line]
        self.lines[decision.line] = 0
        loss = grid_worth(state, tokens, self.lines) - grid_worth(state, tokens & ~cells, self.lines)
        self.lines[decision.line] = worth
        if leading_parts(state) >= LATE or state.finisher != NOBODY:
            return max(worth - loss, 1 + worth // 100)
        return worth - loss

    def _freed(self, state: State, seat: i64, cells: i64) -> i64:
        """Taking tokens back is good unless other lines still need them."""
        tokens = state.tokens(seat)
        kept = grid_worth(state, tokens & ~cells, self.lines)
        return kept - grid_worth(state, tokens, self.lines)

    def _finish(self, state: State, seat: i64, line: i64) -> i64:
        """Ending the game pays when it leaves nobody ahead; any other line is used first."""
        points = points_without_guests(state, seat) + guest_points(state, seat) + state.box.numbers.cloud
        if state.board.line_kind[line] == TOWER_LINE:
            points += state.board.line_value[line]
        for other in range(state.seats):
            if other != seat and points_without_guests(state, other) + guest_points(state, other) > points:
                return -1
        return 1
