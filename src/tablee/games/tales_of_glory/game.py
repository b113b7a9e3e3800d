"""Tales of Glory put together: setup, options, and the steps in the rulebook's order."""

from pathlib import Path
from typing import Final, final

from mypy_extensions import mypyc_attr

from tablee.games.tales_of_glory.components import Box, PlayerCount, open_box
from tablee.games.tales_of_glory.dealing import longest_names, set_up, who_may_begin
from tablee.games.tales_of_glory.decisions import Choices
from tablee.games.tales_of_glory.keys import OpenStep
from tablee.games.tales_of_glory.obtaining import CatchUpStep, SelectStep
from tablee.games.tales_of_glory.parts import advance
from tablee.games.tales_of_glory.paying import SurchargeStep
from tablee.games.tales_of_glory.placing import SquareStep
from tablee.games.tales_of_glory.playing import PartStep
from tablee.games.tales_of_glory.position import PART, State
from tablee.games.tales_of_glory.quests import ReturnStep
from tablee.games.tales_of_glory.sampling import deal_anew
from tablee.games.tales_of_glory.scoring import result
from tablee.games.tales_of_glory.steps import Step
from tablee.games.tales_of_glory.view import TalesOfGloryView, view
from tablee.games.tales_of_glory.words import name_of
from tablee.kernel.decision import Decision
from tablee.kernel.errors import Refusal
from tablee.kernel.game import Game, Option, Setup
from tablee.kernel.ints import bit
from tablee.kernel.position import Position, Result
from tablee.kernel.rng import Rng, rng_from

EDITION: Final = "1"


@final
@mypyc_attr(acyclic=True)
class TalesOfGloryPosition(State):
    """The state with the rules on it: every question goes to the chapter that answers it."""

    def __init__(
        self,
        box: Box,
        count: PlayerCount,
        quests_on: bool,
        simultaneous: bool,
        deferred: bool,
        steps: list[Step],
    ) -> None:
        super().__init__(box, count, quests_on, simultaneous, deferred)
        self.steps = steps

    def to_act(self) -> list[int]:
        return [seat for seat in range(self.seats) if self.owing & bit(seat)]

    def legal(self, seat: int) -> list[Decision]:
        if not self.owing & bit(seat):
            return []
        return self.steps[self.step_of(seat)].legal(self, seat)

    def refusal(self, seat: int, decision: Decision) -> Refusal | None:
        if not self.owing & bit(seat):
            return Refusal("TG-3.1", "nothing-asked")
        return self.steps[self.step_of(seat)].refusal(self, seat, decision)

    def apply(self, seat: int, decision: Decision) -> None:
        in_step_2 = self.step == PART
        self.steps[self.step_of(seat)].apply(self, seat, decision)
        if in_step_2:
            advance(self, seat)

    def clone(self) -> "TalesOfGloryPosition":
        copy = TalesOfGloryPosition(
            self.box, self.count, self.quests_on, self.simultaneous, self.deferred, self.steps
        )
        self.copy_to(copy)
        return copy

    def sample(self, seat: int, rng: Rng) -> "TalesOfGloryPosition":
        copy = self.clone()
        finished = deal_anew(copy, seat, rng)
        for other in range(self.seats):
            while finished & copy.owing & bit(other):
                legal = copy.legal(other)
                copy.apply(other, legal[rng.below(len(legal))])
        return copy

    def view(self, seat: int | None) -> TalesOfGloryView:
        return view(self, seat)

    def result(self) -> Result | None:
        return result(self)

    def counts(self) -> dict[str, int]:
        """TG-R4  How many tiles had to be discarded because they fitted nowhere."""
        return {"forced_discards": self.unfit}

    def question(self, seat: int) -> str:
        return self.steps[self.step_of(seat)].question if self.owing & bit(seat) else "wait"


@final
class TalesOfGlory(Game):
    """The rules of Tales of Glory with the contents of one box."""

    def __init__(self, path: Path | None = None) -> None:
        box = open_box(path)
        choices = Choices(box)
        default = box.defaults
        options = [
            Option("quests", ["off", "on"], default["quests"]),
            Option("first_player", ["longest_name", "random"], default["first_player"]),
            Option("play_order", ["in_turn", "simultaneous"], default["play_order"]),
            Option("quest_gains", ["sequential", "deferred"], default["quest_gains"]),
            Option("has_longest_name", ["no", "yes"], "no", per_seat=True),
        ]
        super().__init__("tales_of_glory", EDITION, "TG", 2, 5, options, choices.all, box.hash)
        self.box = box
        self.choices = choices
        self.steps: list[Step] = [
            ReturnStep("return", choices),
            SelectStep("select", choices),
            CatchUpStep("take", choices),
            PartStep("play", choices),
            SurchargeStep("pay", choices),
            SquareStep("place", choices),
            OpenStep("open", choices),
        ]

    def deal(self, setup: Setup, secret: bytes) -> Position:
        """TG-2  Shuffle everything once (TG-2.13) and begin."""
        state = TalesOfGloryPosition(
            self.box,
            self.box.player_counts[setup.seats - 2],
            setup.value("quests") == "on",
            setup.value("play_order") == "simultaneous",
            setup.value("quest_gains") == "deferred",
            self.steps,
        )
        may_begin = who_may_begin(setup.value("first_player"), setup.values("has_longest_name"))
        set_up(state, may_begin, rng_from(secret))
        return state

    def named(self, setup: Setup, names: list[str]) -> Setup:
        """TG-11.2, TG-R33  Who has the longest name, unless somebody was marked already."""
        if "yes" in setup.values("has_longest_name"):
            return setup
        return self.setup(setup.seats, {**setup.options, "has_longest_name": ",".join(longest_names(names))})

    def component_name(self, word: str, lang: str) -> str:
        """The printed name of a tile, slot, square, side or resource."""
        return name_of(self.box, word, lang)
