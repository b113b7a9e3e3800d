"""Nothing leaks from a table: what a viewer gets does not depend on what it may not know."""

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from table.helpers import Played, seen_by
from tablee.kernel.rng import rng_from
from tablee.table import messages
from tablee.table.projection import explain, moment, refuse

SECRET = [
    ("mon_royaume", 2, {}),
    ("mon_royaume", 4, {}),
    ("mon_royaume", 3, {"level": "simplified_2"}),
    ("tales_of_glory", 3, {}),
    ("royaumes_sauvages", 3, {}),
    ("royaumes_sauvages", 5, {}),
    ("realm_of_wonder", 2, {}),
    ("realm_of_wonder", 4, {}),
    ("kuhn_poker", 2, {}),
]
"""Plays in which several seats decide at once decide in secret."""
OPEN = [("oh_mon_chateau", 3, {})]
"""Its one simultaneous step is open: everybody sees at once what the others do with the dice."""
PLAYS = st.sampled_from([*SECRET, *OPEN])


@given(play=PLAYS, seed=st.integers(0, 99), count=st.integers(0, 110), chance=st.integers(0, 99))
def test_a_seat_gets_the_same_bytes_in_every_world_that_it_cannot_tell_apart(play, seed, count, chance):
    name, seats, options = play
    played = Played(name, seats=seats, seed=seed, **options)
    played.random_decisions(count, chance)
    table = played.table
    truth = table.history.now
    for seat in range(seats):
        real = everything(table, seat)
        for number in range(5):
            table.history.now = truth.sample(seat, rng_from(b"%d" % number))
            assert everything(table, seat) == real
            table.history.now = truth


def everything(table, seat):
    """Every kind of message that can go to a seat, as bytes."""
    answers = [seen_by(table, seat)]
    for decision in table.game.decisions.all[::17]:
        answers.append(msgspec.json.encode(explain(table, seat, decision.notation, 1)))
        try:
            table.submit(seat, table.chairs[seat].asked, decision.notation, 0.0)
        except Exception as error:  # noqa: BLE001 - every refusal counts
            answers.append(msgspec.json.encode(refuse(error, 1)))
    return answers


@given(
    play=st.sampled_from(SECRET),
    seed=st.integers(0, 99),
    count=st.integers(0, 110),
    chance=st.integers(0, 99),
)
def test_a_secret_decision_of_another_seat_changes_nothing_that_a_viewer_gets(play, seed, count, chance):
    """Not even numbers: a message to one seat because another one thinks would tell that it does."""
    name, seats, options = play
    played = Played(name, seats=seats, seed=seed, **options)
    played.random_decisions(count, chance)
    table = played.table
    for seat in table.to_act()[:1]:
        before = {viewer: seen_by(table, viewer) for viewer in [*range(seats), None] if viewer != seat}
        reveals, asked = table.position.reveals, table.to_act()
        played.submit(seat, table.position.legal(seat)[-1].notation)
        if table.position.reveals == reveals and table.to_act() == asked:
            assert {viewer: seen_by(table, viewer) for viewer in before} == before


@settings(max_examples=15)
@given(seed=st.integers(0, 30), count=st.integers(1, 110), chance=st.integers(0, 99))
def test_a_past_moment_shows_a_viewer_no_more_than_it_showed_then(seed, count, chance):
    played = Played(seats=2, seed=seed)
    table = played.table
    shown = {}
    for number in range(count):
        played.random_decisions(1, chance + number)
        for viewer in (0, 1, None):
            line = len(table.logs.lines[viewer])
            seen = msgspec.to_builtins(table.position_for(viewer).view(viewer))
            shown.setdefault((viewer, line), seen)
    told = [key for key in shown if key[1] > len(table.logs.lines[key[0]]) - 40]
    for viewer, line in told:
        if table.logs.moment_of(viewer, line) > 0:
            assert msgspec.json.decode(moment(table, viewer, line, 1).view) == shown[viewer, line]


@pytest.mark.parametrize("kind", messages.Message.__subclasses__())
def test_every_kind_of_message_is_known_to_this_file(kind):
    """A new kind of message must be added here, with a check that it does not leak."""
    by_projection = {messages.State, messages.Explained, messages.Refused, messages.Moment}
    without_secrets = {messages.Accepted, messages.Present}  # numbers of the client, and who is connected
    drawn_by_people = {messages.Drawn}  # their own words, open to all: tests/table/test_drawings.py
    by_a_bot = {messages.Hinted}  # a bot sees a sampled world: tests/bots
    assert kind in by_projection | without_secrets | drawn_by_people | by_a_bot
