"""What is printed on the tiles, cards and tokens, as typed values, read once and strictly checked."""

from pathlib import Path
from typing import Final, final

from tablee.kernel.data import Entry, hash_of, numbered, read_components
from tablee.kernel.ints import Ints, bit, ints

CATEGORIES: Final = ["character", "monster", "terrain", "workshop", "castle"]
LEVEL_OF_CATEGORY: Final = [1, 1, 2, 3, 4]
MONSTER: Final = 1
CASTLE: Final = 4

TALE_TYPES: Final = ["love", "heroic", "evil"]
LOVE: Final = 0
HEROIC: Final = 1
EVIL: Final = 2

ADVENTURE_TYPES: Final = ["monster", "mission", "territory"]
MONSTER_CARD: Final = 0
MISSION_CARD: Final = 1
TERRITORY_CARD: Final = 2

NO_TALES: Final = 0
TALES_AT_RANDOM: Final = 1
TALES_OF_EACH_TYPE: Final = 2

NO_COLOUR: Final = 0
ONE_COLOUR: Final = 1
ALL_COLOURS: Final = 2

SLOTS: Final = ["r1s1", "r1s2", "r1s3", "r1s4", "r2s1", "r2s2", "r2s3", "r3s1", "r3s2", "r4s1"]
ROW: Final = ints([1, 1, 1, 1, 2, 2, 2, 3, 3, 4])
"""The row of every slot."""
FIRST_IN_ROW: Final = ints([0, 0, 4, 7, 9, 10])
"""The first slot of row 1, 2, …; after the last row what would come next."""
LEFT_BELOW: Final = ints([-1, -1, -1, -1, 0, 1, 2, 4, 5, 7])
"""The left one of the two slots that a slot rests on; the right one is the next slot."""


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
class Tile:
    """A kind of kingdom tile. `colour` is a number of the ring of lands, or the black one."""

    def __init__(self, entry: Entry, colours: dict[str, int]) -> None:
        self.names = Names(entry)
        self.category = CATEGORIES.index(entry.one_of("category", CATEGORIES))
        self.colour = entry.reference("colour", colours)
        self.level = LEVEL_OF_CATEGORY[self.category]
        entry.fixed("level", self.level)
        self.value = entry.whole("value", 0, 20)
        self.copies = entry.whole("copies", 1, 20)
        finish(entry)


@final
class Tale:
    """A tale card: its type, its elements, and the two tiles of its bonus (lovers or circled)."""

    def __init__(self, entry: Entry, kinds: dict[str, int]) -> None:
        self.names = Names(entry)
        self.type = TALE_TYPES.index(entry.one_of("type", TALE_TYPES))
        self.elements = entry.references("elements", kinds)
        self.element_mask = mask_of(self.elements)
        self.bonus: list[int] = []
        if self.type != EVIL:
            field = "lovers" if self.type == LOVE else "circled"
            self.bonus = entry.references(field, kinds)
            if len(self.bonus) != 2 or not set(self.bonus) <= set(self.elements):
                raise entry.wrong(field, "must be two of the elements")
        self.bonus_mask = mask_of(self.bonus)
        self.story_fr = entry.text("story_fr").strip()
        self.story_en = entry.text("story_en").strip()
        if len(set(self.elements)) != len(self.elements) or not 1 <= len(self.elements) <= 8:
            raise entry.wrong("elements", "must be 1 to 8 different tiles")
        finish(entry)

    def story(self, lang: str) -> str:
        return self.story_fr if lang == "fr" else self.story_en


@final
class Adventure:
    """An adventure card: `wants` holds the kinds of a monster or mission card, `colour` that of a territory."""

    def __init__(self, entry: Entry, kinds: dict[str, int], colours: dict[str, int]) -> None:
        self.names = Names(entry)
        self.type = ADVENTURE_TYPES.index(entry.one_of("type", ADVENTURE_TYPES))
        self.wants: list[int] = []
        self.colour = -1
        if self.type == MONSTER_CARD:
            self.wants = [entry.reference("monster", kinds)]
        elif self.type == MISSION_CARD:
            self.wants = entry.references("requires", kinds)
            if not 1 <= len(self.wants) <= 2:
                raise entry.wrong("requires", "must be one tile or a pair")
        else:
            self.colour = entry.reference("colour", colours)
        finish(entry)


@final
class BardKind:
    """A kind of accessory: how many bard cards and bard tokens show it."""

    def __init__(self, entry: Entry) -> None:
        self.names = Names(entry)
        entry.text("group")
        entry.text("hex")
        self.cards = entry.whole("cards", 0, 60)
        self.tokens = entry.whole("tokens", 0, 60)
        finish(entry)


