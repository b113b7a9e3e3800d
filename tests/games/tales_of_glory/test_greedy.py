"""The greedy bot: legal, deaf to what it may not know, and better than chance."""

import pytest

from tablee.bots.bot import RandomBot, Seen
from tablee.bots.playout import play_out
from tablee.bots.tales_of_glory.greedy import GreedyBot
from tablee.kernel.rng import rng_from
from tablee.kernel.seed import secret_of

from .helpers import GAME, give, my_part, new_game, open_quietly, play, put_on_board, set_area

EVERYTHING = {"quests": "on", "play_order": "simultaneous", "quest_gains": "deferred"}


def choice(state, seat: int = 0) -> str:
    """What the bot would do."""
    return GreedyBot().choose(Seen(state, seat), rng_from(secret_of(1))).notation


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("options", [{}, {"quests": "on"}, EVERYTHING])
def test_it_plays_whole_games_legally(seats: int, options: dict[str, str]) -> None:
    state = new_game(seats, seats, **options)
    chance = rng_from(secret_of(seats), "bots")

    while state.to_act():
        for seat in state.to_act():
            decision = GreedyBot().choose(Seen(state, seat), chance)
            assert decision in state.legal(seat)
            state.apply(seat, decision)

    assert state.result() is not None


def test_it_beats_random_seats() -> None:
    wins = 0
    for number in range(18):
        bots = [GreedyBot() if seat == number % 3 else RandomBot() for seat in range(3)]
        secret = secret_of(number)
        played = play_out(GAME.deal(GAME.setup(3), secret), bots, secret)
        wins += played.places[number % 3] == 1

    assert wins >= 16


@pytest.mark.parametrize("seed", range(2))
def test_what_it_may_not_know_changes_nothing(seed: int) -> None:
    state = new_game(3, seed, quests="on")
    chance = rng_from(secret_of(seed), "worlds")

    while state.to_act():
        for seat in state.to_act():
            decision = GreedyBot().choose(Seen(state, seat), chance)
            world = state.sample(seat, chance)
            assert GreedyBot().choose(Seen(world, seat), chance) is decision
            state.apply(seat, decision)


def test_it_opens_the_richer_chest() -> None:
    state = my_part("goblin", area="hero_paladin / jewelled_crown 1,-1")
    open_quietly(state, 0, "hero_paladin 2")
    state.round = 10

    play(state, "0 discard goblin")

    assert choice(state) == "open jewelled_crown 1"


def test_it_takes_the_square_that_pays() -> None:
    """The Hedge Wizard to the right of the Village brings three Coins."""
    state = my_part("hedge_wizard", area="hero_paladin / village 0,-1", coins=2)

    play(state, "0 play hedge_wizard")

    assert choice(state) == "place 1,-1"


def test_it_does_not_close_its_area_while_there_are_rounds_to_come() -> None:
    """Above the Thief alone the Were-Ram leaves two connectors; where it would leave none it is discarded."""
    state = my_part("were_ram", area="hero_thief / cyclops -1,0 / lich 1,0 / red_dragon 1,-1", combat=4)
    assert choice(state) == "discard were_ram"

    state.round = 10
    assert choice(state) == "play were_ram"


def test_it_pays_the_wild_lands_with_what_is_worth_less() -> None:
    state = my_part("coin_purse", slot=4, coins=3, potions=3)

    play(state, "0 play coin_purse")

    assert choice(state) == "pay coins"


def test_in_the_last_round_it_keeps_a_majority() -> None:
    state = my_part("coin_purse", slot=4, coins=3, potions=5)
    give(state, 1, coins=3, potions=0)
    state.round = 10

    play(state, "0 play coin_purse")

    assert choice(state) == "pay potions"


def test_it_bets_on_the_tile_that_suits_it_and_can_be_paid() -> None:
    state = new_game(2, has_longest_name="yes,no")
    for slot, name in enumerate(["red_dragon", "cyclops", "hydra", "lich", "demon", "ogre"], 1):
        put_on_board(state, slot, name)
    set_area(state, 0, "hero_paladin")
    give(state, 0, coins=1, potions=0, combat=3, magic=0)

    assert choice(state) == "select slot_6"


def test_it_plays_a_quest_in_the_last_round_even_for_little() -> None:
    state = my_part("hydra", quests="quest_elixirs", magic=2, potions=3)
    state.round = 10
    play(state, "0 discard hydra", "0 open hero_paladin 1")

    assert choice(state) == "play quest_elixirs"
