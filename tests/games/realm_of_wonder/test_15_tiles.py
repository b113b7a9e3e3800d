"""RW-15  Tower tiles and bonus tokens."""

import pytest

from tablee.games.realm_of_wonder.realm import ARMS, SHOES

from .helpers import (
    asked,
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
    wake,
)


def at_tower(kind, characters="mage troll yeti"):
    """The first seat stands on a tower with this tile, face down."""
    state = moving(table(characters), 0, 4, "ice_a1")
    magic(state)
    hide(state, "ice_a1", kind)
    return state


@pytest.mark.rule("RW-15.2")
def test_a_magic_card_tile_draws_a_card_and_is_gone():
    state = at_tower("magic_card_tile")
    next_magic(state, "transfer")
    play(state, "0 open")
    assert hand(state, 0) == ["transfer"]
    assert state.view(None).tiles_gone == {"magic_card_tile": 1}
    assert asked(state) == "0 turn"


@pytest.mark.rule("RW-18.26")
def test_with_an_empty_pile_the_tile_draws_nothing():
    state = at_tower("magic_card_tile")
    state.magic_left = 0
    play(state, "0 open")
    assert hand(state, 0) == []
    assert asked(state) == "0 turn"


@pytest.mark.rule("RW-15.3")
def test_a_chest_goes_round_to_the_left_and_the_last_card_to_the_last_player():
    state = at_tower("magic_chest")
    next_magic(state, "wish cannon balloon")
    play(state, "0 open")
    assert asked(state) == "0 keep"
    assert state.view(0).me.chest == ["balloon", "cannon", "wish"]
    assert state.view(1).me.chest == []
    assert state.view(1).chest == 3
    assert legal(state, 0) == ["keep cannon", "keep balloon", "keep wish"]
    assert refusal(state, "0 keep lightning") == "RW-15.3 not-in-the-chest"
    assert refusal(state, "0 end") == "RW-15.3 keep-a-card"
    play(state, "0 keep wish")
    assert asked(state) == "1 keep"
    assert state.view(1).me.chest == ["balloon", "cannon"]
    play(state, "1 keep balloon")
    assert [hand(state, seat) for seat in range(3)] == [["wish"], ["balloon"], ["cannon"]]
    assert asked(state) == "0 turn"
    assert state.view(None).tiles_gone == {"magic_chest": 1}


@pytest.mark.rule("RW-15.3")
def test_what_is_taken_from_a_chest_is_told_to_its_taker_only():
    state = at_tower("magic_chest")
    next_magic(state, "wish cannon balloon")
    story = listen(state)
    play(state, "0 open", "0 keep wish", "1 keep balloon")
    private = {event.audience for event in story if event.name == "your-card"}
    assert private == {0, 1, 2}
    assert told([event for event in story if event.audience in (None, 1)], "your-card") == [
        "1: your-card balloon"
    ]


@pytest.mark.rule("RW-15.3")
def test_whoever_passed_cards_on_remembers_them():
    state = at_tower("magic_chest")
    next_magic(state, "wish cannon balloon")
    play(state, "0 open", "0 keep wish", "1 keep balloon")
    first = state.view(0).me.remembered
    assert [(memory.seats, memory.cards) for memory in first] == [([1, 2], ["balloon", "cannon"])]
    second = state.view(1).me.remembered
    assert [(memory.seats, memory.cards) for memory in second] == [([2], ["cannon"])]
    assert state.view(2).me.remembered == []


@pytest.mark.rule("RW-18.57")
def test_with_two_players_a_chest_gives_one_card_each():
    state = at_tower("magic_chest", "mage troll")
    next_magic(state, "wish cannon")
    play(state, "0 open", "0 keep cannon")
    assert (hand(state, 0), hand(state, 1)) == (["cannon"], ["wish"])
    assert state.left_of(1) == 0


@pytest.mark.rule("RW-18.27")
@pytest.mark.parametrize(("left", "drawn"), [(2, [1, 1, 0]), (1, [1, 0, 0]), (0, [0, 0, 0])])
def test_a_chest_with_too_few_cards_ends_when_they_are_gone(left, drawn):
    state = at_tower("magic_chest")
    state.magic_left = left
    play(state, "0 open")
    if left > 1:
        play(state, f"0 {legal(state, 0)[0]}")
    assert [state.magic_count(seat) for seat in range(3)] == drawn
    assert asked(state) == "0 turn"


@pytest.mark.rule("RW-15.4", "RW-18.29", "RW-4.2")
def test_orbs_are_kept_and_change_the_income():
    for kind, change in [("magic_orb", 1), ("cursed_orb", -1)]:
        state = at_tower(kind)
        before = state.view(None).seats[0].income
        play(state, "0 open")
        assert kept(state, 0) == [kind]
        assert state.view(None).seats[0].income == before + change
        assert asked(state) == "0 turn"


@pytest.mark.rule("RW-15.4")
def test_a_cursed_orb_can_be_taken_as_spoils():
    state = moving(table(), 0, 4, "ice_b3")
    magic(state)
    keep(state, 1, "cursed_orb")
    put(state, 1, "ice_c2")
    fight(state, "3 0", "0 step ice_c2")
    play(state, "0 loot cursed_orb")
    assert kept(state, 0) == ["cursed_orb"]


