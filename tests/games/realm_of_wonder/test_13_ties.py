"""RW-13.8  After a tie the attacker goes back: where to, if that is taken, and what is not given back."""

import pytest

from tablee.games.realm_of_wonder.realm import WINS

from .helpers import (
    asked,
    facing,
    fight,
    fort,
    hide,
    magic,
    moving,
    offers,
    place_of,
    play,
    put,
    refusal,
    rich,
    rotation,
    table,
)


@pytest.mark.rule("RW-13.8", "RW-18.22")
def test_after_a_tie_the_attacker_goes_back_and_the_defender_stays():
    state = facing()
    fight(state, "2 2", "0 step ice_c2")
    assert place_of(state, 0) == "ice_b3"
    assert place_of(state, 1) == "ice_c2"
    assert asked(state) == "1 turn"
    assert state.fact(0, WINS) == state.fact(1, WINS) == 0


@pytest.mark.rule("RW-18.22")
def test_after_a_tied_flight_the_attacker_is_back_at_the_start_of_the_chain():
    state = facing()
    put(state, 0, "ice_a2")
    state.balloons = 1
    fight(state, "2 2", "0 fly ice_b2", "0 step ice_c2")
    assert place_of(state, 0) == "ice_a2"


@pytest.mark.rule("RW-18.22")
def test_after_a_tied_vortex_trip_the_attacker_is_back_and_nothing_is_refunded():
    state = facing()
    put(state, 0, "azure_a1")
    put(state, 1, "ice_a6")
    rich(state, 0, 5)
    fight(state, "2 2", "0 vortex clockwise")
    assert place_of(state, 0) == "azure_a1"
    assert state.fact(0, 2) == 2


@pytest.mark.rule("RW-18.22")
def test_a_tie_without_having_entered_lets_the_attacker_choose_a_neighbour():
    state = moving(table("golem troll yeti"), 0, 3, "ice_a5")
    magic(state)
    hide(state, "ice_a5", "monster_cyclops")
    put(state, 1, "ice_b4")
    fight(state, "2 1", "0 open")
    assert asked(state) == "0 fall-back"
    assert offers(state, 0, "retreat") == ["ice_a6", "ice_b5"]
    assert refusal(state, "0 retreat ice_b4") == "RW-18.22 not-without-battle-or-conquest"
    assert refusal(state, "0 retreat rubble_a2") == "RW-8.5 not-a-neighbour"
    assert refusal(state, "0 end") == "RW-18.22 choose-a-way-back"
    play(state, "0 retreat ice_b5")
    assert place_of(state, 0) == "ice_b5"
    assert asked(state) == "1 turn"


@pytest.mark.rule("RW-18.22")
def test_with_the_fist_a_wall_is_no_obstacle_on_the_way_back():
    state = moving(table("golem troll yeti"), 0, 3, "rubble_b3")
    magic(state)
    hide(state, "rubble_b3", "monster_cyclops")
    fight(state, "2 1", "0 fist", "0 open")
    assert "rubble_b2" in offers(state, 0, "retreat")


@pytest.mark.rule("RW-18.22")
def test_with_no_neighbour_free_the_attacker_goes_home():
    state = moving(table("mage troll yeti gnome"), 0, 3, "rubble_isle_o1")
    magic(state)
    hide(state, "rubble_isle_o1", "monster_cyclops")
    put(state, 1, "rubble_isle_o2")
    fort(state, 2, "rubble_isle_n1")
    fight(state, "2 1", "0 open")
    assert place_of(state, 0) == "azure_a3"


@pytest.mark.rule("RW-18.22")
def test_a_single_free_neighbour_is_taken_without_asking():
    state = moving(table("mage troll yeti gnome"), 0, 3, "rubble_isle_o1")
    magic(state)
    hide(state, "rubble_isle_o1", "monster_cyclops")
    fort(state, 2, "rubble_isle_n1")
    fight(state, "2 1", "0 open")
    assert place_of(state, 0) == "rubble_isle_o2"


@pytest.mark.rule("RW-18.58")
def test_a_way_back_that_is_taken_is_replaced_by_a_neighbour():
    state = moving(table(), 0, 6, "ice_b5")
    magic(state)
    fort(state, 1, "ice_b5", 3)
    put(state, 1, "ice_a5")
    hide(state, "ice_a5", "monster_cyclops")
    fight(state, "3 0", "0 step ice_a5")
    play(state, "1 retreat ice_b5")
    fight(state, "2 1", "0 open")
    assert asked(state) == "0 fall-back"
    assert offers(state, 0, "retreat") == ["ice_a6", "ice_b4"]


@pytest.mark.rule("RW-18.58", "RW-18.40")
def test_an_opponents_fort_alone_does_not_hinder_the_return():
    state = facing()
    put(state, 0, "ice_b5")
    put(state, 1, "ice_c4")
    fort(state, 2, "ice_b5", 1)
    fight(state, "2 2", "0 step ice_c4")
    assert place_of(state, 0) == "ice_b5"


@pytest.mark.rule("RW-18.59")
def test_after_a_rotation_the_attacker_goes_back_to_the_same_space():
    state = moving(table(), 0, 6, "ice_isle_n3")
    magic(state)
    put(state, 1, "ice_isle_n2")
    rich(state, 0, 9)
    rotation(state, "ember")
    play(state, "0 spin middle_disc")
    fight(state, "1 1", "0 step ice_isle_n2")
    assert place_of(state, 0) == "ice_isle_n3"
    assert state.middle == 2
