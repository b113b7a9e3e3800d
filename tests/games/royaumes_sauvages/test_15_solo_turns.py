"""RS-15.1 to RS-15.18  Solo mode: setup and the turns of the opponent."""

import pytest

from .helpers import (
    GAME,
    LEVELS,
    a_table,
    column,
    everybody_passes,
    go_out,
    hand,
    influence,
    legal_lines,
    listen,
    new_game,
    next_cards,
    play,
    refusal,
    told,
)

EVENS = "bee_2 bee_4 bee_6 bee_8"
ODD_REALM = {"realm_4": "even_only", "realm_5": "high_values", "realm_6": "low_values"}


def solo(**setup):
    """A solo table at Medium with a Bonus card that matches nothing in these tests."""
    given = {"solo_level": "medium", "bonus": "red_panda_1", "hands": [EVENS], "decrees": ODD_REALM} | setup
    return a_table(1, **given)


def opponent_plays(cards, realm="realm_4", **setup):
    """The human claims in a realm, then the opponent draws these cards in turn."""
    state = solo(deck=f"tiger_8 {cards}", **setup)
    play(state, f"0 claim bee_2 {realm}")
    return state


# Setup


@pytest.mark.rule("RS-15.1")
@pytest.mark.parametrize("level", LEVELS)
def test_the_hand_lies_open(level):
    view = new_game(1, solo_level=level).view(None)
    assert len(view.sides[0].hand) == 4
    assert view.sides[1].hand is None


@pytest.mark.rule("RS-15.2")
@pytest.mark.parametrize(
    ("level", "cards"), [("easy", 0), ("medium", 1), ("standard", 1), ("hard", 1), ("expert", 2)]
)
def test_bonus_cards_are_turned_up(level, cards):
    view = new_game(1, solo_level=level).view(None)
    assert len(view.bonus) == cards
    placed = sum(len(realm.column) for realm in view.realms)
    assert view.deck == 64 - 4 - cards - placed


@pytest.mark.rule("RS-15.3")
def test_human_and_opponent_have_18_cubes_of_different_colours():
    sides = new_game(1).view(None).sides
    assert [side.supply for side in sides] == [18, 18]
    assert sides[0].colour != sides[1].colour


@pytest.mark.rule("RS-15.4")
def test_there_are_no_tokens_but_decrees_and_majority_tiles():
    view = new_game(1).view(None)
    assert view.reserve == 0
    assert [len(realm.tiles) for realm in view.realms] == [3] * 5
    assert len({realm.decree.decree for realm in view.realms}) == 5


# Turns


@pytest.mark.rule("RS-15.5", "RS-R28")
@pytest.mark.parametrize("level", LEVELS)
def test_the_human_starts_every_age_except_at_easy(level):
    state = a_table(1, solo_level=level, out=[1])
    for age in [2, 3]:
        play(state, "0 pass")
        view = state.view(None)
        assert view.age == age
        assert view.first == (1 if level == "easy" else 0)
        assert sum(len(realm.column) for realm in view.realms) == (1 if level == "easy" else 0)
        go_out(state, [1])


@pytest.mark.rule("RS-15.5")
def test_the_fewest_points_do_not_matter():
    state = a_table(1, points=[50, 0], out=[1])
    everybody_passes(state)
    assert state.to_act() == [0]


@pytest.mark.rule("RS-15.5")
def test_sides_alternate_and_the_age_ends_when_both_are_out():
    state = opponent_plays("wolf_8 wolf_7")
    assert [card.partition("/")[2] for card in column(state, "realm_4")] == ["0"]
    assert column(state, "realm_8") == ["wolf_8/1"]
    assert state.to_act() == [0]
    done = solo(out=[1])
    play(done, "0 pass")
    assert done.view(None).age == 2


@pytest.mark.rule("RS-15.6")
def test_the_humans_turn_is_normal_and_decrees_bind():
    state = solo()
    assert {line.split()[0] for line in legal_lines(state)} == {"claim", "rally", "pass"}
    assert refusal(state, "0 claim bee_4 realm_6").rule == "RS-6.1"


@pytest.mark.rule("RS-15.6", "RS-R13", "RS-R45")
def test_the_opponents_cards_can_break_a_sequence():
    for last, fits in [("owl_8", []), ("owl_2", ["claim bee_3 realm_8"])]:
        state = solo(
            hands=["bee_1 bee_3 bee_7 frog_1"],
            decrees={"realm_8": "ascending_from_1"},
            columns={"realm_8": f"{last}/1"},
        )
        assert [line for line in legal_lines(state) if line.endswith("realm_8")] == fits


