"""Connect four: the stones lie on each other, and the seats have as many or one more."""

VARIANTS = {}


def hidden(setup):  # noqa: ARG001 - everything is open
    return []


def longest(setup):  # noqa: ARG001 - it is the same for all
    return 42


def count(game, position):  # noqa: ARG001 - there are no components but stones
    """No stone belongs to both, none hangs in the air, none is missing."""
    columns = position.view(None).columns
    stones = [stone for column in columns for stone in column]
    assert len(columns) == 7
    assert all(len(column) <= 6 for column in columns)
    assert stones.count(0) - stones.count(1) in (0, 1)
    assert position.stones & ~position.taken == 0
    assert int(position.taken).bit_count() == len(stones)
