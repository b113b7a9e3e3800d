"""What a table refuses besides illegal decisions."""

from tablee.kernel.errors import Refusal, TableeError


class TableRefusal(TableeError):
    """The table does not allow this now; `refusal` names the reason in words that the texts know."""

    def __init__(self, reason: str, *words: str) -> None:
        self.refusal = Refusal("table", reason, list(words))
        super().__init__(str(self.refusal))
