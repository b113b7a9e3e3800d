"""What is printed on cards, tiles and board, as typed values, read once and strictly checked."""

from pathlib import Path
from typing import Final, final

from tablee.games.royaumes_sauvages.decree_data import compares, read_test, whole_numbers
from tablee.games.royaumes_sauvages.predicates import Cards, Condition
from tablee.kernel.data import Entry, hash_of, numbered, read_components
from tablee.kernel.ints import Ints, ints, zeros

CARDS: Final = 64
REALMS: Final = 5
AGES: Final = 3
HAND: Final = 4
"""Cards in a full hand (RS-3.2)."""
CARDS_PER_SPECIES: Final = 8
SMALLEST: Final = 4
"""Territories of the smallest realm, its capital included (RS-2.1)."""
LIMITS: Final = ["0", "5", "10", "15", "20", "25"]
"""The limits on rallies in a row that a table can agree on (RS-R39); 0 is none."""

SCOPES: Final = ["none", "here_last", "here_all", "neighbours_last", "others_last"]
NO_SCOPE: Final = 0
HERE_LAST: Final = 1
HERE_ALL: Final = 2
NEIGHBOURS_LAST: Final = 3
OTHERS_LAST: Final = 4
CATEGORY_OF_SCOPE: Final = ["A", "B", "B", "C", "D"]
ARROW_OF_SCOPE: Final = ["none", "down", "down", "sides", "double"]

MATCHES: Final = ["never", "species", "species_or_value"]
NEVER: Final = 0
BY_SPECIES_OR_VALUE: Final = 2


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
class Realm:
    """RS-2  A realm: how many territories it has, its capital included."""

    def __init__(self, entry: Entry, number: int) -> None:
        self.names = Names(entry)
        self.size = SMALLEST + number
        entry.fixed("size", self.size)
        self.territories = [*entry.texts("territories"), entry.text("capital")]
        if len(self.territories) != self.size:
            raise entry.wrong("territories", f"must be {self.size - 1}, and the capital apart")
        if len(entry.texts("councils")) != 2:
            raise entry.wrong("councils", "must be two")
        if len(entry.texts("majority_slots")) != AGES:
            raise entry.wrong("majority_slots", f"must be {AGES}")
        entry.text("decree_slot")
        finish(entry)


@final
class Tile:
    """A majority tile or a First-to-Pass tile and its points."""

    def __init__(self, entry: Entry) -> None:
        self.id = entry.text("id")
        self.points = entry.whole("points", 0, 99)
        finish(entry)


@final
class Decree:
    """RS-6.2  A decree: which cards count, and the test of a card against them."""

    def __init__(self, entry: Entry, cards: Cards, species: dict[str, int]) -> None:
        self.names = Names(entry)
        self.scope = SCOPES.index(entry.one_of("scope", SCOPES))
        entry.fixed("category", CATEGORY_OF_SCOPE[self.scope])
        entry.fixed("arrow", ARROW_OF_SCOPE[self.scope])
        self.text_fr = entry.text("text_fr")
        self.text_en = entry.text("text_en")
        self.test = read_test(entry.table("test"), cards, species)
        self.first: Condition | None = None
        if entry.has("first"):
            self.first = read_test(entry.table("first"), cards, species)
        if (self.scope == NO_SCOPE and compares(self.test)) or (self.first and compares(self.first)):
            raise entry.wrong("test", "compares with other cards where none count")
        if self.first and self.scope not in (HERE_LAST, HERE_ALL):
            raise entry.wrong("first", "is only for decrees that look at their own realm")
        finish(entry)

    def category(self) -> str:
        return CATEGORY_OF_SCOPE[self.scope]

    def formula(self) -> list[str]:
        """The decree in a few words that its picture is drawn from; a printed start comes first."""
        if self.first is None:
            return self.test.formula
        return ["first", *self.first.formula, "then", *self.test.formula]


