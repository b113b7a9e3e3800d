"""RW-16, RW-17  Quests, victory tokens, the end, and the options."""

import pytest

from tablee.games.realm_of_wonder.position import OVER
from tablee.games.realm_of_wonder.realm import PAGES, TOKEN, WINS
from tablee.games.realm_of_wonder.scoring import castle_way, ranking
from tablee.kernel.errors import SetupError

from .helpers import (
    GAME,
    asked,
    clear,
    end_turns,
    fight,
    fort,
    height,
    hide,
    keep,
    legal,
    magic,
    magic_points,
    moving,
    new_game,
    pass_all,
    play,
    put,
    refusal,
    rich,
    spells,
    table,
    to_next_round,
    turns,
    wake,
)

RAMPARTS = ["azure_a4", "azure_c5", "ice_a3", "mushroom_a3", "ember_a2"]


def tokens(state):
    return [seat.victory_token for seat in state.view(None).seats]


@pytest.mark.rule("RW-16.1", "RW-16.7")
def test_ramparts_ask_for_six_forts_and_a_fortress():
    state = moving(table(quest="quest_ramparts"), 0, 3, "ice_b5")
    rich(state, 0, 30)
    for name in RAMPARTS:
        fort(state, 0, name)
    play(state, "0 build")
    assert tokens(state) == [False, False, False]
    assert state.view(1).seats[0].quest_progress == 6
    play(state, "0 build")
    assert tokens(state) == [False, False, False]
    play(state, "0 build")
    assert tokens(state) == [True, False, False]


@pytest.mark.rule("RW-16.7")
def test_the_home_is_no_rampart():
    state = moving(table(quest="quest_ramparts"), 0, 3, "ice_b5")
    rich(state, 0, 30)
    for name in RAMPARTS[:4]:
        fort(state, 0, name)
    play(state, "0 build", "0 build", "0 build")
    assert state.view(0).seats[0].quest_progress == 5
    assert not tokens(state)[0]


@pytest.mark.rule("RW-16.2")
def test_a_victory_token_is_kept_even_if_the_condition_is_lost():
    state = moving(table(quest="quest_treasury"), 0, 3, "azure_a3")
    rich(state, 0, 40)
    play(state, "0 step azure_b2")
    assert tokens(state)[0]
    play(state, "0 turn middle_disc ice")
    assert magic_points(state, 0) == 37
    assert tokens(state)[0]
    assert not state.view(0).seats[0].quest_fulfilled


@pytest.mark.rule("RW-16.1")
def test_nobody_gets_a_second_token():
    state = moving(table(quest="quest_treasury"), 0, 3, "azure_a3")
    rich(state, 0, 50)
    play(state, "0 step azure_b2", "0 step azure_c3")
    assert state.fact(0, TOKEN) == 1


@pytest.mark.rule("RW-16.3", "RW-18.38")
def test_the_token_is_given_at_once_in_somebody_elses_turn():
    state = table(quest="quest_marches")
    magic(state, "transfer")
    for name in ("ice_a3", "mushroom_a3", "swamp_a3"):
        fort(state, 1, name)
    fort(state, 1, "ember_a2", 2)
    spells(state)
    assert tokens(state) == [False, False, False]
    play(state, "0 cast transfer", "0 aim ember_a2", "0 aim rubble_a3")
    pass_all(state)
    assert tokens(state) == [False, True, False]


@pytest.mark.rule("RW-16.3", "RW-18.38", "RW-16.9")
def test_a_defender_who_wins_the_last_battle_gets_the_token():
    state = moving(table(quest="quest_champion"), 0, 4, "ice_b3")
    magic(state)
    put(state, 1, "ice_c2")
    state.put(1, WINS, 2)
    fight(state, "0 3", "0 step ice_c2")
    assert tokens(state) == [False, True, False]


@pytest.mark.rule("RW-16.8")
def test_the_treasury_asks_for_forty_points_and_takes_none():
    state = moving(table(quest="quest_treasury"), 0, 3)
    rich(state, 0, 39)
    play(state, "0 step azure_b2")
    assert tokens(state) == [False, False, False]
    rich(state, 0, 40)
    play(state, "0 step azure_a3")
    assert tokens(state) == [True, False, False]
    assert magic_points(state, 0) == 40


@pytest.mark.rule("RW-16.8", "RW-14.3")
def test_the_wand_can_fill_the_treasury():
    state = moving(table(quest="quest_treasury"), 0, 3)
    rich(state, 0, 39)
    play(state, "0 wand")
    assert tokens(state)[0]


