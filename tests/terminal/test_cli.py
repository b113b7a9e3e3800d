"""The `tablee` command from outside: what is typed, what is printed, and the exit code."""

import json

import pytest

from tablee.arena.simulate import simulate
from tablee.bots.playout import random_playout
from tablee.build_info import compiled
from tablee.cli import main
from tablee.games import open_game
from tablee.kernel import rng
from tablee.kernel.seed import secret_of
from tablee.terminal.best_kingdom import best_kingdom, read_tiles
from tablee.terminal.conversation import converse
from tablee.texts.texts import Texts
from terminal.scripted import Script, Terminal


def run(capsys, *words):
    """The exit code and what was printed; stdout is no terminal here, so lines are plain."""
    code = main(list(words))
    printed = capsys.readouterr()
    return code, printed.out, printed.err


def test_tablee_alone_welcomes_and_lists_the_commands(capsys):
    code, out, err = run(capsys)

    assert (code, err) == (0, "")
    for command in (
        "play",
        "resume",
        "watch",
        "games",
        "rules",
        "replay",
        "verify",
        "simulate",
        "best-kingdom",
    ):
        assert f"tablee {command}: " in out


def test_the_welcome_is_french_for_the_french(capsys, monkeypatch):
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")

    assert "une table de jeux" in run(capsys)[1]
    assert "a table for board games" in run(capsys, "--lang", "en")[1]


def test_the_version_says_whether_the_engine_is_compiled(capsys):
    out = run(capsys, "--version")[1]

    assert out == f"tablee 0.1.0 ({'compiled' if compiled() else 'interpreted'})\n"
    assert compiled() is not rng.__file__.endswith(".py")


def test_games_lists_titles_seats_and_options(capsys):
    out = run(capsys, "games", "--lang", "fr")[1]

    assert "Mon Royaume pour un Conte  mon_royaume, 2 à 4 joueurs" in out
    assert "--option advanced_bard=…" in out


@pytest.mark.parametrize(
    ("number", "line"), [("MR-4.3", "MR-4.3  Stacking."), ("mr-r3", "MR-R3  One colour per bard.")]
)
def test_rules_shows_a_rule_by_its_number(capsys, number, line):
    code, out, _ = run(capsys, "rules", "mon_royaume", number)

    assert code == 0
    assert out.startswith(line)
    assert "*" not in out


def test_rules_shows_the_whole_book(capsys):
    out = run(capsys, "rules", "mon_royaume", "--lang", "fr")[1]

    assert out.startswith("# Mon Royaume pour un Conte")
    assert "MR-R46" in out
    assert "**" not in out


def test_every_command_explains_itself(capsys):
    for command in (
        [],
        ["play"],
        ["resume"],
        ["watch"],
        ["simulate"],
        ["best-kingdom"],
        ["coverage-of-rules"],
    ):
        with pytest.raises(SystemExit) as left:
            main([*command, "--help"])
        assert left.value.code == 0
        assert "--lang" in capsys.readouterr().out


def test_watch_lets_bots_play_to_the_end_and_keeps_the_record(capsys, tmp_path):
    kept = tmp_path / "watched"

    code, out, _ = run(
        capsys, "watch", "mon_royaume", "--seats", "random,random,random", "--seed", "5", "--save", str(kept)
    )

    assert code == 0
    assert out.count("takes the") == 36
    assert "Total: " in out
    assert run(capsys, "verify", str(kept))[0] == 0
    assert "Random 1: Take the" in run(capsys, "replay", str(kept))[1]


def test_simulate_prints_json_that_repeats_itself(capsys):
    words = [
        "simulate",
        "mon_royaume",
        "--players",
        "3",
        "--games",
        "9",
        "--bots",
        "random",
        "--seed",
        "1",
        "--json",
    ]

    code, out, _ = run(capsys, *words)
    again = run(capsys, *words)[1]

    data = json.loads(out)
    assert code == 0
    assert {
        "games",
        "decisions",
        "decisions_per_second",
        "compiled",
        "mean_scores",
        "wins",
        "checksum",
    } <= set(data)
    assert data["games"] == 9
    assert data["compiled"] is compiled()
    assert json.loads(again)["checksum"] == data["checksum"]
    game = open_game("mon_royaume")
    assert simulate(game, game.setup(3), ["random"], 9, 1).checksum == data["checksum"]


def test_simulate_prints_a_summary_for_people(capsys):
    code, out, err = run(capsys, "simulate", "mon_royaume", "--players", "2", "--games", "4", "--level", "1")

    assert code == 0
    assert "4 games of My Kingdom for a Tale with 2 seats" in out
    assert "random at 2 seats: wins" in out
    assert "Checksum" in out
    assert "Checksum" not in err


