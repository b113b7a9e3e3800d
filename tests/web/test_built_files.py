"""The built pages: how heavy they are, what they may not contain, and how they are served."""

import asyncio
import gzip
import re

import httpx
import pytest
from fastapi import FastAPI

from tablee.games import open_game
from tablee.server.pages import FOREVER, add_pages, box_ids, file_response, names_of, stories

from .conftest import BUILT

BUDGET = 150_000


@pytest.fixture
def built():
    if not (BUILT / "index.html").is_file():
        pytest.skip("the pages are not built: make pages")
    return BUILT


@pytest.fixture
def folder(tmp_path):
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<h1>table</h1>")
    (tmp_path / "assets" / "index-1.js").write_text("1")
    (tmp_path / "assets" / "index-1.js.gz").write_bytes(gzip.compress(b"1"))
    (tmp_path / "notes.txt").write_text("not for everybody")
    return tmp_path


def test_the_first_load_is_at_most_150_kb_compressed(built):
    page = (built / "index.html").read_text("utf-8")
    first = re.findall(r'(?:src|href)="(/assets/[^"]+\.(?:js|css))"', page)

    assert len(first) >= 2
    assert sum(len(gzip.compress((built / name[1:]).read_bytes())) for name in first) <= BUDGET


def test_the_page_has_no_inline_script_or_style(built):
    page = (built / "index.html").read_text("utf-8")

    assert not re.search(r"<script(?![^>]*\bsrc=)", page)
    assert "<style" not in page
    assert "style=" not in page


def test_hashed_files_are_kept_forever_and_come_compressed_where_that_is_taken(folder):
    packed = file_response(folder, "assets/index-1.js", "gzip, br")
    plain = file_response(folder, "assets/index-1.js", "")

    assert packed.headers["cache-control"] == FOREVER
    assert packed.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert packed.headers["content-type"] == plain.headers["content-type"] == "text/javascript; charset=utf-8"


@pytest.mark.parametrize("path", ["", "table/17", "../secrets.html", "notes.txt", "assets/none.js"])
def test_any_other_address_is_the_page_itself_and_asked_for_again(folder, path):
    response = file_response(folder, path, "")

    assert str(response.path) == str(folder / "index.html")
    assert response.headers["cache-control"] == "no-cache"


def test_pages_that_are_not_built_say_how_to_build_them(tmp_path):
    response = file_response(tmp_path, "", "")

    assert response.status_code == 503
    assert b"make pages" in response.body


def test_an_unknown_address_of_the_api_is_no_page():
    app = FastAPI()
    add_pages(app)

    async def ask():
        async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://table") as client:
            return await client.get("/api/nothing")

    assert asyncio.run(ask()).status_code == 404


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_everything_in_the_box_of_mon_royaume_has_a_printed_name(lang):
    game = open_game("mon_royaume")
    names = names_of(game, lang)

    assert names["woodcutter"] == {"fr": "bûcheron", "en": "woodcutter"}[lang]
    assert "dragon" in names
    assert {tile.names.id for tile in game.box.tiles} <= set(names)
    assert {tale.names.id for tale in game.box.tales} <= set(names)
    assert {"woodcutter", "dragon"} <= box_ids("mon_royaume")


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_every_tale_of_mon_royaume_has_a_story_to_read_aloud(lang):
    found = stories("mon_royaume", lang)

    assert {tale.names.id for tale in open_game("mon_royaume").box.tales} == set(found)
    assert all(len(story) > 200 for story in found.values())


def test_a_game_without_stories_has_none():
    assert stories("oh_mon_chateau", "fr") == {}
