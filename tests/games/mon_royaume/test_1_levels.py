"""MR-1  Object, levels, seats."""

import pytest

from tablee.kernel.errors import SetupError

from .helpers import (
    GAME,
    HER_KINGDOM,
    build_bards,
    choose_first,
    finished,
    listen,
    new_game,
    points,
    result_of,
)


@pytest.mark.rule("MR-1.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_three_or_four_can_play(seats: int) -> None:
    state = new_game(seats)

    assert state.to_act() == list(range(seats))


@pytest.mark.rule("MR-1.1", "MR-R40")
@pytest.mark.parametrize("seats", [0, 1, 5])
def test_nobody_plays_alone_and_five_are_too_many(seats: int) -> None:
    with pytest.raises(SetupError, match="2 to 4"):
        GAME.setup(seats)


@pytest.mark.rule("MR-1.1")
def test_most_points_win() -> None:
    state = finished(
        "woodcutter farmer* knight* healer* / forest* marsh* quarry* / mill* forge* / red_castle*",
        "werewolf dragon healer* stonecutter* / forest* marsh* wheat_field* / sawmill* apothecary* / blue_castle*",
        level="simplified_1",
    )

    assert result_of(state).points == [1, 2]
    assert result_of(state).winners() == [1]


@pytest.mark.rule("MR-1.2", "MR-R44")
def test_there_are_three_levels_of_play_and_the_complete_rules_are_the_default() -> None:
    level = next(option for option in GAME.options if option.name == "level")

    assert level.values == ["simplified_1", "simplified_2", "complete"]
    assert GAME.setup(2).value("level") == "complete"
    assert [new_game(level=value).view(None).level for value in level.values] == level.values


@pytest.mark.rule("MR-1.2")
def test_another_level_is_refused() -> None:
    with pytest.raises(SetupError, match="simplified_1, simplified_2, complete"):
        GAME.setup(2, {"level": "simplified_3"})


@pytest.mark.rule("MR-1.3", "MR-R43")
def test_a_complete_game_goes_through_five_steps_in_order() -> None:
    state = new_game(seats=3)
    story = listen(state)

    choose_first(state, "build")
    for seat in range(3):
        build_bards(state, seat)

    steps = {
        "choices": {"took", "discarded"},
        "builders": {"builders", "kingdom"},
        "adventures": {"elements", "lovers"},
        "bard": {"bard-card", "transferred", "serenade"},
    }
    told = [step for event in story for step, names in steps.items() if event.name in names]
    assert told == sorted(told, key=list(steps).index)
    assert set(told) == set(steps)
    assert state.result() is not None


@pytest.mark.rule("MR-1.4")
def test_the_advanced_bard_is_off_unless_asked_for() -> None:
    assert not new_game().view(None).advanced_bard
    assert new_game(advanced_bard="on").view(None).advanced_bard


@pytest.mark.rule("MR-R39", "MR-1.4")
@pytest.mark.parametrize("level", ["simplified_1", "simplified_2"])
def test_the_advanced_bard_is_refused_at_the_simplified_levels(level: str) -> None:
    with pytest.raises(SetupError, match="MR-R39"):
        GAME.setup(2, {"level": level, "advanced_bard": "on"})

    assert GAME.setup(2, {"level": level, "advanced_bard": "off"}).value("level") == level


@pytest.mark.rule("MR-1.5", "MR-R38")
def test_every_seat_is_adult_or_child_and_one_is_the_youngest_for_all_to_know() -> None:
    view = new_game(seats=3, age="child,adult,child", youngest="2").view(None)

    assert [seat.age for seat in view.seats] == ["child", "adult", "child"]
    assert view.caller == 2


@pytest.mark.rule("MR-R38")
def test_by_default_the_first_seat_is_the_youngest_and_all_are_adults() -> None:
    view = new_game(seats=4).view(None)

    assert view.caller == 0
    assert [seat.age for seat in view.seats] == ["adult"] * 4


@pytest.mark.rule("MR-1.5", "MR-R38")
def test_the_youngest_must_sit_at_the_table_and_every_seat_needs_an_age() -> None:
    with pytest.raises(SetupError, match="no such seat"):
        GAME.setup(2, {"youngest": "2"})
    with pytest.raises(SetupError, match="age"):
        GAME.setup(3, {"age": "adult,child"})


@pytest.mark.rule("MR-1.5", "MR-R38")
@pytest.mark.parametrize("caller", ["0", "1", "2"])
def test_who_is_the_youngest_changes_no_score(caller: str) -> None:
    state = finished(
        "", HER_KINGDOM, seats=3, tales="love_lantern hero_steel_harvest evil_windless_mill", youngest=caller
    )

    assert points(state, "kingdom") == [0, 18, 0]
    assert points(state, "tale_bonus") == [0, 1, 0]
