"""Results as JSON, and the tables that the documentation shows: made from the results, never by hand."""

import json
from pathlib import Path
from typing import Any

from bench.runs import ROOT, BenchError

RESULTS = ROOT / "bench" / "results"
PAGES = {
    "engine": ROOT / "docs" / "performance.md",
    "service": ROOT / "docs" / "performance.md",
    "layout": ROOT / "docs" / "decisions" / "0002-data-layout.md",
}

Results = dict[str, Any]

TITLES = {
    "mon_royaume": "Mon Royaume, 4 seats, complete rules",
    "tales_of_glory": "Tales of Glory, 4 seats",
    "royaumes_sauvages": "Les Royaumes Sauvages, 4 seats",
    "oh_mon_chateau": "Oh mon château, 4 seats, great architects",
    "realm_of_wonder": "Realm of Wonder, 4 seats, 20 rounds",
    "connect_four": "Connect four",
    "kuhn_poker": "Kuhn poker",
}
ROWS = {
    "playouts": "random games per second",
    "decisions": "decisions per second, in the engine's own loop",
    "python_decisions": "decisions per second, driven from Python",
    "deal": "deal a new game",
    "clone": "clone",
    "legal": "legal list",
    "view": "view",
    "sample": "sample",
}
PER_SECOND = {"playouts", "decisions", "python_decisions"}


def save(name: str, results: Results) -> None:
    """Keep results and put their tables into the documentation."""
    RESULTS.mkdir(exist_ok=True)
    text = json.dumps(rounded(results), indent=1, ensure_ascii=False)
    (RESULTS / f"{name}.json").write_text(text + "\n", encoding="utf-8")
    PAGES[name].write_text(page_with_table(name), encoding="utf-8")


def rounded(value: Any) -> Any:
    """The same with four significant digits, which is more than can be measured."""
    if isinstance(value, float):
        return float(f"{value:.4g}")
    if isinstance(value, dict):
        return {key: rounded(entry) for key, entry in value.items()}
    return value


def page_with_table(name: str) -> str:
    """A page of the documentation with the table of the kept results between its two markers."""
    page = PAGES[name].read_text(encoding="utf-8")
    begin, end = f"<!-- bench {name}: begin -->", f"<!-- bench {name}: end -->"
    if page.count(begin) != 1 or page.count(end) != 1:
        raise BenchError(f"{PAGES[name].name} needs the lines {begin} and {end}, once each")
    before, _, rest = page.partition(begin)
    _, _, after = rest.partition(end)
    return f"{before}{begin}\n{table_of(name)}{end}{after}"


def table_of(name: str) -> str:
    """The kept results as Markdown."""
    file = RESULTS / f"{name}.json"
    if not file.exists():
        raise BenchError(f"there are no results yet; measure with: python -m bench {name}")
    results = json.loads(file.read_text(encoding="utf-8"))
    kinds = {"engine": engine_tables, "service": service_table, "layout": layout_table}
    return kinds[name](results)


def engine_tables(results: Results) -> str:
    """Each game interpreted and compiled, then connect four beside OpenSpiel's."""
    lines = [machine_line(results), ""]
    for game, title in TITLES.items():
        lines += [f"| {title} | interpreted | compiled | ratio |", "|---|---:|---:|---:|"]
        slow, fast = (results[kind][game]["rates"] for kind in ("interpreted", "compiled"))
        for row, label in ROWS.items():
            cells = f"{shown(row, slow[row])} | {shown(row, fast[row])} | {fast[row] / slow[row]:.1f}"
            lines.append(f"| {label} | {cells} |")
        lines.append("")
    return "\n".join(lines + rival_table(results)) + "\n"


def rival_table(results: Results) -> list[str]:
    """Steps per second beside OpenSpiel; the ratio is to its native rollouts."""
    rival = results["open_spiel"]["connect_four"]["rates"]
    ours = {game: results["compiled"][game]["rates"] for game in TITLES}
    rows = [
        ("OpenSpiel connect four, rolled out natively in C++", rival["decisions"]),
        ("Tablée connect four, compiled", ours["connect_four"]["decisions"]),
        ("Tablée Mon Royaume, compiled", ours["mon_royaume"]["decisions"]),
        ("OpenSpiel connect four, driven from Python", rival["python_decisions"]),
        ("Tablée connect four, compiled, driven from Python", ours["connect_four"]["python_decisions"]),
        ("Tablée Mon Royaume, compiled, driven from Python", ours["mon_royaume"]["python_decisions"]),
    ]
    lines = ["| in the same run | decisions per second | OpenSpiel native = 1 |", "|---|---:|---:|"]
    for label, rate in rows:
        lines.append(f"| {label} | {shown('decisions', rate)} | {rate / rival['decisions']:.2f} |")
    clones = [("OpenSpiel connect four", rival), ("Tablée connect four, compiled", ours["connect_four"])]
    lines += ["", "| clone, called from Python | time |", "|---|---:|"]
    return lines + [f"| {label} | {shown('clone', rates['clone'])} |" for label, rates in clones]


