"""RW-6  Stage 3: who casts when, and the reactions to a card."""

import pytest

from tablee.kernel.rng import Rng

from .helpers import (
    asked,
    fort,
    hand,
    keep,
    kept,
    legal,
    magic,
    magic_points,
    offers,
    pass_all,
    play,
    put,
    refusal,
    spells,
    table,
)


def casting(*hands, seats="mage troll yeti", speeds=()):
    """Stage 3 with these magic cards in hand."""
    state = table(seats)
    magic(state, *hands)
    return spells(state, *speeds)


@pytest.mark.rule("RW-6.1")
def test_the_slowest_player_casts_first():
    state = casting("lightning", "", "", speeds=(30, 10, 20))
    order = []
    while asked(state).endswith("cast"):
        order.append(state.to_act()[0])
        play(state, f"{order[-1]} finish")
    assert order == [1, 2, 0]


@pytest.mark.rule("RW-6.2", "RW-18.62", "RW-6.7")
def test_any_number_of_cards_may_be_played_and_they_cost_nothing():
    state = casting("plus_three rune_stone_spell plus_three_muscle")
    play(state, "0 cast plus_three", "0 on seat_0", "1 pass", "2 pass")
    assert asked(state) == "0 cast"
    play(state, "0 cast plus_three_muscle", "0 on seat_1")
    pass_all(state)
    play(state, "0 cast rune_stone_spell", "0 turn middle_disc ember")
    pass_all(state)
    assert magic_points(state, 0) == 10
    assert hand(state, 0) == []
    assert legal(state, 0) == ["finish"]


@pytest.mark.rule("RW-6.2")
def test_nothing_has_to_be_played():
    state = casting("lightning balloon")
    play(state, "0 finish")
    assert hand(state, 0) == ["lightning", "balloon"]
    assert asked(state) == "1 cast"


@pytest.mark.rule("RW-6.2")
def test_a_card_that_is_not_in_hand_cannot_be_played():
    state = casting("lightning")
    assert refusal(state, "0 cast balloon") == "RW-6.2 not-in-your-hand"
    assert refusal(state, "0 cast lightning_muscle") == "RW-6.2 not-in-your-hand"
    assert refusal(state, "0 end") == "RW-6.2 cast-or-finish"


@pytest.mark.rule("RW-6.3", "RW-11.3")
def test_on_the_castle_island_the_spell_turn_is_over_at_once():
    state = table()
    magic(state, "lightning", "balloon", "")
    put(state, 0, "castle_k4")
    spells(state)
    assert asked(state) == "1 cast"


@pytest.mark.rule("RW-6.3", "RW-7.12", "RW-11.3")
def test_a_counterspell_may_be_played_from_the_castle_island():
    state = table()
    magic(state, "counterspell", "balloon", "")
    put(state, 0, "castle_k4")
    spells(state)
    play(state, "1 cast balloon", "2 pass", "0 counter counterspell")
    pass_all(state)
    assert state.balloons == 0


@pytest.mark.rule("RW-6.4")
def test_a_card_is_followed_by_its_choices():
    state = casting("minus_three")
    play(state, "0 cast minus_three")
    assert asked(state) == "0 aim-seat"
    assert refusal(state, "0 finish") == "RW-6.4 declare-the-choice"
    assert legal(state, 0) == ["on seat_0", "on seat_1", "on seat_2"]


@pytest.mark.rule("RW-6.4")
def test_every_question_about_a_card_accepts_only_its_kind_of_answer():
    questions = {
        "cannon": "aim-fort",
        "rune_stone_spell": "aim-turn",
        "wish": "aim-tile",
        "submarine": "aim-beach",
        "transfer": "aim-fort",
    }
    for word, question in questions.items():
        state = table()
        magic(state, word)
        fort(state, 1, "ice_b5")
        keep(state, 1, "knight")
        put(state, 0, "azure_c3")
        spells(state)
        play(state, f"0 cast {word}")
        assert asked(state) == f"0 {question}"
        assert refusal(state, "0 finish") == "RW-6.4 declare-the-choice"
        assert refusal(state, "0 on seat_1") == "RW-6.4 declare-the-choice"


@pytest.mark.rule("RW-6.4")
def test_a_counterspell_is_only_a_reaction():
    state = casting("counterspell")
    assert legal(state, 0) == ["finish"]
    assert refusal(state, "0 cast counterspell") == "RW-6.4 only-as-a-reaction"


