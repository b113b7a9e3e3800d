"""RS-6  Decrees: which cards count, and a truth table for every one of the thirty."""

from fnmatch import fnmatch

import pytest

from tablee.games.royaumes_sauvages.decrees import allows, counting, decree_of, decree_refusal

from .helpers import GAME, a_table, edited_game, everybody_passes, legal_lines, new_game, play, refusal

EVERYTHING = "*"
NOTHING = ""


def allowed_in(state, realm):
    """Every card of the box that the decree of a realm would allow now."""
    number = state.box.realm_ids[realm]
    cards = counting(state, number)
    decree = decree_of(state, number)
    return {name for name, card in state.box.card_ids.items() if allows(decree, card, cards)}


def matching(patterns):
    """The cards that one of these patterns names: "*_3 bee_*"."""
    return {name for name in GAME.box.card_ids if any(fnmatch(name, p) for p in patterns.split())}


# Each decree in realm_6, whose neighbours are realm_5 and realm_7: columns, and the cards that may be played.
SELF = {"realm_6": "owl_3 bee_5"}
ALONE = {}
NEXT_DOOR = {"realm_5": "wolf_8 bee_3", "realm_7": "frog_1 owl_6", "realm_6": "bee_5", "realm_4": "tiger_7"}
ONE_SIDE = {"realm_7": "owl_6", "realm_4": "tiger_1", "realm_8": "tiger_8"}
AROUND = {"realm_4": "bee_1 wolf_2", "realm_5": "frog_4", "realm_7": "okapi_7", "realm_6": "owl_5"}
FAR_ONLY = {"realm_8": "wolf_3"}

