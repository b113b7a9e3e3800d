"""All that can change in a play of Mon Royaume, and how it is copied."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from tablee.games.mon_royaume.components import BardSide, Box, Level
from tablee.kernel.ints import Ints, bit, zeros
from tablee.kernel.position import Position

HAND: Final = 7
"""Tiles dealt to a hand (MR-3.1)."""
PICKS: Final = 6
"""Picks in a round (MR-3.7)."""
CARDS: Final = 6
"""Adventure cards turned up in a round (MR-3.2)."""
FRONT: Final = 12
"""Tiles in front of a player after both rounds (MR-3.11)."""
SLOT_COUNT: Final = 10

# The steps, in the rulebook's order: what the open question is.
PICK: Final = 0
GIVE: Final = 1
TALE: Final = 2
BUILD: Final = 3
OVER: Final = 4

# Where the facts of a seat lie in its block of `facts`.
SEALED: Final = 0  # 1 + the chosen place in the hand or among the tales; 0 = not chosen
KEPT: Final = 1  # mask of the tales still kept
MARKERS: Final = 2
PLACED: Final = 3  # mask of the tiles in front that lie in the kingdom
FRONT_AT: Final = 4
SLOT_AT: Final = 16  # 0 = empty, 1 + kind = face up, -1 - kind = bard side up
TOKENS_AT: Final = 26  # one count for each bard kind, then as many for those transferred


@mypyc_attr(acyclic=True)
class State(Position):
    """One moment of Mon Royaume. What was shuffled at setup never changes and is shared by clones.

    Hands are never moved: hand h is a stretch of the stack with a mask of what is left, and who holds it follows
    from the number of passes. So every seat's memory of the hands it passed on is in the position too.
    """

    def __init__(self, box: Box, seats: i64, level: Level, advanced: bool, adults: i64, caller: i64) -> None:
        super().__init__()
        # Agreed before the start (MR-1.2 to MR-1.5).
        self.box = box
        self.seats = seats
        self.level = level
        self.advanced = advanced
        self.bard_side: BardSide = box.numbers.advanced_bard if advanced else box.numbers.standard_bard
        self.adults = adults
        self.caller = caller
        # Shuffled once at setup (MR-R46), then never changed.
        self.stack: Ints = zeros(0)
        self.removed: Ints = zeros(0)
        self.tales: Ints = zeros(0)
        self.adventures: Ints = zeros(0)
        self.bards: Ints = zeros(0)
        self.supply: Ints = zeros(0)
        # What changes.
        self.step: i64 = PICK
        self.owing: i64 = 0  # mask of the seats that owe an answer
        self.round: i64 = 0
        self.picks: i64 = 0  # picks made in this round
        self.card: i64 = 0  # adventure cards of this round that are resolved
        self.hands: i64 = 0  # seven bits for every hand: the tiles still in it
        self.tokens_out: i64 = 0  # tokens taken from the supply
        self.bards_shown: i64 = 0
        self.block: i64 = TOKENS_AT + 2 * len(box.bard_kinds)
        self.facts: Ints = zeros(0)

    def copy_to(self, other: "State") -> None:
        """Everything but what the constructor sets and the story."""
        other.reveals = self.reveals
        other.stack = self.stack
        other.removed = self.removed
        other.tales = self.tales
        other.adventures = self.adventures
        other.bards = self.bards
        other.supply = self.supply
        other.step = self.step
        other.owing = self.owing
        other.round = self.round
        other.picks = self.picks
        other.card = self.card
        other.hands = self.hands
        other.tokens_out = self.tokens_out
        other.bards_shown = self.bards_shown
        other.facts = self.facts[:]

    # Seats

    def everybody(self) -> i64:
        """The mask of all seats."""
        return bit(self.seats) - 1

    def ask(self, step: i64, seats: i64) -> None:
        """Open a step for a mask of seats, who decide simultaneously and in secret."""
        self.step = step
        self.owing = seats

    def seal(self, seat: i64, choice: i64) -> bool:
        """Keep a secret answer; True when it was the last one (MR-R13)."""
        self.facts[seat * self.block + SEALED] = choice + 1
        return self.answered(seat)

    def answered(self, seat: i64) -> bool:
        """The seat owes nothing any more; True when it was the last one."""
        self.owing &= ~bit(seat)
        return self.owing == 0

    def sealed(self, seat: i64) -> i64:
        """The secret answer of a seat, or -1."""
        return self.facts[seat * self.block + SEALED] - 1

    def from_caller(self, number: i64) -> i64:
        """The seats clockwise from the caller: number 0, 1, … (MR-R46)."""
        return (self.caller + number) % self.seats

    # Hands

    def hand_of(self, seat: i64) -> i64:
        """Which hand a seat holds now: hands went left or right once after every pick (MR-3.6)."""
        passes = min(self.picks, PICKS if self.box.numbers.last_tile_is_passed else PICKS - 1)
        return self.hand_held(seat, passes)

    def hand_held(self, seat: i64, passes: i64) -> i64:
        """Which hand a seat held after that many passes of this round."""
        if self.box.numbers.pass_left[self.round]:
            return (seat + self.seats * HAND - passes) % self.seats
        return (seat + passes) % self.seats

    def hand_holder_next(self, seat: i64) -> i64:
        """The neighbour to whom a seat passes its hand in this round (MR-3.6)."""
        if self.box.numbers.pass_left[self.round]:
            return (seat + 1) % self.seats
        return (seat + self.seats - 1) % self.seats

    def hand_start(self, hand: i64) -> i64:
        """Where a hand begins in the stack: dealt clockwise from the caller (MR-R46)."""
        order = (hand + self.seats - self.caller) % self.seats
        return (self.round * self.seats + order) * HAND

    def hand_mask(self, hand: i64) -> i64:
        """Which of its seven tiles are still in the hand."""
        return (self.hands >> (hand * HAND)) & 127

    # Tiles in front, kingdom

    def front_count(self) -> i64:
        """How many tiles lie in front of every seat."""
        return self.round * PICKS + self.picks

    def front(self, seat: i64, number: i64) -> i64:
        """The kind of a tile in front of a seat."""
        return self.facts[seat * self.block + FRONT_AT + number]

    def front_mask(self, seat: i64) -> i64:
        """The kinds in front of a seat."""
        mask: i64 = 0
        start = seat * self.block + FRONT_AT
        for i in range(start, start + self.front_count()):
            mask |= self.box.kind_bit[self.facts[i]]
        return mask

    def front_copies(self, seat: i64, kind: i64) -> i64:
        """How many tiles of a kind are in front of a seat."""
        copies: i64 = 0
        facts = self.facts
        start = seat * self.block + FRONT_AT
        i: i64
        for i in range(start, start + self.front_count()):
            if facts[i] == kind:
                copies += 1
        return copies

    def placed(self, seat: i64) -> i64:
        """Mask of the tiles in front that lie in the kingdom."""
        return self.facts[seat * self.block + PLACED]

    def slot(self, seat: i64, slot: i64) -> i64:
        """What lies in a slot: 0 nothing, 1 + kind face up, -1 - kind bard side up."""
        return self.facts[seat * self.block + SLOT_AT + slot]

    def kingdom_mask(self, seat: i64) -> i64:
        """The kinds that lie face up in a kingdom (MR-R4)."""
        mask: i64 = 0
        start = seat * self.block + SLOT_AT
        for i in range(start, start + SLOT_COUNT):
            tile = self.facts[i]
            if tile > 0:
                mask |= self.box.kind_bit[tile - 1]
        return mask

    # Tales, tokens, markers

    def tale(self, seat: i64, number: i64) -> i64:
        """One of the three tales dealt to a seat."""
        return self.tales[seat * 3 + number]

    def kept(self, seat: i64) -> i64:
        """Mask of the tales a seat still has."""
        return self.facts[seat * self.block + KEPT]

    def kept_tale(self, seat: i64) -> i64:
        """The tale a seat kept to the end; -1 at level 1."""
        if self.level.tales == 0:
            return -1
        kept = self.kept(seat)
        number: i64 = 0
        while not kept & bit(number):
            number += 1
        return self.tale(seat, number)

    def markers(self, seat: i64) -> i64:
        """The monster markers a seat holds."""
        return self.facts[seat * self.block + MARKERS]

    def tokens(self, seat: i64, kind: i64) -> i64:
        """The bard tokens of a kind that a seat holds, transferred or not."""
        return self.facts[seat * self.block + TOKENS_AT + kind]

    def transferred(self, seat: i64, kind: i64) -> i64:
        """The bard tokens of a kind that a seat brought to its kingdom."""
        return self.facts[seat * self.block + TOKENS_AT + len(self.box.bard_kinds) + kind]

    def token_count(self, seat: i64) -> i64:
        """All bard tokens of a seat."""
        total: i64 = 0
        for kind in range(len(self.box.bard_kinds)):
            total += self.tokens(seat, kind)
        return total

    def supply_left(self) -> i64:
        return len(self.supply) - self.tokens_out

    def take_token(self, seat: i64) -> None:
        """The next token of the mixed supply goes to a seat, face down (MR-R24, MR-R46)."""
        kind = self.supply[self.tokens_out]
        self.tokens_out += 1
        self.facts[seat * self.block + TOKENS_AT + kind] += 1
        if self.box.numbers.owner_sees_tokens:
            self.reveals += 1
