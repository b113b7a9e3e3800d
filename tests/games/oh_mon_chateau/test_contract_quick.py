"""What every play must hold, for every seat count and every option on its own, with random decisions."""

import pytest

from contract.census.oh_mon_chateau import count, longest
from tablee.games.oh_mon_chateau.game import OhMonChateauPosition
from tablee.kernel.record import Record, read_record, replay
from tablee.kernel.rng import Rng, rng_from
from tablee.kernel.seed import secret_of

from .helpers import GAME

SWITCHED = [
    {},
    {"first_player": "seat_0"},
    {"sheet": "blank"},
    {"clear_impossible_lines": "off"},
    {"guests_face_up_green": "off"},
    {"final_lines_snapshot": "off"},
    {"dagobert_after_end": "on"},
]
SETUPS = [
    GAME.setup(seats, {"version": version, **options})
    for version in ("little_builders", "grand_architects")
    for seats in (2, 3, 4)
    for options in SWITCHED
]


def name_of(setup):
    return " ".join([str(setup.seats), *setup.options.values()])


def random_play(setup, seed):
    """Every position of a random play, with who decided what in it."""
    position = GAME.deal(setup, secret_of(seed))
    chance = rng_from(secret_of(seed), "decisions")
    played = []
    while position.to_act():
        seats = position.to_act()
        seat = seats[chance.below(len(seats))]
        legal = position.legal(seat)
        assert legal, "a seat that must act has nothing to choose"
        decision = legal[chance.below(len(legal))]
        played.append((position.clone(), seat, decision))
        position.apply(seat, decision)
    return played, position


def some(played, every):
    """Some moments of a play, never the same part of it."""
    return played[every // 2 :: every]


def seen(position, seat):
    return position.view(seat), position.legal(seat), position.question(seat), position.to_act()


def refusals(position, seat):
    return [position.refusal(seat, choice) for choice in GAME.decisions.all]


@pytest.mark.parametrize("setup", SETUPS, ids=name_of)
def test_a_random_play_ends_with_everything_in_its_place(setup):
    played, end = random_play(setup, 7)

    assert 0 < len(played) <= longest(setup)
    for position, _, _ in [*some(played, 40), (end, 0, None)]:
        count(GAME, position)
    result = end.result()
    assert [sum(line.points[s] for line in result.lines) for s in range(setup.seats)] == result.points
    assert min(result.places) == 1
    assert setup.value("clear_impossible_lines") == "off" or end.finisher >= 0


@pytest.mark.parametrize("setup", SETUPS, ids=name_of)
def test_refusals_say_what_the_legal_list_says(setup):
    played, _ = random_play(setup, 3)
    for position, _, _ in some(played, 90):
        for seat in range(setup.seats):
            legal = position.legal(seat)
            allowed = [c for c in GAME.decisions.all if position.refusal(seat, c) is None]
            assert sorted(c.index for c in legal) == [c.index for c in allowed]


@pytest.mark.parametrize("setup", SETUPS, ids=name_of)
def test_a_seat_cannot_tell_a_sample_from_the_true_world(setup):
    played, _ = random_play(setup, 11)
    for position, actor, decision in some(played, 120):
        for seat in range(setup.seats):
            chance = rng_from(secret_of(seat), "worlds")
            truth, refused = seen(position, seat), refusals(position, seat)
            for _ in range(5):
                world = position.sample(seat, chance)
                assert seen(world, seat) == truth
                assert refusals(world, seat) == refused
                assert world.view(None) == position.view(None)
        check_reveals(position, actor, decision)


def check_reveals(position, seat, decision):
    """A decision that reveals nothing ends alike in every world of the seat that made it."""
    after = position.clone()
    after.apply(seat, decision)
    if after.reveals != position.reveals:
        return
    chance = rng_from(secret_of(1), "what if")
    for _ in range(5):
        world = position.sample(seat, chance)
        world.apply(seat, decision)
        assert seen(world, seat) == seen(after, seat)
        assert world.reveals == after.reveals


@pytest.mark.parametrize("version", ["little_builders", "grand_architects"])
def test_clones_play_on_alike_and_leave_each_other_alone(version):
    played, end = random_play(GAME.setup(3, {"version": version}), 5)
    for number in range(10, len(played), 70):
        position = played[number][0]
        before = seen(position, 0)
        clone = position.clone()
        for _, seat, decision in played[number:]:
            clone.apply(seat, decision)
        assert clone.view(None) == end.view(None)
        assert seen(position, 0) == before


@pytest.mark.parametrize("version", ["little_builders", "grand_architects"])
def test_a_sample_has_chance_of_its_own_and_another_pile(version):
    position = GAME.deal(GAME.setup(2, {"version": version}), secret_of(1))
    assert isinstance(position, OhMonChateauPosition)
    chance = rng_from(secret_of(2), "worlds")
    worlds = [position.sample(0, chance) for _ in range(5)]

    assert any(list(world.pile) != list(position.pile) for world in worlds)
    for world in worlds:
        assert words(world.rng) != words(position.rng)
        assert sorted(world.pile) == sorted(position.pile)


def words(rng: Rng):
    return [rng.a, rng.b, rng.c, rng.d]


@pytest.mark.parametrize("version", ["little_builders", "grand_architects"])
def test_a_record_reads_back_and_replays(version):
    setup = GAME.setup(4, {"version": version})
    played, end = random_play(setup, 9)
    lines = [(seat, decision.notation) for _, seat, decision in played]
    names = [f"player {seat}" for seat in range(4)]
    record = Record(
        GAME.name, GAME.edition, GAME.components, setup, secret_of(9), names, lines, end.result().points
    )

    read = read_record(record.to_text())

    assert read.to_text() == record.to_text()
    assert replay(GAME, read)[-1].view(None) == end.view(None)


def test_every_decision_has_a_notation_that_reads_back():
    for index, choice in enumerate(GAME.decisions.all):
        assert choice.index == index
        assert GAME.decisions.parse(choice.notation) is choice
    assert len(GAME.decisions) == 265
