"""Mon Royaume pour un Conte put together: setup, options, and the steps in the rulebook's order."""

from pathlib import Path
from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from tablee.games.mon_royaume.builders import BuildStep
from tablee.games.mon_royaume.choices import GiveStep, PickStep, TaleStep, deal_round
from tablee.games.mon_royaume.components import (
    CATEGORIES,
    NO_TALES,
    TALES_OF_EACH_TYPE,
    Box,
    Level,
    open_box,
)
from tablee.games.mon_royaume.decisions import Choices
from tablee.games.mon_royaume.position import KEPT, State
from tablee.games.mon_royaume.sampling import deal_anew
from tablee.games.mon_royaume.scoring import result
from tablee.games.mon_royaume.steps import Step
from tablee.games.mon_royaume.view import MonRoyaumeView, view
from tablee.kernel.decision import Decision
from tablee.kernel.errors import Refusal, SetupError
from tablee.kernel.game import Game, Option, Setup
from tablee.kernel.ints import Ints, bit, ints, zeros
from tablee.kernel.position import Position, Result
from tablee.kernel.rng import Rng, rng_from

EDITION: Final = "1"


@final
@mypyc_attr(acyclic=True)
class MonRoyaumePosition(State):
    """The state with the rules on it: every question goes to the chapter that answers it."""

    def __init__(
        self, box: Box, seats: i64, level: Level, advanced: bool, adults: i64, caller: i64, steps: list[Step]
    ) -> None:
        super().__init__(box, seats, level, advanced, adults, caller)
        self.steps = steps

    def to_act(self) -> list[int]:
        return [seat for seat in range(self.seats) if self.owing & bit(seat)]

    def legal(self, seat: int) -> list[Decision]:
        if not self.owing & bit(seat):
            return []
        return self.steps[self.step].legal(self, seat)

    def refusal(self, seat: int, decision: Decision) -> Refusal | None:
        if not self.owing & bit(seat):
            return Refusal("MR-R13", "nothing-asked")
        return self.steps[self.step].refusal(self, seat, decision)

    def apply(self, seat: int, decision: Decision) -> None:
        self.steps[self.step].apply(self, seat, decision)

    def clone(self) -> "MonRoyaumePosition":
        copy = MonRoyaumePosition(
            self.box, self.seats, self.level, self.advanced, self.adults, self.caller, self.steps
        )
        self.copy_to(copy)
        return copy

    def sample(self, seat: int, rng: Rng) -> "MonRoyaumePosition":
        copy = self.clone()
        deal_anew(copy, seat, rng, self.steps[-1])
        return copy

    def view(self, seat: int | None) -> MonRoyaumeView:
        return view(self, seat)

    def result(self) -> Result | None:
        return result(self)

    def question(self, seat: int) -> str:
        return self.steps[self.step].question if self.owing & bit(seat) else "wait"


