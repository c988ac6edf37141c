"""What all screens have in common: layout, time, focus, and who gets an event."""

from __future__ import annotations

import arcade

from carrom.ui.art.canvas import Canvas
from carrom.ui.art.widgets import WidgetGroup
from carrom.ui.stage import Stage

LONGEST_FRAME_S = 0.1
"""A frame that took longer counts as this: the machine slept, or the window was dragged."""


class Screen(arcade.View):
    """One view of the window; subclasses lay out, tick, paint and answer.

    Widgets get every event first; what they take, the screen below never sees.
    """

    def __init__(self, stage: Stage) -> None:
        super().__init__(stage.window)
        self.stage = stage
        self.widgets = WidgetGroup()
        self.pointer = (0.0, 0.0)
        """Where the mouse was last seen, in logical pixels."""

    @property
    def canvas(self) -> Canvas:
        """What to draw on."""
        return self.stage.canvas

    def lay_out(self) -> None:
        """Put everything where it belongs in the window's present size."""

    def tick(self, seconds: float) -> None:
        """Let time pass."""

    def paint(self) -> None:
        """Draw one frame, widgets aside."""

    def press(self, x: float, y: float) -> None:
        """The main button went down beside all widgets."""

    def drag(self, x: float, y: float, fine: bool) -> None:
        """The pointer moves with its main button down; `fine` is the shift key."""

    def release(self, x: float, y: float) -> None:
        """The main button came up."""

    def key(self, symbol: int, fine: bool) -> None:
        """A key that no widget wanted went down; `fine` is the shift key."""

    def key_up(self, symbol: int) -> None:
        """A key came up."""

    def leave(self) -> None:
        """The escape key, or the other mouse button: one step back."""

    def lose_focus(self) -> None:
        """Forget what is held down: its release will never be told."""

    def on_show_view(self) -> None:
        """The screen appears."""
        self.stage.begin()
        self.lay_out()

    def on_hide_view(self) -> None:
        """Another screen takes over."""
        self.on_deactivate()

    def on_draw(self) -> None:
        """Draw one frame, unless the window has no size."""
        if self.window.width > 0 and self.window.height > 0:
            self.clear()
            self.stage.begin()
            self.paint()
            self.widgets.draw(self.canvas)
            self.canvas.flush()

    def on_update(self, delta_time: float) -> None:
        """Let time pass, at most a long frame at once."""
        seconds = min(delta_time, LONGEST_FRAME_S)
        self.widgets.update(seconds)
        self.tick(seconds)

    def on_resize(self, width: int, height: int) -> bool:
        """Lay out anew; a size of nothing is a minimised window, and goes no further."""
        if width <= 0 or height <= 0:
            return True
        self.stage.begin()
        self.lay_out()
        return False

    def on_deactivate(self) -> None:
        """The window lost the focus."""
        self.widgets.let_go()
        self.lose_focus()

    def on_hide(self) -> None:
        """The window was minimised."""
        self.on_deactivate()

    def on_mouse_motion(self, x: int, y: int, dx: int, dy: int) -> bool:
        """The pointer moved."""
        self.pointer = (x, y)
        return self.widgets.on_mouse_motion(x, y)

    def on_mouse_press(self, x: int, y: int, button: int, modifiers: int) -> bool:
        """A button went down."""
        self.pointer = (x, y)
        if button == arcade.MOUSE_BUTTON_RIGHT:
            self.leave()
        elif button == arcade.MOUSE_BUTTON_LEFT and not self.widgets.on_mouse_press(x, y):
            self.press(x, y)
        return True

    def on_mouse_drag(self, x: int, y: int, dx: int, dy: int, buttons: int, modifiers: int) -> bool:
        """The pointer moved with a button down."""
        self.pointer = (x, y)
        left = buttons & arcade.MOUSE_BUTTON_LEFT
        if left and not self.widgets.on_mouse_drag(x, y):
            self.drag(x, y, bool(modifiers & arcade.key.MOD_SHIFT))
        return True

    def on_mouse_release(self, x: int, y: int, button: int, modifiers: int) -> bool:
        """A button came up, wherever the pointer is now."""
        self.pointer = (x, y)
        if button == arcade.MOUSE_BUTTON_LEFT and not self.widgets.on_mouse_release(x, y):
            self.release(x, y)
        return True

    def on_mouse_scroll(self, x: int, y: int, scroll_x: float, scroll_y: float) -> bool:
        """The wheel turned."""
        return self.widgets.on_mouse_scroll(x, y, scroll_y)

    def on_key_press(self, symbol: int, modifiers: int) -> bool | None:
        """A key went down."""
        if symbol == arcade.key.ESCAPE:
            self.leave()
        elif symbol == arcade.key.F11:
            return None
        elif not self.widgets.on_key_press(symbol, modifiers):
            self.key(symbol, bool(modifiers & arcade.key.MOD_SHIFT))
        return True

    def on_key_release(self, symbol: int, modifiers: int) -> bool:
        """A key came up; the window hears of it too."""
        self.key_up(symbol)
        return False

    def on_text(self, text: str) -> bool:
        """Something was typed."""
        return self.widgets.on_text(text)
