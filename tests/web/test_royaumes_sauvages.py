"""Les Royaumes Sauvages in a real Chromium, on its own board."""

import re
from importlib.resources import files

import pytest

from .conftest import WEB

TOLD = re.compile(
    r'tell\(texts, (?:[\w. ?!>=]*\? )?"([\w-]+)"(?: : (?:\w+ \? )?"([\w-]+)")?(?: : "([\w-]+)")?'
)

NAMES = ["royaumes_sauvages", "common", "web"]


def test_a_whole_game_with_a_bot_is_played_on_the_board(play):
    found = play("royaumes_sauvages/bots")

    assert found["decisions"] > 15
    assert found["ages"] == 3


def test_a_solo_game_is_played_to_its_verdict(play):
    found = play("royaumes_sauvages/solo")

    assert found["bonus"] == 2
    assert "Expert" in found["level"]
    assert "adversaire" in found["told"].lower()


def test_a_phone_plays_a_whole_game_without_scrolling_sideways(play):
    assert play("royaumes_sauvages/phone")["decisions"] > 10


def test_the_keyboard_is_enough_on_the_board(play):
    assert play("royaumes_sauvages/keyboard")["decisions"] > 10


def test_a_greyed_realm_says_which_condition_fails_and_a_drag_plays_a_card(play):
    assert "RS-" in play("royaumes_sauvages/whyNot")["rule"]


def test_axe_finds_nothing_on_the_board_in_both_themes(play):
    play("royaumes_sauvages/axe")


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_every_text_that_the_board_asks_for_is_written(lang):
    source = "\n".join(
        path.read_text("utf-8")
        for path in (WEB / "src/games/royaumes_sauvages").rglob("*")
        if path.suffix in (".svelte", ".ts")
    )
    told = {name for found in TOLD.findall(source) for name in found if name}
    said = set(re.findall(r'\bsay\("([\w-]+)"', source))
    own, *shared = [
        set(re.findall(r"^([a-z][\w-]+) =", file.read_text("utf-8"), re.MULTILINE))
        for file in [files("tablee.texts").joinpath(lang, f"{name}.ftl") for name in NAMES]
    ]

    assert len(told) > 40
    assert {f"board-rs-{name}" for name in told} <= own
    assert len(said) > 5
    assert said <= own.union(*shared)
