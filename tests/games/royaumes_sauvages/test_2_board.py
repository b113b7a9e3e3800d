"""RS-2  The board."""

import pytest

from tablee.games.royaumes_sauvages.decrees import counting

from .helpers import GAME, a_table, column, influence, play, refusal

SIZES = [4, 5, 6, 7, 8]


@pytest.mark.rule("RS-2.1")
def test_five_realms_have_four_to_eight_territories_and_one_of_them_is_the_capital():
    realms = a_table().view(None).realms
    assert [realm.size for realm in realms] == SIZES
    assert sum(realm.size - 1 for realm in realms) == 25
    assert [len(realm.territories) for realm in GAME.box.realms] == SIZES


@pytest.mark.rule("RS-2.2", "RS-2.3")
@pytest.mark.parametrize(
    ("realm", "neighbours"),
    [
        ("realm_4", {"realm_8", "realm_5"}),
        ("realm_5", {"realm_4", "realm_6"}),
        ("realm_6", {"realm_5", "realm_7"}),
        ("realm_7", {"realm_6", "realm_8"}),
        ("realm_8", {"realm_7", "realm_4"}),
    ],
)
def test_each_realm_touches_the_one_before_and_the_one_after_in_the_ring(realm, neighbours):
    cards = dict(zip(GAME.box.realm_ids, ["bee_4", "bee_5", "bee_6", "bee_7", "bee_8"], strict=True))
    state = a_table(columns=cards, decrees={realm: "gap_to_neighbours"})
    seen = [state.box.card_names[card] for card in counting(state, state.box.realm_ids[realm])]
    assert sorted(seen) == sorted(cards[name] for name in neighbours)


@pytest.mark.rule("RS-2.4")
def test_each_realm_has_two_council_spots_a_decree_and_three_majority_tiles():
    state = a_table(councils={"realm_4": "0 1"})
    realms = state.view(None).realms
    assert realms[0].council == [0, 1]
    assert all(len(realm.tiles) == 3 and realm.decree.decree in GAME.box.decree_ids for realm in realms)


@pytest.mark.rule("RS-2.5")
def test_every_space_holds_one_cube_and_territories_fill_in_their_order():
    state = a_table(
        hands=["bee_2 bee_4 bee_6 bee_8"], decrees={"realm_4": "even_only"}, cubes={"realm_4": "1 2 1"}
    )
    play(state, "0 claim bee_2 realm_4")
    assert [owner.partition("/")[2] for owner in column(state, "realm_4")] == ["1", "2", "1", "0"]
    assert influence(state, "realm_4") == [1, 2, 1]
    assert refusal(state, "1 claim owl_2 realm_4").rule in {"RS-5.1", "RS-5.5"}
