"""Bots of Oh mon château."""
