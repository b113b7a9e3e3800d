"""RS-14  End of the game."""

import pytest

from .helpers import GAME, a_table, everybody_passes, line_of, listen, result_of, told


def finished(points, *, cubes=None, **setup):
    """The end of a game with these points before the last scoring; nobody gets a First-to-Pass tile for it."""
    state = a_table(len(points), points=points, cubes=cubes or {}, age=3, peace_treaty="on", **setup)
    everybody_passes(state)
    return state


@pytest.mark.rule("RS-14.1")
def test_tiles_are_turned_over_and_tokens_count_one_each():
    state = a_table(2, tokens=[3, 1], age=3)
    story = listen(state)
    everybody_passes(state)
    tile = GAME.box.firsts[state.first_tiles[2]]
    assert line_of(state, "first_to_pass") == [tile.points, 0]
    assert line_of(state, "tokens") == [3, 1]
    assert [shown.tile for shown in state.view(None).sides[0].tiles] == [tile.id]
    assert f"0: tile-revealed {tile.id} {tile.points}" in told(story, "tile-revealed")


@pytest.mark.rule("RS-14.2")
def test_most_points_win():
    assert result_of(finished([10, 40, 30])).places == [3, 1, 2]


@pytest.mark.rule("RS-14.1")
def test_the_lines_of_the_sheet_add_up():
    state = a_table(3, points=[4, 0, 2], cubes={"realm_8": "0 0 1"}, tokens=[1, 0, 2], age=3)
    everybody_passes(state)
    result = result_of(state)
    assert result.points == [sum(line.points[seat] for line in result.lines) for seat in range(3)]
    assert len(result.lines) == 15 + 3


def tied(cubes, seats=3):
    """Everybody has the same points in the end: what the scoring gives is taken off before."""
    probe = finished([100] * seats, cubes=cubes)
    gained = [points - 100 for points in result_of(probe).points]
    state = finished([100 - gain for gain in gained], cubes=cubes)
    assert result_of(state).points == [100] * seats
    return result_of(state).places


@pytest.mark.rule("RS-14.3")
def test_the_larger_capital_breaks_a_tie_and_any_capital_beats_none():
    cubes = {"realm_4": "2 2 2 0", "realm_7": "2 2 2 2 2 2 1"}
    assert tied(cubes) == [2, 1, 3]


@pytest.mark.rule("RS-14.4")
def test_without_capitals_they_share_the_victory():
    assert tied({"realm_4": "0 1 2"}) == [1, 1, 1]


@pytest.mark.rule("RS-R26")
def test_council_cubes_do_not_break_a_tie():
    state = a_table(2, points=[50, 50], councils={"realm_8": "0"}, age=3, peace_treaty="on", out=[0])
    everybody_passes(state)
    tile = line_of(state, "first_to_pass")[0]
    realm = line_of(state, "age_3_realm_8")[0]
    level = a_table(
        2, points=[50 - tile - realm, 50], councils={"realm_8": "0"}, age=3, peace_treaty="on", out=[0]
    )
    everybody_passes(level)
    assert result_of(level).points == [50, 50]
    assert result_of(level).places == [1, 1]


@pytest.mark.rule("RS-14.5")
def test_lower_places_follow_points_and_then_the_size_of_the_capital():
    cubes = {"realm_4": "3 3 3 1", "realm_6": "3 3 3 3 3 2"}
    probe = finished([0] * 4, cubes=cubes)
    gained = result_of(probe).points
    state = finished([60 - gained[0], 40 - gained[1], 40 - gained[2], 20 - gained[3]], cubes=cubes)
    assert result_of(state).points == [60, 40, 40, 20]
    assert result_of(state).places == [1, 3, 2, 4]
    same = finished([60 - gained[0], 40 - gained[1], 40 - gained[2], 60 - gained[3]], cubes=cubes)
    assert result_of(same).places == [1, 4, 3, 1]
