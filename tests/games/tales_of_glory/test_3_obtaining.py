"""TG-3  The round, and step 1: obtain a tile."""

import pytest

from tablee.kernel.history import History

from .helpers import (
    board,
    decision,
    finish_parts,
    hurry,
    legal_lines,
    listen,
    new_game,
    play,
    refusal,
    told,
)


def select(state, *slots: int) -> None:
    """Everybody lays a card, seat by seat."""
    play(state, *[f"{seat} select slot_{slot}" for seat, slot in enumerate(slots)])


def begun_by(holder: int, seats: int, **options: str):
    """A game whose first holder is this seat."""
    longest = ",".join("yes" if seat == holder else "no" for seat in range(seats))
    return new_game(seats, has_longest_name=longest, **options)


@pytest.mark.rule("TG-3.1")
def test_a_round_has_three_steps_and_the_tenth_only_two() -> None:
    state = new_game(3)
    story = listen(state)

    hurry(state)

    names = [event.name for event in story]
    assert names.index("took") < names.index("first-player") < names.index("discarded") < names.index("drawn")
    assert state.view(None).round == 2

    hurry(state, rounds=8)
    left = state.view(None).piles
    hurry(state)
    assert left == [0, 0, 0]
    assert len([name for name in (event.name for event in story) if name == "drawn"]) == 9


@pytest.mark.rule("TG-3.1")
def test_a_seat_that_is_not_asked_is_told_so() -> None:
    state = new_game(3)
    select(state, 1)

    found = state.refusal(0, decision(state, "select slot_2"))

    assert found is not None
    assert (found.rule, found.reason) == ("TG-3.1", "nothing-asked")


@pytest.mark.rule("TG-3.2")
def test_everybody_selects_at_once_and_must_choose_a_slot() -> None:
    state = new_game(4)

    assert state.to_act() == [0, 1, 2, 3]
    assert refusal(state, "0 finish").rule == "TG-3.2"
    assert refusal(state, "0 take slot_1").rule == "TG-3.2"


@pytest.mark.rule("TG-3.2")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_slot_holds_a_tile_at_every_selection(seats: int) -> None:
    state = new_game(seats)

    for _ in range(10):
        assert all(board(state))
        hurry(state)


@pytest.mark.rule("TG-3.2", "TG-R29")
def test_a_card_laid_is_seen_by_its_owner_alone_until_all_lie() -> None:
    state = new_game(3)

    play(state, "1 select slot_4")

    assert state.view(1).me.card == 4
    assert [seat.card for seat in state.view(0).seats] == [None, None, None]
    assert [seat.answered for seat in state.view(0).seats] == [False, True, False]
    assert state.view(0) == moved(state, "1 select slot_4", "1 select slot_2").view(0)


def moved(state, old: str, new: str):
    """The same moment, had that one card been another."""
    history = History(new_game(3))
    seat, _, line = new.partition(" ")
    assert old != new
    history.play(int(seat), decision(state, line))
    return history.now


@pytest.mark.rule("TG-3.2", "TG-R37")
def test_a_card_may_be_exchanged_until_the_last_one_lies() -> None:
    history = History(new_game(2))
    history.play(0, decision(history.now, "select slot_1"))

    assert history.can_take_back(0)
    history.take_back(0)
    history.play(0, decision(history.now, "select slot_5"))
    history.play(1, decision(history.now, "select slot_6"))

    assert not history.can_take_back(0)
    assert history.now.view(None).seats[0].card == 5


@pytest.mark.rule("TG-3.3")
def test_cards_are_revealed_together_and_tiles_taken_in_turn_order() -> None:
    state = begun_by(1, 3)
    tiles = board(state)
    story = listen(state)

    select(state, 2, 2, 5)

    assert told(story, "took", "late") == [
        f"1: took {tiles[1]} slot_2",
        f"2: took {tiles[4]} slot_5",
        "0: late slot_2",
    ]
    assert [seat.card for seat in state.view(0).seats] == [2, 2, 5]
    assert state.reveals == new_game(3).reveals + 1


@pytest.mark.rule("TG-3.3")
def test_every_card_is_available_in_every_round() -> None:
    state = new_game(2)
    for _ in range(3):
        assert legal_lines(state, 0)[0] == "select slot_1"
        select(state, 1, 2)
        finish_parts(state)


@pytest.mark.rule("TG-3.4")
def test_latecomers_take_any_tile_left_in_turn_order() -> None:
    state = begun_by(2, 4)

    select(state, 3, 3, 3, 3)

    assert state.to_act() == [3]
    assert legal_lines(state, 3) == [f"take slot_{slot}" for slot in (1, 2, 4, 5, 6, 7, 8)]
    play(state, "3 take slot_8")
    assert state.to_act() == [0]
    assert refusal(state, "0 take slot_8").rule == "TG-3.4"
    play(state, "0 take slot_1", "1 take slot_2")
    assert state.view(None).step == "play"


@pytest.mark.rule("TG-3.4")
def test_nobody_may_pass_in_catch_up() -> None:
    state = begun_by(0, 2)

    select(state, 3, 3)

    assert refusal(state, "1 finish").rule == "TG-3.4"
    assert refusal(state, "1 take slot_7").rule == "TG-R26"


@pytest.mark.rule("TG-3.5")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_everybody_ends_step_1_with_one_tile_and_its_slot(seats: int) -> None:
    state = new_game(seats)

    select(state, *[1] * seats)
    while state.view(None).step == "catch_up":
        seat = state.to_act()[0]
        play(state, f"{seat} {legal_lines(state, seat)[-1]}")

    taken = [seat.taken for seat in state.view(None).seats]
    assert len(set(taken)) == seats
    assert None not in taken
    slots = [seat.taken_from for seat in state.view(None).seats]
    assert len(set(slots)) == seats
    assert min(slots) == 1


@pytest.mark.rule("TG-3.6", "TG-R25")
def test_the_lowest_slot_really_taken_gets_the_token() -> None:
    state = begun_by(0, 3)

    select(state, 4, 4, 2)
    play(state, "1 take slot_1")

    assert state.holder == 1


@pytest.mark.rule("TG-3.6", "TG-R25")
def test_the_holder_cannot_keep_the_token_then_the_second_lowest_gets_it() -> None:
    state = begun_by(0, 3)

    select(state, 1, 6, 5)

    assert state.holder == 2


@pytest.mark.rule("TG-3.6", "TG-6.4", "TG-R40")
def test_the_token_changes_hands_even_if_it_was_won_by_a_gain() -> None:
    state = begun_by(0, 3)
    hurry(state)
    state.holder = 1

    select(state, 3, 1, 2)

    assert state.holder == 2


@pytest.mark.rule("TG-3.7")
@pytest.mark.parametrize("slots", [(1, 2), (2, 1), (6, 5)])
def test_with_two_players_the_token_goes_to_the_other(slots: tuple[int, int]) -> None:
    state = begun_by(0, 2)

    select(state, *slots)

    assert state.holder == 1
