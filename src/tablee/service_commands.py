"""The commands of the service: `tablee serve`, `backup` and `restore`. It is an extra, so it is loaded only here."""

import os
from argparse import Namespace
from importlib.util import find_spec
from pathlib import Path

from tablee.kernel.errors import SetupError
from tablee.terminal.commands import DONE
from tablee.terminal.screen import Screen
from tablee.terminal.setup import components_of, number_of
from tablee.texts.texts import Texts


def run_serve(arguments: Namespace, screen: Screen, texts: Texts) -> int:  # noqa: ARG001 - as all commands
    """Serve tables over the network until stopped."""
    _check_extra(texts)
    from tablee.server.serve import serve  # noqa: PLC0415 - only where the extra is installed

    port = number_of("port", arguments.port, texts)
    workers = number_of("workers", arguments.workers, texts, least=1)
    files = {game: str(path) for game, path in components_of(arguments.components, texts).items()}
    serve(arguments.host, port, workers, arguments.open, files)
    return DONE


def run_backup(arguments: Namespace, screen: Screen, texts: Texts) -> int:
    """Copy the database of the service into one file."""
    _check_extra(texts)
    from tablee.server.backup import backup  # noqa: PLC0415 - only where the extra is installed

    backup(_database(), Path(arguments.file))
    screen.line(texts.say("backed-up", file=arguments.file))
    return DONE


def run_restore(arguments: Namespace, screen: Screen, texts: Texts) -> int:
    """Put a backup in place of the database."""
    _check_extra(texts)
    from tablee.server.backup import restore  # noqa: PLC0415 - only where the extra is installed

    kept = restore(Path(arguments.file), _database())
    screen.line(texts.say("restored", file=arguments.file))
    if kept is not None:
        screen.line(texts.say("kept-before", file=str(kept)))
    return DONE


def _database() -> str:
    from tablee.server.settings import read_settings  # noqa: PLC0415 - only where the extra is installed

    return read_settings(os.environ).database()


def _check_extra(texts: Texts) -> None:
    """Say what to install where the service's own packages are missing."""
    if find_spec("fastapi") is None or find_spec("sqlalchemy") is None:
        raise SetupError(texts.say("no-service"))
