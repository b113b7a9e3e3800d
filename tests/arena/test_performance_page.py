"""The figures in the documentation are those that were measured and kept, not typed in."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def test_the_documentation_shows_the_figures_that_were_kept():
    done = subprocess.run(
        [sys.executable, "-m", "bench", "docs", "--check"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )

    assert done.stderr == ""
    assert done.returncode == 0