@pytest.mark.rule("RW-16.9", "RW-2.13")
@pytest.mark.parametrize(("seats", "wanted"), [(2, 3), (3, 3), (4, 4), (5, 4), (6, 4)])
def test_the_champion_wins_three_or_four_battles(seats, wanted):
    characters = " ".join(["mage", "troll", "yeti", "gnome", "golem", "cyclops"][:seats])
    state = moving(table(characters, quest="quest_champion"), 0, 4, "ice_b1")
    magic(state)
    wake(state, "ice_a1", "monster_cyclops")
    state.put(0, WINS, wanted - 2)
    fight(state, "3 0", "0 step ice_a1")
    assert not tokens(state)[0]
    wake(state, "ice_c1", "monster_cyclops")
    put(state, 0, "ice_b1")
    state.points = 4
    fight(state, "3 0", "0 step ice_c1")
    assert tokens(state)[0]
    assert state.view(None).quest_wanted == wanted


@pytest.mark.rule("RW-16.9")
def test_ties_do_not_count():
    state = moving(table(quest="quest_champion"), 0, 4, "ice_b3")
    magic(state)
    put(state, 1, "ice_c2")
    state.put(0, WINS, 2)
    state.put(1, WINS, 2)
    fight(state, "1 1", "0 step ice_c2")
    assert tokens(state) == [False, False, False]


@pytest.mark.rule("RW-18.51")
def test_battles_count_even_if_what_was_won_is_lost_again():
    state = moving(table(quest="quest_champion"), 0, 4, "ice_b3")
    magic(state)
    state.put(0, WINS, 2)
    assert state.monster_tiles(0) == 0
    put(state, 1, "ice_c2")
    fight(state, "3 0", "0 step ice_c2")
    assert tokens(state)[0]


@pytest.mark.rule("RW-16.10", "RW-18.5")
def test_the_marches_are_four_regions_other_than_home_on_either_disc():
    state = moving(table(quest="quest_marches"), 0, 3, "rubble_isle_n1")
    rich(state, 0, 30)
    for name in ("ice_a3", "mushroom_a3", "ember_isle_o2", "azure_a4", "azure_isle_n3", "ice_isle_o1"):
        fort(state, 0, name)
    assert state.view(0).seats[0].quest_progress == 3
    play(state, "0 build")
    assert tokens(state)[0]


@pytest.mark.rule("RW-16.11")
def test_a_page_is_found_by_turning_over_a_tile_that_is_no_monster():
    state = moving(table(quest="quest_lost_pages"), 0, 3, "ice_a1")
    hide(state, "ice_a1", "knight")
    play(state, "0 open")
    assert state.view(2).seats[0].pages == ["ice"]
    assert state.view(2).seats[0].quest_progress == 1


@pytest.mark.rule("RW-16.11")
@pytest.mark.parametrize(("faces", "pages"), [("3 0", ["ice"]), ("0 3", []), ("1 0", [])])
def test_a_page_guarded_by_a_monster_needs_a_victory(faces, pages):
    state = moving(table(quest="quest_lost_pages"), 0, 3, "ice_a1")
    magic(state)
    hide(state, "ice_a1", "monster_cyclops")
    fight(state, faces, "0 open")
    assert state.view(0).seats[0].pages == pages


@pytest.mark.rule("RW-16.11", "RW-9.2")
def test_an_empty_tower_is_searched_for_one_point():
    state = moving(table(quest="quest_lost_pages"), 0, 3, "ice_isle_o2")
    rich(state, 0, 2)
    clear(state, "ice_isle_o2")
    play(state, "0 search")
    assert state.view(0).seats[0].pages == ["ice"]
    assert magic_points(state, 0) == 1
    clear(state, "ice_a1")
    put(state, 0, "ice_a1")
    assert refusal(state, "0 search") == "RW-16.11 page-found-already"


@pytest.mark.rule("RW-16.11")
def test_every_player_finds_pages_of_his_own():
    state = turns(table(quest="quest_lost_pages"))
    clear(state, "ice_a1")
    for seat in range(3):
        put(state, seat, "ice_a1")
        play(state, f"{seat} search")
        put(state, seat, state.board.name(state.home(seat)))
        if seat < 2:
            play(state, f"{seat} end")
    assert [seat.pages for seat in state.view(None).seats] == [["ice"], ["ice"], ["ice"]]


@pytest.mark.rule("RW-16.11", "RW-18.54")
def test_closed_towers_and_monsters_cannot_be_searched():
    state = moving(table(quest="quest_lost_pages"), 0, 3, "ice_a1")
    assert refusal(state, "0 search") == "RW-18.54 tower-not-empty"
    wake(state, "ice_a1", "monster_vampire")
    assert refusal(state, "0 search") == "RW-18.54 tower-not-empty"
    put(state, 0, "ice_a2")
    assert refusal(state, "0 search") == "RW-18.54 tower-not-empty"
    clear(state, "ice_a5")
    put(state, 0, "ice_a5")
    rich(state, 0, 0)
    assert refusal(state, "0 search") == "RW-8.10 too-few-magic-points"


