"""All that can change in a play of Les Royaumes Sauvages, and how it is copied."""

from typing import Final

from mypy_extensions import i64

from tablee.games.royaumes_sauvages.components import AGES, CARDS, HAND, REALMS, Box, Level
from tablee.kernel.ints import Ints, bit, zeros
from tablee.kernel.position import Position
from tablee.kernel.rng import Rng

# The steps: what the open question is.
ACT: Final = 0
DISCARD: Final = 1
FIGHT: Final = 2
TOKENS: Final = 3
SOLO_FIGHT: Final = 4
BONUS: Final = 5
OVER: Final = 6

# What happens next when nobody owes an answer.
NEXT_TURN: Final = 0
OPPONENT_TURN: Final = 1
NEXT_REALM: Final = 2
BATTLE: Final = 3
TOKEN_WINDOW: Final = 4
AGE_END: Final = 5

HUMAN: Final = 0
OPPONENT: Final = 1
"""The two sides of the solo mode."""
NOBODY: Final = -1

LONGEST: Final = 8
"""Room for the column of the largest realm."""

# Where the facts of the table lie in `facts`; the blocks of the sides follow.
DISCARDS: Final = 0
COLUMN_AT: Final = 64  # the cards of every column, oldest first
OWNER_AT: Final = 104  # whose cube came with each of them
ORDER_AT: Final = 144  # when each of them came, counted from the beginning of the age
LENGTH_AT: Final = 184
COUNCIL_AT: Final = 189  # two for every realm: 0 = free, 1 + side
SHOWN_AT: Final = 199  # battle cards: 1 + card, four for every side (solo: four rounds for the opponent)
TABLE: Final = 20  # so far behind each battle card are the tokens played on it
LAST_SHOWN_AT: Final = 239  # the same for the last battle that was fought to its end
OUT_AT: Final = 279  # the sides that are out, in that order
FIRST_AT: Final = 284  # 1 + who was first to go out, for every age
BONUS_AT: Final = 287  # the two Bonus cards: 1 + card
SIDES_AT: Final = 289

# Where the facts of a side lie in its block.
HAND_AT: Final = 0
STAMP_AT: Final = 4  # what everybody knows of the hand: from which shuffle each card was drawn
HELD: Final = 8
INFLUENCE_AT: Final = 9
ON_BOARD: Final = 14  # cubes on the board
TOKENS_HELD: Final = 15
SEALED: Final = 16  # 1 + the place in the hand of the secret battle card
POINTS: Final = 17
RALLY_POINTS: Final = 18
SCORE_AT: Final = 19  # for every age and realm
BLOCK: Final = SCORE_AT + AGES * REALMS


