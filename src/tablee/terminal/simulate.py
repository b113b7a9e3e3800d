"""Simulation on the command line: a progress bar on stderr, a summary or JSON on stdout."""

import json
from pathlib import Path

from rich.console import Console
from rich.padding import Padding
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from tablee.arena.simulate import simulate
from tablee.arena.summary import Summary
from tablee.kernel.game import Game, Setup
from tablee.terminal.screen import Screen
from tablee.texts.texts import Texts


def run_simulation(
    game: Game,
    setup: Setup,
    bots: list[str],
    games: int,
    seed: int,
    workers: int,
    components: Path | None,
    texts: Texts,
) -> Summary:
    """Play the games; the bar is drawn only where somebody watches."""
    console = Console(stderr=True)
    with Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    ) as progress:
        task = progress.add_task(texts.say("title"), total=games)
        return simulate(
            game,
            setup,
            bots,
            games,
            seed,
            workers,
            lambda finished: progress.update(task, completed=finished),
            components,
        )


def show_json(summary: Summary, screen: Screen) -> None:
    screen.console.out(json.dumps(summary.to_dict(), ensure_ascii=False, indent=1), highlight=False)


def show_summary(summary: Summary, screen: Screen, texts: Texts) -> None:
    """Wins and points by bot, then the lengths, the speed and the checksum."""
    say = texts.say
    screen.line(say("simulated", games=summary.games, seats=summary.seats, title=say("title")), "bold")
    if screen.plain:
        for name in summary.wins:
            screen.line(bot_line(summary, name, texts))
    else:
        screen.show(Padding(bot_table(summary, texts), (1, 1)))
    shortest, mean, longest = summary.lengths.min, summary.lengths.mean, summary.lengths.max
    screen.line(say("simulated-lengths", least=shortest, mean=str(mean), most=longest))
    screen.line(say("simulated-ties", ties=summary.ties))
    for name, mean in summary.counts.items():
        what = say(f"count-{name.replace('_', '-')}")
        screen.line(say("simulated-count", what=what, mean=str(round(mean, 2))))
    speed = f"{summary.decisions_per_second:,.0f}".replace(",", "\u202f")
    how = say("compiled" if summary.compiled else "interpreted")
    screen.line(say("simulated-speed", speed=speed, how=how))
    screen.line(say("simulated-checksum", checksum=summary.checksum, seed=summary.seed))


def cells_of(summary: Summary, name: str) -> list[str]:
    """Wins in per cent with their interval, the mean points, and the points of 5, 50 and 95 %."""
    wins, scores = summary.wins[name], summary.scores[name]
    share = f"{wins.share:.1%}"
    interval = f"{wins.low:.1%} … {wins.high:.1%}"
    return [share, interval, f"{scores.mean:.1f}", f"{scores.p5} / {scores.p50} / {scores.p95}"]


def bot_line(summary: Summary, name: str, texts: Texts) -> str:
    share, interval, mean, spread = cells_of(summary, name)
    count = summary.bots.count(name)
    return texts.say(
        "simulated-bot", bot=name, seats=count, share=share, interval=interval, mean=mean, spread=spread
    )


def bot_table(summary: Summary, texts: Texts) -> Table:
    table = Table(box=None, padding=(0, 2), header_style="bold")
    for column in ("bot", "seats", "wins", "interval", "points", "spread"):
        table.add_column(texts.say(f"column-{column}"), justify="left" if column == "bot" else "right")
    for name in summary.wins:
        table.add_row(name, str(summary.bots.count(name)), *cells_of(summary, name))
    return table
