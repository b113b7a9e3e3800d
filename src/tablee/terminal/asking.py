"""One question to one person: the board, the news, the choices, and every command until there is an answer."""

from collections.abc import Callable
from pathlib import Path

from tablee.bots import BOTS, sit_down
from tablee.kernel.decision import Decision
from tablee.kernel.errors import NotationError, SetupError
from tablee.kernel.play import why_not
from tablee.terminal.choices import Menu
from tablee.terminal.play import save
from tablee.terminal.rules import show_rules
from tablee.terminal.sitting import Sitting

WHOLE = 1000
"""A height at which every board shows all it has."""
LOW = 34
"""On a lower screen the news run on in one paragraph."""
ROOM_FOR_WORDS = 5
"""Lines kept free for the question and the answer."""


class Quit(Exception):
    """A person leaves the table; the game waits for them."""


class Asking:
    """Asks until there is a decision. Numbers and notation decide; commands are answered on the way."""

    def __init__(self, sitting: Sitting, person: int) -> None:
        self.sitting = sitting
        self.person = person
        self.screen = sitting.screen
        self.texts = sitting.texts
        self.board = sitting.board
        self.position = sitting.play.now
        self.view = self.position.view(person)
        self.legal = self.position.legal(person)
        self.menu = Menu(self.legal)
        self.news: list[str] = []
        self.changed = False
        self.commands: dict[str, Callable[[str], None]] = {
            "why": self.why,
            "undo": self.undo,
            "hint": self.hint,
            "rules": self.rules,
            "save": self.save,
            "board": self.show_board,
            "log": self.log,
            "help": self.help,
            "quit": self.quit,
        }
        self.called = {self.texts.say(f"command-{name}"): name for name in self.commands}
        """The commands in the person's language; the English names are understood too."""

    def answer(self) -> Decision | None:
        """The decision; None if the person took something back instead."""
        self.show_table()
        self.show_question()
        while not self.changed:
            decision = self.understand(self.screen.ask())
            if decision is not None:
                return decision
        return None

    def understand(self, line: str) -> Decision | None:
        """Read one line: a number, a name, notation or a command."""
        if line in ("", "0"):
            self.open(self.legal, grouped=True)
            return None
        entry = self.menu.entry(line) or self.menu.named(line, self.board)
        if len(entry) > 1:
            self.open(entry, grouped=False)
            return None
        decision = entry[0] if entry else self.notation(line)
        if decision is not None:
            return self.checked(decision)
        word, _, rest = line.partition(" ")
        name = self.called.get(word.casefold(), word.casefold())
        if name in self.commands:
            self.commands[name](rest.strip())
        else:
            self.not_understood(line)
        return None

    def notation(self, line: str) -> Decision | None:
        """The decision that a line of notation names, legal or not."""
        try:
            return self.sitting.play.game.decisions.parse(line)
        except NotationError:
            return None

    def checked(self, decision: Decision) -> Decision | None:
        """The decision if it is legal; else the rule that forbids it is named."""
        refusal = why_not(self.position, self.person, decision)
        if refusal is None:
            return decision
        self.screen.line(self.texts.refusal(refusal), "bold")
        self.screen.line(self.texts.say("rule-hint", rule=refusal.rule), "dim")
        return None

    def not_understood(self, line: str) -> None:
        """Say what would be accepted."""
        self.screen.line(
            self.texts.say(
                "not-understood",
                line=line[:60],
                most=len(self.menu.entries),
                example=self.legal[0].notation,
                commands=", ".join(self.called),
            )
        )

    # What is shown

    def show_table(self) -> None:
        """The board and the news; in plain lines the whole board only when something new begins."""
        step = f"{self.position.question(self.person)} {getattr(self.view, 'round', '')}"
        fresh = self.sitting.shown.get(self.person) != step
        self.sitting.shown[self.person] = step
        self.news = self.sitting.news(self.person)
        if self.screen.plain:
            self.tell(self.news)
            self.tell(self.board.lines(self.view) if fresh else self.board.brief(self.view))
        else:
            self.draw()

    def draw(self) -> None:
        """The board as large as news and choices leave room for, and the news under it."""
        together = self.screen.height < LOW
        news = [" ".join(self.news)] if together and self.news else self.news
        room = self.screen.height - len(news) - self.menu.height() - ROOM_FOR_WORDS
        self.screen.clear()
        self.screen.show(self.board.picture(self.view, self.screen.width, room))
        if news and not together:
            self.screen.line()
        self.tell(news, "dim")

    def show_board(self, _: str) -> None:
        """The whole table again, however low the screen."""
        if self.screen.plain:
            self.tell(self.board.lines(self.view))
        else:
            self.screen.show(self.board.picture(self.view, self.screen.width, WHOLE))

    def show_question(self) -> None:
        """What is asked, and the numbered choices."""
        if not self.screen.plain:
            self.screen.line()
        self.screen.line(self.texts.question(self.position.question(self.person)), "bold")
        self.menu.show(self.screen, self.board, self.view)

    def open(self, decisions: list[Decision], grouped: bool) -> None:
        """Show the choices of one entry, or all of them again."""
        self.menu = Menu(decisions, grouped)
        if not self.screen.plain:
            self.draw()
        if grouped:
            self.show_question()
        else:
            self.screen.line()
            self.screen.line(self.board.label(decisions))
            self.menu.show(self.screen, self.board, self.view)
            self.screen.line(self.texts.say("back-hint"), "dim")

    def tell(self, lines: list[str], style: str = "") -> None:
        for line in lines:
            self.screen.line(line, style)

    # Commands

    def why(self, rest: str) -> None:
        """Why a decision is not allowed, with the rule; or that it is."""
        entry = self.menu.entry(rest)
        decision = entry[0] if entry else self.notation(rest)
        if decision is None:
            self.screen.line(self.texts.say("of-what", line=rest, example=self.legal[0].notation))
            return
        refusal = why_not(self.position, self.person, decision)
        if refusal is None:
            self.screen.line(self.texts.say("allowed", decision=self.texts.decision(decision)))
        else:
            self.screen.line(self.texts.refusal(refusal))
            show_rules(self.screen, self.texts, refusal.rule)

    def undo(self, rest: str) -> None:
        """Take back the last decision, or all since something came out."""
        everything = rest.casefold() in ("all", self.texts.say("undo-all"))
        self.changed = self.sitting.take_back(self.person, everything)

    def hint(self, _: str) -> None:
        """What a good bot would do at this seat, knowing what the person may know."""
        play = self.sitting.play
        try:
            decision = play.choice_of(sit_down(BOTS[-1], play.game), self.person)
        except SetupError:
            self.screen.line(self.texts.say("no-hint"))
            return
        note = self.board.note(self.view, [decision]).plain
        text = self.texts.say("hint", decision=self.texts.decision(decision), notation=decision.notation)
        self.screen.line(f"{text} ({note})" if note else text)

    def rules(self, rest: str) -> None:
        """A rule by its number, a chapter, or the list of chapters."""
        show_rules(self.screen, self.texts, rest)

    def save(self, rest: str) -> None:
        """Write the game as it is now into a file."""
        if not rest:
            self.screen.line(self.texts.say("save-where"))
            return
        try:
            save(self.sitting.play, Path(rest))
        except OSError as error:
            reason = error.strerror or str(error)
            self.screen.line(self.texts.say("cannot-write", file=rest, reason=reason))
            return
        self.screen.line(self.texts.say("saved", file=rest))

    def log(self, _: str) -> None:
        """All that happened and this person may know."""
        known = [event for event in self.sitting.play.story if event.audience in (None, self.person)]
        self.tell([self.texts.event(event, self.person) for event in known] or [self.texts.say("log-empty")])

    def help(self, _: str) -> None:
        """What can be typed."""
        example = self.legal[0].notation
        rule = f"{self.sitting.play.game.prefix}-1.1"
        self.screen.line(self.texts.say("help-choose", example=example))
        for word, name in self.called.items():
            self.screen.line(f"{word}: {self.texts.say(f'help-{name}', example=example, rule=rule)}")

    def quit(self, _: str) -> None:
        raise Quit
