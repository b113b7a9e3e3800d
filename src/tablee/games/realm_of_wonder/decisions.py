"""Everything a seat can choose, each made once: this list is the action space."""

from typing import Final, final

from tablee.games.realm_of_wonder.board import CASTLE_DISC, DISC_WORDS, OUTER
from tablee.games.realm_of_wonder.cards import (
    BONUS_SIDES,
    CARD_TYPES,
    CATAPULT,
    COUNTERSPELL,
    DIVE,
    FIST,
    FROZEN_STONE,
    MOST_SEATS,
    TILE_KINDS,
    TILES,
    VULTURE,
    WAND,
)
from tablee.games.realm_of_wonder.components import Box
from tablee.kernel.decision import Decision, Decisions

WAYS: Final = ["clockwise", "anticlockwise"]


@final
class PlayCard(Decision):
    """RW-5.1  Play this movement card."""

    def __init__(self, card: int, name: str) -> None:
        super().__init__("play", [name])
        self.card = card


@final
class ChooseDisc(Decision):
    """RW-5.4  Turn this disc to the region rolled; 1 is the middle disc, 2 the castle disc."""

    def __init__(self, disc: int) -> None:
        super().__init__("disc", [DISC_WORDS[disc - 1]])
        self.disc = disc


@final
class Cast(Decision):
    """RW-6.2  Play this magic card; its choices follow."""

    def __init__(self, card: int, name: str) -> None:
        super().__init__("cast", [name])
        self.card = card


@final
class EndSpells(Decision):
    """RW-6.7  End the spell turn."""

    def __init__(self) -> None:
        super().__init__("finish", [])


@final
class Aim(Decision):
    """RW-6.4  Choose this space for the card: a fort, a well or a beach."""

    def __init__(self, space: int, name: str) -> None:
        super().__init__("aim", [name])
        self.space = space


@final
class AimAt(Decision):
    """RW-7.3, RW-7.4  Choose this player for the card."""

    def __init__(self, seat: int) -> None:
        super().__init__("on", [f"seat_{seat}"])
        self.seat = seat


@final
class TurnDisc(Decision):
    """RW-7.8, RW-9.4  Turn this disc to this region."""

    def __init__(self, disc: int, region: int, name: str) -> None:
        super().__init__("turn", [DISC_WORDS[disc - 1], name])
        self.disc = disc
        self.region = region


@final
class WishFor(Decision):
    """RW-7.10  Take a tile of this kind from this player."""

    def __init__(self, seat: int, kind: int) -> None:
        super().__init__("wish", [f"seat_{seat}", TILES[kind]])
        self.seat = seat
        self.kind = kind


@final
class Counter(Decision):
    """RW-6.5  Play a Counterspell."""

    def __init__(self, card: int, name: str) -> None:
        super().__init__("counter", [name])
        self.card = card


@final
class Pass(Decision):
    """RW-6.5  Let the card on top be."""

    def __init__(self) -> None:
        super().__init__("pass", [])


@final
class Walk(Decision):
    """RW-8.5  Step to this space, or land there."""

    def __init__(self, space: int, name: str) -> None:
        super().__init__("step", [name])
        self.space = space


@final
class FlyOver(Decision):
    """RW-7.6  Fly over this space."""

    def __init__(self, space: int, name: str) -> None:
        super().__init__("fly", [name])
        self.space = space


@final
class Act(Decision):
    """RW-8.4  Something to do that needs no further word: `verb` says what."""

    def __init__(self, verb: str) -> None:
        super().__init__(verb, [])


@final
class Conquer(Decision):
    """RW-12.6  Build this many tokens to conquer a fort."""

    def __init__(self, tokens: int) -> None:
        super().__init__("conquer", [str(tokens)])
        self.tokens = tokens


@final
class Spin(Decision):
    """RW-9.4  Choose this disc, then roll the rotation die for it."""

    def __init__(self, disc: int) -> None:
        super().__init__("spin", [DISC_WORDS[disc - 1]])
        self.disc = disc


@final
class Travel(Decision):
    """RW-9.6  Go to the next vortex this way round."""

    def __init__(self, way: int) -> None:
        super().__init__("vortex", [WAYS[way]])
        self.way = way


@final
class Teleport(Decision):
    """RW-15.5  Give up a teleport tile to go to this well."""

    def __init__(self, space: int, name: str) -> None:
        super().__init__("teleport", [name])
        self.space = space


@final
class UsePower(Decision):
    """RW-14.1  Use the special power; `target` is a region, a disc or a space where the power needs one."""

    def __init__(self, verb: str, power: int, target: int, words: list[str]) -> None:
        super().__init__(verb, words)
        self.power = power
        self.target = target


@final
class Muscle(Decision):
    """RW-13.3  Add this muscle card to the battle."""

    def __init__(self, card: int, name: str) -> None:
        super().__init__("muscle", [name])
        self.card = card


@final
class Loot(Decision):
    """RW-13.9  Take a tile of this kind from the loser."""

    def __init__(self, kind: int) -> None:
        super().__init__("loot", [TILES[kind]])
        self.kind = kind


