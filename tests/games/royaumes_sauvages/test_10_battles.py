"""RS-10  Battles."""

import pytest

from tablee.kernel.history import History
from tablee.kernel.rng import rng_from

from .helpers import (
    a_table,
    everybody_passes,
    hand,
    legal_lines,
    line_of,
    listen,
    play,
    refusal,
    told,
)

LOW = "bee_2 bee_3 bee_4 bee_5"
SPECIES = ["bee", "owl", "wolf", "frog", "okapi"]


def a_battle(*hands, outsiders="", seats=0, tile="8 9 10", **setup):
    """A battle in realm_8 between the seats with hands; each has one cube more than every outsider."""
    fighters = " ".join(str(seat) for seat in range(len(hands)))
    once = f"{fighters} {fighters} {outsiders}" if outsiders else fighters
    state = a_table(
        seats or len(hands), hands=hands, cubes={"realm_8": once}, tiles={"realm_8": tile}, **setup
    )
    everybody_passes(state)
    assert state.view(None).step == "fight"
    return state


def values(*hands):
    """Hands of cards with these values: "6 3 2 1", each seat with a species of its own."""
    return [" ".join(f"{SPECIES[seat]}_{value}" for value in text.split()) for seat, text in enumerate(hands)]


def fight(state, text):
    """Every fighter shows a card of this value, in the order of the seats: "6 4 6"."""
    for seat, value in zip(state.to_act(), text.split(), strict=True):
        play(state, f"{seat} fight {SPECIES[seat]}_{value}")


def won(state):
    """Who won the last battle."""
    return state.view(None).last_battle.still_in


@pytest.mark.rule("RS-10.1")
def test_all_who_share_the_most_influence_fight():
    state = a_battle(*values("8 7 6 5", "8 7 6 5", "8 7 6 5"), seats=4, outsiders="3")
    assert state.to_act() == [0, 1, 2]
    assert state.view(None).battle.fighters == [0, 1, 2]


@pytest.mark.rule("RS-10.2")
def test_cards_are_chosen_from_the_hand_and_nothing_else_is_asked():
    state = a_battle(*values("2 3 4 5", "2 3 4 5"))
    assert legal_lines(state, 0) == ["fight bee_2", "fight bee_3", "fight bee_4", "fight bee_5"]
    assert refusal(state, "0 fight wolf_8").rule == "RS-10.2"
    assert refusal(state, "0 pass").rule == "RS-10.2"


@pytest.mark.rule("RS-10.2", "RS-R48")
def test_nobody_sees_a_chosen_card_before_all_have_chosen():
    state = a_battle(*values("2 3 4 5", "2 3 4 5"))
    before = state.view(1)
    play(state, "0 fight bee_3")
    after = state.view(1)
    assert state.to_act() == [1]
    assert after.battle == before.battle
    assert [side.answered for side in after.sides] == [True, False]
    assert state.view(0).me.sealed == "bee_3"
    other = a_battle(*values("2 3 4 5", "2 3 4 5"))
    play(other, "0 fight bee_5")
    assert other.view(1) == after
    assert other.view(None) == state.view(None)


@pytest.mark.rule("RS-R48")
def test_who_has_chosen_is_not_asked_again():
    state = a_battle(*values("2 3 4 5", "2 3 4 5"))
    play(state, "0 fight bee_3")
    assert legal_lines(state, 0) == []
    assert state.refusal(0, state.steps[0].choices.fight[0]) is not None


@pytest.mark.rule("RS-10.2")
def test_all_cards_are_revealed_together():
    state = a_battle(*values("2 3 4 5", "2 3 4 5"))
    reveals = state.reveals
    play(state, "0 fight bee_3")
    assert state.reveals == reveals
    play(state, "1 fight owl_5")
    assert state.reveals > reveals
    assert [shown.card for shown in state.view(None).last_battle.rounds[0]] == ["bee_3", "owl_5"]


@pytest.mark.rule("RS-10.3")
def test_a_token_adds_two_to_the_card_of_this_round():
    state = a_battle(*values("6 3 2 1", "7 3 2 1"), tokens=[1, 0])
    fight(state, "6 7")
    play(state, "0 reinforce 1")
    shown = state.view(None).last_battle.rounds[0][0]
    assert (shown.tokens, shown.strength) == (1, 8)
    assert won(state) == [0]


