"""OC-4  Using a die: the six sides, duty and freedom, all at the same time."""

import pytest

from tablee.kernel.history import History

from .helpers import (
    GAME,
    blue,
    cells_of,
    decision,
    give_guests,
    give_residents,
    green,
    legal_lines,
    listen,
    new_game,
    on_board,
    play,
    put,
    refusal,
    rolled,
    rule_against,
    told,
)


def verbs(lines: list[str], die: str) -> set[str]:
    return {line.split()[0] for line in lines if die in line}


@pytest.mark.rule("OC-4.1")
@pytest.mark.parametrize("resource", ["wood", "stone", "gold", "food"])
def test_a_resource_side_puts_a_token_on_a_cell_of_it(resource: str) -> None:
    state = green()
    rolled(state, resource, "residents")

    placing = [line.split()[2] for line in legal_lines(state, 0) if line.startswith("place die_1")]
    assert placing == cells_of(state, resource).split()


@pytest.mark.rule("OC-4.1")
def test_a_token_does_not_go_to_another_resource() -> None:
    state = green()
    rolled(state, "wood", "residents")

    found = refusal(state, "0 place die_1 g_r1c2")
    assert (found.rule, found.words) == ("OC-4.1", ["face_wood", "g_r1c2"])
    assert rule_against(state, "0 place die_2 g_r1c2") == "OC-4.2"


@pytest.mark.rule("OC-4.2")
def test_a_residents_side_draws_two_residents() -> None:
    state = green()
    story = listen(state)
    rolled(state, "residents", "wood")
    play(state, "0 residents die_1")

    assert state.residents(0) == 2
    assert told(story) == ["0: residents 2 2"]
    assert rule_against(state, "0 residents die_2") == "OC-4.2"


@pytest.mark.rule("OC-4.3")
def test_a_question_mark_becomes_any_of_the_five_other_sides() -> None:
    state = green()
    rolled(state, "any", "wood")

    lines = [line for line in legal_lines(state, 0) if "die_1" in line]
    assert len([line for line in lines if line.startswith("place")]) == 12
    assert {"residents die_1", "skip die_1"} <= set(lines)


@pytest.mark.rule("OC-4.4")
def test_the_active_player_takes_the_dice_in_either_order_one_after_the_other() -> None:
    for first, second in (("die_1", "die_2"), ("die_2", "die_1")):
        state = green()
        rolled(state, "residents", "residents")
        play(state, f"0 residents {first}")
        assert rule_against(state, f"0 residents {first}") == "OC-4.9"
        play(state, f"0 residents {second}")
        assert state.residents(0) == 4


@pytest.mark.rule("OC-4.4", "OC-4.5")
def test_the_last_token_goes_to_the_die_that_is_taken_first() -> None:
    state = green()
    put(state, 0, "g_r0c2 g_r1c2 g_r1c3 g_r2c0 g_r2c1 g_r2c3 g_r2c4 g_r3c0 g_r4c3")
    story = listen(state)
    rolled(state, "wood", "stone")
    assert "place die_1 g_r1c1" in legal_lines(state, 0)
    assert "place die_2 g_r3c4" in legal_lines(state, 0)

    play(state, "0 place die_2 g_r3c4")

    assert told(story, "die-lost") == ["0: die-lost face_wood"]
    assert state.to_act() == [1]


@pytest.mark.rule("OC-4.5", "OC-R1")
@pytest.mark.parametrize("face", ["wood", "residents"])
def test_the_active_player_must_use_a_die_that_can_be_used(face: str) -> None:
    state = green()
    rolled(state, face, "any")

    assert rule_against(state, "0 skip die_1") == "OC-4.5"
    assert refusal(state, "0 skip die_1").words == [f"face_{face}"]


@pytest.mark.rule("OC-4.5", "OC-R2")
def test_a_question_mark_may_be_declined_by_anybody() -> None:
    state = green()
    rolled(state, "any", "any")

    play(state, "0 skip die_1", "0 skip die_2", "1 pass")

    assert (state.view(None).step, state.active) == ("roll", 1)
    assert on_board(state, 0) == on_board(state, 1) == set()


@pytest.mark.rule("OC-4.5", "OC-5.2")
def test_with_one_silhouette_left_one_resident_is_drawn_and_with_none_the_die_is_lost() -> None:
    state = green()
    give_residents(state, 0, 29)
    rolled(state, "residents", "residents")
    assert rule_against(state, "0 skip die_1") == "OC-4.5"

    play(state, "0 residents die_1")

    assert state.residents(0) == 30
    assert 0 not in state.to_act()


@pytest.mark.rule("OC-4.6")
def test_the_others_may_use_either_die_or_none() -> None:
    state = green(3)
    rolled(state, "wood", "residents")

    for seat in (1, 2):
        assert verbs(legal_lines(state, seat), "die_1") == {"place"}
        assert verbs(legal_lines(state, seat), "die_2") == {"residents"}
        assert "pass" in legal_lines(state, seat)
    assert rule_against(state, "1 skip die_1") == "OC-4.6"


