"""History: playing with events, and taking back until new information came out."""

import pytest

from contract.plays import game_of
from contract.snapshot import snapshot
from tablee.kernel.errors import IllegalDecision
from tablee.kernel.history import History
from tablee.kernel.seed import secret_of


def history_of(name, seats):
    game = game_of(name)
    return game, History(game.deal(game.setup(seats), secret_of(1)))


def refused_to_take_back(history, seat):
    """The reason why the seat cannot take anything back."""
    assert not history.can_take_back(seat)
    with pytest.raises(IllegalDecision) as refused:
        history.take_back(seat)
    assert refused.value.refusal.rule == "take-back"
    return refused.value.refusal.reason


def played(game, history, *lines):
    """Play lines such as "0 bet"; returns the snapshots before each, and after the last."""
    trail = [snapshot(game, history.now)]
    for line in lines:
        history.play(int(line[0]), game.decisions.parse(line[2:]))
        trail.append(snapshot(game, history.now))
    return trail


def test_playing_returns_what_happened_and_leaves_no_story_behind():
    game, history = history_of("kuhn_poker", 2)
    assert [event.name for event in history.play(0, game.decisions.parse("bet"))] == ["bet"]
    assert [event.name for event in history.play(1, game.decisions.parse("call"))] == [
        "call",
        "shows",
        "shows",
    ]
    assert history.now.story is None


def test_a_refused_decision_leaves_no_trace():
    game, history = history_of("kuhn_poker", 2)
    before = snapshot(game, history.now)
    with pytest.raises(IllegalDecision):
        history.play(0, game.decisions.parse("call"))
    assert history.lines == []
    assert snapshot(game, history.now) == before


def test_the_start_is_a_copy():
    game = game_of("connect_four")
    position = game.deal(game.setup(2), secret_of(1))
    history = History(position)
    position.apply(0, game.decisions.parse("drop column_1"))
    assert history.now.view(None).columns[0] == []
    assert history.start.view(None).columns[0] == []


def test_one_decision_is_taken_back():
    game, history = history_of("connect_four", 2)
    before, _ = played(game, history, "0 drop column_4")
    assert history.take_back(0) is game.decisions.parse("drop column_4")
    assert snapshot(game, history.now) == before
    assert history.lines == []


def test_several_decisions_are_taken_back_one_by_one():
    game, history = history_of("mon_royaume", 2)
    first_pick_of_everybody(game, history)
    while "build" not in {history.now.question(seat) for seat in range(2)}:
        seat = history.now.to_act()[0]
        history.play(seat, history.now.legal(seat)[0])
    trail = []
    for _ in range(5):
        trail.append(snapshot(game, history.now))
        history.play(1, history.now.legal(1)[0])
    for before in reversed(trail):
        history.take_back(1)
        assert snapshot(game, history.now) == before
    assert refused_to_take_back(history, 1) == "something-was-revealed"


def first_pick_of_everybody(game, history):
    return played(game, history, *[f"{s} {history.now.legal(s)[0].notation}" for s in history.now.to_act()])


def test_a_seat_that_decided_nothing_has_nothing_to_take_back():
    game, history = history_of("connect_four", 2)
    played(game, history, "0 drop column_4")
    assert refused_to_take_back(history, 1) == "nothing-to-take-back"


def test_what_somebody_answered_to_cannot_be_taken_back():
    game, history = history_of("connect_four", 2)
    played(game, history, "0 drop column_4", "1 drop column_4")
    assert refused_to_take_back(history, 0) == "others-decided-since"
    assert history.can_take_back(1)


@pytest.mark.rule("KP-6")
def test_nothing_is_taken_back_after_something_was_revealed():
    game, history = history_of("kuhn_poker", 2)
    trail = played(game, history, "0 bet", "1 call")
    for seat in range(2):
        assert refused_to_take_back(history, seat) == "something-was-revealed"
    assert snapshot(game, history.now) == trail[-1]
    assert len(history.lines) == 2


@pytest.mark.rule("KP-5")
def test_a_fold_shows_nothing_and_can_be_taken_back():
    game, history = history_of("kuhn_poker", 2)
    trail = played(game, history, "0 bet", "1 fold")
    history.take_back(1)
    assert snapshot(game, history.now) == trail[1]


@pytest.mark.rule("MR-R13")
def test_a_sealed_answer_is_changed_while_the_others_keep_theirs():
    _, history = history_of("mon_royaume", 4)
    firsts = [history.now.legal(seat)[0] for seat in range(4)]
    for seat in range(3):
        history.play(seat, firsts[seat])
    assert history.take_back(1) is firsts[1]
    assert history.now.to_act() == [1, 3]
    assert [line.seat for line in history.lines] == [0, 2]
    assert [history.now.view(seat).me.chosen for seat in (0, 2)] == [firsts[0].words[0], firsts[2].words[0]]
    other = history.now.legal(1)[-1]
    history.play(1, other)
    history.play(3, firsts[3])
    tiles = [seat.tiles for seat in history.now.view(None).seats]
    assert tiles == [firsts[0].words, other.words, firsts[2].words, firsts[3].words]


@pytest.mark.rule("MR-R13")
def test_the_last_sealed_answer_reveals_all_and_stands():
    game, history = history_of("mon_royaume", 3)
    first_pick_of_everybody(game, history)
    for seat in range(3):
        assert refused_to_take_back(history, seat) == "something-was-revealed"


def test_any_moment_of_a_history_can_be_opened():
    game, history = history_of("connect_four", 2)
    trail = played(game, history, "0 drop column_1", "1 drop column_2", "0 drop column_1")
    assert [snapshot(game, history.position_at(number)) for number in range(4)] == trail


def test_all_together_can_go_back_behind_a_reveal():
    game, history = history_of("kuhn_poker", 2)
    trail = played(game, history, "0 check", "1 check")
    history.back_to(1)
    assert snapshot(game, history.now) == trail[1]
    assert [line.decision.notation for line in history.lines] == ["check"]
    played(game, history, "1 bet", "0 fold")
    assert [snapshot(game, history.position_at(number)) for number in range(2)] == trail[:2]
    history.take_back(0)
    assert history.now.to_act() == [0]
