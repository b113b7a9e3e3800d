"""The pages: the built client with its caches, and what it reads besides the table: names, rules, the score sheet."""

import tomllib
from collections.abc import Iterable, Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Literal

import msgspec
from fastapi import APIRouter, FastAPI, HTTPException, Request, Response
from fastapi.responses import FileResponse
from pydantic import BaseModel

from tablee.games import COLLECTION
from tablee.kernel.errors import SetupError
from tablee.kernel.game import Game
from tablee.server.api_links import TheHall, TheLink, TheRoom
from tablee.server.neighbours import reachable_address
from tablee.table.errors import TableRefusal
from tablee.texts.rulebook import read_rulebook

FOLDER = Path(__file__).parent.parent / "web"
"""Where the build of the client goes."""
FOREVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
KINDS = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}

Language = Literal["fr", "en"]
router = APIRouter(prefix="/api", tags=["reading"])


class RulesOut(BaseModel):
    """The rules of a game for players, as Markdown with numbered paragraphs."""

    game: str
    lang: str
    text: str


class SheetLineOut(BaseModel):
    """One line of the score sheet."""

    name: str
    points: list[int]


class ResultOut(BaseModel):
    """How a play ended: points and places of every seat, and the score sheet line by line."""

    points: list[int]
    places: list[int]
    lines: list[SheetLineOut]


class AddressOut(BaseModel):
    """Where others in the same network reach this service; null if they cannot."""

    address: str | None


@router.get("/address")
def address(request: Request) -> AddressOut:
    """The address to invite people with who are not at this machine."""
    _, port = request.scope.get("server") or ("", None)
    return AddressOut(address=reachable_address(port) if port else None)


@router.get("/games/{game}/rules/{lang}")
def rules(game: str, lang: Language) -> RulesOut:
    """The rules of a game in a language."""
    if game not in COLLECTION:
        raise SetupError(f"there is no game '{game}'; the games are: {', '.join(COLLECTION)}")
    return RulesOut(game=game, lang=lang, text=read_rulebook(game, lang).text)


@router.get("/games/{game}/names/{lang}")
def names(hall: TheHall, game: str, lang: Language) -> dict[str, str]:
    """What players call every word of a game's notation and everything in its box."""
    return names_of(hall.shelf.game(game), lang)


@router.get("/games/{game}/stories/{lang}")
def stories(game: str, lang: Language) -> dict[str, str]:
    """The stories of a game's components, to be read aloud at the end; a corrected file changes no story."""
    if game not in COLLECTION:
        raise SetupError(f"there is no game '{game}'; the games are: {', '.join(COLLECTION)}")
    found = {entry["id"]: entry.get(f"story_{lang}") for entry in _entries_of(box_of(game))}
    return {word: story.strip() for word, story in found.items() if isinstance(story, str)}


@router.get("/games/{game}/components")
def components(hall: TheHall, game: str) -> dict[str, object]:
    """What is printed on everything in the box, as the component file says that this service plays with."""
    name = hall.shelf.game(game).name
    own = Path(str(files("tablee.games").joinpath(name, "components.toml")))
    return tomllib.loads(Path(hall.shelf.file(name) or own).read_text(encoding="utf-8"))


@router.get("/games/{game}/printed")
def printed(hall: TheHall, game: str) -> Response:
    """What is printed in the box of a game, for boards that are drawn from it; null where they need only names."""
    return Response(msgspec.json.encode(hall.shelf.game(game).printed()), media_type="application/json")


@cache
def names_of(game: Game, lang: str) -> dict[str, str]:
    """Every word that has a printed name in this language."""
    used = {word for decision in game.decisions.all for word in decision.words}
    named = {word: game.component_name(word, lang) for word in sorted(used | box_ids(game.name))}
    return {word: name for word, name in named.items() if name != word or (word in used and word.isalpha())}


def box_ids(game: str) -> set[str]:
    """The ids of everything that the component data of a game lists."""
    return set(_ids_in(box_of(game)))


@cache
def box_of(game: str) -> dict[str, object]:
    """The component data of a game as they are printed; a game without them has none."""
    file = files("tablee.games").joinpath(game, "components.toml")
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}


def _ids_in(data: object) -> Iterator[str]:
    yield from (entry["id"] for entry in _entries_of(data))
    yield from _keys_in(data)


def _keys_in(data: object) -> Iterator[str]:
    if isinstance(data, dict):
        yield from data
    for value in _inside(data):
        yield from _keys_in(value)


def _entries_of(data: object) -> Iterator[dict[str, str]]:
    """Every part of the data that has an id of its own."""
    if isinstance(data, dict) and isinstance(data.get("id"), str):
        yield data
    for value in _inside(data):
        yield from _entries_of(value)


def _inside(data: object) -> Iterable[object]:
    if isinstance(data, dict):
        return data.values()
    return data if isinstance(data, list) else ()


@router.get("/result")
async def result(link: TheLink, room: TheRoom) -> ResultOut:
    """How a finished play ended, with its score sheet."""
    table = room.table
    found = None if table.history is None else table.position_for(link.seat).result()
    if found is None:
        raise TableRefusal("not-over")
    lines = [SheetLineOut(name=line.name, points=line.points) for line in found.lines]
    return ResultOut(points=found.points, places=found.places, lines=lines)


def add_pages(app: FastAPI) -> None:
    """Serve what the client reads, then the client itself; any other page is the client's own to show."""
    app.include_router(router)

    @app.get("/{path:path}", include_in_schema=False)
    def page(request: Request, path: str) -> Response:
        if path.partition("/")[0] in ("api", "ws"):
            raise HTTPException(404)
        return file_response(FOLDER, path, request.headers.get("accept-encoding", ""))


def file_response(folder: Path, path: str, accepted: str) -> Response:
    """A built file, compressed where the browser takes that; the page itself for any other address."""
    file = built_file(folder, path) or folder / "index.html"
    if not file.is_file():
        return Response("The pages are not built yet: run make pages.", 503)
    kept = FOREVER if file.parent.name == "assets" else ASK_AGAIN
    headers = {"Cache-Control": kept, "Vary": "Accept-Encoding"}
    kind = KINDS.get(file.suffix, "application/octet-stream")
    packed = file.with_name(f"{file.name}.gz")
    if packed.is_file() and "gzip" in accepted:
        return FileResponse(packed, headers={**headers, "Content-Encoding": "gzip"}, media_type=kind)
    return FileResponse(file, headers=headers, media_type=kind)


def built_file(folder: Path, path: str) -> Path | None:
    """The file of this address inside the folder; None if there is none."""
    try:
        file = (folder / path).resolve()
        good = file.is_relative_to(folder.resolve()) and file.is_file() and file.suffix in KINDS
    except (OSError, ValueError):  # no file can be called that
        return None
    return file if good else None