@pytest.mark.rule("OC-4.6")
def test_dice_are_not_used_up() -> None:
    state = green(3)
    rolled(state, "wood", "stone")
    play(state, "0 place die_1 g_r0c2", "1 place die_1 g_r0c2", "2 place die_1 g_r0c2")

    assert [on_board(state, seat) for seat in range(3)] == [{"g_r0c2"}] * 3


@pytest.mark.rule("OC-4.7")
def test_everybody_makes_something_else_of_a_question_mark() -> None:
    state = green(3)
    rolled(state, "any", "wood")
    play(state, "0 place die_1 g_r1c2", "1 residents die_1", "2 place die_1 g_r4c3")

    assert on_board(state, 0) == {"g_r1c2"}
    assert (on_board(state, 1), state.residents(1)) == (set(), 2)
    assert on_board(state, 2) == {"g_r4c3"}


@pytest.mark.rule("OC-4.8")
def test_twice_the_same_side_is_used_twice_by_the_active_player_and_once_by_the_others() -> None:
    state = green()
    rolled(state, "gold", "gold")
    play(state, "0 place die_1 g_r1c2", "1 place die_2 g_r1c2", "0 place die_2 g_r2c3")

    assert on_board(state, 0) == {"g_r1c2", "g_r2c3"}
    assert on_board(state, 1) == {"g_r1c2"}
    assert state.view(None).step == "roll"


@pytest.mark.rule("OC-4.9")
def test_a_useless_die_is_lost_without_a_question_and_a_useless_roll_asks_nobody() -> None:
    state = green(3)
    put(state, 0, cells_of(state, "gold"))
    put(state, 2, cells_of(state, "gold", "wood"))
    rolled(state, "gold", "wood")

    assert [die.used for die in state.view(None).dice] == [True, False]
    assert state.to_act() == [0, 1]
    assert state.view(None).seats[2].through


@pytest.mark.rule("OC-4.9")
def test_what_is_done_is_done_and_who_has_passed_stays_out() -> None:
    state = green(3)
    rolled(state, "wood", "stone")
    play(state, "1 pass", "2 place die_1 g_r0c2")

    for seat in (1, 2):
        assert state.legal(seat) == []
        assert rule_against(state, f"{seat} place die_2 g_r3c4") == "OC-3.1"


@pytest.mark.rule("OC-4.9")
def test_dagoberts_die_is_not_among_the_dice_of_the_turn() -> None:
    state = blue()
    rolled(state, "wood", "any")

    assert rule_against(state, "0 place die_dagobert b_r0c2") == "OC-11.4"


@pytest.mark.rule("OC-R3")
def test_the_order_in_which_seats_use_the_dice_cannot_matter() -> None:
    lines = ["0 place die_1 b_r0c2", "0 residents die_2", "1 place die_2 b_r1c1", "2 residents die_2"]
    ends = []
    for order in ([0, 1, 2, 3], [3, 2, 0, 1], [2, 0, 3, 1]):
        state = blue(3)
        give_guests(state, 1, "knight")
        rolled(state, "wood", "residents")
        play(state, *[lines[number] for number in order])
        ends.append(state.view(None))

    assert ends[0] == ends[1] == ends[2]


@pytest.mark.rule("OC-R3")
def test_uses_are_open_and_can_be_taken_back_until_the_next_roll() -> None:
    state = green()
    rolled(state, "wood", "stone")
    history = History(state)
    history.play(1, decision("place die_1 g_r0c2"))
    history.play(0, decision("place die_1 g_r1c1"))
    seen = history.now.view(0).seats[1]
    assert [cell.cell for cell in seen.cells if cell.token] == ["g_r0c2"]

    assert history.take_back(1).notation == "place die_1 g_r0c2"
    assert history.now.to_act() == [0, 1]


@pytest.mark.rule("OC-4.9")
def test_questions_say_whether_both_dice_or_one_are_meant() -> None:
    state = green()
    rolled(state, "wood", "stone")

    assert [state.question(seat) for seat in range(2)] == ["dice-both", "dice-one"]
    play(state, "1 pass")
    assert state.question(1) == "wait"


@pytest.mark.rule("OC-4.5")
def test_other_decisions_are_refused_with_the_dice() -> None:
    state = new_game()
    rolled(state, "wood", "stone")

    assert rule_against(state, "0 stop") == "OC-3.3"
    assert rule_against(state, "0 cloud die_1") == "OC-11.9"
    assert rule_against(state, "0 monk die_1 flag_front_1") == "OC-11.13"
    assert rule_against(state, "0 cook die_1") == "OC-11.11"
    assert len([choice for choice in GAME.decisions.all if state.refusal(0, choice) is None]) == 6