@pytest.mark.rule("RW-15.5")
def test_a_teleport_leads_to_any_other_own_or_free_well_and_ends_the_turn():
    state = moving(table(), 0, 4, "azure_a3")
    keep(state, 0, "teleport")
    fort(state, 0, "ice_isle_o1", 1)
    fort(state, 1, "ice_b5", 1)
    goals = offers(state, 0, "teleport")
    assert {"ice_isle_o1", "rubble_isle_n1", "swamp_a3", "rubble_a2"} <= set(goals)
    assert refusal(state, "0 teleport azure_a3") == "RW-8.10 already-there"
    assert refusal(state, "0 teleport ice_b5") == "RW-15.5 not-a-free-or-own-well"
    assert refusal(state, "0 teleport ember_a3") == "RW-15.5 not-a-free-or-own-well"
    play(state, "0 teleport ice_isle_o1")
    assert place_of(state, 0) == "ice_isle_o1"
    assert kept(state, 0) == []
    assert asked(state) == "1 turn"


@pytest.mark.rule("RW-15.5")
def test_a_teleport_needs_the_tile_and_a_well_to_start_from():
    state = moving(table(), 0, 4, "azure_b2")
    assert refusal(state, "0 teleport azure_a3") == "RW-15.5 no-teleport-tile"
    keep(state, 0, "teleport")
    assert refusal(state, "0 teleport azure_a3") == "RW-9.3 no-free-or-own-well"


@pytest.mark.rule("RW-18.34", "RW-15.5")
@pytest.mark.parametrize(("faces", "where"), [("3 0", "ice_b5"), ("1 1", "azure_a3"), ("0 3", "azure_a3")])
def test_a_teleport_onto_a_character_means_battle_and_ends_the_turn_anyway(faces, where):
    state = moving(table(), 0, 4, "azure_a3")
    magic(state)
    keep(state, 0, "teleport")
    put(state, 1, "ice_b5")
    fight(state, faces, "0 teleport ice_b5")
    assert place_of(state, 0) == where
    assert asked(state) == "1 turn"


@pytest.mark.rule("RW-15.6")
def test_a_knight_is_kept_until_the_next_battle():
    state = at_tower("knight")
    play(state, "0 open")
    assert kept(state, 0) == ["knight"]
    put(state, 1, "ice_b1")
    fight(state, "0 1", "0 step ice_b1")
    assert state.attack_total == 2
    assert kept(state, 0) == []


@pytest.mark.rule("RW-15.7")
def test_a_potion_is_kept_until_it_is_drunk():
    state = at_tower("magic_potion")
    play(state, "0 open")
    assert kept(state, 0) == ["magic_potion"]
    put(state, 0, "ice_b2")
    play(state, "0 drink", "0 bonus strong_arm")
    assert state.fact(0, ARMS) == 1


@pytest.mark.rule("RW-15.9")
@pytest.mark.parametrize(
    ("kind", "cards", "token"),
    [("monster_cyclops", 1, False), ("monster_vampire", 0, True), ("monster_dragon", 1, True)],
)
def test_monsters_guard_treasures(kind, cards, token):
    state = moving(table(), 0, 4, "ice_b1")
    magic(state)
    wake(state, "ice_a1", kind)
    state.put(0, ARMS, 5)
    fight(state, "3 0", "0 step ice_a1")
    assert state.magic_count(0) == cards
    assert asked(state) == ("0 bonus" if token else "0 turn")


@pytest.mark.rule("RW-15.10")
def test_bonus_tokens_add_up():
    state = moving(table(), 0, 4, "ice_b2")
    keep(state, 0, "magic_potion magic_potion magic_potion")
    for side in ("winged_shoe", "winged_shoe", "strong_arm"):
        play(state, "0 drink", f"0 bonus {side}")
    view = state.view(1).seats[0]
    assert (view.winged_shoes, view.strong_arms) == (2, 1)
    assert state.view(1).bonus_tokens == 3
    assert state.fact(0, SHOES) == 2


@pytest.mark.rule("RW-18.28")
def test_without_bonus_tokens_a_potion_stays_and_a_treasure_is_only_the_card():
    state = moving(table(), 0, 4, "ice_b2")
    keep(state, 0, "magic_potion")
    state.bonus_left = 0
    assert refusal(state, "0 drink") == "RW-18.28 no-bonus-tokens"
    wake(state, "ice_a1", "monster_dragon")
    magic(state)
    put(state, 0, "ice_b1")
    state.put(0, ARMS, 5)
    fight(state, "3 0", "0 step ice_a1")
    assert asked(state) == "0 turn"
    assert state.magic_count(0) == 1


@pytest.mark.rule("RW-15.11", "RW-18.32")
def test_kept_tiles_are_open_and_unlimited():
    state = table()
    keep(state, 0, "knight knight knight knight magic_orb teleport teleport")
    rich(state, 0, 3)
    for viewer in (0, 1, None):
        assert state.view(viewer).seats[0].kept == {"magic_orb": 1, "teleport": 2, "knight": 4}
        assert state.view(viewer).seats[0].magic_points == 3
