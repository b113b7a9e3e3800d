"""Which rules have a test: every number of a rulebook, the tests marked with it, or why there is none."""

import ast
import tomllib
from collections.abc import Iterator
from pathlib import Path

from tablee.kernel.errors import SetupError
from tablee.terminal.screen import Screen
from tablee.texts.rulebook import read_rulebook
from tablee.texts.texts import Texts


def show_coverage(game: str, tests: Path, screen: Screen, texts: Texts) -> bool:
    """List every rule with its tests; whether each has a test or a reason."""
    if not tests.is_dir():
        raise SetupError(texts.say("no-tests", folder=str(tests)))
    marked = marks_in(tests)
    reasons = untestable(tests / "games" / game / "untestable.toml", texts)
    missing: list[str] = []
    rules = read_rulebook(game, "en").rules
    for number in rules:
        if number in marked:
            screen.line(f"{number}  {', '.join(marked[number])}")
        elif number in reasons:
            screen.line(texts.say("coverage-untestable", rule=number, reason=reasons[number]))
        else:
            missing.append(number)
            screen.line(texts.say("coverage-missing", rule=number), "bold")
    screen.line(texts.say("coverage-sum", rules=len(rules), missing=len(missing)), "bold")
    return not missing


def untestable(path: Path, texts: Texts) -> dict[str, str]:
    """The rules that no test can show, each with its reason."""
    if not path.exists():
        return {}
    try:
        return {number: str(reason) for number, reason in tomllib.loads(path.read_text("utf-8")).items()}
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise SetupError(texts.say("not-toml", file=str(path), reason=str(error))) from None


def marks_in(tests: Path) -> dict[str, list[str]]:
    """The tests of every marked rule, found in the source without running it."""
    found: dict[str, list[str]] = {}
    for path in sorted(tests.rglob("test_*.py")):
        for number, test in marks_of(ast.parse(path.read_text("utf-8")), path.stem):
            if test not in found.setdefault(number, []):
                found[number].append(test)
    return found


def marks_of(module: ast.Module, file: str) -> Iterator[tuple[str, str]]:
    """Rule numbers and the tests that carry them; a mark of a whole module or class counts for it."""
    for node in ast.walk(module):
        if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            for decorator in node.decorator_list:
                yield from ((number, f"{file}::{node.name}") for number in numbers_in(decorator))
        elif isinstance(node, ast.Assign) and any(
            isinstance(t, ast.Name) and t.id == "pytestmark" for t in node.targets
        ):
            yield from ((number, file) for number in numbers_in(node.value))


def numbers_in(expression: ast.expr) -> Iterator[str]:
    """The numbers in every `….mark.rule(…)` of an expression."""
    for node in ast.walk(expression):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "rule":
            for argument in node.args:
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                    yield argument.value
