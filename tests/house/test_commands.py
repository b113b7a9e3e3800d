"""What the documents tell people to type is there."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
DOCUMENTS = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])
COMMAND = re.compile(r"(?:^|`|\$ )make ([a-z][a-z-]*)", re.MULTILINE)
TARGET = re.compile(r"^([a-z][a-z-]*):", re.MULTILINE)


def targets():
    return set(TARGET.findall((ROOT / "Makefile").read_text(encoding="utf-8")))


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_every_make_command_in_a_document_exists(path):
    mentioned = set(COMMAND.findall(path.read_text(encoding="utf-8")))
    assert mentioned <= targets()


def test_the_commands_that_everybody_needs_exist():
    assert {"play", "test", "check", "test-interpreted", "bench"} <= targets()


def test_a_command_is_found_wherever_it_is_written():
    text = "Run `make play` or\n\n    $ make test-interpreted\n\n```\nmake check\n```\nWe make games."
    assert COMMAND.findall(text) == ["play", "test-interpreted", "check"]
