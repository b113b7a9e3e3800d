"""Oh mon château put together: setup, options, and the steps in the rulebook's order."""

from pathlib import Path
from typing import Final, final

from mypy_extensions import i64

from tablee.games.oh_mon_chateau.castle import FlagStep, TowerStep, WallStep
from tablee.games.oh_mon_chateau.components import (
    DISPLAY,
    GRAND_ARCHITECTS,
    MOST_SEATS,
    VERSIONS,
    Box,
    open_box,
)
from tablee.games.oh_mon_chateau.construction import ConstructStep
from tablee.games.oh_mon_chateau.decisions import Choices
from tablee.games.oh_mon_chateau.dice import DiceStep, RollStep
from tablee.games.oh_mon_chateau.guests import GuestStep, ReactivateStep, StealStep, fill_display
from tablee.games.oh_mon_chateau.names import printed_names
from tablee.games.oh_mon_chateau.position import Agreed, State
from tablee.games.oh_mon_chateau.powers import DagobertStep, GiftStep, MagicianStep
from tablee.games.oh_mon_chateau.sampling import deal_anew
from tablee.games.oh_mon_chateau.scoring import result
from tablee.games.oh_mon_chateau.steps import Step
from tablee.games.oh_mon_chateau.turn import begin_turn
from tablee.games.oh_mon_chateau.view import OhMonChateauView, view
from tablee.kernel.decision import Decision
from tablee.kernel.errors import Refusal
from tablee.kernel.game import Game, Option, Setup
from tablee.kernel.ints import bit, ints
from tablee.kernel.position import Position, Result
from tablee.kernel.rng import Rng, rng_from

EDITION: Final = "1"


@final
class OhMonChateauPosition(State):
    """The state with the rules on it: every question goes to the chapter that answers it."""

    def __init__(self, box: Box, seats: i64, agreed: Agreed, rng: Rng, steps: list[Step]) -> None:
        super().__init__(box, seats, agreed, rng)
        self.steps = steps

    def to_act(self) -> list[int]:
        return [seat for seat in range(self.seats) if self.owing & bit(seat)]

    def legal(self, seat: int) -> list[Decision]:
        if not self.owing & bit(seat):
            return []
        return self.steps[self.step].legal(self, seat)

    def refusal(self, seat: int, decision: Decision) -> Refusal | None:
        if not self.owing & bit(seat):
            return Refusal("OC-3.1", "nothing-asked")
        return self.steps[self.step].refusal(self, seat, decision)

    def apply(self, seat: int, decision: Decision) -> None:
        self.steps[self.step].apply(self, seat, decision)

    def clone(self) -> "OhMonChateauPosition":
        copy = OhMonChateauPosition(self.box, self.seats, self.agreed, self.rng.clone(), self.steps)
        self.copy_to(copy)
        return copy

    def sample(self, seat: int, rng: Rng) -> "OhMonChateauPosition":
        copy = self.clone()
        deal_anew(copy, seat, rng)
        return copy

    def view(self, seat: int | None) -> OhMonChateauView:
        return view(self, seat)

    def result(self) -> Result | None:
        return result(self)

    def question(self, seat: int) -> str:
        return self.steps[self.step].question(self, seat) if self.owing & bit(seat) else "wait"


@final
class OhMonChateau(Game):
    """The rules of Oh mon château with the contents of one box."""

    def __init__(self, path: Path | None = None) -> None:
        box = open_box(path)
        choices = Choices(box)
        super().__init__(
            "oh_mon_chateau", EDITION, "OC", 2, MOST_SEATS, options_of(box), choices.all, box.hash
        )
        self.box = box
        self.names = {"fr": printed_names(box, "fr"), "en": printed_names(box, "en")}
        self.steps: list[Step] = [
            RollStep(choices),
            DiceStep(choices),
            ConstructStep(choices),
            TowerStep(choices),
            WallStep(choices),
            FlagStep(choices),
            GuestStep(choices),
            ReactivateStep(choices),
            StealStep(choices),
            GiftStep(choices),
            DagobertStep(choices),
            MagicianStep(choices),
        ]

    def deal(self, setup: Setup, secret: bytes) -> Position:
        """OC-1  Everything random in its order (OC-1.10): the first player, then the shuffle of the guests."""
        rng = rng_from(secret)
        state = OhMonChateauPosition(self.box, setup.seats, agreed_of(setup), rng, self.steps)
        state.lay_out()
        if setup.value("first_player") == "random":
            state.first = rng.below(setup.seats)
        state.pile = ints(list(range(state.deck.size)))
        rng.shuffle(state.pile)
        if state.agreed.version == GRAND_ARCHITECTS:
            for place in range(DISPLAY):
                fill_display(state, place)
        begin_turn(state, state.first)
        return state

    def component_name(self, word: str, lang: str) -> str:
        """The printed name of a cell, line, guest, part, spot, die or side."""
        return self.names["fr" if lang == "fr" else "en"].get(word, word)


def options_of(box: Box) -> list[Option]:
    """OC-1.3, OC-1.5, OC-1.8, and the rulings that a table may switch."""
    defaults = box.defaults
    return [
        Option("version", VERSIONS, VERSIONS[0]),
        Option("first_player", ["random", "seat_0"], defaults.first_player),
        Option("sheet", ["guide", "blank"], "guide", per_seat=True),
        switch("clear_impossible_lines", defaults.clear),
        switch("guests_face_up_green", defaults.guests_face_up),
        switch("final_lines_snapshot", defaults.snapshot),
        switch("dagobert_after_end", defaults.dagobert_after_end),
    ]


def switch(name: str, default: bool) -> Option:
    """An option that is on or off."""
    return Option(name, ["on", "off"], "on" if default else "off")


def agreed_of(setup: Setup) -> Agreed:
    """The options of a setup as the rules read them."""
    agreed = Agreed(VERSIONS.index(setup.value("version")), setup.values("sheet"))
    agreed.clear = setup.value("clear_impossible_lines") == "on"
    agreed.face_up = setup.value("guests_face_up_green") == "on"
    agreed.snapshot = setup.value("final_lines_snapshot") == "on"
    agreed.dagobert_after_end = setup.value("dagobert_after_end") == "on"
    return agreed
