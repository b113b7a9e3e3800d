"""The record of a table, and forks: another table that begins at a moment of this one."""

from tablee.kernel.record import Record
from tablee.table.entries import Fork
from tablee.table.errors import TableRefusal
from tablee.table.table import Table


def record_of(table: Table) -> Record:
    """The record of a finished play. Before its end it would open the seed and every secret."""
    result = table.result
    if result is None or table.history is None:
        raise TableRefusal("not-over")
    if table.opened.fork is not None:
        raise TableRefusal("forks-have-no-record")
    record = Record(
        table.game.name,
        table.opened.edition,
        table.opened.components,
        table.setup,
        table.secret,
        [chair.name if chair.person else chair.bot or "" for chair in table.chairs],
        [(line.seat, line.decision.notation) for line in table.history.lines],
        result.points,
    )
    record.notes = table.notes
    return record


def fork_of(table: Table, name: str, viewer: int | None, line: int, chance: bytes) -> Fork:
    """Play on from a line of the viewer's log: as it was once the play is over, else with the unknown dealt anew."""
    if table.history is None or not 0 <= line <= len(table.logs.lines[viewer]):
        raise TableRefusal("no-such-moment", str(line))
    over = table.result is not None
    if viewer is None and not over:
        raise TableRefusal("not-over")
    moment = min(table.logs.moment_of(viewer, line), table.moment)
    if table.provisional() not in (None, viewer):
        moment = min(moment, table.confirmed)
    earlier = [] if table.opened.fork is None else table.opened.fork.decisions
    decisions = [(played.seat, played.decision.notation) for played in table.history.lines[:moment]]
    return Fork(
        table=name,
        moment=moment,
        decisions=[*earlier, *decisions],
        seat=None if over else viewer,
        chance=chance.hex(),
    )
