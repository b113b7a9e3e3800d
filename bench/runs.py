"""Run measurements in processes of their own, in turn, several times over, and keep the best of each."""

import json
import os
import platform
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
COMPILED = ROOT / ".venv" / "compiled"

Figures = dict[str, Any]


class BenchError(Exception):
    """Something that keeps the measurement from being true; the text says what to do."""


def run(module: str, package: Path, *arguments: str) -> Figures:
    """One measurement with the package found in this folder and nowhere else."""
    path = os.pathsep.join([str(package), str(ROOT)])
    done = subprocess.run(
        [sys.executable, "-P", "-m", module, *arguments],
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise BenchError(f"{module} failed:\n{done.stderr}")
    figures: Figures = json.loads(done.stdout)
    return figures


def run_engine(package: Path, compiled: bool, *arguments: str) -> Figures:
    """Measure an engine, and make sure that it is the one that was meant."""
    figures = run("bench.engine", package, *arguments)
    file = Path(figures.pop("file"))
    if not file.is_relative_to(package) or (file.suffix != ".py") != compiled:
        kind = "compiled" if compiled else "interpreted"
        raise BenchError(
            f"wanted the {kind} engine, but {file.name} was imported; remove *.so files from src"
        )
    return figures


def best_of(passes: list[Figures]) -> Figures:
    """The best rate of every measurement, and how far the passes were apart at most (`spread`, 0.1 = 10 %)."""
    best: Figures = {}
    for name, game in passes[0]["games"].items():
        all_rates = [figures["games"][name]["rates"] for figures in passes]
        rates = {key: max(rates[key] for rates in all_rates) for key in game["rates"]}
        spread = max(
            1 - min(rates[key] for rates in all_rates) / rates_best for key, rates_best in rates.items()
        )
        best[name] = {**game, "rates": rates, "spread": spread}
    return best


def check_alike(*engines: Figures) -> None:
    """Engines to compare must have played the same games."""
    for name, game in engines[0].items():
        checksums = {engine[name]["checksum"] for engine in engines}
        if len(checksums) > 1:
            raise BenchError(f"the engines do not play {name} alike: {', '.join(sorted(checksums))}")
        print(f"{name}: the same games in all engines ({game['checksum']})", file=sys.stderr)


def machine() -> dict[str, str]:
    """What the figures depend on besides the code."""
    return {
        "python": platform.python_version(),
        "processor": _processor(),
        "cores": str(os.cpu_count()),
        "system": platform.system(),
    }


def _processor() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        return platform.processor()
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.machine()
