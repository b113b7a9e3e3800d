"""RS-5  Claim a territory."""

import pytest

from .helpers import a_table, column, hand, influence, legal_lines, listen, new_game, play, refusal, told

EVENS = "bee_2 bee_4 bee_6 bee_8"
EVEN = {"realm_4": "even_only", "realm_8": "odd_only", "realm_6": "high_values"}


@pytest.mark.rule("RS-5.1")
def test_the_card_goes_to_the_end_of_the_column():
    state = a_table(hands=[EVENS], decrees=EVEN, columns={"realm_4": "owl_2/1"})
    play(state, "0 claim bee_6 realm_4")
    assert column(state, "realm_4") == ["owl_2/1", "bee_6/0"]


@pytest.mark.rule("RS-5.1")
def test_only_cards_of_the_own_hand_can_be_played():
    state = a_table(hands=[EVENS, "owl_2 owl_4 owl_6 owl_8"], decrees=EVEN)
    found = refusal(state, "0 claim owl_2 realm_4")
    assert (found.rule, found.words) == ("RS-5.1", ["owl_2"])


@pytest.mark.rule("RS-5.2")
def test_a_claim_needs_a_cube_a_free_territory_and_a_card_that_fits():
    state = a_table(hands=[EVENS], decrees=EVEN)
    assert "claim bee_2 realm_4" in legal_lines(state)
    assert refusal(state, "0 claim bee_2 realm_8").rule == "RS-6.1"
    full = a_table(hands=[EVENS], decrees=EVEN, cubes={"realm_4": "1 2 1 2"})
    assert refusal(full, "0 claim bee_2 realm_4").rule == "RS-5.5"
    broke = a_table(hands=[EVENS], decrees=EVEN, cubes=eighteen_cubes())
    assert refusal(broke, "0 claim bee_2 realm_4").rule == "RS-5.8"


def eighteen_cubes():
    return {"realm_5": "0 0 0 0", "realm_6": "0 0 0 0 0", "realm_7": "0 0 0 0 0", "realm_8": "0 0 0 0"}


@pytest.mark.rule("RS-5.3", "RS-R5")
def test_a_cube_comes_from_the_supply_to_a_normal_territory():
    state = a_table(hands=[EVENS], decrees=EVEN)
    play(state, "0 claim bee_2 realm_4")
    assert influence(state, "realm_4") == [1, 0, 0]
    assert state.view(None).sides[0].supply == 17
    assert state.view(None).realms[0].capital is None


@pytest.mark.rule("RS-5.4")
@pytest.mark.parametrize(
    ("realm", "free"), [("realm_4", 3), ("realm_5", 4), ("realm_6", 5), ("realm_7", 6), ("realm_8", 7)]
)
def test_the_capital_is_taken_only_when_no_normal_territory_is_free(realm, free):
    almost = a_table(hands=[EVENS], decrees={realm: "even_only"}, cubes={realm: " ".join("1" * (free - 1))})
    play(almost, f"0 claim bee_2 {realm}")
    number = almost.box.realm_ids[realm]
    assert almost.view(None).realms[number].capital is None
    last = a_table(hands=[EVENS], decrees={realm: "even_only"}, cubes={realm: " ".join("1" * free)})
    play(last, f"0 claim bee_2 {realm}")
    assert last.view(None).realms[number].capital == 0


@pytest.mark.rule("RS-5.5")
def test_a_realm_with_a_taken_capital_is_closed_but_its_last_card_still_counts():
    state = a_table(
        hands=[EVENS],
        decrees={"realm_4": "even_only", "realm_5": "same_value_as_neighbour"},
        columns={"realm_4": "owl_2/1 owl_4/2 owl_6/1 owl_8/2"},
        out=[2],
    )
    found = refusal(state, "0 claim bee_2 realm_4")
    assert (found.rule, found.words) == ("RS-5.5", ["realm_4"])
    assert "claim bee_8 realm_5" in legal_lines(state)
    assert "claim bee_6 realm_5" not in legal_lines(state)


@pytest.mark.rule("RS-5.6")
def test_council_cubes_fill_no_territory_and_claims_never_go_there():
    state = a_table(hands=[EVENS], decrees=EVEN, cubes={"realm_4": "1 2"}, councils={"realm_4": "1 2"}, age=3)
    play(state, "0 claim bee_2 realm_4")
    realm = state.view(None).realms[0]
    assert realm.capital is None
    assert realm.council == [1, 2]
    assert realm.influence == [1, 2, 2]


@pytest.mark.rule("RS-5.7")
def test_the_player_draws_up_to_four_cards():
    state = a_table(hands=[EVENS], decrees=EVEN, deck="wolf_1")
    play(state, "0 claim bee_2 realm_4")
    assert hand(state, 0) == ["bee_4", "bee_6", "bee_8", "wolf_1"]


@pytest.mark.rule("RS-5.8", "RS-R7")
def test_without_a_cube_a_player_can_only_pass_even_if_rallying_is_open():
    state = a_table(hands=[EVENS], decrees=EVEN, cubes=eighteen_cubes())
    assert state.view(None).rally_open
    assert legal_lines(state) == ["pass"]
    assert refusal(state, "0 rally").rule == "RS-5.8"
    play(state, "0 pass")
    assert state.view(None).sides[0].ages_first == [1]


@pytest.mark.rule("RS-5.9", "RS-R8", "RS-R46")
def test_a_capital_ends_the_age_for_its_owner_with_tile_and_cards():
    state = a_table(hands=[EVENS], decrees=EVEN, cubes={"realm_4": "1 2 1"}, deck="wolf_1")
    story = listen(state)
    play(state, "0 claim bee_2 realm_4")
    side = state.view(None).sides[0]
    assert side.out
    assert side.ages_first == [1]
    assert hand(state, 0) == ["bee_4", "bee_6", "bee_8", "wolf_1"]
    assert not state.view(None).rally_open
    assert [line.split()[1] for line in told(story)] == ["capital", "first-to-pass", "your-tile", "drew"]


@pytest.mark.rule("RS-5.10")
def test_nobody_claims_two_capitals_in_an_age():
    state = a_table(2, hands=[EVENS], decrees=EVEN, cubes={"realm_4": "1 1 1", "realm_6": "1 1 1 1 1"})
    play(state, "0 claim bee_2 realm_4")
    assert state.to_act() == [1]
    play(state, "1 pass")
    assert state.view(None).age == 2


@pytest.mark.rule("RS-5.11")
def test_columns_are_open_to_everybody():
    state = a_table(columns={"realm_7": "owl_2/1 bee_8/0 wolf_1/2"})
    for seat in [None, 0, 1, 2]:
        shown = state.view(seat).realms[3].column
        assert [(card.card, card.side) for card in shown] == [("owl_2", 1), ("bee_8", 0), ("wolf_1", 2)]


@pytest.mark.rule("RS-5.2")
@pytest.mark.parametrize("seed", range(3))
def test_every_card_of_the_hand_has_a_realm_to_go_to_or_a_reason_why_not(seed):
    state = new_game(2, seed)
    for _ in range(5):
        (seat,) = state.to_act()
        refused = {(one.card, one.realm) for one in state.view(seat).me.refused}
        legal = {tuple(one.words) for one in state.legal(seat) if one.verb == "claim"}
        assert refused.isdisjoint(legal)
        assert len(refused | legal) == 4 * 5
        assert state.view(1 - seat).me.refused == []
        play(state, f"{seat} {state.legal(seat)[0].notation}")
