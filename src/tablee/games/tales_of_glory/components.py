"""Everything in the box as typed values, read once and strictly checked, and as flat tables for the rules."""

from pathlib import Path
from typing import Final, final

from tablee.games.tales_of_glory.tiles import (
    BARE,
    COINS,
    COMBAT,
    GIVES,
    HALF_KEY,
    HERO,
    KEY,
    MAGIC,
    NO_TYPE,
    ONCE,
    PER_CLOSED_CHEST,
    POTIONS,
    QUEST,
    SIDES,
    TYPES,
    Item,
    Names,
    Tile,
    entry_value,
    finish,
    immediate_items,
)
from tablee.kernel.data import Entry, hash_of, numbered, read_components
from tablee.kernel.ints import Ints, bit, ints

ROUNDS: Final = 10
REFILL: Final = 5
AGES: Final = 3
MOST_SLOTS: Final = 8
MOST_SEATS: Final = 5
QUESTS_DEALT: Final = 3
QUESTS_KEPT: Final = 2
AREA: Final = 1 + ROUNDS + QUESTS_KEPT
"""The most tiles an area can hold: the hero, a tile in every round, and the quests."""
MOST_CHESTS: Final = 60
"""Chests on all tiles together, as one mask holds them."""
AGE_TILES: Final = MOST_SLOTS + (ROUNDS - 1) * REFILL
FIXED: Final = 0
PER_CHEST: Final = 1
KEYS: Final = 2
GOODS: Final = 3
REST: Final = 4
"""The groups (a) to (e) of TG-6.17."""
RESOURCES: Final = ["combat", "magic", "potions", "coins"]
"""What majorities and tie-breaks are about."""
PIECES: Final = {
    "central_board": 1,
    "banner": MOST_SEATS,
    "selection_card": MOST_SEATS * MOST_SLOTS,
    "majority_token": len(RESOURCES),
    "first_player_token": 1,
}
"""How many of a piece the rules need; of the others there may be any number, as they never run out (TG-1.5)."""


@final
class Numbers:
    """The numbers of the rules that the data file may change."""

    def __init__(self, data: Entry) -> None:
        rules = data.table("rules")
        rules.fixed("rounds", ROUNDS)
        rules.fixed("refill", REFILL)
        rules.fixed("quests_dealt", QUESTS_DEALT)
        rules.fixed("quests_kept", QUESTS_KEPT)
        rules.fixed("types", TYPES)
        rules.fixed("ages", ["age1", "age2", "age3"])
        self.surcharge = rules.whole("wild_lands_surcharge", 0, 9)
        self.reinforcement = rules.whole("potions_per_missing_point", 1, 9)
        self.majority = rules.whole("majority_prestige", 0, 60)
        self.discard_gain = immediate_items(rules, "discard_gain")
        finish(rules)
        self.majorities = four_resources(data.table("majority"))
        tie_break = data.table("tie_break")
        tie_break.fixed("then", "shared")
        self.tie_break = four_resources(tie_break)


@final
class PlayerCount:
    """What depends on the number of players: the slots, the wild lands, the discard tile."""

    def __init__(self, entry: Entry) -> None:
        self.players = entry.whole("players", 2, MOST_SEATS)
        self.slots = 6 if entry.one_of("board_side", ["six", "eight"]) == "six" else 8
        lower = whole_numbers(entry, "lower")
        wild = whole_numbers(entry, "wild")
        if sorted(lower + wild) != list(range(1, self.slots + 1)):
            raise entry.wrong("wild", f"and lower must share out the slots 1 to {self.slots}")
        self.wild = sum(int(bit(slot - 1)) for slot in wild)
        self.swept = entry.whole("discard", 0, MOST_SLOTS)
        entry.fixed("kept", self.slots - REFILL)
        if self.slots - self.players - self.swept != self.slots - REFILL:
            raise entry.wrong(
                "discard", f"must be {REFILL - self.players}, to make room for {REFILL} new tiles"
            )
        self.removed = MOST_SLOTS - self.slots
        entry.fixed("age1_removed", self.removed)
        finish(entry)


