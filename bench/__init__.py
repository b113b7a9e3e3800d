"""Measurements: the engine interpreted and compiled, OpenSpiel beside it, and the choice of the data layout."""
