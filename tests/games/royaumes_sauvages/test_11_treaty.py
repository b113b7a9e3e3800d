"""RS-11  Variant: the Peace Treaty."""

import pytest

from .helpers import a_table, everybody_passes, line_of, listen, play, told

TILES = {"realm_4": "8 9 10", "realm_6": "7 8 9"}


def scored(seats, realm, owners, **setup):
    """The points of the first age in a realm under the treaty."""
    state = a_table(seats, cubes={realm: owners}, tiles=TILES, peace_treaty="on", **setup)
    everybody_passes(state)
    return line_of(state, f"age_1_{realm}")


@pytest.mark.rule("RS-11.1")
def test_there_is_no_battle_and_no_token():
    state = a_table(2, cubes={"realm_6": "0 1"}, peace_treaty="on")
    story = listen(state)
    everybody_passes(state)
    assert told(story, "battle", "token") == []
    assert [side.tokens for side in state.view(None).sides] == [0, 0]
    assert state.view(None).age == 2


@pytest.mark.rule("RS-11.2")
def test_the_capital_breaks_the_tie_and_the_others_are_second():
    assert scored(3, "realm_4", "0 1 2 0") == [8, 3, 3]
    assert scored(3, "realm_4", "0 1 1 0") == [8, 3, 0]


@pytest.mark.rule("RS-11.2")
def test_after_the_losers_of_the_treaty_the_next_influence_is_third():
    assert scored(4, "realm_6", "0 0 1 2 1 1", out=[1])[:2] == [3, 7]
    assert scored(4, "realm_6", "0 0 1 2 3 1", out=[1]) == [3, 7, 1, 1]


@pytest.mark.rule("RS-11.3", "RS-R16")
def test_without_the_capital_among_them_all_who_are_tied_win():
    assert scored(3, "realm_6", "0 1 0 1 2") == [7, 7, 3]
    assert scored(4, "realm_6", "0 1 0 1") == [7, 7, 0, 0]


@pytest.mark.rule("RS-11.3")
def test_a_capital_of_somebody_who_is_not_tied_does_not_matter():
    assert scored(3, "realm_6", "0 0 1 1 0 2")[0] == 7
    state = a_table(3, cubes={"realm_6": "0 0 1 1 2 2"}, tiles=TILES, peace_treaty="on")
    everybody_passes(state)
    assert line_of(state, "age_1_realm_6") == [3, 3, 7]
    lower = a_table(
        3, cubes={"realm_4": "0 1 2"}, councils={"realm_4": "0 1"}, tiles=TILES, peace_treaty="on", age=3
    )
    everybody_passes(lower)
    assert line_of(lower, "age_3_realm_4") == [10, 10, 3]
    third = a_table(4, cubes={"realm_6": "0 0 1 1 2 3"}, tiles=TILES, peace_treaty="on")
    everybody_passes(third)
    assert line_of(third, "age_1_realm_6") == [7, 7, 3, 3]


@pytest.mark.rule("RS-11.4")
def test_first_to_pass_tiles_are_unchanged():
    state = a_table(2, peace_treaty="on")
    play(state, "0 pass")
    assert state.view(None).sides[0].ages_first == [1]
    assert len(state.view(0).me.tiles) == 1
