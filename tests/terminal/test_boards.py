"""How games look: colour is never the only sign, nothing is torn apart, and any game can be shown."""

import io

import pytest
from rich.console import Console

from tablee.games import open_game
from tablee.kernel.seen import Seen
from tablee.terminal.boards import board_of
from tablee.terminal.boards.flow import Flow
from tablee.terminal.boards.mon_royaume.pyramid import pyramid
from tablee.terminal.boards.mon_royaume.tiles import BARD, BLACK, LANDS, Tiles
from tablee.terminal.boards.tree import TreeBoard
from tablee.terminal.picture import picture
from tablee.texts.texts import Texts
from terminal.scripted import begin


def drawn(picture, width=100):
    console = Console(file=io.StringIO(), width=width, color_system=None)
    console.print(picture)
    return console.file.getvalue()


def until(question, seats="you,random,random", seed=3, **options):
    play = begin(seats, seed=seed, **options)
    while play.now.to_act() and play.now.question(play.now.to_act()[0]) != question:
        seat = play.now.to_act()[0]
        play.decide(seat, play.now.legal(seat)[-1])
    return play


def board(play, lang="en", plain=False):
    return board_of(play.game, play.texts(Texts(lang)), plain)


def test_every_paper_has_an_emblem_of_its_own():
    papers = [*LANDS, BLACK, BARD]

    assert len({paper.emblem for paper in papers}) == len(papers)
    assert len({paper.colour for paper in papers}) == len(papers)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_draft_shows_adventures_others_own_tiles_and_tales(lang):
    play = until("discard")
    for seat in range(3):
        play.decide(seat, play.now.legal(seat)[0])
    view = play.now.view(0)
    assert view.round == 2

    text = drawn(board(play, lang).picture(view, 100, 40))

    words = play.texts(Texts(lang))
    wanted = [card.adventure for card in view.adventures]
    wanted += [tile for seat in view.seats for tile in seat.tiles]
    wanted += [tale.tale for seat in view.seats for tale in seat.tales if tale.kept]
    for word in wanted:
        assert str(words.word(word)) in text
    assert "✓" in text


def test_a_board_takes_no_more_lines_than_it_has_room_for_down_to_what_is_ones_own():
    play = until("discard", "you,random,random,random")
    view = play.now.view(0)

    heights = [drawn(board(play).picture(view, 80, room), 80).count("\n") for room in (1000, 26, 24, 1)]

    assert heights == sorted(heights, reverse=True)
    assert len(set(heights)) == 4
    assert all(height <= room for height, room in zip(heights[:3], (1000, 26, 24), strict=True))
    own = [str(play.texts(Texts("en")).word(tile)) for tile in view.seats[0].tiles]
    assert all(name in drawn(board(play).picture(view, 80, 1), 80) for name in own)


@pytest.mark.parametrize("width", [40, 62, 80, 100, 140])
@pytest.mark.parametrize("tall", [True, False])
def test_every_row_of_the_pyramid_rests_on_the_row_below(width, tall):
    play = until("build")
    seat = play.now.view(0).seats[0]
    tiles = Tiles(play.game.box, "fr")

    lines = drawn(pyramid(tiles, seat.kingdom, "bard", width, tall), width + 20).rstrip("\n").split("\n")

    indents = [len(line) - len(line.lstrip()) for line in lines]
    assert len(lines) == (12 if tall else 8)
    assert indents == sorted(indents, reverse=True)
    assert len(set(indents)) == 4


def test_every_tile_is_drawn_with_its_emblem_and_name():
    play = until("build")
    for kind in play.game.box.tiles:
        chip = Tiles(play.game.box, "fr").chip(kind.names.id).plain
        assert kind.names.fr in chip
        assert Tiles(play.game.box, "fr").paper(kind.names.id).emblem in chip


def test_the_kingdom_under_construction_shows_what_is_left_and_the_points():
    play = until("build")
    play.decide(0, play.now.legal(0)[0])
    view = play.now.view(0)

    lines = board(play, plain=True).lines(view)

    assert any(line.startswith("Your kingdom, row 1: ") for line in lines)
    assert any(line.startswith("Left to place: ") and line.count(",") >= 10 for line in lines)
    assert f"Your kingdom is worth {view.seats[0].kingdom_points} point" in "\n".join(lines)


def test_an_onlooker_sees_no_hand():
    play = begin("you,random", seed=3, level="simplified_1")
    hand = [str(play.texts(Texts("en")).word(tile)) for tile in play.now.view(0).me.hand]

    told = "\n".join(board(play, plain=True).lines(play.now.view(None)))
    shown = drawn(board(play).picture(play.now.view(None), 100, 40))

    for name in hand:
        assert name not in told
        assert name not in shown


def test_pieces_are_wrapped_only_between_them():
    pieces = [Tiles(open_game("mon_royaume").box, "en").chip("stone_workshop") for _ in range(5)]

    lines = drawn(Flow(pieces), 40).rstrip("\n").split("\n")

    assert [line.count("▲ stone workshop") for line in lines] == [2, 2, 1]


def test_a_game_without_a_board_is_shown_as_the_tree_of_its_view():
    class Hand(Seen, frozen=True):
        cards: list[str]
        seen: bool

    class View(Seen, frozen=True):
        turn: int
        hands: list[Hand]
        pot: dict[str, int]
        secret: str | None

    view = View(2, [Hand(["king", "queen"], True), Hand([], False)], {"gold": 3}, None)
    tree = TreeBoard(open_game("mon_royaume"), Texts("en"), True)

    assert tree.lines(view) == [
        "turn: 2",
        "hands",
        "  1",
        "    cards: king, queen",
        "    seen: True",
        "  2",
        "    cards: —",
        "    seen: False",
        "pot: gold 3",
        "secret: —",
    ]
    assert "king, queen" in drawn(tree.picture(view, 80, 24))


def test_in_brief_a_tree_tells_only_what_changed():
    class View(Seen, frozen=True):
        turn: int
        hands: list[list[str]]

    tree = TreeBoard(open_game("mon_royaume"), Texts("en"), True)

    first = tree.brief(View(1, [["king"], ["queen"]]))
    second = tree.brief(View(2, [["king"], []]))

    assert first == ["turn: 1", "hands 1: king", "hands 2: queen"]
    assert second == ["turn: 2", "hands 2: —"]


def test_the_picture_of_the_readme_can_be_drawn_again():
    svg = picture()

    assert svg.startswith("<svg")
    assert "The Time of the Builders" in svg.replace("&#160;", " ")
    assert svg == picture()
    assert "@font-face" not in svg
