"""Tests that are meant for the compiled build run on it."""

import os
from importlib import import_module

import pytest

from tablee.build_info import compiled
from tablee.games import COLLECTION


def test_the_build_is_the_one_that_is_meant():
    assert compiled() or os.environ.get("TABLEE_EXPECT_COMPILED") != "1"


@pytest.mark.parametrize(
    "name",
    [
        "tablee.kernel.position",
        "tablee.bots.playout",
        *(f"tablee.games.{title}.game" for title in COLLECTION),
    ],
)
def test_everything_is_compiled_or_nothing(name):
    assert import_module(name).__file__.endswith(".py") != compiled()
