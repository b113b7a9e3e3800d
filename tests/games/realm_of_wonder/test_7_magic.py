"""RW-7  The magic cards, one by one."""

import pytest

from tablee.games.realm_of_wonder.game import RealmOfWonder
from tablee.games.realm_of_wonder.realm import SUPPLY, TOKEN

from .helpers import (
    COMPONENTS,
    asked,
    fort,
    height,
    keep,
    kept,
    legal,
    magic,
    moving,
    offers,
    pass_all,
    place_of,
    play,
    put,
    refusal,
    region,
    spells,
    table,
    wake,
)


def casting(*hands, seats="mage troll yeti", quest="quest_ramparts"):
    """A table with these magic cards in hand; `spells` then begins stage 3."""
    state = table(seats, quest=quest)
    magic(state, *hands)
    return state


def cast(state, *lines):
    """Play a card of the first seat with its choices; nobody reacts."""
    play(state, *(f"0 {line}" for line in lines))
    pass_all(state)


@pytest.mark.rule("RW-7.1", "RW-18.44")
def test_a_cannon_sends_one_token_back_to_its_owner():
    state = casting("cannon cannon_muscle")
    fort(state, 1, "ice_b5", 2)
    fort(state, 0, "azure_a4", 1)
    spells(state)
    cast(state, "cast cannon", "aim ice_b5")
    assert height(state, "ice_b5") == (1, 1)
    assert state.fact(1, SUPPLY) == 9
    cast(state, "cast cannon_muscle", "aim azure_a4")
    assert height(state, "azure_a4") is None
    assert state.fact(0, SUPPLY) == 10


@pytest.mark.rule("RW-7.1", "RW-9.1", "RW-18.43")
def test_a_cannon_needs_a_fort_and_homes_are_safe():
    state = spells(casting("cannon"))
    assert refusal(state, "0 cast cannon") == "RW-7.1 no-fort-on-the-board"
    state = casting("cannon")
    fort(state, 1, "ice_b5")
    spells(state)
    play(state, "0 cast cannon")
    assert offers(state, 0, "aim") == ["ice_b5"]
    assert refusal(state, "0 aim ember_a3") == "RW-9.1 homes-are-safe"
    assert refusal(state, "0 aim ice_a3") == "RW-7.1 no-fort-there"


@pytest.mark.rule("RW-7.3", "RW-7.4", "RW-8.2", "RW-18.44")
def test_three_points_more_or_fewer_for_anybody():
    state = spells(casting("plus_three minus_three plus_three_muscle"), 10, 20, 30)
    cast(state, "cast plus_three", "on seat_0")
    cast(state, "cast minus_three", "on seat_2")
    cast(state, "cast plus_three_muscle", "on seat_2")
    view = state.view(None)
    assert [(seat.plus, seat.minus) for seat in view.seats] == [(1, 0), (0, 0), (1, 1)]
    for seat in range(3):
        play(state, f"{seat} finish")
    assert state.points == 3
    play(state, "2 end", "1 end")
    assert state.points == 5 + 3


@pytest.mark.rule("RW-7.3")
def test_only_players_at_the_table_can_be_chosen():
    state = spells(casting("plus_three"))
    play(state, "0 cast plus_three")
    assert refusal(state, "0 on seat_3") == "RW-2.12 no-such-seat"


@pytest.mark.rule("RW-7.5")
def test_a_balloon_makes_every_space_cost_one_and_flies_over_walls():
    state = moving(casting(), 0, 3, "ice_a4")
    state.balloons = 1
    play(state, "0 step ice_a5")
    assert state.points == 2
    assert refusal(state, "0 fly mushroom_b1") == "RW-8.5 not-a-neighbour"


@pytest.mark.rule("RW-7.5", "RW-18.11", "RW-8.6")
def test_water_stops_a_balloon():
    state = moving(casting(), 0, 3, "azure_c5")
    state.balloons = 1
    assert refusal(state, "0 step ice_c1") == "RW-8.6 water-in-the-way"
    assert refusal(state, "0 fly ice_c1") == "RW-8.6 water-in-the-way"


@pytest.mark.rule("RW-7.5")
def test_the_spell_gives_the_balloon_for_this_round():
    state = spells(casting("balloon"))
    cast(state, "cast balloon")
    assert state.view(1).seats[0].balloon
    for seat in range(3):
        play(state, f"{seat} finish")
    play(state, "2 end", "1 end")
    put(state, 0, "ice_a4")
    assert "step ice_a5" in legal(state, 0)
    play(state, "0 end")
    assert not state.view(1).seats[0].balloon


