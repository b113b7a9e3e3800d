"""TG-11  Options."""

import pytest
from msgspec.structs import replace

from tablee.games.tales_of_glory.dealing import letters_of, longest_names
from tablee.kernel.errors import SetupError
from tablee.kernel.rng import rng_from
from tablee.kernel.seed import secret_of

from .helpers import (
    GAME,
    area_of,
    finish_parts,
    give,
    hurry,
    legal_lines,
    listen,
    my_part,
    new_game,
    open_chests,
    play,
    purse,
    set_area,
    step_2,
    told,
)


@pytest.mark.rule("TG-11.1")
def test_quests_are_off_unless_asked_for() -> None:
    assert GAME.setup(3).value("quests") == "off"
    assert not new_game(3).view(None).quests
    assert new_game(3, quests="on").view(None).quests


@pytest.mark.rule("TG-11.2")
def test_by_default_the_longest_name_begins() -> None:
    assert GAME.setup(2).value("first_player") == "longest_name"
    assert {new_game(4, seed, has_longest_name="no,no,no,yes").holder for seed in range(8)} == {3}


@pytest.mark.rule("TG-11.2", "TG-R33")
def test_equal_lengths_draw_lots_among_the_longest() -> None:
    assert {new_game(4, seed, has_longest_name="no,yes,no,yes").holder for seed in range(20)} == {1, 3}
    assert {new_game(3, seed).holder for seed in range(20)} == {0, 1, 2}


@pytest.mark.rule("TG-11.2")
def test_with_random_everybody_may_begin() -> None:
    options = {"first_player": "random", "has_longest_name": "yes,no,no"}

    assert {new_game(3, seed, **options).holder for seed in range(20)} == {0, 1, 2}


@pytest.mark.rule("TG-11.2", "TG-R33")
@pytest.mark.parametrize(
    ("name", "letters"),
    [
        ("Zoé", 3),
        ("Zoe\u0301", 3),
        ("Jean-Luc", 7),
        ("R2-D2", 2),
        ("la reine", 7),
        ("greedy 1", 6),
        ("", 0),
        ("Œuf", 3),
    ],
)
def test_letters_count_and_other_signs_do_not(name: str, letters: int) -> None:
    assert letters_of(name) == letters


@pytest.mark.rule("TG-R33")
def test_all_of_the_longest_names_are_marked_bots_like_people() -> None:
    assert longest_names(["Zoé", "greedy 1", "Hélène"]) == ["no", "yes", "yes"]


@pytest.mark.rule("TG-11.2", "TG-11.3", "TG-11.4")
@pytest.mark.parametrize(
    "option", ["first_player", "play_order", "quest_gains", "has_longest_name", "quests"]
)
def test_other_values_are_refused(option: str) -> None:
    with pytest.raises(SetupError, match=option):
        GAME.setup(2, {option: "whatever"})


@pytest.mark.rule("TG-11.5")
def test_there_are_no_other_options() -> None:
    names = [option.name for option in GAME.options]

    assert names == ["quests", "first_player", "play_order", "quest_gains", "has_longest_name"]


# TG-11.3: everybody at once


@pytest.mark.rule("TG-11.3")
def test_with_simultaneous_everybody_plays_without_waiting() -> None:
    state = my_part("coin_purse", seats=3, play_order="simultaneous")

    assert state.to_act() == [0, 1, 2]
    play(state, "0 play coin_purse", "0 place 0,1")
    assert state.to_act() == [1, 2]


@pytest.mark.rule("TG-11.3")
def test_a_hidden_part_is_seen_by_its_owner_alone_until_all_have_finished() -> None:
    state = my_part("coin_purse", seats=2, play_order="simultaneous")
    before = state.view(1).seats[0]

    play(state, "0 play coin_purse", "0 place 0,1")

    assert state.view(1).seats[0] == replace(before, answered=True)
    assert state.view(None).seats[0].area == before.area
    assert "coin_purse 0,1" in area_of(state, 0)
    finish_parts(state)
    assert [tile.tile for tile in state.view(1).seats[0].area] == ["hero_paladin", "coin_purse"]


@pytest.mark.rule("TG-11.3")
def test_a_hidden_part_is_told_to_its_owner_and_to_all_when_everybody_has_finished() -> None:
    state = my_part("coin_purse", seats=2, play_order="simultaneous")
    story = listen(state)

    play(state, "0 play coin_purse", "0 place 0,1")
    assert {event.audience for event in story} == {0}
    story.clear()
    finish_parts(state)

    public = told([event for event in story if event.audience is None], "placed", "discarded", "opened")
    assert public[0] == "0: placed coin_purse 0,1"
    assert public[1].startswith("1: discarded")


@pytest.mark.rule("TG-11.3", "TG-R3")
def test_the_last_in_turn_order_who_gained_the_token_keeps_it() -> None:
    state = new_game(3, play_order="simultaneous")
    set_area(state, 0, "hero_paladin")
    set_area(state, 1, "hero_shaman / harbour 1,0")
    step_2(state, ("bard", 1), ("village", 2), holder=2)
    give(state, 0, coins=1)

    play(state, "1 play village", "1 place 1,1")
    play(state, "0 play bard", "0 place 0,1")
    assert state.holder == 2
    assert state.view(0).me.gained_token
    finish_parts(state)

    assert state.holder == 1


