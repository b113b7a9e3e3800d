"""Realm of Wonder in a real Chromium, on its own board."""


def test_a_whole_game_is_played_on_the_board(play):
    found = play("realm_of_wonder/bots")

    assert found["decisions"] > 20
    assert "castle" in found["end"]


def test_a_phone_plays_a_whole_game_in_french(play):
    found = play("realm_of_wonder/phone")

    assert found["decisions"] > 20
    assert found["lang"] == "fr"


def test_the_keyboard_is_enough_on_the_board(play):
    assert play("realm_of_wonder/keyboard")["decisions"] > 20


def test_the_way_is_drawn_then_walked_and_a_closed_space_names_its_rule(play):
    found = play("realm_of_wonder/path")

    assert found["cost"] >= 2
    assert "RW-" in found["rule"]


def test_reactions_are_asked_for_alike_and_can_be_passed_in_advance(play):
    assert play("realm_of_wonder/reactions")["offered"] >= 1


def test_axe_finds_nothing_on_the_board_in_both_themes(play):
    play("realm_of_wonder/axe")
