"""Everything a seat can choose, each made once: this list is the action space."""

from typing import final

from tablee.games.royaumes_sauvages.components import REALMS, Box
from tablee.kernel.decision import Decision, Decisions


@final
class Claim(Decision):
    """RS-5.1  Play this card in this realm."""

    def __init__(self, card: int, realm: int, names: list[str]) -> None:
        super().__init__("claim", names)
        self.card = card
        self.realm = realm


@final
class Rally(Decision):
    """RS-7.1  Gain a point, then discard cards and draw new ones."""

    def __init__(self) -> None:
        super().__init__("rally", [])


@final
class Pass(Decision):
    """RS-8.2  Be out until the end of the age."""

    def __init__(self) -> None:
        super().__init__("pass", [])


@final
class Discard(Decision):
    """RS-7.1  Discard this card of the hand."""

    def __init__(self, card: int, name: str) -> None:
        super().__init__("discard", [name])
        self.card = card


@final
class Draw(Decision):
    """RS-7.1  Discard no more, and draw up to four cards."""

    def __init__(self) -> None:
        super().__init__("draw", [])


@final
class Fight(Decision):
    """RS-10.2, RS-15.20  Choose this card for the battle."""

    def __init__(self, card: int, name: str) -> None:
        super().__init__("fight", [name])
        self.card = card


@final
class Reinforce(Decision):
    """RS-10.8  Play so many reinforcement tokens on the own card."""

    def __init__(self, count: int) -> None:
        super().__init__("reinforce", [str(count)])
        self.count = count


@final
class Decline(Decision):
    """RS-10.8  Play no token now."""

    def __init__(self) -> None:
        super().__init__("decline", [])


@final
class PlayBonus(Decision):
    """RS-15.30  This one of the two matching Bonus cards is played."""

    def __init__(self, card: int, name: str) -> None:
        super().__init__("bonus", [name])
        self.card = card


@final
class Choices:
    """The decisions of one box, by what they are about."""

    def __init__(self, box: Box) -> None:
        names = box.card_names
        realms = list(box.realm_ids)
        cards = range(len(names))
        self.claim = [
            Claim(card, realm, [names[card], realms[realm]]) for card in cards for realm in range(REALMS)
        ]
        self.rally = Rally()
        self.skip = Pass()
        self.discard = [Discard(card, names[card]) for card in cards]
        self.draw = Draw()
        self.fight = [Fight(card, names[card]) for card in cards]
        self.reinforce = [Reinforce(count) for count in range(1, box.tokens + 1)]
        self.decline = Decline()
        self.bonus = [PlayBonus(card, names[card]) for card in cards]
        self.all = Decisions(
            [
                *self.claim,
                self.rally,
                self.skip,
                *self.discard,
                self.draw,
                *self.fight,
                *self.reinforce,
                self.decline,
                *self.bonus,
            ]
        )
