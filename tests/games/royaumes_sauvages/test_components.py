"""What is in the box, and a strict reader of corrected component files."""

from collections import Counter

import pytest

from tablee.games.royaumes_sauvages.components import open_box
from tablee.kernel.errors import ComponentError

from .helpers import COMPONENTS, GAME, a_table, edited_game, everybody_passes, line_of, new_game, play, scores

BOX = GAME.box


def test_the_box_holds_what_the_rulebook_lists():
    assert len(BOX.card_names) == 64
    assert Counter(BOX.cards.value) == dict.fromkeys(range(1, 9), 8)
    assert Counter(BOX.cards.species) == dict.fromkeys(range(8), 8)
    assert Counter(decree.category() for decree in BOX.decrees) == {"A": 9, "B": 9, "C": 8, "D": 4}
    assert sorted(tile.points for tile in BOX.firsts) == [2, 3, 4, 5]
    assert (BOX.tokens, BOX.token_bonus, BOX.token_points, BOX.cubes) == (18, 2, 1, 18)


def test_a_file_may_carry_notes_of_its_editor(tmp_path):
    noted = edited_game(
        tmp_path,
        ("minutes = 45\n", 'minutes = 45\nprovenance = "box"\n'),
        ('id = "even_only"\n', 'id = "even_only"\nsrc = ["box"]\nnote = "seen"\nprovenance = "box"\n'),
        ("[solo]\n", '[sources]\nbox = "mine"\n\n[solo]\nprovenance = "box"\n'),
    )
    assert len(noted.box.decrees) == 30
    assert noted.components != GAME.components


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("schema = 1", "schema = 2", "schema"),
        ("decrees = 30", "decrees = 31", "add up to 30"),
        ("score_discs = 5", "score_discs = 6", "add up to 5"),
        ("influence_cubes = 90", "influence_cubes = 80", "add up to 90"),
        ("hand_size = 4", "hand_size = 5", "written for 4"),
        (
            '{ id = "bee_1", species = "bee", value = 1 }',
            '{ id = "bee_1", species = "bee", value = 2 }',
            "one card of each",
        ),
        (
            '{ id = "bee_1", species = "bee", value = 1 }',
            '{ id = "bee_1", species = "cow", value = 1 }',
            "cow",
        ),
        (
            '{ id = "bee_1", species = "bee", value = 1 }',
            '{ id = "bee_2", species = "bee", value = 1 }',
            "used twice",
        ),
        ('neighbours = ["realm_8", "realm_5"]', 'neighbours = ["realm_6", "realm_5"]', "neighbours"),
        ("size = 4\n", "size = 5\n", "size"),
        ('\nscope = "none"', '\nscope = "nowhere"', "must be one of"),
        (
            'test = { kind = "value_in", values = [2, 4, 6, 8] }',
            'test = { kind = "colour" }',
            "must be one of",
        ),
        (
            'test = { kind = "value_in", values = [2, 4, 6, 8] }',
            'test = { kind = "value_in", values = [9] }',
            "from 1 to 8",
        ),
        (
            'test = { kind = "value_in", values = [2, 4, 6, 8] }',
            'test = { kind = "value", op = "ge", against = "max" }',
            "compares with other cards",
        ),
        ('op = "ne", against = "every"', 'op = "ge", against = "every"', "must be one of: eq, ne"),
        ('amount = 1, against = "every"', 'amount = 1, against = "max"', "must be one of: any, every"),
        ("rally_stall_limit = 0 ", "rally_stall_limit = 7 ", "must be one of"),
        ('\narrow = "none"', '\narrow = "down"', "arrow"),
        ("follow_values = [1, 2, 3]", "follow_values = [1, 2, 3, 4]", "not a field"),
        ("battle_cards = 3", "battle_cards = 5", "from 1 to 4"),
        ('id = "standard"', 'id = "plain"', "standard"),
        ("bonus_cards = 0", "bonus_cards = 0\nspeed = 3", "speed"),
    ],
)
def test_a_wrong_file_is_refused_with_file_entry_and_field(tmp_path, old, new, complaint):
    with pytest.raises(ComponentError, match=r"edited\.toml") as refused:
        edited_game(tmp_path, (old, new))
    assert complaint in str(refused.value)


def test_a_test_of_a_decree_must_join_at_least_two(tmp_path):
    with pytest.raises(ComponentError, match="at least two"):
        edited_game(
            tmp_path,
            ('test = { kind = "value_in", values = [1, 3, 5, 7] }', 'test = { kind = "or", tests = [] }'),
        )


def test_a_printed_start_belongs_to_decrees_on_their_own_realm(tmp_path):
    start = 'first = { kind = "value_in", values = [1] }\n'
    with pytest.raises(ComponentError, match="own realm"):
        edited_game(
            tmp_path,
            (
                'test = { kind = "value", op = "ge", against = "max" }',
                start + 'test = { kind = "value", op = "ge", against = "max" }',
            ),
        )


def test_corrected_points_and_numbers_are_played(tmp_path):
    game = edited_game(
        tmp_path,
        ("rally_points = 1", "rally_points = 2"),
        ("second_place_points = 3", "second_place_points = 4"),
        ("third_place_points = 1", "third_place_points = 2"),
    )
    state = a_table(3, game=game, cubes={"realm_8": "0 0 0 1 1 2"}, tiles={"realm_8": "5 6 7"})
    play(state, "0 rally")
    assert scores(state) == [2, 0, 0]
    other = a_table(3, game=game, cubes={"realm_8": "0 0 0 1 1 2"}, tiles={"realm_8": "5 6 7"})
    everybody_passes(other)
    assert line_of(other, "age_1_realm_8") == [5, 4, 2]


def test_agreements_of_the_file_are_the_defaults(tmp_path):
    game = edited_game(
        tmp_path,
        ("peace_treaty = false", "peace_treaty = true"),
        ("rally_stall_limit = 0", "rally_stall_limit = 10"),
    )
    view = new_game(3, game=game).view(None)
    assert (view.peace_treaty, view.rally_limit) == (True, 10)


def test_the_file_that_comes_with_the_game_is_read_by_default():
    assert open_box(COMPONENTS).hash == BOX.hash == GAME.components


@pytest.mark.parametrize(
    ("word", "fr", "en"),
    [
        ("bee_3", "Abeille 3", "Bee 3"),
        ("red_panda_8", "Panda roux 8", "Red Panda 8"),
        ("realm_6", "Savane", "Savanna"),
        ("even_only", "Pair", "Even"),
        ("owl", "Chouette", "Owl"),
        ("yellow", "Jaune", "Yellow"),
        ("majority_8a", "tuile Majorité 8", "majority tile 8"),
        ("first_to_pass_5", "tuile Premier à Passer 5", "First-to-Pass tile 5"),
        ("hard", "Difficile", "Hard"),
        ("reinforcement", "Renfort", "Reinforcement"),
        ("7", "7", "7"),
    ],
)
def test_components_have_names_in_both_languages(word, fr, en):
    assert GAME.component_name(word, "fr") == fr
    assert GAME.component_name(word, "en") == en
