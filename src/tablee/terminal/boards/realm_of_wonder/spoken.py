"""The table of Realm of Wonder in plain lines, one fact each, for a pipe or a screen reader."""

from tablee.games.realm_of_wonder.board import CASTLE_DISC, MIDDLE, OUTER
from tablee.games.realm_of_wonder.components import Box
from tablee.games.realm_of_wonder.view_shapes import RealmView, SeatView
from tablee.terminal.boards.realm_of_wonder.moment import Moment
from tablee.terminal.boards.realm_of_wonder.standing import Standing
from tablee.texts.texts import Texts


class Telling:
    """One view, told."""

    def __init__(self, box: Box, texts: Texts, view: RealmView) -> None:
        self.box = box
        self.texts = texts
        self.view = view
        self.moment = Moment(box, texts, view)
        self.places = self.moment.places
        self.reader = None if view.me is None else view.me.seat

    def whole(self) -> list[str]:
        """Everything that the reader may know, from the quest down to one's own hand."""
        lines = [self.moment.head(), self.moment.quest(), *self.moment.discs(), *self.passages()]
        for number in range(len(self.box.regions)):
            lines += self.region(number)
        lines += [*self.island(), self.moment.piles()]
        for seat in sorted(self.view.seats, key=lambda seat: seat.seat == self.reader):
            lines += self.seat(seat)
        return [sentence(line) for line in [*lines, *self.now(), *self.cards()]]

    def brief(self) -> list[str]:
        """What changes from question to question."""
        lines = [self.moment.head()]
        if self.reader is not None:
            lines += self.seat(self.view.seats[self.reader])
        return [sentence(line) for line in [*lines, *self.now(), *self.moment.hand()]]

    def passages(self) -> list[str]:
        return [self.texts.say("tell-passage", places=passage) for passage in self.moment.passages()]

    def region(self, number: int) -> list[str]:
        """The places of a region where something is, on the outer disc and on the island."""
        name = self.texts.word(self.box.regions[number].names.id)
        lines: list[str] = []
        for disc, message in ((OUTER, "tell-outer"), (MIDDLE, "tell-isle")):
            places = [place for place in self.places.in_region(number, disc) if self.places.stands_out(place)]
            told = ", ".join(self.places.told(place) for place in places)
            lines.append(self.texts.say(message, region=name, places=told))
        return lines

    def island(self) -> list[str]:
        """Who stands on the castle island."""
        names = [name for name in self.places.in_region(-1, CASTLE_DISC) if name in self.places.figures]
        return [self.texts.say("tell-on-island", place=self.places.told(name)) for name in names]

    def seat(self, seat: SeatView) -> list[str]:
        """Where a seat stands, what it has, and how close it is to victory."""
        standing = Standing(self.box, self.texts, self.view, seat)
        whose = {
            "mine": "yes" if seat.seat == self.reader else "no",
            "name": self.texts.names[seat.seat],
        }
        character = self.texts.word(seat.character)
        place = self.places.called(seat.place)
        facts = [*standing.in_round(), *standing.possessions(), *standing.victory()]
        lines = [self.texts.say("tell-seat", **whose, character=character, place=place)]
        return lines + [self.texts.say("tell-fact", **whose, fact=fact) for fact in facts]

    def now(self) -> list[str]:
        """The order, the spell, the turn with what is within reach, and the battle."""
        moment = self.moment
        order = [moment.order()] if moment.order() else []
        reach = [f"{moment.reach_heading(cost)} {', '.join(names)}." for cost, names in moment.reach()]
        return [*order, *moment.spell(), *moment.turn(), *reach, *moment.battle()]

    def cards(self) -> list[str]:
        """One's own hand, with what one's power and every magic card do."""
        texts = [self.texts.say("tell-text", name=name, text=text) for name, text in self.moment.own_texts()]
        return [*self.moment.hand(), *texts]


def sentence(line: str) -> str:
    """A fact as a sentence of its own."""
    return line if line.endswith((".", "!", "?")) else f"{line[:1].upper()}{line[1:]}."
