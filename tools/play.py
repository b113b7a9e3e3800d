"""`make play`: build the pages if needed, open the table at once, and compile the rules beside it for the next start.

Further words go to `tablee serve`: `make play SERVE="--port 9000"`.
"""

import contextlib
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import build_engine
import build_pages

LOG = build_engine.TARGET.with_name("compiled.log")


def main() -> int:
    """Serve until Ctrl-C."""
    if build_pages.main([]) != 0:
        return 1
    environment = {"TABLEE_LOG_LEVEL": "WARNING", **os.environ}
    if build_engine.fresh():
        environment["PYTHONPATH"] = str(build_engine.TARGET)
        return serve(environment)
    with compiling():
        return serve(environment)


def serve(environment: dict[str, str]) -> int:
    """Run the table; Ctrl-C is for it alone, and it stops cleanly."""
    tablee = Path(sys.executable).parent / "tablee"
    command = [str(tablee), "serve", "--open", "--host", "0.0.0.0", *sys.argv[1:]]  # noqa: S104 - for phones at home
    with subprocess.Popen(command, env=environment) as process:
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        signal.signal(signal.SIGTERM, lambda *_: process.terminate())
        return process.wait()


@contextlib.contextmanager
def compiling() -> Iterator[None]:
    """Compile the rules beside the table, in nobody's way; what is not finished is stopped with it."""
    if not build_engine.has_compiler():
        yield
        return
    print("The first games run interpreted; the rules are compiled meanwhile, and the next start is faster.")
    engine = str(Path(build_engine.__file__))
    with (
        LOG.open("w") as log,
        subprocess.Popen([sys.executable, engine], stdout=log, stderr=log, start_new_session=True) as process,
    ):
        os.setpriority(os.PRIO_PROCESS, process.pid, 19)
        try:
            yield
        finally:
            if process.poll() is None:
                os.killpg(process.pid, signal.SIGTERM)


if __name__ == "__main__":
    sys.exit(main())
