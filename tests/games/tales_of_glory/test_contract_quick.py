"""What every game promises, tried quickly on this one: a few random games for each seat count and option."""

from functools import cache
from itertools import product

import msgspec
import pytest

from contract.census.tales_of_glory import count, hidden, longest
from tablee.kernel.history import History
from tablee.kernel.record import Record, read_record, replay
from tablee.kernel.rng import rng_from
from tablee.kernel.seed import secret_of

from .helpers import GAME, new_game

WAYS = [
    {},
    {"quests": "on"},
    {"play_order": "simultaneous"},
    {"quests": "on", "quest_gains": "deferred"},
    {"quests": "on", "play_order": "simultaneous", "quest_gains": "deferred"},
]
SETUPS = list(product([2, 3, 4, 5], range(len(WAYS))))
every_setup = pytest.mark.parametrize(("seats", "way"), SETUPS)


@cache
def random_game(seats, way):
    """The decisions of a whole random game."""
    state = new_game(seats, seats * 10 + way, **WAYS[way])
    chance = rng_from(secret_of(seats * 10 + way), "decisions")
    lines = []
    while state.to_act():
        seat = state.to_act()[chance.below(len(state.to_act()))]
        legal = state.legal(seat)
        assert legal
        lines.append((seat, legal[chance.below(len(legal))]))
        state.apply(*lines[-1])
    return lines


def position_after(seats, way, number):
    state = new_game(seats, seats * 10 + way, **WAYS[way])
    for seat, decision in random_game(seats, way)[:number]:
        state.apply(seat, decision)
    return state


def moments(seats, way, how_many):
    """Positions spread over the game, the first and the last among them."""
    last = len(random_game(seats, way))
    return [position_after(seats, way, last * part // (how_many - 1)) for part in range(how_many)]


def seen_by(state, seat):
    """All that reaches a seat: its view, what it may choose, and why not anything else."""
    refusals = [state.refusal(seat, decision) for decision in GAME.decisions.all] if seat is not None else []
    return (
        msgspec.json.encode(state.view(seat)),
        [] if seat is None else [decision.notation for decision in state.legal(seat)],
        [refusal and str(refusal) for refusal in refusals],
    )


@every_setup
def test_the_game_ends_in_time_and_lines_add_up(seats, way):
    state = position_after(seats, way, len(random_game(seats, way)))

    result = state.result()

    assert len(random_game(seats, way)) <= longest(GAME.setup(seats, WAYS[way]))
    assert [sum(line.points[seat] for line in result.lines) for seat in range(seats)] == result.points
    assert min(result.places) == 1


@every_setup
def test_refusal_is_none_exactly_for_what_is_legal(seats, way):
    for state in moments(seats, way, 6):
        for seat in range(seats):
            legal = state.legal(seat)
            assert bool(legal) == (seat in state.to_act())
            for decision in GAME.decisions.all:
                assert (state.refusal(seat, decision) is None) == (decision in legal), decision


@every_setup
def test_clones_are_independent(seats, way):
    lines = random_game(seats, way)
    for number in range(0, len(lines), max(1, len(lines) // 5)):
        state = position_after(seats, way, number)
        before = [msgspec.json.encode(state.view(seat)) for seat in range(seats)]
        clone = state.clone()
        for seat, decision in lines[number:]:
            clone.apply(seat, decision)
        assert [msgspec.json.encode(state.view(seat)) for seat in range(seats)] == before
        assert clone.result().points == position_after(seats, way, len(lines)).result().points


@every_setup
def test_nothing_leaks_into_views_choices_or_refusals(seats, way):
    for number, state in enumerate(moments(seats, way, 4)):
        for seat in range(seats):
            seen, public = seen_by(state, seat), seen_by(state, None)
            chance = rng_from(secret_of(number), f"worlds of {seat}")
            for _ in range(5):
                world = state.sample(seat, chance)
                assert seen_by(world, seat) == seen
                assert seen_by(world, None) == public


@every_setup
def test_a_decision_that_reveals_nothing_ends_alike_in_every_world(seats, way):
    lines = random_game(seats, way)
    for number in range(0, len(lines), max(1, len(lines) // 12)):
        state = position_after(seats, way, number)
        seat, decision = lines[number]
        after = position_after(seats, way, number + 1)
        if after.reveals != state.reveals:
            continue
        chance = rng_from(secret_of(number), "what if")
        for _ in range(3):
            world = state.sample(seat, chance)
            world.apply(seat, decision)
            assert world.view(seat) == after.view(seat)


@every_setup
def test_every_tile_is_somewhere_exactly_once_in_every_world(seats, way):
    chance = rng_from(secret_of(way), "census")
    for state in moments(seats, way, 8):
        count(GAME, state)
        for seat in range(seats):
            count(GAME, state.sample(seat, chance))


@every_setup
def test_what_nobody_knows_is_dealt_anew(seats, way):
    state = position_after(seats, way, 0)
    chance = rng_from(secret_of(1), "hidden")
    for name in hidden(GAME.setup(seats, WAYS[way])):
        truth = list(getattr(state, name))
        assert any(list(getattr(state.sample(0, chance), name)) != truth for _ in range(10)), name


@every_setup
def test_a_record_replays(seats, way):
    lines = random_game(seats, way)
    end = position_after(seats, way, len(lines))
    setup = GAME.setup(seats, WAYS[way])
    record = Record(
        GAME.name,
        GAME.edition,
        GAME.components,
        setup,
        secret_of(seats * 10 + way),
        ["player"] * seats,
        [(seat, decision.notation) for seat, decision in lines],
        end.result().points,
    )

    positions = replay(GAME, read_record(record.to_text()))

    assert positions[-1].view(None) == end.view(None)


@every_setup
def test_taking_back_restores_the_position_unless_something_came_out(seats, way):
    lines = random_game(seats, way)
    for number in range(0, len(lines), max(1, len(lines) // 8)):
        history = History(position_after(seats, way, number))
        seat, decision = lines[number]
        before = [history.now.view(s) for s in range(seats)]
        reveals = history.now.reveals
        history.play(seat, decision)
        assert history.can_take_back(seat) == (history.now.reveals == reveals)
        if history.can_take_back(seat):
            history.take_back(seat)
            assert [history.now.view(s) for s in range(seats)] == before


def test_every_decision_has_a_notation_that_reads_back():
    for index, decision in enumerate(GAME.decisions.all):
        assert decision.index == index
        assert GAME.decisions.parse(decision.notation) is decision
        assert all(GAME.component_name(word, lang) for word in decision.words for lang in ("fr", "en"))
