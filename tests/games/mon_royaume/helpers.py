"""A few speaking helpers: positions with the tiles, cards and tokens that a test needs, played by notation.

Piles are put in order rather than replaced, so every position here could have come out of the real box.
"""

from collections.abc import Sequence
from pathlib import Path

import tablee.games.mon_royaume
from tablee.games.mon_royaume.components import SLOTS, TALE_TYPES
from tablee.games.mon_royaume.game import MonRoyaume
from tablee.games.mon_royaume.game import MonRoyaumePosition as MonRoyaumePosition
from tablee.games.mon_royaume.position import BUILD, FRONT, FRONT_AT, HAND, KEPT, MARKERS, PICKS
from tablee.kernel.decision import Decision
from tablee.kernel.errors import Refusal
from tablee.kernel.ints import Ints, ints
from tablee.kernel.play import play as play_checked
from tablee.kernel.play import why_not
from tablee.kernel.position import Event, Result
from tablee.kernel.seed import secret_of

GAME = MonRoyaume()
COMPONENTS = Path(tablee.games.mon_royaume.__file__).with_name("components.toml")
FIRST_SLOT_OF_ROW = [0, 4, 7, 9]

HER_TILES = "woodcutter woodcutter farmer scarecrow knight quarry border_post wheat_field mill forge yellow_castle black_castle"
HER_KINGDOM = (
    "woodcutter farmer scarecrow knight / quarry* wheat_field border_post / mill forge / black_castle"
)
"""The twelve tiles and the kingdom of the worked examples (MR-E1)."""


def new_game(seats: int = 4, seed: int = 1, game: MonRoyaume = GAME, **options: str) -> MonRoyaumePosition:
    """A dealt game, ready for the first pick."""
    state = game.deal(game.setup(seats, options), secret_of(seed))
    assert isinstance(state, MonRoyaumePosition)
    return state


def edited_game(folder: Path, *edits: tuple[str, str]) -> MonRoyaume:
    """The game with a corrected component file: each edit replaces the first text by the second, once."""
    text = COMPONENTS.read_text(encoding="utf-8")
    for old, new in edits:
        assert old in text, old
        text = text.replace(old, new, 1)
    path = folder / "edited.toml"
    path.write_text(text, encoding="utf-8")
    return MonRoyaume(path)


NEEDS_SUPPORT = ("needs_support = false", "needs_support = true")
ALL_COLOURS = ('level = "any"\ncolour = "one"', 'level = "any"\ncolour = "all"')
"""Edits for tables that agreed on another bard (MR-R2, MR-R3)."""


# Deciding


def decision(state: MonRoyaumePosition, text: str) -> Decision:
    """The decision that a line of notation names."""
    return state.steps[0].choices.all.parse(text)


def play(state: MonRoyaumePosition, *lines: str) -> None:
    """Carry out checked decisions, each written as its seat and its notation: "0 pick woodcutter"."""
    for line in lines:
        seat, _, text = line.partition(" ")
        play_checked(state, int(seat), decision(state, text))


def refusal(state: MonRoyaumePosition, line: str) -> Refusal:
    """Why this line is not allowed now; it must not be allowed."""
    seat, _, text = line.partition(" ")
    found = why_not(state, int(seat), decision(state, text))
    assert found is not None, f"{line} is allowed"
    assert text not in legal_lines(state, int(seat))
    return found


def legal_lines(state: MonRoyaumePosition, seat: int) -> list[str]:
    """What the seat may choose now, as notation."""
    return [choice.notation for choice in state.legal(seat)]


def listen(state: MonRoyaumePosition) -> list[Event]:
    """A list to which everything that happens from now on is added."""
    story: list[Event] = []
    state.story = story
    return story


def told(story: list[Event], *names: str) -> list[str]:
    """The events of these names as short lines: "0: took mill"; without names, all of them."""
    return [repr(event) for event in story if not names or event.name in names]


# Piles in a chosen order


def put_next(pile: Ints, start: int, wanted: list[int]) -> Ints:
    """A copy of a pile with the wanted cards from `start` on; they must be there, and the others follow."""
    rest = list(pile)[start:]
    for card in wanted:
        rest.remove(card)
    return ints([*list(pile)[:start], *wanted, *rest])


def kinds_of(state: MonRoyaumePosition, names: str) -> list[int]:
    """The numbers of tiles named in a text."""
    return [state.box.kind_ids[name] for name in names.split()]


