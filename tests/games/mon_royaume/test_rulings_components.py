"""MR-R11, MR-R12, MR-R20, MR-R26, MR-R44  What is in the box, and a corrected component file."""

from pathlib import Path

import pytest

from tablee.games.mon_royaume.components import ADVENTURE_TYPES
from tablee.kernel.errors import ComponentError

from .helpers import GAME, edited_game, new_game

WEREWOLF = 'id = "werewolf"\nfr = "loup-garou"\nen = "werewolf"\ncategory = "monster"\ncolour = "green"\nlevel = 1\nvalue = 1\n'


@pytest.mark.rule("MR-R44")
def test_there_are_ten_slots_four_kinds_of_token_and_three_levels() -> None:
    assert [kind.names.id for kind in GAME.box.bard_kinds] == ["lute", "flute", "cape", "sword"]
    assert [(kind.cards, kind.tokens) for kind in GAME.box.bard_kinds] == [(4, 12)] * 4
    assert len(GAME.box.levels) == 3
    kingdom_decisions = {d.words[1] for d in GAME.decisions.all if d.verb == "bard"}
    assert len(kingdom_decisions) == 10


@pytest.mark.rule("MR-R11")
def test_only_monsters_and_castles_exist_once() -> None:
    copies = {tile.names.id: tile.copies for tile in GAME.box.tiles}

    assert len(copies) == 26
    assert {name for name, count in copies.items() if count == 1} == {
        "werewolf", "scarecrow", "dragon", "witch", "troll", "green_castle", "yellow_castle",
        "red_castle", "purple_castle", "blue_castle", "black_castle",
    }  # fmt: skip


@pytest.mark.rule("MR-R11")
def test_a_file_with_two_copies_of_a_monster_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ComponentError, match=r"werewolf.*'copies' must be 1.*MR-R11"):
        edited_game(tmp_path, (f"{WEREWOLF}copies = 1", f"{WEREWOLF}copies = 2"))


@pytest.mark.rule("MR-R26")
def test_a_file_with_too_few_markers_for_twelve_cards_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ComponentError, match="'monster_markers' is 11"):
        edited_game(tmp_path, ("monster_markers = 14", "monster_markers = 11"), ("count = 14", "count = 11"))


@pytest.mark.rule("MR-2.8")
def test_there_are_ten_monster_twenty_one_mission_and_five_territory_cards() -> None:
    types = [ADVENTURE_TYPES[card.type] for card in GAME.box.adventures]

    assert {name: types.count(name) for name in ADVENTURE_TYPES} == {
        "monster": 10,
        "mission": 21,
        "territory": 5,
    }


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("kingdom_tiles = 56", "kingdom_tiles = 57", "'kingdom_tiles' says 57, but the entries add up to 56"),
        ("bard_tokens = 48", "bard_tokens = 47", "'bard_tokens' says 47, but the entries add up to 48"),
        ("tale_cards = 15", "tale_cards = 16", "'tale_cards' says 16"),
        ("copies = 4", "copies = 5", "add up to 57"),
        ("rounds = 2", "rounds = 3", "'rounds' is 3, but these rules are written for 2"),
        ('pass_to = ["left", "right"]', 'pass_to = ["left", "up"]', "'pass_to' must be left or right"),
        ("copies = 4", "copies = 4\nweight = 3", "woodcutter: 'weight' is not a field"),
        ("schema = 1", "schema = 1\nsurprise = true", "'surprise' is not a field"),
        ('colour = "green"', 'colour = "pink"', "'colour' names 'pink', which is nowhere defined"),
        (
            'requires = ["sawmill"]',
            "requires = []",
            "adv_mission_sawmill: 'requires' must be one tile or a pair",
        ),
        ('monster = "werewolf"', 'monster = "woodcutter"', "'monster' must name a monster"),
        ('lovers = ["woodcutter", "farmer"]', 'lovers = ["woodcutter"]', "love_tree: 'lovers' must be two"),
        (
            'tokens_visibility = "face_down_until_show"',
            'tokens_visibility = "open"',
            "'tokens_visibility' is 'open'",
        ),
        ("needs_support = false", 'needs_support = "no"', "'needs_support' must be true or false"),
    ],
)
def test_a_wrong_file_is_refused_with_its_entry_and_field(
    tmp_path: Path, old: str, new: str, message: str
) -> None:
    with pytest.raises(ComponentError) as error:
        edited_game(tmp_path, (old, new))

    assert message in str(error.value)
    assert str(error.value).startswith("edited.toml")


def test_notes_on_where_an_entry_comes_from_are_welcome(tmp_path: Path) -> None:
    game = edited_game(
        tmp_path,
        ("copies = 4", 'copies = 4\nprovenance = "the box"'),
        ("[game]", '[sources]\na = "b"\n[game]'),
    )

    assert new_game(2, game=game).to_act() == [0, 1]


def test_another_file_has_another_hash_so_that_records_do_not_mix(tmp_path: Path) -> None:
    assert edited_game(tmp_path, ('fr = "bûcheron"', 'fr = "bucheron"')).components != GAME.components
    assert edited_game(tmp_path, ("schema = 1", "schema = 1  # the same")).components == GAME.components


def test_everything_has_a_name_in_french_and_in_english() -> None:
    words = {
        "mill": ("moulin", "mill"),
        "love_tree": ("L'arbre d'amour", "The Tree of Love"),
        "blue": ("bleu", "blue"),
    }
    for word, (fr, en) in words.items():
        assert (GAME.component_name(word, "fr"), GAME.component_name(word, "en")) == (fr, en)
    assert GAME.component_name("adv_mission_mill", "en") == "The Last Sack of Flour"
    assert GAME.component_name("cape", "fr") == "cape"
