"""A session: the people at this terminal are asked in turn, bots answer for themselves, nothing is lost."""

from tablee.terminal.asking import Asking
from tablee.terminal.ending import show_end
from tablee.terminal.play import Play
from tablee.terminal.screen import Screen
from tablee.terminal.sitting import Sitting
from tablee.texts.texts import Texts


class Session:
    """One play at one screen. Several people share it behind a curtain."""

    def __init__(self, play: Play, screen: Screen, texts: Texts) -> None:
        self.sitting = Sitting(play, screen, texts)
        self.play = play
        self.screen = screen
        self.texts = self.sitting.texts
        self.at_screen: int | None = play.people[0] if len(play.people) == 1 else None

    def run(self) -> None:
        """Play to the end."""
        self.welcome()
        owing = self.play.now.to_act()
        while owing:
            person = self.next_person(owing)
            if person is None:
                self.play.decide(owing[0], self.play.bot_decision(owing[0]))
            else:
                self.turn(person)
            owing = self.play.now.to_act()
        show_end(self.sitting)

    def welcome(self) -> None:
        """Who plays, with which options, and the commitment to the seed."""
        say, line = self.texts.say, self.screen.line
        line(say("welcome", title=say("title")), "bold")
        line(say("at-the-table", names=", ".join(self.texts.names)))
        for option in self.play.game.options:
            value = self.play.setup.value(option.name)
            if value != option.default and not option.per_seat:
                chosen = self.texts.option_value(option.name, value)
                line(say("chosen-option", option=self.texts.option(option.name), value=chosen))
        line(say("commitment", commitment=self.play.record().commitment), "dim")
        if self.play.history.lines:
            line(say("resumed", decisions=len(self.play.history.lines)))
        line(say("help-offer"), "dim")
        self.pause_to_read()

    def pause_to_read(self) -> None:
        """In colour the board will clear the screen: wait until the person has read what is on it."""
        if not self.screen.plain:
            self.screen.ask(self.texts.say("press-enter"))

    def next_person(self, owing: list[int]) -> int | None:
        """Whom to ask: who sits at the screen already, else the next person; None if only bots owe."""
        people = [seat for seat in owing if seat in self.play.people]
        if self.at_screen in people:
            return self.at_screen
        return people[0] if people else None

    def turn(self, person: int) -> None:
        """Ask a person, or decide for them where there is only one choice and nothing to take back."""
        legal = self.play.now.legal(person)
        if len(legal) == 1 and not self.play.history.can_take_back(person):
            self.sitting.decide_alone(person, legal[0])
            return
        if person != self.at_screen and not self.draw_curtain(person):
            return
        decision = Asking(self.sitting, person).answer()
        if decision is not None:
            self.play.decide(person, decision)

    def draw_curtain(self, person: int) -> bool:
        """Hand the screen over; False if whoever had it wants to change their mind first."""
        before = self.at_screen
        self.screen.clear()
        self.screen.line(self.texts.say("curtain", name=self.texts.names[person]), "bold")
        can_undo = before is not None and self.play.history.can_take_back(before)
        if before is not None and can_undo:
            self.screen.line(self.texts.say("curtain-undo", name=self.texts.names[before]), "dim")
        answer = self.screen.ask(self.texts.say("press-enter"))
        if before is not None and can_undo and answer.casefold() in ("undo", self.texts.say("command-undo")):
            return not self.sitting.take_back(before)
        self.at_screen = person
        return True
