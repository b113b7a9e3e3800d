"""RW-10, RW-11  The turning discs, the passages between them, and the castle island."""

import pytest

from tablee.games.realm_of_wonder.board import CASTLE_DISC, HOME, TOWER, WELL
from tablee.games.realm_of_wonder.discs import turn_disc

from .helpers import (
    BOX,
    REGIONS,
    asked,
    fight,
    fort,
    height,
    keep,
    legal,
    magic,
    moving,
    offers,
    place_of,
    play,
    put,
    refusal,
    region,
    rich,
    space,
    table,
)

BOARD = BOX.board


def across(state, name):
    found = state.across(space(name))
    return None if found < 0 else BOARD.name(found)


@pytest.mark.rule("RW-10.1", "RW-18.5")
def test_every_region_has_a_part_on_the_mainland_and_an_island():
    for number in range(6):
        discs = {found.disc for found in BOARD.spaces if found.region == number}
        assert discs == {0, 1}
    assert {found.region for found in BOARD.spaces if found.disc == CASTLE_DISC} == {-1}


@pytest.mark.rule("RW-10.2")
def test_slot_k_at_rotation_r_faces_region_k_plus_r():
    state = table()
    for rotation in range(6):
        state.middle = rotation
        for slot in (1, 2, 4, 5):
            landing = f"{REGIONS[slot]}_isle_o3"
            path = BOARD.name(BOARD.gate(0, "in", (slot + rotation) % 6))
            assert across(state, landing) == path
            assert across(state, path) == landing


@pytest.mark.rule("RW-10.3")
def test_turning_carries_everything_along_and_does_nothing_else():
    state = moving(table(), 0, 3, "mushroom_isle_o3")
    put(state, 1, "castle_k3")
    fort(state, 2, "ice_isle_o1")
    turn_disc(state, 1, region("swamp"))
    assert place_of(state, 0) == "mushroom_isle_o3"
    assert place_of(state, 1) == "castle_k3"
    assert height(state, "ice_isle_o1") == (2, 1)
    assert asked(state) == "0 turn"
    assert state.points == 3


@pytest.mark.rule("RW-10.3", "RW-4.5")
def test_the_two_discs_turn_independently_and_markers_follow_at_once():
    state = table("mage troll yeti", middle="azure", castle="ice")
    turn_disc(state, 1, region("ember"))
    assert (state.middle, state.castle) == (region("ember"), region("ice"))
    assert [seat.income for seat in state.view(None).seats] == [3, 4, 4]
    turn_disc(state, 2, region("azure"))
    assert (state.middle, state.castle) == (region("ember"), region("azure"))
    assert [seat.income for seat in state.view(None).seats] == [4, 4, 3]


@pytest.mark.rule("RW-10.4", "RW-18.6")
def test_the_regions_facing_whirlpool_and_cliff_have_no_way_to_the_islands():
    state = table()
    for rotation in range(6):
        state.middle = rotation
        paths = [BOARD.name(BOARD.gate(0, "in", number)) for number in range(6)]
        closed = [number for number, path in enumerate(paths) if across(state, path) is None]
        assert closed == sorted([rotation, (rotation + 3) % 6])


@pytest.mark.rule("RW-10.5", "RW-10.8")
def test_one_to_three_passages_lead_to_the_castle_island():
    state = table()
    for middle in range(6):
        for castle in range(6):
            state.middle, state.castle = middle, castle
            open_quays = [name for name in ("castle_k1", "castle_k3", "castle_k4") if across(state, name)]
            assert len(open_quays) == [1, 2, 3, 1, 2, 3][(castle - middle) % 6]


@pytest.mark.rule("RW-10.6")
def test_a_passage_is_an_ordinary_step_both_ways():
    state = moving(table(), 0, 3, "mushroom_c3")
    play(state, "0 step mushroom_isle_o3", "0 step mushroom_c3")
    assert state.points == 1
    put(state, 0, "castle_k3")
    assert refusal(state, "0 step rubble_isle_n2") == "RW-8.5 too-few-points"
    state.points = 2
    play(state, "0 step rubble_isle_n2")
    assert state.points == 0


