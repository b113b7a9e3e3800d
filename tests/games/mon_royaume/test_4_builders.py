"""MR-4.1 to MR-4.5, MR-4.7, MR-4.8  Building a kingdom: rows, colours, the black castle, ten of twelve tiles."""

import pytest

from tablee.games.mon_royaume.components import SLOTS
from tablee.kernel.errors import IllegalDecision
from tablee.kernel.history import History

from .helpers import (
    HER_KINGDOM,
    HER_TILES,
    MonRoyaumePosition,
    build,
    build_bards,
    builders,
    decision,
    finished,
    kingdom_lines,
    lay,
    legal_lines,
    listen,
    play,
    points,
    refusal,
    told,
)

NO_MONSTER = "woodcutter farmer knight knight / forest wheat_field border_post / mill forge / -"


def slots_open(state: MonRoyaumePosition, seat: int) -> list[str]:
    """The slots into which something may be laid now."""
    return [slot for slot in SLOTS if any(line.endswith(slot) for line in legal_lines(state, seat))]


def face_up(state: MonRoyaumePosition, seat: int, slot: str) -> set[str]:
    """The tiles that may be laid face up into a slot."""
    lines = legal_lines(state, seat)
    return {line.split()[1] for line in lines if line.startswith("place") and line.endswith(slot)}


@pytest.mark.rule("MR-4.1", "MR-R44")
def test_a_kingdom_has_ten_slots_four_three_two_and_one() -> None:
    state = builders(HER_TILES)
    kingdom = state.view(0).seats[0].kingdom

    assert kingdom is not None
    assert " ".join(slot.slot for slot in kingdom) == "r1s1 r1s2 r1s3 r1s4 r2s1 r2s2 r2s3 r3s1 r3s2 r4s1"
    assert all(slot.tile is None for slot in kingdom)


@pytest.mark.rule("MR-4.1", "MR-R41")
def test_all_players_build_at_the_same_time() -> None:
    state = builders(HER_TILES, seats=3)

    assert state.to_act() == [0, 1, 2]
    play(state, "2 bard " + legal_lines(state, 2)[-1].split(maxsplit=1)[1], "0 place farmer r1s1")
    assert state.to_act() == [0, 1, 2]


@pytest.mark.rule("MR-4.1")
def test_a_slot_takes_one_tile() -> None:
    state = builders(HER_TILES)
    lay(state, 0, "farmer")

    assert refusal(state, "0 place knight r1s1").rule == "MR-4.1"
    assert refusal(state, "0 bard knight r1s1").reason == "slot-taken"
    assert refusal(state, "0 pick knight").rule == "MR-4.1"


@pytest.mark.rule("MR-4.2")
def test_a_slot_opens_when_both_slots_below_it_are_filled() -> None:
    state = builders(HER_TILES)
    assert slots_open(state, 0) == ["r1s1", "r1s2", "r1s3", "r1s4"]

    lay(state, 0, "woodcutter farmer - knight")
    assert slots_open(state, 0) == ["r1s3", "r2s1"]
    lay(state, 0, "- - scarecrow -")
    assert slots_open(state, 0) == ["r2s1", "r2s2", "r2s3"]
    lay(state, 0, " / quarry* wheat_field")
    assert slots_open(state, 0) == ["r2s3", "r3s1"]
    lay(state, 0, " / - - border_post / mill forge")
    assert slots_open(state, 0) == ["r4s1"]


@pytest.mark.rule("MR-4.2")
def test_a_tile_with_only_one_tile_below_is_refused_bard_or_not() -> None:
    state = builders(HER_TILES)
    lay(state, 0, "woodcutter - farmer")

    for line in ("0 place wheat_field r2s2", "0 bard wheat_field r2s2", "0 bard mill r3s1"):
        assert refusal(state, line).rule == "MR-4.2"


@pytest.mark.rule("MR-4.2", "MR-R8")
@pytest.mark.parametrize(
    "line",
    [
        "place wheat_field r1s4",
        "place mill r2s2",
        "place farmer r2s2",
        "place black_castle r2s2",
        "place mill r1s4",
    ],
)
def test_a_face_up_tile_lies_only_in_the_row_of_its_level(line: str) -> None:
    state = builders(HER_TILES)
    lay(state, 0, "woodcutter knight scarecrow")

    found = refusal(state, f"0 {line}")

    assert (found.rule, found.reason) == ("MR-R8", "wrong-row")


@pytest.mark.rule("MR-4.3")
@pytest.mark.parametrize("row", ["farmer knight", "knight farmer", "farmer farmer"])
def test_one_tile_below_of_the_same_colour_is_enough(row: str) -> None:
    state = builders("farmer farmer knight wheat_field")
    lay(state, 0, row)

    assert "place wheat_field r2s1" in legal_lines(state, 0)


