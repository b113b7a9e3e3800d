"""Nothing is lost: every decision is on the disk at once, and an interrupted game goes on where it was."""

from argparse import Namespace

import pytest

from tablee.kernel.errors import TableeError
from tablee.kernel.record import read_record
from tablee.terminal import commands
from tablee.terminal.asking import Quit
from tablee.terminal.journal import latest_journal, new_journal, state_folder
from tablee.terminal.play import play_of
from tablee.texts.texts import Texts
from terminal.scripted import ByNumber, Script, Terminal, begin, sit


def arguments(path):
    return Namespace(file=str(path), components=[])


def interrupted(*lines, seats="you,random", **options):
    """A game that was left after these lines."""
    play = begin(seats, seed=6, **options)
    with pytest.raises(Quit):
        sit(play, Script(*lines, "quit"))
    return play


def test_every_decision_is_in_the_journal_before_the_next_question():
    play = begin("you,random", seed=6)
    by_number = ByNumber()
    seen = []

    def answer(text):
        record = read_record(play.journal.path.read_text("utf-8"))
        seen.append(len(record.decisions) == len(play.history.lines))
        return by_number(text)

    sit(play, answer)

    assert len(seen) > 20
    assert all(seen)


def test_a_game_that_begins_never_overwrites_another():
    first, second = interrupted("1"), interrupted("1", "1")

    assert first.journal.path != second.journal.path
    assert len(read_record(first.journal.path.read_text("utf-8")).decisions) == 2


def test_an_interrupted_game_goes_on_with_the_same_people_bots_and_position():
    play = interrupted("1", "1", "1", seats="random,you:North,greedy", level="simplified_2")

    record = read_record(play.journal.path.read_text("utf-8"))
    again = play_of(record, play.game, Texts("en"))

    assert [chair.line() for chair in again.chairs] == ["random", "you:North", "greedy"]
    assert again.now.view(1) == play.now.view(1)
    assert [event.name for event in again.story] == [event.name for event in play.story]


def test_a_resumed_game_plays_as_if_it_had_never_stopped():
    first_choice = ByNumber(lambda numbers: numbers[0])
    whole = begin("you,random,greedy", seed=6)
    sit(whole, first_choice)
    play = interrupted("1", "1", "1", seats="you,random,greedy")

    commands.run_resume(arguments(play.journal.path), Terminal(first_choice).screen, Texts("en"))

    resumed = read_record(play.journal.path.with_suffix(".record").read_text("utf-8"))
    assert resumed.decisions == whole.record().decisions


def test_a_half_written_last_line_is_dropped_and_the_game_goes_on():
    play = interrupted("1", "1")
    path = play.journal.path
    with path.open("a") as file:
        file.write("0 pick wood")

    terminal = Terminal(ByNumber())
    code = commands.run_resume(arguments(path), terminal.screen, Texts("en"))

    assert code == 0
    assert "4 decisions were made so far" in terminal.output
    assert read_record(path.with_suffix(".record").read_text("utf-8")).points is not None


def test_resume_without_a_file_takes_the_game_interrupted_last():
    interrupted("1")
    last = interrupted("1", "1", "1")

    assert latest_journal(state_folder()) == last.journal.path


def test_a_journal_of_a_finished_game_that_was_not_closed_shows_its_end():
    play = begin("you,random", seed=6)
    journal = play.journal
    play.journal = None
    sit(play, ByNumber())
    journal.rewrite(play.record())

    terminal = Terminal(ByNumber())
    code = commands.run_resume(arguments(journal.path), terminal.screen, Texts("en"))

    assert code == 0
    assert "Total" in terminal.output
    assert journal.path.with_suffix(".record").exists()


def test_a_saved_game_is_resumed_in_a_journal_of_its_own(tmp_path):
    saved = tmp_path / "later"
    play = interrupted("1", f"save {saved}")
    before = saved.read_text("utf-8")

    commands.run_resume(arguments(saved), Terminal(ByNumber()).screen, Texts("en"))

    assert saved.read_text("utf-8") == before
    assert play.journal.path.exists()
    assert (state_folder() / "mon_royaume-2.record").exists()


def test_a_folder_that_cannot_be_written_is_named(tmp_path):
    blocked = tmp_path / "file"
    blocked.write_text("")
    play = begin("you,random")

    with pytest.raises(TableeError, match="cannot write"):
        new_journal(blocked / "folder", play.record(), Texts("en"))


def test_a_full_disk_stops_the_game_with_one_sentence():
    play = begin("you,random")
    play.journal.path.unlink()
    play.journal.path.mkdir()

    with pytest.raises(TableeError, match="cannot write"):
        sit(play, ByNumber())
