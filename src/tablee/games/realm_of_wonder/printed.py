"""What is printed in the box, for boards that draw it: the map, the cards, the prices; nothing that ever changes in play."""

from mypy_extensions import mypyc_attr

from tablee.games.realm_of_wonder.board import DISCS, FEATURES, OUTER, REGIONS, Board, Lists
from tablee.games.realm_of_wonder.components import Box
from tablee.games.realm_of_wonder.names import Names
from tablee.kernel.seen import Seen


@mypyc_attr(native_class=False)
class PrintedSpace(Seen, frozen=True):
    """A space as an annular sector; its walls and waters are those shared with the spaces named."""

    id: str
    disc: str
    region: str | None
    cost: int
    feature: str
    beach: bool
    shape: list[float]
    walls: list[str]
    waters: list[str]


@mypyc_attr(native_class=False)
class PrintedDisc(Seen, frozen=True):
    """A disc, and the whirlpool on it if it turns."""

    id: str
    inner: float
    outer: float
    whirlpool: list[float]


@mypyc_attr(native_class=False)
class PrintedRegion(Seen, frozen=True):
    """A region, and its path space, which whirlpools face."""

    id: str
    colour: str
    path: str


@mypyc_attr(native_class=False)
class PrintedCharacter(Seen, frozen=True):
    """A character card."""

    id: str
    colour: str
    region: str
    power: str


@mypyc_attr(native_class=False)
class PrintedCard(Seen, frozen=True):
    """A movement card."""

    id: str
    speed: int
    points: int
    special: str | None


@mypyc_attr(native_class=False)
class Printed(Seen, frozen=True):
    """The whole box. `passages` has the open ones of each position, middle disc first: 6 * middle + castle."""

    frame: float
    discs: list[PrintedDisc]
    spaces: list[PrintedSpace]
    regions: list[PrintedRegion]
    passages: list[list[list[str]]]
    vortices: dict[str, list[str]]
    characters: list[PrintedCharacter]
    cards: list[PrintedCard]
    texts: dict[str, dict[str, str]]
    stories: dict[str, dict[str, str]]
    monsters: dict[str, int]
    prices: dict[str, int]
    wanted: dict[str, int]
    fortress: int


def printed(box: Box) -> Printed:
    """The box as a board draws it."""
    board = box.board
    regions = box.regions
    cards = box.movement_cards
    return Printed(
        frame=board.frame,
        discs=[printed_disc(board, disc) for disc in range(len(DISCS))],
        spaces=[printed_space(box, space) for space in range(board.count)],
        regions=[
            PrintedRegion(region.names.id, region.colour, board.name(board.gate(OUTER, "in", number)))
            for number, region in enumerate(regions)
        ],
        passages=[passages_at(board, rotation) for rotation in range(REGIONS * REGIONS)],
        vortices={board.name(space): ends_of(board, space) for circle in board.vortices for space in circle},
        characters=[
            PrintedCharacter(one.names.id, one.colour, regions[one.region].names.id, one.power_names.id)
            for one in box.characters
        ],
        cards=[PrintedCard(one.id, one.speed, one.points, special_of(box, one.special)) for one in cards],
        texts=texts_of(box),
        stories={quest.names.id: both(quest.story) for quest in box.quests},
        monsters={tile.names.id: tile.bonus for tile in box.tiles if tile.monster},
        prices=prices_of(box),
        wanted={"orbs": box.numbers.orbs_to_win, "monsters": box.numbers.monsters_to_win},
        fortress=box.numbers.fortress,
    )


def printed_disc(board: Board, number: int) -> PrintedDisc:
    disc = board.discs[number]
    whirlpool = [disc.whirlpool_radius, disc.whirlpool_angle] if number != OUTER else []
    return PrintedDisc(DISCS[number], disc.inner_radius, disc.outer_radius, whirlpool)


def printed_space(box: Box, number: int) -> PrintedSpace:
    space = box.board.spaces[number]
    return PrintedSpace(
        id=space.names.id,
        disc=DISCS[space.disc],
        region=None if space.region < 0 else box.regions[space.region].names.id,
        cost=space.cost,
        feature=FEATURES[space.feature],
        beach=space.beach,
        shape=space.shape,
        walls=later(box.board, box.board.walls, number),
        waters=later(box.board, box.board.waters, number),
    )


def later(board: Board, lists: Lists, space: int) -> list[str]:
    """The spaces that a list names, each pair told once."""
    return [board.name(other) for other in lists.of(space) if other > space]


def passages_at(board: Board, rotation: int) -> list[list[str]]:
    """RW-10.4, RW-10.5  The open passages at one position of the discs, each as its two spaces, the outer one first."""
    found: list[list[str]] = []
    for space in range(board.count):
        across = int(board.across[rotation * board.count + space])
        if across >= 0 and board.disc[space] < board.disc[across]:
            found.append([board.name(space), board.name(across)])
    return found


def ends_of(board: Board, space: int) -> list[str]:
    """RW-9.6  Where a trip through a vortex ends, clockwise and anticlockwise."""
    return [board.name(board.next_vortex[space]), board.name(board.vortex_before[space])]


def special_of(box: Box, special: int) -> str | None:
    return None if special < 0 else box.specials[special].id


def both(names: Names) -> dict[str, str]:
    return {"fr": names.fr, "en": names.en}


def texts_of(box: Box) -> dict[str, dict[str, str]]:
    """What is written on magic cards, tower tiles, character cards and quests."""
    written = [card.text for card in box.magic_cards] + [tile.text for tile in box.tiles]
    written += [character.power_text for character in box.characters] + [quest.text for quest in box.quests]
    return {text.id: both(text) for text in written}


def prices_of(box: Box) -> dict[str, int]:
    """The magic points that each verb costs; a conquest costs as much as a token for each of its tokens."""
    numbers = box.numbers
    return {
        "open": numbers.open_cost,
        "search": numbers.search_cost,
        "buy": numbers.card_cost,
        "build": numbers.token_cost,
        "conquer": numbers.token_cost,
        "spin": numbers.spin_cost,
        "turn": numbers.turn_cost,
        "vortex": numbers.vortex_cost,
        "extra": numbers.point_cost,
    }