class State(Position):
    """One moment of Les Royaumes Sauvages. Seats are sides; in the solo mode the opponent is side 1.

    What a seat can know of hidden cards depends on when they were last seen: every card carries the number of
    the shuffle that hid it (`mixed`), and every hand the numbers of the shuffles it was drawn from (`stamps`).
    """

    def __init__(
        self,
        box: Box,
        seats: i64,
        level: Level | None,
        treaty: bool,
        limit: i64,
        rng: Rng,
    ) -> None:
        super().__init__()
        # Agreed before the start.
        self.box = box
        self.seats = seats
        self.level = level
        self.solo = level is not None
        self.sides: i64 = 2 if level is not None else seats
        self.treaty = treaty
        self.limit = limit  # rallies in a row, 0 = no limit (RS-R39)
        # Shuffled once at setup, then never changed.
        self.decree_deck: Ints = zeros(0)
        self.majority_rows: Ints = zeros(0)
        self.first_tiles: Ints = zeros(0)
        # Replaced by every shuffle, never changed in place, so clones share them.
        self.deck: Ints = zeros(0)
        self.mixed: Ints = zeros(CARDS)
        # What changes.
        self.rng = rng
        self.deck_size: i64 = 0  # the top card is the last one
        self.discard_size: i64 = 0
        self.shuffle: i64 = 0  # the number of the last shuffle
        self.step: i64 = ACT
        self.coming: i64 = NEXT_TURN
        self.owing: i64 = 0  # mask of the seats that owe an answer
        self.age: i64 = 0
        self.first: i64 = 0  # the first player of the age
        self.turn: i64 = 0
        self.out_count: i64 = 0
        self.arrivals: i64 = 0  # cards that came to columns and discard pile in this age
        self.rallies: i64 = 0  # in a row
        self.realm: i64 = 0  # the one being scored
        self.last_claim: i64 = NOBODY  # solo: the realm of the human's last claim in this age
        # A battle in the realm that is being scored.
        self.fighters: i64 = 0
        self.still_in: i64 = 0
        self.round: i64 = 0
        self.asked: i64 = 0  # who is asked next for tokens, counted on from the first player
        self.silent: i64 = 0  # how many declined in a row
        self.last_token: i64 = NOBODY
        self.battles_won: i64 = 0  # solo, in this end of age
        self.battles_lost: i64 = 0
        # The last battle that was fought to its end, for everybody to look at.
        self.last_battle: i64 = NOBODY  # its realm
        self.last_tile: i64 = 0
        self.last_fighters: i64 = 0
        self.last_winners: i64 = 0
        self.last_rounds: i64 = 0
        self.facts: Ints = zeros(0)

    def copy_to(self, other: "State") -> None:
        """Everything but what the constructor sets and the story."""
        other.reveals = self.reveals
        other.decree_deck = self.decree_deck
        other.majority_rows = self.majority_rows
        other.first_tiles = self.first_tiles
        other.deck = self.deck
        other.mixed = self.mixed
        other.deck_size = self.deck_size
        other.discard_size = self.discard_size
        other.shuffle = self.shuffle
        other.step = self.step
        other.coming = self.coming
        other.owing = self.owing
        other.age = self.age
        other.first = self.first
        other.turn = self.turn
        other.out_count = self.out_count
        other.arrivals = self.arrivals
        other.rallies = self.rallies
        other.realm = self.realm
        other.last_claim = self.last_claim
        other.fighters = self.fighters
        other.still_in = self.still_in
        other.round = self.round
        other.asked = self.asked
        other.silent = self.silent
        other.last_token = self.last_token
        other.battles_won = self.battles_won
        other.battles_lost = self.battles_lost
        other.last_battle = self.last_battle
        other.last_tile = self.last_tile
        other.last_fighters = self.last_fighters
        other.last_winners = self.last_winners
        other.last_rounds = self.last_rounds
        other.facts = self.facts[:]

    # Questions

    def ask(self, step: i64, seats: i64) -> None:
        """Open a step for a mask of seats, who decide simultaneously and in secret."""
        self.step = step
        self.owing = seats

    def from_first(self, number: i64) -> i64:
        """The sides clockwise from the first player of the age: number 0, 1, … (RS-4.1)."""
        return (self.first + number) % self.sides

    def is_out(self, side: i64) -> bool:
        """Whether a side has passed or claimed a capital in this age."""
        for i in range(OUT_AT, OUT_AT + self.out_count):
            if self.facts[i] == side:
                return True
        return False

    def tell_side(self, name: str, side: i64, words: list[str]) -> None:
        """Say something about a side; about the solo opponent it has a sentence of its own."""
        if self.solo and side == OPPONENT:
            self.tell(f"opponent-{name}", -1, words)
        else:
            self.tell(name, side, words)

    # Realms

    def decree(self, realm: i64) -> i64:
        """The decree in force in a realm: five new ones in every age (RS-12.5)."""
        return self.decree_deck[self.age * REALMS + realm]

    def majority(self, realm: i64) -> i64:
        """The majority tile of a realm for this age (RS-9.2)."""
        return self.majority_rows[realm * AGES + self.age]

    def length(self, realm: i64) -> i64:
        """How many cards are in a column; so many territories are taken."""
        return self.facts[LENGTH_AT + realm]

    def column_card(self, realm: i64, place: i64) -> i64:
        """A card of a column, 0 the oldest."""
        return self.facts[COLUMN_AT + realm * LONGEST + place]

    def owner(self, realm: i64, place: i64) -> i64:
        """Whose cube stands on a territory; they are filled in the order of the column (RS-R5)."""
        return self.facts[OWNER_AT + realm * LONGEST + place]

    def capital_owner(self, realm: i64) -> i64:
        """Who holds the capital, the last territory to be taken, or NOBODY."""
        size = self.box.size[realm]
        return self.owner(realm, size - 1) if self.length(realm) == size else NOBODY

    def council(self, realm: i64, spot: i64) -> i64:
        """Who sits on a council spot, or NOBODY."""
        return self.facts[COUNCIL_AT + realm * 2 + spot] - 1

    def influence(self, side: i64, realm: i64) -> i64:
        """The cubes of a side in a realm, on territories, capital and council."""
        return self.facts[SIDES_AT + side * BLOCK + INFLUENCE_AT + realm]

    def supply(self, side: i64) -> i64:
        """The cubes of a side that are not on the board."""
        return self.box.cubes - self.facts[SIDES_AT + side * BLOCK + ON_BOARD]

    # Hands, tokens, points

    def held(self, seat: i64) -> i64:
        """How many cards a seat has in hand."""
        return self.facts[SIDES_AT + seat * BLOCK + HELD]

    def hand_card(self, seat: i64, place: i64) -> i64:
        """A card of a hand."""
        return self.facts[SIDES_AT + seat * BLOCK + HAND_AT + place]

    def place_in_hand(self, seat: i64, card: i64) -> i64:
        """Where a card is in a hand, or -1."""
        for place in range(self.held(seat)):
            if self.hand_card(seat, place) == card:
                return place
        return -1

    def sealed(self, seat: i64) -> i64:
        """The place in the hand of a seat's secret battle card, or -1."""
        return self.facts[SIDES_AT + seat * BLOCK + SEALED] - 1

    def tokens(self, side: i64) -> i64:
        """The reinforcement tokens that a side holds."""
        return self.facts[SIDES_AT + side * BLOCK + TOKENS_HELD]

    def reserve(self) -> i64:
        """The reinforcement tokens that nobody holds (RS-3.6)."""
        if self.treaty or self.solo:
            return 0
        left: i64 = self.box.tokens
        for side in range(self.sides):
            left -= self.tokens(side)
        return left

    def points(self, side: i64) -> i64:
        """The points on the score track."""
        return self.facts[SIDES_AT + side * BLOCK + POINTS]

    def score(self, side: i64, age: i64, realm: i64) -> i64:
        """The points that a side won in a realm at the end of an age."""
        return self.facts[SIDES_AT + side * BLOCK + SCORE_AT + age * REALMS + realm]

    def first_out(self, age: i64) -> i64:
        """Who took the First-to-Pass tile of an age, or NOBODY."""
        return self.facts[FIRST_AT + age] - 1

    # Battles

    def shown(self, place: i64) -> i64:
        """A battle card on the table, or NOBODY; `battle_place` says where."""
        return self.facts[SHOWN_AT + place] - 1

    def bonus(self, slot: i64) -> i64:
        """A Bonus card of the solo opponent, or -1."""
        return self.facts[BONUS_AT + slot] - 1


def battle_place(side: i64, battle_round: i64) -> i64:
    """Where the battle card of a side in a round lies; the solo opponent's cards begin at its side's place."""
    return side * HAND + battle_round


def bits_of(mask: i64, sides: i64) -> list[int]:
    """The sides of a mask, ascending."""
    return [side for side in range(sides) if mask & bit(side)]
