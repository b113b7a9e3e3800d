"""RW-1  The aim: three ways to be let into the castle, and one winner."""

import pytest

from tablee.games.realm_of_wonder.realm import TOKEN

from .helpers import asked, keep, legal, moving, play, put, refusal, table


def at_the_gate(tiles="", seats="mage troll yeti"):
    """The first seat stands on the stairs before the castle with enough points."""
    state = table(seats)
    keep(state, 0, tiles)
    return moving(state, 0, 3, "castle_u1")


@pytest.mark.rule("RW-1.1", "RW-16.4", "RW-16.6")
def test_a_victory_token_opens_the_castle_and_wins_at_once():
    state = at_the_gate()
    state.put(0, TOKEN, 1)
    assert state.result() is None
    play(state, "0 step castle")
    assert state.to_act() == []
    assert state.result().winners() == [0]


@pytest.mark.rule("RW-1.1", "RW-18.37")
def test_three_monsters_open_the_castle_and_two_do_not():
    two = at_the_gate("monster_cyclops monster_dragon")
    assert refusal(two, "0 step castle") == "RW-11.6 castle-is-closed"
    three = at_the_gate("monster_cyclops monster_dragon monster_cyclops")
    play(three, "0 step castle")
    assert three.result().places == [1, 2, 2]


@pytest.mark.rule("RW-1.1", "RW-15.4")
def test_magic_orbs_and_cursed_orbs_count_together():
    state = at_the_gate("magic_orb cursed_orb cursed_orb")
    play(state, "0 step castle")
    assert state.result().winners() == [0]


@pytest.mark.rule("RW-1.1")
def test_monsters_and_orbs_are_not_added_up():
    state = at_the_gate("magic_orb magic_orb monster_cyclops monster_cyclops")
    assert refusal(state, "0 step castle") == "RW-11.6 castle-is-closed"


@pytest.mark.rule("RW-1.2")
@pytest.mark.parametrize(
    "quest", ["quest_ramparts", "quest_lost_pages", "quest_treasury", "quest_champion", "quest_marches"]
)
def test_orbs_and_monsters_open_the_castle_whatever_the_quest(quest):
    for tiles in ("magic_orb magic_orb magic_orb", "monster_vampire monster_vampire monster_vampire"):
        state = table(quest=quest)
        keep(state, 0, tiles)
        moving(state, 0, 1, "castle_u3")
        assert "step castle" in legal(state, 0)


@pytest.mark.rule("RW-1.3")
def test_there_is_one_winner_and_all_others_have_lost_alike():
    state = at_the_gate("magic_orb magic_orb magic_orb", "mage troll yeti gnome")
    state.put(2, TOKEN, 1)
    play(state, "0 step castle")
    result = state.result()
    assert result.points == [1, 0, 0, 0]
    assert result.places == [1, 2, 2, 2]
    assert [(line.name, line.points) for line in result.lines] == [("castle", [1, 0, 0, 0])]


@pytest.mark.rule("RW-16.5")
def test_a_third_orb_that_was_lost_again_does_not_open_the_castle():
    state = at_the_gate("magic_orb magic_orb magic_orb")
    assert "step castle" in legal(state, 0)
    state.add(0, 15 + 2, -1)
    assert refusal(state, "0 step castle") == "RW-11.6 castle-is-closed"


@pytest.mark.rule("RW-16.6")
def test_the_rest_of_the_round_is_not_played():
    state = at_the_gate("magic_orb magic_orb magic_orb")
    put(state, 1, "castle_k3")
    play(state, "0 step castle")
    assert asked(state) == ""
    assert state.round == 1
    assert state.legal(1) == []
