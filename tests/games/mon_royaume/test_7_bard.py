"""MR-7  The Time of the Bard: eight accessories and the serenades."""

import pytest

from .helpers import (
    GAME,
    HER_KINGDOM,
    HER_TILES,
    MonRoyaumePosition,
    build_all,
    build_bards,
    builders,
    give_tokens,
    lay,
    leave_tokens,
    listen,
    next_bard_cards,
    next_tokens,
    play,
    points,
    tiles_in,
    told,
)

EIGHT = "lute sword cape lute lute sword flute flute"
# With love_singing_statue: both lovers, nothing else.
STATUE = (
    "healer stonecutter troll* witch* / marsh* forest* quarry* / apothecary* stone_workshop* / purple_castle*"
)


def moved(state: MonRoyaumePosition, seat: int) -> dict[str, int]:
    """The tokens that a seat transferred, by kind, without the kinds of which there are none."""
    return {kind: count for kind, count in state.view(None).seats[seat].transferred.items() if count}


@pytest.mark.rule("MR-7.1", "MR-R24")
def test_tokens_are_face_down_until_the_show_and_then_open_to_all() -> None:
    state = builders(HER_TILES, tales="evil_three_drops evil_hungry_moon")
    give_tokens(state, 0, "lute lute cape")
    for viewer in (None, 0, 1):
        assert state.view(viewer).seats[0].token_kinds is None
        assert state.view(viewer).seats[0].tokens == 3

    build_all(state)

    for viewer in (None, 0, 1):
        assert state.view(viewer).seats[0].token_kinds == {"lute": 2, "flute": 0, "cape": 1, "sword": 0}


@pytest.mark.rule("MR-7.2", "MR-7.3", "MR-7.4")
def test_cards_are_called_one_by_one_and_everybody_answers_clockwise_from_the_caller() -> None:
    state = builders(seats=3, tales="evil_three_drops evil_hungry_moon evil_windless_mill", youngest="1")
    for seat in range(3):
        give_tokens(state, seat, "sword lute")
    next_bard_cards(state, EIGHT)
    story = listen(state)

    build_all(state)

    assert told(story, "bard-card", "transferred")[:9] == [
        "-1: bard-card lute", "1: transferred lute", "2: transferred lute", "0: transferred lute",
        "-1: bard-card sword", "1: transferred sword", "2: transferred sword", "0: transferred sword",
        "-1: bard-card cape",
    ]  # fmt: skip


@pytest.mark.rule("MR-7.3")
def test_a_card_moves_one_token_of_its_kind_and_no_more() -> None:
    state = builders(HER_TILES, tales="evil_three_drops evil_hungry_moon")
    give_tokens(state, 0, "cape cape cape flute")
    next_bard_cards(state, "cape lute cape sword lute lute sword sword")

    build_all(state)

    assert moved(state, 0) == {"cape": 2}


@pytest.mark.rule("MR-7.3")
def test_a_token_that_was_transferred_does_not_move_again() -> None:
    state = builders(HER_TILES, tales="evil_three_drops evil_hungry_moon")
    give_tokens(state, 0, "lute")
    next_bard_cards(state, EIGHT)

    build_all(state)

    assert moved(state, 0) == {"lute": 1}


@pytest.mark.rule("MR-7.4")
def test_exactly_eight_cards_are_shown() -> None:
    state = builders(HER_TILES, tales="evil_three_drops evil_hungry_moon")
    give_tokens(state, 0, "cape " * 4)
    next_bard_cards(state, "lute lute lute lute sword sword sword sword cape")

    build_all(state)

    assert state.view(None).bard_cards == ["lute"] * 4 + ["sword"] * 4
    assert moved(state, 0) == {}


@pytest.mark.rule("MR-7.5")
def test_the_serenade_is_a_ninth_card_for_the_player_with_united_lovers_alone() -> None:
    state = builders(HER_TILES, tales="love_tree evil_hungry_moon")
    give_tokens(state, 0, "cape")
    give_tokens(state, 1, "cape")
    next_tokens(state, "lute " * 6)
    next_bard_cards(state, "sword sword sword sword flute flute flute flute cape")
    story = listen(state)

    build_all(state, HER_KINGDOM)

    assert told(story, "serenade", "transferred") == ["0: serenade cape", "0: transferred cape"]
    assert (moved(state, 0), moved(state, 1)) == ({"cape": 1}, {})
    assert len(state.view(None).bard_cards) == 9


