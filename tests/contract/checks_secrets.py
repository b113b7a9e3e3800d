"""Nothing leaks: what a seat is shown, offered and told is the same in every world that it cannot tell apart."""

from contract.census import census_of
from contract.plays import encoded, random_decision, random_play
from contract.snapshot import attributes, snapshot
from tablee.kernel.rng import Rng


def seen_by(position, seat):
    """What reaches a seat at a moment: its view, what it may choose, what it is asked."""
    return (
        encoded(position.view(seat)),
        position.to_act(),
        [decision.notation for decision in position.legal(seat)],
        position.question(seat),
    )


def refusals_to(game, position, seat):
    """Why not, for every decision of the game."""
    refusals = [position.refusal(seat, decision) for decision in game.decisions.all]
    return [refusal and (refusal.rule, refusal.reason, refusal.words) for refusal in refusals]


def check_no_leak(game, setup, seed, moments=1, samples=50):
    """View, legal list and why-not of every seat, and the onlooker's view, are equal in all its samples."""
    played = random_play(game, setup, seed)
    for position in played.positions(moments):
        for seat in range(setup.seats):
            chance = played.chance(f"worlds of seat {seat}")
            seen, refused = seen_by(position, seat), refusals_to(game, position, seat)
            public = encoded(position.view(None))
            for _ in range(samples):
                world = position.sample(seat, chance)
                assert seen_by(world, seat) == seen
                assert refusals_to(game, world, seat) == refused
                assert encoded(world.view(None)) == public


def check_samples(game, setup, seed, moments=4, samples=20):
    """A sample is a world of its own: repeatable, apart from the true one, playable, with chance of its own."""
    played = random_play(game, setup, seed)
    for position in played.positions(moments):
        before = snapshot(game, position)
        for seat in range(setup.seats):
            one, other = played.chance("same"), played.chance("same")
            world = position.sample(seat, one)
            assert snapshot(game, world) == snapshot(game, position.sample(seat, other))
            check_chance_is_replaced(position, world)
            check_plays_to_its_end(world, played.chance("imagined"))
        assert snapshot(game, position) == before
    check_hidden_is_dealt_anew(game, played, samples)


def check_chance_is_replaced(position, world):
    """A generator inside the position is another one in a sample, or a bot could foresee the dice."""
    for name, value in attributes(position).items():
        if isinstance(value, Rng):
            assert attributes(attributes(world)[name]) != attributes(value), f"the sample has the true {name}"


def check_plays_to_its_end(world, chance):
    while world.to_act():
        world.apply(*random_decision(world, chance))
    assert world.result() is not None


def check_hidden_is_dealt_anew(game, played, samples):
    """What nobody can know at the start differs in some sample of every seat."""
    start = played.start()
    truth = snapshot(game, start)
    for seat in range(played.setup.seats):
        chance = played.chance(f"hidden from seat {seat}")
        worlds = [snapshot(game, start.sample(seat, chance)) for _ in range(samples)]
        for name in census_of(game.name).hidden(played.setup):
            assert any(world[name] != truth[name] for world in worlds), f"every sample has the true {name}"


def check_reveals_are_honest(game, setup, seed, moments=9, samples=6):
    """A decision that counts no reveal tells its seat nothing: it ends alike in all worlds of that seat."""
    played = random_play(game, setup, seed)
    for number in played.moments(moments):
        if number == len(played.lines):
            continue
        position = played.position(number)
        seat, decision = played.lines[number]
        after, heard = told(position, seat, decision, seat)
        if after.reveals != position.reveals:
            continue
        chance = played.chance("what if")
        for _ in range(samples):
            imagined, heard_there = told(position.sample(seat, chance), seat, decision, seat)
            assert seen_by(imagined, seat) == seen_by(after, seat)
            assert heard_there == heard
            assert imagined.reveals == after.reveals


def check_told_is_seen(game, setup, seed, moments=6, samples=3):
    """The story tells a seat no more than its views: worlds that look alike before and after sound alike."""
    played = random_play(game, setup, seed)
    for number in played.moments(moments):
        if number == len(played.lines):
            continue
        position = played.position(number)
        seat, decision = played.lines[number]
        for listener in range(setup.seats):
            after, heard = told(position, seat, decision, listener)
            chance = played.chance(f"ears of seat {listener}")
            for _ in range(samples):
                world = position.sample(listener, chance)
                legal = world.legal(seat)
                other = decision if listener == seat else legal[chance.below(len(legal))]
                imagined, heard_there = told(world, seat, other, listener)
                if seen_by(imagined, listener) == seen_by(after, listener):
                    assert heard_there == heard


def told(position, seat, decision, listener):
    """The position after a decision, and what the listener is told of it."""
    after = position.clone()
    story = []
    after.story = story
    after.apply(seat, decision)
    after.story = None
    return after, [repr(event) for event in story if event.audience in (None, listener)]