@pytest.mark.rule("RW-16.11")
def test_searching_exists_only_in_this_quest():
    state = moving(table(quest="quest_ramparts"), 0, 3, "ice_a1")
    clear(state, "ice_a1")
    assert refusal(state, "0 search") == "RW-16.11 no-pages-in-this-quest"
    assert "search" not in legal(state, 0)


@pytest.mark.rule("RW-16.11")
def test_all_six_pages_are_needed():
    state = moving(table(quest="quest_lost_pages"), 0, 3, "ice_a1")
    state.put(0, PAGES, 0b111100)
    clear(state, "ice_a1")
    play(state, "0 search")
    assert not tokens(state)[0]
    clear(state, "mushroom_a1")
    put(state, 0, "mushroom_a1")
    play(state, "0 search")
    assert tokens(state)[0]


@pytest.mark.rule("RW-16.11")
def test_pages_are_not_collected_in_other_quests():
    state = moving(table(quest="quest_ramparts"), 0, 3, "ice_a1")
    hide(state, "ice_a1", "knight")
    play(state, "0 open")
    assert state.view(0).seats[0].pages == []


@pytest.mark.rule("RW-16.4")
def test_a_token_alone_does_not_win():
    state = moving(table(), 0, 3)
    state.put(0, TOKEN, 1)
    play(state, "0 end")
    assert state.result() is None
    assert state.view(None).seats[0].can_win


@pytest.mark.rule("RW-17.2")
def test_quest_and_round_limit_are_the_only_options():
    assert [option.name for option in GAME.options] == ["quest", "round_limit"]
    assert not any(option.per_seat for option in GAME.options)
    with pytest.raises(SetupError):
        GAME.setup(3, {"level": "easy"})


@pytest.mark.rule("RW-17.3", "RW-18.35")
def test_without_a_limit_the_game_goes_on_and_with_one_it_is_a_draw():
    assert GAME.setup(2).value("round_limit") == "off"
    for limit, rounds in [("20", 20), ("off", 25)]:
        state = new_game(2, round_limit=limit)
        while state.to_act() and state.round < 25:
            last = state.round
            seat = state.to_act()[0]
            lines = legal(state, seat)
            quiet = [line for line in ("finish", "end", "pass") if line in lines]
            play(state, f"{seat} {quiet[0] if quiet else lines[0]}")
            assert state.round in (last, last + 1)
        assert state.round == rounds
        assert (state.step == OVER) == (limit == "20")
    limited = new_game(2, round_limit="20")
    for _ in range(19):
        to_next_round(limited)
    assert limited.result() is None
    turns(limited)
    end_turns(limited)
    assert limited.result().places == [1, 1]
    assert limited.result().points == [0, 0]
    assert limited.view(None).winner is None


@pytest.mark.rule("RW-17.4")
def test_the_ranking_goes_by_winner_token_and_way_to_the_castle():
    state = moving(table("mage troll yeti gnome golem"), 0, 3, "castle_u1")
    keep(state, 0, "magic_orb magic_orb magic_orb")
    state.put(2, TOKEN, 1)
    put(state, 1, "castle_k3")
    put(state, 3, "castle_k3")
    put(state, 4, "rubble_isle_n2")
    play(state, "0 step castle")
    assert ranking(state) == [1, 3, 2, 3, 5]
    assert state.view(None).ranking == [1, 3, 2, 3, 5]


@pytest.mark.rule("RW-17.4")
def test_the_way_to_the_castle_disregards_whatever_is_on_it():
    state = table(middle="ice", castle="ice")
    put(state, 0, "rubble_isle_n2")
    put(state, 1, "castle_k3")
    assert castle_way(state, 0) == 4
    assert castle_way(state, 1) == 3
    assert state.view(None).seats[0].castle_way == 4


@pytest.mark.rule("RW-16.7")
def test_a_lost_fort_no_longer_counts():
    state = moving(table(quest="quest_ramparts"), 0, 3, "ice_a6")
    rich(state, 0, 12)
    for name in [*RAMPARTS, "ice_b5"]:
        fort(state, 1, name)
    assert state.view(None).seats[1].quest_progress == 6
    play(state, "0 step ice_b5", "0 conquer 2")
    assert state.view(None).seats[1].quest_progress == 5
    assert height(state, "ice_b5") == (0, 1)
    assert asked(state) == "0 turn"
