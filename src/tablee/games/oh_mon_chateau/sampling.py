"""A world that a seat cannot tell from the true one: pile, hidden guests and future dice are new."""

from mypy_extensions import i64

from tablee.games.oh_mon_chateau.position import BLOCK, GUESTS, State
from tablee.kernel.ints import Ints, bit, zeros
from tablee.kernel.rng import Rng


def deal_anew(state: State, seat: i64, rng: Rng) -> None:
    """Replace everything in this copy that the seat does not know: nobody knows the pile and the future dice."""
    state.pile = state.pile[:]
    if state.face_down():
        swap_hidden_guests(state, seat, rng)
    else:
        rng.shuffle_part(state.pile, state.drawn, len(state.pile))
    state.rng = rng.fork()


def swap_hidden_guests(state: State, seat: i64, rng: Rng) -> None:
    """OC-R23  Guests that lie face down beside other castles may be any of those not seen yet.

    Green guests stay where they came to, so the drawn part of the pile lists them in the order of their arrival.
    """
    owners = zeros(state.drawn)
    for place in range(state.drawn):
        owners[place] = state.owner_of(state.pile[place])
    shuffle_unknown(state.pile, owners, seat, rng)
    state.arrivals = zeros(state.deck.size)
    for other in range(state.seats):
        state.facts[other * BLOCK + GUESTS] = 0
    for place in range(state.drawn):
        state.facts[owners[place] * BLOCK + GUESTS] |= bit(state.pile[place])
        state.arrivals[state.pile[place]] = place + 1


def shuffle_unknown(pile: Ints, owners: Ints, seat: i64, rng: Rng) -> None:
    """Shuffle the cards of the pile, drawn or not, that this seat does not have itself."""
    places: list[i64] = [p for p in range(len(pile)) if p >= len(owners) or owners[p] != seat]
    left: i64 = len(places)
    while left > 1:
        other = rng.below(left)
        left -= 1
        card = pile[places[left]]
        pile[places[left]] = pile[places[other]]
        pile[places[other]] = card