@final
class Box:
    """The tiles, the numbers, and what is read again and again while playing as flat tables."""

    def __init__(self, data: Entry) -> None:
        data.fixed("schema", 1)
        self.hash = hash_of(data)
        read_credits(data.table("game"))
        self.numbers = Numbers(data)
        self.defaults = read_options(data.table("options"))
        self.player_counts = [PlayerCount(entry) for entry in data.tables("player_count")]
        if [count.players for count in self.player_counts] != [2, 3, 4, 5]:
            raise data.wrong("player_count", "must be for 2, 3, 4 and 5 players")
        entries = data.tables("tile")
        self.tile_ids = numbered(entries)
        self.tiles = [Tile(entry) for entry in entries]
        self.sets = [[t for t, tile in enumerate(self.tiles) if tile.set == s] for s in range(QUEST + 1)]
        self._check_totals(data)
        if data.has("sources"):
            data.table("sources")
        data.done()
        self._make_tables()

    def _check_totals(self, data: Entry) -> None:
        """TG-R27  The totals of the box must stay as they are."""
        ages = sum(len(self.sets[age]) for age in range(AGES))
        if ages != AGE_TILES or len(self.sets[0]) < MOST_SLOTS:
            raise data.wrong(
                "tile", f"must list {AGE_TILES} tiles of the ages, at least {MOST_SLOTS} of age 1, not {ages}"
            )
        if len(self.sets[HERO]) != MOST_SEATS or len(self.sets[QUEST]) != MOST_SEATS * QUESTS_DEALT + 1:
            raise data.wrong("tile", "must list 5 heroes and 16 quests")
        if sum(len(tile.chests) for tile in self.tiles) > MOST_CHESTS:
            raise data.wrong("tile", f"has more than {MOST_CHESTS} chests in all")
        pieces = data.tables("component")
        known = numbered(pieces)
        counts = {name: read_piece(pieces[number]) for name, number in known.items()}
        for name, needed in {**PIECES, "adventure_tile": len(self.tiles)}.items():
            if counts.get(name) != needed:
                raise data.wrong("component", f"must list {needed} of {name}, not {counts.get(name, 0)}")

    def _make_tables(self) -> None:
        tiles = self.tiles
        self.type_of: Ints = ints([tile.type for tile in tiles])
        self.set_of: Ints = ints([tile.set for tile in tiles])
        self.cost_of: Ints = ints([part for tile in tiles for part in tile.cost])
        self.edge_of: Ints = ints([edge for tile in tiles for edge in tile.edges])
        self.connectors: Ints = ints([connector_mask(tile) for tile in tiles])
        self.half_keys: Ints = ints([half_key_mask(tile) for tile in tiles])
        self._make_items()

    def _make_items(self) -> None:
        """All items in one row; every gain, link and chest is a stretch of it."""
        row: list[Item] = []
        gains = [stretch(row, tile.gain) for tile in self.tiles]
        links = [stretch(row, link_gain(tile, side)) for tile in self.tiles for side in range(len(SIDES))]
        chests = [stretch(row, chest) for tile in self.tiles for chest in tile.chests]
        self.discard_from, self.discard_to = stretch(row, self.numbers.discard_gain)
        self.gain_from: Ints = ints([start for start, _ in gains])
        self.gain_to: Ints = ints([end for _, end in gains])
        self.link_from: Ints = ints([start for start, _ in links])
        self.link_to: Ints = ints([end for _, end in links])
        self.link_needs: Ints = ints([link_needs(tile, side) for tile in self.tiles for side in range(4)])
        self.chest_from: Ints = ints([start for start, _ in chests])
        self.chest_to: Ints = ints([end for _, end in chests])
        self.item_give: Ints = ints([item.give for item in row])
        self.item_n: Ints = ints([item.n for item in row])
        self.item_per: Ints = ints([item.per for item in row])
        self.item_at_end: Ints = ints([int(item.at_end) for item in row])
        self.item_group: Ints = ints([group_of(item) for item in row])
        self.chest_tile: Ints = ints([t for t, tile in enumerate(self.tiles) for _ in tile.chests])
        self.chests: Ints = ints([self._chest_mask(t) for t in range(len(self.tiles))])

    def _chest_mask(self, tile: int) -> int:
        return sum(int(bit(chest)) for chest, owner in enumerate(self.chest_tile) if owner == tile)

    def chest_number(self, chest: int) -> int:
        """Which chest of its tile this is: 1 or 2."""
        tile = self.chest_tile[chest]
        return 1 + sum(1 for other in range(chest) if self.chest_tile[other] == tile)


