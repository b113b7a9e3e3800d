"""Everything a seat can choose, each made once: this list is the action space."""

from typing import Final, final

from tablee.games.tales_of_glory.components import AREA, MOST_SLOTS, Box
from tablee.games.tales_of_glory.position import HOME, WIDTH
from tablee.games.tales_of_glory.tiles import COINS, GIVES, HERO, POTIONS, QUEST
from tablee.kernel.decision import Decision, Decisions
from tablee.kernel.ints import Ints, ints

REACH: Final = AREA - 1
"""The farthest a tile can come to lie from the hero, step by step."""


def square_name(square: int) -> str:
    """A square as (right, up) from the hero: `-1,2`."""
    return f"{square_x(square)},{square_y(square)}"


def square_x(square: int) -> int:
    return square % WIDTH - HOME % WIDTH


def square_y(square: int) -> int:
    return square // WIDTH - HOME // WIDTH


def square_of(x: int, y: int) -> int:
    """The number of the square (x, y)."""
    return HOME + y * WIDTH + x


@final
class Select(Decision):
    """TG-3.2  Lay the selection card of this slot."""

    def __init__(self, slot: int) -> None:
        super().__init__("select", [f"slot_{slot + 1}"])
        self.slot = slot


@final
class Take(Decision):
    """TG-3.4  Take the tile of this slot in catch-up."""

    def __init__(self, slot: int) -> None:
        super().__init__("take", [f"slot_{slot + 1}"])
        self.slot = slot


@final
class Play(Decision):
    """TG-4.2  Play this tile: pay for it, then place it."""

    def __init__(self, tile: int, name: str) -> None:
        super().__init__("play", [name])
        self.tile = tile


@final
class Discard(Decision):
    """TG-4.10  Discard this tile for its compensation."""

    def __init__(self, tile: int, name: str) -> None:
        super().__init__("discard", [name])
        self.tile = tile


@final
class Pay(Decision):
    """TG-4.6  Pay the surcharge of the wild lands in coins or in potions."""

    def __init__(self, resource: int) -> None:
        super().__init__("pay", [GIVES[resource]])
        self.resource = resource


@final
class Place(Decision):
    """TG-5.1  Lay the tile on this square."""

    def __init__(self, square: int) -> None:
        super().__init__("place", [square_name(square)])
        self.square = square


@final
class Open(Decision):
    """TG-7.1  Place the key on this chest."""

    def __init__(self, chest: int, name: str, number: int) -> None:
        super().__init__("open", [name, str(number)])
        self.chest = chest


@final
class Return(Decision):
    """TG-10.2  Put this quest back into the box."""

    def __init__(self, quest: int, name: str) -> None:
        super().__init__("return", [name])
        self.quest = quest


@final
class Finish(Decision):
    """TG-10.9  End the own part without playing another quest."""

    def __init__(self) -> None:
        super().__init__("finish", [])


@final
class Choices:
    """The decisions of one box, by what they are about. Those about a tile stand at its number.

    Heroes are never played, and only quests are put back: the others of these are no part of the action space.
    """

    def __init__(self, box: Box) -> None:
        names = [tile.names.id for tile in box.tiles]
        self.select = [Select(slot) for slot in range(MOST_SLOTS)]
        self.take = [Take(slot) for slot in range(MOST_SLOTS)]
        self.play = [Play(tile, name) for tile, name in enumerate(names)]
        self.discard = [Discard(tile, name) for tile, name in enumerate(names)]
        self.pay_coins = Pay(COINS)
        self.pay_potions = Pay(POTIONS)
        self.place = [Place(square) for square in squares_in_reach()]
        self.place_on: Ints = places_by_square(self.place)
        self.open = [
            Open(chest, names[tile], box.chest_number(chest)) for chest, tile in enumerate(box.chest_tile)
        ]
        self.put_back = [Return(tile, name) for tile, name in enumerate(names)]
        self.finish = Finish()
        playable = [tile for tile in range(len(names)) if box.tiles[tile].set != HERO]
        self.all = Decisions(
            [
                *self.select,
                *self.take,
                *[self.play[tile] for tile in playable],
                *[self.discard[tile] for tile in playable],
                self.pay_coins,
                self.pay_potions,
                *self.place,
                *self.open,
                *[self.put_back[tile] for tile in box.sets[QUEST]],
                self.finish,
            ]
        )


def squares_in_reach() -> list[int]:
    """Every square on which a tile can ever lie, row by row from the bottom."""
    found: list[int] = []
    for y in range(-REACH, REACH + 1):
        for x in range(-REACH, REACH + 1):
            if 0 < abs(x) + abs(y) <= REACH:
                found.append(square_of(x, y))
    return found


def places_by_square(places: list[Place]) -> Ints:
    """Where the decision about a square stands in the list, by the square's number; -1 = out of reach."""
    table = ints([-1] * (WIDTH * WIDTH))
    for number, place in enumerate(places):
        table[place.square] = number
    return table
