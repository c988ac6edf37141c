"""Closing the game when the desktop's session ends under it."""

from __future__ import annotations

import signal

import arcade
import pyglet

_LOOK_S = 0.1
"""How often it is looked whether the session has ended."""


def close_with_session(window: arcade.Window) -> None:
    """Let SIGTERM, which those who log off send, do what the window's close button does.

    It may come in the midst of anything, so it is only noted until the event loop has its turn.
    """
    ended: list[int] = []
    signal.signal(signal.SIGTERM, lambda number, frame: ended.append(number))

    def look(_: float) -> None:
        if ended:
            pyglet.clock.unschedule(look)
            window.dispatch_event("on_close")

    pyglet.clock.schedule_interval(look, _LOOK_S)
