"""TG-9  End of the game."""

import pytest

from .helpers import (
    edited_game,
    ended,
    give,
    hurry,
    listen,
    my_part,
    new_game,
    play,
    points,
    result_of,
    set_area,
    told,
)

NOTHING = {"coins": 0, "potions": 0, "combat": 0, "magic": 0, "prestige": 0}


def ending(*amounts: dict[str, int], seats: int = 0):
    """A game about to end with heroes alone in their areas and exactly these amounts."""
    state = new_game(seats or len(amounts))
    for seat in range(state.seats):
        give(state, seat, **(NOTHING | (amounts[seat] if seat < len(amounts) else {})))
    return state


@pytest.mark.rule("TG-9.1")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_game_ends_after_step_2_of_round_10_with_empty_piles(seats: int) -> None:
    state = new_game(seats)

    hurry(state, rounds=9)
    assert state.view(None).piles == [0, 0, 0]
    assert state.result() is None
    hurry(state)

    assert result_of(state).points
    assert [slot.tile for slot in state.view(None).board if slot.tile]


@pytest.mark.rule("TG-9.2", "TG-R1")
def test_the_most_of_each_resource_brings_four_prestige() -> None:
    state = ending({"combat": 3, "coins": 1}, {"magic": 1, "potions": 2, "coins": 4})

    result = ended(state)

    assert points(result, "majority_combat") == [4, 0]
    assert points(result, "majority_magic") == [0, 4]
    assert points(result, "majority_potions") == [0, 4]
    assert points(result, "majority_coins") == [0, 4]
    assert result.points == [4, 12]


@pytest.mark.rule("TG-9.2")
def test_majorities_are_worth_what_the_component_file_says(tmp_path) -> None:
    game = edited_game(tmp_path, ("majority_prestige = 4", "majority_prestige = 7"))
    state = new_game(2, game=game)
    give(state, 0, **(NOTHING | {"combat": 1}))
    give(state, 1, **NOTHING)

    assert points(ended(state), "majority_combat") == [7, 0]


@pytest.mark.rule("TG-9.3")
def test_all_who_tie_have_the_majority() -> None:
    state = ending({"combat": 2}, {"combat": 2}, {"combat": 1})

    assert points(ended(state), "majority_combat") == [4, 4, 0]


@pytest.mark.rule("TG-9.3", "TG-R8")
def test_a_tie_at_zero_is_a_majority_for_everybody() -> None:
    state = ending({}, {}, {})

    assert ended(state).points == [16, 16, 16]


@pytest.mark.rule("TG-9.4", "TG-R24")
def test_end_gains_come_after_majorities_and_all_count_the_same_position() -> None:
    state = ending({"combat": 2}, {"combat": 2})
    set_area(state, 0, "hero_paladin / champion 0,1 / herald 1,1 / king 0,2")

    result = ended(state)

    assert points(result, "majority_combat") == [4, 4]
    assert points(result, "end_gains") == [2 * 2 + 3 * 4 + 2 * 3, 0]


@pytest.mark.rule("TG-9.4")
@pytest.mark.parametrize(
    ("tile", "area", "expected"),
    [
        ("barbarian_ally", "goblin 1,0", 2),
        ("cartographer", "village 1,0", 2),
        ("antiquary", "potion_crate 1,0", 2),
        ("king", "bard 1,0", 4),
    ],
)
def test_what_each_character_of_the_end_counts(tile: str, area: str, expected: int) -> None:
    state = ending({}, {})
    set_area(state, 0, f"hero_paladin / {area} / {tile} 0,-1")

    assert points(ended(state), "end_gains")[0] == expected


@pytest.mark.rule("TG-9.4")
def test_the_view_shows_what_each_tile_will_bring_as_things_stand() -> None:
    state = ending({"magic": 3}, {})
    set_area(state, 0, "hero_paladin / archmage 0,1")

    assert [tile.end_gain for tile in state.view(None).seats[0].area] == [0, 6]