@final
class Level:
    """One of the three levels of play and what it uses."""

    def __init__(self, entry: Entry) -> None:
        self.names = Names(entry)
        known = ["none", "three_at_random", "one_of_each_type"]
        self.tales = known.index(entry.one_of("tales", known))
        self.adventures = entry.flag("adventures")
        self.bard_show = entry.flag("bard_show")
        self.tale_bonuses = entry.flag("tale_bonuses")
        self.monster_token = entry.flag("monster_draft_token")
        self.adult_penalty = entry.flag("adult_penalty")
        self.advanced_offered = entry.flag("advanced_bard_offered")
        self.counts_tokens = self.tales != NO_TALES and not self.bard_show
        """Level 2: tokens are plain counters and come only at the end."""
        entry.texts("phases")
        finish(entry)


@final
class BardSide:
    """What a tile placed bard side up can do (MR-4.6 or, with the advanced option, MR-4.9)."""

    def __init__(self, entry: Entry) -> None:
        entry.fixed("level", "any")
        entry.fixed("points", 0)
        known = ["none", "one", "all"]
        self.colour = known.index(entry.one_of("colour", known))
        self.needs_support = entry.flag("needs_support")
        finish(entry)


@final
class Numbers:
    """The numbers of the rules that the data file may change."""

    def __init__(self, rules: Entry) -> None:
        draft = rules.table("draft")
        draft.fixed("rounds", 2)
        draft.fixed("tiles_per_hand", 7)
        draft.fixed("picks_per_round", 6)
        draft.fixed("adventure_cards_per_round", 6)
        self.pass_left = [direction == "left" for direction in draft.texts("pass_to")]
        if len(self.pass_left) != 2 or not set(draft.texts("pass_to")) <= {"left", "right"}:
            raise draft.wrong("pass_to", "must be left or right, once for each round")
        self.last_tile_is_passed = draft.flag("last_tile_is_passed")
        finish(draft)
        self._read_fixed(rules)
        side = rules.table("bard_side")
        self.standard_bard = BardSide(side.table("standard"))
        self.advanced_bard = BardSide(side.table("advanced"))
        finish(side)
        show = rules.table("bard_show")
        self.show_cards = show.whole("cards", 1, 60)
        show.fixed("tokens_per_card", 1)
        self.serenade_cards = show.whole("love_extra_cards", 0, 4)
        seen = show.one_of("tokens_visibility", ["face_down_until_show", "owner_only"])
        self.owner_sees_tokens = seen == "owner_only"
        finish(show)
        tokens = rules.table("tokens")
        self.monster_tokens = tokens.whole("per_monster_drafted", 0, 5)
        self.element_tokens = tokens.whole("per_tale_element", 0, 5)
        self.love_tokens = tokens.whole("love_extra_tokens", 0, 9)
        tokens.fixed("shortage_on_adventure_card", "ignore_card")
        tokens.fixed("shortage_elsewhere", "round_robin_from_caller")
        finish(tokens)
        self._read_scoring(rules)
        finish(rules)

    def _read_fixed(self, rules: Entry) -> None:
        kingdom = rules.table("kingdom")
        kingdom.fixed("tiles_in_front", 12)
        kingdom.fixed("slots", 10)
        kingdom.fixed("discarded", 2)
        kingdom.fixed("must_be_complete", True)
        finish(kingdom)
        castle = rules.table("black_castle")
        castle.fixed("rests_on_any_level_3", True)
        castle.fixed("needs_face_up_monster", 1)
        finish(castle)
        territory = rules.table("territory")
        territory.fixed("minimum_tiles_to_win", 1)
        finish(territory)

    def _read_scoring(self, rules: Entry) -> None:
        scoring = rules.table("scoring")
        scoring.fixed("tile_points_equal_level", True)
        scoring.fixed("kingdom_max", 20)
        scoring.fixed("ties", "shared_victory")
        self.token_points = scoring.whole("bard_token", -9, 9)
        self.marker_points = scoring.whole("monster_marker", -9, 9)
        self.heroic_points = scoring.whole("heroic_per_castle_colour_tile", -9, 9)
        self.evil_points = scoring.whole("evil_per_monster", -9, 9)
        self.curse_points = scoring.whole("curse_per_monster", -9, 9)
        finish(scoring)
        counters = rules.table("level_2")
        self.counter_per_element = counters.whole("token_per_tale_element", 0, 9)
        self.counter_per_monster = counters.whole("token_per_monster_in_kingdom", 0, 9)
        self.adult_loss = counters.whole("adult_loss_per_missing_element", 0, 9)
        counters.fixed("tokens_floor", 0)
        self.counter_points = counters.whole("points_per_token", 0, 9)
        finish(counters)


