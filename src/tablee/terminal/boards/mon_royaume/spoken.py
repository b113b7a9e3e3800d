"""The table of Mon Royaume in plain lines, one fact each, for a pipe or a screen reader."""

from collections.abc import Sequence

from tablee.games.mon_royaume.view import AdventureView, MonRoyaumeView, SeatView, SlotView, TaleView
from tablee.terminal.boards.mon_royaume.tiles import Tiles
from tablee.texts.texts import Texts


class Telling:
    """One view, told."""

    def __init__(self, tiles: Tiles, texts: Texts, view: MonRoyaumeView) -> None:
        self.tiles = tiles
        self.texts = texts
        self.view = view
        self.reader = None if view.me is None else view.me.seat

    def whole(self) -> list[str]:
        """Everything that the reader may know, from the game down to one's own."""
        lines = [*self.moment(), *[self.adventure(n, card) for n, card in enumerate(self.view.adventures, 1)]]
        for seat in self.view.seats:
            if seat.seat != self.reader:
                lines += self.of_seat(seat)
        return [*lines, *self.own(), *self.hands()]

    def hands(self) -> list[str]:
        """One's own hand, and the hands that one has seen and remembers."""
        me = self.view.me
        if me is None or not me.hand:
            return []
        lines = [self.texts.say("tell-hand", tiles=self.listed(me.hand))]
        for hand in me.remembered:
            name = self.texts.names[hand.holder]
            lines.append(self.texts.say("tell-remembered", name=name, tiles=self.listed(hand.tiles)))
        return lines

    def own(self) -> list[str]:
        """What is one's own."""
        if self.reader is None:
            return []
        seat = self.view.seats[self.reader]
        return self.of_seat(seat) if self.view.step != "build" else self.building(seat)

    def moment(self) -> list[str]:
        """Where in the game we are, and which way the hands go."""
        view, say = self.view, self.texts.say
        if view.step == "over":
            return [say("tell-over")]
        if view.step == "build":
            return [say("tell-builders")]
        lines = [say("tell-moment", round=view.round, pick=view.pick)]
        if view.step == "pick" and self.reader is not None:
            heir = (self.reader + (1 if view.passes_to == "left" else -1)) % len(view.seats)
            lines.append(say(f"tell-pass-{view.passes_to}", name=self.texts.name(heir)))
        return lines

    def adventure(self, number: int, card: AdventureView) -> str:
        """A card, what it wants and whom it would touch now."""
        wants = " + ".join(str(self.texts.word(word)) for word in card.wants)
        if card.resolved:
            gains = self.texts.say("tell-resolved")
        elif card.gains:
            kind = "gives" if card.type == "monster" else "gains"
            gains = self.texts.say(f"tell-{kind}", names=self.texts.together(card.gains, self.reader))
        else:
            gains = self.texts.say("tell-nobody")
        return self.texts.say(
            f"tell-adventure-{card.type}",
            number=number,
            name=self.texts.word(card.adventure),
            wants=wants,
            gains=gains,
        )

    def of_seat(self, seat: SeatView) -> list[str]:
        """Tokens, markers, tiles by level, tales, and the kingdom once it is shown."""
        whose = {"mine": "yes" if seat.seat == self.reader else "no", "name": self.texts.names[seat.seat]}
        lines: list[str] = []
        if self.view.level == "complete" and self.view.step != "over":
            lines.append(self.texts.say("tell-holdings", **whose, tokens=seat.tokens, markers=seat.markers))
        if self.view.step == "over":
            return lines + rows(self.tiles, self.texts, seat.kingdom or [], whose)
        for level, names in self.tiles.by_level(seat.tiles).items():
            if names:
                tiles = ", ".join(spoken_tile(self.tiles, self.texts, name) for name in names)
                lines.append(self.texts.say("tell-tiles", **whose, level=level, tiles=tiles))
        return lines + [self.tale(tale, tale.present, whose) for tale in seat.tales if tale.kept]

    def tale(self, tale: TaleView, present: Sequence[str], whose: dict[str, str]) -> str:
        """A tale: how much of it is there, and what is still missing."""
        missing = [name for name in tale.elements if name not in present]
        told = self.texts.say(
            "tell-tale",
            **whose,
            type=self.texts.say(f"board-tale-{tale.type}"),
            tale=self.texts.word(tale.tale),
            present=len(tale.elements) - len(missing),
            elements=len(tale.elements),
            left=len(missing),
            missing=self.listed(missing),
        )
        if not tale.bonus:
            return told
        bonus = "tell-lovers" if tale.type == "love" else "tell-circled"
        return f"{told} {self.texts.say(bonus, tiles=self.listed(tale.bonus))}"

    def listed(self, names: Sequence[str]) -> str:
        return ", ".join(self.tiles.called(name) for name in names)

    def building(self, seat: SeatView) -> list[str]:
        """The kingdom so far, its points, and the elements of the tale that lie in it."""
        whose = {"mine": "yes", "name": self.texts.names[seat.seat]}
        slots = seat.kingdom or []
        face_up = [slot.tile for slot in slots if slot.tile and not slot.bard]
        lines = rows(self.tiles, self.texts, slots, whose)
        lines.append(self.texts.say("tell-points", points=seat.kingdom_points or 0))
        if self.view.me is not None:
            left = ", ".join(spoken_tile(self.tiles, self.texts, name) for name in self.view.me.left_to_place)
            lines.append(self.texts.say("tell-left", tiles=left))
        return lines + [self.tale(tale, face_up, whose) for tale in seat.tales if tale.kept]


def rows(tiles: Tiles, texts: Texts, slots: Sequence[SlotView], whose: dict[str, str]) -> list[str]:
    """A kingdom row by row from the bottom; an empty slot by its name."""
    lines: list[str] = []
    for row in range(1, 5):
        in_row = [spoken_slot(tiles, texts, slot) for slot in slots if slot.slot.startswith(f"r{row}")]
        lines.append(texts.say("tell-row", **whose, row=row, tiles=", ".join(in_row)))
    return lines


def spoken_slot(tiles: Tiles, texts: Texts, slot: SlotView) -> str:
    if slot.tile is None:
        return texts.say("tell-empty", slot=slot.slot)
    return texts.say("word-bard") if slot.bard else spoken_tile(tiles, texts, slot.tile)


def spoken_tile(tiles: Tiles, texts: Texts, name: str) -> str:
    """A tile with its colour, and whether it is a monster."""
    kind = "tell-monster" if tiles.is_monster(name) else "tell-tile"
    return texts.say(kind, name=tiles.called(name), colour=tiles.colour(name))
