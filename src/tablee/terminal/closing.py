"""When a terminal closes in the middle: a hang-up or a polite kill ends the session like the end of input."""

import contextlib
import os
import signal
import sys
from collections.abc import Iterator
from types import FrameType

from tablee.terminal.screen import Closed

HANGUPS = [name for name in ("SIGHUP", "SIGTERM") if hasattr(signal, name)]


def _close(number: int, frame: FrameType | None) -> None:  # noqa: ARG001 - what a handler is given
    raise Closed


@contextlib.contextmanager
def hangups_noticed() -> Iterator[None]:
    """Within, a hang-up raises Closed; what was decided is in the journal already."""
    before = {name: signal.signal(getattr(signal, name), _close) for name in HANGUPS}
    try:
        yield
    finally:
        for name, handler in before.items():
            signal.signal(getattr(signal, name), handler)


def complain(sentence: str) -> None:
    """One sentence on stderr, if anybody can still read it."""
    with contextlib.suppress(OSError):
        print(f"tablee: {sentence}", file=sys.stderr, flush=True)


def forget_output() -> None:
    """Send what is still to be written nowhere: the reader at the other end is gone."""
    with contextlib.suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
