"""Every test has a state folder of its own and starts in English; some look at a game that was played to its end."""

import pytest

from terminal.scripted import ByNumber, begin, sit


@pytest.fixture(autouse=True)
def at_home(monkeypatch, tmp_path):
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.setenv("LANG", "C.UTF-8")
    monkeypatch.delenv("LC_ALL", raising=False)
    monkeypatch.delenv("LC_MESSAGES", raising=False)
    monkeypatch.delenv("NO_COLOR", raising=False)


@pytest.fixture(scope="session")
def finished(tmp_path_factory):
    """A finished game: its play, and its record in a file."""
    folder = tmp_path_factory.mktemp("finished")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_STATE_HOME", str(folder))
        play = begin("you:North,random,greedy", seed=8)
        sit(play, ByNumber())
    return play, folder / "tablee" / "mon_royaume-1.record"
