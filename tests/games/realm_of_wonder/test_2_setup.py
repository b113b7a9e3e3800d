"""RW-2  Setup: the box, the board, the characters and the first hands."""

from collections import Counter

import pytest

from contract.census.realm_of_wonder import count
from tablee.games.realm_of_wonder.board import CASTLE_DISC, MIDDLE, OUTER
from tablee.games.realm_of_wonder.realm import HAND, MAGIC_POINTS, POWER, SUPPLY
from tablee.games.realm_of_wonder.rounds import score_marker
from tablee.kernel.errors import SetupError

from .helpers import (
    BOX,
    GAME,
    asked,
    fort,
    legal,
    moving,
    new_game,
    place_of,
    put,
    refusal,
    rich,
    space,
    table,
)


@pytest.mark.rule("RW-2.1")
def test_the_board_has_a_fixed_disc_and_two_that_turn():
    discs = Counter(found.disc for found in BOX.board.spaces)
    assert discs == {OUTER: 90, MIDDLE: 47, CASTLE_DISC: 9}


@pytest.mark.rule("RW-2.2", "RW-15.1")
def test_a_face_down_tile_lies_on_each_of_the_36_towers():
    state = new_game()
    view = state.view(0)
    assert len(view.towers) == 36
    assert {tower.tile for tower in view.towers} == {"closed"}
    kinds = Counter(BOX.tiles[kind].names.id for kind in state.towers)
    assert kinds == {
        "magic_card_tile": 7,
        "magic_chest": 3,
        "magic_orb": 3,
        "cursed_orb": 2,
        "teleport": 4,
        "knight": 4,
        "magic_potion": 3,
        "monster_cyclops": 5,
        "monster_vampire": 3,
        "monster_dragon": 2,
    }


@pytest.mark.rule("RW-2.2", "RW-2.3")
def test_another_seed_shuffles_towers_and_piles_otherwise():
    one, other = new_game(seed=1), new_game(seed=2)
    assert list(one.towers) != list(other.towers)
    assert list(one.movement_pile) != list(other.movement_pile)
    assert list(one.magic_pile) != list(other.magic_pile)


@pytest.mark.rule("RW-2.3", "RW-2.10")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_everybody_begins_with_ten_points_and_three_cards_of_each_sort(seats):
    state = new_game(seats)
    assert state.movement_left == 50 - 3 * seats
    assert state.magic_left == 55 - 3 * seats
    for seat in range(seats):
        assert state.fact(seat, MAGIC_POINTS) == 10
        assert int(state.fact(seat, HAND)).bit_count() == 3
        assert state.magic_count(seat) == 3
    count(GAME, state)


@pytest.mark.rule("RW-2.10")
def test_hands_are_secret():
    state = new_game()
    mine = state.view(0)
    assert len(mine.me.hand) == 3
    assert sum(mine.me.magic.values()) == 3
    assert state.view(None).me is None
    assert not hasattr(mine.seats[1], "hand")
    assert (mine.seats[1].movement_cards, mine.seats[1].magic_cards) == (3, 3)


@pytest.mark.rule("RW-2.4")
def test_the_quest_is_drawn_at_random_and_open():
    quests = {new_game(seed=seed).view(1).quest for seed in range(40)}
    assert quests == {quest.names.id for quest in BOX.quests}


@pytest.mark.rule("RW-2.4", "RW-17.1")
def test_the_players_may_choose_the_quest_instead():
    assert GAME.setup(3).value("quest") == "random"
    for quest in BOX.quests:
        assert new_game(quest=quest.names.id).view(None).quest == quest.names.id


@pytest.mark.rule("RW-2.5")
def test_both_discs_are_turned_by_the_rotation_die():
    positions = {(new_game(seed=seed).middle, new_game(seed=seed).castle) for seed in range(300)}
    assert positions == {(middle, castle) for middle in range(6) for castle in range(6)}


@pytest.mark.rule("RW-2.6")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_each_player_gets_another_character(seats):
    characters = [seat.character for seat in new_game(seats).view(None).seats]
    assert len(set(characters)) == seats
    assert {new_game(seats, seed).view(None).seats[0].character for seed in range(60)} == set(
        BOX.character_ids
    )


