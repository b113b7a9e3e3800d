"""TG-6  Gains: what a placement, a chest or a discard gives, counted and received in order."""

from typing import Final

from mypy_extensions import i64

from tablee.games.tales_of_glory.components import FIXED, GOODS, KEYS, PER_CHEST, REST
from tablee.games.tales_of_glory.placing import TOWARD, opposite
from tablee.games.tales_of_glory.position import BLOCK, FIRST, GAIN, State
from tablee.games.tales_of_glory.tiles import (
    COINS,
    COMBAT,
    FIRST_PLAYER,
    GIVES,
    MAGIC,
    NO_TYPE,
    ONCE,
    PER_CLOSED_CHEST,
    PER_COINS_3,
    PER_COMBAT,
    PER_KEY,
    PER_MAGIC,
    PER_POTIONS_3,
    PER_SURROUNDED,
    POTIONS,
    SPECIAL,
)
from tablee.kernel.ints import bit, count_bits

# Where a gain comes from: a placement is the number of the tile in the area, a chest is CHEST + its number.
COMPENSATION: Final = 50
CHEST: Final = 100


def begin_gain(state: State, seat: i64, source: i64) -> None:
    """TG-6.17  Receive (a) and (b) of a gain; keys wait in a frame, and (d) and (e) behind them."""
    items = items_of(state, seat, source)
    receive_group(state, seat, items, FIXED)
    receive_group(state, seat, items, PER_CHEST)
    for item in items:
        if state.box.item_group[item] == KEYS:
            state.push(seat, GAIN, source, 0, -1)
            return
    finish_gain(state, seat, items)


def finish_gain(state: State, seat: i64, items: list[int]) -> None:
    """TG-6.17  (d) and (e): what is multiplied comes after the keys."""
    receive_group(state, seat, items, GOODS)
    receive_group(state, seat, items, REST)


def receive_group(state: State, seat: i64, items: list[int], group: i64) -> None:
    """TG-6.17  Receive the items of one group; all are counted before the first is received."""
    box = state.box
    amounts: list[int] = []
    for item in items:
        if box.item_group[item] == group:
            amounts.append(box.item_n[item] * count_of(state, seat, box.item_per[item]))
    if not amounts:
        return
    number = 0
    for item in items:
        if box.item_group[item] == group:
            give(state, seat, box.item_give[item], amounts[number])
            number += 1


def give(state: State, seat: i64, what: i64, n: i64) -> None:
    """TG-6.2 to TG-6.4  Give an amount, or the first player token; nothing if it comes to nothing."""
    if n == 0:
        return
    if what == FIRST_PLAYER:
        win_token(state, seat)
        return
    state.add(seat, what, n)
    if state.story is not None:
        state.say(f"gain-{GIVES[what]}", seat, [str(n)])


def win_token(state: State, seat: i64) -> None:
    """TG-6.4  The first player token changes hands; with hidden parts only when all are revealed (TG-11.3)."""
    if state.simultaneous:
        state.facts[seat * BLOCK + FIRST] = 1
    elif state.holder == seat:
        return
    else:
        state.holder = seat
    if state.story is not None:
        state.say("wins-token", seat, [])


# What belongs to a gain


def items_of(state: State, seat: i64, source: i64) -> list[int]:
    """The items of a gain that work at once: its own, and for a placement those of all places involved (TG-6.16)."""
    box = state.box
    items: list[int] = []
    if source == COMPENSATION:
        add_items(state, items, box.discard_from, box.discard_to)
    elif source >= CHEST:
        add_items(state, items, box.chest_from[source - CHEST], box.chest_to[source - CHEST])
    else:
        tile = state.tile(seat, source)
        add_items(state, items, box.gain_from[tile], box.gain_to[tile])
        for side in range(4):
            other = connected(state, seat, source, side)
            if other >= 0:
                neighbour = state.tile(seat, other)
                add_link(state, items, tile, side, neighbour)
                add_link(state, items, neighbour, opposite(side), tile)
    return items


def add_items(state: State, items: list[int], start: i64, end: i64) -> None:
    """TG-6.10  Add a stretch of the row of items, without those of the end of the game."""
    for item in range(start, end):
        if not state.box.item_at_end[item]:
            items.append(item)


def connected(state: State, seat: i64, number: i64, side: i64) -> i64:
    """TG-1.8  The tile connected to this one over this side, if it was laid before it; else -1.

    A Connection belongs to the later one of its two tiles (TG-11.4).
    """
    if not state.box.connectors[state.tile(seat, number)] & bit(side):
        return -1
    other = state.number_at(seat, state.square(seat, number) + TOWARD[side])
    return other if other < number else -1


def add_link(state: State, items: list[int], place: i64, side: i64, met: i64) -> None:
    """TG-6.14, TG-6.15  Add what the special connector of a place gives for the tile it met, if it has the type."""
    box = state.box
    link = place * 4 + side
    if box.edge_of[link] == SPECIAL and box.link_needs[link] in (NO_TYPE, box.type_of[met]):
        add_items(state, items, box.link_from[link], box.link_to[link])


# Counting


def count_of(state: State, seat: i64, per: i64) -> i64:
    """TG-6.6 to TG-6.13  By how much a gain is multiplied now; majorities are for the end (`scoring`)."""
    if per == ONCE:
        return 1
    if per < PER_KEY:
        return type_count(state, seat, per)
    if per == PER_KEY:
        return count_bits(state.opened(seat))
    if per == PER_COMBAT:
        return state.amount(seat, COMBAT)
    if per == PER_MAGIC:
        return state.amount(seat, MAGIC)
    if per == PER_COINS_3:
        return state.amount(seat, COINS) // 3
    if per == PER_POTIONS_3:
        return state.amount(seat, POTIONS) // 3
    if per == PER_SURROUNDED:
        return surrounded_count(state, seat)
    assert per == PER_CLOSED_CHEST, "majorities are counted at the end of the game"
    return count_bits(closed_chests(state, seat))


def type_count(state: State, seat: i64, tile_type: i64) -> i64:
    """TG-6.6  The tiles of a type in an area; heroes and quests have none (TG-1.9)."""
    count: i64 = 0
    type_of = state.box.type_of
    number: i64
    for number in range(state.tiles(seat)):
        if type_of[state.tile(seat, number)] == tile_type:
            count += 1
    return count


def surrounded_count(state: State, seat: i64) -> i64:
    """TG-6.12  The tiles whose four neighbouring squares all hold tiles."""
    count: i64 = 0
    for number in range(state.tiles(seat)):
        square = state.square(seat, number)
        neighbours: i64 = 0
        for side in range(4):
            if state.number_at(seat, square + TOWARD[side]) >= 0:
                neighbours += 1
        if neighbours == 4:
            count += 1
    return count


def closed_chests(state: State, seat: i64) -> i64:
    """TG-6.13  The chests of an area without a key on them, as a mask; the hero's included."""
    chests: i64 = 0
    chests_of = state.box.chests
    number: i64
    for number in range(state.tiles(seat)):
        chests |= chests_of[state.tile(seat, number)]
    return chests & ~state.opened(seat)
