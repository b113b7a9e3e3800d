"""The screen: plain or in colour, and what happens when nobody answers."""

import io

import pytest

from tablee.terminal.screen import Closed, Screen, wants_plain
from terminal.scripted import Script, Terminal


class Tty(io.StringIO):
    def isatty(self):
        return True


@pytest.mark.parametrize(
    ("asked", "output", "environment", "plain"),
    [
        (False, Tty(), {"TERM": "xterm"}, False),
        (True, Tty(), {"TERM": "xterm"}, True),
        (False, io.StringIO(), {"TERM": "xterm"}, True),
        (False, Tty(), {"TERM": "dumb"}, True),
        (False, Tty(), {"NO_COLOR": "1"}, True),
        (False, Tty(), {"NO_COLOR": ""}, False),
    ],
)
def test_lines_are_plain_when_asked_for_or_when_nobody_could_see_colours(asked, output, environment, plain):
    assert wants_plain(asked, output, environment) is plain


def test_plain_lines_are_never_wrapped():
    terminal = Terminal(Script(), width=20)

    terminal.screen.line("a sentence that is much longer than the screen is wide")

    assert terminal.output == "a sentence that is much longer than the screen is wide\n"


def test_lines_in_colour_are_wrapped():
    terminal = Terminal(Script(), width=20, plain=False)

    terminal.screen.line("a sentence that is much longer than the screen is wide")

    assert terminal.output.count("\n") > 2


def test_plain_lines_are_not_cleared_and_nobody_waits():
    waited = []
    terminal = Terminal(Script())
    screen = Screen(terminal.console, lambda _: "", True, waited.append)

    screen.clear()
    screen.pause(3)

    assert terminal.output == "\n"
    assert waited == []


def test_the_end_of_input_closes_the_screen():
    def no_more(_):
        raise EOFError

    screen = Screen(Terminal(Script()).console, no_more, True, lambda _: None)

    with pytest.raises(Closed):
        screen.ask("Anybody?")
