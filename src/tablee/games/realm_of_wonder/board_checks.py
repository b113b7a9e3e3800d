"""What must be true of every board: a corrected map that breaks a rule is refused with a clear sentence."""

from tablee.games.realm_of_wonder.board import (
    CASTLE,
    CASTLE_DISC,
    HOME,
    MIDDLE,
    OUTER,
    REGIONS,
    VORTEX,
    WELL,
    Board,
    Lists,
)
from tablee.kernel.data import Entry
from tablee.kernel.errors import ComponentError


def check_board(board: Board, data: Entry) -> None:
    """Everything that the rules take for granted about the map."""
    for number, space in enumerate(board.spaces):
        place = space.names.id
        if space.disc == CASTLE_DISC and space.feature not in (0, CASTLE):
            raise wrong(
                data, place, "has a feature, but on the castle disc there is only the castle (RW-11.7)"
            )
        if space.gate and space.slot < 0:
            raise wrong(data, place, "has a gate but no slot")
        check_lists(board, data, number)
    check_castle(board, data)
    for region in range(REGIONS):
        check_region(board, data, region)
    check_gates(board, data)
    for rotation in range(REGIONS * REGIONS):
        check_ways(board, data, rotation)


def check_lists(board: Board, data: Entry, space: int) -> None:
    """Neighbours, walls and water are named on both sides, on one disc, and no two of them together."""
    lists: list[Lists] = [board.near, board.walls, board.waters]
    seen: list[int] = [space]
    for neighbours in lists:
        for other in neighbours.of(space):
            if other in seen:
                raise wrong(data, board.name(space), f"names {board.name(other)} twice, or itself")
            seen.append(other)
            if space not in neighbours.of(other):
                raise wrong(
                    data, board.name(space), f"names {board.name(other)}, which does not name it back"
                )
            if board.spaces[other].disc != board.spaces[space].disc:
                raise wrong(data, board.name(space), f"names {board.name(other)}, which is on another disc")


def check_castle(board: Board, data: Entry) -> None:
    if board.castle < 0 or board.spaces[board.castle].disc != CASTLE_DISC:
        raise data.wrong("spaces", "must hold exactly one castle, on the castle disc")


def check_region(board: Board, data: Entry, region: int) -> None:
    """One home, one vortex and one easy path beach on the outer disc, and at least two easy beaches."""
    mine = [space for space in board.spaces if space.region == region]
    outer = [space for space in mine if space.disc == OUTER]
    if sum(1 for space in outer if space.feature == HOME) != 1:
        raise data.wrong("spaces", f"must give region {region} exactly one home on the outer disc")
    if sum(1 for space in outer if space.feature == VORTEX) != 1:
        raise data.wrong("spaces", f"must give region {region} exactly one vortex on the outer disc")
    if sum(1 for space in mine if space.beach and space.cost == 1) < 2:
        raise data.wrong("spaces", f"must give region {region} at least two easy beaches")
    for space in mine:
        if space.feature == HOME and space.disc != OUTER:
            raise wrong(data, space.names.id, "is a home, but homes are on the outer disc")


def check_gates(board: Board, data: Entry) -> None:
    """The slots that can join discs are those whose spaces have a gate."""
    check_slots(board, data, OUTER, "in", list(range(REGIONS)))
    check_slots(board, data, MIDDLE, "out", board.landings)
    check_slots(board, data, MIDDLE, "in", board.inner_landings)
    check_slots(board, data, CASTLE_DISC, "out", board.quays)
    for region in range(REGIONS):
        path = board.spaces[board.gate(OUTER, "in", region)]
        if path.region != region or not path.beach or path.cost != 1:
            raise wrong(data, path.names.id, "is a path: it must be an easy beach of the region of its slot")


def check_slots(board: Board, data: Entry, disc: int, way: str, wanted: list[int]) -> None:
    found = sorted(space.slot for space in board.spaces if space.disc == disc and space.gate == way)
    if found != sorted(wanted):
        raise data.wrong(
            "spaces", f"have gates '{way}' in slots {found}, but the board lists {sorted(wanted)}"
        )


def check_ways(board: Board, data: Entry, rotation: int) -> None:
    """RW-10.8  Even with every home and well closed all other spaces hang together, and reach each well."""
    open_spaces = [n for n, space in enumerate(board.spaces) if space.feature not in (HOME, WELL)]
    reached = {open_spaces[0]}
    waiting = [open_spaces[0]]
    while waiting:
        space = waiting.pop()
        across = int(board.across[rotation * board.count + space])
        for other in [*board.near.of(space), across]:
            if other >= 0 and other not in reached and board.spaces[other].feature not in (HOME, WELL):
                reached.add(other)
                waiting.append(other)
    if len(reached) != len(open_spaces):
        lost = next(space for space in open_spaces if space not in reached)
        raise wrong(
            data, board.name(lost), f"is cut off when the discs stand at rotation {rotation} (RW-10.8)"
        )
    for well in board.wells:
        if not any(other in reached for other in board.near.of(well)):
            raise wrong(data, board.name(well), "can be closed off by forts (RW-10.8)")


def wrong(data: Entry, space: str, what: str) -> ComponentError:
    """The error that names a space."""
    return data.wrong("spaces", f"entry {space} {what}")
