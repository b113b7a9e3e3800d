"""The component file: what the reader accepts, and what it refuses with file, entry and field."""

import pytest

from tablee.games.tales_of_glory.components import open_box
from tablee.games.tales_of_glory.tiles import HERO, QUEST
from tablee.kernel.errors import ComponentError

from .helpers import COMPONENTS, GAME, change_tile, edited_game


def refused(folder, *edits: tuple[str, str]) -> str:
    """What the reader says against an edited file."""
    with pytest.raises(ComponentError) as error:
        edited_game(folder, *edits)
    return str(error.value)


@pytest.mark.rule("TG-2.12", "TG-R27", "TG-R35")
def test_the_box_holds_74_tiles_of_five_backs() -> None:
    assert [len(tiles) for tiles in GAME.box.sets] == [18, 20, 15, 5, 16]
    assert len(GAME.box.tiles) == 74
    assert (
        'id = "discard_tile"\nfr = "Tuile Défausse"\nen = "Discard tile"\ncount = 2\n'
        in COMPONENTS.read_text(encoding="utf-8")
    )


@pytest.mark.rule("TG-R27")
@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('en = "Goblin"\nset = "age1"\ntype = "monster"', 'en = "Goblin"\nset = "quest"\ntype = "quest"'),
        ('en = "Mage"\nset = "hero"\ntype = "hero"', 'en = "Mage"\nset = "quest"\ntype = "quest"'),
    ],
)
def test_other_totals_than_those_of_the_box_are_refused(tmp_path, old: str, new: str) -> None:
    assert "must list" in refused(tmp_path, (old, new))


@pytest.mark.rule("TG-R27")
def test_another_split_over_the_ages_is_accepted(tmp_path) -> None:
    old = 'en = "Goblin"\nset = "age1"'
    game = edited_game(tmp_path, (old, old.replace("age1", "age3")))

    assert [len(tiles) for tiles in game.box.sets] == [17, 20, 16, 5, 16]


@pytest.mark.rule("TG-R24")
def test_an_end_gain_of_anything_but_prestige_is_refused(tmp_path) -> None:
    said = refused(
        tmp_path, change_tile("king", "gain", '[{ give = "coins", n = 2, per = "character", at = "end" }]')
    )

    assert "king" in said
    assert "prestige" in said


@pytest.mark.rule("TG-6.9")
def test_majorities_multiply_only_at_the_end(tmp_path) -> None:
    said = refused(tmp_path, change_tile("king", "gain", '[{ give = "prestige", n = 2, per = "majority" }]'))

    assert "majority" in said


@pytest.mark.rule("TG-6.10")
def test_a_chest_cannot_wait_for_the_end(tmp_path) -> None:
    said = refused(tmp_path, change_tile("troll", "chests", '[[{ give = "prestige", n = 1, at = "end" }]]'))

    assert "'chests' cannot hold a gain of the end" in said


@pytest.mark.rule("TG-4.3")
def test_a_cost_of_three_parts_is_refused(tmp_path) -> None:
    said = refused(tmp_path, change_tile("troll", "cost", "{ combat = 1, magic = 1, coins = 1 }"))

    assert "tile troll" in said
    assert "TG-4.3" in said


@pytest.mark.rule("TG-1.7")
def test_only_places_may_have_special_connectors(tmp_path) -> None:
    sides = '{ n = "gain", e = "none", s = "none", w = "none" }'

    assert "TG-1.7" in refused(tmp_path, change_tile("troll", "sides", sides))
    assert "'n' is missing" in refused(tmp_path, change_tile("tavern", "sides", sides))


@pytest.mark.rule("TG-2.8")
@pytest.mark.parametrize("what", ["key", "first_player"])
def test_a_hero_cannot_start_with_a_key_or_the_token(tmp_path, what: str) -> None:
    said = refused(tmp_path, change_tile("hero_mage", "gain", f'[{{ give = "{what}", n = 1 }}]'))

    assert "hero_mage" in said
    assert what in said


@pytest.mark.rule("TG-1.9")
def test_heroes_and_quests_cannot_have_one_of_the_four_types(tmp_path) -> None:
    old = 'en = "Mage"\nset = "hero"\ntype = "hero"'

    assert "hero_mage" in refused(tmp_path, (old, old.replace('type = "hero"', 'type = "character"')))


@pytest.mark.rule("TG-R1", "TG-R2")
@pytest.mark.parametrize("table", ["majority", "tie_break"])
def test_majorities_and_tie_breaks_are_about_the_four_resources(tmp_path, table: str) -> None:
    old = f'[{table}]\nresources = ["combat", "magic", "potions", "coins"]'

    said = refused(tmp_path, (old, old.replace('"coins"', '"prestige"')))

    assert f"{table}: 'resources' must be" in said


@pytest.mark.rule("TG-8.2")
@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("discard = 3", "discard = 2", "'discard' must be 3"),
        ("wild = [4, 5, 6]", "wild = [4, 5]", "share out the slots"),
        ("kept = 1", "kept = 2", "'kept' is 2"),
        ("age1_removed = 2", "age1_removed = 1", "'age1_removed' is 1"),
        ("rounds = 10", "rounds = 9", "'rounds' is 9"),
        ("count = 40", "count = 39", "40 of selection_card"),
        ("count = 74", "count = 76", "74 of adventure_tile"),
        ('id = "goblin"', 'id = "giant_rat"', "used twice"),
        ("majority_prestige = 4", "majority_prestige = 4\nluck = 1", "'luck' is not a field"),
    ],
)
def test_numbers_that_do_not_add_up_are_refused(tmp_path, old: str, new: str, said: str) -> None:
    assert said in refused(tmp_path, (old, new))


def test_notes_of_an_editor_are_accepted(tmp_path) -> None:
    text = COMPONENTS.read_text(encoding="utf-8").replace(
        'id = "goblin"', 'id = "goblin"\nprovenance = "read off the tile"'
    )
    path = tmp_path / "noted.toml"
    path.write_text(text + '\n[sources]\nbox = "the one at home"\n', encoding="utf-8")

    assert len(open_box(path).tiles) == 74


@pytest.mark.rule("TG-R38")
def test_the_two_barbarians_are_different_tiles_and_messages_name_the_hero() -> None:
    box = GAME.box
    hero, ally = (box.tiles[box.tile_ids[name]] for name in ("hero_barbarian", "barbarian_ally"))

    assert hero.set == HERO
    assert ally.set not in (HERO, QUEST)
    assert GAME.component_name("hero_barbarian", "en") == "Barbarian (Hero)"
    assert GAME.component_name("barbarian_ally", "en") == "Barbarian"
    assert GAME.component_name("hero_barbarian", "fr") == "Barbare (Héros)"
