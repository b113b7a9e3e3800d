"""What all positions share: places with ties, winners, and a story that is told only to listeners."""

import pytest

from tablee.kernel.position import Event, Position, Result, places_by_points


@pytest.mark.parametrize(
    ("points", "places"),
    [
        ([3, 1, 2], [1, 3, 2]),
        ([2, 2, 1], [1, 1, 3]),
        ([-1, -1], [1, 1]),
        ([5], [1]),
        ([1, 2, 2, 0], [3, 1, 1, 4]),
    ],
)
def test_equal_points_share_a_place_and_the_next_is_left_out(points, places):
    assert places_by_points(points) == places


def test_the_winners_are_all_in_first_place():
    assert Result([2, 2, 1], [1, 1, 3], []).winners() == [0, 1]


def test_a_story_is_collected_while_there_is_a_list_for_it():
    position = Position()
    position.tell("unheard", 0, [])
    story: list[Event] = []
    position.story = story
    position.tell("heard", 1, ["bee"], 1)
    assert [(event.name, event.seat, event.words, event.audience) for event in story] == [
        ("heard", 1, ["bee"], 1)
    ]
    assert repr(story[0]) == "1: heard bee"


@pytest.mark.parametrize(
    "ask",
    [
        lambda position: position.to_act(),
        lambda position: position.legal(0),
        lambda position: position.clone(),
        lambda position: position.view(None),
        lambda position: position.result(),
        lambda position: position.question(0),
    ],
)
def test_a_position_without_a_game_answers_nothing(ask):
    with pytest.raises(NotImplementedError):
        ask(Position())