@final
class MonRoyaume(Game):
    """The rules of Mon Royaume pour un Conte with the contents of one box."""

    def __init__(self, path: Path | None = None) -> None:
        box = open_box(path)
        choices = Choices(box)
        options = [
            Option("level", [level.names.id for level in box.levels], "complete"),
            Option("advanced_bard", ["off", "on"], "off"),
            Option("youngest", ["0", "1", "2", "3"], "0"),
            Option("age", ["adult", "child"], "adult", per_seat=True),
        ]
        super().__init__("mon_royaume", EDITION, "MR", 2, 4, options, choices.all, box.hash)
        self.box = box
        self.steps: list[Step] = [
            PickStep("pick", choices),
            GiveStep("give", choices),
            TaleStep("discard", choices),
            BuildStep("build", choices),
        ]

    def check(self, setup: Setup) -> None:
        """MR-R38, MR-R39  The youngest sits at the table; the advanced bard is for the complete rules."""
        if int(setup.value("youngest")) >= setup.seats:
            raise SetupError(f"seat {setup.value('youngest')} cannot be the youngest: there is no such seat")
        if setup.value("advanced_bard") == "on" and not self._level(setup).advanced_offered:
            raise SetupError(
                f"the advanced bard is offered only with the complete rules, not at {setup.value('level')} [MR-R39]"
            )

    def deal(self, setup: Setup, secret: bytes) -> Position:
        """MR-2  Shuffle everything once (MR-R46), deal the tales, and begin the first round."""
        ages = setup.values("age")
        adults = sum(int(bit(seat)) for seat in range(setup.seats) if ages[seat] == "adult")
        state = MonRoyaumePosition(
            self.box,
            setup.seats,
            self._level(setup),
            setup.value("advanced_bard") == "on",
            adults,
            int(setup.value("youngest")),
            self.steps,
        )
        rng = rng_from(secret)
        shuffle_tiles(state, rng)
        shuffle_tales(state, rng)
        state.adventures = shuffled(list(range(len(self.box.adventures))), rng)
        state.bards = shuffled(by_copies([kind.cards for kind in self.box.bard_kinds]), rng)
        state.supply = shuffled(by_copies([kind.tokens for kind in self.box.bard_kinds]), rng)
        state.facts = zeros(state.seats * state.block)
        for seat in range(state.seats):
            state.facts[seat * state.block + KEPT] = 0 if state.level.tales == NO_TALES else 7
        deal_round(state)
        return state

    def _level(self, setup: Setup) -> Level:
        return next(level for level in self.box.levels if level.names.id == setup.value("level"))

    def component_name(self, word: str, lang: str) -> str:
        """The printed name of a tile, tale, adventure, accessory, colour or slot."""
        box = self.box
        if word in box.kind_ids:
            return box.tiles[box.kind_ids[word]].names.in_language(lang)
        if word in box.tale_ids:
            return box.tales[box.tale_ids[word]].names.in_language(lang)
        if word in box.adventure_ids:
            return box.adventures[box.adventure_ids[word]].names.in_language(lang)
        if word in box.bard_ids:
            return box.bard_kinds[box.bard_ids[word]].names.in_language(lang)
        if word in box.colour_ids:
            return box.colours[box.colour_ids[word]].in_language(lang)
        return word


def shuffle_tiles(state: State, rng: Rng) -> None:
    """MR-2.1 to MR-2.5  Take out what this number of players does not use, and shuffle the rest."""
    kinds: list[int] = []
    removed: list[int] = []
    removal = state.box.removals[state.seats - 2]
    for colour in range(len(state.box.colours)):
        for category in range(len(CATEGORIES)):
            tiles = state.box.tiles_of[colour][category]
            count = removal.per_category[category] if colour != state.box.black else 0
            if count and len(set(tiles)) > 1:
                tiles = list(shuffled(tiles, rng))  # several kinds: which ones go is chance (MR-R12)
            kept = len(tiles) - count
            kinds += tiles[:kept]
            removed += tiles[kept:]
    state.removed = ints(removed)
    state.stack = shuffled(kinds, rng)


def shuffle_tales(state: State, rng: Rng) -> None:
    """MR-2.6, MR-9.6  Deal three tales to every seat, clockwise from the caller; the rest follows, unseen."""
    piles = [list(shuffled(pile, rng)) for pile in tale_piles(state)]
    dealt = zeros(state.seats * 3)
    for number in range(state.seats):
        for place in range(3):
            dealt[state.from_caller(number) * 3 + place] = piles[place % len(piles)].pop(0)
    state.tales = ints([*dealt, *(tale for pile in piles for tale in pile)])


def tale_piles(state: State) -> list[list[int]]:
    """MR-2.6  A pile for each type of tale; MR-9.6  at level 2 one pile of all."""
    tales = state.box.tales
    if state.level.tales == TALES_OF_EACH_TYPE:
        return [[n for n, tale in enumerate(tales) if tale.type == kind] for kind in range(3)]
    return [list(range(len(tales)))]


def shuffled(cards: list[int], rng: Rng) -> Ints:
    """The cards in random order."""
    pile = ints(cards)
    rng.shuffle(pile)
    return pile


def by_copies(counts: list[int]) -> list[int]:
    """Each number as often as its count says."""
    return [number for number, count in enumerate(counts) for _ in range(count)]
