"""`make screenshots`: pictures of every page of a table of one's own, into a folder; the words go on to web/e2e/look.mjs."""

import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

import build_pages

SCRIPTS = build_pages.WEB / "e2e"


def main(script: str, *words: str) -> int:
    """Serve from a temporary folder, and run a script of web/e2e against it."""
    node = build_pages.find_node()
    if node is None:
        raise SystemExit("there is no Node; make pages brings one")
    with tempfile.TemporaryDirectory() as folder:
        command = [str(Path(sys.executable).parent / "tablee"), "serve", "--port", "0"]
        many = {
            "TABLEE_TABLES_PER_ADDRESS": "100000",
            "TABLEE_LOG_LEVEL": "WARNING",
            "XDG_STATE_HOME": folder,
        }
        with subprocess.Popen(
            command, stdout=subprocess.PIPE, text=True, env={**os.environ, **many}
        ) as service:
            try:
                return subprocess.run(
                    [str(node), str(SCRIPTS / script), address_of(service), *words], check=False
                ).returncode
            finally:
                service.terminate()


def address_of(service: "subprocess.Popen[str]") -> str:
    """Where the service says that it serves."""
    for line in service.stdout or ():
        found = re.search(r"http://127\S+", line)
        if found:
            return found[0]
    raise SystemExit("the service did not start")


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
