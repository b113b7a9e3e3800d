"""Why something cannot be done: every reason with its rule. The texts say `why-<reason>`."""

from typing import Final, final

from tablee.kernel.errors import Refusal


@final
class Fault:
    """A reason to refuse: the rule and the name of its sentence."""

    def __init__(self, rule: str, reason: str) -> None:
        self.rule = rule
        self.reason = reason

    def refusal(self, words: list[str]) -> Refusal:
        return Refusal(self.rule, self.reason, words)


# What is asked, when something else was answered.
ASKED_CARD: Final = Fault("RW-5.1", "play-a-card")
ASKED_DISC: Final = Fault("RW-5.4", "choose-a-disc")
ASKED_SPELL: Final = Fault("RW-6.2", "cast-or-finish")
ASKED_AIM: Final = Fault("RW-6.4", "declare-the-choice")
ASKED_REACTION: Final = Fault("RW-6.5", "counter-or-pass")
ASKED_TURN: Final = Fault("RW-8.4", "move-or-act")
ASKED_FLIGHT: Final = Fault("RW-7.6", "fly-on-or-land")
ASKED_CONQUEST: Final = Fault("RW-12.6", "say-how-many-tokens")
ASKED_MUSCLE: Final = Fault("RW-13.3", "muscle-or-fight")
ASKED_SPOILS: Final = Fault("RW-13.9", "take-or-leave")
ASKED_RETREAT: Final = Fault("RW-13.7", "choose-a-retreat")
ASKED_WAY_BACK: Final = Fault("RW-18.22", "choose-a-way-back")
ASKED_KEEP: Final = Fault("RW-15.3", "keep-a-card")
ASKED_SIDE: Final = Fault("RW-15.10", "choose-a-side")

# Cards.
NOT_YOUR_CARD: Final = Fault("RW-5.1", "not-your-movement-card")
NOT_IN_HAND: Final = Fault("RW-6.2", "not-in-your-hand")
ONLY_REACTION: Final = Fault("RW-6.4", "only-as-a-reaction")
NO_MUSCLE_CARD: Final = Fault("RW-13.3", "no-such-muscle-card")
NOT_IN_CHEST: Final = Fault("RW-15.3", "not-in-the-chest")

# Spells.
NO_FORTS: Final = Fault("RW-7.1", "no-fort-on-the-board")
NO_TRANSFER: Final = Fault("RW-18.43", "nothing-to-transfer")
NO_WISH: Final = Fault("RW-18.43", "nothing-to-wish-for")
NOT_ON_A_BEACH: Final = Fault("RW-7.11", "not-on-a-beach")
NO_BEACH_FREE: Final = Fault("RW-18.43", "no-beach-free")
HOME_SAFE: Final = Fault("RW-9.1", "homes-are-safe")
NO_FORT_THERE: Final = Fault("RW-7.1", "no-fort-there")
NO_GOAL_FOR_IT: Final = Fault("RW-7.9", "nowhere-to-transfer")
SAME_WELL: Final = Fault("RW-7.9", "same-well")
OTHER_COLOUR: Final = Fault("RW-18.13", "other-colour-there")
NOT_A_WELL: Final = Fault("RW-7.9", "not-a-well")
NO_SUCH_SEAT: Final = Fault("RW-2.12", "no-such-seat")
NOT_YOURSELF: Final = Fault("RW-18.44", "not-yourself")
NOT_THEIR_TILE: Final = Fault("RW-7.10", "no-such-tile-there")
OTHER_DISC: Final = Fault("RW-7.11", "beach-of-another-disc")
NOT_EASY_BEACH: Final = Fault("RW-7.11", "not-an-easy-beach")
BEACH_TAKEN: Final = Fault("RW-18.12", "beach-occupied")