@pytest.mark.rule("RW-6.5")
def test_everybody_else_is_asked_in_turn_from_the_left_of_the_player():
    state = casting("", "balloon", "", "", seats="mage troll yeti gnome", speeds=(40, 10, 20, 30))
    play(state, "1 cast balloon")
    asked_seats = []
    while asked(state).endswith("react"):
        asked_seats.append(state.to_act()[0])
        play(state, f"{asked_seats[-1]} pass")
    assert asked_seats == [2, 3, 0]
    assert state.balloons == 0b10


@pytest.mark.rule("RW-6.5")
def test_a_counterspell_opens_a_window_of_its_own_from_its_players_left():
    state = casting("balloon", "counterspell", "counterspell", "", seats="mage troll yeti gnome")
    play(state, "0 cast balloon", "1 counter counterspell")
    assert asked(state) == "2 react"
    assert [(entry.seat, entry.card) for entry in state.view(3).spell.stack] == [
        (0, "balloon"),
        (1, "counterspell"),
    ]
    play(state, "2 pass", "3 pass")
    assert asked(state) == "0 react"


@pytest.mark.rule("RW-6.5")
def test_players_may_react_before_and_after_their_own_spell_turn():
    state = casting("counterspell", "balloon", "counterspell")
    play(state, "0 finish", "1 cast balloon", "2 pass")
    assert "counter counterspell" in legal(state, 0)
    play(state, "0 counter counterspell", "1 pass", "2 counter counterspell")
    pass_all(state)
    assert state.balloons == 0b10


@pytest.mark.rule("RW-6.6", "RW-7.12", "RW-7.13")
def test_a_counterspell_blocks_the_card_and_both_leave_the_game():
    state = casting("balloon plus_three", "counterspell", "")
    play(state, "0 cast balloon", "1 counter counterspell", "2 pass", "0 pass")
    assert state.balloons == 0
    assert state.view(None).magic_gone == {"balloon": 1, "counterspell": 1}
    assert asked(state) == "0 cast"
    assert "cast plus_three" in legal(state, 0)


@pytest.mark.rule("RW-6.6")
def test_after_a_blocked_counterspell_the_spell_is_asked_about_once_more_in_full():
    state = casting("balloon counterspell", "counterspell", "counterspell")
    play(state, "0 cast balloon", "1 counter counterspell", "2 pass", "0 counter counterspell")
    play(state, "1 pass", "2 pass")
    assert asked(state) == "1 react"
    assert len(state.stack) == 1
    play(state, "1 pass", "2 counter counterspell", "0 pass", "1 pass")
    assert state.balloons == 0
    assert state.view(None).magic_gone == {"balloon": 1, "counterspell": 3}


@pytest.mark.rule("RW-6.7", "RW-6.13")
def test_the_stage_ends_when_everybody_has_ended_the_spell_turn():
    state = casting("lightning", "", "")
    play(state, "0 finish", "1 finish")
    assert asked(state) == "2 cast"
    play(state, "2 finish")
    assert asked(state).endswith("turn")


@pytest.mark.rule("RW-6.8", "RW-7.2", "RW-18.8")
def test_lightning_interrupts_the_spell_turn_and_the_rest_comes_later():
    state = casting("lightning balloon", "", "", speeds=(8, 21, 40))
    play(state, "0 cast lightning")
    pass_all(state)
    assert state.speed(0) == 58
    assert asked(state) == "1 cast"
    play(state, "1 finish", "2 finish")
    assert asked(state) == "0 cast"
    assert "cast balloon" in legal(state, 0)


@pytest.mark.rule("RW-18.8")
def test_two_lightnings_make_a_hundred_and_sums_decide_the_order():
    state = casting("lightning lightning_muscle", "lightning", "", speeds=(8, 21, 40))
    play(state, "0 cast lightning")
    pass_all(state)
    play(state, "1 cast lightning")
    pass_all(state)
    assert asked(state) == "2 cast"
    play(state, "2 finish")
    assert asked(state) == "0 cast"
    play(state, "0 cast lightning_muscle")
    pass_all(state)
    assert [state.speed(seat) for seat in range(3)] == [108, 71, 40]
    assert asked(state) == "1 cast"


