"""The board of Les Royaumes Sauvages: how much is drawn, and what to know about a choice."""

from collections.abc import Sequence

from rich.console import RenderableType
from rich.text import Text

from tablee.games.royaumes_sauvages.decisions import Claim, Fight, Pass, Rally, Reinforce
from tablee.games.royaumes_sauvages.game import RoyaumesSauvages
from tablee.games.royaumes_sauvages.view import RoyaumesSauvagesView
from tablee.kernel.decision import Decision
from tablee.terminal.boards.board import Board, height_of
from tablee.terminal.boards.royaumes_sauvages.animals import Animals, takes_capital
from tablee.terminal.boards.royaumes_sauvages.drawn import ALL, DENSE, LEAST, MOST, Drawing
from tablee.terminal.boards.royaumes_sauvages.spoken import Telling
from tablee.texts.texts import Argument, Texts

SHOW = {"showed": 0.7, "opponent-showed": 0.7}
"""Seconds of silence before a battle card is turned over."""


class RoyaumesSauvagesBoard(Board):
    """Draws and tells views of Les Royaumes Sauvages."""

    def __init__(self, game: RoyaumesSauvages, texts: Texts, plain: bool) -> None:
        super().__init__(game, texts, plain)
        self.box = game.box

    def picture(self, view: RoyaumesSauvagesView, width: int, height: int) -> RenderableType:
        """As much of the table as there is room for."""
        for detail in (ALL, MOST, DENSE):
            drawn = self._drawing(view, width, detail).table()
            if height_of(drawn, width) <= height:
                return drawn
        return self._drawing(view, width, LEAST).table()

    def _drawing(self, view: RoyaumesSauvagesView, width: int, detail: int) -> Drawing:
        return Drawing(self._animals(view), self.texts, view, width, detail)

    def _animals(self, view: RoyaumesSauvagesView) -> Animals:
        return Animals(self.box, self.texts, None if view.me is None else view.me.seat)

    def lines(self, view: RoyaumesSauvagesView) -> list[str]:
        return Telling(self._animals(view), self.texts, view).whole()

    def brief(self, view: RoyaumesSauvagesView) -> list[str]:
        return Telling(self._animals(view), self.texts, view).short()

    def pause_before(self, event: str) -> float:
        return SHOW.get(event, 0.0)

    # Choices

    def remark(self, message: str, /, **arguments: Argument) -> str:
        return self.texts.say(f"note-{message}", **arguments)

    def label(self, decisions: list[Decision]) -> Text:
        """Cards are shown on their banner; one that can go to several realms without them."""
        first = decisions[0]
        if not isinstance(first, Claim) or (self.plain and len(decisions) == 1):
            return super().label(decisions)
        animals = Animals(self.box, self.texts, None)
        if self.plain:
            return Text(animals.called(first.words[0]))
        realm = f" → {animals.realm(first.words[1])}" if len(decisions) == 1 else ""
        return Text.assemble(animals.chip(first.words[0]), realm)

    def note(self, view: RoyaumesSauvagesView, decisions: list[Decision]) -> Text:
        first = decisions[0]
        if isinstance(first, Claim):
            return Text(self._claims(view, decisions))
        if isinstance(first, Rally):
            return Text(self.remark("rally", points=self.box.numbers.rally_points))
        if isinstance(first, Pass):
            return Text("" if view.out or view.level else self.remark("first-to-pass"))
        if isinstance(first, Reinforce):
            return Text(self._strength(view, first.count))
        if isinstance(first, Fight) and view.battle is not None:
            return Text(self.remark("for-points", points=view.battle.points))
        return Text()

    def _claims(self, view: RoyaumesSauvagesView, decisions: Sequence[Decision]) -> str:
        """Where a card may go; a capital ends the age for whoever takes it."""
        claims = [decision for decision in decisions if isinstance(decision, Claim)]
        capital = [claim for claim in claims if takes_capital(view.realms[claim.realm])]
        if len(decisions) == 1:
            return self.remark("capital") if capital else self._gain(view, claims[0].realm)
        names = [
            f"{self.texts.word(claim.words[1])}{self.remark('is-capital') if claim in capital else ''}"
            for claim in claims
        ]
        return ", ".join(names)

    def _gain(self, view: RoyaumesSauvagesView, realm: int) -> str:
        """The own influence in a realm after this card, and the tile it is about."""
        assert view.me is not None
        mine = view.realms[realm].influence[view.me.seat] + 1
        best = max(view.realms[realm].influence)
        return self.remark("influence", mine=mine, best=best, tile=view.realms[realm].tile)

    def _strength(self, view: RoyaumesSauvagesView, count: int) -> str:
        """What the own card would come to."""
        assert view.battle is not None
        assert view.me is not None
        shown = [card for card in view.battle.rounds[-1] if card.side == view.me.seat]
        return self.remark("strength", strength=shown[0].strength + count * self.box.token_bonus)
