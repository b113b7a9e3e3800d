"""MR-6  The Time of the Adventures: tokens for the elements that are present."""

import pytest

from .helpers import (
    HER_KINGDOM,
    HER_TILES,
    MonRoyaumePosition,
    build_all,
    builders,
    finished,
    give_tokens,
    leave_tokens,
    listen,
    next_tokens,
    tiles_in,
    token_kinds,
    told,
)

# Two small kingdoms: three elements of evil_hungry_moon, and two of hero_border_night.
MOON = "werewolf healer dragon* woodcutter* / forest marsh* quarry* / sawmill* apothecary* / green_castle*"
BORDER = "knight stonecutter troll* witch* / marsh* quarry* forest* / apothecary* sawmill* / red_castle*"


def tokens(state: MonRoyaumePosition) -> list[int]:
    return [seat.tokens for seat in state.view(None).seats]


@pytest.mark.rule("MR-6.1")
@pytest.mark.parametrize(
    ("tale", "due"),
    [("hero_steel_harvest", 3), ("evil_windless_mill", 3), ("love_lantern", 3 + 2), ("love_stone_rose", 1)],
)
def test_every_element_present_brings_a_token(tale: str, due: int) -> None:
    state = finished(HER_KINGDOM, tales=tale)

    assert tokens(state) == [due, 0]
    assert state.view(None).supply == 48 - due


@pytest.mark.rule("MR-6.2")
def test_united_lovers_bring_two_more_tokens() -> None:
    assert tokens(finished(HER_KINGDOM, tales="love_tree"))[0] == 4 + 2


@pytest.mark.rule("MR-6.2", "MR-R29", "MR-R4")
def test_one_lover_alone_or_one_turned_over_brings_neither_gift() -> None:
    for row in ("woodcutter* farmer scarecrow knight", "woodcutter woodcutter scarecrow knight"):
        kingdom = HER_KINGDOM.replace("woodcutter farmer scarecrow knight", row)
        state = builders(HER_TILES, tales="love_tree")
        story = listen(state)
        build_all(state, kingdom)

        assert tokens(state)[0] == 3
        assert told(story, "lovers", "serenade") == []


@pytest.mark.rule("MR-R29", "MR-6.2", "MR-7.5")
def test_united_lovers_bring_both_gifts() -> None:
    state = builders(HER_TILES, tales="love_tree")
    story = listen(state)

    build_all(state, HER_KINGDOM)

    assert told(story, "lovers") == ["0: lovers love_tree 4 5 6"]
    assert len(told(story, "serenade")) == 1


@pytest.mark.rule("MR-6.2", "MR-R43")
def test_both_bonus_tiles_of_a_heroic_tale_bring_no_token_of_their_own() -> None:
    assert tokens(finished(HER_KINGDOM, tales="hero_steel_harvest"))[0] == 3


@pytest.mark.rule("MR-6.3")
def test_the_tokens_join_those_gained_before() -> None:
    state = builders(HER_TILES, tales="love_tree")
    give_tokens(state, 0, "lute sword cape")
    next_tokens(state, "flute " * 6)

    build_all(state, HER_KINGDOM)

    assert token_kinds(state, 0) == ["lute", *["flute"] * 6, "cape", "sword"]


@pytest.mark.rule("MR-R46", "MR-R22")
def test_tokens_are_drawn_one_at_a_time_in_turn_from_the_caller() -> None:
    state = builders(
        tiles_in(MOON),
        "",
        tiles_in(BORDER),
        tales="evil_hungry_moon love_tree hero_border_night",
        youngest="2",
    )
    next_tokens(state, "lute flute cape sword sword lute")

    build_all(state, MOON, "", BORDER)

    assert token_kinds(state, 2) == ["lute", "cape"]
    assert token_kinds(state, 0) == ["flute", "sword", "sword"]
    assert tokens(state) == [3, 0, 2]


@pytest.mark.rule("MR-R22")
@pytest.mark.parametrize(
    ("caller", "left", "drawn"),
    [("0", 4, [2, 0, 2]), ("2", 3, [1, 0, 2]), ("0", 3, [2, 0, 1]), ("1", 1, [0, 0, 1]), ("2", 0, [0, 0, 0])],
)
def test_when_tokens_run_short_they_are_drawn_in_turn_until_none_is_left(
    caller: str, left: int, drawn: list[int]
) -> None:
    state = builders(
        tiles_in(MOON),
        "",
        tiles_in(BORDER),
        tales="evil_hungry_moon love_tree hero_border_night",
        youngest=caller,
    )
    leave_tokens(state, left)

    build_all(state, MOON, "", BORDER)

    assert tokens(state) == drawn
    assert state.view(None).supply == 0


@pytest.mark.rule("MR-R22", "MR-6.2")
def test_love_tokens_are_part_of_what_is_due_when_tokens_run_short() -> None:
    opponent = "healer stonecutter troll* witch* / marsh* forest* quarry* / apothecary* stone_workshop* / purple_castle*"
    state = builders(HER_TILES, tiles_in(opponent), tales="love_tree love_singing_statue")
    leave_tokens(state, 9)

    build_all(state, HER_KINGDOM, opponent)

    assert tokens(state) == [5, 4]  # six were due to the first seat and four to the second


@pytest.mark.rule("MR-R22")
def test_two_players_never_draw_more_than_the_supply_holds() -> None:
    box = builders().box
    longest = max(len(tale.elements) for tale in box.tales)
    love = max(len(tale.elements) for tale in box.tales if tale.type == 0) + box.numbers.love_tokens

    assert 5 + 12 * 2 + 2 * max(longest, love) <= 48


@pytest.mark.rule("MR-6.1")
def test_what_was_told_of_the_tales_is_said_aloud() -> None:
    state = builders(HER_TILES, tales="hero_steel_harvest evil_three_drops")
    story = listen(state)

    build_all(state, HER_KINGDOM)

    assert told(story, "elements") == [
        "0: elements hero_steel_harvest 3 6 3",
        "1: elements evil_three_drops 0 5 0",
    ]
