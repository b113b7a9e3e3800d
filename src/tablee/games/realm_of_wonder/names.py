"""What players call things, and small readers that the component files of this game share."""

from typing import final

from tablee.kernel.data import Entry


@final
class Names:
    """What players call something, in French and in English."""

    def __init__(self, name: str, fr: str, en: str) -> None:
        self.id = name
        self.fr = fr
        self.en = en

    def in_language(self, lang: str) -> str:
        return self.fr if lang == "fr" else self.en


def names_of(entry: Entry) -> Names:
    """The id of an entry and its printed names."""
    return Names(entry.text("id"), entry.text("fr"), entry.text("en"))


def finish(entry: Entry) -> None:
    """Refuse unknown fields; an editor's note on where an entry comes from is welcome."""
    for field in ("prov", "provenance"):
        if entry.has(field):
            entry.text(field)
    entry.done()


def measure(entry: Entry, field: str) -> float:
    """A length, angle or coordinate of the drawing."""
    value = entry.data.get(field)
    entry.asked.add(field)
    if isinstance(value, bool) or not isinstance(value, (int, float)):
        raise entry.wrong(field, f"must be a number, not {value!r}")
    return float(value)


def measures(entry: Entry, field: str, count: int) -> list[float]:
    """A list of lengths or angles."""
    value = entry.data.get(field)
    entry.asked.add(field)
    if not isinstance(value, list) or len(value) != count:
        raise entry.wrong(field, f"must be a list of {count} numbers")
    found: list[float] = []
    for item in value:
        if isinstance(item, bool) or not isinstance(item, (int, float)):
            raise entry.wrong(field, f"must hold only numbers, not {item!r}")
        found.append(float(item))
    return found


def slots(entry: Entry, field: str) -> list[int]:
    """A list of different slots of a disc, 0 to 5."""
    value = entry.data.get(field)
    entry.asked.add(field)
    if not isinstance(value, list):
        raise entry.wrong(field, "must be a list of slots")
    found: list[int] = []
    for item in value:
        if not isinstance(item, int) or not 0 <= item < 6 or item in found:
            raise entry.wrong(field, f"must hold different slots from 0 to 5, not {item!r}")
        found.append(item)
    return found
