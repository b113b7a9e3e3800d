"""RW-9  What the spaces offer."""

import pytest

from tablee.games.realm_of_wonder.realm import ARMS, SHOES

from .helpers import (
    asked,
    fort,
    hand,
    hide,
    keep,
    kept,
    legal,
    magic,
    magic_points,
    moving,
    next_magic,
    offers,
    place_of,
    play,
    put,
    refusal,
    region,
    rich,
    rotation,
    table,
)


def standing(name, points=3, mp=20, characters="mage troll yeti", **options):
    """The first seat begins its turn here."""
    state = moving(table(characters, **options), 0, points, name)
    rich(state, 0, mp)
    return state


@pytest.mark.rule("RW-9.1")
def test_at_home_cards_are_bought_but_nothing_is_built():
    state = standing("azure_a3")
    assert "buy" in legal(state, 0)
    assert refusal(state, "0 build") == "RW-9.1 no-building-at-home"
    assert refusal(state, "0 conquer 2") == "RW-12.8 no-fort-to-conquer"


@pytest.mark.rule("RW-9.1")
def test_a_home_can_be_flown_over():
    state = standing("ice_b3")
    state.balloons = 1
    play(state, "0 fly ice_a4", "0 step ice_a5")
    assert place_of(state, 0) == "ice_a5"


@pytest.mark.rule("RW-9.2")
def test_a_tower_is_opened_for_one_point():
    state = standing("ice_a1", mp=1)
    hide(state, "ice_a1", "magic_orb")
    play(state, "0 open")
    assert magic_points(state, 0) == 0
    assert kept(state, 0) == ["magic_orb"]
    assert state.view(1).towers[0].tile == "empty"
    assert refusal(state, "0 open") == "RW-9.2 no-closed-tower"


@pytest.mark.rule("RW-9.2", "RW-8.10")
def test_without_magic_points_a_tower_stays_closed():
    state = standing("ice_a1", mp=0)
    assert refusal(state, "0 open") == "RW-8.10 too-few-magic-points"
    put(state, 0, "ice_a2")
    assert refusal(state, "0 open") == "RW-9.2 no-closed-tower"


@pytest.mark.rule("RW-9.2", "RW-15.8")
def test_a_monster_is_fought_at_once():
    state = standing("ice_a1")
    hide(state, "ice_a1", "monster_dragon")
    play(state, "0 open")
    assert asked(state) == "0 attack"
    assert state.view(2).battle.monster == "monster_dragon"
    assert refusal(state, "0 end") == "RW-13.3 muscle-or-fight"


@pytest.mark.rule("RW-9.2", "RW-18.30")
def test_any_number_of_towers_may_be_opened_in_a_turn_by_whoever_stands_there():
    state = standing("azure_a2", points=6, characters="yeti troll mage")
    for name in ("azure_a2", "azure_b1"):
        hide(state, name, "knight")
    play(state, "0 open", "0 step azure_b1", "0 open")
    assert kept(state, 0) == ["knight", "knight"]
    assert magic_points(state, 0) == 18


@pytest.mark.rule("RW-9.3")
def test_one_card_per_turn_is_bought_on_a_free_or_own_well():
    state = standing("ice_b5", points=6)
    magic(state)
    next_magic(state, "wish")
    play(state, "0 buy")
    assert hand(state, 0) == ["wish"]
    assert magic_points(state, 0) == 17
    assert refusal(state, "0 buy") == "RW-9.3 card-bought"
    fort(state, 0, "mushroom_b1")
    put(state, 0, "mushroom_b1")
    assert refusal(state, "0 buy") == "RW-9.3 card-bought"


@pytest.mark.rule("RW-9.3", "RW-18.40")
def test_no_card_is_sold_off_a_well_or_on_the_well_of_another():
    state = standing("ice_b4")
    assert refusal(state, "0 buy") == "RW-9.3 no-free-or-own-well"
    put(state, 0, "ice_b5")
    fort(state, 1, "ice_b5")
    assert refusal(state, "0 buy") == "RW-9.3 no-free-or-own-well"
    assert refusal(state, "0 build") == "RW-9.3 no-free-or-own-well"


@pytest.mark.rule("RW-9.3", "RW-18.26")
def test_an_empty_pile_sells_nothing():
    state = standing("ice_b5")
    state.magic_left = 0
    assert refusal(state, "0 buy") == "RW-18.26 magic-pile-empty"