@pytest.mark.rule("TG-9.5")
def test_leftovers_are_worth_nothing_by_themselves() -> None:
    state = ending({"coins": 9, "potions": 9, "combat": 9, "magic": 9}, {"prestige": 17})

    assert ended(state).points == [16, 17]
    assert ended(state).winners() == [1]


@pytest.mark.rule("TG-9.6", "TG-R2")
@pytest.mark.parametrize(
    ("mine", "theirs", "places"),
    [
        ({"combat": 1, "prestige": 0}, {"prestige": 4}, [1, 2]),
        ({"magic": 1}, {"potions": 1}, [1, 2]),
        ({"potions": 1}, {"coins": 1}, [1, 2]),
        ({"combat": 1, "coins": 9}, {"magic": 5, "potions": 5}, [1, 2]),
        ({"coins": 1, "prestige": 0}, {"prestige": 4}, [1, 2]),
    ],
)
def test_combat_then_magic_then_potions_then_coins_break_ties(mine, theirs, places) -> None:
    state = ending(mine, theirs)

    result = ended(state)

    assert result.points[0] == result.points[1]
    assert result.places == places


@pytest.mark.rule("TG-9.6")
def test_whoever_falls_behind_at_one_comparison_is_out_of_the_next() -> None:
    """Equal points; the third has most Magic but less Combat than the first two."""
    state = ending(
        {"combat": 2, "magic": 0, "potions": 1},
        {"combat": 2, "magic": 0, "potions": 0, "prestige": 4},
        {"combat": 1, "magic": 5, "potions": 0, "prestige": 4},
    )

    result = ended(state)

    assert len(set(result.points)) == 1
    assert result.places == [1, 2, 3]


@pytest.mark.rule("TG-R2")
def test_the_order_of_the_tie_break_stands_in_the_component_file(tmp_path) -> None:
    old = '[tie_break]\nresources = ["combat", "magic", "potions", "coins"]'
    game = edited_game(tmp_path, (old, old.replace('"combat", "magic"', '"magic", "combat"')))
    state = new_game(2, game=game)
    give(state, 0, **(NOTHING | {"combat": 1}))
    give(state, 1, **(NOTHING | {"magic": 1}))

    assert ended(state).places == [2, 1]


@pytest.mark.rule("TG-9.7", "TG-9.8")
def test_players_equal_in_everything_share_the_place() -> None:
    state = ending({}, {}, {"prestige": -1})

    result = ended(state)

    assert result.places == [1, 1, 3]
    assert result.winners() == [0, 1]


@pytest.mark.rule("TG-9.8")
def test_other_places_follow_from_the_same_comparison() -> None:
    state = ending({"prestige": 50}, {"magic": 1}, {"prestige": 4, "potions": 0})

    result = ended(state)

    assert result.points[1:] == [4 * 4, 4 * 4]
    assert result.places == [1, 2, 3]


@pytest.mark.rule("TG-9.1")
def test_the_score_sheet_is_told_line_by_line() -> None:
    state = new_game(2)
    hurry(state, rounds=9)
    story = listen(state)
    hurry(state)

    result = result_of(state)
    assert [line.name for line in result.lines] == [
        "prestige",
        "majority_combat",
        "majority_magic",
        "majority_potions",
        "majority_coins",
        "end_gains",
    ]
    told_majorities = told(story, "majority")
    assert len(told_majorities) == sum(points > 0 for line in result.lines[1:5] for points in line.points)
    assert state.view(None).points == result.points


@pytest.mark.rule("TG-9.4", "TG-6.10")
def test_an_end_gain_does_nothing_when_the_tile_is_placed() -> None:
    state = my_part("archmage", coins=3, magic=4)

    play(state, "0 play archmage", "0 place 0,-1")

    assert state.amount(0, 0) == 0
    assert state.amount(0, 4) == 5
