"""Kuhn poker, the smallest game with something to hide: a hidden card each, one round of betting.

KP-1  Each of two seats pays one chip into the pot and is dealt one of three cards: jack, queen, king.
KP-2  A seat sees its own card; the other seat's card and the third one are hidden.
KP-3  Seat 0 begins. As long as nobody has bet, a seat checks or bets one more chip.
KP-4  After a bet the other seat folds or calls with one more chip.
KP-5  Whoever folds loses the pot; no card is shown.
KP-6  After a call, or when both have checked, both cards are shown; the higher one wins the pot.
"""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from tablee.kernel.decision import Decision, Decisions
from tablee.kernel.errors import Refusal
from tablee.kernel.game import Game, Setup
from tablee.kernel.ints import Ints, ints
from tablee.kernel.position import Position, Result, ScoreLine, places_by_points
from tablee.kernel.rng import Rng, rng_from
from tablee.kernel.seen import Seen

CARDS: Final = ["jack", "queen", "king"]
NOBODY: Final = -1

CHECK: Final = Decision("check", [])
BET: Final = Decision("bet", [])
FOLD: Final = Decision("fold", [])
CALL: Final = Decision("call", [])


@mypyc_attr(native_class=False)
class KuhnView(Seen, frozen=True):
    """The chips of each seat in the pot, and the cards that may be seen, by seat."""

    chips: list[int]
    cards: list[str | None]
    to_act: list[int]
    points: list[int] | None


@final
@mypyc_attr(acyclic=True)
class KuhnPosition(Position):
    """The cards of seat 0 and seat 1 and the third one; who bet, folded or called, if anybody."""

    def __init__(self, cards: Ints) -> None:
        super().__init__()
        self.cards = cards  # never changed, so clones share it
        self.said: i64 = 0
        self.bettor: i64 = NOBODY
        self.folder: i64 = NOBODY
        self.caller: i64 = NOBODY
        self.shown = False

    def to_act(self) -> list[int]:
        return [] if self.shown or self.folder != NOBODY else [int(self.said % 2)]

    def legal(self, seat: int) -> list[Decision]:
        return [d for d in (CHECK, BET, FOLD, CALL) if self.refusal(seat, d) is None]

    def refusal(self, seat: int, decision: Decision) -> Refusal | None:
        if seat not in self.to_act():
            return Refusal("KP-3", "not-your-turn")
        if self.bettor == NOBODY and decision is not CHECK and decision is not BET:
            return Refusal("KP-3", "check-or-bet")
        if self.bettor != NOBODY and decision is not FOLD and decision is not CALL:
            return Refusal("KP-4", "fold-or-call")
        return None

    def apply(self, seat: int, decision: Decision) -> None:
        self.said += 1
        if self.story is not None:
            self.tell(decision.verb, seat, [])
        if decision is BET:
            self.bettor = seat
        elif decision is FOLD:
            self.folder = seat
        elif decision is CALL:
            self.caller = seat
            self._show_cards()
        elif self.said == 2:
            self._show_cards()

    def _show_cards(self) -> None:
        """KP-6  Something hidden comes out, and is counted: nothing before it can be taken back."""
        self.shown = True
        self.reveals += 1
        if self.story is not None:
            for seat in range(2):
                self.tell("shows", seat, [CARDS[self.cards[seat]]])

    def clone(self) -> "KuhnPosition":
        copy = KuhnPosition(self.cards)
        copy.reveals = self.reveals
        copy.said = self.said
        copy.bettor = self.bettor
        copy.folder = self.folder
        copy.caller = self.caller
        copy.shown = self.shown
        return copy

    def sample(self, seat: int, rng: Rng) -> "KuhnPosition":
        """KP-2  The seat knows its own card; the two others may lie either way round, until they are shown."""
        copy = self.clone()
        if not self.shown and rng.below(2) == 1:
            cards = self.cards[:]
            cards[1 - seat] = self.cards[2]
            cards[2] = self.cards[1 - seat]
            copy.cards = cards
        return copy

    def view(self, seat: int | None) -> KuhnView:
        result = self.result()
        return KuhnView(
            chips=[self._chips(0), self._chips(1)],
            cards=[CARDS[self.cards[s]] if s == seat or self.shown else None for s in range(2)],
            to_act=self.to_act(),
            points=None if result is None else result.points,
        )

    def _chips(self, seat: i64) -> int:
        return 2 if seat in (self.bettor, self.caller) else 1

    def result(self) -> Result | None:
        """KP-5, KP-6  The winner gains what the loser paid."""
        if self.to_act():
            return None
        winner = 1 - self.folder
        if self.shown:
            winner = 0 if self.cards[0] > self.cards[1] else 1
        won = self._chips(1 - winner)
        points = [won if seat == winner else -won for seat in range(2)]
        return Result(points, places_by_points(points), [ScoreLine("chips", points)])

    def question(self, seat: int) -> str:
        if seat not in self.to_act():
            return "wait"
        return "check_or_bet" if self.bettor == NOBODY else "fold_or_call"


@final
class KuhnPoker(Game):
    """The rules of Kuhn poker: two seats, three cards, no options."""

    def __init__(self) -> None:
        super().__init__("kuhn_poker", "1", "KP", 2, 2, [], Decisions([CHECK, BET, FOLD, CALL]), "none")

    def deal(self, setup: Setup, secret: bytes) -> Position:  # noqa: ARG002 - there is nothing to choose
        """KP-1  Shuffle the three cards; the first two are dealt."""
        cards = ints([0, 1, 2])
        rng_from(secret).shuffle(cards)
        position = KuhnPosition(cards)
        position.reveals += 1
        return position
