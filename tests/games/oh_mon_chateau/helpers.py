"""A few speaking helpers: positions with the tokens, parts, guests and dice that a test needs, played by notation."""

from pathlib import Path

import tablee.games.oh_mon_chateau
from tablee.games.oh_mon_chateau.components import FACES
from tablee.games.oh_mon_chateau.dice import open_dice
from tablee.games.oh_mon_chateau.game import OhMonChateau
from tablee.games.oh_mon_chateau.game import OhMonChateauPosition as OhMonChateauPosition
from tablee.games.oh_mon_chateau.guests import move_in
from tablee.games.oh_mon_chateau.position import (
    BLOCK,
    EXTRA_CLOUDS,
    FLAG_AT,
    FLOORS_BUILT,
    RESIDENTS,
    TOKENS,
    TOWER_AT,
    WALLS_BUILT,
)
from tablee.games.oh_mon_chateau.turn import begin_construction
from tablee.kernel.decision import Decision
from tablee.kernel.errors import Refusal
from tablee.kernel.ints import ints
from tablee.kernel.play import play as play_checked
from tablee.kernel.position import Event, Result
from tablee.kernel.seed import secret_of

GAME = OhMonChateau()
COMPONENTS = Path(tablee.games.oh_mon_chateau.__file__).with_name("components.toml")
ALL_WALLS = "wall_front wall_back wall_left wall_right"


def new_game(
    seats: int = 2, seed: int = 1, game: OhMonChateau = GAME, **options: str
) -> OhMonChateauPosition:
    """A game of Little Builders in which seat 0 begins, unless said otherwise, before the first roll."""
    setup = game.setup(seats, {"first_player": "seat_0", **options})
    state = game.deal(setup, secret_of(seed))
    assert isinstance(state, OhMonChateauPosition)
    return state


def green(seats: int = 2, **options: str) -> OhMonChateauPosition:
    """A new game of Little Builders."""
    return new_game(seats, version="little_builders", **options)


def blue(seats: int = 2, **options: str) -> OhMonChateauPosition:
    """A new game of Grand Architects with only crown guests in the display and on top of the pile."""
    state = new_game(seats, version="grand_architects", **options)
    show_guests(state, "jester prince princess")
    return state


def edited_game(folder: Path, *edits: tuple[str, str]) -> OhMonChateau:
    """The game with a corrected component file: each edit replaces the first text by the second, once."""
    text = COMPONENTS.read_text(encoding="utf-8")
    for old, new in edits:
        assert old in text, old
        text = text.replace(old, new, 1)
    path = folder / "edited.toml"
    path.write_text(text, encoding="utf-8")
    return OhMonChateau(path)


# Deciding


def decision(text: str) -> Decision:
    """The decision that a line of notation names."""
    return GAME.decisions.parse(text)


def play(state: OhMonChateauPosition, *lines: str) -> None:
    """Carry out checked decisions, each written as its seat and its notation: "0 place die_1 g_r0c2"."""
    for line in lines:
        seat, _, text = line.partition(" ")
        play_checked(state, int(seat), state.steps[0].choices.all.parse(text))


def refusal(state: OhMonChateauPosition, line: str) -> Refusal:
    """Why this line is not allowed now; it must not be allowed."""
    seat, _, text = line.partition(" ")
    found = state.refusal(int(seat), state.steps[0].choices.all.parse(text))
    assert found is not None, f"{line} is allowed"
    assert text not in legal_lines(state, int(seat))
    return found


def rule_against(state: OhMonChateauPosition, line: str) -> str:
    """The number of the rule that forbids this line now."""
    return refusal(state, line).rule


def legal_lines(state: OhMonChateauPosition, seat: int) -> list[str]:
    """What the seat may choose now, as notation."""
    return [choice.notation for choice in state.legal(seat)]


def listen(state: OhMonChateauPosition) -> list[Event]:
    """A list to which everything that happens from now on is added."""
    story: list[Event] = []
    state.story = story
    return story


def told(story: list[Event], *names: str) -> list[str]:
    """The events of these names as short lines: "0: residents 2 2"; without names, all of them."""
    return [repr(event) for event in story if not names or event.name in names]


# Boards and castles as a test wants them


def put(state: OhMonChateauPosition, seat: int, cells: str) -> None:
    """The board of a seat carries tokens on exactly these cells."""
    mask = sum(1 << state.board.cell_ids[cell] for cell in cells.split())
    state.facts[seat * BLOCK + TOKENS] = mask


def on_board(state: OhMonChateauPosition, seat: int) -> set[str]:
    """The cells that carry a token."""
    return {cell.cell for cell in state.view(None).seats[seat].cells if cell.token}


def cells_of(state: OhMonChateauPosition, *resources: str) -> str:
    """All cells of these resources."""
    cells = state.view(None).seats[0].cells
    return " ".join(cell.cell for cell in cells if cell.resource in resources)