@pytest.mark.rule("RS-10.4", "RS-R18")
@pytest.mark.parametrize(
    ("cards", "winners"),
    [
        ("6 4", [0]),
        ("1 2", [1]),
        ("1 7", [1]),
        ("1 8", [0]),
        ("8 7", [0]),
        ("8 1 7", [1]),
        ("7 1 6", [0]),
        ("2 8 1 8", [2]),
    ],
)
def test_the_highest_card_wins_but_a_1_beats_an_8(cards, winners):
    state = a_battle(*values(*cards.split()))
    fight(state, cards)
    assert won(state) == winners


@pytest.mark.rule("RS-R18")
def test_two_1s_and_an_8_leave_the_1s_tied():
    state = a_battle(*values("1 2 3 4", "1 2 3 4", "8 2 3 4"))
    fight(state, "1 1 8")
    assert state.to_act() == [0, 1]


@pytest.mark.rule("RS-R18")
def test_a_1_with_a_token_is_a_3_and_loses_to_the_8():
    state = a_battle(*values("1 2 3 4", "8 2 3 4"), tokens=[1, 0])
    fight(state, "1 8")
    play(state, "0 reinforce 1")
    assert won(state) == [1]


@pytest.mark.rule("RS-R18")
def test_a_card_lifted_to_8_or_more_is_beaten_by_a_plain_1():
    state = a_battle(*values("1 2 3 4", "7 2 3 4"), tokens=[0, 1])
    fight(state, "1 7")
    play(state, "1 reinforce 1")
    assert state.view(None).last_battle.rounds[0][1].strength == 9
    assert won(state) == [0]


@pytest.mark.rule("RS-10.5")
def test_only_the_best_fight_on_with_another_card():
    state = a_battle(*values("6 3 2 1", "4 3 2 1", "6 7 2 1"))
    fight(state, "6 4 6")
    assert state.to_act() == [0, 2]
    assert "fight bee_6" not in legal_lines(state, 0)
    fight(state, "3 7")
    assert won(state) == [2]


@pytest.mark.rule("RS-10.6")
def test_cards_stay_on_the_table_and_nobody_draws_during_a_battle():
    state = a_battle(*values("6 3 2 1", "6 7 2 1"))
    deck = state.view(None).deck
    fight(state, "6 6")
    assert state.view(None).deck == deck
    assert [side.cards for side in state.view(None).sides] == [3, 3]
    assert [shown.card for shown in state.view(None).battle.rounds[0]] == ["bee_6", "owl_6"]
    assert state.view(None).discards == []


@pytest.mark.rule("RS-10.6", "RS-R51")
def test_after_four_equal_rounds_all_who_are_tied_win_the_whole_tile():
    state = a_battle(*values("6 3 2 1", "6 3 2 1"))
    for card in "632":
        fight(state, f"{card} {card}")
    assert legal_lines(state, 0) == ["fight bee_1"]
    fight(state, "1 1")
    assert won(state) == [0, 1]
    assert line_of(state, "age_1_realm_8") == [8, 8]
    assert [side.tokens for side in state.view(None).sides] == [0, 0]


@pytest.mark.rule("RS-10.6")
def test_tokens_can_still_break_the_tie_of_the_fourth_round():
    state = a_battle(*values("6 3 2 4", "6 3 2 4"), tokens=[1, 0])
    for card in "632":
        fight(state, f"{card} {card}")
        play(state, "0 decline")
    fight(state, "4 4")
    play(state, "0 reinforce 1")
    assert won(state) == [0]


@pytest.mark.rule("RS-10.7")
def test_losers_are_second_with_a_token_and_outsiders_third():
    state = a_battle(*values("6 3 2 1", "4 3 2 1", "6 7 2 1"), seats=5, outsiders="3", age=1)
    fight(state, "6 4 6")
    fight(state, "3 7")
    assert line_of(state, "age_1_realm_8") == [3, 3, 8, 1, 0]
    assert [side.tokens for side in state.view(None).sides] == [1, 1, 0, 0, 0]
    assert state.view(None).reserve == 16


@pytest.mark.rule("RS-10.7", "RS-R16")
def test_after_a_perfect_tie_without_losers_the_next_is_second():
    state = a_battle(*values("6 3 2 1", "6 3 2 1"), seats=3, outsiders="2")
    for card in "6321":
        fight(state, f"{card} {card}")
    assert line_of(state, "age_1_realm_8") == [8, 8, 3]


