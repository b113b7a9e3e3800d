"""Which magic cards a greedy player casts, at whom, and what is worth a Counterspell."""

from typing import Final

from mypy_extensions import i64

from tablee.bots.realm_of_wonder.outlook import best_way, likely_points, rival_in_sight, way_to_castle
from tablee.bots.realm_of_wonder.rush import way_turned
from tablee.bots.realm_of_wonder.targets import tile_worth
from tablee.games.realm_of_wonder.cards import (
    BALLOON,
    CANNON,
    COUNTERSPELL,
    LIGHTNING,
    MARCHES,
    MINUS_THREE,
    PLUS_THREE,
    RAMPARTS,
    RUNE_SPELL,
    SUBMARINE,
    TILE_KINDS,
    TRANSFER,
    WISH,
)
from tablee.games.realm_of_wonder.decisions import Aim, AimAt, Cast, TurnDisc, WishFor
from tablee.games.realm_of_wonder.position import State
from tablee.games.realm_of_wonder.quests import foreign_regions, progress
from tablee.games.realm_of_wonder.realm import MINUS, NOBODY, TOKEN
from tablee.games.realm_of_wonder.spells import OWNER
from tablee.kernel.decision import Decision
from tablee.kernel.ints import bit

CLOSE: Final = 12
"""From so many points on, the castle is near enough to spend cards on the way."""
GOOD_TILE: Final = 30


def wants_to_cast(state: State, seat: i64, kind: i64) -> bool:
    """Whether a kind of card should be played now."""
    if kind == WISH:
        return best_wish(state, seat) >= GOOD_TILE
    if kind == RUNE_SPELL:
        return best_rotation_gain(state, seat) >= 3
    if kind == MINUS_THREE:
        rival = rival_in_sight(state, seat)
        return rival >= 0 and state.fact(rival, MINUS) == 0 and likely_points(state, rival) > 0
    if kind in (PLUS_THREE, BALLOON, LIGHTNING, SUBMARINE):
        return state.can_win(seat) and helps_to_arrive(state, seat, kind)
    if kind == CANNON:
        return cannon_goal(state, seat) != NOBODY
    if kind == TRANSFER:
        return transfer_source(state, seat) >= 0 and transfer_goal(state, seat) >= 0
    return False


def helps_to_arrive(state: State, seat: i64, kind: i64) -> bool:
    """Three points more, or a balloon, bring the castle into reach; Lightning comes last of all."""
    way = way_to_castle(state, seat)
    points = likely_points(state, seat)
    if kind == PLUS_THREE:
        return points < way <= CLOSE + 3
    if kind == BALLOON:
        return points < way <= CLOSE + 3 and not state.balloons & bit(seat)
    if kind == SUBMARINE:
        return best_dock(state, seat) >= 0 and way > points
    return way <= points and state.fastest(state.everybody()) != seat


def best_wish(state: State, seat: i64) -> i64:
    """The worth of the best tile that another seat keeps."""
    best: i64 = 0
    for other in range(state.seats):
        if other != seat:
            for kind in range(TILE_KINDS):
                if state.kept(other, kind):
                    best = max(best, wish_worth(state, seat, other, kind))
    return best


def wish_worth(state: State, seat: i64, other: i64, kind: i64) -> i64:
    """A tile counts for the caster, and for taking it from somebody who could win with it."""
    value = tile_worth(state, seat, kind)
    if state.can_win(other) and not state.fact(other, TOKEN):
        value += tile_worth(state, other, kind) // 2
    return value


def best_rotation_gain(state: State, seat: i64) -> i64:
    """By how much the best rotation shortens the own way to the castle, or lengthens a rival's."""
    if state.can_win(seat):
        now = way_to_castle(state, seat)
        return now - best_way(state, state.place(seat)) if now > likely_points(state, seat) else 0
    rival = rival_in_sight(state, seat)
    if rival < 0:
        return 0
    longest: i64 = 0
    for disc in (1, 2):
        for region in range(6):
            longest = max(longest, way_turned(state, state.place(rival), disc, region))
    return longest - way_to_castle(state, rival)


def best_dock(state: State, seat: i64) -> i64:
    """An easy beach of the same disc that is much nearer to the castle, or -1."""
    board = state.board
    here = state.place(seat)
    best: i64 = -1
    best_left = way_to_castle(state, seat) - 3
    for space in range(board.count):
        if board.easy_beach[space] and board.disc[space] == board.disc[here]:
            if state.other_character(space, seat) != NOBODY or state.has_monster(space):
                continue
            left = way_turned(state, space, 1, state.middle)
            if left < best_left:
                best_left = left
                best = space
    return best


