"""Decisions: made once, numbered, each with a line of notation that reads back."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablee.kernel.decision import Decision, Decisions
from tablee.kernel.errors import NotationError


def some_decisions():
    return Decisions(
        [
            Decision("claim", ["bee_3", "realm_4"]),
            Decision("claim", ["bee_4", "realm_4"]),
            Decision("pass", []),
        ]
    )


def test_the_index_is_the_place_in_the_list():
    decisions = some_decisions()
    assert [decision.index for decision in decisions.all] == [0, 1, 2]
    assert len(decisions) == 3
    assert decisions[1].notation == "claim bee_4 realm_4"


def test_a_decision_shows_its_notation():
    assert repr(Decision("pass", [])) == "<pass>"


@pytest.mark.parametrize("line", ["claim bee_3 realm_4", "  CLAIM   Bee_3\trealm_4\n"])
def test_spaces_and_capitals_do_not_matter(line):
    decisions = some_decisions()
    assert decisions.parse(line) is decisions[0]


def test_an_unknown_verb_is_answered_with_the_verbs():
    with pytest.raises(
        NotationError, match="'fly' is no decision of this game; a decision begins with claim, pass"
    ):
        some_decisions().parse("fly")


def test_unknown_words_are_answered_with_an_example():
    with pytest.raises(
        NotationError, match=r"'claim bee_9' is no decision.*write for example 'claim bee_3 realm_4'"
    ):
        some_decisions().parse("claim bee_9")


def test_an_empty_line_is_answered_too():
    with pytest.raises(NotationError, match="a decision begins with claim, pass"):
        some_decisions().parse("   ")


def test_two_decisions_with_one_notation_are_a_mistake_of_the_game():
    with pytest.raises(AssertionError, match="two decisions with one notation"):
        Decisions([Decision("pass", []), Decision("pass", [])])


@given(st.text(max_size=40).filter(lambda line: line.lower().split() != ["pass"]))
def test_any_other_line_gets_one_sentence(line):
    with pytest.raises(NotationError, match="is no decision of this game"):
        some_decisions().parse(line)
