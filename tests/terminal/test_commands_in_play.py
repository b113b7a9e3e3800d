"""What can be typed besides decisions: why, undo, hint, rules, save, board, log, help, quit."""

import pytest

from tablee.kernel.record import read_record
from tablee.kernel.seed import secret_of
from tablee.terminal.asking import Quit
from tablee.terminal.records import open_record
from tablee.texts.texts import Texts
from terminal.scripted import Script, begin, sit

NO_DRAGON = 1
"""A seed with which the first hand of the first seat holds no dragon."""
A_MONSTER_CARD = 4
"""A seed with which the scripted player owns a monster that a card names, once."""


def answers(play, *lines, lang="en", **screen):
    """What the terminal wrote after each of these lines; then the person leaves."""
    script = Script(*lines, "quit")
    with pytest.raises(Quit):
        sit(play, script, lang, **screen)
    return script.heard[1:]


def building(**options):
    """A play in which everybody but the person decides at random until the kingdoms are built."""
    play = begin("you,random", seed=3, **options)
    while play.now.question(0) != "build":
        seat = play.now.to_act()[0]
        play.decide(seat, play.now.legal(seat)[0])
    return play


@pytest.mark.rule("MR-3.3")
def test_why_names_the_rule_and_shows_its_sentence():
    play = begin("you,random", seed=NO_DRAGON)

    said = answers(play, "why pick dragon")[0]

    assert "There is no dragon in your hand. [MR-3.3]" in said
    assert "MR-3.3  Pick. All together, each player takes one tile" in said


def test_why_speaks_french():
    said = answers(begin("you,random", seed=NO_DRAGON), "pourquoi pick dragon", lang="fr")[0]

    assert "Pas de « dragon » dans votre main. [MR-3.3]" in said
    assert "tous ensemble" in said.lower()


def test_why_says_so_when_a_decision_is_allowed():
    play = begin("you,random")
    allowed = play.now.legal(0)[0]

    by_notation, by_number = answers(play, f"why {allowed.notation}", "why 1")

    assert by_notation == by_number
    assert "That is allowed" in by_notation


def test_why_of_no_decision_gives_an_example():
    play = begin("you,random")

    assert f"why {play.now.legal(0)[0].notation}" in answers(play, "why not")[0]


@pytest.mark.rule("MR-R8")
def test_a_refused_decision_names_the_rule_and_is_not_carried_out():
    play = building(level="simplified_1")
    tile = next(name for name in play.now.view(0).me.left_to_place if "castle" in name)

    said = answers(play, f"place {tile} r1s1")[0]

    assert "[MR-R8]" in said
    assert "rules MR-R8" in said
    assert play.now.view(0).seats[0].kingdom[0].tile is None


@pytest.mark.rule("MR-R13")
def test_undo_takes_back_one_decision_and_undo_all_all_of_them():
    play = building(level="simplified_1")
    tiles = play.now.view(0).me.left_to_place
    lines = [f"bard {tiles[n]} r1s{n + 1}" for n in range(3)]
    start = len(play.history.lines)

    heard = answers(play, *lines, "undo", "undo all")

    assert "Taken back: Lay the" in heard[3]
    assert heard[4].count("Taken back") == 2
    assert len(play.history.lines) == start
    assert play.now.view(0).me.left_to_place == tiles


def test_undo_is_refused_once_something_came_out():
    play = begin("you,random")

    nothing, _, too_late = answers(play, "undo", "1", "undo")

    assert "nothing to take back" in nothing
    assert "something came out since" in too_late
    assert len(play.history.lines) == 2


def test_undo_puts_the_journal_back_too():
    play = building(level="simplified_1")
    tile = play.now.view(0).me.left_to_place[0]
    before = play.journal.path.read_text("utf-8")

    answers(play, f"bard {tile} r1s1", "undo")

    assert play.journal.path.read_text("utf-8") == before


def test_the_finished_kingdom_waits_for_a_confirmation_that_can_still_be_undone():
    play = building(level="simplified_1")

    def answer(text):
        view = play.now.view(0)
        if view.me is not None and "My kingdom is finished" in text:
            raise Quit
        slot = next(slot.slot for slot in view.seats[0].kingdom if slot.tile is None)
        return f"bard {view.me.left_to_place[0]} {slot}"

    with pytest.raises(Quit):
        sit(play, answer)

    assert play.history.can_take_back(0)
    assert play.now.result() is None


def test_a_hint_is_a_legal_decision():
    play = begin("you,random")

    said = answers(play, "hint")[0]

    notation = said.partition("[")[2].partition("]")[0]
    assert play.now.refusal(0, play.game.decisions.parse(notation)) is None


