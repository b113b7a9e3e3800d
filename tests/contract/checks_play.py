"""What every play must hold: it repeats itself, clones are independent, the legal list is the truth, it ends."""

import pytest

from contract.census import census_of
from contract.plays import encoded, random_decision, random_play
from contract.rulebooks import rules_of
from contract.snapshot import snapshot
from tablee.kernel.errors import IllegalDecision
from tablee.kernel.play import play, why_not


def check_same_seed_same_play(game, setup, seed):
    """The same seed and the same decisions give the same positions, to the last attribute and view."""
    played = random_play(game, setup, seed)
    one, other = played.start(), played.start()
    for seat, decision in played.lines:
        assert snapshot(game, one) == snapshot(game, other)
        one.apply(seat, decision)
        other.apply(seat, decision)
    assert snapshot(game, one) == snapshot(game, other)
    for seat in [*range(setup.seats), None]:
        assert encoded(one.view(seat)) == encoded(other.view(seat))


def check_clones(game, setup, seed, moments=5):
    """A clone equals its original, plays on as it would, and leaves it alone."""
    played = random_play(game, setup, seed)
    chance = played.chance("clones")
    for number in [0, *played.moments(moments), len(played.lines)]:
        position = played.position(number)
        before = snapshot(game, position)
        clone = position.clone()
        assert snapshot(game, clone) == before
        for seat, decision in played.lines[number:]:
            clone.apply(seat, decision)
        assert snapshot(game, clone) == snapshot(game, played.position(len(played.lines)))
        assert snapshot(game, position) == before
        check_original_leaves_clone_alone(game, position, chance)


def check_original_leaves_clone_alone(game, position, chance):
    clone = position.clone()
    before = snapshot(game, clone)
    for _ in range(10):
        if position.to_act():
            position.apply(*random_decision(position, chance))
    assert snapshot(game, clone) == before


def check_legal(game, setup, seed, moments=2):
    """`legal` is there for whoever must act, in a stable order, and says the same as `refusal`."""
    played = random_play(game, setup, seed)
    position = played.start()
    closely = set(played.moments(moments))
    for number, line in enumerate([*played.lines, None]):
        for seat in range(setup.seats):
            check_legal_list(position, seat)
            if number in closely:
                check_refusals(game, position, seat)
        assert (position.result() is None) == bool(position.to_act())
        if line is not None:
            position.apply(*line)


def check_legal_list(position, seat):
    legal = position.legal(seat)
    assert bool(legal) == (seat in position.to_act())
    assert len({decision.index for decision in legal}) == len(legal)
    assert position.legal(seat) == legal
    assert position.clone().legal(seat) == legal
    assert isinstance(position.question(seat), str)


def check_refusals(game, position, seat):
    """Everything outside `legal` is refused with a rule that can be read; a refused decision changes nothing."""
    legal = position.legal(seat)
    refused = []
    asked = position.to_act()
    for decision in game.decisions.all:
        refusal = position.refusal(seat, decision)
        assert seat not in asked or why_not(position, seat, decision) == refusal
        assert (refusal is None) == (decision in legal), f"seat {seat}, {decision}: {refusal}"
        if refusal is not None:
            assert refusal.rule in rules_of(game.name), f"{decision} is refused with {refusal}"
            refused.append(decision)
    before = snapshot(game, position)
    for decision in refused[:: max(1, len(refused) // 5)]:
        check_is_refused(position, seat, decision)
    assert snapshot(game, position) == before


def check_is_refused(position, seat, decision):
    allowed = [legal.notation for legal in position.legal(seat)]
    with pytest.raises(IllegalDecision) as refused:
        play(position, seat, decision)
    assert refused.value.refusal == why_not(position, seat, decision)
    assert refused.value.allowed == allowed


def check_components(game, setup, seed, moments=8):
    """Every component is somewhere exactly once, in the true world and in every imagined one."""
    census = census_of(game.name)
    played = random_play(game, setup, seed)
    for position in [played.start(), *played.positions(moments), played.position(len(played.lines))]:
        census.count(game, position)
        for seat in range(setup.seats):
            census.count(game, position.sample(seat, played.chance("census")))


def check_ends(game, setup, seed):
    """A play ends within the bound of its game, with a place for every seat and lines that add up."""
    played = random_play(game, setup, seed)
    assert len(played.lines) <= census_of(game.name).longest(setup)
    result = played.position(len(played.lines)).result()
    assert len(result.points) == len(result.places) == setup.seats
    assert min(result.places) == 1 or setup.seats == 1
    assert result.winners() == [seat for seat, place in enumerate(result.places) if place == 1]
    assert [sum(line.points[seat] for line in result.lines) for seat in range(setup.seats)] == result.points
