"""Who sits down: names, manners, and strength."""

import pytest

from tablee.bots import BOTS, sit_down
from tablee.bots.bot import Seen
from tablee.bots.playout import play_out
from tablee.games import COLLECTION, open_game
from tablee.kernel.errors import SetupError
from tablee.kernel.rng import rng_from
from tablee.kernel.seed import secret_of, secret_of_game


def test_an_unknown_bot_is_refused_with_the_names_of_those_there_are() -> None:
    with pytest.raises(SetupError, match="there is no bot 'grandmaster'; the bots are: random, greedy"):
        sit_down("grandmaster", open_game("mon_royaume"))


GUESSING = {("royaumes_sauvages", "greedy")}
"""Bots that weigh the hands of a sampled world: two samples are two guesses, so their choices may differ."""
KNOWING = [(title, name) for title in COLLECTION for name in BOTS if (title, name) not in GUESSING]


@pytest.mark.parametrize(("title", "name"), KNOWING)
def test_a_bot_decides_the_same_in_worlds_that_its_seat_cannot_tell_apart(title: str, name: str) -> None:
    game = open_game(title)
    position = game.deal(game.setup(game.most), secret_of(5))
    bots = [sit_down(name, game) for _ in range(game.most)]
    chance = rng_from(b"worlds")
    for number in range(60):
        seats = position.to_act()
        if not seats:
            break
        seat = seats[number % len(seats)]
        secret = b"%d" % number
        choice = bots[seat].choose(Seen(position, seat), rng_from(secret))
        guess = position.sample(seat, chance)
        assert bots[seat].choose(Seen(guess, seat), rng_from(secret)) is choice
        position.apply(seat, choice)
    assert number > 10


def wins_of_greedy(title: str, seats: int, games: int, **options: str) -> float:
    """The share of games that one greedy bot wins against random ones; a shared win counts as its part."""
    game = open_game(title)
    setup = game.setup(seats, options)
    won = 0.0
    for number in range(games):
        secret = secret_of_game(2024, number)
        place = number % seats
        bots = [sit_down("greedy" if seat == place else "random", game) for seat in range(seats)]
        places = play_out(game.deal(setup, secret), bots, secret).places
        won += (places[place] == 1) / places.count(1)
    return won / games


def test_greedy_wins_nine_of_ten_games_of_mon_royaume_against_three_random_seats() -> None:
    assert wins_of_greedy("mon_royaume", 4, 500) >= 0.9


@pytest.mark.parametrize("level", ["simplified_1", "simplified_2"])
def test_greedy_wins_at_the_simplified_levels_too(level: str) -> None:
    assert wins_of_greedy("mon_royaume", 3, 40, level=level) >= 0.9
