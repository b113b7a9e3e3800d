"""What is printed in a box can be read: as the game has it, or as a corrected file says."""

from importlib.resources import files
from types import SimpleNamespace

import pytest

from tablee.games import COLLECTION, tales_of_glory
from tablee.kernel.errors import SetupError
from tablee.server.pages import components
from tablee.server.shelf import Shelf


def tile(data, name):
    return next(tile for tile in data["tile"] if tile["id"] == name)


@pytest.mark.parametrize("game", COLLECTION)
def test_the_service_says_what_is_in_the_box_of_every_game(http, game):
    assert http.get(f"/api/games/{game}/components").json()["game"]["id"] == game


def test_a_game_that_is_not_there_has_no_components(http):
    assert http.get("/api/games/whist/components").status_code == 400


def test_a_corrected_file_is_what_one_reads(tmp_path):
    corrected = tmp_path / "mine.toml"
    own = files(tales_of_glory).joinpath("components.toml").read_text("utf-8")
    corrected.write_text(own.replace("cost = { combat = 1 }", "cost = { combat = 2 }", 1), "utf-8")
    shelf = Shelf({"tales_of_glory": str(corrected)})

    assert tile(components(SimpleNamespace(shelf=Shelf({})), "tales_of_glory"), "giant_rat")["cost"] == {
        "combat": 1
    }
    assert tile(components(SimpleNamespace(shelf=shelf), "tales_of_glory"), "giant_rat")["cost"] == {
        "combat": 2
    }
    with pytest.raises(SetupError):
        components(SimpleNamespace(shelf=shelf), "whist")
    shelf.close()
