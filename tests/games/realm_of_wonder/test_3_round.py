"""RW-3, RW-4  The round and its income."""

import pytest

from tablee.games.realm_of_wonder.realm import HAND, LIGHTNINGS, MINUS, PLUS
from tablee.games.realm_of_wonder.rounds import begin_round, score_marker

from .helpers import (
    asked,
    end_turns,
    finish_spells,
    fort,
    keep,
    listen,
    magic,
    magic_points,
    movement,
    moving,
    new_game,
    play,
    play_speeds,
    put,
    rich,
    spells,
    table,
    to_next_round,
    told,
    turns,
)


@pytest.mark.rule("RW-3.1")
def test_a_round_goes_from_cards_to_spells_to_movement_to_income():
    state = table()
    magic(state)
    movement(state, "8 9 10", "20 21 22", "40 42 43")
    assert asked(state) == "0 play 1 play 2 play"
    assert state.view(None).stage == 2
    play_speeds(state, 8, 20, 40)
    assert asked(state) == "0 cast"
    assert state.view(None).stage == 3
    finish_spells(state)
    assert asked(state) == "2 turn"
    assert state.view(None).stage == 4
    end_turns(state)
    assert state.round == 2
    assert asked(state) == "0 play 1 play 2 play"


@pytest.mark.rule("RW-3.2", "RW-8.3", "RW-9.3")
def test_once_per_turn_limits_start_anew_with_the_next_turn():
    state = moving(table(), 0, 0, "azure_a3")
    rich(state, 0, 20)
    play(state, "0 extra", "0 buy")
    assert state.points_bought == state.cards_bought == 1
    to_next_round(state)
    moving(state, 0, 0, "azure_a3")
    rich(state, 0, 20)
    play(state, "0 extra", "0 buy")
    assert magic_points(state, 0) == 14


@pytest.mark.rule("RW-3.3", "RW-6.1", "RW-8.1")
def test_slow_players_cast_first_and_fast_players_move_first():
    state = spells(table(), 30, 12, 44)
    magic(state)
    order = []
    for verb in ("finish", "end"):
        for _ in range(3):
            order.append(state.to_act()[0])
            play(state, f"{order[-1]} {verb}")
    assert order == [1, 0, 2, 2, 0, 1]


@pytest.mark.rule("RW-3.3")
def test_lightning_adds_fifty_and_never_makes_a_tie():
    state = spells(table(), 30, 12, 44)
    state.put(1, LIGHTNINGS, 2)
    assert [state.speed(seat) for seat in range(3)] == [30, 112, 44]
    speeds = {speed + 50 * flashes for speed in range(1, 51) for flashes in range(6)}
    assert len(speeds) == 50 * 6


@pytest.mark.rule("RW-3.4")
def test_a_character_on_a_well_leaves_it_free():
    state = table()
    put(state, 1, "ice_b5")
    assert state.is_free_well(state.board.ids["ice_b5"])
    fort(state, 0, "ice_b5")
    assert not state.is_free_well(state.board.ids["ice_b5"])
    assert state.is_own_well(state.board.ids["ice_b5"], 0)
    assert not state.is_own_well(state.board.ids["ice_b5"], 1)


@pytest.mark.rule("RW-3.5", "RW-5.6")
def test_at_the_end_of_the_round_cards_are_discarded_and_spells_are_over():
    state = turns(table("golem troll yeti"), 46, 30, 20)
    for what in (LIGHTNINGS, PLUS, MINUS):
        state.put(0, what, 1)
    state.balloons = 0b111
    end_turns(state)
    assert state.view(None).discards == ["move_20", "move_30", "move_46"]
    assert state.balloons == 0
    assert [state.fact(0, what) for what in (LIGHTNINGS, PLUS, MINUS)] == [0, 0, 0]
    assert all(seat.card is None for seat in state.view(None).seats)


@pytest.mark.rule("RW-3.5", "RW-14.4", "RW-14.5")
def test_fist_and_vulture_end_with_the_turn():
    state = moving(table("golem troll yeti"), 0, 3)
    play(state, "0 fist", "0 end")
    assert not state.fist
    play(state, "1 vulture ice", "1 end")
    assert state.vulture == -1


@pytest.mark.rule("RW-4.1")
def test_round_one_has_no_income_and_no_new_card():
    state = new_game()
    assert state.round == 1
    assert [magic_points(state, seat) for seat in range(3)] == [10, 10, 10]
    assert all(int(state.fact(seat, HAND)).bit_count() == 3 for seat in range(3))


