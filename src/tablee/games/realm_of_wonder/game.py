"""Realm of Wonder put together: setup, options, and the steps in the rulebook's order."""

from pathlib import Path
from typing import Final, final

from mypy_extensions import i64

from tablee.games.realm_of_wonder.aftermath import FallBackStep, RetreatStep, SpoilsStep
from tablee.games.realm_of_wonder.aims import (
    AimBeachStep,
    AimFortStep,
    AimSeatStep,
    AimTileStep,
    AimTurnStep,
    AimWellStep,
)
from tablee.games.realm_of_wonder.battles import AttackStep, DefendStep
from tablee.games.realm_of_wonder.components import Box, open_box
from tablee.games.realm_of_wonder.decisions import Choices
from tablee.games.realm_of_wonder.flight import FlyStep
from tablee.games.realm_of_wonder.forts import ConquerStep
from tablee.games.realm_of_wonder.movement_cards import DiscStep, PlayStep
from tablee.games.realm_of_wonder.position import OVER, State
from tablee.games.realm_of_wonder.printed import Printed, printed
from tablee.games.realm_of_wonder.quests import check_quests
from tablee.games.realm_of_wonder.sampling import deal_anew
from tablee.games.realm_of_wonder.scoring import result
from tablee.games.realm_of_wonder.setup import set_up
from tablee.games.realm_of_wonder.spells import CastStep, ReactStep
from tablee.games.realm_of_wonder.steps import Step
from tablee.games.realm_of_wonder.tiles import BonusStep, ChestStep
from tablee.games.realm_of_wonder.turns import TurnStep
from tablee.games.realm_of_wonder.view import view
from tablee.games.realm_of_wonder.view_shapes import RealmView
from tablee.games.realm_of_wonder.words import component_words
from tablee.kernel.decision import Decision
from tablee.kernel.errors import Refusal
from tablee.kernel.game import Game, Option, Setup
from tablee.kernel.ints import bit
from tablee.kernel.position import Position, Result
from tablee.kernel.rng import Rng, rng_from

EDITION: Final = "1"
RANDOM: Final = "random"
NO_LIMIT: Final = "off"


@final
class RealmPosition(State):
    """The state with the rules on it: every question goes to the chapter that answers it."""

    def __init__(
        self, box: Box, seats: i64, quest: i64, round_limit: i64, rng: Rng, steps: list[Step]
    ) -> None:
        super().__init__(box, seats, quest, round_limit, rng)
        self.steps = steps

    def to_act(self) -> list[int]:
        return [seat for seat in range(self.seats) if self.owing & bit(seat)]

    def legal(self, seat: int) -> list[Decision]:
        if not self.owing & bit(seat):
            return []
        return self.steps[self.step].legal(self, seat)

    def refusal(self, seat: int, decision: Decision) -> Refusal | None:
        if not self.owing & bit(seat):
            return Refusal("RW-3.1", "nothing-asked")
        return self.steps[self.step].refusal(self, seat, decision)

    def apply(self, seat: int, decision: Decision) -> None:
        """RW-16.3  After every change the quest is checked for everybody."""
        self.steps[self.step].apply(self, seat, decision)
        if self.step != OVER:
            check_quests(self)

    def clone(self) -> "RealmPosition":
        copy = RealmPosition(self.box, self.seats, self.quest, self.round_limit, self.rng.clone(), self.steps)
        self.copy_to(copy)
        return copy

    def sample(self, seat: int, rng: Rng) -> "RealmPosition":
        copy = self.clone()
        deal_anew(copy, seat, rng)
        return copy

    def view(self, seat: int | None) -> RealmView:
        return view(self, seat)

    def result(self) -> Result | None:
        return result(self)

    def question(self, seat: int) -> str:
        return self.steps[self.step].question if self.owing & bit(seat) else "wait"


@final
class RealmOfWonder(Game):
    """The rules of Realm of Wonder with the contents of one box."""

    def __init__(self, path: Path | None = None) -> None:
        box = open_box(path)
        choices = Choices(box)
        options = [
            Option("quest", [RANDOM, *[quest.names.id for quest in box.quests]], RANDOM),
            Option("round_limit", [NO_LIMIT, "20", "60"], NO_LIMIT),
        ]
        super().__init__("realm_of_wonder", EDITION, "RW", 2, 6, options, choices.all, box.hash)
        self.box = box
        self.choices = choices
        self.words = component_words(box)
        self.steps = steps_in_order(choices)

    def deal(self, setup: Setup, secret: bytes) -> Position:
        """RW-2, RW-17  Prepare the table with the quest and the round limit that were agreed on."""
        chosen = setup.value("quest")
        quest = -1 if chosen == RANDOM else self.box.quest_ids[chosen]
        limit = setup.value("round_limit")
        rounds = 0 if limit == NO_LIMIT else int(limit)
        state = RealmPosition(self.box, setup.seats, 0, rounds, rng_from(secret), self.steps)
        set_up(state, quest)
        return state

    def component_name(self, word: str, lang: str) -> str:
        """The printed name of a card, tile, space, region, disc, character, power or quest."""
        return self.words[word].in_language(lang) if word in self.words else word

    def printed(self) -> Printed:
        """The map, the cards and the prices, as a board draws them."""
        return printed(self.box)


def steps_in_order(choices: Choices) -> list[Step]:
    """The steps by their numbers in position.py, each with the name of its question (as in view.py)."""
    return [
        PlayStep("play", choices),
        DiscStep("disc", choices),
        CastStep("cast", choices),
        AimFortStep("aim-fort", choices),
        AimWellStep("aim-well", choices),
        AimSeatStep("aim-seat", choices),
        AimTurnStep("aim-turn", choices),
        AimTileStep("aim-tile", choices),
        AimBeachStep("aim-beach", choices),
        ReactStep("react", choices),
        TurnStep("turn", choices),
        FlyStep("fly", choices),
        ConquerStep("conquer", choices),
        AttackStep("attack", choices),
        DefendStep("defend", choices),
        SpoilsStep("spoils", choices),
        RetreatStep("retreat", choices),
        FallBackStep("fall-back", choices),
        ChestStep("keep", choices),
        BonusStep("bonus", choices),
    ]
