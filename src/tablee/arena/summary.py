"""What came of many games: scores, lengths and wins by bot, with how sure one can be of them."""

import hashlib
import math
from collections import Counter
from dataclasses import asdict, dataclass
from typing import Any

from tablee.arena.seating import chair_at
from tablee.arena.workers import Outcome, Series
from tablee.build_info import compiled

SURE = 1.959964
"""Standard deviations on either side that hold 95 % of a normal distribution."""


@dataclass(frozen=True)
class Wins:
    """The wins of a bot at all its seats: k winners of one game have 1/k each. `low` to `high` holds the
    true share of wins with 95 % confidence (Wilson's interval; shared wins only make it wider than need be).
    """

    wins: float
    share: float
    low: float
    high: float


@dataclass(frozen=True)
class Scores:
    """The points of a bot or a seat: the mean, and the points that 5, 50 and 95 % do not exceed."""

    mean: float
    p5: int
    p50: int
    p95: int


@dataclass(frozen=True)
class Lengths:
    """Decisions in a game."""

    min: int
    mean: float
    max: int


@dataclass(frozen=True)
class Summary:
    """What came of a simulation. All but the times follows from game, setup, bots, number and seed."""

    game: str
    options: dict[str, str]
    games: int
    seats: int
    bots: list[str]
    seed: int
    decisions: int
    seconds: float
    decisions_per_second: float
    compiled: bool
    scores: dict[str, Scores]
    """By bot."""
    seat_scores: list[Scores]
    wins: dict[str, Wins]
    """By bot."""
    ties: int
    """Games with several winners."""
    lengths: Lengths
    counts: dict[str, float]
    """What else the game counts, for each seat and game."""
    checksum: str
    """Of all games in order: every seat's decisions and points."""

    def to_dict(self) -> dict[str, Any]:
        """The same as plain values for JSON."""
        means = {name: scores.mean for name, scores in self.scores.items()}
        seat_means = [scores.mean for scores in self.seat_scores]
        return {**asdict(self), "mean_scores": {"bots": means, "seats": seat_means}}


class Tally:
    """Counts up outcomes, given in order."""

    def __init__(self, series: Series) -> None:
        self.series = series
        self.games = 0
        self.ties = 0
        self.decisions = 0
        self.shortest = 0
        self.longest = 0
        self.points = {name: Counter[int]() for name in series.chairs}
        self.seat_points = [Counter[int]() for _ in range(series.seats)]
        self.wins = dict.fromkeys(series.chairs, 0.0)
        self.counts = Counter[str]()
        self.digest = hashlib.sha256()

    def add(self, outcome: Outcome) -> None:
        """Count one more game."""
        self._add_length(outcome.decisions)
        self.counts.update(outcome.counts)
        self.digest.update(outcome.checksum.to_bytes(4, "big"))
        winners = outcome.places.count(1)
        self.ties += winners > 1
        for seat, points in enumerate(outcome.points):
            name = self.series.chairs[chair_at(seat, outcome.number, self.series.seats)]
            self.points[name][points] += 1
            self.seat_points[seat][points] += 1
            if outcome.places[seat] == 1:
                self.wins[name] += 1 / winners

    def _add_length(self, decisions: int) -> None:
        self.shortest = min(self.shortest, decisions) if self.games else decisions
        self.longest = max(self.longest, decisions)
        self.decisions += decisions
        self.games += 1

    def summary(self, seconds: float) -> Summary:
        return Summary(
            game=self.series.game,
            options=self.series.options,
            games=self.games,
            seats=self.series.seats,
            bots=self.series.chairs,
            seed=self.series.seed,
            decisions=self.decisions,
            seconds=round(seconds, 3),
            decisions_per_second=round(self.decisions / max(seconds, 1e-9)),
            compiled=compiled(),
            scores={name: scores_of(points) for name, points in self.points.items()},
            seat_scores=[scores_of(points) for points in self.seat_points],
            wins={name: wins_of(won, self.games) for name, won in self.wins.items()},
            ties=self.ties,
            lengths=Lengths(self.shortest, round(self.decisions / self.games, 2), self.longest),
            counts={name: round(n / self.games / self.series.seats, 4) for name, n in self.counts.items()},
            checksum=self.digest.hexdigest()[:16],
        )


def scores_of(points: Counter[int]) -> Scores:
    """Mean and percentiles of points that are counted by value."""
    mean = sum(value * times for value, times in points.items()) / points.total()
    return Scores(round(mean, 3), percentile(points, 5), percentile(points, 50), percentile(points, 95))


def percentile(points: Counter[int], percent: int) -> int:
    """The fewest points that at least so many per cent do not exceed."""
    left = points.total() * percent / 100
    for value in sorted(points):
        left -= points[value]
        if left <= 0:
            return value
    raise ValueError("no points were counted")


def wins_of(won: float, games: int) -> Wins:
    """A number of wins as a share of the games, with Wilson's interval of 95 % confidence."""
    share = won / games
    spread = SURE * SURE / games
    middle = (share + spread / 2) / (1 + spread)
    half = SURE * math.sqrt((share * (1 - share) + spread / 4) / games) / (1 + spread)
    return Wins(round(won, 3), round(share, 4), round(middle - half, 4), round(middle + half, 4))
