"""The contract, quickly: for every seat count and option, random plays hold what every game promises."""

import pytest

from tablee.games.royaumes_sauvages.components import CARDS, REALMS
from tablee.kernel.record import Record, read_record, replay
from tablee.kernel.rng import rng_from
from tablee.kernel.seed import secret_of

from .helpers import GAME, LEVELS, RoyaumesSauvagesPosition, new_game

SETUPS = [
    *[(1, {"solo_level": level}) for level in LEVELS],
    *[(seats, {"peace_treaty": treaty}) for seats in [2, 3, 4, 5] for treaty in ["off", "on"]],
    (2, {"rally_stall_limit": "5", "starter": "1"}),
    (4, {"rally_stall_limit": "20", "starter": "3"}),
]
in_every_setup = pytest.mark.parametrize(("seats", "options"), SETUPS)
SEEDS = range(3)


def random_play(seats, options, seed):
    """Every position of a random play with the seat and the decision that come next."""
    state = new_game(seats, seed, **options)
    chance = rng_from(secret_of(seed), "quick")
    while state.to_act():
        seats_to_act = state.to_act()
        seat = seats_to_act[int(chance.below(len(seats_to_act)))]
        legal = state.legal(seat)
        assert legal
        decision = legal[chance.below(len(legal))]
        yield state, seat, decision
        state.apply(seat, decision)
    yield state, None, None


def facts(state: RoyaumesSauvagesPosition):
    """All that a position holds, to be compared; compiled objects list their attributes in their class."""
    names = getattr(type(state), "__mypyc_attrs__", None) or vars(state)
    plain = {name: getattr(state, name) for name in names if isinstance(getattr(state, name), int)}
    rng = state.rng
    piles = [state.facts, state.deck, state.mixed, state.decree_deck, state.majority_rows, state.first_tiles]
    return plain, [list(pile) for pile in piles], (rng.a, rng.b, rng.c, rng.d)


def check_components(state: RoyaumesSauvagesPosition):
    """Every card is somewhere exactly once, and so are cubes, tokens, decrees and tiles."""
    cards = [int(state.deck[i]) for i in range(state.deck_size)]
    view = state.view(None)
    cards += [state.box.card_ids[name] for name in view.discards + view.bonus]
    cards += [int(state.hand_card(seat, i)) for seat in range(state.seats) for i in range(state.held(seat))]
    cards += [state.box.card_ids[card.card] for realm in view.realms for card in realm.column]
    if view.battle is not None:
        cards += [state.box.card_ids[card.card] for shown in view.battle.rounds for card in shown]
    assert sorted(cards) == list(range(CARDS))
    for side in view.sides:
        assert side.supply + sum(realm.influence[side.side] for realm in view.realms) == 18
    assert view.reserve + sum(side.tokens for side in view.sides) == (
        18 if state.sides == state.seats and not view.peace_treaty else 0
    )
    assert sorted(state.decree_deck) == list(range(30))
    assert sorted(state.majority_rows) == list(range(15))


@in_every_setup
def test_legal_and_refusal_say_the_same_and_components_are_conserved(seats, options):
    for seed in SEEDS:
        for number, (state, _, _) in enumerate(random_play(seats, options, seed)):
            check_components(state)
            if number % 17 == 0:
                for seat in range(seats):
                    legal = set(state.legal(seat))
                    assert bool(legal) == (seat in state.to_act())
                    for decision in GAME.decisions.all:
                        assert (state.refusal(seat, decision) is None) == (decision in legal)


@in_every_setup
def test_clones_are_equal_and_independent(seats, options):
    for number, (state, seat, decision) in enumerate(random_play(seats, options, 11)):
        if seat is None or number % 4:
            continue
        before = facts(state)
        clone = state.clone()
        assert facts(clone) == before
        clone.apply(seat, decision)
        assert facts(state) == before
        other = state.clone()
        other.apply(seat, decision)
        assert facts(other) == facts(clone)


@in_every_setup
def test_worlds_look_alike_and_what_is_not_revealed_stays_alike(seats, options):
    chance = rng_from(b"worlds")
    for number, (state, seat, decision) in enumerate(random_play(seats, options, 5)):
        if number % 3:
            continue
        for eyes in range(seats):
            for _ in range(5 if number % 9 == 0 else 1):
                world = state.sample(eyes, chance)
                check_components(world)
                assert world.view(eyes) == state.view(eyes)
                assert world.legal(eyes) == state.legal(eyes)
        if seat is not None:
            check_unrevealed(state, seat, decision, chance)


def check_unrevealed(state, seat, decision, chance):
    """A decision that reveals nothing ends alike in every world of its seat."""
    after, imagined = state.clone(), state.sample(seat, chance)
    after.apply(seat, decision)
    if after.reveals == state.reveals:
        imagined.apply(seat, decision)
        assert imagined.view(seat) == after.view(seat)


@in_every_setup
def test_refusals_are_the_same_in_every_world(seats, options):
    chance = rng_from(b"refusals")
    for number, (state, _, _) in enumerate(random_play(seats, options, 8)):
        if number % 20:
            continue
        for seat in range(seats):
            world = state.sample(seat, chance)
            for decision in GAME.decisions.all[:: 1 + number % 3]:
                assert world.refusal(seat, decision) == state.refusal(seat, decision)


@in_every_setup
def test_plays_end_with_lines_that_add_up_and_records_replay(seats, options):
    lines = []
    state = new_game(seats, 2, **options)
    for state, seat, decision in random_play(seats, options, 2):  # noqa: B007 - the last state is the end
        if seat is not None:
            lines.append((seat, decision.notation))
    result = state.result()
    assert result is not None
    assert result.points == [sum(line.points[seat] for line in result.lines) for seat in range(seats)]
    assert state.view(None).step == "over"
    setup = GAME.setup(seats, options)
    record = Record(GAME.name, GAME.edition, GAME.components, setup, secret_of(2), [], lines, result.points)
    positions = replay(GAME, read_record(record.to_text()))
    assert len(positions) == len(lines) + 1
    assert positions[-1].view(None) == state.view(None)


def test_every_decision_has_a_notation_that_reads_back():
    assert len(GAME.decisions) == 64 * REALMS + 3 * 64 + 4 + 18
    for decision in GAME.decisions.all:
        assert GAME.decisions.parse(decision.notation) is decision
