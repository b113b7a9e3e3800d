"""What every play must hold, for every number of seats, every quest and the round limit."""

import pytest

from contract.census.realm_of_wonder import VARIANTS, count, longest
from tablee.kernel.play import why_not
from tablee.kernel.record import Record, read_record, replay
from tablee.kernel.rng import rng_from
from tablee.kernel.seed import secret_of

from .helpers import GAME, edited_game

QUESTS = [value for value in GAME.options[0].values if value != "random"]
SETUPS = [(seats, QUESTS[(seats + shift) % 5]) for seats in range(2, 7) for shift in range(2)]


def random_play(seats, quest, seed, game=GAME):
    """A whole random play: its setup and all its lines."""
    setup = game.setup(seats, {"quest": quest, "round_limit": "20"})
    state = game.deal(setup, secret_of(seed))
    rng = rng_from(secret_of(seed), "decisions")
    lines = []
    while state.to_act():
        assert len(lines) < longest(setup)
        seats_now = state.to_act()
        seat = seats_now[rng.below(len(seats_now))]
        legal = state.legal(seat)
        assert legal, f"seat {seat} must act but has no legal decision"
        assert len({decision.index for decision in legal}) == len(legal)
        lines.append((seat, legal[rng.below(len(legal))]))
        state.apply(*lines[-1])
    return setup, lines, state


def moments(setup, seed, lines, every):
    """Positions of a play, one after every so many decisions."""
    state = GAME.deal(setup, secret_of(seed))
    for number, line in enumerate(lines):
        if number % every == 0:
            yield state.clone(), line
        state.apply(*line)


@pytest.mark.parametrize(("seats", "quest"), SETUPS)
def test_a_play_ends_and_its_record_replays(seats, quest):
    setup, lines, end = random_play(seats, quest, seats)
    result = end.result()
    assert result is not None
    assert min(result.places) == 1
    record = Record(
        GAME.name,
        GAME.edition,
        GAME.components,
        setup,
        secret_of(seats),
        ["random"] * seats,
        [(seat, decision.notation) for seat, decision in lines],
        result.points,
    )
    positions = replay(GAME, read_record(record.to_text()))
    assert positions[-1].view(None) == end.view(None)


@pytest.mark.parametrize(("seats", "quest"), SETUPS)
def test_legal_and_refusal_say_the_same(seats, quest):
    setup, lines, _ = random_play(seats, quest, 10 + seats)
    for state, _line in moments(setup, 10 + seats, lines, max(1, len(lines) // 6)):
        for seat in range(seats):
            legal = state.legal(seat)
            assert bool(legal) == (seat in state.to_act())
            for decision in GAME.decisions.all:
                assert (state.refusal(seat, decision) is None) == (decision in legal), decision
                if seat in state.to_act():
                    assert (why_not(state, seat, decision) is None) == (decision in legal)


@pytest.mark.parametrize(("seats", "quest"), SETUPS)
def test_every_piece_is_somewhere_exactly_once_in_every_world(seats, quest):
    setup, lines, end = random_play(seats, quest, 20 + seats)
    rng = rng_from(secret_of(seats), "census")
    count(GAME, end)
    for state, _line in moments(setup, 20 + seats, lines, max(1, len(lines) // 40)):
        count(GAME, state)
        count(GAME, state.sample(rng.below(seats), rng))


@pytest.mark.parametrize(("seats", "quest"), SETUPS)
def test_a_seat_sees_the_same_in_all_its_worlds(seats, quest):
    setup, lines, _ = random_play(seats, quest, 30 + seats)
    rng = rng_from(secret_of(seats), "worlds")
    for state, _line in moments(setup, 30 + seats, lines, max(1, len(lines) // 4)):
        for seat in range(seats):
            seen = state.view(seat)
            legal = state.legal(seat)
            refused = [str(state.refusal(seat, decision)) for decision in GAME.decisions.all[::7]]
            for _ in range(5):
                world = state.sample(seat, rng)
                assert world.view(seat) == seen
                assert world.view(None) == state.view(None)
                assert world.legal(seat) == legal
                assert [str(world.refusal(seat, d)) for d in GAME.decisions.all[::7]] == refused


@pytest.mark.parametrize(("seats", "quest"), SETUPS)
def test_a_decision_that_reveals_nothing_ends_alike_in_all_worlds(seats, quest):
    setup, lines, _ = random_play(seats, quest, 40 + seats)
    rng = rng_from(secret_of(seats), "reveals")
    for state, (seat, decision) in moments(setup, 40 + seats, lines, max(1, len(lines) // 60)):
        after = state.clone()
        after.apply(seat, decision)
        if after.reveals == state.reveals:
            world = state.sample(seat, rng)
            world.apply(seat, decision)
            assert world.view(seat) == after.view(seat)
            assert world.reveals == after.reveals


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_clones_are_independent_and_play_on_alike(seats):
    setup, lines, end = random_play(seats, QUESTS[seats % 5], 50 + seats)
    state = GAME.deal(setup, secret_of(50 + seats))
    half = len(lines) // 2
    for line in lines[:half]:
        state.apply(*line)
    before = [state.view(seat) for seat in range(seats)]
    clone = state.clone()
    for line in lines[half:]:
        clone.apply(*line)
    assert [state.view(seat) for seat in range(seats)] == before
    assert [clone.view(seat) for seat in range(seats)] == [end.view(seat) for seat in range(seats)]


def test_every_decision_reads_back_from_its_notation():
    for index, decision in enumerate(GAME.decisions.all):
        assert decision.index == index
        assert GAME.decisions.parse(decision.notation) is decision


@pytest.mark.parametrize("variant", VARIANTS)
def test_corrected_boxes_are_played_to_the_end_with_every_piece_in_its_place(tmp_path, variant):
    game = edited_game(tmp_path, *VARIANTS[variant])
    rng = rng_from(secret_of(1), variant)
    for seats in (2, 5):
        setup, lines, end = random_play(seats, QUESTS[seats % 5], 60 + seats, game)
        assert end.result() is not None
        state = game.deal(setup, secret_of(60 + seats))
        for number, line in enumerate(lines):
            if number % 40 == 0:
                count(game, state)
                world = state.sample(line[0], rng)
                count(game, world)
                assert world.view(line[0]) == state.view(line[0])
            state.apply(*line)
