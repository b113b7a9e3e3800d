"""Flat integers: how a position keeps what can change (docs/decisions/0002-data-layout.md)."""

from typing import TypeAlias

from librt.vecs import vec
from mypy_extensions import i64

Ints: TypeAlias = "vec[i64]"  # a string: compiled code cannot evaluate it
"""A flat array of machine integers. Copy with `a[:]`; never append to an alias."""


def zeros(size: int) -> vec[i64]:
    """An array of `size` zeros."""
    return vec[i64]([0] * size)


def ints(values: list[int]) -> vec[i64]:
    """The same numbers as a flat array."""
    return vec[i64](values)


def bit(place: i64) -> i64:
    """The mask with one bit set, place 0 to 60. A constant left of `<<`, even in a variable, is miscompiled."""
    return 0x1000000000000000 >> (60 - place)


def count_bits(mask: i64) -> i64:
    """How many bits of a mask are set."""
    count: i64 = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count