@final
class Level:
    """RS-15.28  A level of the solo mode."""

    def __init__(self, entry: Entry) -> None:
        self.names = Names(entry)
        self.bonus_cards = entry.whole("bonus_cards", 0, 2)
        self.bonus_match = MATCHES.index(entry.one_of("bonus_match", MATCHES))
        self.battle_cards = entry.whole("battle_cards", 1, 4)
        self.opponent_starts = entry.flag("opponent_starts_each_age")
        finish(entry)


@final
class Numbers:
    """The numbers of the rules that the data file may change."""

    def __init__(self, entry: Entry) -> None:
        entry.fixed("ages", AGES)
        entry.fixed("hand_size", HAND)
        entry.fixed("rally_min_cards", 1)
        entry.fixed("rally_max_cards", HAND)
        self.rally_points = entry.whole("rally_points", 0, 9)
        self.second_points = entry.whole("second_place_points", 0, 99)
        self.third_points = entry.whole("third_place_points", 0, 99)
        entry.fixed("majority_tiles_per_realm", AGES)
        entry.fixed("first_to_pass_tiles_in_play", AGES)
        self.battle_low = entry.whole("battle_low_value", 1, 8)
        self.battle_high = entry.whole("battle_high_value", 1, 8)
        entry.fixed("council_move_after_ages", [1, 2])
        finish(entry)


@final
class Solo:
    """RS-15  How the opponent of the solo mode is moved."""

    def __init__(self, entry: Entry, realms: dict[str, int]) -> None:
        self.designated: Ints = zeros(CARDS_PER_SPECIES + 1)
        by_value = entry.table("designated_by_value")
        follow = whole_numbers(entry, "follow_values", 1, CARDS_PER_SPECIES)
        for value in range(1, CARDS_PER_SPECIES + 1):
            follows = value in follow
            self.designated[value] = -1 if follows else by_value.reference(str(value), realms)
        by_value.done()
        if len(follow) == CARDS_PER_SPECIES:
            raise entry.wrong("follow_values", "must leave values that designate a realm (RS-15.15)")
        self.follow_default = entry.reference("follow_default", realms)
        self.lead_limit = entry.whole("lead_limit", 1, 9)
        entry.fixed("uses_first_to_pass_tiles", False)
        entry.fixed("uses_reinforcement_tokens", False)
        levels = entry.tables("levels")
        self.level_ids = numbered(levels)
        self.levels = [Level(level) for level in levels]
        if "standard" not in self.level_ids:
            raise entry.wrong("levels", "must have a level 'standard', which is played if nobody chooses")
        finish(entry)


