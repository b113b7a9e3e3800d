"""Bots for Les Royaumes Sauvages."""