@final
class Removal:
    """The tiles taken out before shuffling with this number of players, per colour and category."""

    def __init__(self, entry: Entry) -> None:
        self.players = entry.whole("players", 2, 4)
        removed = entry.table("remove_per_colour")
        self.per_category = [removed.whole(name, 0, 20) if removed.has(name) else 0 for name in CATEGORIES]
        finish(removed)
        self.tiles_in_play = entry.whole("tiles_in_play", 14 * self.players, 200)
        entry.fixed("tiles_never_dealt", self.tiles_in_play - 14 * self.players)
        finish(entry)


@final
class Box:
    """Everything in the box: kinds of tile, tales, adventures, accessories, levels and numbers."""

    def __init__(self, data: Entry) -> None:
        data.fixed("schema", 1)
        read_credits(data.table("game"))
        if data.has("sources"):
            data.table("sources")
        self.hash = hash_of(data)
        totals = data.table("components")
        self.markers = totals.whole("monster_markers", 12, 60)
        totals.whole("score_pad", 0, 9)
        self._read_colours(data.tables("colour"))
        self._read_tiles(data.tables("tile"))
        self._read_cards(data)
        self.levels = [Level(entry) for entry in data.tables("level")]
        self.numbers = Numbers(data.table("rules"))
        self.removals = [Removal(entry) for entry in data.tables("setup")]
        self._check_rest(data)
        self._check_totals(totals)
        data.done()
        self._make_tables()

    def _read_colours(self, entries: list[Entry]) -> None:
        self.colour_ids = numbered(entries)
        self.colours = [Names(entry) for entry in entries]
        self.black = -1
        for number, entry in enumerate(entries):
            entry.fixed("order", number)
            entry.text("hex")
            if entry.has("castle_only") and entry.flag("castle_only"):
                self.black = number
            else:
                entry.text("land_fr")
                entry.text("land_en")
            finish(entry)
        self.lands = len(self.colours) - 1
        if self.black != self.lands or self.lands > 7:
            raise entries[-1].wrong("castle_only", "must mark the last colour, after at most seven lands")

    def _read_tiles(self, entries: list[Entry]) -> None:
        self.kind_ids = numbered(entries)
        self.tiles = [Tile(entry, self.colour_ids) for entry in entries]
        for tile, entry in zip(self.tiles, entries, strict=True):
            if tile.category in (MONSTER, CASTLE) and tile.copies != 1:
                raise entry.wrong("copies", "must be 1: monsters and castles are unique (MR-R11)")
            if tile.colour == self.black and tile.level != 4:
                raise entry.wrong("colour", "can be black only for a castle")
        if sum(tile.copies for tile in self.tiles if tile.colour == self.black) != 1:
            raise entries[-1].wrong("colour", "must be black for exactly one castle (MR-R35)")
        if len(self.tiles) > 60:
            raise entries[-1].wrong("id", "is one kind too many: at most 60 kinds of tile")

    def _read_cards(self, data: Entry) -> None:
        tales = data.tables("tale")
        self.tale_ids = numbered(tales)
        self.tales = [Tale(entry, self.kind_ids) for entry in tales]
        adventures = data.tables("adventure")
        self.adventure_ids = numbered(adventures)
        self.adventures = [Adventure(entry, self.kind_ids, self.colour_ids) for entry in adventures]
        for card, entry in zip(self.adventures, adventures, strict=True):
            if card.type == MONSTER_CARD and self.tiles[card.wants[0]].category != MONSTER:
                raise entry.wrong("monster", "must name a monster")
        kinds = data.tables("bard_kind")
        self.bard_ids = numbered(kinds)
        self.bard_kinds = [BardKind(entry) for entry in kinds]
        if not 1 <= len(kinds) <= 8:
            raise data.wrong("bard_kind", "must be 1 to 8 kinds")

    def _check_rest(self, data: Entry) -> None:
        """Slots, levels, setups, marker and score lines are fixed by the rules; the data only names them."""
        slots = data.tables("slot")
        if [entry.text("id") for entry in slots] != SLOTS:
            raise data.wrong("slot", f"must be the ten slots {', '.join(SLOTS)}")
        for number, entry in enumerate(slots):
            entry.fixed("row", int(ROW[number]))
            below = int(LEFT_BELOW[number])
            entry.fixed("rests_on", [] if below < 0 else [SLOTS[below], SLOTS[below + 1]])
            finish(entry)
        if [level.names.id for level in self.levels] != ["simplified_1", "simplified_2", "complete"]:
            raise data.wrong("level", "must be simplified_1, simplified_2 and complete")
        if [removal.players for removal in self.removals] != [2, 3, 4]:
            raise data.wrong("setup", "must be for 2, 3 and 4 players")
        marker = data.table("monster_marker")
        marker.fixed("count", self.markers)
        marker.fixed("points", self.numbers.marker_points)
        self.marker_names = [marker.text("fr"), marker.text("en")]
        finish(marker)
        self.score_lines = [score_line(entry) for entry in data.tables("score_line")]

    def _check_totals(self, totals: Entry) -> None:
        counts = {
            "kingdom_tiles": sum(tile.copies for tile in self.tiles),
            "tale_cards": len(self.tales),
            "adventure_cards": len(self.adventures),
            "bard_cards": sum(kind.cards for kind in self.bard_kinds),
            "bard_tokens": sum(kind.tokens for kind in self.bard_kinds),
        }
        for field, count in counts.items():
            if totals.whole(field, 0, 1000) != count:
                raise totals.wrong(
                    field, f"says {totals.whole(field, 0, 1000)}, but the entries add up to {count}"
                )
        finish(totals)
        for removal in self.removals:
            left = counts["kingdom_tiles"] - self.lands * sum(removal.per_category)
            if left != removal.tiles_in_play:
                raise totals.wrong(
                    "kingdom_tiles",
                    f"leaves {left} tiles for {removal.players} players, not {removal.tiles_in_play}",
                )
        for number, name in enumerate(TALE_TYPES):
            if sum(1 for tale in self.tales if tale.type == number) < 4:
                raise totals.wrong("tale_cards", f"must hold at least four {name} tales, one for each player")
        needed = self.numbers.show_cards + 4 * self.numbers.serenade_cards
        if counts["bard_cards"] < needed or counts["adventure_cards"] < 12:
            raise totals.wrong("bard_cards", f"and adventure_cards must be at least {needed} and 12")

    def _make_tables(self) -> None:
        """The flat tables that the rules read while playing."""
        self.kind_colour: Ints = ints([tile.colour for tile in self.tiles])
        self.kind_level: Ints = ints([tile.level for tile in self.tiles])
        self.kind_value: Ints = ints([tile.value for tile in self.tiles])
        self.monster_mask = mask_of([k for k, tile in enumerate(self.tiles) if tile.category == MONSTER])
        self.black_castle = next(k for k, tile in enumerate(self.tiles) if tile.colour == self.black)
        categories = range(len(CATEGORIES))
        self.tiles_of = [[self._copies(colour, c) for c in categories] for colour in range(len(self.colours))]
        """Every copy of the tiles of a colour and category."""
        self.kind_bit: Ints = ints([int(bit(k)) for k in range(len(self.tiles))])

    def _copies(self, colour: int, category: int) -> list[int]:
        found: list[int] = []
        for kind, tile in enumerate(self.tiles):
            if tile.colour == colour and tile.category == category:
                found += [kind] * tile.copies
        return found


