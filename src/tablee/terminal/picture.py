"""The picture of the terminal table in the README: `python -m tablee.terminal.picture OUT.svg` draws it again."""

import io
import re
import sys
import time
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import TerminalTheme

from tablee.games import open_game
from tablee.kernel.seed import secret_of
from tablee.terminal.asking import Asking
from tablee.terminal.chairs import Chair
from tablee.terminal.play import Play
from tablee.terminal.screen import Screen
from tablee.terminal.sitting import Sitting
from tablee.texts.texts import Texts

SEED = 3
DECISIONS_AT_BUILDING = 6
"""How much of the kingdom stands already in the picture."""
SIZE = (100, 40)
CELL = 12.2
"""How wide rich draws a character in an SVG picture."""
EVENING = TerminalTheme(
    (38, 36, 34),
    (232, 226, 214),
    [(38, 36, 34)] + [(200, 190, 170)] * 7,
    [(120, 112, 102)] + [(232, 226, 214)] * 7,
)
"""Warm paper tones on a dark table."""
LEADING_SPACES = re.compile(
    r'(<text class="[^"]*" x=")([\d.]+)(" y="[\d.]+" textLength=")([\d.]+)("[^>]*>)((?:&#160;)+)'
)
FONT_FILES = re.compile(r"@font-face \{.*?\}|<!--.*?-->", re.DOTALL)


def main(words: Sequence[str]) -> int:
    """Write the picture into a file."""
    if len(words) != 1:
        print("usage: python -m tablee.terminal.picture OUT.svg", file=sys.stderr)
        return 2
    Path(words[0]).write_text(picture(), encoding="utf-8")
    return 0


def picture() -> str:
    """One good moment, as SVG: a kingdom half built, after a draft in which the hints were followed."""
    console = Console(
        record=True,
        width=SIZE[0],
        height=SIZE[1],
        file=io.StringIO(),
        force_terminal=True,
        color_system="truecolor",
    )
    screen = Screen(console, input, False, time.sleep)
    sitting = Sitting(half_built(), screen, Texts("en"))
    asking = Asking(sitting, 0)
    asking.draw()
    asking.show_question()
    return legible(console.export_svg(title="tablee play mon_royaume", theme=EVENING))


def half_built() -> Play:
    """A play of three greedy bots, the first of which has laid some tiles."""
    game = open_game("mon_royaume")
    play = Play(game, game.setup(3), secret_of(SEED), [Chair("greedy")] * 3)
    while play.now.question(0) != "build":
        seat = play.now.to_act()[0]
        play.decide(seat, play.bot_decision(seat))
    for _ in range(DECISIONS_AT_BUILDING):
        play.decide(0, play.bot_decision(0))
    play.chairs[0] = Chair(None)
    play.people = [0]
    return play


def legible(svg: str) -> str:
    """A picture that asks for no font from elsewhere and looks the same where leading spaces are dropped."""
    alone = FONT_FILES.sub("", svg).replace("Fira Code,", "Fira Code, DejaVu Sans Mono, Menlo, Consolas,")
    return LEADING_SPACES.sub(_moved, alone)


def _moved(match: re.Match[str]) -> str:
    """A text that begins with spaces, moved to where its first letter is."""
    spaces = match[6].count("&#160;")
    x = float(match[2]) + spaces * CELL
    length = float(match[4]) - spaces * CELL
    return f"{match[1]}{x:g}{match[3]}{length:g}{match[5]}"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
