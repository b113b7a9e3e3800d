"""RS-7  Rally."""

import pytest

from .helpers import (
    a_table,
    claim_something,
    everybody_passes,
    hand,
    legal_lines,
    listen,
    play,
    rally,
    refusal,
    scores,
    told,
)

CARDS = "bee_2 bee_4 bee_6 bee_8"


@pytest.mark.rule("RS-7.1")
def test_first_comes_the_point_then_the_discards_then_the_draw():
    state = a_table(hands=[CARDS], deck="wolf_1 wolf_2")
    story = listen(state)
    play(state, "0 rally", "0 discard bee_4", "0 discard bee_8", "0 draw")
    assert scores(state) == [1, 0, 0]
    assert state.view(None).discards == ["bee_4", "bee_8"]
    assert hand(state, 0) == ["bee_2", "bee_6", "wolf_1", "wolf_2"]
    assert [line.split()[1] for line in told(story)] == ["rallied", "discarded", "discarded", "drew", "drew"]
    assert state.to_act() == [1]


@pytest.mark.rule("RS-7.1")
def test_while_rallying_only_discards_and_the_draw_are_possible():
    state = a_table(hands=[CARDS])
    play(state, "0 rally")
    assert refusal(state, "0 pass").rule == "RS-7.1"
    found = refusal(state, "0 discard wolf_1")
    assert (found.rule, found.words) == ("RS-7.1", ["wolf_1"])


@pytest.mark.rule("RS-7.2")
def test_at_least_one_card_must_go():
    state = a_table(hands=[CARDS])
    play(state, "0 rally")
    assert refusal(state, "0 draw").rule == "RS-7.2"
    assert legal_lines(state) == [f"discard {name}" for name in CARDS.split()]
    play(state, "0 discard bee_2")
    assert "draw" in legal_lines(state)


@pytest.mark.rule("RS-7.2", "RS-R51")
def test_all_four_cards_may_go():
    state = a_table(hands=[CARDS], deck="wolf_1 wolf_2 wolf_3 wolf_4")
    play(state, "0 rally", *[f"0 discard {name}" for name in CARDS.split()])
    assert legal_lines(state) == ["draw"]
    play(state, "0 draw")
    assert hand(state, 0) == ["wolf_1", "wolf_2", "wolf_3", "wolf_4"]


@pytest.mark.rule("RS-7.3")
def test_nobody_rallies_once_somebody_has_passed():
    state = a_table()
    play(state, "0 pass")
    assert "rally" not in legal_lines(state, 1)
    assert refusal(state, "1 rally").rule == "RS-7.3"


@pytest.mark.rule("RS-7.3", "RS-R8")
def test_a_capital_claim_ends_rallying_too():
    state = a_table(hands=[CARDS], decrees={"realm_4": "even_only"}, cubes={"realm_4": "1 2 1"})
    play(state, "0 claim bee_2 realm_4")
    assert refusal(state, "1 rally").rule == "RS-7.3"


@pytest.mark.rule("RS-7.4")
def test_whoever_can_play_nothing_must_then_pass():
    decrees = {
        "realm_4": "odd_only",
        "realm_5": "low_values",
        "realm_6": "middle_values",
        "realm_7": "bee_or_owl",
        "realm_8": "ascending_from_1",
    }
    state = a_table(2, hands=["wolf_6 wolf_8 frog_6 frog_8"], decrees=decrees)
    assert legal_lines(state) == ["rally", "pass"]
    later = a_table(2, hands=["wolf_6 wolf_8 frog_6 frog_8"], decrees=decrees, out=[1])
    assert legal_lines(later) == ["pass"]


@pytest.mark.rule("RS-R39")
def test_without_an_agreement_rallies_never_end():
    state = a_table(2)
    for _ in range(30):
        rally(state)
    assert "rally" in legal_lines(state, state.to_act()[0])


@pytest.mark.rule("RS-R39")
def test_an_agreed_limit_stops_rallies_until_somebody_claims_or_passes():
    state = a_table(2, decrees={"realm_4": "unique_species_here"}, rally_stall_limit="5")
    for _ in range(4):
        rally(state)
    assert state.to_act() == [0]
    assert "rally" in legal_lines(state)
    rally(state)
    found = refusal(state, "1 rally")
    assert (found.rule, found.words) == ("RS-R39", ["5"])
    claim_something(state)
    assert "rally" in legal_lines(state)


@pytest.mark.rule("RS-R39")
def test_a_new_age_counts_rallies_anew():
    state = a_table(2, rally_stall_limit="5")
    for _ in range(5):
        rally(state)
    everybody_passes(state)
    assert "rally" in legal_lines(state, state.to_act()[0])
