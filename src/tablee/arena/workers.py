"""Playing a series of numbered games, here or in several processes; the outcomes are the same either way."""

import signal
import threading
from collections.abc import Generator, Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import get_context
from multiprocessing.synchronize import Event
from pathlib import Path
from typing import NamedTuple

from tablee.arena.seating import chair_at
from tablee.bots import sit_down
from tablee.bots.playout import play_out
from tablee.games import open_game
from tablee.games.small import SMALL
from tablee.kernel.errors import SetupError, TableeError
from tablee.kernel.game import Game, Setup
from tablee.kernel.seed import secret_of_game

MOST_IN_A_CHUNK = 100
CHUNKS_PER_WORKER = 40


class Series(NamedTuple):
    """What a worker must know to play: plain values, since compiled objects do not travel between processes."""

    game: str
    components: Path | None
    seats: int
    options: dict[str, str]
    chairs: list[str]
    seed: int


class Outcome(NamedTuple):
    """One finished game; points and places are by seat, counts are of all seats together."""

    number: int
    decisions: int
    checksum: int
    points: list[int]
    places: list[int]
    counts: dict[str, int]


class Player:
    """Plays games of a series. Everything random in game `number` follows from the seed and that number."""

    def __init__(self, series: Series, game: Game) -> None:
        self.series = series
        self.game = game
        self.setup = Setup(series.seats, series.options)
        self.bots = [sit_down(name, game) for name in series.chairs]

    def play(self, number: int) -> Outcome:
        secret = secret_of_game(self.series.seed, number)
        seats = self.series.seats
        bots = [self.bots[chair_at(seat, number, seats)] for seat in range(seats)]
        end = play_out(self.game.deal(self.setup, secret), bots, secret)
        return Outcome(number, end.decisions, end.checksum, end.points, end.places, end.counts)


def outcomes(series: Series, game: Game, games: int, workers: int) -> Generator[list[Outcome], None, None]:
    """The outcomes of games 0 to `games` - 1 in order, a chunk at a time."""
    player = Player(series, game)
    chunks = chunks_of(games, workers)
    if workers == 1:
        return ([player.play(number) for number in chunk] for chunk in chunks)
    if opened_again(series).components != game.components:
        raise SetupError(f"other processes need the component file of this {series.game} too; pass its path")
    return outcomes_of_pool(series, chunks, workers)


def chunks_of(games: int, workers: int) -> list[range]:
    """The numbers of the games in stretches: short enough to share the work and to show progress."""
    size = max(1, min(MOST_IN_A_CHUNK, games // (workers * CHUNKS_PER_WORKER)))
    return [range(start, min(start + size, games)) for start in range(0, games, size)]


def outcomes_of_pool(
    series: Series, chunks: list[range], workers: int
) -> Generator[list[Outcome], None, None]:
    """The same from worker processes. Leaving early, also by Ctrl-C, stops them after the game at hand."""
    context = get_context("spawn")
    stop = context.Event()
    pool = ProcessPoolExecutor(workers, context, begin_work, (series, stop))
    try:
        with interrupts_ignored():
            results = pool.map(play_chunk, chunks)
        yield from results
    except BrokenProcessPool:
        raise TableeError("a worker process died; try again with fewer workers") from None
    finally:
        stop.set()
        pool.shutdown(wait=True, cancel_futures=True)


def opened_again(series: Series) -> Game:
    """The game of a series; the small games, which are not in the collection, can be simulated too."""
    if series.game in SMALL:
        return SMALL[series.game]()
    return open_game(series.game, series.components)


@contextmanager
def interrupts_ignored() -> Iterator[None]:
    """Processes started within ignore Ctrl-C, which a terminal sends to all of them: the first one decides."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


class Here:
    """What a worker process keeps between chunks."""

    player: Player
    stop: Event


def begin_work(series: Series, stop: Event) -> None:
    """Open the game anew in a worker process."""
    Here.player = Player(series, opened_again(series))
    Here.stop = stop


def play_chunk(numbers: range) -> list[Outcome]:
    """Play a stretch of games in a worker process."""
    return [Here.player.play(number) for number in numbers if not Here.stop.is_set()]