@pytest.mark.rule("RS-10.8")
def test_tokens_are_offered_in_turn_from_the_first_player_to_those_who_have_some():
    state = a_battle(*values("6 3 2 1", "5 3 2 1", "4 3 2 1"), tokens=[1, 0, 2], first=1, turn=1)
    fight(state, "6 5 4")
    assert state.to_act() == [2]
    assert legal_lines(state, 2) == ["decline", "reinforce 1", "reinforce 2"]
    play(state, "2 decline")
    assert state.to_act() == [0]
    assert legal_lines(state, 0) == ["decline", "reinforce 1"]
    play(state, "0 decline")
    assert won(state) == [0]


@pytest.mark.rule("RS-10.8")
def test_a_token_can_be_answered_and_answered_again():
    state = a_battle(*values("6 3 2 1", "5 3 2 1"), tokens=[2, 2])
    fight(state, "6 5")
    play(state, "0 decline", "1 reinforce 1", "0 reinforce 1")
    assert state.to_act() == [1]
    play(state, "1 reinforce 1", "0 reinforce 1")
    assert won(state) == [0]
    assert [shown.strength for shown in state.view(None).last_battle.rounds[0]] == [10, 9]


@pytest.mark.rule("RS-10.8")
def test_after_a_token_the_player_is_not_asked_again_once_all_others_decline():
    state = a_battle(*values("6 3 2 1", "5 3 2 1"), tokens=[5, 1])
    fight(state, "6 5")
    play(state, "0 reinforce 1", "1 decline")
    assert won(state) == [0]
    assert state.view(None).sides[0].tokens == 4


@pytest.mark.rule("RS-10.8")
def test_who_declined_may_still_answer_a_later_token():
    state = a_battle(*values("6 3 2 1", "5 3 2 1"), tokens=[1, 1])
    fight(state, "6 5")
    play(state, "0 decline", "1 reinforce 1")
    assert state.to_act() == [0]
    play(state, "0 reinforce 1")
    assert won(state) == [0]


@pytest.mark.rule("RS-10.8")
def test_spent_tokens_return_to_the_reserve_at_once():
    state = a_battle(*values("6 3 2 1", "5 3 2 1"), tokens=[3, 1])
    assert state.view(None).reserve == 14
    fight(state, "6 5")
    play(state, "0 reinforce 2")
    assert state.view(None).reserve == 16


@pytest.mark.rule("RS-10.8", "RS-10.9")
def test_only_own_tokens_on_the_own_card():
    state = a_battle(*values("1 3 2 4", "7 3 2 4"), tokens=[1, 0])
    fight(state, "1 7")
    found = refusal(state, "0 reinforce 2")
    assert (found.rule, found.words) == ("RS-10.8", ["2", "1"])
    assert refusal(state, "0 fight bee_3").rule == "RS-10.8"
    play(state, "0 reinforce 1")
    assert [shown.tokens for shown in state.view(None).last_battle.rounds[0]] == [1, 0]


@pytest.mark.rule("RS-R19")
def test_useless_tokens_are_legal_for_those_ahead_and_behind():
    state = a_battle(*values("7 3 2 1", "2 3 5 1", "3 4 5 1"), tokens=[1, 1, 0])
    fight(state, "7 2 3")
    play(state, "0 reinforce 1", "1 reinforce 1")
    assert won(state) == [0]


@pytest.mark.rule("RS-10.10", "RS-R20")
def test_tokens_in_a_tie_are_lost_and_the_next_round_is_bare():
    state = a_battle(*values("6 3 2 1", "6 5 2 1"), tokens=[1, 1])
    fight(state, "6 6")
    play(state, "0 reinforce 1", "1 reinforce 1")
    assert [side.tokens for side in state.view(None).sides] == [0, 0]
    fight(state, "3 5")
    rounds = state.view(None).last_battle.rounds
    assert [shown.strength for shown in rounds[0]] == [8, 8]
    assert [shown.strength for shown in rounds[1]] == [3, 5]
    assert won(state) == [1]


