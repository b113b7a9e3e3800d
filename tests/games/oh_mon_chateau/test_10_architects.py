"""OC-10  Grand Architects: the display, lightning, reactivation and theft, hourglass guests."""

import pytest

from tablee.games.oh_mon_chateau.components import GRAND_ARCHITECTS

from .helpers import (
    GAME,
    blue,
    building,
    cells_of,
    give_floors,
    give_guests,
    give_residents,
    green,
    guests_of,
    legal_lines,
    listen,
    new_game,
    next_guests,
    on_board,
    play,
    put,
    refusal,
    rolled,
    rule_against,
    show_guests,
    told,
    with_dagobert,
)


@pytest.mark.rule("OC-10.1")
def test_the_course_of_the_turn_is_the_same_in_both_versions() -> None:
    for state in (green(), blue()):
        steps = [state.view(None).step]
        rolled(state, "residents", "residents")
        steps.append(state.view(None).step)
        play(state, "0 residents die_1", "0 residents die_2", "1 pass")
        steps.append(state.view(None).step)
        assert steps == ["roll", "dice", "roll"]
        assert state.residents(0) == 4


@pytest.mark.rule("OC-10.2")
def test_a_floor_brings_one_guest_of_the_display_which_is_filled_up() -> None:
    state = blue()
    show_guests(state, "king queen jester")
    next_guests(state, "prince")
    put(state, 0, "b_r2c0 b_r2c1")
    building(state)
    play(state, "0 build b_keep")
    assert legal_lines(state, 0) == ["take king", "take queen", "take jester"]
    assert rule_against(state, "0 take prince") == "OC-10.2"
    assert rule_against(state, "0 stop") == "OC-10.2"
    reveals = state.reveals

    play(state, "0 take queen")

    assert state.view(None).display == ["king", "prince", "jester"]
    assert guests_of(state, 0) == ["queen"]
    assert state.view(1).seats[0].guests == state.view(0).seats[0].guests
    assert state.reveals == reveals + 1


@pytest.mark.rule("OC-10.3", "OC-R26")
def test_after_sixteen_floors_there_are_still_three_guests_to_choose_from() -> None:
    state = new_game(4, version="grand_architects")
    for seat in range(4):
        for number in range(4):
            put(state, seat, "b_r2c0 b_r2c1")
            give_floors(state, seat, number)
            state.finisher = -1
            building(state, seat)
            play(state, f"{seat} build b_keep")
            play(state, f"{seat} {legal_lines(state, seat)[0]}")
            while state.effect >= 0:
                play(state, f"{seat} stop")

    assert len(state.view(None).display) == 3
    assert state.view(None).pile == 1
    assert sum(len(guests_of(state, seat)) for seat in range(4)) == 16


@pytest.mark.rule("OC-10.4")
def test_there_are_eight_lightning_six_hourglass_and_six_crown_guests() -> None:
    types = [guest.type for guest in GAME.box.decks[GRAND_ARCHITECTS].guests]

    assert [types.count(kind) for kind in range(3)] == [8, 6, 6]


@pytest.mark.rule("OC-10.5")
def test_a_lightning_guest_acts_on_arrival_after_the_display_is_filled() -> None:
    state = blue()
    show_guests(state, "merchant queen jester")
    next_guests(state, "prince")
    put(state, 0, "b_r2c0 b_r2c1")
    story = listen(state)
    building(state)
    play(state, "0 build b_keep", "0 take merchant")

    assert told(story)[-2:] == ["0: guest-came merchant", "-1: guest-turned-up prince"]
    assert state.view(None).display == ["prince", "queen", "jester"]
    effect = state.view(0).effect
    assert effect is not None
    assert (effect.guest, effect.left) == ("merchant", 2)
    assert legal_lines(state, 0) == [f"put {cell}" for cell in cells_of(state, "gold").split()] + ["stop"]