@final
class Retreat(Decision):
    """RW-13.7, RW-18.22  Go to this space."""

    def __init__(self, space: int, name: str) -> None:
        super().__init__("retreat", [name])
        self.space = space


@final
class Keep(Decision):
    """RW-15.3  Keep this card of the chest."""

    def __init__(self, card: int, name: str) -> None:
        super().__init__("keep", [name])
        self.card = card


@final
class ChooseSide(Decision):
    """RW-15.10  Take the bonus token with this side up."""

    def __init__(self, side: int) -> None:
        super().__init__("bonus", [BONUS_SIDES[side]])
        self.side = side


@final
class Choices:
    """The decisions of one box, by what they are about."""

    def __init__(self, box: Box) -> None:
        board = box.board
        names = [space.names.id for space in board.spaces]
        spaces = range(board.count)
        self.play = [PlayCard(number, card.id) for number, card in enumerate(box.movement_cards)]
        self.disc = [ChooseDisc(disc) for disc in (1, 2)]
        cards = [(card, box.card_word(card)) for card in range(CARD_TYPES)]
        self.cast = [Cast(card, word) for card, word in cards]
        self.finish = EndSpells()
        self.aim = [Aim(space, names[space]) for space in spaces]
        self.on = [AimAt(seat) for seat in range(MOST_SEATS)]
        regions = range(len(box.regions))
        self.turn = [TurnDisc(disc, r, box.regions[r].names.id) for disc in (1, 2) for r in regions]
        self.wish = [WishFor(seat, kind) for seat in range(MOST_SEATS) for kind in range(TILE_KINDS)]
        self.counter = [Counter(card, word) for card, word in cards if card // 2 == COUNTERSPELL]
        self.let_be = Pass()
        self.step = [Walk(space, names[space]) for space in spaces]
        self.fly = [FlyOver(space, names[space]) for space in spaces]
        self.conquer = [Conquer(tokens) for tokens in range(1, box.numbers.fort_tokens + 1)]
        self.spin = [Spin(disc) for disc in (1, 2)]
        self.vortex = [Travel(way) for way in (0, 1)]
        self.teleport = [Teleport(space, names[space]) for space in board.wells]
        self._make_acts()
        self._make_powers(box, names)
        self.muscle = [Muscle(card, word) for card, word in cards]
        self.loot = [Loot(kind) for kind in range(TILE_KINDS)]
        self.retreat = [Retreat(space, names[space]) for space in spaces]
        self.keep = [Keep(card, word) for card, word in cards]
        self.side = [ChooseSide(side) for side in (0, 1)]
        self.all = Decisions(self._in_order(box))

    def _make_acts(self) -> None:
        self.extra = Act("extra")
        self.open = Act("open")
        self.search = Act("search")
        self.buy = Act("buy")
        self.build = Act("build")
        self.drink = Act("drink")
        self.end = Act("end")
        self.fight = Act("fight")
        self.curse = Act("curse")
        self.leave = Act("leave")

    def _make_powers(self, box: Box, names: list[str]) -> None:
        """RW-14.10  The choices of each power; goals that the map never allows are left out."""
        board = box.board
        self.wand = UsePower("wand", WAND, 0, [])
        self.fist = UsePower("fist", FIST, 0, [])
        self.vulture = [
            UsePower("vulture", VULTURE, region, [box.regions[region].names.id])
            for region in range(len(box.regions))
        ]
        self.freeze = [UsePower("freeze", FROZEN_STONE, disc, [DISC_WORDS[disc - 1]]) for disc in (1, 2)]
        self.catapult = [
            UsePower("catapult", CATAPULT, space, [names[space]]) for space in board.vortices[OUTER]
        ]
        self.dive = [
            UsePower("dive", DIVE, space, [names[space]])
            for space in range(board.count)
            if board.easy_beach[space]
        ]

    def _in_order(self, box: Box) -> list[Decision]:
        """In the order of the rulebook, without what this box can never ask for."""
        board = box.board
        land = [space for space in range(board.count) if board.disc[space] != CASTLE_DISC]
        targets = [space for space in land if board.beach[space] or board.well_number[space] >= 0]
        real = [card for card in range(CARD_TYPES) if box.copies[card]]
        decisions: list[Decision] = [*self.play, *self.disc]
        decisions += [self.cast[card] for card in real]
        decisions += [self.finish, *[self.aim[space] for space in targets], *self.on, *self.turn, *self.wish]
        decisions += [counter for counter in self.counter if counter.card in real]
        decisions += [self.let_be, *self.step, *[self.fly[space] for space in land]]
        decisions += [self.extra, self.open, self.search, self.buy, self.build, *self.conquer, *self.spin]
        decisions += [self.drink, *self.vortex, *self.teleport]
        decisions += [self.wand, self.fist, *self.vulture, *self.freeze, *self.catapult, *self.dive, self.end]
        decisions += [self.muscle[card] for card in real if card % 2]
        decisions += [self.fight, *self.loot, self.curse, self.leave]
        decisions += [self.retreat[space] for space in range(board.count) if space != board.castle]
        decisions += [*[self.keep[card] for card in real], *self.side]
        return decisions
