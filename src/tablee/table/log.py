"""The log of every viewer: what it was told, numbered for itself, so that nothing hidden shows in the numbers."""

from tablee.kernel.position import Event
from tablee.table.messages import LineOut


class Logs:
    """One log for each seat, and one for onlookers (None)."""

    def __init__(self, seats: int) -> None:
        viewers: list[int | None] = [*range(seats), None]
        self.lines: dict[int | None, list[LineOut]] = {viewer: [] for viewer in viewers}
        self._moments: dict[int | None, list[int]] = {viewer: [] for viewer in viewers}
        """How many decisions had been made at each line: kept apart, since it tells how many secret ones others made."""

    def tell(self, viewer: int | None, moment: int, event: Event) -> None:
        """Add an event to one viewer's log, if it is for that viewer."""
        if event.audience is None or event.audience == viewer:
            log = self.lines[viewer]
            log.append(LineOut(number=len(log) + 1, name=event.name, seat=event.seat, words=event.words))
            self._moments[viewer].append(moment)

    def tell_all(self, moment: int, event: Event, but: int | None = None) -> None:
        """Add an event to every log it is for, except one seat's that has it already."""
        for viewer in self.lines:
            if but is None or viewer != but:
                self.tell(viewer, moment, event)

    def moment_of(self, viewer: int | None, number: int) -> int:
        """How many decisions had been made when a viewer was told its line of this number; 0 before the first."""
        return self._moments[viewer][number - 1] if number > 0 else 0

    def since(self, viewer: int | None, number: int) -> list[LineOut]:
        """What a viewer has not seen yet, having seen the line of this number last."""
        return self.lines[viewer][max(number, 0) :]