TRUTH = [
    ("even_only", AROUND, "*_2 *_4 *_6 *_8"),
    ("even_only", ALONE, "*_2 *_4 *_6 *_8"),
    ("odd_only", AROUND, "*_1 *_3 *_5 *_7"),
    ("odd_only", ALONE, "*_1 *_3 *_5 *_7"),
    ("low_values", AROUND, "*_1 *_2 *_3"),
    ("middle_values", AROUND, "*_4 *_5"),
    ("high_values", AROUND, "*_6 *_7 *_8"),
    ("lizard_or_tiger", AROUND, "lizard_* tiger_*"),
    ("frog_or_wolf", AROUND, "frog_* wolf_*"),
    ("bee_or_owl", AROUND, "bee_* owl_*"),
    ("okapi_or_red_panda", AROUND, "okapi_* red_panda_*"),
    ("ascending_from_1", ALONE, "*_1"),
    ("ascending_from_1", FAR_ONLY, "*_1"),
    ("ascending_from_1", {"realm_6": "bee_1"}, "*_2"),
    ("ascending_from_1", {"realm_6": "bee_1 owl_2 frog_3"}, "*_4"),
    ("ascending_from_1", {"realm_6": "bee_8"}, NOTHING),
    ("descending_from_8", ALONE, "*_8"),
    ("descending_from_8", {"realm_6": "bee_8"}, "*_7"),
    ("descending_from_8", {"realm_6": "bee_8 owl_7"}, "*_6"),
    ("descending_from_8", {"realm_6": "bee_1"}, NOTHING),
    ("alternate_parity", ALONE, EVERYTHING),
    ("alternate_parity", SELF, "*_2 *_4 *_6 *_8"),
    ("alternate_parity", {"realm_6": "bee_3 bee_4"}, "*_1 *_3 *_5 *_7"),
    ("unique_species_here", ALONE, EVERYTHING),
    ("unique_species_here", SELF, "frog_* lizard_* okapi_* red_panda_* tiger_* wolf_*"),
    ("unique_values_here", ALONE, EVERYTHING),
    ("unique_values_here", SELF, "*_1 *_2 *_4 *_6 *_7 *_8"),
    ("at_least_last", ALONE, EVERYTHING),
    ("at_least_last", SELF, "*_5 *_6 *_7 *_8"),
    ("at_least_last", {"realm_6": "bee_8"}, "*_8"),
    ("at_most_last", ALONE, EVERYTHING),
    ("at_most_last", SELF, "*_1 *_2 *_3 *_4 *_5"),
    ("at_most_last", {"realm_6": "bee_1"}, "*_1"),
    ("linked_to_last", ALONE, EVERYTHING),
    ("linked_to_last", SELF, "bee_* *_5"),
    ("one_step_from_last", ALONE, EVERYTHING),
    ("one_step_from_last", SELF, "*_4 *_6"),
    ("one_step_from_last", {"realm_6": "bee_8"}, "*_7"),
    ("at_least_highest_neighbour", FAR_ONLY, EVERYTHING),
    ("at_least_highest_neighbour", NEXT_DOOR, "*_6 *_7 *_8"),
    ("at_least_highest_neighbour", ONE_SIDE, "*_6 *_7 *_8"),
    ("at_most_lowest_neighbour", FAR_ONLY, EVERYTHING),
    ("at_most_lowest_neighbour", NEXT_DOOR, "*_1 *_2 *_3"),
    ("at_most_lowest_neighbour", ONE_SIDE, "*_1 *_2 *_3 *_4 *_5 *_6"),
    ("below_highest_neighbour", FAR_ONLY, EVERYTHING),
    ("below_highest_neighbour", NEXT_DOOR, "*_1 *_2 *_3 *_4 *_5"),
    ("below_highest_neighbour", {"realm_5": "bee_1"}, NOTHING),
    ("above_lowest_neighbour", FAR_ONLY, EVERYTHING),
    ("above_lowest_neighbour", NEXT_DOOR, "*_4 *_5 *_6 *_7 *_8"),
    ("above_lowest_neighbour", {"realm_7": "bee_8"}, NOTHING),
    ("same_value_as_neighbour", FAR_ONLY, EVERYTHING),
    ("same_value_as_neighbour", NEXT_DOOR, "*_3 *_6"),
    ("same_value_as_neighbour", ONE_SIDE, "*_6"),
    ("same_species_as_neighbour", FAR_ONLY, EVERYTHING),
    ("same_species_as_neighbour", NEXT_DOOR, "bee_* owl_*"),
    ("same_species_as_neighbour", ONE_SIDE, "owl_*"),
    ("gap_to_neighbours", FAR_ONLY, EVERYTHING),
    ("gap_to_neighbours", NEXT_DOOR, "*_1 *_8"),
    ("gap_to_neighbours", ONE_SIDE, "*_1 *_2 *_3 *_4 *_8"),
    ("one_step_from_neighbour", FAR_ONLY, EVERYTHING),
    ("one_step_from_neighbour", NEXT_DOOR, "*_2 *_4 *_5 *_7"),
    ("one_step_from_neighbour", ONE_SIDE, "*_5 *_7"),
    ("species_nowhere_else", SELF, EVERYTHING),
    ("species_nowhere_else", AROUND, "bee_* lizard_* owl_* red_panda_* tiger_*"),
    ("species_nowhere_else", FAR_ONLY, "bee_* frog_* lizard_* okapi_* owl_* red_panda_* tiger_*"),
    ("value_nowhere_else", SELF, EVERYTHING),
    ("value_nowhere_else", AROUND, "*_1 *_3 *_5 *_6 *_8"),
    ("value_nowhere_else", FAR_ONLY, "*_1 *_2 *_4 *_5 *_6 *_7 *_8"),
    ("species_seen_elsewhere", SELF, EVERYTHING),
    ("species_seen_elsewhere", AROUND, "wolf_* frog_* okapi_*"),
    ("species_seen_elsewhere", FAR_ONLY, "wolf_*"),
    ("value_seen_elsewhere", SELF, EVERYTHING),
    ("value_seen_elsewhere", AROUND, "*_2 *_4 *_7"),
    ("value_seen_elsewhere", FAR_ONLY, "*_3"),
]


@pytest.mark.rule("RS-6.2", "RS-6.7")
@pytest.mark.parametrize(("decree", "columns", "cards"), TRUTH)
def test_a_decree_allows_exactly_these_cards(decree, columns, cards):
    state = a_table(2, columns=columns, decrees={"realm_6": decree})
    assert allowed_in(state, "realm_6") == matching(cards)


