"""A few speaking helpers: positions with the characters, places, cards and dice that a test needs, played by notation.

Pieces are moved, never invented, so every position here could have come out of the real box.
"""

from pathlib import Path

import tablee.games.realm_of_wonder
from tablee.games.realm_of_wonder.cards import CARD_TYPES, SPELLS, TILES
from tablee.games.realm_of_wonder.game import RealmOfWonder
from tablee.games.realm_of_wonder.position import PLAY
from tablee.games.realm_of_wonder.realm import (
    CARD,
    HAND,
    KEPT_AT,
    LIGHTNINGS,
    MAGIC_AT,
    MAGIC_POINTS,
    MINUS,
    PLACE,
    PLUS,
)
from tablee.games.realm_of_wonder.rounds import begin_turns
from tablee.games.realm_of_wonder.setup import assign_characters
from tablee.games.realm_of_wonder.spells import begin_spells
from tablee.kernel.ints import ints
from tablee.kernel.play import play as play_checked
from tablee.kernel.play import why_not
from tablee.kernel.rng import rng_from
from tablee.kernel.seed import secret_of

GAME = RealmOfWonder()
BOX = GAME.box
COMPONENTS = Path(tablee.games.realm_of_wonder.__file__).with_name("components.toml")
REGIONS = [region.names.id for region in BOX.regions]


def new_game(seats=3, seed=1, game=GAME, **options):
    """A dealt game: everybody is asked for a movement card."""
    return game.deal(game.setup(seats, options), secret_of(seed))


def table(
    characters="mage troll yeti", quest="quest_ramparts", seed=1, middle="ice", castle="ice", game=GAME
):
    """A dealt game with these characters clockwise, this quest, and the whirlpools facing these regions."""
    names = characters.split()
    state = new_game(len(names), seed, game, quest=quest)
    chosen = [game.box.character_ids[name] for name in names]
    rest = [number for number in range(6) if number not in chosen]
    assign_characters(state, ints([*chosen, *rest]))
    state.middle, state.castle = region(middle), region(castle)
    return state


def edited_game(folder, *edits):
    """The game with a corrected component file: each edit replaces the first text by the second, once."""
    text = COMPONENTS.read_text(encoding="utf-8")
    for old, new in edits:
        assert old in text, old
        text = text.replace(old, new, 1)
    path = folder / "edited.toml"
    path.write_text(text, encoding="utf-8")
    return RealmOfWonder(path)


# Numbers of things by their names


def region(name):
    return BOX.region_ids[name]


def space(name):
    return BOX.board.ids[name]


def tile(name):
    return TILES.index(name)


def card(word):
    """The type of a magic card: "cannon" or "cannon_muscle"."""
    return 2 * SPELLS.index(word.removesuffix("_muscle")) + word.endswith("_muscle")


def place_of(state, seat):
    """The space where a seat's character stands, by name."""
    return state.board.name(state.place(seat))


# Deciding


def decision(text, game=GAME):
    """The decision that a line of notation names."""
    return game.decisions.parse(text)


def play(state, *lines):
    """Carry out checked decisions, each written as its seat and its notation: "0 step ice_b3"."""
    for line in lines:
        seat, _, text = line.partition(" ")
        play_checked(state, int(seat), state.steps[0].choices.all.parse(text))


def refusal(state, line):
    """The rule and the reason why this line is not allowed now; it must not be allowed."""
    seat, _, text = line.partition(" ")
    found = why_not(state, int(seat), state.steps[0].choices.all.parse(text))
    assert found is not None, f"{line} is allowed"
    assert text not in legal(state, int(seat))
    return f"{found.rule} {found.reason}"


def legal(state, seat):
    """What the seat may choose now, as notation."""
    return [choice.notation for choice in state.legal(seat)]


def offers(state, seat, verb):
    """The words after this verb among what the seat may choose now."""
    return sorted(line.partition(" ")[2] for line in legal(state, seat) if line.split()[0] == verb)


