"""Chance: the published generator, unbiased, repeatable, and equal interpreted and compiled."""

from hypothesis import given
from hypothesis import strategies as st

from tablee.kernel.ints import ints
from tablee.kernel.rng import Rng, rng_from
from tablee.kernel.seed import secret_of

WORD = 0xFFFFFFFF
words = st.integers(0, WORD)


def rotated(word, places):
    return ((word << places) | (word >> (32 - places))) & WORD


def plain_xoshiro(state, count):
    """The generator as its authors describe it, in plain Python."""
    s = list(state)
    found = []
    for _ in range(count):
        found.append(rotated(s[1] * 5 & WORD, 7) * 9 & WORD)
        shifted = s[1] << 9 & WORD
        s[2] ^= s[0]
        s[3] ^= s[1]
        s[1] ^= s[2]
        s[0] ^= s[3]
        s[2] ^= shifted
        s[3] = rotated(s[3], 11)
    return found


def chi_square(counts, expected):
    return sum((count - expected) ** 2 / expected for count in counts)


def test_the_first_words_are_those_of_the_reference_implementation():
    rng = Rng(1, 2, 3, 4)
    assert [rng.word() for _ in range(10)] == [
        11520,
        0,
        5927040,
        70819200,
        2031721883,
        1637235492,
        1287239034,
        3734860849,
        3729100597,
        4258142804,
    ]


@given(words, words, words, words)
def test_any_state_goes_on_as_the_plain_definition(a, b, c, d):
    rng = Rng(a, b, c, d)
    assert [rng.word() for _ in range(20)] == plain_xoshiro([a, b, c, d], 20)


def test_a_clone_goes_on_alike_and_on_its_own():
    rng = rng_from(b"one")
    copy = rng.clone()
    drawn = [rng.word() for _ in range(5)]
    assert [copy.word() for _ in range(5)] == drawn


def test_a_fork_is_another_generator_and_can_be_repeated():
    one, other = rng_from(b"one"), rng_from(b"one")
    forks = [one.fork(), other.fork()]
    assert [forks[0].word() for _ in range(5)] == [forks[1].word() for _ in range(5)]
    assert [one.word() for _ in range(5)] != [forks[0].word() for _ in range(5)]


def test_each_purpose_has_chance_of_its_own():
    secret = secret_of(1)
    assert rng_from(secret).word() != rng_from(secret, "bot 0").word()
    assert rng_from(secret, "bot 0").word() == rng_from(secret, "bot 0").word()


def test_another_secret_gives_other_chance():
    assert len({rng_from(secret_of(seed)).word() for seed in range(100)}) == 100


@given(words, st.integers(1, 2**30))
def test_a_number_below_a_limit_is_below_it(a, limit):
    rng = Rng(a, 2, 3, 4)
    assert all(0 <= rng.below(limit) < limit for _ in range(20))


def test_numbers_below_a_limit_are_equally_likely():
    rng = rng_from(b"fair")
    for limit, critical in [(2, 10.8), (3, 13.8), (7, 22.5), (52, 89.3)]:
        counts = [0] * limit
        for _ in range(200 * limit):
            counts[rng.below(limit)] += 1
        assert chi_square(counts, 200) < critical  # one time in a thousand if the generator is fair


def test_a_limit_that_does_not_divide_the_words_has_no_favourites():
    """With limit 3·2**28 the largest power of two is far away: plain scaling would favour a third of the numbers."""
    rng = rng_from(b"large")
    limit = 3 * 2**28
    counts = [0, 0, 0]
    for _ in range(3000):
        counts[rng.below(limit) % 3] += 1
    assert chi_square(counts, 1000) < 13.8


def test_shuffling_keeps_the_cards_and_can_be_repeated():
    one, other = ints(list(range(60))), ints(list(range(60)))
    rng_from(b"cards").shuffle(one)
    rng_from(b"cards").shuffle(other)
    assert sorted(one) == list(range(60))
    assert list(one) == list(other) != list(range(60))


def test_every_order_of_four_cards_is_equally_likely():
    rng = rng_from(b"orders")
    counts = {}
    for _ in range(24 * 100):
        cards = ints([0, 1, 2, 3])
        rng.shuffle(cards)
        counts[tuple(cards)] = counts.get(tuple(cards), 0) + 1
    assert len(counts) == 24
    assert chi_square(counts.values(), 100) < 49.7


@given(st.integers(0, 12), st.integers(0, 12))
def test_shuffling_a_part_leaves_the_rest(first, second):
    start, end = min(first, second), max(first, second)
    cards = ints(list(range(12)))
    rng_from(b"part").shuffle_part(cards, start, end)
    assert list(cards[:start]) == list(range(start))
    assert list(cards[end:]) == list(range(end, 12))
    assert sorted(cards[start:end]) == list(range(start, end))
