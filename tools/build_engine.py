"""Build the compiled package into .venv/compiled; without a C compiler say so and go on interpreted.

The wheel is built in a temporary copy, since the build leaves its binaries beside the sources it compiles.
"""

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TARGET = ROOT / ".venv" / "compiled"
FLAGS = "-fno-semantic-interposition -fvisibility=hidden"
"""Calls within the one library go straight to the function: a fifth faster (docs/performance.md)."""


def main() -> int:
    """Build and install; the exit code is 1 only if a compiler is there and the build fails with `--must`."""
    must = "--must" in sys.argv
    shutil.rmtree(TARGET, ignore_errors=True)
    if not any(shutil.which(name) for name in (os.environ.get("CC", "cc"), "gcc", "clang")):
        print("No C compiler here: playing interpreted, which is slower but the same.")
        return 1 if must else 0
    print("Compiling the rules (once; a few minutes) …", flush=True)
    with tempfile.TemporaryDirectory() as folder:
        built = build(Path(folder))
        if not built:
            print("The rules could not be compiled here: playing interpreted, which is slower but the same.")
            return 1 if must else 0
        pip("install", "--no-deps", "--target", str(TARGET), built)
    return 0


def build(folder: Path) -> str:
    """The wheel, built from a copy of the sources; empty if that failed."""
    tree = folder / "tree"
    ignore = shutil.ignore_patterns("*.so", "__pycache__")
    shutil.copytree(ROOT / "src", tree / "src", ignore=ignore)
    for name in ("pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, tree / name)
    flags = f"{os.environ.get('CFLAGS', '')} {FLAGS}"
    environment = {**os.environ, "HATCH_BUILD_HOOK_ENABLE_MYPYC": "1", "CFLAGS": flags}
    try:
        pip("wheel", "--no-deps", "--wheel-dir", str(folder), str(tree), env=environment)
    except subprocess.CalledProcessError as error:
        print(error.stdout[-2000:])
        return ""
    return str(next(folder.glob("*.whl")))


def pip(*arguments: str, env: dict[str, str] | None = None) -> None:
    command = [sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check", *arguments]
    subprocess.run(command, check=True, env=env, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)


if __name__ == "__main__":
    sys.exit(main())
