"""Mon Royaume in a terminal: a storybook of five coloured lands, or plain lines."""

from tablee.terminal.boards.mon_royaume.board import MonRoyaumeBoard as MonRoyaumeBoard
