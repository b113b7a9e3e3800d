"""Oh mon château: roll two dice, fill lines, draw a castle."""
