"""Several people share one screen: a curtain between them, and nobody sees what is not theirs."""

import re

import pytest

from tablee.terminal.asking import Quit
from tablee.terminal.session import Session
from tablee.texts.texts import Texts
from terminal.scripted import ByNumber, Script, Terminal, begin, sit


def hand_lines(text):
    return re.findall(r"^\d+\. Take the .*$", text, re.MULTILINE)


def test_four_people_play_a_whole_game_at_one_screen():
    play = begin("you:North,you:East,you:South,you", seed=2)

    output = sit(play, ByNumber()).output

    assert play.now.result() is not None
    assert "At the table: North, East, South, Player." in output
    assert output.count("Pass the screen to") >= 3 * 12


def test_people_without_names_are_numbered():
    play = begin("you,you,random,random")

    assert play.texts(Texts("fr")).names == ["Joueur 1", "Joueur 2", "Hasard 1", "Hasard 2"]


def test_the_curtain_falls_before_a_hand_is_shown_to_the_next_person():
    play = begin("you:North,you:East", seed=2)
    script = Script("", "1", "", "quit")

    with pytest.raises(Quit):
        sit(play, script)

    first_curtain, north, second_curtain, east = script.heard[:4]
    assert "Pass the screen to North" in first_curtain
    assert not hand_lines(first_curtain)
    assert hand_lines(north)
    assert "Pass the screen to East" in second_curtain
    assert not hand_lines(second_curtain)
    assert hand_lines(east)


def test_a_sealed_choice_is_not_told_to_the_next_person():
    play = begin("you:North,you:East", seed=2)
    script = Script("", "1", "", "log", "quit")

    with pytest.raises(Quit):
        sit(play, script)

    chosen = play.history.lines[0].decision.words[0]
    assert "takes" not in script.heard[3] + script.heard[4]
    assert f"North takes the {chosen}" not in "".join(script.heard)


def test_the_screen_is_wiped_before_it_is_handed_over():
    play = begin("you:North,you:East", seed=2)
    terminal = Terminal(Script("", "", "1", "", "quit"), plain=False)

    with pytest.raises(Quit):
        Session(play, terminal.screen, Texts("en")).run()

    curtain = terminal.output.index("Pass the screen to East")
    wiped = terminal.output.rindex("\x1b[2J", 0, curtain)
    assert "Which tile" not in terminal.output[wiped:curtain]


def test_whoever_answered_may_change_their_mind_at_the_curtain():
    play = begin("you:North,you:East", seed=2)
    script = Script("", "1", "undo", "2", "", "quit")

    with pytest.raises(Quit):
        sit(play, script)

    assert "North: to change your mind" in script.heard[2]
    assert "Taken back" in script.heard[3]
    assert [line.seat for line in play.history.lines] == [0]


def test_everybody_is_told_what_happened_since_they_last_looked():
    play = begin("you:North,you:East,random", seed=2)
    script = Script("", "1", "", "1", "1", "", "quit")

    with pytest.raises(Quit):
        sit(play, script)

    east_again, north_again = script.heard[4], script.heard[6]
    for told in (east_again, north_again):
        assert "Random takes the" in told
    assert "You take the" in east_again
    assert "East takes the" in north_again


def test_everybody_builds_their_whole_kingdom_before_the_screen_moves_on():
    play = begin("you:North,you:East", seed=2, level="simplified_1")

    output = sit(play, ByNumber()).output

    build = output[output.index("which tile next") :]
    assert build.count("Pass the screen to") == 1
