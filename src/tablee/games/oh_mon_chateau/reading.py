"""Small helps for reading the component file: names, lists of numbers, notes of an editor."""

from typing import final

from tablee.kernel.data import Entry


@final
class Names:
    """What players call something, in French and in English."""

    def __init__(self, entry: Entry) -> None:
        self.id = entry.text("id")
        self.fr = entry.text("fr")
        self.en = entry.text("en")

    def in_language(self, lang: str) -> str:
        return self.fr if lang == "fr" else self.en


def names_of(entries: list[Entry]) -> list[Names]:
    """Entries that have an id and names, and nothing else."""
    found: list[Names] = []
    for entry in entries:
        found.append(Names(entry))
        finish(entry)
    return found


def whole_numbers(entry: Entry, field: str) -> list[int]:
    """A list of whole numbers."""
    return _whole_numbers(entry, field, _list(entry, field))


def points_of(entry: Entry, field: str) -> list[list[int]]:
    """A list of points, each [x, y]."""
    found: list[list[int]] = []
    for item in _list(entry, field):
        if not isinstance(item, list) or len(item) != 2:
            raise entry.wrong(field, f"must hold only points [x, y], not {item!r}")
        found.append(_whole_numbers(entry, field, item))
    return found


def _list(entry: Entry, field: str) -> list[object]:
    entry.asked.add(field)
    value = entry.data.get(field)
    if not isinstance(value, list):
        raise entry.wrong(field, f"must be a list, not {value!r}")
    return value


def _whole_numbers(entry: Entry, field: str, items: list[object]) -> list[int]:
    found: list[int] = []
    for item in items:
        if isinstance(item, bool) or not isinstance(item, int):
            raise entry.wrong(field, f"must hold only whole numbers, not {item!r}")
        found.append(item)
    return found


def finish(entry: Entry) -> None:
    """Refuse unknown fields; an editor's notes on where an entry comes from are welcome."""
    if entry.has("provenance"):
        entry.text("provenance")
    if entry.has("src"):
        entry.texts("src")
    entry.done()
