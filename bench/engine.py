"""Measure the engine that this process imports, interpreted or compiled, and print the rates as JSON.

Run by `python -m bench` in a process of its own for each kind: the two cannot be mixed in one.
"""

import argparse
import json
import random
from collections.abc import Callable
from importlib import import_module
from typing import NamedTuple

from bench.timing import best_rate
from tablee.bots.playout import random_playouts
from tablee.kernel import position as kernel_position
from tablee.kernel.game import Game, Setup
from tablee.kernel.position import Position
from tablee.kernel.rng import Rng, rng_from
from tablee.kernel.seed import secret_of_game

STARTS = 25
"""Different deals that the playouts of a round begin from; each is cloned again and again."""
LENGTH_DECISIONS = 100_000
"""About so many decisions are played to find the length of a game."""
MOMENTS = 300
"""Moments of random games at which single calls are measured."""


class Title(NamedTuple):
    """A game to measure and how it is set up."""

    module: str
    name: str
    seats: int
    options: dict[str, str] = {}  # noqa: RUF012 - a tuple's default is never changed
    starts: int = STARTS


TITLES = {
    "mon_royaume": Title("mon_royaume.game", "MonRoyaume", 4),
    "tales_of_glory": Title("tales_of_glory.game", "TalesOfGlory", 4),
    "royaumes_sauvages": Title("royaumes_sauvages.game", "RoyaumesSauvages", 4),
    "oh_mon_chateau": Title("oh_mon_chateau.game", "OhMonChateau", 4, {"version": "grand_architects"}),
    "realm_of_wonder": Title("realm_of_wonder.game", "RealmOfWonder", 4, {"round_limit": "20"}, starts=4),
    "connect_four": Title("small.connect_four", "ConnectFour", 2),
    "kuhn_poker": Title("small.kuhn_poker", "KuhnPoker", 2),
}
"""Random seats hardly ever win at Realm of Wonder, so its games end after 20 rounds; they are long, and few are enough."""


class Moment(NamedTuple):
    """A position in the middle of a random game, and a seat that has to act."""

    position: Position
    seat: int


class Bench:
    """The measurements of one game."""

    def __init__(self, game: Game, title: Title) -> None:
        self.game = game
        self.setup: Setup = game.setup(title.seats, title.options)
        self.secrets = [secret_of_game(1, number) for number in range(title.starts)]
        self.starts = [game.deal(self.setup, secret) for secret in self.secrets]
        self.moments = moments_of(self.starts, rng_from(b"moments"))

    def rates(self, rounds: int) -> dict[str, float]:
        """Every measurement as a number of times per second."""
        works: dict[str, Callable[[int], int]] = {
            "decisions": self.play,
            "python_decisions": self.play_from_python,
            "deal": self.deal,
            "clone": self.clone,
            "legal": self.legal,
            "view": self.view,
            "sample": self.sample,
        }
        rates = {name: best_rate(work, rounds) for name, work in works.items()}
        return {**rates, "playouts": rates["decisions"] / self.length()}

    def play(self, times: int) -> int:
        """Random games to the end, the loop being part of the engine; starts are cloned, not dealt anew."""
        rng = rng_from(b"play")
        return sum(random_playouts(start, rng, times) for start in self.starts)

    def play_from_python(self, times: int) -> int:
        """The same with an interpreted loop around `to_act`, `legal` and `apply`."""
        chance = random.Random(1).random
        return sum(drive(start.clone(), chance) for start in self.starts for _ in range(times))

    def deal(self, times: int) -> int:
        for _ in range(times):
            for secret in self.secrets:
                self.game.deal(self.setup, secret)
        return times * len(self.secrets)

    def clone(self, times: int) -> int:
        for _ in range(times):
            for position, _seat in self.moments:
                position.clone()
        return times * len(self.moments)

    def legal(self, times: int) -> int:
        for _ in range(times):
            for position, seat in self.moments:
                position.legal(seat)
        return times * len(self.moments)

    def view(self, times: int) -> int:
        for _ in range(times):
            for position, seat in self.moments:
                position.view(seat)
        return times * len(self.moments)

    def sample(self, times: int) -> int:
        rng = rng_from(b"sample")
        for _ in range(times):
            for position, seat in self.moments:
                position.sample(seat, rng)
        return times * len(self.moments)

    def length(self) -> float:
        """Decisions in a random game on average."""
        times = max(1, LENGTH_DECISIONS // self.play(1))
        return self.play(times) / (times * len(self.starts))

    def checksum(self) -> str:
        """The same for engines that play alike: what chance is left after some games, and their length."""
        rng = rng_from(b"checksum")
        decisions = sum(random_playouts(start, rng, 4) for start in self.starts)
        return f"{decisions}-{rng.word():08x}"


def moments_of(starts: list[Position], rng: Rng) -> list[Moment]:
    """Moments spread evenly over random games from these starts."""
    moments: list[Moment] = []
    for start in starts:
        position = start.clone()
        while seats := position.to_act():
            for seat in seats:
                moments.append(Moment(position.clone(), seat))
                legal = position.legal(seat)
                position.apply(seat, legal[rng.below(len(legal))])
    step = max(1, len(moments) // MOMENTS)
    return moments[::step]


def drive(position: Position, chance: Callable[[], float]) -> int:
    """Play to the end from an interpreted loop."""
    count = 0
    while seats := position.to_act():
        for seat in seats:
            legal = position.legal(seat)
            position.apply(seat, legal[int(chance() * len(legal))])
            count += 1
    return count


def measure(names: list[str], rounds: int) -> dict[str, object]:
    games: dict[str, object] = {}
    for name in names:
        title = TITLES[name]
        module = import_module(f"tablee.games.{title.module}")
        bench = Bench(getattr(module, title.name)(), title)
        games[name] = {"checksum": bench.checksum(), "length": bench.length(), "rates": bench.rates(rounds)}
    return {"file": kernel_position.__file__, "games": games}


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", default=list(TITLES))
    parser.add_argument("--rounds", type=int, default=4)
    chosen = parser.parse_args()
    print(json.dumps(measure(chosen.names, chosen.rounds)))