@pytest.mark.rule("RW-7.6")
def test_only_the_last_space_of_a_chain_is_entered():
    state = moving(casting(seats="mage troll yeti gnome"), 0, 4, "mushroom_b1")
    put(state, 1, "mushroom_b2")
    state.balloons = 1
    play(state, "0 fly mushroom_a2")
    assert asked(state) == "0 fly"
    assert state.points == 3
    play(state, "0 fly mushroom_b2", "0 step mushroom_c3")
    assert place_of(state, 0) == "mushroom_c3"
    assert state.points == 1
    assert asked(state) == "0 turn"


@pytest.mark.rule("RW-7.6", "RW-8.4", "RW-8.10")
def test_a_flight_cannot_stop_in_the_air():
    state = moving(casting(), 0, 3, "azure_b4")
    state.balloons = 1
    play(state, "0 fly ice_b1")
    assert refusal(state, "0 end") == "RW-7.6 fly-on-or-land"
    assert {line.split()[0] for line in legal(state, 0)} == {"fly", "step"}


@pytest.mark.rule("RW-7.6")
def test_a_chain_touches_no_space_twice_and_does_not_end_where_it_began():
    state = moving(casting(), 0, 4, "azure_b4")
    state.balloons = 1
    play(state, "0 fly ice_b1")
    assert refusal(state, "0 step azure_b4") == "RW-7.6 space-twice"
    play(state, "0 fly ice_b2")
    assert refusal(state, "0 fly ice_b1") == "RW-7.6 space-twice"
    assert refusal(state, "0 step ice_b1") == "RW-7.6 space-twice"


@pytest.mark.rule("RW-7.6")
def test_a_space_can_be_flown_over_only_if_the_chain_can_still_end_well():
    state = moving(casting(seats="mage troll yeti gnome"), 0, 1, "mushroom_b1")
    state.balloons = 1
    assert offers(state, 0, "fly") == []
    assert refusal(state, "0 fly mushroom_a2") == "RW-7.6 nowhere-to-land"
    state.points = 0
    assert refusal(state, "0 fly mushroom_a2") == "RW-8.5 too-few-points"
    state.points = 2
    play(state, "0 fly mushroom_a2")
    assert offers(state, 0, "fly") == []
    assert "step mushroom_a3" in legal(state, 0)
    assert "step mushroom_a1" in legal(state, 0)


@pytest.mark.rule("RW-7.6", "RW-12.5", "RW-18.11")
def test_a_chain_ends_on_a_fort_only_by_conquest_and_never_on_a_home():
    state = moving(casting(), 0, 3, "ice_a2")
    state.balloons = 1
    fort(state, 1, "ice_a3", 3)
    play(state, "0 fly ice_b2")
    assert refusal(state, "0 step ice_a3") == "RW-12.5 fort-cannot-be-conquered"
    play(state, "0 fly ice_b3")
    assert refusal(state, "0 step ice_a4") == "RW-9.1 home-of-another"


@pytest.mark.rule("RW-7.5")
def test_without_a_balloon_nobody_flies():
    state = moving(casting(), 0, 3, "azure_b4")
    assert refusal(state, "0 fly ice_b1") == "RW-7.5 no-balloon"


@pytest.mark.rule("RW-7.7", "RW-11.4")
def test_the_step_to_the_castle_island_is_made_on_foot_and_ends_the_balloon():
    state = moving(casting(), 0, 4, "rubble_isle_n2")
    state.balloons = 1
    assert "castle_k3" not in " ".join(offers(state, 0, "fly"))
    play(state, "0 step castle_k3")
    assert state.points == 3
    assert state.balloons == 0
    play(state, "0 step castle_u2")
    assert state.points == 1


@pytest.mark.rule("RW-7.7")
def test_a_chain_cannot_touch_the_castle_disc():
    state = moving(casting(), 0, 4, "rubble_isle_o2")
    state.balloons = 1
    play(state, "0 fly rubble_isle_n2")
    assert refusal(state, "0 step castle_k3") == "RW-7.7 not-over-the-castle-island"
    assert "castle_k3" not in " ".join(legal(state, 0))


@pytest.mark.rule("RW-7.6")
def test_a_chain_may_lead_through_a_passage_to_the_islands():
    state = moving(casting(), 0, 3, "mushroom_b3")
    state.balloons = 1
    play(state, "0 fly mushroom_c3", "0 step mushroom_isle_o3")
    assert place_of(state, 0) == "mushroom_isle_o3"


@pytest.mark.rule("RW-7.8", "RW-18.43")
def test_the_rune_stone_card_turns_a_disc_to_any_region():
    state = spells(casting("rune_stone_spell rune_stone_spell_muscle"))
    play(state, "0 cast rune_stone_spell")
    assert len(legal(state, 0)) == 12
    play(state, "0 turn castle_disc swamp")
    pass_all(state)
    assert (state.middle, state.castle) == (region("ice"), region("swamp"))
    cast(state, "cast rune_stone_spell_muscle", "turn castle_disc swamp")
    assert state.castle == region("swamp")


