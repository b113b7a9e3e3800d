"""`python -m bench`: measure, print the tables, keep the results, and put the tables into the documentation."""

import argparse
import sys
from importlib.util import find_spec

from bench import layout, report
from bench.runs import COMPILED, SOURCE, BenchError, best_of, check_alike, machine, run, run_engine


def measure_engine(passes: int) -> report.Results:
    """The engine interpreted and compiled and OpenSpiel, in turn, so that a slow minute slows all of them."""
    if not (COMPILED / "tablee").exists():
        raise BenchError("there is no compiled engine to measure; make it with: make compiled")
    if find_spec("pyspiel") is None:
        raise BenchError("OpenSpiel is not installed; install it with: pip install -e '.[bench]'")
    interpreted, compiled, rival = [], [], []
    for number in range(1, passes + 1):
        print(f"pass {number} of {passes} …", file=sys.stderr, flush=True)
        interpreted.append(run_engine(SOURCE, False))
        compiled.append(run_engine(COMPILED, True))
        rival.append(run("bench.rival", SOURCE, "4"))
    slow, fast = best_of(interpreted), best_of(compiled)
    check_alike(slow, fast)
    return {"machine": machine(), "interpreted": slow, "compiled": fast, "open_spiel": best_of(rival)}


def write_pages(check: bool) -> int:
    """Put the kept results into the documentation, or only say which pages would change."""
    stale = report.stale_pages()
    for page in stale:
        print(f"{page.name} does not show the kept results", file=sys.stderr)
    if check:
        return 1 if stale else 0
    for name, page in report.kept():
        page.write_text(report.page_with_table(name), encoding="utf-8")
    return 0


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument("what", nargs="?", default="engine", choices=["engine", "layout", "docs"])
    parser.add_argument("--passes", type=int, default=3, help="how often everything is measured")
    parser.add_argument(
        "--check", action="store_true", help="with docs: only say whether the pages are up to date"
    )
    chosen = parser.parse_args()
    try:
        if chosen.what == "docs":
            return write_pages(chosen.check)
        measured = measure_engine(chosen.passes) if chosen.what == "engine" else layout.measure(chosen.passes)
        report.save(chosen.what, measured)
    except BenchError as error:
        print(error, file=sys.stderr)
        return 2
    print(report.table_of(chosen.what))
    return 0


if __name__ == "__main__":
    sys.exit(main())
