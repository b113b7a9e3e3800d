"""TG-10  Experienced players: Quests."""

import pytest

from tablee.kernel.history import History

from .helpers import (
    GAME,
    area_of,
    decision,
    ended,
    finish_parts,
    give,
    hand_of,
    legal_lines,
    listen,
    my_part,
    new_game,
    play,
    points,
    purse,
    refusal,
    set_area,
)


@pytest.mark.rule("TG-10.1", "TG-R36")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_everybody_gets_three_different_quests(seats: int) -> None:
    state = new_game(seats, quests="on")

    hands = [hand_of(state, seat) for seat in range(seats)]

    assert all(len(hand) == 3 for hand in hands)
    assert len({quest for hand in hands for quest in hand}) == 3 * seats
    assert state.to_act() == list(range(seats))


@pytest.mark.rule("TG-10.2", "TG-R36")
def test_everybody_puts_one_back_in_secret_and_keeps_two() -> None:
    state = new_game(2, quests="on")
    mine, theirs = hand_of(state, 0), hand_of(state, 1)
    story = listen(state)

    play(state, f"0 return {mine[1]}")
    assert state.view(0).me.put_back == mine[1]
    assert state.to_act() == [1]
    play(state, f"1 return {theirs[0]}")

    assert hand_of(state, 0) == [mine[0], mine[2]]
    assert [seat.quests for seat in state.view(1).seats] == [2, 2]
    assert state.view(0).me.put_back == mine[1]
    assert [event.audience for event in story if event.name == "returned"] == [0, 1]
    assert state.view(None).step == "select"


@pytest.mark.rule("TG-10.2")
def test_only_an_own_quest_can_be_put_back() -> None:
    state = new_game(2, quests="on")

    assert refusal(state, f"0 return {hand_of(state, 1)[0]}").rule == "TG-10.2"
    assert refusal(state, "0 select slot_1").rule == "TG-10.2"


@pytest.mark.rule("TG-10.2", "TG-R29")
def test_nobody_else_can_tell_which_quest_went_back() -> None:
    history = History(new_game(3, quests="on"))
    one, other = hand_of(history.now, 0)[:2]
    views = []
    for quest in (one, other):
        history.play(0, decision(history.now, f"return {quest}"))
        views.append([history.now.view(seat) for seat in (1, 2, None)])
        history.take_back(0)

    assert views[0] == views[1]


@pytest.mark.rule("TG-10.3", "TG-10.9")
def test_quests_may_be_played_before_and_after_the_tile() -> None:
    state = my_part("herbalist", quests="quest_ransom quest_realm", coins=9)
    assert legal_lines(state) == [
        "play herbalist",
        "discard herbalist",
        "play quest_ransom",
        "play quest_realm",
    ]

    play(state, "0 play quest_ransom", "0 place 0,-1")
    assert legal_lines(state) == ["play herbalist", "discard herbalist", "play quest_realm"]
    play(state, "0 play herbalist", "0 place 0,1")
    assert legal_lines(state) == ["play quest_realm", "finish"]
    play(state, "0 play quest_realm", "0 place 0,2")

    assert area_of(state) == ["hero_paladin 0,0", "quest_ransom 0,-1", "herbalist 0,1", "quest_realm 0,2"]
    assert state.to_act() == [1]


@pytest.mark.rule("TG-10.3", "TG-R31")
def test_a_quest_is_played_only_in_the_own_part() -> None:
    state = my_part("herbalist", quests="quest_realm", coins=9)

    assert refusal(state, "1 play quest_realm").reason == "not-your-turn"
    finish_parts(state)
    assert refusal(state, "0 play quest_realm").rule == "TG-3.2"


@pytest.mark.rule("TG-10.3")
def test_only_a_quest_in_hand_can_be_played() -> None:
    state = my_part("herbalist", quests="quest_realm", coins=9)
    put_back = GAME.box.tiles[state.quest(0, 2)].names.id

    assert refusal(state, f"0 play {put_back}").rule == "TG-10.3"
    play(state, "0 play quest_realm", "0 place 0,1")
    assert refusal(state, "0 play quest_realm").rule == "TG-10.3"


