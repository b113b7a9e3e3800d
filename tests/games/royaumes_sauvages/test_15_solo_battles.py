"""RS-15.19 to RS-15.25  Solo mode: scoring and battles."""

import pytest

from .helpers import (
    a_table,
    everybody_passes,
    go_out,
    hand,
    legal_lines,
    line_of,
    listen,
    next_cards,
    play,
    refusal,
    scores,
    told,
)


def battles(*realms, cards="bee_2 bee_3 bee_6 bee_7", deck="", level="medium", **setup):
    """The end of an age with ties in these realms; the human holds these cards."""
    state = a_table(
        1,
        solo_level=level,
        bonus="" if level == "easy" else "red_panda_8",
        hands=[cards],
        deck=deck,
        cubes=dict.fromkeys(realms, "0 1"),
        tiles={"realm_4": "8 9 10", "realm_5": "7 8 9"},
        out=[1],
        **setup,
    )
    play(state, "0 pass")
    return state


def fought(state):
    """Who won the last battle: 0 the human, 1 the opponent."""
    return state.view(None).last_battle.still_in


@pytest.mark.rule("RS-15.19")
def test_realms_are_scored_as_for_two_players():
    state = a_table(
        1,
        cubes={"realm_4": "0 0 1", "realm_5": "1"},
        tiles={"realm_4": "8 9 10", "realm_5": "7 8 9"},
        out=[1],
    )
    everybody_passes(state)
    assert line_of(state, "age_1_realm_4") == [8, 3]
    assert line_of(state, "age_1_realm_5") == [0, 7]
    assert state.view(None).last_battle is None


@pytest.mark.rule("RS-15.19")
def test_a_tie_above_zero_is_a_battle():
    assert battles("realm_4").view(None).step == "fight"
    assert battles().view(None).age == 2


@pytest.mark.rule("RS-15.20")
def test_the_human_chooses_first_and_then_three_cards_are_turned_up():
    state = battles("realm_4", deck="owl_2 owl_3 owl_4 wolf_1")
    assert legal_lines(state) == ["fight bee_2", "fight bee_3", "fight bee_6", "fight bee_7"]
    assert refusal(state, "0 fight owl_2").rule == "RS-15.20"
    assert refusal(state, "0 pass").rule == "RS-15.20"
    play(state, "0 fight bee_7")
    shown = state.view(None).last_battle.rounds[0]
    assert [(card.side, card.card) for card in shown] == [
        (0, "bee_7"),
        (1, "owl_2"),
        (1, "owl_3"),
        (1, "owl_4"),
    ]
    assert fought(state) == [0]


@pytest.mark.rule("RS-15.20", "RS-15.28", "RS-R37")
def test_at_hard_four_cards_are_turned_up():
    state = battles("realm_4", deck="owl_2 owl_3 owl_4 wolf_5", level="hard")
    play(state, "0 fight bee_7")
    assert len(state.view(None).last_battle.rounds[0]) == 5


@pytest.mark.rule("RS-15.20")
def test_each_lost_battle_costs_the_opponent_a_card():
    state = battles("realm_4", "realm_5", "realm_6", "realm_7", deck="owl_8 owl_7 owl_6")
    play(state, "0 fight bee_2")
    for lost, count in [(1, 2), (2, 1), (3, 0)]:
        assert state.view(None).battles_lost == lost
        fight_against_eights(state, count)
        assert len(state.view(None).last_battle.rounds[0]) == 1 + count


def fight_against_eights(state, count):
    """Fight with the first card of the hand; the next cards of the deck are 8s."""
    strong = [name for name in deck_names(state) if name.endswith("_8")][:count]
    next_cards(state, " ".join(strong))
    play(state, f"0 fight {hand(state, 0)[0]}")


def deck_names(state):
    return [state.box.card_names[state.deck[i]] for i in range(state.deck_size)]


