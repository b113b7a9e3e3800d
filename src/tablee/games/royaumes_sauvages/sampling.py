"""A world that a seat cannot tell from the true one: what it does not know is dealt anew."""

from mypy_extensions import i64

from tablee.games.royaumes_sauvages.components import AGES, CARDS, REALMS
from tablee.games.royaumes_sauvages.deck import GENERATION
from tablee.games.royaumes_sauvages.position import (
    BLOCK,
    FIGHT,
    HAND_AT,
    OVER,
    SEALED,
    SIDES_AT,
    STAMP_AT,
    State,
)
from tablee.kernel.ints import Ints, bit, zeros
from tablee.kernel.rng import Rng


def deal_anew(state: State, seat: i64, rng: Rng) -> None:
    """Replace everything in this copy that the seat does not know."""
    state.rng = rng.fork()
    if state.solo:
        shuffle_layers(state, rng)
    else:
        deal_cards(state, seat, rng)
        guess_sealed(state, seat, rng)
        if state.step != OVER:
            state.first_tiles = tiles_anew(state, seat, rng)
    decrees = state.decree_deck[:]
    rng.shuffle_part(decrees, (state.age + 1) * REALMS, len(decrees))
    state.decree_deck = decrees


def shuffle_layers(state: State, rng: Rng) -> None:
    """RS-15.26  Solo: the deck lies in layers, one for each shuffle, and only the order within them is hidden."""
    deck = state.deck[:]
    start: i64 = 0
    for place in range(1, state.deck_size + 1):
        if place == state.deck_size or state.mixed[deck[place]] != state.mixed[deck[start]]:
            rng.shuffle_part(deck, start, place)
            start = place
    state.deck = deck


def deal_cards(state: State, seat: i64, rng: Rng) -> None:
    """Deal the hidden cards to the other hands and the deck.

    A card can only be in a hand if the shuffle that hid it was not later than the one the hand drew from, and of
    the same generation. The earliest draws have the fewest cards to choose from, so they are dealt first.
    """
    pool = zeros(CARDS)
    size = collect_hidden(state, seat, pool)
    rng.shuffle_part(pool, 0, size)
    places = hidden_places(state, seat)
    for place in places:
        size = deal_one(state, place, pool, size)
    deck = state.deck[:]
    for i in range(size):
        deck[i] = pool[i]
    state.deck = deck


def collect_hidden(state: State, seat: i64, pool: Ints) -> i64:
    """All cards in the deck and in the hands of others; says how many they are."""
    size: i64 = 0
    for i in range(state.deck_size):
        pool[size] = state.deck[i]
        size += 1
    for other in range(state.seats):
        if other != seat:
            for place in range(state.held(other)):
                pool[size] = state.hand_card(other, place)
                size += 1
    return size


def hidden_places(state: State, seat: i64) -> list[int]:
    """Where the cards of other hands lie, sorted by the shuffle they were drawn from."""
    places: list[int] = []
    for other in range(state.seats):
        if other != seat:
            start = SIDES_AT + other * BLOCK
            places += [int(start + i) for i in range(state.held(other))]
    stamped = [(int(state.facts[place + STAMP_AT]), place) for place in places]
    stamped.sort()
    return [place for _, place in stamped]


def deal_one(state: State, place: i64, pool: Ints, size: i64) -> i64:
    """Deal the first card of the shuffled pool that can be here; says how many are left."""
    stamp = state.facts[place + STAMP_AT]
    i: i64 = 0
    while not could_draw(stamp, state.mixed[pool[i]]):
        i += 1
    state.facts[place + HAND_AT] = pool[i]
    for behind in range(i, size - 1):
        pool[behind] = pool[behind + 1]
    return size - 1


def could_draw(stamp: i64, hidden: i64) -> bool:
    """Whether a card hidden by one shuffle could be drawn after another."""
    return hidden <= stamp and hidden // GENERATION == stamp // GENERATION


def guess_sealed(state: State, seat: i64, rng: Rng) -> None:
    """RS-R48  Whoever else has chosen a battle card may have chosen any card of the hand."""
    if state.step != FIGHT:
        return
    for other in range(state.seats):
        if other != seat and state.still_in & bit(other) and not state.owing & bit(other):
            state.facts[SIDES_AT + other * BLOCK + SEALED] = 1 + rng.below(state.held(other))


def tiles_anew(state: State, seat: i64, rng: Rng) -> Ints:
    """RS-8.3  The First-to-Pass tiles in another order; only those that the seat owns stay."""
    tiles = state.first_tiles[:]
    hidden = zeros(len(tiles))
    count: i64 = 0
    for age in range(len(tiles)):
        if age == AGES or state.first_out(age) != seat:
            hidden[count] = age
            count += 1
    while count > 1:
        other = hidden[rng.below(count)]
        count -= 1
        last = hidden[count]
        tile = tiles[last]
        tiles[last] = tiles[other]
        tiles[other] = tile
    return tiles
