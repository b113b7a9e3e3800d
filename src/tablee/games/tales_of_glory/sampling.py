"""A world that a seat cannot tell from the true one: what it does not know is dealt anew."""

from mypy_extensions import i64

from tablee.games.tales_of_glory.components import AGES, QUESTS_DEALT
from tablee.games.tales_of_glory.parts import open_part
from tablee.games.tales_of_glory.playing import can_play, can_play_quest
from tablee.games.tales_of_glory.position import BLOCK, PART, RETURN, SEALED, SELECT, State
from tablee.games.tales_of_glory.preparing import mix_ages
from tablee.games.tales_of_glory.shown import as_shown, placing
from tablee.kernel.ints import Ints, bit, zeros
from tablee.kernel.rng import Rng


def deal_anew(state: State, seat: i64, rng: Rng) -> i64:
    """Replace everything in this copy that the seat does not know.

    Returns the mask of the seats that finished a hidden part: it is open again, to be played anew by the caller.
    """
    finished = hide_parts(state, seat)
    deal_piles(state, rng)
    if state.quests_on:
        deal_quests(state, seat, rng)
    guess_sealed(state, seat, rng)
    return finished


def hide_parts(state: State, seat: i64) -> i64:
    """TG-11.3  Hidden parts of other seats begin again; says which of them were finished."""
    if not state.simultaneous or state.step != PART:
        return 0
    finished = state.everybody() & ~state.owing & ~bit(seat)
    shown = as_shown(state, seat)
    state.facts = shown.facts
    state.frames = shown.frames
    state.depth = shown.depth
    for other in range(state.seats):
        if other != seat:
            open_part(state, other)
    state.owing |= finished
    return finished


def deal_piles(state: State, rng: Rng) -> None:
    """The tiles of an age that are still to come, and those removed at setup, may be any of each other."""
    pile = state.pile[:]
    removed = state.removed[:]
    place = state.drawn
    for age in range(AGES):
        tiles = unseen_of_age(state, age)
        rng.shuffle(tiles)
        start: i64 = 0
        if age == 0:
            start = len(removed)
            for number in range(start):
                removed[number] = tiles[number]
        for number in range(start, len(tiles)):
            pile[place] = tiles[number]
            place += 1
    mix_ages(state, pile, state.drawn, rng)
    state.pile = pile
    state.removed = removed


def unseen_of_age(state: State, age: i64) -> Ints:
    """The tiles of an age that nobody has seen."""
    found = zeros(len(state.pile) + len(state.removed))
    count: i64 = 0
    for tile in state.removed:
        if state.box.set_of[tile] == age:
            found[count] = tile
            count += 1
    for place in range(state.drawn, len(state.pile)):
        if state.box.set_of[state.pile[place]] == age:
            found[count] = state.pile[place]
            count += 1
    return found[:count]


def deal_quests(state: State, seat: i64, rng: Rng) -> None:
    """TG-R29  Quests that nobody showed, but the seat's own three, may be any of each other."""
    quests = state.quests[:]
    unknown = zeros(len(quests))
    count: i64 = 0
    for place in range(len(quests)):
        owner = place // QUESTS_DEALT
        if owner != seat and not (owner < state.seats and is_shown(state, owner, quests[place])):
            unknown[count] = place
            count += 1
    left = count
    while left > 1:
        other = rng.below(left)
        left -= 1
        quest = quests[unknown[left]]
        quests[unknown[left]] = quests[unknown[other]]
        quests[unknown[other]] = quest
    state.quests = quests
    explain_question(state, seat, unknown[:count], rng)


def is_shown(state: State, seat: i64, quest: i64) -> bool:
    """Whether a quest lies in an area or is about to."""
    if placing(state, seat) == quest:
        return True
    for number in range(state.tiles(seat)):
        if state.tile(seat, number) == quest:
            return True
    return False


def explain_question(state: State, seat: i64, unknown: Ints, rng: Rng) -> None:
    """TG-10.9  A seat that is asked after its tile is dealt with has a quest that it can play: let it have one."""
    if state.step != PART or state.simultaneous:
        return
    asked = state.from_leader(state.turn)
    top = state.top(asked)
    if asked == seat or state.kind(top) != PART or state.taken(asked) >= 0 or can_play_quest(state, asked):
        return
    playable = zeros(len(unknown))
    count: i64 = 0
    for place in unknown:
        if can_play(state, asked, state.quests[place]):
            playable[count] = place
            count += 1
    if count > 0:
        swap_into_hand(state, asked, playable[rng.below(count)])


def swap_into_hand(state: State, seat: i64, place: i64) -> None:
    """Exchange the first quest in a seat's hand for the one at this place."""
    number: i64 = 0
    while not state.hand(seat) & bit(number):
        number += 1
    mine = seat * QUESTS_DEALT + number
    quest = state.quests[mine]
    state.quests[mine] = state.quests[place]
    state.quests[place] = quest


def guess_sealed(state: State, seat: i64, rng: Rng) -> None:
    """Whoever else has answered in secret may have answered anything."""
    if state.step not in (RETURN, SELECT):
        return
    choices = state.slots if state.step == SELECT else QUESTS_DEALT
    for other in range(state.seats):
        if other != seat and not state.owing & bit(other):
            state.facts[other * BLOCK + SEALED] = 1 + rng.below(choices)
