"""What a seat draws on its own sheet: looks that it chose and strokes of its pencil. No rule ever reads it.

The table does not know what a drawing means: it keeps short words, bounds them, and shows them to everybody.
"""

import re

from tablee.table.errors import TableRefusal

LARGEST_DRAWING = 64_000
"""Characters of a seat's drawing as it is now."""
MOST_INK = 1_000_000
"""Characters that a seat may draw in all, with everything that was rubbed out again: the database has an end."""
ENTRY_INK = 100
"""What keeping one change costs besides its characters."""
MOST_AT_ONCE = 200
"""Strokes in one change."""

LOOK = re.compile(r"[0-9a-z_:;,. -]{0,2000}")
STROKE = re.compile(r"[0-9a-zA-Z_:;,. -]{1,4000}")


class Drawing:
    """The drawing of one seat: its look in a word of its game's own, and its strokes in the order drawn."""

    def __init__(self) -> None:
        self.look = ""
        self.strokes: list[str] = []
        self.ink = 0

    def check(self, kept: int, strokes: list[str], look: str) -> None:
        """Refuse a change that is no drawing, does not follow on this one, or is too much."""
        valid = len(strokes) <= MOST_AT_ONCE and all(STROKE.fullmatch(stroke) for stroke in strokes)
        if not valid or not LOOK.fullmatch(look):
            raise TableRefusal("drawing-not-valid")
        if not 0 <= kept <= len(self.strokes):
            raise TableRefusal("drawing-moved-on")
        if size_of([*self.strokes[:kept], *strokes], look) > LARGEST_DRAWING:
            raise TableRefusal("drawing-too-large")
        if self.ink + ENTRY_INK + size_of(strokes, look) > MOST_INK:
            raise TableRefusal("pencil-used-up")

    def draw(self, kept: int, strokes: list[str], look: str) -> None:
        """Keep the first strokes, rub out the rest, and go on from there."""
        self.look = look
        self.strokes = [*self.strokes[:kept], *strokes]
        self.ink += ENTRY_INK + size_of(strokes, look)


def size_of(strokes: list[str], look: str) -> int:
    return len(look) + sum(len(stroke) + 1 for stroke in strokes)