def cannon_goal(state: State, seat: i64) -> i64:
    """The opponent whose fort should be shot at: whoever is near the end of a quest of forts, or nobody."""
    quest = state.king_quest()
    if quest.kind not in (RAMPARTS, MARCHES):
        return NOBODY
    for other in range(state.seats):
        close = progress(state, other) >= quest.wanted[state.seats] - 1 and state.fort_count(other) > 0
        if other != seat and close and not state.fact(other, TOKEN):
            return other
    return NOBODY


def transfer_source(state: State, seat: i64) -> i64:
    """An own fort that can spare a token, or -1."""
    for space in state.board.wells:
        if state.fort_owner(space) == seat and state.fort_height(space) == 2:
            return space
    return -1


def transfer_goal(state: State, seat: i64) -> i64:
    """A free well where one more fort helps with the quest, or -1."""
    quest = state.king_quest()
    if state.fact(seat, TOKEN) or quest.kind not in (RAMPARTS, MARCHES):
        return -1
    for space in state.board.wells:
        if state.is_free_well(space):
            region = state.board.region[space]
            is_home = region == state.character(seat).region
            if quest.kind == RAMPARTS or not (is_home or foreign_regions(state, seat) & bit(region)):
                return space
    return -1


# Choices


def choose_card(state: State, seat: i64, legal: list[Decision]) -> Decision:
    """The first card worth casting, without a muscle if there is one; else the spell turn ends."""
    for decision in legal:
        if isinstance(decision, Cast) and wants_to_cast(state, seat, decision.card // 2):
            return decision
    return legal[len(legal) - 1]


def choose_fort(state: State, seat: i64, legal: list[Decision]) -> Decision:
    """The fort for a Cannon, or the one a Transfer takes a token from."""
    source = transfer_source(state, seat)
    enemy = cannon_goal(state, seat)
    is_cannon = state.spell // 2 == CANNON
    best = legal[0]
    lowest: i64 = 99
    for decision in legal:
        assert isinstance(decision, Aim)
        if not is_cannon and decision.space == source:
            return decision
        height = state.fort_height(decision.space)
        if is_cannon and state.fort_owner(decision.space) == enemy and height < lowest:
            lowest = height
            best = decision
    return best


def choose_space(goal: i64, legal: list[Decision]) -> Decision:
    """The choice of this space, if it is offered."""
    for decision in legal:
        if isinstance(decision, Aim) and decision.space == goal:
            return decision
    return legal[0]


def choose_player(state: State, seat: i64, legal: list[Decision]) -> Decision:
    """Three points more for oneself, three fewer for a rival."""
    wanted = seat if state.spell // 2 == PLUS_THREE else rival_in_sight(state, seat)
    for decision in legal:
        if isinstance(decision, AimAt) and decision.seat == wanted:
            return decision
    return legal[0]


def choose_rotation(state: State, seat: i64, legal: list[Decision]) -> Decision:
    """The rotation that brings the castle nearest, or takes it furthest from a rival."""
    rival = rival_in_sight(state, seat)
    rushing = state.can_win(seat) or rival < 0
    walker = seat if rushing else rival
    best = legal[0]
    best_way_left: i64 = 999 if rushing else -1
    for decision in legal:
        assert isinstance(decision, TurnDisc)
        left = way_turned(state, state.place(walker), decision.disc, decision.region)
        if (left < best_way_left) == rushing and left != best_way_left:
            best_way_left = left
            best = decision
    return best


def choose_wish(state: State, seat: i64, legal: list[Decision]) -> Decision:
    """The tile that is worth most."""
    best = legal[0]
    best_value: i64 = -1
    for decision in legal:
        assert isinstance(decision, WishFor)
        value = wish_worth(state, seat, decision.seat, decision.kind)
        if value > best_value:
            best_value = value
            best = decision
    return best


# Counterspells


def worth_countering(state: State, seat: i64) -> bool:
    """Whether the card on top of the stack hurts enough: a wish, a brake, or somebody else's race to the castle."""
    top = state.stack[len(state.stack) - 1]
    owner = top // OWNER
    kind = top % OWNER // 2
    if kind == COUNTERSPELL:
        return state.stack[len(state.stack) - 2] // OWNER == seat and state.can_win(seat)
    if kind == WISH:
        return state.aim == seat and tile_worth(state, seat, state.aim_two) >= GOOD_TILE
    if kind == MINUS_THREE:
        return state.aim == seat and state.can_win(seat)
    if kind == RUNE_SPELL and state.can_win(seat):
        turned = way_turned(state, state.place(seat), state.aim, state.aim_two)
        return turned > way_to_castle(state, seat) + 2
    if kind in (RUNE_SPELL, BALLOON, PLUS_THREE, SUBMARINE, LIGHTNING):
        return state.can_win(owner) and way_to_castle(state, owner) <= CLOSE
    if kind in (CANNON, TRANSFER):
        return state.fort_owner(state.aim) == seat and cannon_goal(state, owner) == seat
    return False
