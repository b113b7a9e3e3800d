"""The component file: read strictly, counted, and free to be corrected by somebody who owns the box."""

import re
from pathlib import Path

import pytest

from tablee.games.realm_of_wonder.game import RealmOfWonder
from tablee.kernel.errors import ComponentError

from .helpers import BOX, COMPONENTS, edited_game, moving, new_game, place_of, play, table


@pytest.mark.rule("RW-3.3", "RW-5.2")
def test_the_fifty_movement_cards_have_the_speeds_one_to_fifty():
    assert sorted(card.speed for card in BOX.movement_cards) == list(range(1, 51))
    specials = [card.special for card in BOX.movement_cards if card.special >= 0]
    assert sorted(specials) == [0, 0, 1, 1, 1, 2, 2, 2, 3, 3]


@pytest.mark.rule("RW-15.1", "RW-7.12")
def test_the_box_is_complete():
    assert sum(card.copies for card in BOX.magic_cards) == 55
    assert sum(card.with_muscle for card in BOX.magic_cards) == 24
    assert sum(tile.copies for tile in BOX.tiles) == len(BOX.board.towers) == 36
    assert len(BOX.board.spaces) == 146
    assert len(BOX.board.wells) == 24
    assert len(BOX.quests) == 5


def test_every_name_is_there_in_both_languages_and_every_id_is_unique():
    game = RealmOfWonder()
    for decision in game.decisions.all:
        for word in decision.words:
            if not re.fullmatch(r"seat_\d|\d+", word):
                assert game.component_name(word, "fr") != word
                assert word in game.words
    ids = [*BOX.board.ids, *BOX.region_ids, *BOX.character_ids, *BOX.quest_ids, *BOX.movement_ids]
    ids += [tile.names.id for tile in BOX.tiles] + [card.names.id for card in BOX.magic_cards]
    ids += [character.power_names.id for character in BOX.characters]
    assert len(set(ids)) == len(ids)


def test_a_word_without_a_name_is_said_as_it_is():
    assert RealmOfWonder().component_name("no_such_thing", "fr") == "no_such_thing"


def test_a_muscle_card_is_called_so():
    game = RealmOfWonder()
    assert game.component_name("cannon", "fr") == "Canon"
    assert game.component_name("cannon_muscle", "fr") == "Canon (muscle)"
    assert game.component_name("move_07", "en").startswith("speed 7, 4 points (Roll the rotation die")


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("speed = 2,", "speed = 1,", "speeds 1 to 50 each once"),
        ('special = "recharge_power"', 'special = "recharge"', "must be one of"),
        ("copies = 6\nwith_muscle = 4", "copies = 7\nwith_muscle = 4", "must add up to 55"),
        ("with_muscle = 4", "with_muscle = 9", "must be from 0 to 6"),
        ("copies = 7\nkeep = false", "copies = 8\nkeep = false", "but must be 36"),
        ('adjacent = ["ice_a2", "ice_b1"]', 'adjacent = ["ice_a2"]', "does not name it back"),
        ('adjacent = ["ice_a2", "ice_b1"]', 'adjacent = ["ice_a2", "ice_b1", "ice_zz"]', "nowhere defined"),
        ('id = "ice_a2"', 'id = "ice_a1"', "is used twice"),
        ("{ value = 2, reroll = true }", "{ value = 2, reroll = false }", "one of them with a reroll"),
        ('faces = ["ice", "mushroom"', 'faces = ["ice", "ice"', "each once"),
        ("outer_passages = [1, 2, 4, 5]", "outer_passages = [1, 2, 4]", "have gates 'out'"),
        ("inner_passages = [0, 2, 3, 5]", "inner_passages = [0, 2, 3, 9]", "slots from 0 to 5"),
        ("schema_version = 1", "schema_version = 2", "written for 1"),
        ('home_space = "ice_a4"\npath', 'home_space = "ice_a3"\npath', "must be at home"),
        ("x = -248.0", 'x = "far"', "must be a number"),
        ("shape = [532, 620, -30, -21]", "shape = [532, 620, -30]", "list of 4 numbers"),
        ("shape = [532, 620, -30, -21]", "shape = [532, 620, -30, true]", "only numbers"),
        ("cost = 1", "cost = 3", "must be from 1 to 2"),
        ("cost = 1", "cost = 1\nprice = 4", "is not a field"),
        ('effect = "ignore_walls"', 'effect = "gain_mp_per_well"', "six powers, each once"),
        ("fort_tokens = 10", "fort_tokens = 9", "shared out unequally"),
    ],
)
def test_a_wrong_entry_is_named(tmp_path, old, new, complaint):
    with pytest.raises(ComponentError, match=re.escape(complaint)) as error:
        edited_game(tmp_path, (old, new))
    assert "edited.toml" in str(error.value)


