"""Mon Royaume in a real Chromium, on its own board."""


def test_the_complete_rules_are_played_on_the_board_with_markers_tales_and_bards(play):
    found = play("mon_royaume/board")

    assert found["decisions"] > 10
    assert found["bards"] >= 1
    assert found["tales"] == 1


def test_tiles_are_dragged_into_slots_and_a_wrong_slot_names_its_rule(play):
    found = play("mon_royaume/drag")

    assert "MR-4" in found["rule"]
    assert found["tiles"] == 2


def test_the_keyboard_alone_plays_a_whole_game_and_never_loses_its_place(play):
    found = play("mon_royaume/keyboard")

    assert found["reached"] == "r1s2"
    assert found["decisions"] == 11


def test_a_phone_plays_a_whole_game_in_french_with_everything_large_enough(play):
    found = play("mon_royaume/phone")

    assert found["lang"] == "fr"
    assert found["decisions"] == 10


def test_what_one_looks_at_stays_while_another_decides(play):
    play("mon_royaume/beside")


def test_axe_finds_nothing_on_the_board_in_both_themes(play):
    play("mon_royaume/axe")
