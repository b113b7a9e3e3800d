"""Clocks, outside the engine: a bank of time for each seat, an increment, and the hours in which time runs."""

from datetime import UTC, datetime, timedelta

from tablee.table.entries import Settings


class Clocks:
    """How much time each seat has left. `running` seats are those that owe an answer."""

    def __init__(self, settings: Settings, seats: int) -> None:
        self.settings = settings
        self.left = [float(settings.bank or 0)] * seats
        self.running: set[int] = set()
        self.since = 0.0

    @property
    def used(self) -> bool:
        return self.settings.bank is not None

    def advance(self, now: float) -> None:
        """Let time pass for the seats that are running; a clock that jumps back changes nothing."""
        passed = counted(self.since, now, self.settings.window)
        for seat in self.running:
            self.left[seat] = max(0.0, self.left[seat] - passed)
        self.since = max(now, self.since)

    def left_at(self, seat: int, now: float | None) -> float:
        """The seconds a seat has left at a moment, or when something last happened."""
        passed = (
            counted(self.since, now, self.settings.window)
            if now is not None and seat in self.running
            else 0.0
        )
        return max(0.0, self.left[seat] - passed)

    def turn(self, running: set[int], now: float) -> None:
        """Other seats run from now on; whoever stops running gets the increment."""
        self.advance(now)
        for seat in self.running - running:
            self.left[seat] += self.settings.increment
        self.running = running

    def flagged(self, now: float) -> list[int]:
        """The running seats whose time is up."""
        if not self.used:
            return []
        passed = counted(self.since, now, self.settings.window)
        return [seat for seat in sorted(self.running) if self.left[seat] <= passed]


def counted(start: float, end: float, window: tuple[int, int] | None) -> float:
    """The seconds between two moments that lie within the daily window (UTC hours, from and to)."""
    if end <= start:
        return 0.0
    if window is None:
        return end - start
    opens, closes = window
    total = 0.0
    day = datetime.fromtimestamp(start, UTC).replace(hour=0, minute=0, second=0, microsecond=0)
    day -= timedelta(days=1)
    while day.timestamp() < end:
        first = (day + timedelta(hours=opens)).timestamp()
        last = (day + timedelta(hours=closes if closes > opens else closes + 24)).timestamp()
        total += max(0.0, min(end, last) - max(start, first))
        day += timedelta(days=1)
    return total
