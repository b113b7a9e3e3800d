"""RW-14  The special powers."""

import pytest

from tablee.games.realm_of_wonder.realm import POWER

from .helpers import (
    asked,
    fight,
    fort,
    legal,
    listen,
    magic,
    magic_points,
    moving,
    offers,
    place_of,
    play,
    put,
    refusal,
    region,
    rich,
    spells,
    table,
    told,
)


def turn_of(character, points=3, where=None):
    """It is the turn of this character, who sits at the first seat."""
    others = [name for name in ("troll", "yeti", "mage") if name != character][:2]
    state = moving(table(" ".join([character, *others])), 0, points, where)
    magic(state)
    return state


@pytest.mark.rule("RW-14.1")
def test_a_power_is_free_and_can_be_used_once():
    state = turn_of("golem")
    story = listen(state)
    play(state, "0 fist")
    assert told(story, "power") == ["0: power fist"]
    assert magic_points(state, 0) == 10
    assert state.fact(0, POWER) == 0
    assert not state.view(1).seats[0].power_ready
    assert refusal(state, "0 fist") == "RW-14.2 power-used"


@pytest.mark.rule("RW-14.1", "RW-18.18")
def test_powers_are_used_in_the_own_turn_of_stage_four_only():
    state = turn_of("mage")
    assert refusal(state, "0 fist") == "RW-14.1 not-your-power"
    casting = spells(table("mage troll yeti"))
    assert refusal(casting, "0 wand") == "RW-6.2 cast-or-finish"
    put(state, 1, "azure_b2")
    play(state, "0 step azure_b2")
    assert refusal(state, "0 wand") == "RW-13.3 muscle-or-fight"
    assert not any(line.startswith("vulture") for line in legal(state, 1))


@pytest.mark.rule("RW-14.2")
def test_a_used_power_stays_used_in_the_next_round():
    state = turn_of("golem")
    play(state, "0 fist", "0 end", "1 end", "2 end")
    assert state.round == 2
    assert state.fact(0, POWER) == 0


@pytest.mark.rule("RW-14.3", "RW-18.17")
def test_the_wand_pays_for_the_home_and_every_fortified_well():
    state = turn_of("mage")
    play(state, "0 wand")
    assert magic_points(state, 0) == 11
    state = turn_of("mage")
    fort(state, 0, "azure_a4", 3)
    fort(state, 0, "ice_isle_o1", 1)
    play(state, "0 wand")
    assert magic_points(state, 0) == 13


@pytest.mark.rule("RW-14.4")
def test_the_fist_breaks_walls_only():
    state = turn_of("golem", 6, "ice_b2")
    rich(state, 0, 0)
    play(state, "0 fist")
    assert "step ice_a3" in legal(state, 0)
    play(state, "0 step ice_c1")
    assert state.points == 4
    assert refusal(state, "0 step azure_c5") == "RW-8.6 water-in-the-way"
    put(state, 0, "ice_a5")
    assert refusal(state, "0 step ice_a4") == "RW-9.1 home-of-another"
    fort(state, 1, "mushroom_b1", 1)
    put(state, 0, "ice_b5")
    assert refusal(state, "0 step mushroom_b1") == "RW-12.5 fort-cannot-be-conquered"


@pytest.mark.rule("RW-14.5", "RW-18.16", "RW-18.5")
def test_the_vulture_makes_every_space_of_one_region_cost_one():
    state = turn_of("troll", 6, "ice_b2")
    play(state, "0 vulture ice", "0 step ice_b1")
    assert state.points == 5
    put(state, 0, "ice_isle_o1")
    play(state, "0 step ice_isle_o2")
    assert state.points == 4
    put(state, 0, "mushroom_b4")
    play(state, "0 step mushroom_a5")
    assert state.points == 2
    put(state, 0, "ice_b4")
    assert refusal(state, "0 step ice_b3") == "RW-8.6 wall-in-the-way"


@pytest.mark.rule("RW-14.10", "RW-14.5")
def test_the_troll_names_any_region_wherever_he_stands():
    state = turn_of("troll", 3, "azure_b2")
    assert offers(state, 0, "vulture") == sorted(["ice", "mushroom", "ember", "rubble", "swamp", "azure"])


