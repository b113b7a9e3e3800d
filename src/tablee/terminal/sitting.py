"""A sitting: one play at one screen, and what each person there has read of it."""

from tablee.kernel.decision import Decision
from tablee.kernel.errors import IllegalDecision
from tablee.kernel.position import Event
from tablee.terminal.boards import board_of
from tablee.terminal.play import Play
from tablee.terminal.screen import Screen
from tablee.texts.texts import Texts


class Sitting:
    """What the questions to the people at a screen have in common."""

    def __init__(self, play: Play, screen: Screen, texts: Texts) -> None:
        self.play = play
        self.screen = screen
        self.texts = play.texts(texts)
        self.board = board_of(play.game, self.texts, screen.plain)
        readers: list[int | None] = [*play.people] if play.people else [None]
        self.read = dict.fromkeys(readers, len(play.story))
        """How much of the story each person has read; without people, how much an onlooker has."""
        self.notes: dict[int | None, list[str]] = {reader: [] for reader in readers}
        """What each person is to be told at their next question, besides the story."""
        self.shown: dict[int, str] = {}
        """For which step each person was last shown the whole table."""

    def decide_alone(self, person: int, decision: Decision) -> None:
        """Make the only possible decision for a person, who is told of it."""
        self.play.decide(person, decision)
        self.notes[person].append(self.texts.say("forced", decision=self.texts.decision(decision)))

    def take_back(self, person: int, everything: bool = False) -> bool:
        """Take back the last decision, or all that can be; False if it cannot be, and why is said."""
        try:
            decisions = [self.play.take_back(person)]
        except IllegalDecision as error:
            self.screen.line(self.texts.refusal(error.refusal))
            return False
        while everything and self.play.history.can_take_back(person):
            decisions.append(self.play.take_back(person))
        self.read = {seat: min(read, len(self.play.story)) for seat, read in self.read.items()}
        for decision in decisions:
            self.notes[person].append(self.texts.say("taken-back", decision=self.texts.decision(decision)))
        return True

    def news(self, reader: int | None) -> list[str]:
        """What happened since this person last looked, and what else there is to tell them."""
        lines = self.notes[reader]
        for event in self.play.story[self.read[reader] :]:
            if event.audience in (None, reader):
                lines.append(self.texts.event(event, reader))
        self.notes[reader] = []
        self.read[reader] = len(self.play.story)
        return lines

    def unread(self) -> list[Event]:
        """What not everybody has read."""
        return self.play.story[min(self.read.values()) :]
