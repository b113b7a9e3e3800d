"""The places of the realm: what each is, and what stands there now, as a sign or in words."""

from tablee.games.realm_of_wonder.board import CASTLE as CASTLE_FEATURE
from tablee.games.realm_of_wonder.board import HOME, RUNE_STONE, TOWER, VORTEX, WELL, Space
from tablee.games.realm_of_wonder.components import Box
from tablee.games.realm_of_wonder.view_shapes import FortView, RealmView
from tablee.texts.texts import Texts

FIGURES = "①②③④⑤⑥"
"""The figures of the seats."""
SHUT, EMPTY_TOWER, MONSTER = "♜", "♖", "☠"
FREE_WELL, FORT, HOUSE = "○", "▲", "⌂"
STONE, SWIRL, GATE, BEACH, LAND = "◈", "@", "♔", "≈", "·"
HARD = "²"
"""Beside a place that costs 2 to enter."""
FEATURES = {RUNE_STONE: STONE, VORTEX: SWIRL, CASTLE_FEATURE: GATE}


class Places:
    """Every place as one view shows it."""

    def __init__(self, box: Box, texts: Texts, view: RealmView) -> None:
        self.box = box
        self.texts = texts
        self.view = view
        self.spaces = {space.names.id: space for space in box.board.spaces}
        self.figures = {seat.place: seat.seat for seat in view.seats}
        self.homes = {seat.home: seat.seat for seat in view.seats}
        self.forts = {fort.space: fort for fort in view.forts}
        self.towers = {tower.space: tower.tile for tower in view.towers}

    def called(self, name: str) -> str:
        return str(self.texts.word(name))

    def who(self, seat: int) -> str:
        me = None if self.view.me is None else self.view.me.seat
        return self.texts.name(seat, me)

    # As a sign

    def sign(self, name: str) -> str:
        """What a place is, in one column."""
        space = self.spaces[name]
        if space.feature == TOWER:
            tile = self.towers[name]
            return SHUT if tile == "closed" else EMPTY_TOWER if tile == "empty" else MONSTER
        if space.feature in (WELL, HOME):
            return HOUSE if name in self.homes else FORT if name in self.forts else FREE_WELL
        return FEATURES.get(space.feature, BEACH if space.beach else LAND)

    def mark(self, name: str) -> str:
        """Who stands there, else whose it is, else whether it is hard to enter."""
        if name in self.figures:
            return FIGURES[self.figures[name]]
        if name in self.homes:
            return str(self.homes[name] + 1)
        if name in self.forts:
            return str(self.forts[name].seat + 1)
        return HARD if self.spaces[name].cost > 1 else " "

    # In words

    def stands_out(self, name: str) -> bool:
        """Whether there is anything at a place but ground."""
        return self.sign(name) not in (LAND, BEACH) or name in self.figures

    def features(self, name: str) -> list[str]:
        """What a place is and who stands there; plain ground is nothing."""
        words = self.feature(self.spaces[name])
        if self.spaces[name].beach:
            words.append(self.texts.say("place-beach"))
        if name in self.figures:
            words.append(self.texts.say("place-figure", name=self.who(self.figures[name])))
        return words

    def feature(self, space: Space) -> list[str]:
        name = space.names.id
        say = self.texts.say
        if space.feature == TOWER:
            return [self.tower(self.towers[name])]
        if name in self.homes:
            return [say("place-home", name=self.who(self.homes[name]))]
        if name in self.forts:
            return [self.fort(self.forts[name])]
        if space.feature in (WELL, HOME):
            return [say("place-well")]
        kinds = {RUNE_STONE: "stone", VORTEX: "vortex", CASTLE_FEATURE: "castle"}
        return [say(f"place-{kinds[space.feature]}")] if space.feature in kinds else []

    def tower(self, tile: str) -> str:
        if tile in ("closed", "empty"):
            return self.texts.say(f"place-tower-{tile}")
        return self.texts.say("place-monster", name=self.called(tile), bonus=self.bonus(tile))

    def bonus(self, tile: str) -> int:
        """What a monster adds to its dice."""
        return next(kind.bonus for kind in self.box.tiles if kind.names.id == tile)

    def fort(self, fort: FortView) -> str:
        return self.texts.say("place-fort", name=self.who(fort.seat), height=fort.height)

    def told(self, name: str) -> str:
        """A place by name with what is there."""
        words = self.features(name)
        if self.spaces[name].cost > 1:
            words.append(self.texts.say("place-hard"))
        return f"{self.called(name)} ({', '.join(words)})" if words else self.called(name)

    def in_region(self, region: int, disc: int) -> list[str]:
        """The places of a region on one disc; those of the castle disc belong to none."""
        spaces = self.box.board.spaces
        return [space.names.id for space in spaces if (space.region, space.disc) == (region, disc)]
