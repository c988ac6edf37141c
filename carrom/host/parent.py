"""For processes that work for another one: how many there may be, and how they behave."""

from __future__ import annotations

import multiprocessing
import os
import sys
import threading

_BELOW_NORMAL = 0x4000
"""A priority class of Windows."""
_NICE = 10
"""What there is of it elsewhere."""


def cores() -> int:
    """Cores that this process may use."""
    return len(os.sched_getaffinity(0)) if sys.platform == "linux" else os.cpu_count() or 1


def give_way() -> None:
    """Let every other process go first."""
    if sys.platform == "win32":
        import ctypes

        kernel = ctypes.windll.kernel32
        kernel.SetPriorityClass(kernel.GetCurrentProcess(), _BELOW_NORMAL)
    else:
        os.nice(_NICE)


def end_with_parent() -> None:
    """Let this process end when the one that started it is gone, however that went."""
    threading.Thread(target=_wait_and_end, daemon=True).start()


def _wait_and_end() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
