"""What all tests share: the check of rule numbers, the profiles of Hypothesis, and a few helpers."""

import pytest
from hypothesis import HealthCheck, settings

from contract.rulebooks import known_rules
from tablee.games import open_game
from tablee.kernel.history import History
from tablee.kernel.seed import secret_of

pytest_plugins = ["pytester"]

settings.register_profile("steady", derandomize=True, deadline=None, max_examples=40, database=None)
settings.register_profile(
    "soak", deadline=None, max_examples=2000, print_blob=True, suppress_health_check=list(HealthCheck)
)
settings.load_profile("steady")


def pytest_collection_modifyitems(items):
    """A test may name only rules that exist: one search finds the rule, the code, the error and the test."""
    known = known_rules()
    wrong = [
        f"{item.nodeid}: no rulebook has the rule {number!r}"
        for item in items
        for marker in item.iter_markers("rule")
        for number in marker.args or ["(none given)"]
        if number not in known
    ]
    if wrong:
        raise pytest.UsageError("\n".join(wrong))


@pytest.fixture
def new_game():
    """Begin a play: `new_game("mon_royaume", seats=3, seed=7, level="complete")`."""

    def begin(name="mon_royaume", seats=2, seed=1, **options):
        game = open_game(name)
        return History(game.deal(game.setup(seats, options), secret_of(seed)))

    return begin


@pytest.fixture
def play_lines():
    """Play lines of a record: `play_lines(game, history, "0 pick woodcutter", "1 pick forest")`."""

    def play(game, history, *lines):
        return [
            event
            for line in lines
            for event in history.play(int(line.split()[0]), game.decisions.parse(line.partition(" ")[2]))
        ]

    return play


def pytest_terminal_summary(terminalreporter):
    """Name every browser scenario that stalled and was played again: it is a fault, of the page or of the scenario."""
    for report in terminalreporter.getreports("passed") + terminalreporter.getreports("failed"):
        for name, what in report.user_properties:
            if name == "stalled" and report.when == "call":
                terminalreporter.write_line(f"STALLED AND PLAYED AGAIN: {what}", yellow=True)
