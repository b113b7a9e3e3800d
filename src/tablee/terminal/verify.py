"""Verify: a record is dealt anew from its seed and replayed, and every check is named."""

from pathlib import Path

from tablee.kernel.record import replay
from tablee.terminal.records import Components, open_whole_record
from tablee.terminal.screen import Screen
from tablee.texts.texts import Texts


def verify(path: Path, components: Components, screen: Screen, texts: Texts) -> None:
    """Check a record file and say what was checked; the first fault is an error of one sentence."""
    record, game = open_whole_record(path, components, texts)
    replay(game, record)
    said = texts.about(game)
    screen.line(said.say("verified", file=path.name), "bold")
    screen.line(said.say("verified-hash", decisions=len(record.decisions)))
    screen.line(said.say("verified-edition", title=said.say("title"), edition=record.edition))
    screen.line(said.say("verified-seed", commitment=record.commitment))
    screen.line(said.say("verified-decisions", decisions=len(record.decisions)))
    if record.points is None:
        screen.line(said.say("verified-unfinished"))
    else:
        screen.line(said.say("verified-points", points=", ".join(map(str, record.points))))
