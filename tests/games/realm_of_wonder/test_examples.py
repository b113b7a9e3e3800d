"""RW-E  The worked examples of the rulebook."""

import pytest

from tablee.games.realm_of_wonder.realm import ARMS, HAND, MINUS, PLUS, SHOES, SUPPLY
from tablee.games.realm_of_wonder.rounds import begin_round, movement_points

from .helpers import (
    BOX,
    asked,
    dice,
    fight,
    fort,
    hand,
    height,
    keep,
    kept,
    legal,
    magic,
    magic_points,
    moving,
    next_magic,
    offers,
    pass_all,
    place_of,
    play,
    put,
    refusal,
    region,
    rich,
    set_cards,
    space,
    spells,
    table,
    turns,
    wake,
)


@pytest.mark.rule("RW-E1", "RW-12.6")
def test_conquest():
    state = moving(table("gnome troll"), 1, 3, "ice_a6")
    fort(state, 0, "ice_b5", 3)
    fort(state, 1, "swamp_a3", 2)
    fort(state, 1, "swamp_b2", 2)
    rich(state, 1, 14)
    before = [seat.income for seat in state.view(None).seats]
    play(state, "1 step ice_b5", "1 conquer 4")
    assert state.points == 2
    assert magic_points(state, 1) == 2
    assert height(state, "ice_b5") == (1, 1)
    assert state.fact(0, SUPPLY) == 10
    assert state.fact(1, SUPPLY) == 5
    assert [seat.income for seat in state.view(None).seats] == [before[0] - 1, before[1] + 1]


@pytest.mark.rule("RW-E2", "RW-4.2")
@pytest.mark.parametrize(
    ("place", "round_", "paid", "cards"),
    [("azure_b2", 6, 9, 1), ("castle_k3", 6, 0, 1), ("azure_b2", 1, 0, 0)],
)
def test_income(place, round_, paid, cards):
    state = table("mage troll", middle="azure", castle="azure")
    for name, tokens in [("azure_a4", 1), ("azure_c5", 1), ("ice_a3", 3), ("ice_b5", 2)]:
        fort(state, 0, name, tokens)
    keep(state, 0, "magic_orb cursed_orb")
    put(state, 0, place)
    state.round = round_
    before = int(state.fact(0, HAND)).bit_count()
    begin_round(state)
    assert magic_points(state, 0) == 10 + paid
    assert int(state.fact(0, HAND)).bit_count() == before + cards


@pytest.mark.rule("RW-E3", "RW-8.5", "RW-8.6")
def test_easy_and_hard_spaces():
    state = moving(table("yeti troll"), 0, 4, "ice_a4")
    assert refusal(state, "0 step ice_a5") == "RW-8.6 wall-in-the-way"
    play(state, "0 step ice_b3", "0 step ice_c2", "0 step ice_c3")
    assert state.points == 0
    state = moving(table("yeti troll"), 0, 4, "ice_a4")
    play(state, "0 step ice_b4", "0 step ice_a5")
    assert state.points == 1


def passages(state):
    return {"-".join(pair) for pair in state.view(None).passages}


@pytest.mark.rule("RW-E4", "RW-10.4")
def test_passages_to_the_islands():
    state = table(middle="ice")
    assert {pair for pair in passages(state) if "castle" not in pair} == {
        "mushroom_c3-mushroom_isle_o3",
        "ember_c3-ember_isle_o3",
        "swamp_c3-swamp_isle_o3",
        "azure_c3-azure_isle_o3",
    }
    state.middle = region("ember")
    assert {pair for pair in passages(state) if "castle" not in pair} == {
        "rubble_c3-mushroom_isle_o3",
        "swamp_c3-ember_isle_o3",
        "ice_c2-swamp_isle_o3",
        "mushroom_c3-azure_isle_o3",
    }


@pytest.mark.rule("RW-E5", "RW-10.5")
@pytest.mark.parametrize("middle", range(6))
def test_passages_to_the_castle_island(middle):
    ways = [
        {"rubble_isle_n2-castle_k3"},
        {"ember_isle_n2-castle_k1", "azure_isle_n2-castle_k4"},
        {"rubble_isle_n2-castle_k1", "azure_isle_n2-castle_k3", "ice_isle_n2-castle_k4"},
        {"ice_isle_n2-castle_k3"},
        {"azure_isle_n2-castle_k1", "ember_isle_n2-castle_k4"},
        {"ice_isle_n2-castle_k1", "ember_isle_n2-castle_k3", "rubble_isle_n2-castle_k4"},
    ]
    state = table()
    for distance, expected in enumerate(ways):
        state.middle, state.castle = middle, (middle + distance) % 6
        assert {pair for pair in passages(state) if "castle" in pair} == expected


