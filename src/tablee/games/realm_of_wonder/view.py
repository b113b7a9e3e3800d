"""Who may know what: the view of a seat, built up from what it may know."""

from mypy_extensions import i64

from tablee.games.realm_of_wonder.battles import monster_kind
from tablee.games.realm_of_wonder.board import DISC_WORDS
from tablee.games.realm_of_wonder.cards import CARD_TYPES, TILE_KINDS
from tablee.games.realm_of_wonder.draws import FIRST_CARD, MEMORY
from tablee.games.realm_of_wonder.magic import spell_words
from tablee.games.realm_of_wonder.position import (
    ATTACK,
    CAST,
    DRAFT,
    FALL_BACK,
    OVER,
    PLAY,
    REACT,
    TURN,
    State,
)
from tablee.games.realm_of_wonder.quests import fulfils, progress
from tablee.games.realm_of_wonder.realm import (
    ARMS,
    CARD,
    HAND,
    MAGIC_POINTS,
    MINUS,
    NOBODY,
    PAGES,
    PLUS,
    POWER,
    SHOES,
    SUPPLY,
    TOKEN,
    WINS,
)
from tablee.games.realm_of_wonder.rounds import score_marker
from tablee.games.realm_of_wonder.routes import reach
from tablee.games.realm_of_wonder.scoring import castle_way, ranking
from tablee.games.realm_of_wonder.spells import OWNER
from tablee.games.realm_of_wonder.view_shapes import (
    BattleView,
    FortView,
    MemoryView,
    OwnView,
    ReachView,
    RealmView,
    SeatView,
    SpellView,
    StackView,
    TowerView,
    TurnView,
)
from tablee.games.realm_of_wonder.ways import stands_in_the_way
from tablee.kernel.ints import Ints, bit, count_bits

STEP_NAMES = [
    "play",
    "disc",
    "cast",
    "aim-fort",
    "aim-well",
    "aim-seat",
    "aim-turn",
    "aim-tile",
    "aim-beach",
    "react",
    "turn",
    "fly",
    "conquer",
    "attack",
    "defend",
    "spoils",
    "retreat",
    "fall-back",
    "keep",
    "bonus",
    "over",
]


def view(state: State, seat: int | None) -> RealmView:
    """What this seat may know; None is an onlooker."""
    box = state.box
    over = state.step == OVER
    return RealmView(
        game="realm_of_wonder",
        quest=state.king_quest().names.id,
        quest_wanted=state.king_quest().wanted[state.seats],
        round=state.round,
        round_limit=state.round_limit or None,
        stage=2 if state.step < CAST else 3 if state.step <= REACT else 4,
        step=STEP_NAMES[state.step],
        to_act=[other for other in range(state.seats) if state.owing & bit(other)],
        middle=box.regions[state.middle].names.id,
        castle=box.regions[state.castle].names.id,
        passages=passages(state),
        towers=towers(state),
        forts=forts(state),
        seats=[seat_view(state, other) for other in range(state.seats)],
        rolled=None if state.rolled < 0 else box.regions[state.rolled].names.id,
        turned=[DISC_WORDS[state.turned_disc - 1], box.regions[state.turned_to].names.id]
        if state.turned_disc
        else [],
        spell=spell_view(state),
        turn=turn_view(state),
        battle=battle_view(state),
        chest=len(state.chest),
        magic_pile=state.magic_left,
        movement_pile=state.movement_left,
        discards=movement_names(state, state.discards),
        magic_gone=magic_gone(state),
        tiles_gone=tiles_gone(state),
        bonus_tokens=state.bonus_left,
        me=None if seat is None else own_view(state, seat),
        winner=state.winner if over and state.winner != NOBODY else None,
        ranking=ranking(state) if over else None,
    )


def passages(state: State) -> list[list[str]]:
    """RW-10.4, RW-10.5  The open passages, each as its two spaces, the outer one first."""
    board = state.board
    found: list[list[str]] = []
    for space in range(board.count):
        across = state.across(space)
        if across >= 0 and board.disc[space] < board.disc[across]:
            found.append([board.name(space), board.name(across)])
    return found


