"""What is running: whether the engine is compiled."""

from tablee.kernel import rng


def compiled() -> bool:
    """Whether the kernel runs as machine code."""
    return not (rng.__file__ or "").endswith(".py")
