"""MR-3.1, MR-3.3 to MR-3.7, MR-3.10, MR-3.11  Picking, revealing and passing tiles."""

from collections import Counter
from pathlib import Path

import pytest

from tablee.kernel.errors import IllegalDecision
from tablee.kernel.history import History

from .helpers import (
    MonRoyaumePosition,
    choose_first,
    decision,
    edited_game,
    holding,
    leave_tokens,
    legal_lines,
    listen,
    names_of,
    new_game,
    pick_first,
    play,
    ready_to_draft,
    refusal,
    token_kinds,
    told,
)

SIX_TILES = [
    "woodcutter farmer knight healer stonecutter forest",
    "wheat_field border_post marsh quarry sawmill mill",
    "forge apothecary stone_workshop green_castle yellow_castle red_castle",
]
SEVENTH_TILES = ["werewolf", "scarecrow", "dragon"]


def hand(state: MonRoyaumePosition, seat: int) -> list[str]:
    """What a seat sees in its own hand."""
    me = state.view(seat).me
    assert me is not None
    return me.hand


def hands(state: MonRoyaumePosition) -> list[list[str]]:
    return [hand(state, seat) for seat in range(state.seats)]


def fronts(state: MonRoyaumePosition) -> list[list[str]]:
    return [seat.tiles for seat in state.view(None).seats]


def all_in_front(state: MonRoyaumePosition) -> list[str]:
    return [tile for tiles in fronts(state) for tile in tiles]