@pytest.mark.rule("OC-10.6", "OC-R36")
def test_only_an_own_lightning_guest_is_reactivated_again_and_again() -> None:
    state = blue()
    give_guests(state, 0, "bohemian knight")
    give_guests(state, 1, "miner")
    for expected in (4, 8, 12):
        put(state, 0, "b_r2c0 b_r3c0")
        building(state)
        play(state, "0 build b_reactivate")
        assert legal_lines(state, 0) == ["reactivate bohemian"]
        assert refusal(state, "0 reactivate miner").reason == "not-your-guest"
        assert refusal(state, "0 reactivate knight").reason == "not-a-lightning-guest"
        assert rule_against(state, "0 stop") == "OC-10.6"
        play(state, "0 reactivate bohemian", "0 draw")
        assert state.residents(0) == expected


@pytest.mark.rule("OC-R46")
def test_a_guest_can_be_reactivated_in_the_step_in_which_it_arrived() -> None:
    state = blue()
    show_guests(state, "peasant queen jester")
    put(state, 0, "b_r2c0 b_r2c1 b_r3c0")
    building(state)
    play(state, "0 build b_keep", "0 take peasant", "0 put b_r2c0", "0 put b_r1c3")

    play(state, "0 build b_reactivate", "0 reactivate peasant", "0 put b_r2c0", "0 put b_r2c4")

    assert on_board(state, 0) == {"b_r1c3", "b_r2c0", "b_r2c4"}


@pytest.mark.rule("OC-10.7")
def test_a_stolen_lightning_guest_acts_at_once_for_the_thief() -> None:
    state = blue(3)
    give_guests(state, 2, "bohemian")
    give_residents(state, 2, 4)
    put(state, 0, "b_r1c1 b_r1c2 b_r1c3")
    building(state)
    story = listen(state)
    play(state, "0 build b_steal", "0 steal bohemian", "0 draw")

    assert told(story, "stolen") == ["0: stolen bohemian seat_2"]
    assert (guests_of(state, 0), guests_of(state, 2)) == (["bohemian"], [])
    assert (state.residents(0), state.residents(2)) == (4, 4)


@pytest.mark.rule("OC-10.7", "OC-11.12")
def test_what_may_not_be_stolen() -> None:
    state = blue(3)
    give_guests(state, 0, "prince" if "prince" not in state.view(0).display else "king")
    give_guests(state, 1, "queen guard")
    give_guests(state, 2, "courtesan")
    put(state, 0, "b_r1c1 b_r1c2 b_r1c3")
    building(state)
    play(state, "0 build b_steal")

    assert legal_lines(state, 0) == ["steal guard", "steal courtesan"]
    assert refusal(state, "0 steal queen").words == ["queen", "seat_1"]
    assert refusal(state, "0 steal king").reason == "already-your-guest"
    assert refusal(state, "0 steal monk").reason == "nobody-has-this-guest"
    assert rule_against(state, "0 stop") == "OC-10.7"


@pytest.mark.rule("OC-10.7")
def test_a_stolen_hourglass_guest_works_for_the_thief_and_no_longer_for_the_victim() -> None:
    state = blue()
    give_guests(state, 1, "knight")
    put(state, 0, "b_r1c1 b_r1c2 b_r1c3")
    building(state)
    play(state, "0 build b_steal", "0 steal knight")
    rolled(state, "residents", "residents", seat=1)

    assert rule_against(state, "1 place die_1 b_r0c2") == "OC-4.2"
    assert "place die_1 b_r0c2" in legal_lines(state, 0)


@pytest.mark.rule("OC-10.8")
def test_hourglass_guests_work_on_the_turns_of_others_too() -> None:
    state = blue()
    give_guests(state, 1, "knight")
    rolled(state, "residents", "residents", seat=0)

    play(state, "1 place die_1 b_r3c4")

    assert (on_board(state, 1), state.residents(1)) == ({"b_r3c4"}, 0)


