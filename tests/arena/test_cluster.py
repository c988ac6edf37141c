"""The arena on a real cluster of several processes on this machine."""

from __future__ import annotations

import io
import os
import signal
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path

import pytest

pytest.importorskip("distributed", reason="the extra cluster is not installed")

from distributed import LocalCluster

from carrom.arena.ledger import Ledger
from carrom.arena.run import Progress, cluster, do
from carrom.arena.solo import SoloGame, SoloTask, Task, play_solo
from carrom.errors import BadInputError

WORK = [SoloTask(number, "random", Task.OWN, seed=1) for number in range(5)]

pytestmark = pytest.mark.filterwarnings("ignore")


def without_times(games: list[SoloGame]) -> list[SoloGame]:
    return [replace(game, seconds=0.0) for game in games]


def test_a_worker_that_is_killed_is_replaced_and_nothing_changes(tmp_path: Path) -> None:
    with ThreadPoolExecutor(1) as executor:
        here = Ledger(tmp_path / "here.jsonl", SoloGame, {})
        alone = do(WORK, play_solo, executor, here, Progress(io.StringIO()))
    killed = threading.Event()

    def told(done: int, total: int) -> None:
        if done >= 1 and not killed.is_set():
            killed.set()
            victim = next(iter(place.workers.values()))
            os.kill(victim.process.process.pid, signal.SIGKILL)

    options = {"n_workers": 2, "threads_per_worker": 1, "processes": True}
    with LocalCluster(dashboard_address=None, **options) as place:
        with cluster(place.scheduler_address) as executor:
            there = Ledger(tmp_path / "there.jsonl", SoloGame, {})
            together = do(WORK, play_solo, executor, there, told)
    assert killed.is_set()
    assert without_times(together) == without_times(alone)


def test_an_address_at_which_nothing_answers_is_told_in_a_sentence() -> None:
    began = time.monotonic()
    with pytest.raises(BadInputError, match="no Dask scheduler answers"):
        with cluster("tcp://127.0.0.1:9", timeout_s=1.0):
            pass
    assert time.monotonic() - began < 20.0
