"""The own turn: what to do on the spot, where to go next, and when to stop."""

from typing import Final

from mypy_extensions import i64

from tablee.bots.realm_of_wonder.outlook import muscles, rival_in_sight, way_to_castle
from tablee.bots.realm_of_wonder.rush import HORIZON, goal_of_rush, lucky_spin, real_way, shortcut, way_turned
from tablee.bots.realm_of_wonder.targets import best_target, fort_worth, fortress_worth
from tablee.games.realm_of_wonder.cards import FIST, MARCHES, RAMPARTS, TREASURY, VULTURE
from tablee.games.realm_of_wonder.decisions import Act, Conquer, TurnDisc, UsePower, Walk
from tablee.games.realm_of_wonder.position import FLY, State
from tablee.games.realm_of_wonder.realm import MAGIC_POINTS, TOKEN
from tablee.games.realm_of_wonder.routes import Reach, reach
from tablee.kernel.decision import Decision

SIGHT: Final = 30
"""How many movement points ahead the bot looks for work: several turns."""
RICH: Final = 15
"""From so many magic points on they are spent on haste and cards."""


def choose_move(state: State, seat: i64, legal: list[Decision]) -> Decision:
    """Race if the castle is open, else work here, else walk to what pays best, else stop."""
    if state.step == FLY:
        return land(legal)
    if state.can_win(seat):
        return race(state, seat, legal)
    hindrance = hinder(state, seat, legal)
    if hindrance is not None:
        return hindrance
    work = work_here(state, seat, legal)
    if work is not None:
        return work
    way = reach(state, seat, SIGHT)
    target = best_target(state, seat, way)
    return walk(state, seat, way, target, legal)


def land(legal: list[Decision]) -> Decision:
    """In the air: the first space to land on."""
    for decision in legal:
        if isinstance(decision, Walk):
            return decision
    return legal[0]


def race(state: State, seat: i64, legal: list[Decision]) -> Decision:
    """Take a shortcut if there is one, else walk towards the castle."""
    way = reach(state, seat, HORIZON)
    castle = real_way(way, state.board.castle)
    if castle > state.points:
        help_found = shortcut(state, seat, way, legal)
        if help_found is None:
            help_found = stride(state, seat, legal, castle)
        if help_found is None and state.fact(seat, MAGIC_POINTS) < state.box.numbers.turn_cost:
            help_found = lucky_spin(state, seat, legal)
        if help_found is not None:
            return help_found
    return walk(state, seat, way, goal_of_rush(state, seat, way), legal)


def stride(state: State, seat: i64, legal: list[Decision], castle: i64) -> Decision | None:
    """Fist or Vulture, if they bring the castle at least two points nearer; tried out in thought."""
    best: Decision | None = None
    nearest = castle - 1
    fist, vulture = state.fist, state.vulture
    for decision in legal:
        if isinstance(decision, UsePower) and decision.power in (FIST, VULTURE):
            state.fist = decision.power == FIST
            state.vulture = decision.target if decision.power == VULTURE else -1
            cost = reach(state, seat, HORIZON).cost[state.board.castle]
            if 0 <= cost < nearest:
                nearest = cost
                best = decision
    state.fist = fist
    state.vulture = vulture
    return best


def hinder(state: State, seat: i64, legal: list[Decision]) -> Decision | None:
    """At a rune stone, turn the discs against a rival who is about to win."""
    rival = rival_in_sight(state, seat)
    if rival < 0:
        return None
    best: Decision | None = None
    longest = way_to_castle(state, rival) + 3
    for decision in legal:
        if isinstance(decision, TurnDisc):
            left = way_turned(state, state.place(rival), decision.disc, decision.region)
            if left > longest:
                longest = left
                best = decision
    return best


def work_here(state: State, seat: i64, legal: list[Decision]) -> Decision | None:
    """Open, search, drink, build or buy where the character stands; wave the wand when it pays."""
    for decision in legal:
        if isinstance(decision, Act) and wants_to(state, seat, decision.verb):
            return decision
        if isinstance(decision, Conquer) and fort_worth(state, seat, state.place(seat)) > 30:
            return decision
        if isinstance(decision, UsePower) and decision.verb == "wand" and state.fort_count(seat) >= 3:
            return decision
    return None


def wants_to(state: State, seat: i64, verb: str) -> bool:
    """Whether an action that is legal here is worth its price."""
    if verb in ("search", "drink", "open"):
        return True
    if verb == "build":
        return wants_to_build(state, seat)
    if verb == "buy":
        return wants_to_buy(state, seat)
    return False


def saves_up(state: State, seat: i64) -> bool:
    """For the treasury every magic point counts until the token is there."""
    return state.king_quest().kind == TREASURY and not state.fact(seat, TOKEN)


def is_rich(state: State, seat: i64) -> bool:
    """More magic than one knows what to do with: then comfort may cost something."""
    return state.fact(seat, MAGIC_POINTS) >= RICH and not saves_up(state, seat)


def wants_to_buy(state: State, seat: i64) -> bool:
    """A magic card with magic to spare; the rich go on until they have the muscles for a dragon."""
    if saves_up(state, seat):
        return False
    if is_rich(state, seat) and muscles(state, seat) < 3:
        return True
    return state.fact(seat, MAGIC_POINTS) >= 7 and state.magic_count(seat) < 5


def wants_to_build(state: State, seat: i64) -> bool:
    """A first token where a fort is wanted, more for a fortress that the quest asks for."""
    space = state.place(seat)
    if state.fort_owner(space) == seat:
        return fortress_worth(state, seat, space) > 0
    return fort_worth(state, seat, space) > 0


def walk(state: State, seat: i64, way: Reach, target: i64, legal: list[Decision]) -> Decision:
    """The first step on the way to the target, with the extra point if that is worth it; else the turn ends."""
    stop = legal[len(legal) - 1]
    here = state.place(seat)
    if target < 0 or target == here:
        return stop
    if worth_a_point(state, seat, target, way.cost[target] - state.points):
        for decision in legal:
            if isinstance(decision, Act) and decision.verb == "extra":
                return decision
    step = first_step(way, here, target)
    for decision in legal:
        if isinstance(decision, Walk) and decision.space == step:
            return decision
    return stop


def first_step(way: Reach, here: i64, target: i64) -> i64:
    """The neighbour of the start on the way to a target."""
    space = target
    while way.before[space] != here and way.before[space] >= 0:
        space = way.before[space]
    return space


def worth_a_point(state: State, seat: i64, target: i64, missing: i64) -> bool:
    """The extra point is bought if it is just enough to win or to build, and by the rich on every longer way."""
    if missing > 0 and is_rich(state, seat):
        return True
    if missing != 1:
        return False
    if target == state.board.castle:
        return True
    quest = state.king_quest().kind
    return quest in (RAMPARTS, MARCHES) and state.fact(seat, MAGIC_POINTS) >= 9
