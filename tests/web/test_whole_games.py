"""Whole games in a real Chromium, with all the ways to play them."""

import re

from server.service import Service


def test_one_person_and_bots_play_from_the_home_page_to_the_score_sheet(play):
    found = play("bots")

    assert found["decisions"] > 10
    assert found["lines"] == 5


def test_who_wants_plain_boards_plays_to_the_end_on_the_generic_one(play):
    found = play("generic")

    assert "MR-" in found["rule"]
    assert found["decisions"] >= 10


def test_four_browsers_see_the_same_end_and_sit_down_with_few_clicks(play):
    clicks = play("friends")["clicks"]

    assert clicks["host"] <= 6
    assert clicks["guest"] <= 2


def test_the_curtain_falls_between_two_people_who_play_as_text_on_one_phone(play):
    assert play("curtain")["curtains"] > 10


def test_the_keyboard_and_the_text_table_are_enough(play):
    assert play("keyboard")["decisions"] > 10


def test_a_refused_decision_names_its_rule_and_the_language_switches_at_once(play):
    assert "MR-" in play("helps")["rule"]


def test_a_decision_can_be_taken_back(play):
    play("takeBack")


def test_others_see_a_turn_when_it_is_confirmed_and_clocks_run(play):
    found = play("confirmed")

    assert found["unseen"] == 0
    assert len(found["clocks"]) == 2
    assert all(re.fullmatch(r"[45]:\d\d", clock) for clock in found["clocks"])


def test_going_back_takes_the_consent_of_everybody(play):
    assert play("consent")["before"] > 4


def test_a_lost_network_is_said_and_the_game_resumes(play):
    assert "nothing is lost" in play("dropped")["said"]


def test_a_name_changes_at_the_seat_and_a_rematch_seats_everybody_again(play):
    found = play("again")

    assert found["seats"] == ["Countess Ada · you", "Sly 1", "Sly 2"]
    assert found["title"].startswith("●")


def test_nothing_shifts_on_the_table_while_others_play(play):
    assert play("still")["shifts"] == []


def test_an_onlooker_sees_the_game_and_talks_but_is_never_asked(play):
    play("onlooker")


def test_the_guided_first_game_is_played_to_its_end(play):
    assert play("guided")["decisions"] > 10


def test_the_end_verifies_replays_and_forks(play):
    found = play("after")

    assert len(found["verified"]) == 2
    assert found["told"] >= 3


def test_a_reload_and_a_killed_server_lose_nothing(begin, tmp_path):
    with Service(tmp_path) as own:
        scenario = begin("resume", own.address)
        scenario.wait_for("restart")
        own.restart()
        scenario.go_on()

        assert scenario.result()["log"] > 8


def test_the_shell_opens_without_the_network_and_says_so(play):
    found = play("offline")

    assert found["title"] == "Come to the table"
    assert "connection" in found["said"]


def test_axe_finds_nothing_on_any_page_in_both_themes(play):
    play("axe")
