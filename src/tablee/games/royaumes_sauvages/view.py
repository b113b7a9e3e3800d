"""Who may know what: the view of a seat, built up from what it may know."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from tablee.games.royaumes_sauvages.battles import strength_at
from tablee.games.royaumes_sauvages.components import AGES, HAND, REALMS, SMALLEST
from tablee.games.royaumes_sauvages.decrees import counting, decree_of
from tablee.games.royaumes_sauvages.position import (
    ACT,
    DISCARDS,
    FIGHT,
    HUMAN,
    LAST_SHOWN_AT,
    LONGEST,
    NOBODY,
    OPPONENT,
    ORDER_AT,
    OUT_AT,
    OVER,
    SHOWN_AT,
    SOLO_FIGHT,
    TABLE,
    TOKENS,
    State,
    battle_place,
    bits_of,
)
from tablee.games.royaumes_sauvages.scoring import result, score_sheet
from tablee.games.royaumes_sauvages.solo_battles import opponent_place
from tablee.games.royaumes_sauvages.turns import is_open, rally_refusal, realm_refusal
from tablee.kernel.ints import bit
from tablee.kernel.seen import Seen

STEP_NAMES: Final = ["act", "discard", "fight", "reinforce", "fight", "bonus", "over"]


@mypyc_attr(native_class=False)
class CardView(Seen, frozen=True):
    """A card of a column, the side whose cube came with it, and when: the lower `order` came first in this age."""

    card: str
    side: int
    order: int


@mypyc_attr(native_class=False)
class DecreeView(Seen, frozen=True):
    """A decree: its kind (RS-6.1), its sentence in both languages, the same as a formula for its picture, and the
    cards that count for it now.
    """

    decree: str
    category: str
    text_fr: str
    text_en: str
    formula: list[str]
    counting: list[str]


@mypyc_attr(native_class=False)
class RealmView(Seen, frozen=True):
    """A realm: its column is also its territories in the order in which they were taken, the capital last."""

    realm: str
    size: int
    open: bool
    decree: DecreeView
    column: list[CardView]
    capital: int | None
    council: list[int]
    influence: list[int]
    tiles: list[int]
    tile: int


@mypyc_attr(native_class=False)
class TileView(Seen, frozen=True):
    """A First-to-Pass tile and the age in which it was taken."""

    tile: str
    points: int
    age: int


@mypyc_attr(native_class=False)
class SideView(Seen, frozen=True):
    """What everybody may know of a side. `hand` is open in the solo mode only; `ages_first` says of which ages
    it holds the First-to-Pass tile, `tiles` which ones they are, once they are turned over.
    """

    side: int
    colour: str
    points: int
    supply: int
    tokens: int
    out: bool
    cards: int
    hand: list[str] | None
    answered: bool
    ages_first: list[int]
    tiles: list[TileView] | None


@mypyc_attr(native_class=False)
class BattleCardView(Seen, frozen=True):
    """A card shown in a battle and what it came to with its tokens."""

    side: int
    card: str
    tokens: int
    strength: int


@mypyc_attr(native_class=False)
class BattleView(Seen, frozen=True):
    """A battle, fought now or to its end: who fights, who has not lost, and the cards shown round by round."""

    realm: str
    points: int
    fighters: list[int]
    still_in: list[int]
    rounds: list[list[BattleCardView]]


@mypyc_attr(native_class=False)
class RefusedView(Seen, frozen=True):
    """A card of the hand that cannot go to a realm now: the rule and the reason, as a refusal would name them."""

    card: str
    realm: str
    rule: str
    reason: str
    words: list[str]


@mypyc_attr(native_class=False)
class OwnView(Seen, frozen=True):
    """What only this seat may know: its hand, its secret First-to-Pass tiles, its sealed battle card, and where its
    cards may not go while it is its turn.
    """

    seat: int
    hand: list[str]
    tiles: list[TileView]
    sealed: str | None
    refused: list[RefusedView]


@mypyc_attr(native_class=False)
class ScoreLineView(Seen, frozen=True):
    """One line of the score sheet, for every side."""

    name: str
    points: list[int]


@mypyc_attr(native_class=False)
class RoyaumesSauvagesView(Seen, frozen=True):
    """One moment of Les Royaumes Sauvages as one seat, or an onlooker, may know it.

    `sides` are the seats; in the solo mode side 1 is the fictitious opponent.
    """

    game: str
    level: str | None
    peace_treaty: bool
    rally_limit: int
    age: int
    step: str
    to_act: list[int]
    first: int
    turn: int
    out: list[int]
    rally_open: bool
    rallies_in_a_row: int
    deck: int
    discards: list[str]
    reserve: int
    used_decrees: list[str]
    bonus: list[str]
    realms: list[RealmView]
    sides: list[SideView]
    battle: BattleView | None
    last_battle: BattleView | None
    battles_won: int
    battles_lost: int
    me: OwnView | None
    sheet: list[ScoreLineView]
    points: list[int] | None
    places: list[int] | None


def view(state: State, seat: int | None) -> RoyaumesSauvagesView:
    """What this seat may know; None is an onlooker."""
    final = result(state)
    level = state.level
    decrees = [state.box.decrees[state.decree_deck[i]].names.id for i in range(state.age * REALMS)]
    return RoyaumesSauvagesView(
        game="royaumes_sauvages",
        level=None if level is None else level.names.id,
        peace_treaty=state.treaty,
        rally_limit=state.limit,
        age=state.age + 1,
        step=STEP_NAMES[state.step],
        to_act=bits_of(state.owing, state.seats),
        first=state.first,
        turn=state.turn,
        out=[int(state.facts[OUT_AT + i]) for i in range(state.out_count)],
        rally_open=rally_refusal(state) is None,
        rallies_in_a_row=state.rallies,
        deck=state.deck_size,
        discards=[card_name(state, state.facts[DISCARDS + i]) for i in range(state.discard_size)],
        reserve=state.reserve(),
        used_decrees=decrees,
        bonus=[card_name(state, state.bonus(slot)) for slot in range(2) if state.bonus(slot) >= 0],
        realms=[realm_view(state, realm) for realm in range(REALMS)],
        sides=[side_view(state, side) for side in range(state.sides)],
        battle=battle_view(state),
        last_battle=last_battle_view(state),
        battles_won=state.battles_won,
        battles_lost=state.battles_lost,
        me=None if seat is None else own_view(state, seat),
        sheet=[ScoreLineView(line.name, line.points) for line in score_sheet(state)],
        points=None if final is None else final.points,
        places=None if final is None else final.places,
    )


def card_name(state: State, card: i64) -> str:
    return state.box.card_names[card]


def hand_names(state: State, seat: i64) -> list[str]:
    """The cards of a hand."""
    return [card_name(state, state.hand_card(seat, place)) for place in range(state.held(seat))]


def realm_view(state: State, realm: i64) -> RealmView:
    """A realm, all of it public (RS-3.4, RS-5.11)."""
    owner = state.capital_owner(realm)
    members = [int(state.council(realm, spot)) for spot in range(2)]
    majorities = state.box.majorities
    column = [
        CardView(
            card=card_name(state, state.column_card(realm, place)),
            side=int(state.owner(realm, place)),
            order=int(state.facts[ORDER_AT + realm * LONGEST + place]),
        )
        for place in range(state.length(realm))
    ]
    return RealmView(
        realm=state.box.realms[realm].names.id,
        size=SMALLEST + realm,
        open=is_open(state, realm),
        decree=decree_view(state, realm),
        column=column,
        capital=None if owner == NOBODY else owner,
        council=[member for member in members if member != NOBODY],
        influence=[int(state.influence(side, realm)) for side in range(state.sides)],
        tiles=[majorities[state.majority_rows[realm * AGES + age]].points for age in range(AGES)],
        tile=majorities[state.majority(realm)].points,
    )


def decree_view(state: State, realm: i64) -> DecreeView:
    """The decree of a realm and the cards that it looks at now."""
    decree = decree_of(state, realm)
    return DecreeView(
        decree=decree.names.id,
        category=decree.category(),
        text_fr=decree.text_fr,
        text_en=decree.text_en,
        formula=decree.formula(),
        counting=[card_name(state, card) for card in counting(state, realm)],
    )


def side_view(state: State, side: i64) -> SideView:
    """What an onlooker may know of a side."""
    ages = [age for age in range(AGES) if state.first_out(age) == side]
    deciding = state.step == FIGHT and state.still_in & bit(side) != 0
    return SideView(
        side=side,
        colour=state.box.colours[side].id,
        points=state.points(side),
        supply=state.supply(side),
        tokens=state.tokens(side),
        out=state.is_out(side),
        cards=state.held(side),
        hand=hand_names(state, side) if state.solo and side == HUMAN else None,
        answered=deciding and not state.owing & bit(side),
        ages_first=[age + 1 for age in ages],
        tiles=tile_views(state, side) if state.step == OVER else None,
    )


def tile_views(state: State, side: i64) -> list[TileView]:
    """RS-8.3  The First-to-Pass tiles of a side: for its own eyes, until the end."""
    views: list[TileView] = []
    for age in range(AGES):
        if state.first_out(age) == side:
            tile = state.box.firsts[state.first_tiles[age]]
            views.append(TileView(tile.id, tile.points, age + 1))
    return views


def battle_view(state: State) -> BattleView | None:
    """RS-10.6  The battle that is fought now; sealed cards are not on the table yet."""
    if state.step not in (FIGHT, TOKENS, SOLO_FIGHT):
        return None
    shown = state.round + 1 if state.step == TOKENS else state.round
    return BattleView(
        realm=state.box.realms[state.realm].names.id,
        points=state.box.majorities[state.majority(state.realm)].points,
        fighters=bits_of(state.fighters, state.sides),
        still_in=bits_of(state.still_in, state.sides),
        rounds=[battle_round(state, SHOWN_AT, number) for number in range(shown)],
    )


def last_battle_view(state: State) -> BattleView | None:
    """The last battle that was fought to its end; those still in it have won."""
    if state.last_battle == NOBODY:
        return None
    return BattleView(
        realm=state.box.realms[state.last_battle].names.id,
        points=state.box.majorities[state.last_tile].points,
        fighters=bits_of(state.last_fighters, state.sides),
        still_in=bits_of(state.last_winners, state.sides),
        rounds=[battle_round(state, LAST_SHOWN_AT, number) for number in range(state.last_rounds)],
    )


def battle_round(state: State, table: i64, number: i64) -> list[BattleCardView]:
    """The cards that were shown in a round, side by side."""
    places: list[tuple[int, int]] = [(side, int(battle_place(side, number))) for side in range(state.seats)]
    if state.solo:
        places += [(OPPONENT, int(opponent_place(number, i))) for i in range(HAND)]
    return [
        BattleCardView(
            side=side,
            card=card_name(state, state.facts[table + place] - 1),
            tokens=int(state.facts[table + place + TABLE]),
            strength=int(strength_at(state, table + place)),
        )
        for side, place in places
        if state.facts[table + place] > 0
    ]


def own_view(state: State, seat: i64) -> OwnView:
    """The hand, the secret tiles and the sealed battle card."""
    sealed = state.sealed(seat)
    return OwnView(
        seat=seat,
        hand=hand_names(state, seat),
        tiles=tile_views(state, seat),
        sealed=None if sealed < 0 else card_name(state, state.hand_card(seat, sealed)),
        refused=refused_views(state, seat) if state.step == ACT and state.owing & bit(seat) else [],
    )


def refused_views(state: State, seat: i64) -> list[RefusedView]:
    """RS-5.2  For every card of the hand the realms that it cannot go to, and why."""
    views: list[RefusedView] = []
    for place in range(state.held(seat)):
        card = state.hand_card(seat, place)
        for realm in range(REALMS):
            refusal = realm_refusal(state, card, realm)
            if refusal is not None:
                name = state.box.realms[realm].names.id
                views.append(
                    RefusedView(card_name(state, card), name, refusal.rule, refusal.reason, refusal.words)
                )
    return views