def read_credits(game: Entry) -> None:
    """The title's own data: shown to players, without effect on the rules."""
    game.fixed("id", "tales_of_glory")
    for field in ("fr", "en", "author", "development", "illustrator", "graphics", "publisher"):
        game.text(field)
    game.whole("year", 1900, 2100)
    game.fixed("players_min", 2)
    game.fixed("players_max", MOST_SEATS)
    game.whole("age", 1, 99)
    game.whole("minutes", 1, 600)
    finish(game)


def read_options(entry: Entry) -> dict[str, str]:
    """TG-11  The defaults of the options."""
    defaults = {
        "quests": "on" if entry.flag("quests") else "off",
        "first_player": entry.one_of("first_player", ["longest_name", "random"]),
        "play_order": entry.one_of("play_order", ["in_turn", "simultaneous"]),
        "quest_gains": entry.one_of("quest_gains", ["sequential", "deferred"]),
    }
    finish(entry)
    return defaults


def read_piece(entry: Entry) -> int:
    """How many of a piece are in the box; what else is said of it has no effect on the rules."""
    Names(entry)
    count = entry.whole("count", 1, 200)
    for field in ("sides", "per_hero", "numbers", "faces", "value"):
        entry.asked.add(field)
    finish(entry)
    return count


def four_resources(entry: Entry) -> Ints:
    """The four resources in the order that this table gives them."""
    resources = entry.texts("resources")
    if sorted(resources) != sorted(RESOURCES):
        raise entry.wrong("resources", f"must be {', '.join(RESOURCES)} in some order")
    finish(entry)
    return ints([GIVES.index(name) for name in resources])


def whole_numbers(entry: Entry, field: str) -> list[int]:
    """A list of whole numbers."""
    value = entry_value(entry, field)
    if not isinstance(value, list):
        raise entry.wrong(field, "must be a list of numbers")
    found: list[int] = []
    for item in value:
        if not isinstance(item, int):
            raise entry.wrong(field, f"must hold only whole numbers, not {item!r}")
        found.append(item)
    return found


def connector_mask(tile: Tile) -> int:
    """The sides that have a connector."""
    return sum(int(bit(side)) for side in range(4) if tile.edges[side] != BARE)


def half_key_mask(tile: Tile) -> int:
    """The sides that have a half key."""
    return sum(int(bit(side)) for side in range(4) if tile.edges[side] == HALF_KEY)


def stretch(row: list[Item], items: list[Item]) -> tuple[int, int]:
    """Add items to the row, and say from where to where they stand."""
    start = len(row)
    row += items
    return start, len(row)


def group_of(item: Item) -> int:
    """TG-6.17  The group, (a) to (e), in which an item is received."""
    if item.give == KEY:
        return KEYS
    if item.per == ONCE:
        return FIXED
    if item.per == PER_CLOSED_CHEST:
        return PER_CHEST
    return GOODS if item.give in (COINS, POTIONS, COMBAT, MAGIC) else REST


def link_gain(tile: Tile, side: int) -> list[Item]:
    """What the special connector on this side gives; nothing if there is none."""
    return tile.links[side].gain if side in tile.links else []


def link_needs(tile: Tile, side: int) -> int:
    """The type that the special connector on this side needs."""
    return tile.links[side].needs if side in tile.links else NO_TYPE


def open_box(path: Path | None = None) -> Box:
    """Read the component file that comes with the game, or a corrected one."""
    return Box(read_components(Path(__file__).with_name("components.toml") if path is None else path))
