"""The greedy bot: it wins, it comes to an end in every quest, every way to win happens, and it does not peek."""

import pytest

from tablee.bots.bot import RandomBot, Seen
from tablee.bots.playout import play_out
from tablee.bots.realm_of_wonder.greedy import GreedyBot
from tablee.games.realm_of_wonder.realm import TOKEN
from tablee.kernel.rng import rng_from
from tablee.kernel.seed import secret_of_game

from .helpers import (
    GAME,
    fort,
    keep,
    magic,
    moving,
    new_game,
    play,
    put,
    rich,
    spells,
    table,
    wake,
)

LONGEST = 24
"""The longest game of the dossier, in rounds."""
QUESTS = ["quest_champion", "quest_ramparts", "quest_lost_pages", "quest_treasury", "quest_marches"]


def choice(state, seat):
    """What the greedy bot would do, as notation."""
    return GreedyBot().choose(Seen(state, seat), rng_from(b"greedy")).notation


def game_among_greedy(seats, quest, number):
    setup = GAME.setup(seats, {"quest": quest})
    secret = secret_of_game(seats, number)
    state = GAME.deal(setup, secret)
    play_out(state, [GreedyBot() for _ in range(seats)], secret)
    return state


@pytest.mark.parametrize("quest", QUESTS)
@pytest.mark.parametrize("seats", range(2, 7))
def test_games_among_greedy_bots_end_in_a_sane_number_of_rounds(seats, quest):
    state = game_among_greedy(seats, quest, 1)
    assert state.result().places.count(1) == 1
    assert 4 <= state.round <= LONGEST


def way_of_winner(state):
    seat = state.winner
    return "token" if state.fact(seat, TOKEN) else "orbs" if state.orbs(seat) >= 3 else "monsters"


@pytest.mark.rule("RW-1.1", "RW-1.2")
def test_every_way_to_win_happens():
    ways = set()
    number = 0
    while len(ways) < 3 and number < 12:
        ways.add(way_of_winner(game_among_greedy(3, "quest_marches", number)))
        number += 1
    assert ways == {"token", "orbs", "monsters"}


def test_greedy_beats_two_random_seats():
    won = 0
    for number in range(8):
        secret = secret_of_game(41, number)
        bots = [RandomBot(), RandomBot(), RandomBot()]
        bots[number % 3] = GreedyBot()
        state = GAME.deal(GAME.setup(3, {"round_limit": "60"}), secret)
        play_out(state, bots, secret)
        won += state.winner == number % 3
    assert won >= 7


def test_the_bot_decides_alike_in_worlds_that_its_seat_cannot_tell_apart():
    state = new_game(4, 3)
    bot = GreedyBot()
    rng = rng_from(b"worlds")
    for number in range(150):
        seat = state.to_act()[number % len(state.to_act())]
        secret = b"%d" % number
        chosen = bot.choose(Seen(state, seat), rng_from(secret))
        for _ in range(2):
            assert bot.choose(Seen(state.sample(seat, rng), seat), rng_from(secret)) is chosen
        state.apply(seat, chosen)


@pytest.mark.rule("RW-1.1")
def test_it_walks_into_the_castle_when_it_can():
    state = moving(table(), 0, 4, "rubble_isle_n2")
    keep(state, 0, "magic_orb magic_orb magic_orb")
    for name in ("castle_k3", "castle_u2", "castle"):
        assert choice(state, 0) == f"step {name}"
        play(state, f"0 step {name}")
    assert state.winner == 0


@pytest.mark.rule("RW-8.3")
def test_it_buys_the_last_point_to_win():
    state = moving(table(), 0, 3, "rubble_isle_n2")
    keep(state, 0, "magic_orb magic_orb magic_orb")
    rich(state, 0, 3)
    assert choice(state, 0) == "extra"


@pytest.mark.rule("RW-8.3")
def test_the_rich_buy_the_extra_point_on_every_longer_way_and_the_thrifty_do_not():
    state = moving(table(quest="quest_champion"), 0, 0, "azure_b4")
    rich(state, 0, 30)
    assert choice(state, 0) == "extra"
    treasury = moving(table(quest="quest_treasury"), 0, 0, "azure_b4")
    rich(treasury, 0, 30)
    assert choice(treasury, 0) != "extra"


