"""A world that a seat cannot tell from the true one: what it does not know is dealt anew."""

from mypy_extensions import i64

from tablee.games.mon_royaume.builders import is_finished
from tablee.games.mon_royaume.components import TALES_OF_EACH_TYPE
from tablee.games.mon_royaume.position import (
    BUILD,
    CARDS,
    HAND,
    OVER,
    PICK,
    PLACED,
    SEALED,
    SLOT_AT,
    SLOT_COUNT,
    TALE,
    TOKENS_AT,
    State,
)
from tablee.games.mon_royaume.steps import Step
from tablee.games.mon_royaume.view import has_seen
from tablee.kernel.ints import Ints, bit, zeros
from tablee.kernel.rng import Rng


def deal_anew(state: State, seat: i64, rng: Rng, build: Step) -> None:
    """Replace everything in this copy that the seat does not know."""
    deal_tiles(state, seat, rng)
    deal_tales(state, rng)
    shown = (state.round + 1) * CARDS if state.level.adventures else 0
    state.adventures = shuffled_from(state.adventures, shown, rng)
    state.bards = shuffled_from(state.bards, state.bards_shown, rng)
    if state.step != OVER:
        deal_tokens(state, seat, rng)
        guess_sealed(state, seat, rng, build)


def shuffled_from(pile: Ints, start: i64, rng: Rng) -> Ints:
    """A copy of a pile whose cards from `start` on are in another order."""
    copy = pile[:]
    rng.shuffle_part(copy, start, len(copy))
    return copy


def deal_tiles(state: State, seat: i64, rng: Rng) -> None:
    """Tiles still in hands that the seat never held, and those not dealt yet, may be any of each other."""
    stack = state.stack[:]
    unknown = zeros(len(stack))
    count: i64 = 0
    for hand in range(state.seats):
        if not has_seen(state, seat, hand):
            start = state.hand_start(hand)
            left = state.hand_mask(hand)
            for place in range(HAND):
                if left & bit(place):
                    unknown[count] = start + place
                    count += 1
    for place in range((state.round + 1) * state.seats * HAND, len(stack)):
        unknown[count] = place
        count += 1
    shuffle_places(stack, unknown, count, rng)
    state.stack = stack


def shuffle_places(cards: Ints, places: Ints, count: i64, rng: Rng) -> None:
    """Shuffle the cards that lie at the given places among themselves."""
    left = count
    while left > 1:
        other = rng.below(left)
        left -= 1
        card = cards[places[left]]
        cards[places[left]] = cards[places[other]]
        cards[places[other]] = card


def deal_tales(state: State, rng: Rng) -> None:
    """The tales in the box are unknown; with a pile for each type, each pile's rest is on its own."""
    dealt = state.seats * 3
    if state.level.tales != TALES_OF_EACH_TYPE:
        state.tales = shuffled_from(state.tales, dealt, rng)
        return
    tales = state.tales[:]
    start = dealt
    for place in range(dealt, len(tales)):
        last = place + 1 == len(tales)
        if last or state.box.tales[tales[place + 1]].type != state.box.tales[tales[place]].type:
            rng.shuffle_part(tales, start, place + 1)
            start = place + 1
    state.tales = tales


def deal_tokens(state: State, seat: i64, rng: Rng) -> None:
    """MR-R24  Nobody knows the kinds of the tokens, but how many each seat has; an owner may be let look."""
    kinds = len(state.box.bard_kinds)
    own = seat if state.box.numbers.owner_sees_tokens else -1
    supply = state.supply[:]
    set_aside: i64 = 0
    if own >= 0:
        set_aside = put_first(state, supply, own)
    rng.shuffle_part(supply, set_aside, len(supply))
    next_token = set_aside
    for other in range(state.seats):
        if other == own:
            continue
        count = state.token_count(other)
        start = other * state.block + TOKENS_AT
        for kind in range(kinds):
            state.facts[start + kind] = 0
        for _ in range(count):
            state.facts[start + supply[next_token]] += 1
            next_token += 1
    state.supply = supply


def put_first(state: State, supply: Ints, seat: i64) -> i64:
    """Move the tokens that a seat holds to the front of the supply, and say how many they are."""
    count: i64 = 0
    for kind in range(len(state.box.bard_kinds)):
        for _ in range(state.tokens(seat, kind)):
            place = count
            while supply[place] != kind:
                place += 1
            supply[place] = supply[count]
            supply[count] = kind
            count += 1
    return count


def guess_sealed(state: State, seat: i64, rng: Rng, build: Step) -> None:
    """Whoever else has answered in secret may have answered anything."""
    for other in range(state.seats):
        if other == seat:
            continue
        answered = not state.owing & bit(other)
        if state.step == PICK and answered:
            left = state.hand_mask(state.hand_of(other))
            state.facts[other * state.block + SEALED] = 1 + random_bit(left, rng)
        elif state.step == TALE and answered:
            state.facts[other * state.block + SEALED] = 1 + random_bit(state.kept(other), rng)
        elif state.step == BUILD:
            build_anew(state, other, answered, rng, build)


def random_bit(mask: i64, rng: Rng) -> i64:
    """The place of a random set bit."""
    places = [place for place in range(HAND) if mask & bit(place)]
    return places[rng.below(len(places))]


def build_anew(state: State, seat: i64, finished: bool, rng: Rng, build: Step) -> None:
    """Clear a hidden kingdom; one that was confirmed is built again at random."""
    start = seat * state.block
    state.facts[start + PLACED] = 0
    for slot in range(SLOT_COUNT):
        state.facts[start + SLOT_AT + slot] = 0
    while finished and not is_finished(state, seat):
        legal = build.legal(state, seat)
        build.apply(state, seat, legal[rng.below(len(legal))])
