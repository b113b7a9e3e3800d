"""All that can change in a play of Tales of Glory, and how it is copied."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from tablee.games.tales_of_glory.components import (
    AREA,
    MOST_SLOTS,
    ROUNDS,
    Box,
    PlayerCount,
)
from tablee.kernel.ints import Ints, bit, zeros
from tablee.kernel.position import Position

# The questions, in the rulebook's order. In step 2 every seat has its own: the kind of its uppermost frame.
RETURN: Final = 0
"""Put a quest back (TG-10.2)."""
SELECT: Final = 1
"""Lay a selection card (TG-3.2)."""
CATCH_UP: Final = 2
"""Take a tile that is left (TG-3.4)."""
PART: Final = 3
"""What to do next in the own part (TG-10.9). a = tiles before it, b = tiles before a discard, c = 1 if finished."""
SURCHARGE: Final = 4
"""Pay for the wild lands (TG-4.6). a = the tile."""
SQUARE: Final = 5
"""Place the tile that was paid for (TG-5). a = the tile."""
OPEN: Final = 6
"""Place a key (TG-7.6). a, b = the numbers of the connected tiles in the area, or -1 for any chest."""

# Work in between, which asks nothing.
PLACED: Final = 7
"""The keys of a placement, then its gain (TG-6.17). a = number of the tile in the area, b = next side."""
GAIN: Final = 8
"""The keys of a gain, then its multiplied items (TG-6.17). a = source, b = place of the item, c = keys left."""

OVER: Final = 9

FRAME: Final = 5
"""A frame is five numbers: seat, kind, a, b, c."""

# Where the facts of a seat lie in its block of `facts`. The first five are amounts, in the order of GIVES.
SEALED: Final = 5  # 1 + the slot on the selection card, or 1 + which quest to put back; 0 = none
TAKEN: Final = 6  # 1 + the tile taken and not dealt with yet
FROM: Final = 7  # 1 + the slot from which a tile was taken in this round
HAND: Final = 8  # mask of the three quests dealt that are still in hand
FIRST: Final = 9  # 1 = gained the first player token in a simultaneous part (TG-11.3)
OPENED: Final = 10  # mask of the chests with a key on them
TILES: Final = 11  # how many tiles lie in the area, the hero included
EDGE: Final = 12  # how many open squares touch the area
TILE_AT: Final = 13
SQUARE_AT: Final = TILE_AT + AREA
OPEN_AT: Final = SQUARE_AT + AREA
BLOCK: Final = OPEN_AT + 2 * AREA + 2
"""n squares joined edge to edge touch at most 2n + 2 others."""

WIDTH: Final = 2 * AREA + 1
"""Squares are numbered by rows of this width: wide enough that no area reaches the border."""
HOME: Final = AREA * WIDTH + AREA
"""The square of the hero, (0, 0)."""


@mypyc_attr(acyclic=True)
class State(Position):
    """One moment of Tales of Glory. What was shuffled at setup never changes and is shared by clones.

    `pile` holds the tiles of the ages in the order in which they come; the first `drawn` are out. The discard is
    what is out and neither on the board nor with a seat. In a simultaneous step 2 `before` keeps the facts of its
    beginning: that is what the others see until everybody has finished (TG-11.3).
    """

    def __init__(
        self, box: Box, count: PlayerCount, quests_on: bool, simultaneous: bool, deferred: bool
    ) -> None:
        super().__init__()
        # Agreed before the start (TG-11).
        self.box = box
        self.count = count
        self.seats: i64 = count.players
        self.slots: i64 = count.slots
        self.quests_on = quests_on
        self.simultaneous = simultaneous
        self.deferred = deferred
        # Shuffled once at setup (TG-2.13), then never changed.
        self.pile: Ints = zeros(0)
        self.removed: Ints = zeros(0)
        self.quests: Ints = zeros(0)  # three for every seat, then those not dealt
        # What changes.
        self.step: i64 = RETURN
        self.owing: i64 = 0  # mask of the seats that owe an answer
        self.round: i64 = 0
        self.drawn: i64 = 0
        self.holder: i64 = 0
        self.leader: i64 = 0  # who began step 2: its order is fixed (TG-4.1)
        self.turn: i64 = 0  # whose part of step 2 it is, counted from the leader
        self.late: i64 = 0  # mask of the seats that still catch up
        self.unfit: i64 = 0  # tiles discarded so far because they fitted nowhere (TG-R4)
        self.board: Ints = zeros(MOST_SLOTS)  # 1 + tile, 0 = empty
        self.facts: Ints = zeros(0)
        self.before: Ints = zeros(0)
        self.frames: Ints = zeros(0)
        self.depth: i64 = 0  # how many frames there are

    def copy_to(self, other: "State") -> None:
        """Everything but what the constructor sets and the story."""
        other.reveals = self.reveals
        other.pile = self.pile
        other.removed = self.removed
        other.quests = self.quests
        other.step = self.step
        other.owing = self.owing
        other.round = self.round
        other.drawn = self.drawn
        other.holder = self.holder
        other.leader = self.leader
        other.turn = self.turn
        other.late = self.late
        other.unfit = self.unfit
        other.board = self.board[:]
        other.facts = self.facts[:]
        other.before = self.before
        other.frames = self.frames[:]
        other.depth = self.depth

    # Seats

    def everybody(self) -> i64:
        """The mask of all seats."""
        return bit(self.seats) - 1

    def ask(self, step: i64, seats: i64) -> None:
        """Open a step for a mask of seats; several decide simultaneously and in secret."""
        self.step = step
        self.owing = seats

    def seal(self, seat: i64, choice: i64) -> bool:
        """Keep a secret answer; True when it was the last one."""
        self.facts[seat * BLOCK + SEALED] = choice + 1
        self.owing &= ~bit(seat)
        return self.owing == 0

    def sealed(self, seat: i64) -> i64:
        """The secret answer of a seat, or -1."""
        return self.facts[seat * BLOCK + SEALED] - 1

    def from_holder(self, number: i64) -> i64:
        """The seats in turn order: number 0 is the holder (TG-2.9)."""
        return (self.holder + number) % self.seats

    def from_leader(self, number: i64) -> i64:
        """The seats in the order of this step 2 (TG-4.1)."""
        return (self.leader + number) % self.seats

    def step_of(self, seat: i64) -> i64:
        """What a seat is asked: in step 2 every seat has a question of its own."""
        if self.step != PART:
            return self.step
        return self.kind(self.top(seat))

    # What a seat owns

    def amount(self, seat: i64, resource: i64) -> i64:
        """How much a seat has of prestige, coins, potions, combat or magic."""
        return self.facts[seat * BLOCK + resource]

    def add(self, seat: i64, resource: i64, n: i64) -> None:
        """Give to a seat, or take from it."""
        self.facts[seat * BLOCK + resource] += n

    def taken(self, seat: i64) -> i64:
        """The tile that a seat took and has not dealt with yet, or -1."""
        return self.facts[seat * BLOCK + TAKEN] - 1

    def taken_from(self, seat: i64) -> i64:
        """The slot from which a seat took its tile in this round, or -1."""
        return self.facts[seat * BLOCK + FROM] - 1

    def in_wild_lands(self, slot: i64) -> bool:
        """TG-4.6  Whether this slot lies in the upper row."""
        return slot >= 0 and self.count.wild & bit(slot) != 0

    def hand(self, seat: i64) -> i64:
        """Which of its three quests a seat still has in hand, as a mask."""
        return self.facts[seat * BLOCK + HAND]

    def quest(self, seat: i64, number: i64) -> i64:
        """One of the three quests dealt to a seat."""
        return self.quests[seat * 3 + number]

    def opened(self, seat: i64) -> i64:
        """The chests with a key on them."""
        return self.facts[seat * BLOCK + OPENED]

    # The area

    def tiles(self, seat: i64) -> i64:
        """How many tiles lie in an area."""
        return self.facts[seat * BLOCK + TILES]

    def tile(self, seat: i64, number: i64) -> i64:
        """A tile of an area, in the order of placement; number 0 is the hero."""
        return self.facts[seat * BLOCK + TILE_AT + number]

    def square(self, seat: i64, number: i64) -> i64:
        """The square on which a tile of an area lies."""
        return self.facts[seat * BLOCK + SQUARE_AT + number]

    def number_at(self, seat: i64, square: i64) -> i64:
        """The number of the tile on a square of an area, or -1."""
        facts = self.facts
        start = seat * BLOCK + SQUARE_AT
        number: i64
        for number in range(facts[seat * BLOCK + TILES]):
            if facts[start + number] == square:
                return number
        return -1

    # The board and the pile

    def slot(self, slot: i64) -> i64:
        """The tile on a slot of the board, or -1."""
        return self.board[slot] - 1

    def is_last_round(self) -> bool:
        return self.round == ROUNDS

    # Frames: what is still to do in step 2, the last one of a seat first

    def push(self, seat: i64, kind: i64, a: i64, b: i64, c: i64) -> None:
        """Put a frame on top."""
        start = self.depth * FRAME
        if start == len(self.frames):
            longer = zeros(2 * start + 4 * FRAME)
            for i in range(start):
                longer[i] = self.frames[i]
            self.frames = longer
        frames = self.frames
        frames[start] = seat
        frames[start + 1] = kind
        frames[start + 2] = a
        frames[start + 3] = b
        frames[start + 4] = c
        self.depth += 1

    def top(self, seat: i64) -> i64:
        """The number of the seat's uppermost frame, or -1."""
        number = self.depth - 1
        while number >= 0 and self.frames[number * FRAME] != seat:
            number -= 1
        return number

    def pop(self, seat: i64) -> None:
        """Take the seat's uppermost frame away."""
        start = self.top(seat) * FRAME
        self.depth -= 1
        for i in range(start, self.depth * FRAME):
            self.frames[i] = self.frames[i + FRAME]

    def kind(self, number: i64) -> i64:
        """What a frame is about."""
        return self.frames[number * FRAME + 1]

    def frame(self, number: i64, field: i64) -> i64:
        """One of the three numbers a, b, c (0, 1, 2) of a frame."""
        return self.frames[number * FRAME + 2 + field]

    def set_frame(self, number: i64, field: i64, value: i64) -> None:
        self.frames[number * FRAME + 2 + field] = value

    # Telling

    def say(self, name: str, seat: int, words: list[str]) -> None:
        """Tell what a seat does in its part: to everybody, or in a simultaneous step 2 to itself alone."""
        self.tell(name, seat, words, seat if self.simultaneous else None)

    def tile_name(self, tile: i64) -> str:
        return self.box.tiles[tile].names.id
