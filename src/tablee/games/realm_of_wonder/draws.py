"""RW-6.10, RW-18.26  The magic pile, and what seats remember of the cards they passed on in a chest (RW-15.3).

A memory is seven numbers: the seat that remembers, the mask of the seats that the cards went to, and up to
five types of cards, one for each of those seats (-1 = none). It fades as those seats play such cards.
"""

from typing import Final

from mypy_extensions import i64

from tablee.games.realm_of_wonder.position import State
from tablee.games.realm_of_wonder.realm import MAGIC_AT
from tablee.kernel.ints import Ints, bit, zeros

MEMORY: Final = 7
FIRST_CARD: Final = 2


def draw_magic(state: State, seat: i64) -> None:
    """RW-18.26  A seat draws the top magic card, if there is one; its owner alone sees it."""
    if state.magic_left == 0:
        return
    state.magic_left -= 1
    give_card(state, seat, state.magic_pile[state.magic_left])


def give_card(state: State, seat: i64, card: i64) -> None:
    """A magic card comes into a hand, unseen by the others."""
    state.add(seat, MAGIC_AT + card, 1)
    state.reveals += 1
    if state.story is not None:
        state.tell("card-drawn", seat, [])
        state.tell("your-card", seat, [state.box.card_word(card)], audience=seat)


def use_card(state: State, seat: i64, card: i64) -> None:
    """RW-6.10  A magic card leaves the hand, and with it the game."""
    state.add(seat, MAGIC_AT + card, -1)
    if len(state.memory):
        forget(state, seat, card)


def remember(state: State, seat: i64, seats: i64, cards: Ints) -> None:
    """A seat has seen these cards and knows that these seats share them, one each."""
    old = state.memory
    memory = zeros(len(old) + MEMORY)
    for i in range(len(old)):
        memory[i] = old[i]
    start = len(old)
    memory[start] = seat
    memory[start + 1] = seats
    for number in range(MEMORY - FIRST_CARD):
        memory[start + FIRST_CARD + number] = cards[number] if number < len(cards) else -1
    state.memory = memory


def forget(state: State, seat: i64, card: i64) -> None:
    """Whoever remembers that this seat may have such a card takes it for the one that was just played."""
    memory = state.memory[:]
    empty = state.magic_count(seat) == 0
    for start in range(0, len(memory), MEMORY):
        if memory[start + 1] & bit(seat):
            place = start + FIRST_CARD
            end = start + MEMORY
            while place < end and memory[place] != card:
                place += 1
            if place < end:
                memory[place] = -1
                memory[start + 1] &= ~bit(seat)
            if empty:
                memory[start + 1] &= ~bit(seat)
    state.memory = memory
