"""Who may know what: the view of a seat, built up from what it may know."""

from mypy_extensions import i64, mypyc_attr

from tablee.games.mon_royaume.choices import card_at, owner_of, winners_of
from tablee.games.mon_royaume.components import ADVENTURE_TYPES, MONSTER_CARD, SLOTS, TALE_TYPES
from tablee.games.mon_royaume.position import (
    BUILD,
    CARDS,
    FRONT,
    HAND,
    OVER,
    PICK,
    PICKS,
    SLOT_COUNT,
    TALE,
    State,
)
from tablee.games.mon_royaume.scoring import counters, kingdom_points, result
from tablee.kernel.ints import bit
from tablee.kernel.seen import Seen

STEP_NAMES = ["pick", "give", "discard", "build", "over"]


@mypyc_attr(native_class=False)
class SlotView(Seen, frozen=True):
    """A slot of a pyramid: its tile, or nothing, and whether it lies bard side up."""

    slot: str
    tile: str | None
    bard: bool


@mypyc_attr(native_class=False)
class TaleView(Seen, frozen=True):
    """A tale card: its elements and which of them its owner has in front, or in the finished kingdom."""

    tale: str
    type: str
    elements: list[str]
    bonus: list[str]
    present: list[str]
    kept: bool


@mypyc_attr(native_class=False)
class AdventureView(Seen, frozen=True):
    """An adventure card of the round: what it wants, and the seats that would gain (or give) now."""

    adventure: str
    type: str
    wants: list[str]
    resolved: bool
    gains: list[int]


@mypyc_attr(native_class=False)
class SeatView(Seen, frozen=True):
    """What everybody may know of a seat; its kingdom only once all are revealed, or to its owner."""

    seat: int
    age: str
    tiles: list[str]
    tales: list[TaleView]
    tokens: int
    token_kinds: dict[str, int] | None
    transferred: dict[str, int]
    markers: int
    answered: bool
    kingdom: list[SlotView] | None
    kingdom_points: int | None


@mypyc_attr(native_class=False)
class HandView(Seen, frozen=True):
    """A hand that this seat has seen and where it is now: what it remembers (chapter 7)."""

    holder: int
    tiles: list[str]


@mypyc_attr(native_class=False)
class OwnView(Seen, frozen=True):
    """What only this seat may know: its hand, its sealed choice, and the hands that it passed on."""

    seat: int
    hand: list[str]
    chosen: str | None
    remembered: list[HandView]
    left_to_place: list[str]


@mypyc_attr(native_class=False)
class ScoreLineView(Seen, frozen=True):
    """One line of the score sheet."""

    name: str
    points: list[int]


@mypyc_attr(native_class=False)
class MonRoyaumeView(Seen, frozen=True):
    """One moment of Mon Royaume as one seat, or an onlooker, may know it."""

    game: str
    level: str
    advanced_bard: bool
    caller: int
    step: str
    round: int
    pick: int
    passes_to: str
    to_act: list[int]
    removed: list[str]
    stack: int
    supply: int
    adventures: list[AdventureView]
    seats: list[SeatView]
    bard_cards: list[str]
    me: OwnView | None
    sheet: list[ScoreLineView] | None
    points: list[int] | None
    places: list[int] | None


def view(state: State, seat: int | None) -> MonRoyaumeView:
    """What this seat may know; None is an onlooker."""
    final = result(state)
    return MonRoyaumeView(
        game="mon_royaume",
        level=state.level.names.id,
        advanced_bard=state.advanced,
        caller=state.caller,
        step=STEP_NAMES[state.step],
        round=state.round + 1,
        pick=min(state.picks + 1, PICKS),
        passes_to="left" if state.box.numbers.pass_left[state.round] else "right",
        to_act=[s for s in range(state.seats) if state.owing & bit(s)],
        removed=[kind_name(state, kind) for kind in state.removed],
        stack=len(state.stack) - (state.round + 1) * state.seats * HAND,
        supply=state.supply_left() if state.level.tales else 0,
        adventures=adventure_views(state),
        seats=[seat_view(state, s, s == seat) for s in range(state.seats)],
        bard_cards=[state.box.bard_kinds[state.bards[i]].names.id for i in range(state.bards_shown)],
        me=None if seat is None else own_view(state, seat),
        sheet=None if final is None else [ScoreLineView(line.name, line.points) for line in final.lines],
        points=None if final is None else final.points,
        places=None if final is None else final.places,
    )


def kind_name(state: State, kind: i64) -> str:
    return state.box.tiles[kind].names.id


def adventure_views(state: State) -> list[AdventureView]:
    """The six cards of the round, from the deal until the builders begin."""
    if not state.level.adventures or state.step >= BUILD:
        return []
    return [adventure_view(state, number) for number in range(CARDS)]


