"""What a seasoned player sees on the table: strength, danger, and how far it is to the castle."""

from typing import Final

from mypy_extensions import i64

from tablee.games.realm_of_wonder.board import REGIONS
from tablee.games.realm_of_wonder.cards import CARD_TYPES, COUNTERSPELL, KNIGHT
from tablee.games.realm_of_wonder.position import PLAY, State
from tablee.games.realm_of_wonder.realm import ARMS, SHOES
from tablee.games.realm_of_wonder.rounds import movement_points

FAR: Final = 99


def strength(state: State, seat: i64) -> i64:
    """What everybody can see of a seat's strength in battle: arms and knights."""
    return state.fact(seat, ARMS) + 2 * state.kept(seat, KNIGHT)


def muscles(state: State, seat: i64) -> i64:
    """The muscle cards in the own hand."""
    count: i64 = 0
    for card in range(1, CARD_TYPES, 2):
        count += state.cards(seat, card)
    return count


def own_force(state: State, seat: i64) -> i64:
    """Strength with up to three muscle cards."""
    return strength(state, seat) + min(muscles(state, seat), 3)


def has_counterspell(state: State, seat: i64) -> bool:
    return state.cards(seat, 2 * COUNTERSPELL) + state.cards(seat, 2 * COUNTERSPELL + 1) > 0


def way_from(state: State, space: i64, middle: i64, castle: i64) -> i64:
    """Movement points on foot from a space to the castle, if the discs stood like this."""
    return state.board.to_castle[(middle * REGIONS + castle) * state.board.count + space]


def way_to_castle(state: State, seat: i64) -> i64:
    """Movement points on foot to the castle as the discs stand."""
    return way_from(state, state.place(seat), state.middle, state.castle)


def best_way(state: State, space: i64) -> i64:
    """The shortest way to the castle from a space that one rotation of one disc can make."""
    best = way_from(state, space, state.middle, state.castle)
    for region in range(REGIONS):
        best = min(best, way_from(state, space, region, state.castle))
        best = min(best, way_from(state, space, state.middle, region))
    return best


def likely_points(state: State, seat: i64) -> i64:
    """The movement points that a seat will have: known once its card lies open, else those of a good card."""
    if state.step != PLAY:
        return movement_points(state, seat)
    return 5 + state.fact(seat, SHOES)


def rival_in_sight(state: State, seat: i64) -> i64:
    """The opponent who can win and is nearest to the castle, or -1; only if he may arrive in a turn or two."""
    found: i64 = -1
    nearest: i64 = 9
    for other in range(state.seats):
        if other != seat and state.can_win(other):
            way = way_to_castle(state, other)
            if way <= nearest:
                nearest = way
                found = other
    return found
