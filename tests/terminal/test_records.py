"""Replay and verify: any finished game can be gone through again and checked."""

import re

import pytest

from tablee.kernel.errors import TableeError
from tablee.terminal.records import open_whole_record
from tablee.terminal.replay import Replay
from tablee.terminal.verify import verify
from tablee.texts.texts import Texts
from terminal.scripted import Script, Terminal, begin

ANSI = re.compile(r"\x1b\[[0-9;]*[A-Za-z]")


def replayed(path, *lines, lang="en", plain=False):
    record, game = open_whole_record(path, {}, Texts(lang))
    script = Script(*lines, "q")
    terminal = Terminal(script, plain=plain)
    Replay(record, game, terminal.screen, Texts(lang)).run()
    return [ANSI.sub("", text) for text in script.heard] if lines or not plain else [terminal.output]


def test_plain_replay_tells_every_decision_and_the_result(finished):
    play, path = finished

    output = replayed(path, plain=True)[0]

    last = len(play.history.lines)
    for number, line in enumerate(play.history.lines, 1):
        name = ["North", "Random", "Greedy"][line.seat]
        assert f"{number}/{last} {name}: " in output
    assert "Greedy takes the" in output
    assert f"Total: North {play.now.result().points[0]}" in output


def test_replay_goes_forward_and_back_and_to_any_decision(finished):
    play, path = finished
    last = len(play.history.lines)

    heard = replayed(path, "n", "", "p", "20", "last", "n", "first", "p", "9999", "nonsense")

    at = [re.search(rf"(\d+)/{last} ", text) for text in heard]
    places = [int(found[1]) if found else 0 for found in at]
    assert places == [0, 1, 2, 1, 20, last, last, 0, 0, last, last]


def test_replay_of_a_finished_game_shows_the_hand_of_who_decides_next(finished):
    play, path = finished

    shown = replayed(path, "first")[0]

    hand_passes_to = "then the hand goes left, to Random"
    assert hand_passes_to in shown
    assert "North  0 bard tokens" in shown
    assert play.history.start.to_act()[0] == 0


def test_replay_speaks_french_with_french_keys(finished):
    _, path = finished

    heard = replayed(path, "fin", "début", lang="fr")

    assert "gagne" in heard[1]
    assert "décisions." in heard[2]


def test_an_unfinished_game_is_replayed_without_its_secrets(tmp_path):
    play = begin("you,random", seed=8)
    play.decide(0, play.now.legal(0)[0])
    path = tmp_path / "saved"
    path.write_text(play.record().to_text(), "utf-8")

    output = replayed(path, plain=True)[0]

    assert "1/1" in output
    assert "Take the" not in output
    assert "not over yet" in output


def test_verify_says_what_was_checked(finished):
    play, path = finished
    terminal = Terminal(Script())

    verify(path, {}, terminal.screen, Texts("en"))

    assert "is in order" in terminal.output
    assert play.record().commitment in terminal.output
    assert f"{len(play.history.lines)} decisions were replayed" in terminal.output
    assert "The points come out as recorded" in terminal.output


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        (lambda text: text[: len(text) // 2], "cut off"),
        (lambda text: text.replace("0 pick", "0  pick", 1), "altered"),
        (lambda text: text.replace("edition 1", "edition 0"), "altered"),
        (lambda text: re.sub(r"\nend .*", "", text), "cut off"),
        (lambda _: "", "no 'game' line"),
        (lambda _: "hello\n", "not a record"),
        (lambda text: text.replace("tablee record 1", "tablee record 9"), "format 9"),
        (lambda text: text.replace("game mon_royaume", "game chess"), "altered"),
    ],
)
def test_verify_refuses_a_record_that_was_cut_off_or_altered(finished, tmp_path, change, complaint):
    _, path = finished
    bad = tmp_path / "bad.record"
    bad.write_text(change(path.read_text("utf-8")), "utf-8")

    with pytest.raises(TableeError, match=complaint):
        verify(bad, {}, Terminal(Script()).screen, Texts("en"))
