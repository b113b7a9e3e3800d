"""Mon Royaume: where the tiles, tales, cards, tokens and markers are."""

from collections import Counter

from tablee.games.mon_royaume.position import BUILD, HAND, OVER, PICK, PICKS, TALE

VARIANTS = {
    "owners look at their tokens and seventh tiles are passed": [
        ('"face_down_until_show"', '"owner_only"'),
        ("last_tile_is_passed = false", "last_tile_is_passed = true"),
    ],
    "bards rest on their colour": [("needs_support = false", "needs_support = true")],
    "bards have every colour": [('\ncolour = "one"', '\ncolour = "all"')],
    "both rounds pass to the right": [('pass_to = ["left", "right"]', 'pass_to = ["right", "right"]')],
}


def hidden(setup):
    """All that was shuffled; at the complete rules four seats are dealt all tales but one of each type."""
    piles = ["stack", "adventures", "bards", "supply"]
    return piles if setup.seats == 4 and setup.value("level") == "complete" else [*piles, "tales"]


def longest(setup):
    """Twelve picks, two tales and eleven decisions of building for each seat, and a marker for each card."""
    return setup.seats * (12 + 2 + 11) + 12


def count(game, position):
    """Every component of the box is somewhere exactly once."""
    count_tiles(game.box, position)
    count_kingdoms(position)
    count_tokens(game.box, position)
    assert sorted(position.tales) == list(range(len(game.box.tales)))
    assert sorted(position.adventures) == list(range(len(game.box.adventures)))
    assert Counter(position.bards) == Counter({k: kind.cards for k, kind in enumerate(game.box.bard_kinds)})
    assert sum(position.markers(seat) for seat in range(position.seats)) <= game.box.markers
    count_kept_tales(position)


def count_tiles(box, position):
    """Removed, not dealt, in a hand, in front of a seat, or the seventh of a hand that was discarded."""
    everything = Counter({kind: tile.copies for kind, tile in enumerate(box.tiles)})
    assert Counter(position.removed) + Counter(position.stack) == everything
    for played in range(position.round + 1):
        dealt = position.stack[played * position.seats * HAND : (played + 1) * position.seats * HAND]
        picks = PICKS if played < position.round else position.picks
        fronts = Counter(
            position.front(seat, played * PICKS + pick)
            for seat in range(position.seats)
            for pick in range(picks)
        )
        left = Counter(dealt)
        left.subtract(fronts)
        assert min(left.values()) >= 0
        assert left.total() == position.seats * (HAND - picks)
        if played == position.round:
            assert +left == Counter(tiles_in_hands(position))


def tiles_in_hands(position):
    return [
        position.stack[position.hand_start(hand) + place]
        for hand in range(position.seats)
        for place in range(HAND)
        if position.hand_mask(hand) >> place & 1
    ]


def count_kingdoms(position):
    """What lies in a kingdom is what was taken from the tiles in front; a sealed choice is one that can be made."""
    for seat in range(position.seats):
        laid = Counter(abs(position.slot(seat, slot)) - 1 for slot in range(10) if position.slot(seat, slot))
        front = [position.front(seat, number) for number in range(12) if position.placed(seat) >> number & 1]
        assert laid == Counter(front)
        if position.step >= BUILD and not position.owing >> seat & 1:
            assert laid.total() == 10
        sealed = position.sealed(seat)
        if position.step == PICK and sealed >= 0:
            assert position.hand_mask(position.hand_of(seat)) >> sealed & 1
        elif position.step == TALE and sealed >= 0:
            assert position.kept(seat) >> sealed & 1
        else:
            assert sealed == -1


def count_tokens(box, position):
    """The tokens of all seats are those taken from the supply; none is brought to a kingdom that is not held."""
    kinds = range(len(box.bard_kinds))
    assert Counter(position.supply) == Counter({k: kind.tokens for k, kind in enumerate(box.bard_kinds)})
    held = Counter(
        {kind: sum(position.tokens(seat, kind) for seat in range(position.seats)) for kind in kinds}
    )
    assert +held == Counter(position.supply[: position.tokens_out])
    for seat in range(position.seats):
        assert all(0 <= position.transferred(seat, kind) <= position.tokens(seat, kind) for kind in kinds)


def count_kept_tales(position):
    """Three tales, one less after each round."""
    if not position.level.tales:
        return
    gone = position.round if position.step < BUILD else 2
    for seat in range(position.seats):
        assert int(position.kept(seat)).bit_count() == 3 - gone
    assert position.step != OVER or position.owing == 0
