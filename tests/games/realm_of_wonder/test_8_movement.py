"""RW-8  Stage 4: movement points, steps, walls and water, and entering a space."""

import pytest

from tablee.games.realm_of_wonder.realm import MINUS, PLUS, SHOES, TOKEN
from tablee.games.realm_of_wonder.rounds import movement_points

from .helpers import (
    asked,
    fight,
    fort,
    height,
    keep,
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
    rich,
    set_cards,
    table,
    told,
    turns,
    wake,
)


@pytest.mark.rule("RW-8.1")
def test_the_fastest_player_moves_first():
    state = turns(table(), 12, 45, 30)
    order = []
    while state.round == 1:
        order.append(state.to_act()[0])
        play(state, f"{order[-1]} end")
    assert order == [1, 2, 0]


@pytest.mark.rule("RW-8.2", "RW-15.10")
def test_points_come_from_card_shoes_and_spells():
    state = table()
    set_cards(state, 1, 50, 30)
    assert movement_points(state, 0) == 6
    state.put(0, SHOES, 2)
    state.put(0, PLUS, 1)
    assert movement_points(state, 0) == 11
    state.put(1, MINUS, 1)
    assert movement_points(state, 1) == 0


@pytest.mark.rule("RW-8.2", "RW-18.10")
def test_the_sum_is_raised_to_zero_only_once():
    state = table()
    set_cards(state, 50, 40, 30)
    state.put(0, MINUS, 2)
    state.put(0, PLUS, 1)
    assert movement_points(state, 0) == 0
    state.put(0, PLUS, 2)
    assert movement_points(state, 0) == 2


@pytest.mark.rule("RW-8.3", "RW-18.49")
def test_one_extra_point_per_turn_may_be_bought_even_without_points():
    state = moving(table(), 0, 0, "azure_b4")
    rich(state, 0, 7)
    assert "step azure_a6" not in legal(state, 0)
    play(state, "0 extra")
    assert (state.points, magic_points(state, 0)) == (1, 4)
    assert refusal(state, "0 extra") == "RW-8.3 extra-point-bought"
    play(state, "0 step azure_a6")
    assert state.points == 0


@pytest.mark.rule("RW-8.3", "RW-8.10")
def test_the_extra_point_costs_three():
    state = moving(table(), 0, 1)
    rich(state, 0, 2)
    assert refusal(state, "0 extra") == "RW-8.10 too-few-magic-points"


@pytest.mark.rule("RW-8.4")
def test_steps_and_actions_come_in_any_order_and_the_start_counts():
    state = moving(table(), 0, 2, "azure_a3")
    rich(state, 0, 20)
    play(state, "0 buy", "0 step azure_b2", "0 turn middle_disc ice", "0 step azure_c3", "0 end")
    assert place_of(state, 0) == "azure_c3"
    assert magic_points(state, 0) == 14


@pytest.mark.rule("RW-8.4")
def test_nobody_has_to_move_and_points_left_are_lost():
    state = moving(table(), 0, 6)
    play(state, "0 end")
    assert asked(state) == "1 turn"
    assert place_of(state, 0) == "azure_a3"
    for seat in (1, 2):
        play(state, f"{seat} end")
    assert state.round == 2
    turns(state)
    assert state.points == 3


@pytest.mark.rule("RW-8.5")
def test_a_step_costs_what_the_space_entered_costs():
    state = moving(table(), 0, 3, "ice_b3")
    play(state, "0 step ice_c2")
    assert state.points == 2
    play(state, "0 step ice_c3")
    assert state.points == 0
    assert refusal(state, "0 step ice_c4") == "RW-8.5 too-few-points"


@pytest.mark.rule("RW-8.5", "RW-8.10")
def test_a_hard_space_needs_both_points():
    state = moving(table(), 0, 1, "ice_c2")
    assert refusal(state, "0 step ice_c3") == "RW-8.5 too-few-points"
    assert "step ice_b3" in legal(state, 0)


@pytest.mark.rule("RW-8.5")
def test_only_neighbours_are_one_step_away():
    state = moving(table(), 0, 6, "ice_b3")
    assert refusal(state, "0 step ice_c4") == "RW-8.5 not-a-neighbour"
    assert refusal(state, "0 step ice_b3") == "RW-8.5 not-a-neighbour"
    assert refusal(state, "0 step castle") == "RW-8.6 no-open-passage"


@pytest.mark.rule("RW-8.6", "RW-9.7")
def test_walls_stop_everybody_without_fist_or_balloon():
    state = moving(table("golem troll yeti"), 0, 6, "rubble_a4")
    assert refusal(state, "0 step rubble_a5") == "RW-8.6 wall-in-the-way"
    play(state, "0 fist", "0 step rubble_a5")
    assert place_of(state, 0) == "rubble_a5"


