"""RW-16  Quests and victory tokens: who has fulfilled what the king asked for."""

from mypy_extensions import i64

from tablee.games.realm_of_wonder.cards import CHAMPION, LOST_PAGES, RAMPARTS, TREASURY
from tablee.games.realm_of_wonder.position import State
from tablee.games.realm_of_wonder.realm import MAGIC_POINTS, PAGES, TOKEN, WINS
from tablee.kernel.ints import bit, count_bits


def check_quests(state: State) -> None:
    """RW-16.1, RW-16.3  Whoever fulfils the quest and has no victory token yet receives one now."""
    for seat in range(state.seats):
        if not state.fact(seat, TOKEN) and fulfils(state, seat):
            state.put(seat, TOKEN, 1)
            if state.story is not None:
                state.tell("victory-token", seat, [state.king_quest().names.id])


def fulfils(state: State, seat: i64) -> bool:
    """RW-16.7 to RW-16.11  Whether a seat fulfils the quest as things stand."""
    quest = state.king_quest()
    if progress(state, seat) < quest.wanted[state.seats]:
        return False
    return quest.kind != RAMPARTS or fortresses(state, seat) >= quest.fortresses


def progress(state: State, seat: i64) -> i64:
    """How much a seat has of what the quest counts: forts, pages, magic points, battles or regions."""
    kind = state.king_quest().kind
    if kind == RAMPARTS:
        return state.fort_count(seat)
    if kind == LOST_PAGES:
        return count_bits(state.fact(seat, PAGES))
    if kind == TREASURY:
        return state.fact(seat, MAGIC_POINTS)
    if kind == CHAMPION:
        return state.fact(seat, WINS)
    return count_bits(foreign_regions(state, seat))


def fortresses(state: State, seat: i64) -> i64:
    """RW-12.4  How many fortresses a seat has."""
    count: i64 = 0
    for space in state.board.wells:
        if state.fort_owner(space) == seat and state.fort_height(space) >= state.box.numbers.fortress:
            count += 1
    return count


def foreign_regions(state: State, seat: i64) -> i64:
    """RW-16.10  Mask of the regions, other than its home region, where a seat has a fort on either disc."""
    regions: i64 = 0
    home = state.character(seat).region
    for space in state.board.wells:
        region = state.board.region[space]
        if region != home and state.fort_owner(space) == seat:
            regions |= bit(region)
    return regions


def find_page(state: State, seat: i64, space: i64) -> None:
    """RW-16.11  The seat finds the page of the region of a tower, if this is the quest and it lacks the page."""
    region = state.board.region[space]
    found = state.fact(seat, PAGES)
    if state.king_quest().kind != LOST_PAGES or found & bit(region):
        return
    state.put(seat, PAGES, found | bit(region))
    if state.story is not None:
        state.tell("page", seat, [state.box.regions[region].names.id])