def asked(state):
    """Who is asked what: "1 react"."""
    return " ".join(f"{seat} {state.question(seat)}" for seat in state.to_act())


def listen(state):
    """A list to which everything that happens from now on is added."""
    story = []
    state.story = story
    return story


def told(story, *names):
    """The events of these names as short lines: "0: took mill"; without names, all of them."""
    return [repr(event) for event in story if not names or event.name in names]


# Pieces


def put(state, seat, name):
    """A character stands on this space."""
    state.put(seat, PLACE, space(name))


def rich(state, seat, points):
    """A seat has so many MP."""
    state.put(seat, MAGIC_POINTS, points)


def magic_points(state, seat):
    return state.fact(seat, MAGIC_POINTS)


def fort(state, seat, name, height=1):
    """A seat has a fort on this well."""
    state.raise_fort(space(name), seat, height)


def height(state, name):
    """Owner and height of the fort on a well, or None."""
    owner = state.fort_owner(space(name))
    return None if owner < 0 else (owner, state.fort_height(space(name)))


def tower(name):
    """The number of a tower."""
    return BOX.board.tower_number[space(name)]


def hide(state, name, kind):
    """This kind of tile lies face down on this tower; it changes places with another face-down tile."""
    here, towers = tower(name), list(state.towers)
    there = next(n for n, found in enumerate(towers) if found == tile(kind) and state.closed >> n & 1)
    towers[here], towers[there] = towers[there], towers[here]
    state.towers = ints(towers)


def wake(state, name, kind="monster_cyclops"):
    """This monster is face up on this tower."""
    hide(state, name, kind)
    state.closed &= ~(1 << tower(name))
    state.monsters |= 1 << tower(name)


def clear(state, name):
    """This tower is empty."""
    state.closed &= ~(1 << tower(name))


def keep(state, seat, kinds):
    """A seat has found these tiles before; their towers are empty."""
    for kind in kinds.split():
        found = [n for n, there in enumerate(state.towers) if there == tile(kind) and state.closed >> n & 1]
        state.closed &= ~(1 << found[-1])
        state.add(seat, KEPT_AT + tile(kind), 1)


def kept(state, seat):
    """The tiles that a seat keeps, with repeats."""
    return [kind for number, kind in enumerate(TILES) for _ in range(state.kept(seat, number))]


def magic(state, *hands):
    """The magic cards in the hands of the seats, seat by seat; all others are in the pile."""
    cards = [kind for kind in range(CARD_TYPES) for _ in range(BOX.copies[kind])]
    for seat in range(state.seats):
        for kind in range(CARD_TYPES):
            state.put(seat, MAGIC_AT + kind, 0)
        for word in hands[seat].split() if seat < len(hands) else []:
            cards.remove(card(word))
            state.add(seat, MAGIC_AT + card(word), 1)
    state.magic_pile = ints(cards)
    state.magic_left = len(cards)


def next_magic(state, words):
    """The next cards of the magic pile, the first one on top."""
    pile = list(state.magic_pile)[: state.magic_left]
    for word in words.split():
        pile.remove(card(word))
    pile += [card(word) for word in reversed(words.split())]
    state.magic_pile = ints(pile)


def hand(state, seat):
    """The magic cards that a seat holds, with repeats."""
    return [BOX.card_word(kind) for kind in range(CARD_TYPES) for _ in range(state.cards(seat, kind))]


def movement(state, *hands):
    """The movement cards in the hands of the seats by their speeds: "3 20 41"; all others are in the pile."""
    rest = list(range(50))
    for seat, speeds in enumerate(hands):
        mask = 0
        for speed in speeds.split():
            rest.remove(int(speed) - 1)
            mask |= 1 << (int(speed) - 1)
        state.put(seat, HAND, mask)
    state.movement_pile = ints(rest)
    state.movement_left = len(rest)


def play_speeds(state, *speeds):
    """Everybody plays the movement card of this speed, seat by seat."""
    for seat, speed in enumerate(speeds):
        play(state, f"{seat} play move_{speed:02d}")


