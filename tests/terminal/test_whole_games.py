"""Whole games through the text alone: every level, both languages, two to four seats."""

import re
from random import Random

import pytest

from tablee.kernel.record import read_record, replay
from tablee.terminal.journal import state_folder
from terminal.scripted import ByNotation, ByNumber, begin, sit


def totals(output, label):
    line = next(line for line in output.splitlines() if line.startswith(label))
    return [int(number) for number in re.findall(r"-?\d+(?=,|$)", line)]


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("level", ["simplified_1", "simplified_2", "complete"])
@pytest.mark.parametrize("player", [ByNumber, ByNotation])
def test_a_person_plays_a_whole_game_by_reading_and_typing(lang, level, player):
    seats = {
        "simplified_1": "you,random",
        "simplified_2": "you,random,random",
        "complete": "random,you,random,random",
    }
    play = begin(seats[level], seed=5, level=level)

    terminal = sit(play, player(), lang)

    result = play.now.result()
    assert result is not None
    assert totals(terminal.output, "Total") == result.points
    assert play.secret.hex() in terminal.output


@pytest.mark.parametrize(("lang", "size"), [("fr", (100, 40)), ("en", (80, 24)), ("fr", (50, 20))])
def test_a_whole_game_is_drawn_in_colour_on_screens_of_any_size(lang, size):
    play = begin("you,greedy,random", seed=2)
    random = Random(1)

    def answer(text):
        choices = re.findall(r"^ +([1-9]\d*) ", re.sub(r"\x1b\[[0-9;]*[A-Za-z]", "", text), re.MULTILINE)
        return random.choice(choices) if choices else ""

    terminal = sit(play, answer, lang, plain=False, width=size[0], height=size[1])

    assert play.now.result() is not None
    assert "\x1b[38;2;" in terminal.output


def test_the_finished_game_is_kept_as_a_record_that_replays():
    play = begin("you,random", seed=4)

    terminal = sit(play, ByNumber())

    kept = state_folder() / "mon_royaume-1.record"
    record = read_record(kept.read_text("utf-8"))
    assert str(kept) in terminal.output
    assert record.whole
    assert record.points == play.now.result().points
    assert len(replay(play.game, record)) == len(record.decisions) + 1
    assert not kept.with_suffix(".journal").exists()


def test_the_commitment_is_shown_before_anything_and_the_seed_only_at_the_end():
    play = begin("you,random", seed=4)

    output = sit(play, ByNumber()).output

    before_first_question = output[: output.index("Which tile")]
    assert play.record().commitment in before_first_question
    assert play.secret.hex() not in output[: output.rindex("Total")]


def test_plain_lines_have_no_colours_boxes_or_cursor_movements():
    output = sit(begin("you,random", seed=4), ByNumber()).output

    assert "\x1b" not in output
    assert not set(output) & set("│─╭╮╰╯▁♣☼◆☾▲♜")


def test_the_bards_show_is_told_card_by_card():
    output = sit(begin("you,random", seed=4), ByNumber()).output

    assert output.count("The bard calls for the") == 8


@pytest.mark.rule("MR-8.10")
def test_the_winners_tale_is_read_aloud():
    play = begin("you,random", seed=4)

    output = sit(play, ByNumber()).output

    winner = play.now.result().winners()[0]
    tale = play.game.box.tales[play.now.kept_tale(winner)]
    assert tale.story("en") in output


def test_the_score_sheet_is_shown_line_by_line():
    play = begin("you,random", seed=4)

    output = sit(play, ByNumber()).output

    for line in play.now.result().lines:
        label = {
            "kingdom": "Kingdom",
            "bard_tokens": "Bard tokens",
            "monster_markers": "Monster markers",
        }.get(line.name, "Tale bonus" if line.name == "tale_bonus" else "Curse of the black castle")
        assert f"{label}: You {line.points[0]}, Random {line.points[1]}" in output


def test_the_same_seed_deals_the_same_game():
    first = sit(begin("you,random", seed=9), ByNumber()).output
    second = sit(begin("you,random", seed=9), ByNumber()).output

    assert first.replace("mon_royaume-1", "") == second.replace("mon_royaume-2", "")