@pytest.mark.rule("TG-11.3")
@pytest.mark.parametrize("quest_gains", ["sequential", "deferred"])
@pytest.mark.parametrize("seed", range(3))
def test_the_same_decisions_give_the_same_result_in_both_orders(seed: int, quest_gains: str) -> None:
    in_turn = new_game(3, seed, quests="on", quest_gains=quest_gains)
    together = new_game(3, seed, quests="on", quest_gains=quest_gains, play_order="simultaneous")
    rng = rng_from(secret_of(seed), "both orders")

    while in_turn.to_act():
        for seat in in_turn.to_act():
            choices = legal_lines(in_turn, seat)
            line = f"{seat} {choices[rng.below(len(choices))]}"
            play(in_turn, line)
            play(together, line)

    assert in_turn.result().points == together.result().points
    assert [area_of(in_turn, seat) for seat in range(3)] == [area_of(together, seat) for seat in range(3)]
    assert in_turn.holder == together.holder


# TG-11.4: everything at the end of the part


@pytest.mark.rule("TG-11.4")
def test_with_deferred_gains_a_tile_cannot_pay_for_a_quest() -> None:
    state = my_part("coin_purse", quests="quest_realm", quest_gains="deferred")

    play(state, "0 play coin_purse", "0 place 0,1")

    assert state.to_act() == [1]
    assert purse(state)["coins"] == 3


@pytest.mark.rule("TG-11.4")
def test_deferred_gains_are_settled_when_the_part_ends_in_the_order_of_placement() -> None:
    state = my_part("herbalist", quests="quest_elixirs", coins=1, magic=2, quest_gains="deferred")
    story = listen(state)

    play(state, "0 play quest_elixirs", "0 place 0,1")
    assert purse(state)["prestige"] == 0
    play(state, "0 play herbalist", "0 place 0,-1")

    assert told(story, "placed", "gain-prestige", "gain-potions") == [
        "0: placed quest_elixirs 0,1",
        "0: placed herbalist 0,-1",
        "0: gain-potions 3",
        "0: gain-prestige 1",
    ]
    assert purse(state)["prestige"] == 1


@pytest.mark.rule("TG-11.4")
def test_in_the_other_order_the_quest_counts_what_the_tile_gave() -> None:
    state = my_part("herbalist", quests="quest_elixirs", coins=1, magic=2, quest_gains="deferred")

    play(state, "0 play herbalist", "0 place 0,-1", "0 play quest_elixirs", "0 place 0,1")

    assert purse(state)["prestige"] == 1 + 3


@pytest.mark.rule("TG-11.4")
def test_counts_of_tiles_see_the_final_layout() -> None:
    """The Quest is laid first, the Character afterwards: with deferred gains it is counted all the same."""
    rewards = {}
    for way in ("sequential", "deferred"):
        state = my_part("bard", quests="quest_fellowship", coins=5, quest_gains=way)
        play(state, "0 play quest_fellowship", "0 place 0,-1", "0 play bard", "0 place 0,1")
        rewards[way] = purse(state)["prestige"]

    assert rewards == {"sequential": 3, "deferred": 6}


@pytest.mark.rule("TG-11.4")
def test_a_connection_belongs_to_the_later_one_of_its_two_tiles() -> None:
    """The key between the Quest and the Purse comes with the Purse, which was laid last."""
    state = my_part(
        "coin_purse", quests="quest_plague", potions=5, area="hero_shaman", quest_gains="deferred"
    )

    play(state, "0 play quest_plague", "0 place 0,1", "0 play coin_purse", "0 place 1,1")
    assert legal_lines(state) == ["open hero_shaman 1", "open hero_shaman 2"]
    play(state, "0 open hero_shaman 1")

    assert purse(state)["prestige"] == 3 + 9
    assert purse(state)["coins"] == 0
    assert legal_lines(state) == ["open hero_shaman 2", "open coin_purse 1"]
    play(state, "0 open coin_purse 1")
    assert (purse(state)["prestige"], purse(state)["coins"]) == (14, 3)


@pytest.mark.rule("TG-11.4")
def test_the_compensation_of_a_discard_is_received_at_its_place_in_the_row() -> None:
    """The Quest counts threes of Coins: laid before the discard it misses the Coin, laid after it counts it."""
    for first, prestige in (("discard", 3), ("play", 0)):
        state = my_part("hydra", quests="quest_hoard", coins=2, combat=2, quest_gains="deferred")
        lines = ["0 discard hydra", "0 play quest_hoard", "0 place 0,-1"]
        play(state, *(lines if first == "discard" else [*lines[1:], lines[0]]))
        assert state.question(0) == "open"
        play(state, "0 open hero_paladin 1")
        assert purse(state)["prestige"] == 2 + prestige
        assert open_chests(state) == ["hero_paladin 1"]


@pytest.mark.rule("TG-11.4")
@pytest.mark.parametrize("seed", range(3))
def test_without_quests_nothing_changes(seed: int) -> None:
    plain, deferred = new_game(3, seed), new_game(3, seed, quest_gains="deferred")
    rng = rng_from(secret_of(seed), "deferred")
    while plain.to_act():
        for seat in plain.to_act():
            choices = legal_lines(plain, seat)
            line = f"{seat} {choices[rng.below(len(choices))]}"
            play(plain, line)
            play(deferred, line)

    assert plain.result().points == deferred.result().points


@pytest.mark.rule("TG-11.4")
def test_finishing_settles_what_was_deferred() -> None:
    state = my_part("coin_purse", quests="quest_realm", coins=3, quest_gains="deferred")

    play(state, "0 play coin_purse", "0 place 0,1")
    assert legal_lines(state) == ["play quest_realm", "finish"]
    assert purse(state)["coins"] == 3
    play(state, "0 finish")

    assert purse(state)["coins"] == 6
    hurry(state)
