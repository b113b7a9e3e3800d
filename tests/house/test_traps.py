"""Traps of compiled code: what looks right, runs right interpreted, and goes wrong compiled."""

import ast
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[2] / "src" / "tablee"
COMPILED = sorted(
    path for package in ("kernel", "games", "bots") for path in (SOURCE / package).rglob("*.py")
)
NOT_HERE = {"random", "time", "datetime"}
"""Chance comes from the position's own generator, and rules know no clock."""


def constant_names(tree):
    """Names at the top of a module that stand for one value: written in capitals or `Final`."""
    names = set()
    for node in tree.body:
        targets = node.targets if isinstance(node, ast.Assign) else [getattr(node, "target", None)]
        final = isinstance(node, ast.AnnAssign) and "Final" in ast.unparse(node.annotation)
        names |= {t.id for t in targets if isinstance(t, ast.Name) and (final or t.id.isupper())}
    return names


def literals_of(function):
    """Local names that are only ever given a literal: the compiler puts the literal in their place."""
    given = {}
    for node in ast.walk(function):
        if isinstance(node, (ast.Assign, ast.AnnAssign, ast.AugAssign, ast.For, ast.NamedExpr)):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            value = None if isinstance(node, (ast.AugAssign, ast.For)) else node.value
            for target in targets:
                for name in ast.walk(target):
                    if isinstance(name, ast.Name):
                        given.setdefault(name.id, []).append(value is not None and is_literal(value, set()))
    return {name for name, literal in given.items() if all(literal)}


def is_literal(node, constants):
    """Whether the compiler knows the value of an expression: a literal, a constant, `i64(1)`, or a sum of such."""
    if isinstance(node, ast.Constant):
        return True
    if isinstance(node, ast.Name):
        return node.id in constants or node.id.isupper()
    if isinstance(node, ast.Attribute):
        return node.attr.isupper()
    if isinstance(node, ast.UnaryOp):
        return is_literal(node.operand, constants)
    if isinstance(node, ast.BinOp):
        return is_literal(node.left, constants) and is_literal(node.right, constants)
    return (
        isinstance(node, ast.Call)
        and ast.unparse(node.func) in ("i64", "int")
        and all(is_literal(argument, constants) for argument in node.args)
    )


def bad_shifts(source):
    """Every `<<` with something on its left that the compiler knows: `1 << 40` gives 256 there."""
    tree = ast.parse(source)
    constants = constant_names(tree)
    found = [node for node in ast.walk(tree) if is_bad_shift(node, constants)]
    for function in ast.walk(tree):
        if isinstance(function, ast.FunctionDef):
            known = constants | literals_of(function)
            found += [node for node in ast.walk(function) if is_bad_shift(node, known) and node not in found]
    return [ast.unparse(node) for node in found]


def is_bad_shift(node, constants):
    return (
        isinstance(node, ast.BinOp) and isinstance(node.op, ast.LShift) and is_literal(node.left, constants)
    )


def modules_of(source):
    """The modules that a source imports, by their first name."""
    names = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            names |= {alias.name.split(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            names.add((node.module or "").split(".")[0])
    return names


@pytest.mark.parametrize("path", COMPILED, ids=lambda path: str(path.relative_to(SOURCE)))
def test_nothing_known_stands_left_of_a_shift(path):
    assert bad_shifts(path.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize("path", COMPILED, ids=lambda path: str(path.relative_to(SOURCE)))
def test_chance_and_clock_stay_outside(path):
    assert not modules_of(path.read_text(encoding="utf-8")) & NOT_HERE


@pytest.mark.parametrize(
    "source",
    [
        "def f(n: i64) -> i64:\n    return 1 << n",
        "def f(n: i64) -> i64:\n    return (1 + 2) << n",
        "def f(n: i64) -> i64:\n    return -1 << n",
        "def f(n: i64) -> i64:\n    return i64(1) << n",
        "ONE: Final = 1\n\ndef f(n: i64) -> i64:\n    return ONE << n",
        "one: Final = 1\n\ndef f(n: i64) -> i64:\n    return one << n",
        "from x import ONE\n\ndef f(n: i64) -> i64:\n    return ONE << n",
        "def f(n: i64) -> i64:\n    return x.ONE << n",
        "def f(n: i64) -> i64:\n    one: i64 = 1\n    return one << n",
        "MASKS = [1 << n for n in range(40)]",
    ],
)
def test_a_shifted_literal_is_noticed(source):
    assert len(bad_shifts(source)) == 1


@pytest.mark.parametrize(
    "source",
    [
        "def f(word: i64) -> i64:\n    return word << 7",
        "def f(n: i64) -> i64:\n    return 0x1000000000000000 >> (60 - n)",
        "def f(n: i64) -> i64:\n    return BITS[0] << n",
        "def f(n: i64) -> i64:\n    mask: i64 = 1\n    mask |= n\n    return mask << n",
    ],
)
def test_a_shifted_variable_is_fine(source):
    assert bad_shifts(source) == []


def test_chance_from_elsewhere_is_noticed():
    assert modules_of("from random import choice\nimport os.path") & NOT_HERE == {"random"}
