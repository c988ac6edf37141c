"""The game's window: its size, its icon and full screen."""

from __future__ import annotations

import sys
from collections.abc import Sequence

import arcade
import pyglet
from pyglet.display.base import Screen, ScreenMode
from pyglet.image import ImageData

from carrom.ui.art.theme import LEAST_SIZE
from carrom.ui.window_manager import ask_for_full_screen

TITLE = "Carrom"
USUAL_SIZE = (1280, 720)

SCREEN_SHARE = 0.9
"""The part of the screen that a new window may fill."""


class CarromWindow(arcade.Window):
    """A resizable window that shows one screen at a time."""

    def __init__(self, size: tuple[int, int], visible: bool = True) -> None:
        """Open the window in the middle of the screen.

        Args:
            size: Logical pixels.
            visible: False keeps it hidden, for pictures and measurements.

        Raises:
            Exception: There is no display or no OpenGL 3.3; `startup.explain` tells them apart.
        """
        super().__init__(
            *size,
            title=TITLE,
            resizable=True,
            visible=visible,
            antialiasing=False,  # edges are softened by the shaders, at a tenth of the cost
            vsync=True,
            fixed_frame_cap=1,
            enable_polling=False,
        )
        screen, scale = self.screen, units_per_pixel(self.screen)
        self.set_minimum_size(*(round(side * scale) for side in least_size(room_on(screen))))
        # Not by arcade, which opens the display once more for it, and closes it under later ones.
        width, height = (round(side * scale) for side in self.get_size())
        self.set_location(
            screen.x + (screen.width - width) // 2, screen.y + (screen.height - height) // 2
        )
        self._managed_full_screen = False

    @property
    def fullscreen(self) -> bool:
        """Whether it fills a screen."""
        return self._managed_full_screen or super().fullscreen

    @property
    def size_as_window(self) -> tuple[int, int]:
        """Its size while it does not fill a screen, in logical pixels."""
        return self.get_requested_size() if self.fullscreen else self.get_size()

    def use_icon(self, *images: ImageData) -> None:
        """Show the game's own icon in the task bar, the best fitting of some sizes."""
        if not self.headless:
            self.set_icon(*images)

    def set_fullscreen(
        self,
        fullscreen: bool = True,
        screen: Screen | None = None,
        mode: ScreenMode | None = None,
        width: float | None = None,
        height: float | None = None,
    ) -> None:
        """Fill a screen, by itself the one on which the window is; or be a window again."""
        if fullscreen and not self.fullscreen:
            # Where pyglet comes back to; by itself it would be the size of the beginning.
            self._requested_width, self._requested_height = self.get_size()
        if not super().fullscreen and ask_for_full_screen(self, fullscreen):
            self._managed_full_screen = fullscreen
            return
        if fullscreen and screen is None and not self.headless:
            (x, y), scale = self.get_location(), units_per_pixel(self.screen)
            wide, high = (round(side * scale) for side in self.get_size())
            screens = self.display.get_screens()
            screen = screen_at((x + wide // 2, y + high // 2), screens)
        super().set_fullscreen(fullscreen, screen, mode, width, height)

    def on_key_press(self, symbol: int, modifiers: int) -> None:
        """Toggle full screen; everything else is the screen's."""
        if symbol == arcade.key.F11:
            self.set_fullscreen(not self.fullscreen)
            # The key comes up in a window that is no longer there.
            pyglet.clock.schedule_once(lambda _: self._hear_all_keys(), 0)

    def on_key_release(self, symbol: int, modifiers: int) -> None:
        """Hear every key again."""
        self._hear_all_keys()

    def _hear_all_keys(self) -> None:
        """Have X11's keys told anew.

        There pyglet ignores keys that it takes for held ones, and it never hears that a key was
        released if the shift key came up before it.
        """
        held: set[int] = getattr(self, "pressed_keys", set())
        held.clear()


def size_at_start(kept: tuple[int, int], room: tuple[int, int]) -> tuple[int, int]:
    """The size of the window when the game is opened, in logical pixels.

    Args:
        kept: What it was when the game was last closed; the usual size, if it never was.
        room: Size of the screen, which may be another one by now.
    """
    share = SCREEN_SHARE if kept == USUAL_SIZE else 1.0
    width, height = (
        max(least, min(wish, round(side * share)))
        for wish, side, least in zip(kept, room, least_size(room), strict=True)
    )
    return width, height


def least_size(room: tuple[int, int]) -> tuple[int, int]:
    """The least size of a window on a screen of a size, in logical pixels."""
    width, height = map(min, LEAST_SIZE, (round(side * SCREEN_SHARE) for side in room))
    return width, height


def size_on_main_screen(kept: tuple[int, int]) -> tuple[int, int]:
    """The size at the start on the screen that new windows come up on, in logical pixels."""
    return size_at_start(kept, room_on(pyglet.display.get_display().get_default_screen()))


def room_on(screen: Screen) -> tuple[int, int]:
    """The size of a screen in logical pixels, as the desktop scales it now."""
    scale = units_per_pixel(screen)
    return round(screen.width / scale), round(screen.height / scale)


def units_per_pixel(screen: Screen) -> float:
    """How many of the units in which a screen is measured make a logical pixel.

    These units are real pixels, but on macOS they are logical pixels already.
    """
    if sys.platform == "darwin" or pyglet.options.headless:
        return 1.0
    return screen.get_scale()


def screen_at(place: tuple[int, int], screens: Sequence[Screen]) -> Screen | None:
    """The screen on which a place of the desktop is; None where none is there."""
    x, y = place
    for screen in screens:
        if 0 <= x - screen.x < screen.width and 0 <= y - screen.y < screen.height:
            return screen
    return None