@pytest.mark.rule("RW-4.2", "RW-12.3")
def test_income_adds_home_forts_orbs_and_whirlpools():
    state = table("mage troll yeti", middle="azure", castle="ice")
    for name, height in [("azure_a4", 1), ("ice_a3", 3), ("ice_b5", 2)]:
        fort(state, 0, name, height)
    keep(state, 0, "magic_orb magic_orb cursed_orb")
    assert score_marker(state, 0) == 3 + 3 + 2 - 1 + 1
    assert score_marker(state, 1) == 3
    assert score_marker(state, 2) == 3 + 1


@pytest.mark.rule("RW-4.2")
def test_all_are_paid_together_at_the_start_of_round_two():
    state = turns(table("mage troll yeti", middle="mushroom", castle="mushroom"))
    story = listen(state)
    end_turns(state)
    assert told(story, "income") == ["0: income 3", "1: income 3", "2: income 3"]
    assert [magic_points(state, seat) for seat in range(3)] == [13, 13, 13]


@pytest.mark.rule("RW-4.3", "RW-11.2")
def test_nothing_is_paid_on_the_castle_island_but_a_card_is_drawn():
    state = turns(table("mage troll yeti", middle="azure", castle="azure"))
    keep(state, 0, "cursed_orb")
    put(state, 0, "castle_k3")
    end_turns(state)
    assert magic_points(state, 0) == 10
    assert magic_points(state, 1) == 13
    assert int(state.fact(0, HAND)).bit_count() == 3


@pytest.mark.rule("RW-4.4")
def test_two_cursed_orbs_leave_one_point_of_income():
    state = table("mage troll", middle="ice", castle="ice")
    keep(state, 0, "cursed_orb cursed_orb")
    assert score_marker(state, 0) == 1


@pytest.mark.rule("RW-4.5", "RW-18.39")
def test_the_score_marker_follows_the_board_also_on_the_castle_island():
    state = table("mage troll yeti", middle="azure", castle="azure")
    put(state, 0, "castle_k1")
    assert state.view(None).seats[0].income == 5
    state.castle = 0
    assert state.view(None).seats[0].income == 4
    assert state.view(None).seats[2].income == 4


@pytest.mark.rule("RW-4.6")
def test_everybody_draws_back_to_three_movement_cards():
    state = turns(table())
    assert [int(state.fact(seat, HAND)).bit_count() for seat in range(3)] == [2, 2, 2]
    left = state.movement_left
    end_turns(state)
    assert [int(state.fact(seat, HAND)).bit_count() for seat in range(3)] == [3, 3, 3]
    assert state.movement_left == left - 3


@pytest.mark.rule("RW-4.6", "RW-16.3", "RW-18.45")
def test_the_quest_is_checked_after_the_payment_for_everybody():
    state = turns(table("mage troll yeti", quest="quest_treasury", middle="ember", castle="swamp"))
    rich(state, 0, 37)
    rich(state, 1, 36)
    rich(state, 2, 36)
    end_turns(state)
    assert [seat.victory_token for seat in state.view(None).seats] == [True, True, False]


@pytest.mark.rule("RW-5.6", "RW-18.25", "RW-2.14")
def test_an_empty_movement_pile_is_renewed_from_the_discards_when_somebody_draws():
    state = turns(table())
    state.discards = sum(1 << card for card in list(state.movement_pile)[1 : state.movement_left])
    state.movement_left = 1
    end_turns(state)
    assert state.shuffles == 1
    assert all(int(state.fact(seat, HAND)).bit_count() == 3 for seat in range(3))
    assert state.discards == 0
    assert state.movement_left == 50 - 9


@pytest.mark.rule("RW-18.25")
def test_at_most_eighteen_movement_cards_are_in_hands_or_open():
    state = new_game(6)
    for _ in range(30):
        to_next_round(state)
        held = sum(int(state.fact(seat, HAND)).bit_count() for seat in range(6))
        assert held == 18
        assert state.movement_left + int(state.discards).bit_count() == 32
    assert state.shuffles >= 4


@pytest.mark.rule("RW-18.31")
def test_the_bank_never_runs_out():
    state = new_game(6)
    for seat in range(6):
        rich(state, seat, 500)
    state.round = 2
    begin_round(state)
    assert all(magic_points(state, seat) > 500 for seat in range(6))
