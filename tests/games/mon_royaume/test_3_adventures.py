"""MR-3.2, MR-3.8, MR-3.12 to MR-3.17  The adventure cards of a round."""

from pathlib import Path

import pytest

from .helpers import (
    MonRoyaumePosition,
    arranged,
    edited_game,
    leave_tokens,
    legal_lines,
    listen,
    new_game,
    pick_first,
    play,
    points,
    ready_to_draft,
    refusal,
    token_kinds,
    told,
)

# Six tiles in front of each of three seats, no monster among them.
FIRST = "woodcutter woodcutter quarry forge healer green_castle"
SECOND = "woodcutter knight forge marsh marsh black_castle"
THIRD = "farmer farmer forest apothecary healer yellow_castle"
# Cards that do nothing while nobody has a monster.
QUIET = (
    "adv_monster_werewolf_1 adv_monster_werewolf_2 adv_monster_dragon_1 adv_monster_dragon_2 "
    "adv_monster_witch_1 adv_monster_witch_2"
)
FIVE_QUIET = " ".join(QUIET.split()[:5])
THREE_QUIET = " ".join(QUIET.split()[:3])


def after_round_one(*fronts: str, cards: str, tokens: int = -1, **setup: str) -> MonRoyaumePosition:
    """Six tiles each were drafted, and these cards, filled up with quiet ones, were resolved as far as they go."""
    six = (cards.split() + [card for card in QUIET.split() if card not in cards.split()])[:6]
    state = ready_to_draft(*fronts, cards=" ".join(six), seats=len(fronts), **setup)
    pick_first(state, 5)
    if tokens >= 0:
        leave_tokens(state, tokens)
    pick_first(state)
    return state


def tokens(state: MonRoyaumePosition) -> list[int]:
    return [seat.tokens for seat in state.view(None).seats]


def markers(state: MonRoyaumePosition) -> list[int]:
    return [seat.markers for seat in state.view(None).seats]


@pytest.mark.rule("MR-3.2")
def test_six_adventure_cards_lie_open_for_the_whole_round() -> None:
    cards = "adv_mission_mill adv_territory_red adv_monster_troll_1 adv_mission_forge adv_mission_marsh adv_territory_blue"
    state = ready_to_draft(cards=cards, seats=3)
    for _ in range(6):
        for viewer in (None, 0, 1, 2):
            assert [card.adventure for card in state.view(viewer).adventures] == cards.split()
        pick_first(state)

    assert state.round == 0
    assert [card.adventure for card in state.view(None).adventures] == cards.split()


@pytest.mark.rule("MR-3.2", "MR-3.10")
def test_round_two_turns_up_six_new_cards() -> None:
    state = new_game(seats=2)
    first = [card.adventure for card in state.view(None).adventures]
    while state.round == 0:
        pick_first(state)

    second = [card.adventure for card in state.view(None).adventures]
    assert len(set(first + second)) == 12
    assert second == [state.box.adventures[card].names.id for card in list(state.adventures)[6:12]]


@pytest.mark.rule("MR-3.2", "MR-3.10")
def test_the_story_says_that_round_two_begins_and_what_is_turned_up() -> None:
    state = new_game(seats=2)
    story = listen(state)
    while state.round == 0:
        pick_first(state)

    cards = [card.adventure for card in state.view(None).adventures]
    assert told(story)[-2:] == ["-1: round 2", f"-1: turned-up {' '.join(cards)}"]


@pytest.mark.rule("MR-3.8", "MR-R23", "MR-R43")
def test_the_cards_are_resolved_after_the_sixth_pick_from_left_to_right() -> None:
    cards = "adv_mission_forge adv_territory_green adv_mission_apothecary"
    state = ready_to_draft(FIRST, SECOND, THIRD, cards=f"{cards} {THREE_QUIET}")
    pick_first(state, 5)
    story = listen(state)

    pick_first(state)

    assert told(story, "adventure-token", "adventure-nobody") == [
        "0: adventure-token adv_mission_forge",
        "1: adventure-token adv_mission_forge",
        "0: adventure-token adv_territory_green",
        "2: adventure-token adv_mission_apothecary",
        *[f"-1: adventure-nobody {card}" for card in THREE_QUIET.split()],
    ]
    assert state.view(None).step == "discard"
    assert all(card.resolved for card in state.view(None).adventures)


@pytest.mark.rule("MR-3.12")
def test_in_round_two_the_tiles_of_round_one_still_count() -> None:
    state = ready_to_draft(
        "mill farmer knight healer wheat_field border_post",
        "woodcutter stonecutter forest forge sawmill stone_workshop",
        cards=f"{QUIET} adv_mission_mill",
    )
    pick_first(state, 7)
    assert (state.round, tokens(state)) == (1, [0, 0])
    story = listen(state)

    pick_first(state, 6)

    assert told(story, "adventure-token")[0] == "0: adventure-token adv_mission_mill"