@pytest.mark.rule("RS-15.21", "RS-R36")
@pytest.mark.parametrize(
    ("card", "deck", "winner"),
    [
        ("bee_7", "owl_6 owl_5 owl_4", 0),
        ("bee_7", "owl_6 owl_8 owl_4", 1),
        ("bee_1", "owl_8 wolf_8 frog_8", 0),
        ("bee_1", "owl_8 owl_5 owl_3", 1),
        ("bee_8", "owl_7 owl_1 owl_3", 1),
        ("bee_8", "owl_7 owl_2 owl_3", 0),
        ("bee_2", "owl_1 wolf_1 frog_1", 0),
        ("bee_7", "owl_7 owl_8 owl_3", 1),
    ],
)
def test_every_card_of_the_opponent_is_compared_on_its_own(card, deck, winner):
    state = battles("realm_4", cards=f"{card} okapi_4 okapi_5 okapi_6", deck=deck)
    play(state, f"0 fight {card}")
    assert fought(state) == [winner]


@pytest.mark.rule("RS-15.21")
def test_an_equal_card_and_none_that_beats_mean_another_round():
    state = battles("realm_4", deck="owl_7 owl_6 owl_5 wolf_1 wolf_2 wolf_3")
    play(state, "0 fight bee_7")
    assert state.view(None).step == "fight"
    assert legal_lines(state) == ["fight bee_2", "fight bee_3", "fight bee_6"]
    play(state, "0 fight bee_6")
    assert fought(state) == [0]
    assert [len(cards) for cards in state.view(None).last_battle.rounds] == [4, 4]


@pytest.mark.rule("RS-15.22")
def test_the_winner_gets_the_tile_and_the_loser_three_points_and_no_token():
    won = battles("realm_4", deck="owl_2 owl_3 owl_4")
    play(won, "0 fight bee_7")
    assert scores(won) == [8, 3]
    lost = battles("realm_4", deck="owl_8 owl_3 owl_4")
    play(lost, "0 fight bee_7")
    assert scores(lost) == [3, 8]
    assert [side.tokens for side in lost.view(None).sides] == [0, 0]


@pytest.mark.rule("RS-15.23")
def test_a_victory_makes_the_hand_smaller_and_a_defeat_does_not():
    state = battles("realm_4", "realm_5", deck="owl_2 owl_3 owl_4 wolf_1")
    play(state, "0 fight bee_7")
    assert state.view(None).battles_won == 1
    assert len(hand(state, 0)) == 3
    beaten = battles("realm_4", "realm_5", deck="owl_8 owl_3 owl_4 wolf_1")
    play(beaten, "0 fight bee_7")
    assert len(hand(beaten, 0)) == 4
    assert beaten.view(None).discards[:4] == ["bee_7", "owl_8", "owl_3", "owl_4"]


@pytest.mark.rule("RS-15.24", "RS-R35")
def test_when_the_cards_run_out_after_ties_both_win_and_nothing_is_counted():
    deck = "owl_7 owl_6 owl_5 wolf_6 wolf_5 wolf_4 frog_3 frog_1 okapi_1 frog_2 okapi_2 lizard_2"
    state = battles("realm_4", "realm_5", cards="bee_7 bee_6 bee_3 bee_2", deck=deck)
    play(state, "0 fight bee_7", "0 fight bee_6", "0 fight bee_3", "0 fight bee_2")
    assert line_of(state, "age_1_realm_4") == [8, 8]
    view = state.view(None)
    assert (view.battles_won, view.battles_lost) == (0, 0)
    assert len(hand(state, 0)) == 4
    assert view.step == "fight"


@pytest.mark.rule("RS-15.24", "RS-R35")
def test_with_no_card_at_the_beginning_the_opponent_wins():
    state = battles("realm_4", cards="")
    assert fought(state) == [1]
    assert scores(state) == [3, 8]


@pytest.mark.rule("RS-15.24", "RS-R35")
def test_against_no_card_any_card_wins():
    state = battles("realm_4", "realm_5", "realm_6", "realm_7", deck="owl_8 owl_7 owl_6")
    play(state, "0 fight bee_2")
    for count in [2, 1]:
        fight_against_eights(state, count)
    assert state.view(None).battles_lost == 3
    story = listen(state)
    play(state, f"0 fight {hand(state, 0)[0]}")
    assert told(story, "opponent-showed") == []
    assert fought(state) == [0]


@pytest.mark.rule("RS-15.25")
def test_battles_are_counted_anew_at_the_end_of_each_age():
    state = battles("realm_4", deck="owl_8 owl_3 owl_4")
    play(state, "0 fight bee_7")
    assert (state.view(None).age, state.view(None).battles_lost) == (2, 1)
    go_out(state, [1])
    play(state, "0 pass")
    assert (state.view(None).age, state.view(None).battles_lost) == (3, 0)
