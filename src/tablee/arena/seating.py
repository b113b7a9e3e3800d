"""Who sits where: a short list of bots fills a table, and everybody moves on by one chair from game to game."""

from tablee.bots import BOTS
from tablee.kernel.errors import SetupError


def chairs_of(bots: list[str], seats: int) -> list[str]:
    """A name for every seat; the last one fills the seats that are left: `greedy,random` is one against all."""
    if not bots:
        raise SetupError(f"name at least one bot; the bots are: {', '.join(BOTS)}")
    if len(bots) > seats:
        raise SetupError(f"{len(bots)} bots are too many for {seats} seats; name at most {seats}")
    return bots + [bots[-1]] * (seats - len(bots))


def chair_at(seat: int, number: int, seats: int) -> int:
    """Which chair of the list has this seat in game `number`: after every `seats` games all sat everywhere."""
    return (seat - number) % seats
