"""Every game, every way to set it up, and random plays of it."""

from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from itertools import product
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import msgspec

from contract.census import census_of
from tablee.games import COLLECTION, open_game
from tablee.games.small import SMALL
from tablee.kernel.errors import SetupError
from tablee.kernel.rng import rng_from
from tablee.kernel.seed import secret_of

TOO_LONG = 20_000
"""A play of this many decisions has lost its way."""


@cache
def game_of(name):
    """A game of the collection, a small one, or a variant such as "mon_royaume, bards have every colour"."""
    title, _, variant = name.partition(", ")
    if variant:
        return open_variant(title, census_of(title).VARIANTS[variant])
    return SMALL[title]() if title in SMALL else open_game(title)


def open_variant(title, changes):
    """A game with a corrected component file: each change is a text of the file and what stands there instead."""
    text = files("tablee.games").joinpath(title, "components.toml").read_text(encoding="utf-8")
    for old, new in changes:
        assert old in text, f"the component file of {title} has no {old!r}"
        text = text.replace(old, new)
    with TemporaryDirectory() as folder:
        path = Path(folder) / "components.toml"
        path.write_text(text, encoding="utf-8")
        return open_game(title, path)


def all_games():
    """The names of all games, each followed by its variants."""
    return [
        name
        for title in [*COLLECTION, *SMALL]
        for name in [title, *(f"{title}, {variant}" for variant in census_of(title).VARIANTS)]
    ]


def setups_of(game):
    """Every seat count with every combination of options that the game admits, and that random plays bring to an end."""
    found = []
    ends = getattr(census_of(game.name), "ends_at_random", lambda _: True)
    for seats in range(game.fewest, game.most + 1):
        for values in product(*(_values_of(option, seats) for option in game.options)):
            chosen = {option.name: value for option, value in zip(game.options, values, strict=True)}
            with suppress(SetupError):
                found.append(game.setup(seats, chosen))
    return [setup for setup in found if ends(setup)]


@cache
def some_setups(name):
    """Every setup of a game; two dozen where there are very many, and four of a variant, always the same ones."""
    setups = setups_of(game_of(name))
    most = 4 if ", " in name else len(setups) if len(setups) <= 110 else 24
    return Random(1).sample(setups, min(len(setups), most))


def _values_of(option, seats):
    """The values of an option; of one per seat, each value for all and one mixture."""
    if not option.per_seat:
        return option.values
    mixed = ",".join(option.values[seat % len(option.values)] for seat in range(seats))
    return [*option.values, mixed]


def describe(setup):
    """A setup in a few words, for the name of a test."""
    return " ".join([f"{setup.seats} seats", *(f"{name}={value}" for name, value in setup.options.items())])


def encoded(view):
    """A view as the bytes that leave the process."""
    return msgspec.json.encode(view)


@dataclass(frozen=True)
class Play:
    """A whole random play: what was dealt, and every decision with its seat."""

    game: object
    setup: object
    seed: int
    lines: list

    def start(self):
        return self.game.deal(self.setup, secret_of(self.seed))

    def position(self, number):
        """The position after that many decisions."""
        position = self.start()
        for seat, decision in self.lines[:number]:
            position.apply(seat, decision)
        return position

    def chance(self, purpose):
        """Chance for one purpose, the same every time."""
        return rng_from(secret_of(self.seed), purpose)

    def moments(self, count):
        """The numbers of some random moments in the order of play."""
        chance = self.chance("moments")
        return sorted({int(chance.below(len(self.lines) + 1)) for _ in range(count)})

    def positions(self, count):
        """The positions at some random moments."""
        return [self.position(number) for number in self.moments(count)]


def random_play(game, setup, seed):
    """Play to the end with random seats first and random legal decisions."""
    position = game.deal(setup, secret_of(seed))
    chance = rng_from(secret_of(seed), "decisions")
    lines = []
    while position.to_act():
        assert len(lines) < TOO_LONG, f"{game.name} does not end"
        lines.append(random_decision(position, chance))
        position.apply(*lines[-1])
    return Play(game, setup, seed, lines)


def random_decision(position, chance):
    """A seat that owes an answer, and one of its legal decisions."""
    seats = position.to_act()
    seat = seats[chance.below(len(seats))]
    legal = position.legal(seat)
    assert legal, f"seat {seat} must act but has no legal decision"
    return seat, legal[chance.below(len(legal))]
