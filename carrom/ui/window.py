"""The game's window: its size, its icon and full screen."""

from __future__ import annotations

import arcade
import pyglet
from pyglet.image import ImageData

TITLE = "Carrom"
LEAST_SIZE = (800, 600)
USUAL_SIZE = (1280, 720)

SCREEN_SHARE = 0.9
"""The part of the screen that a new window may fill."""


class CarromWindow(arcade.Window):
    """A resizable window that shows one screen at a time."""

    def __init__(self, size: tuple[int, int] | None = None, visible: bool = True) -> None:
        """Open the window.

        Args:
            size: Logical pixels; None takes what fits the screen well.
            visible: False keeps it hidden, for pictures and measurements.

        Raises:
            Exception: There is no display or no OpenGL 3.3; `startup.explain` tells them apart.
        """
        width, height = size or _size_for_screen()
        super().__init__(
            width,
            height,
            title=TITLE,
            resizable=True,
            visible=visible,
            antialiasing=False,  # edges are softened by the shaders, at a tenth of the cost
            vsync=True,
            center_window=size is None,
            fixed_frame_cap=1,
            enable_polling=False,
        )
        self.set_minimum_size(*LEAST_SIZE)

    def use_icon(self, *images: ImageData) -> None:
        """Show the game's own icon in the task bar, the best fitting of some sizes."""
        if not self.headless:
            self.set_icon(*images)

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


def fitting_size(screen: tuple[int, int], scale: float = 1.0) -> tuple[int, int]:
    """The size of a new window.

    Args:
        screen: Size of the screen, in the unit of window sizes.
        scale: The desktop's scaling: 1.5 for 150 %.
    """
    usual = (round(USUAL_SIZE[0] * scale), round(USUAL_SIZE[1] * scale))
    room = (round(screen[0] * SCREEN_SHARE), round(screen[1] * SCREEN_SHARE))
    return (
        max(LEAST_SIZE[0], min(usual[0], room[0])),
        max(LEAST_SIZE[1], min(usual[1], room[1])),
    )


def _size_for_screen() -> tuple[int, int]:
    """What fits the main screen; the usual size where it tells nothing about itself."""
    screen = pyglet.display.get_display().get_default_screen()
    try:
        scale = screen.get_scale()
    except NotImplementedError:
        scale = 1.0
    return fitting_size((screen.width, screen.height), scale)
