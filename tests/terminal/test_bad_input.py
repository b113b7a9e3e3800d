"""Bad input: one clear sentence on stderr that says what is wrong and what to do, exit code 2, no traceback."""

import re
from importlib.resources import files

import pytest

from tablee.cli import main
from terminal.scripted import ByNumber, begin, sit


def complaint(capsys, *words):
    """The one sentence on stderr."""
    code = main(list(words))
    printed = capsys.readouterr()
    assert code == 2
    assert printed.out == ""
    assert printed.err.startswith("tablee: ")
    assert printed.err.count("\n") == 1
    return printed.err


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["play", "chess"], "there is no game “chess”; the games are: mon_royaume"),
        (["watch", "chess"], "there is no game “chess”"),
        (["rules", "chess"], "there is no game “chess”"),
        (["simulate", "chess"], "there is no game “chess”"),
        (["coverage-of-rules", "chess"], "there is no game “chess”"),
        (["play"], "say which game to play"),
        (["play", "mon_royaume", "--option", "fog=on"], "no option 'fog'; its options: level"),
        (["play", "mon_royaume", "--option", "level"], "write --option name=value"),
        (["play", "mon_royaume", "--level", "9"], "level cannot be '9'; choose one of"),
        (["play", "mon_royaume", "--level", "1", "--advanced-bard"], "only with the complete rules"),
        (["play", "mon_royaume", "--option", "youngest=3", "--seats", "you,random"], "no such seat"),
        (["play", "mon_royaume", "--seats", "you,clever"], "“clever” cannot sit down"),
        (["play", "mon_royaume", "--seats", "you,,random"], "cannot sit down"),
        (["play", "mon_royaume", "--seats", "you:,random"], "no name to play under"),
        (["play", "mon_royaume", "--seats", "you:\x1b[31m,random"], "no name to play under"),
        (["play", "mon_royaume", "--seats", "you"], "2 to 4 seats, not 1"),
        (["play", "mon_royaume", "--seats", "you,you,you,you,you"], "2 to 4 seats, not 5"),
        (["play", "mon_royaume", "--seats", "random,random"], "use tablee watch"),
        (["watch", "mon_royaume", "--seats", "you,random"], "use tablee play"),
        (["watch", "mon_royaume", "--pace", "fast"], "seconds from 0 to 60"),
        (["play", "mon_royaume", "--seed", "three"], "--seed must be a whole number"),
        (["simulate", "mon_royaume", "--players", "9"], "2 to 4 seats"),
        (["simulate", "mon_royaume", "--games", "0"], "--games must be a whole number of at least 1"),
        (["simulate", "mon_royaume", "--bots", "clever"], "no bot 'clever'"),
        (["simulate", "mon_royaume", "--workers", "0"], "--workers"),
        (["rules", "mon_royaume", "MR-99"], "has no rule “MR-99”; its rules go from MR-1.1"),
        (["play", "--lang", "xx"], "“xx” is not spoken here"),
        (["dance"], "tablee --help"),
        (["play", "--dance"], "--dance"),
        (["verify"], "FILE"),
        (["verify", "/no/such/file"], "cannot read /no/such/file: No such file"),
        (["replay", "/no/such/file"], "cannot read"),
        (["resume", "/no/such/file"], "cannot read"),
        (["resume"], "no game was interrupted"),
        (["verify", "/"], "cannot read /"),
        (["play", "mon_royaume", "--components", "mon_royaume"], "write --components GAME=FILE"),
        (["play", "mon_royaume", "--components", "chess=x"], "no game “chess”"),
        (["play", "mon_royaume", "--components", "mon_royaume=/no/such"], "cannot read the component file"),
        (["best-kingdom", "wodcutter"], "perhaps woodcutter"),
        (["best-kingdom", "woodcutter"], "name twelve tiles, not 1"),
        (["best-kingdom", "12 dragon"], "only 1 of dragon in the box"),
        (
            ["best-kingdom", "4 knight 3 forest 2 mill 3 farmer", "--tale", "The Fog"],
            "no tale is called “The Fog”",
        ),
        (["coverage-of-rules", "mon_royaume", "--tests", "/no/such"], "no folder /no/such"),
    ],
)
def test_what_cannot_be_done_is_said_in_one_sentence(capsys, words, said):
    assert said in complaint(capsys, *words)


