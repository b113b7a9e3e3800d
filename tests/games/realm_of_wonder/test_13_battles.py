"""RW-13  Battles: cards, dice, totals, spoils and retreats."""

import pytest

from tablee.games.realm_of_wonder.realm import ARMS, PLUS, WINS

from .helpers import (
    asked,
    at_monster,
    clear,
    dice,
    facing,
    fight,
    fort,
    hand,
    hide,
    keep,
    kept,
    legal,
    listen,
    magic,
    moving,
    next_magic,
    offers,
    place_of,
    play,
    put,
    refusal,
    rich,
    table,
    told,
    turns,
)


@pytest.mark.rule("RW-13.1")
def test_whose_turn_it_is_attacks():
    state = facing()
    story = listen(state)
    play(state, "0 step ice_c2")
    assert asked(state) == "0 attack"
    assert told(story, "battle") == ["0: battle seat_1"]


@pytest.mark.rule("RW-13.1")
def test_turning_over_a_monster_begins_a_battle():
    state = moving(table(), 0, 3, "ice_a1")
    hide(state, "ice_a1", "monster_vampire")
    play(state, "0 open")
    assert asked(state) == "0 attack"


@pytest.mark.rule("RW-13.2", "RW-15.6", "RW-18.19")
def test_all_knights_of_both_sides_take_part_and_are_gone():
    state = facing()
    keep(state, 0, "knight knight")
    keep(state, 1, "knight")
    fight(state, "0 1", "0 step ice_c2")
    assert (state.attack_total, state.defence_total) == (4, 3)
    assert kept(state, 0) == kept(state, 1) == []


@pytest.mark.rule("RW-18.19")
def test_knights_are_gone_after_a_tie_too():
    state = facing()
    keep(state, 0, "knight")
    fight(state, "0 2", "0 step ice_c2")
    assert state.attack_total == state.defence_total == 2
    assert kept(state, 0) == []


@pytest.mark.rule("RW-13.3")
def test_first_the_attacker_then_the_defender_plays_muscle_cards():
    state = facing("cannon_muscle cannon wish_muscle", "lightning_muscle")
    play(state, "0 step ice_c2")
    assert legal(state, 0) == ["muscle cannon_muscle", "muscle wish_muscle", "fight"]
    assert refusal(state, "0 muscle lightning_muscle") == "RW-13.3 no-such-muscle-card"
    play(state, "0 muscle cannon_muscle", "0 muscle wish_muscle", "0 fight")
    assert asked(state) == "1 defend"
    assert state.view(1).battle.attack_muscles == 2
    assert refusal(state, "1 end") == "RW-13.3 muscle-or-fight"
    dice(state, "1 2")
    play(state, "1 muscle lightning_muscle", "1 fight")
    assert (state.attack_total, state.defence_total) == (3, 3)
    assert hand(state, 0) == ["cannon"]
    assert hand(state, 1) == []


@pytest.mark.rule("RW-13.3")
def test_a_card_without_a_muscle_is_no_help():
    state = facing("cannon")
    play(state, "0 step ice_c2")
    assert legal(state, 0) == ["fight"]


@pytest.mark.rule("RW-13.3", "RW-18.7")
def test_muscle_cards_cannot_be_countered():
    state = facing("cannon_muscle", "counterspell", "counterspell")
    play(state, "0 step ice_c2", "0 muscle cannon_muscle")
    assert asked(state) == "0 attack"
    play(state, "0 fight")
    assert asked(state) == "1 defend"
    assert legal(state, 1) == ["fight"]


@pytest.mark.rule("RW-13.3")
def test_the_defender_is_asked_even_without_cards_so_that_nothing_shows():
    views = []
    for cards in ("cannon_muscle", "cannon"):
        state = facing("", cards)
        play(state, "0 step ice_c2", "0 fight")
        assert asked(state) == "1 defend"
        views.append(state.view(0))
    assert views[0] == views[1]


@pytest.mark.rule("RW-13.3", "RW-13.4", "RW-18.36")
def test_monsters_play_no_cards_and_the_right_neighbour_rolls_for_them():
    state = at_monster()
    story = listen(state)
    fight(state, "1 2", "0 step ice_a1")
    assert told(story, "rolled", "monster-rolled") == ["0: rolled 1", "2: monster-rolled 2"]
    assert (state.attack_total, state.defence_total) == (1, 3)


@pytest.mark.rule("RW-13.4")
def test_attacker_and_defender_both_roll():
    state = facing()
    story = listen(state)
    fight(state, "3 1", "0 step ice_c2")
    assert told(story, "rolled", "battle-points") == ["0: rolled 3", "1: rolled 1", "0: battle-points 3 1"]
    assert state.view(None).battle.attack_dice == ["3"]


@pytest.mark.rule("RW-13.5")
def test_the_violet_two_is_rolled_again_and_added():
    state = facing()
    fight(state, "2! 2! 1 2! 0", "0 step ice_c2")
    assert (state.attack_total, state.defence_total) == (5, 2)
    view = state.view(None).battle
    assert (view.attack_dice, view.defence_dice) == (["2!", "2!", "1"], ["2!", "0"])


