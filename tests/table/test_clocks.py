"""Clocks run for people who owe an answer, within the hours that the host allows."""

from table.helpers import Played
from tablee.table.clocks import Clocks, counted
from tablee.table.entries import Settings

HOUR = 3600.0
DAY = 24 * HOUR


def test_a_clock_runs_while_its_seat_is_asked_and_gains_the_increment():
    clocks = Clocks(Settings(bank=60, increment=5), 2)
    clocks.turn({0, 1}, 100.0)
    clocks.turn({1}, 110.0)
    clocks.turn(set(), 130.0)

    assert clocks.left == [55.0, 35.0]


def test_time_that_is_up_flags_the_seat():
    clocks = Clocks(Settings(bank=60), 2)
    clocks.turn({1}, 100.0)

    assert clocks.flagged(159.0) == []
    assert clocks.flagged(160.0) == [1]


def test_a_clock_of_the_machine_that_jumps_back_costs_nobody_time():
    clocks = Clocks(Settings(bank=60), 1)
    clocks.turn({0}, 1000.0)
    clocks.advance(400.0)

    assert clocks.left == [60.0]
    assert clocks.flagged(500.0) == []


def test_only_the_hours_of_the_window_count():
    assert counted(0.0, DAY, (9, 21)) == 12 * HOUR
    assert counted(8 * HOUR, 10 * HOUR, (9, 21)) == HOUR
    assert counted(0.0, 2 * DAY, (22, 2)) == 8 * HOUR
    assert counted(10.0, 5.0, None) == 0.0


def test_bots_use_no_time():
    played = Played(seats=2, bots=(1,), settings=Settings(bank=60))

    assert played.table.clocks.running == {0}
