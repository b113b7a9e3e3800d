"""The contents of the box: everything printed and every number of the rules, read once and strictly checked."""

from pathlib import Path
from typing import final

from mypy_extensions import i64

from tablee.games.realm_of_wonder.board import HOME, OUTER, REGIONS, Board
from tablee.games.realm_of_wonder.board_checks import check_board
from tablee.games.realm_of_wonder.cards import (
    ARM,
    BONUS_SIDES,
    MOST_SEATS,
    POWERS,
    SHOE,
    SPECIALS,
    SPELLS,
    TILE_KINDS,
    TILES,
    Character,
    MagicCard,
    MovementCard,
    Quest,
    Region,
    TowerTile,
)
from tablee.games.realm_of_wonder.names import finish, measure, names_of
from tablee.kernel.data import Entry, hash_of, numbered, read_components
from tablee.kernel.ints import Ints, ints


@final
class Numbers:
    """The numbers of the rules that the data file may change."""

    def __init__(self, data: Entry) -> None:
        self._read_setup(data.table("setup"))
        self._read_costs(data.table("costs"))
        self._read_limits(data.table("limits"))
        self._read_income(data.table("income"))

    def _read_setup(self, setup: Entry) -> None:
        self.start_points = setup.whole("magic_points", 0, 99)
        self.hand = setup.whole("movement_cards", 1, 5)
        self.start_magic = setup.whole("magic_cards", 0, 9)
        self.start_marker = setup.whole("income_marker", 0, 9)
        setup.fixed("random_quest", value=True)
        setup.fixed("skip_income_in_round", 1)
        finish(setup)

    def _read_costs(self, costs: Entry) -> None:
        self.open_cost = costs.whole("reveal_tower", 0, 99)
        self.search_cost = costs.whole("search_empty_tower", 0, 99)
        self.card_cost = costs.whole("magic_card", 0, 99)
        self.token_cost = costs.whole("fort_token", 0, 99)
        self.spin_cost = costs.whole("rune_stone_random", 1, 99)
        self.turn_cost = costs.whole("rune_stone_choice", 1, 99)
        self.vortex_cost = costs.whole("vortex_travel", 1, 99)
        self.point_cost = costs.whole("extra_movement_point", 0, 99)
        finish(costs)

    def _read_limits(self, limits: Entry) -> None:
        self.cards_per_turn = limits.whole("magic_cards_bought_per_turn", 0, 9)
        self.points_per_turn = limits.whole("extra_movement_points_per_turn", 0, 9)
        self.fort_tokens = limits.whole("fort_tokens_per_player", 1, 15)
        self.built_height = limits.whole("fort_height_by_building", 1, 15)
        self.fortress = limits.whole("fortress_min_height", 1, 15)
        self.orbs_to_win = limits.whole("orbs_to_win", 1, 9)
        self.monsters_to_win = limits.whole("monsters_to_win", 1, 9)
        limits.fixed("victory_tokens_to_win", 1)
        finish(limits)

    def _read_income(self, income: Entry) -> None:
        self.home_income = income.whole("home", 0, 9)
        self.fort_income = income.whole("fort", 0, 9)
        self.orb_income = income.whole("magic_orb", 0, 9)
        self.cursed_income = income.whole("cursed_orb", -9, 0)
        self.middle_income = income.whole("whirlpool_middle", 0, 9)
        self.castle_income = income.whole("whirlpool_castle", 0, 9)
        finish(income)


