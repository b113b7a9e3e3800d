"""OC-4.1 to OC-4.3, OC-10.8  What a seat can do with one side of a die, guests included."""

from mypy_extensions import i64

from tablee.games.oh_mon_chateau.cards import ANY_RESOURCE, COOK, KNIGHT, MONK, SHEPHERDESS
from tablee.games.oh_mon_chateau.components import (
    ANY_FACE,
    CELLS,
    FACES,
    FOOD,
    GOLD,
    MONK_FLAG,
    RESIDENTS_FACE,
    SPOTS,
)
from tablee.games.oh_mon_chateau.decisions import (
    CLOUD,
    COOKS_RESIDENT,
    DRAW_RESIDENTS,
    MONKS_FLAG,
    PLACE,
    Choices,
    Use,
)
from tablee.games.oh_mon_chateau.position import State
from tablee.games.oh_mon_chateau.sheet import (
    draw_cloud,
    draw_flag,
    draw_residents,
    free_spots,
    refusal_of_spot,
    room_for_residents,
)
from tablee.games.oh_mon_chateau.tokens import cells_for, put_token, refusal_of_cell
from tablee.kernel.decision import Decision
from tablee.kernel.errors import Refusal
from tablee.kernel.ints import bit


def must_use(state: State, seat: i64, face: i64) -> bool:
    """OC-4.5  Whether the base effect of a side is possible: the active player must then use the die."""
    if face == ANY_FACE:
        return False
    if face == RESIDENTS_FACE:
        return room_for_residents(state, seat)
    return state.reserve(seat) > 0 and state.empty_cells(seat) & state.board.cells_of[face] != 0


def cells_of_face(state: State, seat: i64, face: i64) -> i64:
    """OC-4.1, OC-4.3, OC-11.10  The cells that a token of this side may go to."""
    if face == ANY_FACE:
        return cells_for(state, seat, ANY_RESOURCE)
    if face == RESIDENTS_FACE:
        return cells_for(state, seat, ANY_RESOURCE) if state.has_power(seat, KNIGHT) else 0
    return cells_for(state, seat, face)


def gives_residents(state: State, seat: i64, face: i64) -> bool:
    """OC-4.2, OC-4.5  Two residents, or one if only one is missing."""
    return face >= RESIDENTS_FACE and room_for_residents(state, seat)


def gives_flag(state: State, seat: i64, face: i64) -> bool:
    """OC-11.13, OC-R27, OC-R29  The Monk's flag, with a free spot."""
    return (face in (GOLD, ANY_FACE)) and state.has_power(seat, MONK) and free_spots(state, seat) != 0


def gives_cloud(state: State, seat: i64, face: i64) -> bool:
    """OC-11.9, OC-R27  The Shepherdess needs the "?" itself."""
    return face == ANY_FACE and state.has_power(seat, SHEPHERDESS)


def gives_only_resident(state: State, seat: i64, face: i64) -> bool:
    """OC-11.11, OC-R28  The Cook's resident when the Food is lost."""
    if not ((face in (FOOD, ANY_FACE)) and state.has_power(seat, COOK)):
        return False
    return room_for_residents(state, seat) and cells_for(state, seat, FOOD) == 0


def has_use(state: State, seat: i64, face: i64) -> bool:
    """OC-4.9  Whether this side can change anything for the seat."""
    return (
        cells_of_face(state, seat, face) != 0
        or gives_residents(state, seat, face)
        or gives_flag(state, seat, face)
        or gives_cloud(state, seat, face)
        or gives_only_resident(state, seat, face)
    )


def add_uses(state: State, seat: i64, die: int, choices: Choices, decisions: list[Decision]) -> None:
    """All uses of a die for a seat."""
    face = state.face(die)
    cells = cells_of_face(state, seat, face)
    if cells:
        for cell in range(CELLS):
            if cells & bit(cell):
                decisions.append(choices.place_on(die, state.agreed.version, cell))
    if gives_residents(state, seat, face):
        decisions.append(choices.residents[die])
    if gives_flag(state, seat, face):
        spots = free_spots(state, seat)
        for spot in range(SPOTS):
            if spots & bit(spot):
                decisions.append(choices.monk[die * SPOTS + spot])
    if gives_cloud(state, seat, face):
        decisions.append(choices.cloud[die])
    if gives_only_resident(state, seat, face):
        decisions.append(choices.cook[die])


def refusal_of_use(state: State, seat: i64, decision: Use) -> Refusal | None:
    """Why a die cannot be used like this, or None."""
    face = state.face(decision.die)
    if decision.use == PLACE:
        return refusal_of_place(state, seat, decision, face)
    if decision.use == DRAW_RESIDENTS:
        return refusal_of_residents(state, seat, face)
    if decision.use == MONKS_FLAG:
        if not (face in (GOLD, ANY_FACE) and state.has_power(seat, MONK)):
            return Refusal("OC-11.13", "needs-the-monk", [FACES[face]])
        return refusal_of_spot(state, seat, decision.subject)
    if decision.use == CLOUD:
        possible = gives_cloud(state, seat, face)
        return None if possible else Refusal("OC-11.9", "needs-the-shepherdess", [FACES[face]])
    return refusal_of_cook(state, seat, face)


def refusal_of_place(state: State, seat: i64, decision: Use, face: i64) -> Refusal | None:
    refusal = refusal_of_cell(state, seat, decision.board, decision.subject, decision.words[1])
    if refusal is not None or cells_of_face(state, seat, face) & bit(decision.subject):
        return refusal
    if face == RESIDENTS_FACE:
        return Refusal("OC-4.2", "no-token-from-residents")
    return Refusal("OC-4.1", "wrong-resource", [FACES[face], decision.words[1]])


def refusal_of_residents(state: State, seat: i64, face: i64) -> Refusal | None:
    if face < RESIDENTS_FACE:
        return Refusal("OC-4.2", "no-residents-on-this-die", [FACES[face]])
    return None if room_for_residents(state, seat) else Refusal("OC-5.2", "all-residents-drawn")


def refusal_of_cook(state: State, seat: i64, face: i64) -> Refusal | None:
    if not ((face in (FOOD, ANY_FACE)) and state.has_power(seat, COOK)):
        return Refusal("OC-11.11", "needs-the-cook", [FACES[face]])
    if cells_for(state, seat, FOOD):
        return Refusal("OC-11.11", "food-is-not-lost")
    return None if room_for_residents(state, seat) else Refusal("OC-5.2", "all-residents-drawn")


def carry_out(state: State, seat: i64, decision: Use) -> None:
    """Use a die."""
    face = state.face(decision.die)
    if decision.use == PLACE:
        place(state, seat, decision.subject, face)
    elif decision.use == DRAW_RESIDENTS:
        draw_residents(state, seat, state.box.numbers.residents_per_face)
    elif decision.use == MONKS_FLAG:
        draw_flag(state, seat, decision.subject, MONK_FLAG)
    elif decision.use == CLOUD:
        draw_cloud(state, seat)
    elif decision.use == COOKS_RESIDENT:
        draw_residents(state, seat, 1)


def place(state: State, seat: i64, cell: i64, face: i64) -> None:
    """OC-4.1, OC-4.3  A token on a cell; a "?" counts as the cell's resource, so Food pleases the Cook (OC-R27)."""
    put_token(state, seat, cell)
    if state.story is not None:
        state.tell("placed", seat, [state.board.cell_names[cell]])
    as_food = face == FOOD or (face == ANY_FACE and state.board.resource[cell] == FOOD)
    if as_food and state.has_power(seat, COOK):
        draw_residents(state, seat, 1)
