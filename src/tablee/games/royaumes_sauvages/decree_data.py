"""Reading the tests of decrees from the component data."""

from typing import Final

from tablee.games.royaumes_sauvages.predicates import (
    All,
    Cards,
    Comparison,
    Condition,
    Either,
    GapTest,
    ParityTest,
    SpeciesIn,
    SpeciesTest,
    StepTest,
    ValueIn,
    ValueTest,
)
from tablee.kernel.data import Entry
from tablee.kernel.ints import bit

KINDS: Final = ["value_in", "species_in", "value", "species", "parity", "gap", "step", "or", "and"]
OPERATORS: Final = ["lt", "le", "eq", "ne", "ge", "gt"]
EQUAL_OR_NOT: Final = ["eq", "ne"]
QUANTIFIERS: Final = ["any", "every", "max", "min"]
"""In the order of the numbers that comparisons know them by."""
ANY_OR_EVERY: Final = ["any", "every"]


def read_test(entry: Entry, cards: Cards, species: dict[str, int]) -> Condition:
    """A test of the component data; one that looks at no other card must not name any."""
    kind = entry.one_of("kind", KINDS)
    if kind == "value_in":
        test: Condition = ValueIn(cards, mask_of(whole_numbers(entry, "values", 1, 8)))
    elif kind == "species_in":
        test = SpeciesIn(cards, mask_of(entry.references("species", species)))
    elif kind in ("or", "and"):
        tests = [read_test(part, cards, species) for part in entry.tables("tests")]
        if len(tests) < 2:
            raise entry.wrong("tests", "must join at least two tests")
        test = Either(tests) if kind == "or" else All(tests)
    else:
        test = read_comparison(entry, kind, cards)
    entry.done()
    return test


def read_comparison(entry: Entry, kind: str, cards: Cards) -> Condition:
    """A test that compares with the cards that count."""
    against = QUANTIFIERS.index(entry.one_of("against", QUANTIFIERS if kind == "value" else ANY_OR_EVERY))
    if kind == "step":
        return StepTest(cards, entry.whole("amount", -7, 7), kind, against)
    operator = entry.one_of("op", EQUAL_OR_NOT if kind in ("species", "parity") else OPERATORS)
    reason = f"{kind}-{operator}"
    if kind == "species":
        return SpeciesTest(cards, operator == "eq", reason, against)
    if kind == "parity":
        return ParityTest(cards, operator == "eq", reason, against)
    number = OPERATORS.index(operator)
    if kind == "gap":
        return GapTest(cards, number, entry.whole("amount", 0, 8), reason, against)
    return ValueTest(cards, number, reason, against)


def compares(test: Condition) -> bool:
    """Whether a test, or a part of it, looks at other cards."""
    if isinstance(test, Either):
        return any(compares(part) for part in test.tests)
    if isinstance(test, All):
        return any(compares(part) for part in test.tests)
    return isinstance(test, Comparison)


def whole_numbers(entry: Entry, field: str, least: int, most: int) -> list[int]:
    """A list of different whole numbers within bounds."""
    entry.asked.add(field)
    value = entry.data.get(field)
    if not isinstance(value, list) or not value:
        raise entry.wrong(field, "must be a list of whole numbers")
    numbers: list[int] = []
    for item in value:
        if (
            isinstance(item, bool)
            or not isinstance(item, int)
            or not least <= item <= most
            or item in numbers
        ):
            raise entry.wrong(
                field, f"must hold different whole numbers from {least} to {most}, not {item!r}"
            )
        numbers.append(item)
    return numbers


def mask_of(numbers: list[int]) -> int:
    """A set of small numbers as a mask."""
    mask = 0
    for number in numbers:
        mask |= int(bit(number))
    return mask
