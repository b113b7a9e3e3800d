"""RS-9  End of an age: scoring."""

import pytest

from .helpers import GAME, a_table, everybody_passes, line_of, listen, scores, told

TILES = {"realm_6": "8 9 10"}


def scored(seats, owners, *, councils="", age=1, **setup):
    """The points of an age in realm_6, with these cubes on its territories and on its council."""
    state = a_table(
        seats, cubes={"realm_6": owners}, councils={"realm_6": councils}, tiles=TILES, age=age, **setup
    )
    everybody_passes(state)
    return line_of(state, f"age_{age}_realm_6")


@pytest.mark.rule("RS-9.1")
def test_realms_are_scored_from_the_smallest_to_the_largest():
    cubes = dict.fromkeys(GAME.box.realm_ids, "0")
    state = a_table(2, cubes=cubes)
    story = listen(state)
    everybody_passes(state)
    assert [line.split()[2] for line in told(story, "realm-scored")] == list(GAME.box.realm_ids)


@pytest.mark.rule("RS-9.2")
@pytest.mark.parametrize(("age", "points"), [(1, 8), (2, 9), (3, 10)])
def test_each_age_uses_the_next_tile_of_the_realm(age, points):
    assert scored(2, "0", age=age) == [points, 0]


@pytest.mark.rule("RS-9.3")
def test_capital_and_council_count_as_influence():
    assert scored(2, "1 1 1 0 0 0", councils="0", age=2) == [9, 3]
    assert scored(2, "1 1 1 0 0", councils="0 0", age=3) == [10, 3]


@pytest.mark.rule("RS-9.3", "RS-R15")
def test_without_influence_there_is_no_place():
    assert scored(3, "1 1") == [0, 8, 0]


@pytest.mark.rule("RS-9.4")
def test_most_influence_alone_wins_the_tile():
    assert scored(2, "0 1 0") == [8, 3]


@pytest.mark.rule("RS-9.5")
def test_a_shared_first_place_is_a_battle():
    state = a_table(3, cubes={"realm_6": "0 1 2 0 1"})
    everybody_passes(state)
    assert state.view(None).step == "fight"
    assert state.to_act() == [0, 1]


@pytest.mark.rule("RS-9.6")
def test_second_is_worth_three_and_third_one_and_fourth_nothing():
    assert scored(4, "0 0 0 1 1 2", councils="0 1", age=3) == [10, 3, 1, 0]
    state = a_table(
        4,
        cubes={"realm_8": "0 0 0 0 1 1 1 2"},
        councils={"realm_8": "2 3"},
        tiles={"realm_8": "5 6 7"},
        age=3,
    )
    everybody_passes(state)
    assert line_of(state, "age_3_realm_8") == [7, 3, 1, 0]


@pytest.mark.rule("RS-9.6")
def test_all_who_share_a_place_get_its_points_and_third_place_remains():
    assert scored(4, "0 0 0 1 2 3") == [8, 3, 3, 3]
    state = a_table(
        5, cubes={"realm_8": "0 0 0 1 1 2 2 3"}, councils={"realm_8": "4"}, tiles={"realm_8": "5 6 7"}, age=2
    )
    everybody_passes(state)
    assert line_of(state, "age_2_realm_8") == [6, 3, 3, 1, 1]


@pytest.mark.rule("RS-9.7")
@pytest.mark.parametrize(
    ("owners", "points"),
    [("0 0 0 1 1 2", [8, 3, 1]), ("2 2 1", [0, 3, 8]), ("1", [0, 8, 0]), ("0 0 1 2", [8, 3, 3])],
)
def test_groups_by_influence_get_the_tile_three_and_one(owners, points):
    assert scored(3, owners) == points


@pytest.mark.rule("RS-9.8", "RS-R14")
def test_a_deserted_realm_scores_nothing_and_still_uses_its_tile():
    state = a_table(2, tiles=TILES)
    story = listen(state)
    everybody_passes(state)
    assert scores(state) == [0, 0]
    assert "-1: nobody-there realm_6" in told(story, "nobody-there")
    assert state.view(None).realms[2].tile == 9


@pytest.mark.rule("RS-R47")
def test_nobody_keeps_a_majority_tile():
    state = a_table(2, cubes={"realm_6": "0"}, tiles=TILES)
    everybody_passes(state)
    assert scores(state) == [8, 0]
    assert state.view(None).realms[2].tile == 9


@pytest.mark.rule("RS-R41")
def test_scores_have_no_end():
    state = a_table(2, points=[500, 0], cubes={"realm_6": "0"}, tiles=TILES)
    everybody_passes(state)
    assert scores(state) == [508, 0]