def names_of(state: MonRoyaumePosition, kinds: "Sequence[int] | Ints") -> list[str]:
    """The ids of tiles."""
    return [state.box.tiles[kind].names.id for kind in kinds]


def next_tokens(state: MonRoyaumePosition, names: str) -> None:
    """The next tokens of the supply are of these kinds."""
    kinds = [state.box.bard_ids[name] for name in names.split()]
    state.supply = put_next(state.supply, state.tokens_out, kinds)


def give_tokens(state: MonRoyaumePosition, seat: int, names: str) -> None:
    """A seat has gained these tokens before."""
    next_tokens(state, names)
    for _ in names.split():
        state.take_token(seat)


def leave_tokens(state: MonRoyaumePosition, count: int) -> None:
    """Only so many tokens are left in the supply."""
    state.tokens_out = len(state.supply) - count


def next_bard_cards(state: MonRoyaumePosition, names: str) -> None:
    """The next bard cards are of these kinds."""
    kinds = [state.box.bard_ids[name] for name in names.split()]
    state.bards = put_next(state.bards, state.bards_shown, kinds)


def give_markers(state: MonRoyaumePosition, seat: int, count: int) -> None:
    """A seat has received monster markers before."""
    state.facts[seat * state.block + MARKERS] = count


def token_kinds(state: MonRoyaumePosition, seat: int) -> list[str]:
    """The kinds of the tokens that a seat holds, with repeats, in the order of the box."""
    kinds = [kind.names.id for kind in state.box.bard_kinds]
    return [name for number, name in enumerate(kinds) for _ in range(state.tokens(seat, number))]


# Positions


def ready_to_draft(*fronts: str, cards: str = "", seats: int = 0, **setup: str) -> MonRoyaumePosition:
    """A dealt game in which everybody who always picks the first tile of the hand gets these tiles, in order.

    What is not given is filled up with what is left. `cards` are the adventure cards on top of their pile.
    """
    return arranged(new_game(seats or max(2, len(fronts)), 1, GAME, **setup), fronts, cards)


def arranged(state: MonRoyaumePosition, fronts: Sequence[str], cards: str = "") -> MonRoyaumePosition:
    """The same with a game that was dealt already."""
    wanted: dict[int, int] = {}
    for seat, names in enumerate(fronts):
        for number, kind in enumerate(kinds_of(state, names)):
            wanted[place_in_stack(state, seat, number)] = kind
    stack_tiles(state, wanted)
    adventures = [state.box.adventure_ids[name] for name in cards.split()]
    state.adventures = put_next(state.adventures, 0, adventures)
    return state


def holding(*hands: str, **setup: str) -> MonRoyaumePosition:
    """A dealt game in which these tiles are in the first hands of the seats, in order; the rest is left to chance."""
    state = new_game(len(hands), 1, GAME, **setup)
    wanted: dict[int, int] = {}
    for seat, names in enumerate(hands):
        start = (seat - state.caller) % state.seats * HAND
        wanted |= {start + place: kind for place, kind in enumerate(kinds_of(state, names))}
    stack_tiles(state, wanted)
    return state


def stack_tiles(state: MonRoyaumePosition, wanted: dict[int, int]) -> None:
    """Order the stack so that these places of it hold these tiles."""
    rest = list(state.stack)
    for kind in wanted.values():
        assert kind in rest, f"not so many in play: {state.box.tiles[kind].names.id}"
        rest.remove(kind)
    others = iter(rest)
    state.stack = ints([wanted[p] if p in wanted else next(others) for p in range(len(state.stack))])


def place_in_stack(state: MonRoyaumePosition, seat: int, number: int) -> int:
    """Where the tile lies that a seat meets first in its hand at its pick `number`, 0 to 11."""
    draft_round, passes = divmod(number, PICKS)
    came_from = seat - passes if draft_round == 0 else seat + passes
    order = (came_from - state.caller) % state.seats
    return int((draft_round * state.seats + order) * HAND + passes)


def pick_first(state: MonRoyaumePosition, times: int = 1) -> None:
    """Everybody picks the first tile of the hand, so many times."""
    for _ in range(times):
        for seat in state.to_act():
            play(state, f"{seat} {legal_lines(state, seat)[0]}")


