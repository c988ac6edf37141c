"""Spreading work over any `concurrent.futures` executor; results in the order of the work."""

from __future__ import annotations

import signal
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import AbstractContextManager, contextmanager
from multiprocessing import get_context
from queue import SimpleQueue
from typing import Protocol, TextIO, TypeVar

from carrom.arena.ledger import Ledger
from carrom.errors import BadInputError, CarromError
from carrom.host.parent import end_with_parent

W = TypeVar("W", bound="Numbered")
R = TypeVar("R", bound="Numbered")


class Numbered(Protocol):
    """Work, or its result, with its place in the whole."""

    @property
    def number(self) -> int:
        """The same for a piece of work and its result."""


def do(
    work: Sequence[W],
    play: Callable[[W], R],
    executor: Executor,
    ledger: Ledger[R],
    told: Callable[[int, int], None],
) -> list[R]:
    """Do the work that the ledger has no result of, and give all results.

    Args:
        work: All of it.
        play: Does one piece; any process can import it.
        executor: Where it is done.
        ledger: Keeps the results.
        told: Called with the number of results, and of all, whenever one is there.

    Raises:
        CarromError: A worker process ended; the results so far are kept.
    """
    numbers = {piece.number for piece in work}
    done = {result.number for result in ledger.results} & numbers
    told(len(done), len(work))
    futures = [executor.submit(play, piece) for piece in work if piece.number not in done]
    ready: SimpleQueue[Future[R]] = SimpleQueue()
    for future in futures:
        future.add_done_callback(ready.put)
    try:
        for count, _ in enumerate(futures, start=len(done) + 1):
            ledger.add(ready.get().result())
            told(count, len(work))
    except BrokenProcessPool as error:
        raise CarromError("a worker ended; run the same command again to go on") from error
    finally:
        for future in futures:
            future.cancel()
    results = [result for result in ledger.results if result.number in numbers]
    return sorted(results, key=lambda result: result.number)


def place_of(workers: int, scheduler: str | None) -> AbstractContextManager[Executor]:
    """Processes of this machine, or of the cluster at a scheduler's address."""
    return cluster(scheduler) if scheduler else processes(workers)


@contextmanager
def processes(count: int) -> Iterator[Executor]:
    """Processes of this machine."""
    pool = ProcessPoolExecutor(count, get_context("spawn"), initializer=_let_end)
    try:
        yield pool
    finally:
        pool.shutdown(cancel_futures=True)


def _let_end() -> None:
    """Let this process end at the keyboard's interrupt, and with the one that started it."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    end_with_parent()


@contextmanager
def cluster(address: str, timeout_s: float = 10.0) -> Iterator[Executor]:
    """The workers of a Dask cluster; work of a worker that ends is done by another.

    Raises:
        BadInputError: Dask is not installed, or nothing answers at the address.
    """
    try:
        from distributed import Client
    except ImportError:
        raise BadInputError("a cluster needs the extra: pip install 'carrom[cluster]'") from None
    try:
        client = Client(address, timeout=timeout_s, set_as_default=False)
    except (OSError, ValueError) as error:
        raise BadInputError(f"no Dask scheduler answers at {address}: {error}") from None
    with client:
        yield client.get_executor(pure=False, retries=3)


class Progress:
    """A bar with the time left, where there is a terminal to draw it on."""

    WIDTH = 30

    def __init__(self, stream: TextIO = sys.stderr) -> None:
        self._stream = stream
        self._began: tuple[float, int] | None = None

    def __call__(self, done: int, total: int) -> None:
        """Draw how much is done."""
        if not self._stream.isatty() or not total:
            return
        now = time.monotonic()
        if self._began is None:
            self._began = now, done
        since, at_first = self._began
        full = self.WIDTH * done // total
        left = ""
        if done > at_first:
            seconds = (now - since) / (done - at_first) * (total - done)
            left = f" {seconds // 60:.0f}:{seconds % 60:02.0f} left"
        end = "\n" if done == total else ""
        bar = "█" * full + "·" * (self.WIDTH - full)
        self._stream.write(f"\r{bar} {done}/{total}{left}   {end}")
        self._stream.flush()
