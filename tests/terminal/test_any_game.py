"""The terminal knows no game: one without texts, board and rulebook of its own can be played all the same."""

import pytest

from tablee.games import COLLECTION, open_game
from tablee.games.small.connect_four import ConnectFour
from tablee.games.small.kuhn_poker import KuhnPoker
from tablee.kernel.seed import secret_of
from tablee.terminal.asking import Quit
from tablee.terminal.chairs import Chair, best_bot, usual_chairs
from tablee.terminal.play import Play
from tablee.texts.texts import Texts
from terminal.scripted import ByNotation, ByNumber, Script, sit


def begin(game, people=1):
    chairs = [Chair(None)] * people + [Chair("random")] * (2 - people)
    return Play(game, game.setup(2), secret_of(1), chairs)


@pytest.mark.parametrize("name", list(COLLECTION))
def test_every_game_on_the_shelf_is_played_to_its_end(name):
    game = open_game(name)
    play = Play(game, game.setup(2), secret_of(2), [Chair("random"), Chair(None)])

    output = sit(play, ByNumber()).output

    assert play.now.result() is not None
    assert play.texts(Texts("en")).say("title") in output


@pytest.mark.parametrize("game", [ConnectFour, KuhnPoker])
@pytest.mark.parametrize("player", [ByNumber, ByNotation])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_small_game_is_played_to_its_end(game, player, lang):
    play = begin(game())

    output = sit(play, player(), lang).output

    assert play.now.result() is not None
    assert "Total" in output


def test_a_small_game_is_played_by_two_people_in_colour():
    play = begin(ConnectFour(), people=2)

    sit(play, lambda _: play.now.legal(play.now.to_act()[0])[0].notation, plain=False)

    assert play.now.result() is not None


def test_the_other_card_is_not_shown():
    play = begin(KuhnPoker())
    script = Script("board", "log", "quit")

    with pytest.raises(Quit):
        sit(play, script)

    hidden = play.history.start.view(1).cards[1]
    assert hidden not in "".join(script.heard)


def test_what_a_game_lacks_is_said_and_the_game_goes_on():
    play = begin(KuhnPoker())
    script = Script("hint", "rules", "why fold", "quit")

    with pytest.raises(Quit):
        sit(play, script)

    assert "no hint for this game" in script.heard[1]
    assert "rules of kuhn_poker are not written" in script.heard[2]
    assert "check or bet [KP-3]" in script.heard[3]


def test_a_game_without_a_good_bot_gets_the_random_one():
    assert best_bot(ConnectFour()) == "random"
    assert [chair.line() for chair in usual_chairs(ConnectFour())] == ["you", "random"]