@pytest.mark.rule("RS-R12")
def test_the_opponents_last_card_counts_even_if_it_broke_the_decree():
    state = solo(decrees={"realm_6": "same_value_as_neighbour"}, columns={"realm_5": "owl_4/1"})
    assert [line for line in legal_lines(state) if line.endswith("realm_6")] == ["claim bee_4 realm_6"]


@pytest.mark.rule("RS-15.7", "RS-15.15")
def test_low_cards_are_played_before_the_human_is_out_and_discarded_after():
    before = opponent_plays("wolf_1")
    assert column(before, "realm_4") == ["bee_2/0", "wolf_1/1"]
    after = solo(deck="wolf_1 owl_3 frog_2 wolf_4", cubes={"realm_4": "1 0 0"})
    story = listen(after)
    play(after, "0 pass")
    assert told(story, "opponent-discarded")[:3] == [
        "-1: opponent-discarded wolf_1",
        "-1: opponent-discarded owl_3",
        "-1: opponent-discarded frog_2",
    ]
    assert told(story, "opponent-capital") == ["-1: opponent-capital wolf_4 realm_4"]


@pytest.mark.rule("RS-15.8")
def test_an_opponent_without_a_cube_goes_out():
    cubes = {"realm_5": "1 1 1 1", "realm_6": "1 1 1 1 1", "realm_7": "1 1 1 1 1", "realm_8": "1 1 1 1"}
    state = solo(cubes=cubes)
    story = listen(state)
    play(state, "0 claim bee_2 realm_4")
    assert told(story, "opponent-passed") == ["-1: opponent-passed"]
    assert state.view(None).out == [1]
    assert state.to_act() == [0]


# Before


@pytest.mark.rule("RS-15.9", "RS-6.8")
def test_the_opponent_does_not_care_about_decrees():
    state = opponent_plays("wolf_5", decrees=ODD_REALM | {"realm_5": "high_values"})
    assert column(state, "realm_5") == ["wolf_5/1"]


@pytest.mark.rule("RS-15.10")
@pytest.mark.parametrize("value", [4, 5, 6, 7, 8])
def test_a_high_card_designates_the_realm_of_that_size(value):
    state = opponent_plays(f"wolf_{value}")
    assert f"wolf_{value}/1" in column(state, f"realm_{value}")


@pytest.mark.rule("RS-15.10")
@pytest.mark.parametrize("value", [1, 2, 3])
def test_a_low_card_follows_the_humans_last_claim(value):
    state = opponent_plays(f"wolf_{value}", realm="realm_6")
    assert column(state, "realm_6") == ["bee_2/0", f"wolf_{value}/1"]


@pytest.mark.rule("RS-15.10", "RS-R27")
def test_before_any_claim_a_low_card_goes_to_the_smallest_realm():
    state = solo(deck="owl_7 wolf_2")
    play(state, "0 rally", "0 discard bee_8", "0 draw")
    assert column(state, "realm_4") == ["wolf_2/1"]


@pytest.mark.rule("RS-R27")
def test_claims_of_earlier_ages_do_not_count():
    state = opponent_plays("wolf_8", realm="realm_6")
    go_out(state, [1])
    play(state, "0 pass")
    assert state.view(None).age == 2
    next_cards(state, "owl_7 wolf_2")
    play(state, "0 rally", f"0 discard {hand(state, 0)[0]}", "0 draw")
    assert column(state, "realm_4") == ["wolf_2/1"]


@pytest.mark.rule("RS-15.11", "RS-R31")
def test_a_realm_where_the_opponent_is_two_ahead_is_skipped_clockwise():
    ahead = opponent_plays("wolf_6", cubes={"realm_6": "1 1"})
    assert "wolf_6/1" in column(ahead, "realm_7")
    one_ahead = opponent_plays("wolf_6", cubes={"realm_6": "1"})
    assert "wolf_6/1" in column(one_ahead, "realm_6")
    balanced = opponent_plays("wolf_6", cubes={"realm_6": "1 1 0"})
    assert "wolf_6/1" in column(balanced, "realm_6")


@pytest.mark.rule("RS-R31")
def test_councils_count_for_being_ahead():
    state = opponent_plays("wolf_6", cubes={"realm_6": "1"}, councils={"realm_6": "1"}, age=2)
    assert "wolf_6/1" in column(state, "realm_7")
    level = opponent_plays("wolf_6", cubes={"realm_6": "1"}, councils={"realm_6": "1 0"}, age=3)
    assert "wolf_6/1" in column(level, "realm_6")


@pytest.mark.rule("RS-15.11")
def test_a_realm_without_a_free_normal_territory_is_skipped_around_the_ring():
    state = opponent_plays("wolf_8", realm="realm_6", cubes={"realm_8": "0 0 0 1 1 1 0"})
    assert "wolf_8/1" in column(state, "realm_4")


