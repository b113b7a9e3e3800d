"""Where all pieces of Realm of Wonder are: every one is somewhere exactly once."""

from collections import Counter

from tablee.games.realm_of_wonder.cards import CARD_TYPES, TILE_KINDS
from tablee.games.realm_of_wonder.position import OVER, PLAY
from tablee.games.realm_of_wonder.realm import ARMS, CARD, HAND, MAGIC_POINTS, NOBODY, SHOES, SUPPLY

VARIANTS = {
    "counterspells with muscles": [
        ("copies = 6\nwith_muscle = 0", "copies = 6\nwith_muscle = 4"),
    ],
    "larger hands and cheaper forts": [
        ("movement_cards = 3\nmagic_cards = 3", "movement_cards = 5\nmagic_cards = 7"),
        ("fort_token = 3", "fort_token = 1"),
        ("magic_cards_bought_per_turn = 1", "magic_cards_bought_per_turn = 3"),
    ],
}
"""Other component files that a table may agree on."""


def hidden(_setup):
    """What nobody can know when a play begins."""
    return ["towers", "magic_pile", "movement_pile", "facts", "rng"]


def ends_at_random(setup):
    """Random seats find the castle only after hundreds of rounds: random plays need the shortest round limit."""
    return setup.value("round_limit") == "20"


def longest(setup):
    """Fewer than forty decisions of each seat in a round, reactions included."""
    return int(setup.value("round_limit")) * setup.seats * 40


def count(game, position):
    """Every piece of the box is somewhere exactly once."""
    count_movement_cards(game.box, position)
    count_magic_cards(game.box, position)
    count_tiles(game.box, position)
    count_tokens(game.box, position)
    count_places(position)


def count_movement_cards(box, position):
    """In the pile, in a hand, open in front of a seat, or discarded."""
    cards = Counter(position.movement_pile[: position.movement_left])
    cards += Counter(cards_of(position.discards))
    for seat in range(position.seats):
        cards += Counter(cards_of(position.fact(seat, HAND)))
        played = position.fact(seat, CARD)
        if played and position.step != PLAY:
            cards[played - 1] += 1
        if played and position.step == PLAY:
            assert position.fact(seat, HAND) >> (played - 1) & 1
    assert cards == Counter(range(len(box.movement_cards)))


def cards_of(mask):
    return [card for card in range(50) if mask >> card & 1]


def count_magic_cards(box, position):
    """Never more of a type than the box holds; what is missing was used."""
    cards = Counter(position.magic_pile[: position.magic_left]) + Counter(position.chest)
    for seat in range(position.seats):
        for card in range(CARD_TYPES):
            assert position.cards(seat, card) >= 0
            cards[card] += position.cards(seat, card)
    gone = position.view(None).magic_gone
    for card in range(CARD_TYPES):
        assert cards[card] + gone.get(box.card_word(card), 0) == box.copies[card]
        assert cards[card] <= box.copies[card]


def count_tiles(box, position):
    """Face down or face up on a tower, kept by a seat, or out of the game."""
    assert Counter(position.towers) == Counter({kind: tile.copies for kind, tile in enumerate(box.tiles)})
    assert position.closed & position.monsters == 0
    gone = position.view(None).tiles_gone
    for kind in range(TILE_KINDS):
        kept = sum(position.kept(seat, kind) for seat in range(position.seats))
        on_towers = sum(
            1
            for tower, found in enumerate(position.towers)
            if found == kind and (position.closed | position.monsters) >> tower & 1
        )
        assert kept + on_towers + gone.get(box.tiles[kind].names.id, 0) == box.tiles[kind].copies
        assert min(gone.values(), default=0) >= 0


def count_tokens(box, position):
    """Ten fort tokens a seat, six bonus tokens in all, no debts."""
    taken = 0
    for seat in range(position.seats):
        built = sum(
            position.fort_height(space)
            for space in position.board.wells
            if position.fort_owner(space) == seat
        )
        assert built + position.fact(seat, SUPPLY) == box.numbers.fort_tokens
        assert position.fact(seat, SUPPLY) >= 0
        assert position.fact(seat, MAGIC_POINTS) >= 0
        taken += position.fact(seat, SHOES) + position.fact(seat, ARMS)
    assert taken + position.bonus_left == box.bonus_tokens
    for space in position.board.wells:
        assert position.fort_owner(space) == NOBODY or position.home_owner(space) == NOBODY


def count_places(position):
    """RW-8.9  Between moves no two characters share a space, nor a character and a face-up monster."""
    if position.view(None).step not in ("play", "cast", "turn") or position.step == OVER:
        return
    places = [position.place(seat) for seat in range(position.seats)]
    assert len(set(places)) == position.seats
    assert not any(position.has_monster(place) for place in places)
    for seat, place in enumerate(places):
        assert position.home_owner(place) in (NOBODY, seat)
