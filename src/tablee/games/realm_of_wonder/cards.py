"""What is printed on movement cards, magic cards, tower tiles, character cards and quests, each as a typed value."""

from typing import Final, final

from tablee.games.realm_of_wonder.board import REGIONS
from tablee.games.realm_of_wonder.names import Names, finish, names_of
from tablee.kernel.data import Entry

SPECIALS: Final = ["recharge_power", "draw_magic_card", "rotate_random", "gain_five_mp"]
RECHARGE: Final = 0
DRAW_MAGIC: Final = 1
ROTATE: Final = 2
FIVE_POINTS: Final = 3

SPELLS: Final = [
    "cannon",
    "lightning",
    "plus_three",
    "minus_three",
    "balloon",
    "rune_stone_spell",
    "transfer",
    "wish",
    "submarine",
    "counterspell",
]
CANNON: Final = 0
LIGHTNING: Final = 1
PLUS_THREE: Final = 2
MINUS_THREE: Final = 3
BALLOON: Final = 4
RUNE_SPELL: Final = 5
TRANSFER: Final = 6
WISH: Final = 7
SUBMARINE: Final = 8
COUNTERSPELL: Final = 9
SPELL_TARGETS: Final = [
    "fort_token_on_board",
    "none",
    "any_player",
    "any_player",
    "none",
    "disc_and_region",
    "fort_token_and_destination",
    "tower_tile_of_other_player",
    "beach_space",
    "reaction",
]
CARD_TYPES: Final = 20
"""Each kind of magic card comes without and with a muscle: type = 2 * kind + (1 with a muscle)."""

TILES: Final = [
    "magic_card_tile",
    "magic_chest",
    "magic_orb",
    "cursed_orb",
    "teleport",
    "knight",
    "magic_potion",
    "monster_cyclops",
    "monster_vampire",
    "monster_dragon",
]
CARD_TILE: Final = 0
CHEST: Final = 1
MAGIC_ORB: Final = 2
CURSED_ORB: Final = 3
TELEPORT: Final = 4
KNIGHT: Final = 5
POTION: Final = 6
FIRST_MONSTER: Final = 7
TILE_KINDS: Final = 10

POWERS: Final = [
    "gain_mp_per_well",
    "ignore_walls",
    "flat_cost_in_region",
    "align_whirlpool_with_ice",
    "jump_to_outer_vortex",
    "dive_within_region",
]
WAND: Final = 0
FIST: Final = 1
VULTURE: Final = 2
FROZEN_STONE: Final = 3
CATAPULT: Final = 4
DIVE: Final = 5

QUESTS: Final = ["forts", "pages", "magic_points", "battles", "foreign_regions"]
RAMPARTS: Final = 0
LOST_PAGES: Final = 1
TREASURY: Final = 2
CHAMPION: Final = 3
MARCHES: Final = 4

BONUS_SIDES: Final = ["winged_shoe", "strong_arm"]
SHOE: Final = 0
ARM: Final = 1

MOST_SEATS: Final = 6


@final
class MovementCard:
    """A movement card: its speed, its movement points, and its special effect or -1."""

    def __init__(self, entry: Entry) -> None:
        self.id = entry.text("id")
        self.speed = entry.whole("speed", 1, 50)
        self.points = entry.whole("points", 0, 20)
        special = entry.one_of("special", ["", *SPECIALS])
        self.special = SPECIALS.index(special) if special else -1
        finish(entry)


@final
class MagicCard:
    """A kind of magic card: how many there are, and how many of them show a muscle."""

    def __init__(self, entry: Entry, kind: int) -> None:
        entry.fixed("id", SPELLS[kind])
        self.names = names_of(entry)
        self.copies = entry.whole("copies", 0, 55)
        self.with_muscle = entry.whole("with_muscle", 0, self.copies)
        entry.fixed("target", SPELL_TARGETS[kind])
        entry.fixed("allowed_on_castle_island", kind == COUNTERSPELL)
        self.text = Names(self.names.id, entry.text("text_fr"), entry.text("text_en"))
        finish(entry)


@final
class TowerTile:
    """A kind of tower tile; for a monster its bonus and its treasure."""

    def __init__(self, entry: Entry, kind: int) -> None:
        entry.fixed("id", TILES[kind])
        self.names = names_of(entry)
        self.copies = entry.whole("copies", 0, 36)
        entry.fixed("keep", kind not in (CARD_TILE, CHEST))
        entry.fixed("orb", kind in (MAGIC_ORB, CURSED_ORB))
        self.monster = kind >= FIRST_MONSTER
        entry.fixed("monster", self.monster)
        self.bonus = entry.whole("monster_bonus", 0, 20) if self.monster else 0
        self.treasure_cards = entry.whole("treasure_magic_cards", 0, 9) if self.monster else 0
        self.treasure_tokens = entry.whole("treasure_bonus_tokens", 0, 1) if self.monster else 0
        self.text = Names(self.names.id, entry.text("text_fr"), entry.text("text_en"))
        finish(entry)


@final
class Character:
    """A character: its region, its home and its special power."""

    def __init__(self, entry: Entry, regions: dict[str, int], spaces: dict[str, int]) -> None:
        self.names = names_of(entry)
        self.region = entry.reference("region", regions)
        self.home = entry.reference("home_space", spaces)
        self.colour = entry.text("colour")
        power = entry.table("power")
        self.power_names = names_of(power)
        self.power = POWERS.index(power.one_of("effect", POWERS))
        finish(power)
        self.power_text = Names(self.power_names.id, entry.text("power_text_fr"), entry.text("power_text_en"))
        self.fort_tokens = entry.whole("fort_tokens", 1, 15)
        finish(entry)


@final
class Region:
    """A region: its names, its colour and its place on the board."""

    def __init__(self, entry: Entry, number: int) -> None:
        self.names = names_of(entry)
        entry.fixed("index", number)
        entry.fixed("centre_angle", 60 * number)
        entry.fixed("island_slot", number)
        self.colour = entry.text("colour")
        self.terrain = entry.text("terrain")


@final
class Quest:
    """A quest: its kind, the number it asks for (by number of players for battles), and its story."""

    def __init__(self, entry: Entry) -> None:
        self.names = names_of(entry)
        self.kind = QUESTS.index(entry.one_of("kind", QUESTS))
        self.fortresses = 0
        if self.kind == RAMPARTS:
            self.wanted = [entry.whole("forts", 1, 24)] * (MOST_SEATS + 1)
            self.fortresses = entry.whole("fortresses", 0, 3)
        elif self.kind == LOST_PAGES:
            self.wanted = [entry.whole("pages", 1, REGIONS)] * (MOST_SEATS + 1)
        elif self.kind == TREASURY:
            self.wanted = [entry.whole("magic_points", 1, 1000)] * (MOST_SEATS + 1)
        elif self.kind == CHAMPION:
            battles = entry.table("battles_won")
            self.wanted = [0, 0] + [battles.whole(str(seats), 1, 99) for seats in range(2, MOST_SEATS + 1)]
            finish(battles)
        else:
            self.wanted = [entry.whole("foreign_regions", 1, REGIONS - 1)] * (MOST_SEATS + 1)
        self.text = Names(self.names.id, entry.text("text_fr"), entry.text("text_en"))
        self.story = Names(self.names.id, entry.text("story_fr"), entry.text("story_en"))
        finish(entry)