@pytest.mark.rule("RW-13.6")
def test_dice_cards_arms_and_knights_are_added_up():
    state = facing("cannon_muscle", "")
    state.put(0, ARMS, 2)
    state.put(1, ARMS, 1)
    keep(state, 0, "knight")
    play(state, "0 step ice_c2", "0 muscle cannon_muscle")
    fight(state, "1 3")
    assert (state.attack_total, state.defence_total) == (1 + 1 + 2 + 2, 3 + 1)
    assert state.view(None).magic_gone == {"cannon_muscle": 1}
    assert state.view(None).tiles_gone == {"knight": 1}


@pytest.mark.rule("RW-13.6", "RW-15.8")
@pytest.mark.parametrize(
    ("kind", "bonus"), [("monster_cyclops", 1), ("monster_vampire", 2), ("monster_dragon", 3)]
)
def test_a_monster_adds_its_bonus(kind, bonus):
    state = at_monster(kind)
    fight(state, "0 1", "0 step ice_a1")
    assert state.defence_total == 1 + bonus


@pytest.mark.rule("RW-13.7", "RW-8.8")
def test_a_beaten_defender_goes_home_and_the_attackers_turn_goes_on():
    state = facing()
    fight(state, "3 0", "0 step ice_c2")
    assert place_of(state, 1) == "ember_a3"
    assert place_of(state, 0) == "ice_c2"
    assert asked(state) == "0 turn"


@pytest.mark.rule("RW-13.7")
def test_a_beaten_attacker_goes_home_and_loses_the_turn():
    state = facing()
    fight(state, "0 3", "0 step ice_c2")
    assert place_of(state, 0) == "azure_a3"
    assert place_of(state, 1) == "ice_c2"
    assert asked(state) == "1 turn"


@pytest.mark.rule("RW-13.7", "RW-12.4")
def test_the_loser_may_choose_a_fortress():
    state = facing()
    fort(state, 1, "rubble_isle_n1", 3)
    fort(state, 1, "swamp_b2", 2)
    fight(state, "3 0", "0 step ice_c2")
    assert asked(state) == "1 retreat"
    assert offers(state, 1, "retreat") == ["ember_a3", "rubble_isle_n1"]
    assert refusal(state, "1 retreat swamp_b2") == "RW-13.7 not-home-or-fortress"
    assert refusal(state, "1 end") == "RW-13.7 choose-a-retreat"
    play(state, "1 retreat rubble_isle_n1")
    assert place_of(state, 1) == "rubble_isle_n1"
    assert asked(state) == "0 turn"


@pytest.mark.rule("RW-18.24", "RW-13.7")
def test_a_fortress_with_another_character_on_it_cannot_be_chosen():
    state = facing()
    fort(state, 1, "rubble_isle_n1", 3)
    fort(state, 1, "swamp_b2", 3)
    put(state, 2, "rubble_isle_n1")
    fight(state, "3 0", "0 step ice_c2")
    assert offers(state, 1, "retreat") == ["ember_a3", "swamp_b2"]
    assert refusal(state, "1 retreat rubble_isle_n1") == "RW-18.24 fortress-occupied"


@pytest.mark.rule("RW-13.9", "RW-18.20")
def test_the_winner_takes_any_of_the_losers_tiles():
    state = facing()
    keep(state, 1, "magic_orb teleport monster_vampire")
    fight(state, "3 0", "0 step ice_c2")
    assert asked(state) == "0 spoils"
    assert legal(state, 0) == ["loot magic_orb", "loot teleport", "loot monster_vampire", "leave"]
    play(state, "0 loot monster_vampire", "0 loot magic_orb", "0 leave")
    assert kept(state, 0) == ["magic_orb", "monster_vampire"]
    assert kept(state, 1) == ["teleport"]
    assert place_of(state, 1) == "ember_a3"


@pytest.mark.rule("RW-13.9", "RW-18.20")
def test_the_winner_may_take_nothing():
    state = facing()
    keep(state, 1, "magic_orb")
    fight(state, "3 0", "0 step ice_c2")
    assert refusal(state, "0 end") == "RW-13.9 take-or-leave"
    assert refusal(state, "0 loot knight") == "RW-13.9 loser-has-no-such-tile"
    play(state, "0 leave")
    assert kept(state, 1) == ["magic_orb"]


@pytest.mark.rule("RW-13.9", "RW-18.20", "RW-15.4")
def test_the_winner_may_give_one_cursed_orb_instead():
    state = facing()
    keep(state, 0, "cursed_orb cursed_orb")
    keep(state, 1, "magic_orb")
    fight(state, "3 0", "0 step ice_c2")
    assert "curse" in legal(state, 0)
    play(state, "0 curse")
    assert kept(state, 0) == ["cursed_orb"]
    assert kept(state, 1) == ["magic_orb", "cursed_orb"]
    assert asked(state) == "0 turn"