@pytest.mark.rule("RW-E5")
def test_the_way_from_the_landing_to_the_castle_costs_four():
    state = moving(table(), 0, 4, "rubble_isle_n2")
    keep(state, 0, "magic_orb magic_orb magic_orb")
    play(state, "0 step castle_k3", "0 step castle_u2", "0 step castle")
    assert state.points == 0
    assert state.result().winners() == [0]


@pytest.mark.rule("RW-E6", "RW-13.5")
def test_violet_two():
    state = moving(table(), 0, 4, "ice_b3")
    magic(state, "", "cannon_muscle")
    put(state, 1, "ice_c2")
    play(state, "0 step ice_c2", "0 fight", "1 muscle cannon_muscle")
    dice(state, "2! 2! 1 3")
    play(state, "1 fight")
    assert (state.attack_total, state.defence_total) == (5, 4)
    assert place_of(state, 1) == "ember_a3"


@pytest.mark.rule("RW-E7", "RW-13.6", "RW-15.9")
def test_battle_with_all_modifiers():
    state = moving(table("golem troll"), 0, 4, "ice_b1")
    magic(state, "cannon_muscle lightning_muscle")
    wake(state, "ice_a1", "monster_dragon")
    keep(state, 0, "knight")
    state.put(0, ARMS, 1)
    next_magic(state, "wish")
    play(state, "0 step ice_a1", "0 muscle cannon_muscle", "0 muscle lightning_muscle")
    fight(state, "1 2")
    assert (state.attack_total, state.defence_total) == (6, 5)
    assert kept(state, 0) == ["monster_dragon"]
    assert hand(state, 0) == ["wish"]
    play(state, "0 bonus strong_arm")
    assert state.fact(0, ARMS) == 2
    assert state.view(None).magic_gone == {"cannon_muscle": 1, "lightning_muscle": 1}
    assert asked(state) == "0 turn"


@pytest.mark.rule("RW-E8", "RW-6.8", "RW-18.8")
def test_lightning():
    state = table("gnome troll mage")
    magic(state, "plus_three lightning", "", "lightning")
    spells(state, 8, 21, 40)
    play(state, "0 cast plus_three", "0 on seat_0")
    pass_all(state)
    play(state, "0 cast lightning")
    pass_all(state)
    assert state.speed(0) == 58
    again = state.clone()
    order = []
    while asked(state).split()[-1] in ("cast", "turn") and len(order) < 6:
        seat, question = asked(state).split()
        order.append((int(seat), question))
        play(state, f"{seat} {'finish' if question == 'cast' else 'end'}")
    assert order == [(1, "cast"), (2, "cast"), (0, "cast"), (0, "turn"), (2, "turn"), (1, "turn")]
    play(again, "1 finish", "2 cast lightning")
    pass_all(again)
    assert again.speed(2) == 90
    play(again, "0 finish", "2 finish")
    order = []
    while asked(again).endswith("turn"):
        order.append(again.to_act()[0])
        play(again, f"{order[-1]} end")
    assert order == [2, 0, 1]


@pytest.mark.rule("RW-E9", "RW-6.5", "RW-6.6")
def test_counterspell_chain():
    state = table("mage troll yeti")
    magic(state, "wish counterspell", "", "counterspell")
    keep(state, 2, "magic_orb")
    spells(state)
    play(state, "0 cast wish", "0 wish seat_2 magic_orb")
    assert asked(state) == "1 react"
    play(state, "1 pass", "2 counter counterspell")
    assert asked(state) == "0 react"
    play(state, "0 counter counterspell", "1 pass", "2 pass")
    assert kept(state, 0) == []
    assert asked(state) == "1 react"
    play(state, "1 pass", "2 pass")
    assert kept(state, 0) == ["magic_orb"]
    assert state.view(None).magic_gone == {"wish": 1, "counterspell": 2}