@pytest.mark.rule("RW-2.6", "RW-2.8")
def test_ten_fort_tokens_and_a_ready_power_belong_to_a_character():
    state = new_game(6)
    for seat in range(6):
        assert state.fact(seat, SUPPLY) == 10
        assert state.fact(seat, POWER) == 1
        assert state.view(seat).seats[seat].power_ready


@pytest.mark.rule("RW-2.7")
def test_home_and_figure_stand_on_the_home_space_of_the_character():
    state = table("mage golem troll yeti gnome cyclops")
    homes = ["azure_a3", "rubble_a2", "ember_a3", "ice_a4", "mushroom_a2", "swamp_a2"]
    for seat, home in enumerate(homes):
        assert place_of(state, seat) == home
        assert state.home_owner(space(home)) == seat
        assert state.is_own_well(space(home), seat)


@pytest.mark.rule("RW-2.9")
def test_the_score_marker_starts_on_three():
    assert BOX.numbers.start_marker == 3
    state = table("mage troll yeti", middle="mushroom", castle="rubble")
    assert [score_marker(state, seat) for seat in range(3)] == [3, 3, 3]


@pytest.mark.rule("RW-2.11", "RW-18.4")
def test_the_home_space_of_an_absent_character_is_a_free_well():
    state = moving(table("mage troll"), 0, 2, "ice_a4")
    rich(state, 0, 12)
    assert state.is_free_well(space("ice_a4"))
    assert {"buy", "build"} <= set(legal(state, 0))
    fort(state, 0, "ice_a4")
    assert state.is_own_well(space("ice_a4"), 0)


@pytest.mark.rule("RW-18.4")
@pytest.mark.parametrize("seats", [2, 6])
def test_the_number_of_free_wells_depends_on_the_players(seats):
    state = new_game(seats)
    free = sum(1 for well in state.board.wells if state.is_free_well(well))
    assert free == 18 + (6 - seats)


@pytest.mark.rule("RW-2.12")
def test_left_is_the_next_seat_clockwise():
    state = new_game(4)
    assert [state.left_of(seat) for seat in range(4)] == [1, 2, 3, 0]


@pytest.mark.rule("RW-2.13")
def test_only_the_champion_depends_on_the_number_of_players():
    for quest in BOX.quests:
        numbers = set(quest.wanted[2:])
        assert numbers == ({3, 4} if quest.names.id == "quest_champion" else {quest.wanted[2]})


@pytest.mark.rule("RW-2.13")
@pytest.mark.parametrize("seats", [1, 7])
def test_the_game_is_for_two_to_six(seats):
    with pytest.raises(SetupError):
        GAME.setup(seats)


@pytest.mark.rule("RW-2.14")
def test_cards_are_dealt_from_the_first_seat_on():
    state = new_game(3)
    order = list(state.movement_pile)[::-1]
    for seat in range(3):
        dealt = order[3 * seat : 3 * seat + 3]
        assert state.fact(seat, HAND) == sum(1 << number for number in dealt)
    pile = list(state.magic_pile)[::-1]
    for seat in range(3):
        for kind, copies in Counter(pile[3 * seat : 3 * seat + 3]).items():
            assert state.cards(seat, kind) == copies


@pytest.mark.rule("RW-2.14")
def test_the_same_seed_gives_the_same_setup():
    assert new_game(5, 9).view(None) == new_game(5, 9).view(None)


@pytest.mark.rule("RW-9.1")
def test_a_home_bars_others_and_is_entered_by_its_owner():
    state = moving(table("mage troll yeti"), 0, 4, "ice_b3")
    assert refusal(state, "0 step ice_a4") == "RW-9.1 home-of-another"
    put(state, 2, "ice_b4")
    assert refusal(state, "0 step ice_a4") == "RW-9.1 home-of-another"
    own = moving(table("mage troll yeti"), 2, 4, "ice_b3")
    assert "step ice_a4" in legal(own, 2)
    assert asked(own) == "2 turn"
