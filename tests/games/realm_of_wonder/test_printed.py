"""What boards draw from: the same map, cards and prices as the rules play with."""

import pytest

from tablee.games.realm_of_wonder.board import REGIONS

from .helpers import GAME, edited_game, new_game

PRINTED = GAME.printed()


def test_every_space_is_drawn_with_its_walls_and_waters_once():
    ids = [space.id for space in PRINTED.spaces]
    board = GAME.box.board
    walls = sum(len(space.walls) for space in PRINTED.spaces)
    waters = sum(len(space.waters) for space in PRINTED.spaces)

    assert len(set(ids)) == board.count
    assert 2 * walls == len(board.walls.items)
    assert 2 * waters == len(board.waters.items)
    assert {other for space in PRINTED.spaces for other in (*space.walls, *space.waters)} <= set(ids)


@pytest.mark.rule("RW-10.4", "RW-10.5")
def test_the_passages_of_every_position_are_those_of_the_view():
    state = new_game()
    for rotation in range(REGIONS * REGIONS):
        state.middle, state.castle = divmod(rotation, REGIONS)
        assert PRINTED.passages[rotation] == state.view(None).passages


def test_everything_that_is_written_has_words_in_both_languages():
    box = GAME.box
    wanted = {card.names.id for card in box.magic_cards} | {tile.names.id for tile in box.tiles}
    wanted |= {character.power for character in PRINTED.characters} | {quest.names.id for quest in box.quests}

    assert set(PRINTED.texts) == wanted
    assert all(text["fr"] and text["en"] for text in [*PRINTED.texts.values(), *PRINTED.stories.values()])
    assert {card.special for card in PRINTED.cards} == {None, *[special.id for special in box.specials]}


def test_a_corrected_box_is_drawn_as_corrected(tmp_path):
    found = edited_game(tmp_path, ('"#b565b5"', '"#123456"')).printed()

    assert found.regions[1].colour == "#123456"
    assert found.spaces == PRINTED.spaces
