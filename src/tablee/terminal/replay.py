"""Replay: a finished game forward and back, with a bot's opinion; plain lines tell all of it at once."""

from tablee.bots import sit_down
from tablee.bots.bot import Seen
from tablee.kernel.game import Game
from tablee.kernel.history import History
from tablee.kernel.record import Record, replay
from tablee.kernel.rng import rng_from
from tablee.terminal.boards import board_of
from tablee.terminal.chairs import best_bot, names_of, remembered_chairs
from tablee.terminal.ending import show_sheet, show_winner
from tablee.terminal.screen import Closed, Screen
from tablee.texts.texts import Texts

ROOM_FOR_WORDS = 9
"""Lines kept free under the board."""


class Replay:
    """A record opened at one of its decisions.

    A finished game is open: each moment is shown as the seat saw it that decided next. A game that still goes on is shown
    as an onlooker sees it, without the decisions that are still secret.
    """

    def __init__(self, record: Record, game: Game, screen: Screen, texts: Texts) -> None:
        self.positions = replay(game, record)
        self.record = record
        self.game = game
        self.screen = screen
        names = names_of(remembered_chairs(record, texts), texts)
        self.texts = Texts(texts.lang, game, names, personal=False)
        self.board = board_of(game, self.texts, screen.plain)
        self.history = History(self.positions[0])
        self.told = [self._carry_out(game, seat, notation) for seat, notation in record.decisions]
        """What every decision brought, in words."""
        self.at = 0
        self.note = ""
        """What is to be said once under the table."""

    def _carry_out(self, game: Game, seat: int, notation: str) -> list[str]:
        events = self.history.play(seat, game.decisions.parse(notation))
        return [self.texts.event(event) for event in events if event.audience is None]

    @property
    def last(self) -> int:
        return len(self.record.decisions)

    def run(self) -> int | None:
        """Go through the game as the person wishes; in plain lines, tell all of it. Returns where they want to play on."""
        if self.screen.plain:
            self.tell_all()
            return None
        while True:
            self.show()
            try:
                answer = self.screen.ask(self.texts.say("replay-keys")).casefold()
            except Closed:
                return None
            if answer in ("q", "quit", self.texts.say("command-quit")):
                return None
            if answer in ("hint", self.texts.say("command-hint")):
                self.note = self.opinion()
            elif answer not in ("play", self.texts.say("replay-play")):
                self.go(answer)
            elif self.decides() is None:
                self.note = self.texts.say("replay-nothing-open")
            else:
                return self.at

    def go(self, answer: str) -> None:
        """n, p, first, last or the number of a decision; Enter goes on."""
        moves = {"": self.at + 1, "n": self.at + 1, "p": self.at - 1, "first": 0, "last": self.last}
        moves[self.texts.say("replay-first")] = 0
        moves[self.texts.say("replay-last")] = self.last
        wanted = int(answer) if answer.isdecimal() else moves.get(answer, self.at)
        self.at = max(0, min(wanted, self.last))

    def decides(self) -> int | None:
        """The seat that decided next in a finished game; None at its end, and while a game goes on."""
        if self.record.points is None or self.at == self.last:
            return None
        return self.record.decisions[self.at][0]

    def opinion(self) -> str:
        """What a good bot would have done at the seat that decided next, knowing what that seat could know."""
        seat = self.decides()
        if seat is None:
            return self.texts.say("replay-nothing-open")
        bot = sit_down(best_bot(self.game), self.game)
        decision = bot.choose(
            Seen(self.positions[self.at], seat), rng_from(self.record.secret, f"hint {self.at}")
        )
        return self.texts.say("hint", decision=self.texts.decision(decision), notation=decision.notation)

    def show(self) -> None:
        """The table after so many decisions, and what the last one brought."""
        view = self.positions[self.at].view(self.decides())
        hand = self.board.hand(view)
        self.screen.clear()
        self.screen.show(self.board.picture(view, self.screen.width, self.screen.height - ROOM_FOR_WORDS))
        if hand is not None:
            self.screen.show(hand)
        self.screen.line()
        self.tell(self.at)
        if self.at == self.last:
            self.tell_result()
        elif self.decides() is not None:
            self.screen.line(self.texts.say("replay-more"), "dim")
        if self.note:
            self.screen.line(self.note, "italic")
            self.note = ""

    def tell_all(self) -> None:
        """Every decision and what it brought, and the result."""
        for number in range(self.last + 1):
            self.tell(number)
        self.tell_result()

    def tell(self, number: int) -> None:
        """A decision by its number, who made it, and what happened."""
        where = {"number": number, "last": self.last}
        if number == 0:
            self.screen.line(self.texts.say("replay-start", title=self.texts.say("title"), **where), "bold")
            self.screen.line(self.texts.say("at-the-table", names=", ".join(self.texts.names)))
            return
        line = self.history.lines[number - 1]
        if self.record.points is not None:
            words = self.texts.decision(line.decision)
            name = self.texts.names[line.seat]
            self.screen.line(self.texts.say("replay-decision", name=name, decision=words, **where), "bold")
        else:
            self.screen.line(self.texts.say("replay-moment", **where), "bold")
        for text in self.told[number - 1]:
            self.screen.line(f"  {text}")

    def tell_result(self) -> None:
        """The score sheet and the winner of a finished game."""
        result = self.positions[-1].result()
        if result is None:
            self.screen.line(self.texts.say("replay-unfinished"))
            return
        show_sheet(result, self.screen, self.texts, None)
        show_winner(result, self.screen, self.texts, None)
