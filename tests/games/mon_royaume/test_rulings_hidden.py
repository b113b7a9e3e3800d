"""MR-R13, MR-R16, MR-R18, MR-R24, MR-R41, MR-R42  Who may know what, fact by fact.

A fact is known to a seat if it is the same in every world that the seat cannot tell from the true one, and hidden if
such worlds differ in it. `sample` gives such worlds; the view of each must equal the true one.
"""

from collections.abc import Callable
from pathlib import Path

import pytest

from tablee.kernel.ints import ints
from tablee.kernel.rng import rng_from
from tablee.kernel.seed import secret_of

from .helpers import (
    HER_KINGDOM,
    HER_TILES,
    MonRoyaumePosition,
    build,
    build_all,
    build_bards,
    builders,
    choose_first,
    edited_game,
    give_markers,
    give_tokens,
    holding,
    lay,
    legal_lines,
    new_game,
    pick_first,
    play,
)

Fact = Callable[[MonRoyaumePosition], object]


def worlds(state: MonRoyaumePosition, seat: int, count: int = 12) -> list[MonRoyaumePosition]:
    """Worlds that the seat cannot tell from the true one: its view and its choices are the same in all of them."""
    found = [state.sample(seat, rng_from(secret_of(number))) for number in range(count)]
    for world in found:
        assert world.view(seat) == state.view(seat)
        assert world.legal(seat) == state.legal(seat)
    return found


def knows(state: MonRoyaumePosition, seat: int, fact: Fact) -> bool:
    return all(fact(world) == fact(state) for world in worlds(state, seat))


def hand_of(seat: int) -> Fact:
    """The tiles that a seat holds."""

    def fact(state: MonRoyaumePosition) -> object:
        start, left = state.hand_start(state.hand_of(seat)), state.hand_mask(state.hand_of(seat))
        return [int(state.stack[start + place]) for place in range(7) if left >> place & 1]

    return fact


def undealt(state: MonRoyaumePosition) -> list[int]:
    return list(state.stack)[(state.round + 1) * state.seats * 7 :]


def seventh_tiles(state: MonRoyaumePosition) -> list[int]:
    return [state.stack[seat * 7 + 6] for seat in range(state.seats)]


def tales_in_the_box(state: MonRoyaumePosition) -> list[int]:
    return list(state.tales)[3 * state.seats :]


def sealed_by(seat: int) -> Fact:
    return lambda state: int(state.sealed(seat))


def tokens_of(seat: int) -> Fact:
    return lambda state: [int(state.tokens(seat, kind)) for kind in range(4)]


def kingdom_of(seat: int) -> Fact:
    return lambda state: [int(state.slot(seat, slot)) for slot in range(10)]


@pytest.mark.rule("MR-1.5", "MR-R12", "MR-R38")
def test_level_options_seats_and_removed_tiles_are_known_to_all() -> None:
    state = new_game(2, age="adult,child", youngest="1", advanced_bard="on")
    for viewer in (None, 0, 1):
        view = state.view(viewer)
        assert (view.level, view.advanced_bard, view.caller, len(view.removed)) == ("complete", True, 1, 20)
        assert [seat.age for seat in view.seats] == ["adult", "child"]


@pytest.mark.rule("MR-2.5", "MR-R42")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_order_and_contents_of_the_stack_are_known_to_nobody(seats: int) -> None:
    state = new_game(seats)
    for seat in range(seats):
        assert not knows(state, seat, undealt)


@pytest.mark.rule("MR-3.1")
def test_a_hand_is_known_to_its_holder_alone() -> None:
    state = new_game(3)
    for seat in range(3):
        assert [knows(state, seat, hand_of(other)) for other in range(3)] == [
            other == seat for other in range(3)
        ]
    assert state.view(None).me is None


@pytest.mark.rule("MR-3.1", "MR-3.6")
def test_earlier_holders_remember_what_they_passed() -> None:
    state = new_game(4)
    pick_first(state, 2)

    assert [knows(state, 0, hand_of(other)) for other in range(4)] == [True, True, True, False]
    me = state.view(0).me
    assert me is not None
    assert [hand.holder for hand in me.remembered] == [1, 2]
    for hand in me.remembered:
        holder = state.view(hand.holder).me
        assert holder is not None
        assert hand.tiles == holder.hand


@pytest.mark.rule("MR-3.10")
def test_memory_of_the_hands_begins_anew_in_round_two() -> None:
    state = new_game(3)
    choose_first(state, "discard")
    pick_first(state)

    assert state.round == 1
    assert [knows(state, 0, hand_of(other)) for other in range(3)] == [True, False, False]


