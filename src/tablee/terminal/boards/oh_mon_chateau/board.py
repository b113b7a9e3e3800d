"""The board of Oh mon château: which picture or telling fits the moment, and what to know about a choice."""

from rich.console import RenderableType
from rich.text import Text

from tablee.games.oh_mon_chateau.decisions import (
    Build,
    DrawWall,
    Lift,
    Reactivate,
    Skip,
    Steal,
    Take,
    Use,
)
from tablee.games.oh_mon_chateau.game import OhMonChateau
from tablee.games.oh_mon_chateau.view import LineView, OhMonChateauView, SeatView
from tablee.kernel.decision import Decision
from tablee.terminal.boards.board import Board, height_of
from tablee.terminal.boards.oh_mon_chateau.drawn import ALL, DENSE, LEAST, MOST, Drawing
from tablee.terminal.boards.oh_mon_chateau.signs import Signs, others
from tablee.terminal.boards.oh_mon_chateau.spoken import Telling
from tablee.texts.texts import Texts

ON_A_CELL = ("place", "put")
"""Decisions that bring a token to a cell."""


class OhMonChateauBoard(Board):
    """Draws and tells views of Oh mon château."""

    def __init__(self, game: OhMonChateau, texts: Texts, plain: bool) -> None:
        super().__init__(game, texts, plain)
        self.signs = Signs(game.box, texts)

    def picture(self, view: OhMonChateauView, width: int, height: int) -> RenderableType:
        """As much of the table as there is room for."""
        if view.step == "over":
            return Drawing(self.signs, view, width, ALL).ending()
        for detail in (ALL, MOST, DENSE):
            drawn = Drawing(self.signs, view, width, detail).table()
            if height_of(drawn, width) <= height:
                return drawn
        return Drawing(self.signs, view, width, LEAST).table()

    def lines(self, view: OhMonChateauView) -> list[str]:
        return Telling(self.signs, view).whole()

    def brief(self, view: OhMonChateauView) -> list[str]:
        telling = Telling(self.signs, view)
        return [*telling.moment(), *telling.own_lines()]

    # Choices

    def note(self, view: OhMonChateauView, decisions: list[Decision]) -> Text:
        """What a choice is good for."""
        if view.me is None:
            return Text()
        return Text(self._note(view, view.seats[view.me], decisions), "" if self.plain else "dim")

    def _note(self, view: OhMonChateauView, me: SeatView, decisions: list[Decision]) -> str:
        first = decisions[0]
        if isinstance(first, Use) and len(decisions) > 1:
            return self._uses(view, first)
        if isinstance(first, Skip):
            return self._face(view, first.words[0])
        if first.verb in ON_A_CELL:
            return self._helps(me, first.words[-1])
        if isinstance(first, Lift):
            return self._leaves(me, first.words[0])
        if isinstance(first, Build):
            return self._breaks(me, first.words[0])
        if isinstance(first, DrawWall):
            return self._spots(first.words[0])
        return self._guest(view, first)

    def _face(self, view: OhMonChateauView, die: str) -> str:
        """What a die shows."""
        face = next((shown.face for shown in view.dice if shown.die == die), view.dagobert)
        return "" if face is None else str(self.texts.word(face))

    def _uses(self, view: OhMonChateauView, use: Use) -> str:
        """What the choices about one die are about."""
        return self.texts.say("note-die", face=self._face(view, use.words[0]))

    def _helps(self, me: SeatView, cell: str) -> str:
        """The lines that a token on this cell is good for, and how far they would be."""
        return " · ".join(self._after(line) for line in me.lines if cell in line.cells)

    def _after(self, line: LineView) -> str:
        """How far a line would be; in colour by its sign, since the lines stand above."""
        gives = self.signs.gives(line) if self.plain else self.signs.line(line)
        if line.missing == 1:
            return self.texts.say("note-completes" if line.possible else "note-blocked", gives=gives)
        there = len(line.cells) - line.missing + 1
        return self.texts.say("note-line", gives=gives, there=there, cells=len(line.cells))

    def _leaves(self, me: SeatView, cell: str) -> str:
        """The full lines that would be broken by taking a token away."""
        broken = [self.signs.gives(line) for line in me.lines if cell in line.cells and not line.missing]
        return self.texts.say("note-breaks", lines=", ".join(broken)) if broken else ""

    def _breaks(self, me: SeatView, name: str) -> str:
        """The other full lines that using this one would break (OC-6.5)."""
        used = next(line for line in me.lines if line.line == name)
        broken = [self.signs.gives(line) for line in me.lines if line.line in used.crosses]
        return self.texts.say("note-breaks", lines=", ".join(broken)) if broken else ""

    def _spots(self, wall: str) -> str:
        castle = self.signs.box.castle
        number = [part.id for part in castle.walls].index(wall)
        return self.texts.say("note-spots", spots=sum(1 for of in castle.spot_wall if of == number))

    def _guest(self, view: OhMonChateauView, decision: Decision) -> str:
        """A guest: its kind and power, and whose it is if it is stolen."""
        if not isinstance(decision, (Take, Reactivate, Steal)):
            return ""
        name = decision.words[0]
        power = self.texts.say("note-guest", kind=self.signs.kind(name), power=self.signs.power(name))
        for seat in others(view) if isinstance(decision, Steal) else []:
            if any(guest.guest == name for guest in seat.guests or []):
                return self.texts.say("note-owner", name=self.texts.names[seat.seat], power=power)
        return power
