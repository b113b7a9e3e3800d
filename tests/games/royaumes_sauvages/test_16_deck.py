"""RS-16  Draw deck and discard pile."""

import pytest

from tablee.kernel.rng import rng_from
from tablee.kernel.seed import secret_of

from .helpers import a_table, hand, listen, new_game, play, stack, told

SPARE = "okapi_1 okapi_2 okapi_3 okapi_4"


def short_of_cards(deck, discards):
    """Two players, a deck of so few cards; all others lie in the discard pile or nowhere near."""
    state = a_table(
        2, hands=["bee_2 bee_4 bee_6 bee_8", SPARE], discards=discards, decrees={"realm_4": "even_only"}
    )
    stack(state, deck.split(), [])
    return state


@pytest.mark.rule("RS-16.1", "RS-R3")
def test_an_empty_deck_is_made_anew_only_when_a_card_must_be_drawn():
    state = short_of_cards("wolf_1", "frog_1 frog_2 frog_3")
    story = listen(state)
    play(state, "0 claim bee_2 realm_4")
    assert (state.view(None).deck, len(state.view(None).discards)) == (0, 3)
    assert told(story, "deck-renewed") == []
    play(state, "1 rally", "1 discard okapi_1", "1 draw")
    assert told(story, "deck-renewed") == ["-1: deck-renewed 4"]
    assert (state.view(None).deck, state.view(None).discards) == (3, [])


@pytest.mark.rule("RS-16.1")
def test_cards_are_drawn_one_by_one_across_the_shuffle():
    state = short_of_cards("wolf_1", "frog_1 frog_2 frog_3")
    play(state, "0 rally", "0 discard bee_2", "0 discard bee_4", "0 draw")
    drawn = hand(state, 0)[2:]
    assert drawn[0] == "wolf_1"
    assert drawn[1] in {"frog_1", "frog_2", "frog_3", "bee_2", "bee_4"}
    assert state.view(None).deck == 4


@pytest.mark.rule("RS-16.2")
def test_cards_just_discarded_are_shuffled_in():
    state = short_of_cards("", "")
    play(state, "0 rally", "0 discard bee_2", "0 draw")
    assert hand(state, 0) == ["bee_4", "bee_6", "bee_8", "bee_2"]


@pytest.mark.rule("RS-16.3", "RS-R4")
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_the_cards_never_run_out(seats):
    for seed in range(6):
        state = new_game(seats, seed)
        chance = rng_from(secret_of(seed), "rally often")
        while state.to_act():
            seat = state.to_act()[0]
            legal = state.legal(seat)
            rallies = [choice for choice in legal if choice.verb in {"rally", "discard", "claim"}]
            choice = (rallies or legal)[chance.below(len(rallies or legal))]
            state.apply(seat, choice)
        assert state.deck_size + state.discard_size >= 10


@pytest.mark.rule("RS-R42")
def test_the_discard_pile_can_be_looked_through():
    state = a_table(2, discards="frog_1 frog_2 frog_3")
    assert state.view(None).discards == ["frog_1", "frog_2", "frog_3"]
