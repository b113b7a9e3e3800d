"""A few speaking helpers: tables with the cards, cubes and decrees that a test needs, played by notation.

Every card of the box is somewhere exactly once on such a table: what a test does not place is in the deck.
"""

from collections.abc import Sequence
from pathlib import Path

import tablee.games.royaumes_sauvages
from tablee.games.royaumes_sauvages.components import AGES, CARDS, HAND, REALMS
from tablee.games.royaumes_sauvages.game import RoyaumesSauvages
from tablee.games.royaumes_sauvages.game import RoyaumesSauvagesPosition as RoyaumesSauvagesPosition
from tablee.games.royaumes_sauvages.position import (
    ACT,
    BLOCK,
    BONUS_AT,
    COLUMN_AT,
    COUNCIL_AT,
    DISCARDS,
    FIRST_AT,
    INFLUENCE_AT,
    LENGTH_AT,
    LONGEST,
    NEXT_TURN,
    NOBODY,
    ON_BOARD,
    OUT_AT,
    OWNER_AT,
    POINTS,
    RALLY_POINTS,
    SIDES_AT,
    TOKENS_HELD,
)
from tablee.games.royaumes_sauvages.position import HAND_AT as HAND_AT
from tablee.games.royaumes_sauvages.position import HELD as HELD
from tablee.kernel.decision import Decision
from tablee.kernel.errors import Refusal
from tablee.kernel.ints import bit, ints, zeros
from tablee.kernel.play import play as play_checked
from tablee.kernel.play import why_not
from tablee.kernel.position import Event, Result
from tablee.kernel.seed import secret_of

GAME = RoyaumesSauvages()
COMPONENTS = Path(tablee.games.royaumes_sauvages.__file__).with_name("components.toml")
LEVELS = ["easy", "medium", "standard", "hard", "expert"]


def new_game(
    seats: int = 3, seed: int = 1, game: RoyaumesSauvages = GAME, **options: str
) -> RoyaumesSauvagesPosition:
    """A dealt game, ready for the first turn."""
    state = game.deal(game.setup(seats, options), secret_of(seed))
    assert isinstance(state, RoyaumesSauvagesPosition)
    return state


def edited_game(folder: Path, *edits: tuple[str, str]) -> RoyaumesSauvages:
    """The game with a corrected component file: each edit replaces the first text by the second, once."""
    text = COMPONENTS.read_text(encoding="utf-8")
    for old, new in edits:
        assert old in text, old
        text = text.replace(old, new, 1)
    path = folder / "edited.toml"
    path.write_text(text, encoding="utf-8")
    return RoyaumesSauvages(path)


# Deciding


def decision(state: RoyaumesSauvagesPosition, text: str) -> Decision:
    """The decision that a line of notation names."""
    return state.steps[0].choices.all.parse(text)


def play(state: RoyaumesSauvagesPosition, *lines: str) -> None:
    """Carry out checked decisions, each written as its seat and its notation: "0 claim bee_3 realm_4"."""
    for line in lines:
        seat, _, text = line.partition(" ")
        play_checked(state, int(seat), decision(state, text))


def refusal(state: RoyaumesSauvagesPosition, line: str) -> Refusal:
    """Why this line is not allowed now; it must not be allowed."""
    seat, _, text = line.partition(" ")
    found = why_not(state, int(seat), decision(state, text))
    assert found is not None, f"{line} is allowed"
    assert text not in legal_lines(state, int(seat))
    return found


def legal_lines(state: RoyaumesSauvagesPosition, seat: int = 0) -> list[str]:
    """What the seat may choose now, as notation."""
    return [choice.notation for choice in state.legal(seat)]


def claim_something(state: RoyaumesSauvagesPosition) -> None:
    """Whoever is to act makes the first claim that is offered."""
    seat = state.to_act()[0]
    play(state, f"{seat} {next(line for line in legal_lines(state, seat) if line.startswith('claim'))}")


def rally(state: RoyaumesSauvagesPosition) -> None:
    """Whoever is to act rallies and discards one card."""
    seat = state.to_act()[0]
    play(state, f"{seat} rally")
    play(state, f"{seat} {legal_lines(state, seat)[0]}", f"{seat} draw")


def everybody_passes(state: RoyaumesSauvagesPosition) -> None:
    """Whoever is still in passes, until the age is over or a battle begins."""
    age = state.age
    while state.step == ACT and state.age == age and state.to_act():
        play(state, f"{state.to_act()[0]} pass")