@pytest.mark.rule("OC-10.8")
def test_an_instead_effect_is_open_when_the_base_effect_is_not_and_fulfils_the_duty() -> None:
    state = blue()
    give_guests(state, 0, "knight")
    give_residents(state, 0, 30)
    rolled(state, "residents", "wood")
    assert "skip die_1" in legal_lines(state, 0)
    play(state, "0 place die_1 b_r3c4")
    assert on_board(state, 0) == {"b_r3c4"}

    state = blue()
    give_guests(state, 0, "knight")
    rolled(state, "residents", "wood")
    assert rule_against(state, "0 skip die_1") == "OC-4.5"
    play(state, "0 place die_1 b_r3c4")
    assert state.residents(0) == 0


@pytest.mark.rule("OC-10.8")
def test_hourglass_guests_work_on_dagoberts_die() -> None:
    state = blue()
    give_guests(state, 0, "cook")
    with_dagobert(state, "food")

    play(state, "0 place die_dagobert b_r2c0", "0 place die_dagobert b_r2c4")

    assert state.residents(0) == 2


@pytest.mark.rule("OC-10.9")
def test_theft_changes_no_floors_and_guests_may_outnumber_them() -> None:
    state = blue()
    give_guests(state, 1, "queen")
    give_floors(state, 1, 1)
    put(state, 0, "b_r1c1 b_r1c2 b_r1c3")
    building(state)
    play(state, "0 build b_steal", "0 steal queen")

    assert [state.floors(seat) for seat in (0, 1)] == [0, 1]
    assert [len(guests_of(state, seat)) for seat in (0, 1)] == [1, 0]


@pytest.mark.rule("OC-10.10")
def test_a_lightning_effect_may_be_declined_or_done_in_part() -> None:
    state = blue()
    show_guests(state, "lumberjack queen jester")
    put(state, 0, "b_r2c0 b_r2c1")
    building(state)
    play(state, "0 build b_keep", "0 take lumberjack")
    declined = state.clone()
    play(declined, "0 stop")
    assert on_board(declined, 0) == set()

    play(state, "0 put b_r0c2", "0 stop")
    assert on_board(state, 0) == {"b_r0c2"}
    assert state.view(None).effect is None


@pytest.mark.rule("OC-10.10")
def test_what_cannot_be_done_is_lost() -> None:
    state = blue()
    give_guests(state, 0, "lumberjack architect")
    give_residents(state, 0, 30)
    put(state, 0, "b_r2c0 b_r3c0 b_r0c2 b_r2c1 b_r3c3")
    building(state)
    play(state, "0 build b_reactivate", "0 reactivate lumberjack")
    assert state.view(None).effect is None

    put(state, 0, "b_r2c0 b_r3c0 b_r0c2 b_r2c1")
    building(state)
    play(state, "0 build b_reactivate", "0 reactivate lumberjack")
    assert legal_lines(state, 0) == ["put b_r3c3", "stop"]
    play(state, "0 put b_r3c3")
    assert state.view(None).effect is None


@pytest.mark.rule("OC-10.10", "OC-4.5")
def test_no_use_of_dagoberts_die_is_a_duty() -> None:
    state = blue()
    with_dagobert(state, "wood")

    assert "stop" in legal_lines(state, 0)
    play(state, "0 place die_dagobert b_r0c2", "0 stop")
    assert on_board(state, 0) == {"b_r0c2"}


@pytest.mark.rule("OC-10.11")
def test_reactivating_and_stealing_are_no_parts() -> None:
    state = blue()
    give_guests(state, 0, "bohemian")
    give_guests(state, 1, "queen")
    put(state, 0, "b_r2c0 b_r3c0 b_r1c1 b_r1c2 b_r1c3")
    building(state)
    play(state, "0 build b_reactivate", "0 reactivate bohemian", "0 draw", "0 build b_steal", "0 steal queen")

    assert state.parts(0) == 0
