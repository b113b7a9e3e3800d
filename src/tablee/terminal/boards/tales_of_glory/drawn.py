"""The table of Tales of Glory in colour: the display, the reserves, the lands, the tile and the quests in hand."""

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from tablee.games.tales_of_glory.tiles import TYPES
from tablee.games.tales_of_glory.view import SeatView, SlotView, TalesOfGloryView, VerdictView
from tablee.terminal.boards.flow import Flow
from tablee.terminal.boards.tales_of_glory.adventures import SIGNS, Adventures
from tablee.terminal.boards.tales_of_glory.land import FLAT, LOW, TALL, Land, Square, square_of
from tablee.texts.texts import Argument, Texts

ALL, MOST, SOME, DENSE, LEAST = 4, 3, 2, 1, 0
"""How much is drawn: everything; then only names for the others; then a lower land; then a flat one; then less."""
LINES = {ALL: TALL, MOST: TALL, SOME: LOW, DENSE: FLAT, LEAST: FLAT}
AMOUNTS = ["prestige", "coins", "potions", "combat", "magic"]
BEST = "*"
WILD = "~"


class Drawing:
    """One view, drawn for a screen of some width with as much detail as there is room for."""

    def __init__(
        self, adventures: Adventures, texts: Texts, view: TalesOfGloryView, width: int, detail: int
    ) -> None:
        self.adventures = adventures
        self.texts = texts
        self.view = view
        self.width = width
        self.detail = detail
        self.reader = None if view.me is None else view.me.seat

    def board(self, message: str, /, **arguments: Argument) -> str:
        return self.texts.say(f"board-{message}", **arguments)

    def table(self) -> RenderableType:
        """The round, the display, the reserves, the lands, and what is in hand nearest to the choices."""
        parts: list[RenderableType] = [self.head()]
        if self.view.step != "over" and (self.detail == ALL or not self.is_choosing()):
            parts.append(self.display())
        parts.append(self.reserves())
        if self.detail == ALL:
            parts += self.discards()
            parts += [self.other_land(seat) for seat in self.view.seats if seat.seat != self.reader]
        if self.reader is not None:
            parts += self.own(self.view.seats[self.reader])
        return Group(*parts)

    def is_choosing(self) -> bool:
        """Whether the display is what the reader is asked about, so that the choices tell of it."""
        return self.reader in self.view.to_act and self.view.step in ("select", "catch_up")

    def padded(self, part: RenderableType) -> RenderableType:
        """A part of the table, with a line of air above it where there is room."""
        return Padding(part, (1 if self.detail == ALL else 0, 1, 0, 1))

    # The round and the display

    def head(self) -> RenderableType:
        """The round and the piles."""
        view = self.view
        line = Table.grid(expand=True)
        line.add_column()
        line.add_column(justify="right")
        moment = self.board("over")
        if view.step != "over":
            ages = [f"{age} {count}" for age, count in zip(("I", "II", "III"), view.piles, strict=True)]
            piles = self.board("piles", ages=" · ".join(ages))
            moment = f"{self.board('round', round=view.round, rounds=view.rounds)} · {piles}"
        line.add_row(Text(self.texts.say("title"), "bold italic"), Text(moment))
        return Padding(line, (0, 1))

    def display(self) -> RenderableType:
        """The slots with their tiles; with little room the tiles that are left, by their names."""
        if self.detail < ALL:
            filled = [slot for slot in self.view.board if slot.tile is not None]
            return Padding(Flow([self.short_slot(slot) for slot in filled]), (0, 1))
        table = Table.grid(padding=(0, 2))
        for name in ("slot", "tile", "cost", "edges", "gives", "verdict"):
            table.add_column(no_wrap=name not in ("gives", "verdict"))
        for slot in self.view.board:
            table.add_row(*self.slot(slot))
        return self.padded(table)

    def discards(self) -> list[RenderableType]:
        """TG-R9  The discarded tiles are open."""
        if not self.view.discard or self.view.step == "over":
            return []
        title = Text(self.board("discard"), "dim")
        return [self.padded(Flow([title, *[self.adventures.chip(name) for name in self.view.discard]]))]

    def short_slot(self, slot: SlotView) -> Text:
        return Text.assemble(
            (f"{slot.slot}{WILD if slot.wild else ''}", "bold"), self.adventures.chip(slot.tile or "")
        )

    def slot(self, slot: SlotView) -> list[Text]:
        """A slot: its tile, its cost, its connectors, what it gives, and what it means for the reader."""
        number = Text(f"{slot.slot}{WILD if slot.wild else ' '}", "bold")
        if slot.tile is None:
            return [number, Text(self.board("empty"), "dim")]
        verdict = self.verdict(slot.verdict) if slot.verdict is not None else Text()
        name = slot.tile
        return [number, self.adventures.chip(name), *self.printed(name), verdict]

    def printed(self, name: str) -> list[Text]:
        """What is printed on a tile: cost, connectors, gain."""
        signs = self.adventures
        return [
            Text(signs.cost_signs(name)),
            Text(signs.edges_signs(name), "dim"),
            Text(signs.gives_signs(name)),
        ]

    def verdict(self, verdict: VerdictView) -> Text:
        """What a tile would cost and how many squares there are for it."""
        due = self.adventures.due(verdict, words=False)
        if verdict.why_not is None:
            return Text(f"✓ {self.board('fits', due=due, squares=len(verdict.squares))}")
        reason = "no-square" if verdict.payable else "too-dear"
        return Text(f"✗ {self.texts.say(f'board-{reason}', due=due)}", "dim")

    # Reserves

    def reserves(self) -> RenderableType:
        """The signs explained, then a line for every seat."""
        rows = [self.reserve(seat) for seat in self.view.seats]
        widths = [max(cell.cell_len for cell in column) for column in zip(*rows, strict=True)]
        return self.padded(Group(self.legend(), *[in_columns(row, widths) for row in rows]))

    def legend(self) -> RenderableType:
        """What the signs stand for."""
        words = [f"{sign} {self.texts.word(give)}" for give, sign in SIGNS.items()]
        words.append(f"{BEST} {self.board('majority')}")
        if self.detail > LEAST:
            kinds = [self.texts.say(f"board-kind-{kind}") for kind in TYPES]
            words += [f"{kind[:1]} {kind}" for kind in kinds]
            words.append(f"{WILD} {self.board('wild')}")
        return Flow([Text(word, "dim") for word in words], "  ")

    def reserve(self, seat: SeatView) -> list[Text]:
        """What a seat owns; a star where it has the majority."""
        asked = seat.seat in self.view.to_act
        name = self.texts.heading(seat.seat, self.reader)
        holder = f" {SIGNS['first_player']}" if seat.seat == self.view.holder else ""
        amounts = [seat.prestige, seat.coins, seat.potions, seat.combat, seat.magic]
        cells = [self.amount(give, n, seat.seat) for give, n in zip(AMOUNTS, amounts, strict=True)]
        chests = sum(len(tile.chests) for tile in seat.area)
        types = " ".join(f"{self.texts.say(f'board-kind-{kind}')[:1]}{seat.types[kind]}" for kind in TYPES)
        head = Text(f"{name}{holder}", "bold reverse" if asked else "bold")
        keys = Text(f"{SIGNS['key']} {seat.keys}/{chests}")
        return [head, *cells, keys, Text(types), Text(self.doing(seat), "dim")]

    def amount(self, give: str, count: int, seat: int) -> Text:
        best = seat in self.view.majorities.get(give, [])
        return Text(f"{count:>2}{SIGNS[give]}{BEST if best else ' '}", "bold" if best else "")

    def doing(self, seat: SeatView) -> str:
        """The tile that a seat has in hand, or that it has answered."""
        parts: list[str] = []
        tile = seat.placing or seat.taken
        if tile is not None:
            parts.append(self.adventures.called(tile))
        elif seat.answered and seat.seat != self.reader:
            parts.append(f"✓ {self.board('answered')}")
        if seat.quests:
            parts.append(self.board("quests", quests=seat.quests))
        return " · ".join(parts)

    # Lands

    def other_land(self, seat: SeatView) -> RenderableType:
        """The land of another seat in short: its tiles."""
        title = Text(self.board("land-of", name=self.texts.name(seat.seat)), "bold")
        return self.padded(Flow([title, *[self.adventures.chip(tile.tile) for tile in seat.area]]))

    def own(self, seat: SeatView) -> list[RenderableType]:
        """One's own land, the tile taken and the quests."""
        parts: list[RenderableType] = []
        if self.detail > LEAST or self.view.step in ("play", "over"):
            land = Land(self.adventures, seat.area, self.free(seat), self.width, LINES[self.detail])
            parts.append(self.padded(land.drawn()))
        else:
            chips = [self.adventures.chip(tile.tile) for tile in seat.area]
            parts.append(Padding(Flow(chips), (0, 1)))
        ends = sum(tile.end_gain for tile in seat.area)
        if ends and self.detail >= SOME:
            parts.append(Padding(Text(self.board("end-gains", prestige=ends)), (0, 1)))
        return parts + self.in_hand(seat)

    def free(self, seat: SeatView) -> dict[Square, str]:
        """The squares for the tile that is being laid, or else for the tile taken, and what each brings."""
        me = self.view.me
        if me is None or (seat.placing is None and (me.taken is None or me.taken.why_not is not None)):
            return {}
        tile = seat.placing or seat.taken
        return {
            square_of(place.square): self.adventures.sums(place.gains) + SIGNS["key"] * len(place.keys)
            for place in me.placements
            if place.tile == tile
        }

    def in_hand(self, seat: SeatView) -> list[RenderableType]:
        """The tile taken and the quests: cost, connectors, gain, and whether they could be played."""
        me = self.view.me
        if me is None or self.view.step == "over":
            return []
        rows: list[RenderableType] = []
        tile = seat.placing or seat.taken
        if tile is not None:
            verdict = self.verdict(me.taken) if me.taken is not None and not seat.placing else Text()
            rows.append(self.card(tile, verdict))
        rows += [self.card(quest.tile, self.verdict(quest.verdict)) for quest in me.quests]
        if me.put_back is not None and self.detail == ALL:
            rows.append(Text(self.board("put-back", name=self.adventures.called(me.put_back)), "dim"))
        return [self.padded(Group(*rows))] if rows else []

    def card(self, name: str, verdict: Text) -> RenderableType:
        """A tile in hand in one line, or as few as it takes."""
        pieces = [self.adventures.chip(name), *self.printed(name), verdict]
        return Flow([piece for piece in pieces if piece.plain], "  ")


def in_columns(cells: list[Text], widths: list[int]) -> Text:
    """Cells side by side, each as wide as its column; what does not fit on the line is cut off at its end."""
    padded = [
        Text.assemble(cell, " " * (width - cell.cell_len)) for cell, width in zip(cells, widths, strict=True)
    ]
    line = Text("  ").join(padded)
    line.rstrip()
    line.no_wrap = True
    line.overflow = "ellipsis"
    return line
