"""The time of a service: seconds since the epoch that never jump while it runs."""

import time
from collections.abc import Callable


def _since_boot() -> float:
    """Seconds that pass evenly, also while the machine sleeps where the system counts them."""
    if hasattr(time, "CLOCK_BOOTTIME"):
        return time.clock_gettime(time.CLOCK_BOOTTIME)
    return time.monotonic()


class SteadyClock:
    """The wall clock at the start, and what has passed since: somebody who sets the machine's clock flags nobody."""

    def __init__(
        self, wall: Callable[[], float] = time.time, passing: Callable[[], float] = _since_boot
    ) -> None:
        self._passing = passing
        self._start = wall() - passing()

    def now(self) -> float:
        return self._start + self._passing()
