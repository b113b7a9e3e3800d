"""The guest cards of both decks: their points, their type, and what each of them does."""

from typing import Final, final

from tablee.games.oh_mon_chateau.reading import Names, finish
from tablee.kernel.data import Entry, numbered
from tablee.kernel.ints import Ints, bit, ints

GUEST_TYPES: Final = ["lightning", "hourglass", "crown"]
NO_TYPE: Final = -1
LIGHTNING: Final = 0
HOURGLASS: Final = 1
CROWN: Final = 2

# What a lightning guest does.
NOTHING: Final = 0
GIFT: Final = 1  # tokens to put and residents to draw
ROLL_DIE: Final = 2
MOVE_TOKENS: Final = 3

# The powers of hourglass guests.
POWERS: Final = ["shepherdess", "knight", "cook", "guard", "monk", "troll"]
NO_POWER: Final = -1
SHEPHERDESS: Final = 0
KNIGHT: Final = 1
COOK: Final = 2
GUARD: Final = 3
MONK: Final = 4
TROLL: Final = 5

# What a crown guest counts.
COUNTED: Final = ["crown_guest", "keep_floor", "wall", "tower", "flag"]
NOT_COUNTED: Final = -1
CROWN_GUESTS: Final = 0
FLOORS: Final = 1
WALLS: Final = 2
TOWERS: Final = 3
FLAGS: Final = 4

ANY_RESOURCE: Final = -1


@final
class Guest:
    """A guest card. Green ones have points only."""

    def __init__(self, entry: Entry, resources: dict[str, int], powers: bool) -> None:
        self.names = Names(entry)
        self.points = entry.whole("points", 0, 20)
        self.type = NO_TYPE
        self.text_fr = ""
        self.text_en = ""
        self.does = NOTHING
        self.amount = 0
        """Tokens to put or move, or uses of the die."""
        self.residents = 0
        self.resource = ANY_RESOURCE
        self.power = NO_POWER
        self.counts = NOT_COUNTED
        self.per = 0
        """Points for each thing that a crown guest counts."""
        if powers:
            self.type = GUEST_TYPES.index(entry.one_of("type", GUEST_TYPES))
            self.text_fr = entry.text("text_fr")
            self.text_en = entry.text("text_en")
            self._read_effect(entry.table("effect"), resources)
        finish(entry)

    def text(self, lang: str) -> str:
        """The text on the card."""
        return self.text_fr if lang == "fr" else self.text_en

    def _read_effect(self, effect: Entry, resources: dict[str, int]) -> None:
        if self.type == LIGHTNING:
            self._read_lightning(effect, resources)
        elif self.type == HOURGLASS:
            self._read_hourglass(effect)
        else:
            self._read_crown(effect)
        finish(effect)

    def _read_lightning(self, effect: Entry, resources: dict[str, int]) -> None:
        """OC-11.1 to OC-11.8"""
        known = ["place_any", "gain_residents", "gain_resource", "roll_die", "move_tokens"]
        kind = effect.one_of("kind", known)
        self.does = GIFT
        if kind == "place_any":
            self.amount = effect.whole("tokens", 0, 12)
            self.residents = effect.whole("residents", 0, 30)
        elif kind == "gain_residents":
            self.residents = effect.whole("residents", 0, 30)
        elif kind == "gain_resource":
            self.resource = effect.reference("resource", resources)
            self.amount = effect.whole("amount", 1, 12)
        elif kind == "roll_die":
            self.does = ROLL_DIE
            self.amount = effect.whole("times", 1, 9)
        else:
            self.does = MOVE_TOKENS
            effect.fixed("tokens", 2)
            self.amount = 2

    def _read_hourglass(self, effect: Entry) -> None:
        """OC-11.9 to OC-11.14"""
        kind = effect.one_of("kind", ["face_option", "face_bonus", "protect", "swap_resources"])
        if kind == "face_option":
            self._read_face_option(effect)
        elif kind == "face_bonus":
            self.power = COOK
            effect.fixed("face", "face_food")
            effect.fixed("residents", 1)
        elif kind == "protect":
            self.power = GUARD
            effect.fixed("type", "crown")
        else:
            self.power = TROLL
            effect.fixed("resources", ["wood", "stone"])

    def _read_face_option(self, effect: Entry) -> None:
        instead = effect.one_of("instead", ["extra_cloud", "place_any", "flag"])
        if instead == "extra_cloud":
            self.power = SHEPHERDESS
            effect.fixed("face", "face_any")
            effect.fixed("points", 2)
        elif instead == "place_any":
            self.power = KNIGHT
            effect.fixed("face", "face_residents")
            effect.fixed("tokens", 1)
        else:
            self.power = MONK
            effect.fixed("face", "face_gold")
            effect.fixed("points", 2)

    def _read_crown(self, effect: Entry) -> None:
        """OC-11.15 to OC-11.20"""
        if effect.one_of("kind", ["points_per", "none"]) == "points_per":
            self.counts = COUNTED.index(effect.one_of("what", COUNTED))
            self.per = effect.whole("points", 0, 20)


@final
class Deck:
    """The guests of one version, and the flat tables that the rules read while playing."""

    def __init__(self, entries: list[Entry], resources: dict[str, int], powers: bool) -> None:
        self.ids = numbered(entries)
        self.guests = [Guest(entry, resources, powers) for entry in entries]
        self.size = len(self.guests)
        self.type: Ints = ints([guest.type for guest in self.guests])
        self.points: Ints = ints([guest.points for guest in self.guests])
        self.does: Ints = ints([guest.does for guest in self.guests])
        self.amount: Ints = ints([guest.amount for guest in self.guests])
        self.residents: Ints = ints([guest.residents for guest in self.guests])
        self.resource: Ints = ints([guest.resource for guest in self.guests])
        self.counts: Ints = ints([guest.counts for guest in self.guests])
        self.per: Ints = ints([guest.per for guest in self.guests])
        self.with_power: Ints = ints([self._with_power(power) for power in range(len(POWERS))])
        """For every power the mask of the guests that have it."""
        self.lightning = self._of_type(LIGHTNING)
        self.crowns = self._of_type(CROWN)

    def _with_power(self, power: int) -> int:
        return mask_of([number for number, guest in enumerate(self.guests) if guest.power == power])

    def _of_type(self, kind: int) -> int:
        return mask_of([number for number, guest in enumerate(self.guests) if guest.type == kind])


def mask_of(numbers: list[int]) -> int:
    """A set of small numbers as a mask."""
    mask = 0
    for number in numbers:
        mask |= int(bit(number))
    return mask
