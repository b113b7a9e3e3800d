"""Oh mon château in a real Chromium, on its own board: whole games, the drawing, the picture that is kept, the paper."""


def test_the_big_version_is_played_to_its_end_by_touching_the_board(play):
    found = play("oh_mon_chateau/bots")

    assert found["decisions"] > 30
    assert found["parts"] > 3


def test_a_phone_shows_the_board_without_scrolling_sideways_and_plays_to_the_end(play):
    assert play("oh_mon_chateau/phone")["decisions"] > 30


def test_keys_alone_play_a_whole_game_on_the_board(play):
    found = play("oh_mon_chateau/keyboard")

    assert found["reached"] == "g_r1c2"
    assert found["decisions"] > 30


def test_two_people_share_a_tablet_and_the_curtain_names_each(play):
    assert len(play("oh_mon_chateau/tablet")["curtains"]) == 2


def test_a_part_is_drawn_with_a_stroke_when_it_is_built_and_stands_still_afterwards(play):
    found = play("oh_mon_chateau/grows")

    assert "draw" in found["moving"]
    assert found["after"] > found["before"] == found["still"] == 0


def test_a_drawing_is_seen_by_the_other_browser_and_after_a_reload(play):
    found = play("oh_mon_chateau/draws")

    assert found == {"colour": "#3c7dc4", "own": 2, "pens": 0}


def test_colours_patterns_and_extras_are_chosen_and_kept(play):
    play("oh_mon_chateau/looks")


def test_the_finished_castle_is_kept_as_a_picture_that_opens(play):
    found = play("oh_mon_chateau/keeps")

    assert found["names"] == ["my-castle.png", "my-castle.svg"]
    assert found["size"] == [2400, 1968]
    assert (found["wrong"], found["root"]) == (False, "svg")
    assert found["paths"] > 100
    assert found["said"][0].startswith("The castle of Lou: ")
    assert found["said"][1].startswith("Lou ")


def test_on_paper_the_board_says_what_to_draw_and_prints_sheet_and_board(play):
    found = play("oh_mon_chateau/paper")

    assert found["task"].startswith("Dessine ")
    assert (found["done"], found["leaves"], found["rest"]) == (1, 2, 0)


def test_a_greyed_line_names_its_rule_and_a_hint_is_marked(play):
    assert "OC-" in play("oh_mon_chateau/helps")["rule"]


def test_axe_finds_nothing_on_the_board_in_both_themes(play):
    play("oh_mon_chateau/axe")
