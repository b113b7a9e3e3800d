"""A world that a seat cannot tell from the true one: what it does not know is dealt anew."""

from mypy_extensions import i64

from tablee.games.realm_of_wonder.cards import CARD_TYPES
from tablee.games.realm_of_wonder.draws import FIRST_CARD, MEMORY
from tablee.games.realm_of_wonder.position import DRAFT, PLAY, State
from tablee.games.realm_of_wonder.realm import CARD, HAND, MAGIC_AT
from tablee.kernel.ints import Ints, bit, zeros
from tablee.kernel.rng import Rng


def deal_anew(state: State, seat: i64, rng: Rng) -> None:
    """Replace everything in this copy that the seat does not know, and chance itself."""
    state.towers = hide_tiles(state, rng)
    deal_movement(state, seat, rng)
    if state.step == PLAY:
        guess_choices(state, seat, rng)
    state.memory = own_memory(state.memory, seat)
    deal_magic(state, seat, rng)
    state.rng = rng.fork()


def hide_tiles(state: State, rng: Rng) -> Ints:
    """RW-2.2  Nobody knows the face-down tiles: they change places among themselves."""
    towers = state.towers[:]
    closed = zeros(len(towers))
    count: i64 = 0
    for tower in range(len(towers)):
        if state.closed & bit(tower):
            closed[count] = tower
            count += 1
    while count > 1:
        other = closed[rng.below(count)]
        count -= 1
        tower = closed[count]
        kind = towers[tower]
        towers[tower] = towers[other]
        towers[other] = kind
    return towers


def deal_movement(state: State, seat: i64, rng: Rng) -> None:
    """Movement cards of the other hands and of the pile, told apart by the renewal that brought them back.

    Every card is unique and its discards are open: so all know which cards a renewal put into the pile, and
    how many cards of each renewal a hand holds. Only cards of the same renewal can change places.
    """
    pile = state.movement_pile[:]
    hands = zeros(state.seats)
    hidden = hidden_cards(state, seat)
    for renewal in renewals(state, hidden):
        cards = cards_of_renewal(state, hidden, renewal)
        rng.shuffle(cards)
        dealt: i64 = 0
        for other in range(state.seats):
            if other != seat:
                for _ in range(len(cards_of_renewal(state, state.fact(other, HAND), renewal))):
                    hands[other] |= bit(cards[dealt])
                    dealt += 1
        for place in range(len(cards) - dealt):
            pile[place] = cards[dealt + place]
    state.movement_pile = pile
    for other in range(state.seats):
        if other != seat:
            state.put(other, HAND, hands[other])


def hidden_cards(state: State, seat: i64) -> i64:
    """Mask of the movement cards in other hands and in the pile."""
    hidden: i64 = 0
    for other in range(state.seats):
        if other != seat:
            hidden |= state.fact(other, HAND)
    for place in range(state.movement_left):
        hidden |= bit(state.movement_pile[place])
    return hidden


def renewals(state: State, cards: i64) -> list[i64]:
    """The renewals that brought back any of these cards."""
    found: list[i64] = []
    for card in range(len(state.shuffled)):
        if cards & bit(card) and state.shuffled[card] not in found:
            found.append(state.shuffled[card])
    return found


def cards_of_renewal(state: State, cards: i64, renewal: i64) -> Ints:
    """Those of a mask of cards that this renewal brought back."""
    found = zeros(len(state.shuffled))
    count: i64 = 0
    for card in range(len(state.shuffled)):
        if cards & bit(card) and state.shuffled[card] == renewal:
            found[count] = card
            count += 1
    return found[:count]


def guess_choices(state: State, seat: i64, rng: Rng) -> None:
    """RW-5.1  Whoever else has chosen a movement card may have chosen any."""
    for other in range(state.seats):
        if other != seat and not state.owing & bit(other):
            state.put(other, CARD, 1 + random_card(state.fact(other, HAND), rng))


def random_card(hand: i64, rng: Rng) -> i64:
    """A random card of a hand."""
    cards: list[i64] = []
    for card in range(60):
        if hand & bit(card):
            cards.append(card)
    return cards[rng.below(len(cards))]


def own_memory(memory: Ints, seat: i64) -> Ints:
    """What this seat remembers; what others remember it cannot know."""
    found = zeros(len(memory))
    count: i64 = 0
    for start in range(0, len(memory), MEMORY):
        if memory[start] == seat:
            for i in range(MEMORY):
                found[count] = memory[start + i]
                count += 1
    return found[:count]


