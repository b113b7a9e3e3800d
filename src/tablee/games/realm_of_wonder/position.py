"""One moment of Realm of Wonder: what lies on the table and what is going on, and how it is copied."""

from typing import Final

from mypy_extensions import i64

from tablee.games.realm_of_wonder.components import Box
from tablee.games.realm_of_wonder.realm import CARD, LIGHTNINGS, NOBODY, NOWHERE, Realm
from tablee.kernel.ints import Ints, bit, zeros
from tablee.kernel.rng import Rng

# The steps, in the rulebook's order: what the open question is.
PLAY: Final = 0
DISC: Final = 1
CAST: Final = 2
AIM_FORT: Final = 3
AIM_WELL: Final = 4
AIM_SEAT: Final = 5
AIM_TURN: Final = 6
AIM_TILE: Final = 7
AIM_BEACH: Final = 8
REACT: Final = 9
TURN: Final = 10
FLY: Final = 11
CONQUER: Final = 12
ATTACK: Final = 13
DEFEND: Final = 14
SPOILS: Final = 15
RETREAT: Final = 16
FALL_BACK: Final = 17
DRAFT: Final = 18
BONUS: Final = 19
OVER: Final = 20


class State(Realm):
    """The table and the round under way: who is asked what, the spell, the turn, the battle, the chest."""

    def __init__(self, box: Box, seats: i64, quest: i64, round_limit: i64, rng: Rng) -> None:
        super().__init__(box, seats, quest, rng)
        self.round_limit = round_limit  # RW-17.3; 0 = none
        # The round.
        self.step: i64 = PLAY
        self.owing: i64 = 0  # mask of the seats that owe an answer
        self.round: i64 = 1
        self.specials: i64 = 0  # mask of the seats whose special card is still to take effect
        self.rolled: i64 = -1  # the region that the rotation die showed last
        self.turned_disc: i64 = 0  # the disc turned last, and the region that it was turned to
        self.turned_to: i64 = 0
        self.casting: i64 = 0  # mask of the seats whose spell turn is not over
        self.moving: i64 = 0  # mask of the seats whose turn is still to come or under way
        self.balloons: i64 = 0  # mask of the seats with a balloon
        # The spell being played.
        self.spell: i64 = -1  # type of the card, or -1
        self.aim: i64 = 0
        self.aim_two: i64 = 0
        self.stack: Ints = zeros(0)  # 32 * seat + type, the card on top last
        # The turn.
        self.mover: i64 = NOBODY
        self.points: i64 = 0
        self.points_bought: i64 = 0
        self.cards_bought: i64 = 0
        self.fist: bool = False
        self.vulture: i64 = -1  # the region named, or -1
        self.came_from: i64 = NOWHERE  # the space left when the present one was entered in this turn
        self.teleporting: bool = False
        self.trail: Ints = zeros(0)  # the spaces of a flight chain, its start first
        self.goal: i64 = NOWHERE  # the space being entered while a conquest is asked for
        # The battle under way or the last one.
        self.attacker: i64 = NOBODY
        self.defender: i64 = NOBODY  # a seat, or nobody for a monster
        self.arena: i64 = NOWHERE  # where it is fought
        self.attack_muscles: i64 = 0
        self.defence_muscles: i64 = 0
        self.attack_dice: Ints = zeros(0)  # the faces rolled
        self.defence_dice: Ints = zeros(0)
        self.attack_total: i64 = 0
        self.defence_total: i64 = 0
        self.loser: i64 = NOBODY
        self.looted: bool = False
        # The chest: the cards being passed.
        self.chest: Ints = zeros(0)
        self.winner: i64 = NOBODY

    def copy_to(self, other: "State") -> None:
        """Everything but what the constructor sets and the story."""
        self.copy_pieces(other)
        other.step = self.step
        other.owing = self.owing
        other.round = self.round
        other.specials = self.specials
        other.rolled = self.rolled
        other.turned_disc = self.turned_disc
        other.turned_to = self.turned_to
        other.casting = self.casting
        other.moving = self.moving
        other.balloons = self.balloons
        other.spell = self.spell
        other.aim = self.aim
        other.aim_two = self.aim_two
        other.stack = self.stack
        other.mover = self.mover
        other.points = self.points
        other.points_bought = self.points_bought
        other.cards_bought = self.cards_bought
        other.fist = self.fist
        other.vulture = self.vulture
        other.came_from = self.came_from
        other.teleporting = self.teleporting
        other.trail = self.trail
        other.goal = self.goal
        other.attacker = self.attacker
        other.defender = self.defender
        other.arena = self.arena
        other.attack_muscles = self.attack_muscles
        other.defence_muscles = self.defence_muscles
        other.attack_dice = self.attack_dice
        other.defence_dice = self.defence_dice
        other.attack_total = self.attack_total
        other.defence_total = self.defence_total
        other.loser = self.loser
        other.looted = self.looted
        other.chest = self.chest
        other.winner = self.winner

    # Who is asked

    def ask(self, step: i64, seat: i64) -> None:
        """Open a step for one seat."""
        self.step = step
        self.owing = bit(seat)

    def asked(self) -> i64:
        """The one seat that owes an answer."""
        seat: i64 = 0
        while not self.owing & bit(seat):
            seat += 1
        return seat

    # The round

    def speed(self, seat: i64) -> i64:
        """RW-3.3  The number on the card played, and 50 for each Lightning."""
        return self.box.speed[self.fact(seat, CARD) - 1] + 50 * self.fact(seat, LIGHTNINGS)

    def slowest(self, seats: i64) -> i64:
        """The slowest of a mask of seats, or nobody."""
        found: i64 = NOBODY
        for seat in range(self.seats):
            if seats & bit(seat) and (found < 0 or self.speed(seat) < self.speed(found)):
                found = seat
        return found

    def fastest(self, seats: i64) -> i64:
        """The fastest of a mask of seats, or nobody."""
        found: i64 = NOBODY
        for seat in range(self.seats):
            if seats & bit(seat) and (found < 0 or self.speed(seat) > self.speed(found)):
                found = seat
        return found
