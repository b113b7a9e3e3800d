"""The board of Mon Royaume: which picture or telling fits the moment, and what to know about a choice."""

from rich.console import RenderableType
from rich.text import Text

from tablee.games.mon_royaume.decisions import Confirm, Discard, Pick, Place
from tablee.games.mon_royaume.game import MonRoyaume
from tablee.games.mon_royaume.view import MonRoyaumeView
from tablee.kernel.decision import Decision
from tablee.terminal.boards.board import Board, height_of
from tablee.terminal.boards.mon_royaume.drawn import ALL, DENSE, LEAST, MOST, Drawing
from tablee.terminal.boards.mon_royaume.pyramid import is_open, row_of
from tablee.terminal.boards.mon_royaume.spoken import Telling
from tablee.terminal.boards.mon_royaume.tiles import Tiles
from tablee.texts.texts import Texts

SHOW = {"bard-card": 0.9, "serenade": 0.9}
"""Seconds of silence before the bard calls."""

ROLES = {"love": "lover", "heroic": "circled"}
"""What the two tiles of a tale's bonus are."""


class MonRoyaumeBoard(Board):
    """Draws and tells views of Mon Royaume."""

    def __init__(self, game: MonRoyaume, texts: Texts, plain: bool) -> None:
        super().__init__(game, texts, plain)
        self.tiles = Tiles(game.box, texts.lang)

    def picture(self, view: MonRoyaumeView, width: int, height: int) -> RenderableType:
        """As much of the table as there is room for."""
        for detail in (ALL, MOST, DENSE):
            drawn = self._drawn(view, width, detail)
            if height_of(drawn, width) <= height:
                return drawn
        return self._drawn(view, width, LEAST)

    def _drawn(self, view: MonRoyaumeView, width: int, detail: int) -> RenderableType:
        drawing = Drawing(self.tiles, self.texts, view, width, detail)
        if view.step == "over":
            return drawing.ending()
        return drawing.building() if view.step == "build" else drawing.draft()

    def hand(self, view: MonRoyaumeView) -> RenderableType | None:
        return Drawing(self.tiles, self.texts, view, 0, LEAST).hand()

    def lines(self, view: MonRoyaumeView) -> list[str]:
        return Telling(self.tiles, self.texts, view).whole()

    def brief(self, view: MonRoyaumeView) -> list[str]:
        telling = Telling(self.tiles, self.texts, view)
        return [*telling.moment(), *telling.own()]

    def is_drawn(self, event: str) -> bool:
        return event == "kingdom"

    def pause_before(self, event: str) -> float:
        return SHOW.get(event, 0.0)

    def stories(self, view: MonRoyaumeView) -> list[tuple[str, str]]:
        """MR-8.10  The winner's tale is read aloud; several winners, several stories."""
        found: list[tuple[str, str]] = []
        for seat, place in zip(view.seats, view.places or [], strict=True):
            for tale in seat.tales:
                if place == 1 and tale.kept:
                    card = self.tiles.box.tales[self.tiles.box.tale_ids[tale.tale]]
                    found.append((card.names.in_language(self.texts.lang), card.story(self.texts.lang)))
        return found

    # Choices

    def label(self, decisions: list[Decision]) -> Text:
        """Tiles are shown on their paper; in plain lines with colour and level in words."""
        first = decisions[0]
        if not isinstance(first, Pick) and len(decisions) == 1:
            return super().label(decisions)
        name = first.words[0]
        if self.plain:
            words = self.texts.decision(first) if len(decisions) == 1 else self.tiles.called(name)
            return Text(self.texts.say("choice-tile", name=words, colour=self.tiles.colour(name)))
        return self.tiles.chip(name, f" {self.tiles.tile(name).level}")

    def note(self, view: MonRoyaumeView, decisions: list[Decision]) -> Text:
        first = decisions[0]
        if isinstance(first, Pick):
            return Text(", ".join(self._uses(view, first.words[0])))
        if isinstance(first, Discard):
            return Text(self._progress(view, first.words[0]))
        if isinstance(first, Place) and len(decisions) > 1:
            return Text(self._places(view, decisions), "" if self.plain else "dim")
        if isinstance(first, Confirm) and view.me is not None:
            left = ", ".join(self.tiles.called(name) for name in view.me.left_to_place)
            return Text(self.texts.say("note-left", tiles=left))
        return Text()

    def _uses(self, view: MonRoyaumeView, name: str) -> list[str]:
        """What a tile of the hand is good for: a token, tales, adventures."""
        notes: list[str] = []
        if self.tiles.is_monster(name) and view.level == "complete":
            notes.append(self.texts.say("note-monster"))
        assert view.me is not None
        for tale in view.seats[view.me.seat].tales:
            if tale.kept and name in tale.elements and name not in tale.present:
                role = "element" if name not in tale.bonus else ROLES[tale.type]
                notes.append(self.texts.say(f"note-{role}", tale=self.texts.word(tale.tale)))
        for card in view.adventures:
            if name in card.wants:
                notes.append(self.texts.say("note-adventure", card=self.texts.word(card.adventure)))
        return notes

    def _progress(self, view: MonRoyaumeView, name: str) -> str:
        """How much of a tale lies in front of its owner."""
        assert view.me is not None
        tale = next(tale for tale in view.seats[view.me.seat].tales if tale.tale == name)
        kind = self.texts.say(f"board-tale-{tale.type}")
        return self.texts.say("note-tale", type=kind, present=len(tale.present), elements=len(tale.elements))

    def _places(self, view: MonRoyaumeView, decisions: list[Decision]) -> str:
        """Where a tile fits face up; bard side up it fits into every open slot."""
        fits = [
            decision.words[1] for decision in decisions if isinstance(decision, Place) and decision.face_up
        ]
        if not fits:
            return self.texts.say("note-bard-only")
        row = row_of(fits[0])
        if len(fits) == self._open_in_row(view, row) and len(fits) > 1:
            return self.texts.say("note-fits-row", row=row)
        return self.texts.say("note-fits", slots=", ".join(fits))

    def _open_in_row(self, view: MonRoyaumeView, row: int) -> int:
        """How many slots of a row could be filled now."""
        assert view.me is not None
        slots = view.seats[view.me.seat].kingdom or []
        free = [n for n, slot in enumerate(slots) if slot.tile is None and row_of(slot.slot) == row]
        return sum(1 for number in free if is_open(slots, number))
