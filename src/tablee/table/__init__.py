"""The authority over one running play: what may be done, what is stored, what goes to whom. No I/O."""
