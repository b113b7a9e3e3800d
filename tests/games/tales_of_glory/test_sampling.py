"""Hidden information: what a seat knows stays in every sampled world, and what it cannot know varies."""

import pytest

from tablee.games.tales_of_glory.playing import can_play_quest
from tablee.kernel.rng import rng_from
from tablee.kernel.seed import secret_of

from .helpers import (
    edited_game,
    hand_of,
    hurry,
    legal_lines,
    my_part,
    new_game,
    play,
)


def worlds(state, seat: int, how_many: int = 30):
    """Worlds that the seat cannot tell from this one."""
    chance = rng_from(secret_of(9), "worlds")
    return [state.sample(seat, chance) for _ in range(how_many)]


@pytest.mark.rule("TG-R29")
def test_own_quests_stay_and_those_of_others_vary() -> None:
    state = new_game(3, quests="on")

    imagined = worlds(state, 0)

    assert all(hand_of(world, 0) == hand_of(state, 0) for world in imagined)
    assert len({tuple(hand_of(world, 1)) for world in imagined}) > 10
    assert not any(set(hand_of(world, 1)) & set(hand_of(state, 0)) for world in imagined)


@pytest.mark.rule("TG-R29")
def test_a_played_quest_is_known_to_everybody() -> None:
    state = my_part("herbalist", quests="quest_realm quest_ransom", coins=9)
    play(state, "0 play quest_realm")
    assert all(world.view(1).seats[0].placing == "quest_realm" for world in worlds(state, 1))

    play(state, "0 place 0,1")

    for world in worlds(state, 1):
        assert [tile.tile for tile in world.view(1).seats[0].area] == ["hero_paladin", "quest_realm"]
        assert "quest_realm" not in hand_of(world, 0)


@pytest.mark.rule("TG-10.9")
def test_a_seat_that_is_asked_after_its_tile_has_a_quest_it_can_play_in_every_world() -> None:
    state = my_part("herbalist", quests="quest_realm", coins=4)
    play(state, "0 play herbalist", "0 place 0,1")
    assert legal_lines(state) == ["play quest_realm", "finish"]

    imagined = worlds(state, 1)

    assert all(can_play_quest(world, 0) for world in imagined)
    assert len({tuple(hand_of(world, 0)) for world in imagined}) > 1


@pytest.mark.rule("TG-R9", "TG-8.4")
def test_the_removed_tiles_and_the_order_of_the_piles_vary_within_their_age() -> None:
    state = new_game(2)

    for world in worlds(state, 0, 10):
        ages = [world.box.tiles[tile].set for tile in world.pile]
        assert ages == sorted(ages)
        assert {world.box.tiles[tile].set for tile in world.removed} == {0}
        assert list(world.pile)[: world.drawn] == list(state.pile)[: state.drawn]


@pytest.mark.rule("TG-R9")
def test_once_age_1_is_out_the_removed_tiles_follow_from_what_was_seen() -> None:
    state = new_game(3)
    hurry(state, rounds=4)

    assert all(sorted(world.removed) == sorted(state.removed) for world in worlds(state, 1, 10))


@pytest.mark.rule("TG-8.4", "TG-R27")
def test_a_draw_of_two_ages_is_imagined_in_every_order(tmp_path) -> None:
    moved = 'fr = "Bélier-garou"\nen = "Were-Ram"\nset = "age2"'
    state = new_game(4, 1, edited_game(tmp_path, (moved, moved.replace("age2", "age1"))))
    mixed = [
        [world.box.tiles[tile].set for tile in list(world.pile)[18:23]].index(0)
        for world in worlds(state, 0, 40)
    ]

    assert set(mixed) == {0, 1, 2, 3, 4}


@pytest.mark.rule("TG-3.2")
def test_sealed_cards_of_others_vary_and_the_own_one_stays() -> None:
    state = new_game(3)
    play(state, "0 select slot_2", "1 select slot_5")

    imagined = worlds(state, 0)

    assert {world.sealed(0) for world in imagined} == {1}
    assert {world.sealed(1) for world in imagined} == set(range(6))
    assert {world.sealed(2) for world in imagined} == {-1}


@pytest.mark.rule("TG-11.3")
def test_hidden_parts_of_others_are_played_anew() -> None:
    state = my_part("coin_purse", seats=3, play_order="simultaneous")
    play(state, "0 play coin_purse", "0 place 0,1")

    imagined = worlds(state, 1)

    assert all(world.to_act() == [1, 2] for world in imagined)
    assert len({(world.tiles(0), world.square(0, 1)) for world in imagined}) > 2
    assert all(world.taken(0) == -1 for world in imagined)
    assert all(world.tiles(0) == 2 and world.square(0, 1) == state.square(0, 1) for world in worlds(state, 0))
