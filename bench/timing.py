"""How often something can be done in a second of CPU time: the best of several rounds."""

import time
from collections.abc import Callable

ROUND_SECONDS = 0.08
"""A round takes at least this long, so that the clock's own grain does not matter."""


def best_rate(work: Callable[[int], int], rounds: int) -> float:
    """`work(times)` does something and says how many units that was; units per second, best round."""
    times = 1
    while _seconds(work, times)[0] < ROUND_SECONDS:
        times *= 2
    results = [_seconds(work, times) for _ in range(rounds)]
    return max(units / seconds for seconds, units in results)


def _seconds(work: Callable[[int], int], times: int) -> tuple[float, int]:
    start = time.process_time()
    units = work(times)
    return max(time.process_time() - start, 1e-9), units
