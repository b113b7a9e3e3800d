"""The table of Mon Royaume in colour: adventures, the others, one's own tiles and tales, the kingdom."""

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from tablee.games.mon_royaume.view import AdventureView, MonRoyaumeView, SeatView, TaleView
from tablee.terminal.boards.flow import Flow
from tablee.terminal.boards.mon_royaume.pyramid import pyramid
from tablee.terminal.boards.mon_royaume.tiles import LEVELS, Tiles
from tablee.texts.texts import Texts

ALL, MOST, DENSE, LEAST = 3, 2, 1, 0
"""How much is drawn, depending on the room: always one's own, then the others, then air, then every detail."""
ARROWS = {"left": "↻", "right": "↺"}
"""Which way the hands go around the table."""
LOVERS_MARK = "♥"
CIRCLED_MARK = "○"


class Drawing:
    """One view, drawn for a screen of some width with as much detail as there is room for."""

    def __init__(self, tiles: Tiles, texts: Texts, view: MonRoyaumeView, width: int, detail: int) -> None:
        self.tiles = tiles
        self.texts = texts
        self.view = view
        self.width = width
        self.detail = detail
        self.reader = None if view.me is None else view.me.seat

    def draft(self) -> RenderableType:
        """Rounds of picking: adventures, the others, then what is one's own, nearest to the hand."""
        parts: list[RenderableType] = [self.head()]
        if not all(card.resolved for card in self.view.adventures):
            parts.append(self.adventures() if self.detail == ALL else self.few_words_on_adventures())
        for seat in self.others():
            parts.append(self.standing(seat) if self.detail == LEAST else self.other(seat))
        if self.reader is not None:
            parts.append(self.own(self.view.seats[self.reader]))
        return Group(*parts)

    def building(self) -> RenderableType:
        """The kingdom under construction, and the tale that it is built for."""
        parts: list[RenderableType] = [self.head()]
        if self.detail != LEAST or self.reader is None:
            parts += [self.standing(seat) for seat in self.others()]
        if self.reader is not None:
            seat = self.view.seats[self.reader]
            if self.detail == ALL:
                parts.append(Text())
            parts += [self.kingdom(seat), self.foundations(seat)]
        return Group(*parts)

    def ending(self) -> RenderableType:
        """Every kingdom, with what it is worth."""
        parts: list[RenderableType] = []
        for seat in self.view.seats:
            name = self.texts.heading(seat.seat, self.reader)
            points = self.texts.say("board-points", points=seat.kingdom_points or 0)
            parts += [self.title(name, points), self.kingdom(seat, low=True), Text()]
        return Group(*parts)

    # Parts

    def head(self) -> RenderableType:
        """Where in the game we are."""
        view, say = self.view, self.texts.say
        if view.step == "pick":
            moment = say("board-pick", round=view.round, pick=view.pick, arrow=ARROWS[view.passes_to])
        elif view.step == "build":
            moment = say("board-builders")
        else:
            moment = say("board-round", round=view.round)
        line = Table.grid(expand=True)
        line.add_column()
        line.add_column(justify="right")
        line.add_row(Text(say("title"), "bold italic"), Text(moment))
        parts: list[RenderableType] = [line]
        if view.step == "pick" and self.reader is not None and self.detail == ALL:
            parts.append(Text(self.passing(), "dim", justify="right"))
        elif self.detail == ALL:
            parts.append(Text())
        return Padding(Group(*parts), (0, 1))

    def passing(self) -> str:
        """Who gets the hand next."""
        step = 1 if self.view.passes_to == "left" else -1
        heir = (self.reader or 0) + step
        return self.texts.say(
            f"board-pass-{self.view.passes_to}", name=self.texts.name(heir % len(self.view.seats))
        )

    def title(self, text: str, more: str = "") -> RenderableType:
        """The heading of a part of the table."""
        return Padding(Text.assemble((text, "bold"), (f"  {more}" if more else "", "dim")), (0, 1))

    def others(self) -> list[SeatView]:
        """The other seats, clockwise from the reader; all of them for an onlooker."""
        seats = self.view.seats
        if self.reader is None:
            return seats
        return [seats[(self.reader + n) % len(seats)] for n in range(1, len(seats))]

    def adventures(self) -> RenderableType:
        """The six cards, what each wants and whom it would touch now."""
        table = Table.grid(padding=(0, 2))
        table.add_column(no_wrap=True)
        table.add_column(no_wrap=True)
        table.add_column()
        for card in self.view.adventures:
            name = self.texts.word(card.adventure)
            style = "dim strike" if card.resolved else "italic"
            table.add_row(Text(str(name), style), self.wants(card), Text(self.touched(card)))
        return Group(self.title(self.texts.say("board-adventures")), Padding(table, (0, 0, 1, 3)))

    def few_words_on_adventures(self) -> RenderableType:
        """For a low screen: what the cards want and whom they would touch, side by side."""
        pieces: list[Text] = []
        for card in self.view.adventures:
            if not card.resolved:
                touched = f" {self.touched(card)}" if card.gains else ""
                pieces.append(Text.assemble(self.wants(card), touched))
        return Padding(Flow(pieces, "  "), (0, 1, 1 if self.detail >= MOST else 0, 1))

    def wants(self, card: AdventureView) -> Text:
        """The tiles of a monster or mission card, or the colour of a territory."""
        if card.type == "territory":
            land = self.tiles.box.colour_ids[card.wants[0]]
            kind = next(tile for tile in self.tiles.box.tiles if tile.colour == land)
            paper = self.tiles.paper(kind.names.id)
            most = self.texts.say("board-most", colour=self.texts.word(card.wants[0]))
            return Text.assemble((f" {paper.emblem} {most} ", paper.style()))
        return Text(" ").join(self.tiles.chip(name) for name in card.wants)

    def touched(self, card: AdventureView) -> str:
        """Whom the card would reward now, or make give a marker."""
        if card.resolved:
            return ""
        if not card.gains:
            return self.texts.say("board-nobody")
        names = self.texts.together(card.gains, self.reader)
        return self.texts.say("board-gives" if card.type == "monster" else "board-gains", names=names)

    def holdings(self, seat: SeatView) -> str:
        """Tokens and markers of a seat, and whether it has answered."""
        say = self.texts.say
        parts: list[str] = []
        if self.view.level == "complete":
            parts.append(say("board-tokens", tokens=seat.tokens))
            if seat.markers:
                parts.append(say("board-markers", markers=seat.markers))
            if seat.token_kinds:
                kinds = [f"{n} {self.texts.word(kind)}" for kind, n in seat.token_kinds.items() if n]
                parts.append(", ".join(kinds))
        if self.reader != seat.seat and seat.answered:
            parts.append(say("board-answered"))
        return " · ".join(part for part in parts if part)

    def other(self, seat: SeatView) -> RenderableType:
        """Another player: tiles and tales."""
        parts: list[RenderableType] = [
            self.title(self.texts.heading(seat.seat, self.reader), self.holdings(seat))
        ]
        levels = self.tiles.by_level(seat.tiles)
        ordered = [name for level in LEVELS for name in levels[level]]
        if ordered:
            parts.append(Padding(self.tiles.chips(ordered), (0, 1, 0, 3)))
        tales = [tale for tale in seat.tales if tale.kept]
        if tales:
            told = Flow([Text(self.tale_name(tale), "dim") for tale in tales], "   ")
            parts.append(Padding(told, (0, 1, 0, 3)))
        if self.detail == ALL:
            parts += self.remembered(seat)
        if self.detail >= MOST:
            parts.append(Text())
        return Group(*parts)

    def remembered(self, seat: SeatView) -> list[RenderableType]:
        """The hand that another player holds, if the reader has seen it."""
        hands = self.view.me.remembered if self.view.me is not None else []
        label = Text(self.texts.say("board-remembered"), "dim")
        known = [[label, *map(self.tiles.outline, hand.tiles)] for hand in hands if hand.holder == seat.seat]
        return [Padding(Flow(pieces), (0, 1, 0, 3)) for pieces in known]

    def hand(self) -> RenderableType | None:
        """The hand of the seat whose view this is, where it is not shown as choices."""
        if self.view.me is None or not self.view.me.hand:
            return None
        label = Text(self.texts.say("board-hand"), "bold")
        return Padding(Flow([label, *[self.tiles.chip(name) for name in self.view.me.hand]]), (1, 1, 0, 1))

    def tale_name(self, tale: TaleView) -> str:
        """A tale with its type and how much of it is there."""
        kind = self.texts.say(f"board-tale-{tale.type}")
        return f"{kind} · {self.texts.word(tale.tale)} {len(tale.present)}/{len(tale.elements)}"

    def own(self, seat: SeatView) -> RenderableType:
        """One's own tiles by level, and one's tales with their elements ticked."""
        tiles = Table.grid(padding=(0, 2))
        for level, names in self.tiles.by_level(seat.tiles).items():
            if names:
                tiles.add_row(Text(self.texts.say(f"board-level-{level}"), "dim"), self.tiles.chips(names))
        title = self.title(self.texts.heading(seat.seat, self.reader), self.holdings(seat))
        return Group(title, Padding(tiles, (0, 1, 0, 3)), self.tales(seat, None))

    def tales(self, seat: SeatView, face_up: list[str] | None) -> RenderableType:
        """The tales still kept with their elements, those in front or those that lie face up in a kingdom."""
        table = Table.grid(padding=(0, 2))
        for tale in seat.tales:
            if tale.kept:
                name = Text(str(self.texts.word(tale.tale)), "italic")
                table.add_row(name, self.elements(tale, tale.present if face_up is None else face_up))
        return Padding(table, (0, 1, 0, 3))

    def elements(self, tale: TaleView, present: list[str]) -> Flow:
        """The elements of a tale: ticked if present, on paper if at hand, an outline if missing."""
        mark = LOVERS_MARK if tale.type == "love" else CIRCLED_MARK
        parts: list[Text] = []
        for name in tale.elements:
            bonus = mark if name in tale.bonus else ""
            if name in present:
                parts.append(self.tiles.chip(name, f"{bonus} ✓"))
            elif name in tale.present:
                parts.append(self.tiles.chip(name, bonus))
            else:
                parts.append(self.tiles.outline(name, bonus))
        return Flow(parts)

    def standing(self, seat: SeatView) -> RenderableType:
        """Another player in one line: tokens and markers, whether done, and the tale if only one is left."""
        tales = [self.tale_name(tale) for tale in seat.tales if tale.kept]
        parts = [*(tales if len(tales) == 1 else []), self.holdings(seat)]
        more = " · ".join(part for part in parts if part)
        return self.title(self.texts.heading(seat.seat, self.reader), more)

    def kingdom(self, seat: SeatView, low: bool = False) -> RenderableType:
        """The pyramid of a seat."""
        bard = self.texts.say("word-bard")
        return pyramid(self.tiles, seat.kingdom or [], bard, self.width, self.detail == ALL and not low)

    def foundations(self, seat: SeatView) -> RenderableType:
        """What the kingdom is worth so far, and which elements of the tale lie in it."""
        points = self.texts.say("board-points", points=seat.kingdom_points or 0)
        more = " · ".join(part for part in (points, self.holdings(seat)) if part)
        face_up = [slot.tile for slot in seat.kingdom or [] if slot.tile and not slot.bard]
        title = self.title(self.texts.heading(seat.seat, self.reader), more)
        return Group(Text(), title, self.tales(seat, face_up))
