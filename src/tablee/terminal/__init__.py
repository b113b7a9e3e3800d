"""Play, watch and replay in a terminal: the text channel, in colour or in plain lines."""
