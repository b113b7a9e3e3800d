"""What docs/adding-a-game.md tells a newcomer to do works, step by step, in a copy of the tree."""

import doctest
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "adding-a-game.md"
BLOCK = re.compile(r"^```(\w+) ?([^\n]*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
LEAVE_OUT = shutil.ignore_patterns("*.so", "__pycache__", "*.tablee")


@pytest.fixture
def tree(tmp_path):
    """A copy of what a newcomer works on, with the Python that runs this."""
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=LEAVE_OUT)
    shutil.copytree(ROOT / "tests" / "contract", tmp_path / "tests" / "contract", ignore=LEAVE_OUT)
    for name in ("pyproject.toml", "tests/conftest.py"):
        shutil.copy(ROOT / name, tmp_path / name)
    (tmp_path / ".venv").symlink_to(sys.prefix)
    return tmp_path


def carry_out(tree, kind, about, text):
    """Do what a block of the page says: a change, a file, a session, or commands."""
    if kind == "diff":
        change(tree / about, text)
    elif kind == "python" and about:
        (tree / about).write_text(text, encoding="utf-8")
    elif kind == "python":
        session(tree, text)
    elif kind == "sh":
        commands(tree, text, fails=about == "fails")
    else:
        raise AssertionError(f"nobody knows what to do with a block of {kind}")


def change(path, text):
    """Apply a diff: what stands there with and without the lines marked `-` and `+`."""
    lines = text.splitlines(keepends=True)
    before = "".join(line[1:] for line in lines if line[0] != "+")
    after = "".join(line[1:] for line in lines if line[0] != "-")
    source = path.read_text(encoding="utf-8")
    assert source.count(before) == 1, f"{path.name} does not have this exactly once:\n{before}"
    path.write_text(source.replace(before, after), encoding="utf-8")


def session(tree, text):
    """Run a session and compare what it prints."""
    assert doctest.DocTestParser().get_examples(text)
    (tree / "session.txt").write_text(text, encoding="utf-8")
    commands(tree, ".venv/bin/python -m doctest session.txt", fails=False)


def commands(tree, text, fails):
    paths = os.pathsep.join([str(tree / "src"), str(tree / "tests")])
    environment = {**os.environ, "PYTHONPATH": paths}
    done = subprocess.run(
        ["sh", "-ec", text], cwd=tree, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == int(fails), f"{text}\n{done.stdout}\n{done.stderr}"


def test_adding_a_game_works_as_the_page_says(tree):
    blocks = BLOCK.findall(PAGE.read_text(encoding="utf-8"))
    assert len(blocks) > 15
    for kind, about, text in blocks:
        carry_out(tree, kind, about, text)
    rules = (tree / "src/tablee/games/small/pop_out.py").read_text(encoding="utf-8")
    assert "C4" not in rules
    assert "ConnectFour" not in rules


def test_every_file_that_the_page_speaks_of_exists():
    mentioned = set(re.findall(r"`((?:src|tests|docs)/[\w./]+\.\w+)`", PAGE.read_text(encoding="utf-8")))
    assert mentioned
    assert [name for name in mentioned if not (ROOT / name).exists()] == []
