"""Damaged records: each kind of damage gets one clear sentence, and nothing is played wrong."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from contract.plays import game_of
from kernel.test_record import record_of
from tablee.kernel.errors import RecordError, TableeError
from tablee.kernel.record import read_record, replay
from tablee.kernel.seed import secret_of

TEXT = record_of().to_text()
JSON = record_of().to_json()
JOURNAL = record_of().journal_text()


def fault(text, name="kuhn_poker"):
    """The sentence with which a record is refused."""
    with pytest.raises(RecordError) as refused:
        replay(game_of(name), read_record(text))
    sentence = str(refused.value)
    assert "\n" not in sentence
    return sentence


def altered(**fields):
    """The JSON record with other fields, its hash left as it was."""
    return json.dumps({**json.loads(JSON), **fields})


def test_a_record_that_was_cut_off_says_so():
    assert not read_record(TEXT[: TEXT.index("result")]).whole
    assert (
        fault(TEXT[: TEXT.index("seed")]) == "this record has no 'seed' line; the file is cut off or damaged"
    )


def test_a_json_record_that_was_cut_off_is_refused():
    assert fault(JSON[: len(JSON) // 2]) == "this JSON record is cut off or damaged; ask for the file again"


@pytest.mark.parametrize(
    "text",
    [
        TEXT.replace("1 fold", "1 call"),
        TEXT.replace("result 1 -1", "result -1 1"),
        TEXT.replace("player 0 you", "player 0 me"),
        TEXT.replace("end 2", "end 3"),
        TEXT.replace("0 bet\n", ""),
        TEXT + "1 fold\n",
    ],
    ids=["a decision", "the result", "a name", "the count", "a line missing", "a line added"],
)
def test_an_altered_record_is_refused(text):
    assert fault(text) == "this record was altered or damaged: its content does not match its hash"


@pytest.mark.parametrize(
    "fields", [{"result": [-1, 1]}, {"players": ["me", "a bot"]}, {"decisions": [[0, "bet"]]}]
)
def test_an_altered_json_record_is_refused(fields):
    assert fault(altered(**fields)) == "this record was altered: its content does not match its hash"


def test_another_edition_is_refused():
    assert fault(JOURNAL.replace("edition 1", "edition 0")) == (
        "this record was played with edition 0 of kuhn_poker; here is edition 1. "
        "Replay it with a version of Tablée of that edition"
    )


def test_other_component_data_are_refused():
    assert fault(JOURNAL.replace("components none", "components 5f0c")) == (
        "this record was played with other component data of kuhn_poker; "
        "pass that file with --components kuhn_poker=FILE"
    )


def test_another_game_is_refused():
    assert fault(TEXT, "connect_four") == "this is a record of kuhn_poker, not of connect_four"


def test_an_illegal_decision_is_refused_with_its_number_and_rule():
    sentence = fault(JOURNAL.replace("1 fold", "1 check"))
    assert sentence == "decision 2, seat 1, 'check' is not legal there: fold or call [KP-4]"


def test_a_decision_out_of_turn_is_refused():
    sentence = fault(JOURNAL.replace("1 fold", "0 fold"))
    assert sentence == "decision 2, seat 0, 'fold' is not legal there: not your turn [turn]"


def test_a_line_that_is_no_decision_is_refused():
    assert fault(JOURNAL.replace("1 fold", "1 flee")).startswith(
        "decision 2: 'flee' is no decision of this game"
    )


def test_wrong_points_are_refused():
    record = record_of(points=(2, -2))
    assert fault(record.to_text()) == "the record says the points were [2, -2], but they come out as [1, -1]"


def test_points_of_a_play_that_is_not_over_are_refused():
    record = record_of(lines=[(0, "bet")])
    assert fault(record.to_text()) == "the record says the points were [1, -1], but they come out as None"


def test_a_seed_that_is_no_seed_is_refused():
    secret = secret_of(1).hex()
    sentence = "the seed is not 64 hexadecimal digits; the file is damaged"
    assert fault(TEXT.replace(secret, secret[:-1])) == sentence
    assert fault(TEXT.replace(secret, "x" * 64)) == sentence


@pytest.mark.parametrize("seed", [secret_of(2).hex(), secret_of(1).hex()[::-1]])
def test_a_seed_that_was_not_committed_to_is_refused(seed):
    sentence = "the seed is not the one that was committed to at the start"
    assert fault(TEXT.replace(secret_of(1).hex(), seed)) == sentence


def test_a_commitment_that_is_no_hash_is_refused():
    committed = record_of().commitment
    sentence = "the seed is not the one that was committed to at the start"
    assert fault(TEXT.replace(committed, "00")) == sentence
    assert fault(TEXT.replace(committed, "é" * 64)) == sentence


@pytest.mark.parametrize(
    "text", [TEXT.replace("record 1", "record 2"), altered(format=2)], ids=["text", "json"]
)
def test_a_newer_format_is_refused(text):
    assert fault(text) == "this record has format 2; this version of Tablée reads format 1"


@pytest.mark.parametrize("text", ["", "\n", "\n\n\n"])
def test_an_empty_file_is_refused(text):
    assert "cut off or damaged" in fault(text)


@pytest.mark.parametrize("text", ["\x00\x01\x7fELF\n\x02", "<html>\n", "%PDF-1.7\n", "1 fold\n"])
def test_something_else_is_refused(text):
    assert fault(text) == "this is not a record of Tablée: its first line must be 'tablee record 1'"


@pytest.mark.parametrize("text", ['{"a": 1}', '{"format": 1}', "{}", '{"format": 1, "decisions": 3}'])
def test_other_json_is_refused(text):
    assert "this JSON is not a record of Tablée" in fault(text)


def test_a_line_that_is_not_understood_is_named():
    assert (
        fault(JOURNAL.replace("edition 1", "edtion 1"))
        == "line 3 of the record is not understood: 'edtion 1'"
    )


@pytest.mark.parametrize("seats", ["two", "-2", "²", "9" * 5000])
def test_a_number_of_seats_that_is_none_is_refused(seats):
    assert "the number of seats is" in fault(JOURNAL.replace("seats 2", f"seats {seats}"))


@pytest.mark.parametrize("seats", [0, 1, 3, 99])
def test_a_number_of_seats_that_the_game_does_not_have_is_refused(seats):
    with pytest.raises(TableeError, match=f"kuhn_poker is for 2 to 2 seats, not {seats}"):
        replay(game_of("kuhn_poker"), read_record(JOURNAL.replace("seats 2", f"seats {seats}")))


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("option level complete", "option level hard", "option level cannot be 'hard'"),
        ("option level complete", "option lvl complete", "mon_royaume has no option 'lvl'"),
        ("option youngest 0", "option youngest 3", "seat 3 cannot be the youngest"),
        ("option age adult,adult", "option age adult,adult,adult", "option age needs one value"),
    ],
)
def test_options_that_the_game_does_not_have_are_refused(old, new, sentence):
    game = game_of("mon_royaume")
    record = record_of(lines=[], points=None)
    record.game, record.components, record.setup = game.name, game.components, game.setup(2)
    text = record.journal_text()
    assert old in text
    with pytest.raises(TableeError, match=sentence):
        replay(game, read_record(text.replace(old, new)))


@pytest.mark.parametrize("seat", ["²", "9" * 5000], ids=["superscript", "huge"])
def test_a_seat_that_is_no_number_is_refused(seat):
    fault(JOURNAL.replace("1 fold", f"{seat} fold"))


def test_a_result_that_is_no_number_is_refused():
    assert fault(JOURNAL + "result 1 one\n") == "'one' in the result is not a number"


def test_json_that_is_nested_too_deeply_is_refused():
    fault('{"format": ' + "[" * 100_000)


@given(st.text(max_size=200))
def test_any_text_is_refused_in_one_sentence(text):
    with pytest.raises(RecordError):
        read_record(text)


@given(st.integers(0, len(TEXT) - 1), st.characters(exclude_categories=["Cs"]))
def test_one_changed_character_never_goes_unnoticed(place, character):
    text = TEXT[:place] + character + TEXT[place + 1 :]
    if text == TEXT:
        return
    try:
        record = read_record(text)
    except RecordError:
        return
    assert not record.whole or record.to_text() == TEXT


@given(st.integers(0, len(JSON) - 1), st.characters(exclude_categories=["Cs"]))
def test_one_changed_character_of_json_never_goes_unnoticed(place, character):
    try:
        record = read_record(JSON[:place] + character + JSON[place + 1 :])
    except RecordError:
        return
    assert record.to_text() == TEXT
