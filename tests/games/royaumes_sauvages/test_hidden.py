"""Hidden information: nothing leaks, and what a player could remember is never contradicted."""

import pytest

from tablee.games.royaumes_sauvages.deck import GENERATION
from tablee.games.royaumes_sauvages.position import BLOCK, SIDES_AT, STAMP_AT
from tablee.kernel.rng import rng_from
from tablee.kernel.seed import secret_of

from .helpers import a_table, everybody_passes, hand, listen, new_game, play, rally, stack

CHANCE = rng_from(b"hidden")


def worlds(state, seat, count=30):
    """Worlds that a seat cannot tell from the true one."""
    return [state.sample(seat, CHANCE) for _ in range(count)]


def random_moments(seats, seed, **options):
    """Positions of a random play, with many rallies so that the deck runs out."""
    state = new_game(seats, seed, **options)
    chance = rng_from(secret_of(seed), "moments")
    while state.to_act():
        yield state
        seat = state.to_act()[int(chance.below(len(state.to_act())))]
        legal = state.legal(seat)
        wanted = [choice for choice in legal if choice.verb != "pass"] if chance.below(8) else legal
        state.apply(seat, (wanted or legal)[chance.below(len(wanted or legal))])
    yield state


@pytest.mark.rule("RS-3.2", "RS-8.2")
def test_other_hands_and_the_deck_are_dealt_anew():
    state = new_game(3)
    others = {tuple(hand(world, 1)) for world in worlds(state, 0)}
    assert len(others) > 20
    assert all(hand(world, 0) == hand(state, 0) for world in worlds(state, 0))


@pytest.mark.rule("RS-8.3")
def test_a_first_to_pass_tile_is_known_to_its_owner_only():
    state = a_table(3)
    play(state, "0 pass")
    truth = state.first_tiles[0]
    assert {int(world.first_tiles[0]) for world in worlds(state, 0)} == {truth}
    assert {int(world.first_tiles[0]) for world in worlds(state, 1)} == {0, 1, 2, 3}
    assert {int(world.first_tiles[3]) for world in worlds(state, 0)} == {0, 1, 2, 3} - {truth}


@pytest.mark.rule("RS-14.1")
def test_at_the_end_the_tiles_are_known():
    state = a_table(2, age=3)
    everybody_passes(state)
    assert {tuple(world.first_tiles) for world in worlds(state, 1)} == {tuple(state.first_tiles)}


@pytest.mark.rule("RS-3.3")
def test_the_next_decrees_are_known_to_nobody():
    state = new_game(2)
    future = {tuple(world.decree_deck[5:10]) for world in worlds(state, 0)}
    assert len(future) > 20
    assert {tuple(world.decree_deck[:5]) for world in worlds(state, 0)} == {tuple(state.decree_deck[:5])}


@pytest.mark.rule("RS-16.1")
def test_the_coming_shuffles_are_not_the_true_ones():
    state = new_game(2)
    assert len({world.rng.word() for world in worlds(state, 0)}) > 20


@pytest.mark.rule("RS-16.1")
def test_after_a_new_deck_old_hands_hold_no_card_that_everybody_saw_discarded():
    state = a_table(
        2,
        hands=["bee_1 bee_2 bee_3 bee_4", "owl_1 owl_2 owl_3 owl_4"],
        discards="wolf_1 wolf_2 wolf_3 wolf_4 wolf_5",
    )
    stack(state, [], [])
    play(state, "0 rally", "0 discard bee_1", "0 draw")
    seen = {"wolf_1", "wolf_2", "wolf_3", "wolf_4", "wolf_5", "bee_1"}
    for world in worlds(state, 1):
        mine = hand(world, 0)
        assert len(seen & set(mine)) == 1
        assert set(mine) - seen == {"bee_2", "bee_3", "bee_4"}


@pytest.mark.rule("RS-12.4")
def test_a_new_age_hides_what_lay_open_in_the_deck_but_not_in_hands():
    columns = {"realm_8": "wolf_1/0 wolf_2/0 wolf_3/0 wolf_4/0 wolf_5/0 wolf_6/0"}
    state = a_table(2, columns=columns, discards="frog_1 frog_2 frog_3")
    everybody_passes(state)
    public = {"wolf_1", "wolf_2", "wolf_3", "wolf_4", "wolf_5", "wolf_6", "frog_1", "frog_2", "frog_3"}
    assert all(not public & set(hand(world, 0)) for world in worlds(state, 1))
    rally(state)
    rallied = 1 - state.to_act()[0]
    found = [public & set(hand(world, rallied)) for world in worlds(state, 1 - rallied, 80)]
    assert all(len(cards) <= 1 for cards in found)
    assert any(found)


@pytest.mark.rule("RS-15.26")
def test_solo_layers_of_the_deck_stay_apart():
    state = a_table(1, discards="frog_1 frog_2 frog_3", columns={"realm_8": "wolf_1/0"}, out=[1])
    play(state, "0 pass")
    under = {"frog_1", "frog_2", "frog_3", "wolf_1"}
    for world in worlds(state, 0):
        assert {world.box.card_names[world.deck[i]] for i in range(4)} == under
    assert len({tuple(world.deck[:4]) for world in worlds(state, 0)}) > 5
    assert len({world.deck[state.deck_size - 1] for world in worlds(state, 0)}) > 10


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("seed", range(3))
def test_every_hand_fits_the_shuffles_that_it_is_known_to_come_from(seats, seed):
    for state in random_moments(seats, seed):
        for seat in range(seats):
            start = SIDES_AT + seat * BLOCK
            stamps = sorted(int(state.facts[start + STAMP_AT + i]) for i in range(state.held(seat)))
            cards = sorted(int(state.mixed[state.hand_card(seat, i)]) for i in range(state.held(seat)))
            for stamp, hidden in zip(stamps, cards, strict=True):
                assert hidden <= stamp
                assert hidden // GENERATION == stamp // GENERATION


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_views_of_all_eyes_and_offers_are_equal_in_all_worlds_of_a_seat(seats):
    for number, state in enumerate(
        random_moments(seats, 7, **({"solo_level": "expert"} if seats == 1 else {}))
    ):
        if number % 11:
            continue
        for seat in range(seats):
            for world in worlds(state, seat, 3):
                assert world.view(seat) == state.view(seat)
                assert world.view(None) == state.view(None)
                assert world.legal(seat) == state.legal(seat)


@pytest.mark.rule("RS-5.7", "RS-8.3")
def test_draws_and_tiles_are_told_to_their_owner_only():
    state = new_game(3, starter="0")
    story = listen(state)
    rally(state)
    play(state, "1 pass")
    private = {event.name: event.audience for event in story if event.audience is not None}
    assert private == {"drew": 0, "your-tile": 1}
