"""Tales of Glory in a real Chromium, on its own board."""

import re
from importlib.resources import files

from server.service import Service
from tablee.games import tales_of_glory


def test_a_person_and_a_bot_play_a_whole_game_on_the_board(play):
    found = play("tales_of_glory/bots")

    assert found["decisions"] >= 20
    assert found["lands"] == 2
    assert found["tiles"] >= 2


def test_quests_are_put_back_and_shown_with_five_seats(play):
    assert play("tales_of_glory/quests") == {"quests": 2, "others": 4}


def test_a_phone_plays_a_whole_game_with_everything_large_enough_to_touch(play):
    assert play("tales_of_glory/phone")["decisions"] >= 20


def test_the_keyboard_alone_plays_a_whole_game_on_the_board(play):
    found = play("tales_of_glory/keyboard")

    assert found["slot"] == "2"
    assert found["walked"] != ""
    assert found["decisions"] >= 15


def test_a_land_can_be_moved_and_zoomed_on_a_phone(play):
    assert play("tales_of_glory/pan") == {"zoomed": True, "moved": True, "back": True}


def test_squares_and_tiles_that_will_not_do_name_their_rule(play):
    found = play("tales_of_glory/why")

    assert any("TG-4." in rule for rule in found["rules"])
    assert any("TG-5." in rule for rule in found["rules"])
    assert found["previews"] > 0


def test_a_hint_is_marked_on_the_board(play):
    assert all(count > 0 for count in play("tales_of_glory/hints")["marked"])


def test_axe_finds_nothing_on_the_board_in_both_themes(play):
    play("tales_of_glory/axe")


def test_a_corrected_component_file_is_drawn_as_it_says(begin, tmp_path):
    """Every hero begins with 29 coins: the number is on the tile."""
    own = files(tales_of_glory).joinpath("components.toml").read_text("utf-8")
    heroes, _, ages = own.partition('set = "age1"')
    richer = re.sub(r'^(gain = .*give = "coins", n = )\d+', r"\g<1>29", heroes, flags=re.MULTILINE)
    corrected = tmp_path / "mine.toml"
    corrected.write_text(f'{richer}set = "age1"{ages}', "utf-8")

    with Service(tmp_path, components=f"tales_of_glory={corrected}") as service:
        found = begin("tales_of_glory/corrected", service.address).result()

    assert "29" in found["hero"]
