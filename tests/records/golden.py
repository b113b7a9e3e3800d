"""Golden records: finished games that must replay alike on every change.

    python tests/records/make.py [--anew] [GAME …]

plays those that are missing, or all of them anew, and notes a hash of every final view in `<game>/views.txt`.
A change of the rules that alters a record gets a new edition and new records; a view that shows more only new hashes.
"""

import hashlib
from itertools import combinations
from pathlib import Path
from random import Random

from contract.plays import encoded, setups_of
from tablee.bots import sit_down
from tablee.bots.bot import RandomBot, Seen
from tablee.kernel.errors import SetupError
from tablee.kernel.record import Record, read_record, replay
from tablee.kernel.rng import rng_from
from tablee.kernel.seed import secret_of

HERE = Path(__file__).parent
ENOUGH = 24
"""Records of one game."""


def chosen_setups(game):
    """The usual setup of every seat count, and few others, so that every two values of options meet somewhere."""
    chosen = [game.setup(seats) for seats in range(game.fewest, game.most + 1)]
    met = set().union(*(pairs_of(setup) for setup in chosen))
    waiting = setups_of(game)
    Random(1).shuffle(waiting)
    while True:
        best = max(waiting, key=lambda setup: len(pairs_of(setup) - met))
        if pairs_of(best) <= met or len(chosen) == ENOUGH:
            return chosen
        chosen.append(best)
        met |= pairs_of(best)


def pairs_of(setup):
    """Every two things that this setup brings together; of a per-seat option only which values there are."""
    values = {name: "/".join(sorted(set(value.split(",")))) for name, value in setup.options.items()}
    return set(combinations([("seats", setup.seats), *sorted(values.items())], 2))


def file_of(game, setup):
    values = "-".join(value.replace(",", "+") for value in setup.options.values())
    return HERE / game.name / f"{setup.seats}{'-' if values else ''}{values}.tablee"


def play_record(game, setup, seed):
    """Play a game to its end, greedy and random bots side by side."""
    bots = [bot_of(game, seat + seed) for seat in range(setup.seats)]
    chance = [rng_from(secret_of(seed), f"bot {seat}") for seat in range(setup.seats)]
    position = game.deal(setup, secret_of(seed))
    lines = []
    while seats := position.to_act():
        seat = seats[seed % len(seats)]
        decision = bots[seat][1].choose(Seen(position, seat), chance[seat])
        position.apply(seat, decision)
        lines.append((seat, decision.notation))
    points = position.result().points
    names = [name for name, _ in bots]
    return Record(game.name, game.edition, game.components, setup, secret_of(seed), names, lines, points)


def bot_of(game, number):
    """Every other seat is greedy, where there is a greedy bot for the game."""
    if number % 2:
        return "random", RandomBot()
    try:
        return "greedy", sit_down("greedy", game)
    except SetupError:
        return "random", RandomBot()


def replayed(game, path):
    """The record of a file, and its last position."""
    record = read_record(path.read_text(encoding="utf-8"))
    return record, replay(game, record)[-1]


def hash_of_views(position, seats):
    """A hash of what every seat and an onlooker see."""
    views = [encoded(position.view(seat)) for seat in [*range(seats), None]]
    return hashlib.sha256(b"\n".join(views)).hexdigest()[:16]


def views_of(game):
    """A line for every record of a game: its file and the hash of its final views."""
    lines = []
    for path in sorted((HERE / game.name).glob("*.tablee")):
        record, position = replayed(game, path)
        lines.append(f"{path.name} {hash_of_views(position, record.setup.seats)}")
    return lines