@pytest.mark.rule("RS-6.2")
def test_every_decree_of_the_box_has_a_truth_table():
    assert {decree for decree, _, _ in TRUTH} == set(GAME.box.decree_ids)


@pytest.mark.rule("RS-6.2")
@pytest.mark.parametrize("decree", sorted(GAME.box.decree_ids))
def test_offers_and_reasons_follow_the_decree(decree):
    hand = "lizard_1 bee_6 tiger_4 owl_8"
    state = a_table(2, hands=[hand], columns=AROUND, decrees={"realm_6": decree})
    for name in hand.split():
        allowed = name in allowed_in(state, "realm_6")
        assert (f"claim {name} realm_6" in legal_lines(state)) == allowed
        found = decree_refusal(state, state.box.card_ids[name], 2)
        assert (found is None) == allowed
        if found is not None:
            assert found.words[:3] == [name, "realm_6", decree]


@pytest.mark.rule("RS-6.1")
def test_four_kinds_of_decree_look_at_the_card_here_next_door_or_everywhere():
    looks = {"A": set(), "B": set(), "C": set(), "D": set()}
    columns = {
        "realm_4": "bee_1",
        "realm_5": "bee_2",
        "realm_6": "bee_3 bee_4",
        "realm_7": "bee_5",
        "realm_8": "bee_6",
    }
    for name in GAME.box.decree_ids:
        decree = a_table(2, columns=columns, decrees={"realm_6": name}).view(None).realms[2].decree
        looks[decree.category].add(tuple(sorted(decree.counting)))
    assert looks == {
        "A": {()},
        "B": {("bee_4",), ("bee_3", "bee_4")},
        "C": {("bee_2", "bee_5")},
        "D": {("bee_1", "bee_2", "bee_5", "bee_6")},
    }


@pytest.mark.rule("RS-6.2")
def test_the_realm_itself_never_counts_for_neighbours_and_others():
    state = a_table(2, columns={"realm_6": "bee_8"}, decrees={"realm_6": "at_least_highest_neighbour"})
    assert allowed_in(state, "realm_6") == matching(EVERYTHING)


@pytest.mark.rule("RS-6.3")
def test_a_decree_with_nothing_to_look_at_is_ignored():
    for name, decree in zip(GAME.box.decree_ids, GAME.box.decrees, strict=True):
        state = a_table(2, decrees={"realm_6": name})
        everything = allowed_in(state, "realm_6") == matching(EVERYTHING)
        assert everything == (decree.category() != "A" and decree.first is None)


@pytest.mark.rule("RS-6.4", "RS-R11")
@pytest.mark.parametrize(("decree", "card"), [("ascending_from_1", "bee_1"), ("descending_from_8", "bee_8")])
def test_a_printed_start_binds_the_first_card(decree, card):
    state = a_table(2, hands=["bee_1 bee_8 bee_4 bee_5"], decrees={"realm_6": decree})
    claims = [line for line in legal_lines(state) if line.endswith("realm_6")]
    assert claims == [f"claim {card} realm_6"]
    assert refusal(state, "0 claim bee_4 realm_6").rule == "RS-6.4"


@pytest.mark.rule("RS-R11")
def test_without_a_printed_start_a_sequence_begins_anywhere(tmp_path):
    game = edited_game(tmp_path, ('first = { kind = "value_in", values = [1] }\n', ""))
    state = a_table(2, game=game, decrees={"realm_6": "ascending_from_1"})
    assert allowed_in(state, "realm_6") == matching(EVERYTHING)


@pytest.mark.rule("RS-6.5", "RS-R10")
def test_only_the_cards_that_are_there_count():
    both = a_table(2, columns=NEXT_DOOR, decrees={"realm_6": "at_least_highest_neighbour"})
    one = a_table(2, columns={"realm_5": "bee_3"}, decrees={"realm_6": "at_least_highest_neighbour"})
    assert allowed_in(both, "realm_6") == matching("*_6 *_7 *_8")
    assert allowed_in(one, "realm_6") == matching("*_3 *_4 *_5 *_6 *_7 *_8")


