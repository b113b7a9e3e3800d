"""How many ways there are to play the first few decisions: small numbers that notice a change of rules.

    python tests/contract/make_counts.py

writes `counts/<game>.txt` anew. A line is a setup, a seed, how many random decisions came before, and then the
number of ways to play one decision, two, three …; seats that decide simultaneously answer in their order.
"""

from pathlib import Path

from contract.plays import describe, game_of, random_play, setups_of

COUNTS = Path(__file__).parent / "counts"
MOST = 1000
"""A line goes on until a count is larger than this."""
LINES = 12


def ways(position, depth):
    """The number of ways to play that many decisions on from here; a play that ends earlier counts once."""
    seats = position.to_act()
    if depth == 0 or not seats:
        return 1
    found = 0
    for decision in position.legal(seats[0]):
        after = position.clone()
        after.apply(seats[0], decision)
        found += ways(after, depth - 1)
    return found


def counts_from(position):
    """The counts for one decision, two, three … until they get large or do not grow."""
    counts = [ways(position, 1)]
    while counts[-1] <= MOST and (len(counts) < 2 or counts[-1] != counts[-2]):
        counts.append(ways(position, len(counts) + 1))
    return counts


def lines_of(name):
    """The lines of a game: some of its setups, each at the start and at a later moment."""
    game = game_of(name)
    setups = setups_of(game)
    lines = []
    for seed, setup in enumerate(setups[:: max(1, len(setups) // LINES)]):
        played = random_play(game, setup, seed)
        for number in sorted({0, len(played.lines) * 2 // 3}):
            counts = " ".join(str(count) for count in counts_from(played.position(number)))
            lines.append(f"{describe(setup)} seed={seed} after={number}: {counts}")
    return lines
