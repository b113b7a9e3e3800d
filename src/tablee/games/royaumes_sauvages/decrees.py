"""RS-6  Decrees: which cards count in a realm, whether a card may be played there, and why not."""

from typing import Final

from mypy_extensions import i64

from tablee.games.royaumes_sauvages.components import (
    HERE_ALL,
    HERE_LAST,
    NEIGHBOURS_LAST,
    NO_SCOPE,
    REALMS,
    Decree,
)
from tablee.games.royaumes_sauvages.position import State
from tablee.kernel.errors import Refusal
from tablee.kernel.ints import Ints, zeros

MOST_NAMED: Final = 4
"""So many cards are named in a refusal where no single one is to blame: the last cards of all other realms."""


def decree_of(state: State, realm: i64) -> Decree:
    """The decree in force in a realm."""
    return state.box.decrees[state.decree(realm)]


def counting(state: State, realm: i64) -> Ints:
    """RS-6.2, RS-6.5, RS-6.6  The cards that count for the decree of a realm now (RS-R10, RS-R12)."""
    scope = decree_of(state, realm).scope
    if scope == NO_SCOPE:
        return zeros(0)
    if scope == HERE_ALL:
        return whole_column(state, realm)
    found = zeros(REALMS)
    count: i64 = 0
    for distance in range(REALMS):
        other = (realm + distance) % REALMS
        length = state.length(other)
        if length > 0 and looks_at(scope, distance):
            found[count] = state.column_card(other, length - 1)
            count += 1
    return found[:count]


def whole_column(state: State, realm: i64) -> Ints:
    """All cards of a column."""
    cards = zeros(state.length(realm))
    for place in range(len(cards)):
        cards[place] = state.column_card(realm, place)
    return cards


def looks_at(scope: i64, distance: i64) -> bool:
    """RS-6.1  Whether a decree looks at the last card of the realm so far clockwise around the ring."""
    if scope == HERE_LAST:
        return distance == 0
    if scope == NEIGHBOURS_LAST:
        return distance in (1, REALMS - 1)
    return distance > 0


def allows(decree: Decree, card: i64, cards: Ints) -> bool:
    """RS-6.3, RS-6.4  Whether a card respects a decree; with nothing to compare only a printed start binds."""
    if decree.scope != NO_SCOPE and len(cards) == 0:
        first = decree.first
        return first is None or first.holds(card, cards)
    return decree.test.holds(card, cards)


def decree_refusal(state: State, card: i64, realm: i64) -> Refusal | None:
    """RS-6.8  Why the decree of a realm forbids a card, naming the card that is to blame; None if it does not."""
    decree = decree_of(state, realm)
    cards = counting(state, realm)
    if allows(decree, card, cards):
        return None
    box = state.box
    words = [box.card_names[card], box.realms[realm].names.id, decree.names.id]
    if decree.scope == NO_SCOPE:
        return Refusal("RS-6.1", "decree-card", words)
    if len(cards) == 0:
        return Refusal("RS-6.4", "decree-first", words)
    complaint = decree.test.complaint(card, cards)
    if complaint.card >= 0:
        shown_in = box.realms[realm_showing(state, complaint.card)].names.id
        words += [box.card_names[complaint.card], str(complaint.number), shown_in]
        return Refusal("RS-6.2", f"decree-{complaint.reason}", words)
    if len(cards) > MOST_NAMED:
        return Refusal("RS-6.2", f"decree-{complaint.reason}", words)
    words += [box.card_names[other] for other in cards]
    return Refusal("RS-6.2", f"decree-{complaint.reason}-{len(cards)}", words)


def realm_showing(state: State, card: i64) -> i64:
    """The realm in whose column a card lies."""
    for realm in range(REALMS):
        for place in range(state.length(realm)):
            if state.column_card(realm, place) == card:
                return realm
    raise AssertionError("a card that counts lies in a column")
