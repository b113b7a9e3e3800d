"""The greedy bot of Mon Royaume: drafts for the kingdom its tales ask for, and a little against its neighbour."""

from typing import Final, final

from mypy_extensions import i64

from tablee.bots.bot import Bot, Seen
from tablee.bots.mon_royaume.plans import Planner
from tablee.games.mon_royaume.choices import card_at, front_colour
from tablee.games.mon_royaume.components import EVIL, MISSION_CARD, TERRITORY_CARD
from tablee.games.mon_royaume.decisions import Confirm, Discard, Give, Pick, Place
from tablee.games.mon_royaume.position import CARDS, FRONT, OVER, SLOT_COUNT, State
from tablee.kernel.decision import Decision
from tablee.kernel.ints import bit
from tablee.kernel.rng import Rng

TOKEN: Final = 100
HALF_A_PAIR: Final = 35
TERRITORY: Final = 25
AGAINST: Final = 15
"""How much of a tile's worth to the next player counts for taking it away, in hundredths."""
LIKELY_CURSE: Final = 240
POSSIBLE_CURSE: Final = 50


@final
class GreedyBot(Bot):
    """Takes what looks best now; in a sampled world it reads only what its seat may know."""

    def __init__(self) -> None:
        self.planner: Planner | None = None

    def choose(self, seen: Seen, rng: Rng) -> Decision:
        legal = seen.legal()
        if len(legal) == 1:
            return legal[0]
        world = seen.sample(rng)
        assert isinstance(world, State)
        first = legal[0]
        if isinstance(first, Pick):
            return self._pick(world, seen.seat, legal)
        if isinstance(first, Discard):
            return self._discard(world, seen.seat, legal)
        if isinstance(first, Give):
            return self._give(world, legal)
        return self._build(world, seen.seat, legal)

    def _plans(self, state: State) -> Planner:
        """A planner for this level and box, made once."""
        planner = self.planner
        if planner is None or not planner.fits(state):
            planner = Planner(state.box, state.level, state.advanced)
            self.planner = planner
        return planner

    # The draft

    def _pick(self, state: State, seat: i64, legal: list[Decision]) -> Decision:
        """The tile that adds most to the own plans, with the tokens it brings, and harms the next player."""
        best = legal[0]
        best_value: i64 = -1000000
        tiles = front(state, seat)
        heir = state.hand_holder_next(seat)
        heir_tiles = front(state, heir)
        heir_now = self._outlook(state, heir, heir_tiles)
        for decision in legal:
            assert isinstance(decision, Pick)
            kind = decision.kind
            value = self._outlook(state, seat, [*tiles, kind]) + side_gains(state, seat, kind)
            gain = self._outlook(state, heir, [*heir_tiles, kind]) - heir_now
            value += gain * AGAINST // 100
            if value > best_value:
                best_value = value
                best = decision
        return best

    def _outlook(self, state: State, seat: i64, tiles: list[int]) -> i64:
        """What these tiles promise, over the tales still kept; the best tale counts most, more so in round 2."""
        planner = self._plans(state)
        planner.take(tiles)
        if not state.level.tales:
            return planner.value(-1, False, 0)
        best: i64 = -1000000
        total: i64 = 0
        count: i64 = 0
        for number in range(3):
            if state.kept(seat) & bit(number):
                value = self._tale_value(state, seat, state.tale(seat, number))
                best = max(best, value)
                total += value
                count += 1
        if count == 1:
            return best
        share = 50 if state.round == 0 else 90
        return (best * share + (total - best) * (100 - share) // (count - 1)) // 100

    def _tale_value(self, state: State, seat: i64, tale: i64) -> i64:
        adult = bool(state.adults & bit(seat))
        risk = monster_risk(state, seat, tale)
        return self._plans(state).value(tale, adult, risk)

    # Tales and markers

    def _discard(self, state: State, seat: i64, legal: list[Decision]) -> Decision:
        """The tale whose best kingdom is worth least goes."""
        self._plans(state).take(front(state, seat))
        worst = legal[0]
        least: i64 = 1000000
        for decision in legal:
            assert isinstance(decision, Discard)
            value = self._tale_value(state, seat, decision.tale)
            if value < least:
                least = value
                worst = decision
        return worst

    def _give(self, state: State, legal: list[Decision]) -> Decision:
        """The marker goes to whoever looks strongest."""
        best = legal[0]
        most: i64 = -1000000
        for decision in legal:
            assert isinstance(decision, Give)
            other = decision.seat
            strength = self._outlook(state, other, front(state, other)) + state.token_count(other) * TOKEN
            strength -= state.markers(other) * TOKEN
            if strength > most:
                most = strength
                best = decision
        return best

    # Building

    def _build(self, state: State, seat: i64, legal: list[Decision]) -> Decision:
        """The next slot of the best kingdom that can still be built."""
        planner = self._plans(state)
        planner.take(front(state, seat))
        for slot in range(SLOT_COUNT):
            if state.slot(seat, slot) != 0:
                planner.search.fix(slot, state.slot(seat, slot))
                if state.slot(seat, slot) < 0:
                    planner.search.copies[-1 - state.slot(seat, slot)] -= 1
        self._tale_value(state, seat, state.kept_tale(seat)) if state.level.tales else planner.value(
            -1, False, 0
        )
        slot = next_slot(state, seat)
        tile = planner.search.best[slot]
        for decision in legal:
            if (
                isinstance(decision, Place)
                and decision.face_up
                and decision.slot == slot
                and decision.kind == tile - 1
            ):
                return decision
        return self._bard(state, seat, slot, legal)

    def _bard(self, state: State, seat: i64, slot: i64, legal: list[Decision]) -> Decision:
        """Turn over the tile that the plan needs least."""
        best = legal[0]
        spare: i64 = -1000000
        for decision in legal:
            if isinstance(decision, Place) and not decision.face_up and decision.slot == slot:
                value = self._spare(state, seat, decision.kind)
                if value > spare:
                    spare = value
                    best = decision
            elif isinstance(decision, Confirm):
                return decision
        return best

    def _spare(self, state: State, seat: i64, kind: i64) -> i64:
        """How many more of a kind are left than the plan still wants to place."""
        left: i64 = 0
        for number in range(FRONT):
            if not state.placed(seat) & bit(number) and state.front(seat, number) == kind:
                left += 1
        search = self._plans(state).search
        for slot in range(SLOT_COUNT):
            if state.slot(seat, slot) == 0 and search.best[slot] == kind + 1:
                left -= 1
        return left


def front(state: State, seat: i64) -> list[int]:
    """The tiles in front of a seat."""
    return [state.front(seat, number) for number in range(state.front_count())]


def next_slot(state: State, seat: i64) -> i64:
    """The first empty slot; those below it are filled."""
    slot: i64 = 0
    while state.slot(seat, slot) != 0:
        slot += 1
    return slot


def monster_risk(state: State, seat: i64, tale: i64) -> i64:
    """What a monster in the kingdom may cost: another seat with an evil tale may crown the black castle."""
    if not state.level.tale_bonuses or tale < 0 or state.box.tales[tale].type == EVIL:
        return 0
    black = state.box.black_castle
    if state.front_copies(seat, black):
        return 0
    for other in range(state.seats):
        if other != seat and state.front_copies(other, black):
            return LIKELY_CURSE if keeps_evil(state, other) else 0
    return POSSIBLE_CURSE if state.step != OVER and state.front_count() < FRONT else 0


def keeps_evil(state: State, seat: i64) -> bool:
    for number in range(3):
        if state.kept(seat) & bit(number) and state.box.tales[state.tale(seat, number)].type == EVIL:
            return True
    return False


def side_gains(state: State, seat: i64, kind: i64) -> i64:
    """The tokens that a tile brings by itself or through the adventure cards on show."""
    gains: i64 = 0
    if state.level.monster_token and state.box.kind_bit[kind] & state.box.monster_mask:
        gains += TOKEN
    if state.level.adventures:
        for number in range(CARDS):
            gains += card_gain(state, seat, kind, number)
    return gains


def card_gain(state: State, seat: i64, kind: i64, number: i64) -> i64:
    """What a tile is worth for one adventure card of the round."""
    card = card_at(state, number)
    if card.type == TERRITORY_CARD:
        matches = card.colour == state.box.kind_colour[kind]
        return TERRITORY if matches and front_colour(state, seat, card.colour) < 6 else 0
    if card.type != MISSION_CARD or kind not in card.wants or state.front_copies(seat, kind):
        return 0
    for other in card.wants:
        if other != kind and not state.front_copies(seat, other):
            return HALF_A_PAIR
    return TOKEN