def test_complaints_speak_french(capsys):
    assert "il n'y a pas de jeu « échecs »" in complaint(capsys, "play", "échecs", "--lang", "fr")
    assert "impossible de lire" in complaint(capsys, "--lang=fr", "verify", "/rien")


def components(tmp_path, old, new):
    """The component file with one thing changed."""
    text = files("tablee.games.mon_royaume").joinpath("components.toml").read_text("utf-8")
    changed = tmp_path / "mine.toml"
    changed.write_text(re.sub(old, new, text, count=1), "utf-8")
    return f"mon_royaume={changed}"


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("kingdom_tiles = 56", "kingdom_tiles = 55", "'kingdom_tiles' says 55, but the entries add up to 56"),
        ("copies = 4", "copies = 5", "'kingdom_tiles'"),
        ("copies = 4", "copies = 4\ncopys = 4", "tile woodcutter: 'copys' is not a field"),
        ("copies = 4", 'copies = "four"', "tile woodcutter: 'copies' must be a whole number"),
        ("copies = 4", "", "tile woodcutter: 'copies' is missing"),
        ('colour = "green"', 'colour = "pink"', "names 'pink', which is nowhere defined"),
        ("schema = 1", "schema =", "not valid TOML"),
    ],
)
def test_a_component_file_with_a_fault_is_refused_with_file_entry_and_field(capsys, tmp_path, old, new, said):
    error = complaint(capsys, "play", "mon_royaume", "--components", components(tmp_path, old, new))

    assert said in error
    assert "mine.toml" in error


@pytest.fixture
def record(tmp_path):
    """A finished record in a file."""
    play = begin("you,random", seed=8, level="simplified_1")
    sit(play, ByNumber())
    path = tmp_path / "game.record"
    path.write_text(play.record().to_text(), "utf-8")
    return path


@pytest.mark.parametrize("command", ["verify", "replay"])
def test_a_record_cut_off_or_altered_is_refused(capsys, record, command):
    whole = record.read_text("utf-8")

    record.write_text(whole[:-200], "utf-8")
    assert "is cut off" in complaint(capsys, command, str(record))
    record.write_text(whole.replace("pick", "pick ", 1), "utf-8")
    assert "altered" in complaint(capsys, command, str(record))
    record.write_bytes(b"\xff\xfe\x00")
    assert "not UTF-8 text" in complaint(capsys, command, str(record))


def unsealed(path, old, new):
    """The record as a journal, without its seal, and with one thing changed."""
    text = path.read_text("utf-8")
    body = text[: text.rindex("\nresult ") + 1]
    path.write_text(body.replace(old, new, 1), "utf-8")
    return str(path)


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("edition 1", "edition 0", "played with edition 0 of mon_royaume; here is edition 1"),
        ("components ", "components 00", "pass that file with --components mon_royaume=FILE"),
        ("game mon_royaume", "game chess", "there is no game 'chess'"),
        ("option level simplified_1", "option level easy", "level cannot be 'easy'"),
        ("seats 2", "seats many", "not a number"),
        ("seats 2", "seats 9", "2 to 4 seats"),
        ("player 1 random\n", "", "names 1 players"),
        ("player 1 random", "player 1 clever", "“clever” cannot sit down"),
        ("seed ", "seed 00", "64 hexadecimal digits"),
        ("0 pick ", "0 pick un", "decision 1"),
        ("0 pick ", "1 confirm\n0 pick ", "is not legal there"),
    ],
)
def test_a_game_of_another_edition_or_with_other_data_is_not_played_wrong(capsys, record, old, new, said):
    error = complaint(capsys, "resume", unsealed(record, old, new))

    assert said in error


def test_a_record_of_other_component_data_is_refused(capsys, tmp_path, record):
    other = components(tmp_path, 'fr = "bûcheron"', 'fr = "forestier"')

    assert "other component data" in complaint(capsys, "verify", str(record), "--components", other)


def test_a_finished_game_cannot_be_resumed(capsys, record):
    assert "is over; look at it with: tablee replay" in complaint(capsys, "resume", str(record))
