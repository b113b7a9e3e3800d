"""Chairs: who sits where, person or bot, and whose turn it is to answer for a seat."""


class Chair:
    """A place at the table. A bot may sit there, or play for a person for a while."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.name = ""
        self.avatar = ""
        self.bot: str | None = None
        """The bot that decides now, or None for a person."""
        self.person = False
        """Whether a person holds the seat, even while a bot plays for them."""
        self.asked = 0
        """The number of the question that the seat is asked next."""
        self.last: tuple[int, str] | None = None
        """The last question that was answered, and how: a repeated message is recognised by it."""

    @property
    def taken(self) -> bool:
        return self.person or self.bot is not None

    def sit(self, name: str, avatar: str, bot: str | None) -> None:
        self.name = name
        self.avatar = avatar
        self.bot = bot
        self.person = bot is None

    def stand_up(self) -> None:
        self.name = ""
        self.avatar = ""
        self.bot = None
        self.person = False
