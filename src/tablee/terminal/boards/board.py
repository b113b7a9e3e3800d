"""What a board is: how a game looks in a terminal, drawn in colour or told in plain lines."""

from rich.console import Console, RenderableType
from rich.text import Text

from tablee.kernel.decision import Decision
from tablee.kernel.game import Game
from tablee.kernel.position import View
from tablee.texts.texts import Texts


class Board:
    """How the views of a game look; a game without a board of its own gets the tree of its view."""

    def __init__(self, game: Game, texts: Texts, plain: bool) -> None:
        self.game = game
        self.texts = texts
        self.plain = plain

    def picture(self, view: View, width: int, height: int) -> RenderableType:
        """The table in colour, for a space of this size."""
        raise NotImplementedError

    def hand(self, view: View) -> RenderableType | None:  # noqa: ARG002 - if there is one
        """What a seat holds, for those who look at its view without being asked to choose."""
        return None

    def lines(self, view: View) -> list[str]:
        """The whole table, one fact a line."""
        raise NotImplementedError

    def brief(self, view: View) -> list[str]:
        """What is worth hearing again before every question."""
        return self.lines(view)

    def label(self, decisions: list[Decision]) -> Text:
        """What a numbered choice is called: one decision in words, or what several have in common."""
        if len(decisions) == 1:
            return Text(self.texts.decision(decisions[0]))
        return Text(str(self.texts.word(decisions[0].words[0])))

    def note(self, view: View, decisions: list[Decision]) -> Text:  # noqa: ARG002 - for boards that know more
        """What is worth knowing about a choice before making it."""
        return Text()

    def is_drawn(self, event: str) -> bool:  # noqa: ARG002 - for boards that draw what others must tell
        """Whether the last picture of a game shows an event already, so that it need not be told."""
        return False

    def pause_before(self, event: str) -> float:  # noqa: ARG002 - for boards with a show to watch
        """How long to wait before an event is told, so that the table can hold its breath."""
        return 0.0

    def stories(self, view: View) -> list[tuple[str, str]]:  # noqa: ARG002 - for games that end with a story
        """What is read aloud when all is over: a title and a text each."""
        return []


def height_of(picture: RenderableType, width: int) -> int:
    """How many lines a picture takes."""
    return len(Console(width=width).render_lines(picture))