@pytest.mark.rule("RW-7.9", "RW-18.13", "RW-18.44")
def test_a_transfer_moves_a_token_to_a_free_well():
    state = casting("transfer")
    fort(state, 1, "ice_b5", 2)
    put(state, 2, "ice_a3")
    spells(state)
    cast(state, "cast transfer", "aim ice_b5", "aim ice_a3")
    assert height(state, "ice_b5") == (1, 1)
    assert height(state, "ice_a3") == (1, 1)
    assert state.fact(1, SUPPLY) == 8


@pytest.mark.rule("RW-7.9", "RW-12.9")
def test_a_transfer_can_raise_a_fort_of_the_same_colour_beyond_three():
    state = casting("transfer transfer_muscle")
    fort(state, 0, "azure_a4", 3)
    fort(state, 0, "ice_a3", 1)
    fort(state, 0, "ice_b5", 1)
    spells(state)
    cast(state, "cast transfer", "aim ice_a3", "aim azure_a4")
    cast(state, "cast transfer_muscle", "aim ice_b5", "aim azure_a4")
    assert height(state, "azure_a4") == (0, 5)
    assert height(state, "ice_a3") is None
    assert state.fact(0, SUPPLY) == 5


@pytest.mark.rule("RW-7.9", "RW-9.1", "RW-18.13")
def test_a_transfer_never_mixes_colours_and_leaves_homes_alone():
    state = casting("transfer")
    fort(state, 1, "ice_b5")
    fort(state, 0, "ice_a3")
    spells(state)
    play(state, "0 cast transfer")
    assert offers(state, 0, "aim") == ["ice_a3", "ice_b5"]
    assert refusal(state, "0 aim azure_a3") == "RW-9.1 homes-are-safe"
    play(state, "0 aim ice_b5")
    assert asked(state) == "0 aim-well"
    assert refusal(state, "0 aim ice_b5") == "RW-7.9 same-well"
    assert refusal(state, "0 aim ice_a3") == "RW-18.13 other-colour-there"
    assert refusal(state, "0 aim azure_a3") == "RW-9.1 homes-are-safe"
    assert refusal(state, "0 aim azure_c3") == "RW-7.9 not-a-well"
    assert refusal(state, "0 finish") == "RW-6.4 declare-the-choice"


@pytest.mark.rule("RW-18.43")
def test_a_transfer_needs_a_token_on_the_board():
    state = spells(casting("transfer"))
    assert refusal(state, "0 cast transfer") == "RW-18.43 nothing-to-transfer"


@pytest.mark.rule("RW-18.43", "RW-7.9")
def test_a_transfer_needs_somewhere_to_go():
    state = casting("transfer", seats="mage troll yeti gnome golem cyclops")
    wells = [state.board.name(well) for well in state.board.wells if state.is_free_well(well)]
    for number, name in enumerate(wells):
        fort(state, min(number, 5), name)
    spells(state)
    play(state, "0 cast transfer")
    assert offers(state, 0, "aim") == sorted(wells[5:])
    assert refusal(state, f"0 aim {wells[0]}") == "RW-7.9 nowhere-to-transfer"


@pytest.mark.rule("RW-7.10", "RW-18.14")
def test_a_wish_takes_one_kept_tile_of_the_casters_choice():
    state = casting("wish")
    keep(state, 1, "magic_orb monster_dragon cursed_orb")
    keep(state, 2, "knight")
    spells(state)
    play(state, "0 cast wish")
    assert legal(state, 0) == [
        "wish seat_1 magic_orb",
        "wish seat_1 cursed_orb",
        "wish seat_1 monster_dragon",
        "wish seat_2 knight",
    ]
    play(state, "0 wish seat_1 monster_dragon")
    pass_all(state)
    assert kept(state, 0) == ["monster_dragon"]
    assert kept(state, 1) == ["magic_orb", "cursed_orb"]


@pytest.mark.rule("RW-7.10", "RW-18.44", "RW-18.50")
def test_a_wish_works_on_kept_tiles_of_others_only():
    state = casting("wish")
    keep(state, 0, "magic_orb")
    wake(state, "ice_a1")
    spells(state)
    assert refusal(state, "0 cast wish") == "RW-18.43 nothing-to-wish-for"
    keep(state, 1, "teleport")
    state.put(1, TOKEN, 1)
    play(state, "0 cast wish")
    assert legal(state, 0) == ["wish seat_1 teleport"]
    assert refusal(state, "0 wish seat_0 magic_orb") == "RW-18.44 not-yourself"
    assert refusal(state, "0 wish seat_1 monster_cyclops") == "RW-7.10 no-such-tile-there"
    assert refusal(state, "0 wish seat_5 magic_orb") == "RW-2.12 no-such-seat"


