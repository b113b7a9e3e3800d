"""Where all components of a game are: one file a game.

Each has `count(game, position)`, which asserts that every component is somewhere exactly once; `longest(setup)`,
a bound on the decisions of a play; `hidden(setup)`, the attributes that nobody can know when a play begins; and
`VARIANTS`, other component files that a table may agree on: texts of the file and what stands there instead.
"""

from importlib import import_module


def census_of(name):
    """The census of a game, by its name."""
    return import_module(f"contract.census.{name}")