def choose_first(state: MonRoyaumePosition, step: str) -> None:
    """Everybody decides for what comes first, until this step begins."""
    while state.view(None).step != step:
        for seat in state.to_act():
            play(state, f"{seat} {legal_lines(state, seat)[0]}")


def deal_tale(state: MonRoyaumePosition, seat: int, name: str) -> int:
    """Swap cards so that this tale was dealt to this seat; which of its three it is."""
    tales = list(state.tales)
    wanted = state.box.tale_ids[name]
    number = state.box.tales[wanted].type
    place, found = seat * len(TALE_TYPES) + number, tales.index(wanted)
    tales[place], tales[found] = tales[found], tales[place]
    state.tales = ints(tales)
    return number


def builders(*fronts: str, tales: str = "", seats: int = 0, **setup: str) -> MonRoyaumePosition:
    """The Time of the Builders begins: these tiles are in front of the seats, these tales were kept."""
    return at_builders(ready_to_draft(*fronts, seats=seats, **setup), tales)


def at_builders(state: MonRoyaumePosition, tales: str = "") -> MonRoyaumePosition:
    """Go from the first deal straight to the building, with the tiles that picking first would give."""
    state.round, state.picks, state.card, state.hands = 1, PICKS, PICKS, 0
    for seat in range(state.seats):
        state.hands |= 1 << (seat * HAND + HAND - 1)
        for number in range(FRONT):
            kind = state.stack[place_in_stack(state, seat, number)]
            state.facts[seat * state.block + FRONT_AT + number] = kind
        state.facts[seat * state.block + KEPT] &= 1
    for seat, name in enumerate(tales.split()):
        state.facts[seat * state.block + KEPT] = 1 << deal_tale(state, seat, name)
    state.ask(BUILD, state.everybody())
    return state


# Kingdoms: rows from the bottom up, "*" for bard side up, "-" for an empty slot


def tiles_in(kingdom: str) -> str:
    """The tiles of a kingdom, as they were in front of its builder."""
    return " ".join(word.rstrip("*") for word in kingdom.split() if word not in {"/", "-"})


def kingdom_lines(kingdom: str) -> list[str]:
    """The decisions that build a kingdom "a b c d* / e f g / h i / j"."""
    lines: list[str] = []
    for row, words in enumerate(kingdom.split("/")):
        for number, word in enumerate(words.split()):
            slot = SLOTS[FIRST_SLOT_OF_ROW[row] + number]
            if word != "-":
                lines.append(f"{'bard' if '*' in word else 'place'} {word.rstrip('*')} {slot}")
    return lines


def lay(state: MonRoyaumePosition, seat: int, kingdom: str) -> None:
    """Lay tiles, one by one and checked."""
    play(state, *[f"{seat} {line}" for line in kingdom_lines(kingdom)])


def build(state: MonRoyaumePosition, seat: int, kingdom: str) -> None:
    """Lay ten tiles and confirm."""
    lay(state, seat, kingdom)
    play(state, f"{seat} confirm")


def build_bards(state: MonRoyaumePosition, seat: int) -> None:
    """Fill what is still empty with bards, and confirm."""
    for slot in SLOTS:
        line = next(
            (line for line in legal_lines(state, seat) if line.startswith("bard ") and slot in line), None
        )
        if line is not None:
            play(state, f"{seat} {line}")
    play(state, f"{seat} confirm")


def build_all(state: MonRoyaumePosition, *kingdoms: str) -> None:
    """Everybody builds; seats without a kingdom of their own build ten bards."""
    for seat in range(state.seats):
        if seat < len(kingdoms) and kingdoms[seat]:
            build(state, seat, kingdoms[seat])
        else:
            build_bards(state, seat)


def finished(*kingdoms: str, tales: str = "", seats: int = 0, **setup: str) -> MonRoyaumePosition:
    """A game played to its end in which nobody gained anything before these kingdoms were built."""
    state = builders(*[tiles_in(kingdom) for kingdom in kingdoms], tales=tales, seats=seats, **setup)
    build_all(state, *kingdoms)
    return state


# The end


def result_of(state: MonRoyaumePosition) -> Result:
    """How it ended."""
    result = state.result()
    assert result is not None
    return result


def points(state: MonRoyaumePosition, line: str) -> list[int]:
    """One line of the score sheet, seat by seat."""
    return next(found.points for found in result_of(state).lines if found.name == line)
