"""Watching: bots play at a pace, and everybody may look on."""

from pathlib import Path

from tablee.kernel.errors import TableeError
from tablee.terminal.ending import show_end, show_table
from tablee.terminal.play import Play, save
from tablee.terminal.screen import Screen
from tablee.terminal.sitting import Sitting
from tablee.texts.texts import Texts


def watch(play: Play, screen: Screen, texts: Texts, pace: float) -> None:
    """Let bots play to the end; tell what happens as it comes out, and show the table in colour."""
    sitting = Sitting(play, screen, texts)
    say = sitting.texts.say
    screen.line(say("welcome", title=say("title")), "bold")
    screen.line(say("at-the-table", names=", ".join(sitting.texts.names)))
    screen.line(say("commitment", commitment=play.record().commitment), "dim")
    screen.pause(pace)
    owing = play.now.to_act()
    while owing:
        play.decide(owing[0], play.bot_decision(owing[0]))
        owing = play.now.to_act()
        if owing:
            show_moment(sitting, pace)
    show_end(sitting)


def show_moment(sitting: Sitting, pace: float) -> None:
    """What just happened, under the table that it happened on; nothing while decisions are secret."""
    screen = sitting.screen
    news = sitting.news(None)
    if not news:
        return
    if not screen.plain:
        screen.clear()
        show_table(sitting, None)
    for line in news:
        screen.line(line)
    screen.pause(pace)


def save_as(play: Play, path: Path, texts: Texts) -> None:
    """Keep a watched game as a record."""
    try:
        save(play, path)
    except OSError as error:
        raise TableeError(texts.say("cannot-write", file=str(path), reason=error.strerror or "")) from None