@final
class Box:
    """Everything in the box: board, cards, tiles, dice, characters, quests and numbers."""

    def __init__(self, data: Entry) -> None:
        data.fixed("schema_version", 1)
        read_credits(data.table("game"))
        if data.has("sources"):
            data.table("sources")
        self.hash = hash_of(data)
        self.numbers = Numbers(data)
        regions = data.tables("regions")
        self.region_ids = numbered(regions)
        self.regions = [Region(entry, number) for number, entry in enumerate(regions)]
        self.board = Board(data, self.region_ids)
        check_board(self.board, data)
        self._read_characters(data, regions)
        self._read_cards(data)
        self._read_quests(data)
        self._read_dice(data.table("dice"))
        self._check_supply(data.table("supply"))
        data.done()
        self._make_tables()

    def _read_characters(self, data: Entry, regions: list[Entry]) -> None:
        """Six characters, each at home in a region of its own."""
        entries = data.tables("characters")
        self.character_ids = numbered(entries)
        self.characters = [Character(entry, self.region_ids, self.board.ids) for entry in entries]
        if len(entries) != MOST_SEATS or len(regions) != REGIONS or "ice" not in self.region_ids:
            raise data.wrong("characters", "must be six, and the regions six with the Ice Region among them")
        for number, entry in enumerate(regions):
            character = self.characters[entry.reference("character", self.character_ids)]
            home = entry.reference("home_space", self.board.ids)
            path = entry.reference("path_space", self.board.ids)
            space = self.board.spaces[home]
            if (character.region, character.home) != (number, home):
                raise entry.wrong("character", "must be at home in this region, in the same place")
            if space.feature != HOME or space.region != number:
                raise entry.wrong("home_space", "must be a home in this region")
            if path != self.board.gate(OUTER, "in", number):
                raise entry.wrong("path_space", "must be the space with the gate of this slot")
            finish(entry)
        if sorted(character.power for character in self.characters) != list(range(len(POWERS))):
            raise data.wrong("characters", "must have the six powers, each once")

    def _read_cards(self, data: Entry) -> None:
        cards = data.tables("movement_cards")
        self.movement_ids = numbered(cards)
        self.movement_cards = [MovementCard(entry) for entry in cards]
        if sorted(card.speed for card in self.movement_cards) != list(range(1, 51)):
            raise data.wrong("movement_cards", "must be 50, with the speeds 1 to 50 each once (RW-3.3)")
        specials = data.tables("movement_specials")
        self.specials = [names_of(entry) for entry in specials]
        if [special.id for special in self.specials] != SPECIALS:
            raise data.wrong("movement_specials", f"must be {', '.join(SPECIALS)}")
        for entry in specials:
            finish(entry)
        magic = data.tables("magic_cards")
        if len(magic) != len(SPELLS):
            raise data.wrong("magic_cards", f"must be the {len(SPELLS)} kinds {', '.join(SPELLS)}")
        self.magic_cards = [MagicCard(entry, kind) for kind, entry in enumerate(magic)]
        if sum(card.copies for card in self.magic_cards) != 55:
            raise data.wrong("magic_cards", "must add up to 55 copies")

    def _read_quests(self, data: Entry) -> None:
        tiles = data.tables("tower_tiles")
        if len(tiles) != TILE_KINDS:
            raise data.wrong("tower_tiles", f"must be the {TILE_KINDS} kinds {', '.join(TILES)}")
        self.tiles = [TowerTile(entry, kind) for kind, entry in enumerate(tiles)]
        total = sum(tile.copies for tile in self.tiles)
        if total != 36 or total != len(self.board.towers):
            raise data.wrong("tower_tiles", f"add up to {total}, but must be 36, one for each tower")
        sides = data.tables("bonus_sides")
        self.bonus_sides = [names_of(entry) for entry in sides]
        if [side.id for side in self.bonus_sides] != BONUS_SIDES:
            raise data.wrong("bonus_sides", f"must be {', '.join(BONUS_SIDES)}")
        for number, entry in enumerate(sides):
            entry.fixed("movement_points_per_round", 1 if number == SHOE else 0)
            entry.fixed("battle_points", 1 if number == ARM else 0)
            finish(entry)
        quests = data.tables("quests")
        self.quest_ids = numbered(quests)
        self.quests = [Quest(entry) for entry in quests]
        if len(quests) != 5:
            raise data.wrong("quests", "must be five")

    def _read_dice(self, dice: Entry) -> None:
        battle = dice.table("battle")
        faces = battle.tables("faces")
        self.die_values: Ints = ints([face.whole("value", 0, 9) for face in faces])
        self.die_rerolls: Ints = ints([1 if face.flag("reroll") else 0 for face in faces])
        for face in faces:
            face.done()
        if len(faces) != 6 or sum(self.die_rerolls) != 1:
            raise battle.wrong("faces", "must be six, one of them with a reroll")
        finish(battle)
        rotation = dice.table("rotation")
        self.die_regions: Ints = ints(rotation.references("faces", self.region_ids))
        if sorted(self.die_regions) != list(range(REGIONS)):
            raise rotation.wrong("faces", "must be the six regions, each once")
        finish(rotation)
        dice.done()

    def _check_supply(self, supply: Entry) -> None:
        tokens = supply.table("magic_point_tokens")
        for value in tokens.data:
            tokens.whole(value, 0, 99)
        self.bonus_tokens = supply.whole("bonus_tokens", 0, 20)
        supply.fixed("victory_tokens", MOST_SEATS)
        supply.fixed("homes", MOST_SEATS)
        supply.fixed("fort_tokens_total", MOST_SEATS * self.numbers.fort_tokens)
        for character in self.characters:
            if character.fort_tokens != self.numbers.fort_tokens:
                raise supply.wrong(
                    "fort_tokens_total", f"is shared out unequally to the {character.names.id}"
                )
        for field in ("tower_tiles", "magic_points"):
            supply.whole(f"spare_blank_{field}", 0, 99)
        for field in ("bonus_tokens", "victory_tokens"):
            supply.whole(f"spare_{field}", 0, 99)
        finish(supply)

    def _make_tables(self) -> None:
        """The flat tables that the rules read while playing."""
        self.speed: Ints = ints([card.speed for card in self.movement_cards])
        self.points: Ints = ints([card.points for card in self.movement_cards])
        self.special: Ints = ints([card.special for card in self.movement_cards])
        self.monster_bonus: Ints = ints([tile.bonus for tile in self.tiles])
        copies: list[int] = []
        for card in self.magic_cards:
            copies += [card.copies - card.with_muscle, card.with_muscle]
        self.copies: Ints = ints(copies)
        self.ice = self.region_ids["ice"]

    def card_word(self, card: i64) -> str:
        """The notation of a type of magic card."""
        return SPELLS[card // 2] + ("_muscle" if card % 2 else "")


def read_credits(game: Entry) -> None:
    """The title's own data: shown to players, without effect on the rules."""
    game.fixed("id", "realm_of_wonder")
    for field in ("fr", "en", "artist", "publisher"):
        game.text(field)
    game.texts("designers")
    game.whole("year", 1900, 2100)
    game.fixed("players_min", 2)
    game.fixed("players_max", MOST_SEATS)
    measure(game, "age_min")
    measure(game, "duration_minutes")
    game.done()


def open_box(path: Path | None = None) -> Box:
    """Read the component file that comes with the game, or a corrected one."""
    return Box(read_components(Path(__file__).with_name("components.toml") if path is None else path))
