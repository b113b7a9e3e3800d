"""Settings of the service, from the environment: every name begins with TABLEE_."""

import os
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from pathlib import Path

from tablee.kernel.errors import SetupError


def state_folder() -> Path:
    """Where the table keeps its file unless told otherwise."""
    base = os.environ.get("XDG_STATE_HOME") or str(Path.home() / ".local" / "state")
    return Path(base) / "tablee"


@dataclass(frozen=True)
class ServerSettings:
    """How a service runs. docs/running-a-table.md has the same list, and a test keeps it the same."""

    database_url: str = ""
    """An SQLAlchemy address; empty: one SQLite file in the state folder."""
    redis_url: str = ""
    """How several workers tell each other what moved; empty: there is one worker."""
    archive_folder: str = ""
    """Where old tables go as files; empty: `archive` beside the SQLite file, or in the state folder."""
    archive_after_days: float = 90.0
    """Days without a move after which a table is archived; 0: never."""
    bot_seconds: float = 10.0
    """How long a bot may think."""
    bot_workers: int = 1
    """How many bots think at once."""
    tables_per_address: int = 200
    """Tables that one address may open in an hour."""
    messages_per_second: float = 20.0
    """Messages that one socket may send in the long run."""
    burst: int = 60
    """Messages that one socket may send at once."""
    requests_per_second: float = 100.0
    """HTTP requests that one address may send in the long run."""
    request_burst: int = 400
    """HTTP requests that one address may send at once."""
    largest_message: int = 16384
    """Bytes of a message over a socket."""
    largest_body: int = 2_100_000
    """Bytes of an HTTP request; a record to verify is the largest."""
    entries_per_table: int = 50_000
    """What may happen at one table: decisions, take-backs and all."""
    sayings_per_table: int = 2_000
    """What may be said at one table."""
    tables_in_memory: int = 2_000
    """Tables kept open while nobody uses them."""
    connections: int = 10_000
    """Sockets and waiting requests that a worker holds."""
    connections_per_address: int = 200
    """The same for one address."""
    origins: str = ""
    """Allowed origins of sockets besides the service's own, joined by commas."""
    proxies: str = "127.0.0.1"
    """Reverse proxies whose X-Forwarded-For is believed, joined by commas."""
    log_level: str = "INFO"
    """What is logged: DEBUG, INFO, WARNING or ERROR."""
    components: dict[str, str] = field(default_factory=dict)
    """Corrected component files: `game=file`, joined by commas."""

    def database(self) -> str:
        """The database, by default one file in the state folder."""
        if self.database_url:
            return async_url(self.database_url)
        folder = state_folder()
        folder.mkdir(parents=True, exist_ok=True)
        return f"sqlite+aiosqlite:///{folder / 'tables.db'}"

    def archive(self) -> Path:
        """The folder of archived tables."""
        if self.archive_folder:
            return Path(self.archive_folder)
        file = sqlite_file(self.database())
        return (file.parent if file else state_folder()) / "archive"


def async_url(url: str) -> str:
    """The same database address with the driver that this service uses."""
    for plain, driver in (("postgresql://", "postgresql+asyncpg://"), ("sqlite://", "sqlite+aiosqlite://")):
        if url.startswith(plain):
            return driver + url[len(plain) :]
    return url


def sqlite_file(url: str) -> Path | None:
    """The file of an SQLite address; None for another database."""
    if not url.startswith("sqlite"):
        return None
    return Path(url.partition(":///")[2])


def read_settings(environment: Mapping[str, str]) -> ServerSettings:
    """The settings that an environment gives; an unreadable value is refused by name."""
    unset = ServerSettings()
    values: dict[str, object] = {}
    for setting in fields(ServerSettings):
        name = f"TABLEE_{setting.name.upper()}"
        if name in environment:
            values[setting.name] = _value(name, environment[name], type(getattr(unset, setting.name)))
    return ServerSettings(**values)  # type: ignore[arg-type]  # the types are checked one by one above


def _value(name: str, text: str, kind: type) -> object:
    if kind is dict:
        return _pairs(name, text)
    if kind is str:
        return text
    try:
        number = int(text) if kind is int else float(text)
    except ValueError:
        raise SetupError(f"{name} is '{text}', which is not a number") from None
    if not 0 <= number < float("inf"):
        raise SetupError(f"{name} is '{text}', which is not a number of 0 or more")
    return number


def _pairs(name: str, text: str) -> dict[str, str]:
    pairs = [pair.partition("=") for pair in text.split(",") if pair]
    if not all(key and equals and value for key, equals, value in pairs):
        raise SetupError(f"{name} is '{text}'; write it like this: mon_royaume=/path/to/file.toml")
    return {key: value for key, _, value in pairs}