# Moving.
NOT_NEXT: Final = Fault("RW-8.5", "not-a-neighbour")
WALL: Final = Fault("RW-8.6", "wall-in-the-way")
WATER: Final = Fault("RW-8.6", "water-in-the-way")
NO_PASSAGE: Final = Fault("RW-8.6", "no-open-passage")
TOO_FEW_POINTS: Final = Fault("RW-8.5", "too-few-points")
CLOSED_HOME: Final = Fault("RW-9.1", "home-of-another")
CLOSED_CASTLE: Final = Fault("RW-11.6", "castle-is-closed")
CLOSED_FORT: Final = Fault("RW-12.5", "fort-cannot-be-conquered")
NO_BALLOON: Final = Fault("RW-7.5", "no-balloon")
NOT_OVER_CASTLE: Final = Fault("RW-7.7", "not-over-the-castle-island")
FLOWN_BEFORE: Final = Fault("RW-7.6", "space-twice")
NO_LANDING: Final = Fault("RW-7.6", "nowhere-to-land")

# Magic points and what they buy.
TOO_FEW_MP: Final = Fault("RW-8.10", "too-few-magic-points")
POINT_BOUGHT: Final = Fault("RW-8.3", "extra-point-bought")
CARD_BOUGHT: Final = Fault("RW-9.3", "card-bought")
NO_WELL: Final = Fault("RW-9.3", "no-free-or-own-well")
PILE_EMPTY: Final = Fault("RW-18.26", "magic-pile-empty")
NO_CLOSED_TOWER: Final = Fault("RW-9.2", "no-closed-tower")
NO_SUCH_QUEST: Final = Fault("RW-16.11", "no-pages-in-this-quest")
TOWER_NOT_EMPTY: Final = Fault("RW-18.54", "tower-not-empty")
PAGE_FOUND: Final = Fault("RW-16.11", "page-found-already")
NO_RUNE_STONE: Final = Fault("RW-9.4", "no-rune-stone")
NO_VORTEX: Final = Fault("RW-9.6", "no-vortex")
NOT_AT_HOME: Final = Fault("RW-9.1", "no-building-at-home")
NO_TOKENS: Final = Fault("RW-12.2", "no-fort-tokens")
HIGH_ENOUGH: Final = Fault("RW-12.1", "fort-high-enough")
NO_FORT_HERE: Final = Fault("RW-12.8", "no-fort-to-conquer")
TOO_FEW_TOKENS: Final = Fault("RW-12.6", "too-few-tokens")
TOO_MANY_TOKENS: Final = Fault("RW-18.23", "too-many-tokens")

# Tiles, powers, battles.
NO_POTION: Final = Fault("RW-15.7", "no-potion")
NO_BONUS_TOKENS: Final = Fault("RW-18.28", "no-bonus-tokens")
NO_TELEPORT: Final = Fault("RW-15.5", "no-teleport-tile")
NOT_FREE_OR_OWN: Final = Fault("RW-15.5", "not-a-free-or-own-well")
SAME_PLACE: Final = Fault("RW-8.10", "already-there")
NOT_YOUR_POWER: Final = Fault("RW-14.1", "not-your-power")
POWER_USED: Final = Fault("RW-14.2", "power-used")
NO_POWERS_HERE: Final = Fault("RW-11.5", "no-powers-here")
DIVE_FROM_BEACH: Final = Fault("RW-14.8", "dive-from-a-beach")
OTHER_REGION: Final = Fault("RW-14.8", "beach-of-another-region")
NO_SUCH_LOOT: Final = Fault("RW-13.9", "loser-has-no-such-tile")
NO_CURSED_ORB: Final = Fault("RW-13.9", "no-cursed-orb")
STEAL_OR_GIVE: Final = Fault("RW-18.20", "steal-or-give")
NO_RETREAT: Final = Fault("RW-13.7", "not-home-or-fortress")
RETREAT_TAKEN: Final = Fault("RW-18.24", "fortress-occupied")
NO_WAY_BACK: Final = Fault("RW-18.22", "not-without-battle-or-conquest")
