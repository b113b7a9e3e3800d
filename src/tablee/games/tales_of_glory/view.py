"""Who may know what: the view of a seat, built up from what it may know."""

from mypy_extensions import i64, mypyc_attr

from tablee.games.tales_of_glory.components import AGES, QUESTS_DEALT, ROUNDS
from tablee.games.tales_of_glory.decisions import square_name, square_x, square_y
from tablee.games.tales_of_glory.gains import type_count
from tablee.games.tales_of_glory.paying import (
    can_pay,
    coins_due,
    missing_points,
    potions_due,
    surcharge_due,
    surcharge_of,
)
from tablee.games.tales_of_glory.placing import squares_for
from tablee.games.tales_of_glory.playing import playing_refusal
from tablee.games.tales_of_glory.position import (
    BLOCK,
    CATCH_UP,
    FIRST,
    OVER,
    PART,
    RETURN,
    SELECT,
    State,
)
from tablee.games.tales_of_glory.preview import (
    MisfitView,
    PlacementView,
    WhyView,
    about_to_place,
    misfits,
    previews,
    why_view,
)
from tablee.games.tales_of_glory.scoring import end_gain_of, majority, result
from tablee.games.tales_of_glory.shown import as_shown, placing
from tablee.games.tales_of_glory.tiles import COINS, COMBAT, GIVES, MAGIC, POTIONS, PRESTIGE, TYPES
from tablee.kernel.ints import bit, count_bits
from tablee.kernel.seen import Seen

STEP_NAMES = {RETURN: "return", SELECT: "select", CATCH_UP: "catch_up", PART: "play", OVER: "over"}


@mypyc_attr(native_class=False)
class VerdictView(Seen, frozen=True):
    """What a tile would cost this seat now, where it would fit, and why it could not be played, if so.

    `potions` includes those for the missing points of skill; the surcharge comes on top, as a coin or a potion.
    """

    coins: int
    potions: int
    missing: int
    surcharge: int
    payable: bool
    squares: list[str]
    why_not: WhyView | None


@mypyc_attr(native_class=False)
class SlotView(Seen, frozen=True):
    """A slot of the board, its tile, and what the tile would mean for the seat that looks."""

    slot: int
    wild: bool
    tile: str | None
    verdict: VerdictView | None


@mypyc_attr(native_class=False)
class AreaTileView(Seen, frozen=True):
    """A tile in an area, which of its chests are open, and what it brings at the end as things stand."""

    tile: str
    x: int
    y: int
    chests: list[bool]
    end_gain: int


@mypyc_attr(native_class=False)
class SeatView(Seen, frozen=True):
    """What everybody may know of a seat; in a simultaneous step 2 as it was before, except to its owner."""

    seat: int
    prestige: int
    coins: int
    potions: int
    combat: int
    magic: int
    area: list[AreaTileView]
    types: dict[str, int]
    keys: int
    quests: int
    card: int | None
    taken: str | None
    taken_from: int | None
    placing: str | None
    answered: bool


@mypyc_attr(native_class=False)
class QuestView(Seen, frozen=True):
    """A quest in hand, what it would cost now, and where it would fit."""

    tile: str
    verdict: VerdictView


@mypyc_attr(native_class=False)
class OwnView(Seen, frozen=True):
    """What only this seat may know: its sealed card, its quests, and what a placement would bring or why it cannot be."""

    seat: int
    card: int | None
    quests: list[QuestView]
    put_back: str | None
    taken: VerdictView | None
    gained_token: bool
    placements: list[PlacementView]
    misfits: list[MisfitView]


@mypyc_attr(native_class=False)
class ScoreLineView(Seen, frozen=True):
    """One line of the score sheet."""

    name: str
    points: list[int]


