"""The table of Oh mon château in colour: dice, guests, the others, one's own board and castle."""

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from tablee.games.oh_mon_chateau.components import VERSIONS
from tablee.games.oh_mon_chateau.view import LineView, OhMonChateauView, SeatView
from tablee.terminal.boards.flow import Flow
from tablee.terminal.boards.oh_mon_chateau.castle import castle
from tablee.terminal.boards.oh_mon_chateau.grid import grid
from tablee.terminal.boards.oh_mon_chateau.signs import (
    BLOCKED,
    CLOUD,
    FLAG,
    FLOOR,
    FULL,
    RESIDENT,
    SUN,
    TOWER,
    WALL,
    Signs,
    cells_of,
    drawn_parts,
    others,
    ready,
)

ALL, MOST, DENSE, LEAST = 3, 2, 1, 0
"""How much is drawn, depending on the room: always the dice and one's own lines, then the castle, then every detail."""
TWO_CASTLES = 96
"""A screen of this width has room for two castles side by side."""
BOARD_WIDTH = 28
"""Columns of a player board."""


class Drawing:
    """One view, drawn for a screen of some width with as much detail as there is room for."""

    def __init__(self, signs: Signs, view: OhMonChateauView, width: int, detail: int) -> None:
        self.signs = signs
        self.texts = signs.texts
        self.view = view
        self.width = width
        self.detail = detail
        self.board = signs.box.boards[VERSIONS.index(view.version)]

    def table(self) -> RenderableType:
        """The dice, the guests to choose from, the others, then one's own, or the builder's for an onlooker."""
        view = self.view
        parts: list[RenderableType] = [self.head(), self.dice()]
        if view.display and self.detail >= DENSE:
            parts.append(self.display())
        parts += [self.other(seat) for seat in others(view)]
        parts.append(self.own(view.seats[view.builder if view.me is None else view.me]))
        return Group(*parts)

    def ending(self) -> RenderableType:
        """Every castle, two side by side where there is room, with its points and its guests."""
        drawn = [self.finished(seat) for seat in self.view.seats]
        columns = 2 if self.width >= TWO_CASTLES else 1
        table = Table.grid(padding=(1, 2))
        for first in range(0, len(drawn), columns):
            table.add_row(*drawn[first : first + columns])
        return Padding(table, (0, 1))

    def finished(self, seat: SeatView) -> RenderableType:
        name = Text(self.signs.who(seat.seat, self.view.me), "bold")
        points = self.texts.say("board-so-far", points=seat.score.total)
        title = Text.assemble(name, f"  {points}")
        parts: list[RenderableType] = [title, castle(seat, self.signs.box.castle.total)]
        if seat.guests:
            parts.append(self.few_words_on_guests(seat))
        return Group(*parts)

    # Parts

    def head(self) -> RenderableType:
        """The version, the turn, and what is being done by whom."""
        view, say = self.view, self.texts.say
        actor = view.builder if len(view.to_act) < 2 else view.active
        moment = say(
            "board-turn",
            turn=view.turn,
            step=say(f"step-{view.step}"),
            name=self.signs.who(actor, view.me),
        )
        line = Table.grid(expand=True)
        line.add_column()
        line.add_column(justify="right")
        title = Text.assemble((say("title"), "bold italic"), (f"  {self.texts.word(view.version)}", "dim"))
        line.add_row(title, Text(moment))
        return Padding(line, (0, 1))

    def dice(self) -> RenderableType:
        """The dice, Dagobert's die, and the guest at work."""
        view, say = self.view, self.texts.say
        pieces = [self.signs.die(die) for die in view.dice]
        if view.dagobert is not None:
            name = Text(f"{self.texts.word('die_dagobert')} ")
            pieces.append(name + self.signs.face(view.dagobert))
        if view.effect is not None:
            pieces.append(Text(self.working(), "bold"))
        if view.finisher is not None:
            pieces.append(
                Text(say("board-finished", name=self.signs.who(view.finisher, view.me)), "bold italic")
            )
        return Padding(Flow(pieces, "   "), (0, 1, 1 if self.detail == ALL else 0, 1))

    def working(self) -> str:
        """The lightning guest at work."""
        effect = self.view.effect
        assert effect is not None
        words = self.texts.say(
            "board-working", guest=self.texts.word(effect.guest), left=effect.left, residents=effect.residents
        )
        if effect.lifted is None:
            return words
        return f"{words} {self.texts.say('board-lifted', cell=self.signs.cell(effect.lifted))}"

    def display(self) -> RenderableType:
        """The guests to choose from: with their powers where there is room."""
        title = self.texts.say("board-display", pile=self.view.pile)
        if self.detail < ALL:
            names = [Text(self.signs.guest(name)) for name in self.view.display]
            return Padding(Flow([Text(title, "bold"), *names], "  "), (0, 1))
        return Group(
            Padding(Text(title, "bold"), (0, 1)),
            Padding(self.guest_table([(name, "") for name in self.view.display]), (0, 0, 1, 3)),
        )

    def guest_table(self, guests: list[tuple[str, str]]) -> RenderableType:
        """Guests with points and the sentence of their power."""
        table = Table.grid(padding=(0, 2))
        for name, points in guests:
            words = Text(self.signs.power(name), "dim")
            table.add_row(Text(self.signs.guest(name), "italic"), Text(points), words)
        return table

    def title(self, seat: SeatView) -> Text:
        """Whose castle it is and what it is worth so far."""
        name = self.signs.who(seat.seat, self.view.me)
        points = self.texts.say("board-so-far", points=seat.score.total)
        return Text.assemble((name, "bold"), "  ", points, (f"  {self.sums(seat)}", "dim"))

    def sums(self, seat: SeatView) -> str:
        """The banner: points line by line."""
        score = seat.score
        called = self.texts.score_line
        lines = {
            called("towers"): score.towers,
            SUN + CLOUD: score.sky,
            called("residents"): score.residents,
            called("flags"): score.flags,
            called("guests"): "?" if score.guests is None else score.guests,
        }
        return " · ".join(f"{name} {points}" for name, points in lines.items())

    def parts_of(self, seat: SeatView) -> str:
        """The castle in signs: parts of twelve, then each kind."""
        drawn = {
            TOWER: drawn_parts(seat.towers),
            WALL: drawn_parts(seat.walls),
            FLOOR: drawn_parts(seat.floors),
            FLAG: drawn_parts(seat.flags),
            RESIDENT: seat.residents,
        }
        signs = " ".join(f"{sign}{count}" for sign, count in drawn.items())
        sky = (SUN if seat.sun else "") + CLOUD * (seat.cloud + seat.extra_clouds)
        return f"{seat.parts}/12  {signs} {sky}".rstrip()

    def other(self, seat: SeatView) -> RenderableType:
        """Another player: points, castle, tokens, full lines and guests."""
        say = self.texts.say
        points = say("board-so-far", points=seat.score.total)
        pieces = [
            Text.assemble((self.signs.who(seat.seat, self.view.me), "bold"), f"  {points}"),
            Text(self.parts_of(seat)),
            Text(say("board-reserve", tokens=seat.reserve), "dim"),
        ]
        full = [self.signs.line(line) for line in ready(seat)]
        if full:
            pieces.append(Text(say("board-ready", lines=" ".join(full)), "bold"))
        if seat.through:
            pieces.append(Text(say("board-through"), "dim"))
        if seat.guest_count:
            pieces.append(self.guests_in_words(seat))
        return Padding(Flow(pieces, "  "), (0, 1))

    def guests_in_words(self, seat: SeatView) -> Text:
        if seat.guests is None:
            return Text(self.texts.say("board-face-down", guests=seat.guest_count), "dim")
        return Text(", ".join(f"{self.signs.guest(guest.guest)} {guest.points}" for guest in seat.guests))

    def few_words_on_guests(self, seat: SeatView) -> RenderableType:
        return Flow([Text(f"{self.signs.guest(g.guest)} {g.points}") for g in seat.guests or []], "  ")

    # One's own

    def own(self, seat: SeatView) -> RenderableType:
        """The board and the castle side by side, the lines below; on a low screen the lines take its place."""
        above = 1 if self.detail == ALL else 0
        board = grid(self.signs, seat, self.board)
        reserve = Text(self.texts.say("board-reserve", tokens=seat.reserve), "dim")
        parts: list[RenderableType] = [Padding(self.title(seat), (above, 1, 0, 1))]
        if self.detail >= MOST:
            left = Group(Text(), board, Text(), reserve, *self.legend())
            parts += [side_by_side(left, castle(seat, self.signs.box.castle.total)), self.lines(seat, 2)]
        elif self.detail == DENSE:
            parts += [Padding(Text(self.parts_of(seat)), (0, 1))]
            parts += [side_by_side(Group(board, reserve), self.lines(seat, 1))]
        else:
            parts += [Padding(Text(f"{self.parts_of(seat)}  {reserve.plain}"), (0, 1)), self.lines(seat, 2)]
        if seat.guests:
            parts.append(self.own_guests(seat))
        return Group(*parts)

    def own_guests(self, seat: SeatView) -> RenderableType:
        if self.detail < MOST:
            return Padding(self.few_words_on_guests(seat), (0, 1))
        guests = [(guest.guest, str(guest.points)) for guest in seat.guests or []]
        return Padding(self.guest_table(guests), (0, 1))

    def legend(self) -> list[RenderableType]:
        """What the letters and marks mean."""
        if self.detail < ALL:
            return []
        names = [resource.in_language(self.texts.lang) for resource in self.signs.box.resources]
        letters = ", ".join(f"{name[:1]} {name}" for name in names)
        marks = self.texts.say("board-marks", full=FULL, blocked=BLOCKED)
        return [Padding(Text(f"{letters}\n{marks}", "dim"), (1, 0, 0, 0))]

    def lines(self, seat: SeatView, columns: int) -> RenderableType:
        """Every line: what it builds, its cells, and how far it is."""
        table = Table.grid(padding=(0, 1))
        rows = [self.line(seat, line) for line in seat.lines]
        height = -(-len(rows) // columns)
        for place in range(height):
            table.add_row(*[cell for row in rows[place::height] for cell in row])
        return Padding(table, (0, 1))

    def line(self, seat: SeatView, line: LineView) -> list[Text]:
        style = "bold" if not line.missing and line.possible else "" if line.possible else "dim"
        cells = Text().join(self.signs.token(cell) for cell in cells_of(seat, line))
        cells.pad_right(max(0, 12 - cells.cell_len))
        state = Text(f"{self.signs.state(line):<4}", style)
        return [Text(self.signs.line(line), style), Text(self.signs.gives(line), style), cells, state]


def side_by_side(left: RenderableType, right: RenderableType) -> RenderableType:
    table = Table.grid(padding=(0, 2))
    table.add_column(width=BOARD_WIDTH)
    table.add_row(left, right)
    return Padding(table, (0, 1))
