"""RS-13  First player of the next age."""

import pytest

from .helpers import a_table, everybody_passes, play


def starter_after(points, *, out=(), cubes=None, turn=0, tokens=()):
    """Who starts the next age with these points on the track, if those still in pass in turn."""
    state = a_table(
        len(points), points=points, out=out, cubes=cubes or {}, turn=turn, tokens=tokens, peace_treaty="on"
    )
    everybody_passes(state)
    assert state.view(None).age == 2
    return state.to_act()


@pytest.mark.rule("RS-13.1")
def test_the_fewest_points_start_the_next_age():
    assert starter_after([5, 3, 9]) == [1]
    assert starter_after([5, 3, 1]) == [2]


@pytest.mark.rule("RS-13.1")
def test_the_points_of_the_age_just_scored_count():
    assert starter_after([5, 3, 9], cubes={"realm_8": "1 1 1 1"}) == [0]


@pytest.mark.rule("RS-13.1", "RS-R25")
def test_secret_tiles_and_tokens_do_not_count():
    state = a_table(2, points=[5, 4], tokens=[0, 9])
    play(state, "0 pass", "1 pass")
    assert state.to_act() == [1]
    state = a_table(2, points=[4, 5], turn=1)
    play(state, "1 pass", "0 pass")
    assert state.to_act() == [0]


@pytest.mark.rule("RS-13.2")
def test_of_those_tied_the_first_to_claim_a_capital_starts():
    cubes = {"realm_4": "1 1 1 2", "realm_5": "1 1 1 1 0"}
    # Everybody has as many points after the scoring: 0 and 2 are tied, 2 claimed its capital before 0.
    state = a_table(3, points=[0, 0, 0], cubes=cubes, out=[1, 2], peace_treaty="on")
    everybody_passes(state)
    assert state.points(0) == state.points(2) < state.points(1)
    assert state.to_act() == [2]


@pytest.mark.rule("RS-13.2", "RS-R52")
def test_a_capital_of_somebody_who_is_not_tied_is_irrelevant():
    cubes = {"realm_4": "2 2 2 2"}
    assert starter_after([0, 0, 0], cubes=cubes, out=[2, 1]) == [1]
    assert starter_after([0, 0, 0], cubes=cubes, out=[2]) == [0]


@pytest.mark.rule("RS-13.3", "RS-R24")
def test_without_a_capital_among_the_tied_the_earliest_out_starts():
    assert starter_after([0, 0, 0], turn=1) == [1]
    assert starter_after([0, 0, 7], turn=2) == [0]
    assert starter_after([7, 0, 0], out=[2, 0], turn=1) == [2]


@pytest.mark.rule("RS-13.2")
def test_a_tied_player_with_a_capital_goes_before_one_who_was_out_earlier_without():
    cubes = {"realm_4": "2 2 2 0", "realm_5": "2 1 1 1"}
    state = a_table(3, cubes=cubes, points=[0, 0, 0], out=[1, 2], peace_treaty="on")
    everybody_passes(state)
    points = [state.points(side) for side in range(3)]
    assert points[0] < points[1]
    assert state.to_act() == [0]
