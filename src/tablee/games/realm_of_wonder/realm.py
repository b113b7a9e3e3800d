"""What lies on the table: the board and its discs, forts, towers, piles, and all that the seats own."""

from typing import Final

from mypy_extensions import i64

from tablee.games.realm_of_wonder.board import CASTLE_DISC, REGIONS
from tablee.games.realm_of_wonder.cards import (
    CARD_TYPES,
    CURSED_ORB,
    FIRST_MONSTER,
    MAGIC_ORB,
    TILE_KINDS,
    Character,
    Quest,
)
from tablee.games.realm_of_wonder.components import Box
from tablee.kernel.ints import Ints, bit, zeros
from tablee.kernel.position import Position
from tablee.kernel.rng import Rng

# Where the facts of a seat lie in its block of `facts`.
CHARACTER: Final = 0
PLACE: Final = 1
MAGIC_POINTS: Final = 2
SUPPLY: Final = 3
POWER: Final = 4  # 1 = the special power is ready
SHOES: Final = 5
ARMS: Final = 6
TOKEN: Final = 7  # 1 = has a victory token
PAGES: Final = 8  # mask of the regions whose page is found
WINS: Final = 9
HAND: Final = 10  # mask of the movement cards in hand
CARD: Final = 11  # 1 + the movement card chosen or played in this round; 0 = none
LIGHTNINGS: Final = 12
PLUS: Final = 13
MINUS: Final = 14
KEPT_AT: Final = 15  # one count for each kind of tower tile
MAGIC_AT: Final = 25  # one count for each type of magic card
BLOCK: Final = 45

NOBODY: Final = -1
NOWHERE: Final = -1


