"""Icons drawn from shapes, so that they are sharp at every size."""

from __future__ import annotations

import math
from collections.abc import Callable
from enum import StrEnum

from carrom.core.geometry import Point
from carrom.ui.art.lines import ShapeBatch
from carrom.ui.art.pen import Pen
from carrom.ui.art.theme import Rgba


class Icon(StrEnum):
    """What a button does, as a picture."""

    PLAY = "play"
    PAUSE = "pause"
    NEXT = "next"
    BACK = "back"
    FORWARD = "forward"
    CLOSE = "close"
    CHECK = "check"
    SETTINGS = "settings"
    SOUND = "sound"
    MUTE = "mute"
    HELP = "help"
    UNDO = "undo"
    REPLAY = "replay"
    PEOPLE = "people"
    MACHINE = "machine"
    PLUGIN = "plugin"
    PICTURE = "picture"
    SAVE = "save"
    LIST = "list"
    FOLDER = "folder"
    TROPHY = "trophy"
    QUIT = "quit"
    WARNING = "warning"
    POWDER = "powder"
    TARGET = "target"


def draw_icon(shapes: ShapeBatch, icon: Icon, centre: Point, size: float, colour: Rgba) -> None:
    """Queue an icon about `size` logical pixels wide and high."""
    _DRAWN[icon](Pen(shapes, centre, size, colour))


def _play(pen: Pen) -> None:
    pen.wedge((-0.5, -0.62), (-0.5, 0.62), (0.62, 0))


def _pause(pen: Pen) -> None:
    pen.bar(-0.55, -0.65, -0.15, 0.65)
    pen.bar(0.15, -0.65, 0.55, 0.65)


def _next(pen: Pen) -> None:
    pen.wedge((-0.6, -0.6), (-0.6, 0.6), (0.3, 0))
    pen.bar(0.44, -0.66, 0.66, 0.66)


def _back(pen: Pen) -> None:
    pen.stroke((0.3, 0.65), (-0.35, 0), (0.3, -0.65))


def _forward(pen: Pen) -> None:
    pen.stroke((-0.3, 0.65), (0.35, 0), (-0.3, -0.65))


def _close(pen: Pen) -> None:
    pen.stroke((-0.55, -0.55), (0.55, 0.55))
    pen.stroke((-0.55, 0.55), (0.55, -0.55))


def _check(pen: Pen) -> None:
    pen.stroke((-0.65, 0), (-0.2, -0.48), (0.65, 0.5))


def _settings(pen: Pen) -> None:
    pen.ring(0, 0, 0.5)
    for n in range(8):
        x, y = math.cos(math.radians(45 * n)), math.sin(math.radians(45 * n))
        pen.stroke((0.62 * x, 0.62 * y), (0.82 * x, 0.82 * y))
    pen.dot(0, 0, 0.14)


def _speaker(pen: Pen) -> None:
    pen.bar(-0.8, -0.28, -0.42, 0.28)
    pen.wedge((-0.68, 0), (-0.05, 0.6), (-0.05, -0.6))


def _sound(pen: Pen) -> None:
    _speaker(pen)
    pen.ring(0.05, 0, 0.4, 40, 100)
    pen.ring(0.05, 0, 0.78, 40, 100)


def _mute(pen: Pen) -> None:
    _speaker(pen)
    pen.stroke((0.25, -0.3), (0.8, 0.3))
    pen.stroke((0.25, 0.3), (0.8, -0.3))


def _help(pen: Pen) -> None:
    pen.ring(0, 0.34, 0.36, -90, 225)
    pen.stroke((0.18, 0.06), (0, -0.12), (0, -0.26))
    pen.dot(0, -0.66, 0.13)


def _undo(pen: Pen) -> None:
    pen.ring(0.05, -0.1, 0.55, -70, 250)
    pen.wedge((-0.8, 0.05), (-0.2, 0.05), (-0.5, 0.5))


def _replay(pen: Pen) -> None:
    pen.ring(0, 0, 0.7, -50, 300)
    pen.wedge((-0.86, 0.4), (-0.3, 0.4), (-0.58, 0.86))
    pen.wedge((-0.16, -0.26), (-0.16, 0.26), (0.3, 0))


def _people(pen: Pen) -> None:
    for x in (-0.42, 0.5):
        pen.ring(x, 0.279, 0.246)
        pen.ring(x, -0.590, 0.476, -80, 160)