@pytest.mark.rule("MR-7.5")
def test_a_serenade_without_a_matching_token_moves_nothing() -> None:
    state = builders(HER_TILES, tales="love_tree")
    next_tokens(state, "lute " * 6)
    next_bard_cards(state, "sword sword sword sword flute flute flute flute cape")

    build_all(state, HER_KINGDOM)

    assert moved(state, 0) == {}


@pytest.mark.rule("MR-R30")
@pytest.mark.parametrize(("caller", "order"), [("0", [0, 2]), ("1", [2, 0]), ("2", [2, 0])])
def test_serenades_go_clockwise_from_the_caller_each_with_a_fresh_card(caller: str, order: list[int]) -> None:
    state = builders(
        HER_TILES,
        "",
        tiles_in(STATUE),
        tales="love_tree evil_hungry_moon love_singing_statue",
        youngest=caller,
    )
    next_bard_cards(state, f"{EIGHT} cape sword")
    story = listen(state)

    build_all(state, HER_KINGDOM, "", STATUE)

    told_last = [event for event in story if event.name in {"bard-card", "serenade"}]
    assert [event.name for event in told_last] == ["bard-card"] * 8 + ["serenade"] * 2
    assert [(event.seat, event.words) for event in told_last[8:]] == [
        (order[0], ["cape"]),
        (order[1], ["sword"]),
    ]
    assert state.view(None).bard_cards == [*EIGHT.split(), "cape", "sword"]


@pytest.mark.rule("MR-R30")
def test_a_serenade_is_drawn_even_without_tokens() -> None:
    state = builders(HER_TILES, tales="love_tree")
    leave_tokens(state, 0)
    story = listen(state)

    build_all(state, HER_KINGDOM)

    assert state.view(None).seats[0].tokens == 0
    assert len(told(story, "serenade")) == 1


@pytest.mark.rule("MR-R30")
def test_four_serenades_are_the_most_and_the_cards_last() -> None:
    rows = ["woodcutter farmer", "knight farmer", "knight healer", "stonecutter healer"]
    state = builders(*rows, tales="love_tree love_lantern love_stone_rose love_singing_statue")
    for seat, row in enumerate(rows):
        lay(state, seat, row)
        build_bards(state, seat)

    assert len(state.view(None).bard_cards) == 12


@pytest.mark.rule("MR-7.6")
def test_tokens_that_were_not_transferred_count_for_nothing() -> None:
    state = builders(HER_TILES, tales="evil_three_drops evil_hungry_moon")
    give_tokens(state, 0, "lute cape cape cape cape")
    next_bard_cards(state, "lute lute cape sword sword flute flute flute")

    build_all(state)

    assert points(state, "bard_tokens") == [2 * 2, 0]


@pytest.mark.rule("MR-7.6", "MR-R30")
def test_leftover_tokens_are_kept_until_the_serenade_is_over() -> None:
    state = builders(HER_TILES, tales="love_tree")
    next_tokens(state, "cape " * 6)
    next_bard_cards(state, "cape sword sword sword flute flute flute flute cape")

    build_all(state, HER_KINGDOM)

    assert points(state, "bard_tokens")[0] == 4


@pytest.mark.rule("MR-7.7", "MR-R31")
def test_transfers_are_automatic_and_nobody_is_asked_for_a_tile() -> None:
    state = builders(HER_TILES, tiles_in(STATUE), tales="love_tree")
    give_tokens(state, 0, "lute flute sword")
    build_bards(state, 0)
    lay(state, 1, STATUE)
    assert state.to_act() == [1]

    play(state, "1 confirm")

    assert state.to_act() == []
    assert state.result() is not None
    assert {choice.verb for choice in GAME.decisions.all} == {
        "pick",
        "give",
        "discard",
        "place",
        "bard",
        "confirm",
    }


@pytest.mark.rule("MR-R31")
def test_at_most_nine_tokens_are_transferred_one_for_each_card() -> None:
    state = builders(HER_TILES, tales="love_tree")
    give_tokens(
        state, 0, "lute lute lute lute flute flute flute flute cape cape cape cape sword sword sword sword"
    )

    build_all(state, HER_KINGDOM)

    assert sum(moved(state, 0).values()) == 9
