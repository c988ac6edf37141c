"""Keeping what plugin code prints, and asks, away from the program's own output and input."""

from __future__ import annotations

import io
import logging
import sys
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stdout
from pathlib import Path

from carrom.host.discovery import NAMESPACE

LOG = logging.getLogger("carrom.plugins")
LOG.addHandler(logging.NullHandler())


_LONGEST = 300
"""Characters of an exception's text that a player is shown."""


def in_words(error: BaseException) -> str:
    """An exception in one line, with the place in a plugin's file where it came up."""
    try:
        text = " ".join(str(error)[:_LONGEST].split())
    except Exception:
        text = "its text cannot be read"
    words = f"{type(error).__name__}: {text}" if text else type(error).__name__
    place, trace = "", error.__traceback__
    while trace is not None:
        code = trace.tb_frame
        if str(code.f_globals.get("__name__")).startswith(f"{NAMESPACE}."):
            place = f" ({Path(code.f_code.co_filename).name}, line {trace.tb_lineno})"
        trace = trace.tb_next
    return words + place


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


class PluginQuitError(Exception):
    """Plugin code tried to end the program, or raised what nobody should catch."""


@contextmanager
def contained(plugin: str) -> Iterator[None]:
    """Run plugin code: what it prints is logged under its name, and `input()` finds nothing.

    Raises:
        PluginQuitError: In place of `SystemExit` and the like, so that every failure of a plugin is
            an `Exception`; the player's own interrupt alone goes through.
    """
    stream, stdin = _LogLines(plugin), sys.stdin
    sys.stdin = io.StringIO()
    try:
        with redirect_stdout(stream):
            yield
    except (Exception, KeyboardInterrupt):
        raise
    except BaseException as error:
        raise PluginQuitError(in_words(error)) from error
    finally:
        sys.stdin = stdin
        stream.flush_rest()
