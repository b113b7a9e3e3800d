"""RW-7  The magic cards: when each can be played, what may be chosen for it, and what it does."""

from mypy_extensions import i64

from tablee.games.realm_of_wonder.board import DISC_WORDS
from tablee.games.realm_of_wonder.cards import (
    BALLOON,
    CANNON,
    COUNTERSPELL,
    LIGHTNING,
    MINUS_THREE,
    PLUS_THREE,
    RUNE_SPELL,
    SUBMARINE,
    TILE_KINDS,
    TRANSFER,
    WISH,
)
from tablee.games.realm_of_wonder.discs import turn_disc
from tablee.games.realm_of_wonder.faults import (
    BEACH_TAKEN,
    HOME_SAFE,
    NO_BEACH_FREE,
    NO_FORT_THERE,
    NO_FORTS,
    NO_GOAL_FOR_IT,
    NO_SUCH_SEAT,
    NO_TRANSFER,
    NO_WISH,
    NOT_A_WELL,
    NOT_EASY_BEACH,
    NOT_ON_A_BEACH,
    NOT_THEIR_TILE,
    NOT_YOURSELF,
    ONLY_REACTION,
    OTHER_COLOUR,
    OTHER_DISC,
    SAME_PLACE,
    SAME_WELL,
    Fault,
)
from tablee.games.realm_of_wonder.position import State
from tablee.games.realm_of_wonder.realm import KEPT_AT, LIGHTNINGS, MINUS, NOBODY, PLACE, PLUS
from tablee.kernel.ints import bit


def spell_fault(state: State, seat: i64, kind: i64) -> Fault | None:
    """RW-6.4, RW-18.43  Why a kind of card cannot be played now, or None."""
    if kind == COUNTERSPELL:
        return ONLY_REACTION
    if kind == CANNON:
        return None if any_fort(state) else NO_FORTS
    if kind == TRANSFER:
        return None if any_transfer(state) else NO_TRANSFER
    if kind == WISH:
        return None if any_wish(state, seat) else NO_WISH
    if kind == SUBMARINE:
        return submarine_fault(state, seat)
    return None


def any_fort(state: State) -> bool:
    for space in state.board.wells:
        if state.fort_owner(space) != NOBODY:
            return True
    return False


def any_transfer(state: State) -> bool:
    for space in state.board.wells:
        if source_fault(state, space) is None:
            return True
    return False


def any_wish(state: State, seat: i64) -> bool:
    for other in range(state.seats):
        if other != seat and state.kept_count(other) > 0:
            return True
    return False


def submarine_fault(state: State, seat: i64) -> Fault | None:
    """RW-7.11  The character must stand on a beach and have another one to go to."""
    if not state.board.beach[state.place(seat)]:
        return NOT_ON_A_BEACH
    for space in range(state.board.count):
        if dock_fault(state, seat, space) is None:
            return None
    return NO_BEACH_FREE


def fort_fault(state: State, space: i64) -> Fault | None:
    """RW-7.1  A Cannon needs a fort; homes are safe (RW-9.1)."""
    if state.home_owner(space) != NOBODY:
        return HOME_SAFE
    return None if state.fort_owner(space) != NOBODY else NO_FORT_THERE


def source_fault(state: State, space: i64) -> Fault | None:
    """RW-7.9  A token to transfer comes from a fort and needs somewhere to go."""
    fault = fort_fault(state, space)
    if fault is not None:
        return fault
    for goal in state.board.wells:
        if goal_fault(state, space, goal) is None:
            return None
    return NO_GOAL_FOR_IT


def goal_fault(state: State, source: i64, goal: i64) -> Fault | None:
    """RW-7.9, RW-18.13  A token goes to another well that is free or has a fort of the same colour."""
    if goal == source:
        return SAME_WELL
    if state.board.well_number[goal] < 0:
        return NOT_A_WELL
    if state.home_owner(goal) != NOBODY:
        return HOME_SAFE
    owner = state.fort_owner(goal)
    return None if owner in (NOBODY, state.fort_owner(source)) else OTHER_COLOUR


