"""Everything a seat can choose, each made once: this list is the action space."""

from typing import Final, final

from tablee.games.mon_royaume.components import ROW, SLOTS, Box
from tablee.kernel.decision import Decision, Decisions

NOTHING: Final = -1


@final
class Pick(Decision):
    """MR-3.3  Take this tile of the hand."""

    def __init__(self, kind: int, name: str) -> None:
        super().__init__("pick", [name])
        self.kind = kind


@final
class Give(Decision):
    """MR-3.13  Give the monster marker to this seat."""

    def __init__(self, seat: int) -> None:
        super().__init__("give", [f"seat_{seat}"])
        self.seat = seat


@final
class Discard(Decision):
    """MR-3.9  Discard this tale."""

    def __init__(self, tale: int, name: str) -> None:
        super().__init__("discard", [name])
        self.tale = tale


@final
class Place(Decision):
    """MR-4.2, MR-4.6  Lay this tile into this slot, face up or bard side up."""

    def __init__(self, kind: int, slot: int, face_up: bool, name: str) -> None:
        super().__init__("place" if face_up else "bard", [name, SLOTS[slot]])
        self.kind = kind
        self.slot = slot
        self.face_up = face_up


@final
class Confirm(Decision):
    """MR-R41  The kingdom is finished; it is revealed when everybody has confirmed."""

    def __init__(self) -> None:
        super().__init__("confirm", [])


@final
class Choices:
    """The decisions of one box, by what they are about."""

    def __init__(self, box: Box) -> None:
        names = [tile.names.id for tile in box.tiles]
        kinds = range(len(names))
        self.pick = [Pick(kind, names[kind]) for kind in kinds]
        self.give = [Give(seat) for seat in range(4)]
        self.discard = [Discard(tale, card.names.id) for tale, card in enumerate(box.tales)]
        self.bard = [Place(kind, slot, False, names[kind]) for kind in kinds for slot in range(len(SLOTS))]
        self.place = [Place(kind, slot, True, names[kind]) for kind in kinds for slot in range(len(SLOTS))]
        self.confirm = Confirm()
        in_its_row = [p for p in self.place if ROW[p.slot] == box.kind_level[p.kind]]
        wrong_row = [p for p in self.place if ROW[p.slot] != box.kind_level[p.kind]]
        self.all = Decisions(
            [*self.pick, *self.give, *self.discard, *in_its_row, *self.bard, self.confirm, *wrong_row]
        )
