"""The game plays as its dossier says: a few games are enough to see that the figures are in the right region."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[3]


@pytest.fixture(scope="module")
def figures():
    """The table of `python -m bench.royaumes_sauvages`, ours by name."""
    command = [sys.executable, "-m", "bench.royaumes_sauvages", "--games", "4"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    rows = re.findall(r"^\| (.+?) \| ([\d.]+)%? \| .+ \|$", done.stdout, re.MULTILINE)
    return {name: float(value) for name, value in rows}


def test_a_player_has_three_realms_to_choose_from_on_average(figures):
    assert 2.6 < figures["playable realms a turn, 3 seats"] < 4.2
    assert figures["turns without a playable card, 3 seats"] < 12


def test_scores_fall_with_every_player_more(figures):
    scores = [figures[f"mean score, {seats} seats"] for seats in (2, 3, 4, 5)]
    assert scores == sorted(scores, reverse=True)
    assert 70 < scores[0] < 115
    assert 35 < scores[-1] < 65


def test_every_solo_level_is_counted(figures):
    levels = [name for name in figures if name.startswith("solo wins")]
    assert len(levels) == 5
