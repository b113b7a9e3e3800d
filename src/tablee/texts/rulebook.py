"""The rules for players, by number: `rules.fr.md` and `rules.en.md` of every game."""

import re
from dataclasses import dataclass
from importlib.resources import files

from tablee.kernel.errors import SetupError

RULE = re.compile(r"^\*\*([A-Z]{2}-[\w.]+)\*\* ", re.MULTILINE)
CHAPTER = re.compile(r"^## ([A-Z]{2}-\w+) (.+)$", re.MULTILINE)


@dataclass(frozen=True)
class Rule:
    """One numbered paragraph and the chapter it stands in."""

    number: str
    text: str
    chapter: str


@dataclass(frozen=True)
class Rulebook:
    """The rules of a game in one language: the whole text, and every rule by its number."""

    game: str
    lang: str
    text: str
    rules: dict[str, Rule]

    def find(self, number: str) -> list[Rule]:
        """The rule of this number, or all rules of a chapter; capitals do not matter."""
        wanted = number.upper()
        if wanted in self.rules:
            return [self.rules[wanted]]
        found = [rule for rule in self.rules.values() if rule.chapter.split()[0] == wanted]
        if not found:
            first, *_, last = self.rules
            raise SetupError(f"{self.game} has no rule {wanted}; its rules go from {first} to {last}")
        return found


def read_rulebook(game: str, lang: str) -> Rulebook:
    """Read the rules of a game in a language ("fr" or "en")."""
    file = files("tablee.games").joinpath(game, f"rules.{lang}.md")
    if not file.is_file():
        raise SetupError(f"the rules of {game} are not written in '{lang}'")
    text = file.read_text(encoding="utf-8")
    return Rulebook(game, lang, text, _rules_of(text))


def _rules_of(text: str) -> dict[str, Rule]:
    rules: dict[str, Rule] = {}
    for match in RULE.finditer(text):
        end = text.find("\n\n", match.end())
        body = text[match.end() : end if end > 0 else len(text)].strip()
        chapters = [m for m in CHAPTER.finditer(text) if m.start() < match.start()]
        chapter = f"{chapters[-1][1]} {chapters[-1][2]}" if chapters else ""
        rules[match[1]] = Rule(match[1], body, chapter)
    return rules
