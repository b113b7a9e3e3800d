"""The TypeScript types of everything that goes over the wire, written from the Python types.

    python -m tablee.server.typescript > web/src/net/messages.ts

Messages, commands and views are msgspec structs, HTTP bodies are pydantic models: one walk reads all.
"""

import inspect
import types
import typing
from collections.abc import Iterable

import msgspec
from mypy_extensions import i64
from pydantic import BaseModel

from tablee.build_info import compiled
from tablee.games import COLLECTION, open_game
from tablee.kernel.errors import SetupError
from tablee.kernel.seed import secret_of
from tablee.server import api_models
from tablee.server.commands import AnyCommand
from tablee.table.messages import AnyMessage

PLAIN: dict[object, str] = {
    str: "string",
    int: "number",
    i64: "number",
    float: "number",
    bool: "boolean",
    type(None): "null",
    typing.Any: "unknown",
    msgspec.Raw: "unknown",
}
HEAD = "// Written by `python -m tablee.server.typescript` from the Python types. Do not edit.\n"


class Writer:
    """Collects declarations: what a type refers to is declared too, once."""

    def __init__(self) -> None:
        self.declared: dict[str, str] = {}
        self._names: dict[type, str] = {}

    def declare(self, kind: type, prefix: str = "", optional: bool = False) -> str:
        """Declare a class as an interface, and return its name; fields with a default may be left out if optional."""
        if kind not in self._names:
            name = kind.__name__ if kind.__name__.startswith(prefix) else prefix + kind.__name__
            assert name not in self.declared, f"two types are called {name}"
            self._names[kind] = name
            self.declared[name] = ""
            self.declared[name] = self._interface(name, kind, prefix, optional)
        return self._names[kind]

    def union(self, name: str, kinds: Iterable[type], optional: bool = False) -> None:
        """Declare a union of classes that their tags tell apart."""
        names = [self.declare(kind, optional=optional) for kind in kinds]
        self.declared[name] = f"export type {name} = {' | '.join(names)};\n"

    def _interface(self, name: str, kind: type, prefix: str, optional: bool) -> str:
        lines = [*_comment(kind), f"export interface {name} {{"]
        lines += [f"  {tag}: {value!r};".replace("'", '"') for tag, value in _tag(kind)]
        hints = typing.get_type_hints(kind)
        for field, has_default in _fields(kind):
            mark = "?" if optional and has_default else ""
            lines.append(f"  {field}{mark}: {self.written(hints[field], prefix)};")
        return "\n".join([*lines, "}"]) + "\n"

    def written(self, hint: object, prefix: str) -> str:
        """A Python type as a TypeScript type."""
        if hint in PLAIN:
            return PLAIN[hint]
        origin, arguments = typing.get_origin(hint), typing.get_args(hint)
        if origin in (typing.Union, types.UnionType):
            return " | ".join(self.written(one, prefix) for one in arguments)
        if origin is typing.Literal:
            return " | ".join(f'"{value}"' for value in arguments)
        if origin is list:
            inner = self.written(arguments[0], prefix)
            return f"({inner})[]" if " | " in inner else f"{inner}[]"
        if origin is tuple and arguments[-1] is not Ellipsis:
            return f"[{', '.join(self.written(one, prefix) for one in arguments)}]"
        if origin is tuple:
            return self.written(list[arguments[0]], prefix)  # type: ignore[valid-type]  # a type made here
        if origin is dict:
            return f"Record<{self.written(arguments[0], prefix)}, {self.written(arguments[1], prefix)}>"
        assert isinstance(hint, type), f"no TypeScript for {hint}"
        return self.declare(hint, prefix)


def _fields(kind: type) -> list[tuple[str, bool]]:
    """The fields of a class, and whether each has a default."""
    if issubclass(kind, msgspec.Struct):
        return [(field.encode_name, not field.required) for field in msgspec.structs.fields(kind)]
    assert issubclass(kind, BaseModel), f"{kind} is neither struct nor model"
    return [(name, not field.is_required()) for name, field in kind.model_fields.items()]


def _tag(kind: type) -> list[tuple[str, str]]:
    """The field that tells a struct from its siblings."""
    if not issubclass(kind, msgspec.Struct) or kind.__struct_config__.tag_field is None:
        return []
    return [(kind.__struct_config__.tag_field, str(kind.__struct_config__.tag))]


def _comment(kind: type) -> list[str]:
    first = (inspect.getdoc(kind) or "").split("\n\n")[0].replace("\n", " ")
    return [f"/** {first} */"]


def view_types() -> dict[str, type]:
    """What a view of each game is: the class of what an onlooker sees after the deal."""
    found = {}
    for name in COLLECTION:
        game = open_game(name)
        found[name] = type(game.deal(game.setup(game.most), secret_of(1)).view(None))
    return found


def body_types() -> list[type[BaseModel]]:
    """The bodies of HTTP requests and answers."""
    models = [
        kind for kind in vars(api_models).values() if inspect.isclass(kind) and issubclass(kind, BaseModel)
    ]
    return [kind for kind in models if kind not in (BaseModel, api_models.Strict)]


def typescript() -> str:
    """All types as one file; the compiled engine has forgotten the types of its views, so the plain one is needed."""
    if compiled():
        raise SetupError("the types can only be written where the engine is not compiled")
    writer = Writer()
    writer.union("AnyMessage", typing.get_args(AnyMessage))
    writer.union("AnyCommand", typing.get_args(AnyCommand), optional=True)
    for kind in body_types():
        writer.declare(kind, optional=issubclass(kind, api_models.Strict))
    views = {name: writer.declare(kind, _camel(name)) for name, kind in view_types().items()}
    lines = [f"  {name}: {view};" for name, view in views.items()]
    writer.declared["Views"] = "\n".join(
        [
            "/** The view of every game, by its name: the `view` of a State. */",
            "export interface Views {",
            *lines,
            "}\n",
        ]
    )
    return "\n".join([HEAD, *writer.declared.values()])


def _camel(name: str) -> str:
    return "".join(part.capitalize() for part in name.split("_"))


if __name__ == "__main__":
    print(typescript(), end="")
