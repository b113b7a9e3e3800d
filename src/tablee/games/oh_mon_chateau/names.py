"""What players call the words of the notation, in French and in English."""

from tablee.games.oh_mon_chateau.components import FLAG_LINE, TOWER_LINE, WALL_LINE, Board, Box, Line
from tablee.games.oh_mon_chateau.reading import Names


def printed_names(box: Box, lang: str) -> dict[str, str]:
    """The name of every cell, line, guest, part, spot, die, side and version."""
    names: dict[str, str] = {}
    for board in box.boards:
        names |= cell_names(box, board, lang)
        names |= line_names(box, board, names, lang)
    add(names, [guest.names for deck in box.decks for guest in deck.guests], lang)
    add(names, [*box.castle.towers, *box.castle.walls, *box.castle.floors], lang)
    add(names, [*box.faces, *box.resources, *box.versions], lang)
    names |= spot_names(box, lang)
    names |= die_names(lang)
    return names


def add(names: dict[str, str], entries: list[Names], lang: str) -> None:
    for entry in entries:
        names[entry.id] = entry.in_language(lang)


def cell_names(box: Box, board: Board, lang: str) -> dict[str, str]:
    """Cells are numbered within their resource in reading order: Wood 1, Wood 2, Wood 3."""
    names: dict[str, str] = {}
    seen = [0] * len(box.resources)
    for cell, word in enumerate(board.cell_names):
        resource = board.resource[cell]
        seen[resource] += 1
        names[word] = f"{box.resources[resource].in_language(lang)} {seen[resource]}"
    return names


def line_names(box: Box, board: Board, cells: dict[str, str], lang: str) -> dict[str, str]:
    """What a line builds; two lines of a board that build the same are told apart by their cells."""
    names: dict[str, str] = {}
    for line in board.lines:
        name = box.line_kinds[line.kind].in_language(lang).replace("{n}", str(line.value))
        if sum(1 for other in board.lines if same_result(line, other)) > 1:
            name += f" ({' + '.join(cells[board.cell_names[cell]] for cell in line.cells)})"
        names[line.id] = name
    return names


def same_result(line: Line, other: Line) -> bool:
    counts = line.kind in (TOWER_LINE, WALL_LINE, FLAG_LINE)
    return line.kind == other.kind and (line.value == other.value or not counts)


def spot_names(box: Box, lang: str) -> dict[str, str]:
    """Spots are numbered within their wall."""
    names: dict[str, str] = {}
    for spot, word in enumerate(box.castle.spots):
        wall = box.castle.walls[box.castle.spot_wall[spot]].in_language(lang)
        place = "place" if lang == "fr" else "spot"
        names[word] = f"{wall}, {place} {word.rsplit('_', 1)[-1]}"
    return names


def die_names(lang: str) -> dict[str, str]:
    if lang == "fr":
        return {"die_1": "dé 1", "die_2": "dé 2", "die_dagobert": "dé de Dagobert"}
    return {"die_1": "die 1", "die_2": "die 2", "die_dagobert": "Dagobert's die"}