@pytest.mark.rule("RW-7.11", "RW-9.5")
def test_a_submarine_goes_from_beach_to_beach_at_once():
    state = casting("submarine")
    put(state, 0, "azure_c3")
    spells(state)
    cast(state, "cast submarine", "aim swamp_c1")
    assert place_of(state, 0) == "swamp_c1"
    assert asked(state) == "0 cast"


@pytest.mark.rule("RW-7.11", "RW-18.43")
def test_a_submarine_starts_on_a_beach():
    state = spells(casting("submarine"))
    assert refusal(state, "0 cast submarine") == "RW-7.11 not-on-a-beach"


@pytest.mark.rule("RW-7.11", "RW-18.12")
def test_a_submarine_needs_an_easy_unoccupied_beach_of_the_same_disc():
    state = casting("submarine", seats="mage troll yeti gnome")
    put(state, 0, "azure_c3")
    put(state, 1, "swamp_c4")
    fort(state, 1, "ember_c1")
    fort(state, 0, "azure_c5")
    spells(state)
    play(state, "0 cast submarine")
    assert refusal(state, "0 aim swamp_c4") == "RW-18.12 beach-occupied"
    assert refusal(state, "0 aim ember_c1") == "RW-18.12 beach-occupied"
    assert refusal(state, "0 aim ice_c3") == "RW-7.11 not-an-easy-beach"
    assert refusal(state, "0 aim ice_isle_o4") == "RW-7.11 beach-of-another-disc"
    assert refusal(state, "0 aim azure_c3") == "RW-8.10 already-there"
    assert {"azure_c5", "ice_c2", "mushroom_c1"} <= set(offers(state, 0, "aim"))


@pytest.mark.rule("RW-18.12")
def test_a_face_up_monster_occupies_a_beach_and_a_face_down_tile_does_not():
    state = casting("submarine")
    put(state, 0, "ice_isle_o1")
    spells(state)
    play(state, "0 cast submarine")
    assert "aim ice_isle_o5" in legal(state, 0)
    wake(state, "ice_isle_o5")
    assert refusal(state, "0 aim ice_isle_o5") == "RW-18.12 beach-occupied"


@pytest.mark.rule("RW-18.43")
def test_a_submarine_needs_a_free_beach(tmp_path):
    lonely = lonely_beach(tmp_path)
    state = table("mage troll yeti", game=lonely)
    magic(state, "submarine")
    put(state, 0, "ice_isle_o1")
    spells(state)
    assert refusal(state, "0 cast submarine") == "RW-18.43 no-beach-free"


def lonely_beach(folder):
    """A board whose middle disc has a single beach, and more beaches on the outer disc instead."""
    text = COMPONENTS.read_text(encoding="utf-8")
    entries = text.split("[[spaces]]")
    for number, entry in enumerate(entries):
        if 'disc = "middle"' in entry and "ice_isle_o1" not in entry.split("\n")[1]:
            entries[number] = entry.replace("beach = true", "beach = false")
        if any(f'id = "{name}"' in entry for name in ("ice_b4", "ember_b3", "rubble_b4")):
            entries[number] = entry.replace("beach = false", "beach = true")
    path = folder / "lonely.toml"
    path.write_text("[[spaces]]".join(entries), encoding="utf-8")
    return RealmOfWonder(path)


@pytest.mark.rule("RW-18.9", "RW-11.8", "RW-18.53")
def test_spells_reach_characters_on_the_castle_island_and_at_home():
    state = casting("minus_three minus_three_muscle wish rune_stone_spell")
    put(state, 1, "castle_k3")
    keep(state, 1, "knight")
    spells(state)
    cast(state, "cast minus_three", "on seat_1")
    cast(state, "cast minus_three_muscle", "on seat_2")
    cast(state, "cast wish", "wish seat_1 knight")
    cast(state, "cast rune_stone_spell", "turn castle_disc ember")
    assert [seat.minus for seat in state.view(None).seats] == [0, 1, 1]
    assert kept(state, 0) == ["knight"]
    assert place_of(state, 1) == "castle_k3"


@pytest.mark.rule("RW-18.55")
def test_a_card_bought_in_the_turn_is_a_spell_only_in_the_next_stage_three():
    state = moving(casting(), 0, 0, "azure_a3")
    play(state, "0 buy")
    assert not any(line.startswith("cast") for line in legal(state, 0))
