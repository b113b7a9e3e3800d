"""RW-12  Forts: building and conquering."""

import pytest

from tablee.games.realm_of_wonder.realm import SUPPLY

from .helpers import (
    asked,
    fight,
    fort,
    height,
    keep,
    legal,
    magic,
    magic_points,
    moving,
    offers,
    place_of,
    play,
    put,
    refusal,
    rich,
    table,
)


def standing(name, mp=20, points=3, characters="mage troll yeti"):
    state = moving(table(characters), 0, points, name)
    magic(state)
    rich(state, 0, mp)
    return state


@pytest.mark.rule("RW-12.1")
def test_a_fort_is_built_token_by_token_up_to_three():
    state = standing("ice_b5")
    play(state, "0 build")
    assert height(state, "ice_b5") == (0, 1)
    assert magic_points(state, 0) == 17
    play(state, "0 build", "0 build")
    assert height(state, "ice_b5") == (0, 3)
    assert state.fact(0, SUPPLY) == 7
    assert refusal(state, "0 build") == "RW-12.1 fort-high-enough"


@pytest.mark.rule("RW-12.1")
def test_an_own_fort_can_be_raised_later():
    state = standing("ice_b5")
    fort(state, 0, "ice_b5", 1)
    play(state, "0 build")
    assert height(state, "ice_b5") == (0, 2)


@pytest.mark.rule("RW-12.1", "RW-8.10")
def test_a_token_costs_three():
    state = standing("ice_b5", mp=2)
    assert refusal(state, "0 build") == "RW-8.10 too-few-magic-points"
    put(state, 0, "ice_b4")
    assert refusal(state, "0 build") == "RW-9.3 no-free-or-own-well"


@pytest.mark.rule("RW-12.2")
def test_without_tokens_nothing_is_built():
    state = standing("ice_b5", mp=40)
    for name in ("azure_a4", "azure_c5", "ice_a3"):
        fort(state, 0, name, 3)
    play(state, "0 build")
    assert state.fact(0, SUPPLY) == 0
    assert refusal(state, "0 build") == "RW-12.2 no-fort-tokens"


@pytest.mark.rule("RW-12.3")
def test_height_does_not_raise_the_income_of_a_fort():
    state = standing("ice_b5")
    before = state.view(None).seats[0].income
    play(state, "0 build")
    assert state.view(None).seats[0].income == before + 1
    play(state, "0 build", "0 build")
    assert state.view(None).seats[0].income == before + 1


@pytest.mark.rule("RW-12.4", "RW-13.7")
def test_only_a_fort_of_three_is_a_fortress_to_retreat_to():
    for tokens, question in [(2, "1 turn"), (3, "0 retreat")]:
        state = standing("ice_b3")
        fort(state, 0, "azure_a4", tokens)
        put(state, 1, "ice_c2")
        fight(state, "0 3", "0 step ice_c2")
        assert asked(state) == question


@pytest.mark.rule("RW-12.5")
def test_a_fort_bars_the_way_of_others_but_not_of_its_owner():
    state = standing("ice_a6", mp=5)
    fort(state, 1, "ice_b5", 1)
    assert refusal(state, "0 step ice_b5") == "RW-12.5 fort-cannot-be-conquered"
    own = moving(table(), 1, 3, "ice_a6")
    fort(own, 1, "ice_b5", 1)
    play(own, "1 step ice_b5")
    assert place_of(own, 1) == "ice_b5"


@pytest.mark.rule("RW-12.5")
def test_a_fort_can_be_flown_over():
    state = standing("ice_a6", mp=0)
    fort(state, 1, "ice_b5", 3)
    state.balloons = 1
    play(state, "0 fly ice_b5", "0 step ice_c4")
    assert place_of(state, 0) == "ice_c4"
    assert height(state, "ice_b5") == (1, 3)


@pytest.mark.rule("RW-12.6", "RW-18.23")
def test_a_conquest_takes_more_tokens_than_the_fort_has_and_at_most_three_more():
    state = standing("ice_a6", mp=40)
    fort(state, 1, "ice_b5", 2)
    play(state, "0 step ice_b5")
    assert offers(state, 0, "conquer") == ["3", "4", "5"]
    assert refusal(state, "0 conquer 2") == "RW-12.6 too-few-tokens"
    assert refusal(state, "0 conquer 6") == "RW-18.23 too-many-tokens"
    play(state, "0 conquer 5")
    assert height(state, "ice_b5") == (0, 3)
    assert magic_points(state, 0) == 25
    assert state.fact(0, SUPPLY) == 7
    assert state.fact(1, SUPPLY) == 10


