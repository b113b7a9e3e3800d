"""The numbers of all rules that there are: of the titles from their rulebooks, of the small games from their files."""

import ast
import re
from functools import cache
from importlib.resources import files

from tablee.games.small import SMALL
from tablee.texts.rulebook import read_rulebook

NUMBER = re.compile(r"^([A-Z][A-Z0-9]-[\w.]+)  ", re.MULTILINE)
LANGUAGES = ["fr", "en"]


@cache
def rules_of(name):
    """The rule numbers of a game, by its name."""
    if name in SMALL:
        source = files("tablee.games.small").joinpath(f"{name}.py").read_text(encoding="utf-8")
        return frozenset(NUMBER.findall(ast.get_docstring(ast.parse(source)) or ""))
    return frozenset(number for lang in LANGUAGES for number in read_rulebook(name, lang).rules)


@cache
def known_rules():
    """The rule numbers of all games that have a rulebook in both languages, and of the small ones."""
    titles = [folder.name for folder in files("tablee.games").iterdir() if _has_rulebooks(folder)]
    return frozenset().union(*(rules_of(name) for name in [*titles, *SMALL]))


def _has_rulebooks(folder):
    return all(folder.joinpath(f"rules.{lang}.md").is_file() for lang in LANGUAGES)