@pytest.mark.rule("RW-18.8")
def test_a_blocked_lightning_changes_nothing():
    state = casting("lightning balloon", "counterspell", "", speeds=(8, 21, 40))
    play(state, "0 cast lightning", "1 counter counterspell", "2 pass", "0 pass")
    assert state.speed(0) == 8
    assert asked(state) == "0 cast"


@pytest.mark.rule("RW-18.8")
def test_who_casts_last_anyway_keeps_the_spell_turn():
    state = casting("", "", "lightning balloon", speeds=(8, 21, 40))
    play(state, "0 finish", "1 finish", "2 cast lightning")
    pass_all(state)
    assert asked(state) == "2 cast"


@pytest.mark.rule("RW-6.9")
def test_nobody_gets_a_second_spell_turn():
    state = casting("balloon", "lightning", "", speeds=(8, 21, 40))
    play(state, "0 finish", "1 cast lightning")
    pass_all(state)
    play(state, "2 finish")
    assert asked(state) == "1 cast"
    play(state, "1 finish")
    assert asked(state).endswith("turn")


@pytest.mark.rule("RW-6.10")
def test_used_cards_leave_the_game_for_good():
    state = casting("lightning")
    pile = state.magic_left
    play(state, "0 cast lightning")
    pass_all(state)
    assert state.view(None).magic_gone == {"lightning": 1}
    assert state.magic_left == pile
    assert state.cards(0, 2) == 0


@pytest.mark.rule("RW-6.11")
def test_there_is_no_limit_to_the_magic_cards_in_hand():
    state = casting(" ".join(["cannon", "cannon", *["cannon_muscle"] * 4, *["wish"] * 4, "transfer"]))
    assert state.magic_count(0) == 11
    assert asked(state) == "0 cast"


@pytest.mark.rule("RW-6.12")
def test_the_question_is_the_same_for_those_who_can_react_and_those_who_cannot():
    with_one = casting("balloon", "counterspell", "")
    without = casting("balloon", "lightning", "")
    for state in (with_one, without):
        play(state, "0 cast balloon")
    assert asked(with_one) == asked(without) == "1 react"
    assert with_one.question(1) == without.question(1)
    for viewer in (0, 2, None):
        assert with_one.view(viewer) == without.view(viewer)
    assert offers(with_one, 1, "counter") == ["counterspell"]
    assert offers(without, 1, "counter") == []
    assert refusal(without, "1 counter counterspell") == "RW-6.2 not-in-your-hand"
    assert refusal(without, "1 finish") == "RW-6.5 counter-or-pass"


@pytest.mark.rule("RW-6.12")
def test_players_without_cards_are_asked_as_well():
    state = casting("balloon", "", "")
    play(state, "0 cast balloon")
    assert asked(state) == "1 react"
    assert legal(state, 1) == ["pass"]


@pytest.mark.rule("RW-6.12")
def test_passing_tells_the_others_nothing_about_the_hand():
    after = []
    for cards in ("counterspell", "lightning"):
        state = casting("balloon", cards, "")
        play(state, "0 cast balloon", "1 pass")
        after.append([state.view(viewer) for viewer in (0, 2, None)])
    assert after[0] == after[1]


@pytest.mark.rule("RW-6.12", "RW-18.32")
def test_in_some_imagined_worlds_the_others_hold_a_counterspell_and_in_some_not():
    state = casting("balloon", "lightning cannon wish", "wish cannon")
    play(state, "0 cast balloon")
    rng = Rng(1, 2, 3, 4)
    worlds = [state.sample(0, rng) for _ in range(40)]
    holds = {any(world.cards(1, kind) for kind in (18, 19)) for world in worlds}
    assert holds == {True, False}


@pytest.mark.rule("RW-18.7")
def test_powers_rune_stones_and_muscles_open_no_window():
    state = table("yeti troll mage")
    magic(state, "", "counterspell", "counterspell")
    spells(state)
    for seat in range(3):
        play(state, f"{seat} finish")
    state.mover = 0
    state.ask(10, 0)
    play(state, "0 freeze middle_disc")
    assert asked(state) == "0 turn"
    put(state, 0, "ice_b2")
    play(state, "0 turn castle_disc swamp")
    assert asked(state) == "0 turn"
    assert kept(state, 0) == []
