"""A few speaking helpers: positions with the areas, tiles and amounts that a test needs, played by notation."""

from collections.abc import Iterable
from pathlib import Path

import tablee.games.tales_of_glory
from tablee.games.tales_of_glory.decisions import square_of
from tablee.games.tales_of_glory.game import TalesOfGlory
from tablee.games.tales_of_glory.game import TalesOfGloryPosition as TalesOfGloryPosition
from tablee.games.tales_of_glory.obtaining import take
from tablee.games.tales_of_glory.parts import begin_parts
from tablee.games.tales_of_glory.placing import lay
from tablee.games.tales_of_glory.position import BLOCK, HAND, HOME, OPENED, OVER, SELECT, TILE_AT
from tablee.games.tales_of_glory.preparing import begin_round
from tablee.games.tales_of_glory.tiles import COINS, COMBAT, GIVES, MAGIC, POTIONS, PRESTIGE
from tablee.kernel.decision import Decision
from tablee.kernel.errors import Refusal
from tablee.kernel.ints import ints
from tablee.kernel.play import play as play_checked
from tablee.kernel.play import why_not
from tablee.kernel.position import Event, Result
from tablee.kernel.seed import secret_of

GAME = TalesOfGlory()
COMPONENTS = Path(tablee.games.tales_of_glory.__file__).with_name("components.toml")


def new_game(
    seats: int = 2, seed: int = 1, game: TalesOfGlory = GAME, **options: str
) -> TalesOfGloryPosition:
    """A dealt game; without quests it is ready for the first selection."""
    state = game.deal(game.setup(seats, options), secret_of(seed))
    assert isinstance(state, TalesOfGloryPosition)
    return state


def edited_game(folder: Path, *edits: tuple[str, str]) -> TalesOfGlory:
    """The game with a corrected component file: each edit replaces the first text by the second, once."""
    text = COMPONENTS.read_text(encoding="utf-8")
    for old, new in edits:
        assert old in text, old
        text = text.replace(old, new, 1)
    path = folder / "edited.toml"
    path.write_text(text, encoding="utf-8")
    return TalesOfGlory(path)


def change_tile(tile: str, field: str, value: str) -> tuple[str, str]:
    """An edit that gives a tile another value in a field."""
    text = COMPONENTS.read_text(encoding="utf-8")
    start = text.index(f'id = "{tile}"')
    entry = text[start : text.index("\n\n", start)] if "\n\n" in text[start:] else text[start:]
    lines = [f"{field} = {value}" if line.startswith(f"{field} = ") else line for line in entry.split("\n")]
    assert lines != entry.split("\n")
    return entry, "\n".join(lines)


# Deciding


def decision(state: TalesOfGloryPosition, text: str) -> Decision:
    """The decision that a line of notation names."""
    return state.steps[0].choices.all.parse(text)


def play(state: TalesOfGloryPosition, *lines: str) -> None:
    """Carry out checked decisions, each written as its seat and its notation: "0 select slot_3"."""
    for line in lines:
        seat, _, text = line.partition(" ")
        play_checked(state, int(seat), decision(state, text))


def refusal(state: TalesOfGloryPosition, line: str) -> Refusal:
    """Why this line is not allowed now; it must not be allowed."""
    seat, _, text = line.partition(" ")
    found = why_not(state, int(seat), decision(state, text))
    assert found is not None, f"{line} is allowed"
    assert text not in legal_lines(state, int(seat))
    return found


def legal_lines(state: TalesOfGloryPosition, seat: int = 0) -> list[str]:
    """What the seat may choose now, as notation."""
    return [choice.notation for choice in state.legal(seat)]


def listen(state: TalesOfGloryPosition) -> list[Event]:
    """A list to which everything that happens from now on is added."""
    story: list[Event] = []
    state.story = story
    return story


def told(story: list[Event], *names: str) -> list[str]:
    """The events of these names as short lines: "0: took goblin slot_1"; without names, all of them."""
    return [repr(event) for event in story if not names or event.name in names]


