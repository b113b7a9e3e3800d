"""The commands of the service: `tablee serve`, `backup`, `restore` and `bring-back`. It is an extra, so it is loaded only here."""

import os
import sys
from argparse import Namespace
from importlib.util import find_spec
from pathlib import Path

from tablee.kernel.errors import SetupError
from tablee.terminal.commands import DONE
from tablee.terminal.screen import Screen
from tablee.terminal.setup import components_of, number_of
from tablee.texts.texts import Texts

EVERYWHERE = ("0.0.0.0", "::")  # noqa: S104 - only compared with
"""Addresses that listen to the whole network."""


def run_serve(arguments: Namespace, screen: Screen, texts: Texts) -> int:
    """Serve tables over the network until stopped."""
    _check_extra(texts)
    from tablee.server.neighbours import free_port, home_address  # noqa: PLC0415 - only where the extra is installed
    from tablee.server.serve import serve  # noqa: PLC0415 - only where the extra is installed

    asked = arguments.port
    port = number_of("port", asked, texts) if asked else free_port(arguments.host, range(8000, 8020))
    workers = number_of("workers", arguments.workers, texts, least=1)
    files = {game: str(path) for game, path in components_of(arguments.components, texts).items()}
    home = home_address()
    if arguments.open and arguments.host in EVERYWHERE and home:
        screen.line(texts.say("serving-home", address=f"http://{home}:{port}"))
    if arguments.open:
        screen.line(texts.say("serving-stop"))
    serve(arguments.host, port, workers, arguments.open and can_show_pages(), files)
    return DONE


def can_show_pages() -> bool:
    """Whether a browser has a screen to open a page on."""
    return sys.platform in ("darwin", "win32") or bool({"DISPLAY", "WAYLAND_DISPLAY"} & set(os.environ))


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


def run_bring_back(arguments: Namespace, screen: Screen, texts: Texts) -> int:
    """Put an archived table back into the database."""
    _check_extra(texts)
    from tablee.server.archive import bring_back_into  # noqa: PLC0415 - only where the extra is installed

    bring_back_into(_database(), Path(arguments.file))
    screen.line(texts.say("brought-back", file=arguments.file))
    return DONE


def _database() -> str:
    from tablee.server.settings import read_settings  # noqa: PLC0415 - only where the extra is installed

    return read_settings(os.environ).database()


def _check_extra(texts: Texts) -> None:
    """Say what to install where the service's own packages are missing."""
    if find_spec("fastapi") is None or find_spec("sqlalchemy") is None:
        raise SetupError(texts.say("no-service"))
