"""MR-3.9  After each round everybody parts with a tale."""

import pytest

from tablee.kernel.errors import IllegalDecision
from tablee.kernel.history import History

from .helpers import (
    GAME,
    MonRoyaumePosition,
    choose_first,
    decision,
    legal_lines,
    listen,
    new_game,
    play,
    refusal,
    told,
)


def at_the_first_discard(seats: int = 3, **setup: str) -> MonRoyaumePosition:
    state = new_game(seats, 1, GAME, **setup)
    choose_first(state, "discard")
    return state


def tales(state: MonRoyaumePosition, seat: int, kept: bool = True) -> list[str]:
    """The tales that a seat kept, or discarded."""
    return [tale.tale for tale in state.view(None).seats[seat].tales if tale.kept == kept]


@pytest.mark.rule("MR-3.9")
def test_after_round_one_everybody_discards_one_of_three_tales() -> None:
    state = at_the_first_discard()

    assert state.to_act() == [0, 1, 2]
    for seat in range(3):
        assert legal_lines(state, seat) == [f"discard {tale}" for tale in tales(state, seat)]
        assert len(legal_lines(state, seat)) == 3


@pytest.mark.rule("MR-3.9")
def test_after_round_two_everybody_discards_one_of_the_two_left() -> None:
    state = at_the_first_discard()
    going = [tales(state, seat)[1] for seat in range(3)]
    play(state, *[f"{seat} discard {tale}" for seat, tale in enumerate(going)])
    assert state.round == 1
    choose_first(state, "discard")

    assert [len(legal_lines(state, seat)) for seat in range(3)] == [2, 2, 2]
    left = [tales(state, seat) for seat in range(3)]
    play(state, *[f"{seat} discard {left[seat][0]}" for seat in range(3)])

    assert [tales(state, seat) for seat in range(3)] == [[pair[1]] for pair in left]
    assert state.view(None).step == "build"


@pytest.mark.rule("MR-3.9")
def test_the_tale_of_another_player_or_one_already_gone_is_refused() -> None:
    state = at_the_first_discard()
    theirs, mine = tales(state, 1)[0], tales(state, 0)[0]

    assert refusal(state, f"0 discard {theirs}").rule == "MR-3.9"
    assert refusal(state, "0 confirm").rule == "MR-3.9"
    play(state, f"0 discard {mine}", *[f"{seat} {legal_lines(state, seat)[0]}" for seat in (1, 2)])
    choose_first(state, "discard")
    assert refusal(state, f"0 discard {mine}").reason == "not-your-tale"


@pytest.mark.rule("MR-R16")
def test_discards_are_sealed_until_the_last_one_and_then_shown_together() -> None:
    state = at_the_first_discard()
    going = [tales(state, seat)[2] for seat in range(3)]
    story = listen(state)

    play(state, f"1 discard {going[1]}", f"0 discard {going[0]}")
    assert story == []
    assert [len(tales(state, seat)) for seat in range(3)] == [3, 3, 3]
    me = state.view(0).me
    assert me is not None
    assert me.chosen == going[0]
    play(state, f"2 discard {going[2]}")

    assert told(story, "discarded") == [f"{seat}: discarded {going[seat]}" for seat in range(3)]
    assert [tales(state, seat, kept=False) for seat in range(3)] == [[tale] for tale in going]


@pytest.mark.rule("MR-R16")
def test_nobody_sees_the_sealed_discard_of_another() -> None:
    state = at_the_first_discard()
    first, second = state.clone(), state.clone()

    play(first, f"0 discard {tales(state, 0)[0]}")
    play(second, f"0 discard {tales(state, 0)[1]}")

    for viewer in (1, 2, None):
        assert first.view(viewer) == second.view(viewer)
    assert first.view(0) != second.view(0)


@pytest.mark.rule("MR-R13", "MR-R16")
def test_a_discard_can_be_changed_until_the_last_player_has_chosen() -> None:
    state = at_the_first_discard(seats=2)
    first, second, _ = tales(state, 0)
    theirs = tales(state, 1)[0]
    history = History(state)

    history.play(0, decision(state, f"discard {first}"))
    history.take_back(0)
    history.play(0, decision(state, f"discard {second}"))
    history.play(1, decision(state, f"discard {theirs}"))

    assert isinstance(history.now, MonRoyaumePosition)
    assert tales(history.now, 0, kept=False) == [second]
    with pytest.raises(IllegalDecision, match="something was revealed"):
        history.take_back(0)


@pytest.mark.rule("MR-R16", "MR-2.7")
def test_discarded_tales_stay_known_to_all_to_the_end() -> None:
    state = at_the_first_discard(seats=2)
    dealt = [[tale.tale for tale in seat.tales] for seat in state.view(None).seats]

    choose_first(state, "build")

    for viewer in (None, 0, 1):
        assert [[tale.tale for tale in seat.tales] for seat in state.view(viewer).seats] == dealt


@pytest.mark.rule("MR-R17", "MR-9.8")
def test_at_level_two_the_player_chooses_which_of_three_random_tales_go() -> None:
    state = at_the_first_discard(level="simplified_2")

    assert [len(legal_lines(state, seat)) for seat in range(3)] == [3, 3, 3]
    kept = tales(state, 0)[2]
    for place in (0, 0):
        play(state, *[f"{seat} {legal_lines(state, seat)[place]}" for seat in range(3)])
        if state.round == 1 and state.view(None).step == "pick":
            choose_first(state, "discard")

    assert tales(state, 0) == [kept]