def hurry(state: TalesOfGloryPosition, rounds: int = 1) -> None:
    """Let everybody choose the first slot, discard and open the first chest, until so many rounds are over."""
    last = state.round + rounds
    while state.round < last and state.step != OVER:
        for seat in state.to_act():
            choices = legal_lines(state, seat)
            discards = [line for line in choices if line.startswith("discard")]
            play(state, f"{seat} {(discards or choices)[0]}")


def finish_parts(state: TalesOfGloryPosition) -> None:
    """Let everybody finish step 2 of this round without playing anything more."""
    before = state.round
    while state.round == before and state.step not in (OVER, SELECT):
        for seat in state.to_act():
            choices = legal_lines(state, seat)
            quiet = [line for line in choices if line.startswith(("discard", "finish"))]
            play(state, f"{seat} {(quiet or choices)[0]}")


# Tiles and amounts


def number_of(state: TalesOfGloryPosition, name: str) -> int:
    return state.box.tile_ids[name]


def names_of(state: TalesOfGloryPosition, tiles: Iterable[int]) -> list[str]:
    """The ids of tiles."""
    return [state.box.tiles[tile].names.id for tile in tiles]


def board(state: TalesOfGloryPosition) -> list[str | None]:
    """What lies on the slots."""
    return [slot.tile for slot in state.view(None).board]


def put_on_board(state: TalesOfGloryPosition, slot: int, name: str) -> None:
    """Swap tiles so that this one lies on this slot (1 to 8); it must not be with a player."""
    tile = number_of(state, name)
    there = state.slot(slot - 1)
    for other in range(state.slots):
        if state.slot(other) == tile:
            state.board[other] = there + 1
    swap_in_piles(state, tile, there)
    state.board[slot - 1] = tile + 1


def swap_in_piles(state: TalesOfGloryPosition, one: int, other: int) -> None:
    """Let two tiles change places in the order of the pile and among those removed."""
    places = {one: other, other: one}
    state.pile = ints([places.get(tile, tile) for tile in state.pile])
    state.removed = ints([places.get(tile, tile) for tile in state.removed])


def give(state: TalesOfGloryPosition, seat: int, **amounts: int) -> None:
    """A seat has exactly so much: `give(state, 0, coins=2, combat=1)`; what is not named stays."""
    for name, amount in amounts.items():
        state.facts[seat * BLOCK + GIVES.index(name)] = amount


def purse(state: TalesOfGloryPosition, seat: int = 0) -> dict[str, int]:
    """What a seat has of everything."""
    return {GIVES[what]: int(state.amount(seat, what)) for what in (PRESTIGE, COINS, POTIONS, COMBAT, MAGIC)}


def set_area(state: TalesOfGloryPosition, seat: int, area: str) -> None:
    """A seat's area: "hero_paladin / goblin 0,1 / village -1,0". Nothing is paid or gained; all chests are closed."""
    for fact in range(seat * BLOCK + OPENED, (seat + 1) * BLOCK):
        state.facts[fact] = 0
    for number, words in enumerate(area.split("/")):
        name, *where = words.split()
        if number == 0:
            swap_heroes(state, seat, name)
        square = square_of(*(int(part) for part in where[0].split(","))) if where else HOME
        lay(state, seat, number_of(state, name), square)


def swap_heroes(state: TalesOfGloryPosition, seat: int, name: str) -> None:
    """Whoever else has this hero gets the one of this seat."""
    mine, wanted = state.facts[seat * BLOCK + TILE_AT], number_of(state, name)
    for other in range(state.seats):
        if other != seat and state.tile(other, 0) == wanted and mine != 0:
            state.facts[other * BLOCK + TILE_AT] = mine


def area_of(state: TalesOfGloryPosition, seat: int = 0) -> list[str]:
    """An area as it lies: ["hero_paladin 0,0", "goblin 0,1"]."""
    return [f"{tile.tile} {tile.x},{tile.y}" for tile in state.view(seat).seats[seat].area]