def layout_table(results: Results) -> str:
    """Mon Royaume with flat arrays and with flat lists."""
    lines = [machine_line(results), ""]
    lines += ["| Mon Royaume, 4 seats | `vec[i64]` | `list[int]` | vec / list |", "|---|---:|---:|---:|"]
    for kind in ("interpreted", "compiled"):
        flat, lists = (results[f"{layout}_{kind}"]["mon_royaume"]["rates"] for layout in ("vec", "list"))
        for row in ("decisions", "clone", "legal", "sample"):
            cells = f"{shown(row, flat[row])} | {shown(row, lists[row])} | {flat[row] / lists[row]:.2f}"
            lines.append(f"| {kind}: {ROWS[row]} | {cells} |")
    return "\n".join(lines) + "\n"


SERVICE_FIGURES = ("per_second", "cost", "load", "busy_p99", "p50", "p99")


def service_table(results: Results) -> str:
    """The table service beside boardgame.io's, durable and in memory."""
    machine, rows = results["machine"], results["rows"]
    lines = [f"Python {machine['python']}, {machine['processor']}, {machine['cores']} cores.", ""]
    lines += [
        "| in the same run | decisions/s | processor time of a decision | of the load program | p99 then | p50 at a pace | p99 at a pace |",
        "|---|---:|---:|---:|---:|---:|---:|",
    ]
    for label, row in rows.items():
        spent = f"{row['per_second']:.0f} | {row['cost']:.2f} ms | {row['load']:.2f} ms"
        times = " | ".join(f"{row[part]:.1f} ms" for part in ("busy_p99", "p50", "p99"))
        nobody_told = label.startswith("uvicorn")
        lines.append(f"| {label} | {spent} | {' | | ' if nobody_told else times} |")
    for kind in ("durable", "in memory"):
        ours, theirs = rows[f"Tablée, {kind}"], rows[f"boardgame.io, {kind}"]
        ratios = [f"{ours[part] / theirs[part]:.2f}" for part in SERVICE_FIGURES]
        lines.append(f"| Tablée / boardgame.io, {kind} | {' | '.join(ratios)} |")
    held = f"({results['held']} tables held)"
    idle = f"An idle table with four seats takes {results['idle_table_kib']:.0f} KiB {held};"
    opening = f"one with 2,000 stored decisions opens in {results['opening_seconds']:.2f} s."
    return "\n".join([*lines, "", f"{idle} {opening}", "", asked_for_ten_times(rows)]) + "\n"


def asked_for_ten_times(rows: Results) -> str:
    """What the load program would take itself if it asked us for ten times boardgame.io's rate in memory."""
    rate = 10 * rows["boardgame.io, in memory"]["per_second"]
    busy = rate * rows["Tablée, in memory"]["load"] / 1000
    return (
        f"Ten times boardgame.io's rate in memory, {rate:.0f} decisions a second, would keep "
        f"{busy:.1f} processors busy with the load program alone."
    )


def machine_line(results: Results) -> str:
    """Where this was measured, and how far its passes were apart."""
    machine = results["machine"]
    engines = [engine for kind, engine in results.items() if kind != "machine"]
    spread = max(game["spread"] for engine in engines for game in engine.values())
    return (
        f"Python {machine['python']}, {machine['processor']}, {machine['cores']} cores; "
        f"passes of this run differed by up to {spread:.0%}."
    )


def shown(row: str, rate: float) -> str:
    """A rate, or the time of one call, with three digits and a unit."""
    if row in PER_SECOND:
        return with_unit(rate, [(1e6, " M"), (1e3, " k"), (1, "")])
    return with_unit(1e9 / rate, [(1e6, " ms"), (1e3, " µs"), (1, " ns")])


def with_unit(value: float, units: list[tuple[float, str]]) -> str:
    for size, unit in units:
        if value >= size:
            return f"{value / size:#.3g}".rstrip(".") + unit
    return f"{value:.3g}{units[-1][1]}"


def stale_pages() -> list[Path]:
    """The pages whose tables are not those of the kept results."""
    return [page for name, page in kept() if page_with_table(name) != page.read_text(encoding="utf-8")]


def kept() -> list[tuple[str, Path]]:
    """What was measured and kept, and the page that shows it."""
    return [(name, page) for name, page in PAGES.items() if (RESULTS / f"{name}.json").exists()]
