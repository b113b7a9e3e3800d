"""The table of Les Royaumes Sauvages in plain lines, one fact each, for a pipe or a screen reader."""

from tablee.games.royaumes_sauvages.view import BattleCardView, BattleView, RealmView, RoyaumesSauvagesView
from tablee.terminal.boards.royaumes_sauvages.animals import (
    Animals,
    other_points,
    points_by_age,
    takes_capital,
)
from tablee.texts.texts import Argument, Texts


class Telling:
    """One view, told."""

    def __init__(self, animals: Animals, texts: Texts, view: RoyaumesSauvagesView) -> None:
        self.animals = animals
        self.texts = texts
        self.view = view

    def tell(self, message: str, /, **arguments: Argument) -> str:
        return self.texts.say(f"tell-{message}", **arguments)

    def whole(self) -> list[str]:
        """Everything that the reader may know, from the age down to the own hand."""
        lines = self.moment()
        for realm in self.view.realms:
            lines += self.realm(realm)
        return [*lines, *self.battles(), *self.sides(), *self.own()]

    def short(self) -> list[str]:
        """What is worth hearing again: a line for each realm, the battle, the points, the own hand."""
        realms = [self.realm_in_short(realm) for realm in self.view.realms]
        told = [self.moment()[0], *(self.battle(self.view.battle, "battle") if self.view.battle else realms)]
        return [*told, self.scores(), *self.out(), *self.own()]

    # The age

    def moment(self) -> list[str]:
        """Which age, what is left in the piles, whose turn it is."""
        view = self.view
        if view.step == "over":
            return [self.tell("over"), *self.solo_end()]
        lines = [self.tell("age", age=view.age, first=self.animals.name(view.first))]
        lines.append(self.tell("deck", deck=view.deck, discards=len(view.discards)))
        if view.discards:
            lines.append(self.tell("discards", cards=self.animals.listed(view.discards)))
        if view.peace_treaty:
            lines.append(self.tell("treaty"))
        elif view.level is None:
            lines.append(self.tell("reserve", tokens=view.reserve))
        if view.rally_limit:
            row, most = view.rallies_in_a_row, view.rally_limit
            lines.append(self.tell("rallies", row=row, most=most))
        return lines + self.solo()

    def solo(self) -> list[str]:
        """RS-15  The level, the Bonus cards, and the battles of this end of age."""
        view = self.view
        if view.level is None:
            return []
        lines = [self.tell("level", level=self.texts.word(view.level))]
        if view.bonus:
            lines.append(self.tell("bonus", cards=self.animals.listed(view.bonus)))
        if view.battles_won or view.battles_lost:
            lines.append(self.tell("battles", won=view.battles_won, lost=view.battles_lost))
        return lines

    def solo_end(self) -> list[str]:
        """RS-15.27  Whether the opponent is beaten; as many points as it has are not enough."""
        if self.view.level is None or self.view.places is None:
            return []
        mine, theirs = (side.points for side in self.view.sides)
        won = "yes" if self.view.places[0] == 1 else "no"
        return [self.tell("solo-end", won=won, mine=mine, theirs=theirs)]

    # Realms

    def realm(self, realm: RealmView) -> list[str]:
        """A realm: decree, cards, territories, influence, council, majority tiles."""
        name = self.animals.realm(realm.realm)
        lines = [self.tell("decree", realm=name, decree=self.animals.sentence(realm))]
        if realm.decree.counting:
            cards = self.animals.listed(realm.decree.counting)
            lines.append(self.tell("counting", realm=name, cards=cards))
        lines.append(self.column(realm, name))
        lines.append(
            self.tell("territories", realm=name, taken=len(realm.column), size=realm.size)
            + f" {self.capital(realm)}"
        )
        lines.append(self.tell("influence", realm=name, sides=self.influence(realm)))
        if realm.council:
            lines.append(self.tell("council", realm=name, sides=self.animals.names(realm.council)))
        later = realm.tiles[self.view.age :]
        tiles = ", ".join(map(str, later))
        lines.append(self.tell("tiles", realm=name, tile=realm.tile, left=len(later), tiles=tiles))
        return lines

    def column(self, realm: RealmView, name: str) -> str:
        """The cards of a realm, oldest first, and who played them."""
        if not realm.column:
            return self.tell("column-empty", realm=name)
        cards = [
            f"{self.animals.called(card.card)} ({self.animals.name(card.side)})" for card in realm.column
        ]
        return self.tell("column", realm=name, cards=", ".join(cards))

    def capital(self, realm: RealmView) -> str:
        if realm.capital is not None:
            return self.tell("capital-taken", name=self.animals.name(realm.capital))
        return self.tell("capital-next" if takes_capital(realm) else "capital-free")

    def influence(self, realm: RealmView) -> str:
        """Who has how many cubes there."""
        held = [
            f"{self.animals.name(side)} {count}" for side, count in enumerate(realm.influence) if count > 0
        ]
        return ", ".join(held) or self.tell("nobody")

    def realm_in_short(self, realm: RealmView) -> str:
        last = self.animals.called(realm.column[-1].card) if realm.column else self.tell("no-card")
        return self.tell(
            "realm",
            realm=self.animals.realm(realm.realm),
            decree=self.texts.word(realm.decree.decree),
            last=last,
            taken=len(realm.column),
            size=realm.size,
            sides=self.influence(realm),
        )

    # Battles

    def battles(self) -> list[str]:
        """The battle under way, or the last one."""
        if self.view.battle is not None:
            return self.battle(self.view.battle, "battle")
        return [] if self.view.last_battle is None else self.battle(self.view.last_battle, "last-battle")

    def battle(self, battle: BattleView, kind: str) -> list[str]:
        """Who fights, the cards round by round, who is still in it or has won."""
        names = self.animals.names
        realm = self.animals.realm(battle.realm)
        lines = [
            self.texts.say(f"tell-{kind}", realm=realm, points=battle.points, sides=names(battle.fighters))
        ]
        for number, cards in enumerate(battle.rounds, 1):
            shown = ", ".join(self.shown(card) for card in cards)
            lines.append(self.tell("battle-round", round=number, cards=shown))
        if kind == "last-battle":
            lines.append(self.tell("battle-won", sides=names(battle.still_in)))
        elif battle.still_in != battle.fighters:
            lines.append(self.tell("battle-left", sides=names(battle.still_in)))
        return lines

    def shown(self, card: BattleCardView) -> str:
        """A card of a battle with its tokens and its strength."""
        name, called = self.animals.name(card.side), self.animals.called(card.card)
        if not card.tokens:
            return f"{name} {called}"
        return self.tell("reinforced", name=name, card=called, tokens=card.tokens, strength=card.strength)

    # Sides

    def sides(self) -> list[str]:
        """Points, cubes, tokens and cards of every side, who is out, who was first to pass."""
        lines: list[str] = []
        for side in self.view.sides:
            name = self.animals.heading(side.side)
            tokens = self.has_tokens()
            lines.append(self.tell("side", name=name, points=side.points, supply=side.supply))
            lines.append(self.points_of(side.side, name))
            if self.view.level is None:
                lines.append(self.tell("side-hand", name=name, cards=side.cards))
            if tokens:
                lines.append(self.tell("side-tokens", name=name, tokens=side.tokens))
            if side.ages_first:
                ages = ", ".join(map(str, side.ages_first))
                lines.append(self.tell("first-to-pass", name=name, ages=ages))
            if side.answered:
                lines.append(self.tell("answered", name=name))
            for tile in side.tiles or []:
                lines.append(self.tell("tile-open", name=name, age=tile.age, points=tile.points))
        return lines + self.out()

    def has_tokens(self) -> bool:
        """Whether this table plays with reinforcement tokens."""
        return self.view.level is None and not self.view.peace_treaty

    def points_of(self, side: int, name: str) -> str:
        """Where the points of a side came from."""
        ages = [
            self.tell("age-points", age=age, points=points)
            for age, points in enumerate(points_by_age(self.view, side), 1)
        ]
        rallies = other_points(self.view, "rallies", side)
        return self.tell("points-of", name=name, ages=", ".join(ages), rallies=rallies)

    def scores(self) -> str:
        """The points of everybody in a line."""
        scores = [f"{self.animals.name(side.side)} {side.points}" for side in self.view.sides]
        return self.tell("scores", scores=", ".join(scores))

    def out(self) -> list[str]:
        """Who is out in this age, in order."""
        if self.view.step == "over":
            return []
        if not self.view.out:
            return [self.tell("nobody-out")]
        return [self.tell("out", sides=self.animals.names(self.view.out))]

    # One's own

    def own(self) -> list[str]:
        """The own secret tiles, the sealed card, and the hand with where each card may go."""
        me = self.view.me
        if me is None or self.view.step == "over":
            return self.open_hand()
        lines = [self.tell("own-tile", age=tile.age, points=tile.points) for tile in me.tiles]
        if me.sealed is not None:
            lines.append(self.tell("sealed", card=self.animals.called(me.sealed)))
        if self.view.step != "act" or me.seat in self.view.out:
            return [*lines, self.tell("hand", cards=self.animals.listed(me.hand) or self.tell("no-card"))]
        return lines + [self.home(card) for card in me.hand]

    def open_hand(self) -> list[str]:
        """RS-R53  The hand of the solo mode is open to everybody."""
        if self.view.me is not None:
            return []
        hands = [(side.side, side.hand) for side in self.view.sides if side.hand]
        return [
            self.tell("open-hand", name=self.animals.name(side), cards=self.animals.listed(hand))
            for side, hand in hands
        ]

    def home(self, card: str) -> str:
        """A card of the hand and where it may go."""
        realms = [
            self.tell("with-capital", realm=self.animals.realm(realm.realm))
            if takes_capital(realm)
            else self.animals.realm(realm.realm)
            for realm in self.animals.homes(self.view, card)
        ]
        called = self.animals.called(card)
        if not realms:
            return self.tell("homeless", card=called)
        return self.tell("home", card=called, realms=", ".join(realms))
