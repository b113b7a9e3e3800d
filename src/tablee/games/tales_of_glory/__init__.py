"""Tales of Glory: bet on adventures in secret, and fit them together into a land of your own."""
