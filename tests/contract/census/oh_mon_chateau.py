"""Oh mon château: where the tokens and the guests are, and what a castle can hold at most."""

from tablee.games.oh_mon_chateau.components import FLOORS, SPOTS, TOWERS, WALLS
from tablee.games.oh_mon_chateau.position import DICE, NO_CARD, OVER

VARIANTS = {
    "eleven tokens": [
        ("tokens_per_player = 10", "tokens_per_player = 11"),
        ("tokens_per_set = 10", "tokens_per_set = 11"),
    ],
    "three residents for a side": [
        ("residents_per_face = 2", "residents_per_face = 3"),
        ('residents = 2\nfr = "Habitants"', 'residents = 3\nfr = "Habitants"'),
    ],
}


def hidden(setup):  # noqa: ARG001
    """The order of the guests; at the start the display is known, the rest of the pile is not."""
    return ["pile"]


def longest(setup):
    """400 turns of a roll, dice for everybody, and a generous number of constructions with guests."""
    return 400 * (1 + 2 + setup.seats + 20)


def count(game, position):
    """Every token and every guest is somewhere exactly once, and no castle has more than it can."""
    count_guests(position)
    for seat in range(position.seats):
        tokens = int(position.tokens(seat)).bit_count()
        lifted = 1 if position.lifted >= 0 and seat == position.builder else 0
        assert tokens + lifted + position.reserve(seat) == game.box.numbers.tokens
        assert position.reserve(seat) >= 0
        count_castle(game, position, seat)
    if position.step == OVER:
        assert position.owing == 0
    if position.step != DICE:
        assert int(position.owing).bit_count() == (0 if position.step == OVER else 1)


def count_guests(position):
    """On the pile, in the display, or beside one castle."""
    assert sorted(position.pile) == list(range(position.deck.size))
    display = [guest for guest in position.display if guest != NO_CARD]
    beside = [
        guest
        for seat in range(position.seats)
        for guest in range(position.deck.size)
        if position.guests(seat) >> guest & 1
    ]
    assert sorted([*display, *beside]) == sorted(position.pile[: position.drawn])
    assert sorted(guest for guest in range(position.deck.size) if position.arrivals[guest]) == sorted(beside)


def count_castle(game, position, seat):
    assert 0 <= position.towers(seat) <= TOWERS
    assert 0 <= position.walls(seat) <= WALLS
    assert 0 <= position.floors(seat) <= FLOORS
    assert 0 <= position.flags(seat) <= SPOTS
    assert 0 <= position.residents(seat) <= game.box.castle.total
    for spot in range(SPOTS):
        wall = game.box.castle.spot_wall[spot]
        assert position.flag(seat, spot) == 0 or position.wall_mask(seat) >> wall & 1
