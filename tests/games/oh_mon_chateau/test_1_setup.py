"""OC-1  Getting ready: versions, boards, tokens, sheets, guests, the first player, and what is chance."""

from pathlib import Path

import pytest

from tablee.kernel.errors import ComponentError, SetupError
from tablee.kernel.rng import rng_from
from tablee.kernel.seed import secret_of

from .helpers import (
    GAME,
    OhMonChateauPosition,
    blue,
    edited_game,
    green,
    guests_of,
    legal_lines,
    new_game,
    play,
    rolled,
    rule_against,
)

DOSSIER_LIKE = '[game]\nprovenance = "a note"\nsrc = ["somewhere"]\n'


@pytest.mark.rule("OC-1.1", "OC-9.1")
def test_the_castle_with_the_most_points_is_in_first_place() -> None:
    state = new_game(seats=3, seed=5)
    while state.to_act():
        seat = state.to_act()[0]
        play(state, f"{seat} {legal_lines(state, seat)[0]}")

    result = state.result()

    assert result is not None
    assert result.places[result.points.index(max(result.points))] == 1


@pytest.mark.rule("OC-1.2")
def test_two_three_and_four_can_play_and_nobody_else() -> None:
    assert [len(new_game(seats).view(None).seats) for seats in (2, 3, 4)] == [2, 3, 4]
    for seats in (1, 5):
        with pytest.raises(SetupError):
            GAME.setup(seats)


@pytest.mark.rule("OC-1.2")
def test_no_number_of_players_changes_what_a_seat_has() -> None:
    two, four = new_game(2).view(None), new_game(4).view(None)

    assert two.seats[1] == four.seats[1]


@pytest.mark.rule("OC-1.3")
def test_there_are_two_versions_and_children_get_the_easy_one_first() -> None:
    assert GAME.setup(2).value("version") == "little_builders"
    assert green().view(None).version == "little_builders"
    assert blue().view(None).version == "grand_architects"
    with pytest.raises(SetupError):
        GAME.setup(2, {"version": "medium"})


@pytest.mark.rule("OC-1.4")
def test_everybody_has_an_empty_board_of_the_version_and_ten_tokens() -> None:
    for state, board in ((green(3), "board_green"), (blue(3), "board_blue")):
        view = state.view(None)
        assert view.board == board
        for seat in view.seats:
            assert seat.reserve == 10
            assert not any(cell.token for cell in seat.cells)


@pytest.mark.rule("OC-1.4")
def test_a_cell_of_the_other_face_is_not_on_the_board() -> None:
    state = green()
    rolled(state, "wood", "wood")

    assert rule_against(state, "0 place die_1 b_r0c2") == "OC-1.4"


@pytest.mark.rule("OC-1.5", "OC-12.2")
def test_each_seat_chooses_its_side_of_the_sheet_and_the_rules_do_not_care() -> None:
    dotted = new_game(2, sheet="guide")
    mixed = new_game(2, sheet="guide,blank")
    assert [seat.sheet for seat in mixed.view(None).seats] == ["guide", "blank"]

    for _ in range(40):
        seat = dotted.to_act()[-1]
        assert legal_lines(dotted, seat) == legal_lines(mixed, seat)
        line = legal_lines(dotted, seat)[0]
        play(dotted, f"{seat} {line}")
        play(mixed, f"{seat} {line}")

    assert [s.parts for s in dotted.view(None).seats] == [s.parts for s in mixed.view(None).seats]
    assert [s.flags for s in dotted.view(None).seats] == [s.flags for s in mixed.view(None).seats]


@pytest.mark.rule("OC-1.6")
def test_little_builders_have_sixteen_hidden_guests() -> None:
    view = green().view(0)

    assert view.pile == 16
    assert view.display == []
    assert len(view.unseen) == 16
    assert all(name.startswith("green_") for name in view.unseen)


@pytest.mark.rule("OC-1.7")
def test_grand_architects_see_three_of_twenty_guests() -> None:
    view = new_game(version="grand_architects").view(0)

    assert view.pile == 17
    assert len(set(view.display)) == 3
    assert set(view.unseen) | set(view.display) == set(GAME.box.decks[1].ids)


@pytest.mark.rule("OC-1.8")
def test_the_first_seat_begins_or_the_lot_decides() -> None:
    assert {new_game(4, seed, first_player="seat_0").active for seed in range(20)} == {0}
    assert {new_game(4, seed, first_player="random").active for seed in range(40)} == {0, 1, 2, 3}
    assert GAME.setup(2).value("first_player") == "random"


@pytest.mark.rule("OC-1.8", "OC-3.1")
def test_turns_go_clockwise() -> None:
    state = new_game(3)
    order: list[int] = []
    while len(order) < 7:
        seat = state.to_act()[0]
        if legal_lines(state, seat) == ["roll"]:
            order.append(seat)
        play(state, f"{seat} {legal_lines(state, seat)[-1]}")

    assert order == [0, 1, 2, 0, 1, 2, 0]


