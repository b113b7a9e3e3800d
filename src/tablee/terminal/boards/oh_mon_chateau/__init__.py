"""Oh mon château in a terminal: a castle that grows on drawing paper, or plain lines."""

from tablee.terminal.boards.oh_mon_chateau.board import OhMonChateauBoard as OhMonChateauBoard
