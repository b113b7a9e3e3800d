"""RS-4  Course of an age."""

import pytest

from .helpers import (
    a_table,
    claim_something,
    everybody_passes,
    legal_lines,
    listen,
    new_game,
    play,
    rally,
    refusal,
    told,
)

OPEN = {
    "realm_4": "even_only",
    "realm_5": "odd_only",
    "realm_6": "low_values",
    "realm_7": "middle_values",
    "realm_8": "high_values",
}
HAND = "bee_1 bee_4 bee_6 bee_8"


@pytest.mark.rule("RS-4.1", "RS-R2")
def test_turns_go_clockwise_from_the_first_player():
    state = new_game(4, starter="2")
    order = []
    for _ in range(5):
        order += state.to_act()
        rally(state)
    assert order == [2, 3, 0, 1, 2]


@pytest.mark.rule("RS-4.1", "RS-R2")
def test_whoever_is_out_is_skipped():
    state = a_table(3, turn=0)
    play(state, "0 pass")
    claim_something(state)
    assert state.to_act() == [2]
    claim_something(state)
    assert state.to_act() == [1]


@pytest.mark.rule("RS-4.1")
def test_nobody_decides_out_of_turn():
    state = a_table(3, turn=0)
    found = state.refusal(1, state.steps[0].choices.skip)
    assert found is not None
    assert found.rule == "RS-4.1"
    assert legal_lines(state, 1) == []
    assert state.question(1) == "wait"


@pytest.mark.rule("RS-4.2")
@pytest.mark.parametrize("line", ["0 draw", "0 discard bee_1", "0 fight bee_1", "0 decline", "0 bonus bee_1"])
def test_a_turn_is_a_claim_a_rally_or_a_pass_and_nothing_else(line):
    state = a_table(2, hands=[HAND], decrees=OPEN)
    assert {choice.split()[0] for choice in legal_lines(state)} == {"claim", "rally", "pass"}
    assert refusal(state, line).rule == "RS-4.2"


@pytest.mark.rule("RS-4.3")
def test_the_age_ends_as_soon_as_everybody_is_out():
    state = a_table(3)
    story = listen(state)
    play(state, "0 pass", "1 pass")
    assert told(story, "age-ends") == []
    play(state, "2 pass")
    assert told(story, "age-ends") == ["-1: age-ends 1"]
    assert state.view(None).age == 2


@pytest.mark.rule("RS-4.4")
def test_a_player_left_alone_takes_turn_after_turn():
    state = a_table(2, hands=["bee_2 bee_4 bee_6 bee_8"], decrees={"realm_8": "even_only"}, out=[1])
    for card in ["bee_2", "bee_4", "bee_6"]:
        play(state, f"0 claim {card} realm_8")
        assert state.to_act() == [0]


@pytest.mark.rule("RS-4.5")
def test_every_card_and_realm_that_fit_are_offered_and_no_others():
    state = a_table(2, hands=[HAND], decrees=OPEN)
    assert sorted(legal_lines(state)) == sorted(
        [
            "claim bee_4 realm_4",
            "claim bee_6 realm_4",
            "claim bee_8 realm_4",
            "claim bee_1 realm_5",
            "claim bee_1 realm_6",
            "claim bee_4 realm_7",
            "claim bee_6 realm_8",
            "claim bee_8 realm_8",
            "rally",
            "pass",
        ]
    )


@pytest.mark.rule("RS-4.5", "RS-R51")
def test_a_single_choice_is_still_asked():
    state = a_table(2, hands=["bee_1 owl_1 wolf_1 frog_1"], decrees=ONLY_HIGH, out=[1])
    assert legal_lines(state) == ["pass"]
    assert state.to_act() == [0]


ONLY_HIGH = {
    "realm_4": "even_only",
    "realm_5": "middle_values",
    "realm_6": "high_values",
    "realm_7": "descending_from_8",
    "realm_8": "lizard_or_tiger",
}


@pytest.mark.rule("RS-4.3")
def test_after_the_third_age_nobody_is_asked_any_more():
    state = a_table(4, age=3)
    everybody_passes(state)
    assert state.to_act() == []
    assert state.view(None).step == "over"
    assert all(legal_lines(state, seat) == [] for seat in range(4))
