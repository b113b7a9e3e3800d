"""The rules of Les Royaumes Sauvages, one test file for each chapter of the rulebook."""
