"""Keeping what plugin code prints, and asks, away from the program's own output and input."""

from __future__ import annotations

import io
import logging
import sys
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stdout

LOG = logging.getLogger("carrom.plugins")
LOG.addHandler(logging.NullHandler())


class _LogLines(io.TextIOBase):
    """A stream whose lines go to the log."""

    def __init__(self, plugin: str) -> None:
        self._plugin = plugin
        self._line = ""

    def writable(self) -> bool:
        """Yes."""
        return True

    def write(self, text: str) -> int:
        """Log every whole line."""
        *lines, self._line = (self._line + text).split("\n")
        for line in lines:
            LOG.info("%s printed: %s", self._plugin, line)
        return len(text)

    def flush_rest(self) -> None:
        """Log what no line end followed."""
        if self._line:
            self.write("\n")


@contextmanager
def contained(plugin: str) -> Iterator[None]:
    """Run plugin code: what it prints is logged under its name, and `input()` finds nothing."""
    stream, stdin = _LogLines(plugin), sys.stdin
    sys.stdin = io.StringIO()
    try:
        with redirect_stdout(stream):
            yield
    finally:
        sys.stdin = stdin
        stream.flush_rest()
