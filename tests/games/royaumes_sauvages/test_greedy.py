"""The greedy bot: it knows the rules, plays to win, and never looks at the true position."""

import pytest

from tablee.bots.bot import RandomBot, Seen
from tablee.bots.playout import play_out
from tablee.bots.royaumes_sauvages.greedy import GreedyBot
from tablee.kernel.rng import rng_from
from tablee.kernel.seed import secret_of

from .helpers import LEVELS, a_table, everybody_passes, new_game, play

BOT = GreedyBot()


def choice(state, seat=0, seed=1):
    """What the bot decides, in notation."""
    return BOT.choose(Seen(state, seat), rng_from(secret_of(seed))).notation


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_it_beats_random_seats(seats):
    won = 0
    for seed in range(6):
        bots = [RandomBot() for _ in range(seats)]
        bots[seed % seats] = BOT
        won += play_out(new_game(seats, seed), bots, secret_of(seed)).places[seed % seats] == 1
    assert won >= 5


@pytest.mark.parametrize("seats", [2, 3, 5])
@pytest.mark.parametrize("treaty", ["on", "off"])
def test_bots_among_themselves_come_to_an_end_without_a_rally_limit(seats, treaty):
    ended = play_out(new_game(seats, 4, peace_treaty=treaty), [BOT] * seats, secret_of(4))
    assert ended.decisions < 400
    assert min(ended.points) > 20


@pytest.mark.parametrize("level", LEVELS)
def test_it_plays_every_solo_level_better_than_chance(level):
    states = [new_game(1, seed, solo_level=level) for seed in range(2)]
    for seed, state in enumerate(states):
        play_out(state, [BOT], secret_of(seed))
    assert min(state.points(0) for state in states) > 45


@pytest.mark.parametrize("seed", range(4))
def test_it_decides_alike_whatever_is_hidden_when_nothing_hidden_matters(seed):
    state = new_game(3, seed, starter="0")
    worlds = [state.sample(0, rng_from(b"worlds")) for _ in range(5)]
    assert {choice(world) for world in worlds} == {choice(state)}


def test_it_takes_the_lead_where_the_tile_is_worth_most():
    decrees = {"realm_7": "even_only", "realm_8": "high_values"}
    state = a_table(
        2,
        hands=["bee_8 owl_8 frog_8 wolf_8"],
        decrees=decrees | {"realm_4": "odd_only", "realm_5": "low_values", "realm_6": "middle_values"},
        cubes={"realm_7": "0 1", "realm_8": "0 1"},
        tiles={"realm_7": "5 6 7", "realm_8": "9 10 10"},
    )
    assert choice(state).endswith("realm_8")


def test_it_discards_what_fits_nowhere_and_then_draws():
    decrees = {
        "realm_4": "odd_only",
        "realm_5": "low_values",
        "realm_6": "middle_values",
        "realm_7": "ascending_from_1",
        "realm_8": "bee_or_owl",
    }
    state = a_table(2, hands=["frog_6 bee_3 wolf_6 bee_1"], decrees=decrees)
    play(state, "0 rally")
    for expected in ["discard frog_6", "discard wolf_6", "draw"]:
        assert choice(state) == expected
        play(state, f"0 {expected}")


def a_battle(*hands, tokens=()):
    state = a_table(2, hands=hands, cubes={"realm_8": "0 1"}, tiles={"realm_8": "8 9 10"}, tokens=tokens)
    everybody_passes(state)
    return state


def test_it_plays_the_fewest_tokens_that_win_and_none_if_it_has_won():
    state = a_battle("bee_6 bee_2 bee_3 bee_4", "owl_7 owl_2 owl_3 owl_4", tokens=[3, 0])
    play(state, "0 fight bee_6", "1 fight owl_7")
    assert choice(state) == "reinforce 1"
    winning = a_battle("bee_7 bee_2 bee_3 bee_4", "owl_6 owl_2 owl_3 owl_4", tokens=[3, 0])
    play(winning, "0 fight bee_7", "1 fight owl_6")
    assert choice(winning) == "decline"


def test_it_sends_a_strong_card_into_battle():
    state = a_battle("bee_2 bee_7 bee_3 bee_4", "owl_5 owl_2 owl_3 owl_4")
    assert choice(state) == "fight bee_7"


def test_at_expert_it_chooses_a_bonus_card():
    state = a_table(
        1,
        solo_level="expert",
        hands=["bee_2 bee_4 bee_6 bee_8"],
        decrees={"realm_4": "even_only"},
        deck="tiger_8 wolf_6 owl_3",
        bonus="wolf_8 frog_6",
    )
    play(state, "0 claim bee_2 realm_4")
    assert choice(state) in {"bonus wolf_8", "bonus frog_6"}