@pytest.mark.rule("RW-8.6", "RW-10.7")
def test_water_and_closed_channels_stop_everybody():
    state = moving(table("golem troll yeti"), 0, 6, "azure_c5")
    play(state, "0 fist")
    assert refusal(state, "0 step ice_c1") == "RW-8.6 water-in-the-way"
    put(state, 0, "ice_c2")
    assert refusal(state, "0 step ice_isle_o4") == "RW-8.6 no-open-passage"
    put(state, 0, "rubble_c3")
    assert refusal(state, "0 step rubble_isle_o3") == "RW-8.6 no-open-passage"


@pytest.mark.rule("RW-8.7")
def test_entering_goes_by_fort_then_character():
    state = moving(table(), 0, 3, "ice_a6")
    rich(state, 0, 12)
    fort(state, 1, "ice_b5", 1)
    put(state, 2, "ice_b5")
    play(state, "0 step ice_b5")
    assert asked(state) == "0 conquer"
    assert place_of(state, 0) == "ice_a6"
    play(state, "0 conquer 2")
    assert asked(state) == "0 attack"
    assert height(state, "ice_b5") == (0, 1)
    assert state.defender == 2


@pytest.mark.rule("RW-8.7", "RW-13.1", "RW-15.8")
def test_a_face_up_monster_is_fought_on_entering():
    state = moving(table(), 0, 3, "ice_b1")
    wake(state, "ice_a1", "monster_vampire")
    story = listen(state)
    play(state, "0 step ice_a1")
    assert asked(state) == "0 attack"
    assert state.view(None).battle.monster == "monster_vampire"
    assert told(story, "battle") == ["0: battle monster_vampire"]


@pytest.mark.rule("RW-8.7", "RW-11.6")
def test_the_castle_is_entered_only_by_who_may_win():
    state = moving(table(), 0, 1, "castle_u2")
    assert refusal(state, "0 step castle") == "RW-11.6 castle-is-closed"
    state.put(0, TOKEN, 1)
    assert "step castle" in legal(state, 0)


@pytest.mark.rule("RW-8.8")
def test_after_a_won_attack_the_turn_goes_on_with_the_points_left():
    state = moving(table(), 0, 4, "ice_b3")
    magic(state)
    put(state, 1, "ice_c2")
    fight(state, "3 0", "0 step ice_c2")
    assert asked(state) == "0 turn"
    assert state.points == 3


@pytest.mark.rule("RW-8.8", "RW-13.7", "RW-13.8")
@pytest.mark.parametrize("faces", ["0 3", "1 1"])
def test_after_a_lost_or_tied_attack_the_turn_is_over(faces):
    state = moving(table(), 0, 4, "ice_b3")
    magic(state)
    put(state, 1, "ice_c2")
    fight(state, faces, "0 step ice_c2")
    assert asked(state) == "1 turn"


@pytest.mark.rule("RW-8.9")
@pytest.mark.parametrize("faces", ["3 0", "0 3", "1 1"])
def test_two_characters_never_share_a_space_after_a_move(faces):
    state = moving(table(), 0, 4, "ice_b3")
    magic(state)
    put(state, 1, "ice_c2")
    fight(state, faces, "0 step ice_c2")
    places = [state.place(seat) for seat in range(3)]
    assert len(set(places)) == 3


@pytest.mark.rule("RW-8.10")
def test_ending_the_turn_is_always_legal_but_not_in_the_middle_of_a_choice():
    state = moving(table(), 0, 3, "ice_a6")
    rich(state, 0, 12)
    assert "end" in legal(state, 0)
    fort(state, 1, "ice_b5", 1)
    play(state, "0 step ice_b5")
    assert refusal(state, "0 end") == "RW-12.6 say-how-many-tokens"
    play(state, "0 conquer 2")
    assert "end" in legal(state, 0)


@pytest.mark.rule("RW-8.10")
def test_what_cannot_be_done_is_not_offered():
    state = moving(table("cyclops troll yeti"), 0, 3, "swamp_a2")
    rich(state, 0, 0)
    assert not {"buy", "build", "extra"} & set(legal(state, 0))
    assert offers(state, 0, "dive") == []
    keep(state, 0, "teleport")
    for well in state.board.wells:
        if state.is_free_well(well):
            state.raise_fort(well, 1 if state.fact(1, 3) else 2, 1)
    assert offers(state, 0, "teleport") == []


@pytest.mark.rule("RW-8.4")
def test_decisions_of_other_stages_are_refused_in_the_turn():
    state = moving(table(), 0, 3)
    for line in ("0 play move_01", "0 pass", "0 fight", "0 keep cannon", "0 retreat ice_a4"):
        assert refusal(state, line) == "RW-8.4 move-or-act"


@pytest.mark.rule("RW-8.5")
def test_the_view_shows_what_is_within_reach_and_how_to_get_there():
    state = moving(table(), 0, 2, "ice_b3")
    rich(state, 0, 3)
    put(state, 1, "ice_c2")
    reach = {found.space: found for found in state.view(0).turn.reach}
    assert reach["ice_b2"].cost == 1
    assert reach["ice_b1"].cost == 3
    assert reach["ice_b1"].before == "ice_b2"
    assert reach["ice_c2"].stops
    assert "ice_c3" not in reach
    assert "ice_a4" not in reach