def towers(state: State) -> list[TowerView]:
    """Every tower as it looks to everybody."""
    found: list[TowerView] = []
    for tower, space in enumerate(state.board.towers):
        tile = "empty"
        if state.closed & bit(tower):
            tile = "closed"
        elif state.monsters & bit(tower):
            tile = state.box.tiles[state.towers[tower]].names.id
        found.append(TowerView(state.board.name(space), tile))
    return found


def forts(state: State) -> list[FortView]:
    found: list[FortView] = []
    for space in state.board.wells:
        owner = state.fort_owner(space)
        if owner != NOBODY:
            found.append(FortView(state.board.name(space), owner, state.fort_height(space)))
    return found


def seat_view(state: State, seat: i64) -> SeatView:
    """RW-18.32  Everything of a seat but the cards in its hands."""
    character = state.character(seat)
    regions = state.box.regions
    card = state.fact(seat, CARD) - 1 if state.step != PLAY else -1
    return SeatView(
        seat=seat,
        character=character.names.id,
        region=regions[character.region].names.id,
        home=state.board.name(character.home),
        place=state.board.name(state.place(seat)),
        magic_points=state.fact(seat, MAGIC_POINTS),
        income=score_marker(state, seat),
        supply=state.fact(seat, SUPPLY),
        power=character.power_names.id,
        power_ready=state.fact(seat, POWER) != 0,
        winged_shoes=state.fact(seat, SHOES),
        strong_arms=state.fact(seat, ARMS),
        kept={
            state.box.tiles[kind].names.id: int(state.kept(seat, kind))
            for kind in range(TILE_KINDS)
            if state.kept(seat, kind)
        },
        magic_cards=state.magic_count(seat),
        movement_cards=count_bits(state.fact(seat, HAND)),
        victory_token=state.fact(seat, TOKEN) != 0,
        quest_progress=progress(state, seat),
        quest_fulfilled=fulfils(state, seat),
        pages=[
            region.names.id for number, region in enumerate(regions) if state.fact(seat, PAGES) & bit(number)
        ],
        battles_won=state.fact(seat, WINS),
        can_win=state.can_win(seat),
        castle_way=castle_way(state, seat),
        answered=state.step == PLAY and not state.owing & bit(seat),
        card=None if card < 0 else state.box.movement_cards[card].id,
        speed=None if card < 0 else state.speed(seat),
        plus=state.fact(seat, PLUS),
        minus=state.fact(seat, MINUS),
        balloon=state.balloons & bit(seat) != 0,
        casts=CAST <= state.step <= REACT and state.casting & bit(seat) != 0,
        moves=TURN <= state.step < OVER and state.moving & bit(seat) != 0,
    )


