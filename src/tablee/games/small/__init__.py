"""Two games of about a hundred lines, to learn from, to test with and to measure; not in the collection."""

from collections.abc import Callable

from tablee.games.small.connect_four import ConnectFour
from tablee.games.small.kuhn_poker import KuhnPoker
from tablee.kernel.game import Game

SMALL: dict[str, Callable[[], Game]] = {
    "connect_four": ConnectFour,
    "kuhn_poker": KuhnPoker,
}
"""The small games, by name."""
