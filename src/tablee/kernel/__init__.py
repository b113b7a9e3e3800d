"""What every game shares: position, decision, chance, errors, data, record. No I/O but component files."""
