"""RS-6.7  What decrees are made of: tests of a card against the cards that count, read from the component data."""

from typing import Final, final

from mypy_extensions import i64

from tablee.kernel.ints import Ints, bit

ANY: Final = 0
EVERY: Final = 1
HIGHEST: Final = 2
LOWEST: Final = 3
NONE_FITS: Final = "none-fits"
"""Why a card fails if no single card that counts is to blame."""


@final
class Cards:
    """The value and the species of every creature card, by its number."""

    def __init__(self, value: Ints, species: Ints) -> None:
        self.value = value
        self.species = species


class Condition:
    """One condition of a decree on a card, given the cards that count; `formula` is the same in a few words."""

    formula: list[str]

    def holds(self, card: i64, counting: Ints) -> bool:
        """Whether the card fulfils the condition."""
        raise NotImplementedError

    def complaint(self, card: i64, counting: Ints) -> "Complaint":  # noqa: ARG002 - comparisons override it
        """What is wrong with a card that does not fulfil it."""
        return Complaint(NONE_FITS, -1, 0)


@final
class Complaint:
    """Why a card fails: a reason to look up in the texts, the card that is to blame or -1, and a number."""

    def __init__(self, reason: str, card: i64, number: i64) -> None:
        self.reason = reason
        self.card = card
        self.number = number


@final
class ValueIn(Condition):
    """The card has one of these values."""

    def __init__(self, cards: Cards, mask: i64, formula: list[str]) -> None:
        self.cards = cards
        self.mask = mask
        self.formula = formula

    def holds(self, card: i64, counting: Ints) -> bool:  # noqa: ARG002 - only the card itself matters
        return self.mask & bit(self.cards.value[card]) != 0


@final
class SpeciesIn(Condition):
    """The card is of one of these species."""

    def __init__(self, cards: Cards, mask: i64, formula: list[str]) -> None:
        self.cards = cards
        self.mask = mask
        self.formula = formula

    def holds(self, card: i64, counting: Ints) -> bool:  # noqa: ARG002 - only the card itself matters
        return self.mask & bit(self.cards.species[card]) != 0


class Comparison(Condition):
    """A condition on two cards, asked of any, every, the highest or the lowest card that counts."""

    def __init__(self, cards: Cards, reason: str, against: i64, formula: list[str]) -> None:
        self.cards = cards
        self.reason = reason
        self.against = against
        self.formula = formula

    def fits(self, card: i64, other: i64) -> bool:
        """Whether the condition is true of these two cards."""
        raise NotImplementedError

    def number(self, other: i64) -> i64:
        """The number that a refusal names beside the other card."""
        return self.cards.value[other]

    def holds(self, card: i64, counting: Ints) -> bool:
        if self.against >= HIGHEST:
            return self.fits(card, self.extreme(counting))
        for other in counting:
            if self.fits(card, other) == (self.against == ANY):
                return self.against == ANY
        return self.against == EVERY

    def extreme(self, counting: Ints) -> i64:
        """The highest or the lowest of the cards that count."""
        best = counting[0]
        for other in counting:
            difference = self.cards.value[other] - self.cards.value[best]
            if difference > 0 if self.against == HIGHEST else difference < 0:
                best = other
        return best

    def complaint(self, card: i64, counting: Ints) -> Complaint:
        other = counting[0]
        if self.against >= HIGHEST:
            other = self.extreme(counting)
        elif self.against == ANY and len(counting) > 1:
            return Complaint(NONE_FITS, -1, 0)
        else:
            for candidate in counting:
                if not self.fits(card, candidate):
                    other = candidate
        return Complaint(self.reason, other, self.number(other))


@final
class ValueTest(Comparison):
    """The value is lower, higher, equal … than the other's."""

    def __init__(self, cards: Cards, operator: i64, reason: str, against: i64, formula: list[str]) -> None:
        super().__init__(cards, reason, against, formula)
        self.operator = operator

    def fits(self, card: i64, other: i64) -> bool:
        return compare(self.operator, self.cards.value[card], self.cards.value[other])


@final
class SpeciesTest(Comparison):
    """The species is the same as the other's, or another."""

    def __init__(self, cards: Cards, same: bool, reason: str, against: i64, formula: list[str]) -> None:
        super().__init__(cards, reason, against, formula)
        self.same = same

    def fits(self, card: i64, other: i64) -> bool:
        return (self.cards.species[card] == self.cards.species[other]) == self.same


@final
class ParityTest(Comparison):
    """The value is even or odd like the other's, or unlike it."""

    def __init__(self, cards: Cards, same: bool, reason: str, against: i64, formula: list[str]) -> None:
        super().__init__(cards, reason, against, formula)
        self.same = same

    def fits(self, card: i64, other: i64) -> bool:
        return (self.cards.value[card] % 2 == self.cards.value[other] % 2) == self.same


@final
class GapTest(Comparison):
    """The distance of the two values is lower, higher, equal … than an amount."""

    def __init__(
        self, cards: Cards, operator: i64, amount: i64, reason: str, against: i64, formula: list[str]
    ) -> None:
        super().__init__(cards, reason, against, formula)
        self.operator = operator
        self.amount = amount

    def fits(self, card: i64, other: i64) -> bool:
        gap = self.cards.value[card] - self.cards.value[other]
        return compare(self.operator, gap if gap >= 0 else -gap, self.amount)

    def number(self, other: i64) -> i64:  # noqa: ARG002 - the same for every card
        return self.amount


@final
class StepTest(Comparison):
    """The value is exactly so much above (or below) the other's; there is no way from 8 to 1."""

    def __init__(self, cards: Cards, amount: i64, reason: str, against: i64, formula: list[str]) -> None:
        super().__init__(cards, reason, against, formula)
        self.amount = amount

    def fits(self, card: i64, other: i64) -> bool:
        return self.cards.value[card] == self.number(other)

    def number(self, other: i64) -> i64:
        return self.cards.value[other] + self.amount


@final
class Either(Condition):
    """At least one of several conditions."""

    def __init__(self, tests: list[Condition], formula: list[str]) -> None:
        self.tests = tests
        self.formula = formula

    def holds(self, card: i64, counting: Ints) -> bool:
        for test in self.tests:
            if test.holds(card, counting):
                return True
        return False


@final
class All(Condition):
    """Every one of several conditions."""

    def __init__(self, tests: list[Condition], formula: list[str]) -> None:
        self.tests = tests
        self.formula = formula

    def holds(self, card: i64, counting: Ints) -> bool:
        for test in self.tests:
            if not test.holds(card, counting):
                return False
        return True

    def complaint(self, card: i64, counting: Ints) -> Complaint:
        for test in self.tests:
            if not test.holds(card, counting):
                return test.complaint(card, counting)
        return Complaint(NONE_FITS, -1, 0)


def compare(operator: i64, left: i64, right: i64) -> bool:
    """One of the six operators, by its number."""
    if operator == 0:
        return left < right
    if operator == 1:
        return left <= right
    if operator == 2:
        return left == right
    if operator == 3:
        return left != right
    if operator == 4:
        return left >= right
    return left > right
