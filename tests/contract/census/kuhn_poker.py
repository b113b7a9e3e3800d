"""Kuhn poker: three cards, and no more chips than were paid."""

VARIANTS = {}


def hidden(setup):  # noqa: ARG001 - it is the same for all
    return ["cards"]


def longest(setup):  # noqa: ARG001 - it is the same for all
    return 3


def count(game, position):  # noqa: ARG001 - the cards are known
    """Every card is in one place; what one wins the other loses."""
    assert sorted(position.cards) == [0, 1, 2]
    assert all(1 <= chips <= 2 for chips in position.view(None).chips)
    result = position.result()
    assert result is None or sum(result.points) == 0