@pytest.mark.rule("MR-3.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_is_dealt_seven_tiles_from_the_stack(seats: int) -> None:
    state = new_game(seats)

    assert [len(tiles) for tiles in hands(state)] == [7] * seats
    assert [tile for tiles in hands(state) for tile in tiles] == names_of(
        state, list(state.stack)[: 7 * seats]
    )


@pytest.mark.rule("MR-3.1")
def test_nobody_else_sees_a_hand() -> None:
    state = new_game(seats=3)
    view = state.view(1)

    assert view.me is not None
    assert view.me.seat == 1
    assert view.me.remembered == []
    assert state.view(None).me is None


@pytest.mark.rule("MR-3.3", "MR-R11")
def test_any_tile_of_the_hand_can_be_picked_and_copies_are_one_choice() -> None:
    state = holding("forest forest mill dragon mill forest black_castle", "witch", "", "")

    assert legal_lines(state, 0) == ["pick forest", "pick mill", "pick dragon", "pick black_castle"]


@pytest.mark.rule("MR-3.3", "MR-R11")
def test_of_three_equal_tiles_one_is_picked_and_two_are_passed() -> None:
    state = holding("forest forest mill dragon mill forest black_castle", "witch", "", "")

    play(
        state,
        "0 pick forest",
        "1 pick witch",
        f"2 {legal_lines(state, 2)[0]}",
        f"3 {legal_lines(state, 3)[0]}",
    )

    assert fronts(state)[0] == ["forest"]
    assert sorted(hand(state, 1)) == ["black_castle", "dragon", "forest", "forest", "mill", "mill"]


@pytest.mark.rule("MR-3.3")
def test_a_tile_that_is_not_in_the_hand_is_refused_with_the_rule() -> None:
    state = ready_to_draft("dragon", "witch")

    found = refusal(state, "0 pick witch")

    assert (found.rule, found.reason, found.words) == ("MR-3.3", "not-in-your-hand", ["witch"])
    assert refusal(state, "0 confirm").rule == "MR-3.3"
    with pytest.raises(IllegalDecision) as error:
        play(state, "0 pick witch")
    assert error.value.allowed == legal_lines(state, 0)


@pytest.mark.rule("MR-3.3", "MR-3.4", "MR-R13")
def test_picks_stay_secret_until_the_last_player_has_chosen() -> None:
    state = ready_to_draft("dragon", "witch", "troll")
    before = [state.view(viewer) for viewer in (1, 2, None)]

    play(state, "0 pick dragon")

    assert fronts(state) == [[], [], []]
    for viewer, old in zip((1, 2, None), before, strict=True):
        new = state.view(viewer)
        assert [seat.answered for seat in new.seats] == [True, False, False]
        assert (new.me, new.stack, new.supply) == (old.me, old.stack, old.supply)
    own = state.view(0).me
    assert own is not None
    assert own.chosen == "dragon"


@pytest.mark.rule("MR-3.4")
def test_all_picks_are_revealed_together_and_stay_in_front_of_their_owners() -> None:
    state = ready_to_draft("dragon mill", "witch forge", "troll forest")

    play(state, "2 pick troll", "0 pick dragon", "1 pick witch")
    assert fronts(state) == [["dragon"], ["witch"], ["troll"]]

    pick_first(state)
    assert fronts(state) == [["dragon", "mill"], ["witch", "forge"], ["troll", "forest"]]


@pytest.mark.rule("MR-R13")
def test_a_seat_that_has_chosen_is_asked_nothing_more() -> None:
    state = ready_to_draft("dragon", "witch")

    play(state, "0 pick dragon")

    assert state.to_act() == [1]
    assert legal_lines(state, 0) == []
    assert state.question(0) == "wait"
    with pytest.raises(IllegalDecision):
        play(state, "0 pick dragon")


@pytest.mark.rule("MR-R13")
def test_a_pick_can_be_changed_until_the_last_player_has_chosen() -> None:
    history = History(ready_to_draft("dragon mill", "witch", "troll"))
    start = history.now
    assert isinstance(start, MonRoyaumePosition)

    history.play(0, decision(start, "pick dragon"))
    history.play(1, decision(start, "pick witch"))
    assert history.can_take_back(0)
    assert history.take_back(0).notation == "pick dragon"

    assert history.now.to_act() == [0, 2]
    other = history.now.legal(0)[1]
    history.play(0, other)
    history.play(2, decision(start, "pick troll"))
    assert [seat.tiles for seat in history.now.view(None).seats] == [[other.words[0]], ["witch"], ["troll"]]


@pytest.mark.rule("MR-R13")
def test_nothing_can_be_changed_after_the_reveal() -> None:
    history = History(ready_to_draft("dragon", "witch"))
    start = history.now
    assert isinstance(start, MonRoyaumePosition)

    history.play(0, decision(start, "pick dragon"))
    history.play(1, decision(start, "pick witch"))

    for seat in (0, 1):
        assert not history.can_take_back(seat)
        with pytest.raises(IllegalDecision, match="something was revealed"):
            history.take_back(seat)


@pytest.mark.rule("MR-3.5", "MR-R27", "MR-R46")
def test_revealed_monsters_bring_a_token_at_once_clockwise_from_the_caller() -> None:
    state = ready_to_draft("dragon", "mill", "troll", youngest="1")
    first, second = [state.box.bard_kinds[kind].names.id for kind in list(state.supply)[:2]]
    story = listen(state)

    play(state, "0 pick dragon", "1 pick mill")
    assert state.view(None).supply == 48
    play(state, "2 pick troll")

    assert [seat.tokens for seat in state.view(None).seats] == [1, 0, 1]
    assert (token_kinds(state, 2), token_kinds(state, 0)) == ([first], [second])
    assert told(story, "monster-token") == ["2: monster-token", "0: monster-token"]


@pytest.mark.rule("MR-3.5")
def test_other_tiles_bring_no_token() -> None:
    state = ready_to_draft("black_castle", "forest")

    pick_first(state)

    assert state.view(None).supply == 48


@pytest.mark.rule("MR-R22")
def test_without_tokens_in_the_supply_a_monster_brings_nothing_and_the_caller_comes_first() -> None:
    state = ready_to_draft("dragon", "witch", "troll", youngest="1")
    leave_tokens(state, 1)

    pick_first(state)

    assert [seat.tokens for seat in state.view(None).seats] == [0, 1, 0]
    assert state.view(None).supply == 0


@pytest.mark.rule("MR-3.6")
@pytest.mark.parametrize("caller", ["0", "2"])
def test_in_round_one_hands_go_to_the_left_neighbour(caller: str) -> None:
    state = ready_to_draft(seats=4, youngest=caller)
    rest = [tiles[1:] for tiles in hands(state)]

    pick_first(state)

    assert state.view(None).passes_to == "left"
    assert [hand(state, (seat + 1) % 4) for seat in range(4)] == rest


@pytest.mark.rule("MR-3.6", "MR-3.10")
@pytest.mark.parametrize("caller", ["0", "3"])
def test_in_round_two_hands_go_to_the_right_neighbour(caller: str) -> None:
    state = ready_to_draft(seats=4, youngest=caller)
    pick_first(state, 6)
    while state.round == 0:
        pick_first(state)
    rest = [tiles[1:] for tiles in hands(state)]

    pick_first(state)

    assert state.view(None).passes_to == "right"
    assert [hand(state, (seat - 1) % 4) for seat in range(4)] == rest


@pytest.mark.rule("MR-R14", "MR-3.6")
def test_two_players_swap_hands_after_every_pick_in_both_rounds() -> None:
    state = new_game(seats=2)
    for draft_round in (0, 1):
        while state.round < draft_round:
            pick_first(state)
        for _ in range(5):
            rest = [tiles[1:] for tiles in hands(state)]
            pick_first(state)
            assert hands(state) == rest[::-1]


@pytest.mark.rule("MR-3.7")
def test_six_picks_are_made_from_seven_six_five_four_three_and_two_tiles() -> None:
    state = new_game(seats=3)
    sizes = []
    while state.view(None).step == "pick" and state.round == 0:
        sizes.append([len(tiles) for tiles in hands(state)])
        pick_first(state)

    assert sizes == [[n] * 3 for n in (7, 6, 5, 4, 3, 2)]
    assert [len(tiles) for tiles in fronts(state)] == [6] * 3


@pytest.mark.rule("MR-3.7", "MR-R18")
def test_the_seventh_tile_is_nobodys_and_a_monster_brings_no_token_as_such() -> None:
    state = holding(*[f"{six} {monster}" for six, monster in zip(SIX_TILES, SEVENTH_TILES, strict=True)])
    story = listen(state)

    pick_first(state, 6)

    assert not set(SEVENTH_TILES) & set(all_in_front(state))
    assert told(story, "monster-token") == []
    assert hands(state) == [[], [], []]


@pytest.mark.rule("MR-R18")
def test_the_seventh_tile_is_not_passed_on_and_nobody_is_told_of_it() -> None:
    state = holding(*[f"{six} {monster}" for six, monster in zip(SIX_TILES, SEVENTH_TILES, strict=True)])
    pick_first(state, 5)
    story = listen(state)
    held = [state.hand_of(seat) for seat in range(3)]

    pick_first(state)

    assert [state.hand_of(seat) for seat in range(3)] == held
    assert not set(SEVENTH_TILES) & {word for event in story for word in event.words}


@pytest.mark.rule("MR-R18")
def test_a_table_may_pass_the_seventh_tile_once_more_and_nothing_else_changes(tmp_path: Path) -> None:
    game = edited_game(tmp_path, ("last_tile_is_passed = false", "last_tile_is_passed = true"))
    usual, other = new_game(seats=3), new_game(seats=3, game=game)
    pick_first(other, 5)
    held = [other.hand_of(seat) for seat in range(3)]
    pick_first(other)
    assert [other.hand_of(seat) for seat in (1, 2, 0)] == held

    for state in (usual, other):
        choose_first(state, "build")

    assert fronts(usual) == fronts(other)
    assert [seat.tokens for seat in usual.view(None).seats] == [
        seat.tokens for seat in other.view(None).seats
    ]


@pytest.mark.rule("MR-3.10", "MR-R46")
def test_round_two_deals_seven_new_tiles_from_the_same_stack_without_shuffling() -> None:
    state = new_game(seats=3)
    stack, adventures, supply = list(state.stack), list(state.adventures), list(state.supply)

    pick_first(state, 6)
    while state.round == 0:
        pick_first(state)

    assert [tile for tiles in hands(state) for tile in tiles] == names_of(state, stack[21:42])
    assert (list(state.stack), list(state.adventures), list(state.supply)) == (stack, adventures, supply)
    assert [len(tiles) for tiles in fronts(state)] == [6] * 3
    assert state.view(None).round == 2


@pytest.mark.rule("MR-3.11", "MR-R15")
@pytest.mark.parametrize(("seats", "after_one", "after_two"), [(2, 22, 8), (3, 25, 4), (4, 28, 0)])
def test_the_stack_lasts_and_everybody_ends_with_twelve_tiles_and_one_tale(
    seats: int, after_one: int, after_two: int
) -> None:
    state = new_game(seats)
    assert state.view(None).stack == after_one

    choose_first(state, "build")

    assert state.view(None).stack == after_two
    assert [len(tiles) for tiles in fronts(state)] == [12] * seats
    assert [[tale.kept for tale in seat.tales].count(True) for seat in state.view(None).seats] == [1] * seats
    assert not Counter(all_in_front(state)) - Counter(names_of(state, state.stack))