@pytest.mark.rule("RS-15.11")
def test_if_it_is_ahead_everywhere_it_takes_the_first_free_normal_territory():
    cubes = {"realm_4": "1 1", "realm_5": "1 1", "realm_6": "1 1", "realm_7": "1 1", "realm_8": "1 1"}
    state = opponent_plays("wolf_7", councils={"realm_4": "1"}, cubes=cubes, age=2)
    assert "wolf_7/1" in column(state, "realm_7")


def full_board(**but):
    """Every normal territory is taken, by turns; `but` names realms with fewer cubes."""
    full = {
        "realm_4": "0 1 0",
        "realm_5": "0 1 0 1",
        "realm_6": "0 1 0 1 0",
        "realm_7": "0 1 0 1 0 1",
        "realm_8": "0 1 0 1 0 1 0",
    }
    return full | but


@pytest.mark.rule("RS-15.11", "RS-15.12", "RS-15.13")
def test_with_no_normal_territory_left_it_takes_the_designated_capital_and_is_out():
    state = solo(deck="owl_1 wolf_6", cubes=full_board(realm_4="0 1"))
    play(state, "0 claim bee_2 realm_4")
    assert state.view(None).realms[2].capital == 1
    assert state.view(None).out == [1]
    assert state.to_act() == [0]


@pytest.mark.rule("RS-15.12", "RS-R30")
def test_after_the_opponent_is_out_the_human_plays_on_without_rallying():
    state = solo(out=[1])
    assert refusal(state, "0 rally").rule == "RS-7.3"
    play(state, "0 claim bee_2 realm_4", "0 claim bee_4 realm_4")
    assert state.to_act() == [0]
    assert influence(state, "realm_4") == [2, 0]


@pytest.mark.rule("RS-15.13")
@pytest.mark.parametrize("seed", range(30))
def test_the_opponent_always_finds_a_place(seed):
    state = new_game(1, seed, solo_level=LEVELS[seed % 5])
    while state.to_act():
        lines = legal_lines(state)
        play(state, f"0 {lines[(seed * 7 + len(lines)) % len(lines)]}")
    assert state.result() is not None


# The Bonus card


@pytest.mark.rule("RS-15.14")
def test_a_matching_bonus_card_is_played_at_once_and_replaced():
    state = opponent_plays("wolf_6 owl_3", bonus="wolf_8")
    assert column(state, "realm_6") == ["wolf_6/1"]
    assert column(state, "realm_8") == ["wolf_8/1"]
    assert state.view(None).bonus == ["owl_3"]


@pytest.mark.rule("RS-15.14")
def test_at_standard_the_same_value_matches_too_and_at_medium_not():
    for level, bonus in [("standard", ["owl_3"]), ("medium", ["frog_6"])]:
        state = opponent_plays("wolf_6 owl_3", bonus="frog_6", solo_level=level)
        assert state.view(None).bonus == bonus


@pytest.mark.rule("RS-15.14")
def test_the_new_bonus_card_is_not_compared_in_the_same_turn():
    state = opponent_plays("wolf_6 wolf_7 wolf_5", bonus="wolf_8")
    assert state.view(None).bonus == ["wolf_7"]
    assert sum(len(realm.column) for realm in state.view(None).realms) == 3


@pytest.mark.rule("RS-15.14")
def test_without_a_second_cube_the_bonus_card_stays():
    cubes = {"realm_5": "1 1 1 1", "realm_7": "1 1 1 1 1 1", "realm_8": "1 1 1 1 1 1 1"}
    state = opponent_plays("wolf_6", bonus="wolf_8", cubes=cubes)
    assert state.view(None).sides[1].supply == 0
    assert state.view(None).bonus == ["wolf_8"]


@pytest.mark.rule("RS-R32")
def test_a_capital_taken_by_the_drawn_card_ends_the_turn_before_the_bonus():
    state = solo(deck="owl_1 wolf_6", bonus="wolf_8", cubes=full_board(realm_4="0 1"))
    play(state, "0 claim bee_2 realm_4")
    assert state.view(None).out == [1]
    assert state.view(None).bonus == ["wolf_8"]


@pytest.mark.rule("RS-15.30")
def test_at_expert_the_human_chooses_between_two_matching_bonus_cards():
    state = opponent_plays("wolf_6 owl_3", bonus="wolf_8 frog_6", solo_level="expert")
    assert state.view(None).step == "bonus"
    assert legal_lines(state) == ["bonus wolf_8", "bonus frog_6"]
    assert refusal(state, "0 bonus owl_3").rule == "RS-15.30"
    assert refusal(state, "0 pass").rule == "RS-15.30"
    play(state, "0 bonus frog_6")
    assert column(state, "realm_6") == ["wolf_6/1", "frog_6/1"]
    assert state.view(None).bonus == ["wolf_8", "owl_3"]
    assert state.to_act() == [0]


