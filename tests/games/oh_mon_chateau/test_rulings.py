"""OC-R  Rulings that belong to no single chapter: hidden guests, computer players, the names of things."""

import pytest

from tablee.bots.bot import RandomBot
from tablee.bots.playout import play_out
from tablee.kernel.errors import SetupError
from tablee.kernel.rng import rng_from
from tablee.kernel.seed import secret_of

from .helpers import (
    GAME,
    building,
    finish,
    give_guests,
    green,
    guests_of,
    listen,
    nearly_done,
    new_game,
    next_guests,
    play,
    points,
    put,
)


@pytest.mark.rule("OC-R23", "OC-7.3")
def test_green_guests_lie_open() -> None:
    state = green()
    give_guests(state, 0, "green_king")

    for viewer in (0, 1, None):
        guests = state.view(viewer).seats[0].guests
        assert guests is not None
        assert [guest.guest for guest in guests] == ["green_king"]


@pytest.mark.rule("OC-R23")
def test_face_down_guests_are_known_to_their_owner_alone_until_the_score() -> None:
    state = green(guests_face_up_green="off")
    next_guests(state, "green_queen green_miner")
    put(state, 0, "g_r4c3 g_r4c4")
    story = listen(state)
    building(state)
    play(state, "0 build g_keep")

    assert guests_of(state, 0) == ["green_queen"]
    for viewer in (1, None):
        seat = state.view(viewer).seats[0]
        assert (seat.guests, seat.guest_count) == (None, 1)
        assert (seat.score.guests, seat.score.total) == (None, 0)
        assert "green_queen" in state.view(viewer).unseen
    assert state.view(0).seats[0].score.total == 4
    assert "green_queen" not in state.view(0).unseen
    assert [(e.name, e.words, e.audience) for e in story if e.name.startswith("guest")] == [
        ("guest-came-hidden", [], None),
        ("guest-is", ["green_queen"], 0),
    ]


@pytest.mark.rule("OC-R23")
def test_face_down_guests_of_others_may_be_any_unseen_ones_in_a_sample() -> None:
    state = green(3, guests_face_up_green="off")
    give_guests(state, 0, "green_king green_cook")
    give_guests(state, 1, "green_queen")
    chance = rng_from(secret_of(1))
    imagined = set()
    for _ in range(60):
        world = state.sample(0, chance)
        assert guests_of(world, 0) == ["green_king", "green_cook"]
        assert len(guests_of(world, 1)) == 1
        assert world.view(0) == state.view(0)
        imagined |= set(guests_of(world, 1))

    assert len(imagined) > 8
    assert not imagined & {"green_king", "green_cook"}


@pytest.mark.rule("OC-R23")
def test_face_down_guests_are_turned_up_for_the_score() -> None:
    state = green(guests_face_up_green="off")
    nearly_done(state, 0, "floor")
    give_guests(state, 1, "green_king")
    next_guests(state, "green_miner")
    put(state, 0, "g_r4c3 g_r4c4")
    building(state)
    reveals = state.reveals
    play(state, "0 build g_keep")

    assert state.reveals == reveals + 2
    assert points(finish(state), "guests") == [1, 4]
    assert state.view(None).seats[1].guests is not None


@pytest.mark.rule("OC-R41", "OC-R42")
def test_computer_players_can_take_every_seat_and_nobody_plays_alone() -> None:
    secret = secret_of(3)
    state = GAME.deal(GAME.setup(3), secret)

    played = play_out(state, [RandomBot(), RandomBot(), RandomBot()], secret)

    assert len(played.points) == 3
    with pytest.raises(SetupError):
        GAME.setup(1)


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_every_word_of_the_notation_has_a_printed_name_of_its_own(lang: str) -> None:
    words = {word for choice in GAME.decisions.all for word in choice.words}
    green_words = {word for word in words if not word.startswith("b_")}
    blue_words = {word for word in words if not word.startswith("g_")}

    for played in (green_words, blue_words):
        names = {GAME.component_name(word, lang) for word in played}
        assert len(names) == len(played)
        assert not names & played


def test_two_lines_that_build_the_same_are_told_apart_by_their_cells() -> None:
    assert GAME.component_name("g_flag_2_left", "en") == "Flag, points: 2 (Food 1 + Gold 3)"
    assert GAME.component_name("g_flag_1", "fr") == "Drapeau, points : 1"
    assert GAME.component_name("g_tower_5", "fr") == "Tour à 5 points"
    assert GAME.component_name("flag_back_2", "fr") == "mur du fond, place 2"


def test_guests_are_listed_in_the_order_of_their_arrival() -> None:
    state = new_game()
    give_guests(state, 0, "green_dagobert green_king green_cook")

    assert guests_of(state, 0) == ["green_dagobert", "green_king", "green_cook"]
