"""The contract: what every game promises, in every setup, whatever is played.

Each test runs for every game, seat count and combination of options; `-k "no_leak and kuhn"` picks some of them.
Hypothesis chooses the seeds; `--hypothesis-profile=soak` takes many more of them.
"""

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from contract.checks_history import check_notation, check_records, check_take_back
from contract.checks_play import (
    check_clones,
    check_components,
    check_ends,
    check_legal,
    check_same_seed_same_play,
)
from contract.checks_secrets import (
    check_no_leak,
    check_reveals_are_honest,
    check_samples,
    check_told_is_seen,
)
from contract.plays import all_games, describe, game_of, setups_of, some_setups
from tablee.games import COLLECTION
from tablee.games.small import SMALL


def in_some_setups(test):
    """Run a test for every game and variant in each of its setups, or in many where there are very many."""
    cases = [
        pytest.param(name, setup, number, id=f"{name} {describe(setup)}")
        for name in all_games()
        for number, setup in enumerate(some_setups(name))
    ]
    return pytest.mark.parametrize(("name", "setup", "number"), cases)(test)


def holds(check, name, setup, number):
    """Run a check with seeds that Hypothesis chooses: many for a small game, few for each setup of a title."""
    game = game_of(name)
    examples = settings.default.max_examples // (1 if name in SMALL else 40)

    @settings(max_examples=examples, phases=[Phase.generate])
    @given(seed=st.integers(0, 2**32))
    def for_any_seed(seed):
        check(game, setup, seed * 1000 + number)

    for_any_seed()


@in_some_setups
def test_the_same_seed_and_decisions_give_the_same_position(name, setup, number):
    holds(check_same_seed_same_play, name, setup, number)


@in_some_setups
def test_clones_are_equal_and_independent(name, setup, number):
    holds(check_clones, name, setup, number)


@in_some_setups
def test_the_legal_list_and_the_refusals_say_the_same(name, setup, number):
    holds(check_legal, name, setup, number)


@in_some_setups
def test_every_component_is_somewhere_exactly_once(name, setup, number):
    holds(check_components, name, setup, number)


@in_some_setups
def test_no_leak_to_any_seat_or_onlooker(name, setup, number):
    holds(check_no_leak, name, setup, number)


@in_some_setups
def test_a_sample_is_a_world_of_its_own(name, setup, number):
    holds(check_samples, name, setup, number)


@in_some_setups
def test_what_is_not_counted_as_revealed_tells_nothing(name, setup, number):
    holds(check_reveals_are_honest, name, setup, number)


@in_some_setups
def test_nobody_is_told_more_than_the_views_show(name, setup, number):
    holds(check_told_is_seen, name, setup, number)


@in_some_setups
def test_taking_back_restores_the_exact_position_until_something_was_revealed(name, setup, number):
    holds(check_take_back, name, setup, number)


@in_some_setups
def test_records_read_back_and_replay_to_the_same_position(name, setup, number):
    holds(check_records, name, setup, number)


@pytest.mark.parametrize("name", [*COLLECTION, *SMALL])
def test_every_setup_can_be_played_to_its_end(name):
    for number, setup in enumerate(setups_of(game_of(name))):
        check_ends(game_of(name), setup, number)


@pytest.mark.parametrize("name", [*COLLECTION, *SMALL])
def test_every_decision_has_a_notation_that_reads_back(name):
    check_notation(game_of(name))
