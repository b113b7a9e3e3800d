"""Les Royaumes Sauvages put together: setup, options, and the steps in the rulebook's order."""

from pathlib import Path
from typing import Final, final

from mypy_extensions import i64

from tablee.games.royaumes_sauvages.ages import begin_age, carry_on
from tablee.games.royaumes_sauvages.battles import FightStep, TokenStep
from tablee.games.royaumes_sauvages.components import AGES, CARDS, LIMITS, REALMS, Box, Level, open_box
from tablee.games.royaumes_sauvages.decisions import Choices
from tablee.games.royaumes_sauvages.deck import full_hand
from tablee.games.royaumes_sauvages.position import BLOCK, SIDES_AT, State
from tablee.games.royaumes_sauvages.sampling import deal_anew
from tablee.games.royaumes_sauvages.scoring import result
from tablee.games.royaumes_sauvages.solo import BonusStep, starter, turn_up_bonus
from tablee.games.royaumes_sauvages.solo_battles import SoloFightStep
from tablee.games.royaumes_sauvages.steps import Step
from tablee.games.royaumes_sauvages.turns import ActStep, DiscardStep
from tablee.games.royaumes_sauvages.view import RoyaumesSauvagesView, view
from tablee.kernel.decision import Decision
from tablee.kernel.errors import Refusal, SetupError
from tablee.kernel.game import Game, Option, Setup
from tablee.kernel.ints import Ints, bit, ints, zeros
from tablee.kernel.position import Position, Result
from tablee.kernel.rng import Rng, rng_from

EDITION: Final = "1"
RANDOM: Final = "random"


@final
class RoyaumesSauvagesPosition(State):
    """The state with the rules on it: every question goes to the chapter that answers it."""

    def __init__(
        self,
        box: Box,
        seats: i64,
        level: Level | None,
        treaty: bool,
        limit: i64,
        rng: Rng,
        steps: list[Step],
    ) -> None:
        super().__init__(box, seats, level, treaty, limit, rng)
        self.steps = steps

    def to_act(self) -> list[int]:
        return [seat for seat in range(self.seats) if self.owing & bit(seat)]

    def legal(self, seat: int) -> list[Decision]:
        if not self.owing & bit(seat):
            return []
        return self.steps[self.step].legal(self, seat)

    def refusal(self, seat: int, decision: Decision) -> Refusal | None:
        if not self.owing & bit(seat):
            return Refusal("RS-4.1", "nothing-asked")
        return self.steps[self.step].refusal(self, seat, decision)

    def apply(self, seat: int, decision: Decision) -> None:
        self.steps[self.step].apply(self, seat, decision)
        carry_on(self)

    def clone(self) -> "RoyaumesSauvagesPosition":
        copy = RoyaumesSauvagesPosition(
            self.box,
            self.seats,
            self.level,
            self.treaty,
            self.limit,
            self.rng.clone(),
            self.steps,
        )
        self.copy_to(copy)
        return copy

    def sample(self, seat: int, rng: Rng) -> "RoyaumesSauvagesPosition":
        copy = self.clone()
        deal_anew(copy, seat, rng)
        return copy

    def view(self, seat: int | None) -> RoyaumesSauvagesView:
        return view(self, seat)

    def result(self) -> Result | None:
        return result(self)

    def question(self, seat: int) -> str:
        return self.steps[self.step].question if self.owing & bit(seat) else "wait"


