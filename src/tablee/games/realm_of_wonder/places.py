"""RW-9  What the spaces offer: towers, wells, rune stones, vortices, and the tiles that are used on them."""

from mypy_extensions import i64

from tablee.games.realm_of_wonder.battles import begin_battle
from tablee.games.realm_of_wonder.board import RUNE_STONE, VORTEX
from tablee.games.realm_of_wonder.cards import FIRST_MONSTER, LOST_PAGES, POTION, TELEPORT
from tablee.games.realm_of_wonder.discs import roll_region, turn_disc
from tablee.games.realm_of_wonder.draws import draw_magic
from tablee.games.realm_of_wonder.entering import enter
from tablee.games.realm_of_wonder.faults import (
    CARD_BOUGHT,
    NO_BONUS_TOKENS,
    NO_CLOSED_TOWER,
    NO_POTION,
    NO_RUNE_STONE,
    NO_SUCH_QUEST,
    NO_TELEPORT,
    NO_VORTEX,
    NO_WELL,
    NOT_FREE_OR_OWN,
    PAGE_FOUND,
    PILE_EMPTY,
    POINT_BOUGHT,
    SAME_PLACE,
    TOO_FEW_MP,
    TOWER_NOT_EMPTY,
    Fault,
)
from tablee.games.realm_of_wonder.position import BONUS, State
from tablee.games.realm_of_wonder.quests import find_page
from tablee.games.realm_of_wonder.realm import KEPT_AT, MAGIC_POINTS, NOBODY, PAGES
from tablee.games.realm_of_wonder.tiles import find_tile
from tablee.games.realm_of_wonder.ways import entry_fault
from tablee.kernel.ints import bit


def price_fault(state: State, seat: i64, price: i64) -> Fault | None:
    """RW-8.10  Everything is paid in full."""
    return None if state.fact(seat, MAGIC_POINTS) >= price else TOO_FEW_MP


def pay(state: State, seat: i64, price: i64) -> None:
    state.add(seat, MAGIC_POINTS, -price)


# The extra movement point


def extra_fault(state: State, seat: i64) -> Fault | None:
    """RW-8.3  Once per turn."""
    if state.points_bought >= state.box.numbers.points_per_turn:
        return POINT_BOUGHT
    return price_fault(state, seat, state.box.numbers.point_cost)


def buy_point(state: State, seat: i64) -> None:
    """RW-8.3  One more movement point."""
    pay(state, seat, state.box.numbers.point_cost)
    state.points_bought += 1
    state.points += 1
    if state.story is not None:
        state.tell("point-bought", seat, [])


# Towers


def open_fault(state: State, seat: i64) -> Fault | None:
    """RW-9.2  A tower with a face-down tile."""
    tower = state.board.tower_number[state.place(seat)]
    if tower < 0 or not state.closed & bit(tower):
        return NO_CLOSED_TOWER
    return price_fault(state, seat, state.box.numbers.open_cost)


def open_tower(state: State, seat: i64) -> None:
    """RW-9.2  The tile is turned over: a monster is fought at once, anything else takes effect at once."""
    pay(state, seat, state.box.numbers.open_cost)
    space = state.place(seat)
    tower = state.board.tower_number[space]
    kind = state.towers[tower]
    state.closed &= ~bit(tower)
    state.reveals += 1
    if state.story is not None:
        state.tell("opened", seat, [state.box.tiles[kind].names.id, state.board.name(space)])
    if kind >= FIRST_MONSTER:
        state.monsters |= bit(tower)
        begin_battle(state, NOBODY)
    else:
        find_page(state, seat, space)
        find_tile(state, seat, kind)


def search_fault(state: State, seat: i64) -> Fault | None:
    """RW-16.11  Only in the quest of the lost pages, on an empty tower, for a page that is lacking."""
    if state.king_quest().kind != LOST_PAGES:
        return NO_SUCH_QUEST
    space = state.place(seat)
    tower = state.board.tower_number[space]
    if tower < 0 or (state.closed | state.monsters) & bit(tower):
        return TOWER_NOT_EMPTY
    if state.fact(seat, PAGES) & bit(state.board.region[space]):
        return PAGE_FOUND
    return price_fault(state, seat, state.box.numbers.search_cost)


def search_tower(state: State, seat: i64) -> None:
    """RW-16.11  Search an empty tower for the page of its region."""
    pay(state, seat, state.box.numbers.search_cost)
    find_page(state, seat, state.place(seat))


