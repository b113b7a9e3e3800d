"""Errors: one small tree, and refusals that name their rule."""

import pytest

from tablee.kernel.errors import (
    ComponentError,
    IllegalDecision,
    NotationError,
    RecordError,
    Refusal,
    SetupError,
    TableeError,
)


@pytest.mark.parametrize("kind", [SetupError, NotationError, ComponentError, RecordError, IllegalDecision])
def test_everything_that_a_person_can_put_right_is_one_family(kind):
    assert issubclass(kind, TableeError)


def test_a_refusal_names_its_rule():
    assert str(Refusal("C4-3", "column-full", ["column_1"])) == "column full column_1 [C4-3]"


def test_refusals_are_equal_when_they_say_the_same():
    one = Refusal("C4-3", "column-full", ["column_1"])
    assert one == Refusal("C4-3", "column-full", ["column_1"])
    assert hash(one) == hash(Refusal("C4-3", "column-full", ["column_1"]))


@pytest.mark.parametrize(
    "other",
    [Refusal("C4-2", "column-full"), Refusal("C4-3", "other"), Refusal("C4-3", "column-full", ["x"]), "C4-3"],
)
def test_refusals_differ_when_rule_reason_or_words_do(other):
    assert Refusal("C4-3", "column-full") != other


def test_an_illegal_decision_carries_the_refusal_and_what_is_allowed():
    error = IllegalDecision(Refusal("KP-3", "check-or-bet"), ["check", "bet"])
    assert str(error) == "check or bet [KP-3]"
    assert error.refusal.rule == "KP-3"
    assert error.allowed == ["check", "bet"]
