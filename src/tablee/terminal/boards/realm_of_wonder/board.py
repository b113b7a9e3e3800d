"""The board of Realm of Wonder: which picture or telling fits the moment, and what to know about a choice."""

from rich.console import RenderableType
from rich.text import Text

from tablee.games.realm_of_wonder.decisions import (
    Aim,
    Cast,
    Conquer,
    Counter,
    FlyOver,
    Keep,
    Loot,
    Retreat,
    Teleport,
    UsePower,
    Walk,
)
from tablee.games.realm_of_wonder.game import RealmOfWonder
from tablee.games.realm_of_wonder.view_shapes import RealmView
from tablee.kernel.decision import Decision
from tablee.terminal.boards.board import Board, height_of
from tablee.terminal.boards.realm_of_wonder.drawn import ALL, DENSE, LEAST, MOST, WHOLE, Drawing
from tablee.terminal.boards.realm_of_wonder.moment import Moment
from tablee.terminal.boards.realm_of_wonder.spoken import Telling
from tablee.texts.texts import Texts

TALL = 70
"""On a lower screen there is no room to name every place."""
EXPLAINED = 2
"""Lines that the text of a card takes beyond the one of its choice."""


class RealmOfWonderBoard(Board):
    """Draws and tells views of Realm of Wonder."""

    def __init__(self, game: RealmOfWonder, texts: Texts, plain: bool) -> None:
        super().__init__(game, texts, plain)
        self.box = game.box
        self.prices = prices_of(game)

    def picture(self, view: RealmView, width: int, height: int) -> RenderableType:
        """As much of the table as there is room for, beside what the choices have to explain."""
        height -= lines_of_notes(view)
        for detail in (WHOLE, ALL, MOST, DENSE) if height > TALL else (ALL, MOST, DENSE):
            drawn = Drawing(self.box, self.texts, view, detail).table()
            if height_of(drawn, width) <= height:
                return drawn
        return Drawing(self.box, self.texts, view, LEAST).table()

    def hand(self, view: RealmView) -> RenderableType | None:
        return None if view.me is None else Drawing(self.box, self.texts, view, LEAST).hand()

    def lines(self, view: RealmView) -> list[str]:
        return Telling(self.box, self.texts, view).whole()

    def brief(self, view: RealmView) -> list[str]:
        return Telling(self.box, self.texts, view).brief()

    # Choices

    def note(self, view: RealmView, decisions: list[Decision]) -> Text:
        """What a choice costs and what it leads to."""
        first = decisions[0]
        price = self._price(view, first) if len(decisions) == 1 else 0
        notes = [self.texts.say("note-price", points=price)] if price else []
        notes += self._about(Moment(self.box, self.texts, view), first)
        return Text(", ".join(notes), "" if self.plain else "dim")

    def _price(self, view: RealmView, decision: Decision) -> int:
        """Magic points: for what is done in one's turn, and for each token of a conquest."""
        if isinstance(decision, Conquer):
            return decision.tokens * self.box.numbers.token_cost
        return self.prices.get(decision.verb, 0) if view.step == "turn" else 0

    def _about(self, moment: Moment, decision: Decision) -> list[str]:
        if isinstance(decision, (Walk, FlyOver)):
            return self._step(moment, decision.words[0])
        if isinstance(decision, (Aim, Retreat, Teleport)):
            return moment.places.features(decision.words[0])
        if isinstance(decision, (Cast, Counter, Keep)):
            return [moment.card_text(decision.words[0])]
        if isinstance(decision, UsePower):
            return self._power(moment, decision)
        if isinstance(decision, Loot):
            return [self._tile(decision.words[0])]
        return []

    def _step(self, moment: Moment, space: str) -> list[str]:
        """What a step costs, what is there, and whether the way ends there."""
        turn = moment.view.turn
        found = [place for place in turn.reach if place.space == space] if turn else []
        notes = [self.texts.say("note-step", cost=place.cost) for place in found]
        notes += moment.places.features(space)
        return notes + [self.texts.say("place-stops") for place in found if place.stops]

    def _power(self, moment: Moment, power: UsePower) -> list[str]:
        """Where one's power leads, or what it does."""
        if not power.words:
            return [text for _, text in moment.own_texts()[:1]]
        return moment.places.features(power.words[0]) if power.words[0] in moment.places.spaces else []

    def _tile(self, kind: str) -> str:
        tile = next(tile for tile in self.box.tiles if tile.names.id == kind)
        return tile.text.in_language(self.texts.lang)


def lines_of_notes(view: RealmView) -> int:
    """How many lines more the choices take where cards or a power are explained beside them."""
    if view.me is None:
        return 0
    if view.step in ("cast", "keep"):
        return EXPLAINED * (len(view.me.magic) if view.step == "cast" else len(set(view.me.chest)))
    return EXPLAINED if view.step == "turn" and view.seats[view.me.seat].power_ready else 0


def prices_of(game: RealmOfWonder) -> dict[str, int]:
    """What the actions of a turn cost in magic points, by their verbs."""
    numbers = game.box.numbers
    return {
        "extra": numbers.point_cost,
        "open": numbers.open_cost,
        "search": numbers.search_cost,
        "buy": numbers.card_cost,
        "build": numbers.token_cost,
        "spin": numbers.spin_cost,
        "turn": numbers.turn_cost,
        "vortex": numbers.vortex_cost,
    }
