"""The greedy bot: it knows no more than its seat, takes what looks best, and beats random seats."""

import pytest

from tablee.bots.bot import Bot, RandomBot, Seen
from tablee.bots.oh_mon_chateau.greedy import GreedyBot
from tablee.bots.playout import play_out
from tablee.kernel.rng import rng_from
from tablee.kernel.seed import secret_of, secret_of_game

from .helpers import (
    GAME,
    OhMonChateauPosition,
    blue,
    building,
    cells_of,
    give_flags,
    give_guests,
    give_residents,
    give_towers,
    give_walls,
    green,
    nearly_done,
    play,
    put,
    rolled,
    show_guests,
)


def choice(state: OhMonChateauPosition, seat: int = 0, seed: int = 1) -> str:
    """What the greedy bot chooses here."""
    return GreedyBot().choose(Seen(state, seat), rng_from(secret_of(seed))).notation


@pytest.mark.parametrize("version", ["little_builders", "grand_architects"])
def test_it_beats_two_random_seats(version: str) -> None:
    wins = 0
    for number in range(12):
        secret = secret_of_game(2, number)
        state = GAME.deal(GAME.setup(3, {"version": version}), secret)
        bots: list[Bot] = [GreedyBot() if seat == number % 3 else RandomBot() for seat in range(3)]
        wins += play_out(state, bots, secret).places[number % 3] == 1

    assert wins >= 11


@pytest.mark.parametrize("version", ["little_builders", "grand_architects"])
@pytest.mark.parametrize("face_up", ["on", "off"])
def test_it_chooses_alike_in_every_world_that_its_seat_cannot_tell_apart(version: str, face_up: str) -> None:
    secret = secret_of(6)
    setup = GAME.setup(3, {"version": version, "guests_face_up_green": face_up})
    state = GAME.deal(setup, secret)
    assert isinstance(state, OhMonChateauPosition)
    chance = rng_from(secret, "worlds")
    for number in range(150):
        seat = state.to_act()[0]
        chosen = choice(state, seat, number)
        assert choice(state.sample(seat, chance), seat, number + 1) == chosen
        play(state, f"{seat} {chosen}")


def test_it_uses_a_plain_side_before_a_question_mark_that_could_do_the_same() -> None:
    state = green()
    put(state, 0, "g_r1c1 g_r1c2")
    rolled(state, "stone", "any")

    assert choice(state) == "place die_1 g_r1c3"


def test_it_passes_only_when_nothing_helps() -> None:
    state = green()
    rolled(state, "wood", "food")

    assert choice(state, 1).startswith("place")


def test_of_crossing_towers_it_builds_the_higher_one() -> None:
    state = green()
    put(state, 0, "g_r1c1 g_r1c2 g_r1c3 g_r2c1")
    building(state)

    assert choice(state) == "build g_tower_5"


def test_it_uses_other_lines_before_the_part_that_ends_the_game() -> None:
    state = green()
    nearly_done(state, 0, "tower")
    put(state, 0, "g_r1c1 g_r2c1 g_r2c3 g_r2c4")
    building(state)
    assert choice(state) == "build g_flag_2_right"

    play(state, "0 build g_flag_2_right", "0 flag flag_front_1")
    assert choice(state) == "build g_tower_2"


def test_it_does_not_end_the_game_for_somebody_else() -> None:
    state = green()
    nearly_done(state, 0, "tower")
    give_towers(state, 1, 5, 5, 5)
    give_residents(state, 1, 30)
    put(state, 0, "g_r1c1 g_r2c1")
    building(state)

    assert choice(state) == "stop"


def test_it_clears_a_line_that_is_only_in_the_way() -> None:
    state = green()
    give_towers(state, 0, 5, 5, 5, 5)
    put(state, 0, "g_r1c1 g_r1c2 g_r1c3 g_r2c1")
    give_walls(state, 0, "wall_front wall_back wall_left wall_right")
    give_flags(state, 0, front_1=1, front_2=1, back_1=1, back_2=1, left_1=1, right_1=1)
    building(state)

    assert choice(state).startswith("clear")


def test_it_invites_the_king_to_a_castle_full_of_flags() -> None:
    state = blue()
    show_guests(state, "king troll knight")
    give_walls(state, 0, "wall_front wall_back")
    give_flags(state, 0, front_1=1, front_2=1, back_1=1, back_2=1)
    put(state, 0, "b_r2c0 b_r2c1")
    building(state)
    play(state, "0 build b_keep")

    assert choice(state) == "take king"


def test_it_steals_the_best_guest_and_takes_what_a_guest_brings() -> None:
    state = blue()
    give_guests(state, 1, "queen troll")
    put(state, 0, "b_r1c1 b_r1c2 b_r1c3")
    building(state)
    play(state, "0 build b_steal")
    assert choice(state) == "steal queen"

    state = blue()
    give_guests(state, 0, "architect")
    put(state, 0, "b_r2c0 b_r3c0 b_r1c2")
    building(state)
    play(state, "0 build b_reactivate", "0 reactivate architect")
    assert choice(state).startswith(("put", "draw"))


def test_its_magician_completes_a_line_or_leaves_the_tokens_alone() -> None:
    state = blue()
    give_guests(state, 0, "magician")
    put(state, 0, "b_r2c0 b_r3c0 b_r1c1 b_r2c1 b_r3c3")
    building(state)
    play(state, "0 build b_reactivate", "0 reactivate magician")
    chosen = choice(state)
    assert chosen == "lift b_r3c3"
    play(state, f"0 {chosen}")
    assert choice(state) == "put b_r3c1"


def test_it_draws_a_flag_with_the_monk_when_gold_is_lost() -> None:
    state = blue()
    give_guests(state, 0, "monk")
    give_walls(state, 0, "wall_left")
    put(state, 0, cells_of(state, "gold"))
    rolled(state, "gold", "gold")

    assert choice(state) == "monk die_1 flag_left_1"
