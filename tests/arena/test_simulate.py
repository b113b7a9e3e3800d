"""Whole simulations: the same numbers for any number of workers, and clear refusals."""

import json
import multiprocessing
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

import tablee.games.mon_royaume
from tablee.arena.simulate import simulate
from tablee.arena.workers import Series, chunks_of, outcomes
from tablee.games import open_game
from tablee.games.small import SMALL
from tablee.kernel.errors import SetupError

GAME = open_game("mon_royaume")
PRINTED = Path(tablee.games.mon_royaume.__file__).with_name("components.toml")


def without_times(summary):
    return {key: value for key, value in summary.to_dict().items() if "second" not in key}


@pytest.mark.parametrize(("bots", "games"), [(["random"], 30), (["greedy", "random"], 5)])
def test_two_workers_count_what_one_counts(bots, games):
    setup = GAME.setup(3)

    alone = simulate(GAME, setup, bots, games, seed=5)
    together = simulate(GAME, setup, bots, games, seed=5, workers=2)

    assert without_times(alone) == without_times(together)


@pytest.mark.parametrize("name", SMALL)
def test_the_small_games_can_be_simulated_too(name):
    game = SMALL[name]()

    alone = simulate(game, game.setup(2), ["random"], 20, seed=5)
    together = simulate(game, game.setup(2), ["random"], 20, seed=5, workers=2)

    assert without_times(alone) == without_times(together)


def test_a_simulation_repeats_itself_and_another_seed_does_not():
    setup = GAME.setup(2)

    first, again, other = (simulate(GAME, setup, ["random"], 4, seed) for seed in (1, 1, 2))

    assert without_times(first) == without_times(again)
    assert first.checksum != other.checksum


def test_a_longer_simulation_begins_with_the_games_of_a_shorter_one():
    series = Series(GAME.name, None, 2, GAME.setup(2).options, ["random", "random"], 3)

    short, long = (
        [outcome for chunk in outcomes(series, GAME, games, 1) for outcome in chunk] for games in (2, 5)
    )

    assert long[:2] == short
    assert len({outcome.checksum for outcome in long}) == 5


def test_the_wins_of_all_bots_add_up_to_the_games():
    summary = simulate(GAME, GAME.setup(4), ["greedy", "random"], 4, seed=1)

    assert summary.bots == ["greedy", "random", "random", "random"]
    assert sum(wins.wins for wins in summary.wins.values()) == pytest.approx(4)
    assert sum(wins.share for wins in summary.wins.values()) == pytest.approx(1, abs=1e-3)
    for wins in summary.wins.values():
        assert 0 <= wins.low <= wins.share <= wins.high <= 1


def test_the_summary_goes_through_json():
    summary = simulate(GAME, GAME.setup(2), ["random"], 2, seed=1)

    data = json.loads(json.dumps(summary.to_dict()))

    wanted = {"games", "decisions", "decisions_per_second", "compiled", "mean_scores", "wins", "checksum"}
    assert wanted <= set(data)
    assert data["games"] == 2
    assert data["mean_scores"]["bots"]["random"] == data["scores"]["random"]["mean"]
    assert int(data["checksum"], 16) >= 0


def test_progress_counts_the_finished_games_up_to_all():
    seen: list[int] = []

    simulate(GAME, GAME.setup(2), ["random"], 90, seed=1, progress=seen.append)

    assert seen == sorted(seen)
    assert seen[-1] == 90


def test_leaving_early_stops_the_workers():
    class EnoughError(Exception):
        pass

    def give_up(_done):
        raise EnoughError

    with pytest.raises(EnoughError):
        simulate(GAME, GAME.setup(2), ["random"], 5000, seed=1, workers=2, progress=give_up)
    assert multiprocessing.active_children() == []


INTERRUPTED = """
import signal

from tablee.arena.simulate import simulate
from tablee.games import open_game
from tablee.games.small import SMALL

if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.default_int_handler)  # also where the tests run in the background of a shell
    game = open_game("mon_royaume")
    try:
        simulate(game, game.setup(4), ["random"], 10**5, 1, workers=2, progress=lambda n: print(n, flush=True))
    except KeyboardInterrupt:
        print("stopped")
"""


@pytest.mark.skipif(sys.platform == "win32", reason="no process groups")
def test_ctrl_c_stops_all_processes_without_a_word(tmp_path):
    """A terminal sends Ctrl-C to the workers too; only the first process may answer it."""
    program = tmp_path / "long.py"
    program.write_text(INTERRUPTED, encoding="utf-8")
    run = subprocess.Popen(
        [sys.executable, program], stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True
    )
    assert run.stdout is not None
    run.stdout.readline()

    os.killpg(run.pid, signal.SIGINT)
    out, err = run.communicate(timeout=60)

    assert out.decode().splitlines()[-1] == "stopped"
    assert err == b""
    assert run.returncode == 0


@pytest.mark.parametrize(("games", "workers"), [(1, 1), (1, 4), (999, 2), (100_000, 3)])
def test_chunks_hold_every_game_once_and_in_order(games, workers):
    numbers = [number for chunk in chunks_of(games, workers) for number in chunk]

    assert numbers == list(range(games))


@pytest.mark.parametrize(
    ("games", "bots", "workers", "sentence"),
    [
        (0, ["random"], 1, "play at least 1 game, not 0"),
        (1, ["random"], 0, "at least 1 worker must play, not 0"),
        (1, ["nobody"], 1, "there is no bot 'nobody'"),
        (1, ["nobody"], 2, "there is no bot 'nobody'"),
        (1, [], 1, "name at least one bot"),
        (1, ["random"] * 3, 1, "3 bots are too many for 2 seats"),
    ],
)
def test_wrong_input_gets_one_clear_sentence(games, bots, workers, sentence):
    with pytest.raises(SetupError, match=sentence):
        simulate(GAME, GAME.setup(2), bots, games, seed=1, workers=workers)


def test_several_workers_need_the_corrected_component_file_too(tmp_path):
    mine = tmp_path / "mine.toml"
    mine.write_text(PRINTED.read_text(encoding="utf-8").replace('fr = "', 'fr = "Mon ', 1), encoding="utf-8")
    game = open_game("mon_royaume", mine)

    with pytest.raises(SetupError, match="need the component file"):
        simulate(game, game.setup(2), ["random"], 2, seed=1, workers=2)
    summary = simulate(game, game.setup(2), ["random"], 2, seed=1, workers=2, components=mine)

    assert summary.games == 2