@pytest.mark.rule("RS-15.30")
def test_at_expert_a_single_match_is_played_without_asking():
    state = opponent_plays("wolf_6 owl_3", bonus="okapi_8 wolf_7", solo_level="expert")
    assert state.view(None).bonus == ["okapi_8", "owl_3"]
    assert state.view(None).step == "act"


# After


@pytest.mark.rule("RS-15.16", "RS-R33")
def test_once_the_human_is_out_capitals_are_no_longer_avoided():
    state = solo(deck="wolf_6", cubes={"realm_6": "1 0 1 0 0"})
    story = listen(state)
    play(state, "0 pass")
    assert told(story, "opponent-capital") == ["-1: opponent-capital wolf_6 realm_6"]


@pytest.mark.rule("RS-15.16")
def test_a_realm_where_it_is_two_ahead_is_still_skipped():
    state = solo(
        deck="wolf_4", cubes={"realm_4": "1 1 0", "realm_5": "0 0 0 0"}, councils={"realm_4": "1"}, age=2
    )
    story = listen(state)
    play(state, "0 pass")
    assert told(story, "opponent-claimed", "opponent-capital")[0] == "-1: opponent-capital wolf_4 realm_5"


@pytest.mark.rule("RS-15.16")
def test_ahead_everywhere_it_takes_the_first_realm_with_any_free_territory():
    cubes = {"realm_4": "1 1 1", "realm_5": "1 1", "realm_6": "1 1", "realm_7": "1 1", "realm_8": "1 1"}
    state = solo(deck="wolf_4", cubes=cubes)
    story = listen(state)
    play(state, "0 pass")
    assert told(story, "opponent-claimed", "opponent-capital") == ["-1: opponent-capital wolf_4 realm_4"]


@pytest.mark.rule("RS-R33")
def test_it_does_not_look_for_a_capital_elsewhere():
    state = solo(deck="wolf_8 wolf_6", cubes={"realm_6": "1 0 1 0 0"})
    story = listen(state)
    play(state, "0 pass")
    assert told(story, "opponent-claimed", "opponent-capital") == [
        "-1: opponent-claimed wolf_8 realm_8",
        "-1: opponent-capital wolf_6 realm_6",
    ]


@pytest.mark.rule("RS-15.17", "RS-R34")
def test_a_matching_low_bonus_card_is_replaced_by_the_next_high_card():
    state = solo(
        deck="wolf_8 owl_1 frog_2 okapi_7 tiger_3 bee_5", bonus="wolf_2", cubes={"realm_5": "0 1 1 0"}
    )
    story = listen(state)
    play(state, "0 pass")
    assert told(story, "opponent-discarded") == [
        "-1: opponent-discarded wolf_2",
        "-1: opponent-discarded owl_1",
        "-1: opponent-discarded frog_2",
    ]
    assert told(story, "bonus-played") == ["-1: bonus-played okapi_7"]
    assert told(story, "bonus-card") == ["-1: bonus-card tiger_3"]


@pytest.mark.rule("RS-R34")
def test_a_low_bonus_card_that_does_not_match_stays():
    state = solo(deck="wolf_5", bonus="owl_2", cubes={"realm_5": "0 1 1 0"})
    play(state, "0 pass")
    assert state.view(None).bonus == ["owl_2"]


@pytest.mark.rule("RS-15.18", "RS-R29")
def test_after_a_capital_and_after_a_pass_the_opponent_goes_on_alike():
    lines = []
    for decision in ["0 pass", "0 claim bee_2 realm_4"]:
        state = solo(
            deck="owl_1 wolf_3 okapi_6" if "claim" in decision else "wolf_3 okapi_6",
            cubes={"realm_4": "0 0 0", "realm_6": "0 0 1 1 1"},
        )
        story = listen(state)
        play(state, decision)
        lines.append(told(story, "opponent-discarded", "opponent-claimed", "opponent-capital"))
    assert lines[0] == lines[1] == ["-1: opponent-discarded wolf_3", "-1: opponent-capital okapi_6 realm_6"]


@pytest.mark.rule("RS-R53")
def test_the_opponent_does_not_look_at_the_hand():
    played = []
    for cards in ["bee_2 bee_4 bee_6 bee_8", "bee_2 owl_1 frog_7 okapi_3"]:
        state = solo(deck="tiger_8 wolf_6", hands=[cards])
        play(state, "0 claim bee_2 realm_4")
        played.append([column(state, realm) for realm in GAME.box.realm_ids])
    assert played[0] == played[1]
