"""Component data: every mistake in a file is named with its file, its entry and its field."""

import pytest

from tablee.kernel.data import Entry, hash_of, numbered, read_components
from tablee.kernel.errors import ComponentError


@pytest.fixture
def entry():
    return Entry(
        "box.toml", "tile bee", {"id": "bee", "copies": 3, "wild": True, "colours": ["red", "blue"], "n": 1}
    )


def fault(ask, *arguments):
    """The sentence with which something is refused."""
    with pytest.raises(ComponentError) as refused:
        ask(*arguments)
    return str(refused.value)


def test_fields_are_read_by_name(entry):
    assert entry.text("id") == "bee"
    assert entry.whole("copies", 1, 5) == 3
    assert entry.flag("wild") is True
    assert entry.texts("colours") == ["red", "blue"]
    assert entry.references("colours", {"blue": 0, "red": 1}) == [1, 0]
    assert entry.reference("id", {"bee": 7}) == 7
    assert entry.one_of("id", ["ant", "bee"]) == "bee"
    assert entry.has("copies")
    assert not entry.has("value")


@pytest.mark.parametrize(
    ("method", "arguments", "sentence"),
    [
        ("text", ["value"], "'value' is missing"),
        ("text", ["copies"], "'copies' must be a text, not 3"),
        ("one_of", ["id", ["ant", "cow"]], "'id' is 'bee', but must be one of: ant, cow"),
        ("whole", ["id", 0, 9], "'id' must be a whole number, not 'bee'"),
        ("whole", ["wild", 0, 9], "'wild' must be a whole number, not True"),
        ("whole", ["copies", 4, 9], "'copies' is 3, but must be from 4 to 9"),
        ("whole", ["copies", 0, 2], "'copies' is 3, but must be from 0 to 2"),
        ("fixed", ["copies", 4], "'copies' is 3, but these rules are written for 4"),
        ("flag", ["copies"], "'copies' must be true or false, not 3"),
        ("flag", ["n"], "'n' must be true or false, not 1"),
        ("texts", ["id"], "'id' must be a list of texts, not 'bee'"),
        ("references", ["colours", {"red": 0}], "'colours' names 'blue', which is nowhere defined"),
        ("reference", ["id", {}], "'id' names 'bee', which is nowhere defined"),
        ("table", ["id"], "'id' must be a table"),
        ("tables", ["id"], "'id' must be a list of [[id]] tables"),
        ("tables", ["colours"], "'colours' must be a list of [[colours]] tables"),
    ],
)
def test_each_mistake_names_file_entry_and_field(entry, method, arguments, sentence):
    assert fault(getattr(entry, method), *arguments) == f"box.toml, tile bee: {sentence}"


def test_a_list_of_texts_holds_only_texts():
    assert (
        fault(Entry("box.toml", "", {"a": ["x", 1]}).texts, "a")
        == "box.toml: 'a' must hold only texts, not 1"
    )


def test_a_field_that_nobody_asked_for_is_refused(entry):
    for field in ("id", "copies", "wild", "colours"):
        entry.has(field)
    entry.text("id")
    entry.whole("copies", 0, 9)
    assert (
        fault(entry.done) == "box.toml, tile bee: 'wild' is not a field of this entry; its fields: copies, id"
    )


def test_an_entry_whose_fields_were_all_asked_for_is_done(entry):
    entry.text("id")
    entry.flag("wild")
    entry.texts("colours")
    entry.whole("copies", 0, 9)
    entry.whole("n", 0, 9)
    entry.done()
    assert entry.asked == {"id", "wild", "colours", "copies", "n"}


def test_tables_within_tables_are_named_by_their_place():
    whole = Entry("box.toml", "", {"rules": {"draft": {"rounds": 3}}, "tile": [{"id": "bee"}, {}]})
    draft = whole.table("rules").table("draft")
    assert fault(draft.fixed, "rounds", 2) == (
        "box.toml, rules.draft: 'rounds' is 3, but these rules are written for 2"
    )
    bee, nameless = whole.tables("tile")
    assert fault(bee.text, "fr") == "box.toml, tile bee: 'fr' is missing"
    assert fault(nameless.text, "id") == "box.toml, tile 2: 'id' is missing"


def test_ids_are_numbered_in_their_order():
    assert numbered([Entry("f", "", {"id": "bee_1"}), Entry("f", "", {"id": "ant"})]) == {
        "bee_1": 0,
        "ant": 1,
    }


@pytest.mark.parametrize("name", ["Bee", "bee-1", "bee 1", "abeille_é", "", "_"])
def test_an_id_must_be_fit_for_notation(name):
    assert fault(numbered, [Entry("f", "tile 1", {"id": name})]) == (
        "f, tile 1: 'id' must be lower-case letters, digits and _"
    )


def test_an_id_that_is_used_twice_is_refused():
    twins = [Entry("f", f"tile {n}", {"id": "bee"}) for n in (1, 2)]
    assert fault(numbered, twins) == "f, tile 2: 'id' is used twice"


def test_a_file_is_read(tmp_path):
    path = tmp_path / "box.toml"
    path.write_text('[game]\nid = "toy"\n', encoding="utf-8")
    assert read_components(path).table("game").text("id") == "toy"


def test_a_file_that_is_not_there_is_named(tmp_path):
    path = tmp_path / "none.toml"
    assert fault(read_components, path) == f"cannot read the component file {path}: No such file or directory"


def test_a_file_in_another_encoding_is_named(tmp_path):
    path = tmp_path / "box.toml"
    path.write_bytes('name = "é"'.encode("latin-1"))
    assert fault(read_components, path) == "box.toml is not UTF-8 text; save it as UTF-8"


def test_a_file_that_is_no_toml_is_named_with_the_line(tmp_path):
    path = tmp_path / "box.toml"
    path.write_text("a = 1\nb = \n", encoding="utf-8")
    assert fault(read_components, path).startswith("box.toml is not valid TOML: ")
    assert "line 2" in fault(read_components, path)


def test_the_hash_is_that_of_the_data_and_not_of_the_layout(tmp_path):
    texts = ["a = 1\nb = 'x'\n", "# a comment\nb = 'x'\n\na = 1\n", "a = 2\nb = 'x'\n"]
    hashes = []
    for number, text in enumerate(texts):
        path = tmp_path / f"{number}.toml"
        path.write_text(text, encoding="utf-8")
        hashes.append(hash_of(read_components(path)))
    assert hashes[0] == hashes[1] != hashes[2]


def test_data_that_hold_a_date_have_a_hash_too(tmp_path):
    path = tmp_path / "box.toml"
    path.write_text("printed = 2024-05-01\n", encoding="utf-8")
    assert len(hash_of(read_components(path))) == 64