@pytest.mark.rule("MR-3.12")
def test_the_table_shows_at_any_time_whom_a_card_would_reward() -> None:
    state = ready_to_draft(
        FIRST, SECOND, THIRD, cards="adv_mission_forge adv_territory_green adv_monster_troll_1"
    )

    def gains() -> list[list[int]]:
        return [card.gains for card in state.view(None).adventures[:3]]

    assert gains() == [[], [], []]
    pick_first(state)
    assert gains() == [[], [0, 1], []]
    pick_first(state, 3)
    assert gains() == [[0, 1], [0], []]


@pytest.mark.rule("MR-3.13", "MR-R25")
def test_the_owner_of_the_named_monster_gives_a_marker_to_another_player() -> None:
    state = after_round_one(FIRST, SECOND.replace("knight", "troll"), THIRD, cards="adv_monster_troll_1")

    assert state.to_act() == [1]
    assert state.question(1) == "give"
    assert legal_lines(state, 1) == ["give seat_0", "give seat_2"]
    play(state, "1 give seat_2")

    assert markers(state) == [0, 0, 1]


@pytest.mark.rule("MR-3.13")
def test_a_monster_card_does_nothing_if_nobody_has_the_monster() -> None:
    state = after_round_one(FIRST, SECOND, THIRD, cards="adv_monster_troll_1")

    assert state.view(None).step == "discard"
    assert markers(state) == [0, 0, 0]


@pytest.mark.rule("MR-R25")
def test_a_marker_cannot_be_kept_nor_refused() -> None:
    state = after_round_one(FIRST, SECOND.replace("knight", "troll"), THIRD, cards="adv_monster_troll_1")

    assert refusal(state, "1 give seat_1").rule == "MR-R25"
    assert refusal(state, "1 give seat_3").rule == "MR-3.13"
    assert refusal(state, "1 confirm").rule == "MR-3.13"


@pytest.mark.rule("MR-R25")
def test_with_two_players_the_marker_goes_to_the_opponent() -> None:
    state = after_round_one(FIRST, "troll farmer mill marsh marsh black_castle", cards="adv_monster_troll_1")

    assert legal_lines(state, 1) == ["give seat_0"]


@pytest.mark.rule("MR-R25", "MR-3.13")
def test_markers_are_given_card_by_card_in_the_open_and_stay() -> None:
    cards = "adv_monster_troll_1 adv_monster_scarecrow_1 adv_mission_apothecary adv_monster_troll_2"
    state = after_round_one(
        FIRST.replace("quarry", "scarecrow"), SECOND.replace("knight", "troll"), THIRD, cards=cards
    )
    paid = sum(tokens(state))
    story = listen(state)

    assert state.to_act() == [1]
    play(state, "1 give seat_0")
    assert markers(state) == [1, 0, 0]
    assert state.to_act() == [0]
    play(state, "0 give seat_1")
    assert sum(tokens(state)) == paid + 1
    assert state.to_act() == [1]
    play(state, "1 give seat_0")

    assert markers(state) == [2, 1, 0]
    assert told(story, "gave-marker") == [
        "1: gave-marker adv_monster_troll_1 seat_0",
        "0: gave-marker adv_monster_scarecrow_1 seat_1",
        "1: gave-marker adv_monster_troll_2 seat_0",
    ]
    assert state.view(None).step == "discard"


@pytest.mark.rule("MR-R26")
def test_markers_cannot_run_out_because_at_most_twelve_are_given() -> None:
    state = new_game(seats=2)
    cards = [card for card in state.box.adventures if card.type == 0]

    assert state.box.markers == 14
    assert len(cards) == 10
    assert max(len(card.wants) for card in cards) == 1


@pytest.mark.rule("MR-3.14")
def test_a_marker_costs_one_point_at_the_end() -> None:
    state = after_round_one(FIRST, SECOND.replace("knight", "troll"), THIRD, cards="adv_monster_troll_1")
    play(state, "1 give seat_2")
    given = markers(state)
    while state.to_act():
        for seat in state.to_act():
            play(state, f"{seat} {legal_lines(state, seat)[-1]}")

    assert given == [0, 0, 1]
    assert points(state, "monster_markers") == [-count for count in markers(state)]
    assert markers(state)[2] >= 1


@pytest.mark.rule("MR-3.15", "MR-R20")
def test_a_mission_of_one_tile_pays_everybody_who_has_it_once() -> None:
    state = after_round_one(FIRST, SECOND, THIRD, cards="adv_mission_marsh adv_mission_forge")

    assert tokens(state) == [1, 2, 0]


@pytest.mark.rule("MR-3.15")
def test_a_mission_of_a_pair_pays_only_those_who_have_both() -> None:
    state = after_round_one(
        FIRST, SECOND, THIRD, cards="adv_mission_woodcutter_knight adv_mission_farmer_healer"
    )

    assert tokens(state) == [0, 1, 1]


@pytest.mark.rule("MR-R20")
def test_one_tile_serves_any_number_of_missions() -> None:
    cards = "adv_mission_woodcutter_quarry adv_mission_healer_woodcutter adv_mission_quarry"
    state = after_round_one(FIRST, SECOND, THIRD, cards=cards)

    assert tokens(state) == [3, 0, 0]


