"""The greedy bot of Realm of Wonder: goes where it pays, fights when it pays, and races for the castle."""

from typing import Final, final

from mypy_extensions import i64

from tablee.bots.bot import Bot, Seen
from tablee.bots.realm_of_wonder.outlook import (
    has_counterspell,
    muscles,
    rival_in_sight,
    strength,
    way_to_castle,
)
from tablee.bots.realm_of_wonder.rush import way_turned
from tablee.bots.realm_of_wonder.spellbook import (
    best_dock,
    choose_card,
    choose_fort,
    choose_player,
    choose_rotation,
    choose_space,
    choose_wish,
    transfer_goal,
    worth_countering,
)
from tablee.bots.realm_of_wonder.targets import tile_worth
from tablee.bots.realm_of_wonder.wayfarer import choose_move
from tablee.games.realm_of_wonder.battles import monster_kind
from tablee.games.realm_of_wonder.cards import (
    ARM,
    CHAMPION,
    DRAW_MAGIC,
    FIVE_POINTS,
    RAMPARTS,
    RECHARGE,
    SHOE,
)
from tablee.games.realm_of_wonder.decisions import (
    ChooseDisc,
    ChooseSide,
    Conquer,
    Keep,
    Loot,
    Muscle,
    Pass,
    PlayCard,
    Retreat,
)
from tablee.games.realm_of_wonder.position import (
    AIM_BEACH,
    AIM_FORT,
    AIM_SEAT,
    AIM_TILE,
    AIM_TURN,
    AIM_WELL,
    ATTACK,
    BONUS,
    CAST,
    CONQUER,
    DEFEND,
    DISC,
    DRAFT,
    PLAY,
    REACT,
    SPOILS,
    State,
)
from tablee.games.realm_of_wonder.quests import fortresses
from tablee.games.realm_of_wonder.realm import ARMS, MAGIC_POINTS, NOBODY, POWER, SHOES
from tablee.kernel.decision import Decision
from tablee.kernel.rng import Rng

CARD_WORTH: Final = [2, 3, 6, 5, 7, 7, 3, 9, 3, 8]
"""How much each kind of magic card is liked, in the order of the box."""


@final
class GreedyBot(Bot):
    """Takes what looks best now; in a sampled world it reads only what its seat may know."""

    def choose(self, seen: Seen, rng: Rng) -> Decision:
        legal = seen.legal()
        if len(legal) == 1 and not hides_something(legal[0]):
            return legal[0]
        state = seen.sample(rng)
        assert isinstance(state, State)
        step = state.step
        if step == PLAY:
            return play_card(state, seen.seat, legal)
        if step <= REACT:
            return cast(state, seen.seat, legal)
        if step in (ATTACK, DEFEND):
            return add_muscle(state, seen.seat, legal)
        if step == CONQUER:
            return conquer(state, seen.seat, legal)
        if step == SPOILS:
            return take_spoils(state, seen.seat, legal)
        if step == DRAFT:
            return keep_card(legal)
        if step == BONUS:
            return take_side(state, seen.seat, legal)
        if isinstance(legal[0], Retreat):
            return retreat(state, legal)
        return choose_move(state, seen.seat, legal)


def hides_something(decision: Decision) -> bool:
    """RW-6.12  Whether others must not notice, by a quick answer, that this was the only choice."""
    return isinstance(decision, Pass) or decision.verb == "fight"


# Stage 2


def play_card(state: State, seat: i64, legal: list[Decision]) -> Decision:
    """Most points, a useful special counts as well; in the race the fastest card that still arrives."""
    best = legal[0]
    best_value: i64 = -1
    way = way_to_castle(state, seat) if state.can_win(seat) else 99
    for decision in legal:
        assert isinstance(decision, PlayCard)
        points = state.box.points[decision.card] + state.fact(seat, SHOES)
        value = 10 * points + special_worth(state, seat, state.box.special[decision.card])
        if way <= points:
            value = 1000 + state.box.speed[decision.card]
        if value > best_value:
            best_value = value
            best = decision
    return best


def special_worth(state: State, seat: i64, special: i64) -> i64:
    """A special effect in tenths of a movement point."""
    if special == RECHARGE:
        return 0 if state.fact(seat, POWER) else 15
    if special == DRAW_MAGIC:
        return 18
    if special == FIVE_POINTS:
        return 20
    return 8 if special >= 0 else 0


# Stage 3


