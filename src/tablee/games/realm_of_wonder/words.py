"""What players call everything that the notation names, in French and in English."""

from tablee.games.realm_of_wonder.board import DISC_WORDS
from tablee.games.realm_of_wonder.components import Box
from tablee.games.realm_of_wonder.decisions import WAYS
from tablee.games.realm_of_wonder.names import Names


def component_words(box: Box) -> dict[str, Names]:
    """Every word of the notation that has a printed name."""
    named: list[Names] = [space.names for space in box.board.spaces]
    named += [region.names for region in box.regions]
    named += [character.names for character in box.characters]
    named += [character.power_names for character in box.characters]
    named += [tile.names for tile in box.tiles]
    named += [quest.names for quest in box.quests]
    named += [*box.bonus_sides, *box.specials]
    words = {names.id: names for names in named}
    for card in box.magic_cards:
        words[card.names.id] = card.names
        muscle = f"{card.names.id}_muscle"
        words[muscle] = Names(muscle, f"{card.names.fr} (muscle)", f"{card.names.en} (muscle)")
    for number, movement in enumerate(box.movement_cards):
        words[movement.id] = movement_words(box, number)
    words[DISC_WORDS[0]] = Names(DISC_WORDS[0], "disque central", "middle disc")
    words[DISC_WORDS[1]] = Names(DISC_WORDS[1], "disque du château", "castle disc")
    words[WAYS[0]] = Names(WAYS[0], "sens horaire", "clockwise")
    words[WAYS[1]] = Names(WAYS[1], "sens antihoraire", "anticlockwise")
    return words


def movement_words(box: Box, number: int) -> Names:
    """A movement card by its speed, its points and its special effect."""
    card = box.movement_cards[number]
    fr = f"vitesse {card.speed}, {card.points} points"
    en = f"speed {card.speed}, {card.points} points"
    if card.special >= 0:
        fr += f" ({box.specials[card.special].fr})"
        en += f" ({box.specials[card.special].en})"
    return Names(card.id, fr, en)
