"""The table of Les Royaumes Sauvages in colour: five realms, a battle, the sides, the own hand."""

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from tablee.games.royaumes_sauvages.view import BattleView, RealmView, RoyaumesSauvagesView, SideView
from tablee.terminal.boards.flow import Flow
from tablee.terminal.boards.royaumes_sauvages.animals import (
    LOOKS,
    Animals,
    other_points,
    points_by_age,
    takes_capital,
)
from tablee.texts.texts import Argument, Texts

ALL, MOST, DENSE, LEAST = 3, 2, 1, 0
"""How much is drawn: decrees in sentences and every card by name; then shorter cards; then a line a realm."""
CROWN = "♛"
FREE = "○"
NONE = "—"
SHORT = 4
"""Letters of a realm where there is little room; no two realms share them."""


class Drawing:
    """One view, drawn for a screen of some width with as much detail as there is room for."""

    def __init__(
        self, animals: Animals, texts: Texts, view: RoyaumesSauvagesView, width: int, detail: int
    ) -> None:
        self.animals = animals
        self.texts = texts
        self.view = view
        self.width = width
        self.detail = detail

    def board(self, message: str, /, **arguments: Argument) -> str:
        return self.texts.say(f"board-{message}", **arguments)

    def table(self) -> RenderableType:
        """The age, the realms, the battle, the sides, and the own hand nearest to the choices."""
        parts: list[RenderableType] = [self.head(), self.realms()]
        battle = self.view.battle
        if battle is not None:
            parts.append(self.battle(battle, self.board("battle", realm=self.animals.realm(battle.realm))))
        elif self.view.last_battle is not None and self.detail == ALL:
            last = self.view.last_battle
            title = self.board("last-battle", realm=self.animals.realm(last.realm))
            parts.append(self.battle(last, title))
        if self.view.discards and self.detail == ALL:
            parts.append(self.discard_pile())
        parts.append(self.side_table() if self.detail >= MOST else self.side_pieces())
        hand = self.hand()
        return Group(*parts, *([] if hand is None else [hand]))

    # The age

    def head(self) -> RenderableType:
        """The age, the piles, and the opponent of the solo mode."""
        view = self.view
        line = Table.grid(expand=True)
        line.add_column()
        line.add_column(justify="right")
        line.add_row(Text(self.texts.say("title"), "bold italic"), Text(self.moment()))
        parts: list[RenderableType] = [line]
        if view.level is not None:
            parts.append(self.solo())
        if self.detail == ALL:
            parts.append(Text())
        return Padding(Group(*parts), (0, 1))

    def moment(self) -> str:
        """The age and what is left in the piles."""
        view = self.view
        if view.step == "over":
            return self.board("over")
        parts = [self.board("age", age=view.age), self.board("deck", deck=view.deck)]
        parts.append(self.board("discards", discards=len(view.discards)))
        if view.peace_treaty:
            parts.append(self.board("treaty"))
        elif view.level is None and self.detail >= MOST:
            parts.append(self.board("reserve", tokens=view.reserve))
        if view.rally_limit:
            parts.append(self.board("rallies", row=view.rallies_in_a_row, most=view.rally_limit))
        return " · ".join(parts)

    def solo(self) -> RenderableType:
        """RS-15  The level, the Bonus cards and the battles of this end of age."""
        view = self.view
        pieces = [Text(self.board("level", level=self.texts.word(view.level or "")), "dim")]
        if view.places is not None:
            won = "yes" if view.places[0] == 1 else "no"
            return Flow([*pieces, Text(self.board("solo-end", won=won), "bold")])
        if view.bonus:
            pieces += [Text(self.board("bonus"), "dim"), *map(self.animals.chip, view.bonus)]
        if view.battles_won or view.battles_lost:
            pieces.append(Text(self.board("battles", won=view.battles_won, lost=view.battles_lost)))
        return Flow(pieces)

    def discard_pile(self) -> RenderableType:
        """RS-R42  The discards are open to everybody."""
        chips = [self.animals.chip(card, short=True) for card in self.view.discards]
        return Padding(Flow([Text(self.board("discard-pile"), "dim"), *chips]), (1, 1, 0, 1))

    # Realms

    def realms(self) -> RenderableType:
        """Five realms, as tall as there is room."""
        if self.detail == LEAST:
            table = Table.grid(padding=(0, 1))
            for _ in range(4):
                table.add_column(no_wrap=True)
            table.add_column(overflow="ellipsis", no_wrap=True)
            for realm in self.view.realms:
                table.add_row(*self.realm_row(realm))
            return Padding(table, (0, 1))
        parts: list[RenderableType] = []
        for realm in self.view.realms:
            parts += self.realm(realm)
        return Padding(Group(*parts), (0, 1))

    def realm(self, realm: RealmView) -> list[RenderableType]:
        """A realm in two lines or three: facts, decree, column."""
        name = Text(f"{self.animals.realm(realm.realm):<11}", "bold")
        facts = [name, self.filled(realm), self.tiles(realm), self.influence(realm), self.council(realm)]
        pieces = [fact for fact in facts if fact.plain]
        sentence = Text(f"{LOOKS[realm.decree.category]} {self.animals.sentence(realm)}", "italic")
        decree = Padding(sentence, (0, 0, 0, 2))
        if self.detail == DENSE:
            return [Flow([*pieces, *self.column(realm)], " "), decree]
        if not realm.column:
            return [Flow(pieces, "   "), decree]
        return [Flow(pieces, "   "), decree, Padding(Flow(self.column(realm)), (0, 0, 0, 4))]

    def realm_row(self, realm: RealmView) -> list[Text]:
        """A realm in one line: the newest card, and the decree by its name."""
        last = self.animals.chip(realm.column[-1].card, short=True) if realm.column else Text()
        facts = Text(" ").join([self.tiles(realm, short=True), self.influence(realm)])
        decree = f"{LOOKS[realm.decree.category]} {self.texts.word(realm.decree.decree)}"
        name = Text(self.animals.realm(realm.realm), "bold")
        return [name, self.filled(realm), facts, last, Text(decree, "italic")]

    def filled(self, realm: RealmView) -> Text:
        """How many territories are taken, and the capital: whose, free, or next."""
        count = Text(f"{len(realm.column)}/{realm.size} ")
        if realm.capital is not None:
            return count.append_text(self.animals.mark(realm.capital, CROWN))
        return count.append(f"{FREE}{CROWN}", "bold reverse" if takes_capital(realm) else "dim")

    def tiles(self, realm: RealmView, short: bool = False) -> Text:
        """The majority tile of this age, then those of the later ones."""
        later = "" if short else "".join(f" {points}" for points in realm.tiles[self.view.age :])
        label = f"{self.board('tile')} " if self.detail >= MOST else ""
        return Text.assemble((label, "dim"), (f"[{realm.tile}]", "bold"), (later, "dim"))

    def influence(self, realm: RealmView) -> Text:
        """The cubes of every side that has any."""
        marks = [self.animals.mark(side, str(count)) for side, count in enumerate(realm.influence) if count]
        return Text(" ").join(marks) if marks else Text(NONE, "dim")

    def council(self, realm: RealmView) -> Text:
        if not realm.council:
            return Text()
        marks = Text(" ").join(self.animals.mark(side) for side in realm.council)
        return Text.assemble((f"{self.board('council')} ", "dim"), marks)

    def column(self, realm: RealmView) -> list[Text]:
        """The cards, oldest first, each with the mark of its side."""
        short = self.detail == DENSE
        marks = [self.animals.mark(card.side).plain for card in realm.column]
        return [
            self.animals.chip(card.card, mark, short) for card, mark in zip(realm.column, marks, strict=True)
        ]

    # Battles

    def battle(self, battle: BattleView, title: str) -> RenderableType:
        """The realm and its prize, then every round with the cards and their strength."""
        lines: list[RenderableType] = [
            Text.assemble((f"{title} [{battle.points}]  ", "bold"), self.fighters(battle)),
        ]
        for number, cards in enumerate(battle.rounds, 1):
            pieces = [Text(f"  {self.board('battle-round', round=number)}", "dim")]
            for card in cards:
                strength = (
                    f" +{card.tokens * self.animals.box.token_bonus} = {card.strength}" if card.tokens else ""
                )
                chip = self.animals.chip(card.card, strength)
                pieces.append(Text.assemble(self.animals.mark(card.side), chip))
            lines.append(Flow(pieces))
        return Padding(Group(*lines), (1 if self.detail == ALL else 0, 1, 0, 1))

    def fighters(self, battle: BattleView) -> Text:
        """Who fights; those who have lost are struck out and in brackets."""
        names: list[Text] = []
        for side in battle.fighters:
            name = self.animals.name(side)
            fights = side in battle.still_in
            words = Text(f" {name}") if fights else Text(f" ({name})", "dim strike")
            names.append(Text.assemble(self.animals.mark(side), words))
        return Text("  ").join(names)

    # Sides

    def side_table(self) -> RenderableType:
        """A line for every side: points and where they came from, cubes, tokens, cards, what it is doing."""
        table = Table.grid(padding=(0, 2))
        for side in self.view.sides:
            points = Text(self.board("points", points=side.points), "bold")
            sources = Text(self.sources(side), "dim")
            table.add_row(self.side_name(side), points, sources, Text(self.holdings(side)), self.state(side))
        return Padding(table, (1 if self.detail == ALL else 0, 1, 0, 1))

    def side_pieces(self) -> RenderableType:
        """The sides one after the other, where there is little room."""
        pieces: list[Text] = []
        for side in self.view.sides:
            points = self.board("points", points=side.points)
            cubes = self.board("cubes", cubes=side.supply)
            tokens = f", {self.board('tokens', tokens=side.tokens)}" if side.tokens else ""
            words = Text(f" {points}, {cubes}{tokens}")
            pieces.append(Text.assemble(self.side_name(side), words, self.state(side, " ")))
        return Padding(Flow(pieces, "   "), (0, 1))

    def side_name(self, side: SideView) -> Text:
        style = "bold reverse" if side.side in self.view.to_act else "bold"
        return Text.assemble(self.animals.mark(side.side), " ", (self.animals.heading(side.side), style))

    def sources(self, side: SideView) -> str:
        """The points by age, and those of rallies."""
        ages = " + ".join(map(str, points_by_age(self.view, side.side)))
        rallies = other_points(self.view, "rallies", side.side)
        return f"{ages} + {self.board('rally-points', points=rallies)}" if rallies else ages

    def holdings(self, side: SideView) -> str:
        """Cubes, tokens, cards, First-to-Pass tiles."""
        parts = [self.board("cubes", cubes=side.supply)]
        if side.tokens:
            parts.append(self.board("tokens", tokens=side.tokens))
        if side.cards and self.view.step != "over":
            parts.append(self.board("cards", cards=side.cards))
        parts += [self.tile_of(side, age) for age in side.ages_first]
        return " · ".join(parts)

    def tile_of(self, side: SideView, age: int) -> str:
        """A First-to-Pass tile; its points for those who may know them."""
        own = self.view.me.tiles if self.view.me is not None and self.view.me.seat == side.side else []
        known = [tile.points for tile in side.tiles or own if tile.age == age]
        return self.board("first-tile", age=age, points=f"+{known[0]}" if known else "?")

    def state(self, side: SideView, gap: str = "") -> Text:
        """Whether a side is out, and as which; or has sealed its card."""
        if side.side in self.view.out and self.view.step != "over":
            place = self.view.out.index(side.side) + 1
            return Text(f"{gap}✗ {self.board('out', place=place)}", "dim")
        return Text(f"{gap}✓ {self.board('answered')}", "dim") if side.answered else Text()

    # One's own

    def hand(self) -> RenderableType | None:
        """The own hand, each card with the realms where it may go."""
        me = self.view.me
        cards = me.hand if me is not None else [card for side in self.view.sides for card in side.hand or []]
        if not cards or self.view.step == "over":
            return None
        pieces = [Text(self.board("hand"), "bold"), *[self.held(card) for card in cards]]
        if me is not None and me.sealed is not None:
            pieces.append(Text.assemble(self.board("sealed"), " ", self.animals.chip(me.sealed)))
        return Padding(Flow(pieces, "  "), (1 if self.detail == ALL else 0, 1, 0, 1))

    def held(self, card: str) -> Text:
        """A card; in the own age also where it may go."""
        chip = self.animals.chip(card)
        me = self.view.me
        if me is None or self.view.step != "act" or me.seat in self.view.out:
            return chip
        letters = None if self.detail >= MOST else SHORT
        realms = [
            self.animals.realm(realm.realm)[:letters] + (CROWN if takes_capital(realm) else "")
            for realm in self.animals.homes(self.view, card)
        ]
        return Text.assemble(chip, (f" → {', '.join(realms) or NONE}", "" if realms else "dim"))