def give_residents(state: OhMonChateauPosition, seat: int, count: int) -> None:
    state.facts[seat * BLOCK + RESIDENTS] = count


def give_towers(state: OhMonChateauPosition, seat: int, *values: int) -> None:
    """Towers of these values, from the front left one on."""
    for number, value in enumerate(values):
        state.facts[seat * BLOCK + TOWER_AT + number] = value


def give_walls(state: OhMonChateauPosition, seat: int, walls: str) -> None:
    names = [wall.id for wall in state.box.castle.walls]
    state.facts[seat * BLOCK + WALLS_BUILT] = sum(1 << names.index(wall) for wall in walls.split())


def give_floors(state: OhMonChateauPosition, seat: int, count: int) -> None:
    state.facts[seat * BLOCK + FLOORS_BUILT] = count


def give_flags(state: OhMonChateauPosition, seat: int, **spots: int) -> None:
    """Flags by the name of their spot without `flag_`: front_1=2."""
    for spot, value in spots.items():
        state.facts[seat * BLOCK + FLAG_AT + state.box.castle.spots.index(f"flag_{spot}")] = value


def give_clouds(state: OhMonChateauPosition, seat: int, count: int) -> None:
    state.facts[seat * BLOCK + EXTRA_CLOUDS] = count


def nearly_done(state: OhMonChateauPosition, seat: int, missing: str) -> None:
    """A castle that lacks only a tower, a wall or a floor."""
    give_towers(state, seat, *([2] * (3 if missing == "tower" else 4)))
    walls = ALL_WALLS.split()
    give_walls(state, seat, " ".join(walls[:3] if missing == "wall" else walls))
    give_floors(state, seat, 3 if missing == "floor" else 4)
    if missing != "tower":
        state.sun = seat


# Guests


def next_guests(state: OhMonChateauPosition, names: str) -> None:
    """The next cards of the pile are these; they must still be in it."""
    wanted = [state.deck.ids[name] for name in names.split()]
    drawn = [int(card) for card in list(state.pile)[: state.drawn]]
    rest = [int(card) for card in list(state.pile)[state.drawn :] if card not in wanted]
    assert not set(wanted) & set(drawn), f"already drawn: {names}"
    state.pile = ints([*drawn, *wanted, *rest])


def show_guests(state: OhMonChateauPosition, names: str) -> None:
    """At the start: the display shows these guests, in this order."""
    wanted = [state.deck.ids[name] for name in names.split()]
    rest = [int(card) for card in state.pile if card not in wanted]
    state.pile = ints([*wanted, *rest])
    state.display = ints(wanted)


def give_guests(state: OhMonChateauPosition, seat: int, names: str) -> None:
    """A seat has received these guests before; they come off the pile."""
    next_guests(state, names)
    for name in names.split():
        state.drawn += 1
        move_in(state, seat, state.deck.ids[name])


def guests_of(state: OhMonChateauPosition, seat: int) -> list[str]:
    """The guests of a seat as their owner sees them, in the order of their arrival."""
    guests = state.view(seat).seats[seat].guests
    assert guests is not None
    return [guest.guest for guest in guests]


# Moments


def rolled(state: OhMonChateauPosition, first: str, second: str, seat: int = 0) -> None:
    """A seat has rolled these two sides, and everybody may use them."""
    state.active = seat
    state.face_1 = FACES.index(f"face_{first}")
    state.face_2 = FACES.index(f"face_{second}")
    open_dice(state)


def building(state: OhMonChateauPosition, seat: int = 0) -> None:
    """The dice of this seat's turn are used, and its construction step begins."""
    state.active = seat
    state.dice_used = 3
    begin_construction(state)


def with_dagobert(state: OhMonChateauPosition, face: str) -> None:
    """Seat 0 has used Dagobert again, and his die shows this side."""
    if "dagobert" not in guests_of(state, 0):
        give_guests(state, 0, "dagobert")
    put(state, 0, " ".join([*on_board(state, 0), "b_r2c0", "b_r3c0"]))
    building(state)
    play(state, "0 build b_reactivate", "0 reactivate dagobert")
    while dagobert_would_roll(state) != f"face_{face}":
        state.rng.word()
    play(state, "0 roll")


def dagobert_would_roll(state: OhMonChateauPosition) -> str:
    """What comes out if Dagobert's die is rolled now."""
    trial = state.clone()
    story = listen(trial)
    play(trial, "0 roll")
    return next(event.words[0] for event in story if event.name == "dagobert-rolled")


def finish(state: OhMonChateauPosition) -> Result:
    """Everybody stops building, and the points are counted."""
    while state.to_act():
        assert state.finisher >= 0, "the game is not ending"
        play(state, f"{state.to_act()[0]} stop")
    result = state.result()
    assert result is not None
    return result


def points(result: Result, line: str) -> list[int]:
    """The points of one line of the score sheet."""
    return next(found.points for found in result.lines if found.name == line)
