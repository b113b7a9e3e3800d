"""Bots think in processes of their own, with a time limit; one that hangs is killed and replaced."""

import asyncio
import logging
import multiprocessing
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection

import msgspec

from tablee.server.bot_process import Thought, think
from tablee.server.metrics import BOT_FAILURES

logger = logging.getLogger("tablee.bots")

START_SECONDS = 30.0
"""How long a new process may take until it can be asked."""

Thinking = Callable[[Connection, float], None]


class BotWorker:
    """One process, started when it is first needed."""

    def __init__(self, seconds: float, thinking: Thinking) -> None:
        self.seconds = seconds
        self._thinking = thinking
        self._process: multiprocessing.process.BaseProcess | None = None
        self._pipe: Connection | None = None
        self._lock = threading.Lock()
        self._ended = False

    def ask(self, thought: bytes) -> str | None:
        """The bot's decision, or None if it took too long or died; then the next question gets a new process."""
        try:
            pipe = self._running()
            pipe.send_bytes(thought)
            if pipe.poll(self.seconds):
                return pipe.recv_bytes().decode() or None
        except (EOFError, OSError):
            logger.warning("a bot's process died")
        else:
            logger.warning("a bot took longer than %s seconds", self.seconds)
        BOT_FAILURES.inc()
        self.stop()
        return None

    def _running(self) -> Connection:
        """The pipe to a process that can be asked."""
        if self._pipe is None or self._process is None or not self._process.is_alive():
            self.stop()
            self._start()
            assert self._pipe is not None
            if not self._pipe.poll(START_SECONDS):
                raise OSError
            self._pipe.recv_bytes()
        return self._pipe

    def _start(self) -> None:
        context = multiprocessing.get_context("spawn")
        with self._lock:
            if self._ended:
                raise OSError
            self._pipe, other = context.Pipe()
            process = context.Process(target=self._thinking, args=(other, self.seconds), daemon=True)
            process.start()
            other.close()
            self._process = process

    def end(self) -> None:
        """Kill the process, whatever it is thinking, and let no other begin."""
        with self._lock:
            self._ended = True
            if self._process is not None:
                self._process.kill()

    def stop(self) -> None:
        """Kill the process and clean up after it."""
        if self._process is not None:
            self._process.kill()
            self._process.join()
        if self._pipe is not None:
            self._pipe.close()
        self._process = None
        self._pipe = None


class BotPool:
    """So many bots think at once; the others wait."""

    def __init__(self, workers: int, seconds: float, thinking: Thinking = think) -> None:
        self._free: asyncio.Queue[BotWorker] = asyncio.Queue()
        self._all = [BotWorker(seconds, thinking) for _ in range(max(1, workers))]
        self._threads = ThreadPoolExecutor(len(self._all), thread_name_prefix="bots")
        for worker in self._all:
            self._free.put_nowait(worker)

    async def choose(self, thought: Thought) -> str | None:
        """A bot's decision, or None if it could not make one in time."""
        worker = await self._free.get()
        asking = self._in_thread(worker.ask, msgspec.json.encode(thought))
        asking.add_done_callback(lambda _: self._free.put_nowait(worker))
        return await asyncio.shield(asking)

    def _in_thread(self, work: Callable[[bytes], str | None], thought: bytes) -> asyncio.Future[str | None]:
        return asyncio.get_running_loop().run_in_executor(self._threads, work, thought)

    async def close(self) -> None:
        """Kill what is thinking, and wait until nothing is."""
        for worker in self._all:
            worker.end()
        for _ in self._all:
            worker = await self._free.get()
            worker.stop()
        self._threads.shutdown()
