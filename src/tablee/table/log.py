"""The log of every viewer: what it was told, numbered for itself, so that nothing hidden shows in the numbers."""

from dataclasses import dataclass, field

import msgspec

from tablee.kernel.position import Event


class LogLine(msgspec.Struct, frozen=True, gc=False):
    """One thing a viewer was told.

    `moment` is the number of decisions made then. It stays inside: it would tell how many secret ones others made.
    """

    number: int
    moment: int
    name: str
    seat: int
    words: list[str]


@dataclass
class Logs:
    """One log for each seat, and one for onlookers (None)."""

    seats: int
    lines: dict[int | None, list[LogLine]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.lines = {viewer: [] for viewer in [*range(self.seats), None]}

    def tell(self, viewer: int | None, moment: int, event: Event) -> None:
        """Add an event to one viewer's log, if it is for that viewer."""
        if event.audience is None or event.audience == viewer:
            log = self.lines[viewer]
            log.append(LogLine(len(log) + 1, moment, event.name, event.seat, event.words))

    def tell_all(self, moment: int, event: Event, but: int | None = None) -> None:
        """Add an event to every log it is for, except one seat's that has it already."""
        for viewer in self.lines:
            if but is None or viewer != but:
                self.tell(viewer, moment, event)

    def moment_of(self, viewer: int | None, number: int) -> int:
        """How many decisions had been made when a viewer was told its line of this number; 0 before the first."""
        return self.lines[viewer][number - 1].moment if number > 0 else 0

    def since(self, viewer: int | None, number: int) -> list[LogLine]:
        """What a viewer has not seen yet, having seen the line of this number last."""
        return self.lines[viewer][max(number, 0) :]