@pytest.mark.rule("MR-R20")
def test_a_pair_of_one_kind_needs_two_copies(tmp_path: Path) -> None:
    game = edited_game(
        tmp_path, ('requires = ["woodcutter", "quarry"]', 'requires = ["woodcutter", "woodcutter"]')
    )
    state = arranged(
        new_game(3, game=game), [FIRST, SECOND, THIRD], "adv_mission_woodcutter_quarry " + FIVE_QUIET
    )

    pick_first(state, 6)

    assert tokens(state) == [1, 0, 0]


@pytest.mark.rule("MR-3.15")
def test_the_mission_of_the_black_castle_pays_its_owner() -> None:
    state = after_round_one(FIRST, SECOND, THIRD, cards="adv_mission_black_castle")

    assert tokens(state) == [0, 1, 0]


@pytest.mark.rule("MR-3.16", "MR-R10")
def test_a_territory_pays_the_seat_with_the_most_tiles_castle_and_monster_included() -> None:
    state = after_round_one(FIRST, SECOND, THIRD, cards="adv_territory_green adv_territory_yellow")
    assert tokens(state) == [1, 0, 1]

    reds = "dragon red_castle border_post border_post mill healer"
    state = after_round_one("knight knight forge forest farmer healer", reds, cards="adv_territory_red")
    assert tokens(state) == [0, 2]  # one of seat 1's is for picking the dragon


@pytest.mark.rule("MR-3.16", "MR-R19")
def test_all_who_tie_for_the_most_gain() -> None:
    state = after_round_one(FIRST, SECOND, THIRD, cards="adv_territory_red adv_territory_purple")

    assert tokens(state) == [0, 2, 1]


@pytest.mark.rule("MR-R19")
def test_without_a_tile_of_the_colour_nobody_gains() -> None:
    state = after_round_one(FIRST.replace("quarry", "mill"), SECOND, THIRD, cards="adv_territory_blue")

    assert tokens(state) == [0, 0, 0]


@pytest.mark.rule("MR-3.16")
def test_the_black_castle_has_none_of_the_five_colours() -> None:
    state = new_game()
    black = state.box.tiles[state.box.kind_ids["black_castle"]].colour
    territories = [card.colour for card in state.box.adventures if card.type == 2]

    assert sorted(territories) == [0, 1, 2, 3, 4]
    assert black not in territories


@pytest.mark.rule("MR-R46")
def test_winners_of_one_card_take_their_tokens_clockwise_from_the_caller() -> None:
    state = after_round_one(FIRST, SECOND, THIRD, cards="adv_mission_forge", youngest="1")
    first, second = [state.box.bard_kinds[kind].names.id for kind in list(state.supply)[:2]]

    assert token_kinds(state, 1) == [first]
    assert token_kinds(state, 0) == [second]


@pytest.mark.rule("MR-3.17", "MR-R21")
def test_a_card_that_cannot_pay_everybody_is_ignored_and_the_next_may_be_paid() -> None:
    cards = "adv_mission_forge adv_mission_apothecary adv_mission_marsh"
    state = ready_to_draft(FIRST, SECOND, THIRD, cards=f"{cards} {THREE_QUIET}")
    pick_first(state, 5)
    leave_tokens(state, 1)
    story = listen(state)

    pick_first(state)

    assert tokens(state) == [0, 0, 1]
    assert told(story, "adventure-unpaid") == [
        "-1: adventure-unpaid adv_mission_forge",
        "-1: adventure-unpaid adv_mission_marsh",
    ]


@pytest.mark.rule("MR-3.17", "MR-R21")
def test_a_territory_that_cannot_pay_all_who_tie_is_ignored() -> None:
    for left, paid in ((1, [0, 0, 0]), (2, [0, 1, 1])):
        state = after_round_one(FIRST, SECOND, THIRD, cards="adv_territory_purple", tokens=left)

        assert tokens(state) == paid


@pytest.mark.rule("MR-R23", "MR-R21")
def test_with_few_tokens_the_order_of_the_cards_decides() -> None:
    in_order = after_round_one(
        FIRST, SECOND, THIRD, cards="adv_mission_forge adv_mission_apothecary", tokens=2
    )
    turned = after_round_one(FIRST, SECOND, THIRD, cards="adv_mission_apothecary adv_mission_forge", tokens=2)

    assert tokens(in_order) == [1, 1, 0]
    assert tokens(turned) == [0, 0, 1]


@pytest.mark.rule("MR-R21", "MR-R22")
def test_at_least_nineteen_tokens_are_left_when_the_cards_of_round_two_begin() -> None:
    box = new_game().box
    monsters = [tile for tile in box.tiles if tile.category == 1]

    assert sum(kind.tokens for kind in box.bard_kinds) - len(monsters) - 6 * 4 == 19
    assert box.numbers.monster_tokens == 1


@pytest.mark.rule("MR-3.8")
def test_resolved_cards_do_not_come_back() -> None:
    state = new_game(seats=4)
    shown: list[str] = []
    for _ in range(2):
        shown += [card.adventure for card in state.view(None).adventures]
        now = state.round
        while state.round == now and state.view(None).step != "build":
            pick_first(state)

    assert len(set(shown)) == 12
    assert state.view(None).adventures == []
