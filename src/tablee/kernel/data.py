"""Component data: a strict reader that names file, entry and field, and refuses what it does not know."""

import hashlib
import json
import tomllib
from pathlib import Path
from typing import final

from tablee.kernel.errors import ComponentError


def read_components(path: Path) -> "Entry":
    """The whole of a component file as one entry."""
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise ComponentError(f"cannot read the component file {path}: {error.strerror}") from None
    except UnicodeDecodeError:
        raise ComponentError(f"{path.name} is not UTF-8 text; save it as UTF-8") from None
    except tomllib.TOMLDecodeError as error:
        raise ComponentError(f"{path.name} is not valid TOML: {error}") from None
    return Entry(path.name, "", data)


def hash_of(entry: "Entry") -> str:
    """A hash of the data itself; comments and layout of the file do not matter."""
    text = json.dumps(entry.data, sort_keys=True, ensure_ascii=False, default=str)
    return hashlib.sha256(text.encode()).hexdigest()


@final
class Entry:
    """One table of a component file. Every field is asked for by name; `done` refuses the rest."""

    def __init__(self, file: str, place: str, data: dict[str, object]) -> None:
        self.file = file
        self.place = place
        self.data = data
        self.asked: set[str] = set()

    def has(self, field: str) -> bool:
        return field in self.data

    def text(self, field: str) -> str:
        value = self._value(field)
        if not isinstance(value, str):
            raise self.wrong(field, f"must be a text, not {value!r}")
        return value

    def one_of(self, field: str, known: list[str]) -> str:
        """A text that must be one of the known ones."""
        value = self.text(field)
        if value not in known:
            raise self.wrong(field, f"is '{value}', but must be one of: {', '.join(known)}")
        return value

    def whole(self, field: str, least: int, most: int) -> int:
        """A whole number within bounds."""
        value = self._value(field)
        if isinstance(value, bool) or not isinstance(value, int):
            raise self.wrong(field, f"must be a whole number, not {value!r}")
        if not least <= value <= most:
            raise self.wrong(field, f"is {value}, but must be from {least} to {most}")
        return value

    def fixed(self, field: str, value: object) -> None:
        """A field that says what the rules are built on and cannot be changed in the data."""
        found = self._value(field)
        if found != value:
            raise self.wrong(field, f"is {found!r}, but these rules are written for {value!r}")

    def flag(self, field: str) -> bool:
        value = self._value(field)
        if not isinstance(value, bool):
            raise self.wrong(field, f"must be true or false, not {value!r}")
        return value

    def texts(self, field: str) -> list[str]:
        """A list of texts."""
        value = self._value(field)
        if not isinstance(value, list):
            raise self.wrong(field, f"must be a list of texts, not {value!r}")
        found: list[str] = []
        for item in value:
            if not isinstance(item, str):
                raise self.wrong(field, f"must hold only texts, not {item!r}")
            found.append(item)
        return found

    def references(self, field: str, known: dict[str, int]) -> list[int]:
        """A list of ids of other entries, as their numbers."""
        numbers: list[int] = []
        for name in self.texts(field):
            if name not in known:
                raise self.wrong(field, f"names '{name}', which is nowhere defined")
            numbers.append(known[name])
        return numbers

    def reference(self, field: str, known: dict[str, int]) -> int:
        """The id of another entry, as its number."""
        name = self.text(field)
        if name not in known:
            raise self.wrong(field, f"names '{name}', which is nowhere defined")
        return known[name]

    def table(self, field: str) -> "Entry":
        """A table within this one."""
        value = self._value(field)
        if not isinstance(value, dict):
            raise self.wrong(field, "must be a table")
        return Entry(self.file, f"{self.place}.{field}" if self.place else field, value)

    def tables(self, field: str) -> list["Entry"]:
        """A list of tables, each with its id or number for messages."""
        value = self._value(field)
        if not isinstance(value, list):
            raise self.wrong(field, f"must be a list of [[{field}]] tables")
        found: list[Entry] = []
        for number, item in enumerate(value, 1):
            if not isinstance(item, dict):
                raise self.wrong(field, f"must be a list of [[{field}]] tables")
            found.append(Entry(self.file, f"{field} {item.get('id', number)}", item))
        return found

    def done(self) -> None:
        """Refuse every field that nobody asked for."""
        for field in self.data:
            if field not in self.asked:
                known = ", ".join(sorted(self.asked))
                raise self.wrong(field, f"is not a field of this entry; its fields: {known}")

    def wrong(self, field: str, what: str) -> ComponentError:
        """The error that names file, entry and field."""
        place = f", {self.place}" if self.place else ""
        return ComponentError(f"{self.file}{place}: '{field}' {what}")

    def _value(self, field: str) -> object:
        self.asked.add(field)
        if field not in self.data:
            raise self.wrong(field, "is missing")
        return self.data[field]


def numbered(entries: list[Entry]) -> dict[str, int]:
    """The ids of a list of entries with their numbers; each id must be new and fit for notation."""
    numbers: dict[str, int] = {}
    for number, entry in enumerate(entries):
        name = entry.text("id")
        if name in numbers:
            raise entry.wrong("id", "is used twice")
        if not name.replace("_", "").isalnum() or name != name.lower() or not name.isascii():
            raise entry.wrong("id", "must be lower-case letters, digits and _")
        numbers[name] = number
    return numbers
