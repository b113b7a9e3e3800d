"""RS-3  Setup for two to five players."""

from collections import Counter

import pytest

from tablee.kernel.errors import SetupError

from .helpers import GAME, a_table, everybody_passes, hand, new_game, result_of

SEATS = [2, 3, 4, 5]


@pytest.mark.rule("RS-3.1")
@pytest.mark.parametrize("seats", SEATS)
def test_every_player_has_18_cubes_of_a_colour_of_their_own(seats):
    sides = new_game(seats).view(None).sides
    assert [side.supply for side in sides] == [18] * seats
    assert len({side.colour for side in sides}) == seats


@pytest.mark.rule("RS-3.2")
@pytest.mark.parametrize("seats", SEATS)
def test_four_cards_are_dealt_to_everybody_and_the_rest_is_the_deck(seats):
    state = new_game(seats)
    dealt = [name for seat in range(seats) for name in hand(state, seat)]
    assert len(set(dealt)) == 4 * seats
    assert state.view(None).deck == 64 - 4 * seats
    assert state.view(None).discards == []


@pytest.mark.rule("RS-3.2")
def test_hands_are_hidden_from_the_others():
    state = new_game(3)
    assert [side.hand for side in state.view(1).sides] == [None, None, None]
    assert state.view(None).me is None


@pytest.mark.rule("RS-3.3")
def test_every_realm_has_a_decree_of_its_own():
    decrees = [realm.decree.decree for realm in new_game(3).view(None).realms]
    assert len(set(decrees)) == 5
    assert new_game(3).view(None).used_decrees == []


@pytest.mark.rule("RS-3.4")
@pytest.mark.parametrize("seed", range(5))
def test_all_majority_tiles_lie_open_sorted_in_every_realm(seed):
    rows = [realm.tiles for realm in new_game(3, seed).view(None).realms]
    assert all(row == sorted(row) for row in rows)
    assert Counter(points for row in rows for points in row) == Counter(
        [5, 5, 6, 6, 6, 7, 7, 7, 8, 8, 8, 9, 9, 10, 10]
    )


@pytest.mark.rule("RS-3.5")
def test_three_of_the_four_first_to_pass_tiles_are_in_play():
    found = {tuple(new_game(2, seed).first_tiles) for seed in range(40)}
    assert all(sorted(tiles) == [0, 1, 2, 3] for tiles in found)
    assert {tiles[3] for tiles in found} == {0, 1, 2, 3}


@pytest.mark.rule("RS-3.6", "RS-11.1")
def test_18_tokens_are_in_the_reserve_unless_the_treaty_is_played():
    assert new_game(3).view(None).reserve == 18
    assert new_game(3, peace_treaty="on").view(None).reserve == 0


@pytest.mark.rule("RS-3.7", "RS-R1")
def test_the_host_chooses_who_starts_or_chance_does():
    assert [new_game(3, seed, starter="2").to_act() for seed in range(4)] == [[2]] * 4
    assert {new_game(3, seed).to_act()[0] for seed in range(30)} == {0, 1, 2}


@pytest.mark.rule("RS-3.7")
def test_a_seat_that_is_not_there_cannot_start():
    with pytest.raises(SetupError, match=r"RS-3\.7"):
        GAME.setup(3, {"starter": "3"})


@pytest.mark.rule("RS-3.8")
def test_nothing_else_depends_on_the_number_of_players():
    views = [new_game(seats).view(None) for seats in SEATS]
    assert {len(view.realms) for view in views} == {5}
    assert {tuple(realm.size for realm in view.realms) for view in views} == {(4, 5, 6, 7, 8)}
    assert {view.deck + 4 * len(view.sides) for view in views} == {64}


@pytest.mark.rule("RS-R44")
def test_four_players_see_four_sets_of_cubes_four_hands_five_decrees_and_five_rows_of_tiles():
    view = new_game(4).view(None)
    assert [side.cards for side in view.sides] == [4, 4, 4, 4]
    assert [len(realm.tiles) for realm in view.realms] == [3] * 5


@pytest.mark.rule("RS-R43")
def test_this_edition_has_18_cubes_no_dummy_and_three_points_for_the_second_place():
    state = a_table(2, cubes={"realm_4": "0 0 1"}, tiles={"realm_4": "8 9 10"}, age=3)
    everybody_passes(state)
    assert [state.score(side, 2, 0) for side in range(state.sides)] == [10, 3]
    assert len(result_of(state).points) == 2
