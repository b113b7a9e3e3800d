"""What is printed on one adventure tile: names, cost, edges, gain, chests and the connectors of places."""

from typing import Final, final

from tablee.kernel.data import Entry

GIVES: Final = ["prestige", "coins", "potions", "combat", "magic", "key", "first_player"]
"""What a gain can give; the first five are amounts that a seat owns, in the order of its facts."""
PRESTIGE: Final = 0
COINS: Final = 1
POTIONS: Final = 2
COMBAT: Final = 3
MAGIC: Final = 4
KEY: Final = 5
FIRST_PLAYER: Final = 6

TYPES: Final = ["monster", "treasure", "character", "place"]
PLACE: Final = 3
NO_TYPE: Final = -1
"""Heroes and quests have none of the four types (TG-1.9); as a condition: any tile will do."""

MULTIPLIERS: Final = [
    *TYPES,
    "key",
    "combat",
    "magic",
    "majority",
    "coins_3",
    "potions_3",
    "surrounded",
    "closed_chest",
]
"""What a gain can be multiplied by; the first four are the types."""
PER_KEY: Final = 4
PER_COMBAT: Final = 5
PER_MAGIC: Final = 6
PER_MAJORITY: Final = 7
PER_COINS_3: Final = 8
PER_POTIONS_3: Final = 9
PER_SURROUNDED: Final = 10
PER_CLOSED_CHEST: Final = 11
ONCE: Final = -1

SETS: Final = ["age1", "age2", "age3", "hero", "quest"]
HERO: Final = 3
QUEST: Final = 4

SIDES: Final = ["n", "e", "s", "w"]
"""The edges of a tile: top, right, bottom, left."""
EDGES: Final = ["none", "plain", "key", "gain"]
BARE: Final = 0
HALF_KEY: Final = 2
SPECIAL: Final = 3

COSTS: Final = ["coins", "potions", "combat", "magic"]
CHESTS_OF_A_TILE: Final = 2
"""The most chests on one tile; only heroes have two in the box."""


@final
class Names:
    """What players call something, in French and in English."""

    def __init__(self, entry: Entry) -> None:
        self.id = entry.text("id")
        self.fr = entry.text("fr")
        self.en = entry.text("en")

    def in_language(self, lang: str) -> str:
        return self.fr if lang == "fr" else self.en


@final
class Item:
    """One part of a gain: so many of something, perhaps multiplied, perhaps only at the end of the game."""

    def __init__(self, entry: Entry) -> None:
        self.give = GIVES.index(entry.one_of("give", GIVES))
        self.n = entry.whole("n", 1, 60)
        self.per = MULTIPLIERS.index(entry.one_of("per", MULTIPLIERS)) if entry.has("per") else ONCE
        self.at_end = entry.has("at")
        if self.at_end:
            entry.one_of("at", ["end"])
        if self.at_end and self.give != PRESTIGE:
            raise entry.wrong("give", "must be prestige for a gain of the end of the game (TG-R24)")
        if self.per == PER_MAJORITY and not self.at_end:
            raise entry.wrong("per", "can be majority only at the end of the game (TG-6.9)")
        entry.done()


@final
class Link:
    """The special connector of a place: which type it needs, and what it gives."""

    def __init__(self, entry: Entry) -> None:
        needs = entry.one_of("needs", ["any", *TYPES])
        self.needs = NO_TYPE if needs == "any" else TYPES.index(needs)
        self.gain = immediate_items(entry, "gain")
        entry.done()


@final
class Tile:
    """An adventure tile. Lists by side follow SIDES; `links` has an entry for every special connector."""

    def __init__(self, entry: Entry) -> None:
        self.names = Names(entry)
        self.set = SETS.index(entry.one_of("set", SETS))
        self.type = self._read_type(entry)
        cost = entry.table("cost")
        self.cost = [cost.whole(name, 1, 30) if cost.has(name) else 0 for name in COSTS]
        cost.done()
        if len(cost.data) > 2:
            raise entry.wrong("cost", "has more than two parts (TG-4.3)")
        sides = entry.table("sides")
        self.edges = [EDGES.index(sides.one_of(side, EDGES)) for side in SIDES]
        sides.done()
        self.gain = items(entry, "gain", entry_value(entry, "gain"))
        self.chests = self._read_chests(entry)
        self.links = self._read_links(entry)
        if self.set == HERO:
            self._check_hero(entry)
        finish(entry)

    def _read_type(self, entry: Entry) -> int:
        """Heroes and quests have a type of their own, which is none of the four."""
        own = SETS[self.set]
        if self.set in (HERO, QUEST):
            entry.fixed("type", own)
            return NO_TYPE
        return TYPES.index(entry.one_of("type", TYPES))

    def _read_chests(self, entry: Entry) -> list[list[Item]]:
        chests = entry_value(entry, "chests")
        if not isinstance(chests, list) or len(chests) > CHESTS_OF_A_TILE:
            raise entry.wrong("chests", f"must be a list of at most {CHESTS_OF_A_TILE} chests")
        read = [items(entry, f"chest {number}", chest) for number, chest in enumerate(chests, 1)]
        for chest in read:
            refuse_end_items(entry, "chests", chest)
        return read

    def _read_links(self, entry: Entry) -> dict[int, Link]:
        """TG-1.7  A place says for each special connector what it gives; no other tile has any."""
        special = [side for side, edge in enumerate(self.edges) if edge == SPECIAL]
        if self.type != PLACE:
            if special:
                raise entry.wrong("sides", "has a special connector, but only places do (TG-1.7)")
            return {}
        links = entry.table("links")
        read: dict[int, Link] = {}
        for side in special:
            read[side] = Link(links.table(SIDES[side]))
        links.done()
        return read

    def _check_hero(self, entry: Entry) -> None:
        """A hero's gain comes before anybody can be asked and before there is a first player (TG-2.8)."""
        for item in self.gain:
            if item.give in (KEY, FIRST_PLAYER):
                raise entry.wrong("gain", f"gives {GIVES[item.give]}, which a hero cannot give at setup")
        if not any(self.edges):
            raise entry.wrong("sides", "must have a connector, or nothing could ever be placed")


def entry_value(entry: Entry, field: str) -> object:
    """A field as it stands in the file."""
    entry.asked.add(field)
    if field not in entry.data:
        raise entry.wrong(field, "is missing")
    return entry.data[field]


def items(entry: Entry, field: str, value: object) -> list[Item]:
    """A list of items; messages name the entry, the field and the item."""
    if not isinstance(value, list):
        raise entry.wrong(field, 'must be a list of items such as { give = "coins", n = 1 }')
    found: list[Item] = []
    for number, item in enumerate(value, 1):
        if not isinstance(item, dict):
            raise entry.wrong(field, f"must hold only items, not {item!r}")
        found.append(Item(Entry(entry.file, f"{entry.place}, {field}, item {number}", item)))
    return found


def immediate_items(entry: Entry, field: str) -> list[Item]:
    """A list of items, none of them for the end of the game."""
    found = items(entry, field, entry_value(entry, field))
    refuse_end_items(entry, field, found)
    return found


def refuse_end_items(entry: Entry, field: str, found: list[Item]) -> None:
    """TG-6.10  Only the gain of a tile can wait for the end of the game."""
    for item in found:
        if item.at_end:
            raise entry.wrong(field, "cannot hold a gain of the end of the game")


def finish(entry: Entry) -> None:
    """Refuse unknown fields; an editor's note on where an entry comes from is welcome."""
    if entry.has("provenance"):
        entry.text("provenance")
    entry.done()
