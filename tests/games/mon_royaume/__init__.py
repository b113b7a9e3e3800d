"""The rules of Mon Royaume pour un Conte, one test file for each chapter of the rulebook."""
