"""Tables for tests: opened, seated and played by a few words."""

import msgspec

from tablee.games import open_game
from tablee.games.small import SMALL
from tablee.kernel.rng import rng_from
from tablee.kernel.seed import secret_of
from tablee.table.entries import Opened, Settings
from tablee.table.projection import project
from tablee.table.table import Table, open_table


def game_of(name):
    return SMALL[name]() if name in SMALL else open_game(name)


class Played:
    """A table with everybody seated, and the entries that made it."""

    def __init__(self, name="mon_royaume", seats=2, seed=1, settings=None, bots=(), names=(), **options):
        self.game = game_of(name)
        setup = self.game.setup(seats, options)
        opened = Opened(
            at=0.0,
            game=name,
            edition=self.game.edition,
            components=self.game.components,
            seats=seats,
            options=setup.options,
            secret=secret_of(seed).hex(),
            settings=settings or Settings(),
        )
        self.entries = [opened]
        self.table = Table(self.game, opened)
        self.now = 0.0
        for seat in range(seats):
            bot = "random" if seat in bots else None
            name = names[seat] if names else f"seat {seat}"
            self.do(self.table.sit(seat, name, self.now, bot=bot))
        self.do(self.table.start(self.now))

    def do(self, entries):
        self.entries += entries
        self.table.evolve(entries)
        return entries

    def submit(self, seat, notation, question=None):
        number = self.table.chairs[seat].asked if question is None else question
        return self.do(self.table.submit(seat, number, notation, self.now))

    def take_back(self, seat, everything=False):
        return self.do(self.table.take_back(seat, self.now, everything))

    def random_decisions(self, count, chance):
        """Let random seats that are asked decide at random."""
        rng = rng_from(b"%d" % chance)
        for _ in range(count):
            asked = self.table.to_act()
            if not asked:
                return
            seat = asked[rng.below(len(asked))]
            legal = self.table.position.legal(seat)
            self.submit(seat, legal[rng.below(len(legal))].notation)

    def reopened(self):
        """The same table, made anew from its entries as they are stored."""
        stored = [msgspec.json.decode(msgspec.json.encode(e), type=type(e)) for e in self.entries]
        return open_table(self.game, stored)


def seen_by(table, viewer):
    """Everything that goes to a viewer, as the bytes on the wire."""
    return msgspec.json.encode(project(table, viewer, now=100.0))
