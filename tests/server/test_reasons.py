"""Whatever is refused, people can read why, in both languages."""

import re
from pathlib import Path

import pytest

import tablee

SOURCES = [
    *(Path(tablee.__file__).parent / "server").glob("*.py"),
    *(Path(tablee.__file__).parent / "table").glob("*.py"),
]
FOR_PROGRAMS = {"not-a-message", "not-understood", "no-such-method", "refused", "forks-cannot-fork"}
"""What only a program that is being written meets."""


def reasons():
    said = r'(?:TableRefusal|__init__|close|drop|_refused|dismiss_all)\((?:room, )?\s*"([a-z]+(?:-[a-z]+)*)"'
    return {reason for file in SOURCES for reason in re.findall(said, file.read_text(encoding="utf-8"))}


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_every_reason_has_a_sentence(lang):
    folder = Path(tablee.__file__).parent / "texts" / lang
    texts = "".join((folder / f"{name}.ftl").read_text(encoding="utf-8") for name in ("common", "web"))
    found = reasons()

    assert {"no-such-link", "seat-taken", "try-again", "too-slow"} <= found
    assert [reason for reason in sorted(found - FOR_PROGRAMS) if f"\nwhy-{reason} =" not in texts] == []
