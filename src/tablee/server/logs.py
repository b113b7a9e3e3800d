"""Logs: one JSON object a line on standard error: when, how grave, who, what. Links and bodies are never logged."""

import json
import logging
import sys

from tablee.kernel.errors import SetupError

LEVELS = ("DEBUG", "INFO", "WARNING", "ERROR")
QUIET = logging.WARNING
"""What libraries may say: below it, some of them log messages and the values of statements."""


class JsonLines(logging.Formatter):
    """A record of the log as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "at": self.formatTime(record),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def begin_logging(level: str) -> None:
    """Log to standard error: the service itself from a level on, libraries only what is wrong."""
    if level.upper() not in LEVELS:
        raise SetupError(f"TABLEE_LOG_LEVEL is '{level}'; choose one of: {', '.join(LEVELS)}")
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=QUIET, handlers=[handler], force=True)
    logging.getLogger("tablee").setLevel(level.upper())
    for name in ("uvicorn", "uvicorn.error"):
        logging.getLogger(name).setLevel(QUIET)