# Wells


def is_usable_well(state: State, seat: i64, space: i64) -> bool:
    """RW-3.4  A free well or an own well."""
    return state.is_free_well(space) or state.is_own_well(space, seat)


def buy_fault(state: State, seat: i64) -> Fault | None:
    """RW-9.3  On a free or own well, one card per turn, as long as the pile lasts (RW-18.26)."""
    if not is_usable_well(state, seat, state.place(seat)):
        return NO_WELL
    if state.cards_bought >= state.box.numbers.cards_per_turn:
        return CARD_BOUGHT
    if state.magic_left == 0:
        return PILE_EMPTY
    return price_fault(state, seat, state.box.numbers.card_cost)


def buy_card(state: State, seat: i64) -> None:
    """RW-9.3  The top card of the magic pile."""
    pay(state, seat, state.box.numbers.card_cost)
    state.cards_bought += 1
    draw_magic(state, seat)


def teleport_fault(state: State, seat: i64, goal: i64) -> Fault | None:
    """RW-15.5  With the tile, from a free or own well to another one."""
    if state.kept(seat, TELEPORT) == 0:
        return NO_TELEPORT
    here = state.place(seat)
    if not is_usable_well(state, seat, here):
        return NO_WELL
    if goal == here:
        return SAME_PLACE
    return None if is_usable_well(state, seat, goal) else NOT_FREE_OR_OWN


def teleport(state: State, seat: i64, goal: i64) -> None:
    """RW-15.5  The tile is given up; the turn ends there, after a battle if there is one (RW-18.34)."""
    state.add(seat, KEPT_AT + TELEPORT, -1)
    state.teleporting = True
    if state.story is not None:
        state.tell("teleported", seat, [state.board.name(goal)])
    enter(state, goal)


# Rune stones


def rune_stone_fault(state: State, seat: i64, price: i64) -> Fault | None:
    """RW-9.4  On a rune stone, paid each time (RW-18.42)."""
    if state.board.feature[state.place(seat)] != RUNE_STONE:
        return NO_RUNE_STONE
    return price_fault(state, seat, price)


def spin_disc(state: State, seat: i64, disc: i64) -> None:
    """RW-9.4, RW-18.3  The disc is chosen first, then the die is rolled."""
    pay(state, seat, state.box.numbers.spin_cost)
    turn_disc(state, disc, roll_region(state, seat))


def choose_rotation(state: State, seat: i64, disc: i64, region: i64) -> None:
    """RW-9.4  Disc and region are both chosen."""
    pay(state, seat, state.box.numbers.turn_cost)
    turn_disc(state, disc, region)


def drink_fault(state: State, seat: i64) -> Fault | None:
    """RW-15.7  On a rune stone, with a potion, while there are bonus tokens (RW-18.28)."""
    if state.kept(seat, POTION) == 0:
        return NO_POTION
    if state.bonus_left == 0:
        return NO_BONUS_TOKENS
    return rune_stone_fault(state, seat, 0)


def drink(state: State, seat: i64) -> None:
    """RW-15.7  The potion is gone, and a bonus token is taken."""
    state.add(seat, KEPT_AT + POTION, -1)
    if state.story is not None:
        state.tell("drank", seat, [])
    state.ask(BONUS, seat)


# Vortices


def vortex_goal(state: State, seat: i64, way: i64) -> i64:
    """RW-9.6  The next vortex clockwise (0) or anticlockwise (1), or -1."""
    here = state.place(seat)
    return state.board.vortex_before[here] if way else state.board.next_vortex[here]


def vortex_fault(state: State, seat: i64, way: i64) -> Fault | None:
    """RW-9.6  From a vortex to the next one of the same disc."""
    here = state.place(seat)
    goal = vortex_goal(state, seat, way)
    if state.board.feature[here] != VORTEX or goal < 0:
        return NO_VORTEX
    if goal == here:
        return SAME_PLACE
    fault = entry_fault(state, seat, goal)
    return fault if fault is not None else price_fault(state, seat, state.box.numbers.vortex_cost)


def travel(state: State, seat: i64, way: i64) -> None:
    """RW-9.6  No movement points; arriving is entering."""
    pay(state, seat, state.box.numbers.vortex_cost)
    enter(state, vortex_goal(state, seat, way))
