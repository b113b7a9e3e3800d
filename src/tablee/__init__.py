"""Tablée: a digital game table that plays modern board games with complete, exact rules."""

__version__ = "0.1.0"