@pytest.mark.rule("MR-4.3")
def test_without_its_colour_below_a_tile_is_refused_with_the_rule_and_the_slots() -> None:
    state = builders(HER_TILES)
    lay(state, 0, "woodcutter farmer")

    found = refusal(state, "0 place quarry r2s1")

    assert (found.rule, found.reason) == ("MR-4.3", "no-colour-below")
    assert found.words == ["quarry", "blue", "r1s1", "r1s2"]


@pytest.mark.rule("MR-4.3")
def test_workshops_and_coloured_castles_need_their_colour_below_too() -> None:
    state = builders(
        "woodcutter farmer farmer knight forest wheat_field border_post mill forge yellow_castle red_castle"
    )
    lay(state, 0, "woodcutter farmer farmer knight / forest wheat_field border_post")

    assert face_up(state, 0, "r3s1") == {"mill"}
    assert face_up(state, 0, "r3s2") == {"mill", "forge"}
    lay(state, 0, "/ / mill forge")
    assert face_up(state, 0, "r4s1") == {"yellow_castle", "red_castle"}


@pytest.mark.rule("MR-4.3", "MR-R9")
def test_a_coloured_castle_is_refused_where_the_black_one_may_stand() -> None:
    state = builders(
        "scarecrow farmer knight knight wheat_field wheat_field border_post mill forge black_castle blue_castle"
    )
    lay(state, 0, "scarecrow farmer knight knight / wheat_field wheat_field* border_post / mill forge")

    assert face_up(state, 0, "r4s1") == {"black_castle"}
    assert refusal(state, "0 place blue_castle r4s1").rule == "MR-4.3"


@pytest.mark.rule("MR-4.4")
def test_row_one_has_no_colour_condition_and_takes_characters_and_monsters() -> None:
    state = builders("woodcutter dragon healer troll farmer")

    assert {"woodcutter", "dragon", "healer", "troll", "farmer"} <= face_up(state, 0, "r1s1")
    lay(state, 0, "woodcutter dragon healer troll")


@pytest.mark.rule("MR-R10", "MR-4.4")
def test_a_monster_holds_up_the_terrain_of_its_colour() -> None:
    state = builders("dragon witch border_post marsh forest")
    lay(state, 0, "dragon witch")

    assert {"border_post", "marsh"} <= face_up(state, 0, "r2s1")
    assert refusal(state, "0 place forest r2s1").rule == "MR-4.3"


@pytest.mark.rule("MR-4.5", "MR-R9")
def test_the_black_castle_needs_a_monster_in_row_one() -> None:
    state = builders("woodcutter farmer knight knight forest wheat_field border_post mill forge black_castle")
    lay(state, 0, NO_MONSTER)

    found = refusal(state, "0 place black_castle r4s1")

    assert (found.rule, found.reason) == ("MR-4.5", "no-monster")
    assert "bard black_castle r4s1" in legal_lines(state, 0)


@pytest.mark.rule("MR-4.5", "MR-R9")
@pytest.mark.parametrize("monster", ["werewolf", "scarecrow", "dragon", "witch", "troll"])
def test_with_any_monster_the_black_castle_may_stand_on_any_colours(monster: str) -> None:
    state = builders(f"{monster} farmer knight knight forest wheat_field border_post mill forge black_castle")
    lay(state, 0, f"{monster} farmer knight knight / forest* wheat_field border_post / mill forge")

    assert "black_castle" in face_up(state, 0, "r4s1")


@pytest.mark.rule("MR-4.5", "MR-R4", "MR-R9")
def test_a_monster_that_lies_bard_side_up_does_not_admit_the_black_castle() -> None:
    state = builders("dragon farmer knight knight forest wheat_field border_post mill forge black_castle")
    lay(state, 0, "dragon* farmer knight knight / forest* wheat_field border_post / mill forge")

    assert refusal(state, "0 place black_castle r4s1").rule == "MR-4.5"


@pytest.mark.rule("MR-R9")
def test_the_black_castle_is_worth_four_and_may_itself_be_a_bard_anywhere() -> None:
    assert points(finished(HER_KINGDOM, level="simplified_1"), "kingdom")[0] == 18
    state = builders(HER_TILES, level="simplified_1")
    for slot in ("r1s1", "r1s2", "r1s3", "r1s4"):
        assert f"bard black_castle {slot}" in legal_lines(state, 0)
    build(
        state,
        0,
        "woodcutter farmer scarecrow knight / black_castle* wheat_field border_post / mill forge / yellow_castle",
    )
    build_bards(state, 1)

    assert points(state, "kingdom")[0] == 18