@pytest.mark.rule("RW-9.3")
def test_the_rich_buy_cards_until_they_have_three_muscles():
    state = moving(table(), 0, 3, "azure_a3")
    magic(state, "wish wish balloon balloon plus_three plus_three")
    rich(state, 0, 30)
    assert choice(state, 0) == "buy"
    magic(state, "wish wish balloon cannon_muscle cannon_muscle lightning_muscle")
    assert choice(state, 0) != "buy"


@pytest.mark.rule("RW-9.4")
def test_it_turns_the_discs_to_shorten_its_way_to_the_castle():
    state = moving(table(middle="ice", castle="ice"), 0, 4, "ice_isle_n3")
    keep(state, 0, "magic_orb magic_orb magic_orb")
    rich(state, 0, 9)
    chosen = choice(state, 0)
    assert chosen.startswith("turn")
    before = state.view(None).seats[0].castle_way
    play(state, f"0 {chosen}")
    assert state.view(None).seats[0].castle_way < before


@pytest.mark.rule("RW-14.4")
def test_the_golem_uses_his_fist_when_that_brings_the_castle_within_the_turn():
    state = moving(table("golem troll yeti", middle="ice", castle="rubble"), 0, 5, "ice_isle_o2")
    keep(state, 0, "magic_orb magic_orb magic_orb")
    rich(state, 0, 0)
    assert choice(state, 0) == "fist"
    play(state, "0 fist")
    while state.winner < 0:
        play(state, f"0 {choice(state, 0)}")
    assert state.winner == 0


@pytest.mark.rule("RW-13.1")
def test_it_attacks_whoever_bars_the_only_way_to_the_castle():
    state = moving(table(), 0, 6, "rubble_isle_o2")
    keep(state, 0, "magic_orb magic_orb magic_orb")
    put(state, 1, "rubble_isle_n2")
    rich(state, 0, 0)
    assert choice(state, 0) == "step rubble_isle_n2"
    keep(state, 1, "knight")
    assert choice(state, 0) != "step rubble_isle_n2"


@pytest.mark.rule("RW-7.10")
def test_it_wishes_for_the_third_orb():
    state = table()
    magic(state, "wish")
    keep(state, 0, "magic_orb magic_orb")
    keep(state, 1, "magic_orb knight")
    spells(state)
    assert choice(state, 0) == "cast wish"
    play(state, "0 cast wish")
    assert choice(state, 0) == "wish seat_1 magic_orb"


@pytest.mark.rule("RW-6.5")
def test_it_counters_a_wish_for_its_own_orb_but_not_a_trifle():
    state = table()
    magic(state, "wish plus_three", "counterspell")
    keep(state, 1, "magic_orb")
    spells(state)
    play(state, "0 cast plus_three", "0 on seat_0")
    assert choice(state, 1) == "pass"
    play(state, "1 pass", "2 pass", "0 cast wish", "0 wish seat_1 magic_orb")
    assert choice(state, 1) == "counter counterspell"


@pytest.mark.rule("RW-13.3")
def test_it_plays_as_many_muscle_cards_as_it_takes():
    state = moving(table(), 0, 4, "ice_b1")
    magic(state, "cannon_muscle cannon_muscle lightning_muscle")
    wake(state, "ice_a1", "monster_cyclops")
    play(state, "0 step ice_a1")
    assert choice(state, 0).startswith("muscle")
    play(state, "0 muscle cannon_muscle", "0 muscle cannon_muscle")
    assert choice(state, 0) == "fight"


@pytest.mark.rule("RW-12.1")
def test_it_fortifies_a_free_well_for_the_ramparts():
    state = moving(table(quest="quest_ramparts"), 0, 3, "azure_a4")
    rich(state, 0, 5)
    assert choice(state, 0) == "build"
    fort(state, 0, "azure_a4")
    assert choice(state, 0) != "build"