def deal_magic(state: State, seat: i64, rng: Rng) -> None:
    """Magic cards of the other hands, of the pile and of a chest that the seat does not hold, dealt anew."""
    sizes = zeros(state.seats)
    for other in range(state.seats):
        sizes[other] = 0 if other == seat else state.magic_count(other)
    sees_chest = state.step == DRAFT and state.asked() == seat
    in_chest: i64 = 0 if sees_chest else len(state.chest)
    pool = unknown_magic(state, seat, sees_chest)
    clear_hands(state, seat)
    known = deal_remembered(state, seat, pool, sizes, in_chest, rng)
    cards = flat(pool)
    rng.shuffle(cards)
    dealt: i64 = 0
    for other in range(state.seats):
        for _ in range(sizes[other]):
            state.add(other, MAGIC_AT + cards[dealt], 1)
            dealt += 1
    if not sees_chest:
        unknown: i64 = in_chest - len(known)
        state.chest = joined(known, cards[dealt : dealt + unknown])
        dealt += unknown
    state.magic_pile = cards[dealt:]


def joined(one: Ints, other: Ints) -> Ints:
    """The cards of both, in order."""
    cards = zeros(len(one) + len(other))
    for i in range(len(one)):
        cards[i] = one[i]
    for i in range(len(other)):
        cards[len(one) + i] = other[i]
    return cards


def unknown_magic(state: State, seat: i64, sees_chest: bool) -> Ints:
    """How many cards of each type are where the seat cannot see them."""
    pool = zeros(CARD_TYPES)
    for other in range(state.seats):
        if other != seat:
            for card in range(CARD_TYPES):
                pool[card] += state.cards(other, card)
    for i in range(state.magic_left):
        pool[state.magic_pile[i]] += 1
    if not sees_chest:
        for i in range(len(state.chest)):
            pool[state.chest[i]] += 1
    return pool


def clear_hands(state: State, seat: i64) -> None:
    for other in range(state.seats):
        if other != seat:
            for card in range(CARD_TYPES):
                state.put(other, MAGIC_AT + card, 0)


def deal_remembered(state: State, seat: i64, pool: Ints, sizes: Ints, in_chest: i64, rng: Rng) -> Ints:
    """Cards that the seat passed on in a chest go to seats that may have them; returns those still in the chest."""
    passed = zeros(0)
    memory = state.memory
    for start in range(0, len(memory), MEMORY):
        cards = remembered_cards(memory, start, pool)
        rng.shuffle(cards)
        takers = memory[start + 1]
        if start + MEMORY == len(memory) and in_chest > 0 and takers & state.owing:
            takers = seats_between(state, seat, state.asked())
            passed = cards[:in_chest]
            for i in range(len(passed)):
                pool[passed[i]] -= 1
            cards = cards[in_chest:]
        deal_to_takers(state, takers, cards, pool, sizes)
    return passed


def deal_to_takers(state: State, takers: i64, cards: Ints, pool: Ints, sizes: Ints) -> None:
    """One remembered card for each of the seats that may have one, as far as their hands allow."""
    dealt: i64 = 0
    for other in range(state.seats):
        possible = takers & bit(other) and sizes[other] > 0 and dealt < len(cards)
        if possible and pool[cards[dealt]] > 0:
            state.add(other, MAGIC_AT + cards[dealt], 1)
            pool[cards[dealt]] -= 1
            sizes[other] -= 1
            dealt += 1


def remembered_cards(memory: Ints, start: i64, pool: Ints) -> Ints:
    """The cards of one memory that may still be in a hand."""
    found = zeros(MEMORY)
    count: i64 = 0
    for i in range(start + FIRST_CARD, start + MEMORY):
        card = memory[i]
        if card >= 0 and pool[card] > 0:
            found[count] = card
            count += 1
    return found[:count]


def seats_between(state: State, seat: i64, holder: i64) -> i64:
    """Mask of the seats after one seat and before another, clockwise."""
    seats: i64 = 0
    other = state.left_of(seat)
    while other != holder:
        seats |= bit(other)
        other = state.left_of(other)
    return seats


def flat(counts: Ints) -> Ints:
    """Each number as often as its count says."""
    total: i64 = 0
    for i in range(len(counts)):
        total += counts[i]
    cards = zeros(total)
    place: i64 = 0
    for i in range(len(counts)):
        for _ in range(counts[i]):
            cards[place] = i
            place += 1
    return cards
