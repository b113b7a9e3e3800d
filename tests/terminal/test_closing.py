"""A terminal that closes in the middle: one sentence, exit code 2, no traceback, and the game goes on later."""

import os
import pty
import signal
import subprocess
import sys

import pytest

from tablee.kernel.record import read_record

PLAY = [sys.executable, "-m", "tablee", "play", "mon_royaume", "--seats", "you,random", "--seed", "4"]


@pytest.fixture
def process():
    """A game in a process of its own, at its first question."""
    game = subprocess.Popen(
        PLAY,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
    )
    read_to(game, "Which tile")
    yield game
    if game.poll() is None:
        game.kill()
    game.wait()
    for stream in (game.stdin, game.stdout, game.stderr):
        if stream is not None:
            stream.close()


def read_to(game, words):
    line = ""
    while words not in line:
        line = game.stdout.readline()
        assert line, game.stderr.read()


def decide(game):
    """Take the first tile, and wait for the next question."""
    game.stdin.write("1\n")
    game.stdin.flush()
    read_to(game, "Which tile")


def journal(tmp_path):
    return tmp_path / "state" / "tablee" / "mon_royaume-1.journal"


@pytest.mark.parametrize("name", ["SIGTERM", "SIGHUP", "SIGINT"])
def test_a_signal_leaves_the_game_in_its_journal(process, tmp_path, name):
    decide(process)
    process.send_signal(getattr(signal, name))

    _, said = process.communicate(timeout=20)

    assert process.returncode == 2
    assert said.startswith("tablee: ")
    assert said.count("\n") == 1
    assert f"tablee resume {journal(tmp_path)}" in said
    assert len(read_record(journal(tmp_path).read_text("utf-8")).decisions) == 2


def test_the_end_of_input_leaves_the_game_in_its_journal(process, tmp_path):
    decide(process)
    process.stdin.close()
    process.stdin = None

    _, said = process.communicate(timeout=20)

    assert process.returncode == 2
    assert "nothing is lost" in said
    assert "Traceback" not in said
    assert len(read_record(journal(tmp_path).read_text("utf-8")).decisions) == 2


def test_a_killed_game_goes_on_where_it_was(process, tmp_path):
    decide(process)
    decide(process)
    process.kill()
    process.communicate()

    resumed = subprocess.run(
        [sys.executable, "-m", "tablee", "resume"],
        input="quit\n",
        capture_output=True,
        encoding="utf-8",
        check=False,
    )

    assert resumed.returncode == 0
    assert "4 decisions were made so far" in resumed.stdout
    assert "pick 3 of 6" in resumed.stdout
    assert journal(tmp_path).exists()


def test_a_reader_that_goes_away_does_not_lose_the_game(process, tmp_path):
    decide(process)
    process.stdout.close()
    process.stdin.write("1\n")
    process.stdin.flush()
    process.stdin.close()

    code = process.wait(timeout=20)
    said = process.stderr.read()
    process.stdin = None

    assert code == 2
    assert "Traceback" not in said
    assert len(read_record(journal(tmp_path).read_text("utf-8")).decisions) >= 2


def test_a_terminal_window_that_is_closed_keeps_the_game(tmp_path):
    master, slave = pty.openpty()
    game = subprocess.Popen(
        PLAY,
        stdin=slave,
        stdout=slave,
        stderr=slave,
        start_new_session=True,
        env={**os.environ, "TERM": "xterm-256color"},
    )
    os.close(slave)
    seen = b""
    while b"Press Enter" not in seen:
        seen += os.read(master, 1000)
    os.write(master, b"\n")
    while b"Which tile" not in seen:
        seen += os.read(master, 1000)
    os.close(master)

    code = game.wait(timeout=20)

    assert code == 2
    assert b"\x1b[" in seen
    assert journal(tmp_path).exists()


def test_a_pipe_that_is_closed_early_is_no_fault():
    rules = subprocess.Popen(
        [sys.executable, "-m", "tablee", "rules", "mon_royaume"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    rules.stdout.read(10)
    rules.stdout.close()

    said = rules.stderr.read()

    assert rules.wait(timeout=20) == 0
    assert said == b""
    rules.stderr.close()
