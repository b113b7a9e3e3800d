"""The signs of the castle: every resource, line, part and kind of guest has one, so colour is never the only sign."""

from collections.abc import Sequence
from typing import NamedTuple

from rich.text import Text

from tablee.games.oh_mon_chateau.cards import GUEST_TYPES, Guest
from tablee.games.oh_mon_chateau.components import FACES, RESOURCES, Box
from tablee.games.oh_mon_chateau.view import CellView, DieView, LineView, OhMonChateauView, PartView, SeatView
from tablee.texts.texts import Texts


class Crayon(NamedTuple):
    """A coloured pencil: the paper it fills and the ink that is read on it."""

    colour: str
    ink: str

    def style(self, more: str = "") -> str:
        return f"{self.ink} on {self.colour} {more}".strip()


CREAM = "#fdf6e3"
DARK = "#2b2620"
CRAYONS = {
    "wood": Crayon("#7d4820", CREAM),
    "stone": Crayon("#6d7076", CREAM),
    "gold": Crayon("#e3b21b", DARK),
    "food": Crayon("#a83a32", CREAM),
}
PEOPLE = Crayon("#3c6fa8", CREAM)
ANY = Crayon("#f3ead6", DARK)

TOWER, WALL, FLOOR, FLAG, RESIDENT = "♜", "▦", "⌂", "⚑", "☺"
SUN, CLOUD = "☼", "☁"
LINES = {"tower": TOWER, "wall": WALL, "keep": FLOOR, "flag": FLAG, "reactivate": "ϟ", "steal": "⇄"}
GUESTS = {"lightning": "ϟ", "hourglass": "⧗", "crown": "♛"}
GUEST = "♟"
"""A green guest, who has points only."""
TOKEN, EMPTY = "●", "·"
FULL, BLOCKED, TOO_LATE = "✓", "✗", "—"


class Signs:
    """What stands on boards, dice and cards of a box, as a sign or in a word."""

    def __init__(self, box: Box, texts: Texts) -> None:
        self.box = box
        self.texts = texts
        self.cards = {guest.names.id: guest for deck in box.decks for guest in deck.guests}

    def cell(self, name: str) -> str:
        """A cell by the first letter of its resource and its number: W1, W2, …"""
        resource, _, number = str(self.texts.word(name)).rpartition(" ")
        return f"{resource[:1]}{number}"

    def token(self, cell: CellView) -> Text:
        """A cell of four columns, with a token on it or without."""
        if cell.token:
            return Text(f"{TOKEN}{self.cell(cell.cell)} ", CRAYONS[cell.resource].style("bold"))
        return Text(f"{EMPTY}{self.cell(cell.cell)}{EMPTY}", "dim")

    def line(self, line: LineView) -> str:
        """What a line builds, in two columns at most."""
        return f"{LINES[line.kind]}{line.value or ''}"

    def gives(self, line: LineView) -> str:
        """What a line builds, in few words."""
        return self.texts.say(f"board-gives-{line.kind}", value=line.value)

    def state(self, line: LineView) -> str:
        """How far a line is: full, blocked, or how many tokens of how many."""
        if not line.counts:
            return TOO_LATE
        if line.missing:
            return f"{len(line.cells) - line.missing}/{len(line.cells)}"
        return FULL if line.possible else BLOCKED

    def die(self, die: DieView) -> Text:
        """A die as it lies."""
        name = Text(f"{self.texts.word(die.die)} ")
        if die.face is None:
            return name + Text(" — ", "dim")
        return name + self.face(die.face) + Text(f" {FULL}" if die.used else "")

    def face(self, face: str) -> Text:
        return Text(f" {self.texts.word(face)} ", crayon_of(face).style("bold"))

    def card(self, name: str) -> Guest:
        return self.cards[name]

    def guest_sign(self, name: str) -> str:
        kind = self.cards[name].type
        return GUESTS[GUEST_TYPES[kind]] if kind >= 0 else GUEST

    def guest(self, name: str) -> str:
        """A guest by sign and name."""
        return f"{self.guest_sign(name)} {self.texts.word(name)}"

    def power(self, name: str) -> str:
        """What a guest does, in a sentence."""
        card = self.cards[name]
        if card.type < 0:
            return self.texts.say("board-guest-points", points=card.points)
        return card.text(self.texts.lang)

    def kind(self, name: str) -> str:
        """Which kind of guest it is; green ones are of `none`."""
        number = self.cards[name].type
        return self.texts.say(f"board-kind-{GUEST_TYPES[number]}") if number >= 0 else "none"

    def who(self, seat: int, reader: int | None) -> str:
        """A player; the reader is spoken to as one speaks to children."""
        mine = "yes" if seat == reader and self.texts.personal else "no"
        return self.texts.say("board-who", mine=mine, name=self.texts.names[seat])


def crayon_of(face: str) -> Crayon:
    """The colour of a side of a die."""
    number = FACES.index(face)
    if number < len(RESOURCES):
        return CRAYONS[RESOURCES[number]]
    return PEOPLE if face == "face_residents" else ANY


def cells_of(seat: SeatView, line: LineView) -> list[CellView]:
    """The cells of a line on the board of a seat."""
    by_name = {cell.cell: cell for cell in seat.cells}
    return [by_name[name] for name in line.cells]


def ready(seat: SeatView) -> list[LineView]:
    """The lines that could be used now."""
    return [line for line in seat.lines if not line.missing and line.possible and line.counts]


def drawn_parts(parts: Sequence[PartView]) -> int:
    """How many parts of a kind are drawn."""
    return sum(1 for part in parts if part.drawn)


def others(view: OhMonChateauView) -> list[SeatView]:
    """The other seats, clockwise from the reader; all of them for an onlooker."""
    seats = view.seats
    if view.me is None:
        return seats
    return [seats[(view.me + n) % len(seats)] for n in range(1, len(seats))]