@final
class RoyaumesSauvages(Game):
    """The rules of Les Royaumes Sauvages with the contents of one box."""

    def __init__(self, path: Path | None = None) -> None:
        box = open_box(path)
        choices = Choices(box)
        options = [
            Option("peace_treaty", ["off", "on"], "on" if box.peace_treaty else "off"),
            Option("solo_level", list(box.solo.level_ids), "standard"),
            Option("starter", [RANDOM, "0", "1", "2", "3", "4"], RANDOM),
            Option("rally_stall_limit", LIMITS, str(box.rally_limit)),
        ]
        super().__init__("royaumes_sauvages", EDITION, "RS", 1, 5, options, choices.all, box.hash)
        self.box = box
        self.steps: list[Step] = [
            ActStep("act", choices),
            DiscardStep("discard", choices),
            FightStep("fight", choices),
            TokenStep("reinforce", choices),
            SoloFightStep("fight", choices),
            BonusStep("bonus", choices),
        ]

    def check(self, setup: Setup) -> None:
        """RS-3.7, RS-15.5, RS-15.28, RS-15.31  Some options are for one player only, some for several."""
        solo = setup.seats == 1
        starts = setup.value("starter")
        if solo and setup.value("peace_treaty") == "on":
            raise SetupError("the Peace Treaty is for two or more players [RS-15.31]")
        if solo and starts != RANDOM:
            raise SetupError("in the solo mode the level says who starts; leave starter at random [RS-15.5]")
        if not solo and starts != RANDOM and int(starts) >= setup.seats:
            raise SetupError(f"seat {starts} cannot start: there is no such seat [RS-3.7]")
        if not solo and setup.value("solo_level") != "standard":
            raise SetupError("a solo level is for one player; leave it at standard [RS-15.28]")

    def deal(self, setup: Setup, secret: bytes) -> Position:
        """RS-3, RS-15.1 to RS-15.4  Shuffle cards, decrees and tiles, deal, and begin the first age."""
        rng = rng_from(secret)
        level: Level | None = None
        if setup.seats == 1:
            level = self.box.solo.levels[self.box.solo.level_ids[setup.value("solo_level")]]
        state = RoyaumesSauvagesPosition(
            self.box,
            setup.seats,
            level,
            setup.value("peace_treaty") == "on",
            int(setup.value("rally_stall_limit")),
            rng,
            self.steps,
        )
        state.facts = zeros(SIDES_AT + state.sides * BLOCK)
        state.deck = shuffled(CARDS, rng)
        state.deck_size = CARDS
        state.decree_deck = shuffled(len(self.box.decrees), rng)
        state.majority_rows = majority_rows(self.box, rng)
        state.first_tiles = shuffled(AGES + 1, rng)
        first = first_player(state, setup.value("starter"))
        for number in range(state.seats):
            full_hand(state, (first + number) % state.seats)
        if level is not None:
            for slot in range(level.bonus_cards):
                turn_up_bonus(state, slot)
        begin_age(state, first)
        carry_on(state)
        return state

    def component_name(self, word: str, lang: str) -> str:
        """The printed name of a card, realm, decree, species, colour, tile or token."""
        box = self.box
        if word in box.card_ids:
            return card_name(box, box.card_ids[word], lang)
        if word in box.realm_ids:
            return box.realms[box.realm_ids[word]].names.in_language(lang)
        if word in box.decree_ids:
            return box.decrees[box.decree_ids[word]].names.in_language(lang)
        if word in box.species_ids:
            return box.species[box.species_ids[word]].in_language(lang)
        if word in box.colour_ids:
            return box.colours[box.colour_ids[word]].in_language(lang)
        if word in box.majority_ids:
            return tile_name(box.majorities[box.majority_ids[word]].points, "majority", lang)
        if word in box.first_ids:
            return tile_name(box.firsts[box.first_ids[word]].points, "first", lang)
        if word in box.solo.level_ids:
            return box.solo.levels[box.solo.level_ids[word]].names.in_language(lang)
        if word == box.token_names.id:
            return box.token_names.in_language(lang)
        return word


def card_name(box: Box, card: int, lang: str) -> str:
    """A card by its species and value: Bee 3."""
    return f"{box.species[box.cards.species[card]].in_language(lang)} {box.cards.value[card]}"


def tile_name(points: int, kind: str, lang: str) -> str:
    """A tile by its kind and points."""
    names = {
        ("majority", "fr"): "tuile Majorité",
        ("majority", "en"): "majority tile",
        ("first", "fr"): "tuile Premier à Passer",
        ("first", "en"): "First-to-Pass tile",
    }
    return f"{names[kind, 'fr' if lang == 'fr' else 'en']} {points}"


def first_player(state: State, wish: str) -> i64:
    """RS-3.7, RS-15.5  The seat that the host chose, or a random one; in the solo mode the level decides (RS-R1)."""
    if state.solo:
        return starter(state)
    return state.rng.below(state.seats) if wish == RANDOM else int(wish)


def majority_rows(box: Box, rng: Rng) -> Ints:
    """RS-3.4  Three majority tiles for each realm, sorted ascending."""
    pile = shuffled(AGES * REALMS, rng)
    rows: list[int] = []
    for realm in range(REALMS):
        row = [
            (box.majorities[pile[realm * AGES + i]].points, int(pile[realm * AGES + i])) for i in range(AGES)
        ]
        row.sort()
        rows += [tile for _, tile in row]
    return ints(rows)


def shuffled(count: int, rng: Rng) -> Ints:
    """The numbers below a count in random order."""
    pile = ints(list(range(count)))
    rng.shuffle(pile)
    return pile
