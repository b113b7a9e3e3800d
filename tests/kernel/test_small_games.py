"""The rules of connect four and Kuhn poker, one by one."""

import pytest

from contract.plays import game_of
from tablee.games.small.connect_four import ConnectFourPosition
from tablee.games.small.kuhn_poker import KuhnPosition
from tablee.kernel.ints import ints
from tablee.kernel.rng import rng_from


def dropped(columns):
    """Connect four after stones were dropped into these columns in turn."""
    game, position = game_of("connect_four"), ConnectFourPosition()
    for number, column in enumerate(columns):
        assert position.refusal(number % 2, game.decisions[column - 1]) is None
        position.apply(number % 2, game.decisions[column - 1])
    return position


def bet(cards, *lines):
    """Kuhn poker with these cards after these decisions in turn; 0 is the jack, 2 the king."""
    game, position = game_of("kuhn_poker"), KuhnPosition(ints(cards))
    for line in lines:
        seat = position.to_act()[0]
        assert position.refusal(seat, game.decisions.parse(line)) is None
        position.apply(seat, game.decisions.parse(line))
    return position


def written(position):
    """What may be chosen now."""
    return [decision.notation for seat in position.to_act() for decision in position.legal(seat)]


@pytest.mark.rule("C4-1")
def test_seats_take_turns_and_seat_0_begins():
    assert [dropped([4] * count).to_act() for count in range(4)] == [[0], [1], [0], [1]]
    assert dropped([4]).refusal(0, game_of("connect_four").decisions[0]).rule == "C4-1"


@pytest.mark.rule("C4-2")
def test_a_stone_falls_to_the_lowest_free_cell():
    assert dropped([4, 4, 1]).view(None).columns == [[0], [], [], [0, 1], [], [], []]


@pytest.mark.rule("C4-3")
def test_a_full_column_takes_no_more_stones():
    position = dropped([1] * 6)
    assert written(position) == [f"drop column_{column}" for column in range(2, 8)]
    assert str(position.refusal(0, game_of("connect_four").decisions[0])) == "column full column_1 [C4-3]"


@pytest.mark.rule("C4-4")
@pytest.mark.parametrize(
    "columns",
    [
        [1, 2, 1, 2, 1, 2, 1],
        [1, 1, 2, 2, 3, 3, 4],
        [1, 2, 2, 3, 3, 4, 3, 4, 4, 1, 4],
        [7, 6, 6, 5, 5, 4, 5, 4, 4, 7, 4],
        [4, 4, 5, 5, 6, 6, 7],
    ],
    ids=["upright", "level", "slanting up", "slanting down", "level at the edge"],
)
def test_four_in_a_row_win(columns):
    position = dropped(columns)
    assert dropped(columns[:-1]).result() is None
    assert position.to_act() == []
    assert position.result().points == [1, 0]
    assert position.result().places == [1, 2]


@pytest.mark.rule("C4-4")
def test_seat_1_can_win_too():
    assert dropped([1, 2, 1, 2, 1, 2, 7, 2]).result().points == [0, 1]


@pytest.mark.rule("C4-4")
@pytest.mark.parametrize("columns", [[1, 7, 1, 7, 1, 2, 2, 6], [5, 1, 6, 1, 7, 2, 1, 2]], ids=["top", "edge"])
def test_a_row_does_not_go_on_over_the_edge(columns):
    assert dropped(columns).result() is None


@pytest.mark.rule("C4-5")
def test_a_full_board_without_a_row_is_a_draw():
    columns = [c for pair in ((1, 2), (3, 4), (5, 6)) for c in (pair * 3 + pair[::-1] * 3)] + [7] * 6
    position = dropped(columns)
    assert position.to_act() == []
    assert position.legal(0) == position.legal(1) == []
    assert position.result().points == [0, 0]
    assert position.result().places == [1, 1]


@pytest.mark.rule("KP-1")
def test_everybody_pays_a_chip_and_gets_one_of_three_cards():
    game = game_of("kuhn_poker")
    deals = {tuple(game.deal(game.setup(2), bytes([n])).cards) for n in range(60)}
    assert len(deals) == 6
    assert bet([0, 1, 2]).view(None).chips == [1, 1]


@pytest.mark.rule("KP-2")
def test_a_seat_sees_its_own_card_only():
    position = bet([0, 2, 1])
    assert [position.view(seat).cards for seat in (0, 1, None)] == [
        ["jack", None],
        [None, "king"],
        [None, None],
    ]


@pytest.mark.rule("KP-2")
def test_both_hidden_cards_are_equally_likely_in_a_sample():
    chance = rng_from(b"samples")
    others = [bet([0, 2, 1], "bet").sample(0, chance).cards[1] for _ in range(400)]
    assert 160 < others.count(1) < 240
    assert set(others) == {1, 2}


@pytest.mark.rule("KP-3")
def test_a_seat_checks_or_bets_as_long_as_nobody_has_bet():
    assert written(bet([0, 1, 2])) == written(bet([0, 1, 2], "check")) == ["check", "bet"]


@pytest.mark.rule("KP-4")
def test_after_a_bet_the_other_folds_or_calls():
    assert written(bet([0, 1, 2], "bet")) == written(bet([0, 1, 2], "check", "bet")) == ["fold", "call"]
    assert bet([0, 1, 2], "check", "bet").to_act() == [0]


@pytest.mark.rule("KP-5")
@pytest.mark.parametrize(
    ("lines", "points"), [(["bet", "fold"], [1, -1]), (["check", "bet", "fold"], [-1, 1])]
)
def test_whoever_folds_loses_the_pot_and_no_card_is_shown(lines, points):
    position = bet([0, 2, 1], *lines)
    assert position.result().points == points
    assert position.view(None).cards == [None, None]


@pytest.mark.rule("KP-6")
@pytest.mark.parametrize(
    ("cards", "lines", "points"),
    [
        ([0, 2, 1], ["check", "check"], [-1, 1]),
        ([2, 0, 1], ["bet", "call"], [2, -2]),
        ([0, 1, 2], ["check", "bet", "call"], [-2, 2]),
    ],
)
def test_the_higher_card_wins_when_both_are_shown(cards, lines, points):
    position = bet(cards, *lines)
    assert position.result().points == points
    assert None not in position.view(None).cards


@pytest.mark.rule("KP-6")
def test_shown_cards_are_the_same_in_every_sample():
    position = bet([0, 2, 1], "check", "check")
    chance = rng_from(b"samples")
    assert all(list(position.sample(seat, chance).cards) == [0, 2, 1] for seat in (0, 1) for _ in range(9))