@pytest.mark.rule("RW-10.7")
def test_whirlpools_are_no_spaces():
    slots = [found.slot for found in BOARD.spaces if found.disc == 1 and found.names.id.endswith("o3")]
    assert 0 not in slots
    assert not any("whirlpool" in found.names.id for found in BOARD.spaces)


@pytest.mark.rule("RW-10.8")
@pytest.mark.parametrize("rotation", range(36))
def test_every_space_can_be_reached_past_closed_homes_and_wells(rotation):
    walkable = {n for n, found in enumerate(BOARD.spaces) if found.feature not in (HOME, WELL)}
    reached, waiting = {space("ice_b3")}, [space("ice_b3")]
    while waiting:
        here = waiting.pop()
        for other in [*BOARD.near.of(here), BOARD.across[rotation * BOARD.count + here]]:
            if other in walkable and other not in reached:
                reached.add(other)
                waiting.append(other)
    assert reached == walkable
    assert all(set(BOARD.near.of(well)) & reached for well in BOARD.wells)


@pytest.mark.rule("RW-11.1")
def test_the_whole_castle_disc_is_the_castle_island():
    state = table()
    for name in ("castle_k1", "castle_k2", "castle_u3", "castle"):
        put(state, 0, name)
        assert state.on_island(0)
    put(state, 0, "rubble_isle_n2")
    assert not state.on_island(0)


@pytest.mark.rule("RW-11.5")
def test_powers_cannot_be_used_on_the_island():
    state = moving(table("mage troll yeti"), 0, 3, "castle_k3")
    assert refusal(state, "0 wand") == "RW-11.5 no-powers-here"
    assert offers(state, 0, "wand") == []


@pytest.mark.rule("RW-11.5", "RW-18.56")
def test_fist_and_vulture_end_on_entering_the_island_and_do_not_come_back():
    state = moving(table("golem troll yeti"), 0, 9, "rubble_isle_n2")
    play(state, "0 fist", "0 step castle_k3")
    assert not state.fist
    play(state, "0 step castle_k4")
    assert refusal(state, "0 step castle_u2") == "RW-8.6 wall-in-the-way"
    play(state, "0 step castle_k3", "0 step rubble_isle_n2")
    assert refusal(state, "0 step swamp_isle_n1") == "RW-8.5 not-a-neighbour"
    put(state, 0, "rubble_isle_n3")
    assert refusal(state, "0 step swamp_isle_n1") == "RW-8.6 wall-in-the-way"


@pytest.mark.rule("RW-18.56", "RW-11.4")
def test_a_balloon_that_ended_on_the_island_does_not_come_back():
    state = moving(table(), 0, 6, "rubble_isle_n2")
    state.balloons = 1
    play(state, "0 step castle_k3", "0 step rubble_isle_n2")
    assert refusal(state, "0 fly rubble_isle_o2") == "RW-7.5 no-balloon"


@pytest.mark.rule("RW-11.7")
def test_there_are_no_towers_wells_or_beaches_on_the_island():
    for found in BOARD.spaces:
        if found.disc == CASTLE_DISC:
            assert found.feature not in (TOWER, WELL, HOME)
            assert not found.beach
    state = moving(table(), 0, 3, "castle_k3")
    rich(state, 0, 20)
    keep(state, 0, "teleport magic_potion")
    verbs = {line.split()[0] for line in legal(state, 0)}
    assert verbs == {"step", "extra", "end"}


@pytest.mark.rule("RW-11.8", "RW-11.3", "RW-13.3")
def test_battles_take_place_on_the_island_with_muscle_cards():
    state = moving(table(), 0, 3, "castle_k3")
    magic(state, "cannon_muscle")
    put(state, 1, "castle_k4")
    play(state, "0 step castle_k4", "0 muscle cannon_muscle")
    fight(state, "1 1")
    assert place_of(state, 1) == "ember_a3"
    assert asked(state) == "0 turn"
