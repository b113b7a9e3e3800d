"""For people with the box: the best kingdom from twelve tiles, with a tale or without."""

import difflib
import re
import unicodedata
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from tablee.bots.mon_royaume.plans import Planner
from tablee.games.mon_royaume.adventures import bonus_present, elements_present
from tablee.games.mon_royaume.components import LOVE, NO_TALES, TALES_OF_EACH_TYPE, Box, Names
from tablee.games.mon_royaume.game import MonRoyaume
from tablee.games.mon_royaume.position import FRONT, KEPT, SLOT_AT, State
from tablee.games.mon_royaume.scoring import kingdom_points, tale_bonus
from tablee.games.mon_royaume.view import SlotView, kingdom_view
from tablee.kernel.errors import SetupError
from tablee.kernel.ints import ints
from tablee.terminal.boards.mon_royaume.pyramid import pyramid
from tablee.terminal.boards.mon_royaume.spoken import rows
from tablee.terminal.boards.mon_royaume.tiles import Tiles
from tablee.terminal.screen import Screen
from tablee.texts.texts import Texts

LONGEST_NAME = 4
"""Words in the longest name of a tile."""
COUNT = re.compile(r"x?(\d+)x?")
NO_TALE = -1


@dataclass(frozen=True)
class Best:
    """A kingdom, what it is worth, and the tiles that are not needed face up."""

    slots: list[SlotView]
    points: int
    elements: int
    bonus: int
    lovers: bool
    spare: list[int]


def show_best_kingdom(
    game: MonRoyaume, words: Sequence[str], tale: str | None, advanced: bool, screen: Screen, texts: Texts
) -> None:
    """Read the tiles, find the best kingdom and show it."""
    kinds = read_tiles(words, game.box, texts)
    number = NO_TALE if tale is None else read_tale(tale, game.box, texts)
    best = best_kingdom(game, kinds, number, advanced)
    tiles = Tiles(game.box, texts.lang)
    if screen.plain:
        for line in rows(tiles, texts, best.slots, {"mine": "yes", "name": ""}):
            screen.line(line)
    else:
        screen.line()
        tall = screen.height >= 20
        screen.show(pyramid(tiles, best.slots, texts.say("word-bard"), screen.width, tall))
        screen.line()
    for line in told(best, game.box, number, texts):
        screen.line(line)


def best_kingdom(game: MonRoyaume, kinds: list[int], tale: int, advanced: bool) -> Best:
    """The kingdom worth most: by its points, and with a tale by the tokens and bonus that it promises."""
    wanted = NO_TALES if tale == NO_TALE else TALES_OF_EACH_TYPE
    level = next(level for level in game.box.levels if level.tales == wanted)
    planner = Planner(game.box, level, advanced)
    planner.take(kinds)
    planner.value(tale, False, 0)
    slots = [int(tile) for tile in planner.search.best]
    spare = Counter(kinds)
    spare.subtract(tile - 1 for tile in slots if tile > 0)
    left = list(spare.elements())
    state = kingdom_of(game, slots, left, tale)
    return Best(
        kingdom_view(state, 0),
        int(kingdom_points(state, 0)),
        0 if tale == NO_TALE else int(elements_present(state, 0)),
        0 if tale == NO_TALE else int(tale_bonus(state, 0)),
        tale != NO_TALE and bonus_present(state, 0, LOVE),
        left,
    )


def kingdom_of(game: MonRoyaume, slots: list[int], spare: list[int], tale: int) -> State:
    """A position in which the first seat has this kingdom and this tale, for the rules to count."""
    state = game.deal(game.setup(game.fewest), bytes(32))
    assert isinstance(state, State)
    bards = iter(spare)
    for slot, tile in enumerate(slots):
        state.facts[SLOT_AT + slot] = tile if tile > 0 else -1 - next(bards)
    state.tales = ints([max(tale, 0), *list(state.tales)[1:]])
    state.facts[KEPT] = 1
    return state


