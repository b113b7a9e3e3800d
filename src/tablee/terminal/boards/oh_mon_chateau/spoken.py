"""The table of Oh mon château in plain lines, one fact each, for a pipe or a screen reader."""

from tablee.games.oh_mon_chateau.view import LineView, OhMonChateauView, PartView, SeatView
from tablee.terminal.boards.oh_mon_chateau.signs import Signs, cells_of, others
from tablee.texts.texts import Texts


class Telling:
    """One view, told."""

    def __init__(self, signs: Signs, view: OhMonChateauView) -> None:
        self.signs = signs
        self.texts: Texts = signs.texts
        self.view = view

    def whole(self) -> list[str]:
        """Everything that the reader may know, from the dice down to one's own."""
        lines = [*self.moment(), *self.display()]
        for seat in others(self.view):
            lines += self.of_seat(seat)
        return [*lines, *self.own()]

    def moment(self) -> list[str]:
        """Turn, step, dice, and the guest at work."""
        view, say = self.view, self.texts.say
        if view.step == "over":
            return [say("tell-end")]
        actor = self.signs.who(view.builder if len(view.to_act) < 2 else view.active, view.me)
        lines = [say("tell-turn", turn=view.turn, step=say(f"step-{view.step}"), name=actor)]
        lines += [self.die(die.die, die.face, die.used) for die in view.dice if die.face is not None]
        if view.dagobert is not None:
            lines.append(self.die("die_dagobert", view.dagobert, False))
        lines += self.working()
        if view.finisher is not None:
            lines.append(say("tell-finished", name=self.signs.who(view.finisher, view.me)))
        return lines

    def die(self, die: str, face: str, used: bool) -> str:
        name, side = self.texts.word(die), self.texts.word(face)
        return self.texts.say("tell-die", die=name, face=side, used="yes" if used else "no")

    def working(self) -> list[str]:
        """The lightning guest at work, and the token in the Magician's hand."""
        effect = self.view.effect
        if effect is None:
            return []
        guest = self.texts.word(effect.guest)
        lines = [
            self.texts.say("tell-working", guest=guest, left=effect.left, residents=effect.residents),
            self.signs.power(effect.guest),
        ]
        if effect.lifted is not None:
            lines.append(self.texts.say("tell-lifted", cell=self.texts.word(effect.lifted)))
        return lines

    def display(self) -> list[str]:
        """The guests to choose from with their powers, and how many lie in the pile."""
        lines = [self.guest("tell-choice", name) for name in self.view.display]
        if self.view.step != "over":
            lines.append(self.texts.say("tell-pile", pile=self.view.pile))
        return lines

    def guest(self, message: str, guest: str, **more: str | int) -> str:
        """A guest with its kind and the sentence of its power."""
        kind, power = self.signs.kind(guest), self.signs.power(guest)
        return self.texts.say(message, card=self.texts.word(guest), kind=kind, power=power, **more)

    def own(self) -> list[str]:
        return [] if self.view.me is None else self.of_seat(self.view.seats[self.view.me])

    def own_lines(self) -> list[str]:
        """The tokens and lines of the reader."""
        if self.view.me is None:
            return []
        seat = self.view.seats[self.view.me]
        return [self.reserve(seat), *[self.line(seat, line) for line in seat.lines]]

    def whose(self, seat: SeatView) -> dict[str, str]:
        mine = "yes" if seat.seat == self.view.me else "no"
        return {"mine": mine, "name": self.texts.names[seat.seat]}

    def of_seat(self, seat: SeatView) -> list[str]:
        """Points, castle, guests, and the board while it matters."""
        lines = [self.score(seat), *self.castle(seat), *self.sky(seat), *self.guests(seat)]
        if self.view.step == "over":
            return lines
        if seat.seat == self.view.me:
            return [*lines, self.reserve(seat), *[self.line(seat, line) for line in seat.lines]]
        return [*lines, self.reserve(seat), *[self.line(seat, line) for line in seat.lines if worth(line)]]

    def score(self, seat: SeatView) -> str:
        """The banner."""
        score = seat.score
        return self.texts.say(
            "tell-score",
            **self.whose(seat),
            total=score.total,
            towers=score.towers,
            sky=score.sky,
            residents=score.residents,
            flags=score.flags,
            guests="?" if score.guests is None else score.guests,
        )

    def castle(self, seat: SeatView) -> list[str]:
        """What is drawn and what is missing, part by part."""
        say, whose = self.texts.say, self.whose(seat)
        parts = [*seat.towers, *seat.walls, *seat.floors]
        drawn = self.listed([part for part in parts if part.drawn])
        missing = self.listed([part for part in parts if not part.drawn])
        flags = self.listed([flag for flag in seat.flags if flag.drawn])
        return [
            say("tell-parts", **whose, count=seat.parts, parts=drawn),
            say("tell-missing", **whose, count=12 - seat.parts, parts=missing),
            say("tell-flags", **whose, count=sum(flag.drawn for flag in seat.flags), flags=flags),
            say("tell-people", **whose, count=seat.residents),
        ]

    def listed(self, parts: list[PartView]) -> str:
        """Parts by name, with the value written on them."""
        values = [f" ({part.value})" if part.value else "" for part in parts]
        names = [str(self.texts.word(part.part)) for part in parts]
        return ", ".join(name + value for name, value in zip(names, values, strict=True))

    def sky(self, seat: SeatView) -> list[str]:
        """Sun, cloud and extra clouds, for those who have them."""
        say, whose = self.texts.say, self.whose(seat)
        lines = [say("tell-sun", **whose)] if seat.sun else []
        if seat.cloud:
            lines.append(say("tell-cloud", **whose))
        if seat.extra_clouds:
            lines.append(say("tell-extra-clouds", **whose, count=seat.extra_clouds))
        return lines

    def guests(self, seat: SeatView) -> list[str]:
        """The guests beside a castle, or how many lie face down."""
        whose = self.whose(seat)
        if seat.guests is None:
            return [self.texts.say("tell-face-down", **whose, count=seat.guest_count)]
        return [self.guest("tell-guest", guest.guest, **whose, points=guest.points) for guest in seat.guests]

    def reserve(self, seat: SeatView) -> str:
        return self.texts.say("tell-reserve", **self.whose(seat), tokens=seat.reserve)

    def line(self, seat: SeatView, line: LineView) -> str:
        """A line: what it builds, where its tokens lie, how many are missing, and what stands against it."""
        cells = cells_of(seat, line)
        there = [str(self.texts.word(cell.cell)) for cell in cells if cell.token]
        missing = [str(self.texts.word(cell.cell)) for cell in cells if not cell.token]
        told = self.texts.say(
            "tell-line",
            **self.whose(seat),
            gives=self.signs.gives(line),
            there=", ".join(there),
            tokens=len(there),
            missing=", ".join(missing),
            left=line.missing,
        )
        if not line.counts:
            return f"{told} {self.texts.say('tell-too-late')}"
        return told if line.possible or line.missing else f"{told} {self.texts.say('tell-blocked')}"


def worth(line: LineView) -> bool:
    """Whether somebody else's line is worth telling: a token lies on it."""
    return line.missing < len(line.cells)