@mypyc_attr(native_class=False)
class TalesOfGloryView(Seen, frozen=True):
    """One moment of Tales of Glory as one seat, or an onlooker, may know it."""

    game: str
    quests: bool
    play_order: str
    quest_gains: str
    step: str
    round: int
    rounds: int
    to_act: list[int]
    holder: int
    order: list[int]
    board: list[SlotView]
    piles: list[int]
    discard: list[str]
    removed: int
    removed_tiles: list[str] | None
    swept_each_round: int
    majorities: dict[str, list[int]]
    seats: list[SeatView]
    me: OwnView | None
    sheet: list[ScoreLineView] | None
    points: list[int] | None
    places: list[int] | None


def view(state: State, seat: int | None) -> TalesOfGloryView:
    """What this seat may know; None is an onlooker."""
    shown = as_shown(state, seat)
    final = result(state)
    over = state.step == OVER
    return TalesOfGloryView(
        game="tales_of_glory",
        quests=state.quests_on,
        play_order="simultaneous" if state.simultaneous else "in_turn",
        quest_gains="deferred" if state.deferred else "sequential",
        step=STEP_NAMES[state.step],
        round=state.round,
        rounds=ROUNDS,
        to_act=[s for s in range(state.seats) if state.owing & bit(s)],
        holder=state.holder,
        order=turn_order(state),
        board=[slot_view(shown, slot, seat) for slot in range(state.slots)],
        piles=pile_sizes(state),
        discard=discard_pile(shown),
        removed=len(state.removed),
        removed_tiles=sorted(state.tile_name(tile) for tile in state.removed) if over else None,
        swept_each_round=state.count.swept,
        majorities=majority_views(shown),
        seats=[seat_view(shown, s) for s in range(state.seats)],
        me=None if seat is None else own_view(shown, seat),
        sheet=None if final is None else [ScoreLineView(line.name, line.points) for line in final.lines],
        points=None if final is None else final.points,
        places=None if final is None else final.places,
    )


def turn_order(state: State) -> list[int]:
    """TG-2.9, TG-4.1  The seats in the order of the step: from the holder, in step 2 from who began it."""
    if state.step == PART:
        return [state.from_leader(number) for number in range(state.seats)]
    return [state.from_holder(number) for number in range(state.seats)]


def slot_view(state: State, slot: i64, seat: int | None) -> SlotView:
    """A slot, and the verdict on its tile for the seat that looks."""
    tile = state.slot(slot)
    judged = tile >= 0 and state.step in (SELECT, CATCH_UP)
    return SlotView(
        slot=slot + 1,
        wild=state.in_wild_lands(slot),
        tile=state.tile_name(tile) if tile >= 0 else None,
        verdict=verdict(state, seat, tile, surcharge_of(state, slot))
        if judged and seat is not None
        else None,
    )


def verdict(state: State, seat: i64, tile: i64, surcharge: i64) -> VerdictView:
    """TG-4.9, TG-5  What a tile would cost a seat now, and where it would fit."""
    refusal = playing_refusal(state, seat, tile, surcharge)
    return VerdictView(
        coins=coins_due(state, tile),
        potions=potions_due(state, seat, tile),
        missing=missing_points(state, seat, tile),
        surcharge=surcharge,
        payable=can_pay(state, seat, tile, surcharge),
        squares=[square_name(square) for square in squares_for(state, seat, tile)],
        why_not=None if refusal is None else why_view(refusal),
    )


def pile_sizes(state: State) -> list[int]:
    """How many tiles of each age are still to come."""
    sizes = [0] * AGES
    for place in range(state.drawn, len(state.pile)):
        sizes[state.box.set_of[state.pile[place]]] += 1
    return sizes


def discard_pile(state: State) -> list[str]:
    """TG-R9  The tiles that came out and are neither on the board nor with a seat, in the order of the pile."""
    elsewhere: set[int] = {state.slot(slot) for slot in range(state.slots)}
    for seat in range(state.seats):
        elsewhere.add(state.taken(seat))
        elsewhere.add(placing(state, seat))
        elsewhere.update(state.tile(seat, number) for number in range(state.tiles(seat)))
    out = [state.pile[place] for place in range(state.drawn)]
    return [state.tile_name(tile) for tile in out if tile not in elsewhere]


