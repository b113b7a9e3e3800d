"""OC-7  The castle: keep, towers and sun, walls and residents, flags."""

import pytest

from .helpers import (
    ALL_WALLS,
    GAME,
    building,
    give_flags,
    give_floors,
    give_towers,
    give_walls,
    green,
    guests_of,
    legal_lines,
    listen,
    next_guests,
    play,
    points,
    put,
    rule_against,
    told,
)


@pytest.mark.rule("OC-7.1")
def test_a_castle_has_twelve_main_parts() -> None:
    state = green()
    give_towers(state, 0, 2, 2, 2, 5)
    give_walls(state, 0, ALL_WALLS)
    give_floors(state, 0, 4)
    give_flags(state, 0, front_1=2)

    seat = state.view(0).seats[0]
    assert (len(seat.towers), len(seat.walls), len(seat.floors)) == (4, 4, 4)
    assert seat.parts == 12


@pytest.mark.rule("OC-7.2")
def test_floors_grow_from_the_bottom_and_bring_a_guest_but_no_points() -> None:
    state = green()
    next_guests(state, "green_dagobert green_king")
    for expected in (1, 2):
        put(state, 0, "g_r4c3 g_r4c4")
        building(state)
        play(state, "0 build g_keep")
        floors = state.view(0).seats[0].floors
        assert [floor.drawn for floor in floors] == [number < expected for number in range(4)]

    score = state.view(0).seats[0].score
    assert score.total == score.guests == 1 + 4


@pytest.mark.rule("OC-7.3", "OC-R24")
def test_little_builders_get_the_top_card_without_a_choice() -> None:
    state = green()
    next_guests(state, "green_monk")
    put(state, 0, "g_r4c3 g_r4c4")
    story = listen(state)
    building(state)
    reveals = state.reveals
    play(state, "0 build g_keep")

    assert told(story) == ["0: built g_keep", "0: floor-drawn keep_floor_1", "0: guest-came green_monk"]
    assert state.reveals == reveals + 1
    assert guests_of(state, 0) == ["green_monk"]
    assert state.view(1).seats[0].guests == state.view(0).seats[0].guests
    assert state.view(None).step == "roll"


@pytest.mark.rule("OC-7.4", "OC-R11")
def test_any_undrawn_tower_is_drawn_with_the_value_of_the_line() -> None:
    state = green()
    put(state, 0, "g_r1c1 g_r1c2 g_r1c3")
    building(state)
    play(state, "0 build g_tower_5", "0 tower tower_back_right")
    put(state, 0, "g_r1c1 g_r2c1")
    building(state)
    play(state, "0 build g_tower_2")

    assert rule_against(state, "0 tower tower_back_right") == "OC-7.4"
    play(state, "0 tower tower_front_right")
    towers = {tower.part: tower.value for tower in state.view(0).seats[0].towers if tower.drawn}
    assert towers == {"tower_back_right": 5, "tower_front_right": 2}


@pytest.mark.rule("OC-7.4")
def test_values_of_towers_may_repeat() -> None:
    state = green()
    for tower in ("front_left", "front_right", "back_left"):
        put(state, 0, "g_r1c1 g_r2c1")
        building(state)
        play(state, "0 build g_tower_2", f"0 tower tower_{tower}")

    assert state.view(0).seats[0].score.towers == 6


@pytest.mark.rule("OC-7.5", "OC-R21", "OC-R25")
def test_the_first_player_with_four_towers_has_the_sun_for_good() -> None:
    state = green()
    for seat in (0, 1):
        give_towers(state, seat, 2, 2, 2)
        give_floors(state, seat, 4)
    put(state, 1, "g_r1c1 g_r2c1")
    building(state, 1)
    assert state.sun == -1
    story = listen(state)
    play(state, "1 build g_tower_2", "1 tower tower_back_right")
    assert told(story)[-1] == "1: sun"
    put(state, 0, "g_r1c1 g_r2c1")
    building(state, 0)
    play(state, "0 build g_tower_2", "0 tower tower_back_right")

    assert [seat.sun for seat in state.view(0).seats] == [False, True]
    assert [seat.score.sky for seat in state.view(0).seats] == [0, 4]


@pytest.mark.rule("OC-7.6", "OC-R11")
@pytest.mark.parametrize(
    ("line", "cells", "residents"),
    [
        ("g_wall_1", "g_r2c0 g_r2c1", 1),
        ("g_wall_2", "g_r1c3 g_r2c3", 2),
        ("g_wall_3", "g_r2c4 g_r3c4 g_r4c4", 3),
    ],
)
def test_any_undrawn_wall_is_drawn_with_the_residents_of_the_line(
    line: str, cells: str, residents: int
) -> None:
    state = green()
    give_walls(state, 0, "wall_front")
    put(state, 0, cells)
    building(state)
    play(state, f"0 build {line}")
    assert rule_against(state, "0 wall wall_front") == "OC-7.6"
    assert rule_against(state, "0 stop") == "OC-7.6"
    play(state, "0 wall wall_left")

    assert (state.walls(0), state.residents(0)) == (2, residents)
    score = state.view(0).seats[0].score
    assert score.total == score.residents


@pytest.mark.rule("OC-7.7")
def test_a_flag_hangs_on_a_free_spot_of_a_drawn_wall_with_its_value() -> None:
    state = green()
    give_walls(state, 0, "wall_front")
    give_flags(state, 0, front_1=1)
    put(state, 0, "g_r2c3 g_r2c4")
    building(state)
    play(state, "0 build g_flag_2_right")

    assert legal_lines(state, 0) == ["flag flag_front_2"]
    assert rule_against(state, "0 flag flag_front_1") == "OC-7.7"
    assert rule_against(state, "0 flag flag_back_1") == "OC-7.7"
    assert rule_against(state, "0 tower tower_front_left") == "OC-7.7"
    play(state, "0 flag flag_front_2")
    flags = {flag.part: flag.value for flag in state.view(0).seats[0].flags if flag.drawn}
    assert flags == {"flag_front_1": 1, "flag_front_2": 2}


@pytest.mark.rule("OC-7.8", "OC-R40")
def test_front_and_back_walls_have_two_spots_and_the_sides_one() -> None:
    castle = GAME.box.castle
    spots = [[wall.id for wall in castle.walls][wall] for wall in castle.spot_wall]

    assert spots == ["wall_front", "wall_front", "wall_back", "wall_back", "wall_left", "wall_right"]
    for sheet in ("guide", "blank"):
        assert len(green(sheet=sheet).view(0).seats[0].flags) == 6


@pytest.mark.rule("OC-7.9")
def test_a_castle_is_finished_without_a_flag() -> None:
    state = green()
    give_towers(state, 0, 2, 2, 2, 2)
    give_walls(state, 0, ALL_WALLS)
    give_floors(state, 0, 3)
    put(state, 0, "g_r4c3 g_r4c4")
    building(state)
    play(state, "0 build g_keep")

    result = state.result()
    assert result is not None
    assert points(result, "flags") == [0, 0]
    assert state.finisher == 0
