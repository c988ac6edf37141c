"""Ends a call of a plugin that does not come back, so that it cannot freeze the window for good."""

from __future__ import annotations

import _thread
import signal
import sys
import threading
from collections.abc import Callable, Iterable
from types import FrameType

from carrom.host.contained import LOG
from carrom.host.discovery import FoundPlugin

if sys.platform == "win32":
    _SIGNAL = signal.SIGBREAK
else:
    _SIGNAL = signal.SIGUSR1


class StuckError(BaseException):
    """Raised within a call that does not come back; what the plugin itself catches is another."""


class Watchdog:
    """Looks every second at what the main thread is doing, until it is closed.

    An import may take its time: it is no hook, and notes of its own tell of one that never ends.
    """

    def __init__(
        self,
        plugins: Callable[[], Iterable[FoundPlugin]],
        on_stuck: Callable[[FoundPlugin], None],
        *,
        look_s: float = 1.0,
        most_looks: int = 8,
    ) -> None:
        """Begin to watch; to be called by the main thread.

        Args:
            plugins: Gives whose calls are watched now.
            on_stuck: Called by another thread with a plugin, before its call is ended.
            look_s: Seconds from look to look; while the machine sleeps there are none.
            most_looks: A call that was seen so often, look after look, is stuck.
        """
        self._plugins = plugins
        self._on_stuck = on_stuck
        self._look_s = look_s
        self._most_looks = most_looks
        self._main = threading.get_ident()
        self._stuck: FrameType | None = None
        self._closed = threading.Event()
        self._before = signal.signal(_SIGNAL, self._end)
        self._thread = threading.Thread(target=self._watch, name="watchdog", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Watch no more."""
        self._closed.set()
        self._thread.join()
        signal.signal(_SIGNAL, self._before)

    def _watch(self) -> None:
        seen, looks = None, 0
        while not self._closed.wait(self._look_s):
            frame, plugin = self._call()
            looks = looks + 1 if frame is not None and frame is seen else 0
            seen = frame
            if plugin is not None and looks == self._most_looks:
                LOG.error("plugin %s does not come back, and is stopped", plugin.id)
                self._on_stuck(plugin)
                looks, self._stuck = 0, frame
                _thread.interrupt_main(_SIGNAL)

    def _call(self) -> tuple[FrameType | None, FoundPlugin | None]:
        """The outermost call of a plugin that the main thread is in."""
        modules = {plugin.module.partition(":")[0]: plugin for plugin in self._plugins()}
        found: tuple[FrameType | None, FoundPlugin | None] = (None, None)
        frame = sys._current_frames().get(self._main)
        while frame is not None:
            name = str(frame.f_globals.get("__name__"))
            owner = next((m for m in modules if name == m or name.startswith(f"{m}.")), None)
            if owner is not None:
                importing = frame.f_code.co_name == "<module>"
                found = (None, None) if importing else (frame, modules[owner])
            frame = frame.f_back
        return found

    def _end(self, signal_number: int, frame: FrameType | None) -> None:
        """Run by the main thread: raise within the stuck call, unless that has just ended."""
        stuck, self._stuck = self._stuck, None
        while frame is not None and frame is not stuck:
            frame = frame.f_back
        if frame is not None:
            raise StuckError(f"it did not come back for {self._look_s * self._most_looks:g} s")
