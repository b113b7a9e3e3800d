"""What players call the words of the notation: tiles, slots, squares, sides, resources."""

from typing import Final

from tablee.games.tales_of_glory.components import Box
from tablee.games.tales_of_glory.tiles import HERO

NAMES: Final[dict[str, tuple[str, str]]] = {
    "prestige": ("Prestige", "Prestige"),
    "coins": ("Pièces", "Coins"),
    "potions": ("Potions", "Potions"),
    "combat": ("Combat", "Combat"),
    "magic": ("Magie", "Magic"),
    "key": ("Clé", "Key"),
    "first_player": ("Premier Joueur", "First Player"),
    "monster": ("Monstre", "Monster"),
    "treasure": ("Trésor", "Treasure"),
    "character": ("Personnage", "Character"),
    "place": ("Lieu", "Place"),
    "n": ("haut", "top"),
    "e": ("droite", "right"),
    "s": ("bas", "bottom"),
    "w": ("gauche", "left"),
}
"""French and English."""


def name_of(box: Box, word: str, lang: str) -> str:
    """The name of a word in a language; a word without a name stays as it is."""
    if word in box.tile_ids:
        tile = box.tiles[box.tile_ids[word]]
        return (
            hero_name(tile.names.in_language(lang), lang)
            if tile.set == HERO
            else tile.names.in_language(lang)
        )
    if word in NAMES:
        return NAMES[word][0 if lang == "fr" else 1]
    if word.startswith("slot_"):
        number = word.removeprefix("slot_")
        return f"emplacement {number}" if lang == "fr" else f"slot {number}"
    if "," in word:
        x, _, y = word.partition(",")
        return f"({x}, {y})"
    return word


def hero_name(name: str, lang: str) -> str:
    """TG-R38  Two tiles are called Barbarian: messages say which one is the hero."""
    return f"{name} (Héros)" if lang == "fr" else f"{name} (Hero)"
