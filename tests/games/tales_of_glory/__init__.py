"""The rules of Tales of Glory, one test file for each chapter of the rulebook."""