def test_a_hint_does_not_change_the_game():
    play = begin("you,random")

    first, second = answers(play, "hint", "hint")

    assert first == second
    assert not play.history.lines


def test_rules_lists_the_chapters_shows_one_and_a_single_rule():
    chapters, chapter, rule, none = answers(
        begin("you,random"), "rules", "rules mr-7", "rules MR-4.3", "rules MR-99"
    )

    assert "MR-3 The Time of the Choices" in chapters
    assert [f"MR-7.{n}" in chapter for n in range(1, 8)] == [True] * 7
    assert "MR-4.3  Stacking." in rule
    assert "no rule “MR-99”" in none


def test_save_writes_a_record_that_can_be_resumed(tmp_path):
    play = begin("you:Grand Mère,random")
    file = tmp_path / "later.record"

    said = answers(play, "1", f"save {file}")[1]

    record, _ = open_record(file, {}, Texts("en"))
    assert f"tablee resume {file}" in said
    assert record.whole
    assert record.points is None
    assert record.players == ["you:Grand Mère", "random"]
    assert record.decisions == [(line.seat, line.decision.notation) for line in play.history.lines]


def test_save_without_a_name_or_to_nowhere_says_what_is_wrong(tmp_path):
    where, nowhere = answers(begin("you,random"), "save", f"save {tmp_path}/no/such/folder/x")

    assert "save FILE" in where
    assert "cannot write" in nowhere


def test_board_tells_the_whole_table_again():
    first, again = answers(begin("you,random"), "1", "board")

    assert "Adventure 6" not in first
    assert "Adventure 6" in again
    assert "tale of Random" in again


def test_the_log_tells_what_came_out_and_nothing_secret():
    play = begin("you,random")

    empty, _, log = answers(play, "log", "1", "log")

    assert "Nothing has come out yet" in empty
    assert "You take the" in log
    assert "Random takes the" in log


def test_help_lists_every_command():
    said = answers(begin("you,random"), "help")[0]

    for command in ("why", "undo", "hint", "rules", "save", "board", "log", "help", "quit"):
        assert f"\n{command}: " in said


def test_french_commands_are_understood_and_english_ones_too():
    play = begin("you,random")

    heard = answers(play, "aide", "help", "plateau", "récit", "conseil", "règles MR-4.3", lang="fr")

    assert heard[0] == heard[1]
    assert "pourquoi" in heard[0]
    assert "Péripétie 6" in heard[2]
    assert "Empilement" in heard[5] or "MR-4.3" in heard[5]


@pytest.mark.parametrize("line", ["xyzzy", "99", "pick", "pick nothing_at_all", "-1", "1.5", "[bold]"])
def test_unknown_input_is_answered_with_what_would_be_accepted(line):
    play = begin("you,random")

    said = answers(play, line)[0]

    assert f"“{line}” is not understood" in said
    assert play.now.legal(0)[0].notation in said
    assert "undo" in said
    assert not play.history.lines


def test_a_choice_can_be_named_as_it_is_printed():
    play = begin("you,random", lang="fr")
    first = play.now.legal(0)[0]
    name = play.game.component_name(first.words[0], "fr")

    answers(play, name.upper(), lang="fr")

    assert play.history.lines[0].decision is first


def test_many_choices_are_opened_in_two_steps_and_zero_goes_back():
    play = building(level="simplified_1")

    opened, back, again, placed = answers(play, "2", "0", "2", "1")

    assert "0 goes back" in opened
    assert "which tile next" in back
    assert opened == again
    assert "which tile next" in placed
    assert sum(1 for slot in play.now.view(0).seats[0].kingdom if slot.tile) == 1


def test_a_forced_decision_is_played_for_the_person_and_told():
    output = sit(begin("you,random", seed=A_MONSTER_CARD), Script("")).output

    assert output.count("Only one choice was left: Give the marker to Random") == 1
    assert output.count("you give Random a monster marker") == 1
    assert "To whom do you give" not in output


def test_nothing_typed_by_a_person_is_read_as_markup():
    said = answers(begin("you:[red]x[/red],random"), "", "[blink]no[/blink]", plain=False)[1]

    assert "[blink]no[/blink]" in said


def test_a_saved_text_is_the_kernels_record(tmp_path):
    play = begin("you,random")
    answers(play, f"save {tmp_path / 'x'}")

    record = read_record((tmp_path / "x").read_text("utf-8"))

    assert record.secret == secret_of(1)
