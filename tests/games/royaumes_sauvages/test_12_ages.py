"""RS-12  Councils and the next age."""

import pytest

from .helpers import GAME, a_table, everybody_passes, hand, influence, legal_lines, listen, told


@pytest.mark.rule("RS-12.1")
@pytest.mark.parametrize("age", [1, 2])
def test_a_cube_on_a_capital_moves_to_the_council_and_counts_from_then_on(age):
    state = a_table(2, cubes={"realm_4": "0 0 0 1"}, age=age)
    story = listen(state)
    everybody_passes(state)
    realm = state.view(None).realms[0]
    assert (realm.council, realm.capital, realm.column) == ([1], None, [])
    assert influence(state, "realm_4") == [0, 1]
    assert told(story, "council") == ["1: council realm_4"]


@pytest.mark.rule("RS-12.1")
def test_after_the_third_age_nothing_moves():
    state = a_table(2, cubes={"realm_4": "0 0 0 1"}, age=3)
    everybody_passes(state)
    realm = state.view(None).realms[0]
    assert (realm.council, realm.capital) == ([], 1)


@pytest.mark.rule("RS-12.2")
def test_the_second_cube_takes_the_second_spot():
    state = a_table(3, cubes={"realm_4": "0 0 1 2"}, councils={"realm_4": "1"}, age=2, peace_treaty="on")
    everybody_passes(state)
    assert state.view(None).realms[0].council == [1, 2]
    assert influence(state, "realm_4") == [0, 1, 1]


@pytest.mark.rule("RS-12.3")
def test_all_other_cubes_return_to_their_owners():
    cubes = {"realm_4": "0 0 0 1", "realm_8": "0 0 1"}
    state = a_table(2, cubes=cubes, councils={"realm_5": "0"}, age=2)
    everybody_passes(state)
    assert [side.supply for side in state.view(None).sides] == [17, 17]
    assert influence(state, "realm_8") == [0, 0]
    assert influence(state, "realm_5") == [1, 0]


@pytest.mark.rule("RS-12.4")
def test_hands_are_kept_and_everything_else_is_shuffled_together():
    hands = ["bee_1 bee_2 bee_3 bee_4", "owl_1 owl_2 owl_3 owl_4"]
    state = a_table(
        2, hands=hands, columns={"realm_8": "wolf_1/0 wolf_2/0 wolf_3/1"}, discards="frog_1 frog_2"
    )
    deck = state.deck_size
    everybody_passes(state)
    assert [" ".join(hand(state, seat)) for seat in range(2)] == hands
    assert state.view(None).deck == deck + 5 == 56
    assert state.view(None).discards == []
    names = {state.box.card_names[state.deck[i]] for i in range(56)}
    assert {"wolf_1", "wolf_2", "wolf_3", "frog_1", "frog_2"} <= names
    assert len(names) == 56


@pytest.mark.rule("RS-12.4")
def test_the_whole_deck_is_shuffled_not_only_what_came_to_it():
    tops = set()
    for seed in range(12):
        state = with_other_chance(seed)
        everybody_passes(state)
        tops.add(int(state.deck[state.deck_size - 1]))
    assert len(tops) > 4


def with_other_chance(seed):
    state = a_table(2, discards="frog_1")
    for _ in range(seed):
        state.rng.word()
    return state


@pytest.mark.rule("RS-12.5", "RS-R40")
def test_five_new_decrees_replace_the_old_ones_for_good():
    state = a_table(2)
    seen = []
    for age in range(3):
        current = [realm.decree.decree for realm in state.view(None).realms]
        assert state.view(None).used_decrees == seen
        assert not set(current) & set(seen)
        seen += current
        if age < 2:
            everybody_passes(state)
    assert len(seen) == 15
    assert len(GAME.box.decrees) == 30


@pytest.mark.rule("RS-12.6")
def test_in_the_new_age_nobody_is_out_and_rallying_is_open():
    state = a_table(3)
    everybody_passes(state)
    view = state.view(None)
    assert view.out == []
    assert view.rally_open
    assert "rally" in legal_lines(state, state.to_act()[0])