def adventure_view(state: State, number: i64) -> AdventureView:
    """A card and the seats that it would reward, or make give, as the tiles lie now."""
    card = card_at(state, number)
    if card.type == MONSTER_CARD:
        owner = owner_of(state, card.wants[0])
        gains = [owner] if owner >= 0 else []
    else:
        winners = winners_of(state, card)
        gains = [seat for seat in range(state.seats) if winners & bit(seat)]
    wants = [kind_name(state, kind) for kind in card.wants]
    if card.colour >= 0:
        wants = [state.box.colours[card.colour].id]
    return AdventureView(card.names.id, ADVENTURE_TYPES[card.type], wants, number < state.card, gains)


def seat_view(state: State, seat: i64, own: bool) -> SeatView:
    """What an onlooker may know of a seat, and its kingdom under construction for its owner."""
    over = state.step == OVER
    kinds = state.box.bard_kinds
    tokens = counters(state, seat) if over and state.level.counts_tokens else state.token_count(seat)
    sees_kinds = state.level.bard_show and (over or (own and state.box.numbers.owner_sees_tokens))
    held = {kind.names.id: int(state.tokens(seat, k)) for k, kind in enumerate(kinds)}
    moved = {kind.names.id: int(state.transferred(seat, k)) for k, kind in enumerate(kinds)}
    shows_kingdom = over or (own and state.step == BUILD)
    return SeatView(
        seat=seat,
        age="adult" if state.adults & bit(seat) else "child",
        tiles=[kind_name(state, state.front(seat, i)) for i in range(state.front_count())],
        tales=tale_views(state, seat),
        tokens=tokens,
        token_kinds=held if sees_kinds else None,
        transferred=moved if over else dict.fromkeys(moved, 0),
        markers=state.markers(seat),
        answered=not over and not state.owing & bit(seat),
        kingdom=kingdom_view(state, seat) if shows_kingdom else None,
        kingdom_points=kingdom_points(state, seat) if shows_kingdom else None,
    )


def tale_views(state: State, seat: i64) -> list[TaleView]:
    """The three tales of a seat: tales are public all the time (MR-R16)."""
    if not state.level.tales:
        return []
    has = state.kingdom_mask(seat) if state.step == OVER else state.front_mask(seat)
    views: list[TaleView] = []
    for number in range(3):
        tale = state.box.tales[state.tale(seat, number)]
        views.append(
            TaleView(
                tale=tale.names.id,
                type=TALE_TYPES[tale.type],
                elements=[kind_name(state, kind) for kind in tale.elements],
                bonus=[kind_name(state, kind) for kind in tale.bonus],
                present=[kind_name(state, kind) for kind in tale.elements if has & bit(kind)],
                kept=bool(state.kept(seat) & bit(number)),
            )
        )
    return views


def kingdom_view(state: State, seat: i64) -> list[SlotView]:
    """The ten slots of a kingdom."""
    views: list[SlotView] = []
    for slot in range(SLOT_COUNT):
        tile = state.slot(seat, slot)
        name = None if tile == 0 else kind_name(state, (tile if tile > 0 else -tile) - 1)
        views.append(SlotView(SLOTS[slot], name, tile < 0))
    return views


def own_view(state: State, seat: i64) -> OwnView:
    """The hand, the sealed choice, the hands remembered, and the tiles still to place."""
    drafting = state.step == PICK
    sealed = state.sealed(seat)
    chosen: str | None = None
    if sealed >= 0 and drafting:
        chosen = kind_name(state, state.stack[state.hand_start(state.hand_of(seat)) + sealed])
    elif sealed >= 0 and state.step == TALE:
        chosen = state.box.tales[state.tale(seat, sealed)].names.id
    placed = state.placed(seat)
    left = [kind_name(state, state.front(seat, i)) for i in range(FRONT) if not placed & bit(i)]
    return OwnView(
        seat=seat,
        hand=hand_names(state, state.hand_of(seat)) if drafting else [],
        chosen=chosen,
        remembered=remembered(state, seat) if drafting else [],
        left_to_place=left if state.step == BUILD else [],
    )


def hand_names(state: State, hand: i64) -> list[str]:
    """The tiles left in a hand."""
    start = state.hand_start(hand)
    left = state.hand_mask(hand)
    return [kind_name(state, state.stack[start + place]) for place in range(HAND) if left & bit(place)]


def remembered(state: State, seat: i64) -> list[HandView]:
    """The hands that this seat held before in this round, and who holds them now."""
    views: list[HandView] = []
    for holder in range(state.seats):
        hand = state.hand_of(holder)
        if holder != seat and has_seen(state, seat, hand):
            views.append(HandView(holder, hand_names(state, hand)))
    return views


def has_seen(state: State, seat: i64, hand: i64) -> bool:
    """Whether a seat holds this hand or held it before in this round: then it knows what is left in it."""
    for passes in range(state.picks + 1):
        if state.hand_held(seat, passes) == hand and (
            passes < PICKS or state.box.numbers.last_tile_is_passed
        ):
            return True
    return False
