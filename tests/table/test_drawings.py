"""Drawings: looks and strokes on one's own sheet, kept with the table, seen by all, read by no rule."""

import msgspec
import pytest

from table.helpers import Played, seen_by
from tablee.table.drawings import LARGEST_DRAWING, MOST_INK
from tablee.table.errors import TableRefusal
from tablee.table.messages import Drawn
from tablee.table.projection import drawings
from tablee.table.records import record_of

SKY = "4 5 0a0b"
SUN = "2 9 1c1d1e"


def draw(played, seat, kept, *strokes, look=""):
    return played.do(played.table.draw(seat, kept, list(strokes), look, 1.0))


def test_a_drawing_is_seen_by_all_and_the_last_one_counts():
    played = Played()
    draw(played, 1, 0, SKY, SUN, look="tower:red")
    draw(played, 1, 1, look="tower:blue")

    assert drawings(played.table) == [Drawn(seat=1, kept=0, strokes=[SKY], look="tower:blue")]


def test_a_drawing_outlives_a_restart_and_is_in_no_view_log_or_record():
    played = Played(seats=2, level="simplified_1")
    plain = Played(seats=2, level="simplified_1")
    draw(played, 0, 0, SKY)
    for one in (played, plain):
        one.random_decisions(500, 1)
    draw(played, 0, 1, SUN)

    assert drawings(played.reopened()) == [Drawn(seat=0, kept=0, strokes=[SKY, SUN], look="")]
    assert [seen_by(played.table, v) for v in (0, 1, None)] == [seen_by(plain.table, v) for v in (0, 1, None)]
    assert record_of(played.table).to_text() == record_of(plain.table).to_text()


def test_a_drawing_can_be_taken_back_stroke_by_stroke_to_an_empty_sheet():
    played = Played()
    draw(played, 0, 0, SKY, SUN)
    draw(played, 0, 1)
    draw(played, 0, 0)

    assert drawings(played.table) == [Drawn(seat=0, kept=0, strokes=[], look="")]


@pytest.mark.parametrize(
    ("kept", "strokes", "look", "reason"),
    [
        (0, ["<script>"], "", "drawing not valid"),
        (0, [""], "", "drawing not valid"),
        (0, ["1" * 4001], "", "drawing not valid"),
        (0, ["1"] * 201, "", "drawing not valid"),
        (0, [SKY], "tower:RED!", "drawing not valid"),
        (2, [SKY], "", "drawing moved on"),
        (-1, [SKY], "", "drawing moved on"),
        (0, ["1" * 3999] * 17, "", "drawing too large"),
    ],
)
def test_what_is_no_drawing_or_too_much_is_refused(kept, strokes, look, reason):
    played = Played()
    draw(played, 0, 0, SUN)

    with pytest.raises(TableRefusal, match=reason):
        played.table.draw(0, kept, strokes, look, 1.0)
    assert drawings(played.table)[0].strokes == [SUN]


def test_a_drawing_grows_to_its_size_and_one_pencil_draws_only_so_much():
    played = Played()
    whole = ["1" * 3999] * (LARGEST_DRAWING // 4000)
    changes = MOST_INK // (LARGEST_DRAWING + 100)
    for _ in range(changes):
        draw(played, 0, 0, *whole)

    with pytest.raises(TableRefusal, match="pencil used up"):
        draw(played, 0, 0, *whole)
    draw(played, 1, 0, SKY)
    assert len(drawings(played.table)) == 2


def test_nobody_draws_before_the_cards_are_dealt_or_at_a_seat_that_is_not_there():
    played = Played()
    with pytest.raises(TableRefusal, match="no such seat"):
        played.table.draw(7, 0, [SKY], "", 1.0)

    played.table.history = None
    with pytest.raises(TableRefusal, match="not started"):
        played.table.draw(0, 0, [SKY], "", 1.0)


def test_an_entry_of_a_drawing_is_stored_in_few_characters():
    played = Played()

    assert len(msgspec.json.encode(draw(played, 0, 0, SKY)[0])) < 90
