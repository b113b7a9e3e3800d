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
OPERATOR_WORDS: Final = ["below", "at_most", "equal", "unlike", "at_least", "above"]
QUANTIFIER_WORDS: Final = ["any_card", "every_card", "highest_card", "lowest_card"]
"""How operators and quantifiers are called in the formula of a decree, which its picture is drawn from."""


def read_test(entry: Entry, cards: Cards, species: dict[str, int]) -> Condition:
    """A test of the component data; one that looks at no other card must not name any."""
    kind = entry.one_of("kind", KINDS)
    if kind == "value_in":
        values = whole_numbers(entry, "values", 1, 8)
        formula = ["value", "one_of", *[str(value) for value in values]]
        test: Condition = ValueIn(cards, mask_of(values), formula)
    elif kind == "species_in":
        chosen = entry.references("species", species)
        names = list(species)
        test = SpeciesIn(cards, mask_of(chosen), ["species", "one_of", *[names[number] for number in chosen]])
    elif kind in ("or", "and"):
        tests = [read_test(part, cards, species) for part in entry.tables("tests")]
        if len(tests) < 2:
            raise entry.wrong("tests", "must join at least two tests")
        test = Either(tests, joined(tests, kind)) if kind == "or" else All(tests, joined(tests, kind))
    else:
        test = read_comparison(entry, kind, cards)
    entry.done()
    return test


def read_comparison(entry: Entry, kind: str, cards: Cards) -> Condition:
    """A test that compares with the cards that count."""
    against = QUANTIFIERS.index(entry.one_of("against", QUANTIFIERS if kind == "value" else ANY_OR_EVERY))
    whom = QUANTIFIER_WORDS[against]
    if kind == "step":
        amount = entry.whole("amount", -7, 7)
        return StepTest(cards, amount, kind, against, [kind, str(amount), whom])
    operator = entry.one_of("op", EQUAL_OR_NOT if kind in ("species", "parity") else OPERATORS)
    reason = f"{kind}-{operator}"
    number = OPERATORS.index(operator)
    formula = [kind, OPERATOR_WORDS[number], whom]
    if kind == "species":
        return SpeciesTest(cards, operator == "eq", reason, against, formula)
    if kind == "parity":
        return ParityTest(cards, operator == "eq", reason, against, formula)
    if kind == "gap":
        amount = entry.whole("amount", 0, 8)
        formula = [kind, OPERATOR_WORDS[number], str(amount), whom]
        return GapTest(cards, number, amount, reason, against, formula)
    return ValueTest(cards, number, reason, against, formula)


def joined(tests: list[Condition], word: str) -> list[str]:
    """The formulas of several tests in a row, with a word between them."""
    formula: list[str] = tests[0].formula
    for test in tests[1:]:
        formula = [*formula, word, *test.formula]
    return formula


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