def _machine(pen: Pen) -> None:
    pen.frame(-0.7, -0.7, 0.7, 0.4)
    pen.dot(-0.28, -0.12, 0.12)
    pen.dot(0.28, -0.12, 0.12)
    pen.stroke((0, 0.4), (0, 0.66))
    pen.dot(0, 0.72, 0.13)


def _plugin(pen: Pen) -> None:
    pen.frame(-0.6, -0.35, 0.6, 0.35)
    pen.stroke((-0.26, 0.4), (-0.26, 0.75))
    pen.stroke((0.26, 0.4), (0.26, 0.75))
    pen.stroke((0, -0.4), (0, -0.8))


def _picture(pen: Pen) -> None:
    pen.frame(-0.8, -0.62, 0.8, 0.62)
    pen.dot(-0.35, 0.2, 0.14)
    pen.stroke((-0.55, -0.35), (-0.05, 0.05), (0.2, -0.18), (0.5, 0.12))


def _save(pen: Pen) -> None:
    pen.stroke((0, 0.75), (0, -0.2))
    pen.stroke((-0.35, 0.12), (0, -0.25), (0.35, 0.12))
    pen.stroke((-0.7, -0.3), (-0.7, -0.7), (0.7, -0.7), (0.7, -0.3))


def _list(pen: Pen) -> None:
    for y in (-0.5, 0, 0.5):
        pen.dot(-0.65, y, 0.11)
        pen.stroke((-0.3, y), (0.75, y))


def _folder(pen: Pen) -> None:
    pen.stroke((-0.78, -0.55), (-0.78, 0.55), (-0.25, 0.55), (-0.05, 0.32), (0.78, 0.32))
    pen.stroke((0.78, 0.32), (0.78, -0.55), (-0.78, -0.55))


def _trophy(pen: Pen) -> None:
    pen.ring(0, 0.35, 0.42, 90, 180)
    pen.stroke((-0.42, 0.35), (-0.42, 0.72), (0.42, 0.72), (0.42, 0.35))
    pen.stroke((0, -0.1), (0, -0.55))
    pen.stroke((-0.38, -0.68), (0.38, -0.68))
    pen.ring(-0.5, 0.42, 0.24, 180, 180)
    pen.ring(0.5, 0.42, 0.24, 0, 180)


def _quit(pen: Pen) -> None:
    pen.stroke((-0.05, 0.7), (-0.7, 0.7), (-0.7, -0.7), (-0.05, -0.7))
    pen.stroke((-0.2, 0), (0.75, 0))
    pen.stroke((0.42, 0.33), (0.75, 0), (0.42, -0.33))


def _warning(pen: Pen) -> None:
    pen.stroke((0, 0.72), (0.8, -0.62), (-0.8, -0.62), (0, 0.72))
    pen.stroke((0, 0.25), (0, -0.12))
    pen.dot(0, -0.36, 0.09)


def _powder(pen: Pen) -> None:
    pen.frame(-0.42, -0.8, 0.42, 0.1)
    pen.stroke((-0.3, 0.32), (0.3, 0.32))
    for x, y in ((-0.5, 0.62), (0, 0.72), (0.5, 0.62)):
        pen.dot(x, y, 0.1)


def _target(pen: Pen) -> None:
    pen.ring(0, 0, 0.72)
    pen.ring(0, 0, 0.38)
    pen.dot(0, 0, 0.13)


_DRAWN: dict[Icon, Callable[[Pen], None]] = {
    Icon.PLAY: _play,
    Icon.PAUSE: _pause,
    Icon.NEXT: _next,
    Icon.BACK: _back,
    Icon.FORWARD: _forward,
    Icon.CLOSE: _close,
    Icon.CHECK: _check,
    Icon.SETTINGS: _settings,
    Icon.SOUND: _sound,
    Icon.MUTE: _mute,
    Icon.HELP: _help,
    Icon.UNDO: _undo,
    Icon.REPLAY: _replay,
    Icon.PEOPLE: _people,
    Icon.MACHINE: _machine,
    Icon.PLUGIN: _plugin,
    Icon.PICTURE: _picture,
    Icon.SAVE: _save,
    Icon.LIST: _list,
    Icon.FOLDER: _folder,
    Icon.TROPHY: _trophy,
    Icon.QUIT: _quit,
    Icon.WARNING: _warning,
    Icon.POWDER: _powder,
    Icon.TARGET: _target,
}
