"""All that can change in a play of Oh mon château, and how it is copied."""

from typing import Final, final

from mypy_extensions import i64

from tablee.games.oh_mon_chateau.components import (
    DISPLAY,
    LITTLE_BUILDERS,
    SPOTS,
    TOWERS,
    Board,
    Box,
)
from tablee.kernel.ints import Ints, bit, count_bits, zeros
from tablee.kernel.position import Position
from tablee.kernel.rng import Rng

# The steps, in the rulebook's order: what the open question is.
ROLL: Final = 0
DICE: Final = 1
CONSTRUCT: Final = 2
TOWER: Final = 3
WALL: Final = 4
FLAG: Final = 5
GUEST: Final = 6
REACTIVATE: Final = 7
STEAL: Final = 8
GIFT: Final = 9
DAGOBERT: Final = 10
MAGICIAN: Final = 11
OVER: Final = 12

# Where the facts of a seat lie in its block of `facts`.
TOKENS: Final = 0  # mask of the cells with a token
RESIDENTS: Final = 1
WALLS_BUILT: Final = 2  # mask
FLOORS_BUILT: Final = 3
EXTRA_CLOUDS: Final = 4
GUESTS: Final = 5  # mask
LAST_LINES: Final = 6  # mask of the lines that were full when the game ended and are not used or broken since
TOWER_AT: Final = 7  # the value of every tower, 0 = not drawn
FLAG_AT: Final = 11  # the value of the flag on every spot, 0 = none
BLOCK: Final = 17

NOBODY: Final = -1
NO_CARD: Final = -1
NO_CELL: Final = -1
NO_FACE: Final = -1
ALL_CELLS: Final = 4095


@final
class Agreed:
    """What the table agreed before the start."""

    def __init__(self, version: int, sheets: list[str]) -> None:
        self.version = version
        self.sheets = sheets
        """The side of the castle sheet that every seat chose (OC-1.5)."""
        self.clear = True
        self.face_up = True
        self.snapshot = True
        self.dagobert_after_end = False