@pytest.mark.rule("TG-10.4")
def test_a_quest_costs_reinforcement_but_no_surcharge() -> None:
    state = my_part("hydra", slot=6, quests="quest_duel", combat=4, potions=1)

    play(state, "0 play quest_duel", "0 place 0,1")

    assert purse(state)["potions"] == 0
    assert purse(state)["prestige"] == 8
    assert purse(state)["combat"] == 5


@pytest.mark.rule("TG-10.4")
def test_a_quest_that_cannot_be_paid_is_refused_like_any_tile() -> None:
    state = my_part("hydra", quests="quest_plague quest_hunt", potions=2, combat=2)

    assert refusal(state, "0 play quest_plague").rule == "TG-4.4"
    assert refusal(state, "0 play quest_hunt").rule == "TG-4.7"


@pytest.mark.rule("TG-10.5", "TG-R30")
def test_what_the_tile_gives_can_pay_for_a_quest() -> None:
    state = my_part("coin_purse", quests="quest_realm")
    assert legal_lines(state) == ["play coin_purse", "discard coin_purse"]

    play(state, "0 play coin_purse", "0 place 0,1")

    assert legal_lines(state) == ["play quest_realm", "finish"]


@pytest.mark.rule("TG-10.6")
def test_a_quest_may_be_played_in_a_round_with_a_discard() -> None:
    state = my_part("hydra", quests="quest_realm", coins=2)

    play(state, "0 discard hydra", "0 open hero_paladin 1")
    assert legal_lines(state) == ["play quest_realm", "finish"]
    play(state, "0 play quest_realm", "0 place 0,1")

    assert purse(state)["coins"] == 0


@pytest.mark.rule("TG-10.7")
def test_a_quest_is_never_discarded() -> None:
    state = my_part("hydra", quests="quest_realm")

    assert refusal(state, "0 discard quest_realm").rule == "TG-10.7"


@pytest.mark.rule("TG-10.8")
def test_quests_left_over_bring_nothing() -> None:
    state = my_part("goblin", quests="quest_ransom quest_plague")
    for seat in (0, 1):
        give(state, seat, coins=0, potions=0, combat=0, magic=0, prestige=0)

    assert points(ended(state), "end_gains") == [0, 0]
    assert ended(state).points == [16, 16]


@pytest.mark.rule("TG-10.9")
def test_the_part_ends_without_a_question_when_no_quest_can_be_played() -> None:
    state = my_part("herbalist", quests="quest_ransom", coins=1)

    play(state, "0 play herbalist", "0 place 0,1")

    assert state.to_act() == [1]
    assert hand_of(state) == ["quest_ransom"]


@pytest.mark.rule("TG-10.9")
def test_finishing_is_possible_only_after_the_tile_is_dealt_with() -> None:
    state = my_part("herbalist", quests="quest_realm", coins=9)

    assert refusal(state, "0 finish").rule == "TG-10.9"
    play(state, "0 play herbalist", "0 place 0,1")
    assert refusal(state, "0 discard herbalist").rule == "TG-10.9"
    assert refusal(state, "0 place 0,2").rule == "TG-10.9"
    play(state, "0 finish")

    assert state.to_act() == [1]


@pytest.mark.rule("TG-R32")
def test_a_quest_may_take_the_square_that_the_tile_needs() -> None:
    state = my_part("were_ram", quests="quest_duel", combat=5, area="hero_paladin")
    play(state, "0 play quest_duel", "0 place 0,1")

    assert legal_lines(state) == ["discard were_ram"]


@pytest.mark.rule("TG-R31")
def test_quests_can_be_played_for_the_last_time_in_round_10() -> None:
    state = my_part("herbalist", quests="quest_realm", coins=9)
    state.round = 10

    play(state, "0 play quest_realm", "0 place 0,1", "0 discard herbalist", "0 open hero_paladin 1")
    finish_parts(state)

    assert state.result() is not None
    assert "quest_realm 0,1" in area_of(state)


@pytest.mark.rule("TG-R7")
def test_quests_do_not_count_for_a_type() -> None:
    state = new_game()
    set_area(state, 0, "hero_paladin / quest_realm 0,1 / quest_ransom 0,2")

    assert set(state.view(None).seats[0].types.values()) == {0}