@pytest.mark.rule("MR-R13", "MR-3.3")
def test_a_chosen_tile_is_known_to_its_owner_alone_before_the_reveal() -> None:
    state = holding("dragon mill forge", "witch", "troll")
    play(state, "0 pick dragon")
    other = holding("dragon mill forge", "witch", "troll")
    play(other, "0 pick mill")

    assert knows(state, 0, sealed_by(0))
    for viewer in (1, 2):
        assert not knows(state, viewer, sealed_by(0))
    for onlooker in (None, 1, 2):
        assert state.view(onlooker) == other.view(onlooker)


@pytest.mark.rule("MR-3.4")
def test_tiles_in_front_are_known_to_all() -> None:
    state = new_game(3)
    pick_first(state, 4)
    tiles = [seat.tiles for seat in state.view(None).seats]

    assert [len(names) for names in tiles] == [4, 4, 4]
    for seat in range(3):
        assert [view.tiles for view in state.view(seat).seats] == tiles


@pytest.mark.rule("MR-R18", "MR-R42")
def test_a_seventh_tile_is_known_to_those_who_held_it_and_to_no_onlooker() -> None:
    state, other = new_game(3), new_game(3)
    stack = list(state.stack)
    stack[6], stack[-1] = stack[-1], stack[6]
    other.stack = ints(stack)
    assert seventh_tiles(state) != seventh_tiles(other)
    for world in (state, other):
        pick_first(world, 6)

    assert state.view(None) == other.view(None)
    for seat in range(3):
        assert knows(state, seat, seventh_tiles)


@pytest.mark.rule("MR-3.11", "MR-R42")
@pytest.mark.parametrize("seats", [2, 3])
def test_tiles_never_dealt_stay_unknown_to_the_end(seats: int) -> None:
    state = new_game(seats)
    choose_first(state, "build")
    build_all(state)

    for seat in range(seats):
        assert not knows(state, seat, undealt)


@pytest.mark.rule("MR-2.6", "MR-R16", "MR-R42")
@pytest.mark.parametrize("level", ["complete", "simplified_2"])
def test_dealt_tales_are_known_to_all_and_the_others_to_nobody(level: str) -> None:
    state = new_game(3, level=level)
    dealt = [[tale.tale for tale in seat.tales] for seat in state.view(None).seats]
    choose_first(state, "build")
    build_all(state)

    assert [[tale.tale for tale in seat.tales] for seat in state.view(None).seats] == dealt
    for seat in range(3):
        assert not knows(state, seat, tales_in_the_box)


@pytest.mark.rule("MR-2.6")
def test_the_tales_left_in_the_box_are_of_known_types() -> None:
    state = new_game(3)

    def types(world: MonRoyaumePosition) -> list[int]:
        return [world.box.tales[tale].type for tale in tales_in_the_box(world)]

    assert knows(state, 0, types)


@pytest.mark.rule("MR-3.2", "MR-2.8", "MR-R42")
def test_the_cards_turned_up_are_known_to_all_and_those_of_the_pile_to_nobody() -> None:
    state = new_game(2)
    for step in ("discard", "build"):
        for seat in (0, 1):
            assert knows(state, seat, lambda world: list(world.adventures)[: 6 * (world.round + 1)])
            assert not knows(state, seat, lambda world: list(world.adventures)[6 * (world.round + 1) :])
        choose_first(state, step)
        if step == "discard":
            pick_first(state)


@pytest.mark.rule("MR-R24")
def test_how_many_tokens_a_seat_has_is_known_to_all_and_their_kinds_to_nobody() -> None:
    state = builders(HER_TILES)
    give_tokens(state, 0, "lute lute flute sword")
    for viewer in (None, 0, 1):
        view = state.view(viewer)
        assert [seat.tokens for seat in view.seats] == [4, 0]
        assert [seat.token_kinds for seat in view.seats] == [None, None]
        assert view.supply == 44
    for seat in (0, 1):
        assert not knows(state, seat, tokens_of(0))
        assert knows(state, seat, lambda world: int(world.token_count(0)))
        assert not knows(state, seat, lambda world: list(world.supply))


