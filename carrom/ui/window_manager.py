"""Full screen as X11's window managers do it: asked for, on the screen where the window is.

pyglet makes another window instead, which loses its icon and size, and comes up on whatever screen
the manager gives to new windows.
"""

from __future__ import annotations

import sys
from ctypes import POINTER, byref, c_ulong, cast
from typing import Any

import pyglet
from pyglet.window import BaseWindow

_REMOVE, _ADD = 0, 1
_FROM_APPLICATION = 1


def ask_for_full_screen(window: BaseWindow, on: bool) -> bool:
    """Ask the manager to let a shown window fill its screen, or be a window again.

    The window hears of its new size as of any other.

    Returns:
        False where nobody can be asked: there is no X11, or no manager that would do it.

    Source: Extended Window Manager Hints, `_NET_WM_STATE`.
    """
    if not sys.platform.startswith("linux") or pyglet.options.headless:
        return False
    from pyglet.libs.x11 import xlib
    from pyglet.window.xlib import XlibWindow

    assert isinstance(window, XlibWindow)
    display = window._x_display
    root = xlib.XDefaultRootWindow(display)

    def atom(name: bytes) -> Any:  # noqa: ANN401
        return xlib.XInternAtom(display, name, False)

    state, full_screen = atom(b"_NET_WM_STATE"), atom(b"_NET_WM_STATE_FULLSCREEN")
    found, count, _ = window.get_single_property(root, atom(b"_NET_SUPPORTED"), atom(b"ATOM"))
    if full_screen not in cast(found, POINTER(c_ulong))[:count]:
        return False
    event = xlib.XEvent()
    message = event.xclient
    message.type, message.message_type, message.format = xlib.ClientMessage, state, 32
    message.window = window._window
    message.data.l[0], message.data.l[1] = _ADD if on else _REMOVE, full_screen
    message.data.l[3] = _FROM_APPLICATION
    to = xlib.SubstructureRedirectMask | xlib.SubstructureNotifyMask
    xlib.XSendEvent(display, root, False, to, byref(event))
    return True
