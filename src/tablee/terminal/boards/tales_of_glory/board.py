"""The board of Tales of Glory: how much is drawn, and what to know about a choice."""

from rich.console import RenderableType
from rich.text import Text

from tablee.games.tales_of_glory.decisions import Open, Place, Play, Return, Select, Take
from tablee.games.tales_of_glory.game import TalesOfGlory
from tablee.games.tales_of_glory.preview import PlacementView
from tablee.games.tales_of_glory.view import SlotView, TalesOfGloryView, VerdictView
from tablee.kernel.decision import Decision
from tablee.terminal.boards.board import Board, height_of
from tablee.terminal.boards.tales_of_glory.adventures import Adventures
from tablee.terminal.boards.tales_of_glory.drawn import ALL, DENSE, LEAST, MOST, SOME, Drawing
from tablee.terminal.boards.tales_of_glory.spoken import Telling
from tablee.texts.texts import Argument, Texts


class TalesOfGloryBoard(Board):
    """Draws and tells views of Tales of Glory."""

    def __init__(self, game: TalesOfGlory, texts: Texts, plain: bool) -> None:
        super().__init__(game, texts, plain)
        self.adventures = Adventures(game.box, texts)

    def picture(self, view: TalesOfGloryView, width: int, height: int) -> RenderableType:
        """As much of the table as there is room for."""
        for detail in (ALL, MOST, SOME, DENSE):
            drawn = Drawing(self.adventures, self.texts, view, width, detail).table()
            if height_of(drawn, width) <= height:
                return drawn
        return Drawing(self.adventures, self.texts, view, width, LEAST).table()

    def lines(self, view: TalesOfGloryView) -> list[str]:
        return Telling(self.adventures, self.texts, view).whole()

    def brief(self, view: TalesOfGloryView) -> list[str]:
        return Telling(self.adventures, self.texts, view).short()

    # Choices

    def remark(self, message: str, /, **arguments: Argument) -> str:
        return self.texts.say(f"note-{message}", **arguments)

    def label(self, decisions: list[Decision]) -> Text:
        """Slots and squares by their names, which are short; the question says what for."""
        if isinstance(decisions[0], (Select, Take, Place)) and not self.plain:
            name = str(self.texts.word(decisions[0].words[0]))
            return Text(name[:1].upper() + name[1:])
        return super().label(decisions)

    def note(self, view: TalesOfGloryView, decisions: list[Decision]) -> Text:
        first = decisions[0]
        if isinstance(first, (Select, Take)):
            return self._slot(view.board[first.slot])
        if isinstance(first, Place):
            return Text(self._placement(view, first.words[0]))
        if isinstance(first, Open):
            return Text(self._chest(first))
        if isinstance(first, Return):
            return Text(self._printed(first.words[0]))
        if isinstance(first, Play) and view.me is not None:
            return self._play(view, first.words[0])
        return Text()

    def _slot(self, slot: SlotView) -> Text:
        """The tile of a slot: what it costs and gives, and whether it could be played."""
        if slot.tile is None:
            return Text(self.remark("empty"))
        if self.plain:
            name = self.adventures.called(slot.tile)
            wild = self.remark("wild") if slot.wild else ""
            known = self._verdict(slot.verdict) if slot.verdict is not None else ""
            return Text(f"{name}{wild}, {self._printed(slot.tile)}{known}")
        mark = "" if slot.verdict is None else "✓ " if slot.verdict.why_not is None else "✗ "
        due = "" if slot.verdict is None else self.adventures.due(slot.verdict, words=False)
        gives = self.adventures.gives_signs(slot.tile)
        return Text.assemble(self.adventures.chip(slot.tile), f" {mark}{due} ⇒ {gives}")

    def _printed(self, name: str) -> str:
        """The cost and the gain of a tile."""
        cost, gives = self.adventures.cost_words(name), self.adventures.gives_words(name)
        if self.plain:
            return self.remark("tile", type=self.adventures.kind_name(name), cost=cost, gives=gives)
        return f"{self.adventures.cost_signs(name)} ⇒ {self.adventures.gives_signs(name)}"

    def _verdict(self, verdict: VerdictView) -> str:
        """In words: what it would cost now, or that it could only be discarded."""
        if verdict.why_not is not None:
            return self.remark("cannot")
        due = self.adventures.due(verdict, words=True)
        return self.remark("can", due=due, squares=len(verdict.squares))

    def _play(self, view: TalesOfGloryView, name: str) -> Text:
        """What playing a tile costs and where it fits."""
        assert view.me is not None
        verdicts = {quest.tile: quest.verdict for quest in view.me.quests}
        verdict = verdicts.get(name, view.me.taken)
        if verdict is None:
            return Text()
        due = self.adventures.due(verdict, words=self.plain)
        return Text(self.remark("play", due=due, squares=len(verdict.squares)))

    def _placement(self, view: TalesOfGloryView, square: str) -> str:
        """What laying the tile there would connect and bring."""
        me = view.me
        places = [] if me is None else [place for place in me.placements if place.square == square]
        return self._brings(places[0]) if places else ""

    def _brings(self, place: PlacementView) -> str:
        sides = ", ".join(str(self.texts.word(side)) for side in place.connections)
        parts = [self.remark("connects", sides=sides)]
        if place.keys:
            parts.append(self.remark("keys", keys=len(place.keys)))
        if place.gains and self.plain:
            parts += [self.adventures.amount(give, n) for give, n in place.gains.items()]
        elif place.gains:
            parts.append(self.adventures.sums(place.gains))
        return ", ".join(parts)

    def _chest(self, choice: Open) -> str:
        """What is in the chest."""
        chest = self.adventures.tile(choice.words[0]).chests[int(choice.words[1]) - 1]
        return self.adventures.words(chest) if self.plain else self.adventures.signs(chest)
