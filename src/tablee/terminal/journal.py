"""The journal: every decision is on the disk before the next question is asked."""

import os
from pathlib import Path

from tablee.kernel.errors import TableeError
from tablee.kernel.record import Record
from tablee.texts.texts import Texts

JOURNAL = ".journal"
RECORD = ".record"


def state_folder() -> Path:
    """Where games under way are kept (XDG_STATE_HOME, or ~/.local/state)."""
    base = os.environ.get("XDG_STATE_HOME")
    return (Path(base) if base else Path.home() / ".local" / "state") / "tablee"


class Journal:
    """A file that grows by a line with every decision and is whole again after every take-back."""

    def __init__(self, path: Path, texts: Texts) -> None:
        self.path = path
        self.texts = texts

    def add(self, seat: int, notation: str) -> None:
        """Append a decision and wait until it is durable."""
        try:
            with self.path.open("a", encoding="utf-8") as file:
                file.write(f"{seat} {notation}\n")
                file.flush()
                os.fsync(file.fileno())
        except OSError as error:
            raise self._cannot_write(self.path, error) from None

    def rewrite(self, record: Record) -> None:
        """Put the play as it is now into the journal, all at once."""
        self._write(self.path, record.journal_text())

    def close(self, record: Record) -> Path:
        """Write the finished play as a whole record beside the journal, which is then no longer needed."""
        path = self.path.with_suffix(RECORD)
        self._write(path, record.to_text())
        self.path.unlink(missing_ok=True)
        return path

    def _write(self, path: Path, text: str) -> None:
        try:
            write_durably(path, text)
        except OSError as error:
            raise self._cannot_write(path, error) from None

    def _cannot_write(self, path: Path, error: OSError) -> TableeError:
        return TableeError(
            self.texts.say("cannot-write", file=str(path), reason=error.strerror or str(error))
        )


def write_durably(path: Path, text: str) -> None:
    """Replace a file in one step: afterwards either the old or the new text is there, never half of one."""
    beside = path.with_name(path.name + ".new")
    with beside.open("w", encoding="utf-8") as file:
        file.write(text)
        file.flush()
        os.fsync(file.fileno())
    beside.replace(path)


def new_journal(folder: Path, record: Record, texts: Texts) -> Journal:
    """A journal of its own for a play that begins: mon_royaume-1, mon_royaume-2, …"""
    number = 1
    try:
        folder.mkdir(parents=True, exist_ok=True)
        while not _is_free(folder / f"{record.game}-{number}"):
            number += 1
    except OSError as error:
        reason = error.strerror or str(error)
        raise TableeError(texts.say("cannot-write", file=str(folder), reason=reason)) from None
    journal = Journal(folder / f"{record.game}-{number}{JOURNAL}", texts)
    journal.rewrite(record)
    return journal


def _is_free(stem: Path) -> bool:
    """Take a name if nobody has it, also not another game that begins at the same moment."""
    if stem.with_suffix(RECORD).exists():
        return False
    try:
        stem.with_suffix(JOURNAL).touch(exist_ok=False)
    except FileExistsError:
        return False
    return True


def latest_journal(folder: Path) -> Path | None:
    """The game that was interrupted last, if there is one."""
    journals = [path for path in folder.glob(f"*{JOURNAL}") if path.stat().st_size]
    return max(journals, key=lambda path: path.stat().st_mtime_ns, default=None)