class State(Position):
    """One moment of Oh mon château. The shuffled pile never changes and is shared by clones."""

    def __init__(self, box: Box, seats: i64, agreed: Agreed, rng: Rng) -> None:
        super().__init__()
        self.box = box
        self.seats = seats
        self.agreed = agreed
        self.board: Board = box.boards[agreed.version]
        self.deck = box.decks[agreed.version]
        self.rng = rng
        self.pile: Ints = zeros(0)
        # What changes.
        self.step: i64 = ROLL
        self.owing: i64 = 0  # mask of the seats that owe an answer
        self.first: i64 = 0  # the seat that began
        self.active: i64 = 0
        self.turn: i64 = 0  # turns begun
        self.face_1: i64 = NO_FACE  # the dice lie there until the next roll
        self.face_2: i64 = NO_FACE
        self.dice_used: i64 = 0  # mask of the dice that the active player is through with
        self.builder: i64 = 0  # who constructs
        self.line: i64 = 0  # the line that is being built
        self.sun: i64 = NOBODY
        self.finisher: i64 = NOBODY
        self.drawn: i64 = 0  # guests taken off the pile
        self.arrived: i64 = 0  # how often a guest came to somebody
        self.effect: i64 = NO_CARD  # the lightning guest at work
        self.effect_left: i64 = 0  # tokens to put or move, or uses of the die, still to come
        self.effect_residents: i64 = 0  # residents still to come
        self.dagobert_face: i64 = NO_FACE  # his die lies there until the next roll
        self.lifted: i64 = NO_CELL  # where the Magician has a token in his hand from
        self.moved: i64 = NO_CELL  # where the token lies that he has moved already
        self.facts: Ints = zeros(0)
        self.display: Ints = zeros(0)
        self.arrivals: Ints = zeros(0)  # for every guest when it came to its owner; 0 = nobody has it

    def copy_to(self, other: "State") -> None:
        """Everything but what the constructor sets and the story."""
        other.reveals = self.reveals
        other.pile = self.pile
        other.step = self.step
        other.owing = self.owing
        other.first = self.first
        other.active = self.active
        other.turn = self.turn
        other.face_1 = self.face_1
        other.face_2 = self.face_2
        other.dice_used = self.dice_used
        other.builder = self.builder
        other.line = self.line
        other.sun = self.sun
        other.finisher = self.finisher
        other.drawn = self.drawn
        other.arrived = self.arrived
        other.effect = self.effect
        other.effect_left = self.effect_left
        other.effect_residents = self.effect_residents
        other.dagobert_face = self.dagobert_face
        other.lifted = self.lifted
        other.moved = self.moved
        other.facts = self.facts[:]
        other.display = self.display[:]
        other.arrivals = self.arrivals[:]

    def lay_out(self) -> None:
        """OC-1.4, OC-1.9  Empty boards and empty castles."""
        self.facts = zeros(self.seats * BLOCK)
        self.display = zeros(DISPLAY)
        for place in range(DISPLAY):
            self.display[place] = NO_CARD
        self.arrivals = zeros(self.deck.size)

    # Seats

    def ask(self, step: i64, seat: i64) -> None:
        """Open a step for one seat."""
        self.step = step
        self.owing = bit(seat)

    def answered(self, seat: i64) -> bool:
        """The seat owes nothing any more; True when it was the last one."""
        self.owing &= ~bit(seat)
        return self.owing == 0

    def left_of(self, seat: i64) -> i64:
        """The next seat clockwise."""
        return (seat + 1) % self.seats

    # Dice

    def face(self, die: i64) -> i64:
        """What a die shows: the two of the turn, then Dagobert's."""
        if die == 0:
            return self.face_1
        return self.face_2 if die == 1 else self.dagobert_face

    # Board

    def tokens(self, seat: i64) -> i64:
        """The mask of the cells that carry a token."""
        return self.facts[seat * BLOCK + TOKENS]

    def reserve(self, seat: i64) -> i64:
        """OC-1.4  The tokens that are not on cells; one in the Magician's hand is not in the reserve either."""
        in_hand = 1 if self.lifted != NO_CELL and seat == self.builder else 0
        return self.box.numbers.tokens - count_bits(self.tokens(seat)) - in_hand

    def empty_cells(self, seat: i64) -> i64:
        return ALL_CELLS & ~self.tokens(seat)

    def last_lines(self, seat: i64) -> i64:
        """OC-8.5  The lines that may still be used after the end."""
        return self.facts[seat * BLOCK + LAST_LINES]

    # Castle

    def residents(self, seat: i64) -> i64:
        return self.facts[seat * BLOCK + RESIDENTS]

    def tower(self, seat: i64, tower: i64) -> i64:
        """The value written on a tower, 0 if it is not drawn."""
        return self.facts[seat * BLOCK + TOWER_AT + tower]

    def towers(self, seat: i64) -> i64:
        """How many towers are drawn."""
        count: i64 = 0
        for tower in range(TOWERS):
            if self.tower(seat, tower):
                count += 1
        return count

    def wall_mask(self, seat: i64) -> i64:
        """The walls that are drawn."""
        return self.facts[seat * BLOCK + WALLS_BUILT]

    def walls(self, seat: i64) -> i64:
        """How many walls are drawn."""
        return count_bits(self.wall_mask(seat))

    def floors(self, seat: i64) -> i64:
        """How many floors the keep has."""
        return self.facts[seat * BLOCK + FLOORS_BUILT]

    def parts(self, seat: i64) -> i64:
        """OC-7.1  How many main parts are drawn."""
        return self.towers(seat) + self.walls(seat) + self.floors(seat)

    def flag(self, seat: i64, spot: i64) -> i64:
        """The value of the flag on a spot, 0 if there is none."""
        return self.facts[seat * BLOCK + FLAG_AT + spot]

    def flags(self, seat: i64) -> i64:
        """How many flags are drawn."""
        count: i64 = 0
        for spot in range(SPOTS):
            if self.flag(seat, spot):
                count += 1
        return count

    def extra_clouds(self, seat: i64) -> i64:
        return self.facts[seat * BLOCK + EXTRA_CLOUDS]

    # Guests

    def guests(self, seat: i64) -> i64:
        """The mask of the guests beside a castle."""
        return self.facts[seat * BLOCK + GUESTS]

    def has_power(self, seat: i64, power: i64) -> bool:
        """OC-10.8  Whether the seat has an hourglass guest with this power now."""
        return self.guests(seat) & self.deck.with_power[power] != 0

    def owner_of(self, guest: i64) -> i64:
        """The seat that has this guest, or -1."""
        for seat in range(self.seats):
            if self.guests(seat) & bit(guest):
                return seat
        return NOBODY

    def face_down(self) -> bool:
        """OC-R23  Whether only their owner sees the guests: green ones, if agreed so, until the score."""
        return not self.agreed.face_up and self.agreed.version == LITTLE_BUILDERS and self.step != OVER

    def guest_name(self, guest: i64) -> str:
        return self.deck.guests[guest].names.id