def spaces_edited(folder, edit):
    """The game with every space entry passed through an edit."""
    head, *entries = COMPONENTS.read_text(encoding="utf-8").split("[[spaces]]")
    path = folder / "map.toml"
    path.write_text("[[spaces]]".join([head, *(edit(entry) for entry in entries)]), encoding="utf-8")
    return RealmOfWonder(path)


def in_entry(name, old, new):
    """An edit of one space."""

    def edit(entry):
        if f'id = "{name}"' not in entry:
            return entry
        assert old in entry
        return entry.replace(old, new, 1)

    return edit


@pytest.mark.rule("RW-10.8", "RW-11.7")
@pytest.mark.parametrize(
    ("name", "old", "new", "complaint"),
    [
        ("castle_k2", 'feature = "none"', 'feature = "tower"', "there is only the castle"),
        ("castle", 'feature = "castle"', 'feature = "none"', "exactly one castle"),
        ("ice_a4", 'feature = "home"', 'feature = "well"', "exactly one home"),
        ("ice_a6", 'feature = "vortex"', 'feature = "none"', "exactly one vortex"),
        ("ice_c2", "beach = true", "beach = false", "must be an easy beach"),
        ("ice_isle_o4", 'feature = "none"', 'feature = "home"', "homes are on the outer disc"),
        ("castle_u1", "cost = 2", 'cost = 2\ngate = "out"', "has a gate but no slot"),
    ],
)
def test_a_map_that_breaks_the_rules_is_refused(tmp_path, name, old, new, complaint):
    with pytest.raises(ComponentError, match=re.escape(complaint)):
        spaces_edited(tmp_path, in_entry(name, old, new))


@pytest.mark.rule("RW-10.8")
def test_a_map_with_a_space_cut_off_is_refused(tmp_path):
    def without_stairs(entry):
        entry = entry.replace('"castle_k3", "castle_u3"]', '"castle_u3"]')
        return entry.replace(
            'adjacent = ["castle_k2", "castle_k4", "castle_u2"]', 'adjacent = ["castle_k2", "castle_k4"]'
        )

    def walled(entry):
        entry = without_stairs(entry)
        entry = entry.replace('adjacent = ["castle_k4", "castle_u3"]', 'adjacent = ["castle_k4"]')
        entry = entry.replace('"castle_k5", "castle_u1", "castle_u2"]', '"castle_u1", "castle_u2"]')
        entry = entry.replace(
            'adjacent = ["castle_k1", "castle_k3", "castle_u1"]', 'adjacent = ["castle_k1", "castle_k3"]'
        )
        return entry.replace(
            'adjacent = ["castle", "castle_k2", "castle_u3"]', 'adjacent = ["castle", "castle_u3"]'
        )

    with pytest.raises(ComponentError, match="is cut off"):
        spaces_edited(tmp_path, walled)


@pytest.mark.rule("RW-8.5")
def test_a_corrected_board_is_played_as_it_is_drawn(tmp_path):
    game = spaces_edited(tmp_path, in_entry("ice_b1", "cost = 2", "cost = 1"))
    state = moving(table(game=game), 0, 2, "ice_b2")
    play(state, "0 step ice_b1")
    assert state.points == 1
    assert place_of(state, 0) == "ice_b1"
    assert game.components != BOX.hash


@pytest.mark.rule("RW-16.8")
def test_a_corrected_quest_is_played_as_it_is_printed(tmp_path):
    game = edited_game(tmp_path, ("magic_points = 40", "magic_points = 11"))
    state = new_game(2, game=game, quest="quest_treasury")
    assert state.view(None).quest_wanted == 11


def test_notes_of_an_editor_are_welcome(tmp_path):
    game = edited_game(
        tmp_path,
        ('id = "ice_a1"', 'id = "ice_a1"\nprovenance = "my box"'),
        ('id = "ice_a2"', 'id = "ice_a2"\nprov = "S"'),
        ("[game]", '[sources]\nnote = "my box"\n\n[game]'),
    )
    assert game.box.board.count == 146


def test_the_two_rulebooks_have_the_same_numbers_in_the_same_order():
    folder = Path(COMPONENTS).parent
    numbers = [
        re.findall(
            r"^\*\*(RW-[\w.]+)\*\* ", (folder / f"rules.{lang}.md").read_text(encoding="utf-8"), re.MULTILINE
        )
        for lang in ("fr", "en")
    ]
    assert numbers[0] == numbers[1]
    assert len(numbers[0]) == len(set(numbers[0])) == 229
