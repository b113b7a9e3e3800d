"""RS-E  The worked examples of the rulebook."""

import pytest

from .helpers import a_table, column, everybody_passes, hand, legal_lines, line_of, play, scores

YELLOW, RED, BLUE, GREEN = range(4)


@pytest.mark.rule("RS-E1")
def test_example_1_a_decree_without_neighbours_is_ignored():
    cards = "bee_1 owl_3 wolf_5 frog_8"
    state = a_table(
        2, hands=[cards], decrees={"realm_6": "at_least_highest_neighbour"}, columns={"realm_4": "tiger_8/1"}
    )
    claims = [line for line in legal_lines(state) if line.endswith("realm_6")]
    assert claims == [f"claim {card} realm_6" for card in cards.split()]


@pytest.mark.rule("RS-E2")
def test_example_2_a_majority():
    state = a_table(4, cubes={"realm_8": "0 0 0 1 1 2 2 3"}, tiles={"realm_8": "8 9 10"})
    everybody_passes(state)
    assert line_of(state, "age_1_realm_8") == [8, 3, 3, 1]
    assert state.view(None).last_battle is None


@pytest.mark.rule("RS-E3")
def test_example_3_a_battle():
    hands = ["bee_6 bee_3 bee_1 bee_2", "owl_4 owl_1 owl_2 owl_3", "wolf_6 wolf_7 wolf_1 wolf_2"]
    state = a_table(3, hands=hands, cubes={"realm_8": "0 1 2"}, tiles={"realm_8": "8 9 10"}, age=3)
    everybody_passes(state)
    play(state, "0 fight bee_6", "1 fight owl_4", "2 fight wolf_6")
    play(state, "0 fight bee_3", "2 fight wolf_7")
    assert line_of(state, "age_3_realm_8") == [3, 3, 10]
    assert [side.tokens for side in state.view(None).sides] == [1, 1, 0]
    assert sorted(state.view(None).discards) == ["bee_3", "bee_6", "owl_4", "wolf_6", "wolf_7"]
    assert [len(hand(state, seat)) for seat in [YELLOW, RED, BLUE]] == [4, 4, 4]


def solo_battles(deck, level="standard"):
    """Three ties at the end of an age; the human has a 7, a 6, a 5 and a 4."""
    cubes = dict.fromkeys(["realm_4", "realm_5", "realm_6"], "0 1")
    state = a_table(1, hands=["bee_7 bee_6 bee_5 bee_4"], deck=deck, cubes=cubes, out=[1], solo_level=level)
    play(state, "0 pass")
    return state


@pytest.mark.rule("RS-E4")
def test_example_4_after_two_victories_the_third_battle_begins_with_two_cards():
    state = solo_battles("owl_1 owl_2 owl_3 wolf_1 wolf_2 wolf_3")
    play(state, "0 fight bee_7", "0 fight bee_6")
    assert state.view(None).battles_won == 2
    assert state.view(None).step == "fight"
    assert len(hand(state, 0)) == 2


@pytest.mark.rule("RS-E5")
def test_example_5_after_two_defeats_the_opponent_reveals_one_card():
    state = solo_battles("owl_8 owl_2 owl_3 frog_1 wolf_8 wolf_2 frog_2 okapi_8")
    play(state, "0 fight bee_7", "0 fight bee_6")
    assert state.view(None).battles_lost == 2
    play(state, "0 fight bee_5")
    shown = state.view(None).last_battle.rounds[0]
    assert [(card.side, card.card) for card in shown] == [(0, "bee_5"), (1, "okapi_8")]


@pytest.mark.rule("RS-E6")
@pytest.mark.parametrize(("card", "realm"), [("wolf_8", "realm_8"), ("wolf_4", "realm_4")])
def test_example_6_an_8_goes_to_the_largest_realm_and_a_4_to_the_smallest(card, realm):
    state = a_table(
        1,
        hands=["bee_2 bee_4 bee_6 bee_8"],
        decrees={"realm_6": "even_only"},
        deck=f"owl_1 {card}",
        bonus="frog_7",
    )
    play(state, "0 claim bee_2 realm_6")
    assert column(state, realm) == [f"{card}/1"]


@pytest.mark.rule("RS-E7")
def test_example_7_at_easy_a_low_first_card_goes_to_the_smallest_realm():
    state = a_table(1, solo_level="easy", out=[1], deck="wolf_2")
    play(state, "0 pass")
    assert state.view(None).age == 2
    assert column(state, "realm_4") == ["wolf_2/1"]
    onwards = a_table(1, solo_level="easy", out=[1], deck="wolf_2", councils={"realm_4": "1 1"}, age=2)
    play(onwards, "0 pass")
    assert column(onwards, "realm_5") == ["wolf_2/1"]
    assert scores(onwards)[0] == 0
