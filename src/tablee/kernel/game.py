"""Game: the rules of a title, and how a play of it is set up."""

from typing import final

from tablee.kernel.decision import Decisions
from tablee.kernel.errors import SetupError
from tablee.kernel.position import Position


@final
class Option:
    """Something agreed before the start. `per_seat` options hold one value for every seat."""

    def __init__(self, name: str, values: list[str], default: str, per_seat: bool = False) -> None:
        self.name = name
        self.values = values
        self.default = default
        self.per_seat = per_seat


@final
class Setup:
    """A number of seats and every option with its value; per-seat values are joined by commas."""

    def __init__(self, seats: int, options: dict[str, str]) -> None:
        self.seats = seats
        self.options = options

    def value(self, name: str) -> str:
        return self.options[name]

    def values(self, name: str) -> list[str]:
        """The values of a per-seat option, one for each seat."""
        return self.options[name].split(",")


class Game:
    """The rules of a title: what is always true of it, and how to begin."""

    def __init__(
        self,
        name: str,
        edition: str,
        prefix: str,
        fewest: int,
        most: int,
        options: list[Option],
        decisions: Decisions,
        components: str,
    ) -> None:
        self.name = name
        self.edition = edition
        """Changes when a record of an older edition would play differently."""
        self.prefix = prefix
        """What its rule numbers begin with."""
        self.fewest = fewest
        self.most = most
        self.options = options
        self.decisions = decisions
        self.components = components
        """A hash of the component data."""

    def deal(self, setup: Setup, secret: bytes) -> Position:
        """The first position of a play; everything random in it comes from the secret."""
        raise NotImplementedError

    def check(self, setup: Setup) -> None:
        """Refuse, with a SetupError, options that do not go together."""

    def named(self, setup: Setup, names: list[str]) -> Setup:  # noqa: ARG002 - games that ask for names override it
        """The setup once everybody's name is known; few rules ask for it."""
        return setup

    def component_name(self, word: str, lang: str) -> str:  # noqa: ARG002 - games with names override it
        """What players call the component, slot or kind that this word of the notation stands for."""
        return word

    def printed(self) -> object:
        """What is printed in the box, for boards that are drawn from it; None where they need no more than names."""
        return None

    def setup(self, seats: int, chosen: dict[str, str] | None = None) -> Setup:
        """A checked setup: the chosen options, and the default for every other one."""
        self._check_seats(seats)
        chosen = {} if chosen is None else chosen
        self._check_known(chosen)
        options = {option.name: self._filled(option, chosen, seats) for option in self.options}
        setup = Setup(seats, options)
        self.check(setup)
        return setup

    def _check_seats(self, seats: int) -> None:
        if not self.fewest <= seats <= self.most:
            raise SetupError(f"{self.name} is for {self.fewest} to {self.most} seats, not {seats}")

    def _check_known(self, chosen: dict[str, str]) -> None:
        known = [option.name for option in self.options]
        for name in chosen:
            if name not in known:
                offered = ", ".join(known) if known else "none"
                raise SetupError(f"{self.name} has no option '{name}'; its options: {offered}")

    def _filled(self, option: Option, chosen: dict[str, str], seats: int) -> str:
        text = chosen.get(option.name, option.default)
        values = text.split(",") if option.per_seat else [text]
        for value in values:
            if value not in option.values:
                offered = ", ".join(option.values)
                raise SetupError(f"option {option.name} cannot be '{value}'; choose one of: {offered}")
        if option.per_seat and len(values) == 1:
            values = values * seats
        if option.per_seat and len(values) != seats:
            raise SetupError(f"option {option.name} needs one value, or one for each of the {seats} seats")
        return ",".join(values)