@pytest.mark.rule("RW-9.4", "RW-18.3")
def test_for_one_point_the_disc_is_chosen_before_the_roll():
    state = standing("ice_b2", mp=2)
    rotation(state, "rubble")
    before = state.reveals
    play(state, "0 spin castle_disc")
    assert (state.middle, state.castle) == (region("ice"), region("rubble"))
    assert magic_points(state, 0) == 1
    assert state.reveals > before


@pytest.mark.rule("RW-9.4", "RW-18.42")
def test_for_three_points_disc_and_region_are_chosen_as_often_as_they_are_paid():
    state = standing("ice_b2", mp=7)
    play(state, "0 turn middle_disc swamp", "0 turn middle_disc swamp")
    assert state.middle == region("swamp")
    assert magic_points(state, 0) == 1
    assert refusal(state, "0 turn middle_disc ice") == "RW-8.10 too-few-magic-points"
    rotation(state, "swamp")
    play(state, "0 spin middle_disc")
    assert state.middle == region("swamp")
    assert refusal(state, "0 spin middle_disc") == "RW-8.10 too-few-magic-points"


@pytest.mark.rule("RW-9.4")
def test_discs_are_turned_only_at_a_rune_stone():
    state = standing("ice_b3")
    assert refusal(state, "0 spin middle_disc") == "RW-9.4 no-rune-stone"
    assert refusal(state, "0 turn castle_disc ice") == "RW-9.4 no-rune-stone"


@pytest.mark.rule("RW-9.4", "RW-15.7", "RW-15.10")
def test_a_potion_is_drunk_at_a_rune_stone_for_a_bonus_token():
    state = standing("ice_b2", mp=0)
    assert refusal(state, "0 drink") == "RW-15.7 no-potion"
    keep(state, 0, "magic_potion magic_potion")
    play(state, "0 drink")
    assert asked(state) == "0 bonus"
    assert legal(state, 0) == ["bonus winged_shoe", "bonus strong_arm"]
    assert refusal(state, "0 end") == "RW-15.10 choose-a-side"
    play(state, "0 bonus winged_shoe", "0 drink", "0 bonus strong_arm")
    assert (state.fact(0, SHOES), state.fact(0, ARMS)) == (1, 1)
    assert kept(state, 0) == []
    assert state.bonus_left == 4


@pytest.mark.rule("RW-9.4", "RW-15.7")
def test_a_potion_is_drunk_nowhere_else():
    state = standing("ice_b3")
    keep(state, 0, "magic_potion")
    assert refusal(state, "0 drink") == "RW-9.4 no-rune-stone"


@pytest.mark.rule("RW-9.5")
def test_a_beach_offers_nothing_of_its_own():
    state = standing("swamp_c1", points=0, mp=0)
    assert legal(state, 0)[-1] == "end"
    assert {line.split()[0] for line in legal(state, 0)} <= {"wand", "end"}


@pytest.mark.rule("RW-9.6")
def test_vortices_lead_round_the_disc_both_ways():
    state = standing("azure_a1", points=0, mp=7)
    assert offers(state, 0, "vortex") == ["anticlockwise", "clockwise"]
    play(state, "0 vortex clockwise")
    assert place_of(state, 0) == "ice_a6"
    play(state, "0 vortex anticlockwise")
    assert place_of(state, 0) == "azure_a1"
    assert magic_points(state, 0) == 1
    assert state.points == 0
    assert refusal(state, "0 vortex clockwise") == "RW-8.10 too-few-magic-points"


@pytest.mark.rule("RW-9.6")
def test_only_a_vortex_is_a_vortex():
    state = standing("azure_a2")
    assert refusal(state, "0 vortex clockwise") == "RW-9.6 no-vortex"


@pytest.mark.rule("RW-9.6", "RW-18.33")
def test_arriving_at_an_occupied_vortex_means_battle():
    state = standing("azure_a1", points=0)
    put(state, 1, "ice_a6")
    play(state, "0 vortex clockwise")
    assert asked(state) == "0 attack"
    assert state.defender == 1


@pytest.mark.rule("RW-9.8")
def test_every_space_has_one_feature_and_passing_forces_nothing():
    state = standing("ice_b1", points=6)
    for name in ("ice_b2", "ice_a2", "ice_a3"):
        play(state, f"0 step {name}")
        assert asked(state) == "0 turn"
    assert magic_points(state, 0) == 20


@pytest.mark.rule("RW-18.47")
def test_a_closed_tower_may_be_flown_over_or_entered():
    state = standing("ice_a2")
    state.balloons = 1
    assert {"fly ice_a1", "step ice_a1"} <= set(legal(state, 0))
    play(state, "0 fly ice_a1", "0 step ice_b1")
    assert asked(state) == "0 turn"
    assert state.closed & 1