@pytest.mark.rule("RW-18.20")
def test_after_taking_a_tile_no_orb_can_be_given():
    state = facing()
    keep(state, 0, "cursed_orb")
    keep(state, 1, "magic_orb teleport")
    fight(state, "3 0", "0 step ice_c2")
    play(state, "0 loot teleport")
    assert refusal(state, "0 curse") == "RW-18.20 steal-or-give"


@pytest.mark.rule("RW-13.9")
def test_without_a_cursed_orb_none_can_be_given():
    state = facing()
    keep(state, 1, "magic_orb")
    fight(state, "3 0", "0 step ice_c2")
    assert refusal(state, "0 curse") == "RW-13.9 no-cursed-orb"


@pytest.mark.rule("RW-13.9")
def test_a_defender_who_wins_takes_the_spoils_before_the_retreat():
    state = facing()
    keep(state, 0, "magic_orb")
    fight(state, "0 3", "0 step ice_c2")
    assert asked(state) == "1 spoils"
    assert place_of(state, 0) == "ice_c2"
    play(state, "1 loot magic_orb")
    assert kept(state, 1) == ["magic_orb"]
    assert place_of(state, 0) == "azure_a3"
    assert asked(state) == "1 turn"


@pytest.mark.rule("RW-18.19", "RW-18.20")
def test_knights_won_as_spoils_wait_for_the_next_battle():
    state = facing()
    keep(state, 1, "knight teleport")
    fight(state, "3 0", "0 step ice_c2")
    assert offers(state, 0, "loot") == ["teleport"]
    assert (state.attack_total, state.defence_total) == (3, 2)


@pytest.mark.rule("RW-13.10", "RW-15.9")
def test_a_beaten_monster_goes_to_the_card_and_the_tower_is_empty():
    state = at_monster("monster_cyclops")
    next_magic(state, "wish")
    fight(state, "3 0", "0 step ice_a1")
    assert kept(state, 0) == ["monster_cyclops"]
    assert hand(state, 0) == ["wish"]
    assert state.view(None).towers[0].tile == "empty"
    assert asked(state) == "0 turn"
    assert state.points == 3


@pytest.mark.rule("RW-13.11")
def test_losing_to_a_monster_costs_nothing_but_the_turn():
    state = at_monster("monster_dragon")
    keep(state, 0, "magic_orb")
    fight(state, "0 3", "0 step ice_a1")
    assert kept(state, 0) == ["magic_orb"]
    assert place_of(state, 0) == "azure_a3"
    assert state.view(None).towers[0].tile == "monster_dragon"
    assert asked(state) == "1 turn"


@pytest.mark.rule("RW-13.12", "RW-18.21", "RW-18.60")
def test_a_defender_beaten_before_his_turn_still_takes_it_with_the_spells_on_him():
    state = turns(table(), 50, 30, 20)
    magic(state)
    put(state, 0, "ice_b3")
    put(state, 1, "ice_c2")
    state.put(1, PLUS, 1)
    state.balloons = 0b10
    fight(state, "3 0", "0 step ice_c2")
    play(state, "0 end")
    assert asked(state) == "1 turn"
    assert place_of(state, 1) == "ember_a3"
    assert state.points == 3 + 3
    assert state.view(None).seats[1].balloon


@pytest.mark.rule("RW-13.13")
def test_there_may_be_several_battles_in_one_turn():
    state = facing(points=6)
    put(state, 2, "ice_c3")
    fight(state, "3 0", "0 step ice_c2")
    fight(state, "3 0", "0 step ice_c3")
    assert state.fact(0, WINS) == 2
    assert place_of(state, 2) == "ice_a4"
    assert asked(state) == "0 turn"


@pytest.mark.rule("RW-18.48")
def test_the_winner_of_an_attack_always_keeps_the_space():
    state = facing()
    rich(state, 0, 20)
    put(state, 0, "ice_a6")
    put(state, 1, "ice_b5")
    fort(state, 1, "ice_b5", 1)
    fight(state, "3 0", "0 step ice_b5", "0 conquer 2")
    assert place_of(state, 0) == "ice_b5"
    assert state.fort_owner(state.place(0)) == 0


@pytest.mark.rule("RW-18.55")
def test_a_card_bought_in_the_turn_serves_as_a_muscle_card():
    state = facing()
    put(state, 0, "ice_a3")
    put(state, 1, "ice_b3")
    rich(state, 0, 5)
    next_magic(state, "cannon_muscle")
    play(state, "0 buy", "0 step ice_b3")
    assert "muscle cannon_muscle" in legal(state, 0)


@pytest.mark.rule("RW-18.61", "RW-15.10")
def test_a_shoe_won_in_the_turn_counts_from_the_next_round_and_an_arm_at_once():
    state = at_monster("monster_vampire", points=4)
    fight(state, "3 0", "0 step ice_a1")
    assert asked(state) == "0 bonus"
    play(state, "0 bonus winged_shoe")
    assert state.points == 3
    again = at_monster("monster_vampire", points=4)
    fight(again, "3 0", "0 step ice_a1")
    play(again, "0 bonus strong_arm")
    clear(again, "ice_c1")
    put(again, 1, "ice_b1")
    fight(again, "1 1", "0 step ice_b1")
    assert again.attack_total == 2
