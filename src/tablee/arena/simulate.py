"""Simulation: bots play many numbered games, seats in rotation, and the table counts."""

import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from tablee.arena.seating import chairs_of
from tablee.arena.summary import Summary, Tally
from tablee.arena.workers import Series, outcomes
from tablee.kernel.errors import SetupError
from tablee.kernel.game import Game, Setup


def simulate(
    game: Game,
    setup: Setup,
    bots: list[str],
    games: int,
    seed: int,
    workers: int = 1,
    progress: Callable[[int], None] | None = None,
    components: Path | None = None,
) -> Summary:
    """Let bots play `games` games; everything but the time taken is the same for any number of workers.

    The last name of `bots` fills the seats that are left: `greedy,random` with four seats is one against three.
    Game i is dealt from the seed and i, and everybody moves on by one seat, so that every bot plays every seat
    equally often. `progress` is told how many games are finished. `components` is the file that the game was
    opened with, if it was not its own; other processes open it again.
    """
    if games < 1:
        raise SetupError(f"play at least 1 game, not {games}")
    if workers < 1:
        raise SetupError(f"at least 1 worker must play, not {workers}")
    chairs = chairs_of(bots, setup.seats)
    series = Series(game.name, components, setup.seats, setup.options, chairs, seed)
    tally = Tally(series)
    start = time.perf_counter()
    with closing(outcomes(series, game, games, workers)) as chunks:
        for chunk in chunks:
            for outcome in chunk:
                tally.add(outcome)
            if progress is not None:
                progress(tally.games)
    return tally.summary(time.perf_counter() - start)