@pytest.mark.rule("OC-1.9")
def test_a_castle_begins_with_nothing() -> None:
    state = green(4)
    for seat in state.view(None).seats:
        assert (seat.parts, seat.residents, seat.extra_clouds, seat.guest_count) == (0, 0, 0, 0)
        assert not any(flag.drawn for flag in seat.flags)
        assert not seat.sun
        assert not seat.cloud
        assert seat.score.total == 0


@pytest.mark.rule("OC-1.10")
def test_chance_is_drawn_in_the_order_first_player_shuffle_dice() -> None:
    secret = secret_of(9)
    state = GAME.deal(GAME.setup(4, {"version": "grand_architects"}), secret)
    assert isinstance(state, OhMonChateauPosition)
    rng = rng_from(secret)

    assert state.active == rng.below(4)
    pile = state.pile[:]
    for place in range(20):
        pile[place] = place
    rng.shuffle(pile)
    assert list(state.pile) == list(pile)
    play(state, f"{state.active} roll")
    assert [state.face_1, state.face_2] == [rng.below(6), rng.below(6)]


@pytest.mark.rule("OC-1.10", "OC-7.3")
def test_guests_come_from_the_top_of_the_pile_as_it_was_shuffled() -> None:
    state = new_game(2, seed=4)
    order = [state.guest_name(guest) for guest in state.pile]
    came: list[str] = []
    while state.to_act() and len(came) < 5:
        seat = state.to_act()[0]
        before = [set(guests_of(state, s)) for s in range(2)]
        play(state, f"{seat} {legal_lines(state, seat)[0]}")
        came += [name for s in range(2) for name in set(guests_of(state, s)) - before[s]]

    assert came == order[: len(came)]
    assert len(came) == 5


@pytest.mark.rule("OC-1.4", "OC-R26")
def test_the_box_refuses_counts_that_do_not_add_up(tmp_path: Path) -> None:
    with pytest.raises(ComponentError, match="guest_cards_green"):
        edited_game(tmp_path, ("guest_cards_green = 16", "guest_cards_green = 15"))
    with pytest.raises(ComponentError, match="sixteen"):
        edited_game(
            tmp_path, ('[game]\nid = "oh_mon_chateau"', '[game]\nid = "oh_mon_chateau"\nsixteen = 16')
        )


@pytest.mark.rule("OC-R26")
def test_the_box_refuses_a_deck_that_could_run_out(tmp_path: Path) -> None:
    with pytest.raises(ComponentError, match="at least 16 green and 19 blue"):
        edited_game(
            tmp_path,
            ("guest_cards = 36", "guest_cards = 35"),
            ("guest_cards_green = 16", "guest_cards_green = 15"),
            ("size = 16", "size = 15"),
            ('[[guests_green]]\nid = "green_king"\nfr = "Roi"\nen = "King"\npoints = 4\n', ""),
        )


def test_notes_of_an_editor_are_welcome_in_the_component_file(tmp_path: Path) -> None:
    game = edited_game(
        tmp_path,
        ("[game]\n", DOSSIER_LIKE),
        ("[drawing]\n", '[sources]\nshelf = "the third one"\n\n[drawing]\nprovenance = "ours"\n'),
    )

    assert game.box.decks[1].size == 20
    assert game.components != GAME.components


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ('resource = "wood" },', 'resource = "mud" },', "mud"),
        ('resource = "wood" },', 'resource = "gold" },', "three of each resource"),
        ('cells = ["g_r1c1", "g_r2c1"]', 'cells = ["g_r1c1", "g_r2c3"]', "runs of two or more"),
        ('tower_5 = ["wood", "gold", "stone"]', 'tower_5 = ["wood", "gold", "food"]', "tower_5"),
        ("first = 4,", "first = 5,", "first"),
        ("last = 30, points = 20", "last = 29, points = 20", "resident 30"),
        ('flag_spots = ["flag_left_1"]', "flag_spots = []", "6 spots"),
        ("main_parts = 12", "main_parts = 11", "main_parts"),
        ('what = "crown_guest"', 'what = "crown"', "crown_guest"),
        ("outline = [[512, 540], ", "outline = [512, ", "points"),
        ("guide_dash = [3, 6]", 'guide_dash = ["3"]', "whole numbers"),
        ("value_at = [352, 360]", "value_at = [352]", "two numbers"),
    ],
)
def test_a_wrong_component_file_is_refused_by_file_entry_and_field(
    tmp_path: Path, old: str, new: str, complaint: str
) -> None:
    with pytest.raises(ComponentError, match=complaint) as refused:
        edited_game(tmp_path, (old, new))
    assert str(refused.value).startswith("edited.toml")


def test_a_corrected_value_is_played(tmp_path: Path) -> None:
    game = edited_game(tmp_path, ("sun_points = 4", "sun_points = 6"))
    state = new_game(2, 1, game)
    state.sun = 0

    assert state.view(0).seats[0].score.sky == 6
