"""RW-2  Setup: everything shuffled, rolled and dealt in the order of the rulebook."""

from mypy_extensions import i64

from tablee.games.realm_of_wonder.position import State
from tablee.games.realm_of_wonder.realm import (
    BLOCK,
    CHARACTER,
    MAGIC_AT,
    MAGIC_POINTS,
    PLACE,
    POWER,
    SUPPLY,
)
from tablee.games.realm_of_wonder.rounds import begin_round, draw_movement
from tablee.kernel.ints import Ints, bit, ints, zeros


def set_up(state: State, quest: i64) -> None:
    """RW-2.1 to RW-2.14  Prepare the table; a quest of -1 is drawn (RW-2.4)."""
    rng = state.rng
    box = state.box
    state.towers = shuffled(state, by_copies([tile.copies for tile in box.tiles]))
    state.closed = bit(len(state.towers)) - 1
    state.movement_pile = shuffled(state, list(range(len(box.movement_cards))))
    state.movement_left = len(state.movement_pile)
    state.shuffled = zeros(len(state.movement_pile))
    state.magic_pile = shuffled(state, by_copies([int(copies) for copies in box.copies]))
    state.magic_left = len(state.magic_pile)
    drawn = rng.below(len(box.quests))
    state.quest = drawn if quest < 0 else quest
    state.middle = box.die_regions[rng.below(len(box.die_regions))]
    state.castle = box.die_regions[rng.below(len(box.die_regions))]
    state.forts = zeros(len(state.board.wells))
    state.bonus_left = box.bonus_tokens
    state.facts = zeros(state.seats * BLOCK)
    assign_characters(state, shuffled(state, list(range(len(box.characters)))))
    deal_cards(state)
    begin_round(state)


def assign_characters(state: State, characters: Ints) -> None:
    """RW-2.6 to RW-2.11  Characters from the first seat on, each at home with its pieces and a ready power."""
    homes = zeros(len(state.board.wells))
    for seat in range(state.seats):
        state.put(seat, CHARACTER, characters[seat])
        home = state.home(seat)
        homes[state.board.well_number[home]] = seat + 1
        state.put(seat, PLACE, home)
        state.put(seat, POWER, 1)
        state.put(seat, SUPPLY, state.character(seat).fort_tokens)
        state.put(seat, MAGIC_POINTS, state.box.numbers.start_points)
    state.homes = homes


def deal_cards(state: State) -> None:
    """RW-2.10, RW-2.14  Three movement cards each from the first seat on, then three magic cards each."""
    for seat in range(state.seats):
        for _ in range(state.box.numbers.hand):
            draw_movement(state, seat)
    for seat in range(state.seats):
        for _ in range(state.box.numbers.start_magic):
            state.magic_left -= 1
            state.add(seat, MAGIC_AT + state.magic_pile[state.magic_left], 1)


def shuffled(state: State, pieces: list[int]) -> Ints:
    """The pieces in random order."""
    pile = ints(pieces)
    state.rng.shuffle(pile)
    return pile


def by_copies(counts: list[int]) -> list[int]:
    """Each number as often as its count says."""
    return [number for number, count in enumerate(counts) for _ in range(count)]