def open_chests(state: TalesOfGloryPosition, seat: int = 0) -> list[str]:
    """The chests with a key on them, by tile and number."""
    return [
        choice.notation.removeprefix("open ")
        for choice in state.steps[0].choices.open
        if state.opened(seat) >> choice.chest & 1
    ]


def open_quietly(state: TalesOfGloryPosition, seat: int, *chests: str) -> None:
    """These chests were opened before: "hero_paladin 1"."""
    for choice in state.steps[0].choices.open:
        if choice.notation.removeprefix("open ") in chests:
            state.facts[seat * BLOCK + OPENED] |= 1 << choice.chest


# Moments


def step_2(state: TalesOfGloryPosition, *taken: tuple[str, int], holder: int = 0) -> TalesOfGloryPosition:
    """Step 2 begins with this new holder; the seats took these tiles from these slots, the rest what comes first."""
    if state.round == 0:
        begin_round(state)
    for seat, (name, slot) in enumerate(taken):
        put_on_board(state, slot, name)
        take(state, seat, slot - 1, "took")
    for seat in range(len(taken), state.seats):
        free = next(slot for slot in range(state.slots) if state.slot(slot) >= 0)
        take(state, seat, free, "took")
    state.holder = holder
    begin_parts(state)
    return state


def my_part(
    tile: str, slot: int = 1, area: str = "hero_paladin", seats: int = 2, quests: str = "", **more: object
) -> TalesOfGloryPosition:
    """Seat 0 begins step 2 with this tile from this slot, this area, and exactly these amounts (else none).

    `quests` are in hand; then the variant is played. Other words are amounts or options.
    """
    amounts = {name: more.pop(name, 0) for name in ("coins", "potions", "combat", "magic", "prestige")}
    options = {name: str(value) for name, value in more.items()}
    if quests:
        options["quests"] = "on"
    state = new_game(seats, **options)
    if quests:
        deal_quests(state, 0, quests)
    set_area(state, 0, area)
    keep_apart(state, 0)
    step_2(state, (tile, slot))
    give(state, 0, **{name: int(str(amount)) for name, amount in amounts.items()})
    state.before = state.facts[:] if state.simultaneous else state.before
    return state


def keep_apart(state: TalesOfGloryPosition, seat: int) -> None:
    """What lies in the area is not on the board as well: other tiles of the pile come up instead."""
    mine = {state.tile(seat, number) for number in range(1, state.tiles(seat))}
    for slot in range(state.slots):
        if state.slot(slot) in mine:
            spare = next(tile for tile in reversed(list(state.pile)) if tile not in mine)
            put_on_board(state, slot + 1, state.tile_name(spare))


def deal_quests(state: TalesOfGloryPosition, seat: int, names: str) -> None:
    """A seat kept these quests (one or two) and put back another; the others kept their first two."""
    wanted = [number_of(state, name) for name in names.split()]
    order = [quest for quest in state.quests if quest not in wanted]
    for number, quest in enumerate(wanted):
        order.insert(seat * 3 + number, quest)
    state.quests = ints(order)
    for other in range(state.seats):
        state.facts[other * BLOCK + HAND] = 3
    state.facts[seat * BLOCK + HAND] = (1 << len(wanted)) - 1


def hand_of(state: TalesOfGloryPosition, seat: int = 0) -> list[str]:
    """The quests in a seat's hand, as it sees them itself."""
    return [quest.tile for quest in state.view(seat).me.quests]


def ended(state: TalesOfGloryPosition) -> Result:
    """How it ends if it ends now."""
    state.ask(OVER, 0)
    return result_of(state)


def result_of(state: TalesOfGloryPosition) -> Result:
    result = state.result()
    assert result is not None
    return result


def points(result: Result, line: str) -> list[int]:
    """One line of the score sheet, seat by seat."""
    return next(found.points for found in result.lines if found.name == line)
