"""Measure OpenSpiel's connect four (C++) and print the rates as JSON.

OpenSpiel has no call that just plays random games natively. Its tree search does: one simulation from the empty
board hands over to the random rollout evaluator, which plays `ROLLOUTS` games in C++ before it comes back.
"""

import json
import random
import sys

import pyspiel

from bench.timing import best_rate

ROLLOUTS = 5000
GAMES_FOR_LENGTH = 20_000


def play_from_python(state: pyspiel.State, chance: random.Random) -> int:
    count = 0
    while not state.is_terminal():
        legal = state.legal_actions()
        state.apply_action(legal[int(chance.random() * len(legal))])
        count += 1
    return count


def measure(rounds: int) -> dict[str, object]:
    game = pyspiel.load_game("connect_four")
    start = game.new_initial_state()
    chance = random.Random(1)
    length = sum(play_from_python(start.clone(), chance) for _ in range(GAMES_FOR_LENGTH)) / GAMES_FOR_LENGTH
    evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, 1)
    search = pyspiel.MCTSBot(game, evaluator, 2.0, 1, 100, False, 42, False)

    def play_natively(times: int) -> int:
        for _ in range(times):
            search.mcts_search(start)
        return times * ROLLOUTS

    def clone(times: int) -> int:
        for _ in range(times):
            start.clone()
        return times

    def drive(times: int) -> int:
        return sum(play_from_python(start.clone(), chance) for _ in range(times))

    playouts = best_rate(play_natively, rounds)
    rates = {
        "playouts": playouts,
        "decisions": playouts * length,
        "python_decisions": best_rate(drive, rounds),
        "clone": best_rate(clone, rounds),
    }
    return {"games": {"connect_four": {"length": length, "rates": rates}}}


if __name__ == "__main__":
    print(json.dumps(measure(int(sys.argv[1]))))
