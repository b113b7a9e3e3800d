"""Every text that the pages ask for exists, in both languages, with the same arguments."""

import re
from importlib.resources import files

import pytest
from fluent.runtime import FluentResource
from fluent.syntax.visitor import Visitor

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


def said():
    """The names of texts that stand in the code of the shared pages."""
    sources = [path for path in (WEB / "src").rglob("*") if path.suffix in (".svelte", ".ts")]
    shared = [path for path in sources if not {"mon_royaume", "art"} & set(path.parts)]
    return {
        name for path in shared for found in SAID.findall(path.read_text("utf-8")) for name in found if name
    }


def test_both_languages_have_the_same_messages_with_the_same_arguments():
    assert messages("fr", "web") == messages("en", "web")
    assert list(messages("fr", "web")) == list(messages("en", "web"))


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_every_text_that_the_pages_ask_for_is_written(lang):
    assert len(said()) > 100
    assert said() <= set(messages(lang, "common", "web"))


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
