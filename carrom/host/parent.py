"""For processes that work for another one: how many there may be, and how they behave."""

from __future__ import annotations

import multiprocessing
import os
import sys
import threading
from contextlib import suppress

_IDLE_CLASS = 0x40
"""A priority class of Windows."""
_NICEST = 19


def cores() -> int:
    """Cores that this process may use."""
    return len(os.sched_getaffinity(0)) if sys.platform == "linux" else os.cpu_count() or 1


def give_way() -> None:
    """Let every other process go first, where the system lets this one say so."""
    if sys.platform == "win32":
        import ctypes

        kernel = ctypes.windll.kernel32
        kernel.SetPriorityClass(kernel.GetCurrentProcess(), _IDLE_CLASS)
    elif sys.platform == "linux":
        with suppress(OSError):
            os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))
    else:
        os.nice(_NICEST)


def end_with_parent() -> None:
    """Let this process end when the one that started it is gone, however that went."""
    threading.Thread(target=_wait_and_end, daemon=True).start()


def _wait_and_end() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
