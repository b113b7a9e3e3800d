"""OC-9  The score: towers, sky, residents, flags, guests; ties are shared."""

import pytest

from tablee.games.oh_mon_chateau.end import close
from tablee.kernel.position import Result

from .helpers import (
    GAME,
    OhMonChateauPosition,
    blue,
    building,
    give_clouds,
    give_flags,
    give_floors,
    give_guests,
    give_residents,
    give_towers,
    give_walls,
    green,
    play,
    points,
    put,
)

TABLE = [(0, 0), (1, 1), (3, 1), (4, 2), (6, 2), (7, 3), (9, 3), (10, 5), (12, 5), (13, 7), (15, 7), (16, 9)]
TABLE += [(18, 9), (19, 11), (21, 11), (22, 14), (24, 14), (25, 17), (27, 17), (28, 20), (30, 20)]


def counted(state: OhMonChateauPosition) -> Result:
    """The score if the game ended now."""
    close(state)
    result = state.result()
    assert result is not None
    return result


@pytest.mark.rule("OC-9.1")
def test_the_score_is_the_sum_of_five_lines() -> None:
    state = blue()
    give_towers(state, 0, 5, 2)
    give_clouds(state, 0, 3)
    state.sun = 0
    state.finisher = 0
    give_residents(state, 0, 13)
    give_walls(state, 0, "wall_front")
    give_flags(state, 0, front_1=2, front_2=1)
    give_guests(state, 0, "queen miner")

    result = counted(state)

    assert [(line.name, line.points[0]) for line in result.lines] == [
        ("towers", 7),
        ("sky", 4 + 4 + 6),
        ("residents", 7),
        ("flags", 3),
        ("guests", 4),
    ]
    assert result.points == [7 + 14 + 7 + 3 + 4, 0]


@pytest.mark.rule("OC-9.2")
@pytest.mark.parametrize(("residents", "worth"), TABLE)
def test_the_group_of_the_last_resident_counts_even_if_it_is_not_full(residents: int, worth: int) -> None:
    state = green()
    give_residents(state, 0, residents)

    assert points(counted(state), "residents") == [worth, 0]


@pytest.mark.rule("OC-9.3")
def test_green_guests_count_their_printed_points() -> None:
    state = green()
    give_guests(state, 0, "green_king green_dagobert green_monk")

    assert points(counted(state), "guests") == [4 + 1 + 2, 0]
    assert sum(guest.points for guest in GAME.box.decks[0].guests) == 35


@pytest.mark.rule("OC-9.3")
def test_a_guest_counts_for_whoever_has_it_now() -> None:
    state = blue()
    give_guests(state, 1, "queen")
    put(state, 0, "b_r1c1 b_r1c2 b_r1c3")
    building(state)
    play(state, "0 build b_steal", "0 steal queen")

    assert points(counted(state), "guests") == [3, 0]


@pytest.mark.rule("OC-9.4")
def test_tokens_walls_and_floors_bring_nothing_by_themselves() -> None:
    state = green()
    put(state, 0, "g_r4c3 g_r4c4 g_r1c1")
    give_walls(state, 0, "wall_front wall_back")
    give_floors(state, 0, 3)

    assert counted(state).points == [0, 0]


@pytest.mark.rule("OC-9.5", "OC-R20")
def test_most_points_wins_and_a_tie_is_shared() -> None:
    state = green(4)
    give_towers(state, 0, 5)
    give_towers(state, 1, 2, 5)
    give_towers(state, 2, 5, 2)

    result = counted(state)

    assert result.points == [5, 7, 7, 0]
    assert result.places == [3, 1, 1, 4]
    assert result.winners() == [1, 2]


@pytest.mark.rule("OC-9.1")
def test_the_running_score_is_open_to_everybody() -> None:
    state = green()
    give_towers(state, 1, 5, 5)

    for viewer in (0, 1, None):
        assert state.view(viewer).seats[1].score.total == 10
    assert state.result() is None
    assert state.view(0).points is None