def spell_view(state: State) -> SpellView | None:
    """The card being played; its choices once they are declared."""
    if state.spell < 0:
        return None
    stack = [StackView(int(entry // OWNER), state.box.card_word(entry % OWNER)) for entry in state.stack]
    words = spell_words(state)[1:] if len(state.stack) else []
    return SpellView(state.box.card_word(state.spell), words, stack)


def turn_view(state: State) -> TurnView | None:
    """RW-8  The turn of the mover with everything within reach."""
    if not TURN <= state.step < OVER:
        return None
    name = state.board.name
    return TurnView(
        mover=state.mover,
        points=state.points,
        extra_bought=state.points_bought > 0,
        card_bought=state.cards_bought > 0,
        fist=state.fist,
        vulture=None if state.vulture < 0 else state.box.regions[state.vulture].names.id,
        trail=[name(space) for space in state.trail],
        goal=name(state.goal) if STEP_NAMES[state.step] == "conquer" else None,
        reach=reach_views(state) if state.step == TURN else [],
    )


def reach_views(state: State) -> list[ReachView]:
    """Every space that the mover can walk to with the points left, and with the extra point."""
    numbers = state.box.numbers
    can_buy = state.points_bought < numbers.points_per_turn
    extra = 1 if can_buy and state.fact(state.mover, MAGIC_POINTS) >= numbers.point_cost else 0
    found = reach(state, state.mover, state.points + extra)
    name = state.board.name
    views: list[ReachView] = []
    for space in range(state.board.count):
        cost = found.cost[space]
        if cost > 0:
            stops = stands_in_the_way(state, state.mover, space)
            views.append(ReachView(name(space), int(cost), name(found.before[space]), stops))
    return views


def battle_view(state: State) -> BattleView | None:
    """RW-13  The battle that is being fought or was fought last."""
    if state.attacker == NOBODY:
        return None
    fought = len(state.attack_dice) > 0
    monster = None
    if state.defender == NOBODY:
        monster = state.box.tiles[monster_kind(state)].names.id
    return BattleView(
        under_way=ATTACK <= state.step <= FALL_BACK,
        attacker=state.attacker,
        defender=None if state.defender == NOBODY else state.defender,
        monster=monster,
        space=state.board.name(state.arena),
        attack_muscles=state.attack_muscles,
        defence_muscles=state.defence_muscles,
        attack_dice=faces(state, state.attack_dice),
        defence_dice=faces(state, state.defence_dice),
        attack_total=state.attack_total if fought else None,
        defence_total=state.defence_total if fought else None,
        loser=None if state.loser == NOBODY else state.loser,
    )


def faces(state: State, dice: Ints) -> list[str]:
    """The faces of the battle die that came up."""
    box = state.box
    return [str(box.die_values[face]) + ("!" if box.die_rerolls[face] else "") for face in dice]


def movement_names(state: State, cards: i64) -> list[str]:
    """The ids of a mask of movement cards."""
    return [card.id for number, card in enumerate(state.box.movement_cards) if cards & bit(number)]


def magic_gone(state: State) -> dict[str, int]:
    """RW-6.10  The magic cards that have left the game, or lie on the stack."""
    gone: dict[str, int] = {}
    for card in range(CARD_TYPES):
        count = state.box.copies[card]
        for seat in range(state.seats):
            count -= state.cards(seat, card)
        for i in range(state.magic_left):
            if state.magic_pile[i] == card:
                count -= 1
        for i in range(len(state.chest)):
            if state.chest[i] == card:
                count -= 1
        if count:
            gone[state.box.card_word(card)] = int(count)
    return gone


def tiles_gone(state: State) -> dict[str, int]:
    """The tower tiles that have left the game: used, drawn from, or beaten in battle."""
    gone: dict[str, int] = {}
    for kind in range(TILE_KINDS):
        count = state.box.tiles[kind].copies
        for tower in range(len(state.towers)):
            if (state.closed | state.monsters) & bit(tower) and state.towers[tower] == kind:
                count -= 1
        for seat in range(state.seats):
            count -= state.kept(seat, kind)
        if count:
            gone[state.box.tiles[kind].names.id] = count
    return gone


def own_view(state: State, seat: i64) -> OwnView:
    """The cards in hand, the sealed choice, the chest while the seat holds it, and what it remembers."""
    chosen: str | None = None
    if state.step == PLAY and state.fact(seat, CARD):
        chosen = state.box.movement_cards[state.fact(seat, CARD) - 1].id
    holds_chest = state.step == DRAFT and state.owing & bit(seat)
    return OwnView(
        seat=seat,
        hand=movement_names(state, state.fact(seat, HAND)),
        chosen=chosen,
        magic={
            state.box.card_word(card): int(state.cards(seat, card))
            for card in range(CARD_TYPES)
            if state.cards(seat, card)
        },
        chest=sorted(state.box.card_word(card) for card in state.chest) if holds_chest else [],
        remembered=memories(state, seat),
    )


def memories(state: State, seat: i64) -> list[MemoryView]:
    """RW-15.3  What a seat passed on in chests and has not seen since."""
    found: list[MemoryView] = []
    memory = state.memory
    for start in range(0, len(memory), MEMORY):
        if memory[start] == seat:
            cards: list[str] = []
            for i in range(start + FIRST_CARD, start + MEMORY):
                if memory[i] >= 0:
                    cards.append(state.box.card_word(memory[i]))
            takers = memory[start + 1]
            seats = [other for other in range(state.seats) if takers & bit(other)]
            if seats and cards:
                found.append(MemoryView(seats, sorted(cards)))
    return found