def read_credits(game: Entry) -> None:
    """The title's own data: shown to players, without effect on the rules."""
    game.fixed("id", "mon_royaume")
    for field in ("title_fr", "short_title_fr", "title_en", "publisher"):
        game.text(field)
    game.texts("authors")
    game.texts("illustrators")
    game.whole("year", 1900, 2100)
    game.fixed("players_min", 2)
    game.fixed("players_max", 4)
    for field in ("age_simplified", "age_complete", "minutes_simplified", "minutes_complete"):
        game.whole(field, 1, 300)
    game.done()


def score_line(entry: Entry) -> Names:
    """The names of one line of the score sheet."""
    names = Names(entry)
    entry.texts("levels")
    finish(entry)
    return names


def finish(entry: Entry) -> None:
    """Refuse unknown fields; an editor's note on where an entry comes from is welcome."""
    if entry.has("provenance"):
        entry.text("provenance")
    entry.done()


def mask_of(numbers: list[int]) -> int:
    """A set of small numbers as a mask."""
    mask = 0
    for number in numbers:
        mask |= int(bit(number))
    return mask


def open_box(path: Path | None = None) -> Box:
    """Read the component file that comes with the game, or a corrected one."""
    return Box(read_components(Path(__file__).with_name("components.toml") if path is None else path))