def majority_views(state: State) -> dict[str, list[int]]:
    """TG-9.2  For each resource the seats that have the most of it now."""
    found: dict[str, list[int]] = {}
    for resource in state.box.numbers.majorities:
        holders = majority(state, resource)
        found[GIVES[resource]] = [seat for seat in range(state.seats) if holders & bit(seat)]
    return found


def seat_view(state: State, seat: i64) -> SeatView:
    """What an onlooker may know of a seat."""
    tile = placing(state, seat)
    taken = state.taken(seat)
    revealed = state.step in (CATCH_UP, PART)
    return SeatView(
        seat=seat,
        prestige=state.amount(seat, PRESTIGE),
        coins=state.amount(seat, COINS),
        potions=state.amount(seat, POTIONS),
        combat=state.amount(seat, COMBAT),
        magic=state.amount(seat, MAGIC),
        area=[area_tile_view(state, seat, number) for number in range(state.tiles(seat))],
        types={name: int(type_count(state, seat, number)) for number, name in enumerate(TYPES)},
        keys=count_bits(state.opened(seat)),
        quests=hand_size(state, seat),
        card=state.sealed(seat) + 1 if revealed else None,
        taken=state.tile_name(taken) if taken >= 0 else None,
        taken_from=state.taken_from(seat) + 1 if state.taken_from(seat) >= 0 else None,
        placing=state.tile_name(tile) if tile >= 0 else None,
        answered=state.step != OVER and not state.owing & bit(seat),
    )


def hand_size(state: State, seat: i64) -> int:
    """TG-R29  How many quests a seat has in hand; one sealed to be put back still counts."""
    return int(count_bits(state.hand(seat)))


def area_tile_view(state: State, seat: i64, number: i64) -> AreaTileView:
    """A tile of an area."""
    tile = state.tile(seat, number)
    square = state.square(seat, number)
    chests = [chest for chest in range(len(state.box.chest_tile)) if state.box.chest_tile[chest] == tile]
    return AreaTileView(
        tile=state.tile_name(tile),
        x=square_x(square),
        y=square_y(square),
        chests=[state.opened(seat) & bit(chest) != 0 for chest in chests],
        end_gain=end_gain_of(state, seat, tile),
    )


def own_view(state: State, seat: int) -> OwnView:
    """The sealed card, the quests, the verdict on the tile taken, and what placing would bring."""
    sealed = state.sealed(seat)
    hand = [state.quest(seat, number) for number in range(QUESTS_DEALT) if state.hand(seat) & bit(number)]
    taken = state.taken(seat)
    tiles = about_to_place(state, seat, placing(state, seat), taken, hand)
    return OwnView(
        seat=seat,
        card=sealed + 1 if sealed >= 0 and state.step == SELECT else None,
        quests=[QuestView(state.tile_name(quest), verdict(state, seat, quest, 0)) for quest in hand],
        put_back=put_back(state, seat),
        taken=verdict(state, seat, taken, surcharge_due(state, seat, taken)) if taken >= 0 else None,
        gained_token=state.facts[seat * BLOCK + FIRST] != 0,
        placements=previews(state, seat, placing(state, seat), tiles),
        misfits=misfits(state, seat, tiles),
    )


def put_back(state: State, seat: i64) -> str | None:
    """TG-10.2  The quest that a seat put back: only its owner remembers it."""
    if not state.quests_on:
        return None
    if state.step == RETURN:
        return state.tile_name(state.quest(seat, state.sealed(seat))) if state.sealed(seat) >= 0 else None
    played = {state.tile(seat, number) for number in range(state.tiles(seat))}
    played.add(placing(state, seat))
    for number in range(QUESTS_DEALT):
        quest = state.quest(seat, number)
        if not state.hand(seat) & bit(number) and quest not in played:
            return state.tile_name(quest)
    return None
