"""A table is nothing but its entries."""

from hypothesis import given
from hypothesis import strategies as st

from table.helpers import Played, seen_by


@given(seed=st.integers(0, 99), count=st.integers(0, 120), backs=st.integers(0, 3))
def test_a_table_made_anew_from_its_entries_is_the_same_to_everybody(seed, count, backs):
    played = Played(seats=3, seed=seed)
    played.random_decisions(count, seed)
    for _ in range(backs):
        for seat in range(3):
            if played.table.can_take_back(seat):
                played.take_back(seat)

    again = played.reopened()

    for viewer in (0, 1, 2, None):
        assert seen_by(again, viewer) == seen_by(played.table, viewer)
    assert again.entries == played.table.entries == len(played.entries)


def test_a_finished_table_opens_its_seed_and_an_unfinished_one_does_not():
    played = Played(seats=2, level="simplified_1")
    assert b'"seed":null' in seen_by(played.table, 0)

    played.random_decisions(500, 1)

    assert played.table.result is not None
    assert played.table.secret.hex().encode() in seen_by(played.table, None)
