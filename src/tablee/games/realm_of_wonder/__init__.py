"""Realm of Wonder: an adventure for two to six on a board of turning discs."""
