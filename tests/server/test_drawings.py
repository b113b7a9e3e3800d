"""Drawings over the wire: seen by everybody connected, there again after a reconnection, and only for one's own seat."""

from .house import in_house


def drawn(wire):
    return wire.until(lambda m: m["type"] == "drawn")


def test_a_stroke_is_seen_by_all_and_by_whoever_comes_later(new_table, wire):
    table = new_table().seated()
    one, two = wire(table.tokens[0]), wire(table.tokens[1])
    one.state()
    two.state(1)

    assert one.ask("draw", seat=0, kept=0, strokes=["1 2 abc"], look="sky:red")["type"] == "accepted"
    assert one.ask("draw", seat=0, kept=1, strokes=["1 2 def"], look="sky:red")["type"] == "accepted"

    assert drawn(two) == {"type": "drawn", "seat": 0, "kept": 0, "strokes": ["1 2 abc"], "look": "sky:red"}
    assert drawn(two)["kept"] == 1
    onlooker = wire(table.made["onlooker"])
    assert drawn(onlooker)["strokes"] == ["1 2 abc", "1 2 def"]


def test_nobody_draws_on_the_sheet_of_another_seat(new_table, wire):
    table = new_table().seated()
    one, looking = wire(table.tokens[0]), wire(table.made["onlooker"])

    assert one.ask("draw", seat=1, kept=0, strokes=["1"], look="")["reason"] == "not-your-seat"
    assert looking.ask("draw", seat=0, kept=0, strokes=["1"], look="")["reason"] == "not-your-seat"
    assert one.ask("draw", seat=0, kept=0, strokes=["<b>"], look="")["reason"] == "drawing-not-valid"
    assert table.get("drawings", table.tokens[0]).json() == {"drawings": []}


def test_a_program_draws_and_looks_over_http(new_table):
    table = new_table().seated()
    table.post("draw", table.tokens[1], {"kept": 0, "strokes": ["1 2 abc"], "look": "tower:red"})

    seen = table.get("drawings", table.made["onlooker"]).json()["drawings"]

    assert [(one["seat"], one["strokes"], one["look"]) for one in seen] == [(1, ["1 2 abc"], "tower:red")]


def test_a_drawing_is_there_again_when_the_table_is_opened_from_its_record(tmp_path):
    async def story(house):
        made, tokens = await house.table()
        await house.post("draw", tokens[0], {"kept": 0, "strokes": ["1 2 abc"]})
        house.hall.drop(await house.room(made), "try-again")
        return (await house.room(made)).table.drawings[0].strokes

    assert in_house(tmp_path, story) == ["1 2 abc"]
