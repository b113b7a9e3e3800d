"""Les Royaumes Sauvages in a terminal: heraldic animals in five realms, or plain lines."""

from tablee.terminal.boards.royaumes_sauvages.board import RoyaumesSauvagesBoard as RoyaumesSauvagesBoard