def test_levels_have_names_and_numbers(capsys):
    by_name = run(
        capsys, "simulate", "mon_royaume", "--games", "2", "--option", "level=simplified_2", "--json"
    )[1]
    by_number = run(capsys, "simulate", "mon_royaume", "--games", "2", "--level", "2", "--json")[1]

    assert json.loads(by_name)["options"] == json.loads(by_number)["options"]
    assert json.loads(by_name)["options"]["level"] == "simplified_2"


def test_best_kingdom_shows_the_pyramid_and_its_points(capsys):
    code, out, _ = run(
        capsys,
        *["best-kingdom", "4 woodcutter", "forest", "x3", "sawmill x2,", "green castle", "dragon", "mill"],
    )

    assert code == 0
    assert "row 4: green castle (green)." in out
    assert "20 points for the kingdom." in out


def test_best_kingdom_counts_a_tale_and_reads_french(capsys):
    tiles = "2 bûcheron fermière forêt x3 scierie x2 château vert poste frontiere moulin loup-garou"

    out = run(capsys, "best-kingdom", tiles, "--tale", "l'arbre d'amour", "--lang", "fr")[1]

    assert "« L'arbre d'amour » : " in out
    assert "Les amoureux sont réunis" in out


@pytest.mark.rule("MR-R6")
def test_best_kingdom_knows_the_advanced_bard(capsys):
    tiles = ["red_castle", "2 forge", "3 forest", "4 woodcutter", "2 sawmill"]

    plain = run(capsys, "best-kingdom", *tiles)[1]
    advanced = run(capsys, "best-kingdom", *tiles, "--advanced")[1]

    assert "row 4: red castle (red)." in plain
    assert "row 4: bard." in advanced


def test_the_best_kingdom_is_never_worse_than_a_random_one():
    game = open_game("mon_royaume")
    position = game.deal(game.setup(2, {"level": "simplified_1"}), secret_of(11))
    random_playout(position, rng.rng_from(secret_of(11)))
    view = position.view(None)

    for seat in view.seats:
        tiles = read_tiles(seat.tiles, game.box, Texts("en", game))
        assert best_kingdom(game, tiles, -1, False).points >= seat.kingdom_points


def test_coverage_lists_rules_with_tests_reasons_and_gaps(capsys, tmp_path):
    folder = tmp_path / "tests" / "games" / "mon_royaume"
    folder.mkdir(parents=True)
    (folder / "test_x.py").write_text(
        "import pytest\n\n@pytest.mark.rule('MR-1.1', 'MR-4.3')\ndef test_a_thing(): pass\n", "utf-8"
    )
    (folder / "untestable.toml").write_text('"MR-9.14" = "advice"\n', "utf-8")

    code, out, _ = run(capsys, "coverage-of-rules", "mon_royaume", "--tests", str(tmp_path / "tests"))

    assert code == 1
    assert "MR-4.3  test_x::test_a_thing" in out
    assert "MR-9.14  cannot be tested: advice" in out
    assert "MR-4.4  has no test" in out


def test_coverage_is_complete_when_every_rule_has_a_test(capsys, tmp_path):
    numbers = [
        line.split()[0] for line in run(capsys, "rules", "mon_royaume")[1].splitlines() if line[:3] == "MR-"
    ]
    marks = ", ".join(repr(number) for number in numbers)
    (tmp_path / "test_all.py").write_text(f"import pytest\npytestmark = pytest.mark.rule({marks})\n", "utf-8")

    code, out, _ = run(capsys, "coverage-of-rules", "mon_royaume", "--tests", str(tmp_path))

    assert code == 0
    assert ", 0 without a test" in out


@pytest.fixture
def one_game(monkeypatch):
    """A shelf with one game, so that the conversation need not ask which."""
    monkeypatch.setattr("tablee.terminal.conversation.COLLECTION", ["mon_royaume"])


@pytest.mark.usefixtures("one_game")
def test_the_conversation_sets_the_table():
    terminal = Terminal(Script("7", "3", "1"), plain=False)

    wishes = converse(terminal.screen, Texts("en"), {})

    assert wishes.game.name == "mon_royaume"
    assert len(wishes.chairs) == 4
    assert wishes.options == {"level": "simplified_1"}
    assert "Please type a number from 1 to 3" in terminal.output


@pytest.mark.usefixtures("one_game")
def test_in_the_conversation_enter_takes_what_is_usual():
    wishes = converse(Terminal(Script("", "")).screen, Texts("fr"), {})

    assert [chair.line() for chair in wishes.chairs] == ["you", "greedy", "greedy"]
    assert wishes.options == {"level": "complete"}


def test_the_conversation_begins_with_the_game_if_there_are_several(monkeypatch):
    monkeypatch.setattr("tablee.terminal.conversation.COLLECTION", ["mon_royaume", "mon_royaume"])
    script = Script("2", "", "")

    converse(Terminal(script).screen, Texts("en"), {})

    assert "What shall we play?" in script.heard[0]
    assert "2. My Kingdom for a Tale" in script.heard[0]