def listen(state: RoyaumesSauvagesPosition) -> list[Event]:
    """A list to which everything that happens from now on is added."""
    story: list[Event] = []
    state.story = story
    return story


def told(story: list[Event], *names: str) -> list[str]:
    """The events of these names as short lines: "0: claimed bee_3 realm_4"; without names, all of them."""
    return [repr(event) for event in story if not names or event.name in names]


# Tables


def a_table(
    seats: int = 3,
    *,
    hands: Sequence[str] = (),
    columns: dict[str, str] | None = None,
    cubes: dict[str, str] | None = None,
    councils: dict[str, str] | None = None,
    decrees: dict[str, str] | None = None,
    tiles: dict[str, str] | None = None,
    deck: str = "",
    discards: str = "",
    bonus: str = "",
    points: Sequence[int] = (),
    tokens: Sequence[int] = (),
    out: Sequence[int] = (),
    turn: int = 0,
    first: int = 0,
    age: int = 1,
    game: RoyaumesSauvages = GAME,
    **options: str,
) -> RoyaumesSauvagesPosition:
    """A moment in an age: somebody is to act.

    `hands` are cards seat by seat, `deck` the next ones to draw. `columns` are cards with their owners,
    "bee_3/0 owl_4/1"; `cubes` only owners, "0 0 1", with cards that do not matter. `tiles` are points, "5 7 8".
    `points` were won by rallying. What is not given: hands of cards that do not matter, empty columns, the decrees and tiles of the deal.
    """
    state = new_game(seats, game=game, **options)
    forget_everything(state)
    state.age = age - 1
    place_decrees(state, decrees or {})
    place_tiles(state, tiles or {})
    spare = cards_left(state, [*hands, *(columns or {}).values(), deck, discards, bonus])
    for seat in range(state.seats):
        names = hands[seat].split() if seat < len(hands) else [spare.pop() for _ in range(HAND)]
        hold(state, seat, names)
    for realm, cards in (columns or {}).items():
        fill_column(state, realm, cards.split())
    for realm, owners in (cubes or {}).items():
        fill_column(state, realm, [f"{spare.pop()}/{owner}" for owner in owners.split()])
    for realm, members in (councils or {}).items():
        fill_council(state, realm, members.split())
    for number, name in enumerate(bonus.split()):
        state.facts[BONUS_AT + number] = card(state, name) + 1
    for name in discards.split():
        state.facts[DISCARDS + state.discard_size] = card(state, name)
        state.discard_size += 1
    stack(state, deck.split(), spare)
    for side, count in enumerate(points):
        state.facts[SIDES_AT + side * BLOCK + POINTS] = count
        state.facts[SIDES_AT + side * BLOCK + RALLY_POINTS] = count
    for side, count in enumerate(tokens):
        state.facts[SIDES_AT + side * BLOCK + TOKENS_HELD] = count
    go_out(state, out)
    state.first, state.turn = first, turn
    state.ask(ACT, bit(turn))
    return state


def forget_everything(state: RoyaumesSauvagesPosition) -> None:
    """Clear the table."""
    state.facts = zeros(SIDES_AT + state.sides * BLOCK)
    state.discard_size = state.deck_size = state.shuffle = 0
    state.mixed = zeros(CARDS)
    state.out_count = state.rallies = state.arrivals = 0
    state.last_claim, state.coming = NOBODY, NEXT_TURN


def card(state: RoyaumesSauvagesPosition, name: str) -> int:
    """The number of a card."""
    return state.box.card_ids[name]


def cards_left(state: RoyaumesSauvagesPosition, texts: Sequence[str]) -> list[str]:
    """The cards that these texts do not name; each may be named only once."""
    named = [word.partition("/")[0] for text in texts for word in text.split()]
    assert len(set(named)) == len(named), "a card is in two places"
    assert set(named) <= set(state.box.card_names)
    return [name for name in state.box.card_names if name not in named]


def hold(state: RoyaumesSauvagesPosition, seat: int, names: Sequence[str]) -> None:
    """Put these cards into a hand."""
    for place, name in enumerate(names):
        state.facts[SIDES_AT + seat * BLOCK + HAND_AT + place] = card(state, name)
    state.facts[SIDES_AT + seat * BLOCK + HELD] = len(names)


