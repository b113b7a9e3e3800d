"""Flat integers: masks up to 60 bits, and arrays that are copied by slicing."""

from hypothesis import given
from hypothesis import strategies as st

from tablee.kernel.ints import bit, count_bits, ints, zeros


def test_a_bit_is_a_power_of_two_up_to_sixty():
    assert [bit(place) for place in range(61)] == [2**place for place in range(61)]


@given(st.integers(0, 2**60 - 1))
def test_bits_are_counted(mask):
    assert count_bits(mask) == mask.bit_count()


def test_an_array_begins_with_zeros_or_with_what_it_is_given():
    assert list(zeros(4)) == [0, 0, 0, 0]
    assert list(ints([3, -1, 2**60])) == [3, -1, 2**60]


def test_a_slice_is_a_copy():
    one = ints([1, 2, 3])
    copy = one[:]
    copy[0] = 9
    assert list(one) == [1, 2, 3]
