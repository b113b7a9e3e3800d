"""Many games at once: bots against each other, seats in rotation, in as many processes as there are cores."""