@final
class Box:
    """Everything in the box: creatures, realms, decrees, tiles, tokens, colours and numbers."""

    def __init__(self, data: Entry) -> None:
        data.fixed("schema", 1)
        self.hash = hash_of(data)
        read_credits(data.table("game"))
        if data.has("sources"):
            data.table("sources")
        self.numbers = Numbers(data.table("constants"))
        self._read_options(data.table("options"))
        self._read_colours(data.tables("colors"))
        self._read_cards(data)
        self._read_realms(data)
        self._read_tiles(data)
        decrees = data.tables("decrees")
        self.decree_ids = numbered(decrees)
        self.decrees = [Decree(entry, self.cards, self.species_ids) for entry in decrees]
        self.solo = Solo(data.table("solo"), self.realm_ids)
        self._check_counts(data.table("counts"))
        data.done()

    def _read_options(self, entry: Entry) -> None:
        self.peace_treaty = entry.flag("peace_treaty")
        self.rally_limit = entry.whole("rally_stall_limit", 0, 25)
        if str(self.rally_limit) not in LIMITS:
            raise entry.wrong("rally_stall_limit", f"must be one of: {', '.join(LIMITS)}")
        finish(entry)

    def _read_colours(self, entries: list[Entry]) -> None:
        self.colour_ids = numbered(entries)
        self.colours = [Names(entry) for entry in entries]
        self.cubes = entries[0].whole("cubes", 10, 40)
        for entry in entries:
            entry.fixed("cubes", self.cubes)
            entry.fixed("score_discs", 1)
            finish(entry)

    def _read_cards(self, data: Entry) -> None:
        species = data.tables("species")
        self.species_ids = numbered(species)
        self.species = [Names(entry) for entry in species]
        for entry in species:
            entry.text("full_fr")
            entry.text("full_en")
            finish(entry)
        creatures = data.table("creatures")
        cards = creatures.tables("cards")
        finish(creatures)
        self.card_ids = numbered(cards)
        self.card_names = list(self.card_ids)
        kinds = [entry.reference("species", self.species_ids) for entry in cards]
        values = [entry.whole("value", 1, CARDS_PER_SPECIES) for entry in cards]
        self.cards = Cards(ints(values), ints(kinds))
        for entry in cards:
            finish(entry)
        if len(set(zip(kinds, values, strict=True))) != CARDS or len(cards) != CARDS:
            raise creatures.wrong("cards", "must be eight species with one card of each value from 1 to 8")

    def _read_realms(self, data: Entry) -> None:
        entries = data.tables("realms")
        self.realm_ids = numbered(entries)
        names = list(self.realm_ids)
        if len(entries) != REALMS:
            raise data.wrong("realms", f"must be {REALMS}")
        for number, entry in enumerate(entries):
            entry.fixed("neighbours", [names[number - 1], names[(number + 1) % REALMS]])
        self.realms = [Realm(entry, number) for number, entry in enumerate(entries)]
        self.size: Ints = ints([realm.size for realm in self.realms])
        board = data.table("board")
        board.fixed("clockwise", names)
        finish(board)

    def _read_tiles(self, data: Entry) -> None:
        majorities = data.tables("majority_tiles")
        self.majority_ids = numbered(majorities)
        self.majorities = [Tile(entry) for entry in majorities]
        firsts = data.tables("first_to_pass_tiles")
        self.first_ids = numbered(firsts)
        self.firsts = [Tile(entry) for entry in firsts]
        token = data.table("reinforcement")
        self.token_names = Names(token)
        self.tokens = token.whole("count", 1, 40)
        self.token_bonus = token.whole("bonus", 0, 9)
        self.token_points = token.whole("end_points", 0, 9)
        finish(token)

    def _check_counts(self, counts: Entry) -> None:
        """The totals of the box, and the least that a game needs."""
        found = {
            "cards": len(self.card_names),
            "decrees": len(self.decrees),
            "majority_tiles": len(self.majorities),
            "first_to_pass_tiles": len(self.firsts),
            "reinforcement_tokens": self.tokens,
            "influence_cubes": len(self.colours) * self.cubes,
            "score_discs": len(self.colours),
        }
        for field, count in found.items():
            if counts.whole(field, 0, 1000) != count:
                raise counts.wrong(
                    field, f"says {counts.whole(field, 0, 1000)}, but the entries add up to {count}"
                )
        counts.fixed("majority_tiles", AGES * REALMS)
        counts.fixed("first_to_pass_tiles", AGES + 1)
        counts.fixed("score_discs", 5)
        counts.whole("decrees", AGES * REALMS, 1000)
        counts.fixed("boards", 1)
        counts.fixed("score_tracks", 1)
        finish(counts)


def read_credits(game: Entry) -> None:
    """The title's own data: shown to players, without effect on the rules."""
    game.fixed("id", "royaumes_sauvages")
    game.fixed("prefix", "RS")
    for field in ("fr", "en", "author", "solo_author", "illustrator", "publisher_original", "publisher_fr"):
        game.text(field)
    game.texts("graphic_design")
    game.whole("year_original", 1900, 2100)
    game.whole("year_fr", 1900, 2100)
    game.fixed("players_min", 1)
    game.fixed("players_max", 5)
    game.whole("age_min", 1, 99)
    game.whole("minutes", 1, 300)
    finish(game)


def finish(entry: Entry) -> None:
    """Refuse unknown fields; an editor's notes on where an entry comes from are welcome."""
    if entry.has("provenance"):
        entry.text("provenance")
    if entry.has("src"):
        entry.texts("src")
    if entry.has("note"):
        entry.text("note")
    entry.done()


def open_box(path: Path | None = None) -> Box:
    """Read the component file that comes with the game, or a corrected one."""
    return Box(read_components(Path(__file__).with_name("components.toml") if path is None else path))
