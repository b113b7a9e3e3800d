"""Counting up: points, places and lengths of given outcomes."""

from collections import Counter

import pytest

from tablee.arena.summary import Tally, percentile, wins_of
from tablee.arena.workers import Outcome, Series

ONE_AGAINST_TWO = Series("any", None, 3, {}, ["greedy", "random", "random"], 7)


def tally_of(*outcomes: Outcome) -> Tally:
    tally = Tally(ONE_AGAINST_TWO)
    for outcome in outcomes:
        tally.add(outcome)
    return tally


def test_points_and_wins_go_to_the_bot_that_sat_there():
    # In game 1 everybody sits one seat further: greedy at seat 1.
    first = Outcome(0, 10, 1, [9, 1, 2], [1, 3, 2], {})
    second = Outcome(1, 14, 2, [3, 8, 4], [3, 1, 2], {})

    summary = tally_of(first, second).summary(seconds=2)

    assert summary.scores["greedy"].mean == 8.5
    assert summary.scores["random"].mean == 2.5
    assert [seat.mean for seat in summary.seat_scores] == [6, 4.5, 3]
    assert summary.wins["greedy"].wins == 2
    assert summary.wins["random"].wins == 0


def test_a_shared_win_counts_in_equal_parts():
    summary = tally_of(Outcome(0, 10, 1, [5, 5, 2], [1, 1, 3], {})).summary(seconds=1)

    assert summary.ties == 1
    assert summary.wins["greedy"].wins == 0.5
    assert summary.wins["random"].wins == 0.5


def test_lengths_and_speed_are_counted_in_decisions():
    games = [
        Outcome(number, decisions, 0, [1, 2, 3], [3, 2, 1], {}) for number, decisions in enumerate([9, 4, 8])
    ]

    summary = tally_of(*games).summary(seconds=3)

    assert (summary.lengths.min, summary.lengths.mean, summary.lengths.max) == (4, 7, 9)
    assert summary.decisions == 21
    assert summary.decisions_per_second == 7


def test_what_else_a_game_counts_is_told_for_each_seat_and_game():
    games = [Outcome(number, 5, 0, [1, 2, 3], [3, 2, 1], {"storms": number}) for number in (1, 2)]

    assert tally_of(*games).summary(1).counts == {"storms": 0.5}


def test_the_checksum_depends_on_every_game_and_on_their_order():
    games = [Outcome(number, 5, number, [1, 2, 3], [3, 2, 1], {}) for number in range(3)]
    checksums = {
        tally_of(*order).summary(1).checksum
        for order in ([*games], [*games[:2]], [games[1], games[0], games[2]])
    }

    assert len(checksums) == 3


@pytest.mark.parametrize(("percent", "points"), [(5, 1), (50, 10), (51, 11), (95, 19), (100, 20)])
def test_a_percentile_is_the_least_score_that_so_many_do_not_exceed(percent, points):
    assert percentile(Counter(range(1, 21)), percent) == points


def test_the_interval_of_wins_is_wilsons():
    # 80 of 100: a worked example of the Wilson score interval.
    wins = wins_of(80, 100)

    assert wins.share == 0.8
    assert (wins.low, wins.high) == (0.7112, 0.8666)


def test_the_interval_says_something_even_when_all_games_were_won():
    wins = wins_of(10, 10)

    assert wins.low == pytest.approx(0.7225, abs=1e-3)
    assert wins.high == 1


def test_no_games_at_all_have_no_percentile():
    with pytest.raises(ValueError, match="no points"):
        percentile(Counter(), 50)
