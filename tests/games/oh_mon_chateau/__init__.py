"""The rules of Oh mon château, one test file for each chapter of the rulebook."""
