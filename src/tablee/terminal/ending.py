"""The end of a play: what came out last, every kingdom or board, the score sheet, the winner's tale, the seed."""

from rich.markdown import Markdown
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from tablee.kernel.position import Result
from tablee.terminal.screen import Screen
from tablee.terminal.sitting import Sitting
from tablee.texts.texts import Texts


def show_end(sitting: Sitting) -> None:
    """Keep the record, tell the last events one by one, show the table, count, and open the seed."""
    play, screen, texts, board = sitting.play, sitting.screen, sitting.texts, sitting.board
    result = play.now.result()
    assert result is not None, "the play goes on"
    kept = None if play.journal is None else play.journal.close(play.record())
    reader = play.people[0] if len(play.people) == 1 else None
    screen.clear()
    if screen.plain:
        tell_events(sitting, reader)
        show_table(sitting, reader)
    else:
        show_table(sitting, reader)
        tell_events(sitting, reader)
        screen.line()
    show_sheet(result, screen, texts, reader)
    show_winner(result, screen, texts, reader)
    for title, story in board.stories(play.now.view(reader)):
        show_story(title, story, screen)
    screen.line(texts.say("seed-opened", seed=play.secret.hex()), "dim")
    if kept is not None:
        screen.line(texts.say("record-kept", file=str(kept)))


def tell_events(sitting: Sitting, reader: int | None) -> None:
    """What happened last, line by line, at the pace of the board's show."""
    screen, board = sitting.screen, sitting.board
    for event in sitting.unread():
        if event.audience not in (None, reader) or (board.is_drawn(event.name) and not screen.plain):
            continue
        pause = board.pause_before(event.name)
        screen.pause(pause)
        screen.line(sitting.texts.event(event, reader), "bold" if pause else "")


def show_table(sitting: Sitting, reader: int | None) -> None:
    """The board as the reader, or an onlooker, may see it."""
    view = sitting.play.now.view(reader)
    screen = sitting.screen
    if screen.plain:
        for line in sitting.board.lines(view):
            screen.line(line)
    else:
        screen.show(sitting.board.picture(view, screen.width, screen.height))


def show_sheet(result: Result, screen: Screen, texts: Texts, reader: int | None) -> None:
    """The score sheet line by line, with the total."""
    names = [texts.heading(seat, reader) for seat in range(len(result.points))]
    rows = [(texts.score_line(line.name), line.points) for line in result.lines]
    rows.append((texts.say("total"), result.points))
    if screen.plain:
        for label, points in rows:
            each = ", ".join(f"{name} {number}" for name, number in zip(names, points, strict=True))
            screen.line(texts.say("sheet-line", label=label, points=each))
        return
    table = Table(box=None, padding=(0, 2), header_style="bold")
    table.add_column("")
    for name in names:
        table.add_column(name, justify="right")
    for label, points in rows[:-1]:
        table.add_row(label, *[str(number) for number in points])
    table.add_section()
    table.add_row(*[Text(cell, "bold") for cell in [rows[-1][0], *map(str, rows[-1][1])]])
    screen.show(Padding(table, (0, 1, 1, 1)))


def show_winner(result: Result, screen: Screen, texts: Texts, reader: int | None) -> None:
    """Who won, alone or together, in the game's own words where it has any; a solo game that was lost has no winner."""
    winners = result.winners()
    if not winners:
        screen.line(texts.say("no-winner"), "bold")
        return
    points = result.points[winners[0]]
    if len(winners) > 1:
        names = texts.together(winners, reader)
        told = "game-winners" if texts.has("game-winners") else "winners"
        screen.line(texts.say(told, names=names, points=points), "bold")
    else:
        mine = "yes" if winners[0] == reader else "no"
        told = "game-winner" if texts.has("game-winner") else "winner"
        screen.line(texts.say(told, name=texts.names[winners[0]], points=points, mine=mine), "bold")


def show_story(title: str, story: str, screen: Screen) -> None:
    """A story to read aloud."""
    if screen.plain:
        screen.line(title)
        screen.line(story)
    else:
        screen.show(Padding(Markdown(f"**{title}**\n\n*{story}*"), (1, 4)))