def cast(state: State, seat: i64, legal: list[Decision]) -> Decision:
    """What to cast and at whom, and whether to counter."""
    step = state.step
    if step == DISC:
        return turn_rolled(state, seat, legal)
    if step == CAST:
        return choose_card(state, seat, legal)
    if step == AIM_FORT:
        return choose_fort(state, seat, legal)
    if step == AIM_WELL:
        return choose_space(transfer_goal(state, seat), legal)
    if step == AIM_SEAT:
        return choose_player(state, seat, legal)
    if step == AIM_TURN:
        return choose_rotation(state, seat, legal)
    if step == AIM_TILE:
        return choose_wish(state, seat, legal)
    if step == AIM_BEACH:
        return choose_space(best_dock(state, seat), legal)
    wanted = worth_countering(state, seat)
    return legal[0] if wanted and has_counterspell(state, seat) else legal[len(legal) - 1]


def turn_rolled(state: State, seat: i64, legal: list[Decision]) -> Decision:
    """The disc that helps the own race, hinders a rival's, or moves the fewest whirlpools of one's own."""
    best = legal[0]
    best_value: i64 = -9999
    rival = rival_in_sight(state, seat)
    region = state.character(seat).region
    for decision in legal:
        assert isinstance(decision, ChooseDisc)
        value: i64 = 0
        if state.can_win(seat):
            value -= 10 * way_turned(state, state.place(seat), decision.disc, state.rolled)
        elif rival >= 0:
            value += 10 * way_turned(state, state.place(rival), decision.disc, state.rolled)
        facing = state.middle if decision.disc == 1 else state.castle
        if facing == region and state.rolled != region:
            value -= 1
        if value > best_value:
            best_value = value
            best = decision
    return best


# Battles


def add_muscle(state: State, seat: i64, legal: list[Decision]) -> Decision:
    """As many muscle cards as it takes to be one ahead, if the stake is worth it."""
    first = legal[0]
    fight = legal[len(legal) - 1]
    if not isinstance(first, Muscle):
        return fight
    mine = strength(state, seat)
    if seat == state.attacker:
        mine += state.attack_muscles
        theirs = (
            state.box.monster_bonus[monster_kind(state)]
            if state.defender == NOBODY
            else strength(state, state.defender)
        )
        target = theirs + 1
    else:
        mine += state.defence_muscles
        theirs = strength(state, state.attacker) + state.attack_muscles
        target = theirs + 1 if has_much_to_lose(state, seat) else 0
    missing = target - mine
    return first if 0 < missing <= muscles(state, seat) + 1 else fight


def has_much_to_lose(state: State, seat: i64) -> bool:
    """Tiles to defend, the castle in sight, or battles that count."""
    if state.king_quest().kind == CHAMPION or state.can_win(seat):
        return True
    return state.orbs(seat) + state.monster_tiles(seat) > 0


def conquer(state: State, seat: i64, legal: list[Decision]) -> Decision:
    """As few tokens as possible, but a whole fortress if the ramparts lack one."""
    quest = state.king_quest()
    last = legal[len(legal) - 1]
    assert isinstance(last, Conquer)
    lacks_fortress = quest.kind == RAMPARTS and fortresses(state, seat) < quest.fortresses
    rich = state.fact(seat, MAGIC_POINTS) >= last.tokens * state.box.numbers.token_cost + 6
    return last if lacks_fortress and rich else legal[0]


def take_spoils(state: State, seat: i64, legal: list[Decision]) -> Decision:
    """Every tile that is worth something; a cursed orb only if it brings the third one nearer."""
    best = legal[len(legal) - 1]
    best_value: i64 = 0
    for decision in legal:
        if isinstance(decision, Loot):
            value = tile_worth(state, seat, decision.kind)
            if value > best_value:
                best_value = value
                best = decision
    return best


def retreat(state: State, legal: list[Decision]) -> Decision:
    """Where the castle is nearest."""
    best = legal[0]
    best_left: i64 = 999
    for decision in legal:
        assert isinstance(decision, Retreat)
        left = way_turned(state, decision.space, 1, state.middle)
        if left < best_left:
            best_left = left
            best = decision
    return best


# Cards and tokens


def keep_card(legal: list[Decision]) -> Decision:
    """The card that is liked best; a muscle is worth a little more."""
    best = legal[0]
    best_value: i64 = -1
    for decision in legal:
        assert isinstance(decision, Keep)
        value = 2 * CARD_WORTH[decision.card // 2] + 3 * (decision.card % 2)
        if value > best_value:
            best_value = value
            best = decision
    return best


def take_side(state: State, seat: i64, legal: list[Decision]) -> Decision:
    """Arms for battles, else shoes and arms in turn."""
    wants_arm = state.king_quest().kind == CHAMPION or state.fact(seat, SHOES) > state.fact(seat, ARMS)
    for decision in legal:
        if isinstance(decision, ChooseSide) and decision.side == (ARM if wants_arm else SHOE):
            return decision
    return legal[0]
