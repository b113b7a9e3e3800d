"""Where all tiles of the box are, how long a play can last, and what nobody can know when it begins."""

from collections import Counter

from tablee.games.tales_of_glory.components import MOST_SLOTS, QUESTS_DEALT
from tablee.games.tales_of_glory.position import RETURN, SQUARE, SURCHARGE
from tablee.games.tales_of_glory.tiles import HERO, QUEST

VARIANTS = {
    "an age ends in the middle of a draw": [
        ('en = "Were-Ram"\nset = "age2"', 'en = "Were-Ram"\nset = "age1"')
    ],
    "chests are full of keys": [
        (
            'chests = [[{ give = "prestige", n = 2 }]]',
            'chests = [[{ give = "coins", n = 1, per = "key" }, { give = "key", n = 2 }, { give = "first_player", n = 1 }]]',
        ),
        ('[[{ give = "prestige", n = 2 }], [', '[[{ give = "key", n = 1, per = "closed_chest" }], ['),
    ],
    "the wild lands cost two and discards bring two keys": [
        ("wild_lands_surcharge = 1", "wild_lands_surcharge = 2"),
        (
            '{ give = "potions", n = 1 }, { give = "key", n = 1 }]',
            '{ give = "potions", n = 1 }, { give = "key", n = 2 }]',
        ),
    ],
}
"""Other component files that a table may agree on: texts of the file and what stands there instead."""


def hidden(setup):
    """The pile, what was removed from it, and the quests of the others."""
    found = ["pile"]
    if setup.seats <= 3:
        found.append("removed")
    if setup.value("quests") == "on":
        found.append("quests")
    return found


def longest(setup):
    """A card, a catch-up, a play with its square and surcharge a round; two quests; a key for each chest."""
    return setup.seats * (10 * 5 + 1 + 2 * 2 + 10 + 30)


def count(game, position):
    """Every tile is in one place: to come, removed, on the board, with a seat, or discarded by the rules."""
    box = game.box
    ages = box.sets[0] + box.sets[1] + box.sets[2]
    assert sorted([*position.pile, *position.removed]) == sorted(ages)
    count_tiles_in_play(position)
    count_quests(box, position)
    heroes = [position.tile(seat, 0) for seat in range(position.seats)]
    assert len(set(heroes)) == position.seats
    assert set(heroes) <= set(box.sets[HERO])
    count_chests(position)


def count_tiles_in_play(position):
    """What came out of the pile is somewhere once, or was swept or discarded: no more than one a seat a round."""
    out = set(list(position.pile)[: position.drawn])
    somewhere = Counter(tile for tile in seen(position) if tile in set(position.pile))
    assert set(somewhere) <= out
    assert max(somewhere.values()) == 1
    discarded = len(out) - len(somewhere)
    rounds = position.round - 1 if position.round else 0
    swept = position.count.swept * rounds
    assert swept <= discarded <= swept + position.seats * max(position.round, 0)
    assert len(position.board) == MOST_SLOTS


def seen(position):
    """The tiles on the board, taken, about to be placed, or in an area."""
    found = [position.slot(slot) for slot in range(position.slots) if position.slot(slot) >= 0]
    for seat in range(position.seats):
        found += [position.taken(seat)] if position.taken(seat) >= 0 else []
        found += [position.tile(seat, number) for number in range(1, position.tiles(seat))]
    found += [
        position.frame(number, 0)
        for number in range(position.depth)
        if position.kind(number) in (SURCHARGE, SQUARE)
    ]
    return found


def count_quests(box, position):
    """All sixteen are dealt or not; what a seat played, holds and put back are its three."""
    if not position.quests_on:
        assert len(position.quests) == 0
        return
    assert sorted(position.quests) == sorted(box.sets[QUEST])
    for seat in range(position.seats):
        own = set(list(position.quests)[seat * QUESTS_DEALT : (seat + 1) * QUESTS_DEALT])
        held = {position.quest(seat, n) for n in range(QUESTS_DEALT) if position.hand(seat) >> n & 1}
        played = {tile for tile in seen(position) if tile in own}
        assert not held & played
        assert len(held | played) == (3 if position.step == RETURN else 2)


def count_chests(position):
    """A key lies only on a chest of the own area; nobody owes anything."""
    for seat in range(position.seats):
        chests = 0
        for number in range(position.tiles(seat)):
            chests |= position.box.chests[position.tile(seat, number)]
        assert position.opened(seat) & ~chests == 0
        assert all(position.amount(seat, resource) >= 0 for resource in range(5))
