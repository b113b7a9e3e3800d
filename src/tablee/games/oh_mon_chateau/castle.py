"""OC-7  The castle: towers and the sun, walls and their residents, floors and their guests, flags."""

from typing import final

from mypy_extensions import i64

from tablee.games.oh_mon_chateau.components import SPOTS, TOWERS, WALLS
from tablee.games.oh_mon_chateau.decisions import DrawFlag, DrawTower, DrawWall
from tablee.games.oh_mon_chateau.end import check_finished
from tablee.games.oh_mon_chateau.guests import welcome
from tablee.games.oh_mon_chateau.position import BLOCK, FLOORS_BUILT, NOBODY, TOWER_AT, WALLS_BUILT, State
from tablee.games.oh_mon_chateau.sheet import draw_flag, draw_residents, free_spots, refusal_of_spot
from tablee.games.oh_mon_chateau.steps import Step
from tablee.games.oh_mon_chateau.turn import go_on
from tablee.kernel.decision import Decision
from tablee.kernel.errors import Refusal
from tablee.kernel.ints import bit


@final
class TowerStep(Step):
    """OC-7.4  Draw any tower that is not drawn yet, with the value of the line."""

    def question(self, state: State, seat: int) -> str:  # noqa: ARG002
        return "tower"

    def legal(self, state: State, seat: int) -> list[Decision]:
        decisions: list[Decision] = []
        for tower in range(TOWERS):
            if state.tower(seat, tower) == 0:
                decisions.append(self.choices.tower[tower])
        return decisions

    def refusal(self, state: State, seat: int, decision: Decision) -> Refusal | None:
        if not isinstance(decision, DrawTower):
            return Refusal("OC-7.4", "choose-a-tower")
        if state.tower(seat, decision.tower):
            return Refusal("OC-7.4", "already-drawn", decision.words)
        return None

    def apply(self, state: State, seat: int, decision: Decision) -> None:
        assert isinstance(decision, DrawTower)
        draw_tower(state, seat, decision.tower, state.board.line_value[state.line])
        go_on(state)


def draw_tower(state: State, seat: i64, tower: i64, value: i64) -> None:
    """OC-7.4, OC-7.5  A tower with its value; the first four towers of all bring the sun."""
    state.facts[seat * BLOCK + TOWER_AT + tower] = value
    if state.story is not None:
        state.tell("tower-drawn", seat, [state.box.castle.towers[tower].id, str(value)])
    if state.sun == NOBODY and state.towers(seat) == TOWERS:
        state.sun = seat
        if state.story is not None:
            state.tell("sun", seat, [])
    check_finished(state, seat)


@final
class WallStep(Step):
    """OC-7.6  Draw any wall that is not drawn yet, and the residents of the line."""

    def question(self, state: State, seat: int) -> str:  # noqa: ARG002
        return "wall"

    def legal(self, state: State, seat: int) -> list[Decision]:
        decisions: list[Decision] = []
        for wall in range(WALLS):
            if not state.wall_mask(seat) & bit(wall):
                decisions.append(self.choices.wall[wall])
        return decisions

    def refusal(self, state: State, seat: int, decision: Decision) -> Refusal | None:
        if not isinstance(decision, DrawWall):
            return Refusal("OC-7.6", "choose-a-wall")
        if state.wall_mask(seat) & bit(decision.wall):
            return Refusal("OC-7.6", "already-drawn", decision.words)
        return None

    def apply(self, state: State, seat: int, decision: Decision) -> None:
        assert isinstance(decision, DrawWall)
        draw_wall(state, seat, decision.wall, state.board.line_value[state.line])
        go_on(state)


def draw_wall(state: State, seat: i64, wall: i64, residents: i64) -> None:
    """OC-7.6  A wall and its residents; if it is the twelfth part, they still come (OC-8.2)."""
    state.facts[seat * BLOCK + WALLS_BUILT] |= bit(wall)
    if state.story is not None:
        state.tell("wall-drawn", seat, [state.box.castle.walls[wall].id])
    check_finished(state, seat)
    draw_residents(state, seat, residents)


def draw_floor(state: State, seat: i64) -> None:
    """OC-7.2  The next floor from the bottom; it brings a guest, also as the twelfth part (OC-8.2)."""
    state.facts[seat * BLOCK + FLOORS_BUILT] += 1
    if state.story is not None:
        state.tell("floor-drawn", seat, [state.box.castle.floors[state.floors(seat) - 1].id])
    check_finished(state, seat)
    welcome(state, seat)


@final
class FlagStep(Step):
    """OC-7.7  Draw the flag on a free spot of a drawn wall."""

    def question(self, state: State, seat: int) -> str:  # noqa: ARG002
        return "flag"

    def legal(self, state: State, seat: int) -> list[Decision]:
        decisions: list[Decision] = []
        spots = free_spots(state, seat)
        for spot in range(SPOTS):
            if spots & bit(spot):
                decisions.append(self.choices.flag[spot])
        return decisions

    def refusal(self, state: State, seat: int, decision: Decision) -> Refusal | None:
        if not isinstance(decision, DrawFlag):
            return Refusal("OC-7.7", "choose-a-spot")
        return refusal_of_spot(state, seat, decision.spot)

    def apply(self, state: State, seat: int, decision: Decision) -> None:
        assert isinstance(decision, DrawFlag)
        draw_flag(state, seat, decision.spot, state.board.line_value[state.line])
        go_on(state)