def told(best: Best, box: Box, tale: int, texts: Texts) -> list[str]:
    """What the kingdom is worth, in words."""
    lines = [texts.say("best-points", points=best.points)]
    if tale != NO_TALE:
        card = box.tales[tale]
        name = card.names.in_language(texts.lang)
        lines.append(
            texts.say("best-elements", tale=name, present=best.elements, elements=len(card.elements))
        )
        if best.lovers:
            lines.append(texts.say("best-lovers"))
        if best.bonus:
            lines.append(texts.say("best-bonus", points=best.bonus))
    bards = sum(1 for slot in best.slots if slot.bard)
    names = ", ".join(box.tiles[kind].names.in_language(texts.lang) for kind in best.spare)
    lines.append(texts.say("best-spare", bards=bards, tiles=names))
    return lines


# Reading names


def read_tiles(words: Sequence[str], box: Box, texts: Texts) -> list[int]:
    """Twelve tiles by name in either language: `3 woodcutter`, `woodcutter x3`, commas or not."""
    names = known_names([tile.names for tile in box.tiles])
    pieces = plain_name(" ".join(words).replace(",", " ")).split()
    found: list[int] = []
    count = 0
    while pieces:
        number = COUNT.fullmatch(pieces[0])
        if number and pieces[0].startswith("x") and found and not count:
            found += [found[-1]] * (int(number[1]) - 1)
            pieces = pieces[1:]
        elif number:
            count = int(number[1])
            pieces = pieces[1:]
        else:
            kind, length = longest_name(pieces, names, texts)
            found += [kind] * (count or 1)
            count = 0
            pieces = pieces[length:]
    check_tiles(found, box, texts)
    return found


def longest_name(pieces: list[str], names: dict[str, int], texts: Texts) -> tuple[int, int]:
    """The tile that the next words name, and how many words that takes."""
    for length in range(min(LONGEST_NAME, len(pieces)), 0, -1):
        name = " ".join(pieces[:length])
        if name in names:
            return names[name], length
    near = difflib.get_close_matches(" ".join(pieces[:2]), names, 3, 0.5)
    raise SetupError(texts.say("unknown-tile", name=pieces[0], near=", ".join(near or sorted(names)[:3])))


def check_tiles(kinds: list[int], box: Box, texts: Texts) -> None:
    """Twelve tiles, and no more of a kind than are in the box."""
    if len(kinds) != FRONT:
        raise SetupError(texts.say("twelve-tiles", tiles=len(kinds)))
    for kind, count in Counter(kinds).items():
        tile = box.tiles[kind]
        if count > tile.copies:
            name = tile.names.in_language(texts.lang)
            raise SetupError(texts.say("too-many-copies", name=name, count=count, copies=tile.copies))


def read_tale(text: str, box: Box, texts: Texts) -> int:
    """A tale by its id or by its name in either language."""
    names = known_names([tale.names for tale in box.tales])
    wanted = plain_name(text)
    if wanted not in names:
        all_names = ", ".join(tale.names.in_language(texts.lang) for tale in box.tales)
        raise SetupError(texts.say("unknown-tale", name=text, tales=all_names))
    return names[wanted]


def known_names(entries: Sequence[Names]) -> dict[str, int]:
    """Ids and names in both languages, with the number of the entry."""
    return {
        plain_name(name): number
        for number, names in enumerate(entries)
        for name in (names.id, names.fr, names.en)
    }


def plain_name(text: str) -> str:
    """Small letters without accents, the same however it is typed."""
    letters = unicodedata.normalize("NFKD", text.casefold().replace("œ", "oe").replace("_", " "))
    bare = "".join(letter for letter in letters if not unicodedata.combining(letter))
    return " ".join(bare.replace("\N{RIGHT SINGLE QUOTATION MARK}", "'").replace("-", " ").split())
