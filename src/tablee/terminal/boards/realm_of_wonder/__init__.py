"""Realm of Wonder in a terminal: three turning discs as a compact map, or plain lines."""

from tablee.terminal.boards.realm_of_wonder.board import RealmOfWonderBoard as RealmOfWonderBoard
