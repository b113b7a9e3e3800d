"""The data layout: Mon Royaume with flat arrays of machine integers, and the same source with flat lists.

The second one is made by rewriting `Ints`, `zeros` and `ints` in a temporary copy; nothing else changes.
"""

import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from bench.report import Results
from bench.runs import ROOT, SOURCE, Figures, best_of, check_alike, machine, run_engine

KEPT = ["kernel", "games/mon_royaume", "bots/bot.py", "bots/playout.py", "__init__.py"]
"""What Mon Royaume needs to play; the rest would only take time to compile."""

LISTS = [
    (r"from librt\.vecs import vec\n", ""),
    (r'Ints: TypeAlias = "vec\[i64\]".*', "Ints: TypeAlias = list[int]"),
    (r"return vec\[i64\]\(values\)", "return values[:]"),
    (r"return vec\[i64\]\((\[0\] \* size)\)", r"return \1"),
    (r"vec\[i64\]", "list[int]"),
]
"""Flat arrays rewritten as flat lists; a slice copies both."""

FLAGS = "-fno-semantic-interposition -fvisibility=hidden"
"""As `make compiled` has them."""


def measure(passes: int) -> Results:
    """Both layouts, interpreted and compiled, in turn."""
    with tempfile.TemporaryDirectory() as folder:
        packages: dict[str, Path] = {}
        for layout in ("vec", "list"):
            tree = copy_tree(Path(folder) / layout, as_lists=layout == "list")
            print(f"compiling with {layout} …", file=sys.stderr, flush=True)
            packages[f"{layout}_interpreted"] = tree / "src"
            packages[f"{layout}_compiled"] = compile_tree(tree)
        found: dict[str, list[Figures]] = {kind: [] for kind in packages}
        for number in range(1, passes + 1):
            print(f"pass {number} of {passes} …", file=sys.stderr, flush=True)
            for kind, package in packages.items():
                found[kind].append(run_engine(package, kind.endswith("compiled"), "mon_royaume"))
    best = {kind: best_of(figures) for kind, figures in found.items()}
    check_alike(*best.values())
    return {"machine": machine(), **best}


def copy_tree(tree: Path, as_lists: bool) -> Path:
    """A copy of the engine, rewritten if asked."""
    package = tree / "src" / "tablee"
    package.mkdir(parents=True)
    for name in KEPT:
        copy(SOURCE / "tablee" / name, package / name)
    for folder in ("games", "bots"):
        (package / folder / "__init__.py").write_text("", encoding="utf-8")
    for name in ("pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, tree / name)
    if as_lists:
        for file in package.rglob("*.py"):
            file.write_text(with_lists(file.read_text(encoding="utf-8")), encoding="utf-8")
    return tree


def copy(source: Path, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    if source.is_dir():
        shutil.copytree(source, target, ignore=shutil.ignore_patterns("*.so", "__pycache__"))
    else:
        shutil.copy(source, target)


def with_lists(text: str) -> str:
    """The same source with lists in the place of arrays."""
    for pattern, replacement in LISTS:
        text = re.sub(pattern, replacement, text)
    return text


def compile_tree(tree: Path) -> Path:
    """The compiled package of a copy; compiling leaves binaries beside the sources, which are removed."""
    environment = {**os.environ, "HATCH_BUILD_HOOK_ENABLE_MYPYC": "1", "CFLAGS": FLAGS}
    pip = [sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check"]
    wheel = [*pip, "wheel", "--no-deps", "--wheel-dir", str(tree), str(tree)]
    subprocess.run(wheel, check=True, env=environment, stdout=subprocess.DEVNULL)
    target = tree / "compiled"
    built = str(next(tree.glob("*.whl")))
    subprocess.run([*pip, "install", "--no-deps", "--target", str(target), built], check=True)
    for binary in (tree / "src").rglob("*.so"):
        binary.unlink()
    return target
