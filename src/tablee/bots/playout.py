"""Playing a position to its end: the loops that simulations and search run in."""

from typing import Final, final

from mypy_extensions import i64

from tablee.bots.bot import Bot, Seen
from tablee.kernel.decision import Decision
from tablee.kernel.position import Position
from tablee.kernel.rng import Rng, rng_from

START: Final = 2166136261
PRIME: Final = 16777619
WORD: Final = 0xFFFFFFFF


@final
class Playout:
    """What came of a played-out game: how many decisions it took, and a checksum of all of them and the points."""

    def __init__(
        self, decisions: i64, checksum: i64, points: list[int], places: list[int], counts: dict[str, int]
    ) -> None:
        self.decisions = decisions
        self.checksum = checksum
        self.points = points
        self.places = places
        self.counts = counts


def play_out(position: Position, bots: list[Bot], secret: bytes) -> Playout:
    """Let a bot at every seat play to the end; each has chance of its own, taken from the secret."""
    chance = [rng_from(secret, f"bot {seat}") for seat in range(len(bots))]
    count: i64 = 0
    checksum: i64 = START
    seats = position.to_act()
    while seats:
        for seat in seats:
            decision: Decision = bots[seat].choose(Seen(position, seat), chance[seat])
            position.apply(seat, decision)
            checksum = mix(mix(checksum, seat), decision.index)
            count += 1
        seats = position.to_act()
    result = position.result()
    assert result is not None, "nobody has to act, but the play is not over"
    for points in result.points:
        checksum = mix(checksum, points & WORD)
    return Playout(count, checksum, result.points, result.places, position.counts())


def mix(checksum: i64, value: i64) -> i64:
    """One step of the checksum (FNV-1a on 32 bits)."""
    return ((checksum ^ value) * PRIME) & WORD


def random_playout(position: Position, rng: Rng) -> i64:
    """Play on with uniformly random decisions to the end; returns how many decisions that took."""
    count: i64 = 0
    seats = position.to_act()
    while seats:
        for seat in seats:
            legal = position.legal(seat)
            position.apply(seat, legal[rng.below(len(legal))])
            count += 1
        seats = position.to_act()
    return count


def random_playouts(position: Position, rng: Rng, count: i64) -> i64:
    """Play that many clones of a position to the end; returns how many decisions that took in all."""
    decisions: i64 = 0
    while count > 0:
        decisions += random_playout(position.clone(), rng)
        count -= 1
    return decisions
