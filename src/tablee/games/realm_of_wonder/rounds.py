"""RW-3, RW-4  The round: income, new movement cards, the order of turns, and the end of the round."""

from mypy_extensions import i64

from tablee.games.realm_of_wonder.cards import CURSED_ORB, MAGIC_ORB
from tablee.games.realm_of_wonder.position import OVER, PLAY, TURN, State
from tablee.games.realm_of_wonder.quests import check_quests
from tablee.games.realm_of_wonder.realm import (
    CARD,
    HAND,
    LIGHTNINGS,
    MAGIC_POINTS,
    MINUS,
    NOBODY,
    NOWHERE,
    PLUS,
    SHOES,
)
from tablee.kernel.ints import bit, zeros


def begin_round(state: State) -> None:
    """RW-3.1, RW-4.1  Stage 1, left out in round 1; then everybody owes a movement card (RW-5.1)."""
    if state.story is not None:
        state.tell("round", -1, [str(state.round)])
    if state.round > 1:
        pay_income(state)
        check_quests(state)
        for seat in range(state.seats):
            draw_movement(state, seat)
    state.step = PLAY
    state.owing = state.everybody()


def pay_income(state: State) -> None:
    """RW-4.2, RW-4.3  All receive their income together; a character on the castle island brings nothing."""
    for seat in range(state.seats):
        amount: i64 = 0 if state.on_island(seat) else score_marker(state, seat)
        state.add(seat, MAGIC_POINTS, amount)
        if state.story is not None:
            state.tell("income", seat, [str(amount)])


def score_marker(state: State, seat: i64) -> i64:
    """RW-4.2, RW-4.5  What the home, forts, orbs and whirlpools of a seat bring as the board stands now."""
    numbers = state.box.numbers
    total: i64 = numbers.home_income + numbers.fort_income * state.fort_count(seat)
    total += numbers.orb_income * state.kept(seat, MAGIC_ORB)
    total += numbers.cursed_income * state.kept(seat, CURSED_ORB)
    region = state.character(seat).region
    if state.middle == region:
        total += numbers.middle_income
    if state.castle == region:
        total += numbers.castle_income
    return max(total, 0)


def draw_movement(state: State, seat: i64) -> None:
    """RW-4.6, RW-5.6  A seat draws a movement card; an empty pile is renewed first."""
    if state.movement_left == 0:
        renew_pile(state)
    state.movement_left -= 1
    card = state.movement_pile[state.movement_left]
    state.put(seat, HAND, state.fact(seat, HAND) | bit(card))
    state.reveals += 1
    if state.story is not None:
        state.tell("movement-drawn", seat, [state.box.movement_cards[card].id], audience=seat)


def renew_pile(state: State) -> None:
    """RW-5.6, RW-18.25  The discards are shuffled and become the new pile."""
    pile = zeros(len(state.box.movement_cards))
    shuffled = state.shuffled[:]
    state.shuffles += 1
    count: i64 = 0
    for card in range(len(pile)):
        if state.discards & bit(card):
            pile[count] = card
            shuffled[card] = state.shuffles
            count += 1
    state.rng.shuffle_part(pile, 0, count)
    state.movement_pile = pile
    state.movement_left = count
    state.shuffled = shuffled
    state.discards = 0


def begin_turns(state: State) -> None:
    """RW-8.1  Stage 4: the turns follow from the fastest to the slowest."""
    state.moving = state.everybody()
    next_turn(state)


def next_turn(state: State) -> None:
    """RW-8.1  The fastest seat that has not had its turn begins it; after the last one the round ends."""
    seat = state.fastest(state.moving)
    if seat == NOBODY:
        end_round(state)
        return
    state.mover = seat
    state.points = movement_points(state, seat)
    state.points_bought = 0
    state.cards_bought = 0
    state.fist = False
    state.vulture = -1
    state.came_from = NOWHERE
    state.teleporting = False
    state.ask(TURN, seat)
    if state.story is not None:
        state.tell("turn", seat, [str(state.points)])


def movement_points(state: State, seat: i64) -> i64:
    """RW-8.2  Card, winged shoes, +3 and -3; never below 0 (RW-18.10)."""
    points = state.box.points[state.fact(seat, CARD) - 1] + state.fact(seat, SHOES)
    points += 3 * (state.fact(seat, PLUS) - state.fact(seat, MINUS))
    return max(points, 0)


def carry_on(state: State) -> None:
    """RW-8.8  The turn goes on; a teleport ends it (RW-15.5)."""
    if state.teleporting:
        end_turn(state)
    else:
        state.ask(TURN, state.mover)


def end_turn(state: State) -> None:
    """RW-8.4  The turn is over: what is left of it is lost, and the next seat moves."""
    state.moving &= ~bit(state.mover)
    state.balloons &= ~bit(state.mover)
    state.points = 0
    state.fist = False
    state.vulture = -1
    state.came_from = NOWHERE
    next_turn(state)


def end_round(state: State) -> None:
    """RW-3.5  The cards played are discarded and everything cast for this round is over."""
    state.mover = NOBODY
    for seat in range(state.seats):
        state.discards |= bit(state.fact(seat, CARD) - 1)
        for what in (CARD, LIGHTNINGS, PLUS, MINUS):
            state.put(seat, what, 0)
    state.balloons = 0
    if state.round == state.round_limit:
        end_in_a_draw(state)
        return
    state.round += 1
    begin_round(state)


def end_in_a_draw(state: State) -> None:
    """RW-17.3  Nobody has won by the end of the last round agreed on."""
    state.step = OVER
    state.owing = 0
    if state.story is not None:
        state.tell("draw", -1, [str(state.round)])
