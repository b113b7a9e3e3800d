"""Fork: anybody can play on from any decision of a finished game, and hear what a bot would have done there."""

import re

import pytest

from tablee.cli import main
from tablee.kernel.errors import TableeError
from tablee.kernel.record import read_record, replay
from tablee.terminal.chairs import read_chairs
from tablee.terminal.play import fork_of
from tablee.terminal.replay import Replay
from tablee.texts.texts import Texts
from terminal.scripted import ByNumber, Script, Terminal, begin, sit

TEXTS = Texts("en")


def forked(play, at, seats):
    return fork_of(play.record(), play.game, at, read_chairs(seats, TEXTS), TEXTS)


def looked_through(play, *lines, lang="en"):
    """Where somebody who typed these lines wants to play on, and what they read before each."""
    script = Script(*lines)
    at = Replay(play.record(), play.game, Terminal(script, plain=False).screen, Texts(lang)).run()
    return at, script.heard


@pytest.mark.parametrize("at", [0, 1, 20])
def test_a_fork_goes_as_the_game_went_and_then_its_own_way_to_its_end(finished, at):
    play, _ = finished
    fork = forked(play, at, "you:South,greedy,random")

    sit(fork, ByNumber())

    record = fork.record()
    assert record.decisions[:at] == play.record().decisions[:at]
    assert record.decisions != play.record().decisions
    assert record.players == ["you:South", "greedy", "random"]
    assert replay(fork.game, record)[-1].result().points == record.points


def test_by_default_those_play_on_who_sat_there(finished):
    play, _ = finished

    fork = fork_of(play.record(), play.game, 20, None, TEXTS)

    assert fork.chairs == play.chairs


def test_where_only_bots_sat_somebody_takes_the_seat_that_decides_next(finished):
    play, _ = finished
    record = play.record()
    record.players = ["random", "random", "greedy"]

    fork = fork_of(record, play.game, 20, None, TEXTS)

    assert fork.people == [play.history.lines[20].seat]


@pytest.mark.parametrize(
    ("at", "seats", "complaint"),
    [
        (-1, "you,you,you", "--at takes 0 to"),
        (100_000, "you,you,you", "--at takes 0 to"),
        (3, "you,greedy", "has 3 seats, and --seats names 2"),
    ],
)
def test_what_cannot_be_played_on_is_refused_with_what_can(finished, at, seats, complaint):
    play, _ = finished

    with pytest.raises(TableeError, match=complaint):
        forked(play, at, seats)


def test_a_game_that_goes_on_is_not_forked_since_its_secrets_stay_secret():
    play = begin("you,random", seed=8)
    play.decide(0, play.now.legal(0)[0])

    with pytest.raises(TableeError, match="not over"):
        forked(play, 0, "you,random")


def test_in_a_replay_one_plays_on_from_where_one_is(finished):
    play, _ = finished

    assert looked_through(play, "20", "play")[0] == 20
    assert looked_through(play, "20", "jouer", lang="fr")[0] == 20
    assert looked_through(play, "20", "q")[0] is None


def test_at_the_end_of_a_replay_there_is_nothing_to_play_or_to_advise(finished):
    play, _ = finished

    at, heard = looked_through(play, "last", "play", "hint", "q")

    assert at is None
    assert ["Nobody has to decide here" in text for text in heard] == [False, False, True, True]


def test_a_replay_says_once_what_a_bot_would_have_done(finished):
    play, _ = finished
    line = play.history.lines[20]

    _, heard = looked_through(play, "20", "hint", "nonsense", "q")

    advised = re.search(r"I would choose: .*\[([a-z_ ]+)\]", " ".join(heard[2].split()))
    legal = [decision.notation for decision in play.history.position_at(20).legal(line.seat)]
    assert advised
    assert advised[1] in legal
    assert "I would choose" not in heard[3]


def test_the_command_forks_a_file_and_keeps_a_record_of_its_own(finished, monkeypatch, tmp_path):
    play, path = finished
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    monkeypatch.setattr("builtins.input", lambda *_: "quit")

    assert main(["fork", str(path), "--at", "9999", "--plain"]) == 2
    assert main(["fork", str(path), "--at", "two", "--plain"]) == 2
    assert main(["fork", str(path), "--seats", "greedy,greedy,greedy", "--plain"]) == 2
    assert list(tmp_path.glob("tablee/*")) == []
    assert main(["fork", str(path), "--at", "20", "--plain"]) == 0

    kept = read_record(next(tmp_path.glob("tablee/*.journal")).read_text("utf-8"))
    assert kept.decisions[:20] == play.record().decisions[:20]
    assert kept.points is None
