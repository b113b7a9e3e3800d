"""RW-5  Stage 2: movement cards and their special effects."""

import pytest

from tablee.games.realm_of_wonder.realm import HAND, POWER

from .helpers import (
    BOX,
    asked,
    finish_spells,
    hand,
    legal,
    listen,
    magic,
    magic_points,
    movement,
    next_magic,
    play,
    play_speeds,
    put,
    refusal,
    region,
    rotation,
    table,
    told,
)


def with_hands(*hands, **options):
    state = table(**options)
    magic(state)
    movement(state, *hands)
    return state


@pytest.mark.rule("RW-5.1")
def test_one_of_the_three_cards_in_hand_must_be_played():
    state = with_hands("8 9 10", "20 21 22", "40 42 43")
    assert legal(state, 0) == ["play move_08", "play move_09", "play move_10"]
    assert refusal(state, "0 play move_20") == "RW-5.1 not-your-movement-card"
    assert refusal(state, "0 end") == "RW-5.1 play-a-card"


@pytest.mark.rule("RW-5.1")
def test_a_chosen_card_stays_secret_until_all_have_chosen():
    state = with_hands("8 9 10", "20 21 22", "40 42 43")
    before = state.reveals
    play(state, "1 play move_21")
    assert state.to_act() == [0, 2]
    assert state.view(1).me.chosen == "move_21"
    assert state.view(0).seats[1].answered
    assert all(seat.card is None for seat in state.view(0).seats)
    assert state.reveals == before
    play(state, "0 play move_08", "2 play move_40")
    assert [seat.card for seat in state.view(None).seats] == ["move_08", "move_21", "move_40"]
    assert state.reveals == before + 1
    assert int(state.fact(1, HAND)).bit_count() == 2


@pytest.mark.rule("RW-5.2")
def test_a_card_gives_speed_and_movement_points():
    state = with_hands("8 9 10", "20 21 22", "40 42 43")
    play_speeds(state, 8, 20, 40)
    assert [seat.speed for seat in state.view(None).seats] == [8, 20, 40]
    finish_spells(state)
    assert state.view(None).turn.mover == 2
    assert state.view(None).turn.points == BOX.movement_cards[39].points == 3


@pytest.mark.rule("RW-5.3")
def test_the_turn_track_lines_everybody_up_by_speed():
    state = with_hands("34 9 10", "20 21 22", "6 42 43")
    play_speeds(state, 34, 20, 6)
    assert asked(state) == "2 cast"
    assert state.slowest(0b111) == 2
    assert state.fastest(0b111) == 0


@pytest.mark.rule("RW-5.4", "RW-14.2")
def test_recharge_makes_a_used_power_ready():
    for ready in (0, 1):
        state = with_hands("3 9 10", "20 21 22", "40 42 43")
        state.put(0, POWER, ready)
        story = listen(state)
        play_speeds(state, 3, 20, 40)
        assert state.fact(0, POWER) == 1
        assert len(told(story, "recharged")) == 1 - ready


@pytest.mark.rule("RW-5.4", "RW-18.1")
def test_the_magic_card_card_draws_one():
    state = with_hands("12 9 10", "20 21 22", "40 42 43")
    next_magic(state, "wish")
    play_speeds(state, 12, 20, 40)
    assert hand(state, 0) == ["wish"]
    assert state.magic_left == 54


@pytest.mark.rule("RW-5.4", "RW-18.3")
def test_rotation_rolls_first_and_then_asks_for_a_disc():
    state = with_hands("7 9 10", "20 21 22", "40 42 43")
    rotation(state, "swamp")
    play_speeds(state, 7, 20, 40)
    assert asked(state) == "0 disc"
    assert state.view(1).rolled == "swamp"
    assert legal(state, 0) == ["disc middle_disc", "disc castle_disc"]
    assert refusal(state, "0 finish") == "RW-5.4 choose-a-disc"
    play(state, "0 disc castle_disc")
    assert (state.middle, state.castle) == (region("ice"), region("swamp"))
    assert asked(state) == "0 cast"


@pytest.mark.rule("RW-5.4")
def test_rotation_may_choose_a_disc_that_already_stands_there():
    state = with_hands("7 9 10", "20 21 22", "40 42 43", middle="ember")
    rotation(state, "ember")
    play_speeds(state, 7, 20, 40)
    play(state, "0 disc middle_disc")
    assert (state.middle, state.castle) == (region("ember"), region("ice"))


@pytest.mark.rule("RW-5.4")
def test_five_points_are_paid_at_once():
    state = with_hands("19 9 10", "20 21 22", "40 42 43")
    play_speeds(state, 19, 20, 40)
    assert magic_points(state, 0) == 15


@pytest.mark.rule("RW-5.4", "RW-18.2")
def test_special_cards_take_effect_slowest_first():
    state = with_hands("41 9 10", "24 21 22", "7 42 43")
    rotation(state, "swamp azure ember")
    play_speeds(state, 41, 24, 7)
    assert asked(state) == "2 disc"
    play(state, "2 disc middle_disc")
    assert asked(state) == "1 disc"
    play(state, "1 disc middle_disc")
    assert asked(state) == "0 disc"
    play(state, "0 disc middle_disc")
    assert state.middle == region("ember")
    assert asked(state) == "2 cast"


@pytest.mark.rule("RW-5.5")
def test_special_cards_work_on_the_castle_island():
    state = with_hands("12 9 10", "20 21 22", "40 42 43")
    put(state, 0, "castle_k1")
    next_magic(state, "cannon")
    play_speeds(state, 12, 20, 40)
    assert hand(state, 0) == ["cannon"]


@pytest.mark.rule("RW-5.6")
def test_played_cards_stay_open_until_the_end_of_the_round():
    state = with_hands("8 9 10", "20 21 22", "40 42 43")
    play_speeds(state, 8, 20, 40)
    finish_spells(state)
    play(state, "2 end", "1 end")
    assert [seat.card for seat in state.view(None).seats] == ["move_08", "move_20", "move_40"]
    assert state.view(None).discards == []
    play(state, "0 end")
    assert state.view(None).discards == ["move_08", "move_20", "move_40"]
