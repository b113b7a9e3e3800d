"""A test may mark only rules that exist; otherwise nothing is collected and the test is named."""

from pathlib import Path

import pytest

from contract.plays import game_of
from contract.rulebooks import known_rules, rules_of
from tablee.games import COLLECTION
from tablee.games.small import SMALL
from tablee.texts.rulebook import read_rulebook

CONFTEST = Path(__file__).parents[1] / "conftest.py"
MARKERS = "[pytest]\nmarkers = rule(number, ...): the numbered rules that this test shows\n"


def collected(pytester, source):
    """What pytest answers to a test file beside our own conftest."""
    pytester.makeini(MARKERS)
    pytester.makeconftest(CONFTEST.read_text(encoding="utf-8"))
    pytester.makepyfile(test_toy=source)
    return pytester.runpytest_inprocess("-p", "no:cacheprovider")


def test_known_rules_are_collected(pytester):
    source = """
        import pytest

        @pytest.mark.rule("C4-4", "MR-3.3")
        def test_of_two_rules():
            assert True
    """
    collected(pytester, source).assert_outcomes(passed=1)


@pytest.mark.parametrize("number", ["MR-99.1", "C4-9", "XX-1.1", "MR-3.", "mr-3.3"])
def test_an_unknown_rule_stops_the_collection_and_names_the_test(pytester, number):
    source = f"""
        import pytest

        @pytest.mark.rule("{number}")
        def test_of_no_rule():
            assert True
    """
    result = collected(pytester, source)
    assert result.ret == pytest.ExitCode.USAGE_ERROR
    result.stderr.fnmatch_lines([f"*test_toy.py::test_of_no_rule: no rulebook has the rule '{number}'*"])


def test_a_marker_without_a_number_is_refused(pytester):
    source = """
        import pytest

        @pytest.mark.rule
        def test_of_nothing():
            assert True
    """
    assert collected(pytester, source).ret == pytest.ExitCode.USAGE_ERROR


@pytest.mark.parametrize("name", [*COLLECTION, *SMALL])
def test_the_numbers_of_a_game_begin_with_its_prefix(name):
    assert rules_of(name)
    assert {number.split("-")[0] for number in rules_of(name)} == {game_of(name).prefix}
    assert rules_of(name) <= known_rules()


@pytest.mark.parametrize("name", list(COLLECTION))
def test_both_languages_have_the_same_rules_in_the_same_order(name):
    assert list(read_rulebook(name, "fr").rules) == list(read_rulebook(name, "en").rules)
