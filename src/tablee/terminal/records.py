"""Record files: found, read and checked before anything is done with them."""

from collections.abc import Mapping
from pathlib import Path

from tablee.games import open_game
from tablee.kernel.errors import RecordError
from tablee.kernel.game import Game
from tablee.kernel.record import Record, check_edition, read_record
from tablee.texts.texts import Texts

Components = Mapping[str, Path]
"""The corrected component files that were passed, by game."""


def open_record(path: Path, components: Components, texts: Texts) -> tuple[Record, Game]:
    """The record in a file and its game, of the same edition and with the same component data."""
    record = read_record(read_file(path, texts))
    game = open_game(record.game, components.get(record.game))
    check_edition(game, record)
    record.setup = game.setup(record.setup.seats, record.setup.options)
    return record, game


def open_whole_record(path: Path, components: Components, texts: Texts) -> tuple[Record, Game]:
    """The same, refused if the file was cut off."""
    record, game = open_record(path, components, texts)
    if not record.whole:
        raise RecordError(texts.say("cut-off", file=str(path)))
    return record, game


def read_file(path: Path, texts: Texts) -> str:
    """The text of a file; what is wrong with the file is said in one sentence."""
    try:
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise RecordError(
            texts.say("cannot-read", file=str(path), reason=error.strerror or str(error))
        ) from None
    except UnicodeDecodeError:
        raise RecordError(texts.say("not-text", file=str(path))) from None