@pytest.mark.rule("MR-4.7", "MR-8.2")
def test_a_bard_side_tile_is_worth_nothing() -> None:
    state = builders(HER_TILES)
    for expected, line in [
        (1, "place woodcutter r1s1"),
        (1, "bard farmer r1s2"),
        (2, "place scarecrow r1s3"),
    ]:
        play(state, f"0 {line}")
        assert state.view(0).seats[0].kingdom_points == expected


@pytest.mark.rule("MR-4.8", "MR-R7")
def test_a_kingdom_can_be_confirmed_only_when_all_ten_slots_are_filled() -> None:
    state = builders(HER_TILES)
    lines = kingdom_lines(HER_KINGDOM)
    for line in lines:
        found = refusal(state, "0 confirm")
        assert (found.rule, found.reason) == ("MR-4.8", "kingdom-not-finished")
        play(state, f"0 {line}")

    assert legal_lines(state, 0) == ["confirm"]


@pytest.mark.rule("MR-4.8", "MR-R7")
def test_two_of_the_twelve_tiles_are_left_over() -> None:
    state = builders(HER_TILES)
    lay(state, 0, HER_KINGDOM)

    me = state.view(0).me
    assert me is not None
    assert sorted(me.left_to_place) == ["woodcutter", "yellow_castle"]
    assert refusal(state, "0 bard woodcutter r1s1").rule == "MR-4.1"


@pytest.mark.rule("MR-4.8")
def test_a_tile_can_be_placed_once_and_only_if_it_is_in_front() -> None:
    state = builders(HER_TILES)
    lay(state, 0, "woodcutter woodcutter farmer")

    for tile in ("woodcutter", "farmer", "healer"):
        assert refusal(state, f"0 place {tile} r1s4").reason == "no-such-tile-left"
        assert refusal(state, f"0 bard {tile} r1s4").rule == "MR-4.8"


@pytest.mark.rule("MR-R11")
def test_equal_tiles_in_front_are_one_choice() -> None:
    lines = legal_lines(builders(HER_TILES), 0)

    assert len(lines) == len(set(lines))
    assert lines.count("place woodcutter r1s1") == 1


@pytest.mark.rule("MR-R41", "MR-4.8")
def test_kingdoms_are_hidden_until_everybody_has_confirmed_and_then_shown_together() -> None:
    state = builders(HER_TILES, level="simplified_1")
    story = listen(state)
    build(state, 0, HER_KINGDOM)

    for viewer in (1, None):
        assert state.view(viewer).seats[0].kingdom is None
        assert state.view(viewer).seats[0].kingdom_points is None
        assert state.view(viewer).seats[0].answered
    assert state.view(0).seats[0].kingdom is not None
    assert story == []

    build_bards(state, 1)
    for viewer in (0, 1, None):
        kingdom = state.view(viewer).seats[0].kingdom
        assert kingdom is not None
        assert [(slot.tile, slot.bard) for slot in kingdom[3:6]] == [
            ("knight", False),
            ("quarry", True),
            ("wheat_field", False),
        ]
        assert len(state.view(viewer).seats[0].tiles) == 12
    assert told(story, "kingdom")[0] == (
        "0: kingdom woodcutter farmer scarecrow knight bard wheat_field border_post mill forge black_castle"
    )


@pytest.mark.rule("MR-R13", "MR-R41")
def test_a_kingdom_can_be_changed_until_the_last_one_is_confirmed() -> None:
    state = builders(HER_TILES, level="simplified_1")
    history = History(state)
    for line in [*kingdom_lines(HER_KINGDOM), "confirm"]:
        history.play(0, decision(state, line))

    assert history.take_back(0).notation == "confirm"
    assert history.take_back(0).notation == "place black_castle r4s1"
    history.play(0, decision(state, "bard yellow_castle r4s1"))
    history.play(0, decision(state, "confirm"))
    while history.now.to_act():
        history.play(1, next(d for d in history.now.legal(1) if d.verb in {"bard", "confirm"}))

    result = history.now.result()
    assert result is not None
    assert result.points == [14, 0]
    with pytest.raises(IllegalDecision, match="something was revealed"):
        history.take_back(0)


@pytest.mark.rule("MR-R45", "MR-R1")
def test_ten_bards_are_a_kingdom_worth_nothing() -> None:
    state = builders(HER_TILES, level="simplified_1")

    build_bards(state, 0)
    build_bards(state, 1)

    assert points(state, "kingdom") == [0, 0]


@pytest.mark.rule("MR-R45")
def test_slots_can_be_filled_in_any_order_from_the_bottom_up() -> None:
    state = builders(HER_TILES, level="simplified_1")
    lines = kingdom_lines(HER_KINGDOM)

    play(state, *[f"0 {lines[number]}" for number in (3, 2, 6, 1, 5, 8, 0, 4, 7, 9)], "0 confirm")

    build_bards(state, 1)
    assert points(state, "kingdom") == [18, 0]
