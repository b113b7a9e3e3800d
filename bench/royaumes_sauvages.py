"""`python -m bench.royaumes_sauvages`: how Les Royaumes Sauvages plays, beside the figures of its dossier.

Greedy seats among themselves for two to five players, and alone at every level. Rallies in a row are limited as the
rules recommend for tables without people (RS-R39).
"""

import argparse
from dataclasses import dataclass

from tablee.arena.simulate import simulate
from tablee.bots.bot import Seen
from tablee.bots.royaumes_sauvages.greedy import GreedyBot
from tablee.games.royaumes_sauvages.decisions import Claim
from tablee.games.royaumes_sauvages.game import RoyaumesSauvages
from tablee.kernel.game import Game
from tablee.kernel.rng import rng_from
from tablee.kernel.seed import secret_of_game

SCORES = {2: 84, 3: 65, 4: 54, 5: 48}
"""Mean scores of simple seats, as the dossier gives them."""
WINS = {"easy": 43, "medium": 40, "standard": 19, "hard": 11, "expert": 3}
"""Games in a hundred that a simple player wins alone, as the dossier gives them."""
REALMS = "3.0 to 3.4"
STUCK = "1 to 4 %"


@dataclass(frozen=True)
class Openness:
    """How open the realms are to who is to move: realms and cards that fit, and turns in which nothing does."""

    realms: float
    pairs: float
    stuck: float


def options_for(seats: int) -> dict[str, str]:
    """RS-R39  Five rallies in a row for every player are enough."""
    return {"rally_stall_limit": str(5 * seats)}


def openness(game: Game, seats: int, games: int, seed: int) -> Openness:
    """RS-4.5  Greedy seats play, and at every turn the claims are counted."""
    bot = GreedyBot()
    turns = realms = pairs = stuck = 0
    for number in range(games):
        secret = secret_of_game(seed, number)
        position = game.deal(game.setup(seats, options_for(seats)), secret)
        rng = rng_from(secret, "openness")
        while acting := position.to_act():
            legal = position.legal(acting[0])
            if position.question(acting[0]) == "act":
                claims = [one for one in legal if isinstance(one, Claim)]
                turns += 1
                realms += len({one.realm for one in claims})
                pairs += len(claims)
                stuck += not claims
            position.apply(acting[0], bot.choose(Seen(position, acting[0]), rng))
    return Openness(realms / turns, pairs / turns, stuck / turns)


def mean_score(game: Game, seats: int, games: int, seed: int) -> float:
    """The points of a greedy seat among others."""
    summary = simulate(game, game.setup(seats, options_for(seats)), ["greedy"], games, seed)
    return summary.scores["greedy"].mean


def solo_wins(game: Game, level: str, games: int, seed: int) -> float:
    """The share of solo games that a greedy player wins at a level."""
    summary = simulate(game, game.setup(1, {"solo_level": level}), ["greedy"], games, seed)
    return summary.wins["greedy"].share


def report(games: int, seed: int) -> list[str]:
    """The figures as a table, ours and the dossier's."""
    game = RoyaumesSauvages()
    lines = [f"{games} games each, seed {seed}", "", "| | here | dossier |", "|---|---:|---:|"]
    for seats, expected in SCORES.items():
        lines.append(
            f"| mean score, {seats} seats | {mean_score(game, seats, games, seed):.0f} | {expected} |"
        )
    found = openness(game, 3, games, seed)
    lines.append(f"| playable realms a turn, 3 seats | {found.realms:.1f} | {REALMS} |")
    lines.append(f"| card and realm pairs a turn, 3 seats | {found.pairs:.1f} | about 7 |")
    lines.append(f"| turns without a playable card, 3 seats | {found.stuck:.0%} | {STUCK} |")
    for level, percent in WINS.items():
        lines.append(f"| solo wins, {level} | {solo_wins(game, level, games, seed):.0%} | {percent} % |")
    return lines


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=300, help="how many games for each figure")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    print("\n".join(report(chosen.games, chosen.seed)))