@pytest.mark.rule("RS-6.6")
def test_buried_cards_count_only_for_decrees_on_the_whole_column():
    buried = {"realm_5": "wolf_8 bee_3", "realm_6": "owl_7 frog_2"}
    seen = a_table(2, columns=buried, decrees={"realm_6": "at_least_highest_neighbour"})
    assert allowed_in(seen, "realm_6") == matching("*_3 *_4 *_5 *_6 *_7 *_8")
    last = a_table(2, columns=buried, decrees={"realm_6": "at_least_last"})
    assert allowed_in(last, "realm_6") == matching("*_2 *_3 *_4 *_5 *_6 *_7 *_8")
    whole = a_table(2, columns=buried, decrees={"realm_6": "unique_values_here"})
    assert "bee_7" not in allowed_in(whole, "realm_6")


@pytest.mark.rule("RS-6.6")
def test_cards_of_earlier_ages_do_not_count():
    state = a_table(2, columns={"realm_5": "bee_8"}, decrees={"realm_6": "even_only"})
    everybody_passes(state)
    assert state.view(None).age == 2
    assert all(realm.decree.counting == [] for realm in state.view(None).realms)


@pytest.mark.rule("RS-6.7")
def test_a_decree_added_to_the_data_needs_no_code(tmp_path):
    new = (
        '[[decrees]]\nid = "odd_bird"\ncategory = "D"\narrow = "double"\nscope = "others_last"\nfr = "x"\nen = "x"\n'
        'text_fr = "x"\ntext_en = "x"\ntest = { kind = "and", tests = ['
        '{ kind = "species_in", species = ["owl", "bee"] }, { kind = "parity", op = "eq", against = "every" }, '
        '{ kind = "gap", op = "lt", amount = 3, against = "any" }] }\n\n[solo]\n'
    )
    game = edited_game(tmp_path, ("decrees = 30", "decrees = 31"), ("[solo]\n", new))
    state = a_table(
        2, game=game, columns={"realm_4": "frog_3", "realm_8": "wolf_7"}, decrees={"realm_6": "odd_bird"}
    )
    assert allowed_in(state, "realm_6") == matching("owl_1 owl_3 owl_5 owl_7 bee_1 bee_3 bee_5 bee_7")
    assert new_game(2, game=game).result() is None


@pytest.mark.rule("RS-6.8")
def test_a_decree_binds_every_player():
    hands = ["bee_1 bee_3 bee_5 bee_7", "owl_1 owl_3 owl_5 owl_7"]
    state = a_table(2, hands=hands, decrees={"realm_4": "even_only", "realm_5": "odd_only"})
    assert refusal(state, "0 claim bee_1 realm_4").rule == "RS-6.1"
    play(state, "0 claim bee_1 realm_5")
    assert refusal(state, "1 claim owl_3 realm_4").rule == "RS-6.1"


@pytest.mark.rule("RS-R45")
@pytest.mark.parametrize(
    ("decree", "columns", "cards"),
    [
        ("below_highest_neighbour", {"realm_5": "bee_1"}, NOTHING),
        ("above_lowest_neighbour", {"realm_5": "bee_8"}, NOTHING),
        ("at_least_last", {"realm_6": "bee_8"}, "*_8"),
        ("at_most_last", {"realm_6": "bee_1"}, "*_1"),
        ("at_most_lowest_neighbour", {"realm_5": "bee_1"}, "*_1"),
        ("unique_values_here", {"realm_6": "bee_1 owl_1"}, "*_2 *_3 *_4 *_5 *_6 *_7 *_8"),
    ],
)
def test_a_decree_can_block_a_realm(decree, columns, cards):
    state = a_table(2, columns=columns, decrees={"realm_6": decree})
    assert allowed_in(state, "realm_6") == matching(cards)


