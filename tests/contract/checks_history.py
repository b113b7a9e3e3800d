"""Take-back restores the exact position, notation and records go there and back, replays arrive where the play did."""

import pytest

from contract.plays import random_play
from contract.snapshot import snapshot
from tablee.kernel.errors import IllegalDecision
from tablee.kernel.history import History
from tablee.kernel.record import Record, read_record, replay
from tablee.kernel.seed import secret_of


def check_take_back(game, setup, seed, moments=10):
    """A decision can be taken back exactly as long as nothing came out, and then everything is as it was."""
    played = random_play(game, setup, seed)
    for number in played.moments(moments):
        check_back_and_forth(game, played, number)
        check_others_keep_theirs(game, played.position(number))


def check_back_and_forth(game, played, number, steps=4):
    """Play on a little, then take back until something was revealed; beside a position that is never copied."""
    position = played.position(number)
    history = History(position)
    trail = []
    for seat, decision in played.lines[number : number + steps]:
        trail.append((seat, decision, snapshot(game, position), position.reveals))
        history.play(seat, decision)
        position.apply(seat, decision)
    for number, (_, _, before, _) in enumerate(trail):
        assert snapshot(game, history.position_at(number)) == before
    for seat, decision, before, reveals in reversed(trail):
        if history.now.reveals != reveals:
            check_is_too_late(game, history, seat)
            return
        assert history.can_take_back(seat)
        assert history.take_back(seat) is decision
        assert snapshot(game, history.now) == before
    assert not history.lines


def check_is_too_late(game, history, seat):
    before, lines = snapshot(game, history.now), list(history.lines)
    assert not history.can_take_back(seat)
    with pytest.raises(IllegalDecision) as refused:
        history.take_back(seat)
    assert refused.value.refusal.reason == "something-was-revealed"
    assert snapshot(game, history.now) == before
    assert history.lines == lines


def check_others_keep_theirs(game, position):
    """Of two who decide simultaneously, the first can change its mind without touching the second's answer."""
    seats = position.to_act()
    if len(seats) < 2:
        return
    history = History(position)
    first, second = seats[:2]
    answer, others = position.legal(first)[0], position.legal(second)[-1]
    history.play(first, answer)
    if second not in history.now.to_act():
        return
    history.play(second, others)
    if history.now.reveals != position.reveals:
        return
    alone = position.clone()
    alone.apply(second, others)
    assert history.take_back(first) is answer
    assert snapshot(game, history.now) == snapshot(game, alone)
    assert [(line.seat, line.decision) for line in history.lines] == [(second, others)]


def check_notation(game):
    """Every decision is written in one line that reads back as that very decision."""
    for index, decision in enumerate(game.decisions.all):
        assert decision.index == index
        assert decision.notation.split() == [decision.verb, *decision.words]
        assert game.decisions.parse(decision.notation) is decision
        assert game.decisions.parse(f"  {decision.notation.upper().replace(' ', '   ')} ") is decision
        for word in decision.words:
            assert game.component_name(word, "fr")
            assert game.component_name(word, "en")


def record_of(played, number):
    """The record of a play after that many decisions."""
    result = played.position(number).result()
    return Record(
        played.game.name,
        played.game.edition,
        played.game.components,
        played.setup,
        secret_of(played.seed),
        [f"player {seat}" for seat in range(played.setup.seats)],
        [(seat, decision.notation) for seat, decision in played.lines[:number]],
        None if result is None else result.points,
    )


def check_records(game, setup, seed):
    """A record, finished or not, reads back from text and from JSON and replays to the same position."""
    played = random_play(game, setup, seed)
    for number in [len(played.lines) // 2, len(played.lines)]:
        record = record_of(played, number)
        for read in [read_record(record.to_text()), read_record(record.to_json())]:
            assert read.whole
            assert read.to_text() == record.to_text()
            assert read.to_json() == record.to_json()
            positions = replay(game, read)
            assert len(positions) == number + 1
            assert snapshot(game, positions[-1]) == snapshot(game, played.position(number))