# Moments


def set_cards(state, *speeds):
    """The movement cards of these speeds lie open in front of the seats; special effects are over."""
    state.step, state.owing = PLAY, 0
    rest = [number for number in range(50) if number + 1 not in speeds]
    size = BOX.numbers.hand - 1
    for seat, speed in enumerate(speeds):
        state.put(seat, CARD, speed)
        state.put(seat, HAND, sum(1 << number for number in rest[:size]))
        rest = rest[size:]
        for what in (LIGHTNINGS, PLUS, MINUS):
            state.put(seat, what, 0)
    state.movement_pile = ints(rest)
    state.movement_left = len(rest)
    state.discards = 0


def spells(state, *speeds):
    """Stage 3 begins; without speeds the seats cast in their order."""
    set_cards(state, *(speeds or [8 * (seat + 1) for seat in range(state.seats)]))
    begin_spells(state)
    return state


def turns(state, *speeds):
    """Stage 4 begins; without speeds the seats move in their order."""
    set_cards(state, *(speeds or [48 - seat for seat in range(state.seats)]))
    state.casting = 0
    begin_turns(state)
    return state


def moving(state, seat, points, where=None):
    """It is the turn of a seat with so many movement points, the first turn of the round."""
    speeds = [40 - other for other in range(state.seats)]
    speeds[seat] = 50
    turns(state, *speeds)
    state.points = points
    if where is not None:
        put(state, seat, where)
    return state


def pass_all(state):
    """Everybody lets the card on the stack be."""
    while asked(state).endswith("react"):
        play(state, f"{state.to_act()[0]} pass")


def finish_spells(state):
    """Everybody ends the spell turn without casting."""
    while asked(state).endswith("cast"):
        play(state, f"{state.to_act()[0]} finish")


def end_turns(state):
    """Everybody ends the turn without moving."""
    while asked(state).endswith("turn"):
        play(state, f"{state.to_act()[0]} end")


def to_next_round(state):
    """Play on from the movement cards or later without doing anything, to the next choice of movement cards."""
    last = state.round
    while state.round == last:
        seat = state.to_act()[0]
        lines = legal(state, seat)
        quiet = [line for line in ("finish", "end", "pass", "fight", "leave") if line in lines]
        play(state, f"{seat} {quiet[0] if quiet else lines[0]}")


# Chance


FACES = {"0": 0, "1": 1, "2": 3, "3": 4, "2!": 5}
"""The battle die: a number, or the violet 2."""


def dice(state, faces):
    """The next faces of the battle die: "2! 2! 1 3"."""
    chance_of(state, [FACES[face] for face in faces.split()], 6)


def rotation(state, names):
    """The next faces of the rotation die."""
    chance_of(state, [list(BOX.die_regions).index(region(name)) for name in names.split()], 6)


def chance_of(state, wanted, sides):
    """Look for a generator that gives these numbers next."""
    for seed in range(200_000):
        rng = rng_from(b"%d" % seed)
        trial = rng.clone()
        if all(trial.below(sides) == number for number in wanted):
            state.rng = rng
            return
    raise AssertionError("no such chance found")


def fight(state, faces, *lines):
    """Fight out the battle that has just begun, without muscle cards, with these faces of the die."""
    play(state, *lines)
    dice(state, faces)
    while asked(state).split()[-1] in ("attack", "defend"):
        play(state, f"{state.to_act()[0]} fight")


def facing(*hands, characters="mage troll yeti", points=4):
    """The first seat stands on ice_b3 beside the second on ice_c2."""
    state = moving(table(characters), 0, points, "ice_b3")
    magic(state, *hands)
    put(state, 1, "ice_c2")
    return state


def at_monster(kind="monster_cyclops", *hands, points=4):
    """The first seat stands beside a tower with a face-up monster."""
    state = moving(table(), 0, points, "ice_b1")
    magic(state, *hands)
    wake(state, "ice_a1", kind)
    return state
