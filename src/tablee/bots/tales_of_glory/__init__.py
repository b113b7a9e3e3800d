"""Bots for Tales of Glory."""