@pytest.mark.rule("RS-10.11")
def test_after_a_battle_cards_are_discarded_then_drawn_then_tokens_handed_out():
    state = a_battle(*values("6 3 2 1", "5 3 2 1"), deck="tiger_1 tiger_2", first=1, turn=1, age=3)
    story = listen(state)
    fight(state, "6 5")
    assert hand(state, 1) == ["owl_3", "owl_2", "owl_1", "tiger_1"]
    assert hand(state, 0) == ["bee_3", "bee_2", "bee_1", "tiger_2"]
    assert state.view(None).discards == ["owl_5", "bee_6"]
    names = [line.split()[1] for line in told(story, "drew", "first-place", "token")]
    assert names == ["drew", "drew", "first-place", "token"]


@pytest.mark.rule("RS-10.12")
def test_tokens_are_kept_from_age_to_age():
    state = a_battle(*values("6 3 2 1", "5 3 2 1"))
    fight(state, "6 5")
    assert state.view(None).age == 2
    assert [side.tokens for side in state.view(None).sides] == [0, 1]


@pytest.mark.rule("RS-R17")
def test_five_players_can_fight():
    state = a_battle(*values("2 3 4 5", "3 4 5 6", "4 5 6 7", "5 6 7 8", "6 7 8 1"))
    assert state.to_act() == [0, 1, 2, 3, 4]
    fight(state, "2 3 4 5 6")
    assert won(state) == [4]
    assert line_of(state, "age_1_realm_8") == [3, 3, 3, 3, 8]


@pytest.mark.rule("RS-R21")
def test_an_empty_reserve_serves_the_first_losers_only():
    hands = values("2 3 4 5", "3 4 5 6", "4 5 6 7")
    state = a_battle(*hands, tokens=[7, 7, 3], first=1, turn=1)
    fight(state, "2 3 4")
    play(state, "1 decline", "2 decline", "0 decline")
    assert [side.tokens for side in state.view(None).sides] == [7, 8, 3]
    assert state.view(None).reserve == 0


@pytest.mark.rule("RS-R21")
def test_spent_tokens_return_before_the_losers_take_theirs():
    state = a_battle(*values("2 3 4 5", "7 4 5 6"), tokens=[9, 9])
    fight(state, "2 7")
    play(state, "0 reinforce 1", "1 decline")
    assert won(state) == [1]
    assert [side.tokens for side in state.view(None).sides] == [9, 9]


@pytest.mark.rule("RS-R22", "RS-R49")
def test_a_token_just_won_helps_in_the_next_realm_and_every_battle_starts_with_four_cards():
    state = a_table(
        2,
        hands=values("6 3 2 1", "5 3 2 1"),
        cubes={"realm_4": "0 1", "realm_5": "0 1"},
        deck="tiger_1 tiger_2",
    )
    everybody_passes(state)
    fight(state, "6 5")
    assert state.view(None).step == "fight"
    assert [side.cards for side in state.view(None).sides] == [4, 4]
    fight(state, "3 3")
    assert state.to_act() == [1]
    play(state, "1 reinforce 1")
    assert won(state) == [1]


@pytest.mark.rule("RS-R22")
def test_a_loser_has_no_token_yet_in_the_same_battle():
    state = a_battle(*values("6 3 2 1", "4 3 2 1", "6 7 2 1"))
    fight(state, "6 4 6")
    assert [side.tokens for side in state.view(None).sides] == [0, 0, 0]


@pytest.mark.rule("RS-R23")
def test_who_fell_early_shows_and_plays_nothing_more_and_draws_at_the_end():
    state = a_battle(*values("6 3 2 1", "4 3 2 1", "6 7 2 1"), tokens=[0, 2, 0])
    fight(state, "6 4 6")
    play(state, "1 decline")
    assert legal_lines(state, 1) == []
    fight(state, "3 7")
    assert won(state) == [2]
    assert [side.cards for side in state.view(None).sides] == [4, 4, 4]


@pytest.mark.rule("RS-R48")
def test_a_sealed_card_never_leaks_into_a_sample():
    state = a_battle(*values("2 3 4 5", "2 3 4 5"))
    history = History(state)
    history.play(0, state.steps[0].choices.fight[state.box.card_ids["bee_3"]])
    position = history.now
    rng = rng_from(b"worlds")
    guesses = {position.sample(1, rng).view(0).me.sealed for _ in range(60)}
    assert len(guesses) > 10
    assert {position.sample(0, rng).view(0).me.sealed for _ in range(5)} == {"bee_3"}
