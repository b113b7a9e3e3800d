"""The table of Realm of Wonder in colour: quest and order, the map, everybody's standing, the moment, the hand."""

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from tablee.games.realm_of_wonder.board import CASTLE_DISC, MIDDLE, OUTER
from tablee.games.realm_of_wonder.components import Box
from tablee.games.realm_of_wonder.view_shapes import RealmView, SeatView
from tablee.terminal.boards.flow import Flow
from tablee.terminal.boards.realm_of_wonder.atlas import atlas, paper
from tablee.terminal.boards.realm_of_wonder.moment import Moment
from tablee.terminal.boards.realm_of_wonder.places import FIGURES
from tablee.terminal.boards.realm_of_wonder.standing import Standing
from tablee.texts.texts import Texts

WHOLE, ALL, MOST, DENSE, LEAST = 4, 3, 2, 1, 0
"""How much is drawn: always the standings and the moment, then the map, then passages, then every place by name."""


class Drawing:
    """One view, drawn with as much detail as there is room for."""

    def __init__(self, box: Box, texts: Texts, view: RealmView, detail: int) -> None:
        self.box = box
        self.texts = texts
        self.view = view
        self.detail = detail
        self.moment = Moment(box, texts, view)
        self.places = self.moment.places
        self.reader = None if view.me is None else view.me.seat

    def table(self) -> RenderableType:
        """From the quest down to one's own hand."""
        parts: list[RenderableType] = [self.head()]
        if self.detail >= DENSE:
            parts.append(Padding(Text(self.moment.quest(), "italic"), (0, 1)))
        if self.moment.order():
            parts.append(Padding(Text(self.moment.order()), (0, 1)))
        parts += self.map()
        parts += [self.seat(seat) for seat in self.seats()]
        parts += [self.now(), *self.reach()]
        if self.view.me is not None:
            parts.append(self.hand())
        return Group(*parts)

    def seats(self) -> list[SeatView]:
        """Everybody, the reader last."""
        return sorted(self.view.seats, key=lambda seat: seat.seat == self.reader)

    def head(self) -> RenderableType:
        line = Table.grid(expand=True)
        line.add_column()
        line.add_column(justify="right")
        name = self.texts.say("title") if self.detail else str(self.texts.word(self.view.quest))
        line.add_row(Text(name, "bold italic"), Text(self.moment.head()))
        return Padding(line, (0, 1))

    def map(self) -> list[RenderableType]:
        """The discs: where the whirlpools face, the map, the passages, and every place by name if asked for."""
        if self.detail == LEAST:
            return [self.line(self.moment.discs(), "dim")]
        above = 1 if self.detail >= ALL else 0
        parts: list[RenderableType] = [Padding(atlas(self.places), (above, 0, 0, 0))]
        parts.append(self.line(self.moment.discs()))
        if self.detail >= MOST:
            first, *rest = self.moment.passages()
            parts.append(self.line([f"{self.texts.say('board-passages')} {first}", *rest], "dim"))
        if self.detail >= ALL:
            parts.append(Padding(Text(self.texts.say("board-signs"), "dim"), (0, 1, 1, 1)))
        return [*parts, *(self.gazetteer() if self.detail == WHOLE else [])]

    def gazetteer(self) -> list[RenderableType]:
        """Every place by name, region by region."""
        parts: list[RenderableType] = []
        for number, region in enumerate(self.box.regions):
            name = Text(f" {self.places.called(region.names.id)} ", paper(region.colour))
            parts.append(Padding(name, (0, 1)))
            parts += [self.line([self.places.told(p) for p in self.places.in_region(number, OUTER)])]
            parts += [self.line([self.places.told(p) for p in self.places.in_region(number, MIDDLE)])]
        parts.append(Padding(Text(self.texts.say("board-island"), "bold"), (0, 1)))
        parts.append(self.line([self.places.told(p) for p in self.places.in_region(-1, CASTLE_DISC)]))
        return [*parts, Text()]

    def line(self, facts: list[str], style: str = "") -> RenderableType:
        """Facts side by side, wrapped between them."""
        pieces = [Text(f"{fact} ·" if fact != facts[-1] else fact, style) for fact in facts]
        return Padding(Flow(pieces), (0, 1))

    def seat(self, seat: SeatView) -> RenderableType:
        """A seat: figure, character, place, and how it stands."""
        standing = Standing(self.box, self.texts, self.view, seat)
        region = self.box.regions[self.box.region_ids[seat.region]]
        figure = Text(f" {FIGURES[seat.seat]} ", paper(region.colour))
        name = self.texts.heading(seat.seat, self.reader)
        who = Text.assemble(figure, (f" {name}", "bold"), f" {self.texts.word(seat.character)},")
        facts = [self.places.called(seat.place)]
        if self.detail == LEAST and seat.seat != self.reader:
            facts += [standing.purse(), *standing.victory()]
        else:
            facts += [*standing.in_round(), *standing.possessions(), *standing.victory()]
        pieces = [who, *[Text(f"{fact} ·" if fact != facts[-1] else fact) for fact in facts]]
        return Padding(Flow(pieces), (0, 1))

    def now(self) -> RenderableType:
        """The spell, the turn and the battle."""
        moment = self.moment
        battle = moment.battle() if self.detail or (self.view.battle and self.view.battle.under_way) else []
        lines = [facts for facts in (moment.spell(), moment.turn(), battle) if facts]
        above = 1 if lines and self.detail >= ALL else 0
        return Padding(Group(*[self.line(facts, "bold") for facts in lines]), (above, 0, 0, 0))

    def reach(self) -> list[RenderableType]:
        """What can be walked to, by cost; with little room only where something is."""
        if self.view.turn is None or self.reader != self.view.turn.mover:
            return []
        lines: list[RenderableType] = []
        for cost, names in self.moment.reach(all_of_it=self.detail >= MOST):
            title = Text(self.moment.reach_heading(cost), "bold")
            pieces = [Text(f"{name}," if name != names[-1] else name) for name in names]
            lines.append(Padding(Flow([title, *pieces]), (0, 1)))
        return lines

    def hand(self) -> RenderableType:
        """One's own cards, and what was passed on in chests."""
        above = 1 if self.detail >= ALL else 0
        lines: list[RenderableType] = [Padding(Text(fact), (0, 1)) for fact in self.moment.hand()]
        if self.detail >= ALL:
            lines.append(Padding(self.texts_of_cards(), (0, 1, 0, 3)))
            lines.append(Padding(Text(self.moment.piles(), "dim"), (0, 1)))
        return Padding(Group(*lines), (above, 0, 0, 0))

    def texts_of_cards(self) -> RenderableType:
        """What one's power and magic cards do."""
        table = Table.grid(padding=(0, 2))
        for name, text in self.moment.own_texts():
            table.add_row(Text(name, "italic"), Text(text, "dim"))
        return table