@pytest.mark.rule("RW-E10", "RW-8.2", "RW-8.3")
def test_movement_points():
    state = table()
    set_cards(state, 50, 40, 30)
    assert BOX.movement_cards[49].points == 2
    state.put(0, SHOES, 1)
    state.put(0, MINUS, 1)
    state.put(0, PLUS, 1)
    assert movement_points(state, 0) == 3
    state = turns(table(), 50, 40, 30)
    state.put(0, MINUS, 2)
    state.moving = 0b111
    state.points = movement_points(state, 0)
    assert state.points == 0
    play(state, "0 extra")
    assert state.points == 1


@pytest.mark.rule("RW-E11", "RW-7.6", "RW-18.11")
def test_balloon():
    state = moving(table("mage troll yeti"), 0, 3, "azure_b4")
    put(state, 2, "ice_b1")
    state.balloons = 1
    play(state, "0 fly ice_b1", "0 step ice_b2")
    assert state.points == 1
    assert place_of(state, 0) == "ice_b2"
    assert asked(state) == "0 turn"
    put(state, 0, "azure_a6")
    assert "step ice_a1" in legal(state, 0)
    put(state, 0, "azure_c5")
    assert refusal(state, "0 step ice_c1") == "RW-8.6 water-in-the-way"


@pytest.mark.rule("RW-E12", "RW-13.9", "RW-13.7")
def test_spoils_and_retreat():
    state = turns(table("troll cyclops"), 50, 30)
    magic(state)
    put(state, 0, "ice_b3")
    put(state, 1, "ice_c2")
    keep(state, 0, "cursed_orb")
    keep(state, 1, "magic_orb knight monster_vampire")
    fort(state, 1, "rubble_isle_n1", 3)
    fight(state, "3 0", "0 step ice_c2")
    assert (state.attack_total, state.defence_total) == (3, 2)
    assert legal(state, 0) == ["loot magic_orb", "loot monster_vampire", "curse", "leave"]
    given = state.clone()
    play(given, "0 curse")
    assert kept(given, 1) == ["magic_orb", "cursed_orb", "monster_vampire"]
    play(state, "0 loot magic_orb", "0 loot monster_vampire")
    assert kept(state, 0) == ["magic_orb", "cursed_orb", "monster_vampire"]
    assert offers(state, 1, "retreat") == ["rubble_isle_n1", "swamp_a2"]
    play(state, "1 retreat swamp_a2", "0 end")
    assert asked(state) == "1 turn"


@pytest.mark.rule("RW-E13", "RW-9.6")
def test_vortices():
    for way, stops in [
        ("clockwise", ["mushroom_c5", "ember_b2"]),
        ("anticlockwise", ["azure_a1", "swamp_c2"]),
    ]:
        state = moving(table("mage golem"), 0, 0, "ice_a6")
        rich(state, 0, 6)
        for stop in stops:
            play(state, f"0 vortex {way}")
            assert place_of(state, 0) == stop
        assert magic_points(state, 0) == 0
    circle = [BOX.board.name(found) for found in BOX.board.vortices[1]]
    assert circle == ["mushroom_isle_o4", "rubble_isle_o4", "azure_isle_o1"]
    assert BOX.board.name(BOX.board.next_vortex[space("azure_isle_o1")]) == "mushroom_isle_o4"


@pytest.mark.rule("RW-E14", "RW-14.8", "RW-7.11")
def test_dive_and_submarine():
    state = moving(table("cyclops mage"), 0, 3, "ice_c1")
    assert offers(state, 0, "dive") == ["ice_c2", "ice_c4", "ice_isle_o1", "ice_isle_o4", "ice_isle_o5"]
    state = table("cyclops mage")
    magic(state, "submarine")
    put(state, 0, "ice_c1")
    spells(state)
    play(state, "0 cast submarine")
    goals = offers(state, 0, "aim")
    assert "swamp_c1" in goals
    assert not any("isle" in goal for goal in goals)
    assert "ice_c3" not in goals


@pytest.mark.rule("RW-E15", "RW-4.5", "RW-14.6")
def test_whirlpool_points():
    state = moving(table("yeti golem", middle="ember", castle="rubble"), 0, 3)
    before = [seat.income for seat in state.view(None).seats]
    points = [magic_points(state, seat) for seat in range(2)]
    play(state, "0 freeze castle_disc")
    assert state.castle == region("ice")
    assert [seat.income for seat in state.view(None).seats] == [before[0] + 1, before[1] - 1]
    assert [magic_points(state, seat) for seat in range(2)] == points
    play(state, "0 end", "1 end")
    assert [magic_points(state, seat) for seat in range(2)] == [points[0] + 4, points[1] + 3]
