"""The language of the person at the table: asked for, or as the environment says."""

from collections.abc import Mapping

LANGUAGES = ["en", "fr"]
"""The first one is spoken where nothing else is known."""


def language_of(wanted: str | None, environment: Mapping[str, str]) -> str:
    """The wanted language, or the first that LC_ALL, LC_MESSAGES and LANG name and we speak."""
    if wanted in LANGUAGES:
        return wanted
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = environment.get(variable, "")
        if value:
            return value[:2].lower() if value[:2].lower() in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]
