"""Every text that the pages ask for exists, in both languages, with the same arguments."""

import re
from importlib.resources import files

import pytest
from fluent.runtime import FluentResource
from fluent.syntax.visitor import Visitor

from tablee.games import COLLECTION

from .conftest import WEB

SAID = re.compile(r"""\bsay\(\s*"([a-z][\w-]+)"|say\([^")]*\?\s*"([\w-]+)"\s*:\s*"([\w-]+)\"""")


class Messages(Visitor):
    """The messages of a file, and the arguments that each uses."""

    def __init__(self):
        self.ids = {}

    def visit_Message(self, node):  # noqa: N802 - as fluent calls it
        self.now = self.ids.setdefault(node.id.name, set())
        self.generic_visit(node)

    def visit_VariableReference(self, node):  # noqa: N802 - as fluent calls it
        self.now.add(node.id.name)


def messages(lang, *names):
    found = Messages()
    for name in names:
        found.visit(FluentResource(files("tablee.texts").joinpath(lang, f"{name}.ftl").read_text("utf-8")))
    return found.ids


def said_in(*folders):
    """The names of texts that stand in the code of these folders of the pages."""
    sources = [path for folder in folders for path in sorted((WEB / "src" / folder).rglob("*"))]
    written = [path for path in sources if path.suffix in (".svelte", ".ts") and "preview" not in path.parts]
    return {
        name for path in written for found in SAID.findall(path.read_text("utf-8")) for name in found if name
    }


def said():
    """The names of texts that stand in the code of the shared pages."""
    return said_in("ui", "pages", "table", "net", "texts", "games/generic")


def test_both_languages_have_the_same_messages_with_the_same_arguments():
    assert messages("fr", "web") == messages("en", "web")
    assert list(messages("fr", "web")) == list(messages("en", "web"))


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_every_text_that_the_pages_ask_for_is_written(lang):
    assert len(said()) > 100
    assert said() <= set(messages(lang, "common", "web"))


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("game", COLLECTION)
def test_every_text_that_a_drawn_board_asks_for_is_written(lang, game):
    assert said_in(f"games/{game}") <= set(messages(lang, "common", "web", game))


def test_no_text_of_the_drawn_board_of_mon_royaume_lies_about_unused():
    sources = [
        path.read_text("utf-8")
        for path in (WEB / "src" / "games" / "mon_royaume").rglob("*.*")
        if path.suffix != ".json"
    ]
    own = {name for name in messages("en", "mon_royaume") if name.startswith("mr-")}

    assert len(own) > 40
    assert [name for name in sorted(own) if not any(f'"{name}"' in source for source in sources)] == []


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_every_refusal_of_the_table_is_explained(lang):
    source = "\n".join(
        path.read_text("utf-8")
        for folder in ("table", "server")
        for path in files("tablee").joinpath(folder).rglob("*.py")
    )
    reasons = {f"why-{reason}" for reason in re.findall(r'TableRefusal\("([a-z-]+)"', source)}

    assert reasons <= set(messages(lang, "common", "web"))


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_every_event_of_the_table_is_told(lang):
    source = files("tablee").joinpath("table", "table.py").read_text("utf-8")
    events = {f"event-{name}" for name in re.findall(r'(?:_announce|Event)\("([a-z-]+)"', source)}

    assert len(events) > 5
    assert events <= set(messages(lang, "common", "web"))
