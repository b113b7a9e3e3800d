"""Where it is worth going: every space gets a value, and the best value for the way wins."""

from typing import Final

from mypy_extensions import i64

from tablee.bots.realm_of_wonder.outlook import own_force, strength
from tablee.games.realm_of_wonder.board import HOME, RUNE_STONE, TOWER, WELL
from tablee.games.realm_of_wonder.cards import (
    CHAMPION,
    CURSED_ORB,
    FIRST_MONSTER,
    LOST_PAGES,
    MAGIC_ORB,
    MARCHES,
    POTION,
    RAMPARTS,
    TREASURY,
)
from tablee.games.realm_of_wonder.position import State
from tablee.games.realm_of_wonder.quests import foreign_regions, fortresses
from tablee.games.realm_of_wonder.realm import MAGIC_POINTS, NOBODY, PAGES, SUPPLY, TOKEN
from tablee.games.realm_of_wonder.routes import Reach
from tablee.kernel.ints import bit

NOTHING: Final = 0
BASE_WAY: Final = 3
"""Added to every way, so that something good a little further off can win against a trifle next door."""


def best_target(state: State, seat: i64, way: Reach) -> i64:
    """The space with the best value for its way, or -1 if nothing is worth it."""
    best: i64 = -1
    best_score: i64 = 0
    for space in range(state.board.count):
        cost = way.cost[space]
        if cost >= 0:
            score = worth(state, seat, space, cost) * 100 // (BASE_WAY + cost)
            if score > best_score:
                best_score = score
                best = space
    return best


def worth(state: State, seat: i64, space: i64, cost: i64) -> i64:
    """What it would bring to stand on a space that costs so many points to reach."""
    value: i64 = 0
    other = state.other_character(space, seat)
    if other != NOBODY:
        return rival_worth(state, seat, other)
    feature = state.board.feature[space]
    if feature == TOWER:
        value = tower_worth(state, seat, space)
    elif feature in (HOME, WELL):
        value = well_worth(state, seat, space, cost)
    elif feature == RUNE_STONE and state.kept(seat, POTION) and state.bonus_left:
        value = 40
    return value


def boldness(state: State) -> i64:
    """A long game makes bold: from round 12 on a weaker fighter dares what he would not have dared before."""
    return 1 if state.round >= 12 else 0


def rival_worth(state: State, seat: i64, other: i64) -> i64:
    """A rival is worth a fight if he is weaker and has something, or if battles count."""
    lead = own_force(state, seat) - strength(state, other) + boldness(state)
    if lead < 1:
        return NOTHING
    value: i64 = 14 * good_tiles(state, other)
    if state.king_quest().kind == CHAMPION and not state.fact(seat, TOKEN):
        value += 25
    if state.can_win(other):
        value += 40
    return value * min(lead, 3) // 2 if value > 14 else NOTHING


def good_tiles(state: State, seat: i64) -> i64:
    """Orbs and monsters, which somebody may want to have."""
    return state.orbs(seat) + state.monster_tiles(seat)


def tower_worth(state: State, seat: i64, space: i64) -> i64:
    """A closed tower promises something, a monster only to the strong, an empty one at most a page."""
    board = state.board
    tower = board.tower_number[space]
    quest = state.king_quest().kind
    lacks_page = (
        quest == LOST_PAGES
        and not state.fact(seat, TOKEN)
        and not state.fact(seat, PAGES) & bit(board.region[space])
    )
    if state.monsters & bit(tower):
        return monster_worth(state, seat, state.towers[tower], lacks_page)
    if state.fact(seat, MAGIC_POINTS) < 1:
        return NOTHING
    if state.closed & bit(tower):
        value: i64 = 26 + 8 * min(own_force(state, seat), 3)
        if state.orbs(seat) == 2:
            value += 15
        if quest == CHAMPION:
            value += 6 * min(own_force(state, seat), 3)
        return value + 45 if lacks_page else value
    return 65 if lacks_page else NOTHING


def monster_worth(state: State, seat: i64, kind: i64, lacks_page: bool) -> i64:
    """A monster is fought with at least its own strength, sooner if it is the third or the quest asks for it."""
    lead = own_force(state, seat) - state.box.monster_bonus[kind] + boldness(state)
    if lead < 0:
        return NOTHING
    value: i64 = 30 + 20 * state.monster_tiles(seat)
    if state.king_quest().kind == CHAMPION and not state.fact(seat, TOKEN):
        value += 35
    if lacks_page:
        value += 40
    return value * (2 + min(lead, 2)) // 3


def well_worth(state: State, seat: i64, space: i64, cost: i64) -> i64:
    """A free well is a place for a fort, as long as forts are wanted and can be paid."""
    numbers = state.box.numbers
    owner = state.fort_owner(space)
    if owner == seat:
        return fortress_worth(state, seat, space)
    wanted = fort_worth(state, seat, space)
    if state.fact(seat, SUPPLY) == 0 or wanted == 0:
        return NOTHING
    mp = state.fact(seat, MAGIC_POINTS)
    if owner != NOBODY:
        price = (state.fort_height(space) + 1) * numbers.token_cost
        return wanted - 4 * (price - numbers.token_cost) if mp >= price else NOTHING
    if not state.is_free_well(space):
        return NOTHING
    return wanted if mp >= numbers.token_cost or cost > state.points else NOTHING


def fort_worth(state: State, seat: i64, space: i64) -> i64:
    """How much a fort on a well is wanted: for the quest while it is unfulfilled, else a few for the income."""
    forts = state.fort_count(seat)
    quest = state.king_quest()
    if not state.fact(seat, TOKEN):
        if quest.kind == RAMPARTS and forts < quest.wanted[state.seats]:
            return 55
        if quest.kind == MARCHES:
            region = state.board.region[space]
            if region != state.character(seat).region and not foreign_regions(state, seat) & bit(region):
                return 60
    if quest.kind == TREASURY:
        return 45 if forts < 4 and state.round <= 6 else NOTHING
    if forts < 3:
        return 36
    return 12 if forts < 5 else NOTHING


def fortress_worth(state: State, seat: i64, space: i64) -> i64:
    """An own fort is worth a visit if the ramparts still lack their fortress."""
    quest = state.king_quest()
    if quest.kind != RAMPARTS or state.fact(seat, TOKEN) or fortresses(state, seat) >= quest.fortresses:
        return NOTHING
    if state.fort_count(seat) < quest.wanted[state.seats] - 1:
        return NOTHING
    missing = state.box.numbers.fortress - state.fort_height(space)
    if state.fact(seat, SUPPLY) < missing:
        return NOTHING
    return 60 if state.fact(seat, MAGIC_POINTS) >= missing * state.box.numbers.token_cost else NOTHING


def tile_worth(state: State, seat: i64, kind: i64) -> i64:
    """What a kept tile would be worth to a seat."""
    if kind >= FIRST_MONSTER:
        return 20 + 20 * state.monster_tiles(seat)
    if kind == MAGIC_ORB:
        return 30 + 20 * state.orbs(seat)
    if kind == CURSED_ORB:
        return 10 + 35 * (state.orbs(seat) - 1) if state.orbs(seat) else NOTHING
    return 12
