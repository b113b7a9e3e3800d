"""Bring a database to the version of this program; refuse one that is newer."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

from tablee.kernel.errors import TableeError

LOCK = 0x7AB1EE
"""The number under which PostgreSQL lets one worker after the other migrate."""


class NewerDatabase(TableeError):
    """The database was made by a newer program."""


def migrate(connection: Connection) -> None:
    """Upgrade the database behind a connection, in its transaction."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
    config = _config()
    config.attributes["connection"] = connection
    check_version(connection)
    command.upgrade(config, "head")


def check_version(connection: Connection) -> str | None:
    """The version of a database, None for an empty one; refuse what this program does not know."""
    current = MigrationContext.configure(connection).get_current_revision()
    known = {script.revision for script in ScriptDirectory.from_config(_config()).walk_revisions()}
    if current is not None and current not in known:
        raise NewerDatabase(
            f"the database is of a newer version of Tablée ({current}); start the program that made it, or a newer one"
        )
    return current


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).with_name("migrations")))
    return config