@pytest.mark.rule("RW-14.6", "RW-14.10")
def test_the_frozen_rune_stone_turns_a_disc_to_the_ice_region():
    state = moving(table("yeti troll mage", middle="swamp", castle="ice"), 0, 3)
    assert offers(state, 0, "freeze") == ["castle_disc", "middle_disc"]
    play(state, "0 freeze middle_disc")
    assert (state.middle, state.castle) == (region("ice"), region("ice"))
    again = moving(table("yeti troll mage", middle="swamp", castle="ice"), 0, 3)
    play(again, "0 freeze castle_disc")
    assert (again.middle, again.castle) == (region("swamp"), region("ice"))
    assert again.fact(0, POWER) == 0


@pytest.mark.rule("RW-14.7", "RW-14.9")
def test_the_catapult_reaches_every_other_vortex_of_the_mainland():
    state = turn_of("gnome", 0, "ice_a6")
    assert offers(state, 0, "catapult") == ["azure_a1", "ember_b2", "mushroom_c5", "rubble_a4", "swamp_c2"]
    assert refusal(state, "0 catapult ice_a6") == "RW-8.10 already-there"
    play(state, "0 catapult rubble_a4")
    assert place_of(state, 0) == "rubble_a4"
    assert (state.points, magic_points(state, 0)) == (0, 10)
    assert asked(state) == "0 turn"


@pytest.mark.rule("RW-14.7", "RW-18.33", "RW-18.22")
def test_the_catapult_may_hit_somebody_and_a_tie_throws_it_back():
    state = turn_of("gnome", 3, "rubble_isle_o1")
    put(state, 1, "swamp_c2")
    fight(state, "1 1", "0 catapult swamp_c2")
    assert place_of(state, 0) == "rubble_isle_o1"
    assert asked(state) == "1 turn"


@pytest.mark.rule("RW-14.8", "RW-18.15", "RW-14.9", "RW-9.5")
def test_the_dive_ends_on_an_easy_beach_of_the_same_region_for_free():
    state = turn_of("cyclops", 0, "swamp_c3")
    assert offers(state, 0, "dive") == [
        "swamp_c1",
        "swamp_c4",
        "swamp_c5",
        "swamp_isle_o1",
        "swamp_isle_o3",
        "swamp_isle_o5",
    ]
    assert refusal(state, "0 dive azure_c1") == "RW-14.8 beach-of-another-region"
    assert refusal(state, "0 dive swamp_c3") == "RW-8.10 already-there"
    play(state, "0 dive swamp_isle_o1")
    assert place_of(state, 0) == "swamp_isle_o1"
    assert state.points == 0
    assert asked(state) == "0 turn"


@pytest.mark.rule("RW-14.8", "RW-14.10", "RW-8.10")
def test_the_dive_starts_on_a_beach():
    state = turn_of("cyclops", 3, "swamp_b4")
    assert refusal(state, "0 dive swamp_c4") == "RW-14.8 dive-from-a-beach"
    assert offers(state, 0, "dive") == []


@pytest.mark.rule("RW-14.8")
def test_the_dive_may_meet_a_character_or_a_fort():
    state = turn_of("cyclops", 3, "swamp_c3")
    put(state, 1, "swamp_c4")
    play(state, "0 dive swamp_c4")
    assert asked(state) == "0 attack"
    state = turn_of("cyclops", 3, "swamp_c3")
    rich(state, 0, 5)
    fort(state, 1, "swamp_isle_o5", 1)
    assert refusal(state, "0 dive swamp_isle_o5") == "RW-12.5 fort-cannot-be-conquered"
    rich(state, 0, 6)
    play(state, "0 dive swamp_isle_o5")
    assert asked(state) == "0 conquer"
    play(state, "0 conquer 2")
    assert place_of(state, 0) == "swamp_isle_o5"


@pytest.mark.rule("RW-14.10")
def test_mage_and_golem_choose_nothing():
    assert offers(turn_of("mage"), 0, "wand") == [""]
    assert offers(turn_of("golem"), 0, "fist") == [""]