@pytest.mark.rule("RW-12.6")
def test_a_conquest_is_limited_by_supply_and_magic_points():
    state = standing("ice_a6", mp=10)
    fort(state, 1, "ice_b5", 1)
    play(state, "0 step ice_b5")
    assert offers(state, 0, "conquer") == ["2", "3"]
    assert refusal(state, "0 conquer 4") == "RW-8.10 too-few-magic-points"
    state = standing("ice_a6", mp=40)
    fort(state, 1, "ice_b5", 1)
    for name, tokens in [("azure_a4", 3), ("azure_c5", 3), ("ice_a3", 2)]:
        fort(state, 0, name, tokens)
    play(state, "0 step ice_b5")
    assert offers(state, 0, "conquer") == ["2"]
    assert refusal(state, "0 conquer 3") == "RW-12.2 no-fort-tokens"


@pytest.mark.rule("RW-12.5", "RW-8.10")
def test_too_few_tokens_make_a_fort_impassable():
    state = standing("ice_a6", mp=40)
    fort(state, 1, "ice_b5", 3)
    for name, tokens in [("azure_a4", 3), ("azure_c5", 3), ("ice_a3", 1)]:
        fort(state, 0, name, tokens)
    assert refusal(state, "0 step ice_b5") == "RW-12.5 fort-cannot-be-conquered"


@pytest.mark.rule("RW-12.7", "RW-18.52")
def test_a_conquest_stays_valid_whatever_the_battle_brings():
    state = standing("ice_a6", mp=40)
    fort(state, 1, "ice_b5", 1)
    put(state, 2, "ice_b5")
    fight(state, "0 3", "0 step ice_b5", "0 conquer 4")
    assert height(state, "ice_b5") == (0, 3)
    assert place_of(state, 0) == "azure_a3"
    assert place_of(state, 2) == "ice_b5"
    assert asked(state) == "1 turn"


@pytest.mark.rule("RW-12.8", "RW-18.40")
def test_a_fort_that_appeared_under_a_character_is_conquered_on_the_spot():
    state = standing("ice_b5", mp=9, points=2)
    fort(state, 1, "ice_b5", 1)
    assert refusal(state, "0 build") == "RW-9.3 no-free-or-own-well"
    assert offers(state, 0, "conquer") == ["2", "3"]
    assert "step ice_c4" in legal(state, 0)
    play(state, "0 conquer 2")
    assert height(state, "ice_b5") == (0, 1)
    assert state.points == 2
    assert asked(state) == "0 turn"
    assert {"build", "buy"} <= set(legal(state, 0))


@pytest.mark.rule("RW-12.9", "RW-12.6")
def test_a_fort_raised_by_transfer_can_be_conquered_if_it_is_paid():
    state = standing("ice_a6", mp=40)
    fort(state, 1, "ice_b5", 5)
    play(state, "0 step ice_b5")
    assert offers(state, 0, "conquer") == ["6", "7", "8"]
    play(state, "0 conquer 6")
    assert height(state, "ice_b5") == (0, 1)
    assert magic_points(state, 0) == 22


@pytest.mark.rule("RW-18.40", "RW-18.41")
def test_the_owner_entering_his_fort_fights_whoever_stands_on_it():
    state = moving(table(), 1, 3, "ice_a6")
    magic(state)
    fort(state, 1, "ice_b5", 1)
    put(state, 0, "ice_b5")
    play(state, "1 step ice_b5")
    assert asked(state) == "1 attack"
    assert state.defender == 0


@pytest.mark.rule("RW-18.40", "RW-15.5")
def test_a_well_with_an_opponents_fort_is_no_place_to_teleport_from():
    state = standing("ice_b5")
    keep(state, 0, "teleport")
    fort(state, 1, "ice_b5")
    assert refusal(state, "0 teleport azure_a3") == "RW-9.3 no-free-or-own-well"
