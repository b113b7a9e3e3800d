"""Settings come from the environment, and the page for operators lists every one of them."""

import re
from dataclasses import fields
from pathlib import Path

import pytest

from tablee.kernel.errors import SetupError, TableeError
from tablee.server import metrics
from tablee.server.logs import begin_logging
from tablee.server.serve import serve
from tablee.server.settings import ServerSettings, read_settings, sqlite_file

PAGE = (Path(__file__).parents[2] / "docs" / "running-a-table.md").read_text(encoding="utf-8")


def test_values_are_read_by_their_names():
    settings = read_settings(
        {
            "TABLEE_DATABASE_URL": "sqlite:////srv/tables.db",
            "TABLEE_BURST": "7",
            "TABLEE_BOT_SECONDS": "2.5",
            "TABLEE_COMPONENTS": "mon_royaume=/a=b.toml,tales_of_glory=c.toml",
            "OTHER": "thing",
        }
    )

    assert settings.database() == "sqlite+aiosqlite:////srv/tables.db"
    assert (settings.burst, settings.bot_seconds) == (7, 2.5)
    assert settings.components == {"mon_royaume": "/a=b.toml", "tales_of_glory": "c.toml"}
    assert settings.archive() == Path("/srv/archive")


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("BURST", "many"),
        ("BURST", "-1"),
        ("BOT_SECONDS", "nan"),
        ("BOT_SECONDS", "inf"),
        ("COMPONENTS", "mon_royaume"),
    ],
)
def test_an_unreadable_value_is_refused_by_name(name, value):
    with pytest.raises(SetupError, match=f"TABLEE_{name} is '{value}'"):
        read_settings({f"TABLEE_{name}": value})


def test_without_settings_there_is_one_file_in_the_state_folder(monkeypatch, tmp_path):
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))

    assert sqlite_file(ServerSettings().database()) == tmp_path / "tablee" / "tables.db"
    assert ServerSettings().archive() == tmp_path / "tablee" / "archive"
    assert ServerSettings(database_url="postgresql://h/d").archive() == tmp_path / "tablee" / "archive"
    assert sqlite_file(ServerSettings(database_url="postgresql://h/d").database()) is None


def test_the_page_for_operators_lists_every_setting_with_its_default():
    listed = dict(re.findall(r"^\| `(TABLEE_\w+)` \| (?:`([^`]*)`)? ?\|", PAGE, re.MULTILINE))
    unset = ServerSettings()

    wanted = {
        f"TABLEE_{field.name.upper()}": str(getattr(unset, field.name) or "") for field in fields(unset)
    }
    assert listed == wanted


def test_the_page_for_operators_lists_every_metric():
    known = {
        name
        for metric in vars(metrics).values()
        for name in (getattr(metric, "_name", ""),)
        if str(name).startswith("tablee_")
    }

    listed = {name.removesuffix("_total") for name in re.findall(r"`(tablee_\w+)`", PAGE)}
    assert listed == known


@pytest.mark.parametrize(
    ("environment", "host", "port", "words"),
    [
        ({"TABLEE_LOG_LEVEL": "LOUD"}, "127.0.0.1", 0, "TABLEE_LOG_LEVEL is 'LOUD'"),
        ({"TABLEE_COMPONENTS": "chess=file.toml"}, "127.0.0.1", 0, "there is no game 'chess'"),
        (
            {"TABLEE_COMPONENTS": "mon_royaume=/nowhere.toml"},
            "127.0.0.1",
            0,
            "cannot read the component file /nowhere.toml",
        ),
        ({}, "192.0.2.1", 8000, "cannot serve at 192.0.2.1, port 8000"),
        ({}, "127.0.0.1", 99999, "cannot serve at 127.0.0.1, port 99999"),
    ],
)
def test_what_cannot_work_is_refused_before_anything_starts(
    monkeypatch, tmp_path, environment, host, port, words
):
    monkeypatch.setattr(
        "tablee.server.serve.begin_logging", lambda level: level == "LOUD" and begin_logging(level)
    )
    monkeypatch.setenv("TABLEE_DATABASE_URL", f"sqlite:///{tmp_path / 'tables.db'}")
    for name, value in environment.items():
        monkeypatch.setenv(name, value)

    with pytest.raises(TableeError, match=words):
        serve(host, port, 1, False, {})
