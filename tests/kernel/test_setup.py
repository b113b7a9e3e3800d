"""Setting up: seats and options, with one clear sentence for each mistake."""

import pytest

from contract.plays import game_of
from tablee.games import COLLECTION, open_game
from tablee.kernel.decision import Decisions
from tablee.kernel.errors import SetupError
from tablee.kernel.game import Game, Option


@pytest.fixture
def game():
    options = [
        Option("level", ["easy", "hard"], "easy"),
        Option("age", ["adult", "child"], "adult", per_seat=True),
    ]
    return Game("toy", "1", "TY", 2, 4, options, Decisions([]), "none")


def test_what_is_not_chosen_is_the_default(game):
    setup = game.setup(3)
    assert setup.value("level") == "easy"
    assert setup.values("age") == ["adult", "adult", "adult"]


def test_a_per_seat_option_takes_one_value_for_all_or_one_for_each(game):
    assert game.setup(2, {"age": "child"}).values("age") == ["child", "child"]
    assert game.setup(2, {"age": "child,adult"}).values("age") == ["child", "adult"]


@pytest.mark.parametrize(
    ("seats", "chosen", "sentence"),
    [
        (1, {}, "toy is for 2 to 4 seats, not 1"),
        (5, {}, "toy is for 2 to 4 seats, not 5"),
        (2, {"lvel": "easy"}, "toy has no option 'lvel'; its options: level, age"),
        (2, {"level": "medium"}, "option level cannot be 'medium'; choose one of: easy, hard"),
        (2, {"level": "easy,hard"}, "option level cannot be 'easy,hard'; choose one of: easy, hard"),
        (2, {"age": "old"}, "option age cannot be 'old'; choose one of: adult, child"),
        (3, {"age": "adult,child"}, "option age needs one value, or one for each of the 3 seats"),
    ],
)
def test_each_mistake_gets_its_sentence(game, seats, chosen, sentence):
    with pytest.raises(SetupError) as refused:
        game.setup(seats, chosen)
    assert str(refused.value) == sentence


def test_a_game_without_options_says_so():
    with pytest.raises(SetupError, match="connect_four has no option 'level'; its options: none"):
        game_of("connect_four").setup(2, {"level": "easy"})


def test_an_unknown_game_is_answered_with_the_games():
    with pytest.raises(SetupError) as refused:
        open_game("chess")
    assert str(refused.value) == f"there is no game 'chess'; the games are: {', '.join(COLLECTION)}"


@pytest.mark.parametrize("name", list(COLLECTION))
def test_the_names_of_the_collection_are_those_of_the_games(name):
    assert open_game(name).name == name


def test_every_prefix_of_rule_numbers_belongs_to_one_game():
    prefixes = [open_game(name).prefix for name in COLLECTION] + [
        game_of(name).prefix for name in ("connect_four", "kuhn_poker")
    ]
    assert len(set(prefixes)) == len(prefixes)


def test_a_game_without_names_calls_its_components_as_the_notation_does(game):
    assert game.component_name("bee_3", "fr") == "bee_3"