def fill_column(state: RoyaumesSauvagesPosition, realm: str, cards: Sequence[str]) -> None:
    """Lay cards with their owners' cubes into a realm."""
    number = state.box.realm_ids[realm]
    for word in cards:
        name, _, owner = word.partition("/")
        place = state.length(number)
        state.facts[COLUMN_AT + number * LONGEST + place] = card(state, name)
        state.facts[OWNER_AT + number * LONGEST + place] = int(owner or 0)
        state.facts[LENGTH_AT + number] += 1
        add_cube(state, number, int(owner or 0))


def fill_council(state: RoyaumesSauvagesPosition, realm: str, members: Sequence[str]) -> None:
    """Seat cubes on a council."""
    number = state.box.realm_ids[realm]
    for spot, member in enumerate(members):
        state.facts[COUNCIL_AT + number * 2 + spot] = int(member) + 1
        add_cube(state, number, int(member))


def add_cube(state: RoyaumesSauvagesPosition, realm: int, side: int) -> None:
    state.facts[SIDES_AT + side * BLOCK + INFLUENCE_AT + realm] += 1
    state.facts[SIDES_AT + side * BLOCK + ON_BOARD] += 1


def stack(state: RoyaumesSauvagesPosition, first: Sequence[str], rest: Sequence[str]) -> None:
    """A deck that is drawn in this order."""
    names = [*first, *rest]
    numbers = [card(state, name) for name in reversed(names)]
    state.deck = ints(numbers + [0] * (CARDS - len(numbers)))
    state.deck_size = len(numbers)


def next_cards(state: RoyaumesSauvagesPosition, names: str) -> None:
    """Bring cards of the deck to its top, to be drawn in this order."""
    deck = [int(state.deck[i]) for i in range(state.deck_size)]
    for name in reversed(names.split()):
        deck.remove(card(state, name))
        deck.append(card(state, name))
    state.deck = ints(deck + [0] * (CARDS - len(deck)))


def place_decrees(state: RoyaumesSauvagesPosition, decrees: dict[str, str]) -> None:
    """Swap decrees so that these are in force."""
    deck = list(state.decree_deck)
    for realm, name in decrees.items():
        place = state.age * REALMS + state.box.realm_ids[realm]
        found = deck.index(state.box.decree_ids[name])
        deck[place], deck[found] = deck[found], deck[place]
    state.decree_deck = ints(deck)


def place_tiles(state: RoyaumesSauvagesPosition, tiles: dict[str, str]) -> None:
    """Swap majority tiles so that these realms have these points."""
    rows = list(state.majority_rows)
    settled: list[int] = []
    for realm, texts in tiles.items():
        for place, text in enumerate(texts.split(), state.box.realm_ids[realm] * AGES):
            points = [state.box.majorities[tile].points for tile in rows]
            found = next(i for i, p in enumerate(points) if p == int(text) and i not in settled)
            rows[place], rows[found] = rows[found], rows[place]
            settled.append(place)
    state.majority_rows = ints(rows)


def go_out(state: RoyaumesSauvagesPosition, sides: Sequence[int]) -> None:
    """These sides are out, in this order."""
    for side in sides:
        state.facts[OUT_AT + state.out_count] = side
        state.out_count += 1
    if sides and not state.solo:
        state.facts[FIRST_AT + state.age] = sides[0] + 1


# Looking


def hand(state: RoyaumesSauvagesPosition, seat: int) -> list[str]:
    """The cards of a hand."""
    names: list[str] = state.view(seat).me.hand
    return names


def column(state: RoyaumesSauvagesPosition, realm: str) -> list[str]:
    """The cards of a column with their owners: "bee_3/0"."""
    cards = state.view(None).realms[state.box.realm_ids[realm]].column
    return [f"{shown.card}/{shown.side}" for shown in cards]


def influence(state: RoyaumesSauvagesPosition, realm: str) -> list[int]:
    """The influence of all sides in a realm."""
    found: list[int] = state.view(None).realms[state.box.realm_ids[realm]].influence
    return found


def scores(state: RoyaumesSauvagesPosition) -> list[int]:
    """The score track."""
    return [side.points for side in state.view(None).sides]


def result_of(state: RoyaumesSauvagesPosition) -> Result:
    """How it ended."""
    result = state.result()
    assert result is not None
    return result


def line_of(state: RoyaumesSauvagesPosition, name: str) -> list[int]:
    """A line of the score sheet."""
    return next(line.points for line in state.view(None).sheet if line.name == name)
