"""The TypeScript types cover everything that goes over the wire, and come out the same every time."""

import re
import subprocess
import sys
import typing

import msgspec
import pytest

from tablee.build_info import compiled
from tablee.games import COLLECTION
from tablee.server import api_models
from tablee.server.commands import AnyCommand, ClientCommand
from tablee.server.typescript import Writer, body_types, typescript, view_types
from tablee.table.messages import AnyMessage, Message

pytestmark = pytest.mark.skipif(compiled(), reason="the compiled engine has forgotten the types of its views")
TEXT = "" if compiled() else typescript()


def interface(name):
    found = re.search(rf"export interface {name} \{{\n(.*?)\n\}}", TEXT, re.DOTALL)
    assert found, f"no interface {name}"
    return dict(line.strip().rstrip(";").split(": ", 1) for line in found[1].splitlines())


def test_every_message_and_every_command_is_in_its_union_and_declared_with_its_tag():
    for union, base in ((AnyMessage, Message), (AnyCommand, ClientCommand)):
        kinds = typing.get_args(union)
        assert set(kinds) == set(base.__subclasses__())
        for kind in kinds:
            fields = interface(kind.__name__)
            assert fields.pop("type") == f'"{kind.__struct_config__.tag}"'
            assert [name.rstrip("?") for name in fields] == [f.name for f in msgspec.structs.fields(kind)]
    assert "export type AnyMessage = State | Accepted" in TEXT
    assert "export type AnyCommand = Hello | Ping" in TEXT


def test_what_a_client_may_leave_out_is_optional_and_what_it_gets_is_always_there():
    assert interface("Hello")["seen?"] == "number[]"
    assert interface("Answer")["question"] == "number"
    assert interface("NewTable")["options?"] == "Record<string, string>"
    assert interface("State")["seed"] == "string | null"
    assert "?" not in "".join(interface("Made"))


def test_every_game_has_its_view_with_every_field():
    views = interface("Views")

    assert set(views) == set(COLLECTION)
    for game, kind in view_types().items():
        assert list(interface(views[game])) == list(kind.__struct_fields__)


def test_every_body_of_the_http_api_is_declared():
    names = {kind.__name__ for kind in body_types()}

    assert {"NewTable", "Made", "Seated", "Problem", "GameOut"} <= names
    for name in names:
        assert {key.rstrip("?") for key in interface(name)} == set(getattr(api_models, name).model_fields)


def test_every_type_that_is_named_is_declared():
    declared = set(re.findall(r"export (?:interface|type) (\w+)", TEXT))
    used = set(re.findall(r"\b[A-Z]\w+", re.sub(r"/\*\*.*?\*/|//.*|\".*?\"", "", TEXT)))

    assert used - declared <= {"Record"}


def test_literals_tuples_and_unions_are_written_as_typescript_has_them():
    writer = Writer()

    assert writer.written(typing.Literal["fr", "en"], "") == '"fr" | "en"'
    assert writer.written(tuple[int, str], "") == "[number, string]"
    assert writer.written(tuple[int, ...], "") == "number[]"
    assert writer.written(list[int | None], "") == "(number | null)[]"
    assert writer.written(dict[str, list[bool]], "") == "Record<string, boolean[]>"


def test_it_comes_out_the_same_every_time_and_as_a_command():
    done = subprocess.run(
        [sys.executable, "-m", "tablee.server.typescript"], capture_output=True, text=True, check=True
    )

    assert done.stdout == typescript() == TEXT
