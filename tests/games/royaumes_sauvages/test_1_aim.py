"""RS-1  The game in brief."""

import pytest

from tablee.kernel.errors import SetupError

from .helpers import GAME, a_table, everybody_passes, new_game, play, result_of, scores


@pytest.mark.rule("RS-1.1")
def test_the_game_is_over_after_the_third_age_and_the_most_points_win():
    state = a_table(2, points=[10, 20], age=3)
    everybody_passes(state)
    assert state.to_act() == []
    assert result_of(state).winners() == [1]


@pytest.mark.rule("RS-1.1")
def test_two_ages_are_not_enough():
    state = a_table(2, age=2)
    everybody_passes(state)
    assert state.result() is None
    assert state.view(None).age == 3


@pytest.mark.rule("RS-1.2")
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_one_to_five_players_can_sit_down(seats):
    state = new_game(seats)
    assert len(state.view(None).sides) == max(2, seats)
    assert (state.view(None).level is not None) == (seats == 1)


@pytest.mark.rule("RS-1.2")
@pytest.mark.parametrize("seats", [0, 6])
def test_nobody_or_six_cannot(seats):
    with pytest.raises(SetupError):
        GAME.setup(seats)


@pytest.mark.rule("RS-1.3")
def test_points_are_added_at_once_and_start_at_zero():
    state = new_game(3, starter="0")
    assert scores(state) == [0, 0, 0]
    play(state, "0 rally")
    assert scores(state) == [1, 0, 0]


@pytest.mark.rule("RS-1.3")
def test_tiles_and_tokens_count_only_at_the_end():
    state = a_table(2, tokens=[2, 0], age=3)
    play(state, "0 pass")
    assert scores(state) == [0, 0]
    play(state, "1 pass")
    tile = GAME.box.firsts[state.first_tiles[2]].points
    assert result_of(state).points == [2 + tile, 0]
