"""RS-16  Draw deck, discard pile and hands: where the cards come from and where they go."""

from typing import Final

from mypy_extensions import i64

from tablee.games.royaumes_sauvages.components import CARDS, HAND, REALMS
from tablee.games.royaumes_sauvages.position import (
    BLOCK,
    DISCARDS,
    HAND_AT,
    HELD,
    LENGTH_AT,
    SIDES_AT,
    STAMP_AT,
    State,
)
from tablee.kernel.ints import Ints, zeros

GENERATION: Final = 4
"""Shuffles are numbered so that a deck made of discards alone begins a new multiple of this number.

Such a deck holds no card that was hidden before, so a card hidden in one generation can only be held by whoever
drew from the deck of that generation. Within it, each new age adds what lay open to the cards still hidden."""


def draw_card(state: State) -> i64:
    """RS-16.1  The top card of the deck; an empty one is first made anew from the discard pile (RS-R3)."""
    if state.deck_size == 0:
        renew_deck(state)
    state.deck_size -= 1
    state.reveals += 1
    return state.deck[state.deck_size]


def draw_up(state: State, seat: i64, count: i64) -> None:
    """RS-5.7  Draw one by one until there are so many cards in the hand."""
    while state.held(seat) < count:
        card = draw_card(state)
        take_in_hand(state, seat, card)
        if state.story is not None:
            state.tell("drew", seat, [state.box.card_names[card]], None if state.solo else seat)


def take_in_hand(state: State, seat: i64, card: i64) -> None:
    """Add a card just drawn to a hand."""
    start = SIDES_AT + seat * BLOCK
    held = state.facts[start + HELD]
    state.facts[start + HAND_AT + held] = card
    state.facts[start + STAMP_AT + held] = state.shuffle
    state.facts[start + HELD] = held + 1


def take_from_hand(state: State, seat: i64, place: i64) -> i64:
    """Take a card out of a hand, openly; the others keep their order."""
    start = SIDES_AT + seat * BLOCK
    card = state.facts[start + HAND_AT + place]
    last = state.facts[start + HELD] - 1
    close_gap(state, start + HAND_AT, place, last)
    close_gap(state, start + STAMP_AT, stamp_given_up(state, seat, card), last)
    state.facts[start + HELD] = last
    return card


def close_gap(state: State, start: i64, place: i64, last: i64) -> None:
    """Move what lies behind a place one down."""
    for i in range(start + place, start + last):
        state.facts[i] = state.facts[i + 1]


def stamp_given_up(state: State, seat: i64, card: i64) -> i64:
    """Which stamp of the hand goes with a card: the earliest shuffle that could have dealt it.

    Only what everybody knows decides it, and what is left still fits the cards that are left.
    """
    start = SIDES_AT + seat * BLOCK + STAMP_AT
    hidden = state.mixed[card]
    best: i64 = -1
    for place in range(state.held(seat)):
        stamp = state.facts[start + place]
        fits = stamp >= hidden and stamp // GENERATION == hidden // GENERATION
        if fits and (best < 0 or stamp < state.facts[start + best]):
            best = place
    assert best >= 0, "a card was drawn from a shuffle that did not hold it"
    return best


def discard(state: State, card: i64) -> None:
    """RS-16.2  Put a card on the discard pile, face up."""
    state.facts[DISCARDS + state.discard_size] = card
    state.discard_size += 1
    state.arrivals += 1


def renew_deck(state: State) -> None:
    """RS-16.1, RS-R4  Shuffle the discard pile into a new deck; there are always cards in it (RS-16.3)."""
    assert state.discard_size > 0, "there is no card left to draw [RS-16.3]"
    deck = zeros(CARDS)
    for i in range(state.discard_size):
        deck[i] = state.facts[DISCARDS + i]
    state.shuffle = (state.shuffle // GENERATION + 1) * GENERATION
    hide(state, deck, 0, state.discard_size)
    state.rng.shuffle_part(deck, 0, state.discard_size)
    state.deck = deck
    state.deck_size = state.discard_size
    state.discard_size = 0
    if state.story is not None:
        state.tell("deck-renewed", -1, [str(state.deck_size)])


def hide(state: State, deck: Ints, start: i64, end: i64) -> None:
    """Note on the cards deck[start:end], which lay open, the number of the shuffle that hides them now."""
    mixed = state.mixed[:]
    for i in range(start, end):
        mixed[deck[i]] = state.shuffle
    state.mixed = mixed


def gather_table(state: State, deck: Ints, start: i64) -> i64:
    """Lift all columns and the discard pile into deck[start:], and say where they end."""
    end = start
    for realm in range(REALMS):
        for place in range(state.length(realm)):
            deck[end] = state.column_card(realm, place)
            end += 1
        state.facts[LENGTH_AT + realm] = 0
    for i in range(state.discard_size):
        deck[end] = state.facts[DISCARDS + i]
        end += 1
    state.discard_size = 0
    return end


def shuffle_together(state: State) -> None:
    """RS-12.4  Columns, discard pile and draw deck become a new draw deck."""
    deck = state.deck[:]
    end = gather_table(state, deck, state.deck_size)
    state.shuffle += 1
    hide(state, deck, state.deck_size, end)
    state.rng.shuffle_part(deck, 0, end)
    state.deck = deck
    state.deck_size = end


def put_under(state: State) -> None:
    """RS-15.26, RS-R38  Columns and discard pile are shuffled and go under the draw deck, which stays as it is."""
    deck = zeros(CARDS)
    end = gather_table(state, deck, 0)
    state.shuffle += 1
    hide(state, deck, 0, end)
    state.rng.shuffle_part(deck, 0, end)
    for i in range(state.deck_size):
        deck[end + i] = state.deck[i]
    state.deck = deck
    state.deck_size += end


def full_hand(state: State, seat: i64) -> None:
    """RS-5.7  Draw up to four cards."""
    draw_up(state, seat, HAND)
