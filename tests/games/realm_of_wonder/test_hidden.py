"""RW-18.32  Who may know what, and what a seat remembers."""

from collections import Counter

import pytest

from tablee.games.realm_of_wonder.realm import CARD, HAND
from tablee.kernel.rng import Rng

from .helpers import (
    BOX,
    asked,
    card,
    hand,
    hide,
    magic,
    movement,
    moving,
    new_game,
    next_magic,
    pass_all,
    play,
    spells,
    table,
    to_next_round,
    turns,
)


def worlds(state, seat, count=30):
    rng = Rng(5, 6, 7, 8)
    return [state.sample(seat, rng) for _ in range(count)]


@pytest.mark.rule("RW-18.32")
def test_points_tiles_tokens_and_hand_sizes_are_open():
    state = new_game(4)
    for viewer in range(4):
        assert state.view(viewer).seats == state.view(None).seats


@pytest.mark.rule("RW-18.32", "RW-2.2")
def test_face_down_tiles_are_somewhere_else_in_other_worlds():
    state = new_game()
    for seat in range(3):
        found = {tuple(world.towers) for world in worlds(state, seat)}
        assert len(found) > 20
        assert all(Counter(towers) == Counter(state.towers) for towers in found)


@pytest.mark.rule("RW-18.32")
def test_open_tiles_stay_where_they_are_in_every_world():
    state = moving(table(), 0, 3, "ice_a1")
    hide(state, "ice_a1", "monster_dragon")
    magic(state)
    play(state, "0 open")
    for world in worlds(state, 1):
        assert world.view(1).towers[0].tile == "monster_dragon"


@pytest.mark.rule("RW-5.1", "RW-18.32")
def test_a_sealed_movement_card_may_be_any_card_of_the_hand():
    state = table()
    movement(state, "8 9 10", "20 21 22", "40 42 43")
    play(state, "1 play move_21")
    cards = set()
    for world in worlds(state, 0, 60):
        chosen = world.fact(1, CARD) - 1
        assert world.fact(1, HAND) >> chosen & 1
        assert world.fact(0, HAND) == state.fact(0, HAND)
        cards.add(chosen)
    assert len(cards) > 10
    assert all(world.fact(1, CARD) == 21 for world in worlds(state, 1))


@pytest.mark.rule("RW-18.32", "RW-18.25")
def test_after_a_renewal_old_and_new_movement_cards_are_told_apart():
    state = turns(table("mage troll"))
    state.discards = sum(1 << number for number in list(state.movement_pile)[: state.movement_left])
    state.movement_left = 0
    old = {seat: state.fact(seat, HAND) for seat in range(2)}
    play(state, "0 end", "1 end")
    assert state.shuffles == 1
    for world in worlds(state, 0):
        assert world.fact(1, HAND) & old[1] == old[1]
        assert world.fact(0, HAND) == state.fact(0, HAND)


@pytest.mark.rule("RW-18.32")
def test_worlds_hold_every_movement_card_once():
    state = new_game(4)
    for _ in range(12):
        to_next_round(state)
    for seat in range(4):
        for world in worlds(state, seat, 5):
            cards = list(world.movement_pile)[: world.movement_left]
            for other in range(4):
                cards += [number for number in range(50) if world.fact(other, HAND) >> number & 1]
            cards += [number for number in range(50) if world.discards >> number & 1]
            assert sorted(cards) == list(range(50))


@pytest.mark.rule("RW-15.3", "RW-18.32")
def test_whoever_opened_a_chest_knows_what_the_others_share():
    state = moving(table(), 0, 3, "ice_a1")
    magic(state)
    hide(state, "ice_a1", "magic_chest")
    next_magic(state, "wish cannon balloon")
    play(state, "0 open", "0 keep wish")
    for world in worlds(state, 0):
        assert sorted(world.chest) == sorted([card("cannon"), card("balloon")])
    assert len({tuple(sorted(world.chest)) for world in worlds(state, 2)}) > 5
    play(state, "1 keep balloon")
    shared = Counter(tuple(sorted(hand(world, 1) + hand(world, 2))) for world in worlds(state, 0))
    assert set(shared) == {("balloon", "cannon")}
    assert {tuple(hand(world, 2)) for world in worlds(state, 1)} == {("cannon",)}
    assert len({tuple(hand(world, 0)) for world in worlds(state, 1)}) > 5
    assert {tuple(hand(world, 1)) for world in worlds(state, 0)} == {("balloon",), ("cannon",)}


@pytest.mark.rule("RW-15.3")
def test_a_memory_fades_when_the_card_is_played():
    state = moving(table(), 0, 3, "ice_a1")
    magic(state)
    hide(state, "ice_a1", "magic_chest")
    next_magic(state, "wish cannon balloon")
    play(state, "0 open", "0 keep wish", "1 keep balloon")
    spells(state, 30, 10, 20)
    play(state, "1 cast balloon")
    pass_all(state)
    left = state.view(0).me.remembered
    assert [(memory.seats, memory.cards) for memory in left] == [([2], ["cannon"])]
    assert {tuple(hand(world, 2)) for world in worlds(state, 0)} == {("cannon",)}


@pytest.mark.rule("RW-15.3")
def test_what_others_remember_is_not_in_a_seats_worlds():
    state = moving(table(), 0, 3, "ice_a1")
    magic(state)
    hide(state, "ice_a1", "magic_chest")
    play(state, "0 open")
    while asked(state).endswith("keep"):
        seat = state.to_act()[0]
        play(state, f"{seat} {state.legal(seat)[0].notation}")
    for world in worlds(state, 2, 3):
        assert world.view(0).me.remembered == []


@pytest.mark.rule("RW-18.32")
def test_magic_hands_differ_between_worlds_but_their_sizes_do_not():
    state = new_game(3)
    seen = set()
    for world in worlds(state, 0):
        assert [world.magic_count(seat) for seat in range(3)] == [3, 3, 3]
        assert hand(world, 0) == hand(state, 0)
        seen.add(tuple(hand(world, 1)))
    assert len(seen) > 15


def test_worlds_have_chance_of_their_own():
    state = new_game(2)
    rolls = set()
    for world in worlds(state, 0, 10):
        rolls.add(tuple(world.rng.below(6) for _ in range(8)))
    assert len(rolls) == 10
    assert len(BOX.die_values) == 6