@pytest.mark.rule("MR-R24")
def test_a_table_may_let_owners_look_at_their_own_tokens(tmp_path: Path) -> None:
    game = edited_game(tmp_path, ('"face_down_until_show"', '"owner_only"'))
    state = new_game(3, game=game)
    give_tokens(state, 0, "lute lute flute sword")
    give_tokens(state, 1, "cape")

    assert state.view(0).seats[0].token_kinds == {"lute": 2, "flute": 1, "cape": 0, "sword": 1}
    assert state.view(0).seats[1].token_kinds is None
    assert [seat.token_kinds for seat in state.view(None).seats] == [None, None, None]
    assert knows(state, 0, tokens_of(0))
    assert not knows(state, 0, tokens_of(1))
    assert not knows(state, 2, tokens_of(0))


@pytest.mark.rule("MR-7.1", "MR-R24")
def test_from_the_show_on_the_kinds_of_all_tokens_are_known_to_all() -> None:
    state = builders(HER_TILES)
    give_tokens(state, 0, "lute lute flute sword")
    build_all(state)

    for seat in (0, 1):
        assert knows(state, seat, tokens_of(0))


@pytest.mark.rule("MR-R25")
def test_markers_are_known_to_all() -> None:
    state = builders(HER_TILES)
    give_markers(state, 1, 3)

    for viewer in (None, 0, 1):
        assert [seat.markers for seat in state.view(viewer).seats] == [0, 3]


@pytest.mark.rule("MR-R41")
def test_a_kingdom_under_construction_is_known_to_its_builder_alone() -> None:
    state = builders(HER_TILES)
    empty = state.clone()
    lay(state, 0, "woodcutter farmer scarecrow* knight")

    assert knows(state, 0, kingdom_of(0))
    assert not knows(state, 1, kingdom_of(0))
    for viewer in (None, 1):
        assert state.view(viewer) == empty.view(viewer)


@pytest.mark.rule("MR-R41", "MR-R13")
def test_a_confirmed_kingdom_stays_hidden_until_all_are_confirmed() -> None:
    state, other = builders(HER_TILES), builders(HER_TILES)
    build(state, 0, HER_KINGDOM)
    build_bards(other, 0)

    assert not knows(state, 1, kingdom_of(0))
    for viewer in (None, 1):
        assert state.view(viewer) == other.view(viewer)

    build_bards(state, 1)
    assert knows(state, 1, kingdom_of(0))


@pytest.mark.rule("MR-2.8", "MR-R42")
def test_the_bard_pile_is_known_to_nobody_and_what_was_shown_to_all() -> None:
    state = builders(HER_TILES)
    for seat in (0, 1):
        assert not knows(state, seat, lambda world: list(world.bards))
    build_all(state)

    for seat in (0, 1):
        assert knows(state, seat, lambda world: list(world.bards)[:8])
        assert not knows(state, seat, lambda world: list(world.bards)[8:])
    assert len(state.view(None).bard_cards) == 8


@pytest.mark.rule("MR-R42")
def test_at_the_end_a_view_still_shows_nothing_that_never_came_out() -> None:
    state = new_game(2)
    choose_first(state, "build")
    build_all(state)
    for seat in (0, 1):
        for world in worlds(state, seat, 5):
            assert world.view(None) == state.view(None)
    assert (state.view(0).adventures, state.view(0).stack) == ([], 8)


@pytest.mark.rule("MR-8.9")
def test_scores_are_known_to_all_at_the_end_and_the_own_kingdoms_points_while_building() -> None:
    state = builders(HER_TILES)
    lay(state, 0, "woodcutter farmer scarecrow knight")
    assert [seat.kingdom_points for seat in state.view(0).seats] == [4, None]
    assert (state.view(0).points, state.view(0).sheet) == (None, None)

    build_bards(state, 0)
    build_bards(state, 1)
    result = state.result()
    assert result is not None
    for viewer in (None, 0, 1):
        assert state.view(viewer).points == result.points
        assert state.view(viewer).places == result.places


@pytest.mark.rule("MR-R13", "MR-R16", "MR-R41")
@pytest.mark.parametrize("level", ["simplified_1", "simplified_2", "complete"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_at_every_moment_a_seat_cannot_tell_sampled_worlds_from_the_true_one(seats: int, level: str) -> None:
    state = new_game(seats, seed=seats, level=level, youngest="1")
    moment = 0
    while state.to_act():
        for seat in state.to_act():
            lines = legal_lines(state, seat)
            play(state, f"{seat} {lines[moment % len(lines)]}")
            moment += 1
            if moment % 3 == 0:
                for viewer in range(seats):
                    worlds(state, viewer, 2)
    assert moment > 40
