"""Tales of Glory in a terminal: a map of connected tiles, or plain lines."""

from tablee.terminal.boards.tales_of_glory.board import TalesOfGloryBoard as TalesOfGloryBoard
