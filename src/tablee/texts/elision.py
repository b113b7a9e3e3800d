"""French words that lose their e before a vowel: « le château d'Ada », « le château de Bo »."""

import re
import unicodedata
from collections.abc import Callable
from typing import Any

OPENING = re.compile(r"[aeiouæœ]|y[^aeiouy\W]", re.IGNORECASE)
"""How a name begins before which they do; before an h some do and some do not, so it stays."""


def elided(word: str, name: object) -> str:
    """`de` or `que` before a name. The pages say it alike (web/src/texts/elision.ts)."""
    plain = "".join(c for c in unicodedata.normalize("NFD", str(name)) if not unicodedata.combining(c))
    return f"{word[:-1]}'{name}" if OPENING.match(plain) else f"{word} {name}"


def de(name: object) -> str:
    return elided("de", name)


def que(name: object) -> str:
    return elided("que", name)


FUNCTIONS: dict[str, Callable[[Any], Any]] = {"DE": de, "QUE": que}
"""What the texts may call: `{ DE($name) }`."""
