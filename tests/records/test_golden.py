"""Finished games replay to the same points and the same final views."""

import pytest

from contract.plays import game_of
from records.golden import HERE, chosen_setups, file_of, replayed, views_of
from tablee.games import COLLECTION

RECORDS = sorted(HERE.glob("*/*.tablee"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_finished_game_replays_to_its_points(path):
    record, position = replayed(game_of(path.parent.name), path)
    assert record.whole
    assert record.points is not None
    assert position.result().points == record.points


@pytest.mark.parametrize("name", list(COLLECTION))
def test_the_final_views_are_as_they_were(name):
    views = HERE / name / "views.txt"
    noted = views.read_text(encoding="utf-8").splitlines() if views.exists() else []
    assert views_of(game_of(name)) == noted


@pytest.mark.parametrize("name", list(COLLECTION))
def test_there_are_records_of_every_seat_count_and_option(name):
    game = game_of(name)
    missing = [path.name for setup in chosen_setups(game) if not (path := file_of(game, setup)).exists()]
    assert not missing, f"play them with: python tests/records/make.py {name}"