class Realm(Position):
    """All pieces and where they are.

    Piles, tower tiles, homes and memories are replaced, never changed in place, so clones share them.
    """

    def __init__(self, box: Box, seats: i64, quest: i64, rng: Rng) -> None:
        super().__init__()
        # Agreed or drawn before the start (RW-2.4).
        self.box = box
        self.board = box.board
        self.seats = seats
        self.quest = quest
        self.rng = rng
        self.homes: Ints = zeros(0)  # for every well 1 + the seat whose home stands there, or 0
        # Hidden.
        self.towers: Ints = zeros(0)  # the kind of tile that was put on every tower
        self.magic_pile: Ints = zeros(0)  # types of cards; the top one is number `magic_left` - 1
        self.movement_pile: Ints = zeros(0)  # the top one is number `movement_left` - 1
        self.memory: Ints = zeros(0)  # what seats have seen in chests (memories.py)
        # The board.
        self.middle: i64 = 0  # the region that the whirlpool of the middle disc faces
        self.castle: i64 = 0
        self.closed: i64 = 0  # mask of the towers with a face-down tile
        self.monsters: i64 = 0  # mask of the towers with a face-up monster
        self.forts: Ints = zeros(0)  # for every well 0, or 16 * (1 + owner) + height
        self.bonus_left: i64 = 0
        # The piles.
        self.magic_left: i64 = 0
        self.movement_left: i64 = 0
        self.discards: i64 = 0  # mask of movement cards
        self.shuffles: i64 = 0  # how often the movement pile was renewed
        self.shuffled: Ints = zeros(0)  # for every movement card the renewal that last put it into the pile
        self.facts: Ints = zeros(0)

    def copy_pieces(self, other: "Realm") -> None:
        """Everything but what the constructor sets and the story."""
        other.reveals = self.reveals
        other.homes = self.homes
        other.towers = self.towers
        other.magic_pile = self.magic_pile
        other.movement_pile = self.movement_pile
        other.memory = self.memory
        other.middle = self.middle
        other.castle = self.castle
        other.closed = self.closed
        other.monsters = self.monsters
        other.forts = self.forts[:]
        other.bonus_left = self.bonus_left
        other.magic_left = self.magic_left
        other.movement_left = self.movement_left
        other.discards = self.discards
        other.shuffles = self.shuffles
        other.shuffled = self.shuffled
        other.facts = self.facts[:]

    # Seats

    def everybody(self) -> i64:
        """The mask of all seats."""
        return bit(self.seats) - 1

    def left_of(self, seat: i64) -> i64:
        """RW-2.12  The next seat clockwise."""
        return (seat + 1) % self.seats

    def fact(self, seat: i64, what: i64) -> i64:
        return self.facts[seat * BLOCK + what]

    def add(self, seat: i64, what: i64, amount: i64) -> None:
        """Change a fact of a seat by an amount."""
        self.facts[seat * BLOCK + what] += amount

    def put(self, seat: i64, what: i64, value: i64) -> None:
        """Set a fact of a seat."""
        self.facts[seat * BLOCK + what] = value

    def character(self, seat: i64) -> Character:
        return self.box.characters[self.facts[seat * BLOCK + CHARACTER]]

    def king_quest(self) -> Quest:
        """RW-2.4  The quest of this game."""
        return self.box.quests[self.quest]

    # The board

    def place(self, seat: i64) -> i64:
        """The space where a seat's character stands."""
        return self.facts[seat * BLOCK + PLACE]

    def home(self, seat: i64) -> i64:
        """The home space of a seat."""
        return self.character(seat).home

    def on_island(self, seat: i64) -> bool:
        """RW-11.1  Whether a character is on the castle disc."""
        return self.board.disc[self.place(seat)] == CASTLE_DISC

    def across(self, space: i64) -> i64:
        """RW-10.4, RW-10.5  The space on the other side of an open passage, or -1."""
        return self.board.across[(self.middle * REGIONS + self.castle) * self.board.count + space]

    def other_character(self, space: i64, seat: i64) -> i64:
        """The seat of another character that stands on a space, or nobody."""
        for other in range(self.seats):
            if other != seat and self.facts[other * BLOCK + PLACE] == space:
                return other
        return NOBODY

    def has_monster(self, space: i64) -> bool:
        """Whether a face-up monster is on a space."""
        tower = self.board.tower_number[space]
        return tower >= 0 and self.monsters & bit(tower) != 0

    # Wells and forts

    def fort_owner(self, space: i64) -> i64:
        """The seat whose fort stands on a space, or nobody."""
        well = self.board.well_number[space]
        return NOBODY if well < 0 else (self.forts[well] >> 4) - 1

    def fort_height(self, space: i64) -> i64:
        """How many tokens the fort on a well has."""
        return self.forts[self.board.well_number[space]] & 15

    def home_owner(self, space: i64) -> i64:
        """The seat whose home stands on a space, or nobody."""
        well = self.board.well_number[space]
        return NOBODY if well < 0 else self.homes[well] - 1

    def is_free_well(self, space: i64) -> bool:
        """RW-3.4  A magic well without fort and without home."""
        well = self.board.well_number[space]
        return well >= 0 and self.forts[well] == 0 and self.homes[well] == 0

    def is_own_well(self, space: i64, seat: i64) -> bool:
        """RW-3.4  The seat's home, or a well with a fort of its own."""
        return self.home_owner(space) == seat or self.fort_owner(space) == seat

    def raise_fort(self, space: i64, owner: i64, tokens: i64) -> None:
        """Add fort tokens of a seat to a well; fewer than none take some away."""
        well = self.board.well_number[space]
        height = (self.forts[well] & 15) + tokens
        self.forts[well] = 0 if height == 0 else ((owner + 1) << 4) + height
        self.add(owner, SUPPLY, -tokens)

    def fort_count(self, seat: i64) -> i64:
        """On how many wells a seat has a fort."""
        count: i64 = 0
        for well in range(len(self.forts)):
            if (self.forts[well] >> 4) - 1 == seat:
                count += 1
        return count

    # Tiles and cards

    def kept(self, seat: i64, kind: i64) -> i64:
        """How many tiles of a kind lie on a seat's card."""
        return self.facts[seat * BLOCK + KEPT_AT + kind]

    def kept_count(self, seat: i64) -> i64:
        """How many tiles lie on a seat's card."""
        count: i64 = 0
        for kind in range(TILE_KINDS):
            count += self.kept(seat, kind)
        return count

    def orbs(self, seat: i64) -> i64:
        """RW-1.1  Magic orbs and cursed orbs together."""
        return self.kept(seat, MAGIC_ORB) + self.kept(seat, CURSED_ORB)

    def monster_tiles(self, seat: i64) -> i64:
        count: i64 = 0
        for kind in range(FIRST_MONSTER, TILE_KINDS):
            count += self.kept(seat, kind)
        return count

    def cards(self, seat: i64, card: i64) -> i64:
        """How many magic cards of a type a seat holds."""
        return self.facts[seat * BLOCK + MAGIC_AT + card]

    def magic_count(self, seat: i64) -> i64:
        """RW-18.32  How many magic cards a seat holds: everybody may know."""
        count: i64 = 0
        for card in range(CARD_TYPES):
            count += self.cards(seat, card)
        return count

    # The aim

    def can_win(self, seat: i64) -> bool:
        """RW-1.1  A victory token, three monsters or three orbs: this seat may enter the castle."""
        numbers = self.box.numbers
        return (
            self.fact(seat, TOKEN) != 0
            or self.monster_tiles(seat) >= numbers.monsters_to_win
            or self.orbs(seat) >= numbers.orbs_to_win
        )
