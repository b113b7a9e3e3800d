"""The shape of a view: frozen values, nothing but what somebody may know."""

from mypy_extensions import mypyc_attr

from tablee.kernel.seen import Seen


@mypyc_attr(native_class=False)
class SeatView(Seen, frozen=True):
    """What everybody may know of a seat."""

    seat: int
    character: str
    region: str
    home: str
    place: str
    magic_points: int
    income: int
    supply: int
    power: str
    power_ready: bool
    winged_shoes: int
    strong_arms: int
    kept: dict[str, int]
    magic_cards: int
    movement_cards: int
    victory_token: bool
    quest_progress: int
    quest_fulfilled: bool
    pages: list[str]
    battles_won: int
    can_win: bool
    castle_way: int
    answered: bool
    card: str | None
    speed: int | None
    plus: int
    minus: int
    balloon: bool
    casts: bool
    moves: bool


@mypyc_attr(native_class=False)
class TowerView(Seen, frozen=True):
    """A tower: `closed`, `empty`, or the face-up monster on it."""

    space: str
    tile: str


@mypyc_attr(native_class=False)
class FortView(Seen, frozen=True):
    """A fort and its height."""

    space: str
    seat: int
    height: int


@mypyc_attr(native_class=False)
class StackView(Seen, frozen=True):
    """A card on the stack and who played it."""

    seat: int
    card: str


@mypyc_attr(native_class=False)
class SpellView(Seen, frozen=True):
    """The spell being played: what was declared, and the stack from the bottom up."""

    card: str
    choices: list[str]
    stack: list[StackView]


@mypyc_attr(native_class=False)
class BattleView(Seen, frozen=True):
    """The battle under way, or the last one; dice as faces, the violet 2 as `2!`."""

    under_way: bool
    attacker: int
    defender: int | None
    monster: str | None
    space: str
    attack_muscles: int
    defence_muscles: int
    attack_dice: list[str]
    defence_dice: list[str]
    attack_total: int | None
    defence_total: int | None
    loser: int | None


@mypyc_attr(native_class=False)
class ReachView(Seen, frozen=True):
    """A space within reach of the mover on foot: its cost, the space before it, and whether the way stops there."""

    space: str
    cost: int
    before: str
    stops: bool


@mypyc_attr(native_class=False)
class TurnView(Seen, frozen=True):
    """The turn under way. `reach` includes what the extra point would bring, if it can still be bought."""

    mover: int
    points: int
    extra_bought: bool
    card_bought: bool
    fist: bool
    vulture: str | None
    trail: list[str]
    goal: str | None
    reach: list[ReachView]


@mypyc_attr(native_class=False)
class MemoryView(Seen, frozen=True):
    """Cards of a chest that this seat passed on, and the seats that may still have them, one each."""

    seats: list[int]
    cards: list[str]


@mypyc_attr(native_class=False)
class OwnView(Seen, frozen=True):
    """What only this seat may know."""

    seat: int
    hand: list[str]
    chosen: str | None
    magic: dict[str, int]
    chest: list[str]
    remembered: list[MemoryView]


@mypyc_attr(native_class=False)
class RealmView(Seen, frozen=True):
    """One moment of Realm of Wonder as one seat, or an onlooker, may know it.

    `middle` and `castle` are the regions that the whirlpools face; `rolled` is what the rotation die showed last,
    `turned` the disc turned last and its region.
    """

    game: str
    quest: str
    quest_wanted: int
    round: int
    round_limit: int | None
    stage: int
    step: str
    to_act: list[int]
    middle: str
    castle: str
    passages: list[list[str]]
    towers: list[TowerView]
    forts: list[FortView]
    seats: list[SeatView]
    rolled: str | None
    turned: list[str]
    spell: SpellView | None
    turn: TurnView | None
    battle: BattleView | None
    chest: int
    magic_pile: int
    movement_pile: int
    discards: list[str]
    magic_gone: dict[str, int]
    tiles_gone: dict[str, int]
    bonus_tokens: int
    me: OwnView | None
    winner: int | None
    ranking: list[int] | None
