"""OC-12  The drawing: the rules never read it; the data says where everything stands."""

from pathlib import Path

import pytest

from .helpers import (
    COMPONENTS,
    GAME,
    edited_game,
    give_flags,
    give_towers,
    green,
    legal_lines,
    new_game,
    play,
)


@pytest.mark.rule("OC-12.1")
def test_the_view_shows_what_is_to_be_drawn_with_the_values_to_write() -> None:
    state = green()
    give_towers(state, 0, 5, 2)
    give_flags(state, 0, front_2=2)

    seat = state.view(1).seats[0]
    assert [(tower.drawn, tower.value) for tower in seat.towers] == [
        (True, 5),
        (True, 2),
        (False, 0),
        (False, 0),
    ]
    assert [flag.value for flag in seat.flags] == [0, 2, 0, 0, 0, 0]


@pytest.mark.rule("OC-12.3", "OC-12.9")
def test_another_picture_plays_the_same_game(tmp_path: Path) -> None:
    other = edited_game(
        tmp_path,
        ("horizon_y = 430", "horizon_y = 500"),
        ("max_strokes_per_sheet = 800", "max_strokes_per_sheet = 1"),
    )
    one, two = new_game(2, 3), new_game(2, 3, other)
    while one.to_act():
        seat = one.to_act()[0]
        line = legal_lines(one, seat)[0]
        play(one, f"{seat} {line}")
        play(two, f"{seat} {line}")

    ends = [one.result(), two.result()]
    assert ends[0] is not None
    assert ends[1] is not None
    assert ends[0].points == ends[1].points


@pytest.mark.rule("OC-12.4")
def test_every_part_and_every_spot_has_its_place_in_the_picture() -> None:
    castle = GAME.box.castle
    parts = {part.id for part in [*castle.towers, *castle.walls, *castle.floors]}
    scene = GAME.box.scene
    drawn, flags = scene["parts"], scene["flags"]
    assert isinstance(drawn, list)
    assert isinstance(flags, list)

    assert {part["id"] for part in drawn} == parts
    assert {flag["id"] for flag in flags} == set(castle.spots)
    assert all(len(part["outline"]) >= 3 and "z" in part for part in drawn)


@pytest.mark.rule("OC-12.6")
def test_every_kind_of_part_has_variants_to_choose_from() -> None:
    kits = GAME.box.drawing["kits"]
    assert isinstance(kits, list)

    assert [kit["part"] for kit in kits] == ["tower", "wall", "keep_floor", "flag", "resident", "sky"]
    assert all(len(kit["variants"]) >= 3 for kit in kits)


@pytest.mark.rule("OC-12.8")
def test_the_limits_of_strokes_are_in_the_data() -> None:
    assert GAME.box.drawing["max_strokes_per_sheet"] == 800
    assert GAME.box.drawing["max_points_per_stroke"] == 400


@pytest.mark.rule("OC-12.10")
def test_everybody_sees_all_castles() -> None:
    state = green(3)
    give_towers(state, 2, 5)

    assert state.view(0).seats == state.view(1).seats == state.view(None).seats


@pytest.mark.rule("OC-12.11")
def test_every_resource_has_a_letter_of_its_own() -> None:
    assert GAME.box.letters == ["W", "S", "G", "F"]
    assert "hex" in COMPONENTS.read_text(encoding="utf-8")