def player_fault(state: State, seat: i64) -> Fault | None:
    """RW-7.3, RW-7.4  Any player at the table."""
    return None if seat < state.seats else NO_SUCH_SEAT


def wish_fault(state: State, seat: i64, other: i64, kind: i64) -> Fault | None:
    """RW-7.10, RW-18.44  A kept tile of another player."""
    if other >= state.seats:
        return NO_SUCH_SEAT
    if other == seat:
        return NOT_YOURSELF
    return None if state.kept(other, kind) > 0 else NOT_THEIR_TILE


def dock_fault(state: State, seat: i64, space: i64) -> Fault | None:
    """RW-7.11, RW-18.12  Another easy beach of the same disc where nobody and nothing bars the way."""
    board = state.board
    here = state.place(seat)
    if space == here:
        return SAME_PLACE
    if not board.easy_beach[space]:
        return NOT_EASY_BEACH
    if board.disc[space] != board.disc[here]:
        return OTHER_DISC
    if state.other_character(space, seat) != NOBODY or state.has_monster(space):
        return BEACH_TAKEN
    if state.fort_owner(space) not in (NOBODY, seat) or state.home_owner(space) not in (NOBODY, seat):
        return BEACH_TAKEN
    return None


def resolve_spell(state: State, seat: i64) -> None:
    """RW-6.6  The spell on the stack takes effect."""
    kind = state.spell // 2
    if kind == CANNON:
        state.raise_fort(state.aim, state.fort_owner(state.aim), -1)
    elif kind == LIGHTNING:
        state.add(seat, LIGHTNINGS, 1)
    elif kind == PLUS_THREE:
        state.add(state.aim, PLUS, 1)
    elif kind == MINUS_THREE:
        state.add(state.aim, MINUS, 1)
    elif kind == BALLOON:
        state.balloons |= bit(seat)
    elif kind == RUNE_SPELL:
        turn_disc(state, state.aim, state.aim_two)
    elif kind == TRANSFER:
        transfer(state)
    elif kind == WISH:
        state.add(state.aim, KEPT_AT + state.aim_two, -1)
        state.add(seat, KEPT_AT + state.aim_two, 1)
    else:
        state.put(seat, PLACE, state.aim)
    if state.story is not None:
        state.tell("took-effect", seat, [state.box.card_word(state.spell)])


def transfer(state: State) -> None:
    """RW-7.9  The token keeps its owner."""
    owner = state.fort_owner(state.aim)
    state.raise_fort(state.aim, owner, -1)
    state.raise_fort(state.aim_two, owner, 1)


def spell_words(state: State) -> list[str]:
    """The card being played and what was chosen for it, for the story."""
    kind = state.spell // 2
    word = state.box.card_word(state.spell)
    board = state.board
    if kind in (CANNON, SUBMARINE):
        return [word, board.name(state.aim)]
    if kind in (PLUS_THREE, MINUS_THREE):
        return [word, f"seat_{state.aim}"]
    if kind == RUNE_SPELL:
        return [word, DISC_WORDS[state.aim - 1], state.box.regions[state.aim_two].names.id]
    if kind == TRANSFER:
        return [word, board.name(state.aim), board.name(state.aim_two)]
    if kind == WISH:
        return [word, f"seat_{state.aim}", state.box.tiles[state.aim_two].names.id]
    return [word]


def spell_event(kind: i64) -> str:
    """How the story tells of a kind of card and its choices."""
    if kind == RUNE_SPELL:
        return "cast-turn"
    if kind == TRANSFER:
        return "cast-transfer"
    if kind == WISH:
        return "cast-wish"
    return "cast" if kind in (LIGHTNING, BALLOON) else "cast-at"


def kept_kinds(state: State, seat: i64) -> list[int]:
    """The kinds of tiles that a seat keeps."""
    return [kind for kind in range(TILE_KINDS) if state.kept(seat, kind)]