@pytest.mark.rule("RS-R45")
def test_a_block_by_a_neighbour_ends_when_its_last_card_changes():
    decrees = {"realm_6": "below_highest_neighbour", "realm_5": "odd_only"}
    state = a_table(2, hands=["bee_5 bee_2 owl_2 frog_2"], columns={"realm_5": "bee_1/1"}, decrees=decrees)
    assert allowed_in(state, "realm_6") == set()
    play(state, "0 claim bee_5 realm_5")
    assert allowed_in(state, "realm_6") == matching("*_1 *_2 *_3 *_4")


# Why not: the reason names the card that is to blame


@pytest.mark.rule("RS-6.2")
@pytest.mark.parametrize(
    ("decree", "columns", "card", "reason", "blame"),
    [
        ("at_least_highest_neighbour", NEXT_DOOR, "okapi_4", "decree-value-ge", ["owl_6", "6", "realm_7"]),
        ("at_most_lowest_neighbour", NEXT_DOOR, "okapi_4", "decree-value-le", ["bee_3", "3", "realm_5"]),
        ("below_highest_neighbour", NEXT_DOOR, "okapi_6", "decree-value-lt", ["owl_6", "6", "realm_7"]),
        ("above_lowest_neighbour", NEXT_DOOR, "okapi_3", "decree-value-gt", ["bee_3", "3", "realm_5"]),
        ("same_value_as_neighbour", NEXT_DOOR, "okapi_4", "decree-none-fits-2", ["owl_6", "bee_3"]),
        ("same_value_as_neighbour", ONE_SIDE, "okapi_4", "decree-value-eq", ["owl_6", "6", "realm_7"]),
        ("same_species_as_neighbour", ONE_SIDE, "okapi_4", "decree-species-eq", ["owl_6", "6", "realm_7"]),
        ("gap_to_neighbours", NEXT_DOOR, "okapi_5", "decree-gap-ge", ["owl_6", "2", "realm_7"]),
        ("one_step_from_last", SELF, "okapi_1", "decree-gap-eq", ["bee_5", "1", "realm_6"]),
        ("ascending_from_1", {"realm_6": "bee_1"}, "okapi_4", "decree-step", ["bee_1", "2", "realm_6"]),
        ("unique_values_here", SELF, "okapi_3", "decree-value-ne", ["owl_3", "3", "realm_6"]),
        ("unique_species_here", SELF, "owl_1", "decree-species-ne", ["owl_3", "3", "realm_6"]),
        ("alternate_parity", SELF, "okapi_1", "decree-parity-ne", ["bee_5", "5", "realm_6"]),
        ("linked_to_last", SELF, "okapi_1", "decree-none-fits-1", ["bee_5"]),
        ("value_nowhere_else", FAR_ONLY, "okapi_3", "decree-value-ne", ["wolf_3", "3", "realm_8"]),
    ],
)
def test_a_refusal_names_the_card_that_stands_against_it(decree, columns, card, reason, blame):
    state = a_table(2, columns=columns, decrees={"realm_6": decree})
    found = decree_refusal(state, state.box.card_ids[card], 2)
    assert found is not None
    assert (found.rule, found.reason) == ("RS-6.2", reason)
    assert found.words == [card, "realm_6", decree, *blame]


# What the picture of a decree is drawn from


@pytest.mark.rule("RS-6.7")
@pytest.mark.parametrize(
    ("decree", "formula"),
    [
        ("even_only", "value one_of 2 4 6 8"),
        ("lizard_or_tiger", "species one_of lizard tiger"),
        ("ascending_from_1", "first value one_of 1 then step 1 every_card"),
        ("alternate_parity", "parity unlike every_card"),
        ("linked_to_last", "species equal every_card or value equal every_card"),
        ("at_least_highest_neighbour", "value at_least highest_card"),
        ("gap_to_neighbours", "gap at_least 2 every_card"),
        ("species_seen_elsewhere", "species equal any_card"),
    ],
)
def test_a_decree_is_told_in_a_formula(decree, formula):
    state = a_table(2, decrees={"realm_6": decree})
    assert state.view(None).realms[2].decree.formula == formula.split()
