"""Build the compiled engine into .venv/compiled; without a C compiler say so and go on interpreted.

The wheel is built in a temporary copy, since the build leaves its binaries beside the sources it compiles.
Only kernel, games and bots are compiled; everything else in .venv/compiled is a link to src, so it is never older.
"""

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from build_pages import digest

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "tablee"
TARGET = ROOT / ".venv" / "compiled"
COMPILED = ("kernel", "games", "bots")
BUILD_FILES = ("pyproject.toml", "README.md", "LICENSE", "hatch_build.py", "tools/build_pages.py")
FLAGS = "-fno-semantic-interposition -fvisibility=hidden"
"""Calls within the one library go straight to the function: a fifth faster (docs/performance.md)."""


def main() -> int:
    """Build and install if needed; the exit code is 1 only if that fails with `--must`."""
    must = 1 if "--must" in sys.argv else 0
    if fresh():
        return 0
    if not has_compiler():
        print("No C compiler here: playing interpreted, which is slower but the same.")
        return must
    print("Compiling the rules (once; a few minutes) …", flush=True)
    before = digest(sources())
    with tempfile.TemporaryDirectory() as folder:
        built = build(Path(folder))
        if not built:
            print("The rules could not be compiled here: playing interpreted, which is slower but the same.")
            return must
        install(built, before)
    return 0


def fresh() -> bool:
    """Whether the compiled engine is there and made of the sources of now."""
    stamp = TARGET / "built-from.txt"
    return stamp.is_file() and stamp.read_text() == digest(sources())


def sources() -> list[Path]:
    """Everything that the compiled engine is made of."""
    kinds = (".py", ".toml", ".md")
    found = [path for name in COMPILED for path in (SOURCE / name).rglob("*") if path.suffix in kinds]
    return [*sorted(found), ROOT / "pyproject.toml", Path(__file__)]


def has_compiler() -> bool:
    return any(shutil.which(name) for name in (os.environ.get("CC", "cc"), "gcc", "clang"))


def build(folder: Path) -> str:
    """The wheel, built from a copy of the sources; empty if that failed."""
    tree = folder / "tree"
    shutil.copytree(ROOT / "src", tree / "src", ignore=shutil.ignore_patterns("*.so", "__pycache__", "web"))
    (tree / "tools").mkdir()
    for name in BUILD_FILES:
        shutil.copy(ROOT / name, tree / name)
    flags = f"{os.environ.get('CFLAGS', '')} {FLAGS}"
    environment = {**os.environ, "HATCH_BUILD_HOOK_ENABLE_MYPYC": "1", "CFLAGS": flags}
    try:
        pip("wheel", "--no-deps", "--wheel-dir", str(folder), str(tree), env=environment)
    except subprocess.CalledProcessError as error:
        print(error.stdout[-2000:])
        return ""
    return str(next(folder.glob("*.whl")))


def install(wheel: str, made_from: str) -> None:
    """Unpack the wheel beside the target, link what is not compiled, and put it in place in one stroke."""
    fresh_one = TARGET.with_name("compiled.new")
    shutil.rmtree(fresh_one, ignore_errors=True)
    pip("install", "--no-deps", "--target", str(fresh_one), wheel)
    link_sources(fresh_one / "tablee")
    (fresh_one / "built-from.txt").write_text(made_from)
    shutil.rmtree(TARGET, ignore_errors=True)
    fresh_one.rename(TARGET)


def link_sources(package: Path) -> None:
    """Replace everything that was not compiled by a link to its source."""
    for path in package.iterdir():
        if path.name in COMPILED:
            continue
        shutil.rmtree(path) if path.is_dir() else path.unlink()
    for path in SOURCE.iterdir():
        if path.name not in (*COMPILED, "__pycache__"):
            (package / path.name).symlink_to(path)
    if not (package / "web").exists():
        (package / "web").symlink_to(SOURCE / "web")


def pip(*arguments: str, env: dict[str, str] | None = None) -> None:
    command = [sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check", *arguments]
    subprocess.run(command, check=True, env=env, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)


if __name__ == "__main__":
    sys.exit(main())
