"""Chance: one small generator of 32-bit words, equal bit for bit interpreted and compiled."""

import hashlib
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

WORD: Final = 0xFFFFFFFF


@final
@mypyc_attr(acyclic=True)
class Rng:
    """xoshiro128** (Blackman and Vigna), four words of state."""

    def __init__(self, a: i64, b: i64, c: i64, d: i64) -> None:
        self.a = a
        self.b = b
        self.c = c
        self.d = d

    def clone(self) -> "Rng":
        return Rng(self.a, self.b, self.c, self.d)

    def word(self) -> i64:
        """The next 32 random bits."""
        b = self.b
        scrambled = (b * 5) & WORD
        scrambled = ((scrambled << 7) | (scrambled >> 25)) & WORD
        scrambled = (scrambled * 9) & WORD
        c = self.c ^ self.a
        d = self.d ^ b
        self.b = b ^ c
        self.a ^= d
        self.c = c ^ ((b << 9) & WORD)
        self.d = ((d << 11) | (d >> 21)) & WORD
        return scrambled

    def below(self, limit: i64) -> i64:
        """A number from 0 to limit - 1, each equally likely (Lemire's method); limit at most 2**30."""
        product = self.word() * limit
        low = product & WORD
        if low < limit:
            floor = (0x100000000 - limit) % limit
            while low < floor:
                product = self.word() * limit
                low = product & WORD
        return product >> 32

    def shuffle(self, cards: vec[i64]) -> None:
        """Put an array into random order, in place."""
        self.shuffle_part(cards, 0, len(cards))

    def shuffle_part(self, cards: vec[i64], start: i64, end: i64) -> None:
        """Put cards[start:end] into random order, in place; the rest stays."""
        left = end - start
        while left > 1:
            j = start + self.below(left)
            left -= 1
            i = start + left
            card = cards[i]
            cards[i] = cards[j]
            cards[j] = card

    def fork(self) -> "Rng":
        """A generator of its own, taken from this one."""
        return Rng(self.word(), self.word(), self.word(), self.word() | 1)


def rng_from(secret: bytes, purpose: str = "chance") -> Rng:
    """The generator that a secret stands for; each purpose gets another, unrelated one."""
    digest = hashlib.sha256(purpose.encode() + b"\0" + secret).digest()
    words = [int.from_bytes(digest[4 * i : 4 * i + 4], "big") for i in range(4)]
    return Rng(words[0], words[1], words[2], words[3] | 1)
