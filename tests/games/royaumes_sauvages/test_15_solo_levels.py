"""RS-15.26 to RS-15.31  Solo mode: between the ages, the end, the levels."""

import pytest

from tablee.kernel.errors import SetupError

from .helpers import (
    GAME,
    a_table,
    column,
    everybody_passes,
    hand,
    influence,
    new_game,
    play,
    result_of,
    scores,
)


@pytest.mark.rule("RS-15.26")
def test_councils_cubes_and_decrees_change_as_usual():
    cubes = {"realm_4": "0 0 0 1", "realm_5": "1 1 1 1 0", "realm_8": "0"}
    state = a_table(1, cubes=cubes, out=[1])
    before = [realm.decree.decree for realm in state.view(None).realms]
    play(state, "0 pass")
    view = state.view(None)
    assert [realm.council for realm in view.realms] == [[1], [0], [], [], []]
    assert [side.supply for side in view.sides] == [17, 17]
    assert influence(state, "realm_8") == [0, 0]
    assert not set(before) & {realm.decree.decree for realm in view.realms}


@pytest.mark.rule("RS-15.26", "RS-R38")
def test_columns_and_discards_go_under_a_deck_that_keeps_its_order():
    state = a_table(
        1, bonus="red_panda_8", columns={"realm_8": "wolf_1/0 wolf_2/0"}, discards="frog_1 frog_2", out=[1]
    )
    old = [int(state.deck[i]) for i in range(state.deck_size)]
    play(state, "0 pass")
    assert state.view(None).deck == len(old) + 4
    assert [int(state.deck[i]) for i in range(4, state.deck_size)] == old
    under = {state.box.card_names[state.deck[i]] for i in range(4)}
    assert under == {"wolf_1", "wolf_2", "frog_1", "frog_2"}
    assert state.view(None).bonus == ["red_panda_8"]


@pytest.mark.rule("RS-15.26", "RS-16.1")
def test_the_human_draws_up_to_four_before_the_shuffle():
    state = a_table(1, hands=["bee_1 bee_2"], deck="owl_5 owl_6", columns={"realm_8": "wolf_1/0"}, out=[1])
    play(state, "0 pass")
    assert hand(state, 0) == ["bee_1", "bee_2", "owl_5", "owl_6"]


@pytest.mark.rule("RS-15.27")
@pytest.mark.parametrize(("points", "place"), [([30, 29], 1), ([30, 30], 2), ([29, 30], 2)])
def test_the_human_wins_only_with_more_points(points, place):
    state = a_table(1, points=points, age=3, out=[1])
    play(state, "0 pass")
    assert result_of(state).places == [place]
    assert result_of(state).points == [points[0]]
    assert scores(state) == points


@pytest.mark.rule("RS-15.27")
def test_a_capital_breaks_no_tie_in_the_solo_mode():
    state = a_table(
        1, points=[30, 30], cubes={"realm_4": "1 0 1 0"}, tiles={"realm_4": "5 6 7"}, age=3, out=[1]
    )
    everybody_passes(state)
    assert state.view(None).step == "fight"


@pytest.mark.rule("RS-15.28")
def test_the_levels_are_those_of_the_table():
    levels = [
        (level.names.id, level.bonus_cards, level.bonus_match, level.battle_cards, level.opponent_starts)
        for level in GAME.box.solo.levels
    ]
    assert levels == [
        ("easy", 0, 0, 3, True),
        ("medium", 1, 1, 3, False),
        ("standard", 1, 2, 3, False),
        ("hard", 1, 2, 4, False),
        ("expert", 2, 2, 3, False),
    ]


@pytest.mark.rule("RS-15.28")
def test_standard_is_played_if_nobody_chooses_and_levels_are_for_one_player():
    assert new_game(1).view(None).level == "standard"
    with pytest.raises(SetupError, match=r"RS-15\.28"):
        GAME.setup(2, {"solo_level": "hard"})


@pytest.mark.rule("RS-R37")
def test_hard_and_expert_match_bonus_cards_like_standard():
    for level, bonus in [("hard", "frog_6"), ("expert", "frog_6 okapi_1")]:
        state = a_table(
            1,
            solo_level=level,
            hands=["bee_2 bee_4 bee_6 bee_8"],
            decrees={"realm_4": "even_only"},
            deck="tiger_8 wolf_6 owl_3",
            bonus=bonus,
        )
        play(state, "0 claim bee_2 realm_4")
        assert column(state, "realm_6") == ["wolf_6/1", "frog_6/1"]


@pytest.mark.rule("RS-15.29")
@pytest.mark.parametrize("seed", range(40))
def test_at_easy_the_opponent_begins_and_a_low_first_card_goes_to_the_smallest_realm(seed):
    state = new_game(1, seed, solo_level="easy")
    placed = [
        (number, card.card) for number, realm in enumerate(state.view(None).realms) for card in realm.column
    ]
    assert len(placed) == 1
    number, card = placed[0]
    assert number == max(0, int(card[-1]) - 4)


@pytest.mark.rule("RS-15.31")
def test_there_is_no_treaty_in_the_solo_mode():
    with pytest.raises(SetupError, match=r"RS-15\.31"):
        GAME.setup(1, {"peace_treaty": "on"})


@pytest.mark.rule("RS-15.5")
def test_nobody_chooses_who_starts_in_the_solo_mode():
    with pytest.raises(SetupError, match=r"RS-15\.5"):
        GAME.setup(1, {"starter": "0"})
