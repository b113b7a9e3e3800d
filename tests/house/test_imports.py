"""Imports point one way: kernel <- games <- bots <- table, arena <- server, terminal, adapters <- cli."""

import ast
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[2] / "src" / "tablee"

BELOW = {"kernel", "games", "bots", "texts", "build_info"}
"""What a table stands on; `texts` and `build_info` (is this compiled?) are beside the bots."""

MAY_IMPORT = {
    "kernel": set(),
    "games": {"kernel"},
    "bots": {"kernel", "games"},
    "texts": {"kernel", "games"},
    "build_info": {"kernel"},
    "table": BELOW,
    "arena": BELOW,
    "server": {*BELOW, "table", "arena"},
    "terminal": {*BELOW, "table", "arena"},
    "adapters": {*BELOW, "table", "arena"},
}
EVERYTHING = {*MAY_IMPORT, "cli", "service_commands"}
COMMANDS = {"cli", "service_commands", "__main__"}
"""What a person types: it may call everything."""


def imported(source):
    """The dotted names of all modules that a source imports, wherever the import stands."""
    names = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            names += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "imports are absolute here"
            names += [f"{node.module}.{alias.name}" for alias in node.names]
    return names


def wrong_imports(package, source):
    """What a file of this package imports although it may not."""
    allowed = EVERYTHING if package in COMMANDS else {*MAY_IMPORT.get(package, set()), package}
    ours = [name.split(".") for name in imported(source) if name.split(".")[0] == "tablee"]
    return [".".join(name) for name in ours if name[1] in EVERYTHING and name[1] not in allowed]


def package_of(path):
    return path.relative_to(SOURCE).parts[0].removesuffix(".py")


@pytest.mark.parametrize("path", sorted(SOURCE.rglob("*.py")), ids=lambda path: str(path.relative_to(SOURCE)))
def test_imports_point_one_way(path):
    assert wrong_imports(package_of(path), path.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize(
    "path", sorted(SOURCE.glob("games/*/*.py")), ids=lambda path: f"{path.parent.name}/{path.name}"
)
def test_a_game_knows_no_other_game(path):
    own = f"tablee.games.{path.parent.name}"
    for name in imported(path.read_text(encoding="utf-8")):
        assert not name.startswith("tablee.games.") or name.startswith(own)


@pytest.mark.parametrize(
    ("package", "source"),
    [
        ("kernel", "from tablee.games import COLLECTION"),
        ("kernel", "def late():\n    import tablee.bots.bot"),
        ("games", "from tablee.texts.rulebook import read_rulebook"),
        ("bots", "from tablee import table"),
        ("table", "from tablee.server.app import app"),
        ("table", "from tablee.arena import match"),
        ("texts", "from tablee.table.table import Table"),
        ("terminal", "import tablee.server"),
        ("server", "from tablee.cli import main"),
    ],
)
def test_an_import_in_the_wrong_direction_is_noticed(package, source):
    assert len(wrong_imports(package, source)) == 1


@pytest.mark.parametrize(
    ("package", "source"),
    [
        ("games", "from tablee.kernel.game import Game\nimport msgspec"),
        ("server", "from tablee.table.table import Table\nfrom tablee.texts.texts import Texts"),
        ("terminal", "from tablee import __version__"),
        ("cli", "from tablee.terminal import screen"),
    ],
)
def test_an_import_in_the_right_direction_is_fine(package, source):
    assert wrong_imports(package, source) == []
