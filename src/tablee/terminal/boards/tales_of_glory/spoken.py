"""The table of Tales of Glory in plain lines, one fact each, for a pipe or a screen reader."""

from tablee.games.tales_of_glory.view import (
    AreaTileView,
    QuestView,
    SeatView,
    SlotView,
    TalesOfGloryView,
    VerdictView,
)
from tablee.terminal.boards.tales_of_glory.adventures import Adventures
from tablee.texts.texts import Argument, Texts


class Telling:
    """One view, told."""

    def __init__(self, adventures: Adventures, texts: Texts, view: TalesOfGloryView) -> None:
        self.adventures = adventures
        self.texts = texts
        self.view = view
        self.reader = None if view.me is None else view.me.seat

    def tell(self, message: str, /, **arguments: Argument) -> str:
        return self.texts.say(f"tell-{message}", **arguments)

    def whole(self) -> list[str]:
        """Everything that the reader may know, from the round down to one's own."""
        lines = self.moment()
        for slot in self.view.board if self.view.step != "over" else []:
            lines += self.slot(slot)
        for seat in self.view.seats:
            if seat.seat != self.reader:
                lines += [*self.holdings(seat), self.tiles_of(seat)]
        lines += self.majorities()
        if self.reader is not None:
            lines += [*self.land(self.view.seats[self.reader]), *self.own()]
        return lines

    def short(self) -> list[str]:
        """What is worth hearing again: the round, one's own reserve, the tile and the quests in hand."""
        return [self.moment()[0], *self.own()]

    def moment(self) -> list[str]:
        """The round, the first player and the order, the piles."""
        view = self.view
        if view.step == "over":
            return [self.tell("over")]
        order = ", ".join(self.texts.name(seat, self.reader) for seat in view.order)
        holder = self.texts.name(view.holder, self.reader)
        lines = [
            self.tell("round", round=view.round, rounds=view.rounds),
            self.tell("order", holder=holder, order=order),
            self.tell("piles", one=view.piles[0], two=view.piles[1], three=view.piles[2]),
            self.tell("swept", count=view.swept_each_round),
        ]
        if view.discard:
            lines.append(self.tell("discard", tiles=self.listed(view.discard)))
        return lines

    def listed(self, names: list[str]) -> str:
        return ", ".join(self.adventures.called(name) for name in names)

    # The display

    def slot(self, slot: SlotView) -> list[str]:
        """A slot: what lies there, what it costs and gives, its edges, and what it means for the reader."""
        name = self.tell("slot-wild" if slot.wild else "slot", number=slot.slot)
        if slot.tile is None:
            return [self.tell("slot-empty", slot=name)]
        lines = [self.tile(name, slot.tile), self.edges(name, slot.tile)]
        if slot.verdict is not None:
            lines.append(self.verdict(name, slot.verdict))
        return lines

    def tile(self, where: str, name: str) -> str:
        """A tile: its type, its cost, what it gives."""
        return self.tell(
            "tile",
            where=where,
            name=self.adventures.called(name),
            type=self.adventures.kind_name(name),
            cost=self.adventures.cost_words(name),
            gives=self.adventures.gives_words(name),
        )

    def edges(self, where: str, name: str) -> str:
        return self.tell("edges", where=where, edges=self.adventures.edges_words(name))

    def verdict(self, where: str, verdict: VerdictView) -> str:
        """What a tile would cost the reader and where it would fit, or why it could not be played."""
        if verdict.why_not is not None:
            return self.tell("cannot", where=where, why=self.adventures.why_not(verdict))
        due = self.adventures.due(verdict, words=True)
        return self.tell("can", where=where, due=due, squares=self.adventures.squares(verdict.squares))

    # Seats

    def holdings(self, seat: SeatView) -> list[str]:
        """What a seat owns, how many keys it has placed, its types, and what it is doing."""
        name = self.texts.heading(seat.seat, self.reader)
        amounts = {
            "prestige": seat.prestige,
            "coins": seat.coins,
            "potions": seat.potions,
            "combat": seat.combat,
            "magic": seat.magic,
        }
        owns = ", ".join(self.adventures.amount(give, count) for give, count in amounts.items())
        types = ", ".join(f"{self.texts.word(kind)} {count}" for kind, count in seat.types.items())
        chests = sum(len(tile.chests) for tile in seat.area)
        lines = [self.tell("owns", name=name, amounts=owns)]
        lines.append(self.tell("counts", name=name, types=types, keys=seat.keys, chests=chests))
        if seat.quests:
            lines.append(self.tell("quests", name=name, quests=seat.quests))
        return lines + self.doing(seat, name)

    def doing(self, seat: SeatView, name: str) -> list[str]:
        """The tile that a seat has in hand, or whether it has answered."""
        tile = seat.placing or seat.taken
        if tile is not None and seat.seat != self.reader:
            return [self.tell("has-taken", name=name, tile=self.adventures.called(tile))]
        if seat.answered and seat.seat != self.reader:
            return [self.tell("answered", name=name)]
        return []

    def tiles_of(self, seat: SeatView) -> str:
        """The land of another seat in short."""
        tiles = [
            f"{self.adventures.called(tile.tile)} {self.texts.word(f'{tile.x},{tile.y}')}"
            for tile in seat.area
        ]
        return self.tell("land-of", name=self.texts.name(seat.seat, self.reader), tiles=", ".join(tiles))

    def majorities(self) -> list[str]:
        """TG-9.2  Who has the most of each resource now."""
        points = self.adventures.box.numbers.majority
        return [
            self.tell(
                "majority",
                resource=self.texts.word(give),
                names=self.texts.together(holders, self.reader),
                points=points,
            )
            for give, holders in self.view.majorities.items()
        ]

    # One's own

    def land(self, seat: SeatView) -> list[str]:
        """Every tile of one's own land, from the top row down."""
        area = sorted(seat.area, key=lambda tile: (-tile.y, tile.x))
        lines: list[str] = []
        for tile in area:
            lines += self.area_tile(tile)
        return lines

    def area_tile(self, tile: AreaTileView) -> list[str]:
        """A tile of the land: where it lies, its edges, its chests, and what it brings at the end."""
        where = self.tell("square", square=self.texts.word(f"{tile.x},{tile.y}"))
        name, kind = self.adventures.called(tile.tile), self.adventures.kind_name(tile.tile)
        edges = self.adventures.edges_words(tile.tile)
        lines = [self.tell("land", where=where, name=name, type=kind, edges=edges)]
        contents = self.adventures.tile(tile.tile).chests
        for number, (is_open, chest) in enumerate(zip(tile.chests, contents, strict=True), 1):
            state = "chest-open" if is_open else "chest-closed"
            items = self.adventures.words(chest)
            lines.append(self.texts.say(f"tell-{state}", where=where, number=number, items=items))
        if tile.end_gain:
            lines.append(self.tell("end-gain", where=where, prestige=tile.end_gain))
        return lines

    def own(self) -> list[str]:
        """One's own reserve, the card laid, the tile in hand, the quests, and the squares for the tile."""
        me = self.view.me
        if me is None:
            return []
        seat = self.view.seats[me.seat]
        lines = self.holdings(seat)
        if self.view.step == "over":
            return lines
        if me.card is not None:
            lines.append(self.tell("card", slot=me.card))
        for quest in me.quests:
            lines += self.quest(quest)
        if me.put_back is not None:
            lines.append(self.tell("put-back", name=self.adventures.called(me.put_back)))
        return lines + self.in_hand(seat)

    def quest(self, quest: QuestView) -> list[str]:
        where = self.tell("your-quest", name=self.adventures.called(quest.tile))
        told = self.tell(
            "quest",
            where=where,
            cost=self.adventures.cost_words(quest.tile),
            gives=self.adventures.gives_words(quest.tile),
        )
        return [told, self.edges(where, quest.tile), self.verdict(where, quest.verdict)]

    def in_hand(self, seat: SeatView) -> list[str]:
        """The tile that the reader took or lays now, and what each square would bring."""
        me = self.view.me
        name = seat.placing or seat.taken
        if me is None or name is None:
            return []
        where = self.tell("your-tile")
        lines = [self.tile(where, name), self.edges(where, name)]
        if seat.placing is None and me.taken is not None:
            lines.append(self.verdict(where, me.taken))
        return lines
