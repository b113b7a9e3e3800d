"""How a seat stands: its possessions, its round, and how close it is to each of the three victories."""

from tablee.games.realm_of_wonder.cards import CURSED_ORB, FIRST_MONSTER, MAGIC_ORB, TILES
from tablee.games.realm_of_wonder.components import Box
from tablee.games.realm_of_wonder.view_shapes import RealmView, SeatView
from tablee.texts.texts import Texts

MONSTERS = TILES[FIRST_MONSTER:]
ORBS = [TILES[MAGIC_ORB], TILES[CURSED_ORB]]


class Standing:
    """The facts of a seat in words, for pictures and for plain lines."""

    def __init__(self, box: Box, texts: Texts, view: RealmView, seat: SeatView) -> None:
        self.box = box
        self.texts = texts
        self.view = view
        self.seat = seat

    def tiles(self, kinds: list[str]) -> int:
        """How many kept tiles of these kinds."""
        return sum(self.seat.kept.get(kind, 0) for kind in kinds)

    def victory(self) -> list[str]:
        """RW-1.1  The quest, monsters and orbs, each with what it takes; and whether the castle is open."""
        say, seat, numbers = self.texts.say, self.seat, self.box.numbers
        facts = [
            say("stand-quest", there=seat.quest_progress, wanted=self.view.quest_wanted),
            say("stand-monsters", there=self.tiles(MONSTERS), wanted=numbers.monsters_to_win),
            say("stand-orbs", there=self.tiles(ORBS), wanted=numbers.orbs_to_win),
            say("stand-way", points=seat.castle_way),
        ]
        if seat.victory_token:
            facts.append(say("stand-token"))
        if seat.can_win:
            facts.append(say("stand-can-win"))
        return facts

    def possessions(self) -> list[str]:
        """Magic points and income, cards, forts, power, tiles, bonus tokens and pages."""
        say, seat = self.texts.say, self.seat
        forts = [fort.height for fort in self.view.forts if fort.seat == seat.seat]
        facts = [
            self.purse(),
            say("stand-cards", magic=seat.magic_cards, movement=seat.movement_cards),
            say("stand-forts", forts=len(forts), supply=seat.supply),
            say("stand-power", power=self.texts.word(seat.power), ready="yes" if seat.power_ready else "no"),
        ]
        if seat.kept:
            facts.append(say("stand-kept", tiles=counted(self.texts, seat.kept)))
        if seat.winged_shoes or seat.strong_arms:
            facts.append(say("stand-bonus", shoes=seat.winged_shoes, arms=seat.strong_arms))
        if seat.pages:
            pages = ", ".join(str(self.texts.word(page)) for page in seat.pages)
            facts.append(say("stand-pages", regions=pages))
        if seat.battles_won:
            facts.append(say("stand-wins", wins=seat.battles_won))
        return facts

    def purse(self) -> str:
        """Magic points, and what a round brings."""
        return self.texts.say("stand-purse", points=self.seat.magic_points, income=self.seat.income)

    def in_round(self) -> list[str]:
        """What holds for this round."""
        say, seat = self.texts.say, self.seat
        facts: list[str] = []
        if seat.speed is not None:
            facts.append(say("stand-speed", speed=seat.speed))
        if seat.answered:
            facts.append(say("stand-answered"))
        if seat.plus:
            facts.append(say("stand-plus", cards=seat.plus))
        if seat.minus:
            facts.append(say("stand-minus", cards=seat.minus))
        if seat.balloon:
            facts.append(say("stand-balloon"))
        return facts


def counted(texts: Texts, things: dict[str, int]) -> str:
    """Things by name, copies counted."""
    times = "\N{MULTIPLICATION SIGN}"
    names = [
        f"{texts.word(name)} {times}{n}" if n > 1 else str(texts.word(name)) for name, n in things.items()
    ]
    return ", ".join(names)


def order(view: RealmView) -> list[SeatView]:
    """RW-3.3  Who has a speed already: casting from the slowest on, moving from the fastest on."""
    known = [seat for seat in view.seats if seat.speed is not None]
    return sorted(known, key=lambda seat: seat.speed or 0, reverse=view.stage == 4)


def is_through(view: RealmView, seat: SeatView) -> bool:
    """Whether a seat has had its spell turn, or its turn, of this stage."""
    if view.stage == 3:
        return not seat.casts
    return view.stage == 4 and not seat.moves
