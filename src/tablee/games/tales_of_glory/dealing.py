"""TG-2  Setup: piles, heroes, start gains, the first player, the first display, quests."""

import unicodedata

from tablee.games.tales_of_glory.components import AGES, QUESTS_DEALT
from tablee.games.tales_of_glory.gains import begin_gain
from tablee.games.tales_of_glory.placing import lay
from tablee.games.tales_of_glory.position import BLOCK, HAND, HOME, RETURN, State
from tablee.games.tales_of_glory.preparing import begin_round, fill, mix_ages
from tablee.games.tales_of_glory.tiles import HERO, QUEST
from tablee.kernel.ints import Ints, bit, ints, zeros
from tablee.kernel.rng import Rng


def set_up(state: State, longest: list[int], rng: Rng) -> None:
    """TG-2.13  Everything random of the setup, in its order; `longest` are the seats that may begin."""
    box = state.box
    ages = [shuffled(box.sets[age], rng) for age in range(AGES)]
    heroes = shuffled(box.sets[HERO], rng)
    quests = shuffled(box.sets[QUEST], rng) if state.quests_on else zeros(0)
    removed = state.count.removed
    state.removed = ages[0][:removed]
    state.pile = ints([*ages[0][removed:], *ages[1], *ages[2]])
    state.facts = zeros(state.seats * BLOCK)
    for seat in range(state.seats):
        lay(state, seat, heroes[seat], HOME)
        begin_gain(state, seat, 0)
    state.holder = longest[rng.below(len(longest))] if len(longest) > 1 else longest[0]
    fill(state, 0, state.slots)
    mix_ages(state, state.pile, state.slots, rng)
    state.quests = quests
    begin(state)


def begin(state: State) -> None:
    """TG-2.11, TG-10.1  With the variant everybody first looks at three quests; else the first round begins."""
    if not state.quests_on:
        begin_round(state)
        return
    for seat in range(state.seats):
        state.facts[seat * BLOCK + HAND] = bit(QUESTS_DEALT) - 1
    state.ask(RETURN, state.everybody())


def shuffled(tiles: list[int], rng: Rng) -> Ints:
    """TG-2.4  A pile in random order."""
    pile = ints(tiles)
    rng.shuffle(pile)
    return pile


def who_may_begin(first_player: str, longest: list[str]) -> list[int]:
    """TG-11.2  The seats among which the first player is drawn: those with the longest name, or everybody."""
    marked = [seat for seat, word in enumerate(longest) if word == "yes"]
    return list(range(len(longest))) if first_player == "random" or not marked else marked


def longest_names(names: list[str]) -> list[str]:
    """TG-11.2, TG-R33  The option `has_longest_name` for these displayed names: yes for each of the longest."""
    lengths = [letters_of(name) for name in names]
    return ["yes" if length == max(lengths) else "no" for length in lengths]


def letters_of(name: str) -> int:
    """TG-R33  The letters of a name; an accented letter is one, spaces, digits and other signs do not count."""
    return sum(1 for sign in unicodedata.normalize("NFC", name) if sign.isalpha())
