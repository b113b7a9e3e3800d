"""The door for everything that comes from outside: checked, and answered with the rule."""

import pytest

from contract.plays import game_of
from contract.snapshot import snapshot
from tablee.kernel.errors import IllegalDecision, Refusal
from tablee.kernel.play import play, why_not
from tablee.kernel.seed import secret_of


@pytest.fixture
def kuhn():
    game = game_of("kuhn_poker")
    return game, game.deal(game.setup(2), secret_of(1))


def test_a_legal_decision_is_carried_out(kuhn):
    game, position = kuhn
    play(position, 0, game.decisions.parse("bet"))
    assert position.to_act() == [1]


@pytest.mark.rule("KP-3")
def test_an_illegal_decision_is_refused_with_its_rule_and_what_is_allowed(kuhn):
    game, position = kuhn
    before = snapshot(game, position)
    with pytest.raises(IllegalDecision) as refused:
        play(position, 0, game.decisions.parse("call"))
    assert refused.value.refusal == Refusal("KP-3", "check-or-bet")
    assert refused.value.allowed == ["check", "bet"]
    assert snapshot(game, position) == before


@pytest.mark.parametrize("seat", [1, 2, -1])
def test_a_seat_whose_turn_it_is_not_is_refused_and_offered_nothing(kuhn, seat):
    game, position = kuhn
    with pytest.raises(IllegalDecision) as refused:
        play(position, seat, game.decisions.parse("check"))
    assert refused.value.refusal == Refusal("turn", "not-your-turn")
    assert refused.value.allowed == []


def test_nobody_decides_after_the_end(kuhn):
    game, position = kuhn
    for seat, line in [(0, "bet"), (1, "fold")]:
        play(position, seat, game.decisions.parse(line))
    for seat in range(2):
        assert why_not(position, seat, game.decisions.parse("check")) == Refusal("turn", "not-your-turn")


def test_why_not_answers_without_trying(kuhn):
    game, position = kuhn
    before = snapshot(game, position)
    assert why_not(position, 0, game.decisions.parse("check")) is None
    assert why_not(position, 0, game.decisions.parse("fold")) == Refusal("KP-3", "check-or-bet")
    assert snapshot(game, position) == before
