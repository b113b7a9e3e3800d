"""RS-12, RS-13  Councils, the next age and its first player; and what comes next when nobody owes an answer."""

from mypy_extensions import i64

from tablee.games.royaumes_sauvages.battles import begin_battle, token_window
from tablee.games.royaumes_sauvages.components import AGES, REALMS
from tablee.games.royaumes_sauvages.deck import full_hand, put_under, shuffle_together
from tablee.games.royaumes_sauvages.majorities import next_realm
from tablee.games.royaumes_sauvages.position import (
    BATTLE,
    BLOCK,
    COUNCIL_AT,
    HUMAN,
    INFLUENCE_AT,
    NEXT_REALM,
    NEXT_TURN,
    NOBODY,
    ON_BOARD,
    OPPONENT_TURN,
    OUT_AT,
    OVER,
    SIDES_AT,
    TOKEN_WINDOW,
    State,
)
from tablee.games.royaumes_sauvages.solo import opponent_turn, starter
from tablee.games.royaumes_sauvages.solo_battles import begin_solo_battle
from tablee.games.royaumes_sauvages.turns import next_turn


def carry_on(state: State) -> None:
    """Let happen what the rules decide by themselves, until somebody owes an answer or the game is over."""
    while state.owing == 0 and state.step != OVER:
        if state.coming == NEXT_TURN:
            next_turn(state)
        elif state.coming == OPPONENT_TURN:
            opponent_turn(state)
        elif state.coming == NEXT_REALM:
            next_realm(state)
        elif state.coming == TOKEN_WINDOW:
            token_window(state)
        elif state.coming != BATTLE:
            finish_age(state)
        elif state.solo:
            begin_solo_battle(state)
        else:
            begin_battle(state)


def begin_age(state: State, first: i64) -> None:
    """RS-12.6  Nobody is out any more, and the first player of the age takes a turn."""
    state.first = first
    state.turn = (first + state.sides - 1) % state.sides
    state.out_count = 0
    state.rallies = 0
    state.arrivals = 0
    state.last_claim = NOBODY
    state.coming = NEXT_TURN
    state.reveals += 1
    if state.story is not None:
        state.tell("age", -1, [str(state.age + 1)])
        for realm in range(REALMS):
            decree = state.box.decrees[state.decree(realm)].names.id
            state.tell("decree", -1, [state.box.realms[realm].names.id, decree])
        state.tell_side("starts", first, [])


def finish_age(state: State) -> None:
    """RS-4.3  After the scoring comes the next age or, after the third, the end."""
    if state.age + 1 == AGES:
        finish_game(state)
        return
    first = starter(state) if state.solo else next_first(state)
    seat_councils(state)
    state.age += 1
    if state.solo:
        full_hand(state, HUMAN)
        put_under(state)
    else:
        shuffle_together(state)
    begin_age(state, first)


def seat_councils(state: State) -> None:
    """RS-12.1 to RS-12.3  Cubes on capitals move to the councils and stay; all others return to their owners."""
    for side in range(state.sides):
        for i in range(INFLUENCE_AT, ON_BOARD + 1):
            state.facts[SIDES_AT + side * BLOCK + i] = 0
    for realm in range(REALMS):
        owner = state.capital_owner(realm)
        if owner != NOBODY:
            spot: i64 = 0 if state.council(realm, 0) == NOBODY else 1
            state.facts[COUNCIL_AT + realm * 2 + spot] = owner + 1
            if state.story is not None:
                state.tell_side("council", owner, [state.box.realms[realm].names.id])
        for spot in range(2):
            member = state.council(realm, spot)
            if member != NOBODY:
                state.facts[SIDES_AT + member * BLOCK + INFLUENCE_AT + realm] += 1
                state.facts[SIDES_AT + member * BLOCK + ON_BOARD] += 1


def next_first(state: State) -> i64:
    """RS-13  Whoever has the fewest points; of several, the first with a capital, else the first to go out."""
    fewest = state.points(0)
    for side in range(state.sides):
        fewest = min(fewest, state.points(side))
    earliest: i64 = NOBODY
    for i in range(OUT_AT, OUT_AT + state.out_count):
        side = state.facts[i]
        if state.points(side) == fewest:
            if claimed_capital(state, side):
                return side
            if earliest == NOBODY:
                earliest = side
    return earliest


def claimed_capital(state: State, side: i64) -> bool:
    """RS-13.2  Whether a side holds a capital of the age just played."""
    for realm in range(REALMS):
        if state.capital_owner(realm) == side:
            return True
    return False


def finish_game(state: State) -> None:
    """RS-14.1  The First-to-Pass tiles are turned over, and the game is over."""
    state.reveals += 1
    state.ask(OVER, 0)
    if state.story is None:
        return
    if not state.solo:
        for age in range(AGES):
            tile = state.box.firsts[state.first_tiles[age]]
            state.tell("tile-revealed", state.first_out(age), [tile.id, str(tile.points)])
        for side in range(state.sides):
            if state.tokens(side) > 0:
                state.tell("tokens-counted", side, [str(state.tokens(side) * state.box.token_points)])
    state.tell("over", -1, [])
