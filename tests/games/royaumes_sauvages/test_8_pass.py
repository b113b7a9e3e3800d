"""RS-8  Pass."""

import pytest

from .helpers import GAME, a_table, everybody_passes, hand, legal_lines, listen, new_game, play, told


@pytest.mark.rule("RS-8.1", "RS-R6")
def test_a_player_may_pass_with_cards_that_fit():
    state = a_table(hands=["bee_2 bee_4 bee_6 bee_8"], decrees={"realm_4": "even_only"})
    assert {"claim bee_2 realm_4", "pass"} <= set(legal_lines(state))
    play(state, "0 pass")
    assert state.view(None).sides[0].out


@pytest.mark.rule("RS-8.2")
def test_whoever_passes_keeps_the_hand_and_is_out():
    state = a_table(hands=["bee_2 bee_4 bee_6 bee_8"])
    play(state, "0 pass")
    assert hand(state, 0) == ["bee_2", "bee_4", "bee_6", "bee_8"]
    assert state.view(1).sides[0].hand is None
    assert state.view(None).out == [0]
    assert state.to_act() == [1]


@pytest.mark.rule("RS-8.3")
def test_the_first_to_pass_takes_a_tile_that_only_they_may_see():
    state = a_table()
    story = listen(state)
    play(state, "0 pass", "1 pass")
    tile = GAME.box.firsts[state.first_tiles[0]]
    assert [(t.tile, t.age) for t in state.view(0).me.tiles] == [(tile.id, 1)]
    assert state.view(1).me.tiles == []
    assert state.view(1).sides[0].ages_first == [1]
    assert state.view(1).sides[0].tiles is None
    private = [event for event in story if event.name == "your-tile"]
    assert [(event.words[0], event.audience) for event in private] == [(tile.id, 0)]
    assert told(story, "first-to-pass") == ["0: first-to-pass"]


@pytest.mark.rule("RS-8.3", "RS-R9")
def test_a_forced_pass_earns_the_tile_too():
    state = a_table(2, hands=["bee_2 bee_4 bee_6 bee_8"], cubes=all_cubes())
    assert legal_lines(state) == ["pass"]
    play(state, "0 pass")
    assert state.view(None).sides[0].ages_first == [1]


def all_cubes():
    return {"realm_5": "0 0 0 0", "realm_6": "0 0 0 0 0", "realm_7": "0 0 0 0 0", "realm_8": "0 0 0 0"}


@pytest.mark.rule("RS-8.4")
def test_all_three_tiles_have_an_owner_at_the_end():
    state = new_game(3, starter="1")
    while state.to_act():
        everybody_passes(state)
    ages = [age for side in state.view(None).sides for age in side.ages_first]
    assert sorted(ages) == [1, 2, 3]
    shown = [tile.tile for side in state.view(None).sides for tile in side.tiles]
    assert sorted(shown) == sorted(GAME.box.firsts[tile].id for tile in state.first_tiles[:3])


@pytest.mark.rule("RS-8.4", "RS-15.4")
def test_in_the_solo_mode_there_are_no_tiles():
    state = new_game(1)
    play(state, "0 pass")
    assert [side.ages_first for side in state.view(None).sides] == [[], []]
